//! Twins of Aquileia, from the table of hidden information in its rules (section 8).
//!
//! Hidden are the cards in the hands of others that were not bought face up, both piles, and the laurels of the Stadium:
//! which of two cards the first kept, and which card came from the deck. So the twin draws other cards for others and
//! keeps another laurel, as long as everything that lies open stays as it is, input by input; and what the viewer holds
//! stays too. At the end all laurels are shown, so a twin with other laurels is followed up to there.

use super::super::traces::{Trace, replay};
use super::Pair;
use games::aquileia::{Action, Aquileia, Held, Player, Race, State, Step};
use harness::start;
use table::chance::{Luck, Outcome};
use table::game::Game;
use table::input::{Input, step};
use table::log::Log;
use table::seat::{Seat, Viewer};
use table::seen::Seen;

/// How often something is tried to be changed.
const TRIES: u32 = 32;

/// What lies open of a position, and what the viewer holds; everything else is hidden from it.
fn in_sight(s: &State, viewer: Viewer) -> impl PartialEq + use<> {
    let own = |seat: Seat| viewer == Viewer::Seat(seat);
    let hands = s.all().map(|seat| {
        let Player { coins, score, stands, houses, passed, hand, open, crowns } = *s.player(seat);
        let counts = (hand.kinds[..2].iter().sum::<u8>(), hand.kinds[2..].iter().sum::<u8>());
        (coins, score, stands, houses, passed, counts, open, crowns, own(seat).then_some(hand))
    });
    let race = |race: &Race| {
        let second = race.second.map(|(seat, _)| seat);
        let shown = race.open || own(race.first) || viewer == Viewer::After;
        let given = race.second.filter(|(seat, _)| shown || own(*seat)).map(|(_, given)| given);
        // Who received a card unlike the open one knows that the first has that one.
        let told = given.is_some_and(|given| given != Held::Card(race.up));
        (race.up, race.first, second, race.open, (shown || told).then_some(race.kept), given)
    };
    let races: Vec<_> = s.races.iter().map(|r| r.as_ref().map(race)).collect();
    let piles = (s.pile.kinds[..2].iter().sum::<u8>(), s.pile.kinds[2..].iter().sum::<u8>());
    let look = s.look.map(|look| (own(s.active) || viewer == Viewer::After).then_some(look));
    // The deck of laurels shows, once the game is over, by what is missing.
    let deck = (viewer == Viewer::After).then_some(s.laurels);
    let open = (s.round, s.start, s.step, s.at, s.active, s.bank, s.port, s.blocked, s.tie, s.gone, s.renewed);
    let more = (s.slots, s.display, s.crowns, s.auction, s.blue, s.blue_left, s.contest, s.built, s.dice);
    (hands.collect::<Vec<_>>(), races, piles, look, deck, open, more)
}

/// One thing that may be changed: a card that was drawn in secret, or a laurel that was kept.
#[derive(Clone, Copy)]
enum Secret {
    Drawn(usize, usize),
    Kept(usize),
}

/// The places of a record at which something happened that the viewer may not know.
fn secrets(trace: &Trace<Action>, viewer: Viewer) -> Vec<Secret> {
    let mut found = Vec::new();
    let mut s = start::<Aquileia>(&trace.named, trace.seats);
    for (at, input) in trace.inputs.iter().enumerate() {
        let others = viewer != Viewer::Seat(s.active);
        match (s.step, input) {
            (Step::DrawServi(_) | Step::DrawPrize | Step::DrawBonus | Step::Look, Input::Fate(outcome)) if others => {
                found.extend((0..outcome.0.len()).map(|nth| Secret::Drawn(at, nth)));
            }
            (Step::Keep, _) if others => found.push(Secret::Kept(at)),
            _ => {}
        }
        step::<Aquileia>(&mut s, input, &mut Vec::new(), &mut Log::silent()).expect("a record replays");
    }
    found
}

/// Changes one thing, or lets two that were drawn change places.
fn change(twin: &mut Trace<Action>, secrets: &[Secret], luck: &mut impl Luck) {
    // Rather early ones: the later a game and its twin part, the less there is to compare.
    let one = |luck: &mut _| Luck::below(luck, secrets.len() as u32) as usize;
    let any = |luck: &mut _| secrets[one(luck).min(one(luck))];
    match any(luck) {
        Secret::Kept(at) => {
            if let Input::Act(_, action) = &mut twin.inputs[at] {
                *action = if *action == Action::KeepDeck { Action::KeepFaceUp } else { Action::KeepDeck };
            }
        }
        Secret::Drawn(at, nth) => {
            let other = any(luck);
            let kind = match other {
                Secret::Drawn(at, nth) if luck.below(2) == 0 => drawn(twin, at, nth),
                _ => luck.below(9) as u8,
            };
            if let Secret::Drawn(other_at, other_nth) = other {
                let old = drawn(twin, at, nth);
                draw(twin, other_at, other_nth, old);
            }
            draw(twin, at, nth, kind);
        }
    }
}

fn drawn(trace: &Trace<Action>, at: usize, nth: usize) -> u8 {
    match &trace.inputs[at] {
        Input::Fate(Outcome(row)) => row.get(nth).expect("a card of the draw"),
        Input::Act(..) => unreachable!("a card is drawn by chance"),
    }
}

fn draw(trace: &mut Trace<Action>, at: usize, nth: usize, kind: u8) {
    if let Input::Fate(Outcome(row)) = &mut trace.inputs[at] {
        row.replace(nth, kind);
    }
}

/// How many inputs of two records look the same to the viewer, from the first on: all of them, or too few.
fn alike(left: &Trace<Action>, right: &Trace<Action>, viewer: Viewer) -> usize {
    let (mut one, mut two) = (start::<Aquileia>(&left.named, left.seats), start::<Aquileia>(&right.named, right.seats));
    for (at, (first, second)) in left.inputs.iter().zip(&right.inputs).enumerate() {
        step::<Aquileia>(&mut one, first, &mut Vec::new(), &mut Log::silent()).expect("a record replays");
        let done = step::<Aquileia>(&mut two, second, &mut Vec::new(), &mut Log::silent());
        if done.is_err() || in_sight(&one, viewer) != in_sight(&two, viewer) {
            return at;
        }
        // What is asked of the viewer is asked alike, and of others in as many steps.
        if Aquileia::drafting(&one, one.active) != Aquileia::drafting(&two, two.active) {
            return at;
        }
        // All laurels are shown now: a twin with other ones is followed up to here.
        if one.step == Step::Over && one.races != two.races {
            return at;
        }
    }
    left.inputs.len()
}

/// The last place up to this one at which somebody is asked, or nothing more is: there a table stops, too.
fn at_rest(trace: &Trace<Action>, length: usize) -> usize {
    let mut s = start::<Aquileia>(&trace.named, trace.seats);
    let mut at = 0;
    for (done, input) in (1..).zip(&trace.inputs[..length]) {
        step::<Aquileia>(&mut s, input, &mut Vec::new(), &mut Log::silent()).expect("a record replays");
        if !s.step.is_chance() && Aquileia::forced(&Seen::of(&s, Viewer::Public)).is_none() {
            at = done;
        }
    }
    at
}

/// Whether the two are ever in different positions.
fn differ(left: &Trace<Action>, right: &Trace<Action>) -> bool {
    let (mut one, mut two) = (start::<Aquileia>(&left.named, left.seats), start::<Aquileia>(&right.named, right.seats));
    left.inputs.iter().zip(&right.inputs).any(|(first, second)| {
        step::<Aquileia>(&mut one, first, &mut Vec::new(), &mut Log::silent()).expect("a record replays");
        step::<Aquileia>(&mut two, second, &mut Vec::new(), &mut Log::silent()).expect("and its twin");
        one != two
    })
}

/// A game and its twin for one viewer; none where nothing hidden could be another.
pub fn pair(viewer: Viewer, mut left: Trace<Action>, luck: &mut impl Luck) -> Option<Pair<Action>> {
    let secrets = secrets(&left, viewer);
    if secrets.is_empty() {
        return None;
    }
    let mut right = left.clone();
    let mut changed = 0;
    for _ in 0..TRIES {
        let mut twin = right.clone();
        change(&mut twin, &secrets, luck);
        if twin.inputs == right.inputs {
            continue;
        }
        // The last input may be the one that shows all laurels.
        if alike(&left, &twin, viewer) + 1 >= left.inputs.len() {
            changed += 1;
            right = twin;
        }
    }
    let length = at_rest(&left, alike(&left, &right, viewer));
    left.inputs.truncate(length);
    right.inputs.truncate(length);
    replay::<Aquileia>(&right).expect("the rules accept every input of the twin");
    // Two changes may have undone each other.
    (changed > 0 && differ(&left, &right)).then_some(Pair { viewer, left, right, aligned: true })
}
