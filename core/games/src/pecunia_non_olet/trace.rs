//! The game in the words of the rules file's command list, for comparing with another engine.

use super::PecuniaNonOlet;
use super::action::Action;
use super::data::{Customer, KINDS, Kind};
use super::score;
use super::state::{Pending, Phase, Place, PlaceId, State};
use serde_json::{Map, Value, json};
use table::chance::Outcome;
use table::seat::Seat;
use table::trace::Traced;

impl Traced for PecuniaNonOlet {
    fn command(before: &State, seat: Seat, actions: &[Action]) -> Value {
        match actions {
            [Action::Advance] => json!({"command": "Advance"}),
            [Action::Seat(place)] => json!({"command": "Seat", "seat": place.id()}),
            [Action::Join(place)] => json!({"command": "JoinLady", "seat": place.id()}),
            [Action::EndTurn] => json!({"command": "EndTurn"}),
            [Action::FinishTurn] => json!({"command": "FinishTurn"}),
            [Action::Assign(i, p)] => json!({"command": "Assign", "i": i, "p": p.0}),
            [Action::Card(kind), targets @ ..] => {
                let target = target(before, seat, targets);
                json!({"command": "PlayAction", "card": kind.id(), "target": target})
            }
            other => json!({"command": "?", "actions": other}),
        }
    }

    fn fate_words(before: &State, outcome: &Outcome) -> Value {
        let customers = || outcome.iter().map(|c| Customer(c).id()).collect::<Vec<_>>();
        let cards = || outcome.iter().map(|k| Kind::of(k).id()).collect::<Vec<_>>();
        match before.pending {
            Pending::No => Value::Null,
            Pending::DealCustomers(p) => json!({"chance": "deal_customers", "p": p.0, "cards": customers()}),
            Pending::DealCards(p) => json!({"chance": "deal_actions", "p": p.0, "cards": cards()}),
            Pending::Start => json!({"chance": "start_player", "p": outcome.one()}),
            Pending::Refill(p) => json!({"chance": "refill", "p": p.0, "cards": customers()}),
            Pending::Reveal => json!({"chance": "reveal", "cards": customers()}),
            Pending::Guest(p) => json!({"chance": "guest", "p": p.0, "cards": customers()}),
            Pending::Draw => json!({"chance": "draw_action", "p": before.active.0, "cards": cards()}),
        }
    }

    fn rounds(s: &State) -> u32 {
        u32::from(s.turns / u16::from(s.seats)) + 1
    }

    fn state_words(s: &State) -> Value {
        let phase = match s.phase {
            Phase::Dealing => "Dealing",
            Phase::TurnOpen => "TurnOpen",
            Phase::MarkersOff => "MarkersOff",
            Phase::Seating => "Seating",
            Phase::Colosseum => "Colosseum",
            Phase::AfterDraw => "AfterDraw",
            Phase::Over => "GameOver",
        };
        let over = s.phase == Phase::Over;
        let ids = |row: &[u8]| row.iter().map(|c| Customer(*c).id()).collect::<Vec<_>>();
        let players = || s.players[..usize::from(s.seats)].iter();
        let ranking = score::ranking(s);
        json!({
            "state": phase,
            "active": s.active.0,
            "turns": s.turns,
            "start": s.start.0,
            "target": s.target(),
            "money": players().map(|p| p.money).collect::<Vec<_>>(),
            "seats": players().map(|p| p.place_ids().map(|id| (id.id().to_owned(), sitting(&p.places[id.index()]))).collect::<Map<_, _>>()).collect::<Vec<_>>(),
            "queues": players().map(|p| ids(p.queue.as_slice())).collect::<Vec<_>>(),
            "hands": players().map(|p| cards(&p.hand.kinds)).collect::<Vec<_>>(),
            "customer_draw": sorted(s.pile.iter().map(Customer::id).collect()),
            "customer_discard": ids(s.gone.as_slice()),
            "action_draw": cards(&s.deck.kinds),
            "action_discard": s.played.iter().map(|k| Kind::of(k).id()).collect::<Vec<_>>(),
            "resolving": s.resolving.map(|_| Kind::ColosseumBreak.id()),
            "revealed": ids(s.revealed.as_slice()),
            "ranking": over.then(|| s.all().map(|p| ranking.of(p)).collect::<Vec<_>>()),
            "winners": over.then(|| ranking.winners().map(|p| p.0).collect::<Vec<_>>()),
        })
    }
}

fn target(before: &State, active: Seat, targets: &[Action]) -> Value {
    let customer = |p: Seat, place: PlaceId, upper: bool| {
        let there = &before.player(p).places[place.index()];
        let lodger = if upper { there.upper } else { there.lower };
        lodger.map(|l| l.customer.id())
    };
    match targets {
        [Action::Player(p)] => json!({"p": p.0}),
        [Action::Lodger(p, place, upper)] if *p == active => {
            json!({"s": place.id(), "c": customer(*p, *place, *upper)})
        }
        [Action::Lodger(p, place, upper)] => json!({"p": p.0, "s": place.id(), "c": customer(*p, *place, *upper)}),
        [Action::Pair(p, place)] => json!({"p": p.0, "s": place.id()}),
        [Action::Waiting(p, i)] => json!({"p": p.0, "i": i}),
        [Action::Waiting(p, i), Action::Player(q)] => json!({"p": p.0, "i": i, "q": q.0}),
        // The pair is unordered; its canonical form has the lower seat first.
        [Action::Waiting(p, i), Action::Waiting(q, j)] if p < q => json!({"p": p.0, "i": i, "q": q.0, "j": j}),
        [Action::Waiting(p, i), Action::Waiting(q, j)] => json!({"p": q.0, "i": j, "q": p.0, "j": i}),
        _ => json!({}),
    }
}

fn sitting(place: &Place) -> Value {
    place.lodgers().map(|l| json!([l.customer.id(), l.markers])).collect()
}

fn cards(kinds: &[u8; KINDS]) -> Value {
    let held = Kind::ALL.into_iter().filter(|k| kinds[*k as usize] > 0);
    Value::Object(held.map(|k| (k.id().to_owned(), Value::from(kinds[k as usize]))).collect())
}

fn sorted(mut ids: Vec<String>) -> Vec<String> {
    ids.sort();
    ids
}
