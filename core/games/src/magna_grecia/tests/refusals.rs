//! Why something cannot be done: whatever is not offered has its reason, and whatever is offered has none.

use super::Numbers;
use super::stage::Table;
use crate::magna_grecia::data::Way;
use crate::magna_grecia::phases::{self, allowance};
use crate::magna_grecia::state::{Draft, Phase};
use crate::magna_grecia::why::{self, Why};
use crate::magna_grecia::{Action, Hex, MagnaGrecia, Place, Touch};
use std::collections::BTreeSet;
use table::game::{Game, Turn};
use table::playout;
use table::seat::{Seat, Viewer};
use table::seen::Seen;

const EN: &str = include_str!("../text/en.ftl");

/// A reason's key in the catalog.
fn key(why: Why) -> String {
    let key = why.text().key.to_string();
    assert!(EN.contains(&format!("\n{key} =")), "{key} is not in the catalog");
    assert!((1..=65).contains(&why.ruling()));
    key
}

/// Holds one position to it, and notes the reasons met.
fn holds(t: &Table, met: &mut BTreeSet<String>) {
    let (s, list) = (&t.s, t.legal());
    match (s.phase, s.draft) {
        (Phase::Tiles | Phase::Market | Phase::TurnDone, None) => {}
        (_, Some(Draft::Road(hex))) => {
            for way in Way::all() {
                let why = why::not_this_way(s, hex, way);
                assert_eq!(why.is_none(), list.contains(&Action::Way(way)), "{way:?} on {}", hex.id());
                met.extend(why.map(key));
            }
            return;
        }
        _ => return,
    }
    for hex in Hex::all() {
        let road = why::no_road(s, hex);
        assert_eq!(road.is_none(), list.contains(&Action::Road(hex)), "road on {}: {road:?}", hex.id());
        let city = phases::why_not_city(s, hex);
        assert_eq!(city.is_none(), list.contains(&Action::City(hex)), "city on {}: {city:?}", hex.id());
        met.extend(road.into_iter().chain(city).map(key));
    }
    for place in s.places().filter(|place| *place != Place::SITE) {
        let build = phases::why_not_build(s, place);
        assert_eq!(build.is_none(), list.contains(&Action::Build(place)), "market in {place:?}: {build:?}");
        met.extend(build.map(key));
        if s.own().standing & place.bit() != 0 {
            let sell = phases::why_not_sell(s, place);
            assert_eq!(sell.is_none(), list.contains(&Action::Sell(place)), "sale in {place:?}: {sell:?}");
            met.extend(sell.map(key));
        }
    }
    assert_eq!(list.contains(&Action::Replenish), allowance::replenish_left(s) > 0);
    if allowance::replenish_left(s) == 0 {
        met.insert(key(Why::no_replenishing(s)));
    }
}

#[test]
fn whatever_is_not_offered_has_its_reason_and_whatever_is_offered_has_none() {
    let settings: [&[(&str, &str)]; 3] =
        [&[], &[("market_cost", "product"), ("oracle_count", "nine")], &[("city_touch", "strict")]];
    let (mut list, mut weights, mut met) = (Vec::new(), Vec::new(), BTreeSet::new());
    for game in 0..30 {
        let mut luck = Numbers(7_000 + game);
        let mut t = Table::fresh(2 + (game % 3) as u8, settings[(game / 3 % 3) as usize]);
        while let Some(input) = playout::pick::<MagnaGrecia>(&t.s, &mut luck, &mut list, &mut weights) {
            t.input(input).expect("what is offered can be done");
            if let Turn::Seats { .. } = MagnaGrecia::turn(&t.s) {
                holds(&t, &mut met);
            }
        }
    }
    // Random play is too short of points and too rich in tiles for these; other tests meet them.
    let mut rare: BTreeSet<String> = [
        Why::NoRoadTile,
        Why::NoStock,
        Why::NoMarketLeft,
        Why::NotInland,
        Why::FoundingTouchesCity,
        Why::NoVillageInReach,
    ]
    .map(key)
    .into();
    rare.extend(["why-touches-two", "why-cover-next", "why-no-city-tile", "why-two-actions"].map(str::to_owned));
    let all = EN.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned());
    let missing: Vec<String> = all.filter(|k| k.starts_with("why-") && !met.contains(k) && !rare.contains(k)).collect();
    assert_eq!(missing, Vec::<String>::new());
}

/// Every thing that can be touched has a sheet in every position, and its rulings exist.
#[test]
fn everything_has_a_sheet() {
    let (mut list, mut weights) = (Vec::new(), Vec::new());
    for game in 0..6 {
        let mut luck = Numbers(9_000 + game);
        let mut t = Table::fresh(2 + (game % 3) as u8, &[]);
        let mut nth = 0;
        while let Some(input) = playout::pick::<MagnaGrecia>(&t.s, &mut luck, &mut list, &mut weights) {
            t.input(input).expect("what is offered can be done");
            nth += 1;
            if nth % 9 != 0 {
                continue;
            }
            let seen = Seen::<MagnaGrecia>::of(&t.s, Viewer::Public);
            let hexes = Hex::all().map(|hex| Touch::on(&t.s, hex));
            let of_seats =
                t.s.all().flat_map(|p| [Touch::Player(p), Touch::Roads(p), Touch::Cities(p), Touch::Markets(p)]);
            let cards = [t.s.card(), t.s.next_card()].into_iter().flatten().map(Touch::Card);
            for touch in hexes.chain(of_seats).chain(cards).chain([Touch::Deck, Touch::Allowance]) {
                let sheet = MagnaGrecia::about(&seen, touch.id()).unwrap_or_else(|| panic!("{touch:?} has no sheet"));
                assert!(!sheet.rulings.is_empty() && sheet.rulings.iter().all(|r| (1..=65).contains(r)), "{touch:?}");
                assert_eq!(Touch::of(touch.id(), &t.s), Some(touch));
            }
            // What can be chosen is not called closed.
            for action in t.legal() {
                for touch in crate::magna_grecia::prompt::anchors(&t.s, action) {
                    let sheet = MagnaGrecia::about(&seen, touch).expect("a sheet for what is offered");
                    assert_eq!(sheet.blocked, None, "{action:?}");
                }
            }
        }
    }
    let nobody = Table::four().turn(0, "RED1");
    let seen = Seen::<MagnaGrecia>::of(&nobody.s, Viewer::Public);
    for touch in [Touch::City(1), Touch::Player(Seat(4)), Touch::Oracle(super::stage::village("V05"))] {
        assert_eq!(MagnaGrecia::about(&seen, touch.id()), None, "{touch:?} is not there");
    }
}
