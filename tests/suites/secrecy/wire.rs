//! Pairs on the wire: two hosts whose games look the same to one viewer send that viewer's device the same bytes.

use super::pairs::same;
use super::phone::Phone;
use super::twins::{self, Twins};
use games::aquileia::Aquileia;
use games::pecunia_non_olet::PecuniaNonOlet;
use harness::toy::Toy;
use session::luck::SeededLuck;
use session::nearby::message::{Act, Hello, Proposal, ToHost};
use session::nearby::{Device, Heard, Host, Out};
use table::chance::Luck;
use table::game::{Game, Turn};
use table::live::{Entry, View};
use table::seat::{Seat, Viewer};
use table::seen::Seen;

/// The device of the viewer.
const DEVICE: Device = [1; 32];

/// One game with a host that lets the viewer's device in.
struct Side<G: Game> {
    phone: Phone<G>,
    host: Host,
    number: u32,
}

impl<G: Game> Side<G> {
    fn new(mut phone: Phone<G>) -> Side<G> {
        let host =
            Host::open([7; 32], "Host", &Entry::<G>::new(), &mut phone.table).expect("a new table can be opened");
        Side { phone, host, number: 0 }
    }

    fn say(&mut self, said: &ToHost) -> Vec<Out> {
        let Heard { send, .. } = self.host.handle(&mut self.phone.table, DEVICE, &said.write(), 0);
        // The welcome has the table's number in it, which is drawn.
        send.into_iter().filter(|out| out.message[1] != 0).collect()
    }

    fn hello(&mut self) -> Vec<Out> {
        self.say(&ToHost::Hello(Hello { asked: 1, words: 1, ..Hello::default() }))
    }

    fn sync(&mut self) -> Vec<Out> {
        self.host.sync(&self.phone.table)
    }

    /// The viewer's own answer, from its device.
    fn propose(&mut self, seat: Seat, option: u16) -> Vec<Out> {
        let seen = Seen::<G>::of(self.phone.shadow.state(), Viewer::Seat(seat));
        let act = Act::Action(seen.action(seat, option).expect("what was recorded is offered"));
        self.number += 1;
        let revision = self.phone.table.revision(Viewer::Seat(seat));
        let out = self.say(&ToHost::Propose(Proposal { number: self.number, seat, revision, act }));
        self.phone.advance(false);
        out
    }

    /// Somebody on the host's device begins something, and takes it back.
    fn begin(&mut self, seat: Seat, option: u16) -> Vec<Out> {
        let revision = self.phone.table.revision(self.phone.table.viewer());
        self.phone.table.choose(seat, revision, option, 0).expect("what is offered is accepted");
        let mut out = self.sync();
        let revision = self.phone.table.revision(self.phone.table.viewer());
        self.phone.table.undo(seat, revision, 0).expect("a draft can be taken back");
        out.extend(self.sync());
        out
    }
}

/// Follows a pair; what is sent to the viewer's device must not differ.
fn check<G: Twins>(pair: &twins::Pair<G::Action>, seed: u64) -> Result<usize, String> {
    let (mut left, mut right) = (Side::<G>::new(Phone::new(&pair.left)), Side::<G>::new(Phone::new(&pair.right)));
    let mut dice = SeededLuck::new(seed);
    same("what is sent at first", &left.hello(), &right.hello())?;
    let own = match pair.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public | Viewer::After => None,
    };
    if let Some(seat) = own {
        let give = |side: &mut Side<G>| side.host.give(&mut side.phone.table, seat, Some(DEVICE));
        same("what comes with the seat", &give(&mut left), &give(&mut right))?;
    }
    let mut bytes = 0;
    loop {
        let ((seat, one), (other, two)) = match (left.phone.next(), right.phone.next()) {
            (Some(one), Some(two)) => (one, two),
            (None, None) => return Ok(bytes),
            (one, two) => return Err(format!("one game asks {one:?}, its twin {two:?}")),
        };
        same("who answers", &seat, &other)?;
        let out = if own == Some(seat) {
            (left.propose(seat, one), right.propose(seat, two))
        } else {
            left.phone.bring(seat);
            right.phone.bring(seat);
            let drafts = (left.phone.drafts(seat), right.phone.drafts(seat));
            if dice.below(6) == 0 && !drafts.0.is_empty() && !drafts.1.is_empty() {
                let mut any = |options: &[u16]| options[dice.below(options.len() as u32) as usize];
                let (one, mut two) = (any(&drafts.0), any(&drafts.1));
                // What is begun of an open decision everybody sees (decision 1): both begin the same.
                if !left.phone.is_private(seat) {
                    two = one;
                }
                same("what is sent of a draft", &left.begin(seat, one), &right.begin(seat, two))?;
            }
            left.phone.answer(seat, one)?;
            right.phone.answer(seat, two)?;
            (left.sync(), right.sync())
        };
        // With the end come the hands, as far as the rules show them then: what went before must not have told of them.
        if matches!(left.phone.table.turn(), Turn::Over(_)) && !G::HIDES_AFTER {
            return Ok(bytes);
        }
        same("what is sent", &out.0, &out.1)?;
        bytes += out.0.iter().map(|out| out.message.len()).sum::<usize>();
        if dice.below(40) == 0 {
            same("what is sent to one who is back", &left.hello(), &right.hello())?;
        }
    }
}

fn on_the_wire<G: Twins>(pairs: u64) {
    let numbers = (9_000_000..).filter_map(|number| Some((number, twins::pair::<G>(number)?)));
    for (number, pair) in numbers.filter(|(_, pair)| pair.aligned).take(pairs as usize) {
        let bytes = check::<G>(&pair, number);
        let bytes = bytes.unwrap_or_else(|leak| panic!("{}: pair {number}, {:?}: {leak}", G::META.id, pair.viewer));
        assert!(bytes > 0, "something was sent");
    }
}

#[test]
fn d7_pairs_of_pecunia_send_the_same_bytes() {
    on_the_wire::<PecuniaNonOlet>(if super::long() { 10_000 } else { 120 });
}

#[test]
fn d7_pairs_of_the_toy_game_send_the_same_bytes() {
    on_the_wire::<Toy>(if super::long() { 5_000 } else { 120 });
}

#[test]
fn d7_pairs_of_aquileia_send_the_same_bytes() {
    on_the_wire::<Aquileia>(if super::long() { 5_000 } else { 60 });
}
