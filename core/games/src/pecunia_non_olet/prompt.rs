//! The question to the active player, and how each legal action is offered.

use super::action::Action;
use super::data::{Customer, Kind};
use super::phases::{self, clash, fits};
use super::score;
use super::state::{Phase, PlaceId, State};
use super::words::{self, Touch};
use table::prompt::{Ask, Choice};
use table::scene::TouchId;
use table::seat::Seat;
use table::text::Text;

/// The question.
pub fn ask(s: &State) -> Ask {
    let (title, hint) = match (s.draft, s.phase) {
        (Some(draft), _) => {
            let step = if draft.first.is_some() { "ask-second" } else { "ask-target" };
            (Text::new(step).text("card", words::title(draft.kind)), Some(words::effect(s, draft.kind)))
        }
        (None, Phase::TurnOpen) => (Text::new("ask-open"), Some(Text::new("ask-open-hint"))),
        (None, Phase::MarkersOff) => {
            let due: u16 = due_now(s);
            (Text::new("ask-collect"), Some(Text::new("ask-collect-hint").num("due", due)))
        }
        (None, Phase::Seating) => seating(s),
        (None, Phase::Colosseum) => (Text::new("ask-colosseum").num("count", s.revealed.len() as i64), None),
        (None, Phase::AfterDraw) => (Text::new("ask-after-draw"), Some(Text::new("ask-after-draw-hint"))),
        (None, Phase::Dealing | Phase::Over) => (Text::new("ask-nothing"), None),
    };
    Ask { title, hint }
}

/// Whether going on wins the game, or makes a queue draw: then there is no way back. With an empty hand collecting
/// follows the markers by itself.
fn cannot_be_undone(s: &State) -> bool {
    let follows = s.phase == Phase::TurnOpen && s.own().hand.is_empty();
    let leaves = if follows { 1 } else { 0 };
    if s.phase == Phase::TurnOpen && !follows {
        return false;
    }
    let seated = s.own().seats().iter().flat_map(|p| p.lodgers());
    let due: u16 = seated.filter(|l| l.markers <= leaves).map(|l| u16::from(l.customer.pay())).sum();
    let wins = !s.house.equal_turns && s.own().money + due >= s.target();
    let draws = due > 0 && s.all().any(|p| s.player(p).queue.is_empty());
    wins || draws
}

/// What collecting brings now.
fn due_now(s: &State) -> u16 {
    let places = s.own().seats().iter().flat_map(|p| p.lodgers());
    places.filter(|l| l.markers == 0).map(|l| u16::from(l.customer.pay())).sum()
}

fn seating(s: &State) -> (Text, Option<Text>) {
    let player = s.own();
    let Some(front) = player.front() else {
        return (Text::new("ask-nobody-waits"), None);
    };
    let class = front.class().word();
    let mut places = player.place_ids();
    if places.any(|p| fits(player, p, front)) {
        let blocked = player.place_ids().find(|p| player.places[p.index()].is_empty() && clash(player, *p, front));
        return (Text::new("ask-seat").word("class", class), blocked.map(|p| blocked_by(front, p)));
    }
    if player.place_ids().any(|p| player.places[p.index()].is_empty()) {
        return (Text::new("ask-no-seat-fits"), Some(Text::new("why-front-clash").word("class", class)));
    }
    (Text::new("ask-full"), Some(Text::new("ask-full-hint")))
}

fn blocked_by(front: Customer, place: PlaceId) -> Text {
    Text::new("ask-seat-blocked").text("place", words::place(place)).word("class", front.class().word())
}

/// The things on screen that stand for an action; buttons have none.
pub fn anchors(seat: Seat, action: Action) -> Vec<TouchId> {
    let touches: &[Touch] = match action {
        Action::Advance | Action::EndTurn | Action::FinishTurn => &[],
        Action::Seat(place) | Action::Join(place) => &[Touch::Place(seat, place)],
        Action::Card(kind) => &[Touch::Hand(kind)],
        Action::Player(p) => &[Touch::Player(p)],
        Action::Lodger(p, place, upper) => &[Touch::Lodger(p, place, upper)],
        Action::Pair(p, place) => &[Touch::Place(p, place)],
        Action::Waiting(p, i) => &[Touch::Queue(p, i)],
        Action::Assign(i, p) => &[Touch::Revealed(i), Touch::Player(p)],
    };
    touches.iter().map(|touch| touch.id()).collect()
}

/// How one legal action is offered.
pub fn choice(s: &State, seat: Seat, action: Action) -> Choice {
    let choice = Choice { anchors: anchors(seat, action), ..labelled(s, action) };
    if goes_on(s, action) { choice.goes_on() } else { choice }
}

/// Whether an action is the first step of several.
fn goes_on(s: &State, action: Action) -> bool {
    match action {
        Action::Card(kind) => phases::needs_target(s, kind),
        Action::Waiting(..) => {
            let two = matches!(s.draft.map(|d| d.kind), Some(Kind::LatrineSwap | Kind::Eviction));
            two && s.draft.is_some_and(|d| d.first.is_none())
        }
        _ => false,
    }
}

fn labelled(s: &State, action: Action) -> Choice {
    match action {
        Action::Advance => {
            let open = s.phase == Phase::TurnOpen;
            let label = if open { Text::new("do-markers") } else { Text::new("do-collect").num("due", due_now(s)) };
            let choice = Choice::new(label);
            if cannot_be_undone(s) { choice.fin() } else { choice.usual() }
        }
        Action::Seat(place) => {
            let only =
                s.own().place_ids().filter(|p| s.own().front().is_some_and(|f| fits(s.own(), *p, f))).count() == 1;
            let choice = Choice::new(Text::new("do-seat").text("place", words::place(place)));
            if only { choice.usual() } else { choice }
        }
        Action::Join(place) => {
            let lady = s.own().places[place.index()].lower.map(|l| words::who(l.customer));
            let label = Text::new("do-join").text("who", lady.unwrap_or(Text::new("ask-nothing")));
            Choice::new(label.text("place", words::place(place)))
        }
        Action::EndTurn => Choice::new(Text::new("do-end")).fin(),
        Action::FinishTurn => Choice::new(Text::new("do-finish")).fin(),
        Action::Card(kind) => {
            let label = Text::new("do-card").text("card", words::title(kind)).text("short", short(kind));
            Choice::new(label)
        }
        Action::Player(p) => {
            let key = if s.draft.is_some_and(|d| d.kind.swept().is_some()) { "do-player" } else { "do-queue" };
            Choice::new(Text::new(key).player("player", p))
        }
        Action::Lodger(p, place, upper) => {
            let there = &s.player(p).places[place.index()];
            let lodger = if upper { there.upper } else { there.lower };
            let label = Text::new("do-lodger").player("player", p).text("place", words::place(place));
            let who = lodger.map_or(Text::new("seat-empty"), words::lodger);
            Choice::new(label.text("who", who))
        }
        Action::Pair(p, place) => {
            let ladies = s.player(p).places[place.index()].lodgers().map(words::lodger).collect();
            let label = Text::new("do-lodger").player("player", p).text("place", words::place(place));
            Choice::new(label.list("who", ladies))
        }
        Action::Waiting(p, i) => {
            let who =
                s.player(p).queue.get(usize::from(i)).map_or(Text::new("seat-empty"), |c| words::card(Customer(c)));
            let label = Text::new("do-waiting").player("player", p).num("place", i + 1).text("who", who);
            Choice::new(label)
        }
        Action::Assign(i, p) => {
            let who = s.revealed.get(usize::from(i)).map_or(Text::new("seat-empty"), |c| words::card(Customer(c)));
            Choice::new(Text::new("do-assign").text("who", who).player("player", p)).cycle(p.0)
        }
    }
}

/// The effect of a card in a few words.
pub fn short(kind: Kind) -> Text {
    Text::keyed(format!("card-{}-short", kind.id()))
}

/// One line for the shelf.
pub fn headline(s: &State) -> Text {
    match s.phase {
        Phase::Over => {
            let winners: Vec<Text> =
                score::ranking(s).winners().map(|p| Text::new("just-player").player("player", p)).collect();
            Text::new("headline-over").list("winners", winners)
        }
        Phase::Dealing => Text::new("headline-dealing"),
        _ => {
            let most = s.all().map(|p| s.player(p).money).max().unwrap_or(0);
            let round = s.turns / u16::from(s.seats) + 1;
            Text::new("headline")
                .num("round", round)
                .player("player", s.active)
                .num("most", most)
                .num("target", s.target())
        }
    }
}
