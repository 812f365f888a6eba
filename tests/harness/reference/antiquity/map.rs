//! The map: tiles put together, terrain, neighbours, mountain ranges.

use std::collections::{BTreeMap, BTreeSet};

use super::data;

/// A hex, axial (q, r).
pub type Hex = (i32, i32);
pub type Hexes = BTreeSet<Hex>;

/// One tile of the map: its face ("N3", "M3") and how many sixths of a turn it is rotated.
pub type Tile = (String, usize);

pub fn plus(a: Hex, b: Hex) -> Hex {
    (a.0 + b.0, a.1 + b.1)
}

pub fn distance(a: Hex, b: Hex) -> i32 {
    let (q, r) = (a.0 - b.0, a.1 - b.1);
    q.abs().max(r.abs()).max((q + r).abs())
}

/// The six hexes around one, on the map or not.
pub fn around(hex: Hex) -> [Hex; 6] {
    data::DIRECTIONS.map(|step| plus(hex, step))
}

/// A city covers seven hexes.
pub fn footprint(centre: Hex) -> Vec<Hex> {
    let mut hexes = vec![centre];
    hexes.extend(around(centre));
    hexes
}

fn mirror((q, r): Hex) -> Hex {
    (-q, q + r)
}

fn turn((q, r): Hex, sixths: usize) -> Hex {
    (0..sixths).fold((q, r), |(q, r), _| (-r, q + r))
}

/// A printed face in its own coordinates: terrain and exploration spots.
pub fn face(id: &str) -> (BTreeMap<Hex, char>, Hexes) {
    let number = id[1..].parse::<usize>().expect("a face is N or M and a number");
    let printed = &data::FACES[number];
    let mut terrain = BTreeMap::new();
    for (column, letters) in printed.columns.iter().enumerate() {
        let q = column as i32 - data::TILE_RADIUS;
        let first = (-data::TILE_RADIUS).max(-data::TILE_RADIUS - q);
        for (row, letter) in letters.chars().enumerate() {
            terrain.insert((q, first + row as i32), letter);
        }
    }
    let spots: Hexes = printed.spots.iter().copied().collect();
    if id.starts_with('N') {
        return (terrain, spots);
    }
    (terrain.into_iter().map(|(hex, letter)| (mirror(hex), letter)).collect(), spots.into_iter().map(mirror).collect())
}

/// The whole map: terrain of every hex and the hexes with an exploration spot.
pub fn assemble(layout: &data::Layout, tiles: &[Tile]) -> (BTreeMap<Hex, char>, Hexes) {
    let (mut terrain, mut spots) = (BTreeMap::new(), Hexes::new());
    for (offset, (id, sixths)) in layout.offsets.iter().zip(tiles) {
        let (hexes, marks) = face(id);
        for (hex, letter) in hexes {
            let old = terrain.insert(plus(turn(hex, *sixths), *offset), letter);
            assert!(old.is_none(), "tiles do not overlap");
        }
        spots.extend(marks.into_iter().map(|hex| plus(turn(hex, *sixths), *offset)));
    }
    (terrain, spots)
}

/// Whether so many tiles can be drawn from the bag (section 4, step 2).
pub fn bag_holds(bag: &str, tiles: &[Tile]) -> bool {
    let mut taken: BTreeMap<String, usize> = BTreeMap::new();
    for (id, sixths) in tiles {
        let number = id[1..].parse::<usize>().expect("a face is N or M and a number");
        // Two faces of one number pair, N0 with N1 and so on; the stacks hold their mirror images too.
        let letter = if bag == "eight_stacks" { "" } else { &id[..1] };
        *taken.entry(format!("{letter}{}", number / 2)).or_default() += 1;
        if *sixths > 5 || number >= data::FACES.len() {
            return false;
        }
    }
    taken.values().all(|copies| *copies <= 2)
}

/// Everything connected with a hex through hexes of a set, itself too.
pub fn connected(from: Hex, among: &Hexes) -> Hexes {
    let mut found = Hexes::from([from]);
    let mut open = vec![from];
    while let Some(hex) = open.pop() {
        for next in around(hex) {
            if among.contains(&next) && found.insert(next) {
                open.push(next);
            }
        }
    }
    found
}

/// The mountain ranges: connected sets of printed mountain hexes (ruling 39).
pub fn ranges(terrain: &BTreeMap<Hex, char>) -> Vec<Hexes> {
    let mountains: Hexes = terrain.iter().filter(|(_, letter)| **letter == 'M').map(|(hex, _)| *hex).collect();
    let mut ranges: Vec<Hexes> = Vec::new();
    for hex in &mountains {
        if !ranges.iter().any(|range| range.contains(hex)) {
            ranges.push(connected(*hex, &mountains));
        }
    }
    ranges
}
