//! The line in the log for each event.

use super::data::{Customer, KINDS, Kind};
use super::event::{Event, Target};
use super::words;
use table::text::Text;

/// What is said of an event; nothing for a step of a draft, nor for what the next line says.
pub fn tell(event: &Event) -> Option<Text> {
    Some(match *event {
        Event::Draft | Event::Closes => return None,
        Event::Dealt(p, row) => {
            let mut who = row.iter().map(|c| words::who(Customer(c)));
            let (left, right) = (who.next()?, who.next()?);
            Text::new("log-dealt")
                .player("player", p)
                .text("left", left)
                .text("right", right)
                .list("queue", who.collect())
        }
        Event::Drew(p, kinds) => Text::new("log-drew-own").player("player", p).list("cards", titles(&kinds)),
        Event::DrewHidden(p, n) => Text::new("log-drew").player("player", p).num("count", n),
        Event::Starts(p) => Text::new("log-starts").player("player", p),
        Event::MarkersOff(p, n) => Text::new("log-markers").player("player", p).num("count", n),
        Event::Paid(p, c) => Text::new("log-paid").player("player", p).text("who", words::who(c)).num("pay", c.pay()),
        Event::NobodyPaid(p) => Text::new("log-nobody-paid").player("player", p),
        Event::VillaGone(p) => Text::new("log-villa-gone").player("player", p),
        Event::Seated(p, c, place) => {
            Text::new("log-seated").player("player", p).text("who", words::who(c)).text("place", words::place(place))
        }
        Event::Joined(p, c, place) => {
            Text::new("log-joined").player("player", p).text("who", words::who(c)).text("place", words::place(place))
        }
        Event::Played(p, kind, target) => played(target).player("player", p).text("card", words::title(kind)),
        Event::Swept(p, kind, n) => {
            let class = kind.swept()?.word();
            Text::new("log-swept").player("player", p).word("class", class).num("count", n)
        }
        Event::Taxed(p, n) => Text::new("log-taxed").player("player", p).num("count", n),
        Event::Refilled(p, row) => {
            Text::new("log-refilled").player("player", p).list("queue", customers(row.as_slice()))
        }
        Event::PileRenewed => Text::new("log-pile-renewed"),
        Event::DeckRenewed => Text::new("log-deck-renewed"),
        Event::Revealed(row) => Text::new("log-revealed").list("queue", customers(row.as_slice())),
        Event::Assigned(p, c, to) => {
            Text::new("log-assigned").player("player", p).text("who", words::who(c)).player("to", to)
        }
        Event::Guest(p, c) => Text::new("log-guest").player("player", p).text("who", words::who(c)),
        Event::NoCard(p) => Text::new("log-no-card").player("player", p),
        Event::LastRound(p) => Text::new("log-last-round").player("player", p),
        Event::Turn(p) => Text::new("log-turn").player("player", p),
        Event::Won(p) => Text::new("log-won").player("player", p),
        Event::Ended => Text::new("log-ended"),
    })
}

fn played(target: Target) -> Text {
    match target {
        Target::None => Text::new("log-played"),
        Target::Player(to) => Text::new("log-played-player").player("to", to),
        Target::Lodger(to, place, c) => {
            Text::new("log-played-seat").player("to", to).text("place", words::place(place)).text("who", words::who(c))
        }
        Target::Pair(to, place) => Text::new("log-played-pair").player("to", to).text("place", words::place(place)),
        Target::Waiting(to, c) => Text::new("log-played-waiting").player("to", to).text("who", words::who(c)),
        Target::Moved(from, c, to) => {
            Text::new("log-played-moved").player("from", from).player("to", to).text("who", words::who(c))
        }
        Target::Swapped(a, c, b, d) => {
            let one = Text::new("log-played-swapped").player("from", a).text("who", words::who(c));
            one.player("to", b).text("other", words::who(d))
        }
    }
}

fn customers(row: &[u8]) -> Vec<Text> {
    row.iter().map(|c| words::who(Customer(*c))).collect()
}

fn titles(kinds: &[u8; KINDS]) -> Vec<Text> {
    Kind::ALL.iter().flat_map(|k| (0..kinds[*k as usize]).map(|_| words::title(*k))).collect()
}
