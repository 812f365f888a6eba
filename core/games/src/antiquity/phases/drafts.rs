//! R2: whether a command that has been begun is one that the rules can have begun, and that can be completed.

use super::super::board::{Form, Spot};
use super::super::data::{Building, Cost, Good, Goods, HOUSES, Saint, house_cost};
use super::super::state::{Draft, State};
use super::building::{anchors, bill, only_form, sizes_at, turns_at, why_not};
use super::{barbara, trade};
use table::seat::Seat;

/// Whether a draft is one that the rules can have begun, and that can be completed.
pub fn draft_can_go_on(s: &State, seat: Seat, draft: Draft) -> bool {
    let realm = s.realm(seat);
    let on_board = |spot: Spot| spot.is_on_board() && spot.city() < s.city_count(seat);
    let foods_only = |paid: Goods| paid.get(Good::Wood) == 0 && paid.get(Good::Stone) == 0;
    match draft {
        Draft::House { number, free, at, paid } => {
            let fits = |spot: Spot| on_board(spot) && realm.free(spot.city()) & spot.square().bit() != 0;
            let there = (1..=HOUSES).contains(&number) && !realm.has_house(number) && s.free_count(seat) > 0;
            let given = number < s.player(seat).work.free && realm.has_power(Saint::Nicolo);
            there
                && foods_only(paid)
                && realm.stock.covers(paid)
                && match at {
                    None => paid.is_empty() && if free { given } else { payable(s, seat, house_cost(number), paid) },
                    Some(spot) => !free && fits(spot) && payable_further(s, seat, house_cost(number), paid),
                }
        }
        Draft::Build { building, at, form, paid } => {
            let cost = building.cost();
            let begun = why_not(s, seat, building).is_none();
            let there = |form: Form, spot: Spot| {
                on_board(spot)
                    && if building == Building::Storage {
                        sizes_at(s, seat, spot).any(|size| size == form)
                    } else {
                        turns_at(realm, spot, building).any(|turn| Form::turned(turn) == form)
                    }
            };
            begun
                && foods_only(paid)
                && realm.stock.covers(paid)
                && match (at, form) {
                    (None, None) => paid.is_empty(),
                    (Some(spot), None) => {
                        paid.is_empty()
                            && on_board(spot)
                            && only_form(s, seat, building, spot).is_none()
                            && anchors(realm, spot.city(), building) & spot.square().bit() != 0
                    }
                    (Some(spot), Some(form)) => {
                        let owed = building == Building::Cathedral && paid.is_empty();
                        there(form, spot) && (owed || payable_further(s, seat, cost, paid))
                    }
                    (None, Some(_)) => false,
                }
        }
        Draft::Bank(given) => {
            let there = realm.working(Building::Market) && realm.stock.total() >= 2;
            there && realm.stock.covers(given) && given.total() <= 2
        }
        Draft::Offer { to, give, get } => trade::draft_can_be(s, seat, to, give, get),
        Draft::Place { thing, at } => barbara::place_can_be(s, seat, thing, at),
        Draft::Carry { from } => barbara::carry_can_be(s, seat, from),
        Draft::Deed { .. } | Draft::Harvest { .. } => false,
    }
}

fn payable(s: &State, seat: Seat, cost: Cost, paid: Goods) -> bool {
    bill(s, seat, cost, paid).can_be_paid()
}

/// Whether a payment has been begun, or has to be: there is still more than one way to pay.
fn payable_further(s: &State, seat: Seat, cost: Cost, paid: Goods) -> bool {
    let bill = bill(s, seat, cost, paid);
    let within = paid.foods() <= u16::from(cost.foods) && paid.luxuries() <= u16::from(cost.luxuries);
    within && bill.can_be_paid() && bill.only().is_none()
}
