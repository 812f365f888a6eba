//! The figures of the game: coins, cards, spaces, plots, rewards and options.

/// The three metals in the order of every list of coins.
pub const METALS: [&str; 3] = ["bronze", "silver", "gold"];

/// The laurel colours.
pub const COLORS: [&str; 4] = ["white", "blue", "yellow", "purple"];

pub const COINS_OF_EACH_METAL: i64 = 39;
pub const START_COINS: [i64; 3] = [2, 1, 1];
pub const ROUNDS: usize = 6;
pub const SERVANTS: usize = 5;
pub const HOUSES: i64 = 9;
pub const SLOTS: usize = 3;

pub const RED_IN_CONTEST: usize = 3;
pub const DOLUS_DICE: usize = 2;
pub const LATRO_DICE: usize = 2;
pub const BLUE_DICE: usize = 4;

pub const PECUNIA_POINTS: i64 = 4;
pub const UNIT_VALUE: [i64; 3] = [1, 2, 4];
pub const COINS_BY_RANK: [i64; 3] = [3, 2, 1];
pub const POINTS_PER_STRENGTH: i64 = 2;
pub const BLOCKED_SPACES: usize = 8;

/// The swaps of `pecunia_mode=single_swap`: what is given, what is got.
#[rustfmt::skip]
pub const SWAPS: [([i64; 3], [i64; 3]); 6] = [
    ([0, 0, 1], [0, 2, 0]),
    ([0, 2, 0], [0, 0, 1]),
    ([0, 1, 0], [2, 0, 0]),
    ([2, 0, 0], [0, 1, 0]),
    ([0, 0, 1], [4, 0, 0]),
    ([4, 0, 0], [0, 0, 1]),
];

/// What a card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Does {
    /// That many slaves.
    Servi(i64),
    /// A horse of a side of the Stadium, with its strength.
    Horse(&'static str, i64),
    /// A weapon with its strength.
    Weapon(i64),
    /// A laurel of one colour.
    Colour(&'static str),
    /// Points at the end.
    Points(i64),
    /// A laurel of either of two colours.
    Either([&'static str; 2]),
}

/// A kind of card: its id, what it does, how many of it there are.
pub type Card = (&'static str, Does, i64);

use Does::{Colour, Either, Horse, Points, Servi, Weapon};

#[rustfmt::skip]
pub const SERVI: [Card; 2] = [
    ("servi_1", Servi(1), 11),
    ("servi_2", Servi(2), 11),
];

#[rustfmt::skip]
pub const EQUI: [Card; 7] = [
    ("horse_gold_2", Horse("gold", 2), 2),
    ("horse_gold_1", Horse("gold", 1), 3),
    ("horse_silver_2", Horse("silver", 2), 2),
    ("horse_silver_1", Horse("silver", 1), 3),
    ("weapon_3", Weapon(3), 1),
    ("weapon_2", Weapon(2), 3),
    ("weapon_1", Weapon(1), 3),
];

#[rustfmt::skip]
pub const STADIUM: [Card; 8] = [
    ("stadium_white", Colour("white"), 2),
    ("stadium_blue", Colour("blue"), 2),
    ("stadium_yellow", Colour("yellow"), 2),
    ("stadium_purple", Colour("purple"), 2),
    ("stadium_vp_10", Points(10), 1),
    ("stadium_vp_7", Points(7), 1),
    ("stadium_vp_5", Points(5), 1),
    ("stadium_vp_3", Points(3), 1),
];

#[rustfmt::skip]
pub const THEATRUM: [Card; 6] = [
    ("theatrum_white_blue", Either(["white", "blue"]), 1),
    ("theatrum_blue_yellow", Either(["blue", "yellow"]), 1),
    ("theatrum_blue_purple", Either(["blue", "purple"]), 1),
    ("theatrum_white_purple", Either(["white", "purple"]), 1),
    ("theatrum_yellow_purple", Either(["yellow", "purple"]), 1),
    ("theatrum_yellow_white", Either(["yellow", "white"]), 1),
];

/// What a space is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum For {
    Dolus,
    Pecunia,
    /// A slot of the market and whether a card of the deck comes with it.
    Equi(usize, bool),
    /// A metal and the most cards.
    Servi(usize, i64),
    Potentia,
    /// Its value.
    Arena(i64),
    /// A side and a value.
    Stadium(&'static str, i64),
    Theatrum,
    /// Points at once or not, and the most buildings.
    Forum(bool, usize),
    Latro,
    /// The metal of the coin under the servant.
    Portus(usize),
}

/// The spaces in the order in which they are resolved.
#[rustfmt::skip]
pub const SPACES: [(&str, For); 28] = [
    ("mercatus_dolus", For::Dolus),
    ("mercatus_pecunia", For::Pecunia),
    ("mercatus_equi_1", For::Equi(0, true)),
    ("mercatus_equi_2", For::Equi(1, false)),
    ("mercatus_equi_3", For::Equi(2, false)),
    ("mercatus_servi_bronze", For::Servi(0, 1)),
    ("mercatus_servi_silver", For::Servi(1, 2)),
    ("mercatus_servi_gold", For::Servi(2, 3)),
    ("mercatus_potentia", For::Potentia),
    ("arena_1", For::Arena(2)),
    ("arena_2", For::Arena(1)),
    ("arena_3", For::Arena(1)),
    ("stadium_gold_1", For::Stadium("gold", 2)),
    ("stadium_gold_2", For::Stadium("gold", 1)),
    ("stadium_gold_3", For::Stadium("gold", 1)),
    ("stadium_silver_1", For::Stadium("silver", 2)),
    ("stadium_silver_2", For::Stadium("silver", 1)),
    ("stadium_silver_3", For::Stadium("silver", 1)),
    ("theatrum", For::Theatrum),
    ("forum_1", For::Forum(false, 1)),
    ("forum_2", For::Forum(true, 1)),
    ("forum_3", For::Forum(false, 2)),
    ("forum_4", For::Forum(false, 1)),
    ("forum_5", For::Forum(true, 1)),
    ("portus_latro", For::Latro),
    ("portus_bronze", For::Portus(0)),
    ("portus_silver", For::Portus(1)),
    ("portus_gold", For::Portus(2)),
];

/// What a building is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Points for each activation.
    Workshop(i64),
    /// Coins for each activation.
    Bank([i64; 3]),
    /// A colour and a value.
    Villa(&'static str, i64),
}

/// A building plot: its id, what it is, its cost in coins and in slaves, the points for building it at once.
pub struct Plot {
    pub id: &'static str,
    pub kind: Kind,
    pub cost: [i64; 3],
    pub slaves: i64,
    pub points: i64,
}

const fn plot(id: &'static str, kind: Kind, cost: [i64; 3], slaves: i64, points: i64) -> Plot {
    Plot { id, kind, cost, slaves, points }
}

/// The plots: the left block, then the right one.
#[rustfmt::skip]
pub static PLOTS: [Plot; 28] = [
    plot("workshop_1", Kind::Workshop(3), [2, 0, 0], 0, 3),
    plot("workshop_2", Kind::Workshop(3), [1, 1, 0], 0, 3),
    plot("workshop_3", Kind::Workshop(4), [2, 1, 0], 0, 4),
    plot("workshop_4", Kind::Workshop(4), [1, 1, 0], 1, 4),
    plot("workshop_5", Kind::Workshop(5), [1, 1, 1], 0, 5),
    plot("workshop_6", Kind::Workshop(6), [2, 1, 0], 2, 6),
    plot("workshop_7", Kind::Workshop(7), [2, 1, 1], 1, 7),
    plot("workshop_8", Kind::Workshop(8), [2, 2, 1], 2, 8),
    plot("bank_1", Kind::Bank([1, 1, 0]), [2, 1, 0], 0, 0),
    plot("bank_2", Kind::Bank([1, 0, 1]), [2, 0, 1], 0, 0),
    plot("bank_3", Kind::Bank([0, 1, 1]), [1, 1, 1], 1, 0),
    plot("bank_4", Kind::Bank([1, 1, 1]), [2, 1, 1], 2, 0),
    plot("villa_white_4", Kind::Villa("white", 4), [2, 0, 0], 1, 4),
    plot("villa_white_6", Kind::Villa("white", 6), [2, 1, 0], 1, 6),
    plot("villa_white_8", Kind::Villa("white", 8), [2, 1, 1], 2, 8),
    plot("villa_white_10", Kind::Villa("white", 10), [3, 1, 1], 3, 10),
    plot("villa_blue_4", Kind::Villa("blue", 4), [1, 1, 0], 1, 4),
    plot("villa_blue_6", Kind::Villa("blue", 6), [1, 1, 1], 1, 6),
    plot("villa_blue_8", Kind::Villa("blue", 8), [2, 2, 0], 2, 8),
    plot("villa_blue_10", Kind::Villa("blue", 10), [2, 2, 1], 3, 10),
    plot("villa_yellow_4", Kind::Villa("yellow", 4), [1, 0, 1], 1, 4),
    plot("villa_yellow_6", Kind::Villa("yellow", 6), [2, 0, 1], 1, 6),
    plot("villa_yellow_8", Kind::Villa("yellow", 8), [1, 1, 2], 2, 8),
    plot("villa_yellow_10", Kind::Villa("yellow", 10), [2, 1, 2], 3, 10),
    plot("villa_purple_4", Kind::Villa("purple", 4), [0, 2, 0], 1, 4),
    plot("villa_purple_6", Kind::Villa("purple", 6), [1, 2, 0], 1, 6),
    plot("villa_purple_8", Kind::Villa("purple", 8), [1, 2, 1], 2, 8),
    plot("villa_purple_10", Kind::Villa("purple", 10), [1, 3, 1], 3, 10),
];

/// Options: id, then the values, the default first.
pub const OPTIONS: [(&str, &[&str]); 7] = [
    ("forum5_two_buildings", &["false", "true"]),
    ("tie_marker_ends_placement", &["false", "true"]),
    ("pecunia_mode", &["redenominate", "single_swap", "one_to_one"]),
    ("build_points_villas_only", &["false", "true"]),
    ("final_tie", &["shared", "tie_track"]),
    ("show_hand_counts", &["true", "false"]),
    ("two_player_neutrals", &["false", "true"]),
];

/// What a space is for.
pub fn space(id: &str) -> For {
    SPACES.iter().find(|space| space.0 == id).unwrap_or_else(|| panic!("there is no space {id}")).1
}

/// The space of this name, as it is written in the table.
pub fn space_id(id: &str) -> &'static str {
    SPACES.iter().find(|space| space.0 == id).unwrap_or_else(|| panic!("there is no space {id}")).0
}

/// The spaces that serve something, in the order of the board.
pub fn spaces_for(wanted: impl Fn(For) -> bool) -> Vec<&'static str> {
    SPACES.iter().filter(|space| wanted(space.1)).map(|space| space.0).collect()
}

pub fn plot_of(id: &str) -> &'static Plot {
    PLOTS.iter().find(|plot| plot.id == id).unwrap_or_else(|| panic!("there is no plot {id}"))
}

/// A card of any deck.
pub fn card(id: &str) -> Card {
    let all = SERVI.iter().chain(&EQUI).chain(&STADIUM).chain(&THEATRUM);
    *all.copied()
        .collect::<Vec<Card>>()
        .iter()
        .find(|card| card.0 == id)
        .unwrap_or_else(|| panic!("there is no card {id}"))
}

pub fn metal(id: &str) -> usize {
    METALS.iter().position(|metal| *metal == id).unwrap_or_else(|| panic!("there is no metal {id}"))
}
