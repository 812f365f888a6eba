//! Whole rounds: examples 11 to 13, 16 and 43.

use super::land_stage::{BLUE, GREEN, Land, RED, goods, options};
use crate::antiquity::Antiquity;
use crate::antiquity::action::{Action, Deed};
use crate::antiquity::data::{Building, Good, Goods, Saint};
use crate::antiquity::event::Event;
use crate::antiquity::phases::pollution;
use crate::antiquity::state::{End, Phase};
use table::chance::Outcome;
use table::game::Game;
use table::input::{Input, step};
use table::log::Log;
use table::seat::SeatSet;

#[test]
fn example_11_the_first_round() {
    for (value, left) in [("blocked", 16), ("covers", 18)] {
        let mut t = Land::fresh(&[("pollution_on_exploration", value)]);
        for seat in [RED, BLUE] {
            t.four_houses(seat);
        }
        for row in [0, 2, 4] {
            t.build(RED, Building::CartShop, row, 0);
        }
        for row in [0, 2] {
            t.build(BLUE, Building::CartShop, row, 0);
        }
        t.build(BLUE, Building::Explorer, 4, 0);
        for number in 0..3 {
            t.act(RED, Action::Man(number)).act(BLUE, Action::Man(number));
        }
        assert_eq!((t.stock(RED).get(Good::Wood), t.stock(BLUE).get(Good::Wood)), (3, 3));
        t.act(RED, Action::Commit).act(BLUE, Action::Commit);
        assert!(t.told.iter().any(|e| matches!(e, Event::Order(_, [3, 3, 0, 0]))));
        assert_eq!(t.asked(), [BLUE], "the order stays");
        t.deed(BLUE, Deed::Woodcutter, -2, 12, None);
        assert_eq!(t.last_site().1.len(), 7);
        let marker = t.at(2, 14);
        assert!(t.s.map.markers.has(marker));
        t.deed(BLUE, Deed::Woodcutter, 2, 14, None);
        assert_eq!((t.last_site().1.len(), t.s.map.markers.has(marker)), (5, false));
        assert_eq!(t.stock(BLUE), goods(&[(Good::Wood, 1)]));
        t.act(BLUE, Action::End);
        t.deed(RED, Deed::Woodcutter, 0, -3, None);
        assert_eq!(t.last_site().1.len(), 6);
        t.deed(RED, Deed::Woodcutter, 2, 1, None);
        assert_eq!(t.last_site().1.len(), 5);
        t.fishery(RED, (3, -3), (3, -2), Some(Good::Fish));
        assert_eq!((t.last_site().1.len(), t.stock(RED)), (4, Goods::NONE));
        t.act(RED, Action::End);
        assert!(t.told.iter().any(|e| matches!(e, Event::AllLost(BLUE, lost) if *lost == goods(&[(Good::Wood, 1)]))));
        assert_eq!((t.s.phase, t.asked()), (Phase::Harvest, vec![RED, BLUE]));
        for (q, r) in [(1, -3), (3, 1), (4, -3)] {
            t.act(RED, Action::Take(t.at(q, r)));
        }
        t.act(RED, Action::Done);
        while t.offered(BLUE) != [Action::Done] {
            let first = t.offered(BLUE)[0];
            t.act(BLUE, first);
        }
        t.act(BLUE, Action::Done);
        assert_eq!(t.stock(BLUE), goods(&[(Good::Wood, 2)]));
        assert_eq!(t.stock(RED), goods(&[(Good::Wood, 2), (Good::Fish, 1)]));
        t.act(BLUE, Action::Explore(t.at(-2, 14))).fate(&[1]);
        assert_eq!(t.stock(BLUE).get(Good::Olives), 1);
        let due = t.told.iter().filter_map(|e| match e {
            Event::FamineDue(_, level, _, foods, graves) => Some((*level, *foods, *graves)),
            _ => None,
        });
        assert_eq!(due.collect::<Vec<_>>(), [(1, 1, 0), (1, 1, 0)]);
        assert_eq!((t.s.famine, t.s.phase), (2, Phase::Pollution));
        assert_eq!((pollution::due(&t.s, RED).3, pollution::due(&t.s, BLUE).3), (3, 3));
        t.place_all(BLUE);
        assert_eq!(t.hexes(RED).len(), left, "{value}");
        t.place_all(RED);
        assert_eq!(t.s.round, 2);
    }
}

/// Red does nothing; Blue survives with much food, which San Cristoforo keeps, and three fountains.
fn passive(houses: bool, chosen: &[(&str, &str)]) -> Land {
    let mut t = Land::fresh(chosen);
    t.s.realm_mut(BLUE).stock = goods(&[(Good::Fish, 60)]);
    t.saint(BLUE, Saint::Cristoforo);
    for _ in 0..3 {
        t.works(BLUE, Building::Fountain);
    }
    t.shown();
    if houses {
        t.four_houses(RED);
    }
    t
}

/// Plays on to the next round: nobody builds, and Red places its graves and markers. Says how many markers came into
/// Red's zone, how many graves, and how many squares are free.
fn round(t: &mut Land) -> (u16, u16, u16) {
    let (zone, free, round) = (t.s.zone(RED), t.s.free_count(RED), t.s.round);
    let markers = |t: &Land| t.s.map.polluted.and(zone).len() as u16;
    let before = markers(t);
    while t.s.round == round && !t.is_over() {
        let seat = t.asked()[0];
        let action = if t.s.phase == Phase::City { Action::Commit } else { t.offered(seat)[0] };
        t.act(seat, action);
    }
    (markers(t) - before, free - t.s.free_count(RED), t.s.free_count(RED))
}

#[test]
fn example_12_a_passive_player_is_out_in_round_10() {
    for (value, hexes) in [("blocked", 23), ("covers", 25)] {
        let mut t = passive(false, &[("pollution_on_exploration", value)]);
        assert_eq!(pollution::hexes(&t.s, RED).len(), hexes);
        for expected in 1..=7 {
            assert_eq!(t.s.round, expected);
            assert_eq!(
                round(&mut t),
                (3, u16::from(expected) - 1, 49 - u16::from(expected) * (u16::from(expected) - 1) / 2)
            );
        }
        assert_eq!(t.s.free_count(RED), 28);
        if value == "blocked" {
            assert_eq!(round(&mut t), (2, 8, 20), "7 graves, 2 markers and 1 grave");
            assert_eq!(round(&mut t), (0, 11, 9), "8 + 3");
        } else {
            assert_eq!(round(&mut t), (3, 7, 21));
            assert_eq!(round(&mut t), (1, 10, 11));
        }
        round(&mut t);
        assert_eq!((t.s.round, t.s.phase, t.s.winners), (10, Phase::Over(End::LastLeft), SeatSet::one(BLUE)));
        assert!(t.told.iter().any(|e| matches!(e, Event::Overflow(RED, 3))), "in R9");
    }
}

#[test]
fn example_13_houses_cannot_take_graves() {
    let mut t = passive(true, &[]);
    (1..=9).for_each(|_| _ = round(&mut t));
    assert_eq!(t.s.free_count(RED), 5);
    round(&mut t);
    assert!(t.told.iter().any(|e| matches!(e, Event::Out(RED, 9, 5))), "out in R8");
    assert_eq!((t.s.round, t.is_over()), (10, true));
}

#[test]
fn example_43_famine_with_nothing_built() {
    let mut t = passive(false, &[]);
    for expected in 1..=8 {
        round(&mut t);
        assert_eq!(t.s.famine, expected, "after round {expected} the level is {expected}");
    }
}

#[test]
fn r49_example_16_fountains_of_one_r2() {
    let mut t = Land::fresh(&[]);
    t.s.famine = 1;
    for (seat, count) in [(RED, 2), (BLUE, 1)] {
        t.s.realm_mut(seat).stock = goods(&[(Good::Wine, 3)]);
        if let Some(before) = &mut t.s.before[seat.index()] {
            before.stock = goods(&[(Good::Wine, 3)]);
        }
        for column in 0..count {
            t.build(seat, Building::Fountain, 0, column);
        }
    }
    assert_eq!((t.s.famine_seen(RED), t.s.famine_seen(BLUE)), (0, 0));
    t.act(RED, Action::Commit).act(BLUE, Action::Commit);
    assert!(t.told.iter().any(|e| matches!(e, Event::FamineRose(1))), "0 in R8, then 1");
}

#[test]
fn r49_a_fountain_counts_though_its_builder_resigns() {
    let mut t = Land::set_up(3, &[], &[0, 1, 2, 3, 4, 5], &[(0, 0), (-10, 18), (8, 10)]);
    t.s.famine = 3;
    t.s.realm_mut(RED).stock = goods(&[(Good::Wine, 1)]);
    if let Some(before) = &mut t.s.before[RED.index()] {
        before.stock = goods(&[(Good::Wine, 1)]);
    }
    t.build(RED, Building::Fountain, 0, 0);
    t.act(RED, Action::Resign);
    assert_eq!(t.s.famine_seen(BLUE), 3, "the others learn of it at the end of R2");
    t.act(BLUE, Action::Commit).act(GREEN, Action::Commit);
    assert!(t.told.iter().any(|e| matches!(e, Event::Fountains(1, 2))));
}

#[test]
fn r62_the_map_and_the_first_cities_are_told_as_they_come() {
    let mut s = Antiquity::setup(&options(2, &[]), 2);
    let mut told = |input: Input<Action>| {
        let mut log = Log::new();
        step::<Antiquity>(&mut s, &input, &mut Vec::new(), &mut log).expect("it can be");
        let layout = s.layout();
        (log.told().iter().map(|(_, event)| event.clone()).collect::<Vec<_>>(), layout)
    };
    let fate = |value: u8| Input::Fate(Outcome([value].into_iter().collect()));
    for position in 0..4 {
        told(fate(position));
        let face = 2 * position;
        assert!(matches!(told(fate(0)).0[..], [Event::Drawing(at, drawn)] if (at, drawn) == (position, face)));
        assert!(matches!(told(fate(0)).0[..], [Event::Laid(at, laid, 0)] if (at, laid) == (position, face)));
    }
    let (events, layout) = told(Input::Fate(Outcome([1, 0].into_iter().collect())));
    assert!(matches!(events[..], [Event::Drawn(_)]));
    // Two hexes of water lie under the city of example 1.
    let at = layout.hex(0, 0).expect("the centre of the first tile");
    assert!(matches!(told(Input::Act(RED, Action::Found(at))).0[0], Event::Founded(RED, _, 2, 0)));
}
