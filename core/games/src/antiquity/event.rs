//! What happened, as its audience may know it.

use super::action::{Action, Deed};
use super::board::{Spot, Thing};
use super::data::{Building, Good, Goods, SEATS, Saint};
use super::draft::Draft;
use super::map::Place;
use super::state::End;
use table::row::Row;
use table::seat::{Seat, SeatSet};

/// A house or a city building, by what it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// The house of this number.
    House(u8),
    /// A building of this type.
    Building(Building),
}

/// What a player has done in R2, shown when everybody has committed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Changes {
    /// Houses built, by number.
    pub houses: Vec<u8>,
    /// City buildings built, by type.
    pub built: Vec<Building>,
    /// Whether the cathedral was razed (and perhaps built again).
    pub razed: bool,
    /// The saint, if it is another one than before.
    pub saint: Option<Saint>,
    /// Buildings to which men went, by type.
    pub manned: Vec<Building>,
    /// How many graves were removed.
    pub healed: u8,
    /// Houses and buildings that were moved.
    pub moved: Vec<What>,
    /// What went out of the stock, but for trades with players.
    pub spent: Goods,
    /// What came into the stock, but for trades with players.
    pub got: Goods,
    /// All of it exactly, for whoever compares what was told: where everything stands, and what is marked.
    pub exactly: String,
}

/// One thing that happened.
#[derive(Clone, Debug)]
pub enum Event {
    /// A step of a draft, as far as it has come: a screen changes, and no words are needed.
    Draft(Option<Draft>),
    /// What a seat did in R2 where all see it, in full: the words that follow say less of it.
    Did(Seat, Action),
    /// A tile was drawn for a position: its face, its turn.
    Laid(u8, u8, u8),
    /// The tile of a position is being drawn: a stack, then a face.
    Drawing(u8, u8),
    /// The order of play as drawn.
    Drawn(Row<SEATS>),
    /// The first city of a player: its centre, how much water became grassland, how many markers left.
    Founded(Seat, Place, u8, u8),
    /// A round begins: all men in the cities rise.
    Round(u8),

    /// A house was built: number, square, what was paid; nothing is paid for one that San Nicolò gives (true).
    House(Seat, u8, Spot, Goods, bool),
    /// A city building was built: type, square, what was paid, whether philosophy was needed.
    Built(Seat, Building, Spot, Goods, bool),
    /// The cathedral was given to this saint.
    Patron(Seat, Saint),
    /// A man went to a building.
    Manned(Seat, Building),
    /// A man went home from a building.
    Unmanned(Seat, Building),
    /// The hospital removed a grave.
    Healed(Seat, Spot),
    /// The cathedral was razed.
    Razed(Seat),
    /// Two goods went to the supply for one; for none if the supply had none of it.
    Banked(Seat, Goods, Option<Good>),
    /// An offer: from, to, its number, given, asked for, whether it rests on the giver's market.
    Offered(Seat, Seat, u16, Goods, Goods, bool),
    /// An offer was rejected.
    Rejected(Seat, Seat, u16),
    /// An offer was withdrawn.
    Withdrawn(Seat, Seat, u16),
    /// An offer ended as one of the two is done or has left.
    Lapsed(Seat, Seat, u16),
    /// A trade: from whom to whom, what was given, what was got for it.
    Traded(Seat, Seat, Goods, Goods),
    /// A house or building was lifted.
    Lifted(Seat, What),
    /// A lifted one was placed.
    Placed(Seat, What, Spot),
    /// A grave was moved.
    Carried(Seat, Spot, Spot),
    /// A player is done with building.
    Committed(Seat),
    /// What a player did in R2, to all others.
    Shown(Seat, Box<Changes>),
    /// The famine level after the fountains of R2.
    Fountains(u8, u8),
    /// The order of play now, and the men on cart shops and explorer by seat.
    Order(Row<SEATS>, [u8; SEATS]),

    /// A player has no man for the countryside, and nothing to cleanse with.
    NoCarts(Seat),
    /// A site was begun: kind of deed, centre, other hex of a fishery, good, how many goods, what was paid.
    Begun(Seat, Deed, Place, Option<Place>, Good, u8, Goods),
    /// An inn was built: where, what was paid.
    Inn(Seat, Place, Goods),
    /// A city was built: its centre, what was paid, whether philosophy was needed.
    City(Seat, Place, Goods, bool),
    /// Pollution was removed: where, how many markers.
    Cleansed(Seat, Place, u8),
    /// A player ends their turn in the countryside.
    Ended(Seat),
    /// There is room for the whole stock: how many goods, and for how many, if there is a limit.
    KeptAll(Seat, u16, Option<u16>),
    /// What a player keeps after letting goods go.
    Kept(Seat, Goods),
    /// A good was let go for want of storage.
    Discarded(Seat, Good),
    /// Everything was let go: there is no storage.
    AllLost(Seat, Goods),
    /// All that was harvested without a choice, or at one site: what came in, what was lost to forced labour.
    Harvested(Seat, Goods, Goods),
    /// Fish for the cathedrals of this round.
    GiorgioFish(Seat, u8),
    /// A player is done with the harvest, the graves or the pollution.
    Finished(Seat),
    /// A site ended; the man goes home.
    SiteEnded(Seat, Place),
    /// A site of a player who has left lost a good.
    Decayed(Seat, Place, Good),
    /// A marker is explored.
    Explores(Seat, Place),
    /// What was found, and the famine level now.
    Explored(Seat, Place, Good, u8),
    /// Nothing is explored: by choice, or for want of an explorer (1) or a marker in the zone (2).
    NotExplored(Seat, u8),
    /// Graves due from famine: level, granary, foods, graves.
    FamineDue(Seat, u8, bool, u16, u16),
    /// A grave was placed.
    Grave(Seat, Spot),
    /// The famine level rose at the end of R8.
    FamineRose(u8),
    /// Pollution due: cities, fountains, dump, markers.
    PollutionDue(Seat, u8, u8, bool, u16),
    /// A marker of pollution was placed.
    Polluted(Seat, Place),
    /// No hex is left for so many markers: they become graves.
    Overflow(Seat, u16),
    /// A player is out: graves due, squares left.
    Out(Seat, u16, u16),
    /// A player resigned.
    Resigned(Seat),
    /// A condition holds.
    Holds(Seat, Saint),
    /// The tie-break: hexes by seat of those who met their conditions.
    TieBreak(SeatSet, [u16; SEATS]),
    /// The game is over.
    Over(SeatSet, End),
}

impl What {
    /// What a thing on a board is.
    pub fn of(realm: &super::board::Realm, thing: Thing) -> What {
        match thing {
            Thing::House(number) => What::House(number),
            Thing::Piece(slot) => What::Building(realm.pieces[usize::from(slot)].building),
        }
    }
}
