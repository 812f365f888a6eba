//! The rulings on turns, cards, set-up, information and the end.

use super::stage::{Table, card, village};
use crate::magna_grecia::data::{Card, Colour};
use crate::magna_grecia::{Action, Draft, MagnaGrecia, Pending, Phase, Touch, Village};
use table::chance::Outcome;
use table::game::{Game, Turn};
use table::input::Input;
use table::open::Open;
use table::seat::{Seat, SeatSet, Viewer};
use table::seen::Seen;

/// Plays a fresh game up to the first turn: colours by seat, the first seat places oracles, the cards come as told.
fn to_first_turn(seats: u8, options: &[(&str, &str)], cards: [&str; 2]) -> Table {
    let mut t = Table::fresh(seats, options);
    t.fate(&[0, 1, 2, 3][..usize::from(seats)]);
    t.fate(&[0]);
    while t.s.phase == Phase::Oracles {
        let at = t.legal()[0];
        t.input(Input::Act(t.s.active, at)).expect("a village that is offered");
    }
    t.fate(&[card(cards[0]).0]).fate(&[card(cards[1]).0]);
    t
}

#[test]
fn r01_limits_are_upper_limits() {
    let mut t = Table::four().city(0, "F01").turn(0, "RED3");
    assert!(t.can("End"), "doing nothing");
    t.go("Road r00c02 W-E");
    assert!(t.can("End"), "doing less");
}

#[test]
fn r02_replenishing_is_the_last_tile_action() {
    let mut t = Table::four().city(0, "F01").turn(0, "RED3");
    t.go("Road r00c02 W-E").go("Replenish 2 1");
    assert_eq!((t.left(), t.s.phase), ([0, 0, 0], Phase::Market));
    assert!(!t.can("Road r00c03 W-E") && !t.can("City r01c01") && !t.can("Replenish 1 0"));
    assert_eq!(t.sheet(Touch::Roads(Seat(0))).blocked.expect("a reason").ruling, Some(2));
}

#[test]
fn r03_roads_and_cities_mix_freely() {
    let mut t = Table::four().city(0, "F01").turn(0, "RED3");
    t.go("Road r01c01 NW-SE").go("City r00c02").go("Road r02c02 NW-E").go("City r00c03");
    assert_eq!(t.left(), [0, 0, 0]);
}

#[test]
fn r04_one_action_alone_is_enhanced() {
    let mut t = Table::four().city(0, "F01").turn(0, "RED3");
    t.go("Road r00c02 W-E").go("Road r00c03 W-E").go("Road r00c04 W-E");
    assert_eq!(t.left(), [0, 0, 0], "a third road makes roads the only action");
    let mut t = Table::four().turn(0, "RED3");
    t.go("City F01").go("City r00c02").go("City r00c03");
    assert_eq!(t.left(), [0, 0, 0]);
}

#[test]
fn r05_after_the_basic_number_everything_is_still_open() {
    let mut t = Table::four().city(0, "F01").turn(0, "RED3");
    t.go("Road r00c02 W-E").go("Road r00c03 W-E");
    assert_eq!(t.left(), [1, 2, 3]);
    assert!(t.can("Road r00c04 W-E") && t.can("City r01c01") && t.can("Replenish 2 1"));
    t.go("City r01c01");
    assert_eq!(t.left(), [0, 1, 0]);
}

#[test]
fn r06_openings() {
    let t = to_first_turn(3, &[], ["RED1", "YEL1"]);
    let only = |a: &Action| match a {
        Action::City(hex) => hex.village().is_some_and(Village::is_frontier),
        Action::Build(place) => t.s.city(*place).is_none(),
        Action::Replenish | Action::EndTurn => true,
        _ => false,
    };
    assert!(t.legal().iter().all(only), "{:?}", t.legal());
    let t = Table::four().city(0, "F01").turn(1, "RED3");
    assert!(t.can("Road r00c02 W-E"), "roads start from another player's city at once");
}

#[test]
fn r41_roads_of_this_turn_serve_a_founding() {
    let mut t = Table::four().city(0, "F01").turn(0, "RED3");
    assert!(!t.can("City V03"));
    t.go("Road r01c01 NW-SE").go("Road r02c02 NW-E").go("City V03");
    assert_eq!(t.market_of(0, "V03"), Some("unsold"));
}

#[test]
fn r44_the_market_move_comes_last() {
    let mut t = Table::four().turn(0, "RED3");
    t.go("City F01").go("Build V05");
    assert_eq!(t.s.phase, Phase::TurnDone, "the founding market was no market move");
    assert_eq!((t.legal(), t.left()), (vec![Action::EndTurn], [0, 0, 0]));
}

#[test]
fn r45_a_founding_market_may_be_sold_at_once() {
    let mut t = Table::four().city(0, "F01").road(0, "r01c01 NW-SE, r02c02 NW-E").turn(0, "RED3");
    t.go("City V03");
    let mut sold = t.clone();
    sold.go("Sell V03");
    assert_eq!((sold.has(0), sold.market_of(0, "V03")), (15, Some("sold")));
    t.go("Build V05");
    assert!(!t.can("Sell V03") && !t.can("Sell V05"), "one market move");
}

#[test]
fn r49_points_of_a_sale_are_for_later_turns() {
    let mut t = Table::four().city(0, "F01").road(0, "r01c01 NW-SE, r02c02 NW-E").points(0, 0).turn(0, "RED3");
    t.go("Sell F01");
    assert_eq!((t.has(0), t.legal()), (1, vec![Action::EndTurn]));
    t.next(0, "RED3");
    assert_eq!(t.left()[1], 1, "and buy a tile then");
}

#[test]
fn r50_absent_colours_are_skipped() {
    let mut t = to_first_turn(2, &[], ["BRN2", "RED1"]);
    // Red and yellow play: brown and orange are skipped, the brown card counts all the same.
    assert_eq!((t.s.round, t.s.active, t.s.card()), (1, Seat(1), Some(card("BRN2"))));
    t.go("End");
    assert_eq!(t.s.active, Seat(0));
    t.go("End").fate(&[card("YEL1").0]);
    assert_eq!((t.s.round, t.s.card()), (2, Some(card("RED1"))));
}

#[test]
fn r51_the_next_card_lies_open_and_no_other() {
    let mut t = to_first_turn(4, &[], ["RED1", "YEL1"]);
    assert_eq!((t.s.card(), t.s.next_card(), t.s.cards.len()), (Some(card("RED1")), Some(card("YEL1")), 2));
    for _ in 0..4 {
        t.go("End");
    }
    assert_eq!(t.s.pending, Pending::Card);
    // The borders of this layer that are still to come.
    let admits = |card: &Card| t.clone().input(Input::Fate(Outcome([card.0].into_iter().collect()))).is_ok();
    let ids: Vec<String> = Card::all().filter(admits).map(Card::id).collect();
    assert_eq!(ids, ["BRN1", "BRN2", "BRN3", "ORA1", "ORA2", "ORA3"]);
    let seen = Seen::<MagnaGrecia>::of(&t.s, Viewer::Public);
    assert_eq!(*seen, t.s, "everybody sees everything there is");
}

#[test]
fn r52_ties_share_the_win() {
    let mut t = Table::with(3, &[]).turn(0, "RED1");
    t.s.phase = Phase::Over;
    assert_eq!(crate::magna_grecia::score::ranking(&t.s).winners().count(), 3);
}

#[test]
fn r53_end_of_turn() {
    let mut t = Table::four().city(0, "F01").oracle("V21").turn(0, "RED3");
    assert!(t.can("End"));
    t.go("Replenish 3 0");
    assert!(t.can("End"), "in the market phase");
    t.go("Build V05");
    assert_eq!(t.legal(), [Action::EndTurn], "after a market move");
    let mut t = Table::four().city(0, "V03").road(0, "r02c02 NW-E").turn(0, "RED2");
    t.go("City r03c03");
    assert!(!t.can("End"), "not while a building is pending");
}

#[test]
fn r56_the_short_game_reveals_no_ninth_card() {
    let mut t = to_first_turn(2, &[("length", "8")], ["RED1", "YEL1"]);
    let mut luck = super::Numbers(3);
    while t.s.phase != Phase::Over {
        if t.s.pending == Pending::Card {
            let outcome = MagnaGrecia::chance(&t.s).roll(&mut luck);
            t.input(Input::Fate(outcome)).expect("a card that can come");
        } else {
            t.go("End");
        }
    }
    assert_eq!((t.s.round, t.s.cards.len()), (8, 8));
    assert!(matches!(MagnaGrecia::turn(&t.s), Turn::Over(_)));
}

#[test]
fn r60_colours_are_a_chance_or_a_choice() {
    let mut t = Table::fresh(3, &[]);
    assert_eq!(t.s.pending, Pending::Colours);
    t.fate(&[2, 0, 3]);
    let colours = |t: &Table| t.s.all().map(|p| t.s.player(p).colour).collect::<Vec<_>>();
    assert_eq!(colours(&t), [Some(Colour::Brown), Some(Colour::Red), Some(Colour::Orange)]);
    let mut t = Table::fresh(3, &[("colors", "chosen")]);
    for colour in [Colour::Orange, Colour::Brown, Colour::Red] {
        assert!(t.legal().contains(&Action::Colour(colour)));
        t.input(Input::Act(t.s.active, Action::Colour(colour))).expect("a free colour");
    }
    assert_eq!(colours(&t), [Some(Colour::Orange), Some(Colour::Brown), Some(Colour::Red)]);
    assert_eq!(t.s.pending, Pending::FirstOracle);
}

#[test]
fn r61_nine_oracles_and_oracles_by_chance() {
    for (seats, nine, counts) in [
        (2, false, vec![4, 3]),
        (3, false, vec![3, 2, 2]),
        (4, false, vec![3, 2, 2, 2]),
        (3, true, vec![3, 3, 3]),
        (2, true, vec![5, 4]),
    ] {
        let options: &[(&str, &str)] = if nine { &[("oracle_count", "nine")] } else { &[] };
        let mut t = Table::fresh(seats, options);
        t.fate(&[0, 1, 2, 3][..usize::from(seats)]).fate(&[0]);
        let mut placed = vec![0; usize::from(seats)];
        while t.s.phase == Phase::Oracles {
            placed[t.s.active.index()] += 1;
            let at = t.legal()[placed.iter().sum::<usize>() % 5];
            t.input(Input::Act(t.s.active, at)).expect("an inland village");
        }
        assert_eq!(placed, counts);
    }
    let mut t = Table::fresh(2, &[("oracle_placement", "random")]);
    t.fate(&[0, 1]);
    let drawn = ["V01", "V03", "V05", "V07", "V09", "V11", "V13"].map(|id| village(id).0);
    t.fate(&drawn);
    assert_eq!((t.s.oracles().count(), t.s.pending), (7, Pending::Card));
    assert!(drawn.iter().all(|v| t.s.oracle(Village(*v)).is_some()));
}

#[test]
fn r62_undo_ends_at_the_turn() {
    let t = Table::four().city(0, "F01").turn(0, "BRN2");
    let mut open = Open::<MagnaGrecia>::new(t.s);
    let seat = Seat(0);
    assert!(!open.can_undo(seat), "the turn before is over");
    let act = |open: &mut Open<MagnaGrecia>, action| open.input(Input::Act(seat, action), false).expect("legal");
    act(&mut open, Action::Road(super::stage::hex("r00c02")));
    act(&mut open, Action::Way(super::stage::way("W-E").expect("a way")));
    let after_road = *open.state();
    act(&mut open, Action::Road(super::stage::hex("r00c03")));
    open.undo(seat).expect("a step of a draft");
    assert_eq!(*open.state(), after_road);
    act(&mut open, Action::City(super::stage::hex("r01c01")));
    open.undo(seat).expect("a tile");
    open.undo(seat).expect("a whole road tile, in both its steps");
    assert_eq!(*open.state(), t.s);
    act(&mut open, Action::Road(super::stage::hex("r00c02")));
    act(&mut open, Action::Way(super::stage::way("W-E").expect("a way")));
    act(&mut open, Action::City(super::stage::hex("r01c01")));
    open.restart(seat).expect("several tiles");
    assert_eq!(*open.state(), t.s);
    let accepted = act(&mut open, Action::EndTurn);
    assert!(accepted.barrier.covers(SeatSet::all(4)) && !open.can_undo(seat), "the turn has passed on");
    // And inside a building.
    let t = Table::four().city(0, "V12").road(0, "r05c05 E-W").turn(0, "RED3");
    let mut open = Open::<MagnaGrecia>::new(t.s);
    act(&mut open, Action::City(super::stage::hex("r06c06")));
    let begun = *open.state();
    act(&mut open, Action::City(super::stage::hex("V15")));
    open.undo(seat).expect("a tile of the building");
    assert_eq!(*open.state(), begun);
    open.undo(seat).expect("its first tile");
    assert_eq!(*open.state(), t.s);
    // The card that is turned up is a barrier too.
    let mut t = to_first_turn(2, &[], ["RED1", "YEL1"]);
    t.go("End").go("End").fate(&[card("BRN1").0]);
    assert!(t.log.barred().covers(SeatSet::all(2)));
}

#[test]
fn r63_the_roof_points_along_the_connection() {
    let stage = Table::four().oracle("V05").city(0, "V04").road(0, "r03c05 E-NW").turn(0, "YEL1");
    let mut t = stage;
    t.go("Road r03c07 W-E");
    let by = t.s.oracle(village("V05")).expect("an oracle").by.expect("a controller");
    // Derived from the roads, and nowhere kept: the last tile of each connection lies at the oracle.
    let roads = t.s.roads_between(by, village("V05").into());
    assert_eq!(roads, [vec![super::stage::hex("r03c07")]]);
    assert!(!serde_json::to_string(&t.s).expect("a state can be written").contains("roof"));
}

#[test]
fn r64_limits_end_with_what_there_is() {
    let mut t = Table::four().city(0, "F01").turn(0, "YEL2");
    t.s.players[0].roads = 1;
    t.s.players[0].road_stock = 19;
    assert_eq!(t.left()[0], 1, "one road tile in the supply");
    t.s.players[0].road_stock = 2;
    t.s.players[0].roads = 18;
    t.go("Replenish 2 5");
    assert_eq!((t.s.own().roads, t.s.own().road_stock), (20, 0));
    let mut t = Table::four().turn(0, "YEL2");
    t.s.players[0].road_stock = 0;
    t.s.players[0].roads = 20;
    assert!(!t.can("Replenish 1 0") && t.can("Replenish 0 7"));
    t.s.players[0].city_stock = 0;
    t.s.players[0].cities = 20;
    assert_eq!(t.left()[2], 0);
    assert_eq!(t.sheet(Touch::Allowance).lines.iter().filter(|line| line.key == "allows-no-replenish").count(), 1);
}

#[test]
fn r64_the_stock_is_ones_own() {
    let road_tiles = |t: &Table| {
        let mut t = t.clone();
        t.input(Input::Act(Seat(0), Action::Replenish)).expect("tiles in the stock");
        t.legal()
    };
    let up_to = |least: u8| (least..=7).map(Action::TakeRoads).collect::<Vec<_>>();
    let all = Table::four().turn(0, "YEL2");
    assert_eq!(road_tiles(&all), up_to(0));
    for (seat, least) in [(0, 1), (1, 0), (3, 0)] {
        let mut t = all.clone();
        t.s.players[seat].city_stock = 0;
        t.s.players[seat].cities = 20;
        assert_eq!(road_tiles(&t), up_to(least), "without a city tile in the stock of seat {seat}");
    }
}

#[test]
fn r64_a_step_that_leaves_no_choice_is_passed_over() {
    let ways = |t: &Table, action| crate::magna_grecia::phases::ways(&t.s, action);
    let stocked = |roads: u8, cities: u8| {
        let mut t = Table::four().turn(0, "YEL2");
        let own = &mut t.s.players[0];
        (own.road_stock, own.roads, own.city_stock, own.cities) = (roads, 20 - roads, cities, 20 - cities);
        t
    };
    // The 36 mixes of up to seven tiles, less the empty one.
    let mut t = stocked(16, 16);
    assert_eq!((ways(&t, Action::Replenish), ways(&t, Action::TakeRoads(3))), (35, 5));
    t.input(Input::Act(Seat(0), Action::Replenish)).expect("tiles in the stock");
    assert_eq!(t.s.draft, Some(Draft::Replenish));
    t.input(Input::Act(Seat(0), Action::TakeRoads(7))).expect("as many as the card allows");
    assert_eq!((t.s.draft, t.s.phase, t.s.own().roads), (None, Phase::Market, 11), "no city tile can follow");
    // No road tile in the stock: how many is not asked.
    let mut t = stocked(0, 3);
    assert_eq!(ways(&t, Action::Replenish), 3);
    t.input(Input::Act(Seat(0), Action::Replenish)).expect("tiles in the stock");
    assert_eq!(t.s.draft, Some(Draft::Roads(0)));
    // One tile in all: nothing is asked.
    for (roads, cities) in [(1, 0), (0, 1)] {
        let mut t = stocked(roads, cities);
        assert_eq!(ways(&t, Action::Replenish), 1);
        t.input(Input::Act(Seat(0), Action::Replenish)).expect("a tile in the stock");
        assert_eq!((t.s.draft, t.s.phase), (None, Phase::Market));
    }
}

#[test]
fn r65_what_can_still_come_follows_from_what_was_seen() {
    let t = to_first_turn(4, &[], ["RED1", "YEL1"]);
    let could = |t: &Table| crate::magna_grecia::phases::could_come(&t.s);
    let borders = |bag: u128| Card::all().filter(|c| bag >> c.0 & 1 == 1).map(Card::border).collect::<Vec<_>>();
    assert!(borders(could(&t)).iter().all(|border| [Colour::Brown, Colour::Orange].contains(border)));
    let mut last = t.clone();
    last.s.cards = ["RED1", "YEL1", "BRN1"].map(|id| card(id).0).into_iter().collect();
    assert_eq!(borders(could(&last)), [Colour::Orange; 3], "the border of the last card of a layer");
    let mut end = t;
    let eleven = ["RED1", "YEL1", "BRN1", "ORA1", "RED2", "YEL2", "BRN2", "ORA2", "RED3", "YEL3", "BRN3"];
    end.s.cards = eleven.map(|id| card(id).0).into_iter().collect();
    assert_eq!(could(&end), 1 << card("ORA3").0);
}
