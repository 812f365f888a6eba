//! The worked examples T1 to T39 of section 11 by their numbers, options and rulings, and games at random.
//! Seats of the seed's examples: blue 0, green 1, yellow 2, red 3; blue starts.

mod end;
mod fight;
mod forum;
mod market;
mod placing;
mod play;
mod race;
mod theatre;

use serde_json::{Value, json};

use super::state::{self, Game};
use super::{Need, need_of, new_game};

const BLUE: usize = 0;
const GREEN: usize = 1;
const YELLOW: usize = 2;
const RED: usize = 3;

/// Answers draws with these words in this order.
fn script<'a>(words: &'a [&'a str]) -> impl FnMut(Need, &[&'static str]) -> String + 'a {
    let mut left = words.iter();
    move |need, _| {
        let word = left.next().unwrap_or_else(|| panic!("{need:?} is asked and {words:?} are used up"));
        assert_eq!(need_of(word), need, "in {words:?}");
        (*word).to_owned()
    }
}

/// A table with a market, a display and no servants; seat 0 starts.
fn table(seats: usize) -> Game {
    table_with(seats, &[])
}

fn table_with(seats: usize, options: &[(&str, &str)]) -> Game {
    let mut game = Game::by_hand(seats, options);
    for slot in 0..3 {
        game.hand_slot(slot, ["horse_gold_1", "weapon_1", "horse_silver_1"][slot]);
    }
    game.hand_display("stadium_white");
    game
}

impl Game {
    /// A legal command with what chance brings.
    fn play(&mut self, command: Value, words: &[&str]) {
        self.apply(&command, &mut script(words)).expect("it is legal");
    }

    /// A legal command that has no parameters.
    fn does(&mut self, command: &str) {
        self.play(json!({"command": command}), &[]);
    }

    fn allows(&self, command: Value) -> bool {
        self.legal().contains(&command)
    }

    /// Ends the placement phase with the markers in the order of the seats.
    fn go(&mut self, words: &[&str]) {
        self.hand_over(&[], &mut script(words));
    }

    /// Asked: the state and the seat.
    fn asked(&self) -> (&'static str, usize) {
        (self.state_name(), self.active())
    }

    fn coins(&self, seat: usize) -> [i64; 3] {
        self.people[seat].coins
    }

    fn score(&self, seat: usize) -> i64 {
        self.people[seat].score
    }

    fn strength(&self, seat: usize) -> i64 {
        self.strengths.as_ref().expect("a contest")[seat].expect("it takes part")
    }

    fn in_hand(&self, seat: usize, card: &str) -> i64 {
        state::count(&self.people[seat].hand, card)
    }

    fn has_laurel(&self, seat: usize, card: &str) -> bool {
        state::count(&self.people[seat].laurels, card) > 0
    }
}

fn place(space: &str) -> Value {
    json!({"command": "PlaceServant", "space": space})
}

fn exchange(coins: [i64; 3]) -> Value {
    json!({"command": "Exchange", "bronze": coins[0], "silver": coins[1], "gold": coins[2]})
}

fn servi(count: i64) -> Value {
    json!({"command": "BuyServi", "count": count})
}

fn cards(cards: &[(&str, i64)]) -> Value {
    let cards: serde_json::Map<_, _> = cards.iter().map(|(card, many)| ((*card).to_owned(), json!(many))).collect();
    json!({"command": "PlayCards", "cards": cards})
}

fn blue(count: i64) -> Value {
    json!({"command": "RollBlue", "count": count})
}

fn prize(what: &str) -> Value {
    json!({"command": "ArenaPrize", "prize": what})
}

fn keep(what: &str) -> Value {
    json!({"command": "StadiumKeep", "card": what})
}

fn open(metal: &str) -> Value {
    json!({"command": "Open", "metal": metal})
}

fn raise(metal: &str) -> Value {
    json!({"command": "Raise", "metal": metal})
}

fn build(plot: &str, ones: i64, twos: i64) -> Value {
    json!({"command": "Build", "plot": plot, "servi_1": ones, "servi_2": twos})
}

#[test]
fn t1_setup_with_four_players() {
    let mut game = new_game(4, &Default::default());
    game.set_up(&mut script(&["weapon_3", "horse_gold_2", "weapon_1", "stadium_vp_10", "2"]));
    assert_eq!(game.bank, [31, 35, 35]);
    assert!((0..4).all(|seat| game.coins(seat) == [2, 1, 1] && game.houses(seat) == 9 && game.score(seat) == 0));
    assert_eq!(game.slots, [Some("weapon_3"), Some("horse_gold_2"), Some("weapon_1")]);
    assert_eq!((state::size(&game.equi_deck), state::size(&game.servi_deck)), (14, 22));
    assert_eq!((game.stadium_card, state::size(&game.stadium_deck)), (Some("stadium_vp_10"), 11));
    assert_eq!(state::size(&game.theatrum_deck), 6);
    assert_eq!((game.round, game.start, game.asked()), (1, 2, ("Placement", 2)));
}

#[test]
fn the_bank_after_dealing_and_the_totals_of_the_decks() {
    for (seats, bank) in [(2, [35, 37, 37]), (3, [33, 36, 36]), (4, [31, 35, 35]), (5, [29, 34, 34])] {
        assert_eq!(new_game(seats, &Default::default()).bank, bank);
    }
    use super::data::{Does, EQUI, PLOTS, SERVI, SPACES, STADIUM, THEATRUM};
    let (mut slaves, mut weapons, mut gold, mut silver, mut points) = (0, 0, 0, 0, 0);
    for (card, does, many) in SERVI.iter().chain(&EQUI).chain(&STADIUM) {
        match does {
            Does::Servi(each) => slaves += each * many,
            Does::Weapon(each) => weapons += each * many,
            Does::Horse("gold", each) => gold += each * many,
            Does::Horse(_, each) => silver += each * many,
            Does::Points(each) => points += each * many,
            Does::Colour(_) => assert_eq!(*many, 2, "{card}"),
            Does::Either(_) => panic!("{card} is no such card"),
        }
    }
    assert_eq!([slaves, weapons, gold, silver, points], [33, 12, 7, 7, 25]);
    for colour in super::data::COLORS {
        let either = THEATRUM.iter().filter(|card| matches!(card.1, Does::Either(two) if two.contains(&colour)));
        assert_eq!(either.count(), 3, "{colour}");
    }
    assert_eq!((SPACES.len(), PLOTS.len()), (28, 28));
}

#[test]
fn an_option_for_two_is_refused_with_others() {
    let options = [("two_player_neutrals".to_owned(), "true".to_owned())].into();
    assert_eq!(new_game(2, &options).seats, 2);
    for seats in 3..=5 {
        assert!(std::panic::catch_unwind(|| new_game(seats, &options)).is_err(), "ruling 59");
    }
}
