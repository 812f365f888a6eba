//! One open table: a tap goes in, is checked, is written to disk, and the new view comes back.
//!
//! The game of a table is played on this device (`here`), or on another one that sends what this device may know
//! (`nearby::mirror`). A shell sees no difference: both are this `Table`.

pub(crate) mod here;
mod told;
mod view;

pub use view::{Lines, TableView};

use crate::curtain::{Curtain, Face};
use crate::error::Error;
use crate::journal::Step;
use crate::nearby::mirror::Mirror;
use crate::nearby::seats::{Handing, Seats};
use crate::opening::{LONGEST_TITLE, open, read};
use crate::saved::{APP, FORMAT, Head, SeatInfo, json};
use crate::store::Store;
use here::{Act, Here};
use table::chance::Luck;
use table::game::Turn;
use table::input::Refusal;
use table::live::{Kind, View};
use table::meta::{Meta, Named};
use table::scene::Form;
use table::seat::{Seat, SeatSet, Viewer};
use table::speak::Speaker;
use table::text::{Lang, Text};

/// An open table.
pub struct Table {
    meta: &'static Meta,
    head: Head,
    curtain: Curtain,
    speaker: Speaker,
    form: Form,
    /// The seats whose devices are not there now.
    away: SeatSet,
    ground: Ground,
}

/// Where the game of a table is played.
pub(crate) enum Ground {
    /// On this device.
    Here(Box<Here>),
    /// On another device.
    There(Box<Mirror>),
}

/// Where the game of a table is played, as a shell has to know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Here: by everybody round this device, or as the host of others.
    Here,
    /// Here, but it is being handed to another device, and nothing is accepted until that is done or withdrawn.
    Moving,
    /// It was here and was handed to another device. It can be looked at.
    Moved,
    /// It has come whole, and is not played here until the old host says so. It can be looked at.
    Arriving,
    /// On the host's device, which is there.
    Guest,
    /// On the host's device, which is away. The last view can be looked at.
    GuestAlone,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // No position here: a log may be read by anybody.
        let entries = match &self.ground {
            Ground::Here(here) => here.journal.len(),
            Ground::There(mirror) => mirror.told(),
        };
        f.debug_struct("Table").field("game", &self.meta.id).field("entries", &entries).finish_non_exhaustive()
    }
}

impl Table {
    /// Begins a game and writes it down before anybody sees it.
    pub fn create(
        kind: &dyn Kind,
        seats: &[SeatInfo],
        options: &Named,
        store: Store,
        luck: Box<dyn Luck + Send>,
        now: u64,
    ) -> Result<Table, Error> {
        let live = kind.create(options, seats.len() as u8)?;
        let head = Head {
            format: FORMAT,
            app: APP.to_owned(),
            game: kind.meta().id.to_owned(),
            rules: kind.meta().rules,
            title: None,
            seats: seats.to_vec(),
            options: options.clone(),
            created: now,
        };
        let here = Here::create(live, &head, store, luck, now)?;
        Ok(Table::on(kind.meta(), head, SeatSet::all(seats.len() as u8), Ground::Here(Box::new(here))))
    }

    /// Begins a new game at a position in which nothing is concealed: a guest's last view of a game without secrets.
    pub fn go_on_from(
        kind: &dyn Kind,
        head: &Head,
        state: &str,
        store: Store,
        luck: Box<dyn Luck + Send>,
        now: u64,
    ) -> Result<Table, Error> {
        let live = kind.load(state).map_err(|e| Error::Damaged(e.to_string()))?;
        if usize::from(live.seats()) != head.seats.len() || head.rules != kind.meta().rules {
            return Err(Error::Damaged("the names do not fit the position".to_owned()));
        }
        let head = Head { format: FORMAT, app: APP.to_owned(), ..head.clone() };
        let here = Here::create(live, &head, store, luck, now)?;
        Ok(Table::on(kind.meta(), head.clone(), SeatSet::all(head.seats.len() as u8), Ground::Here(Box::new(here))))
    }

    /// Looks whether a saved game can be opened, and changes nothing.
    pub fn check(kinds: &[Box<dyn Kind>], store: &Store) -> Result<(), Error> {
        open(kinds, read(store)?).map(drop)
    }

    /// Opens a saved game. The curtain is down.
    pub fn open(kinds: &[Box<dyn Kind>], store: Store, luck: Box<dyn Luck + Send>) -> Result<Table, Error> {
        let (here, head) = Here::open(open(kinds, read(&store)?)?, store, luck)?;
        let meta = kinds.iter().map(|k| k.meta()).find(|m| m.id == head.game).expect("`open` has found the game");
        let at = here.seats().map_or(SeatSet::all(here.live.seats()), |seats| seats.at(None));
        let mut table = Table::on(meta, head, at, Ground::Here(Box::new(here)));
        // Until they come, everybody on another device is away.
        table.away = SeatSet::all(table.head.seats.len() as u8).minus(at);
        Ok(table)
    }

    pub(crate) fn on(meta: &'static Meta, head: Head, here: SeatSet, ground: Ground) -> Table {
        let speaker = speaker(Lang::En, meta, &head);
        let curtain = Curtain::down(here);
        Table { meta, curtain, speaker, form: Form::Narrow, away: SeatSet::NONE, head, ground }
    }

    /// The game's card.
    pub fn meta(&self) -> &'static Meta {
        self.meta
    }

    /// The players and what was chosen before the game.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// Speaks this language from now on.
    pub fn speak(&mut self, lang: Lang) {
        self.speaker = speaker(lang, self.meta, &self.head);
    }

    /// The language spoken.
    pub(crate) fn lang(&self) -> Lang {
        self.speaker.lang()
    }

    /// Other names hold from now on.
    pub(crate) fn set_head(&mut self, head: Head) {
        self.head = head;
    }

    /// Puts a text into words.
    pub fn say(&self, text: &Text) -> String {
        self.speaker.say(text)
    }

    /// Says in which room the scene is shown.
    pub fn fit(&mut self, form: Form) {
        self.form = form;
    }

    /// Where the game is played.
    pub fn standing(&self) -> Standing {
        match &self.ground {
            Ground::Here(here) => match here.handing() {
                Handing::Stays => Standing::Here,
                Handing::Moving { .. } => Standing::Moving,
                Handing::Moved { .. } => Standing::Moved,
                Handing::Arriving { .. } => Standing::Arriving,
            },
            Ground::There(mirror) if mirror.is_near() => Standing::Guest,
            Ground::There(_) => Standing::GuestAlone,
        }
    }

    /// The seats whose players share this device. The curtain concerns only them.
    pub fn here(&self) -> SeatSet {
        self.curtain.here()
    }

    /// The seats on devices that are not there now.
    pub fn away(&self) -> SeatSet {
        self.away
    }

    /// Says which seats are on devices that are not there now.
    pub(crate) fn set_away(&mut self, away: SeatSet) -> bool {
        std::mem::replace(&mut self.away, away) != away
    }

    /// The devices round the table, if others have been let in: `Host` sees to it.
    pub fn seats(&self) -> Option<&Seats> {
        match &self.ground {
            Ground::Here(here) => here.seats(),
            Ground::There(_) => None,
        }
    }

    /// Who has to do something now.
    pub fn turn(&self) -> Turn {
        match &self.ground {
            Ground::Here(here) => here.live.turn(),
            Ground::There(mirror) => mirror.turn(),
        }
    }

    /// Whose view is shown, and whether the curtain is down.
    pub fn face(&self) -> Face {
        self.curtain.face(&self.turn())
    }

    /// The viewer of what is shown.
    pub fn viewer(&self) -> Viewer {
        match self.face() {
            Face::Seat(seat) | Face::Linger(seat) => Viewer::Seat(seat),
            Face::Over => Viewer::After,
            Face::Open(_) | Face::Curtain(_) | Face::Wait => Viewer::Public,
        }
    }

    /// What a viewer may know. A guest's device has the views of its own seats, the public one, and the one after the
    /// end; of any other seat it knows what everybody does.
    pub(crate) fn seen(&self, viewer: Viewer) -> Box<dyn View> {
        match &self.ground {
            Ground::Here(here) => here.live.view(viewer),
            Ground::There(mirror) => mirror.view(viewer),
        }
    }

    /// The bytes of the view shown now, as they go over the wire: equal bytes show the same.
    pub fn shown(&self) -> Vec<u8> {
        self.seen(self.viewer()).bytes()
    }

    /// The bytes of a viewer's view, of as much of it as this device may know.
    pub fn bytes_of(&self, viewer: Viewer) -> Vec<u8> {
        self.seen(viewer).bytes()
    }

    /// The revision of a viewer's view.
    pub fn revision(&self, viewer: Viewer) -> u64 {
        match &self.ground {
            Ground::Here(here) => here.revision(viewer),
            Ground::There(mirror) => mirror.revision(viewer),
        }
    }

    fn steps(&self, viewer: Viewer) -> Vec<Step> {
        match &self.ground {
            Ground::Here(here) => here.steps(viewer),
            Ground::There(mirror) => mirror.steps(viewer),
        }
    }

    fn last_told(&self) -> Option<String> {
        match &self.ground {
            Ground::Here(here) => here.journal.last_told().map(|line| self.say(line)),
            Ground::There(mirror) => mirror.last_told().map(|line| self.say(line)),
        }
    }

    fn can_undo(&self, seat: Seat) -> bool {
        match &self.ground {
            Ground::Here(here) => here.is_played_here().is_ok() && here.live.can_undo(seat),
            Ground::There(mirror) => mirror.can_undo(seat),
        }
    }

    fn since(&self, seat: Seat) -> Option<&dyn View> {
        match &self.ground {
            Ground::Here(here) => here.since(seat),
            Ground::There(mirror) => mirror.since(seat),
        }
    }

    /// Says that the steps in the view have been shown.
    pub fn looked(&mut self) {
        if let Viewer::Seat(seat) = self.viewer() {
            match &mut self.ground {
                Ground::Here(here) => here.look(seat),
                Ground::There(mirror) => mirror.look(seat),
            }
        }
    }

    /// This seat lifts the curtain.
    pub fn lift(&mut self, seat: Seat) -> Result<(), Error> {
        let turn = self.turn();
        if self.curtain.lift(seat, &turn) { Ok(()) } else { Err(Error::Curtain(seat.0)) }
    }

    /// "Hide now", and the return to the app.
    pub fn hide(&mut self) {
        self.curtain.hide();
    }

    /// "Hand on": the holder has seen what the last turn brought.
    pub fn hand_on(&mut self) {
        self.curtain.hand_on();
    }

    /// Whether this seat may act on this device now, and on which revision.
    fn may_act(&self, seat: Seat, revision: u64) -> Result<(), Error> {
        match self.face() {
            Face::Seat(holder) | Face::Open(holder) if holder == seat => {}
            Face::Over => return Err(Refusal::Over.into()),
            Face::Seat(_) | Face::Open(_) | Face::Linger(_) | Face::Wait => {
                return Err(Refusal::NotYourTurn(seat).into());
            }
            Face::Curtain(_) => return Err(Error::Curtain(seat.0)),
        }
        self.is_now(revision)
    }

    fn is_now(&self, revision: u64) -> Result<(), Error> {
        let now = self.revision(self.viewer());
        if revision == now { Ok(()) } else { Err(Refusal::Stale { asked: revision, now }.into()) }
    }

    /// A seat answers its prompt. Where the game is played here, what follows by itself (chance, forced answers) is done
    /// too, and all of it is on disk when this returns; on an error the position before stands. A guest's answer is on
    /// its way when this returns: the view says so, and the new one comes with the host's message.
    pub fn choose(&mut self, seat: Seat, revision: u64, option: u16, now: u64) -> Result<(), Error> {
        self.may_act(seat, revision)?;
        self.act(seat, Act::Option(option), now)
    }

    /// Takes back the last step of a draft, or the last command.
    pub fn undo(&mut self, seat: Seat, revision: u64, now: u64) -> Result<(), Error> {
        self.may_take_back(seat, revision)?;
        self.act(seat, Act::Undo, now)
    }

    /// Takes back everything since the last barrier.
    pub fn restart(&mut self, seat: Seat, revision: u64, now: u64) -> Result<(), Error> {
        self.may_take_back(seat, revision)?;
        self.act(seat, Act::Restart, now)
    }

    fn may_take_back(&self, seat: Seat, revision: u64) -> Result<(), Error> {
        if self.face() == Face::Linger(seat) && self.can_undo(seat) {
            // The device has not been handed on, so what ended the turn may still be taken back, if it can be.
            return self.is_now(revision);
        }
        self.may_act(seat, revision)?;
        if self.seen(self.viewer()).prompt(seat).is_none() {
            return Err(Refusal::NotYourTurn(seat).into());
        }
        Ok(())
    }

    fn act(&mut self, seat: Seat, act: Act, now: u64) -> Result<(), Error> {
        let back = matches!(act, Act::Undo | Act::Restart);
        match &mut self.ground {
            Ground::Here(here) => here.act(seat, &act, now)?,
            Ground::There(mirror) => return mirror.send(seat, act),
        };
        self.acted(back);
        Ok(())
    }

    /// A seat on this device did something, or took it back.
    pub(crate) fn acted(&mut self, back: bool) {
        if back {
            self.curtain.taken_back();
            // What was taken back is not news for the one who took it back, if that is who is shown the table.
            self.looked();
        } else {
            let turn = self.turn();
            self.curtain.after(&turn);
        }
    }

    /// Something happened on another device.
    pub(crate) fn acted_elsewhere(&mut self) {
        let turn = self.turn();
        self.curtain.elsewhere(&turn);
    }

    /// The game, where it is played here.
    pub(crate) fn ground(&self) -> Option<&Here> {
        match &self.ground {
            Ground::Here(here) => Some(here),
            Ground::There(_) => None,
        }
    }

    /// The game, where it is played here.
    pub(crate) fn ground_mut(&mut self) -> Option<&mut Here> {
        match &mut self.ground {
            Ground::Here(here) => Some(here),
            Ground::There(_) => None,
        }
    }

    /// What the host sends, where it is played there.
    pub(crate) fn mirror(&self) -> Option<&Mirror> {
        match &self.ground {
            Ground::Here(_) => None,
            Ground::There(mirror) => Some(mirror),
        }
    }

    /// What the host sends, where it is played there.
    pub(crate) fn mirror_mut(&mut self) -> Option<&mut Mirror> {
        match &mut self.ground {
            Ground::Here(_) => None,
            Ground::There(mirror) => Some(mirror),
        }
    }

    /// Other players have come to this device, or have gone from it: the curtain is down.
    pub(crate) fn sit(&mut self, here: SeatSet) {
        self.curtain = Curtain::down(here);
    }

    /// Writes down who sits where, for the device that holds the game.
    pub(crate) fn bind(&mut self, seats: Seats) -> Result<(), Error> {
        let at = seats.at(None);
        let here = self.ground_mut().ok_or(Error::NotHere)?;
        here.bind(seats)?;
        if at != self.here() {
            self.sit(at);
        }
        Ok(())
    }

    /// The whole game in the form in which it is exported. It holds all hands. A guest has none to export.
    pub fn export(&self) -> Result<String, Error> {
        self.ground().ok_or(Error::NotHere)?.export()
    }

    /// Gives the game another name; none, or an empty one, takes the name away.
    pub fn rename(&mut self, title: Option<String>) -> Result<(), Error> {
        let plain = title.map(|title| title.chars().filter(|c| !c.is_control()).collect::<String>());
        let title =
            plain.map(|title| title.trim().chars().take(LONGEST_TITLE).collect()).filter(|t: &String| !t.is_empty());
        let head = Head { title, ..self.head.clone() };
        self.ground_mut().ok_or(Error::NotHere)?.record("head", &json(&head))?;
        self.head = head;
        Ok(())
    }
}

fn speaker(lang: Lang, meta: &'static Meta, head: &Head) -> Speaker {
    let names: Vec<String> = head.seats.iter().map(|s| s.name.clone()).collect();
    Speaker::new(lang, &[&crate::CATALOGS, &meta.catalogs], &names)
}
