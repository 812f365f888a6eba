//! What a thing on screen is: squares, buildings, houses, goods, players, offers, and what comes. What lies on the map is
//! in `land_about`.

use super::board::{Spot, Thing};
use super::data::{Building, CITIES, Good, house_cost};
use super::land_about;
use super::phases::{building, city, order};
use super::prompt;
use super::scene;
use super::shapes;
use super::state::{Phase, State};
use super::supply;
use super::touch::Touch;
use super::why;
use super::words;
use table::prompt::Sheet;
use table::scene::TouchId;
use table::seat::{Seat, Viewer};
use table::text::Text;

/// The sheet of a thing on screen.
pub fn about(s: &State, viewer: Viewer, touch: TouchId) -> Option<Sheet> {
    let touch = Touch::of(touch, s)?;
    let mut sheet = what_it_is(s, viewer, touch)?;
    // What can be chosen for one thing may not be possible for another: that is no reason against it.
    if sheet.blocked.is_some() && scene::can_be_chosen(s, viewer, touch) {
        sheet.blocked = None;
    }
    Some(sheet)
}

fn what_it_is(s: &State, viewer: Viewer, touch: Touch) -> Option<Sheet> {
    Some(match touch {
        Touch::Square(seat, spot) => square(s, viewer, seat, spot),
        Touch::Building(seat, slot) => piece(s, viewer, seat, slot),
        Touch::House(seat, number) => house(s, viewer, seat, number),
        Touch::Reserve(building) => reserve(s, viewer, building),
        Touch::Stock(seat, good) => stock(s, seat, good),
        Touch::Supply(good) => in_supply(s, good),
        Touch::Player(seat) => player(s, seat),
        Touch::City(seat, number) => one_city(s, seat, number),
        Touch::Offer(from, to) => offer(s, viewer, from, to),
        Touch::Order => play_order(s),
        Touch::Round => round(s),
        Touch::Forecast => forecast(s, viewer),
        other => return land_about::about(s, other),
    })
}

fn sheet(title: Text, lines: Vec<Text>, rulings: &[u16]) -> Sheet {
    Sheet { title, lines, blocked: None, rulings: rulings.to_vec(), joined: Vec::new() }
}

/// The seat that this viewer answers for in R2.
fn builder(s: &State, viewer: Viewer) -> Option<Seat> {
    match viewer {
        _ if s.phase != Phase::City => None,
        Viewer::Seat(seat) if city::is_building(s, seat) => Some(seat),
        Viewer::Public if s.rules.in_order => Some(s.active()),
        _ => None,
    }
}

fn builds(s: &State, viewer: Viewer, seat: Seat) -> bool {
    builder(s, viewer) == Some(seat)
}

/// In R2 what others build is not seen yet.
fn veiled(s: &State, seat: Seat, lines: &mut Vec<Text>) {
    if s.player(seat).dark {
        lines.push(Text::new("about-veiled"));
    }
}

fn square(s: &State, viewer: Viewer, seat: Seat, spot: Spot) -> Sheet {
    let realm = s.realm(seat);
    let thing = realm.on(spot);
    let mut found = match thing {
        Some(Thing::Piece(slot)) => piece(s, viewer, seat, slot),
        Some(Thing::House(number)) => house(s, viewer, seat, number),
        None => sheet(Text::new("about-square").text("square", words::spot(spot)), Vec::new(), &[]),
    };
    let grave = realm.graves[usize::from(spot.city())] & spot.square().bit() != 0;
    if grave {
        found.lines.push(Text::new("about-grave"));
        found.rulings.extend([12, 13]);
    } else if thing.is_none() {
        found.lines.push(Text::new("about-free-square"));
    }
    let here = || {
        let blocked = why::not_here(s, seat, spot);
        let idle = || if grave { why::not_healed(s, seat) } else { None };
        blocked.or_else(idle)
    };
    let blocked = if builds(s, viewer, seat) { here() } else { land_about::blocked(s, Touch::Square(seat, spot)) };
    // Not why no man can go there: what is asked is whether something can lie here.
    found.blocked = blocked;
    if thing.is_none() {
        veiled(s, seat, &mut found.lines);
    }
    found
}

/// The lines that every building of a type has.
fn of_type(building: Building) -> Vec<Text> {
    let mut lines = vec![Text::new("about-effect").word("building", building.id())];
    if building == Building::Storage {
        lines.push(Text::new("about-storage-size"));
    }
    let key = if building.needs_man() { "about-needs-man" } else { "about-no-man" };
    lines.push(Text::new(key));
    lines
}

/// The rulings that concern a type of building.
fn rulings(building: Building) -> &'static [u16] {
    match building {
        Building::Theology => &[19, 20, 21, 22],
        Building::Biology => &[19, 20, 31],
        Building::University => &[19, 20],
        Building::Alchemy => &[19, 20, 45, 46],
        Building::Philosophy => &[18, 19, 20],
        Building::Brewery => &[36, 53],
        Building::ForcedLabour => &[58, 59],
        Building::Stable => &[16, 42],
        Building::Harbour => &[16, 42, 43],
        Building::Hospital => &[15, 26],
        Building::Explorer => &[2, 44, 52],
        Building::Granary => &[1, 17],
        Building::Dump => &[16, 47, 48],
        Building::Cathedral => &[22, 23, 24, 57],
        Building::Market => &[28, 29, 65],
        Building::CartShop => &[51, 52, 53],
        Building::Fountain => &[16, 49],
        Building::Storage => &[5, 6, 7],
    }
}

fn piece(s: &State, viewer: Viewer, seat: Seat, slot: u8) -> Sheet {
    let realm = s.realm(seat);
    let (number, slot) = (slot, usize::from(slot));
    let piece = realm.pieces[slot];
    let mut lines = of_type(piece.building);
    if piece.building == Building::Storage {
        lines.push(Text::new("about-keeps").num("count", piece.shape().len()));
    }
    if let (Building::Cathedral, Some(saint)) = (piece.building, realm.saint) {
        lines.push(Text::new("about-patron").text("saint", words::saint(saint)));
    }
    let graves = realm.graves_on(piece).count_ones();
    let state = if !piece.stands() {
        "lifted"
    } else if graves > 0 {
        "grave"
    } else if realm.works(slot) {
        if realm.manned.has(slot) || !piece.building.needs_man() { "works" } else { "served" }
    } else {
        "idle"
    };
    lines.push(Text::new("about-state").word("state", state));
    veiled(s, seat, &mut lines);
    let title = Text::new("about-whose").text("what", words::building_title(piece.building)).player("player", seat);
    let blocked = if builds(s, viewer, seat) {
        let raze = || if piece.building == Building::Cathedral { why::not_razed(s, seat) } else { None };
        let man = if piece.building.needs_man() { why::no_man(s, seat, slot) } else { None };
        man.or_else(raze)
    } else {
        None
    };
    Sheet { blocked, joined: vec![Touch::Building(seat, number).id()], ..sheet(title, lines, rulings(piece.building)) }
}

fn house(s: &State, viewer: Viewer, seat: Seat, number: u8) -> Sheet {
    let realm = s.realm(seat);
    let mut lines =
        vec![Text::new("about-house"), Text::new("about-cost").list("cost", words::cost(house_cost(number)))];
    let spot = realm.houses[usize::from(number) - 1];
    if spot.is_on_board() {
        lines.push(Text::new("about-stands").text("square", words::spot(spot)));
    } else if spot == Spot::ALOFT {
        lines.push(Text::new("about-state").word("state", "lifted"));
    } else {
        lines.push(Text::new("about-not-built"));
    }
    veiled(s, seat, &mut lines);
    let title = Text::new("about-whose").text("what", words::house_title(number)).player("player", seat);
    let blocked = if builds(s, viewer, seat) { why::no_house(s, seat, number) } else { None };
    Sheet { blocked, ..sheet(title, lines, &[8, 9, 10, 11]) }
}

fn reserve(s: &State, viewer: Viewer, building: Building) -> Sheet {
    let mut lines = vec![Text::new("about-cost").list("cost", words::cost(building.cost()))];
    let squares = shapes::shape(building, 0).len();
    if building != Building::Storage {
        lines.push(Text::new("about-squares").num("count", squares));
    }
    lines.extend(of_type(building));
    lines.push(Text::new(if building.is_unique() { "about-one" } else { "about-many" }));
    if s.rules.limited && !building.is_unique() {
        lines.push(Text::new("about-left").num("count", building::left_of(s, building)));
    }
    let mut blocked = None;
    if let Some(seat) = builder(s, viewer) {
        blocked = why::not_built(s, seat, building);
        if blocked.is_none() && prompt::warns_of_wood(s, seat, building) {
            lines.push(Text::new("ask-square-last-wood"));
        }
    }
    Sheet { blocked, ..sheet(words::building_title(building), lines, rulings(building)) }
}

/// What kind of good it is.
fn class(good: Good) -> Text {
    let class = if good.is_food() {
        "food"
    } else if good.is_luxury() {
        "luxury"
    } else {
        "material"
    };
    Text::new("about-good").word("class", class).word("seed", if good.is_seed() { "yes" } else { "no" })
}

fn stock(s: &State, seat: Seat, good: Good) -> Sheet {
    let mut lines = vec![class(good), Text::new("about-stock").num("count", s.realm(seat).stock.get(good))];
    let aside = s.all().filter(|to| *to != seat).map(|to| s.offer(seat, to).give.get(good));
    let aside: u32 = aside.map(u32::from).sum();
    if aside > 0 {
        lines.push(Text::new("about-aside").num("count", i64::from(aside)));
    }
    veiled(s, seat, &mut lines);
    let title = Text::new("about-whose").text("what", words::good_title(good)).player("player", seat);
    sheet(title, lines, if good == Good::Wine { &[4, 65] } else { &[65] })
}

fn in_supply(s: &State, good: Good) -> Sheet {
    let mut lines = vec![class(good)];
    if s.rules.limited {
        lines.push(Text::new("about-left").num("count", supply::left(s, good)));
    }
    sheet(words::good_title(good), lines, if good == Good::Wine { &[4] } else { &[] })
}

fn player(s: &State, seat: Seat) -> Sheet {
    let player = s.player(seat);
    let realm = &player.realm;
    let mut lines = Vec::new();
    if player.out {
        lines.push(Text::new("about-out"));
        return sheet(Text::name(seat), lines, &[54, 55]);
    }
    lines.push(Text::new("about-stock-of").list("goods", words::goods(realm.stock)));
    let men = Text::new("about-men").num("home", realm.home).num("work", realm.manned.len());
    lines.push(men.num("sites", s.at_sites(seat)).num("away", player.away));
    lines.push(match realm.saint {
        Some(saint) => Text::new("about-patron").text("saint", words::saint(saint)),
        None => Text::new("about-no-patron"),
    });
    if let Some(saint) = realm.saint {
        lines.push(land_about::progress_line(s, seat, saint));
    }
    veiled(s, seat, &mut lines);
    sheet(Text::name(seat), lines, &[10, 51, 57])
}

fn one_city(s: &State, seat: Seat, number: u8) -> Sheet {
    let realm = s.realm(seat);
    let city = usize::from(number);
    let mut lines = vec![
        Text::new("about-city")
            .num("free", realm.free(number).count_ones())
            .num("graves", realm.graves[city].count_ones()),
    ];
    if let Some(centre) = s.player(seat).cities.get(city.min(CITIES - 1)) {
        lines.push(Text::new("about-city-at").text("hex", words::hex(s, *centre)));
    }
    veiled(s, seat, &mut lines);
    sheet(Text::new("about-city-title").num("city", number + 1).player("player", seat), lines, &[12, 40, 50, 60])
}

fn offer(s: &State, viewer: Viewer, from: Seat, to: Seat) -> Sheet {
    let offer = s.offer(from, to);
    let mut lines = Vec::new();
    let traded = s.traded[super::state::pair(from, to)];
    if offer.open {
        lines.push(Text::new("about-offer-give").list("goods", words::goods(offer.give)));
        lines.push(Text::new("about-offer-get").list("goods", words::goods(offer.get)));
        lines.push(Text::new(if offer.market { "about-offer-market" } else { "about-offer-no-market" }));
    } else if offer.dark {
        lines.push(Text::new("about-offer-dark"));
    } else {
        lines.push(Text::new("about-offer-none"));
    }
    if !traded.is_empty() {
        lines.push(Text::new("about-traded").list("goods", words::goods(traded)));
    }
    let blocked = if viewer == Viewer::Seat(to) { why::not_accepted(s, from, to) } else { None };
    let title = Text::new("about-offer-title").player("player", from).player("other", to);
    Sheet { blocked, ..sheet(title, lines, &[29, 30, 65]) }
}

fn play_order(s: &State) -> Sheet {
    let one = |seat: Seat| Text::new("log-order-one").player("player", seat).num("men", order::key(s, seat));
    let lines =
        vec![Text::new("about-order"), Text::new("about-order-now").list("players", s.in_order().map(one).collect())];
    sheet(Text::new("about-order-title"), lines, &[52])
}

fn round(s: &State) -> Sheet {
    let phase = Text::new("about-phase").text("phase", words::phase(s.phase));
    let mut lines = vec![phase];
    if s.phase == Phase::City && !s.phase.is_over() {
        let left = s.asked.iter().map(Text::name).collect();
        lines.push(Text::new("about-building").list("players", left));
    }
    sheet(Text::new("about-round").num("round", s.round), lines, &[56, 66])
}

/// What comes for the viewer, or for everybody.
fn forecast(s: &State, viewer: Viewer) -> Sheet {
    let seats: Vec<Seat> = match viewer {
        Viewer::Seat(seat) if !s.player(seat).out => vec![seat],
        _ => s.playing().collect(),
    };
    let mut lines = vec![Text::new("about-forecast")];
    if !s.phase.is_setup() && !s.phase.is_over() {
        for seat in seats {
            let text = prompt::forecast_text(s, seat);
            lines.push(Text::new("about-forecast-of").player("player", seat).text("forecast", text));
        }
    }
    sheet(Text::new("about-forecast-title"), lines, &[1, 2, 7, 17, 48, 64])
}
