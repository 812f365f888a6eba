//! Turn order, deck, map and whole games at random: T25, T29, T31 and the printed figures.

use std::collections::{BTreeMap, BTreeSet};

use super::super::data::{CARDS, COLORS, OPTIONS};
use super::super::{drive, invariants, new_game};
use super::*;

/// A small generator of pseudo-random numbers, the same from the same seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % n
    }

    fn one_of<T: Clone>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())].clone()
    }
}

/// Answers what a game asks of chance.
pub struct Luck {
    dice: Dice,
    colors: Vec<&'static str>,
    villages: Vec<&'static str>,
    cards: Vec<&'static str>,
    layer: Vec<&'static str>,
    seats: usize,
}

impl Luck {
    pub fn below(&mut self, n: usize) -> usize {
        self.dice.below(n)
    }

    pub fn new(seed: u64, seats: usize) -> Luck {
        let villages = map::fields().iter().filter_map(|field| field.village).filter(|v| v.starts_with('V')).collect();
        let cards = CARDS.iter().map(|card| card.id).collect();
        Luck { dice: Dice(seed), colors: COLORS.to_vec(), villages, cards, layer: Vec::new(), seats }
    }

    pub fn answer(&mut self, need: Need) -> String {
        let dice = &mut self.dice;
        let take = |dice: &mut Dice, from: &mut Vec<&'static str>| from.swap_remove(dice.below(from.len())).to_owned();
        match need {
            Need::Color => take(dice, &mut self.colors),
            Need::OracleVillage => take(dice, &mut self.villages),
            Need::FirstOraclePlayer => dice.below(self.seats).to_string(),
            Need::Card => {
                if self.layer.len() == 4 {
                    self.layer.clear();
                }
                let fits: Vec<&str> =
                    self.cards.iter().copied().filter(|card| !self.layer.contains(&&card[..3])).collect();
                let card = dice.one_of(&fits);
                self.layer.push(&card[..3]);
                self.cards.retain(|other| *other != card);
                card.to_owned()
            }
        }
    }
}

/// Plays a whole game at random. All invariants hold after every step.
fn play_out(seats: usize, options: &BTreeMap<String, String>, seed: u64) -> (Game, usize) {
    let mut luck = Luck::new(seed, seats);
    let mut dice = Dice(seed ^ 0x5eed);
    let mut game = new_game(seats, options);
    game.set_up(&mut |need| luck.answer(need));
    let mut steps = 0;
    while !game.over() {
        let legal = game.legal();
        invariants::check(&game, &legal).unwrap_or_else(|broken| panic!("{broken} in {}", game.state()));
        let command = drive::pick(&game, &legal, &mut |n| dice.below(n));
        let before = game.clone();
        game.apply(&command, &mut |need| luck.answer(need)).expect("it is legal");
        invariants::check_step(&before, &command, &game)
            .unwrap_or_else(|broken| panic!("{broken} after {command} in {}", before.state()));
        steps += 1;
    }
    invariants::check(&game, &game.legal()).expect("all holds at the end");
    (game, steps)
}

/// No option, each value of each option alone, and all at once.
fn settings() -> Vec<BTreeMap<String, String>> {
    let mut all = vec![BTreeMap::new()];
    for (id, values) in OPTIONS {
        all.push(BTreeMap::from([(id.to_owned(), values[1].to_owned())]));
    }
    all.push(OPTIONS.iter().map(|(id, values)| ((*id).to_owned(), values[1].to_owned())).collect());
    all
}

#[test]
fn t25_turn_order() {
    let order = |colors: &[&str], card: &str| {
        let mut game = Game::by_hand(colors.len(), &[], card, 0);
        game.colors = colors.iter().map(|color| (*color).to_owned()).collect();
        game.order().into_iter().map(|seat| colors[seat].to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(order(&["red", "brown"], "YEL1"), ["red", "brown"]);
    assert_eq!(order(&["red", "brown"], "BRN1"), ["brown", "red"]);
    assert_eq!(order(&["red", "yellow", "orange"], "BRN3"), ["red", "orange", "yellow"]);
    assert_eq!(order(&["yellow", "brown", "orange"], "RED1"), ["brown", "orange", "yellow"]);
}

#[test]
fn t29_deck() {
    for seed in 0..8 {
        for (length, options) in [(12, BTreeMap::new()), (8, BTreeMap::from([("length".into(), "8".into())]))] {
            let (game, _) = play_out(2, &options, seed);
            let ids: BTreeSet<&str> = game.played.iter().map(|card| card.id).collect();
            assert_eq!((game.played.len(), ids.len(), game.next), (length, length, None));
            for layer in game.played.chunks(4) {
                let borders: BTreeSet<&str> = layer.iter().map(|card| card.border()).collect();
                assert_eq!(borders.len(), 4);
            }
        }
    }
}

#[test]
fn t31_conservation_and_all_invariants_in_games_at_random() {
    for seats in 2..=4 {
        for (n, options) in settings().iter().enumerate() {
            let (game, steps) = play_out(seats, options, n as u64 + 100 * seats as u64);
            assert!(steps > seats * game.length(), "every turn ends by a command of its own");
        }
    }
}

#[test]
fn the_cards_are_as_printed() {
    let mut orders: Vec<_> = CARDS.iter().map(|card| card.order).collect();
    orders.sort();
    orders.dedup();
    assert_eq!(orders.len(), 12);
    for color in COLORS {
        for place in 0..4 {
            assert_eq!(CARDS.iter().filter(|card| card.order[place] == color).count(), 3, "{color} {place}");
        }
    }
    let values = |action: usize| CARDS.iter().map(move |card| card.basic[action]);
    assert_eq!([0, 1, 2].map(|action| values(action).sum::<i64>()), [25, 23, 40]);
    let count = |action, value| values(action).filter(|other| *other == value).count();
    assert_eq!([1, 2, 3].map(|value| count(0, value)), [1, 9, 2]);
    assert_eq!([1, 2, 3].map(|value| count(1, value)), [4, 5, 3]);
    assert_eq!([2, 3, 5].map(|value| count(2, value)), [4, 4, 4]);
    for card in &CARDS {
        let next = match card.basic[2] {
            2 => 3,
            3 => 5,
            _ => 7,
        };
        assert_eq!(card.enhanced, [card.basic[0] + 1, card.basic[1] + 1, next], "{}", card.id);
    }
}

#[test]
fn the_map_is_as_printed() {
    let fields = map::fields();
    let of = |ground| fields.iter().filter(|field| field.ground == ground).count();
    assert_eq!([fields.len(), of(map::Ground::Frontier), of(map::Ground::Inland)], [249, 10, 32]);
    // The neighbours follow from row and column: axial steps, odd rows shifted to the right.
    let axial = |name: &str| {
        let (row, column): (i32, i32) = (name[1..3].parse().expect("a row"), name[4..6].parse().expect("a column"));
        (column - (row - (row & 1)) / 2, row)
    };
    let steps = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
    for (hex, field) in fields.iter().enumerate() {
        let (q, r) = axial(field.name);
        for (direction, (dq, dr)) in steps.into_iter().enumerate() {
            let there = fields.iter().position(|other| axial(other.name) == (q + dq, r + dr));
            assert_eq!(field.beside[direction], there, "{} {}", field.name, map::DIRECTIONS[direction]);
        }
        let villages = map::neighbours(hex).into_iter().filter(|there| map::is_village(*there)).count();
        assert!(villages == 0 || !map::is_village(hex), "no two villages are adjacent");
    }
    let touching = |n| {
        let count = |hex: &usize| map::neighbours(*hex).into_iter().filter(|there| map::is_village(*there)).count();
        map::all_hexes().filter(|hex| !map::is_village(*hex) && count(hex) == n).count()
    };
    assert_eq!([0, 1, 2, 3].map(touching), [32, 128, 45, 2]);
    // Neighbours are mutual, and every hex can be reached from the first.
    let (mut seen, mut to_see) = (BTreeSet::new(), vec![0]);
    while let Some(hex) = to_see.pop() {
        if seen.insert(hex) {
            to_see.extend(map::neighbours(hex));
        }
    }
    assert_eq!(seen.len(), 249);
}
