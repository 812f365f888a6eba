//! The faces of the tiles, and what lies where once they are drawn: terrain and the places of exploration markers.
//!
//! Faces are sourced (section 3.2); a mirrored face is worked out from its plain one.

use super::map::{Hex, HexSet, Layout, RADIUS};
use serde::{Deserialize, Serialize};

/// What a hex is made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// Forest, until it is felled.
    Forest,
    /// Grassland, printed or felled.
    Grassland,
    /// Mountains.
    Mountain,
    /// Water.
    Water,
}

impl Terrain {
    /// All four.
    pub const ALL: [Terrain; 4] = [Terrain::Forest, Terrain::Grassland, Terrain::Mountain, Terrain::Water];

    /// The word of the rules file, by which the catalogs select.
    pub fn id(self) -> &'static str {
        ["forest", "grassland", "mountain", "water"][self as usize]
    }

    /// Its letter in the tables of the faces.
    pub fn letter(self) -> char {
        ['F', 'G', 'M', 'W'][self as usize]
    }
}

/// What is printed on a face: nine columns of terrain, and the two places of exploration markers.
type Printed = ([&'static str; 9], [(i8, i8); 2]);

/// The eight plain faces: nine columns of terrain, and the two places of exploration markers.
const FACES: [Printed; 8] = [
    (
        ["FFFGG", "MMMMMM", "MMFGMFM", "FFFGGFFF", "FFGGGWWWF", "FFGGWFFF", "WWGGWFG", "WGGGFF", "WWGGF"],
        [(-3, 2), (3, -1)],
    ),
    (
        ["FWGGG", "WWWFFW", "WFGFFFW", "FFGGGMFF", "FGFMMMFFF", "GGMMMFFG", "FMFFGFM", "FFFGFM", "GFGGF"],
        [(-2, 2), (1, -2)],
    ),
    (
        ["FFGGF", "FFFGFF", "FGFFGFF", "WWWWMFWW", "GGGFFMMFW", "GMMMMFFW", "FMMMFFW", "FMGGFF", "FGGFG"],
        [(-1, 1), (3, -3)],
    ),
    (
        ["GGGWF", "GGGWWW", "FFFFWFF", "FFFFFGFM", "FFFFFGGGM", "FWWWWFGG", "GWGGWFF", "GGFGFF", "FFFFF"],
        [(-1, 0), (3, 0)],
    ),
    (
        ["MMFGF", "GMFFFF", "GGFFGFF", "GWWFFGFF", "FGWGWGMMG", "WWFFFWMF", "GGFWFFF", "GFFFGF", "FFFGG"],
        [(-3, 1), (3, -2)],
    ),
    (
        ["GGGMG", "WGGMMF", "FWMMFFF", "FWFMGFFF", "FFFMMMGFW", "FFWWMMGF", "GGFFMFF", "GGWWMF", "GGGMG"],
        [(0, -3), (1, 0)],
    ),
    (
        ["FGGFF", "FGFMMM", "MFFFFMF", "FMFFFFFG", "FFFGFWWFF", "WFGGFFWF", "WWFFFWF", "FFFFMG", "FFMMM"],
        [(-3, 3), (3, -3)],
    ),
    (
        ["MFFFF", "MMMFMM", "FMMFMMM", "FMMMMMFF", "FGMFFFFWF", "FGWWFWWF", "GWGFFFF", "GGWGGG", "FGGGG"],
        [(-2, 0), (3, 0)],
    ),
];

/// One of the sixteen faces: 0 to 7 the plain ones, 8 to 15 the same mirrored.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Face(pub u8);

/// How many faces there are.
pub const FACE_COUNT: u8 = 16;
/// In how many ways a tile can lie.
pub const TURNS: u8 = 6;

impl Face {
    /// All sixteen.
    pub fn all() -> impl Iterator<Item = Face> {
        (0..FACE_COUNT).map(Face)
    }

    /// The four faces that a stack of the bag `eight_stacks` can bring, by the number of its pair.
    pub fn of_stack(pair: u8, side: u8) -> Face {
        Face(8 * (side / 2) + 2 * pair + side % 2)
    }

    /// The two faces of a tile of the bag `sixteen_tiles`: tiles 0 to 3 are plain, 4 to 7 mirrored, and so on.
    pub fn of_tile(tile: u8, side: u8) -> Face {
        Face(8 * (tile / 4 % 2) + 2 * (tile % 4) + side)
    }

    /// The terrain at a place of the face, counted from its centre.
    pub fn terrain(self, q: i8, r: i8) -> Terrain {
        let (columns, _) = &FACES[usize::from(self.0 % 8)];
        let (q, r) = self.unmirrored(q, r);
        let first = if q < 0 { -RADIUS - q } else { -RADIUS };
        match columns[(q + RADIUS) as usize].as_bytes()[(r - first) as usize] {
            b'F' => Terrain::Forest,
            b'G' => Terrain::Grassland,
            b'M' => Terrain::Mountain,
            _ => Terrain::Water,
        }
    }

    /// The two places of exploration markers, counted from the centre of the face.
    pub fn spots(self) -> [(i8, i8); 2] {
        FACES[usize::from(self.0 % 8)].1.map(|(q, r)| self.unmirrored(q, r))
    }

    /// Mirroring is its own reverse: (q, r) -> (-q, q + r).
    fn unmirrored(self, q: i8, r: i8) -> (i8, i8) {
        if self.0 < 8 { (q, r) } else { (-q, q + r) }
    }

    /// The name of the rules file, such as `N3` or `M7`.
    pub fn id(self) -> String {
        format!("{}{}", if self.0 < 8 { 'N' } else { 'M' }, self.0 % 8)
    }

    /// The face of a name.
    pub fn from_id(id: &str) -> Option<Face> {
        Face::all().find(|face| face.id() == id)
    }
}

/// A place of a tile after so many sixths of a turn: (q, r, s) -> (-r, -s, -q) each time.
pub fn turned(mut q: i8, mut r: i8, turns: u8) -> (i8, i8) {
    for _ in 0..turns {
        (q, r) = (-r, q + r);
    }
    (q, r)
}

/// What the drawn map is made of now. The four sets share no hex, and together are all hexes of the tiles laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ground {
    /// By terrain, in the order of `Terrain::ALL`.
    pub sets: [HexSet; 4],
}

impl Ground {
    /// The hexes of a terrain.
    #[inline]
    pub fn of(&self, terrain: Terrain) -> HexSet {
        self.sets[terrain as usize]
    }

    /// The hexes of water.
    #[inline]
    pub fn water(&self) -> HexSet {
        self.of(Terrain::Water)
    }

    /// The hexes of land.
    #[inline]
    pub fn land(&self) -> HexSet {
        self.of(Terrain::Forest).or(self.of(Terrain::Grassland)).or(self.of(Terrain::Mountain))
    }

    /// What a hex is made of.
    #[inline]
    pub fn terrain(&self, hex: Hex) -> Terrain {
        Terrain::ALL.into_iter().find(|terrain| self.of(*terrain).has(hex)).unwrap_or(Terrain::Grassland)
    }

    /// Turns these hexes of a terrain into grassland: felled forest, or water under a first city.
    pub fn to_grassland(&mut self, from: Terrain, hexes: HexSet) {
        let changed = self.of(from).and(hexes);
        self.sets[from as usize] = self.of(from).minus(changed);
        self.sets[Terrain::Grassland as usize] = self.of(Terrain::Grassland).or(changed);
    }

    /// Lays a tile at a position.
    pub fn lay(&mut self, layout: &Layout, position: u8, face: Face, turns: u8) {
        let (at, to) = layout.offsets[usize::from(position)];
        for q in -RADIUS..=RADIUS {
            for r in (-RADIUS).max(-RADIUS - q)..=RADIUS.min(RADIUS - q) {
                let (tq, tr) = turned(q, r, turns);
                if let Some(hex) = layout.hex(at + tq, to + tr) {
                    self.sets[face.terrain(q, r) as usize].insert(hex);
                }
            }
        }
    }

    /// The mountain range of a hex: maximal connected mountains over tile borders, also under cities (R38, R39).
    pub fn range(&self, layout: &Layout, hex: Hex) -> HexSet {
        layout.joined(HexSet::one(hex), self.of(Terrain::Mountain))
    }
}

/// The two hexes of a laid tile that are marked for exploration markers.
pub fn spots(layout: &Layout, position: u8, face: Face, turns: u8) -> HexSet {
    let (at, to) = layout.offsets[usize::from(position)];
    let places = face.spots().map(|(q, r)| turned(q, r, turns));
    places.into_iter().filter_map(|(q, r)| layout.hex(at + q, to + r)).collect()
}
