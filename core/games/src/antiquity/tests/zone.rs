//! The zone of control: rulings 40 to 43, and examples 1 to 3.

use super::data::figures;
use super::map::{at, reference, these};
use crate::antiquity::ground::{Ground, Terrain};
use crate::antiquity::map::{HexSet, Layout};
use crate::antiquity::zone::zone;

/// The reference map with Red's first city: the layout, the ground, and the base.
fn red() -> (&'static Layout, Ground, HexSet) {
    let (layout, mut ground) = reference();
    let base = layout.city(at(layout, 0, 0)).expect("a whole city");
    ground.to_grassland(Terrain::Water, base);
    (layout, ground, base)
}

fn listed(layout: &Layout, list: &serde_json::Value) -> HexSet {
    let list: Vec<(i8, i8)> = serde_json::from_value(list.clone()).expect("places");
    these(layout, &list)
}

#[test]
fn r40_example_1_a_first_city_breaks_the_water() {
    let (layout, before) = reference();
    let (_, ground, base) = red();
    assert_eq!(base, these(layout, &[(-1, 0), (-1, 1), (0, -1), (0, 0), (0, 1), (1, -1), (1, 0)]));
    let lake = |ground: &Ground, q, r| layout.joined(these(layout, &[(q, r)]), ground.water());
    assert_eq!(lake(&before, 0, 2).len(), 5);
    assert_eq!(lake(&ground, 0, 2), these(layout, &[(0, 2), (0, 3)]));
    assert_eq!(lake(&ground, 2, 0), these(layout, &[(2, 0)]));
    assert_eq!(ground.terrain(at(layout, 0, 1)), Terrain::Grassland);
    assert_eq!(ground.water().or(ground.land()).len(), 244);
}

#[test]
fn example_2_the_zone_of_red() {
    let (layout, ground, base) = red();
    let vectors = &figures()["vectors"];
    let of = |steps, harbour| zone(layout, ground.water(), base, steps, harbour);
    let plain = of(2, false);
    assert_eq!(plain, listed(layout, &vectors["zone_plain"]));
    assert_eq!(Terrain::ALL.map(|t| ground.of(t).and(plain).len()), [11, 8, 6, 0]);
    assert_eq!(of(3, false).len() as u64, vectors["zone_stable_count"]);
    assert_eq!(of(2, true).minus(plain), listed(layout, &vectors["zone_harbour_adds"]));
    assert_eq!(of(3, true).len() as u64, vectors["zone_both_count"]);
}

#[test]
fn example_3_on_an_open_plain() {
    let layout = Layout::of(4);
    let vectors = &figures()["vectors"]["open_plain"];
    let middle = at(layout, 0, 7);
    let (city, inn) = (layout.city(middle).expect("a whole city"), HexSet::one(middle));
    let size = |base, steps| zone(layout, HexSet::NONE, base, steps, false).len() as u64;
    assert_eq!((size(city, 1), size(inn, 1)), (12, 6));
    assert_eq!((size(city, 2), size(city, 3)), (30, 54));
    assert_eq!((size(inn, 2), size(inn, 3)), (18, 36));
    assert_eq!(vectors["city_zone"], size(city, 2));
    assert_eq!(vectors["city_zone_stable"], size(city, 3));
    assert_eq!(vectors["inn_zone"], size(inn, 2));
    assert_eq!(vectors["inn_zone_stable"], size(inn, 3));
}

#[test]
fn r41_the_zone_grows_with_an_inn() {
    let (layout, ground, base) = red();
    let mut more = base;
    more.insert(at(layout, -3, 1));
    let (before, after) = (zone(layout, ground.water(), base, 2, false), zone(layout, ground.water(), more, 2, false));
    assert!(after.len() > before.len() && before.has(at(layout, -3, 1)) && !after.has(at(layout, -3, 1)));
}

#[test]
fn r42_a_stable_does_not_widen_the_shore() {
    let (layout, ground, base) = red();
    let shore =
        |steps| zone(layout, ground.water(), base, steps, true).minus(zone(layout, ground.water(), base, steps, false));
    assert!(shore(2).covers(shore(3)), "with three steps the harbour adds nothing that it does not add with two");
    assert_eq!(zone(layout, ground.water(), base, 3, true).len(), 48);
}

#[test]
fn r43_water_at_the_edge_of_the_zone_gives_nothing() {
    let (layout, ground, base) = red();
    let both = zone(layout, ground.water(), base, 2, true);
    let beside_zone = layout.around(zone(layout, ground.water(), base, 2, false)).and(ground.water());
    let beside_base = layout.joined(layout.around(base), ground.water());
    assert!(!beside_zone.minus(beside_base).is_empty(), "there is water that touches only the zone");
    assert!(!both.meets(beside_zone.minus(beside_base)));
}
