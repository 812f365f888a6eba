//! R2: trades, what the others see, undo of each seat (rulings 29, 30, 65; section 8).

use super::land_stage::{BLUE, GREEN, Land, RED, goods};
use crate::antiquity::Antiquity;
use crate::antiquity::action::Action;
use crate::antiquity::data::{Building, Good, Goods};
use crate::antiquity::event::Event;
use crate::antiquity::prompt;
use crate::antiquity::seen;
use crate::antiquity::state::{Phase, pair};
use table::game::{Game, Turn};
use table::input::Input;
use table::open::Open;
use table::prompt::Weight;
use table::seat::{Audience, Seat, SeatSet, Viewer};
use table::seen::Seen;

/// R2 with three players and these goods in stock.
fn three(stocks: [&[(Good, u16)]; 3]) -> Land {
    let mut t = Land::set_up(3, &[], &[0, 1, 2, 3, 4, 5], &[(0, 0), (-10, 18), (8, 10)]);
    for (seat, stock) in (0..3).map(Seat).zip(stocks) {
        t.s.realm_mut(seat).stock = goods(stock);
        renew(&mut t, seat);
    }
    t
}

/// What the others see of a seat is as it is now.
fn renew(t: &mut Land, seat: Seat) {
    let mut realm = *t.s.realm(seat);
    // At the start of the phase all men are at home.
    realm.home += realm.manned.len();
    realm.manned = Default::default();
    t.s.before[seat.index()] = Some(realm);
}

fn market(t: &mut Land, seat: Seat) -> usize {
    let slot = t.works(seat, Building::Market);
    renew(t, seat);
    slot
}

/// Wood for gold.
const OFFER: [Action; 3] = [Action::Give(Good::Wood), Action::Ask(Good::Gold), Action::Send];

fn offer(t: &mut Land, from: Seat, to: Seat) {
    t.act(from, Action::Offer(to)).acts(from, &OFFER);
}

#[test]
fn r29_a_trade_needs_a_market_of_one_of_the_two() {
    let mut t = three([&[(Good::Wood, 2)], &[(Good::Gold, 1)], &[]]);
    offer(&mut t, RED, BLUE);
    assert_eq!(t.offered(BLUE).iter().filter(|a| matches!(a, Action::Accept(..))).count(), 0);
    assert!(t.offered(BLUE).contains(&Action::Reject(RED, 1)));
    market(&mut t, BLUE);
    t.act(BLUE, Action::Accept(RED, 1));
    assert_eq!((t.stock(RED), t.stock(BLUE)), (goods(&[(Good::Wood, 1), (Good::Gold, 1)]), goods(&[(Good::Wood, 1)])));
    assert!(t.s.player(BLUE).work.used.has(Building::Market) && !t.s.player(RED).work.used.has(Building::Market));
    assert_eq!(t.s.traded[pair(RED, BLUE)], goods(&[(Good::Wood, 1)]));
}

#[test]
fn r29_an_offer_can_rest_on_the_market_of_who_makes_it() {
    let mut t = three([&[(Good::Wood, 1)], &[(Good::Gold, 1)], &[]]);
    let slot = market(&mut t, RED);
    assert!(t.offered(RED).contains(&Action::Unman(slot as u8)));
    offer(&mut t, RED, BLUE);
    assert!(!t.offered(RED).contains(&Action::Unman(slot as u8)), "an offer rests on it");
    t.act(BLUE, Action::Accept(RED, 1));
    assert!(!t.offered(RED).contains(&Action::Unman(slot as u8)), "it has been used");
    assert_eq!(t.stock(BLUE), goods(&[(Good::Wood, 1)]));
}

#[test]
fn r30_only_goods_change_hands() {
    let t = three([&[(Good::Wood, 1)], &[(Good::Gold, 1)], &[]]);
    let mut t = t.clone();
    t.act(RED, Action::Offer(BLUE));
    let goods_only = |action: &Action| matches!(action, Action::Give(_) | Action::Ask(_) | Action::Send | Action::Drop);
    assert!(t.offered(RED).iter().all(goods_only));
    assert!(!t.offered(RED).contains(&Action::Send), "not both sides are empty");
    t.act(RED, Action::Drop);
    assert!(t.s.player(RED).work.draft.is_none() && t.s.offer(RED, BLUE).number == 0);
}

#[test]
fn r65_goods_offered_are_set_aside_and_come_back() {
    let mut t = three([&[(Good::Wood, 1)], &[(Good::Gold, 1)], &[]]);
    offer(&mut t, RED, BLUE);
    assert_eq!(t.stock(RED), Goods::NONE);
    assert!(!t.offered(RED).contains(&Action::Build(Building::CartShop)), "what is set aside cannot be spent");
    // A new offer first returns the goods of the one it replaces.
    t.acts(RED, &[Action::Offer(BLUE), Action::Give(Good::Wood), Action::Send]);
    assert_eq!((t.s.offer(RED, BLUE).number, t.s.offer(RED, BLUE).get), (2, Goods::NONE));
    // An outdated number is refused.
    t.refuses(BLUE, Action::Reject(RED, 1));
    t.act(BLUE, Action::Reject(RED, 2));
    assert_eq!(t.stock(RED), goods(&[(Good::Wood, 1)]));
    offer(&mut t, RED, BLUE);
    t.act(RED, Action::Withdraw(BLUE, 3));
    assert_eq!(t.stock(RED), goods(&[(Good::Wood, 1)]));
    offer(&mut t, RED, GREEN);
    t.act(GREEN, Action::Commit);
    assert_eq!(t.stock(RED), goods(&[(Good::Wood, 1)]), "committing ends offers");
    assert!(!t.offered(RED).contains(&Action::Offer(GREEN)));
    // Whoever is written an offer may commit meanwhile: it cannot be made any more, but be let go.
    t.act(RED, Action::Offer(BLUE)).act(RED, Action::Give(Good::Wood)).act(BLUE, Action::Commit);
    assert!(!t.offered(RED).contains(&Action::Send) && t.offered(RED).contains(&Action::Drop));
}

#[test]
fn others_see_a_city_as_it_was_until_all_are_done() {
    let mut t = three([&[(Good::Wood, 3)], &[(Good::Gold, 1)], &[]]);
    let view = |t: &Land, seat| Seen::<Antiquity>::of(&t.s, Viewer::Seat(seat));
    let before = view(&t, BLUE);
    t.build(RED, Building::CartShop, 0, 0);
    t.acts(RED, &[Action::House(1), Action::Square(crate::antiquity::board::Spot(48)), Action::Man(0)]);
    assert_eq!(view(&t, BLUE), before);
    assert!(view(&t, BLUE).player(RED).dark && !seen::is_whole(&view(&t, BLUE)));
    // An offer is known to the two of it alone; a trade to everybody.
    offer(&mut t, RED, GREEN);
    assert_eq!(view(&t, BLUE), before);
    assert!(view(&t, GREEN).offer(RED, GREEN).open);
    assert!(view(&t, BLUE).offer(RED, GREEN).dark);
    for seat in [RED, BLUE, GREEN] {
        t.act(seat, Action::Commit);
    }
    assert!(
        t.told.iter().any(
            |event| matches!(event, Event::Shown(RED, changes) if changes.houses == [1] && changes.moved.is_empty())
        )
    );
    assert_eq!(view(&t, BLUE).realm(RED), t.s.realm(RED));
    assert_eq!(t.s.before, [None; 4]);
}

#[test]
fn each_seat_undoes_its_own_back_to_its_last_trade_act() {
    let t = three([&[(Good::Wood, 3)], &[(Good::Wood, 3)], &[]]);
    let mut open = Open::<Antiquity>::new(t.s);
    let act =
        |open: &mut Open<Antiquity>, seat, action| open.input(Input::Act(seat, action), false).expect("it is legal");
    let corner = crate::antiquity::board::Spot(48);
    for seat in [BLUE, RED] {
        act(&mut open, seat, Action::House(1));
        act(&mut open, seat, Action::Square(corner));
    }
    let made = act(&mut open, RED, Action::Offer(BLUE));
    assert!(made.told.iter().all(|(audience, _)| *audience == Audience::Only(RED)));
    act(&mut open, RED, Action::Give(Good::Wood));
    let sent = act(&mut open, RED, Action::Send);
    assert_eq!(sent.barrier, SeatSet::one(RED));
    assert!(!open.can_undo(RED), "not past the own offer");
    assert!(open.can_undo(BLUE), "who is offered something can go on undoing");
    open.undo(BLUE).expect("Blue takes the house back");
    assert!(!open.state().realm(BLUE).has_house(1) && open.state().offer(RED, BLUE).open);
    assert!(open.state().realm(RED).has_house(1));
    // Past a trade neither can.
    act(&mut open, BLUE, Action::House(2));
    act(&mut open, BLUE, Action::Square(corner));
    act(&mut open, BLUE, Action::Build(Building::Market));
    act(&mut open, BLUE, Action::Square(crate::antiquity::board::Spot(0)));
    act(&mut open, BLUE, Action::Man(0));
    act(&mut open, RED, Action::House(3));
    act(&mut open, BLUE, Action::Accept(RED, 1));
    assert!(!open.can_undo(BLUE) && !open.can_undo(RED));
    assert!(open.state().player(RED).work.draft.is_none(), "what was begun could not be undone: it is dropped");
}

#[test]
fn committing_with_an_open_offer_is_final() {
    let mut t = three([&[(Good::Wood, 2)], &[], &[]]);
    let weight = |t: &Land, seat| prompt::choice(&t.s, seat, Action::Commit).weight;
    assert_eq!(weight(&t, RED), Weight::Usual);
    offer(&mut t, RED, BLUE);
    assert_eq!([RED, BLUE, GREEN].map(|seat| weight(&t, seat)), [Weight::Final, Weight::Final, Weight::Usual]);
}

#[test]
fn resigning_is_offered_out_of_turn_and_ends_what_the_seat_had_open() {
    let mut t = three([&[(Good::Wood, 3)], &[(Good::Wood, 3)], &[]]);
    offer(&mut t, RED, BLUE);
    t.act(GREEN, Action::Commit);
    let asked = |t: &Land| t.asked();
    assert_eq!(asked(&t), [RED, BLUE]);
    let mut list = Vec::new();
    Antiquity::actions(&t.s, GREEN, &mut list);
    assert_eq!(list, [Action::Resign], "also out of turn");
    assert_eq!(Antiquity::ways(&t.s, RED, Action::Resign), 0, "random play leaves it out");
    t.act(BLUE, Action::Resign);
    assert_eq!(t.stock(RED), goods(&[(Good::Wood, 3)]));
    assert!(t.s.player(BLUE).out && t.s.order.len() == 2);
    t.act(RED, Action::Commit);
    assert_ne!(t.s.phase, Phase::City);
}

#[test]
fn in_order_boards_are_open_and_the_others_answer_out_of_turn() {
    let chosen = [("city_building_mode", "in_order")];
    let mut t = Land::set_up(2, &chosen, &[0, 1, 2, 3], &[(0, 0), (0, 13)]);
    let first = t.s.active();
    assert_eq!((first, t.asked()), (BLUE, vec![BLUE]));
    assert!(matches!(Antiquity::turn(&t.s), Turn::Seats { private, .. } if private.is_empty()));
    t.acts(BLUE, &[Action::Offer(RED), Action::Give(Good::Wood), Action::Send]);
    assert_eq!(t.asked(), [RED, BLUE]);
    t.act(RED, Action::Reject(BLUE, 1));
    t.act(BLUE, Action::Commit);
    assert_eq!(t.asked(), [RED]);
    // Who has committed can still answer.
    t.acts(RED, &[Action::Offer(BLUE), Action::Give(Good::Wood), Action::Send]);
    assert_eq!(t.asked(), [RED, BLUE]);
    t.act(RED, Action::Commit);
    assert_ne!(t.s.phase, Phase::City);
}
