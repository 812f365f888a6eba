//! Everything that must hold of a position from outside, concealed or not: pieces, men, goods, graves, the map, drafts.

use super::board::{Piece, Realm, Slots, Spot, board};
use super::data::{Building, CITIES, COPIES, Good, HOUSES, Kind, ROUNDS, SEATS, TYPES};
use super::ground::{self, Face, Ground, TURNS, Terrain};
use super::map::{Hex, HexSet};
use super::phases::{self, barbara, city, countryside, drafts, exploration, famine, harvest, storage, trade};
use super::sites;
use super::state::{Draft, Offer, Phase, Player, State, pair, pairs};
use super::{shapes, supply};
use table::game::{Damage, require};
use table::seat::{Seat, SeatSet};

/// More goods than a game can bring forth.
const MOST_GOODS: u32 = 15_000;

/// Checks a position.
pub fn check(s: &State) -> Result<(), Damage> {
    require((2..=SEATS as u8).contains(&s.seats), "a table of so many seats")?;
    require(!s.rules.limited || s.rules.in_order, "a limited supply is played in order")?;
    require(s.round <= ROUNDS && (s.round == 0) == s.phase.is_setup(), "the round")?;
    require(s.players[usize::from(s.seats)..].iter().all(|p| *p == Player::default()), "a player without a seat")?;
    check_order(s)?;
    check_tiles(s)?;
    if matches!(s.phase, Phase::Tile | Phase::Face | Phase::Turn | Phase::Order) {
        return check_fresh(s);
    }
    check_map(s)?;
    for seat in s.all() {
        check_player(s, seat)?;
    }
    check_goods(s)?;
    check_offers(s)?;
    check_phase(s)?;
    s.all().try_for_each(|seat| check_draft(s, seat))
}

fn check_order(s: &State) -> Result<(), Damage> {
    let drawn = !matches!(s.phase, Phase::Tile | Phase::Face | Phase::Turn | Phase::Order);
    let seats = s.order.iter().map(Seat).fold(SeatSet::NONE, SeatSet::with);
    let all = SeatSet::all(s.seats);
    require(all.covers(seats) && seats.len() == s.order.len(), "the order of play")?;
    require(if drawn { seats == s.in_play() } else { seats.is_empty() }, "who is in the order of play")?;
    require(!drawn || usize::from(s.at) < s.order.len().max(1), "whose turn it is")?;
    require(all.covers(s.winners) && all.covers(s.asked) && s.in_play().covers(s.asked), "seats that are there")
}

/// Nothing has been done before the map is drawn.
fn check_fresh(s: &State) -> Result<(), Damage> {
    let blank = State::fresh(s.rules, s.seats);
    let same = State { phase: s.phase, at: s.at, stacks: s.stacks, map: s.map, ..blank } == *s;
    require(same, "a set-up in which something has been done")?;
    let map =
        super::state::Map { tiles: s.map.tiles, ground: s.map.ground, markers: s.map.markers, ..Default::default() };
    require(map == s.map, "things on a map that is not drawn")
}

/// The tiles, what is left to draw, and that the ground is what they make it.
fn check_tiles(s: &State) -> Result<(), Damage> {
    let tiles = s.layout().tiles();
    let drawn = s.map.tiles.len();
    let expected = match s.phase {
        Phase::Tile => usize::from(s.at),
        Phase::Face | Phase::Turn => usize::from(s.at) + 1,
        _ => tiles,
    };
    require(drawn == expected && drawn <= tiles, "how many tiles are drawn")?;
    require(s.phase != Phase::Tile || drawn < tiles, "a tile too many")?;
    let mut stacks = State::fresh(s.rules, s.seats).stacks;
    for (n, (face, turns)) in s.map.tiles.iter().enumerate() {
        let open = s.phase == Phase::Face && n + 1 == drawn;
        let stack = match (open, s.rules.sixteen) {
            (true, _) => *face,
            (false, true) => face / 8 * 4 + face % 8 / 2,
            (false, false) => face % 8 / 2,
        };
        require(*face < 16 && *turns < TURNS, "a tile that is not there")?;
        let laid = !(matches!(s.phase, Phase::Face | Phase::Turn) && n + 1 == drawn);
        require(laid || *turns == 0, "a tile that is turned before it is laid")?;
        let left = stacks.get_mut(usize::from(stack)).and_then(|left| left.checked_sub(1).map(|less| (left, less)));
        let Some((left, less)) = left else { return Err(Damage("more tiles of a kind than there are")) };
        *left = less;
    }
    require(stacks == s.stacks, "the tiles that are left")?;
    let mut printed = Ground::default();
    let mut marked = HexSet::NONE;
    for (n, (face, turns)) in s.map.tiles.iter().enumerate() {
        let laid = !(matches!(s.phase, Phase::Face | Phase::Turn) && n + 1 == drawn);
        if laid {
            printed.lay(s.layout(), n as u8, Face(*face), *turns);
            marked = marked.or(ground::spots(s.layout(), n as u8, Face(*face), *turns));
        }
    }
    require(printed.of(Terrain::Forest).covers(s.map.felled), "a grass tile where no forest was")?;
    require(marked.covers(s.map.markers), "an exploration marker where none was")?;
    let firsts = s.players.iter().filter_map(|player| player.cities.first());
    let there = |hex: &&Hex| hex.index() < s.layout().hexes;
    let under = firsts.filter(there).fold(HexSet::NONE, |all, centre| all.or(s.layout().disc(*centre)));
    printed.to_grassland(Terrain::Forest, s.map.felled);
    printed.to_grassland(Terrain::Water, under);
    require(printed == s.map.ground, "ground that is not what the tiles make it")
}

/// What lies and stands on the map.
fn check_map(s: &State) -> Result<(), Damage> {
    let (layout, map) = (s.layout(), &s.map);
    let all: HexSet = layout.all().collect();
    require(all.covers(map.polluted), "pollution beyond the map")?;
    let there = |hex: Hex| hex.index() < layout.hexes;
    let mut built = HexSet::NONE;
    let mut put = |hexes: HexSet| {
        let free = !built.meets(hexes);
        built = built.or(hexes);
        require(free, "two things on one hex")
    };
    for seat in s.all() {
        let player = s.player(seat);
        for centre in player.cities.iter() {
            require(there(*centre), "a city beyond the map")?;
            put(layout.city(*centre).ok_or(Damage("a city over the edge of the map"))?)?;
        }
        for inn in player.inns.iter() {
            require(there(*inn), "an inn beyond the map")?;
            put(HexSet::one(*inn))?;
        }
    }
    let mut goods = HexSet::NONE;
    for site in map.sites.iter() {
        require(
            site.owner.0 < s.seats && there(site.at) && site.toward < 6 && site.len() > 0,
            "a site that cannot be",
        )?;
        let on = sites::goods(s, site);
        require(on.len() == usize::from(site.len()) && site.left < 1 << 13, "goods of a site beyond the map")?;
        require(!goods.meets(on), "two goods on one hex")?;
        goods = goods.or(on);
        if site.kind() == Kind::Fishery {
            let other = site.other(layout).ok_or(Damage("a fishery over the edge of the map"))?;
            require(site.at < other && site.left & 1 == 0, "a fishery whose smaller hex is not the first")?;
            put(HexSet::from_iter([site.at, other]))?;
        } else {
            require(site.left < 1 << 7 && site.left & 1 == 1 && site.toward == 0, "a site without its centre")?;
        }
        require(map.ground.of(sites_ground(site.kind())).covers(on), "goods on the wrong ground")?;
        let marked = if site.kind() == Kind::Woodcutter { map.felled } else { map.polluted };
        require(marked.covers(on), "goods without their marker")?;
        if site.kind() == Kind::Mine {
            require(sites::range_kind(s, site.at) == Some(site.good), "a mine unlike its range")?;
        }
    }
    require(map.goods == goods && map.built == built, "what lies on the map is not what is written of it")?;
    require(!goods.meets(built), "goods under a building")?;
    require(!map.markers.meets(map.occupied()) && !map.markers.meets(map.polluted), "a marker on an occupied hex")?;
    require(map.ground.land().covers(built), "a building on water")?;
    let mountains = map.ground.of(Terrain::Mountain);
    let [stone, gold] = map.ranges;
    require(!stone.meets(gold) && mountains.covers(stone.or(gold)), "ranges of two kinds")?;
    let whole = |set: HexSet| layout.joined(set, mountains) == set;
    require(whole(stone) && whole(gold), "half a range")?;
    let hidden: usize = s.revealed.iter().map(|n| usize::from(s.seats.saturating_sub(*n))).sum();
    require(s.revealed.iter().all(|n| *n <= s.seats) && map.markers.len() <= hidden, "exploration markers")
}

/// The ground that carries the goods of a kind of site: a felled forest is grassland.
fn sites_ground(kind: Kind) -> Terrain {
    if kind == Kind::Woodcutter { Terrain::Grassland } else { sites::terrain(kind) }
}

fn check_player(s: &State, seat: Seat) -> Result<(), Damage> {
    let player = s.player(seat);
    let realm = &player.realm;
    check_realm(realm, player.cities.len() as u8)?;
    let men = [realm.home, realm.manned.len(), s.at_sites(seat), player.away];
    let men: u16 = men.iter().map(|n| u16::from(*n)).sum();
    require(men == u16::from(realm.house_count()), "men and houses")?;
    let work = &player.work;
    require(work.used.bits() < 1 << TYPES && work.removed <= 5 && work.free <= HOUSES, "marks of this round")?;
    require(work.cathedrals <= 2, "cathedrals of this round")?;
    let lifted: usize = realm.pieces.iter().filter(|p| p.spot == Spot::ALOFT).map(|p| p.shape().len() as usize).sum();
    require(work.aloft.iter().all(|bit| bit < lifted), "graves on lifted pieces")?;
    let building = s.phase == Phase::City && s.asked.has(seat);
    require(building || s.phase.is_over() || !barbara::is_lifting(realm), "a piece lifted outside R2")?;
    require(building || work.free == 0, "a free house outside R2")?;
    let before = s.before[seat.index()];
    require(before.is_some() || !player.dark, "a player in the dark in the open")?;
    require(!player.dark || player.work == Default::default(), "something known of what is in the dark")?;
    if let Some(before) = before {
        require(s.is_veiled(), "boards kept outside R2")?;
        check_realm(&before, player.cities.len() as u8)?;
        require(before.manned == Slots::default(), "men who did not rise")?;
        let men = u16::from(before.home) + u16::from(s.at_sites(seat));
        require(men == u16::from(before.house_count()), "men and houses before R2")?;
        require(!barbara::is_lifting(&before), "a piece lifted before R2")?;
        let out = Realm { stock: if player.out { Default::default() } else { before.stock }, ..before };
        require(!player.dark || *realm == out, "something known of what is in the dark")?;
    } else {
        require(!s.is_veiled() || player.out, "no boards kept in R2")?;
    }
    require(player.out || !player.resigned, "somebody who resigned and plays on")?;
    require(!player.out || realm.stock.is_empty() && player.work.draft.is_none(), "somebody out who owns something")
}

/// Goods and boards of a player with so many cities.
fn check_realm(realm: &Realm, cities: u8) -> Result<(), Damage> {
    let goods: u32 = realm.stock.0.iter().map(|n| u32::from(*n)).sum();
    require(goods <= MOST_GOODS, "more goods than a game can bring forth")?;
    let mut covered = [0u64; CITIES];
    let mut put = |spot: Spot, squares: Option<u64>| {
        require(spot.is_on_board() && spot.city() < cities, "a place on no board")?;
        let on = &mut covered[usize::from(spot.city())];
        let squares = squares.ok_or(Damage("a piece over the edge of its board"))?;
        require(*on & squares == 0 && board(spot.city()) & squares == squares, "two pieces on one square")?;
        *on |= squares;
        Ok(())
    };
    for spot in realm.houses {
        match spot {
            Spot::NONE | Spot::ALOFT => {}
            spot => put(spot, Some(spot.square().bit()))?,
        }
    }
    let mut there = 0u32;
    for (slot, piece) in realm.pieces.iter().enumerate() {
        let Piece { building, spot, form } = *piece;
        check_form(*piece)?;
        let bit = 1 << building as u32;
        require(!building.is_unique() || there & bit == 0, "two of what there is one of")?;
        there |= bit;
        let needs = piece.is_built() && building.needs_man();
        require(needs || !realm.manned.has(slot), "a man where none is needed")?;
        match spot {
            Spot::NONE => require(building == Building::Cathedral && form.0 == 0, "a number without a building")?,
            Spot::ALOFT => {}
            spot => {
                let side = shapes::side(usize::from(spot.city().min(3)));
                let (shape, square) = (piece.shape(), spot.square());
                let inside =
                    spot.is_on_board() && square.row() + shape.rows <= side && square.col() + shape.cols <= side;
                put(spot, inside.then(|| piece.squares()))?;
            }
        }
    }
    require(realm.manned.iter().all(|slot| slot < realm.pieces.len()), "a man on no building")?;
    require(covered == realm.covered, "the squares covered are not what is written of them")?;
    for city in 0..CITIES as u8 {
        let graves = realm.graves[usize::from(city)];
        let ground = if city < cities { board(city) & !realm.houses_on(city) } else { 0 };
        require(graves & !ground == 0, "a grave where none can be")?;
    }
    require(realm.saint.is_some() == realm.find(Building::Cathedral).is_some(), "a saint and no cathedral")
}

/// A storage has a size of even area that fits a board; nothing else has a size.
fn check_form(piece: Piece) -> Result<(), Damage> {
    let (width, height) = piece.form.size();
    if piece.building == Building::Storage {
        let fits = (1..=7).contains(&width) && (1..=7).contains(&height) && width * height % 2 == 0;
        require(fits, "a storage of no size")
    } else {
        require(width == 0 && height == 0, "a size of what has none")
    }
}

/// With a limited supply there are 48 of a kind, and as many pieces as the box holds.
fn check_goods(s: &State) -> Result<(), Damage> {
    if !s.rules.limited {
        return Ok(());
    }
    for good in Good::ALL {
        let stocks: u32 = s.all().map(|seat| u32::from(s.realm(seat).stock.get(good))).sum();
        let aside: u32 = s.offers.iter().map(|offer| u32::from(offer.give.get(good))).sum();
        let sites = s.map.sites.iter().filter(|site| site.good == good).map(|site| u32::from(site.len()));
        require(stocks + aside + sites.sum::<u32>() <= u32::from(COPIES), "more goods of a kind than there are")?;
    }
    let count = |building: Building| -> usize { s.all().map(|seat| s.realm(seat).count(building)).sum() };
    let in_box = count(Building::CartShop) <= 16 && count(Building::Fountain) <= 16;
    let storage = s.all().flat_map(|seat| s.realm(seat).built().map(|(_, piece)| piece));
    let storage: u32 = storage.filter(|p| p.building == Building::Storage).map(|p| p.shape().len() / 2).sum();
    let fisheries = s.map.sites.iter().filter(|site| site.kind() == Kind::Fishery).count();
    require(in_box && storage <= 16 && fisheries <= 12, "more pieces than the box holds")?;
    require(supply::fisheries(s) <= 12, "more fisheries than the box holds")
}

fn check_offers(s: &State) -> Result<(), Damage> {
    let mut used = [false; super::state::PAIRS];
    for (from, to) in pairs(s.seats) {
        used[pair(from, to)] = true;
        let offer = s.offer(from, to);
        require(!offer.dark || s.is_veiled() && *offer == (Offer { dark: true, ..Offer::default() }), "a dark offer")?;
        if !offer.open {
            let blank = Offer { number: offer.number, dark: offer.dark, ended: offer.ended, ..Offer::default() };
            require(*offer == blank && (offer.number == 0 || s.phase == Phase::City), "an offer that is not open")?;
            continue;
        }
        let goods = |goods: super::data::Goods| goods.0.iter().map(|n| u32::from(*n)).sum::<u32>();
        require(offer.number > 0 && goods(offer.give) + goods(offer.get) > 0, "an empty offer")?;
        require(goods(offer.give) <= MOST_GOODS && goods(offer.get) <= MOST_GOODS, "an offer beyond all goods")?;
        require(s.phase == Phase::City && trade::can_offer(s, from, to), "an offer to nobody")?;
        require(s.asked.has(from) && (!s.rules.in_order || from == s.active()), "an offer of somebody who is done")?;
    }
    let blank = |n: usize| s.offers[n] == Offer::default() && s.traded[n].is_empty();
    require((0..used.len()).all(|n| used[n] || blank(n)), "an offer between seats that are not there")?;
    require(s.phase == Phase::City || s.traded.iter().all(|goods| goods.is_empty()), "trades outside R2")
}

fn check_phase(s: &State) -> Result<(), Damage> {
    let together = matches!(s.phase, Phase::City | Phase::Storage | Phase::Harvest);
    require(together != s.asked.is_empty(), "who is asked")?;
    require(s.phase.is_over() || s.order.len() > 1, "too few are in for the game to go on")?;
    require(s.phase.is_over() != s.winners.is_empty(), "winners")?;
    let settling = s.phase == Phase::Found;
    for seat in s.all() {
        let player = s.player(seat);
        let place = s.in_order().position(|other| other == seat);
        let has = !player.cities.is_empty();
        let due = !settling || place.is_some_and(|place| place > usize::from(s.at));
        require(has == due, "first cities")?;
        require(
            !settling || *player == (Player { cities: player.cities, ..blank_player() }),
            "a set-up with more done",
        )?;
    }
    require(!matches!(s.phase, Phase::City) || !s.rules.in_order || s.asked.has(s.active()), "who builds now")?;
    let (mut level, mut due, mut graves) = (0, 0, 0);
    match s.phase {
        Phase::Storage => {
            let cut = |seat: Seat| {
                s.realm(seat).capacity().is_some_and(|room| room > 0) && storage::excess(s, seat) < u16::MAX
            };
            require(s.asked.iter().all(cut), "somebody asked about storage without one")?;
        }
        Phase::Exploration => {
            let can =
                s.realm(s.active()).working(Building::Explorer) && !exploration::in_reach(s, s.active()).is_empty();
            require(can, "an explorer without anything to explore")?;
        }
        Phase::Reveal(hex) => {
            require(hex.index() < s.layout().hexes && s.map.markers.has(hex), "a marker that is not there")?;
        }
        Phase::Famine => {
            (level, due) = (s.level, s.due);
            require(s.due <= famine::room(s, s.active()), "more graves than squares")?;
        }
        Phase::Pollution => {
            (due, graves) = (s.due, s.graves_due);
            require(s.due == 0 || s.graves_due == 0, "graves while hexes are left")?;
            require(s.due <= 12 && s.graves_due <= famine::room(s, s.active()), "more graves than squares")?;
            let open = s.due == 0 || !phases::pollution::hexes(s, s.active()).is_empty();
            require(open, "markers and no hex for them")?;
        }
        Phase::Over(_) => (level, due, graves) = (s.level, s.due, s.graves_due),
        _ => {}
    }
    require((level, due, graves) == (s.level, s.due, s.graves_due), "something due in another phase")?;
    let choosing = |site: &super::state::Site| harvest::is_rightly_due(s, site);
    require(s.map.sites.iter().all(|site| !site.due || choosing(site)), "a harvest outside R6")
}

/// A player who has only a first city.
fn blank_player() -> Player {
    let mut player = Player::default();
    player.realm.stock = super::data::Goods::of(Good::Wood, super::data::START_WOOD);
    player
}

/// A draft is one that the rules can have begun, and that can be completed.
fn check_draft(s: &State, seat: Seat) -> Result<(), Damage> {
    let Some(draft) = s.player(seat).work.draft else { return Ok(()) };
    let fine = match draft {
        Draft::Deed { .. } => {
            s.phase == Phase::Countryside && seat == s.active() && countryside::draft_can_go_on(s, seat, draft)
        }
        Draft::Harvest { .. } => s.phase == Phase::Harvest && harvest::draft_can_go_on(s, seat, draft),
        draft => city::is_building(s, seat) && drafts::draft_can_go_on(s, seat, draft),
    };
    require(fine, "a command that cannot have been begun")
}
