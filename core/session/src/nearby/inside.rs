//! What stands inside the messages to a guest: answers, steps of the log, the head of a game.

use super::Refused;
use super::wire::{Bad, Reader, Writer};
use super::words::Words;
use crate::journal::Told;
use crate::saved::{Head, SeatInfo};
use crate::table::here::Did;
use std::collections::BTreeMap;
use table::input::Refusal;
use table::seat::{Audience, MAX_SEATS, Seat};
use table::text::Text;

/// No message of steps has more of them.
const MOST_STEPS: usize = 20_000;
/// No name, id or value is longer, in bytes.
pub const LONGEST_NAME: usize = 200;
/// No input tells more, and no game has more options.
const MOST_TOLD: usize = 200;

/// What came of a proposal.
pub fn write_answer(out: &mut Writer, answer: &Result<Did, Refused>) {
    match answer {
        Ok(Did::Moved) => out.byte(0),
        Ok(Did::Struck(moves)) => {
            out.byte(1);
            out.byte(*moves);
        }
        Err(Refused::NotYourSeat) => out.byte(2),
        Err(Refused::Storage) => out.byte(3),
        Err(Refused::Moving) => out.byte(4),
        Err(Refused::Unreadable) => out.byte(5),
        Err(Refused::Rules(refusal)) => match refusal {
            Refusal::NotLegal(seat) => {
                out.byte(6);
                out.byte(seat.0);
            }
            Refusal::NotYourTurn(seat) => {
                out.byte(7);
                out.byte(seat.0);
            }
            Refusal::ChancePending => out.byte(8),
            Refusal::NoChance => out.byte(9),
            Refusal::BadOutcome => out.byte(10),
            Refusal::Over => out.byte(11),
            Refusal::Stale { asked, now } => {
                out.byte(12);
                out.number(*asked);
                out.number(*now);
            }
            Refusal::NoOption(option) => {
                out.byte(13);
                out.number((*option).into());
            }
            Refusal::NothingToUndo => out.byte(14),
            // What could not be read was the guest's own: it need not come back.
            Refusal::Unreadable(_) => out.byte(5),
        },
    }
}

/// What came of a proposal.
pub fn read_answer(read: &mut Reader<'_>) -> Result<Result<Did, Refused>, Bad> {
    let refusal = match read.byte()? {
        0 => return Ok(Ok(Did::Moved)),
        1 => return Ok(Ok(Did::Struck(read.byte()?))),
        2 => return Ok(Err(Refused::NotYourSeat)),
        3 => return Ok(Err(Refused::Storage)),
        4 => return Ok(Err(Refused::Moving)),
        5 => return Ok(Err(Refused::Unreadable)),
        6 => Refusal::NotLegal(read.seat()?),
        7 => Refusal::NotYourTurn(read.seat()?),
        8 => Refusal::ChancePending,
        9 => Refusal::NoChance,
        10 => Refusal::BadOutcome,
        11 => Refusal::Over,
        12 => Refusal::Stale { asked: read.number()?, now: read.number()? },
        13 => Refusal::NoOption(u16::try_from(read.number()?).map_err(|_| Bad)?),
        14 => Refusal::NothingToUndo,
        _ => return Err(Bad),
    };
    Ok(Err(Refused::Rules(refusal)))
}

/// Steps in order, their number before them.
pub fn write_steps(out: &mut Writer, steps: &[Told], words: &Words) {
    out.number(steps.len() as u64);
    steps.iter().for_each(|step| write_step(out, step, words));
}

/// One step: whose it was, how many sentences, and each with its audience (of a device's own seats, or everybody).
pub fn write_step(out: &mut Writer, step: &Told, words: &Words) {
    out.number((step.told.len() as u64) << 3 | step.seat.map_or(7, |seat| u64::from(seat.0)));
    for (audience, text) in &step.told {
        out.byte(match audience {
            Audience::All => 0,
            Audience::Only(seat) => 1 + seat.0,
            Audience::Except(seat) => 9 + seat.0,
        });
        words.write(out, text);
    }
}

/// Steps in order.
pub fn read_steps(read: &mut Reader<'_>, words: &Words) -> Result<Vec<Told>, Bad> {
    let mut steps = Vec::new();
    for _ in 0..read.below(MOST_STEPS + 1)? {
        let head = read.number()?;
        let seat = match (head & 7) as u8 {
            7 => None,
            seat if usize::from(seat) < MAX_SEATS => Some(Seat(seat)),
            _ => return Err(Bad),
        };
        let told = usize::try_from(head >> 3).ok().filter(|n| *n <= MOST_TOLD).ok_or(Bad)?;
        let mut step = Told { seat, told: Vec::new() };
        for _ in 0..told {
            let seat = |first: u8, byte: u8| Some(Seat(byte - first)).filter(|s| s.index() < MAX_SEATS).ok_or(Bad);
            let audience = match read.byte()? {
                0 => Audience::All,
                byte @ 1..9 => Audience::Only(seat(1, byte)?),
                byte => Audience::Except(seat(9, byte)?),
            };
            let text: Text = words.read(read)?;
            step.told.push((audience, text));
        }
        steps.push(step);
    }
    Ok(steps)
}

/// What is known of a game without its position.
pub fn write_head(out: &mut Writer, head: &Head) {
    out.number(head.format.into());
    out.bytes(head.app.as_bytes());
    out.bytes(head.game.as_bytes());
    out.number(head.rules.into());
    out.bytes(head.title.as_deref().unwrap_or_default().as_bytes());
    out.byte(head.seats.len() as u8);
    for seat in &head.seats {
        out.byte(seat.emblem);
        out.bytes(seat.name.as_bytes());
    }
    out.number(head.options.len() as u64);
    for (option, value) in &head.options {
        out.bytes(option.as_bytes());
        out.bytes(value.as_bytes());
    }
    out.number(head.created);
}

/// What is known of a game without its position.
pub fn read_head(read: &mut Reader<'_>) -> Result<Head, Bad> {
    let words = |read: &mut Reader<'_>| read.words(LONGEST_NAME).map(str::to_owned);
    let format = read.small()?;
    let (app, game, rules) = (words(read)?, words(read)?, read.small()?);
    let title = Some(words(read)?).filter(|title| !title.is_empty());
    let mut seats = Vec::new();
    for _ in 0..read.below(MAX_SEATS + 1)? {
        let emblem = read.byte()?;
        seats.push(SeatInfo { name: words(read)?, emblem });
    }
    let mut options = BTreeMap::new();
    for _ in 0..read.below(MOST_TOLD)? {
        let option = words(read)?;
        options.insert(option, words(read)?);
    }
    Ok(Head { format, app, game, rules, title, seats, options, created: read.number()? })
}
