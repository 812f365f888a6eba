//! R4: rulings 31 to 39, 41, 44 to 46, 50, 51, 53, 18; examples 4 to 10 and 37 to 39.

use super::data::figures;
use super::land_stage::{BLUE, Land, RED, goods};
use crate::antiquity::action::{Action, Deed};
use crate::antiquity::data::{Building, Good, Goods};
use crate::antiquity::event::Event;
use crate::antiquity::ground::Terrain;
use crate::antiquity::land_why::{self, Why};
use crate::antiquity::map::HexSet;
use crate::antiquity::phases::{countryside, pollution};
use crate::antiquity::sites;
use crate::antiquity::state::Phase;
use table::game::Game;
use table::input::Refusal;

/// Red has so many manned cart shops and these goods, and it is Red's turn in R4.
fn red(carts: usize, stock: &[(Good, u16)]) -> Land {
    let mut t = Land::new();
    t.carts(RED, carts).give(RED, stock).countryside();
    t
}

fn listed(t: &Land, list: &serde_json::Value) -> HexSet {
    let list: Vec<(i8, i8)> = serde_json::from_value(list.clone()).expect("places");
    t.these(&list)
}

#[test]
fn r33_example_4_a_woodcutter_takes_all_free_forest_around() {
    let mut t = red(1, &[(Good::Wood, 1)]);
    assert!(matches!(t.told[..], [Event::NoCarts(BLUE)]), "Blue has no man and is passed");
    t.deed(RED, Deed::Woodcutter, 0, -3, None);
    let (good, hexes) = t.last_site();
    assert_eq!((good, hexes), (Good::Wood, listed(&t, &figures()["vectors"]["woodcutter_at"]["goods"])));
    assert!(hexes.iter().all(|hex| t.s.map.ground.terrain(hex) == Terrain::Grassland && t.s.map.felled.has(hex)));
    assert!(t.s.map.polluted.is_empty());
    assert_eq!((t.stock(RED), t.s.at_sites(RED), t.s.realm(RED).manned.len()), (Goods::NONE, 1, 0));
    assert_eq!(t.offered(RED), [Action::End]);
}

#[test]
fn r35_example_5_felled_forest_is_occupied_until_its_wood_is_taken() {
    let mut t = red(2, &[(Good::Wood, 1), (Good::Grain, 1)]);
    t.deed(RED, Deed::Woodcutter, 0, -3, None);
    let count = |t: &Land, q, r| countryside::site_of(&t.s, RED, Deed::Farm, t.at(q, r), None, Good::Grain).len();
    assert_eq!(count(&t, 1, -2), 3);
    assert_eq!(land_why::not_here(&t.s, RED, Deed::Farm, t.at(0, -3)), Some(Why::GoodHere(RED)));
    t.s.map.goods = HexSet::NONE;
    t.s.map.sites = Default::default();
    assert_eq!(count(&t, 0, -3), 7);
}

#[test]
fn r44_example_6_a_farm_pollutes_and_removes_the_marker() {
    let mut t = red(1, &[(Good::Grain, 1)]);
    let marker = t.at(3, -1);
    assert!(t.s.map.markers.has(marker));
    t.deed(RED, Deed::Farm, 3, -2, None);
    let (good, hexes) = t.last_site();
    assert_eq!((good, hexes), (Good::Grain, listed(&t, &figures()["vectors"]["farm_at"]["goods"])));
    assert_eq!(t.s.map.polluted, hexes);
    assert!(!t.s.map.markers.has(marker));
    assert_eq!((t.s.map.markers.len(), t.s.revealed), (7, [0; 4]), "it leaves unseen");
}

#[test]
fn r45_example_7_alchemists_cleanse_a_hex_and_its_neighbours() {
    let mut t = Land::new();
    t.works(RED, Building::Alchemy);
    let field = t.these(&[(2, -2), (2, -1), (3, -3), (3, -2), (3, -1), (4, -2)]);
    t.s.map.polluted = field;
    t.s.map.markers = t.s.map.markers.minus(field);
    t.countryside();
    assert!(!t.s.zone(RED).has(t.at(4, -2)), "a neighbour need not be in the zone");
    assert_eq!(land_why::not_here(&t.s, RED, Deed::Cleanse, t.at(1, -2)), Some(Why::Clean));
    let centre = t.at(3, -2);
    assert_eq!(t.s.layout().ring(centre).and(field).len(), 5, "up to six neighbours");
    t.deed(RED, Deed::Cleanse, 3, -2, None);
    assert!(t.s.map.polluted.is_empty() && matches!(t.told[..], [Event::Cleansed(RED, _, 6)]));
    assert_eq!(t.offered(RED), [Action::End], "once a round");
    assert_eq!(land_why::no_deed(&t.s, RED, Deed::Cleanse), Some(Why::AlchemyUsed));
}

#[test]
fn r46_six_neighbours_not_four() {
    let mut t = Land::new();
    t.works(RED, Building::Alchemy);
    let middle = t.at(0, -3);
    t.s.map.polluted = t.s.layout().disc(middle);
    t.countryside().deed(RED, Deed::Cleanse, 0, -3, None);
    assert!(t.s.map.polluted.is_empty());
}

#[test]
fn r45_occupied_hexes_are_not_cleansed() {
    let mut t = Land::new();
    t.works(RED, Building::Alchemy);
    t.site(RED, Good::Grain, (0, -2), &[(0, -2)]);
    let clean = t.at(1, -2);
    t.s.map.polluted.insert(clean);
    t.countryside();
    assert_eq!(t.s.map.polluted.len(), 2);
    t.act(RED, Action::Deed(Deed::Cleanse));
    assert_eq!(t.hexes(RED), HexSet::one(clean));
    t.act(RED, Action::Hex(clean));
    assert_eq!(t.s.map.polluted, t.these(&[(0, -2)]));
}

#[test]
fn r38_example_8_the_first_mine_settles_its_range() {
    let mut t = red(2, &[(Good::Wood, 2)]);
    t.carts(BLUE, 1);
    let marker = t.at(-3, 2);
    assert!(t.s.map.markers.has(marker));
    t.deed(RED, Deed::Mine, -3, 2, Some(Good::Stone));
    let (good, hexes) = t.last_site();
    assert_eq!((good, hexes), (Good::Stone, listed(&t, &figures()["vectors"]["mine_at"]["goods"])));
    assert!(!t.s.map.markers.has(marker) && t.s.map.polluted == hexes);
    assert_eq!(t.s.map.ranges[0].len(), 10);
    for hex in t.s.map.ranges[0].iter() {
        assert_eq!(sites::range_kind(&t.s, hex), Some(Good::Stone), "for ever, for all");
        assert_eq!(countryside::kinds(&t.s, BLUE, Deed::Mine, hex).iter().collect::<Vec<_>>(), [Good::Stone as u8]);
    }
    // Its other hexes can only be mined for stone: the good is not asked.
    let free = countryside::places(&t.s, RED, Deed::Mine).and(t.s.map.ranges[0]);
    let next = free.lowest().expect("more of the range in the zone");
    t.acts(RED, &[Action::Deed(Deed::Mine), Action::Hex(next)]);
    assert_eq!(t.last_site().0, Good::Stone);
}

#[test]
fn r34_example_9_fisheries_of_two_hexes() {
    let mut t = red(2, &[(Good::Wood, 2)]);
    t.fishery(RED, (3, -3), (3, -2), Some(Good::Fish));
    let fishery = &figures()["vectors"]["fishery_at"];
    assert_eq!(t.last_site(), (Good::Fish, listed(&t, &fishery["goods"])));
    let both = t.these(&[(3, -3), (3, -2)]);
    assert!(t.s.map.built.covers(both) && !t.s.map.polluted.meets(both));
    assert!(t.s.map.polluted.covers(t.last_site().1));
    // The second hex of this one is outside the zone.
    assert!(t.s.zone(RED).has(t.at(1, 2)) && !t.s.zone(RED).has(t.at(1, 3)));
    t.fishery(RED, (1, 3), (1, 2), Some(Good::Pearls));
    assert_eq!(t.last_site(), (Good::Pearls, listed(&t, &figures()["vectors"]["fishery_two"]["goods"])));
    assert_eq!(t.s.map.sites[1].at, t.at(1, 2), "the smaller hex, in whichever order they were named");
}

#[test]
fn r32_a_site_may_have_a_single_hex() {
    let mut t = red(1, &[(Good::Wine, 1)]);
    let single = t.at(3, -2);
    t.s.map.polluted = t.s.layout().ring(single);
    t.s.map.markers = t.s.map.markers.minus(t.s.map.polluted);
    t.deed(RED, Deed::Farm, 3, -2, None);
    assert_eq!(t.last_site(), (Good::Wine, HexSet::one(single)));
}

#[test]
fn r36_sites_need_clean_land_and_inns_do_not() {
    let mut t = Land::new();
    t.works(RED, Building::Brewery);
    t.carts(RED, 3).give(RED, &[(Good::Wood, 2), (Good::Fish, 1)]);
    let polluted = t.these(&[(0, -3), (3, -3), (3, -2), (0, -2)]);
    t.s.map.polluted = polluted;
    t.countryside();
    assert_eq!(land_why::not_here(&t.s, RED, Deed::Woodcutter, t.at(0, -3)), Some(Why::Polluted));
    // Nor as a neighbour.
    let site = countryside::site_of(&t.s, RED, Deed::Woodcutter, t.at(1, -3), None, Good::Wood);
    assert!(!sites::goods(&t.s, &site).meets(polluted));
    t.fishery(RED, (3, -3), (3, -2), Some(Good::Fish));
    t.deed(RED, Deed::Inn, 0, -2, None);
    assert!(t.s.map.built.covers(t.these(&[(3, -3), (3, -2), (0, -2)])));
}

#[test]
fn r37_pollution_under_a_building_stays_there() {
    let mut t = Land::new();
    t.works(RED, Building::Brewery);
    t.carts(RED, 1).give(RED, &[(Good::Fish, 1)]);
    let hex = t.at(0, -2);
    t.s.map.polluted.insert(hex);
    t.countryside().deed(RED, Deed::Inn, 0, -2, None);
    assert!(t.s.map.polluted.has(hex));
    // Under a fishery it matters again when the fishery goes.
    let mut t = Land::new();
    t.carts(RED, 1).give(RED, &[(Good::Wood, 1)]);
    let hex = t.at(3, -3);
    t.s.map.polluted.insert(hex);
    t.countryside();
    t.fishery(RED, (3, -3), (3, -2), Some(Good::Fish));
    assert!(t.s.map.polluted.has(hex) && !sites::free(&t.s).has(hex));
    t.s.map.sites[0].left = 0b10;
    t.s.map.goods = sites::goods(&t.s, &t.s.map.sites[0]);
    t.s.asked = table::seat::SeatSet::NONE;
    t.act(RED, Action::End);
    assert!(t.s.map.sites.is_empty() && sites::free(&t.s).has(hex) && !sites::free_clean(&t.s).has(hex));
}

#[test]
fn r41_the_zone_grows_at_once() {
    let mut t = Land::new();
    t.works(RED, Building::Brewery);
    t.carts(RED, 2).give(RED, &[(Good::Fish, 1), (Good::Wood, 1)]);
    t.countryside();
    let far = t.s.layout().within(t.at(-3, 0), 2).minus(t.s.zone(RED)).and(t.s.map.ground.of(Terrain::Forest));
    let far = far.minus(t.s.map.built).lowest().expect("forest beyond the zone");
    t.act(RED, Action::Deed(Deed::Woodcutter));
    assert!(!t.hexes(RED).has(far));
    let mut t = Land::new();
    t.works(RED, Building::Brewery);
    t.carts(RED, 2).give(RED, &[(Good::Fish, 1), (Good::Wood, 1)]).countryside();
    t.deed(RED, Deed::Inn, -3, 0, None);
    t.act(RED, Action::Deed(Deed::Woodcutter));
    assert!(t.hexes(RED).has(far), "the second man uses what the first one gained");
}

#[test]
fn example_10_second_cities() {
    for (stable, key) in [(false, "second_city_centres"), (true, "second_city_centres_with_stable")] {
        let mut t = Land::new();
        if stable {
            t.works(RED, Building::Stable);
        }
        t.countryside();
        t.s.phase = Phase::Countryside;
        assert_eq!(countryside::places(&t.s, RED, Deed::City), listed(&t, &figures()["vectors"][key]));
    }
}

#[test]
fn example_39_cities_never_touch() {
    let mut t = Land::plain((0, 0), (0, 13));
    let places = countryside::places(&t.s, RED, Deed::City);
    assert!(!places.has(t.at(3, 0)) && places.has(t.at(4, 0)));
    assert_eq!(land_why::not_here(&t.s, RED, Deed::City, t.at(3, 0)), Some(Why::CityNear));
    t.city(BLUE, 7, 0);
    assert!(!countryside::places(&t.s, RED, Deed::City).has(t.at(4, 0)), "nor those of others");
}

#[test]
fn r18_example_37_philosophy_pays_a_city_with_equal_luxuries() {
    let stock = [(Good::Wood, 1), (Good::Stone, 1), (Good::Grain, 1), (Good::Wine, 2)];
    let t = red(1, &stock);
    assert!(!t.offered(RED).contains(&Action::Deed(Deed::City)));
    assert_eq!(land_why::no_deed(&t.s, RED, Deed::City), Some(Why::Unpaid(Deed::City)));
    let mut t = Land::new();
    t.works(RED, Building::Philosophy);
    t.carts(RED, 1).give(RED, &stock).countryside();
    t.deed(RED, Deed::City, 3, 1, None);
    assert!(matches!(&t.told[..], [Event::City(RED, _, paid, true)] if *paid == goods(&stock)));
    assert_eq!((t.s.city_count(RED), t.stock(RED)), (2, Goods::NONE));
}

#[test]
fn r50_a_new_city_counts_and_offers_squares_at_once() {
    let mut t = red(1, &[(Good::Wood, 1), (Good::Stone, 1), (Good::Grain, 1), (Good::Wine, 1), (Good::Gold, 1)]);
    let (free, markers) = (t.s.free_count(RED), t.s.map.markers.len());
    t.deed(RED, Deed::City, 3, 1, None);
    assert_eq!((t.s.free_count(RED), pollution::due(&t.s, RED).3), (free + 36, 6));
    assert!(t.s.map.markers.len() <= markers);
}

#[test]
fn r51_men_of_inns_and_cities_come_home_in_the_next_round() {
    let mut t = Land::new();
    t.works(RED, Building::Brewery);
    t.carts(RED, 1).give(RED, &[(Good::Fish, 1)]).countryside();
    t.deed(RED, Deed::Inn, 0, -2, None);
    assert_eq!((t.s.player(RED).away, t.s.realm(RED).home), (1, 0));
    t.act(RED, Action::End);
    while t.s.round == 1 {
        let seat = t.asked()[0];
        let first = t.offered(seat)[0];
        t.act(seat, first);
    }
    assert_eq!((t.s.player(RED).away, t.s.realm(RED).home, t.s.phase), (0, 1, Phase::City));
}

#[test]
fn r31_example_38_biology_saves_the_seed_and_not_the_man() {
    let mut t = Land::new();
    t.works(RED, Building::Biology);
    t.carts(RED, 2).countryside();
    assert_eq!(t.offered(RED), [Action::Deed(Deed::FreeFarm), Action::End], "no seed good in stock");
    t.acts(RED, &[Action::Deed(Deed::FreeFarm), Action::Hex(t.at(3, -2))]);
    assert_eq!(t.offered(RED), Good::SEEDS.map(Action::Kind));
    t.act(RED, Action::Kind(Good::Wine));
    assert_eq!((t.last_site().0, t.s.at_sites(RED), countryside::carts(&t.s, RED)), (Good::Wine, 1, 1));
    assert_eq!(t.offered(RED), [Action::End], "only one farm a round");
    assert_eq!(land_why::no_deed(&t.s, RED, Deed::FreeFarm), Some(Why::BiologyUsed));
    assert_eq!(land_why::no_deed(&t.s, RED, Deed::Farm), Some(Why::Unpaid(Deed::Farm)));
    t.give(RED, &[(Good::Olives, 1)]);
    assert_eq!(t.offered(RED), [Action::Deed(Deed::Farm), Action::End]);
}

#[test]
fn r31_a_paid_farm_leaves_biology_available() {
    let mut t = Land::new();
    t.works(RED, Building::Biology);
    t.carts(RED, 2).give(RED, &[(Good::Olives, 1)]).countryside();
    t.deed(RED, Deed::Farm, 3, -2, None);
    assert!(t.offered(RED).contains(&Action::Deed(Deed::FreeFarm)));
}

#[test]
fn r53_four_cities_and_sixteen_inns() {
    let mut t = Land::plain((0, 0), (0, 13));
    t.works(RED, Building::Brewery);
    t.carts(RED, 2);
    let all = [(Good::Wood, 9), (Good::Stone, 9), (Good::Fish, 9), (Good::Wine, 9), (Good::Gold, 9)];
    t.give(RED, &all).countryside();
    assert!(countryside::may(&t.s, RED, Deed::City) && countryside::may(&t.s, RED, Deed::Inn));
    t.city(RED, 4, 0).city(RED, -4, 0).city(RED, 0, -4);
    for n in 0..16 {
        assert!(countryside::may(&t.s, RED, Deed::Inn));
        t.inn(RED, -6 + n / 8, 6 + n % 8);
    }
    assert_eq!(land_why::no_deed(&t.s, RED, Deed::City), Some(Why::NoCity));
    assert_eq!(land_why::no_deed(&t.s, RED, Deed::Inn), Some(Why::NoInn));
    assert!(!t.offered(RED).contains(&Action::Deed(Deed::City)));
}

#[test]
fn r39_a_city_does_not_split_a_range() {
    let mut t = red(1, &[(Good::Wood, 1)]);
    let range = t.s.map.ground.range(t.s.layout(), t.at(-3, 2));
    t.city(BLUE, -3, 1);
    assert!(t.s.map.built.meets(range));
    assert_eq!(t.s.map.ground.range(t.s.layout(), t.at(-3, 3)), range);
}

/// 3.3: nothing can be done on the hexes of other players, though they lie in the zone.
#[test]
fn hexes_of_others_are_reached_and_not_used() {
    let mut t = Land::plain((0, 0), (4, 0));
    t.works(RED, Building::Brewery);
    t.carts(RED, 1).give(RED, &[(Good::Fish, 1)]).countryside();
    let blue = t.s.base(BLUE);
    assert!(t.s.zone(RED).meets(blue) && !countryside::places(&t.s, RED, Deed::Inn).meets(blue));
    let here = t.s.zone(RED).and(blue).lowest().expect("a hex of Blue");
    assert_eq!(land_why::not_here(&t.s, RED, Deed::Inn, here), Some(Why::CityHere(BLUE)));
}

#[test]
fn a_food_of_several_is_asked_for_an_inn() {
    let mut t = Land::new();
    t.works(RED, Building::Brewery);
    t.carts(RED, 1).give(RED, &[(Good::Fish, 1), (Good::Olives, 1), (Good::Wine, 1)]).countryside();
    t.acts(RED, &[Action::Deed(Deed::Inn), Action::Hex(t.at(0, -2))]);
    assert_eq!(t.offered(RED), [Action::Pay(Good::Olives), Action::Pay(Good::Fish)]);
    assert!(crate::antiquity::Antiquity::drafting(&t.s, RED));
    t.act(RED, Action::Pay(Good::Fish));
    assert_eq!(t.stock(RED), goods(&[(Good::Olives, 1), (Good::Wine, 1)]));
}

#[test]
fn who_has_no_man_on_a_cart_shop_is_passed() {
    let mut t = Land::new();
    t.carts(BLUE, 1).give(BLUE, &[(Good::Wood, 1)]);
    t.piece(RED, Building::CartShop, 0, 0, 0);
    t.countryside();
    assert_eq!(t.asked(), [BLUE]);
    assert_eq!(t.refuses(RED, Action::End), Refusal::NotLegal(RED));
    t.act(BLUE, Action::End);
    assert!(t.told.iter().any(|event| matches!(event, Event::NoCarts(RED))));
    assert_ne!(t.s.phase, Phase::Countryside);
}

#[test]
fn a_cart_shop_with_a_grave_sends_nobody() {
    let mut t = Land::new();
    t.carts(RED, 1).give(RED, &[(Good::Wood, 1)]);
    t.grave(RED, 0, 0, 1);
    t.countryside();
    assert_ne!(t.s.phase, Phase::Countryside);
    assert_eq!(land_why::no_deed(&t.s, RED, Deed::Woodcutter), Some(Why::NoCart));
}

#[test]
fn limited_supply_ends_what_a_site_gets() {
    let mut t = Land::with(&[("limited_supply", "true")]);
    t.carts(RED, 2).give(RED, &[(Good::Wood, 45)]).countryside();
    t.deed(RED, Deed::Woodcutter, 0, -3, None);
    // 45 in stock and 3 in the supply; the one paid is back in it first: 4 of the 6 hexes, the centre and then by direction.
    assert_eq!(t.last_site().1, t.these(&[(0, -3), (1, -3), (1, -4), (0, -4)]));
    assert_eq!(t.s.map.felled, t.last_site().1, "hexes without a good stay as they are");
    assert_eq!(t.stock(RED).get(Good::Wood), 44);
    let mut t = Land::with(&[("limited_supply", "true")]);
    t.carts(RED, 2).give(RED, &[(Good::Wood, 1), (Good::Fish, 48), (Good::Pearls, 48)]).countryside();
    t.fishery(RED, (3, -3), (3, -2), None);
    assert_eq!(t.last_site().0, Good::Dye, "only dye is left: it is not asked");
}

#[test]
fn limited_supply_has_twelve_fisheries() {
    let mut t = Land::with(&[("limited_supply", "true")]);
    t.carts(RED, 1).give(RED, &[(Good::Wood, 1)]).countryside();
    assert!(countryside::may(&t.s, RED, Deed::Fishery));
    let site = crate::antiquity::state::Site { good: Good::Fish, left: 2, owner: BLUE, ..Default::default() };
    (0..12).for_each(|_| t.s.map.sites.push(site));
    assert!(!countryside::may(&t.s, RED, Deed::Fishery));
    assert_eq!(land_why::no_deed(&t.s, RED, Deed::Fishery), Some(Why::NoFishery));
}
