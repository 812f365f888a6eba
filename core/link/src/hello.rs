//! The first words of a meeting: versions before anything else, and refusals by name.

use crate::error::Malformed;
use crate::wire::Reader;

/// The number of this protocol. It changes with every change that an older version would misread.
pub const PROTOCOL: u16 = 1;

const MAGIC: [u8; 2] = *b"Tb";

/// What each side says of itself. `game` and `rules` are the floor above's numbers; the link only compares them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// The number of the protocol.
    pub protocol: u16,
    /// The version of the app, as one number that grows.
    pub app: u32,
    /// Which game is on the table; zero from a guest that will take any it has.
    pub game: u32,
    /// The number of the game's rules; zero with game zero.
    pub rules: u16,
}

/// Who is who at the table. This is decided by who holds the game, not by who opened the channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Holds the game.
    Host,
    /// Joins it.
    Guest,
}

/// How the guest wants to be known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// By the key from an earlier pairing.
    Known,
    /// By the digits that the host shows.
    Code,
}

/// The first packet of each side. Both become the prologue of the handshake, so that nobody can change a bit of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hello {
    /// The versions.
    pub numbers: Numbers,
    /// Who speaks.
    pub side: Side,
    /// How the guest wants to be known; the host repeats it.
    pub way: Way,
    /// Fresh chance: what was said in another meeting is worth nothing in this one.
    pub nonce: [u8; 16],
}

/// Why a device is turned away. Each has its sentence on the floor above.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The protocols differ; the numbers tell who is older.
    Protocol,
    /// The app is too old for the other.
    App,
    /// Another game, or one that the guest does not have.
    Game,
    /// The same game under other rules.
    Rules,
    /// The table is taken, and this device is not one of its own (C5).
    Busy,
    /// The key is not known here (any more): the digits are needed.
    Unknown,
    /// The digits were wrong; new ones are shown.
    WrongCode,
    /// Both host, or both join.
    SameSide,
}

impl Refusal {
    /// All of them, in the order of their numbers on the wire, which begin with 1.
    pub const ALL: [Refusal; 8] = [
        Refusal::Protocol,
        Refusal::App,
        Refusal::Game,
        Refusal::Rules,
        Refusal::Busy,
        Refusal::Unknown,
        Refusal::WrongCode,
        Refusal::SameSide,
    ];

    /// The number on the wire.
    pub fn number(self) -> u8 {
        Refusal::ALL.iter().zip(1..).find(|(r, _)| **r == self).map_or(0, |(_, n)| n)
    }

    /// The refusal of this number.
    pub fn of(number: u8) -> Result<Refusal, Malformed> {
        let at = usize::from(number).checked_sub(1).ok_or(Malformed::Kind)?;
        Refusal::ALL.get(at).copied().ok_or(Malformed::Kind)
    }

    /// Whether trying again with the same device, digits and versions is senseless.
    pub fn is_final(self) -> bool {
        matches!(self, Refusal::Protocol | Refusal::App | Refusal::Game | Refusal::Rules | Refusal::SameSide)
    }
}

impl Numbers {
    /// Writes the numbers.
    pub fn put(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.protocol.to_le_bytes());
        out.extend_from_slice(&self.app.to_le_bytes());
        out.extend_from_slice(&self.game.to_le_bytes());
        out.extend_from_slice(&self.rules.to_le_bytes());
    }

    /// Reads them.
    pub fn read(reader: &mut Reader<'_>) -> Result<Numbers, Malformed> {
        Ok(Numbers { protocol: reader.u16()?, app: reader.u32()?, game: reader.u32()?, rules: reader.u16()? })
    }
}

impl Hello {
    /// The body of the packet.
    pub fn write(&self) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        self.numbers.put(&mut out);
        out.push(u8::from(self.side == Side::Host) | u8::from(self.way == Way::Code) << 1);
        out.extend_from_slice(&self.nonce);
        out
    }

    /// Reads the body. The protocol comes first and alone: a later one may look otherwise from there on.
    pub fn read(bytes: &[u8]) -> Result<Hello, OtherHello> {
        let mut reader = Reader::new(bytes);
        let mut start = || -> Result<u16, Malformed> {
            if reader.array::<2>()? != MAGIC {
                return Err(Malformed::Kind);
            }
            reader.clone().u16()
        };
        let protocol = start().map_err(OtherHello::Malformed)?;
        if protocol != PROTOCOL {
            return Err(OtherHello::Protocol(protocol));
        }
        let mut rest = || -> Result<Hello, Malformed> {
            let numbers = Numbers::read(&mut reader)?;
            let flags = reader.u8()?;
            if flags > 3 {
                return Err(Malformed::Kind);
            }
            let side = if flags & 1 == 1 { Side::Host } else { Side::Guest };
            let way = if flags & 2 == 2 { Way::Code } else { Way::Known };
            let nonce = reader.array()?;
            reader.end()?;
            Ok(Hello { numbers, side, way, nonce })
        };
        rest().map_err(OtherHello::Malformed)
    }
}

/// A Hello that is none of this protocol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OtherHello {
    /// Of another protocol, to be refused by name.
    Protocol(u16),
    /// No Hello at all.
    Malformed(Malformed),
}

/// What this side plays with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Versions {
    /// The version of this app.
    pub app: u32,
    /// The oldest app this one plays with.
    pub least: u32,
    /// The games and the numbers of their rules: for a host the one on the table, for a guest all that it has.
    pub games: Vec<(u32, u16)>,
}

impl Versions {
    /// The numbers this side says: a guest with several games leaves it to the host.
    pub fn numbers(&self) -> Numbers {
        let (game, rules) = if let [one] = self.games[..] { one } else { (0, 0) };
        Numbers { protocol: PROTOCOL, app: self.app, game, rules }
    }

    /// Whether the other fits, or why not.
    pub fn check(&self, theirs: &Numbers) -> Result<(), Refusal> {
        if theirs.protocol != PROTOCOL {
            return Err(Refusal::Protocol);
        }
        if theirs.app < self.least {
            return Err(Refusal::App);
        }
        if theirs.game == 0 {
            return Ok(());
        }
        match self.games.iter().find(|(game, _)| *game == theirs.game) {
            None => Err(Refusal::Game),
            Some((_, rules)) if *rules != theirs.rules => Err(Refusal::Rules),
            Some(_) => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hello() -> Hello {
        let numbers = Numbers { protocol: PROTOCOL, app: 0x0102_0304, game: 77, rules: 5 };
        Hello { numbers, side: Side::Host, way: Way::Code, nonce: [9; 16] }
    }

    #[test]
    fn a_hello_comes_back() {
        for side in [Side::Host, Side::Guest] {
            for way in [Way::Known, Way::Code] {
                let hello = Hello { side, way, ..hello() };
                assert_eq!(Hello::read(&hello.write()), Ok(hello));
            }
        }
        assert_eq!(hello().write().len(), 31);
    }

    #[test]
    fn another_protocol_is_named_even_if_the_rest_makes_no_sense() {
        let mut bytes = hello().write();
        bytes[2] = 9;
        assert_eq!(Hello::read(&bytes[..4]), Err(OtherHello::Protocol(9)));
        assert_eq!(Hello::read(b"no"), Err(OtherHello::Malformed(Malformed::Kind)));
        assert_eq!(Hello::read(&hello().write()[..30]), Err(OtherHello::Malformed(Malformed::Short)));
    }

    #[test]
    fn what_does_not_fit_is_refused_by_name() {
        let mine = Versions { app: 30, least: 20, games: vec![(1, 4), (2, 6)] };
        let theirs = Numbers { protocol: PROTOCOL, app: 20, game: 2, rules: 6 };
        assert_eq!(mine.check(&theirs), Ok(()));
        assert_eq!(mine.check(&Numbers { game: 0, rules: 0, ..theirs }), Ok(()));
        assert_eq!(mine.check(&Numbers { protocol: 2, ..theirs }), Err(Refusal::Protocol));
        assert_eq!(mine.check(&Numbers { app: 19, ..theirs }), Err(Refusal::App));
        assert_eq!(mine.check(&Numbers { game: 3, ..theirs }), Err(Refusal::Game));
        assert_eq!(mine.check(&Numbers { rules: 7, ..theirs }), Err(Refusal::Rules));
        assert_eq!(mine.numbers().game, 0);
    }

    #[test]
    fn refusals_have_numbers() {
        for refusal in Refusal::ALL {
            assert_eq!(Refusal::of(refusal.number()), Ok(refusal));
        }
        assert_eq!(Refusal::of(0), Err(Malformed::Kind));
        assert_eq!(Refusal::of(9), Err(Malformed::Kind));
    }
}
