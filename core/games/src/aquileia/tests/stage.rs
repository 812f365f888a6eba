//! A table set by hand, as the worked examples begin, and played on through `step` alone in words like the rules file's.
//!
//! Unless a test says otherwise: start values, seat 0 starts, the market holds `weapon_1 weapon_2 horse_gold_1`, a white
//! laurel lies open in the Stadium, and the tie track has the seats in their order.

use crate::aquileia::{
    Action, Aquileia, Area, Back, Card, Coins, Crown, Event, Held, Laurel, Metal, Plot, Race, Space, State, Step,
    Touch, phases,
};
use serde_json::Value;
use table::chance::Outcome;
use table::game::Game;
use table::input::{Input, Refusal, step};
use table::log::Log;
use table::meta::{Named, Options};
use table::prompt::{Choice, Sheet};
use table::seat::{Seat, SeatSet, Viewer};
use table::seen::Seen;
use table::trace::{Traced, expand};

/// The options of these names and values, as the app reads them.
pub fn options(seats: u8, chosen: &[(&str, &str)]) -> Options {
    let named: Named = chosen.iter().map(|(id, value)| (id.to_string(), value.to_string())).collect();
    Aquileia::META.options(&named, seats).expect("options that exist")
}

pub fn card(id: &str) -> Card {
    Card::ALL.into_iter().find(|c| c.id() == id).unwrap_or_else(|| panic!("no card {id}"))
}

pub fn laurel(id: &str) -> Laurel {
    Laurel::ALL.into_iter().find(|l| l.id() == id).unwrap_or_else(|| panic!("no laurel {id}"))
}

pub fn crown(id: &str) -> Crown {
    Crown::all().find(|c| c.id() == id).unwrap_or_else(|| panic!("no Theatrum card {id}"))
}

pub fn space(id: &str) -> Space {
    Space::from_id(id).unwrap_or_else(|| panic!("no space {id}"))
}

pub fn plot(id: &str) -> Plot {
    Plot::from_id(id).unwrap_or_else(|| panic!("no plot {id}"))
}

fn metal(id: &str) -> Metal {
    Metal::ALL.into_iter().find(|m| m.id() == id).unwrap_or_else(|| panic!("no metal {id}"))
}

/// A position in the making.
pub struct Stage {
    s: State,
    tie: bool,
    poor: bool,
}

impl Stage {
    pub fn new(seats: u8) -> Stage {
        Stage::with(seats, &[])
    }

    pub fn with(seats: u8, chosen: &[(&str, &str)]) -> Stage {
        let mut s = Aquileia::setup(&options(seats, chosen), seats);
        s.step = Step::Place;
        let stage = Stage { s, tie: false, poor: false };
        stage.slots("weapon_1 weapon_2 horse_gold_1").display("stadium_white")
    }

    pub fn coins(mut self, seat: u8, coins: [u8; 3]) -> Stage {
        self.s.players[usize::from(seat)].coins = Coins(coins);
        self
    }

    /// The bank is as short as this; what it lacks has left the game into nobody's hands: the supply is not checked.
    pub fn bank(mut self, coins: [u8; 3]) -> Stage {
        self.s.bank = Coins(coins);
        self.poor = true;
        self
    }

    /// Servants on these spaces; in the port the coin lies under them, beside the holding.
    pub fn at(mut self, seat: u8, spaces: &str) -> Stage {
        for space in spaces.split_whitespace().map(space) {
            self.s.players[usize::from(seat)].stands |= space.bit();
            if let Some(metal) = space.port() {
                self.s.port[metal as usize] = true;
            }
        }
        self
    }

    /// Cards of the hand that nobody else knows.
    pub fn hand(mut self, seat: u8, cards: &str) -> Stage {
        for card in cards.split_whitespace().map(card) {
            self.s.players[usize::from(seat)].hand.kinds[card as usize] += 1;
            self.s.pile.kinds[card as usize] -= 1;
        }
        self
    }

    /// Cards of the hand that were bought face up.
    pub fn open(mut self, seat: u8, cards: &str) -> Stage {
        self = self.hand(seat, cards);
        for card in cards.split_whitespace().map(card) {
            self.s.players[usize::from(seat)].open[card as usize] += 1;
        }
        self
    }

    /// Cards on the discard piles.
    pub fn gone(mut self, cards: &str) -> Stage {
        for card in cards.split_whitespace().map(card) {
            self.s.gone[card as usize] += 1;
            self.s.pile.kinds[card as usize] -= 1;
        }
        self
    }

    /// All cards of a pile that are not placed are in the hand of this seat.
    pub fn rest_to(mut self, seat: u8, back: Back) -> Stage {
        for kind in back.kinds() {
            self.s.players[usize::from(seat)].hand.kinds[kind] += std::mem::take(&mut self.s.pile.kinds[kind]);
        }
        self
    }

    /// All slave cards that are not placed are in the hand of the last seat, but for a single slave on the pile.
    pub fn one_slave_on_the_pile(mut self) -> Stage {
        let last = self.s.seats - 1;
        self = self.rest_to(last, Back::Servi);
        self.s.players[usize::from(last)].hand.kinds[Card::Servi1 as usize] -= 1;
        self.s.pile.kinds[Card::Servi1 as usize] += 1;
        self
    }

    /// What lies open in the market; `-` for an empty slot.
    pub fn slots(mut self, cards: &str) -> Stage {
        for (slot, id) in cards.split_whitespace().enumerate() {
            if let Some(old) = self.s.slots[slot].take() {
                self.s.pile.kinds[old as usize] += 1;
            }
            if id != "-" {
                self.s.slots[slot] = Some(card(id));
                self.s.pile.kinds[card(id) as usize] -= 1;
            }
        }
        self
    }

    pub fn display(mut self, id: &str) -> Stage {
        if let Some(old) = self.s.display.take() {
            self.s.laurels.kinds[old as usize] += 1;
        }
        self.s.display = Some(laurel(id));
        self.s.laurels.kinds[laurel(id) as usize] -= 1;
        self
    }

    /// A race of an earlier round, won alone by this seat with a card from the deck.
    pub fn laurel(mut self, seat: u8, id: &str) -> Stage {
        let free = self.s.races.iter().position(Option::is_none).expect("a round without a race");
        let up = self.s.display.expect("a laurel lies open");
        let kept = Held::Card(laurel(id));
        self.s.races[free] = Some(Race { up, first: Seat(seat), kept, second: None, open: false });
        self.s.laurels.kinds[laurel(id) as usize] -= 1;
        self.s.round = self.s.round.max(free as u8 + 2).min(6);
        self
    }

    pub fn crown(mut self, seat: u8, id: &str) -> Stage {
        self.s.players[usize::from(seat)].crowns |= crown(id).bit();
        self.s.crowns &= !crown(id).bit();
        self
    }

    pub fn house(mut self, seat: u8, plots: &str) -> Stage {
        for plot in plots.split_whitespace().map(plot) {
            self.s.players[usize::from(seat)].houses |= plot.bit();
        }
        self
    }

    pub fn score(mut self, seat: u8, score: u16) -> Stage {
        self.s.players[usize::from(seat)].score = score;
        self
    }

    /// The tie track, the lowest space first.
    pub fn tie(mut self, seats: &[u8]) -> Stage {
        self.s.tie = seats.iter().copied().collect();
        self.tie = true;
        self
    }

    pub fn start(mut self, seat: u8) -> Stage {
        self.s.start = Seat(seat);
        self.s.active = Seat(seat);
        self
    }

    pub fn round(mut self, round: u8) -> Stage {
        self.s.round = round;
        self
    }

    fn pay(&mut self) {
        if self.poor {
            return;
        }
        let mut bank = [39u8; 3];
        for (m, n) in bank.iter_mut().enumerate() {
            let held: u8 = self.s.players[..usize::from(self.s.seats)].iter().map(|p| p.coins.0[m]).sum();
            *n = 39 - held - u8::from(self.s.port[m]);
        }
        self.s.bank = Coins(bank);
    }

    /// Placement goes on, the start player is asked.
    pub fn placing(mut self) -> Table {
        self.pay();
        let table = Table { s: self.s, log: Log::new(), poor: self.poor };
        table.check();
        table
    }

    /// All is placed, and the areas are resolved up to the first decision or chance.
    pub fn resolve(mut self) -> Table {
        self.pay();
        if !self.tie {
            self.s.tie = (0..self.s.seats).collect();
        }
        let mut table = Table { s: self.s, log: Log::new(), poor: self.poor };
        phases::go(&mut table.s, 0, &mut table.log);
        table.check();
        table
    }
}

/// A game going on, with what the last input told.
#[derive(Clone)]
pub struct Table {
    pub s: State,
    pub log: Log<Event>,
    poor: bool,
}

/// A command in the words of the rules file, on one line.
pub fn words(command: &Value) -> String {
    let name = command["command"].as_str().expect("a command");
    let rest: Vec<String> = match name {
        "PlayCards" => {
            let cards = command["cards"].as_object().expect("cards");
            cards.iter().map(|(id, n)| if *n == 1 { id.clone() } else { format!("{id}x{n}") }).collect()
        }
        "Exchange" => ["bronze", "silver", "gold"].iter().map(|m| command[m].to_string()).collect(),
        "Build" => {
            let plot = command["plot"].as_str().expect("a plot").to_owned();
            vec![plot, command["servi_1"].to_string(), command["servi_2"].to_string()]
        }
        _ => command
            .as_object()
            .expect("words")
            .iter()
            .filter(|(key, _)| *key != "command")
            .map(|(_, value)| value.as_str().map_or_else(|| value.to_string(), str::to_owned))
            .collect(),
    };
    [vec![name.to_owned()], rest].concat().join(" ")
}

impl Table {
    /// Before any chance.
    pub fn fresh(seats: u8, chosen: &[(&str, &str)]) -> Table {
        Table { s: Aquileia::setup(&options(seats, chosen), seats), log: Log::new(), poor: false }
    }

    pub fn check(&self) {
        let mut s = self.s;
        if self.poor {
            // What is missing in the bank, so that all else can be checked.
            for m in 0..3 {
                let held: u8 = s.players.iter().map(|p| p.coins.0[m]).sum();
                s.bank.0[m] = 39 - held - u8::from(s.port[m]);
            }
        }
        s.check().unwrap_or_else(|damage| panic!("{damage}: {s:?}"));
    }

    /// One input through the door, and what must hold afterwards.
    pub fn input(&mut self, input: Input<Action>) -> Result<(), Refusal> {
        let before = self.s;
        self.log.clear();
        let done = step::<Aquileia>(&mut self.s, &input, &mut Vec::new(), &mut self.log);
        if done.is_err() {
            assert_eq!(self.s, before, "a refused input leaves the position as it was");
        } else {
            self.check();
        }
        done
    }

    /// The legal commands of the active player.
    pub fn legal(&self) -> Vec<String> {
        let runs = expand::<Aquileia>(&self.s, self.s.active);
        let mut list: Vec<String> =
            runs.iter().map(|run| words(&Aquileia::command(&self.s, self.s.active, run))).collect();
        list.sort();
        list
    }

    /// The legal commands that begin with this word.
    pub fn legal_of(&self, word: &str) -> Vec<String> {
        self.legal().into_iter().filter(|c| c.split(' ').next() == Some(word)).collect()
    }

    fn run(&self, command: &str) -> Option<Vec<Action>> {
        let runs = expand::<Aquileia>(&self.s, self.s.active);
        runs.into_iter().find(|run| words(&Aquileia::command(&self.s, self.s.active, run)) == command)
    }

    /// A whole command of the active player.
    pub fn go(&mut self, command: &str) -> &mut Table {
        let run = self.run(command).unwrap_or_else(|| panic!("{command}; legal: {:?}", self.legal()));
        let seat = self.s.active;
        for action in run {
            self.input(Input::Act(seat, action)).unwrap_or_else(|e| panic!("{command}: {e}"));
        }
        assert!(self.s.draft.is_none(), "{command} is not complete");
        self
    }

    /// That the active player cannot give the command.
    pub fn refuses(&self, command: &str) -> bool {
        self.run(command).is_none()
    }

    /// One atomic action of the active player.
    pub fn act(&mut self, action: Action) -> &mut Table {
        let seat = self.s.active;
        self.input(Input::Act(seat, action)).unwrap_or_else(|e| panic!("{action:?}: {e}"));
        self
    }

    /// Chance brings this: faces, cards, a seat, spaces, in words.
    pub fn fate(&mut self, what: &str) -> &mut Table {
        let outcome = self.outcome(what);
        let asked = self.s.step;
        self.input(Input::Fate(outcome)).unwrap_or_else(|e| panic!("{what} for {asked:?}: {e}"));
        self
    }

    fn outcome(&self, what: &str) -> Outcome {
        let of = |word: &str| match self.s.step {
            Step::RollDolus | Step::RollLatro | Step::RollRed | Step::RollBlue(_) => metal(match word {
                "b" => "bronze",
                "s" => "silver",
                "g" => "gold",
                word => word,
            }) as u8,
            Step::DealDisplay | Step::Look | Step::Display => laurel(word) as u8,
            Step::Reveal => crown(word).0,
            Step::Block => space(word).0,
            Step::DealStart => word.parse().expect("a seat"),
            _ => card(word) as u8,
        };
        Outcome(what.split_whitespace().map(of).collect())
    }

    /// Whether chance could bring this; the table is not touched.
    pub fn admits(&self, what: &str) -> bool {
        let outcome = self.outcome(what);
        self.clone().input(Input::Fate(outcome)).is_ok()
    }

    pub fn coins(&self, seat: u8) -> [u8; 3] {
        self.s.players[usize::from(seat)].coins.0
    }

    pub fn score(&self, seat: u8) -> u16 {
        self.s.players[usize::from(seat)].score
    }

    /// The strengths in the contest, by seat.
    pub fn strengths(&self) -> Vec<u8> {
        let contest = self.s.contest.expect("a contest");
        self.s.all().map(|p| contest.strength[p.index()].sum()).collect()
    }

    pub fn hand(&self, seat: u8) -> String {
        let kinds = self.s.players[usize::from(seat)].hand.kinds;
        let each = Card::ALL.into_iter().flat_map(|c| (0..kinds[c as usize]).map(move |_| c.id()));
        each.collect::<Vec<_>>().join(" ")
    }

    pub fn gone(&self) -> String {
        let each = Card::ALL.into_iter().flat_map(|c| (0..self.s.gone[c as usize]).map(move |_| c.id()));
        each.collect::<Vec<_>>().join(" ")
    }

    /// Answers the rest of the round in the shortest way: nothing bought, built, played or bid; dice show gold.
    pub fn finish_round(&mut self) -> &mut Table {
        let round = self.s.round;
        while self.s.round == round && self.s.step != Step::Over && !self.s.step.is_placement() {
            self.idle();
        }
        self
    }

    /// One answer, or one outcome, that does as little as can be.
    pub fn idle(&mut self) -> &mut Table {
        if self.s.step.is_chance() {
            let outcome = Aquileia::chance(&self.s).roll(&mut Last);
            self.input(Input::Fate(outcome)).expect("what is rolled is admitted");
            return self;
        }
        let mut list = Vec::new();
        Aquileia::actions(&self.s, self.s.active, &mut list);
        let least = |a: &&Action| {
            matches!(
                a,
                Action::Decline
                    | Action::BuyServi(0)
                    | Action::Play
                    | Action::Roll(0)
                    | Action::Stop
                    | Action::DeclineOpen
                    | Action::Withdraw
                    | Action::Pass
                    | Action::Tie
            )
        };
        let action = *list.iter().rev().find(least).unwrap_or(&list[0]);
        self.act(action)
    }

    pub fn seen(&self, viewer: Viewer) -> Seen<Aquileia> {
        Seen::of(&self.s, viewer)
    }

    pub fn sheet(&self, viewer: Viewer, touch: Touch) -> Sheet {
        Aquileia::about(&self.seen(viewer), touch.id()).unwrap_or_else(|| panic!("no sheet for {touch:?}"))
    }

    /// How an action is offered to the active player.
    pub fn choice(&self, action: Action) -> Choice {
        Aquileia::choice(&self.seen(Viewer::Seat(self.s.active)), self.s.active, action)
    }

    pub fn is_private(&self) -> bool {
        match Aquileia::turn(&self.s) {
            table::game::Turn::Seats { private, .. } => private != SeatSet::NONE,
            turn => panic!("nobody is asked: {turn:?}"),
        }
    }

    /// The keys of what everybody was told by the last input.
    pub fn told(&self) -> Vec<String> {
        let told = self.log.told().iter().filter(|(audience, _)| audience.reaches(Viewer::Public));
        told.filter_map(|(_, event)| Aquileia::tell(event)).map(|text| text.key.into_owned()).collect()
    }

    pub fn in_area(&self, area: Area) -> bool {
        self.s.area() == Some(area)
    }
}

/// Chance that always takes the last: dice show gold.
struct Last;

impl table::chance::Luck for Last {
    fn below(&mut self, n: u32) -> u32 {
        n - 1
    }
}
