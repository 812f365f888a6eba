//! The figures of the game: goods, tile faces, layouts, buildings, houses, saints and options.

/// The goods in the order of every list of goods; a good is its place in this list.
pub const GOODS: [&str; 10] = ["grain", "olives", "sheep", "fish", "wine", "pearls", "dye", "gold", "stone", "wood"];

pub type Good = usize;
pub const GRAIN: Good = 0;
pub const OLIVES: Good = 1;
pub const SHEEP: Good = 2;
pub const FISH: Good = 3;
pub const WINE: Good = 4;
pub const PEARLS: Good = 5;
pub const DYE: Good = 6;
pub const GOLD: Good = 7;
pub const STONE: Good = 8;
pub const WOOD: Good = 9;

pub const FOODS: [Good; 4] = [GRAIN, OLIVES, SHEEP, FISH];
pub const LUXURIES: [Good; 4] = [WINE, PEARLS, DYE, GOLD];
/// What a farm can bear; one of it starts the farm. Each of these kinds lies under the exploration markers.
pub const SEEDS: [Good; 4] = [GRAIN, OLIVES, SHEEP, WINE];
pub const MINED: [Good; 2] = [STONE, GOLD];
pub const FISHED: [Good; 3] = [FISH, PEARLS, DYE];

pub const START_WOOD: i64 = 6;
pub const CITIES: usize = 4;
pub const INNS: usize = 16;
pub const HOSPITAL_GRAVES: usize = 5;
pub const FIRST_BOARD: usize = 7;
pub const LATER_BOARD: usize = 6;
pub const CITY_DISTANCE: i32 = 4;
pub const TILE_RADIUS: i32 = 4;
pub const LAST_ROUND: usize = 60;

/// What the box holds, for the option `limited_supply`.
pub const BOX_CART_SHOPS: usize = 16;
pub const BOX_FOUNTAINS: usize = 16;
pub const BOX_STORAGES: usize = 16;
pub const BOX_FISHERIES: usize = 12;
pub const BOX_GOODS: i64 = 48;

/// The six directions of a hex in axial coordinates (q, r).
pub const DIRECTIONS: [(i32, i32); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

pub struct Face {
    pub id: &'static str,
    /// The columns q = -4 to 4, each from the smallest r on: Forest, Grassland, Mountain, Water.
    pub columns: [&'static str; 9],
    pub spots: [(i32, i32); 2],
}

/// The eight printed faces; the mirrored ones M0 to M7 are computed from them.
#[rustfmt::skip]
pub const FACES: [Face; 8] = [
    Face { id: "N0", columns: ["FFFGG", "MMMMMM", "MMFGMFM", "FFFGGFFF", "FFGGGWWWF", "FFGGWFFF", "WWGGWFG", "WGGGFF", "WWGGF"], spots: [(-3, 2), (3, -1)] },
    Face { id: "N1", columns: ["FWGGG", "WWWFFW", "WFGFFFW", "FFGGGMFF", "FGFMMMFFF", "GGMMMFFG", "FMFFGFM", "FFFGFM", "GFGGF"], spots: [(-2, 2), (1, -2)] },
    Face { id: "N2", columns: ["FFGGF", "FFFGFF", "FGFFGFF", "WWWWMFWW", "GGGFFMMFW", "GMMMMFFW", "FMMMFFW", "FMGGFF", "FGGFG"], spots: [(-1, 1), (3, -3)] },
    Face { id: "N3", columns: ["GGGWF", "GGGWWW", "FFFFWFF", "FFFFFGFM", "FFFFFGGGM", "FWWWWFGG", "GWGGWFF", "GGFGFF", "FFFFF"], spots: [(-1, 0), (3, 0)] },
    Face { id: "N4", columns: ["MMFGF", "GMFFFF", "GGFFGFF", "GWWFFGFF", "FGWGWGMMG", "WWFFFWMF", "GGFWFFF", "GFFFGF", "FFFGG"], spots: [(-3, 1), (3, -2)] },
    Face { id: "N5", columns: ["GGGMG", "WGGMMF", "FWMMFFF", "FWFMGFFF", "FFFMMMGFW", "FFWWMMGF", "GGFFMFF", "GGWWMF", "GGGMG"], spots: [(0, -3), (1, 0)] },
    Face { id: "N6", columns: ["FGGFF", "FGFMMM", "MFFFFMF", "FMFFFFFG", "FFFGFWWFF", "WFGGFFWF", "WWFFFWF", "FFFFMG", "FFMMM"], spots: [(-3, 3), (3, -3)] },
    Face { id: "N7", columns: ["MFFFF", "MMMFMM", "FMMFMMM", "FMMMMMFF", "FGMFFFFWF", "FGWWFWWF", "GWGFFFF", "GGWGGG", "FGGGG"], spots: [(-2, 0), (3, 0)] },
];

pub struct Layout {
    pub seats: usize,
    pub offsets: &'static [(i32, i32)],
    pub starts: &'static [usize],
}

#[rustfmt::skip]
pub const LAYOUTS: [Layout; 3] = [
    Layout { seats: 2, offsets: &[(0, 0), (4, 5), (-5, 9), (-1, 14)], starts: &[0, 3] },
    Layout { seats: 3, offsets: &[(0, 0), (4, 5), (-5, 9), (-10, 18), (-1, 14), (8, 10)], starts: &[0, 3, 5] },
    Layout { seats: 4, offsets: &[(-9, 4), (0, 0), (9, -4), (4, 5), (-5, 9), (-10, 18), (-1, 14), (8, 10)], starts: &[0, 2, 5, 7] },
];

/// What something costs; foods and luxuries of one payment are of different kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    pub wood: i64,
    pub stone: i64,
    pub food: i64,
    pub luxury: i64,
}

const fn cost(wood: i64, stone: i64, food: i64, luxury: i64) -> Cost {
    Cost { wood, stone, food, luxury }
}

pub const CITY_COST: Cost = cost(1, 1, 1, 2);
pub const STORAGE_COST: Cost = cost(1, 0, 0, 0);

pub struct Type {
    pub id: &'static str,
    pub cost: Cost,
    pub needs_man: bool,
    pub unique: bool,
    /// Rows of the piece before it is turned; X is a square of it.
    pub shape: &'static [&'static str],
}

/// The city buildings; a storage is any rectangle of even area.
#[rustfmt::skip]
pub const TYPES: [Type; 18] = [
    Type { id: "theology", cost: cost(0, 1, 0, 0), needs_man: true, unique: true, shape: &["XXX", "XXX", "XX."] },
    Type { id: "biology", cost: cost(0, 2, 0, 0), needs_man: true, unique: true, shape: &["XXX", "XXX", ".XX"] },
    Type { id: "university", cost: cost(1, 0, 0, 0), needs_man: true, unique: true, shape: &["XX", "XX"] },
    Type { id: "alchemy", cost: cost(0, 2, 0, 0), needs_man: true, unique: true, shape: &["XX.", "XXX", "XXX"] },
    Type { id: "philosophy", cost: cost(0, 1, 0, 0), needs_man: true, unique: true, shape: &[".XX", "XXX", "XXX"] },
    Type { id: "brewery", cost: cost(1, 0, 0, 0), needs_man: false, unique: true, shape: &["XXXX", "X..."] },
    Type { id: "forced_labour", cost: cost(0, 1, 0, 0), needs_man: true, unique: true, shape: &["...X", "XXXX", "X..."] },
    Type { id: "stable", cost: cost(0, 0, 0, 2), needs_man: true, unique: true, shape: &["XX", "XX"] },
    Type { id: "harbour", cost: cost(1, 0, 0, 0), needs_man: true, unique: true, shape: &["X..X", "XXXX"] },
    Type { id: "hospital", cost: cost(0, 0, 0, 1), needs_man: true, unique: true, shape: &["XXX", "XXX"] },
    Type { id: "explorer", cost: cost(1, 0, 0, 0), needs_man: true, unique: true, shape: &["XXX"] },
    Type { id: "granary", cost: cost(1, 0, 0, 0), needs_man: false, unique: true, shape: &[".X.", "XXX"] },
    Type { id: "dump", cost: cost(0, 1, 0, 0), needs_man: true, unique: true, shape: &["XXX", "XXX", "XXX"] },
    Type { id: "cathedral", cost: cost(0, 1, 0, 0), needs_man: false, unique: true, shape: &[".X.", "XXX", ".X.", ".X."] },
    Type { id: "market", cost: cost(1, 0, 0, 0), needs_man: true, unique: true, shape: &["XX", "XX"] },
    Type { id: "cart_shop", cost: cost(1, 0, 0, 0), needs_man: true, unique: false, shape: &[".X", "XX"] },
    Type { id: "fountain", cost: cost(0, 0, 0, 1), needs_man: false, unique: false, shape: &["X"] },
    Type { id: "storage", cost: cost(1, 0, 0, 0), needs_man: true, unique: false, shape: &["XX"] },
];

pub const FACULTIES: [&str; 4] = ["theology", "alchemy", "biology", "philosophy"];

/// Foods and luxuries that houses 1 to 20 cost.
#[rustfmt::skip]
pub const HOUSES: [(i64, i64); 20] = [
    (0, 0), (0, 0), (0, 0), (0, 0), (1, 0), (1, 0), (2, 0), (1, 1), (3, 0), (1, 2),
    (2, 1), (4, 0), (1, 3), (3, 1), (2, 2), (4, 1), (2, 3), (3, 2), (4, 2), (3, 3),
];

pub const SAINTS: [&str; 5] = ["nicolo", "giorgio", "barbara", "cristoforo", "maria"];

/// The options and their values, the default first.
#[rustfmt::skip]
pub const OPTIONS: [(&str, [&str; 2]); 6] = [
    ("pollution_on_exploration", ["blocked", "covers"]),
    ("tie_break", ["unpolluted", "empty"]),
    ("tile_bag", ["eight_stacks", "sixteen_tiles"]),
    ("limited_supply", ["false", "true"]),
    ("city_building_mode", ["simultaneous", "in_order"]),
    ("enclose_eliminated", ["false", "true"]),
];

pub fn kind(id: &str) -> Option<&'static Type> {
    TYPES.iter().find(|kind| kind.id == id)
}

pub fn good(id: &str) -> Option<Good> {
    GOODS.iter().position(|good| *good == id)
}
