//! What a seat is asked in R4 to R9, how each answer is offered, and the lines of the log for R4 to R10.

use super::action::{Action, Deed};
use super::board::Thing;
use super::data::{CITY_COST, Good, Goods};
use super::event::Event;
use super::map::{Hex, HexSet};
use super::phases::{countryside, exploration, famine, harvest, pollution, storage};
use super::prompt::is_last_wood;
use super::sites;
use super::state::{Draft, End, Phase, State};
use super::touch::Touch;
use super::words;
use table::prompt::{Ask, Choice};
use table::scene::TouchId;
use table::seat::Seat;
use table::text::Text;

/// Whether hexes are looked at one by one in a phase, in order to find a place or to take something.
pub fn is_searched(phase: Phase) -> bool {
    matches!(phase, Phase::Countryside | Phase::Exploration | Phase::Pollution | Phase::Harvest)
}

/// The question.
pub fn ask(s: &State, seat: Seat) -> Ask {
    let (title, hint) = match s.phase {
        Phase::Countryside => countryside(s, seat),
        Phase::Storage => storage(s, seat),
        Phase::Harvest => harvest(s, seat),
        Phase::Exploration => {
            let hidden = words::counts(exploration::hidden(s).into_iter().zip(Good::SEEDS));
            (Text::new("land-ask-explore"), Some(Text::new("land-ask-explore-hint").list("goods", hidden)))
        }
        Phase::Famine if s.due > 0 => graves(s, seat, "land-ask-graves", s.due),
        Phase::Pollution if s.due > 0 => {
            let hint = Text::new("land-ask-pollution-hint").num("count", pollution::hexes(s, seat).len() as i64);
            (Text::new("land-ask-pollution").num("count", s.due), Some(hint))
        }
        Phase::Pollution if s.graves_due > 0 => graves(s, seat, "land-ask-overflow", s.graves_due),
        Phase::Famine | Phase::Pollution => (Text::new("land-ask-placed"), Some(Text::new("land-ask-done-hint"))),
        _ => (Text::new("land-ask-nothing"), None),
    };
    Ask { title, hint }
}

fn countryside(s: &State, seat: Seat) -> (Text, Option<Text>) {
    match s.player(seat).work.draft {
        Some(Draft::Deed { deed: Deed::Fishery, at: Some(_), other: None, .. }) => {
            (Text::new("land-ask-second"), Some(Text::new("land-ask-second-hint")))
        }
        // Only a city takes wood and gives none of a site for it (R64).
        Some(Draft::Deed { deed: Deed::City, at: None, .. }) if is_last_wood(s, seat, CITY_COST.wood.into()) => {
            (Text::new("land-ask-where").word("deed", Deed::City.id()), Some(Text::new("land-ask-where-last-wood")))
        }
        Some(Draft::Deed { deed, at: None, .. }) => {
            let hint = Text::new("land-ask-where-hint").word("deed", deed.id());
            (Text::new("land-ask-where").word("deed", deed.id()), Some(hint))
        }
        Some(Draft::Deed { deed: deed @ (Deed::Inn | Deed::City), paid, .. }) => {
            let (foods, luxuries) = countryside::bill(s, seat, deed, paid).owed();
            let hint = Text::new("land-ask-pay-hint").num("foods", foods).num("luxuries", luxuries);
            (Text::new("land-ask-pay").word("deed", deed.id()), Some(hint))
        }
        Some(Draft::Deed { deed, .. }) => {
            let hint = (deed == Deed::Mine).then(|| Text::new("land-ask-kind-mine"));
            (Text::new("land-ask-kind").word("deed", deed.id()), hint)
        }
        _ => {
            let carts = countryside::carts(s, seat);
            let cleanse = if countryside::can_cleanse(s, seat) { "yes" } else { "no" };
            let hint = Text::new("land-ask-deed-hint").num("count", carts).word("cleanse", cleanse);
            (Text::new("land-ask-deed"), Some(hint))
        }
    }
}

fn storage(s: &State, seat: Seat) -> (Text, Option<Text>) {
    let excess = storage::excess(s, seat);
    if excess == 0 {
        return (Text::new("land-ask-stored"), Some(Text::new("land-ask-done-hint")));
    }
    let room = s.realm(seat).capacity().unwrap_or(0);
    (Text::new("land-ask-storage").num("count", excess), Some(Text::new("land-ask-storage-hint").num("count", room)))
}

fn harvest(s: &State, seat: Seat) -> (Text, Option<Text>) {
    if let Some(Draft::Harvest { taken, .. }) = s.player(seat).work.draft {
        let left = u32::from(super::data::FORCED_GOODS) - taken.count_ones();
        return (Text::new("land-ask-more").num("count", left), Some(Text::new("land-ask-more-hint")));
    }
    let left = harvest::due(s, seat).count();
    if left == 0 {
        return (Text::new("land-ask-harvested"), Some(Text::new("land-ask-done-hint")));
    }
    let hint = if harvest::is_forced(s, seat) { "land-ask-harvest-forced" } else { "land-ask-harvest-hint" };
    (Text::new("land-ask-harvest").num("count", left as i64), Some(Text::new(hint)))
}

fn graves(s: &State, seat: Seat, title: &'static str, due: u16) -> (Text, Option<Text>) {
    let free = s.free_count(seat);
    let hint = match free {
        0 => Text::new("land-ask-graves-full"),
        free => Text::new("land-ask-graves-hint").num("count", free),
    };
    (Text::new(title).num("count", due), Some(hint))
}

/// The things on screen that stand for an action; buttons have none.
pub fn anchors(seat: Seat, action: Action) -> Vec<TouchId> {
    let touch = match action {
        Action::Deed(deed) => Touch::Deed(deed),
        Action::Hex(hex) | Action::Take(hex) | Action::Explore(hex) | Action::Pollute(hex) => Touch::Hex(hex),
        Action::Kind(good) => Touch::Supply(good),
        Action::Pay(good) | Action::Discard(good) => Touch::Stock(seat, good),
        Action::Grave(spot) => Touch::Square(seat, spot),
        _ => return Vec::new(),
    };
    vec![touch.id()]
}

/// How one legal action is offered.
pub fn choice(s: &State, seat: Seat, action: Action) -> Choice {
    Choice { anchors: anchors(seat, action), ..labelled(s, seat, action) }
}

fn labelled(s: &State, seat: Seat, action: Action) -> Choice {
    let say = Choice::new;
    match action {
        Action::Deed(deed) => {
            let places = countryside::places(s, seat, deed).len();
            say(Text::new("land-do-deed").word("deed", deed.id()).num("count", places as i64)).goes_on()
        }
        Action::Hex(hex) => on_hex(s, seat, hex),
        Action::Kind(good) => match s.player(seat).work.draft {
            Some(Draft::Deed { deed, at: Some(at), other, .. }) => {
                let count = countryside::site_of(s, seat, deed, at, other, good).len();
                say(Text::new("land-do-kind").text("goods", words::count(good, count.into())))
            }
            _ => say(words::good(good)),
        },
        Action::Pay(good) => {
            let pay = say(Text::new("land-do-pay").text("good", words::good(good)));
            match s.player(seat).work.draft {
                Some(Draft::Deed { deed, paid, .. }) => {
                    let more = countryside::bill(s, seat, deed, paid).with(good).only().is_none();
                    if more { pay.goes_on() } else { pay }
                }
                _ => pay,
            }
        }
        Action::End => {
            let carts = countryside::carts(s, seat);
            say(Text::new("land-do-end").num("count", carts)).fin()
        }
        Action::Discard(good) => say(Text::new("land-do-discard").text("good", words::good(good))),
        Action::Take(hex) => {
            let site = s.map.site_on(hex, s.layout()).map(|site| s.map.sites[site]);
            let good = site.map_or(Good::Wood, |site| site.good);
            let take = say(Text::new("land-do-take").text("good", words::good(good)).text("hex", words::hex(s, hex)));
            let so_far = match s.player(seat).work.draft {
                Some(Draft::Harvest { taken, .. }) => taken.count_ones(),
                _ => 0,
            };
            let goes_on = harvest::is_forced(s, seat) && so_far + 1 < super::data::FORCED_GOODS.into();
            if goes_on { take.goes_on() } else { take }
        }
        Action::Explore(hex) => say(Text::new("land-do-explore").text("hex", words::hex(s, hex))).fin(),
        Action::Pass => say(Text::new("land-do-pass")).fin(),
        Action::Grave(spot) => say(match s.realm(seat).on(spot) {
            Some(Thing::Piece(slot)) => {
                let building = s.realm(seat).pieces[usize::from(slot)].building;
                Text::new("land-do-grave-on")
                    .text("building", words::building(building))
                    .text("square", words::spot(spot))
            }
            _ => Text::new("land-do-grave").text("square", words::spot(spot)),
        }),
        Action::Pollute(hex) => {
            let choice = say(Text::new("land-do-pollute").text("hex", words::hex(s, hex)));
            if ends_the_game_for(s, seat, hex) { choice.fin() } else { choice }
        }
        _ => say(Text::new("land-do-done")).usual().fin(),
    }
}

/// Whether a marker is the last that finds a hex, and the graves for the others do not find squares.
fn ends_the_game_for(s: &State, seat: Seat, hex: Hex) -> bool {
    pollution::hexes(s, seat) == HexSet::one(hex) && s.due.saturating_sub(1) > famine::room(s, seat)
}

/// What a deed on a hex would bring.
fn on_hex(s: &State, seat: Seat, hex: Hex) -> Choice {
    let place = || words::hex(s, hex);
    let Some(Draft::Deed { deed, at, .. }) = s.player(seat).work.draft else { return Choice::new(place()) };
    let kinds = countryside::kinds(s, seat, deed, hex);
    let first = kinds.first().map_or(Good::Wood, Good::of);
    let several = kinds.len() > 1;
    match deed {
        Deed::Fishery => match at {
            None => Choice::new(Text::new("land-do-first").text("hex", place())).goes_on(),
            Some(at) => {
                let site = countryside::site_of(s, seat, deed, at.min(hex), Some(at.max(hex)), first);
                Choice::new(Text::new("land-do-second").text("hex", place()).num("count", site.len())).goes_on()
            }
        },
        Deed::Inn | Deed::City => match countryside::bill(s, seat, deed, Goods::NONE).only() {
            Some(paid) => {
                let text = Text::new("land-do-found").word("deed", deed.id()).text("hex", place());
                Choice::new(text.list("goods", words::goods(paid)))
            }
            None => Choice::new(Text::new("land-do-found-pay").word("deed", deed.id()).text("hex", place())).goes_on(),
        },
        Deed::Cleanse => {
            let count = countryside::cleansed(s, hex).len();
            Choice::new(Text::new("land-do-cleanse").text("hex", place()).num("count", count as i64))
        }
        _ => {
            let count = countryside::site_of(s, seat, deed, hex, None, first).len();
            if several {
                Choice::new(Text::new("land-do-site-open").text("hex", place()).num("count", count)).goes_on()
            } else {
                let goods = words::count(first, count.into());
                Choice::new(Text::new("land-do-site").text("hex", place()).text("goods", goods))
            }
        }
    }
}

/// The hexes that a site begun here would take, for showing them: those of the centre or of both hexes of a fishery.
pub fn would_take(s: &State, seat: Seat, action: Action) -> HexSet {
    match (action, s.player(seat).work.draft) {
        (Action::Hex(hex), Some(Draft::Deed { deed, at, .. })) => match deed {
            Deed::Inn => HexSet::one(hex),
            Deed::City => s.layout().disc(hex),
            Deed::Cleanse => countryside::cleansed(s, hex),
            Deed::Fishery if at.is_none() => HexSet::one(hex),
            _ => {
                let good = countryside::kinds(s, seat, deed, hex).first().map_or(Good::Wood, Good::of);
                let (one, other) = match at {
                    Some(at) => (at.min(hex), Some(at.max(hex))),
                    None => (hex, None),
                };
                sites::goods(s, &countryside::site_of(s, seat, deed, one, other, good))
            }
        },
        _ => HexSet::NONE,
    }
}

/// What is said of an event of R4 to R10 and of leaving; nothing for what the screen shows by itself.
pub fn tell(event: &Event) -> Option<Text> {
    let of = |key: &'static str, seat: Seat| Text::new(key).player("player", seat);
    let goods = |text: Text, goods: Goods| text.list("goods", words::goods(goods));
    Some(match event {
        Event::NoCarts(p) => of("land-log-no-carts", *p),
        Event::Begun(p, deed, at, None, good, count, paid) => {
            let begun = of(if paid.is_empty() { "land-log-begun-free" } else { "land-log-begun" }, *p);
            let begun = begun.word("deed", deed.id()).text("hex", words::place(*at));
            let begun = begun.text("site", words::count(*good, (*count).into()));
            if paid.is_empty() { begun } else { goods(begun, *paid) }
        }
        Event::Begun(p, _, at, Some(other), good, count, paid) => {
            let begun = of("land-log-fishery", *p).text("hex", words::place(*at)).text("other", words::place(*other));
            goods(begun.text("site", words::count(*good, (*count).into())), *paid)
        }
        Event::Inn(p, at, paid) => goods(of("land-log-inn", *p).text("hex", words::place(*at)), *paid),
        Event::City(p, at, paid, any) => {
            let key = if *any { "land-log-city-any" } else { "land-log-city" };
            goods(of(key, *p).text("hex", words::place(*at)), *paid)
        }
        Event::Cleansed(p, at, count) => {
            of("land-log-cleansed", *p).text("hex", words::place(*at)).num("count", *count)
        }
        Event::Ended(p) => of("land-log-ended", *p),
        Event::KeptAll(p, 0, _) => of("land-log-nothing-to-keep", *p),
        Event::KeptAll(p, _, None) => of("land-log-unlimited", *p),
        Event::KeptAll(p, stock, Some(room)) => of("land-log-room", *p).num("count", *stock).num("room", *room),
        Event::Kept(p, stock) => goods(of("land-log-kept", *p), *stock),
        Event::Discarded(p, good) => of("land-log-discarded", *p).text("good", words::good(*good)),
        Event::AllLost(p, lost) => goods(of("land-log-all-lost", *p), *lost),
        Event::Harvested(p, got, lost) => match (got.is_empty(), lost.is_empty()) {
            (false, true) => goods(of("land-log-harvested", *p), *got),
            (false, false) => goods(of("land-log-harvested-forced", *p), *got).list("lost", words::goods(*lost)),
            (true, _) => of("land-log-harvested-nothing", *p).list("lost", words::goods(*lost)),
        },
        Event::GiorgioFish(p, count) => {
            of("land-log-giorgio", *p).text("goods", words::count(Good::Fish, (*count).into()))
        }
        Event::Finished(_) => return None,
        Event::SiteEnded(p, at) => of("land-log-site-ended", *p).text("hex", words::place(*at)),
        Event::Decayed(p, at, good) => {
            of("land-log-decayed", *p).text("hex", words::place(*at)).text("good", words::good(*good))
        }
        Event::Explores(p, at) => of("land-log-explores", *p).text("hex", words::place(*at)),
        Event::Explored(p, at, good, famine) => {
            let key = if good.is_food() { "land-log-explored-food" } else { "land-log-explored" };
            let explored = of(key, *p).text("hex", words::place(*at)).text("good", words::good(*good));
            if good.is_food() { explored.num("famine", *famine) } else { explored }
        }
        Event::NotExplored(p, why) => {
            of(["land-log-not-explored", "land-log-no-explorer", "land-log-no-marker"][usize::from(*why).min(2)], *p)
        }
        Event::FamineDue(p, famine, granary, foods, count) => {
            let due = of("land-log-famine", *p).num("famine", *famine).num("foods", *foods).num("count", *count);
            due.word("granary", if *granary { "yes" } else { "no" })
        }
        Event::Grave(p, spot) => of("land-log-grave", *p).text("square", words::spot(*spot)),
        Event::FamineRose(famine) => Text::new("land-log-famine-rose").num("famine", *famine),
        Event::PollutionDue(p, cities, fountains, dump, count) => {
            let due = of("land-log-pollution", *p).num("cities", *cities).num("fountains", *fountains);
            due.num("count", *count).word("dump", if *dump { "yes" } else { "no" })
        }
        Event::Polluted(p, at) => of("land-log-polluted", *p).text("hex", words::place(*at)),
        Event::Overflow(p, count) => of("land-log-overflow", *p).num("count", *count),
        Event::Out(p, count, room) => of("land-log-out", *p).num("count", *count).num("room", *room),
        Event::Resigned(p) => of("land-log-resigned", *p),
        Event::Holds(p, saint) => of("land-log-holds", *p).text("saint", words::saint(*saint)),
        Event::TieBreak(met, counts) => {
            let one = |seat: Seat| of("land-tie-break", seat).num("count", counts[seat.index()]);
            Text::new("land-log-tie-break").list("counts", met.iter().map(one).collect())
        }
        Event::Over(winners, end) => {
            let key = match end {
                End::Condition if winners.len() > 1 => "land-log-over-shared",
                End::Condition => "land-log-over",
                End::LastLeft => "land-log-over-last",
                End::Draw => "land-log-over-draw",
            };
            Text::new(key).list("winners", winners.iter().map(Text::name).collect())
        }
        _ => return None,
    })
}
