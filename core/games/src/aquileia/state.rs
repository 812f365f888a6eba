//! A position of the game: everything there is to know.

use super::data::{
    Area, BLUE_DICE, Back, COINS, COPIES, CROWNS, Card, Coins, Crown, HOUSES, KINDS, LAUREL_COPIES, LAURELS, Laurel,
    Metal, Plot, ROUNDS, SEATS, SERVANTS, SLOTS, START, Space, bits, side_spaces,
};
use serde::{Deserialize, Serialize};
use table::row::Row;
use table::seat::{Seat, SeatSet};

/// Cards in one place, of both backs: those known by kind, and how many of each back are not known to the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    /// How many of each kind.
    pub kinds: [u8; KINDS],
    /// How many of each back the viewer cannot see; 0 in a whole state.
    pub dark: [u8; 2],
}

impl Cards {
    /// How many cards of this back there are.
    #[inline]
    pub fn len(&self, back: Back) -> u8 {
        self.kinds[back.kinds()].iter().sum::<u8>() + self.dark[back as usize]
    }

    /// How many of this kind are known to be here.
    #[inline]
    pub fn of(&self, card: Card) -> u8 {
        self.kinds[card as usize]
    }

    /// Turns face down all but those that everybody knows.
    pub fn conceal(&mut self, open: &[u8; KINDS]) {
        for back in Back::ALL {
            let known: u8 = open[back.kinds()].iter().sum();
            self.dark[back as usize] = self.len(back) - known;
        }
        self.kinds = *open;
    }
}

/// A pile of Stadium cards, face down: which ones, never in which order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laurels {
    /// How many of each kind.
    pub kinds: [u8; LAURELS],
    /// How many the viewer cannot see; 0 in a whole state.
    pub dark: u8,
}

impl Laurels {
    /// How many there are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.kinds.iter().sum::<u8>() + self.dark
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A Stadium card that somebody holds or looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Held {
    /// It is this.
    Card(Laurel),
    /// The viewer may not know it.
    Dark,
}

impl Held {
    /// The card, as far as it is known.
    #[inline]
    pub fn known(self) -> Option<Laurel> {
        match self {
            Held::Card(laurel) => Some(laurel),
            Held::Dark => None,
        }
    }
}

/// What a race in the Stadium gave: the laurels are held here, as which card came from where stays part of what is
/// known of them (rules section 8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Race {
    /// The card that lay open before the race.
    pub up: Laurel,
    /// Who came first.
    pub first: Seat,
    /// The card that the first kept.
    pub kept: Held,
    /// Who came second, with the other card; none if only one took part.
    pub second: Option<(Seat, Held)>,
    /// Whether everybody saw that the open card was kept: a sole racer took it.
    pub open: bool,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The holding, without coins under servants in the port.
    pub coins: Coins,
    /// Points scored so far.
    pub score: u16,
    /// The spaces with a servant of this player, as a bit set.
    pub stands: u32,
    /// The plots with a house of this player, as a bit set.
    pub houses: u32,
    /// Whether no more servants are placed this round.
    pub passed: bool,
    /// Slave cards, horses and weapons.
    pub hand: Cards,
    /// Cards of the hand that everybody knows, as they were bought face up (R63).
    pub open: [u8; KINDS],
    /// Theatrum cards, as a bit set: everybody sees them.
    pub crowns: u8,
}

impl Player {
    /// Servants that are not on the board.
    #[inline]
    pub fn servants(&self) -> u8 {
        SERVANTS - self.stands.count_ones() as u8
    }

    /// Houses that are not on the board.
    #[inline]
    pub fn houses_left(&self) -> u8 {
        HOUSES - self.houses.count_ones() as u8
    }

    /// The plots with a house of this player.
    pub fn plots(&self) -> impl Iterator<Item = Plot> + use<> {
        bits(self.houses).map(Plot)
    }

    /// The Theatrum cards of this player.
    pub fn theatrum(&self) -> impl Iterator<Item = Crown> + use<> {
        bits(u32::from(self.crowns)).map(Crown)
    }

    /// Whether this player has a servant there.
    #[inline]
    pub fn is_on(&self, space: Space) -> bool {
        self.stands & space.bit() != 0
    }

    /// The side of the Stadium on which this player races (all servants are on one side).
    #[inline]
    pub fn side(&self) -> Option<Metal> {
        [Metal::Silver, Metal::Gold].into_iter().find(|side| self.stands & side_spaces(*side) != 0)
    }

    /// How many cards of a back nobody but this player knows.
    #[inline]
    pub fn hidden(&self, back: Back) -> u8 {
        self.hand.len(back) - self.open[back.kinds()].iter().sum::<u8>()
    }
}

/// What makes up a participant's strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strength {
    /// The values of the spaces.
    pub base: u8,
    /// The red dice that count.
    pub red: u8,
    /// The cards played.
    pub cards: u8,
    /// The blue dice that count.
    pub blue: u8,
}

impl Strength {
    /// The sum. It has no maximum (R45).
    #[inline]
    pub fn sum(self) -> u8 {
        self.base + self.red + self.cards + self.blue
    }
}

/// A contest going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contest {
    /// By seat; who does not take part has nothing.
    pub strength: [Strength; SEATS],
    /// Who has rolled the red dice.
    pub rolled: SeatSet,
    /// Who has decided on cards.
    pub played: SeatSet,
    /// Whether the blue dice are done with.
    pub blue: bool,
}

/// An auction going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Auction {
    /// The card.
    pub card: Crown,
    /// The bid so far; no coin before somebody opens.
    pub bid: Coins,
    /// Who bid it.
    pub high: Option<Seat>,
    /// Who declined to open or withdrew.
    pub out: SeatSet,
}

/// What is waited for. First everything that chance brings, then the decisions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// The three cards of the market at set-up.
    DealMarket,
    /// The open Stadium card at set-up.
    DealDisplay,
    /// Who starts.
    DealStart,
    /// The blocked spaces of this round (option `two_player_neutrals`).
    Block,
    /// The two red dice of Dolus.
    RollDolus,
    /// The bonus card of slot 1.
    DrawBonus,
    /// A card for the first empty slot.
    Refill,
    /// So many slave cards for the active player.
    DrawServi(u8),
    /// The red dice of the active player in a contest.
    RollRed,
    /// So many blue dice.
    RollBlue(u8),
    /// The slave card that the active player has won in the Arena.
    DrawPrize,
    /// The Stadium card that the first may look at.
    Look,
    /// The next open Stadium card.
    Display,
    /// The Theatrum card.
    Reveal,
    /// The two red dice of Latro.
    RollLatro,
    /// A servant, the tie marker or a pass.
    Place,
    /// An exchange of coins.
    Exchange,
    /// The card in the slot.
    Buy,
    /// How many slave cards.
    BuyServi,
    /// Which cards in a contest.
    Cards,
    /// How many blue dice.
    Blue,
    /// Points or slave card.
    Prize,
    /// Which Stadium card.
    Keep,
    /// Whether to open the auction.
    Opening,
    /// Whether to raise.
    Bidding,
    /// What to build.
    Build,
    /// Whether to pay again in the port.
    PayAgain,
    /// Nothing: the game is over.
    Over,
}

impl Step {
    /// Whether chance has to be drawn.
    #[inline]
    pub fn is_chance(self) -> bool {
        matches!(
            self,
            Step::DealMarket
                | Step::DealDisplay
                | Step::DealStart
                | Step::Block
                | Step::RollDolus
                | Step::DrawBonus
                | Step::Refill
                | Step::DrawServi(_)
                | Step::RollRed
                | Step::RollBlue(_)
                | Step::DrawPrize
                | Step::Look
                | Step::Display
                | Step::Reveal
                | Step::RollLatro
        )
    }

    /// Whether it belongs to the set-up, before the first round.
    #[inline]
    pub fn is_setup(self) -> bool {
        matches!(self, Step::DealMarket | Step::DealDisplay | Step::DealStart)
    }

    /// Whether servants are being placed.
    #[inline]
    pub fn is_placement(self) -> bool {
        matches!(self, Step::Block | Step::Place)
    }

    /// Whether an area is being resolved.
    #[inline]
    pub fn is_action(self) -> bool {
        !self.is_setup() && !self.is_placement() && self != Step::Over
    }
}

/// A command that has been begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Draft {
    /// An exchange after which there are so many gold coins.
    Gold(u8),
    /// Cards put down to be played, by kind.
    Cards([u8; KINDS]),
    /// A plot to build on, the slaves not yet paid.
    Plot(Plot),
}

/// What Pecunia exchanges (option `pecunia_mode`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Exchange {
    /// Any coins of the same value.
    Redenominate,
    /// One swap of a list.
    SingleSwap,
    /// Any coins of the same number.
    OneToOne,
}

/// The options in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct House {
    /// Whether space 5 of the Forum allows two buildings.
    pub forum5_two: bool,
    /// Whether the tie marker ends the placement of its player.
    pub tie_ends: bool,
    /// What Pecunia exchanges.
    pub exchange: Exchange,
    /// Whether only villas give points from spaces 2 and 5 of the Forum.
    pub villas_only: bool,
    /// Whether the tie track of the last round settles a tie for first place.
    pub tie_track: bool,
    /// Whether the numbers of cards of others are shown.
    pub counts: bool,
    /// Whether eight spaces are blocked each round.
    pub neutrals: bool,
}

/// A position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The options in force.
    pub house: House,
    /// How many play.
    pub seats: u8,
    /// The round, 1 to 6.
    pub round: u8,
    /// Who is first in turn order.
    pub start: Seat,
    /// What is waited for.
    pub step: Step,
    /// The space that is being resolved; in a contest the first of its area.
    pub at: Space,
    /// Who decides, or for whom chance is drawn.
    pub active: Seat,
    /// The players by seat; those beyond `seats` are blank.
    pub players: [Player; SEATS],
    /// The coin supply.
    pub bank: Coins,
    /// Coins under servants in the port, by metal.
    pub port: [bool; 3],
    /// Blocked spaces, as a bit set (option `two_player_neutrals`).
    pub blocked: u32,
    /// Who has placed the tie marker, the lowest space first.
    pub tie: Row<SEATS>,
    /// Both face-down piles of cards for the hand.
    pub pile: Cards,
    /// Both discard piles: every card in them was shown.
    pub gone: [u8; KINDS],
    /// What the face-down piles held when they were last renewed: public, and needed to guess the rest.
    pub renewed: [u8; KINDS],
    /// The cards open in the market.
    pub slots: [Option<Card>; SLOTS],
    /// The Stadium deck.
    pub laurels: Laurels,
    /// The Stadium card that lies open.
    pub display: Option<Laurel>,
    /// The top Stadium card, while the first looks at it.
    pub look: Option<Held>,
    /// What each round's race gave.
    pub races: [Option<Race>; ROUNDS as usize],
    /// The Theatrum deck, as a bit set.
    pub crowns: u8,
    /// The auction going on.
    pub auction: Option<Auction>,
    /// Who holds the blue dice.
    pub blue: Option<Seat>,
    /// How many of them have not been rolled.
    pub blue_left: u8,
    /// The contest going on.
    pub contest: Option<Contest>,
    /// Buildings built so far from the Forum space that is being resolved.
    pub built: u8,
    /// The faces of the roll made last; they lie there until the next one, as everybody was told of them.
    pub dice: Row<4>,
    /// The command the active player has begun.
    pub draft: Option<Draft>,
}

impl State {
    /// The position before any chance.
    pub fn fresh(house: House, seats: u8) -> State {
        let mut players = [Player::default(); SEATS];
        let mut bank = Coins([COINS; 3]);
        for player in &mut players[..usize::from(seats)] {
            player.coins = START;
            bank = bank.minus(START);
        }
        State {
            house,
            seats,
            round: 1,
            start: Seat(0),
            step: Step::DealMarket,
            at: Space::DOLUS,
            active: Seat(0),
            players,
            bank,
            port: [false; 3],
            blocked: 0,
            tie: Row::EMPTY,
            pile: Cards { kinds: COPIES, dark: [0; 2] },
            gone: [0; KINDS],
            renewed: COPIES,
            slots: [None; SLOTS],
            laurels: Laurels { kinds: LAUREL_COPIES, dark: 0 },
            display: None,
            look: None,
            races: [None; ROUNDS as usize],
            crowns: (1 << CROWNS) - 1,
            auction: None,
            blue: None,
            blue_left: BLUE_DICE,
            contest: None,
            built: 0,
            dice: Row::EMPTY,
            draft: None,
        }
    }

    /// A player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A player.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The active player.
    #[inline]
    pub fn own(&self) -> &Player {
        self.player(self.active)
    }

    /// The active player.
    #[inline]
    pub fn own_mut(&mut self) -> &mut Player {
        self.player_mut(self.active)
    }

    /// All seats, from 0 up.
    #[inline]
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }

    /// All seats in turn order: the start player, then clockwise.
    #[inline]
    pub fn in_turn(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.start.clockwise(self.seats)
    }

    /// All spaces with a servant, as a bit set.
    #[inline]
    pub fn taken(&self) -> u32 {
        self.players.iter().fold(0, |all, p| all | p.stands)
    }

    /// Whose servant stands there.
    #[inline]
    pub fn stands(&self, space: Space) -> Option<Seat> {
        self.all().find(|seat| self.player(*seat).is_on(space))
    }

    /// All plots with a house, as a bit set.
    #[inline]
    pub fn built_on(&self) -> u32 {
        self.players.iter().fold(0, |all, p| all | p.houses)
    }

    /// Whose house stands there.
    pub fn owner(&self, plot: Plot) -> Option<Seat> {
        self.all().find(|seat| self.player(*seat).houses & plot.bit() != 0)
    }

    /// Whether the tie marker of a seat is placed.
    #[inline]
    pub fn tied(&self, seat: Seat) -> bool {
        self.tie.iter().any(|s| s == seat.0)
    }

    /// The number of a seat on the tie track, from 1.
    pub fn tie_space(&self, seat: Seat) -> Option<u8> {
        self.tie.iter().position(|s| s == seat.0).map(|at| at as u8 + 1)
    }

    /// The area that is being resolved; none in placement, at set-up and at the end.
    pub fn area(&self) -> Option<Area> {
        self.step.is_action().then(|| self.at.area())
    }

    /// The metal that counts on dice for a participant of the contest in this area.
    #[inline]
    pub fn counts(&self, area: Area, seat: Seat) -> Metal {
        match area {
            Area::Stadium => self.player(seat).side().unwrap_or(Metal::Gold),
            _ => Metal::Bronze,
        }
    }

    /// Who takes part in the contest of this area.
    #[inline]
    pub fn taking_part(&self, area: Area) -> SeatSet {
        let there = self.all().filter(|seat| self.player(*seat).stands & area.spaces() != 0);
        there.fold(SeatSet::NONE, SeatSet::with)
    }

    /// Who takes part in the contest of this area, in turn order.
    #[inline]
    pub fn participants(&self, area: Area) -> impl Iterator<Item = Seat> + Clone + use<> {
        let there = self.taking_part(area);
        self.in_turn().filter(move |seat| there.has(*seat))
    }

    /// Cards of a back that can be drawn: of the pile, or of the discard pile once that is empty.
    #[inline]
    pub fn drawable(&self, back: Back) -> u8 {
        self.pile.len(back) + self.gone[back.kinds()].iter().sum::<u8>()
    }

    /// The Stadium cards that a seat holds, as far as they are known.
    pub fn held(&self, seat: Seat) -> impl Iterator<Item = Held> + use<'_> {
        self.races.iter().flatten().flat_map(move |race| {
            let kept = (race.first == seat).then_some(race.kept);
            let given = race.second.filter(|(second, _)| *second == seat).map(|(_, held)| held);
            kept.into_iter().chain(given)
        })
    }
}
