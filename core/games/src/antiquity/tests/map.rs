//! The map of sections 3.1 to 3.3: faces, turns, layouts, and what touches what.

use crate::antiquity::ground::{Face, Ground, Terrain, spots, turned};
use crate::antiquity::map::{DIRECTIONS, Hex, HexSet, Layout};

/// The reference map of section 11, before the first city: N0, N1, N2, N3, unturned.
pub fn reference() -> (&'static Layout, Ground) {
    let layout = Layout::of(2);
    let mut ground = Ground::default();
    for position in 0..4 {
        ground.lay(layout, position, Face(position), 0);
    }
    (layout, ground)
}

/// The hex that lies there.
pub fn at(layout: &Layout, q: i8, r: i8) -> Hex {
    layout.hex(q, r).expect("a hex of the map")
}

/// The hexes that lie there.
pub fn these(layout: &Layout, list: &[(i8, i8)]) -> HexSet {
    list.iter().map(|(q, r)| at(layout, *q, *r)).collect()
}

#[test]
fn hexes_ascend_and_neighbours_agree() {
    for seats in [2, 3, 4] {
        let layout = Layout::of(seats);
        let places: Vec<_> = layout.all().map(|hex| layout.qr(hex)).collect();
        assert!(places.is_sorted(), "by ascending (q, r)");
        for hex in layout.all() {
            let (q, r) = layout.qr(hex);
            assert_eq!(layout.hex(q, r), Some(hex));
            for (side, (dq, dr)) in DIRECTIONS.into_iter().enumerate() {
                let beyond = layout.across(hex, side);
                assert_eq!(beyond, layout.hex(q + dq, r + dr));
                assert!(beyond.is_none_or(|other| layout.ring(other).has(hex) && layout.distance(hex, other) == 1));
            }
        }
        let joined = layout.joined(HexSet::one(Hex(0)), layout.all().collect());
        assert_eq!(joined.len(), layout.hexes, "the map is in one piece");
        for position in 0..layout.tiles() as u8 {
            let tile = layout.all().filter(|hex| layout.position(*hex) == position).collect::<HexSet>();
            assert_eq!(tile, layout.within(layout.centre(position), 4).and(tile));
            assert_eq!(tile.len(), 61);
        }
        assert_eq!((layout.hex(-16, 0), layout.hex(100, 100), layout.hex(-100, -100)), (None, None, None));
    }
    assert_eq!([2, 3, 4].map(|seats| Layout::of(seats).hexes), [244, 366, 488]);
}

#[test]
fn places_have_short_names() {
    for seats in [2, 3, 4] {
        let layout = Layout::of(seats);
        let names: Vec<_> = layout.all().map(|hex| layout.place(hex).column_and_row()).collect();
        assert!(names.iter().all(|(column, row)| (1..=28).contains(column) && (1..=24).contains(row)));
        assert!(names.is_sorted(), "by column, then by row");
        assert!(names.windows(2).all(|two| two[0] != two[1]));
    }
}

/// Terrain of all faces (section 3.2).
#[test]
fn faces_have_their_terrain() {
    let layout = Layout::of(2);
    let counts = |face: Face, turns: u8| {
        let mut ground = Ground::default();
        ground.lay(layout, 1, face, turns);
        Terrain::ALL.map(|terrain| ground.of(terrain).len())
    };
    let printed = [
        [23, 18, 10, 10],
        [28, 16, 10, 7],
        [27, 14, 11, 9],
        [30, 18, 2, 11],
        [30, 17, 6, 8],
        [22, 17, 14, 8],
        [36, 8, 10, 7],
        [24, 13, 17, 7],
    ];
    for face in Face::all() {
        for turns in 0..6 {
            assert_eq!(counts(face, turns), printed[usize::from(face.0 % 8)], "{} turned {turns}", face.id());
            assert_eq!(spots(layout, 1, face, turns).len(), 2);
        }
    }
}

#[test]
fn six_turns_and_two_mirrors_bring_a_tile_back() {
    for (q, r) in [(1, 0), (-3, 2), (4, -4), (0, 0), (2, 2)] {
        assert_eq!(turned(q, r, 6), (q, r));
        let all: Vec<_> = (0..6).map(|turns| turned(q, r, turns)).collect();
        assert!((q, r) == (0, 0) || all.iter().enumerate().all(|(n, place)| !all[..n].contains(place)));
    }
    // One sixth takes each direction to its neighbour in the circle.
    for side in 0..6 {
        let (q, r) = DIRECTIONS[side];
        assert!((0..6).any(|k| DIRECTIONS[(side + k) % 6] == turned(q, r, 1)));
    }
    assert_eq!(Face(3).spots(), [(-1, 0), (3, 0)]);
    assert_eq!(Face(11).spots(), [(1, -1), (-3, 3)], "mirrored");
}

#[test]
fn sets_of_hexes_are_sets() {
    let layout = Layout::of(4);
    let odd: HexSet = layout.all().filter(|hex| hex.0 % 2 == 1).collect();
    let low: HexSet = layout.all().filter(|hex| hex.0 < 100).collect();
    assert_eq!(
        (odd.len(), low.len(), odd.and(low).len(), odd.or(low).len(), low.minus(odd).len()),
        (244, 100, 50, 294, 50)
    );
    assert!(odd.covers(odd.and(low)) && !odd.covers(low) && odd.meets(low) && !odd.meets(low.minus(odd)));
    assert_eq!(odd.iter().collect::<Vec<_>>(), layout.all().filter(|hex| odd.has(*hex)).collect::<Vec<_>>());
    let saved = serde_json::to_string(&odd).expect("a set can be written");
    assert_eq!(serde_json::from_str::<HexSet>(&saved).expect("and read"), odd);
    assert_eq!(serde_json::to_string(&HexSet::NONE).expect("a set can be written"), "[]");
    assert!(serde_json::from_str::<HexSet>(&format!("{:?}", [0; 17])).is_err());
    let mut one = HexSet::one(Hex(487));
    assert_eq!(one.lowest(), Some(Hex(487)));
    one.remove(Hex(487));
    assert!(one.is_empty() && one.lowest().is_none());
}

/// R39: a range goes on over the borders of tiles and under cities.
#[test]
fn r39_a_range_is_all_joined_mountains() {
    let (layout, ground) = reference();
    let range = ground.range(layout, at(layout, -3, 2));
    assert_eq!(range.len(), 10, "example 8");
    assert!(range.iter().all(|hex| ground.terrain(hex) == Terrain::Mountain));
    assert!(!layout.around(range).minus(range).meets(ground.of(Terrain::Mountain)), "nothing more is joined");
}
