//! The odds: exact, held against a throw of every single die.

use super::stage::Stage;
use crate::aquileia::odds::{self, Odds};
use crate::aquileia::{Area, Card, Draft, Metal, Space, State, Step};
use table::seat::{Seat, Viewer};

/// By going through all throws, die by die: whose strength is greater, or as great and further forward.
fn plain(s: &State, area: Area) -> Vec<(u8, Vec<u64>)> {
    let going = s.contest.filter(|_| s.at.area() == area);
    let holder = s.blue.or_else(|| s.stands(Space::POTENTIA));
    let blue = if s.blue.is_some() { s.blue_left } else { 4 };
    let mut seats: Vec<Seat> = s.participants(area).collect();
    seats.sort_by_key(|p| s.tie_space(*p).unwrap_or(9));
    let mut owners = Vec::new();
    let mut base = Vec::new();
    for (i, p) in seats.iter().enumerate() {
        let stands = Space::all().filter(|space| space.area() == area && s.stands(*space) == Some(*p));
        let strength = going.map_or(stands.map(|space| space.value()).sum(), |c| c.strength[p.index()].sum());
        let down = match s.draft {
            Some(Draft::Cards(kinds)) if *p == s.active => {
                Card::ALL.iter().map(|c| kinds[*c as usize] * c.strength()).sum()
            }
            _ => 0,
        };
        base.push(strength + down);
        let red = if going.is_some_and(|c| c.rolled.has(*p)) { 0 } else { 3 };
        let blue = if holder == Some(*p) && !going.is_some_and(|c| c.blue) { blue } else { 0 };
        owners.extend((0..red + blue).map(|_| i));
    }
    let mut ranks = vec![vec![0; seats.len()]; seats.len()];
    for throw in 0..3u64.pow(owners.len() as u32) {
        let mut sums = base.clone();
        let mut rest = throw;
        for owner in &owners {
            // A die shows what counts on one face of three.
            sums[*owner] += u8::from(rest % 3 == 0);
            rest /= 3;
        }
        let mut order: Vec<usize> = (0..seats.len()).collect();
        order.sort_by_key(|i| std::cmp::Reverse(sums[*i]));
        for (place, i) in order.into_iter().enumerate() {
            ranks[i][place] += 1;
        }
    }
    seats.iter().map(|p| p.0).zip(ranks).collect()
}

fn same(s: &State, area: Area) -> Odds {
    let odds = odds::odds(s, area).expect("somebody takes part");
    let plain = plain(s, area);
    for (seat, ranks) in &plain {
        assert_eq!(&odds.ranks[usize::from(*seat)][..plain.len()], ranks, "seat {seat}");
        assert_eq!(ranks.iter().sum::<u64>(), odds.of);
    }
    assert_eq!(odds.seats().map(|p| p.0).collect::<Vec<_>>(), plain.iter().map(|(p, _)| *p).collect::<Vec<_>>());
    odds
}

#[test]
fn odds_equal_a_throw_of_every_die() {
    let arena =
        || Stage::new(4).at(0, "arena_1").at(1, "arena_2 mercatus_potentia").at(3, "arena_3").tie(&[3, 0, 2, 1]);
    let mut t = arena().hand(0, "weapon_2 servi_1").resolve();
    assert_eq!((t.s.step, same(&t.s, Area::Arena).of), (Step::RollRed, 3u64.pow(13)));
    t.fate("b g g");
    assert_eq!(same(&t.s, Area::Arena).of, 3u64.pow(10));
    t.fate("g g g").fate("b b s");
    assert_eq!(same(&t.s, Area::Arena).of, 81);
    // What the player on turn has put down counts.
    let before = same(&t.s, Area::Arena).ranks[0][0];
    t.act(crate::aquileia::Action::Card(Card::Weapon2));
    assert!(same(&t.s, Area::Arena).ranks[0][0] > before);
    assert_eq!(
        odds::odds(&t.seen(Viewer::Public), Area::Arena).map(|o| o.ranks[0][0]),
        Some(before),
        "for itself alone"
    );
    t.act(crate::aquileia::Action::Play).go("PlayCards").go("PlayCards");
    assert_eq!((t.s.step, same(&t.s, Area::Arena).of), (Step::Blue, 81));
    for k in 0..=4 {
        assert_eq!(odds::with_blue(&t.s, Area::Arena, Some(k)).map(|o| o.of), Some(3u64.pow(k.into())));
    }
    t.go("RollBlue 4").fate("b b b b");
    let done = same(&t.s, Area::Arena);
    assert_eq!((t.strengths(), done.of), (vec![5, 5, 0, 3], 1), "nothing is open any more");
    assert_eq!((done.ranks[0][0], done.ranks[1][1], done.ranks[3][2]), (1, 1, 1));
}

#[test]
fn odds_before_the_contest_and_on_both_sides_of_the_stadium() {
    let stage = Stage::new(3).at(0, "stadium_gold_1 stadium_gold_2").at(1, "stadium_silver_1").tie(&[2]);
    let t = stage.at(2, "mercatus_potentia").placing();
    let odds = same(&t.s, Area::Stadium);
    assert_eq!(odds.of, 3u64.pow(6));
    assert!(odds.thousandths(Seat(0), 0) > odds.thousandths(Seat(1), 0));
    assert_eq!(odds::odds(&t.s, Area::Arena), None);
    assert_eq!(t.s.player(Seat(1)).side(), Some(Metal::Silver));
}

/// In parts of a thousand, rounded, as they are said.
#[test]
fn odds_in_words() {
    let mut t = Stage::new(3).at(0, "arena_2").at(1, "arena_3").tie(&[0, 1, 2]).resolve();
    t.fate("b b b");
    let odds = same(&t.s, Area::Arena);
    // Only three hits of three reach 4 against 4, and the tie goes to seat 0.
    assert_eq!((odds.ranks[0][0], odds.of, odds.thousandths(Seat(0), 0)), (27, 27, 1000));
    let mut t = Stage::new(3).at(0, "arena_2").at(1, "arena_3").tie(&[1, 0, 2]).resolve();
    t.fate("b b b");
    let odds = same(&t.s, Area::Arena);
    assert_eq!((odds.ranks[1][0], odds.thousandths(Seat(1), 0), odds.thousandths(Seat(0), 0)), (1, 37, 963));
}
