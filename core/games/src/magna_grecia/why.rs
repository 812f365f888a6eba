//! Why something cannot be done now: one reason at a time, in words, with the ruling that says so.

use super::data::Way;
use super::map::Hex;
use super::phases::allowance;
use super::state::{Laid, Phase, State};
use table::prompt::Reason;
use table::text::Text;

/// Why something cannot be done now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// A road tile lies here.
    RoadHere,
    /// A city tile lies here.
    CityHere,
    /// An oracle stands here.
    OracleHere,
    /// A village is printed here, and takes no road tile.
    VillageHere,
    /// The hex touches an oracle.
    BesideOracle,
    /// The hex touches another player's city.
    BesideForeignCity,
    /// The tile would be no part of the building that has been begun.
    NotTheBuilding,
    /// A founding that has reached no village would touch another own city.
    FoundingTouchesCity,
    /// A city has been founded this turn.
    SecondFounding,
    /// No own road leads into the village.
    NoRoadHere,
    /// The hex touches no own city, and no own road enters it.
    TouchesNothing,
    /// The village that the last tile touched has to be covered next (option `city_touch`).
    CoverNext,
    /// The tile would touch more than one open village (option `city_touch`).
    TouchesTwo,
    /// So many villages would have to be covered afterwards, and the tiles do not suffice.
    CannotCover(u8),
    /// No village could be reached with the tiles that are left.
    NoVillageInReach,
    /// No end would be anchored.
    NoAnchor,
    /// An end would join another player's road.
    JoinsForeign,
    /// The road tiles that the card allows are laid.
    RoadsUsed,
    /// The city tiles that the card allows are laid.
    CitiesUsed,
    /// More city tiles than the basic value: cities are the only action.
    CitiesOnly,
    /// More road tiles than the basic value: roads are the only action.
    RoadsOnly,
    /// Roads and cities are two actions already.
    TwoActions,
    /// No road tile is in the supply.
    NoRoadTile,
    /// No city tile is in the supply.
    NoCityTile,
    /// No point is left to pay for a city tile.
    NoPoint,
    /// Nothing is in the stock.
    NoStock,
    /// The building has to be finished first.
    FinishFirst,
    /// Tiles were replenished: the tile actions are over.
    Replenished,
    /// A market was built or sold: nothing but the end of the turn is left.
    MarketMoved,
    /// There are no markets at oracles.
    NoMarketAtOracle,
    /// An own market stands there.
    MarketThere,
    /// An own market was sold there.
    SoldThere,
    /// No market is left.
    NoMarketLeft,
    /// It costs more than there is.
    TooDear(u16),
    /// The market is inactive.
    Inactive,
    /// Oracles go on inland villages.
    NotInland,
}

impl Why {
    /// The reason in words.
    pub fn text(self) -> Text {
        match self {
            Why::RoadHere => Text::new("why-road-here"),
            Why::CityHere => Text::new("why-city-here"),
            Why::OracleHere => Text::new("why-oracle-here"),
            Why::VillageHere => Text::new("why-village-here"),
            Why::BesideOracle => Text::new("why-beside-oracle"),
            Why::BesideForeignCity => Text::new("why-beside-city"),
            Why::NotTheBuilding => Text::new("why-not-the-building"),
            Why::FoundingTouchesCity => Text::new("why-founding-touches-city"),
            Why::SecondFounding => Text::new("why-second-founding"),
            Why::NoRoadHere => Text::new("why-no-road-here"),
            Why::TouchesNothing => Text::new("why-touches-nothing"),
            Why::CoverNext => Text::new("why-cover-next"),
            Why::TouchesTwo => Text::new("why-touches-two"),
            Why::CannotCover(n) => Text::new("why-cannot-cover").num("count", n),
            Why::NoVillageInReach => Text::new("why-no-village-in-reach"),
            Why::NoAnchor => Text::new("why-no-anchor"),
            Why::JoinsForeign => Text::new("why-joins-foreign"),
            Why::RoadsUsed => Text::new("why-roads-used"),
            Why::CitiesUsed => Text::new("why-cities-used"),
            Why::CitiesOnly => Text::new("why-cities-only"),
            Why::RoadsOnly => Text::new("why-roads-only"),
            Why::TwoActions => Text::new("why-two-actions"),
            Why::NoRoadTile => Text::new("why-no-road-tile"),
            Why::NoCityTile => Text::new("why-no-city-tile"),
            Why::NoPoint => Text::new("why-no-point"),
            Why::NoStock => Text::new("why-no-stock"),
            Why::FinishFirst => Text::new("why-finish-first"),
            Why::Replenished => Text::new("why-replenished"),
            Why::MarketMoved => Text::new("why-market-moved"),
            Why::NoMarketAtOracle => Text::new("why-no-market-at-oracle"),
            Why::MarketThere => Text::new("why-market-there"),
            Why::SoldThere => Text::new("why-sold-there"),
            Why::NoMarketLeft => Text::new("why-no-market-left"),
            Why::TooDear(cost) => Text::new("why-too-dear").num("cost", cost),
            Why::Inactive => Text::new("why-inactive"),
            Why::NotInland => Text::new("why-not-inland"),
        }
    }

    /// The ruling that says so.
    pub fn ruling(self) -> u16 {
        match self {
            Why::RoadHere | Why::CityHere => 22,
            Why::OracleHere | Why::NoMarketAtOracle => 7,
            Why::NotInland => 8,
            Why::NoAnchor | Why::VillageHere => 10,
            Why::JoinsForeign => 12,
            Why::BesideOracle | Why::BesideForeignCity => 36,
            Why::NotTheBuilding | Why::CannotCover(_) | Why::FinishFirst => 38,
            Why::NoRoadHere => 39,
            Why::FoundingTouchesCity | Why::TouchesNothing | Why::NoVillageInReach => 40,
            Why::SecondFounding => 58,
            Why::CoverNext | Why::TouchesTwo => 59,
            Why::RoadsUsed | Why::CitiesUsed => 1,
            Why::CitiesOnly | Why::RoadsOnly => 4,
            Why::TwoActions => 5,
            Why::NoRoadTile | Why::NoCityTile | Why::NoPoint | Why::NoStock => 64,
            Why::Replenished => 2,
            Why::MarketMoved => 44,
            Why::MarketThere | Why::SoldThere => 47,
            Why::NoMarketLeft => 34,
            Why::TooDear(_) => 48,
            Why::Inactive => 46,
        }
    }

    /// The reason with its ruling.
    pub fn reason(self) -> Reason {
        Reason { why: self.text(), ruling: Some(self.ruling()) }
    }

    /// Why the tile actions are over, if they are.
    fn closed(s: &State) -> Option<Why> {
        match s.phase {
            Phase::Market => Some(Why::Replenished),
            Phase::TurnDone => Some(Why::MarketMoved),
            _ => None,
        }
    }

    /// Why no city tile can be laid anywhere, when the limit is 0.
    pub fn no_cities(s: &State) -> Why {
        let card = s.printed();
        if let Some(why) = Why::closed(s) {
            why
        } else if s.done.roads > card.roads {
            Why::RoadsOnly
        } else if allowance::cities_by_card(s) == 0 {
            Why::CitiesUsed
        } else if s.own().cities == 0 {
            Why::NoCityTile
        } else {
            Why::NoPoint
        }
    }

    /// Why no road tile can be laid anywhere, when the limit is 0.
    pub fn no_roads(s: &State) -> Why {
        let card = s.printed();
        if let Some(why) = Why::closed(s) {
            why
        } else if s.done.building.is_some() {
            Why::FinishFirst
        } else if s.done.cities > card.cities {
            Why::CitiesOnly
        } else if allowance::roads_by_card(s) == 0 {
            Why::RoadsUsed
        } else {
            Why::NoRoadTile
        }
    }

    /// Why nothing can be replenished, when the limit is 0.
    pub fn no_replenishing(s: &State) -> Why {
        let card = s.printed();
        if let Some(why) = Why::closed(s) {
            why
        } else if s.done.building.is_some() {
            Why::FinishFirst
        } else if s.done.roads > 0 && s.done.cities > 0 {
            Why::TwoActions
        } else if s.done.roads > card.roads {
            Why::RoadsOnly
        } else if s.done.cities > card.cities {
            Why::CitiesOnly
        } else {
            Why::NoStock
        }
    }
}

/// Why no road tile can be laid here; nothing if one can.
pub fn no_road(s: &State, hex: Hex) -> Option<Why> {
    match s.laid(hex) {
        Laid::Road(..) => return Some(Why::RoadHere),
        Laid::City(_) => return Some(Why::CityHere),
        Laid::Nothing => {}
    }
    match hex.village() {
        Some(village) if s.net.oracles & village.bit() != 0 => return Some(Why::OracleHere),
        Some(_) => return Some(Why::VillageHere),
        None => {}
    }
    if allowance::roads_left(s) == 0 {
        Some(Why::no_roads(s))
    } else if s.net.ways(s.active, hex) != 0 {
        None
    } else if s.net.anchors(s.active, hex) == 0 {
        Some(Why::NoAnchor)
    } else {
        Some(Why::JoinsForeign)
    }
}

/// Why a road tile cannot lie like this on a hex that is free for one; nothing if it can.
pub fn not_this_way(s: &State, hex: Hex, way: Way) -> Option<Why> {
    if s.net.foreign(s.active, hex) & way.mask() != 0 {
        Some(Why::JoinsForeign)
    } else if s.net.anchors(s.active, hex) & way.mask() == 0 {
        Some(Why::NoAnchor)
    } else {
        None
    }
}
