//! Random games: every position is sound, every legal command can be read, and the kinds of commands all come.

use std::collections::BTreeSet;

use super::super::{drive, invariants};
use super::*;

/// A small generator, so that the games are the same every time.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % n
    }
}

/// Plays a game to its end, or for so many commands, and notes the kinds of commands.
fn random_game(seats: usize, list: &[(&str, &str)], seed: u64, most: usize, met: &mut BTreeSet<String>) -> Game {
    let mut random = Random(seed * 2 + 1);
    let mut below = |n: usize| random.below(n);
    let (tiles, order) = drive::draw_map(seats, &mut below);
    let tiles: Vec<&str> = tiles.iter().map(String::as_str).collect();
    let mut game = new_game(seats, &options(list), &tiles, &order);
    for _ in 0..most {
        if game.stage == Stage::GameOver {
            break;
        }
        let may = game.may();
        let seat = may[below(may.len())];
        let words = drive::pick(&game, seat, &mut below);
        let command = Command::read(&words).expect("it can be read");
        met.insert(words.split(' ').next().expect("a word").to_owned());
        let before = game.clone();
        game.apply(seat, &words, &mut |among| among[below(among.len())].to_owned()).expect("it is legal");
        invariants::check(&game).unwrap_or_else(|broken| panic!("{broken} after {words} of {seat}"));
        invariants::check_step(&before, seat, &command, &game).unwrap_or_else(|b| panic!("{b} after {words}"));
        assert!(game.state().is_object());
    }
    game
}

#[test]
fn random_games_are_sound() {
    let mut met = BTreeSet::new();
    for (n, (id, values)) in data::OPTIONS.iter().enumerate() {
        // The map is drawn from the default bag.
        let list: &[(&str, &str)] = if *id == "tile_bag" { &[] } else { &[(id, values[1])] };
        random_game(2 + n % 3, list, n as u64, 400, &mut met);
    }
    for kind in ["BuildHouse", "BuildCityBuilding", "Man", "CommitCity", "Woodcutter", "PlaceGrave", "Harvest"] {
        assert!(met.contains(kind), "{kind} never came: {met:?}");
    }
}
