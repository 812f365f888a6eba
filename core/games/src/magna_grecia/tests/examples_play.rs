//! The worked examples on roads, markets, oracles, cards and the end: T5 to T12, T17, T18, T21, T22, T25 to T29, T31.

use super::stage::{Table, card, village, way};
use crate::magna_grecia::data::{Card, Colour};
use crate::magna_grecia::{Action, MagnaGrecia, Pending, Phase, Touch};
use table::game::{Game, Ranking, Turn};
use table::input::Input;
use table::playout;
use table::seat::Seat;

#[test]
fn t05_orientation() {
    let mut t = Table::four().city(0, "F01").turn(0, "RED3");
    assert!(t.can("Road r00c02 W-E") && t.can("Road r00c02 W-SE"));
    assert!(!t.can("Road r00c02 NE-SW"), "no anchored end");
    assert_eq!(way("W-SW"), None, "a sharp bend does not exist");
    t.go("Road r00c02 W-E");
    assert!(t.can("Road r00c03 W-SE"));
    t.next(1, "RED3");
    assert!(!t.can("Road r00c03 W-SE") && t.can("Road r01c01 NW-SE"));
}

#[test]
fn t06_enhanced_replenish() {
    for (id, most) in [("YEL1", 3), ("RED2", 5), ("RED1", 7)] {
        let t = Table::four().turn(0, id);
        assert_eq!(t.left()[2], most);
        assert!(t.can(&format!("Replenish {most} 0")) && t.can(&format!("Replenish 0 {most}")));
        assert!(!t.can(&format!("Replenish {most} 1")) && !t.can("Replenish 0 0"));
    }
    let mut t = Table::four().turn(0, "RED1");
    t.go("Replenish 4 3");
    let own = t.s.own();
    assert_eq!((own.roads, own.cities, own.road_stock, own.city_stock), (8, 7, 12, 13));
    assert_eq!((t.left(), t.s.phase), ([0, 0, 0], Phase::Market));
    assert!(!t.can("City F01"));
}

#[test]
fn t07_market_cost() {
    let stage = |options: &[(&str, &str)]| Table::with(4, options).city(1, "F02 r00c09 r00c10").points(1, 12);
    let mut t = stage(&[]).turn(0, "RED3");
    assert_eq!(t.cost(0, "F02"), 4);
    t.go("Build F02");
    assert_eq!(t.has(0), 11);
    t.next(2, "RED3");
    assert_eq!(t.cost(2, "F02"), 5);
    t.go("Build F02");
    assert_eq!((t.has(2), t.cost(3, "F02")), (10, 6));
    t.next(1, "RED3");
    t.go("Sell C1");
    assert_eq!((t.has(1), t.cost(3, "F02")), (12, 5));
    let mut t = stage(&[("market_cost", "product")]).turn(0, "RED3");
    assert_eq!(t.cost(0, "V05"), 0);
    t.go("Build F02");
    t.next(2, "RED3");
    t.go("Build F02");
    t.next(1, "RED3");
    t.go("Sell F02");
    assert_eq!(t.cost(3, "F02"), 6);
}

/// F01 joined to V03, and V03 to V10, by roads of the first player.
fn t8() -> Table {
    Table::four().city(0, "F01").points(0, 14).road(0, "r01c01 NW-SE, r02c02 NW-E, r03c03 NW-SE")
}

#[test]
fn t08_direct_only() {
    let mut t = t8().turn(0, "RED3");
    assert_eq!((t.conn("F01"), t.conn("V03"), t.conn("V10")), (1, 2, 1));
    // The sheet shows the same on the map.
    let place = |id| Touch::Village(village(id));
    assert_eq!(t.sheet(place("V10")).joined, [place("V10").id(), place("V03").id()]);
    assert_eq!((t.sheet(place("V03")).joined.len(), t.sheet(place("V04")).joined.len()), (3, 0));
    t.go("Build V03");
    assert_eq!((t.has(0), t.worth(0, "V03")), (13, 2));
    t.next(0, "RED3");
    t.go("Build V10");
    assert_eq!((t.has(0), t.worth(0, "V10"), t.score(0)), (12, 0, (12, 3, 0)));
    t.next(0, "RED3");
    assert!(!t.can("Sell V10") && t.can("Sell V03"));
}

#[test]
fn t09_foreign_market() {
    let mut t = t8().market(0, "V03").points(1, 15).turn(1, "RED3");
    assert_eq!(t.cost(1, "V03"), 2);
    t.go("Build V03");
    assert_eq!((t.has(1), t.worth(1, "V03")), (13, 0));
}

#[test]
fn t10_foreign_road_activates() {
    let stage = Table::four().city(1, "V10").city(0, "F01").road(0, "r03c03 NW-SE, r01c01 NW-SE, r02c02 NW-E");
    let t = stage.road(1, "r04c03 E-W").market(0, "V03").market(1, "V03").turn(0, "RED3");
    assert_eq!((t.conn("V03"), t.worth(0, "V03"), t.worth(1, "V03")), (2, 2, 2));
}

#[test]
fn t11_oracle_tie_and_change() {
    let stage = Table::four().oracle("V05").city(0, "V04").road(0, "r03c05 E-NW").city(1, "V11").road(1, "r04c11 W-E");
    let mut t = stage.turn(0, "YEL1");
    t.go("Road r03c07 W-E");
    assert_eq!((t.holder("V05"), t.conn("V04")), (Some((0, 1)), 1));
    t.next(1, "YEL1");
    t.go("Road r04c09 E-NW");
    assert_eq!((t.conn("V11"), t.holder("V05")), (1, Some((0, 1))));
    t.go("Road r05c09 NE-SW");
    assert_eq!((t.conn("V11"), t.holder("V05")), (2, Some((1, 2))));
    assert_eq!((t.score(1).2, t.score(0).2), (4, 0));
}

#[test]
fn t12_tie_above_the_controller() {
    for (options, then) in [(&[][..], (0, 1)), (&[("oracle_tie", "oldest")][..], (1, 2))] {
        let stage = Table::with(4, options).oracle("V05").city(0, "V04").road(0, "r03c07 W-E, r03c05 E-NW").judged();
        let stage = stage.city(1, "V11").road(1, "r04c09 E-NW").city(2, "F02").road(2, "r01c08 NW-SE, r02c09 NW-SW");
        let mut t = stage.judged().turn(1, "YEL1");
        assert_eq!((t.conn("V04"), t.conn("V11"), t.conn("F02")), (1, 1, 1));
        assert_eq!(t.holder("V05"), Some((0, 1)));
        t.go("Road r03c09 SE-NE").go("Road r02c10 SW-NW").go("Road r01c09 SE-NW").go("Road r00c09 SE-W");
        assert_eq!((t.conn("V04"), t.conn("V11"), t.conn("F02")), (1, 2, 2));
        assert_eq!(t.holder("V05"), Some(then), "{options:?}");
        let mut t = t.clone();
        t.s.players[1].roads += 1;
        t.s.players[1].road_stock -= 1;
        t.next(1, "YEL1").go("Road r05c09 NE-SW");
        assert_eq!((t.conn("V11"), t.conn("F02"), t.holder("V05")), (3, 2, Some((1, 2))));
    }
}

#[test]
fn t17_selling() {
    let mut t = t8().market(0, "V03").points(0, 3).turn(0, "RED3");
    t.go("Sell V03");
    assert_eq!((t.has(0), t.market_of(0, "V03"), t.cost(1, "V03")), (5, Some("sold"), 1));
    assert_eq!(t.score(0), (5, 1, 0));
    t.next(0, "RED3");
    assert!(!t.can("Build V03"), "closed for good");
}

#[test]
fn t18_no_debts() {
    let mut t = Table::four().points(0, 1).turn(0, "RED1");
    assert_eq!(t.left()[1], 1);
    t.go("City F01");
    assert_eq!((t.has(0), t.left()[1]), (0, 0));
    assert!(!t.legal().iter().any(|a| matches!(a, Action::Build(_))));
}

#[test]
fn t21_no_joining() {
    let t = Table::four().city(0, "F01").city(1, "V03").road(1, "r02c02 NW-E").turn(0, "RED3");
    assert!(!t.can("Road r01c01 NW-SE"), "joins the other's end");
    assert!(t.can("Road r01c01 NW-E") && t.can("Road r01c01 NW-SW"), "cuts it off");
}

#[test]
fn t22_double_road() {
    let t = Table::four().city(0, "V04").road(0, "r04c07 NW-SW, r04c06 NE-SE").turn(0, "RED3");
    assert_eq!((t.conn("V04"), t.conn("V12")), (1, 1));
}

#[test]
fn t25_turn_order() {
    let order = |colours: &[Colour], id: &str| -> Vec<Colour> {
        let mut t = Table::with(colours.len() as u8, &[]);
        for (seat, colour) in colours.iter().enumerate() {
            t.s.players[seat].colour = Some(*colour);
        }
        t.s.order(card(id)).map(|seat| t.s.player(seat).colour.expect("a colour")).collect()
    };
    use Colour::{Brown, Orange, Red, Yellow};
    assert_eq!(order(&[Red, Brown], "YEL1"), [Red, Brown]);
    assert_eq!(order(&[Red, Brown], "BRN1"), [Brown, Red]);
    assert_eq!(order(&[Red, Yellow, Orange], "BRN3"), [Red, Orange, Yellow]);
    assert_eq!(order(&[Yellow, Brown, Orange], "RED1"), [Brown, Orange, Yellow]);
}

#[test]
fn t26_leaving_a_village() {
    let stage = Table::four().city(0, "F01").road(0, "r01c01 NW-SE, r02c02 NW-E");
    assert!(stage.clone().turn(0, "RED3").can("Road r02c04 W-E"));
    assert!(!stage.turn(1, "RED3").can("Road r02c04 W-E"));
}

#[test]
fn t27_final_scoring() {
    let score = |points: u16, markets: u16, oracles: u16| {
        crate::magna_grecia::score::Score { points, markets, oracles: 4 * oracles }.total()
    };
    assert_eq!((score(0, 15, 3), score(3, 14, 4)), (27, 33));
    assert_eq!(Ranking::by_score(&[27, 33]).winners().collect::<Vec<_>>(), [Seat(1)]);
}

#[test]
fn t28_tie() {
    let ranking = Ranking::by_score(&[44, 39, 33, 44]);
    assert_eq!(ranking.winners().collect::<Vec<_>>(), [Seat(0), Seat(3)]);
    assert_eq!([0, 1, 2, 3].map(|seat| ranking.of(Seat(seat))), [1, 3, 4, 1]);
}

/// Plays a game by chance from the seed; `each` sees every position.
fn play(seats: u8, options: &[(&str, &str)], seed: u64, mut each: impl FnMut(&Table)) -> Table {
    let (mut list, mut weights) = (Vec::new(), Vec::new());
    let mut luck = super::Numbers(seed);
    let mut t = Table::fresh(seats, options);
    while let Some(input) = playout::pick::<MagnaGrecia>(&t.s, &mut luck, &mut list, &mut weights) {
        t.input(input).expect("what is offered can be done");
        each(&t);
    }
    t
}

#[test]
fn t29_deck() {
    for seed in 0..40 {
        let length = if seed % 4 == 3 { "8" } else { "12" };
        let t = play(2 + (seed % 3) as u8, &[("length", length)], seed, |t| {
            let known = usize::from(t.s.round) + 1;
            assert!(t.s.cards.len() <= known.max(2), "no card is known before its time");
        });
        let cards: Vec<Card> = t.s.cards.iter().map(Card).collect();
        assert_eq!((cards.len(), t.s.round), if length == "8" { (8, 8) } else { (12, 12) });
        for layer in cards.chunks(4) {
            let borders: Vec<Colour> = layer.iter().map(|card| card.border()).collect();
            assert!(Colour::ALL.iter().all(|colour| borders.contains(colour)), "all four borders: {layer:?}");
        }
        assert!(cards.iter().enumerate().all(|(at, card)| !cards[..at].contains(card)), "each once");
        assert_eq!((t.s.phase, t.s.pending), (Phase::Over, Pending::No));
    }
}

#[test]
fn t31_conservation() {
    for seed in 0..12 {
        let settings: [&[(&str, &str)]; 4] = [
            &[],
            &[("market_cost", "product"), ("oracle_count", "nine")],
            &[("city_touch", "strict"), ("oracle_tie", "oldest"), ("colors", "chosen")],
            &[("oracle_placement", "random"), ("length", "8")],
        ];
        // `input` holds the invariants after every step.
        let t = play(2 + (seed % 3) as u8, settings[seed as usize % 4], 1000 + seed, |t| {
            for seat in t.s.all() {
                let player = t.s.player(seat);
                let there = (player.standing | player.sold).count_ones() as u8;
                assert_eq!(player.markets + there + t.s.removed(seat), 20);
            }
        });
        assert!(matches!(MagnaGrecia::turn(&t.s), Turn::Over(_)));
    }
}

#[test]
fn a_refused_input_is_named() {
    let mut t = Table::four().turn(0, "RED3");
    assert!(t.input(Input::Act(Seat(1), Action::EndTurn)).is_err(), "not that seat's turn");
    assert!(t.input(Input::Act(Seat(0), Action::Colour(Colour::Red))).is_err());
}
