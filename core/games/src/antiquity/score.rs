//! The saints' conditions (section 7), how far each player has come with them, and the tie-break.

use super::data::{Building, CRISTOFORO_EACH, Good, HOUSES, Kind, LAND_STEPS, Saint};
use super::map::HexSet;
use super::state::{End, Phase, State};
use super::zone;
use table::prompt::{Reckoning, ReckoningRow};
use table::seat::Seat;
use table::text::Text;

/// How far a player has come with one saint's condition: so much of so much.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Progress {
    /// What is there.
    pub have: u16,
    /// What has to be there.
    pub need: u16,
}

impl Progress {
    /// Whether the condition holds.
    pub fn holds(self) -> bool {
        self.need > 0 && self.have >= self.need
    }
}

/// How far a player has come with a saint's condition, whoever the patron is.
pub fn progress(s: &State, seat: Seat, saint: Saint) -> Progress {
    match saint {
        Saint::Nicolo => Progress { have: s.realm(seat).house_count().into(), need: HOUSES.into() },
        Saint::Giorgio => enclosed(s, seat).map_or(Progress::default(), |(_, progress)| progress),
        Saint::Barbara => {
            let have = Building::ALL.into_iter().filter(|building| stands_clean(s, seat, *building)).count();
            Progress { have: have as u16, need: Building::ALL.len() as u16 }
        }
        Saint::Cristoforo => {
            let stock = s.realm(seat).stock;
            let kinds = Good::FOODS.into_iter().chain(Good::LUXURIES);
            let have = kinds.map(|good| stock.get(good).min(CRISTOFORO_EACH)).sum();
            Progress { have, need: 8 * CRISTOFORO_EACH }
        }
        Saint::Maria => {
            let four = [Saint::Nicolo, Saint::Giorgio, Saint::Barbara, Saint::Cristoforo];
            let have = four.into_iter().filter(|saint| progress(s, seat, *saint).holds()).count();
            Progress { have: have as u16, need: 2 }
        }
    }
}

/// Whether a player has a building of a type that stands and carries no grave (R25).
pub fn stands_clean(s: &State, seat: Seat, building: Building) -> bool {
    let realm = s.realm(seat);
    realm.pieces.iter().any(|piece| piece.building == building && piece.stands() && realm.graves_on(*piece) == 0)
}

/// The part of a player's zone that San Giorgio asks others to enclose: all but cities and inns. A player who is out has
/// none, or (option) the plain one of two steps.
fn target(s: &State, seat: Seat) -> HexSet {
    let zone = match s.player(seat).out {
        false => s.zone(seat),
        true if s.rules.enclose_out => zone::zone(s.layout(), s.map.ground.water(), s.base(seat), LAND_STEPS[0], false),
        true => return HexSet::NONE,
    };
    let bases = s.all().fold(HexSet::NONE, |all, other| all.or(s.base(other)));
    zone.minus(bases)
}

/// The other player whose zone is enclosed the most, and how many of its hexes are; none if nobody has one.
pub fn enclosed(s: &State, seat: Seat) -> Option<(Seat, Progress)> {
    if s.player(seat).out {
        return None;
    }
    let own = s.zone(seat);
    let of = |other: Seat| {
        let target = target(s, other);
        let progress = Progress { have: target.and(own).len() as u16, need: target.len() as u16 };
        (progress.need > 0).then_some((other, progress))
    };
    let missing = |(_, progress): &(Seat, Progress)| progress.need - progress.have;
    s.all().filter(|other| *other != seat).filter_map(of).min_by_key(missing)
}

/// The saint of a player whose condition holds, if the cathedral works (R22) and the player is in the game.
pub fn won(s: &State, seat: Seat) -> Option<Saint> {
    let saint = s.realm(seat).saint?;
    let in_game = !s.player(seat).out && s.realm(seat).working(Building::Cathedral);
    (in_game && progress(s, seat, saint).holds()).then_some(saint)
}

/// What settles a tie: hexes of the zone without pollution and not covered by a city or inn; with the option those only
/// that carry nothing else either (R63).
pub fn tie_break(s: &State, seat: Seat) -> u16 {
    let fisheries = s.map.sites.iter().filter(|site| site.kind() == Kind::Fishery);
    let fishing: HexSet = fisheries.flat_map(|site| [Some(site.at), site.other(s.layout())]).flatten().collect();
    let mut hexes = s.zone(seat).minus(s.map.polluted).minus(s.map.built.minus(fishing));
    if s.rules.empty {
        hexes = hexes.minus(fishing).minus(s.map.goods).minus(s.map.markers);
    }
    hexes.len() as u16
}

/// There are no points: how far everybody has come with each saint, and at the end who has won.
pub fn reckoning(s: &State) -> Reckoning {
    let row = |label: Text, number: &dyn Fn(Seat) -> u16| {
        ReckoningRow::new(label, s.all().map(|seat| number(seat).into()).collect())
    };
    let mut rows = vec![row(Text::new("row-clean"), &|seat| tie_break(s, seat))];
    for saint in Saint::ALL {
        let label = Text::new("row-saint").word("saint", saint.id());
        rows.push(row(label, &|seat| {
            let progress = progress(s, seat, saint);
            // Of San Giorgio's condition the share is shown, as every zone has its own size.
            match saint {
                Saint::Giorgio => (100 * progress.have).checked_div(progress.need).unwrap_or(0),
                _ => progress.have,
            }
        }));
    }
    rows.push(row(Text::new("row-met"), &|seat| u16::from(won(s, seat).is_some())));
    let places = match s.phase {
        Phase::Over(End::Condition | End::LastLeft | End::Draw) => {
            let place = |seat| if s.winners.has(seat) { 1 } else { 1 + s.winners.len() as u8 };
            Some(s.all().map(place).collect())
        }
        _ => None,
    };
    Reckoning { title: Text::new("reckoning-title"), seats: s.all().collect(), rows, places }
}
