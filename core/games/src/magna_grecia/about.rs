//! What a thing on screen is, what it is worth and costs, and why it cannot be chosen now.

use super::data::{Card, Colour, Way};
use super::map::{Hex, Village, bits};
use super::phases::{self, allowance};
use super::score;
use super::state::Draft;
use super::state::{Laid, Phase, Place, State};
use super::touch::Touch;
use super::why::{self, Why};
use super::words;
use table::prompt::{Reason, Reckoning, ReckoningRow, Sheet};
use table::scene::TouchId;
use table::seat::Seat;
use table::text::Text;

/// The sheet of a touch id; none for what does not exist.
pub fn about(s: &State, touch: TouchId) -> Option<Sheet> {
    Some(match Touch::of(touch, s)? {
        Touch::Hex(hex) => plain(s, hex),
        Touch::Village(village) => open_village(s, village),
        Touch::Oracle(village) => oracle(s, village),
        Touch::City(number) => city(s, s.numbered(number)?),
        Touch::Player(seat) => player(s, seat),
        Touch::Roads(seat) => roads(s, seat),
        Touch::Cities(seat) => cities(s, seat),
        Touch::Markets(seat) => markets(s, seat),
        Touch::Card(which) => card(s, which),
        Touch::Deck => deck(s),
        Touch::Allowance => allowed(s),
    })
}

fn sheet(title: Text, lines: Vec<Text>, rulings: &[u16]) -> Sheet {
    Sheet { title, lines, blocked: None, rulings: rulings.to_vec(), joined: Vec::new() }
}

/// Whether tiles and markets are asked for.
fn in_turn(s: &State) -> bool {
    matches!(s.phase, Phase::Tiles | Phase::Market | Phase::TurnDone) && s.pending == super::state::Pending::No
}

/// What can be laid on a hex now and what cannot, each with its reason, and the reason if nothing can.
fn tiles_here(s: &State, hex: Hex, lines: &mut Vec<Text>) -> Option<Reason> {
    if !in_turn(s) || s.draft.is_some() {
        return None;
    }
    let (road, tile) = (why::no_road(s, hex), phases::why_not_city(s, hex));
    lines.push(match road {
        None => Text::new("about-road-can").num("count", phases::road_ways(s, hex)),
        Some(why) => Text::new("about-road-cannot").text("why", why.text()),
    });
    lines.push(match tile {
        None => Text::new("about-city-can")
            .text("what", Text::new(phases::kind_of_tile(s, hex)).text("hex", words::hex(hex))),
        Some(why) => Text::new("about-city-cannot").text("why", why.text()),
    });
    match (road, tile) {
        (Some(road), Some(tile)) => {
            let of_city = s.done.building.is_some() || allowance::roads_left(s) == 0 || hex.village().is_some();
            Some(if of_city { tile.reason() } else { road.reason() })
        }
        _ => None,
    }
}

fn plain(s: &State, hex: Hex) -> Sheet {
    let mut lines = Vec::new();
    let mut blocked = None;
    match s.laid(hex) {
        Laid::Road(seat, way) => {
            lines.push(Text::new("about-road").player("player", seat).text("way", words::way(way)));
            lines.push(Text::new("about-road-stays"));
            if in_turn(s) && s.draft.is_none() {
                blocked = Some(Why::RoadHere.reason());
            }
        }
        _ => {
            let touched = words::villages(hex.touched() & s.net.open);
            if !touched.is_empty() {
                lines.push(Text::new("about-touches").list("villages", touched));
            }
            if s.draft == Some(Draft::Road(hex)) {
                lines.extend(Way::all().map(|way| one_way(s, hex, way)));
            } else {
                blocked = tiles_here(s, hex, &mut lines);
            }
        }
    }
    Sheet { blocked, ..sheet(words::hex(hex), lines, &[9, 10, 12, 13, 36, 38]) }
}

/// Whether a road tile can lie like this, and why not.
fn one_way(s: &State, hex: Hex, way: Way) -> Text {
    match why::not_this_way(s, hex, way) {
        None => Text::new("about-way-can").text("way", words::way(way)),
        Some(why) => Text::new("about-way-cannot").text("way", words::way(way)).text("why", why.text()),
    }
}

/// The direct connections of a place.
fn connections(s: &State, place: Place) -> Text {
    let joined: Vec<Text> = bits(s.net.links[place.index()]).map(|p| words::place(s, Place(p))).collect();
    if joined.is_empty() {
        Text::new("about-no-connections")
    } else {
        Text::new("about-connections").num("count", joined.len() as i64).list("places", joined)
    }
}

/// The same on the map: the place and all it is directly connected to; nothing where it is connected to none.
fn joined(s: &State, place: Place) -> Vec<TouchId> {
    let others: Vec<TouchId> = bits(s.net.links[place.index()]).map(|p| Touch::place(s, Place(p)).id()).collect();
    if others.is_empty() { others } else { [vec![Touch::place(s, place).id()], others].concat() }
}

/// The markets in a place: whose, and what each is worth.
fn markets_in(s: &State, place: Place, lines: &mut Vec<Text>) {
    for seat in s.all() {
        let player = s.player(seat);
        if player.sold & place.bit() != 0 {
            lines.push(Text::new("about-market-sold").player("player", seat));
        } else if player.standing & place.bit() != 0 {
            let line = Text::new(if s.active_at(seat, place) { "about-market" } else { "about-market-inactive" });
            lines.push(line.player("player", seat).num("value", s.worth(seat, place)));
        }
    }
}

/// What one more market would cost the active player, and be worth; or what selling brings. And why neither can be.
fn market_here(s: &State, place: Place, lines: &mut Vec<Text>) -> Option<Reason> {
    if !in_turn(s) || s.draft.is_some() {
        return None;
    }
    let (seat, own) = (s.active, s.own());
    if own.standing & place.bit() != 0 {
        let why = phases::why_not_sell(s, place);
        if why.is_none() {
            lines.push(Text::new("about-sell").player("player", seat).num("value", s.worth(seat, place)));
        }
        return why.map(Why::reason);
    }
    let why = phases::why_not_build(s, place);
    if own.sold & place.bit() == 0 {
        let line = Text::new("about-build").player("player", seat).num("cost", phases::cost(s, seat, place));
        lines.push(line.num("value", s.worth(seat, place)));
    }
    why.map(Why::reason)
}

fn open_village(s: &State, village: Village) -> Sheet {
    let place = Place::from(village);
    let kind = if village.is_frontier() { "about-frontier" } else { "about-inland" };
    let mut lines = vec![Text::new(kind), connections(s, place)];
    markets_in(s, place, &mut lines);
    let market = market_here(s, place, &mut lines);
    let tile = if in_turn(s) && s.draft.is_none() { phases::why_not_city(s, village.hex()) } else { None };
    if in_turn(s) && s.draft.is_none() {
        lines.extend(why::no_road(s, village.hex()).map(|why| Text::new("about-road-cannot").text("why", why.text())));
        lines.push(match tile {
            None => {
                let what = Text::new(phases::kind_of_tile(s, village.hex())).text("hex", words::hex(village.hex()));
                Text::new("about-city-can").text("what", what)
            }
            Some(why) => Text::new("about-city-cannot").text("why", why.text()),
        });
    }
    let mut blocked = market.filter(|_| tile.is_some());
    if s.phase == Phase::Oracles && phases::free_for_oracles(s) & village.bit() == 0 {
        blocked = Some(Why::NotInland.reason());
    }
    Sheet { blocked, joined: joined(s, place), ..sheet(words::village(village), lines, &[10, 19, 21, 39, 47]) }
}

fn oracle(s: &State, village: Village) -> Sheet {
    let place = Place::from(village);
    let mut lines = vec![connections(s, place)];
    let by = s.oracle(village).and_then(|oracle| oracle.by);
    lines.push(match by.and_then(|by| s.city(by)) {
        Some(city) => Text::new("about-controlled").player("player", city.owner).text("city", words::city(city.number)),
        None => Text::new("about-uncontrolled"),
    });
    for rival in bits(s.net.links[place.index()] & s.net.all_cities()).map(Place) {
        let line = Text::new("about-rival").text("city", words::place(s, rival));
        lines.push(line.num("count", s.conn(rival)));
    }
    let mut sheet = sheet(words::place(s, place), lines, &[7, 19, 25, 27, 36]);
    sheet.joined = joined(s, place);
    if s.phase == Phase::Oracles || (in_turn(s) && s.draft.is_none()) {
        sheet.blocked = Some(Why::OracleHere.reason());
    }
    sheet
}

fn city(s: &State, place: Place) -> Sheet {
    let mut lines = Vec::new();
    if let Some(city) = s.city(place) {
        lines.push(Text::new("about-city").player("player", city.owner).num("size", s.size(place)));
    }
    if let Some(building) = s.done.building.filter(|building| building.city == place) {
        let villages = words::villages(building.covers);
        lines.push(if villages.is_empty() {
            Text::new("about-founding")
        } else {
            Text::new("about-building").list("villages", villages)
        });
    }
    lines.push(connections(s, place));
    let held = s.oracles().filter(|oracle| oracle.by == Some(place));
    let held: Vec<Text> = held.map(|oracle| words::village(oracle.village)).collect();
    if !held.is_empty() {
        lines.push(Text::new("about-holds").list("villages", held));
    }
    markets_in(s, place, &mut lines);
    let blocked = market_here(s, place, &mut lines);
    Sheet { blocked, joined: joined(s, place), ..sheet(words::place(s, place), lines, &[9, 20, 28, 47, 48]) }
}

fn player(s: &State, seat: Seat) -> Sheet {
    let (player, score) = (s.player(seat), score::of(s, seat));
    let mut lines = Vec::new();
    if let Some(colour) = player.colour {
        lines.push(Text::new("about-colour").word("colour", Colour::id(colour)));
    }
    lines.push(
        Text::new("about-score")
            .num("points", score.points)
            .num("markets", score.markets)
            .num("oracles", score.oracles)
            .num("total", score.total()),
    );
    lines.push(supply("about-roads", player.roads, player.road_stock));
    lines.push(supply("about-cities", player.cities, player.city_stock));
    lines.push(Text::new("about-markets").num("count", player.markets));
    sheet(Text::new("just-player").player("player", seat), lines, &[22, 49, 52])
}

fn supply(key: &'static str, supply: u8, stock: u8) -> Text {
    Text::new(key).num("supply", supply).num("stock", stock)
}

fn roads(s: &State, seat: Seat) -> Sheet {
    let player = s.player(seat);
    let lines = vec![supply("about-roads", player.roads, player.road_stock), Text::new("about-faces")];
    let mut sheet = sheet(Text::new("title-roads").player("player", seat), lines, &[1, 9, 10, 12]);
    if in_turn(s) && seat == s.active && s.draft.is_none() && allowance::roads_left(s) == 0 {
        sheet.blocked = Some(Why::no_roads(s).reason());
    }
    sheet
}

fn cities(s: &State, seat: Seat) -> Sheet {
    let player = s.player(seat);
    let lines = vec![supply("about-cities", player.cities, player.city_stock), Text::new("about-city-cost")];
    let mut sheet = sheet(Text::new("title-cities").player("player", seat), lines, &[1, 36, 38, 40]);
    if in_turn(s) && seat == s.active && s.draft.is_none() && allowance::cities_left(s) == 0 {
        sheet.blocked = Some(Why::no_cities(s).reason());
    }
    sheet
}

fn markets(s: &State, seat: Seat) -> Sheet {
    let player = s.player(seat);
    let mut lines = vec![Text::new("about-markets").num("count", player.markets)];
    for place in bits(player.standing | player.sold).map(Place) {
        let key = if player.sold & place.bit() != 0 {
            "about-own-sold"
        } else if s.active_at(seat, place) {
            "about-own-market"
        } else {
            "about-own-inactive"
        };
        lines.push(Text::new(key).text("place", words::place(s, place)).num("value", s.worth(seat, place)));
    }
    lines.push(Text::new(if s.house.product { "about-cost-product" } else { "about-cost-sum" }));
    let mut sheet = sheet(Text::new("title-markets").player("player", seat), lines, &[44, 46, 47, 48]);
    if s.phase == Phase::TurnDone && seat == s.active {
        sheet.blocked = Some(Why::MarketMoved.reason());
    }
    sheet
}

fn card(s: &State, which: Card) -> Sheet {
    let key = if s.card() == Some(which) { "about-card-now" } else { "about-card-next" };
    let order = s.order(which).map(|seat| Text::new("just-player").player("player", seat)).collect();
    let lines = vec![Text::new(key), Text::new("about-order").list("players", order), Text::new("about-enhanced")];
    sheet(words::card(which), lines, &[1, 3, 4, 50])
}

fn deck(s: &State) -> Sheet {
    let left = usize::from(s.rounds()).saturating_sub(s.cards.len());
    let mut lines = vec![Text::new("about-deck").num("count", left as i64)];
    if left > 0 {
        let cards = bits(phases::could_come(s) as u64).map(|card| words::card(Card(card)));
        lines.push(Text::new("about-could-come").list("cards", cards.collect()));
    }
    sheet(Text::new("title-deck"), lines, &[51, 56, 65])
}

/// What this turn still allows: roads, cities, replenishing, a market; each with the reason where nothing is left.
fn allowed(s: &State) -> Sheet {
    let title = Text::new("title-allowance");
    let Some(card) = s.card().filter(|_| in_turn(s)) else {
        return sheet(title, vec![Text::new("about-no-turn")], &[1]);
    };
    let line = |key: &'static str, none: &'static str, left: u8, why: fn(&State) -> Why| match left {
        0 => Text::new(none).text("why", why(s).text()),
        left => Text::new(key).num("count", left),
    };
    let mut lines = vec![
        Text::new("just-player").player("player", s.active),
        words::card(card),
        line("allows-roads", "allows-no-roads", allowance::roads_left(s), Why::no_roads),
        line("allows-cities", "allows-no-cities", allowance::cities_left(s), Why::no_cities),
        line("allows-replenish", "allows-no-replenish", allowance::replenish_left(s), Why::no_replenishing),
    ];
    lines.push(match s.phase {
        Phase::TurnDone => Text::new("allows-no-market").text("why", Why::MarketMoved.text()),
        _ if s.done.building.is_some() => Text::new("allows-no-market").text("why", Why::FinishFirst.text()),
        _ => Text::new("allows-market"),
    });
    if let Some(building) = s.done.building {
        let villages = words::villages(building.covers);
        lines.push(if villages.is_empty() {
            Text::new("about-founding")
        } else {
            Text::new("about-building").list("villages", villages)
        });
    }
    if s.done.founded {
        lines.push(Text::new("allows-no-founding"));
    }
    sheet(title, lines, &[1, 2, 3, 4, 5, 44])
}

/// The scores in their three parts, now and at the end.
pub fn reckoning(s: &State) -> Reckoning {
    let over = s.phase == Phase::Over;
    let scores: Vec<score::Score> = s.all().map(|seat| score::of(s, seat)).collect();
    let row = |key: &'static str, part: fn(&score::Score) -> u16| {
        let numbers = scores.iter().map(|score| i32::from(part(score))).collect();
        ReckoningRow::new(Text::new(key), numbers)
    };
    let rows = vec![
        row("score-points", |score| score.points),
        row("score-markets", |score| score.markets),
        row("score-oracles", |score| score.oracles),
        row("score-total", |score| score.total()),
    ];
    let places = over.then(|| s.all().map(|seat| score::ranking(s).of(seat)).collect());
    let title = Text::new(if over { "score-title-over" } else { "score-title" });
    Reckoning { title, seats: s.all().collect(), rows, places }
}
