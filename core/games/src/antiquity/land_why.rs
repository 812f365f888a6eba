//! Why something cannot be done on the map or with graves now: one reason at a time, in words, with its ruling.

use super::action::Deed;
use super::board::{Spot, Thing};
use super::data::{Building, CITIES, CITY_DISTANCE, INNS, Kind};
use super::ground::Terrain;
use super::map::Hex;
use super::phases::{countryside, exploration, famine, pollution};
use super::sites;
use super::state::State;
use super::supply;
use table::prompt::Reason;
use table::seat::Seat;
use table::text::Text;

/// Why something cannot be done now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The hex is not in the zone.
    OutOfZone,
    /// A city covers the hex.
    CityHere(Seat),
    /// An inn stands on it.
    InnHere(Seat),
    /// A fishery stands on it.
    FisheryHere(Seat),
    /// A good of a site lies on it.
    GoodHere(Seat),
    /// It is polluted.
    Polluted,
    /// It is not the terrain that is needed.
    NotOf(Terrain),
    /// It is water.
    Water,
    /// No free clean water lies beside it.
    NoWater,
    /// No neighbouring hex can be the fishery's other one.
    NoPartner,
    /// The map ends beside it, so that a city does not fit.
    CityEdge,
    /// One of the seven hexes is water or not free.
    CityHexes,
    /// None of the seven hexes is in the zone.
    CityZone,
    /// Another city is too near.
    CityNear,
    /// It is not polluted, so that there is nothing to remove.
    Clean,
    /// An exploration marker lies on it, and takes no pollution.
    MarkerHere,
    /// The dump of this player guards it.
    Guarded(Seat),
    /// There is no exploration marker.
    NoMarker,
    /// No man is left on a working cart shop.
    NoCart,
    /// It cannot be paid for.
    Unpaid(Deed),
    /// The brewery does not work.
    NoBrewery,
    /// All inns stand.
    NoInn,
    /// All four cities stand.
    NoCity,
    /// No fishery is left in the box.
    NoFishery,
    /// The faculty of biology does not work.
    NoBiology,
    /// It has given its farm this round.
    BiologyUsed,
    /// The faculty of alchemy does not work.
    NoAlchemy,
    /// It has cleansed this round.
    AlchemyUsed,
    /// There is no hex for it.
    NoPlace,
    /// The supply has no such good left.
    NoSupply,
    /// A house takes no grave.
    HouseHere,
    /// A grave lies there already.
    GraveHere,
    /// Buildings take graves only when no square is free.
    FreeFirst,
    /// The good of the centre is taken last.
    CentreLast,
}

impl Why {
    /// The reason in words.
    pub fn text(self) -> Text {
        let of = |key: &'static str, seat: Seat| Text::new(key).player("player", seat);
        match self {
            Why::OutOfZone => Text::new("land-why-zone"),
            Why::CityHere(seat) => of("land-why-city-here", seat),
            Why::InnHere(seat) => of("land-why-inn-here", seat),
            Why::FisheryHere(seat) => of("land-why-fishery-here", seat),
            Why::GoodHere(seat) => of("land-why-good-here", seat),
            Why::Polluted => Text::new("land-why-polluted"),
            Why::NotOf(terrain) => Text::new("land-why-not-of").word("terrain", terrain.id()),
            Why::Water => Text::new("land-why-water"),
            Why::NoWater => Text::new("land-why-no-water"),
            Why::NoPartner => Text::new("land-why-no-partner"),
            Why::CityEdge => Text::new("land-why-city-edge"),
            Why::CityHexes => Text::new("land-why-city-hexes"),
            Why::CityZone => Text::new("land-why-city-zone"),
            Why::CityNear => Text::new("land-why-city-near").num("count", CITY_DISTANCE),
            Why::Clean => Text::new("land-why-clean"),
            Why::MarkerHere => Text::new("land-why-marker"),
            Why::Guarded(seat) => of("land-why-guarded", seat),
            Why::NoMarker => Text::new("land-why-no-marker"),
            Why::NoCart => Text::new("land-why-no-cart"),
            Why::Unpaid(deed) => Text::new("land-why-unpaid").word("deed", deed.id()),
            Why::NoBrewery => Text::new("land-why-no-brewery"),
            Why::NoInn => Text::new("land-why-no-inn").num("count", INNS),
            Why::NoCity => Text::new("land-why-no-city").num("count", CITIES as i64),
            Why::NoFishery => Text::new("land-why-no-fishery"),
            Why::NoBiology => Text::new("land-why-no-biology"),
            Why::BiologyUsed => Text::new("land-why-biology-used"),
            Why::NoAlchemy => Text::new("land-why-no-alchemy"),
            Why::AlchemyUsed => Text::new("land-why-alchemy-used"),
            Why::NoPlace => Text::new("land-why-no-place"),
            Why::NoSupply => Text::new("land-why-no-supply"),
            Why::HouseHere => Text::new("land-why-house"),
            Why::GraveHere => Text::new("land-why-grave-here"),
            Why::FreeFirst => Text::new("land-why-free-first"),
            Why::CentreLast => Text::new("land-why-centre-last"),
        }
    }

    /// The ruling that says so, where one does.
    pub fn ruling(self) -> Option<u16> {
        Some(match self {
            Why::OutOfZone => 34,
            Why::GoodHere(_) => 35,
            Why::Polluted => 36,
            Why::NotOf(_) => 33,
            Why::CityHexes => 40,
            Why::Clean => 45,
            Why::Guarded(_) => 47,
            Why::NoMarker => 44,
            Why::NoCart => 51,
            Why::NoInn | Why::NoCity | Why::NoFishery | Why::NoSupply => 53,
            Why::NoBiology | Why::BiologyUsed => 31,
            Why::NoAlchemy | Why::AlchemyUsed => 45,
            Why::HouseHere => 11,
            Why::GraveHere => 13,
            Why::FreeFirst => 12,
            _ => return None,
        })
    }

    /// Both.
    pub fn reason(self) -> Reason {
        Reason { why: self.text(), ruling: self.ruling() }
    }
}

/// What occupies a hex.
pub fn occupant(s: &State, hex: Hex) -> Option<Why> {
    if !s.map.occupied().has(hex) {
        return None;
    }
    let layout = s.layout();
    for seat in s.all() {
        let player = s.player(seat);
        if player.cities.iter().any(|centre| layout.disc(*centre).has(hex)) {
            return Some(Why::CityHere(seat));
        }
        if player.inns.contains(&hex) {
            return Some(Why::InnHere(seat));
        }
    }
    let site = s.map.sites[s.map.site_on(hex, layout)?];
    Some(if s.map.goods.has(hex) { Why::GoodHere(site.owner) } else { Why::FisheryHere(site.owner) })
}

/// Why a player cannot do a deed at all.
pub fn no_deed(s: &State, seat: Seat, deed: Deed) -> Option<Why> {
    let realm = s.realm(seat);
    let used = |building| s.player(seat).work.used.has(building);
    let of_faculty = |faculty, idle, spent| match (realm.working(faculty), used(faculty)) {
        (_, true) => Some(spent),
        (false, _) => Some(idle),
        _ => None,
    };
    let special = match deed {
        Deed::Cleanse => of_faculty(Building::Alchemy, Why::NoAlchemy, Why::AlchemyUsed),
        Deed::FreeFarm => of_faculty(Building::Biology, Why::NoBiology, Why::BiologyUsed),
        Deed::Inn if !realm.working(Building::Brewery) => Some(Why::NoBrewery),
        Deed::Inn if s.player(seat).inns.len() == usize::from(INNS) => Some(Why::NoInn),
        Deed::City if usize::from(s.city_count(seat)) == CITIES => Some(Why::NoCity),
        Deed::Fishery if supply::fisheries(s) == 0 => Some(Why::NoFishery),
        _ => None,
    };
    if special.is_some() {
        return special;
    }
    if deed != Deed::Cleanse && countryside::carts(s, seat) == 0 {
        return Some(Why::NoCart);
    }
    if countryside::can_do(s, seat, deed) {
        return None;
    }
    let paid = countryside::may(s, seat, deed) && countryside::has_seed(s, seat, deed);
    Some(if paid { Why::NoPlace } else { Why::Unpaid(deed) })
}

/// Why a player cannot do a deed on a hex.
pub fn not_here(s: &State, seat: Seat, deed: Deed, hex: Hex) -> Option<Why> {
    if countryside::places(s, seat, deed).has(hex) {
        return None;
    }
    let terrain = s.map.ground.terrain(hex);
    let on_water = terrain == Terrain::Water;
    let covered = occupant(s, hex);
    let out = !s.zone(seat).has(hex);
    let (polluted, needed) = (s.map.polluted.has(hex), countryside::kind_of(deed).map(sites::terrain));
    Some(match deed {
        Deed::City => no_city(s, seat, hex),
        Deed::Fishery => match covered {
            _ if on_water => Why::Water,
            Some(why) => why,
            None if !sites::shore(s).has(hex) => Why::NoWater,
            None if out => Why::OutOfZone,
            None => Why::NoPartner,
        },
        Deed::Inn if on_water => Why::Water,
        Deed::Cleanse if !polluted => Why::Clean,
        _ => match (covered, needed) {
            (Some(why), _) => why,
            (None, Some(needed)) if terrain != needed => Why::NotOf(needed),
            (None, Some(_)) if polluted => Why::Polluted,
            _ if out => Why::OutOfZone,
            _ => Why::NoSupply,
        },
    })
}

/// Why a city cannot have its centre on a hex.
fn no_city(s: &State, seat: Seat, hex: Hex) -> Why {
    let layout = s.layout();
    let near = |centre: &Hex| layout.distance(*centre, hex) < CITY_DISTANCE;
    match layout.city(hex) {
        None => Why::CityEdge,
        Some(_) if s.all().any(|other| s.player(other).cities.iter().any(near)) => Why::CityNear,
        Some(city) if !sites::free(s).and(s.map.ground.land()).covers(city) => Why::CityHexes,
        Some(city) if !city.meets(s.zone(seat)) => Why::CityZone,
        Some(_) => Why::OutOfZone,
    }
}

/// Why the other hex of a fishery begun on `at` cannot be this one.
pub fn not_other(s: &State, seat: Seat, at: Hex, hex: Hex) -> Option<Why> {
    if sites::fishery_others(s, seat, at).has(hex) {
        return None;
    }
    let land = s.map.ground.terrain(hex) != Terrain::Water;
    Some(match occupant(s, hex) {
        _ if !land => Why::Water,
        _ if !s.layout().ring(at).has(hex) => Why::NoPartner,
        Some(why) => why,
        None if !sites::shore(s).has(hex) => Why::NoWater,
        None => Why::OutOfZone,
    })
}

/// Why a player cannot pollute a hex.
pub fn not_polluted(s: &State, seat: Seat, hex: Hex) -> Option<Why> {
    if pollution::hexes(s, seat).has(hex) {
        return None;
    }
    let guards = |other: &Seat| *other != seat && s.realm(*other).working(Building::Dump) && s.zone(*other).has(hex);
    Some(match occupant(s, hex) {
        Some(why) => why,
        None if s.map.polluted.has(hex) => Why::Polluted,
        None if !s.zone(seat).has(hex) => Why::OutOfZone,
        None => s.playing().find(guards).map_or(Why::MarkerHere, Why::Guarded),
    })
}

/// Why a player cannot explore a hex.
pub fn not_explored(s: &State, seat: Seat, hex: Hex) -> Option<Why> {
    let why = if s.map.markers.has(hex) { Why::OutOfZone } else { Why::NoMarker };
    (!exploration::in_reach(s, seat).has(hex)).then_some(why)
}

/// Why a player cannot place a grave on a square.
pub fn no_grave(s: &State, seat: Seat, spot: Spot) -> Option<Why> {
    if famine::places(s, seat).contains(&spot) {
        return None;
    }
    let realm = s.realm(seat);
    Some(if realm.graves[usize::from(spot.city())] & spot.square().bit() != 0 {
        Why::GraveHere
    } else if let Some(Thing::House(_)) = realm.on(spot) {
        Why::HouseHere
    } else {
        Why::FreeFirst
    })
}

/// Why the good on a hex cannot be taken now, if it is one of the player's own sites where something is to be taken.
pub fn not_taken(s: &State, seat: Seat, hex: Hex) -> Option<Why> {
    let site = s.map.sites.get(s.map.site_on(hex, s.layout())?)?;
    let centre = site.owner == seat && site.due && site.at == hex && site.kind() != Kind::Fishery;
    centre.then_some(Why::CentreLast)
}
