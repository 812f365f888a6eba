//! What the screens say of links: each state that a person can act on has its sentence.

use link::event::{Joining, Permission, Radio, Standing};
use link::hello::Refusal;
use link::time::Millis;
use table::text::Text;

/// How it stands with joining. `now` is the shell's clock.
pub(crate) fn joining(joining: Joining) -> Text {
    Text::new(match joining {
        Joining::Idle => "screen-near-idle",
        Joining::Looking => "screen-near-looking",
        Joining::NobodyFound => "screen-near-nobody",
        Joining::Connecting => "screen-near-connecting",
        Joining::Meeting => "screen-near-meeting",
        Joining::DigitsWanted => "screen-near-digits",
        Joining::Held { .. } => "screen-near-held",
        Joining::WrongDigits => "screen-near-wrong",
        Joining::Failed => "screen-near-failed",
        Joining::Joined(_) => "screen-near-ready",
        Joining::Refused(refusal) => return refused(refusal),
    })
}

/// How it stands with a device, a few words beside its name.
pub(crate) fn standing(standing: Standing, now: Millis) -> Text {
    Text::new(match standing {
        Standing::Together => "screen-near-here",
        Standing::Quiet => "screen-near-quiet",
        Standing::Asleep => "screen-near-asleep",
        Standing::Meeting => "screen-near-meeting",
        Standing::Connecting => "screen-near-connecting",
        Standing::Searching { at: Some(at) } if at > now => {
            let seconds = (at - now).div_ceil(1000);
            return Text::new("screen-near-searching-at").num("seconds", i64::try_from(seconds).unwrap_or(i64::MAX));
        }
        Standing::Searching { .. } => "screen-near-searching",
        Standing::Waiting => "screen-near-waiting",
        Standing::TapToReconnect => "screen-near-tap",
        Standing::Left => "screen-near-has-left",
        Standing::RadioDown => "screen-near-waiting",
        Standing::Refused(refusal) => return refused(refusal),
    })
}

/// Why a device is turned away.
pub(crate) fn refused(refusal: Refusal) -> Text {
    Text::new(match refusal {
        Refusal::Protocol => "screen-near-refused-protocol",
        Refusal::App => "screen-near-refused-app",
        Refusal::Game => "screen-near-refused-game",
        Refusal::Rules => "screen-near-refused-rules",
        Refusal::Busy => "screen-near-refused-busy",
        Refusal::Unknown => "screen-near-refused-unknown",
        Refusal::WrongCode => "screen-near-wrong",
        Refusal::SameSide => "screen-near-refused-same-side",
    })
}

/// What is wrong with the radio, if something is.
pub(crate) fn radio(radio: Radio) -> Option<Text> {
    Some(Text::new(match radio {
        Radio::On => return None,
        Radio::Off => "screen-near-radio-off",
        Radio::NoPermission(Permission::Scan) => "screen-near-permission-scan",
        Radio::NoPermission(Permission::Connect) => "screen-near-permission-connect",
        Radio::NoPermission(Permission::Advertise) => "screen-near-permission-advertise",
        Radio::LocationOff => "screen-near-location-off",
        Radio::None => "screen-near-no-radio",
    }))
}

/// Whether a device in this standing can be spoken to, now or as soon as it wakes.
pub(crate) fn is_near(standing: Standing) -> bool {
    matches!(standing, Standing::Together | Standing::Quiet | Standing::Asleep)
}
