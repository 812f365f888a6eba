//! What a thing on screen is, what it will bring, and why it cannot be chosen now.

use super::data::{Class, Customer, Kind};
use super::phases;
use super::score;
use super::state::{Lodger, Phase, PlaceId, State};
use super::words::{self, Touch};
use table::game::Turn;
use table::prompt::{Reason, Reckoning, ReckoningRow, Sheet};
use table::scene::TouchId;
use table::seat::{Seat, Viewer};
use table::text::Text;

/// The sheet of a touch id; none for what does not exist.
pub fn about(s: &State, viewer: Viewer, touch: TouchId) -> Option<Sheet> {
    let touch = Touch::of(touch, s)?;
    let open = phases::turn(s) == Turn::open(s.active);
    let asked = s.phase == Phase::Seating && s.draft.is_none() && (open || viewer == Viewer::Seat(s.active));
    Some(match touch {
        Touch::Place(seat, place) => at_place(s, seat, place, asked && seat == s.active),
        Touch::Lodger(seat, place, upper) => {
            let there = &s.player(seat).places[place.index()];
            let lodger = if upper { there.upper } else { there.lower }?;
            sheet(words::who(lodger.customer), sits(lodger), &class_rulings(lodger.customer.class(), &[2, 3]))
        }
        Touch::Queue(seat, i) => waits(s, seat, i, asked && seat == s.active)?,
        Touch::Hand(kind) => in_hand(s, viewer, kind),
        Touch::Player(seat) => player(s, seat),
        Touch::Revealed(i) => {
            let customer = Customer(s.revealed.get(usize::from(i))?);
            sheet(words::who(customer), printed(customer), &class_rulings(customer.class(), &[40, 41]))
        }
        Touch::Pile => {
            let count = Text::new("about-pile").num("count", s.pile.len());
            let classes = Class::ALL.map(|class| {
                let n = s.pile.iter().filter(|c| c.class() == class).count();
                Text::new("about-pile-class").word("class", class.word()).num("count", n as i64)
            });
            let lines = std::iter::once(count).chain(classes).collect();
            sheet(Text::new("about-pile-title"), lines, &[19, 34])
        }
        Touch::Gone => {
            let lines = s.gone.iter().rev().map(|c| words::card(Customer(c))).collect();
            sheet(Text::new("about-gone-title").num("count", s.gone.len() as i64), lines, &[30, 31])
        }
        Touch::Deck => {
            let lines = vec![Text::new("about-deck").num("count", s.deck.len()), Text::new("reconstructed-copies")];
            sheet(Text::new("about-deck-title"), lines, &[34, 48])
        }
        Touch::Played => {
            let lines = s.played.iter().rev().map(|kind| words::title(Kind::of(kind))).collect();
            sheet(Text::new("about-played-title").num("count", s.played.len() as i64), lines, &[33, 34])
        }
    })
}

fn sheet(title: Text, lines: Vec<Text>, rulings: &[u16]) -> Sheet {
    Sheet { title, lines, blocked: None, rulings: rulings.to_vec(), joined: Vec::new() }
}

fn class_rulings(class: Class, more: &[u16]) -> Vec<u16> {
    let of_class: &[u16] = match class {
        Class::Senator | Class::Slave => &[7, 8, 9],
        Class::Citizen => &[18],
        Class::Lady => &[14, 15, 16, 17, 18],
    };
    [of_class, more].concat()
}

fn reason(why: Text, ruling: u16) -> Reason {
    Reason { why, ruling: Some(ruling) }
}

/// What is printed on a card; time and pay are reconstructed.
fn printed(customer: Customer) -> Vec<Text> {
    let time = Text::new("about-time").num("time", customer.time());
    vec![time, Text::new("about-pay").num("pay", customer.pay()), class_line(customer.class())]
}

fn class_line(class: Class) -> Text {
    Text::new("about-class").word("class", class.word())
}

fn sits(lodger: Lodger) -> Vec<Text> {
    let mut lines = vec![Text::new("about-sits").num("markers", lodger.markers).num("pay", lodger.customer.pay())];
    lines.push(class_line(lodger.customer.class()));
    lines
}

fn at_place(s: &State, seat: Seat, place: PlaceId, asked: bool) -> Sheet {
    let player = s.player(seat);
    let there = &player.places[place.index()];
    let mut lines: Vec<Text> =
        there.lodgers().map(|l| Text::new("about-lodger").text("who", words::lodger(l))).collect();
    if there.is_empty() {
        lines.push(Text::new("about-empty"));
    }
    let villa = place.0 >= 3;
    lines.push(Text::new(if villa { "about-villa" } else { "about-neighbours" }));
    let mut sheet = sheet(words::place(place), lines, if villa { &[9, 32, 33] } else { &[7, 8] });
    if let Some(front) = player.front().filter(|_| asked) {
        sheet.blocked = why_not_here(s, place, front);
    }
    sheet
}

/// Why the front customer cannot sit here.
fn why_not_here(s: &State, place: PlaceId, front: Customer) -> Option<Reason> {
    let player = s.own();
    let there = &player.places[place.index()];
    if phases::fits(player, place, front) || phases::joinable(player, place, front) {
        return None;
    }
    let class = front.class().word();
    Some(match there.class() {
        None => reason(Text::new("why-clash").word("class", class), 7),
        Some(Class::Lady) if there.upper.is_some() => reason(Text::new("why-two-ladies"), 14),
        Some(Class::Lady) => reason(Text::new("why-not-a-lady").word("class", class), 14),
        Some(_) => reason(Text::new("why-taken"), 5),
    })
}

fn waits(s: &State, seat: Seat, i: u8, asked: bool) -> Option<Sheet> {
    let customer = Customer(s.player(seat).queue.get(usize::from(i))?);
    let mut sheet = sheet(words::who(customer), printed(customer), &class_rulings(customer.class(), &[5, 6]));
    if asked && i > 0 {
        sheet.blocked = Some(reason(Text::new("why-not-first"), 6));
    }
    Some(sheet)
}

fn in_hand(s: &State, viewer: Viewer, kind: Kind) -> Sheet {
    let lines = vec![words::effect(s, kind), Text::new("reconstructed-copies")];
    let mut sheet = sheet(words::title(kind), lines, card_rulings(kind));
    let held = viewer == Viewer::Seat(s.active) && s.own().hand.of(kind) > 0;
    if held && s.draft.is_none() && phases::card_targets(s, kind) == 0 {
        sheet.blocked = Some(reason(Text::keyed(format!("why-{}", kind.id())), card_rulings(kind)[0]));
    } else if held && s.phase == Phase::Colosseum {
        sheet.blocked = Some(reason(Text::new("why-colosseum"), 40));
    }
    sheet
}

/// The rulings that concern a card; the first says when it cannot be played.
fn card_rulings(kind: Kind) -> &'static [u16] {
    match kind {
        Kind::CitizensAssembly | Kind::WomensForum | Kind::SenateMeeting | Kind::SlaveMarket => &[13, 20, 21, 31],
        Kind::FishPoisoning => &[13, 25],
        Kind::GreatHaste => &[24, 3],
        Kind::LatrineGossip => &[26],
        Kind::LatrineSwap => &[27, 13],
        Kind::ColosseumBreak => &[41, 40, 47],
        Kind::Eviction => &[28],
        Kind::SpecialTaxSlaves | Kind::SpecialTaxCitizens | Kind::SpecialTaxSenators => &[13, 21, 22, 23, 38],
        Kind::RegularGuest => &[30],
        Kind::VillaDixius => &[32, 33, 9],
        Kind::QueueJumper => &[29, 13],
    }
}

fn player(s: &State, seat: Seat) -> Sheet {
    let player = s.player(seat);
    let money = Text::new("about-money").num("money", player.money).num("target", s.target());
    let cards = Text::new("about-cards").num("cards", player.hand.len());
    let mut lines = vec![money, cards];
    for id in player.place_ids() {
        let place = &player.places[id.index()];
        let line =
            Text::new(if place.is_empty() { "place-empty" } else { "place-taken" }).text("place", words::place(id));
        lines.push(if place.is_empty() {
            line
        } else {
            line.list("who", place.lodgers().map(words::lodger).collect())
        });
    }
    for (i, customer) in player.queue.iter().enumerate() {
        let key = if i == 0 { "queue-front" } else { "queue-place" };
        lines.push(Text::new(key).num("place", i as i64 + 1).text("who", words::card(Customer(customer))));
    }
    let due = score::due(player);
    for (turn, sum) in due.iter().enumerate().filter(|(_, sum)| **sum > 0) {
        lines.push(Text::new("about-due").num("turns", turn as i64 + 1).num("pay", *sum));
    }
    sheet(Text::new("just-player").player("player", seat), lines, &[3, 38])
}

/// The scores: money, and what is still due from those who sit.
pub fn reckoning(s: &State) -> Reckoning {
    let column = |f: &dyn Fn(Seat) -> i32| s.all().map(f).collect::<Vec<_>>();
    let over = s.phase == Phase::Over;
    let mut rows = Vec::new();
    if !over {
        let due = column(&|p| i32::from(score::still_due(s.player(p))));
        rows.push(ReckoningRow::new(Text::new("score-due"), due));
    }
    rows.push(ReckoningRow::new(Text::new("score-money"), column(&|p| i32::from(s.player(p).money))));
    let places = over.then(|| s.all().map(|p| score::ranking(s).of(p)).collect());
    Reckoning { title: Text::new("score-title").num("target", s.target()), seats: s.all().collect(), rows, places }
}
