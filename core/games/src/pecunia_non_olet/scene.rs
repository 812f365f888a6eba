//! Everything there is to see: the players in brief, each latrine with its queue, the hand, the piles.

use super::action::Action;
use super::data::{Customer, Kind};
use super::phases;
use super::score;
use super::state::{Phase, PlaceId, State};
use super::words::{self, Touch};
use table::canvas::Canvas;
use table::game::Turn;
use table::scene::{Item, Look, Size, SurfaceKind, TouchId};
use table::seat::{Seat, Viewer};
use table::text::Text;

/// Draws what the viewer knows.
pub fn scene(s: &State, viewer: Viewer, canvas: &mut Canvas) {
    let marks = Marks::of(s, viewer);
    players(s, &marks, canvas);
    let first = match viewer {
        Viewer::Seat(seat) => seat,
        _ => s.active,
    };
    for seat in first.clockwise(s.seats) {
        latrine(s, seat, seat == first, &marks, canvas);
    }
    if !s.revealed.is_empty() {
        colosseum(s, &marks, canvas);
    }
    if let Viewer::Seat(seat) = viewer {
        hand(s, seat, &marks, canvas);
    }
    if viewer == Viewer::After {
        s.all().for_each(|seat| hand(s, seat, &marks, canvas));
    }
    status(s, &marks, canvas);
}

/// How things stand in the question that this viewer may answer.
struct Marks {
    options: Vec<TouchId>,
    chosen: Vec<TouchId>,
    asked: Option<Seat>,
}

impl Marks {
    fn of(s: &State, viewer: Viewer) -> Marks {
        let mine = viewer == Viewer::Seat(s.active);
        let open = phases::turn(s) == Turn::open(s.active);
        let mut marks = Marks { options: Vec::new(), chosen: Vec::new(), asked: None };
        if !mine && !open {
            return marks;
        }
        let mut actions: Vec<Action> = Vec::new();
        phases::actions(s, s.active, &mut actions);
        if !actions.is_empty() {
            marks.asked = Some(s.active);
        }
        marks.options = actions.iter().flat_map(|a| super::prompt::choice(s, s.active, *a).anchors).collect();
        if let Some(draft) = s.draft {
            marks.chosen.push(Touch::Hand(draft.kind).id());
            marks.chosen.extend(draft.first.map(|(p, i)| Touch::Queue(p, i).id()));
        }
        marks
    }

    fn look(&self, touch: TouchId, blocked: bool) -> Look {
        if self.chosen.contains(&touch) {
            Look::Chosen
        } else if self.options.contains(&touch) {
            Look::Option
        } else if blocked {
            Look::Blocked
        } else {
            Look::Plain
        }
    }
}

fn item(marks: &Marks, id: u32, touch: Touch, blocked: bool, spoken: Text) -> Item {
    let touch = touch.id();
    Item::new(id).touch(touch).look(marks.look(touch, blocked)).spoken(spoken)
}

fn players(s: &State, marks: &Marks, canvas: &mut Canvas) {
    canvas.surface(0, SurfaceKind::Players, None, Text::new("surface-players"), Size::default());
    for seat in s.all() {
        let player = s.player(seat);
        let key = if seat == s.active && s.phase != Phase::Over { "player-active" } else { "player" };
        let spoken = Text::new(key)
            .player("player", seat)
            .num("money", player.money)
            .num("target", s.target())
            .num("cards", player.hand.len());
        canvas.put(item(marks, u32::from(seat.0), Touch::Player(seat), false, spoken));
    }
}

fn latrine(s: &State, seat: Seat, first: bool, marks: &Marks, canvas: &mut Canvas) {
    let kind = if first { SurfaceKind::Board } else { SurfaceKind::Mat };
    let title = Text::new("surface-latrine").player("player", seat);
    canvas.surface(10 + u16::from(seat.0), kind, Some(seat), title, Size::default());
    let player = s.player(seat);
    let front = player.front();
    for place in player.place_ids() {
        let there = &player.places[place.index()];
        let asked = marks.asked == Some(seat) && s.phase == Phase::Seating && s.draft.is_none();
        let spoken = if there.is_empty() {
            Text::new("place-empty").text("place", words::place(place))
        } else {
            let who = there.lodgers().map(words::lodger).collect();
            Text::new("place-taken").text("place", words::place(place)).list("who", who)
        };
        let blocked = asked && there.is_empty() && front.is_some_and(|f| phases::clash(player, place, f));
        canvas.put(item(marks, 100 + u32::from(place.0), Touch::Place(seat, place), blocked, spoken));
        for (upper, lodger) in [(false, there.lower), (true, there.upper)] {
            if let Some(lodger) = lodger {
                canvas.put(sitting(marks, seat, place, upper, lodger.customer));
            }
        }
    }
    for (i, customer) in player.queue.iter().enumerate() {
        let key = if i == 0 { "queue-front" } else { "queue-place" };
        let spoken = Text::new(key).num("place", i as i64 + 1).text("who", words::card(Customer(customer)));
        canvas.put(item(marks, 200 + u32::from(customer), Touch::Queue(seat, i as u8), false, spoken));
    }
    if let [one, two, three, four, _] = score::due(player)
        && one + two + three + four > 0
    {
        let spoken = Text::new("due").num("one", one).num("two", two).num("three", three).num("four", four);
        canvas.put(Item::new(190).spoken(spoken));
    }
}

/// The piece of a seated customer; its words stand on the seat.
fn sitting(marks: &Marks, seat: Seat, place: PlaceId, upper: bool, customer: Customer) -> Item {
    let touch = Touch::Lodger(seat, place, upper).id();
    Item::new(300 + u32::from(customer.0)).touch(touch).look(marks.look(touch, false))
}

fn colosseum(s: &State, marks: &Marks, canvas: &mut Canvas) {
    canvas.surface(2, SurfaceKind::Market, None, Text::new("surface-colosseum"), Size::default());
    for (i, customer) in s.revealed.iter().enumerate() {
        canvas.put(item(marks, u32::from(customer), Touch::Revealed(i as u8), false, words::card(Customer(customer))));
    }
}

fn hand(s: &State, seat: Seat, marks: &Marks, canvas: &mut Canvas) {
    let title = Text::new("surface-hand").player("player", seat);
    canvas.surface(20 + u16::from(seat.0), SurfaceKind::Hand, Some(seat), title, Size::default());
    let hand = &s.player(seat).hand;
    let asked = marks.asked == Some(seat) && s.draft.is_none() && s.phase != Phase::Colosseum;
    for kind in Kind::ALL {
        let copies = hand.of(kind);
        if copies > 0 {
            let blocked = asked && phases::card_targets(s, kind) == 0;
            let spoken = Text::new("hand-card").text("card", words::title(kind)).num("copies", copies);
            let spoken = spoken.text("short", super::prompt::short(kind)).word("kind", kind.id()).num("seat", seat.0);
            canvas.put(item(marks, kind as u32, Touch::Hand(kind), blocked, spoken));
        }
    }
    if hand.is_empty() {
        canvas.put(Item::new(99).spoken(Text::new("hand-empty")));
    }
}

fn status(s: &State, marks: &Marks, canvas: &mut Canvas) {
    canvas.surface(1, SurfaceKind::Status, None, Text::new("surface-status"), Size::default());
    let pile = Text::new("status-pile").num("count", s.pile.len());
    canvas.put(item(marks, 0, Touch::Pile, false, pile));
    let gone = match s.gone.last() {
        Some(top) => Text::new("status-gone").num("count", s.gone.len() as i64).text("who", words::card(Customer(top))),
        None => Text::new("status-gone-empty"),
    };
    canvas.put(item(marks, 1, Touch::Gone, false, gone));
    canvas.put(item(marks, 2, Touch::Deck, false, Text::new("status-deck").num("count", s.deck.len())));
    let played = match s.played.last() {
        Some(top) => {
            Text::new("status-played").num("count", s.played.len() as i64).text("card", words::title(Kind::of(top)))
        }
        None => Text::new("status-played-empty"),
    };
    canvas.put(item(marks, 3, Touch::Played, false, played));
}
