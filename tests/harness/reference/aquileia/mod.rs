//! Reference engine for Aquileia: the words it takes and gives, a new game and its set-up.
//!
//! Commands (names and parameters of section 5 of the rules text and of its ruling 50; `legal` lists them sorted by
//! their text): `{"command": "PlaceServant", "space": "arena_1"}`, `{"command": "PlaceTie"}`, `{"command": "Pass"}`,
//! `{"command": "Exchange", "bronze": 4, "silver": 2, "gold": 0}` (the new holding), `{"command": "Buy"}`,
//! `{"command": "Decline"}` (of Pecunia, of a market slot, of paying again in the port),
//! `{"command": "BuyServi", "count": 2}`,
//! `{"command": "PlayCards", "cards": {"servi_1": 2, "weapon_3": 1}}` (kinds that are played, none is `{}`),
//! `{"command": "RollBlue", "count": 4}`, `{"command": "ArenaPrize", "prize": "points"}` (or "slave"),
//! `{"command": "StadiumKeep", "card": "face_up"}` (or "deck"), `{"command": "Open", "metal": "bronze"}`,
//! `{"command": "DeclineOpen"}`, `{"command": "Raise", "metal": "gold"}`, `{"command": "Withdraw"}`,
//! `{"command": "Build", "plot": "villa_blue_10", "servi_1": 0, "servi_2": 2}` (slave cards paid),
//! `{"command": "Stop"}`, `{"command": "PayAgain"}`.
//!
//! Chance is asked for one thing at a time and answered by a word: `Equi`, `Servi`, `Stadium`, `Theatrum` by a card id,
//! `Die` by a metal, `Start` by a seat, `Blocked` by a space. The set-up asks three times `Equi` (slots 1 to 3), once
//! `Stadium` (the display), once `Start`; a round under `two_player_neutrals` eight times `Blocked`. Everything else
//! comes where section 5 has it: the card that rank 1 looks at in the Stadium before `StadiumKeep`, the new display
//! after it (a sole racer who keeps the display turns up the card that was looked at: nothing is drawn), the Theatrum
//! card before the opening. A reshuffle draws nothing. The suite reads what the game's chance brought from every key
//! beside "chance", a word or a list of words, for example `{"chance": "dice", "faces": ["bronze", "gold", "gold"]}`
//! or `{"chance": "start", "p": 2}`: it tells the kinds of words apart, so only their order within a kind matters.
//! After the set-up a number says whose dice are rolled and is not read.
//!
//! The position (`state`), keys and values; a bag is an object from card id to count, without zeros:
//! "state": "Placement", "Pecunia", "EquiEtArma", "Servi", "ArenaCards", "ArenaBlue", "ArenaPrize", "StadiumCards",
//! "StadiumBlue", "StadiumKeep", "Opening", "Bidding", "Forum", "PayAgain" or "GameOver";
//! "active": the seat that decides, null when the game is over; "round": 1 to 6; "start": the start player;
//! "space": the space that is being resolved (Pecunia, EquiEtArma, Servi, Opening, Bidding, Forum, PayAgain), else null;
//! "bank": [bronze, silver, gold]; "holdings": such a list for each seat; "port_coins": coins under port servants;
//! "scores" (never with the final scoring), "houses" (left), "servants" (not on the board): a number for each seat;
//! "passed": a boolean for each seat, null outside Placement; "tie_track": seats, lowest number first (kept at the end);
//! "spaces": space -> seat, where a servant stands (it leaves when its space or its contest is done, ruling 52);
//! "blocked": spaces in the order of the board, until the clean-up; "plots": plot -> seat;
//! "slots": three card ids or nulls; "equi_deck", "equi_discard", "servi_deck", "servi_discard": bags;
//! "stadium_card": the display, id or null; "stadium_deck": a bag, with the card that is looked at in it;
//! "stadium_look": that card while StadiumKeep is asked, else null;
//! "theatrum_deck": a bag; "theatrum_card": the card in auction or null;
//! "hands": for each seat a bag of servi and equi et arma cards; "laurels": for each seat a bag of both kinds;
//! "blue": [seat that holds them or null, dice left];
//! "strengths": for each seat a number, or null if it takes no part; null itself outside the two contests;
//! "odds": null outside ArenaCards, ArenaBlue, StadiumCards and StadiumBlue, else {"of": 3^n, "ranks": for each seat null
//! or as many numbers as there are participants: in how many of the 3^n throws it comes first, second, ...}, where n is the
//! number of blue dice left if their holder takes part, else 0: all of them are rolled and no more cards are played;
//! "auction": null, or {"bid": [b, s, g], "high": seat or null, "out": seats that declined or withdrew, sorted}
//! (a seat that has no legal raise withdraws when its turn comes);
//! "built": how many buildings stand from this Forum space, null outside Forum;
//! "reckoning": for each seat [score so far, Stadium points cards, white, blue, yellow, purple, sum] if the game ended now;
//! "assignment": for each seat an object from Theatrum card to the colour it counts for;
//! "ranking": a place for each seat, "winners": seats; both null until the game is over.

pub mod apply;
pub mod contest;
pub mod data;
pub mod drive;
pub mod invariants;
pub mod legal;
pub mod run;
pub mod score;
pub mod state;
#[cfg(test)]
mod tests;
pub mod words;

use std::collections::BTreeMap;

pub use state::{Ask, Game, Person, Stage, Task};

/// What is drawn or rolled now, one thing at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    Equi,
    Servi,
    Stadium,
    Theatrum,
    Start,
    Blocked,
    Die,
}

/// What answers a draw: it hears what is needed and the words that can come, each as often as there are such cards.
pub type Luck<'a> = dyn FnMut(Need, &[&'static str]) -> String + 'a;

/// One draw, which must bring one of these words.
pub fn draw(luck: &mut Luck, need: Need, among: &[&'static str]) -> &'static str {
    let word = luck(need, among);
    among.iter().find(|other| **other == word).unwrap_or_else(|| panic!("{need:?} cannot be {word}: {among:?}"))
}

/// The metal on one die.
pub fn roll(luck: &mut Luck) -> usize {
    data::metal(draw(luck, Need::Die, &data::METALS))
}

/// What a word of chance answers.
pub fn need_of(word: &str) -> Need {
    let has = |cards: &[data::Card]| cards.iter().any(|card| card.0 == word);
    match word {
        _ if has(&data::EQUI) => Need::Equi,
        _ if has(&data::SERVI) => Need::Servi,
        _ if has(&data::STADIUM) => Need::Stadium,
        _ if has(&data::THEATRUM) => Need::Theatrum,
        _ if data::METALS.contains(&word) => Need::Die,
        _ if data::SPACES.iter().any(|space| space.0 == word) => Need::Blocked,
        _ if word.parse::<usize>().is_ok() => Need::Start,
        _ => panic!("chance brings no {word}"),
    }
}

/// A game before any chance. Options by id; a missing one has its default, an unknown one panics, and so does an
/// option that is not for this number of seats (ruling 59).
pub fn new_game(seats: usize, options: &BTreeMap<String, String>) -> Game {
    assert!((2..=5).contains(&seats), "Aquileia is for 2 to 5 players, not {seats}");
    for (id, value) in options {
        match data::OPTIONS.iter().find(|option| option.0 == id) {
            None => panic!("unknown option {id}"),
            Some((_, values)) => assert!(values.contains(&value.as_str()), "option {id} has no value {value}"),
        }
    }
    let whole = |cards: &[data::Card]| cards.iter().map(|card| (card.0, card.2)).collect();
    let dealt = data::START_COINS.map(|coins| coins * seats as i64);
    let game = Game {
        seats,
        options: options.clone(),
        ask: None,
        over: false,
        tasks: Default::default(),
        round: 0,
        start: 0,
        bank: [0, 1, 2].map(|metal| data::COINS_OF_EACH_METAL - dealt[metal]),
        people: vec![Person::new(); seats],
        spaces: BTreeMap::new(),
        blocked: Vec::new(),
        port_coins: [0; 3],
        tie_track: Vec::new(),
        plots: BTreeMap::new(),
        slots: [None; data::SLOTS],
        equi_deck: whole(&data::EQUI),
        equi_discard: BTreeMap::new(),
        servi_deck: whole(&data::SERVI),
        servi_discard: BTreeMap::new(),
        stadium_card: None,
        stadium_deck: whole(&data::STADIUM),
        stadium_look: None,
        theatrum_deck: whole(&data::THEATRUM),
        theatrum_card: None,
        blue_holder: None,
        blue_left: data::BLUE_DICE,
        strengths: None,
        auction: None,
        built: 0,
    };
    assert!(seats == 2 || !game.is_on("two_player_neutrals"), "two_player_neutrals is for two");
    game
}

impl Game {
    /// Runs the set-up of section 4 up to the first decision. `luck` answers each single draw.
    pub fn set_up(&mut self, luck: &mut Luck) {
        assert!(self.round == 0, "the game is already set up");
        for slot in 0..data::SLOTS {
            self.slots[slot] = self.draw_equi(luck);
        }
        self.stadium_card = self.draw_stadium(luck);
        let start = draw(luck, Need::Start, &["0", "1", "2", "3", "4"][..self.seats]);
        self.start = start.parse().expect("a seat is a number");
        self.tasks.push_back(Task::Round);
        self.run(luck);
    }
}
