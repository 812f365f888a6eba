//! Everything that goes over the wire between a host and its guests, and how it is written.
//!
//! The first byte is the version, the second says what it is. Actions and views are in `postcard`'s form, and so are all
//! numbers; what is around them is written out here, so that every reader knows its bounds before it takes anything in.

use super::inside::{LONGEST_NAME, read_answer, read_head, read_steps, write_answer, write_head, write_steps};
use super::wire::{Bad, Reader, Writer};
pub use super::words::Words;
use super::{Device, LONGEST, Refused};
use crate::journal::Told;
use crate::saved::Head;
pub use crate::table::here::{Act, Did};
use table::seat::{MAX_SEATS, Seat, SeatSet};

/// The version of these messages. The link compares it with the other side's before anything is sent.
pub const VERSION: u8 = 1;
/// No view is longer, in bytes.
pub const LONGEST_VIEW: usize = 16 << 10;
/// No action is longer, in bytes.
pub const LONGEST_ACTION: usize = 64;
/// No part of a table that is handed over is longer, in bytes.
pub const LONGEST_PART: usize = 16 << 10;
/// No table that is handed over is longer, in bytes.
pub const LONGEST_TABLE: usize = 9 << 20;

/// What a guest says to the host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ToHost {
    /// It is here, and this is what it holds.
    Hello(Hello),
    /// One of its seats does something.
    Propose(Proposal),
    /// It wants the steps of its log from one number up to another.
    Page {
        /// The first.
        from: u32,
        /// Behind the last.
        to: u32,
    },
    /// It leaves the table.
    Leave,
    /// It takes the table that was offered, or does not.
    Take {
        /// The number of the handing over.
        number: u64,
        /// Whether it takes it.
        yes: bool,
    },
    /// The table is on its disk.
    Stored {
        /// The number of the handing over.
        number: u64,
    },
}

/// What a guest holds, said whenever a connection begins or something does not agree.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hello {
    /// How often it has said hello: what answers an earlier one does not count any more.
    pub asked: u32,
    /// What the device is called.
    pub name: String,
    /// The check sum of the welcome it knows; 0 for none.
    pub welcome: u32,
    /// The digest of its catalogs; 0 wants all texts written out.
    pub words: u32,
    /// The digest of the views it holds; 0 for none.
    pub views: u32,
    /// The seats whose views and log it holds.
    pub seats: SeatSet,
    /// How many steps its log has, and the digest of the last of them.
    pub log: (u32, u32),
    /// A table that it was handed: the number, and how many parts have come (`u32::MAX` once it is stored).
    pub taking: Option<(u64, u32)>,
}

/// What a seat on a guest's device does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// Its number: the same one is not carried out twice.
    pub number: u32,
    /// The seat.
    pub seat: Seat,
    /// The revision of the seat's own view.
    pub revision: u64,
    /// What it does.
    pub act: Act,
}

/// What the host says to a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ToGuest {
    /// The table: its number, what is known of the game without its position, and the digest of the host's catalogs.
    Welcome {
        /// The table's number.
        table: [u8; 16],
        /// The players and what was chosen before the game.
        head: Head,
        /// The digest of the host's catalogs.
        words: u32,
    },
    /// Where the game stands.
    State(Box<State>),
    /// A page of the log.
    Steps {
        /// The number of the first step.
        from: u32,
        /// The steps.
        steps: Vec<Told>,
    },
    /// The host closes the table for now.
    Closed,
    /// There is no room for one more device.
    Full,
    /// The whole table is offered.
    Offer {
        /// The number of the handing over.
        number: u64,
    },
    /// A part of the table.
    Part {
        /// The number of the handing over.
        number: u64,
        /// Which part.
        part: u32,
        /// How many there are.
        of: u32,
        /// Its bytes.
        bytes: Vec<u8>,
    },
    /// The guest is the host now.
    Yours {
        /// The number of the handing over.
        number: u64,
    },
    /// The handing over is off.
    Stays {
        /// Its number.
        number: u64,
    },
    /// The table is on another device now.
    Went {
        /// On which.
        to: Device,
    },
}

/// Where the game stands, as a guest's device may know it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// The hello that this and what follows goes on from.
    pub asked: u32,
    /// Whether the views are written against those that the guest holds, rather than the beginning of the game.
    pub held: bool,
    /// Whether the game is over, and the view after the end comes last.
    pub over: bool,
    /// The digest of all views together.
    pub digest: u32,
    /// The seats of the device.
    pub seats: SeatSet,
    /// Those of them that can take something back.
    pub undo: SeatSet,
    /// All seats whose devices are not there.
    pub away: SeatSet,
    /// The number of the last proposal that was heard, after a hello.
    pub last: Option<u32>,
    /// What came of a proposal.
    pub answer: Option<(u32, Result<Did, Refused>)>,
    /// The device's views: revision and delta, its seats in order (or the public one), then the one after the end.
    pub views: Vec<(u64, Vec<u8>)>,
    /// What has changed in the log; nothing if it is as it was.
    pub log: Option<LogTail>,
}

/// What has changed in a device's log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LogTail {
    /// So many steps still stand.
    pub keep: u32,
    /// The number of the first step that is in the message; those before it that the guest lacks it can ask for.
    pub from: u32,
    /// The steps.
    pub steps: Vec<Told>,
}

fn begin(kind: u8) -> Writer {
    let mut out = Writer::default();
    out.byte(VERSION);
    out.byte(kind);
    out
}

/// What kind of message it is, and the rest of it.
fn open(message: &[u8]) -> Result<(u8, Reader<'_>), Bad> {
    if message.len() > LONGEST {
        return Err(Bad);
    }
    opened(message)
}

fn opened(message: &[u8]) -> Result<(u8, Reader<'_>), Bad> {
    let mut read = Reader::new(message);
    if read.byte()? != VERSION {
        return Err(Bad);
    }
    Ok((read.byte()?, read))
}

impl ToHost {
    /// The message as bytes.
    pub fn write(&self) -> Vec<u8> {
        let mut out;
        match self {
            ToHost::Hello(hello) => {
                out = begin(0);
                out.number(hello.asked.into());
                out.bytes(hello.name.as_bytes());
                [hello.welcome, hello.words, hello.views].iter().for_each(|sum| out.sum(*sum));
                out.seats(hello.seats);
                out.number(hello.log.0.into());
                out.sum(hello.log.1);
                out.byte(hello.taking.is_some().into());
                if let Some((number, parts)) = hello.taking {
                    out.number(number);
                    out.number(parts.into());
                }
            }
            ToHost::Propose(Proposal { number, seat, revision, act }) => {
                out = begin(1);
                out.number((*number).into());
                out.byte(seat.0);
                out.number(*revision);
                match act {
                    Act::Option(option) => {
                        out.byte(0);
                        out.number((*option).into());
                    }
                    Act::Action(action) => {
                        out.byte(1);
                        out.bytes(action);
                    }
                    Act::Undo => out.byte(2),
                    Act::Restart => out.byte(3),
                }
            }
            ToHost::Page { from, to } => {
                out = begin(2);
                out.number((*from).into());
                out.number((*to).into());
            }
            ToHost::Leave => out = begin(3),
            ToHost::Take { number, yes } => {
                out = begin(4);
                out.number(*number);
                out.byte((*yes).into());
            }
            ToHost::Stored { number } => {
                out = begin(5);
                out.number(*number);
            }
        }
        out.done()
    }

    /// The message of these bytes.
    pub fn read(message: &[u8]) -> Result<ToHost, Bad> {
        let (kind, mut read) = open(message)?;
        let said = match kind {
            0 => ToHost::Hello(Hello {
                asked: read.small()?,
                name: read.words(LONGEST_NAME)?.to_owned(),
                welcome: read.sum()?,
                words: read.sum()?,
                views: read.sum()?,
                seats: read.seats()?,
                log: (read.small()?, read.sum()?),
                taking: if read.yes()? { Some((read.number()?, read.small()?)) } else { None },
            }),
            1 => ToHost::Propose(Proposal {
                number: read.small()?,
                seat: read.seat()?,
                revision: read.number()?,
                act: match read.byte()? {
                    0 => Act::Option(u16::try_from(read.number()?).map_err(|_| Bad)?),
                    1 => Act::Action(read.bytes(LONGEST_ACTION)?.to_vec()),
                    2 => Act::Undo,
                    3 => Act::Restart,
                    _ => return Err(Bad),
                },
            }),
            2 => ToHost::Page { from: read.small()?, to: read.small()? },
            3 => ToHost::Leave,
            4 => ToHost::Take { number: read.number()?, yes: read.yes()? },
            5 => ToHost::Stored { number: read.number()? },
            _ => return Err(Bad),
        };
        read.end()?;
        Ok(said)
    }
}

/// What a state has in it that is not always there.
const HELD: u8 = 1;
const OVER: u8 = 2;
const LAST: u8 = 4;
const ANSWER: u8 = 8;
const LOG: u8 = 16;

impl ToGuest {
    /// The message as bytes, its texts by these catalogs.
    pub fn write(&self, words: &Words) -> Vec<u8> {
        let mut out;
        match self {
            ToGuest::Welcome { table, head, words } => {
                out = begin(0);
                out.raw(table);
                out.sum(*words);
                write_head(&mut out, head);
            }
            ToGuest::State(state) => {
                out = begin(1);
                state.write(&mut out, words);
            }
            ToGuest::Steps { from, steps } => {
                out = begin(2);
                out.number((*from).into());
                write_steps(&mut out, steps, words);
            }
            ToGuest::Closed => out = begin(3),
            ToGuest::Full => out = begin(4),
            ToGuest::Offer { number } => {
                out = begin(5);
                out.number(*number);
            }
            ToGuest::Part { number, part, of, bytes } => {
                out = begin(6);
                out.number(*number);
                out.number((*part).into());
                out.number((*of).into());
                out.bytes(bytes);
            }
            ToGuest::Yours { number } => {
                out = begin(7);
                out.number(*number);
            }
            ToGuest::Stays { number } => {
                out = begin(8);
                out.number(*number);
            }
            ToGuest::Went { to } => {
                out = begin(9);
                out.raw(to);
            }
        }
        out.done()
    }

    /// The message of these bytes, its texts by these catalogs.
    pub fn read(message: &[u8], words: &Words) -> Result<ToGuest, Bad> {
        ToGuest::read_from(open(message)?, words)
    }

    fn read_from((kind, mut read): (u8, Reader<'_>), words: &Words) -> Result<ToGuest, Bad> {
        let said = match kind {
            0 => {
                let (table, words) = (read.array()?, read.sum()?);
                ToGuest::Welcome { table, words, head: read_head(&mut read)? }
            }
            1 => ToGuest::State(Box::new(State::read(&mut read, words)?)),
            2 => ToGuest::Steps { from: read.small()?, steps: read_steps(&mut read, words)? },
            3 => ToGuest::Closed,
            4 => ToGuest::Full,
            5 => ToGuest::Offer { number: read.number()? },
            6 => ToGuest::Part {
                number: read.number()?,
                part: read.small()?,
                of: read.small()?,
                bytes: read.bytes(LONGEST_PART)?.to_vec(),
            },
            7 => ToGuest::Yours { number: read.number()? },
            8 => ToGuest::Stays { number: read.number()? },
            9 => ToGuest::Went { to: read.array()? },
            _ => return Err(Bad),
        };
        read.end()?;
        Ok(said)
    }

    /// A message that is kept in a file and may be longer than any that is sent.
    pub(super) fn read_long(kept: &[u8], words: &Words) -> Result<ToGuest, Bad> {
        ToGuest::read_from(opened(kept)?, words)
    }

    /// Which hello a message about the game goes on from, if it is one: the rest cannot be read without the catalogs.
    pub fn goes_on_from(message: &[u8]) -> Option<u32> {
        let (kind, mut read) = open(message).ok()?;
        if kind == 1 { read.small().ok() } else { None }
    }
}

impl State {
    fn write(&self, out: &mut Writer, words: &Words) {
        let flags = [
            (self.held, HELD),
            (self.over, OVER),
            (self.last.is_some(), LAST),
            (self.answer.is_some(), ANSWER),
            (self.log.is_some(), LOG),
        ];
        out.number(self.asked.into());
        out.byte(flags.iter().filter(|(is, _)| *is).map(|(_, flag)| flag).sum());
        out.sum(self.digest);
        [self.seats, self.undo, self.away].iter().for_each(|seats| out.seats(*seats));
        if let Some(last) = self.last {
            out.number(last.into());
        }
        if let Some((number, answer)) = &self.answer {
            out.number((*number).into());
            write_answer(out, answer);
        }
        out.byte(self.views.len() as u8);
        for (revision, delta) in &self.views {
            out.number(*revision);
            out.bytes(delta);
        }
        if let Some(log) = &self.log {
            out.number(log.keep.into());
            out.number((log.from - log.keep).into());
            write_steps(out, &log.steps, words);
        }
    }

    fn read(read: &mut Reader<'_>, words: &Words) -> Result<State, Bad> {
        let (asked, flags) = (read.small()?, read.byte()?);
        if flags >= 32 {
            return Err(Bad);
        }
        let has = |flag: u8| flags & flag != 0;
        let digest = read.sum()?;
        let (seats, undo, away) = (read.seats()?, read.seats()?, read.seats()?);
        let last = if has(LAST) { Some(read.small()?) } else { None };
        let answer = if has(ANSWER) { Some((read.small()?, read_answer(read)?)) } else { None };
        let mut views = Vec::new();
        for _ in 0..read.below(MAX_SEATS + 2)? {
            views.push((read.number()?, read.bytes(LONGEST_VIEW)?.to_vec()));
        }
        let log = if has(LOG) {
            let keep = read.small()?;
            let from = keep.checked_add(read.small()?).ok_or(Bad)?;
            Some(LogTail { keep, from, steps: read_steps(read, words)? })
        } else {
            None
        };
        Ok(State { asked, held: has(HELD), over: has(OVER), digest, seats, undo, away, last, answer, views, log })
    }
}
