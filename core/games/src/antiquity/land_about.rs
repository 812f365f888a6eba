//! What a hex, a deed, a saint, the exploration markers and the famine level are: what stands or lies there, what it would
//! bring, and why it cannot be chosen now.

use super::action::Deed;
use super::data::{Building, CRISTOFORO_EACH, Good, Kind, Saint};
use super::forecast;
use super::ground::Terrain;
use super::land;
use super::land_why::{self, Why};
use super::map::Hex;
use super::phases::{countryside, exploration, pollution};
use super::score;
use super::sites;
use super::state::{Draft, Phase, Site, State};
use super::touch::Touch;
use super::words;
use table::prompt::{Reason, Sheet};
use table::scene::TouchId;
use table::seat::Seat;
use table::text::Text;

/// The sheet of a thing of the countryside or of the end of the game; none for what is not here.
pub fn about(s: &State, touch: Touch) -> Option<Sheet> {
    Some(match touch {
        Touch::Hex(hex) => hex_sheet(s, hex),
        Touch::Deed(deed) => deed_sheet(s, deed),
        Touch::Saint(saint) => saint_sheet(s, saint),
        Touch::Markers => markers_sheet(s),
        Touch::Famine => famine_sheet(s),
        _ => return None,
    })
}

fn sheet(title: Text, lines: Vec<Text>, rulings: &[u16]) -> Sheet {
    Sheet { title, lines, blocked: None, rulings: rulings.to_vec(), joined: Vec::new() }
}

/// The seats whose turn it is to choose something on the map.
fn chooser(s: &State) -> Option<Seat> {
    let ordered = matches!(s.phase, Phase::Countryside | Phase::Exploration | Phase::Famine | Phase::Pollution);
    (ordered && usize::from(s.at) < s.order.len()).then(|| s.active())
}

/// Why a hex cannot be chosen now, if somebody is choosing hexes.
fn not_now(s: &State, hex: Hex) -> Option<Why> {
    let seat = chooser(s).or_else(|| s.asked.iter().find(|seat| sites_here(s, *seat, hex)))?;
    match (s.phase, s.player(seat).work.draft) {
        (Phase::Countryside, Some(Draft::Deed { deed: Deed::Fishery, at: Some(at), other: None, .. })) => {
            land_why::not_other(s, seat, at, hex)
        }
        (Phase::Countryside, Some(Draft::Deed { deed, at: None, .. })) => land_why::not_here(s, seat, deed, hex),
        (Phase::Pollution, _) if s.due > 0 => land_why::not_polluted(s, seat, hex),
        (Phase::Exploration, _) => land_why::not_explored(s, seat, hex),
        (Phase::Harvest, _) => land_why::not_taken(s, seat, hex),
        _ => None,
    }
}

fn sites_here(s: &State, seat: Seat, hex: Hex) -> bool {
    s.map.site_on(hex, s.layout()).is_some_and(|site| s.map.sites[site].owner == seat)
}

fn hex_sheet(s: &State, hex: Hex) -> Sheet {
    let terrain = s.map.ground.terrain(hex);
    if !s.map.ground.of(terrain).has(hex) {
        return sheet(words::hex(s, hex), vec![Text::new("land-about-undrawn")], &[62]);
    }
    let mut lines = Vec::new();
    let (mut joined, mut rulings) = (Vec::new(), vec![34]);
    if s.map.felled.has(hex) {
        lines.push(Text::new("land-about-felled"));
    }
    if terrain == Terrain::Mountain {
        lines.push(match sites::range_kind(s, hex) {
            Some(good) => Text::new("land-about-range").text("good", words::good(good)),
            None => Text::new("land-about-range-open"),
        });
        // At other times the hexes of a range are not touched one by one.
        if land::is_searched(s.phase) {
            joined = s.map.ground.range(s.layout(), hex).iter().map(|hex| Touch::Hex(hex).id()).collect();
        }
        rulings.extend([38, 39]);
    }
    if let Some(line) = stands(s, hex) {
        lines.push(line);
    }
    if let Some(site) = s.map.site_on(hex, s.layout()) {
        let site = s.map.sites[site];
        lines.push(site_line(&site));
        joined = of_site(s, &site);
        rulings.push(51);
    }
    if s.map.markers.has(hex) {
        lines.push(Text::new("land-about-marker"));
        rulings.push(44);
    }
    if s.map.polluted.has(hex) {
        lines.push(Text::new("land-about-polluted"));
        rulings.extend([36, 37]);
    }
    zones(s, hex, &mut lines);
    if !s.map.occupied().has(hex) {
        yields(s, hex, &mut lines);
        rulings.extend([32, 33]);
    }
    let blocked = not_now(s, hex).map(Why::reason);
    let title = Text::new("land-title-hex").word("terrain", terrain.id()).text("hex", words::hex(s, hex));
    Sheet { blocked, joined, ..sheet(title, lines, &rulings) }
}

/// What covers a hex.
fn stands(s: &State, hex: Hex) -> Option<Text> {
    let (key, seat) = match land_why::occupant(s, hex)? {
        Why::CityHere(seat) => ("land-about-city", seat),
        Why::InnHere(seat) => ("land-about-inn", seat),
        _ => return None,
    };
    Some(Text::new(key).player("player", seat))
}

/// Whose site it is, and what is left of it.
pub fn site_line(site: &Site) -> Text {
    let line = Text::new("land-about-site").player("player", site.owner).word("kind", site.kind().id());
    line.text("goods", words::count(site.good, site.len().into()))
}

/// The hexes of a site, for showing them together.
fn of_site(s: &State, site: &Site) -> Vec<TouchId> {
    let mut hexes = sites::goods(s, site);
    hexes.insert(site.at);
    site.other(s.layout()).into_iter().for_each(|other| hexes.insert(other));
    hexes.iter().map(|hex| Touch::Hex(hex).id()).collect()
}

/// In whose zones a hex is, and whose dump guards it.
fn zones(s: &State, hex: Hex, lines: &mut Vec<Text>) {
    if s.phase.is_setup() {
        return;
    }
    let within: Vec<Seat> = s.playing().filter(|seat| s.zone(*seat).has(hex)).collect();
    if within.is_empty() {
        lines.push(Text::new("land-about-no-zone"));
        return;
    }
    let guards = within.iter().filter(|seat| s.realm(**seat).working(Building::Dump));
    let guards: Vec<Text> = guards.map(|seat| Text::name(*seat)).collect();
    lines.push(Text::new("land-about-zones").list("players", within.iter().map(|seat| Text::name(*seat)).collect()));
    if !guards.is_empty() {
        lines.push(Text::new("land-about-guarded").list("players", guards));
    }
}

/// What a site with its centre here would begin with now, whoever it is that could build it.
fn yields(s: &State, hex: Hex, lines: &mut Vec<Text>) {
    for kind in [Kind::Woodcutter, Kind::Farm, Kind::Mine] {
        if sites::fields(s, kind).has(hex) {
            let site = sites::begun(s, Seat(0), kind.goods()[0], hex, None, 1);
            lines.push(Text::new("land-about-yield").word("kind", kind.id()).num("count", site.len()));
        }
    }
    let shore = sites::shore(s);
    if shore.has(hex) {
        let others = s.layout().ring(hex).and(shore);
        let best = others.iter().map(|other| of_fishery(s, hex, other)).max();
        lines.extend(best.map(|count| Text::new("land-about-fishery").num("count", count)));
    }
}

fn of_fishery(s: &State, one: Hex, other: Hex) -> u8 {
    sites::begun(s, Seat(0), Good::Fish, one.min(other), Some(one.max(other)), 0).len()
}

fn deed_sheet(s: &State, deed: Deed) -> Sheet {
    let mut lines = vec![Text::new("land-about-deed").word("deed", deed.id())];
    let mut blocked = None;
    if let Some(seat) = chooser(s).filter(|_| s.phase == Phase::Countryside) {
        let places = countryside::places(s, seat, deed).len();
        lines.push(Text::new("land-about-places").num("count", places as i64));
        blocked = land_why::no_deed(s, seat, deed).map(Why::reason);
    }
    let rulings: &[u16] = match deed {
        Deed::Woodcutter => &[33, 35, 36],
        Deed::Farm => &[4, 32, 33, 36],
        Deed::FreeFarm => &[31, 33],
        Deed::Mine => &[33, 36, 38, 39],
        Deed::Fishery => &[33, 36, 37],
        Deed::Inn => &[36, 41, 51, 53],
        Deed::City => &[40, 41, 50, 51, 53],
        Deed::Cleanse => &[45, 46],
    };
    Sheet { blocked, ..sheet(Text::new("land-deed").word("deed", deed.id()), lines, rulings) }
}

/// What a saint gives and asks for, and how far every player has come with it.
fn saint_sheet(s: &State, saint: Saint) -> Sheet {
    let mut lines = vec![
        Text::new("land-about-power").word("saint", saint.id()),
        Text::new("land-about-condition").word("saint", saint.id()).num("each", CRISTOFORO_EACH),
    ];
    for seat in s.playing() {
        lines.push(progress_line(s, seat, saint));
    }
    let rulings: &[u16] = match saint {
        Saint::Nicolo => &[8, 9, 22, 57],
        Saint::Giorgio => &[22, 24, 56, 57],
        Saint::Barbara => &[22, 25, 26, 57],
        Saint::Cristoforo => &[22, 27, 57],
        Saint::Maria => &[21, 22, 57],
    };
    sheet(words::saint(saint), lines, rulings)
}

/// How far a player has come with a saint's condition, and what is missing.
pub fn progress_line(s: &State, seat: Seat, saint: Saint) -> Text {
    let progress = score::progress(s, seat, saint);
    let chosen = if s.realm(seat).saint == Some(saint) { "yes" } else { "no" };
    let line = |key: &'static str| Text::new(key).player("player", seat).word("chosen", chosen);
    match saint {
        Saint::Giorgio => match score::enclosed(s, seat) {
            Some((other, _)) => line("land-progress-giorgio")
                .player("other", other)
                .num("have", progress.have)
                .num("need", progress.need),
            None => line("land-progress-none"),
        },
        _ => line("land-progress").num("have", progress.have).num("need", progress.need),
    }
}

fn markers_sheet(s: &State) -> Sheet {
    let on_map = s.map.markers.len();
    let mut lines = vec![Text::new("land-about-markers").num("count", on_map as i64)];
    let hidden = words::counts(exploration::hidden(s).into_iter().zip(Good::SEEDS));
    if !hidden.is_empty() && on_map > 0 {
        lines.push(Text::new("land-about-hidden").list("goods", hidden));
    }
    let revealed = words::counts(s.revealed.into_iter().zip(Good::SEEDS));
    if !revealed.is_empty() {
        lines.push(Text::new("land-about-revealed").list("goods", revealed));
    }
    sheet(Text::new("land-title-markers"), lines, &[4, 44, 62])
}

fn famine_sheet(s: &State) -> Sheet {
    let mut lines = vec![Text::new("land-about-famine")];
    if !s.phase.is_setup() && !s.phase.is_over() {
        for seat in s.playing() {
            let forecast = forecast::of(s, seat);
            let line = Text::new("land-about-famine-of").player("player", seat).num("famine", forecast.famine);
            let line = line.num("foods", s.realm(seat).stock.foods()).num("count", forecast.graves);
            lines.push(line.num("squares", forecast.squares));
            let (_, _, _, markers) = pollution::due(s, seat);
            if markers > forecast.hexes {
                let overflow =
                    Text::new("land-about-overflow").player("player", seat).num("count", forecast.overflow());
                lines.push(overflow.num("hexes", forecast.hexes));
            }
        }
    }
    sheet(Text::new("land-title-famine"), lines, &[1, 2, 12, 16, 17, 49])
}

/// Why a square of a city, or a good of the stock, cannot be chosen now, if graves are placed or goods let go.
pub fn blocked(s: &State, touch: Touch) -> Option<Reason> {
    match (s.phase, touch) {
        (Phase::Famine | Phase::Pollution, Touch::Square(seat, spot)) if chooser(s) == Some(seat) => {
            let due = if s.phase == Phase::Famine { s.due } else { s.graves_due };
            (due > 0).then(|| land_why::no_grave(s, seat, spot)).flatten().map(Why::reason)
        }
        (Phase::Countryside, Touch::Deed(deed)) => {
            chooser(s).and_then(|seat| land_why::no_deed(s, seat, deed)).map(Why::reason)
        }
        _ => None,
    }
}
