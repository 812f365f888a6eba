//! A device that plays at a table on another one: it shows what the host sends, and sends what its seats do.

use super::leaving::Taking;
use super::message::{Hello, State, ToGuest, ToHost, Words};
use super::mirror::{Change, Mirror};
use super::wire::{Bad, Reader, Writer};
use super::{Device, Heard, Notice, Out};
use crate::error::Error;
use crate::opening::check_head;
use crate::saved::Head;
use crate::shelf::tidy;
use crate::table::here::Did;
use crate::table::{Ground, Table};
use table::live::Kind;
use table::seat::SeatSet;
use table::text::Text;

/// So often what came may not fit before the guest waits for the next connection.
const STRIKES: u8 = 3;
/// The first bytes of a kept view: what it is, and its version.
const KEEPSAKE: [u8; 4] = *b"TSN\x01";

/// A guest of a table. It stands beside the `Table` that it fills: none before the first welcome, and it may be the kept
/// one of an earlier time.
pub struct Guest {
    pub(super) host: Device,
    name: String,
    near: bool,
    asked: u32,
    strikes: u8,
    /// The game, its check sum, and the catalogs of both sides if they are the same.
    welcome: Option<Welcomed>,
    words: Words,
    /// The page of the log that was asked for.
    page: Option<(u32, u32)>,
    pub(super) taking: Taking,
}

/// What the host has said of the table.
struct Welcomed {
    table: [u8; 16],
    head: Head,
    sum: u32,
}

impl std::fmt::Debug for Guest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Guest").field("near", &self.near).field("asked", &self.asked).finish_non_exhaustive()
    }
}

impl Guest {
    /// A guest of this host; `name` is what the device is called.
    pub fn new(host: Device, name: &str) -> Guest {
        Guest {
            host,
            name: tidy(name),
            near: false,
            asked: 0,
            strikes: 0,
            welcome: None,
            words: Words::none(),
            page: None,
            taking: Taking::default(),
        }
    }

    /// The host's device.
    pub fn host(&self) -> Device {
        self.host
    }

    /// A connection to the host has begun (for the first time, or what was on its way is lost): says what is held here.
    pub fn connected(&mut self, table: Option<&mut Table>) -> Vec<Out> {
        self.near = true;
        self.strikes = 0;
        self.hello(table, true)
    }

    /// The connection has ended, and does not go on by itself. The last view stays.
    pub fn disconnected(&mut self, table: Option<&mut Table>) {
        self.near = false;
        if let Some(mirror) = table.and_then(Table::mirror_mut) {
            mirror.alone();
        }
    }

    /// Says what is held; `views` is whether it is to go on from them.
    fn hello(&mut self, table: Option<&mut Table>, views: bool) -> Vec<Out> {
        self.asked += 1;
        self.page = None;
        let mut hello = Hello {
            asked: self.asked,
            name: self.name.clone(),
            welcome: self.welcome.as_ref().map_or(0, |welcome| welcome.sum),
            words: self.words.digest(),
            taking: self.taking.standing(),
            ..Hello::default()
        };
        if let Some(mirror) = table.and_then(Table::mirror_mut)
            && views
        {
            (hello.views, hello.log, hello.seats) = (mirror.digest(), mirror.log_held(), mirror.seats());
        }
        // Before the first welcome the game is not known, nor which catalogs to compare.
        if self.welcome.is_none() {
            hello.words = u32::MAX;
        }
        self.say(&[ToHost::Hello(hello)])
    }

    pub(super) fn say(&self, all: &[ToHost]) -> Vec<Out> {
        all.iter().map(|said| Out { to: self.host, message: said.write() }).collect()
    }

    /// What has to be sent after something was done at the table on this device.
    pub fn sync(&mut self, table: &mut Table) -> Vec<Out> {
        let proposal = table.mirror_mut().filter(|_| self.near).and_then(Mirror::post);
        proposal.map_or_else(Vec::new, |proposal| self.say(&[ToHost::Propose(proposal)]))
    }

    /// Leaves the table, for the others to know. Its seats stay its own until the host gives them to others.
    pub fn leave(&mut self, table: Option<&mut Table>) -> Vec<Out> {
        let said = if self.near { self.say(&[ToHost::Leave]) } else { Vec::new() };
        self.disconnected(table);
        said
    }

    /// Takes a message of the host in.
    pub fn handle(&mut self, kinds: &[Box<dyn Kind>], table: &mut Option<Table>, message: &[u8]) -> Heard {
        let mut heard = Heard::default();
        if !self.near {
            return heard;
        }
        // What answers an earlier hello is of the past, whatever it says.
        if ToGuest::goes_on_from(message).is_some_and(|asked| asked != self.asked) {
            return heard;
        }
        let Ok(said) = ToGuest::read(message, &self.words) else {
            self.strike(table, &mut heard);
            return heard;
        };
        match said {
            ToGuest::Welcome { table: number, head, words } => {
                self.welcomed(kinds, table, number, head, words, crc32fast::hash(message), &mut heard);
            }
            ToGuest::State(state) => self.shown(kinds, table, &state, &mut heard),
            ToGuest::Steps { from, steps } => {
                if let Some(mirror) = table.as_mut().and_then(Table::mirror_mut) {
                    mirror.page(from, &steps);
                    self.page = None;
                    heard.changed = true;
                }
            }
            ToGuest::Closed => {
                self.disconnected(table.as_mut());
                heard.changed = true;
                heard.notices.push(Notice::Closed);
            }
            ToGuest::Full => {
                self.disconnected(table.as_mut());
                heard.notices.push(Notice::Unfit(Text::new("error-device")));
            }
            ToGuest::Offer { number } => self.offered(number, &mut heard),
            ToGuest::Part { number, part, of, bytes } => self.part(number, part, of, &bytes, &mut heard),
            ToGuest::Yours { number } => self.yours(number, &mut heard),
            ToGuest::Stays { number } => self.stays(number, &mut heard),
            ToGuest::Went { to } => {
                self.disconnected(table.as_mut());
                heard.changed = true;
                heard.notices.push(Notice::TableWent { to: Some(to) });
            }
        }
        self.ask_for_steps(table, &mut heard);
        if let Some(table) = table {
            heard.send.extend(self.sync(table));
        }
        heard
    }

    #[expect(clippy::too_many_arguments, reason = "the fields of one message, and where they go")]
    fn welcomed(
        &mut self,
        kinds: &[Box<dyn Kind>],
        table: &mut Option<Table>,
        number: [u8; 16],
        head: Head,
        words: u32,
        sum: u32,
        heard: &mut Heard,
    ) {
        let unfit = |heard: &mut Heard, error: Error| heard.notices.push(Notice::Unfit(error.text()));
        let Some(kind) = kinds.iter().find(|kind| kind.meta().id == head.game) else {
            return unfit(heard, Error::UnknownGame(head.game));
        };
        if head.rules != kind.meta().rules || check_head(&head).is_err() {
            let app = head.app.chars().filter(|c| !c.is_control()).take(20).collect();
            return unfit(heard, Error::Newer { app });
        }
        let own = Words::of(kind.meta());
        let same = own.digest() == words;
        self.words = if same { own } else { Words::none() };
        if let Some(table) = table.as_mut().filter(|t| t.mirror().is_some_and(|mirror| mirror.table == number)) {
            table.renamed(head.clone());
            heard.changed = true;
        } else {
            // A table of another time, or of this device's own: it is not the one that is filled.
            *table = None;
        }
        self.welcome = Some(Welcomed { table: number, head, sum });
        if !same {
            heard.send.extend(self.hello(table.as_mut(), true));
        }
    }

    fn shown(&mut self, kinds: &[Box<dyn Kind>], table: &mut Option<Table>, state: &State, heard: &mut Heard) {
        let Some(welcome) = &self.welcome else { return };
        let Some(kind) = kinds.iter().find(|kind| kind.meta().id == welcome.head.game) else { return };
        let taken = match table.as_mut() {
            Some(table) => {
                let head = table.head().clone();
                let mirror = table.mirror_mut().ok_or(Bad);
                mirror.and_then(|mirror| mirror.take(kind.as_ref(), &head, state))
            }
            None => Mirror::new(kind.as_ref(), &welcome.head, welcome.table, state).map(|mirror| {
                let seats = mirror.seats();
                let ground = Ground::There(Box::new(mirror));
                *table = Some(Table::on(kind.meta(), welcome.head.clone(), seats, ground));
                Change { changed: true, reseated: true, did: None }
            }),
        };
        let (Ok(change), Some(shown)) = (taken, table.as_mut()) else { return self.strike(table, heard) };
        self.strikes = 0;
        heard.changed |= change.changed | shown.set_away(state.away);
        if change.reseated {
            shown.sit(state.seats);
            heard.notices.push(Notice::Seated);
        }
        match change.did {
            Some((_, Ok(did))) => shown.acted(matches!(did, Did::Struck(_))),
            Some((_, Err(refused))) => {
                heard.changed = true;
                heard.notices.push(Notice::Refused(refused));
            }
            None if change.changed => shown.acted_elsewhere(),
            None => {}
        }
    }

    /// What came does not fit: asks for everything anew, so often and no more.
    fn strike(&mut self, table: &mut Option<Table>, heard: &mut Heard) {
        self.strikes += 1;
        if self.strikes <= STRIKES {
            heard.send.extend(self.hello(table.as_mut(), false));
        } else {
            self.disconnected(table.as_mut());
            heard.changed = true;
            heard.notices.push(Notice::Unfit(Text::new("error-view-unread")));
        }
    }

    /// Asks for the newest steps that are missing, a page at a time.
    fn ask_for_steps(&mut self, table: &Option<Table>, heard: &mut Heard) {
        let missing =
            table.as_ref().and_then(Table::mirror).filter(|mirror| mirror.is_near()).and_then(Mirror::missing);
        if self.page.is_none()
            && let Some((from, to)) = missing
        {
            self.page = Some((from, to));
            heard.send.extend(self.say(&[ToHost::Page { from, to }]));
        }
    }
}

impl Table {
    /// The table has another name, or its players have.
    fn renamed(&mut self, head: Head) {
        let lang = self.lang();
        self.set_head(head);
        self.speak(lang);
    }

    /// A guest's last view as it is kept on its own shelf, to be looked at while the host is away. It holds what this
    /// device may know, and nothing more.
    pub fn keepsake(&self, kinds: &[Box<dyn Kind>]) -> Option<Vec<u8>> {
        let mirror = self.mirror()?;
        let kind = kinds.iter().find(|kind| kind.meta().id == self.meta().id)?;
        let welcome = ToGuest::Welcome { table: mirror.table, head: self.head().clone(), words: 0 };
        let state = ToGuest::State(Box::new(mirror.state(kind.as_ref(), self.head())));
        let mut out = Writer::default();
        out.bytes(&welcome.write(&Words::none()));
        out.bytes(&state.write(&Words::none()));
        let body = out.done();
        let mut kept = KEEPSAKE.to_vec();
        kept.extend_from_slice(&crc32fast::hash(&body).to_le_bytes());
        kept.extend_from_slice(&body);
        Some(kept)
    }

    /// Reads a kept view. It is a guest's table whose host is away; a `Guest` can go on from it.
    pub fn look(kinds: &[Box<dyn Kind>], kept: &[u8]) -> Result<Table, Error> {
        let damaged = || Error::Damaged("the kept view cannot be read".to_owned());
        let body = kept.strip_prefix(&KEEPSAKE).ok_or(Error::Foreign)?;
        let (sum, body) = body.split_at_checked(4).ok_or_else(damaged)?;
        if crc32fast::hash(body).to_le_bytes() != sum {
            return Err(damaged());
        }
        let parts = |mut read: Reader<'_>| -> Result<(ToGuest, ToGuest), Bad> {
            let welcome = ToGuest::read(read.bytes(super::LONGEST)?, &Words::none())?;
            let state = ToGuest::read_long(read.bytes(body.len())?, &Words::none())?;
            read.end()?;
            Ok((welcome, state))
        };
        let (welcome, state) = parts(Reader::new(body)).map_err(|Bad| damaged())?;
        let (ToGuest::Welcome { table, head, .. }, ToGuest::State(state)) = (welcome, state) else {
            return Err(damaged());
        };
        let kind = kinds.iter().find(|kind| kind.meta().id == head.game);
        let kind = kind.ok_or_else(|| Error::UnknownGame(head.game.clone()))?;
        check_head(&head)?;
        if head.rules != kind.meta().rules {
            return Err(crate::saved::newer(&head.app));
        }
        let mut mirror = Mirror::new(kind.as_ref(), &head, table, &state).map_err(|Bad| damaged())?;
        mirror.alone();
        let seats = mirror.seats();
        let mut table = Table::on(kind.meta(), head, seats, Ground::There(Box::new(mirror)));
        table.set_away(SeatSet::all(table.head().seats.len() as u8).minus(seats));
        Ok(table)
    }

    /// The whole position as a guest sees it, where the game has no secrets: somebody can go on from it.
    pub fn whole(&self) -> Result<String, Error> {
        let mirror = self.mirror().ok_or(Error::NotHere)?;
        if self.meta().secrets { None } else { mirror.whole() }.ok_or(Error::Secrets)
    }
}
