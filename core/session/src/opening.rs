//! A saved game read back: checked from end to end before anybody plays on with it.

use crate::error::Error;
use crate::journal::Journal;
use crate::saved::{APP, Entry, Head, Now, Saved, SeatInfo, Snapshot, check_version, json, newer, parse};
use crate::since::Since;
use crate::store::{Commit, Store};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use table::live::{Kind, Live};

/// What an open game is made of on disk.
pub struct Opened {
    /// The table.
    pub live: Box<dyn Live>,
    /// What is known without the position.
    pub head: Head,
    /// Where it stands.
    pub now: Now,
    /// The position from which the journal can be replayed.
    pub first: Snapshot,
    /// The journal.
    pub journal: Journal,
    /// What each seat saw after its last move.
    pub since: Since,
    /// What has to be written because the rules have changed.
    pub upgrade: Option<Commit>,
}

/// Reads everything that a file holds of a game.
pub fn read(store: &Store) -> Result<Saved, Error> {
    let head = store.record("head")?.ok_or(Error::Foreign)?;
    check_version(&head)?;
    let record = |name: &'static str| store.record(name)?.ok_or_else(|| Error::Damaged(format!("no record {name}")));
    let raw = |json: String| RawValue::from_string(json).map_err(|e| Error::Damaged(e.to_string()));
    let mut journal = Vec::new();
    for (at, (number, entry)) in store.journal()?.into_iter().enumerate() {
        if number != at as u64 {
            return Err(Error::Damaged("an entry of the journal is missing".to_owned()));
        }
        journal.push(parse(&entry)?);
    }
    Ok(Saved {
        head: parse(&head)?,
        now: parse(&record("now")?)?,
        first: parse(&record("first")?)?,
        base: parse(&record("base")?)?,
        state: store.record("state")?.map(raw).transpose()?,
        journal,
    })
}

/// Checks a saved game and puts it on the table.
pub fn open(kinds: &[Box<dyn Kind>], saved: Saved) -> Result<Opened, Error> {
    let Saved { mut head, mut now, mut first, base, state, journal } = saved;
    let kind = kinds.iter().find(|k| k.meta().id == head.game).ok_or_else(|| Error::UnknownGame(head.game.clone()))?;
    let meta = kind.meta();
    if head.rules > meta.rules {
        return Err(newer(&head.app));
    }
    let mut journal = Journal::read(journal);
    let damaged = |what: &str| Error::Damaged(what.to_owned());
    if now.entries != journal.len() || first.at > journal.len() || base.at > journal.len() {
        return Err(damaged("journal and position do not belong together"));
    }
    let load = |state: &RawValue| kind.load(state.get()).map_err(|e| Error::Damaged(e.to_string()));
    let position = load(state.as_deref().unwrap_or(&base.state))?;
    let seats = usize::from(position.seats());
    let looked = now.looked.iter().all(|entry| *entry <= journal.len())
        && now.revisions.iter().all(|revision| *revision < MOST_REVISIONS);
    if head.seats.len() != seats || now.revisions.len() != seats + 1 || now.looked.len() != seats || !looked {
        return Err(damaged("the seats do not fit the position"));
    }
    check_head(&head)?;
    let mut upgrade = None;
    let live = if head.rules == meta.rules {
        replayed(load(&base.state)?, &journal, base.at).filter(|l| l.state() == position.state()).unwrap_or(position)
    } else {
        // The rules have changed: the position goes on under the new ones, and a new journal begins here.
        let number = journal.len();
        let entry = Entry::Rules { rules: meta.rules };
        let entries = vec![(number, json(&entry))];
        journal.push(entry);
        head.rules = meta.rules;
        head.app = APP.to_owned();
        now.entries = journal.len();
        first = Snapshot::new(journal.len(), position.state())?;
        let records = vec![
            ("head", Some(json(&head))),
            ("now", Some(json(&now))),
            ("first", Some(json(&first))),
            ("base", Some(json(&first))),
            ("state", None),
        ];
        upgrade = Some(Commit { records, entries });
        position
    };
    let since = Since::read(load(&first.state)?, &journal, first.at);
    Ok(Opened { live, head, now, first, journal, since, upgrade })
}

/// The table at the base with the inputs since replayed, so that they can be undone; none if they do not replay.
fn replayed(mut live: Box<dyn Live>, journal: &Journal, from: u64) -> Option<Box<dyn Live>> {
    for (_, input) in journal.inputs(from) {
        live.replay(input.input.get(), input.auto).ok()?;
    }
    Some(live)
}

/// What must hold of the names in a head.
pub fn check_head(head: &Head) -> Result<(), Error> {
    let plain = |text: &str, longest: usize| text.chars().count() <= longest && !text.chars().any(char::is_control);
    let titled = head.title.as_deref().is_none_or(|title| plain(title, LONGEST_TITLE));
    if titled && players_do(&head.seats) { Ok(()) } else { Err(Error::Damaged("names or emblems".to_owned())) }
}

/// Whether every player has a name that can be shown, and an emblem of their own.
pub fn players_do(seats: &[SeatInfo]) -> bool {
    let emblems: std::collections::BTreeSet<u8> = seats.iter().map(|s| s.emblem).collect();
    let named = |s: &SeatInfo| {
        let letters = s.name.chars().count();
        (1..=LONGEST_NAME).contains(&letters) && !s.name.chars().any(char::is_control)
    };
    emblems.len() == seats.len() && emblems.iter().all(|e| *e < 6) && seats.iter().all(named)
}

/// More revisions than any game can have.
const MOST_REVISIONS: u64 = 1 << 53;
/// The longest name of a game, in characters.
pub const LONGEST_TITLE: usize = 40;

/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 24;

/// Checks an export and gives it back in the form in which it is written to a file.
pub fn import(kinds: &[Box<dyn Kind>], saved: Saved) -> Result<Commit, Error> {
    let opened = open(kinds, saved.clone())?;
    drop(opened);
    let mut records: BTreeMap<&'static str, Option<String>> = BTreeMap::new();
    records.insert("head", Some(json(&saved.head)));
    records.insert("now", Some(json(&saved.now)));
    records.insert("first", Some(json(&saved.first)));
    records.insert("base", Some(json(&saved.base)));
    records.insert("state", saved.state.map(|s| s.get().to_owned()));
    let entries = saved.journal.iter().enumerate().map(|(i, e)| (i as u64, json(e))).collect();
    Ok(Commit { records: records.into_iter().collect(), entries })
}
