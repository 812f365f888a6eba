//! The printed numbers: the tables equal `figures.json` exactly, and keep every sourced fact of the rules' section 2.2.

use crate::pecunia_non_olet::data::{
    COLOSSEUM, COPIES, CUSTOMERS, FISH_ADDS, HASTE_REMOVES, LAST_TURN, MAX_VILLAS, QUEUE, START_HAND, TARGETS,
};
use crate::pecunia_non_olet::{Class, Customer, Kind, PecuniaNonOlet, PlaceId};
use serde_json::{Map, Value, json};
use table::game::Game;
use table::meta::{Stage, Values};

fn figures() -> Value {
    serde_json::from_str(include_str!("../figures.json")).expect("figures that can be read")
}

fn of(class: Class) -> Vec<Customer> {
    Customer::all().filter(|c| c.class() == class).collect()
}

#[test]
fn customers_equal_the_figures() {
    let rows = |c: Customer| json!([c.id(), c.class().word(), c.time(), c.pay()]);
    assert_eq!(figures()["customers"], Customer::all().map(rows).collect::<Value>());
    let counts: Map<String, Value> = Class::ALL.iter().map(|c| (c.word().to_owned(), of(*c).len().into())).collect();
    assert_eq!(figures()["class_counts"], Value::Object(counts));
    for c in Customer::all() {
        assert_eq!(Customer::from_id(&c.id()), Some(c));
    }
    assert_eq!(Customer::from_id("SE16"), None);
}

#[test]
fn action_cards_equal_the_figures() {
    assert_eq!(figures()["action_kinds"], Kind::ALL.iter().map(|k| k.id()).collect::<Value>());
    let counts: Map<String, Value> =
        Kind::ALL.iter().map(|k| (k.id().to_owned(), COPIES[*k as usize].into())).collect();
    assert_eq!(figures()["action_counts"], Value::Object(counts));
    assert_eq!(COPIES.iter().map(|n| usize::from(*n)).sum::<usize>(), 40);
    for (n, kind) in (0..).zip(Kind::ALL) {
        assert_eq!((kind as u8, Kind::of(n)), (n, kind));
        assert_eq!(serde_json::to_value(kind).expect("a word"), kind.id());
    }
    assert_eq!(figures()["max_villas"], MAX_VILLAS);
    assert_eq!(usize::from(COPIES[Kind::VillaDixius as usize]), MAX_VILLAS);
}

#[test]
fn the_other_numbers_equal_the_figures() {
    let figures = figures();
    let targets: Map<String, Value> = TARGETS.iter().zip(2..).map(|(t, n)| (n.to_string(), (*t).into())).collect();
    assert_eq!(figures["targets"], Value::Object(targets));
    let setup = json!({
        "start_seat_cards": 2, "start_seats": ["L", "R"], "start_queue": QUEUE, "queue_refill": QUEUE,
        "start_hand": START_HAND, "hand_limit": null, "start_money": 0, "actions_drawn_per_turn": 1,
    });
    assert_eq!(figures["setup"], setup);
    let constants = json!({
        "fish_poisoning_add": FISH_ADDS, "great_haste_remove": HASTE_REMOVES, "colosseum_reveal": COLOSSEUM,
        "tax_per_customer": 1,
    });
    assert_eq!(figures["constants"], constants);
    let beside = |n: u8| {
        let ids: Vec<&str> = PlaceId(n).neighbours().iter().map(|p| PlaceId(*p as u8).id()).collect();
        (PlaceId(n).id().to_owned(), json!(ids))
    };
    assert_eq!(figures["adjacent"], Value::Object((0..3).map(beside).collect()));
    assert!((3..6).all(|n| PlaceId(n).neighbours().is_empty()));
    assert_eq!(LAST_TURN, 500);
}

#[test]
fn options_equal_the_figures() {
    let meta = PecuniaNonOlet::META;
    let words = |o: &table::meta::OptionSpec| match o.values {
        Values::Words(words) => Some(json!({"id": o.id, "values": words, "default": words[usize::from(o.default)]})),
        Values::Seat => None,
    };
    let figures = figures();
    assert_eq!(figures["options"], meta.options.iter().filter_map(words).collect::<Value>());
    let seats: Vec<_> = meta.options.iter().filter(|o| o.values == Values::Seat).collect();
    assert_eq!(seats.len(), 1);
    assert_eq!((seats[0].id, seats[0].only_if), ("start_seat", Some(("start_player", "chosen"))));
    let set = |p: &table::meta::Preset| p.set.iter().map(|(o, v)| (o.to_string(), json!(v))).collect::<Map<_, _>>();
    let presets: Map<String, Value> = meta.presets.iter().map(|p| (p.id.to_owned(), Value::Object(set(p)))).collect();
    assert_eq!(figures["presets"], Value::Object(presets));
    assert_eq!(figures["first_preset"], meta.presets[0].id);
    assert_eq!((meta.id, meta.min_seats, meta.max_seats, meta.stage), ("pecunia_non_olet", 2, 6, Stage::Ready));
}

#[test]
fn sourced_facts_hold() {
    assert_eq!(CUSTOMERS, 70);
    assert_eq!(Class::ALL.map(|c| of(c).len()), [15, 20, 20, 15]);
    let mut pays: Vec<u8> = Customer::all().map(Customer::pay).collect();
    pays.sort_unstable();
    pays.dedup();
    assert_eq!(pays, [1, 2, 3, 4, 5], "pay ranges over exactly 1 to 5");
    let times = || Customer::all().map(Customer::time);
    assert!(times().min() == Some(1) && times().max() >= Some(5), "time starts at 1 and reaches at least 5");
    let some = |test: &dyn Fn(Customer) -> bool| Customer::all().any(test);
    assert!(some(&|c| c.time() == 5 && c.pay() == 1), "somebody stays 5 turns for a trifle");
    for (time, pay) in [(3, 1), (3, 2), (4, 1), (4, 2), (1, 3)] {
        assert!(some(&|c| c.time() == time && c.pay() == pay), "{time} turns for {pay}");
    }
    assert!(some(&|c| c.class() == Class::Slave && c.time() == 4));
    let hundredfold_mean = |class, f: fn(Customer) -> u8| {
        let cards = of(class);
        cards.iter().map(|c| 100 * usize::from(f(*c))).sum::<usize>() / cards.len()
    };
    let pay = Class::ALL.map(|c| hundredfold_mean(c, Customer::pay));
    assert!(pay[1..].iter().all(|p| *p < pay[0]), "senators mostly pay more than everyone else");
    let most = of(Class::Senator).iter().filter(|c| c.pay() > 3).count();
    assert!(most * 2 > 15, "most senators pay more than the others' usual best");
    assert!(pay.iter().all(|p| *p >= pay[2]), "slaves are the poor class");
    assert!(of(Class::Slave).iter().all(|c| c.pay() <= 2));
    let time = Class::ALL.map(|c| hundredfold_mean(c, Customer::time));
    assert!(time.iter().all(|t| (240..=280).contains(t)), "time does not depend on class");
}

/// The table of sums below the list of cards in section 2.2.
#[test]
fn sums_by_class() {
    let sum = |class, f: fn(Customer) -> u8| of(class).iter().map(|c| u32::from(f(*c))).sum::<u32>();
    assert_eq!(Class::ALL.map(|c| sum(c, Customer::time)), [42, 51, 48, 38]);
    assert_eq!(Class::ALL.map(|c| sum(c, Customer::pay)), [60, 48, 28, 33]);
}
