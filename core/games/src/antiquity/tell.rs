//! The line in the log for each event of the set-up and of R1 to R3; what comes after is in `land`.

use super::data::{Goods, Saint};
use super::event::{Changes, Event, What};
use super::land;
use super::words;
use table::seat::Seat;
use table::text::Text;

/// What is said of an event; nothing for a step of a draft, nor for what the screen shows by itself.
pub fn tell(event: &Event) -> Option<Text> {
    let of = |key: &'static str, seat: Seat| Text::new(key).player("player", seat);
    let paid = |text: Text, goods: Goods| text.list("goods", words::goods(goods));
    Some(match event {
        Event::Draft(_) | Event::Did(..) | Event::Laid(..) | Event::Drawing(..) => return None,
        Event::Drawn(order) => {
            Text::new("log-drawn").list("players", order.iter().map(|seat| Text::name(Seat(seat))).collect())
        }
        Event::Founded(p, at, water, markers) => {
            of("log-founded", *p).text("hex", words::place(*at)).num("water", *water).num("markers", *markers)
        }
        Event::Round(round) => Text::new("log-round").num("round", *round),
        Event::House(p, number, spot, _, true) => {
            of("log-house-free", *p).text("house", words::house(*number)).text("square", words::spot(*spot))
        }
        Event::House(p, number, spot, goods, false) => {
            let key = if goods.is_empty() { "log-house" } else { "log-house-paid" };
            let text = of(key, *p).text("house", words::house(*number)).text("square", words::spot(*spot));
            if goods.is_empty() { text } else { paid(text, *goods) }
        }
        Event::Built(p, building, spot, goods, philosophy) => {
            let text = of(if *philosophy { "log-built-any" } else { "log-built" }, *p);
            paid(text.text("building", words::building(*building)).text("square", words::spot(*spot)), *goods)
        }
        Event::Patron(p, saint) => of("log-patron", *p).text("saint", words::saint(*saint)),
        Event::Manned(p, building) => of("log-manned", *p).text("building", words::building(*building)),
        Event::Unmanned(p, building) => of("log-unmanned", *p).text("building", words::building(*building)),
        Event::Healed(p, spot) => of("log-healed", *p).text("square", words::spot(*spot)),
        Event::Razed(p) => of("log-razed", *p),
        Event::Banked(p, given, Some(good)) => paid(of("log-banked", *p), *given).text("good", words::good(*good)),
        Event::Banked(p, given, None) => paid(of("log-banked-nothing", *p), *given),
        Event::Offered(from, to, _, give, get, market) => {
            let text = of("log-offered", *from).player("other", *to).list("give", words::goods(*give));
            text.list("get", words::goods(*get)).word("market", if *market { "yes" } else { "no" })
        }
        Event::Rejected(from, to, _) => of("log-rejected", *to).player("other", *from),
        Event::Withdrawn(from, to, _) => of("log-withdrawn", *from).player("other", *to),
        Event::Lapsed(from, to, _) => of("log-lapsed", *from).player("other", *to),
        Event::Traded(from, to, give, get) => {
            let text = of("log-traded", *from).player("other", *to).list("give", words::goods(*give));
            text.list("get", words::goods(*get))
        }
        Event::Lifted(p, what) => of("log-lifted", *p).text("what", words::what(*what)),
        Event::Placed(p, what, spot) => {
            of("log-placed", *p).text("what", words::what(*what)).text("square", words::spot(*spot))
        }
        Event::Carried(p, from, to) => {
            of("log-carried", *p).text("from", words::spot(*from)).text("to", words::spot(*to))
        }
        Event::Committed(p) => of("log-committed", *p),
        Event::Shown(p, changes) => shown(*p, changes)?,
        Event::Fountains(count, famine) => Text::new("log-fountains").num("count", *count).num("famine", *famine),
        Event::Order(order, keys) => {
            let one =
                |seat: u8| Text::new("log-order-one").player("player", Seat(seat)).num("men", keys[usize::from(seat)]);
            Text::new("log-order").list("players", order.iter().map(one).collect())
        }
        other => return land::tell(other),
    })
}

/// What a player did in R2, in one line.
fn shown(seat: Seat, changes: &Changes) -> Option<Text> {
    let Changes { houses, built, razed, saint, manned, healed, moved, spent, got, exactly: _ } = changes;
    let mut parts = Vec::new();
    let mut part = |key: &'static str, list: Vec<Text>| {
        if !list.is_empty() {
            parts.push(Text::new(key).list("list", list));
        }
    };
    if *razed {
        part("shown-razed", vec![Text::new("building").word("building", "cathedral")]);
    }
    let whats = houses.iter().map(|n| What::House(*n)).chain(built.iter().map(|b| What::Building(*b)));
    part("shown-built", whats.map(words::what).collect());
    part("shown-saint", saint.iter().map(|saint: &Saint| words::saint(*saint)).collect());
    part("shown-manned", manned.iter().map(|building| words::building(*building)).collect());
    part("shown-moved", moved.iter().map(|what| words::what(*what)).collect());
    if *healed > 0 {
        part("shown-healed", vec![Text::number(*healed)]);
    }
    if !spent.is_empty() {
        part("shown-spent", words::goods(*spent));
    }
    if !got.is_empty() {
        part("shown-got", words::goods(*got));
    }
    (!parts.is_empty()).then(|| Text::new("log-shown").player("player", seat).list("parts", parts))
}
