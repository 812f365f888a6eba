//! Whole games at random: T36, T37 and every other invariant after each step.

use std::collections::BTreeMap;

use super::super::{Game, Need};
use super::super::{data, drive, invariants, new_game};

/// A small generator of pseudo-random numbers, the same from the same seed.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % n
    }
}

/// Plays a whole game at random; all invariants hold after every step.
fn play_out(seats: usize, options: &BTreeMap<String, String>, seed: u64, looks: &mut dyn FnMut(&Game)) -> Game {
    let (mut chance, mut dice) = (Dice(seed), Dice(seed ^ 0x5eed));
    let mut luck = |_: Need, among: &[&'static str]| among[chance.below(among.len())].to_owned();
    let mut game = new_game(seats, options);
    game.set_up(&mut luck);
    while !game.over {
        let legal = game.legal();
        invariants::check(&game, &legal).unwrap_or_else(|broken| panic!("{broken} in {}", game.state()));
        looks(&game);
        let command = if seed % 4 == 3 {
            legal[dice.below(legal.len())].clone()
        } else {
            drive::pick(&legal, &mut |n| dice.below(n))
        };
        let before = game.clone();
        game.carry_out(&command, &mut luck);
        invariants::check_step(&before, &command, &game)
            .unwrap_or_else(|broken| panic!("{broken} after {command} in {}", before.state()));
    }
    invariants::check(&game, &[]).unwrap_or_else(|broken| panic!("{broken} in {}", game.state()));
    game
}

#[test]
fn t36_t37_random_games() {
    let mut states: BTreeMap<&str, usize> = BTreeMap::new();
    for seats in 2..=5 {
        for (n, (id, values)) in data::OPTIONS.iter().enumerate() {
            for value in *values {
                if *id == "two_player_neutrals" && *value == "true" && seats != 2 {
                    continue;
                }
                let options = BTreeMap::from([((*id).to_owned(), (*value).to_owned())]);
                for seed in 0..4 {
                    play_out(seats, &options, seed * 101 + n as u64, &mut |game| {
                        *states.entry(game.state_name()).or_default() += 1;
                    });
                }
            }
        }
    }
    assert_eq!(states.len(), 14, "every decision is met: {states:?}");
}
