//! Where everything of the town stands: for a phone upright, for a phone while somebody builds, for a wide screen.
//!
//! The six areas keep their order I to VI where one expects them: the port on top, the contests below. Each area is
//! drawn from its own corner, so that the town can be put together in more than one way.

use super::super::data::{Area, Space};
use super::super::state::{State, Step};
use table::scene::{Form, Size};

/// How the town is put together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plan {
    /// All six areas, the plots as a street of two rows between them.
    Town,
    /// During a contest on a phone: where it is held, and what its cards are wanted for later.
    Contest,
    /// During the auction on a phone: theatre and what comes after it.
    Auction,
    /// While somebody builds on a phone: what comes now and later, the plots large enough to read what they cost.
    Building,
    /// All six areas, the plots large beside them.
    Wide,
    /// While somebody exchanges coins on a phone: the market, and what coins are wanted for later.
    Market,
}

/// What the town is put together from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Area VI.
    Portus,
    /// Area I.
    Mercatus,
    /// Areas IV and V.
    Middle,
    /// The building plots.
    Street,
    /// Areas II and III.
    Races,
}

/// The width of what stands on a phone: 390 points less the margins.
pub const WIDTH: i32 = 36600;

/// The middle of the Arena, and of the Theatrum's base, in their areas.
pub const ARENA: [i32; 2] = [8400, 5150];
pub const THEATRE: [i32; 2] = [6350, 6900];
/// The top of the Stadium, its left edge, its size.
pub const STADIUM: [i32; 4] = [17200, 850, 19270, 8600];

impl Plan {
    /// All of them.
    pub const ALL: [Plan; 6] = [Plan::Town, Plan::Contest, Plan::Auction, Plan::Building, Plan::Wide, Plan::Market];

    /// The plan for this room. On a phone the areas that are over make room for what is being decided.
    pub fn of(form: Form, s: &State) -> Plan {
        match form {
            Form::Wide => Plan::Wide,
            Form::Narrow if s.contest.is_some() => Plan::Contest,
            Form::Narrow if s.auction.is_some() => Plan::Auction,
            Form::Narrow if s.step == Step::Build => Plan::Building,
            Form::Narrow if s.step == Step::Exchange => Plan::Market,
            Form::Narrow => Plan::Town,
        }
    }

    /// The size of the whole.
    pub fn size(self) -> Size {
        match self {
            Plan::Town => Size { w: WIDTH, h: 45900 },
            Plan::Contest => Size { w: WIDTH, h: 24200 },
            Plan::Auction => Size { w: WIDTH, h: 21700 },
            Plan::Building => Size { w: WIDTH, h: 36400 },
            Plan::Wide => Size { w: 59400, h: 40400 },
            Plan::Market => Size { w: WIDTH, h: 28300 },
        }
    }

    /// Where a part has its corner, if it is shown.
    pub fn corner(self, part: Part) -> Option<[i32; 2]> {
        let corner = match (self, part) {
            (Plan::Building, Part::Middle) => [0, 0],
            (Plan::Building, Part::Street) => [100, 8900],
            (Plan::Building, Part::Portus) => [0, 28700],
            (Plan::Building, _) => return None,
            (Plan::Contest, Part::Middle) => [0, 0],
            (Plan::Contest, Part::Street) => [0, 8600],
            (Plan::Contest, Part::Races) => [0, 14200],
            (Plan::Contest, _) => return None,
            (Plan::Auction, Part::Portus) => [0, 0],
            (Plan::Auction, Part::Middle) => [0, 7500],
            (Plan::Auction, Part::Street) => [0, 16100],
            (Plan::Auction, _) => return None,
            (Plan::Market, Part::Mercatus) => [0, 0],
            (Plan::Market, Part::Middle) => [0, 14300],
            (Plan::Market, Part::Street) => [0, 22900],
            (Plan::Market, _) => return None,
            (_, Part::Portus) => [0, 0],
            (_, Part::Mercatus) => [0, 7500],
            (_, Part::Middle) => [0, 21800],
            (Plan::Town, Part::Street) => [0, 30400],
            (Plan::Town, Part::Races) => [0, 35900],
            (Plan::Wide, Part::Street) => [37700, 600],
            (Plan::Wide, Part::Races) => [0, 30450],
        };
        Some(corner)
    }

    /// How many plots stand in a row of large ones, and from one to the next; none where they are small.
    pub fn large_plots(self) -> Option<(usize, [i32; 2])> {
        match self {
            Plan::Town | Plan::Contest | Plan::Auction | Plan::Market => None,
            Plan::Building => Some((7, [5200, 4900])),
            Plan::Wide => Some((4, [5400, 5650])),
        }
    }

    /// The middle of a space and its radius, if it is shown.
    pub fn space(self, space: Space) -> Option<([i32; 2], i32)> {
        let n = i32::from(space.0);
        let (part, [x, y], radius) = match space.area() {
            Area::Portus => (Part::Portus, [[10200, 18000, 25500, 32900][(n - 24) as usize], 3300], 1950),
            Area::Mercatus if n < 2 => (Part::Mercatus, [3300 + n * 6100, 4000], 1900),
            Area::Mercatus if n < 5 => (Part::Mercatus, [15500 + (n - 2) * 7200, 4000], 1900),
            Area::Mercatus if n < 8 => (Part::Mercatus, [3300 + (n - 5) * 6100, 9900], 1900),
            Area::Mercatus => (Part::Mercatus, [33200, 9900], 1900),
            Area::Theatrum => (Part::Middle, [THEATRE[0], 4550], 1900),
            Area::Forum => (Part::Middle, [15700 + (n - 19) * 4550, 3950], 1900),
            Area::Arena => (Part::Races, [ARENA[0] + (n - 10) * 4400, ARENA[1]], 1700),
            Area::Stadium => {
                let (column, row) = ((n - 12) % 3, (n - 12) / 3);
                (Part::Races, [25600 + column * 3800, 3100 + row * 4100], 1550)
            }
        };
        let [left, top] = self.corner(part)?;
        Some(([left + x, top + y], radius))
    }

    /// The middle of the caption of a space, its top, and how wide it may be; none where the drawing says it all.
    pub fn caption(self, space: Space) -> Option<[i32; 3]> {
        let ([x, y], _) = self.space(space)?;
        let caption = match space.area() {
            Area::Portus => [x, y + 2420, 7400],
            Area::Mercatus if space == Space::EQUI => [x + 1800, y + 2050, 8600],
            Area::Mercatus if space.slot().is_some() => [x + 1800, y + 2050, 7100],
            Area::Mercatus if space == Space::POTENTIA => return None,
            Area::Mercatus => [x, y + 2050, 6000],
            Area::Theatrum => [x, y + 2350, 12000],
            Area::Forum => [x, y + 2150, 4500],
            Area::Arena | Area::Stadium => return None,
        };
        Some(caption)
    }

    /// The middle of what lies in an area, at this place from its corner.
    pub fn at(self, part: Part, [x, y]: [i32; 2]) -> Option<[i32; 2]> {
        self.corner(part).map(|[left, top]| [left + x, top + y])
    }
}
