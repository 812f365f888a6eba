//! What is told of what happens: of whom, to whom, and in which order; and what may be taken back.

use super::stage::{Stage, Table, card, crown, laurel, plot};
use crate::aquileia::{Action, Aquileia, Area, Back, Draft, Event, Held, Metal, Plot, Race, State, Step};
use table::game::Game;
use table::row::Row;
use table::seat::{Seat, SeatSet, Viewer};

const ONE: Seat = Seat(1);

/// What a viewer is told by the last input.
fn heard(t: &Table, viewer: Viewer) -> Vec<Event> {
    t.log.told().iter().filter(|(audience, _)| audience.reaches(viewer)).map(|(_, event)| *event).collect()
}

fn public(t: &Table) -> Vec<Event> {
    heard(t, Viewer::Public)
}

#[test]
fn the_market_tells_of_the_one_who_stands_there() {
    let mut t = Stage::new(3).at(1, "mercatus_dolus mercatus_equi_1 mercatus_servi_silver").resolve();
    assert_eq!(public(&t), [Event::Area(Area::Mercatus)]);
    t.fate("b g");
    let faces: Row<4> = [Metal::Bronze as u8, Metal::Gold as u8].into_iter().collect();
    assert!(matches!(public(&t)[..], [Event::Dolus(ONE, told, paid)] if told == faces && paid.0 == [1, 0, 1]));
    t.go("Buy");
    assert_eq!(public(&t), [Event::Bought(ONE, card("weapon_1"))]);
    t.fate("weapon_3");
    assert!(public(&t).contains(&Event::BonusHidden(ONE)));
    assert!(heard(&t, Viewer::Seat(ONE)).contains(&Event::Bonus(ONE, card("weapon_3"))));
    assert!(!heard(&t, Viewer::Seat(Seat(0))).iter().any(|e| matches!(e, Event::Bonus(..))));
    t.fate("horse_silver_1").go("BuyServi 1");
    assert_eq!(public(&t), [Event::BoughtServi(ONE, 1, Metal::Silver)]);
    t.fate("servi_2");
    assert!(heard(&t, Viewer::Seat(ONE)).contains(&Event::Drew(ONE, 0, 1)));
    for other in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2))] {
        assert!(!heard(&t, other).iter().any(|e| matches!(e, Event::Drew(..))), "{other:?}");
    }
    // The area is named where only the space that is not its first is taken, and not where nobody stands.
    let t = Stage::new(3).at(0, "arena_1").resolve();
    assert_eq!(public(&t), [Event::Area(Area::Arena)]);
    let t = Stage::new(3).at(2, "forum_3").resolve();
    assert_eq!(public(&t), [Event::Area(Area::Forum)]);
}

#[test]
fn without_a_card_to_draw_the_bonus_is_told_to_be_none_and_an_empty_pile_is_renewed() {
    let mut t = Stage::new(3).rest_to(2, Back::EquiEtArma).at(1, "mercatus_equi_1").resolve();
    t.go("Buy");
    assert_eq!(public(&t)[..2], [Event::Bought(ONE, card("weapon_1")), Event::NoBonus(ONE)]);
    let stage = Stage::new(3).gone("servi_1 servi_2").rest_to(2, Back::Servi).at(1, "mercatus_servi_silver");
    let mut t = stage.coins(1, [0, 2, 0]).resolve();
    t.go("BuyServi 2");
    assert!(public(&t).contains(&Event::Renewed(Back::Servi)), "{:?}", public(&t));
}

#[test]
fn a_race_tells_its_order_and_shows_the_looked_at_card_to_the_first_alone() {
    let mut t = Stage::new(3).at(1, "stadium_gold_1").at(2, "stadium_gold_2").resolve();
    assert_eq!(public(&t), [Event::Area(Area::Stadium)]);
    t.fate("b b b").fate("b b b").go("PlayCards").go("PlayCards");
    let places: Vec<(Seat, u8)> = public(&t)
        .into_iter()
        .filter_map(|e| match e {
            Event::Ranked(seat, place, ..) => Some((seat, place)),
            _ => None,
        })
        .collect();
    assert_eq!(places, [(ONE, 1), (Seat(2), 2)]);
    t.fate("stadium_vp_7");
    let seen = Event::Sees(ONE, laurel("stadium_vp_7"));
    assert_eq!(heard(&t, Viewer::Seat(ONE)), [seen]);
    for other in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2))] {
        assert_eq!(heard(&t, other), [Event::Looks(ONE)], "{other:?}");
    }
}

#[test]
fn the_auction_and_the_port_are_told() {
    let mut t = Stage::new(3).at(1, "theatrum").resolve();
    t.fate("theatrum_white_blue");
    assert_eq!(public(&t), [Event::Area(Area::Theatrum), Event::Revealed(crown("theatrum_white_blue"))]);
    let mut t = Stage::new(3).coins(1, [1, 0, 0]).at(1, "portus_bronze").at(0, "portus_latro").resolve();
    t.fate("b b").go("PayAgain");
    let told = public(&t);
    assert!(matches!(told[..], [Event::PortAgain(ONE, Metal::Bronze), Event::Activated(ONE, 0, _), ..]), "{told:?}");
}

#[test]
fn what_the_same_player_goes_on_from_can_be_taken_back() {
    let mut t = Stage::new(3).at(1, "mercatus_equi_2 mercatus_equi_3").resolve();
    t.go("Buy");
    assert_eq!(t.s.active, ONE);
    assert_eq!(t.log.barred(), SeatSet::NONE, "nothing was drawn, and the same player is asked next");
    t.go("Buy");
    assert_eq!(t.log.barred(), SeatSet::all(3), "the market is filled up");
}

#[test]
fn a_way_to_pay_is_told_before_it_is_chosen() {
    let stage = Stage::new(3).at(0, "forum_1").coins(0, [2, 1, 1]).hand(0, "servi_1 servi_1 servi_2");
    let t = stage.resolve();
    let key = |id: &str| t.choice(Action::Build(plot(id))).label.key.into_owned();
    assert_eq!((key("villa_white_8").as_str(), key("workshop_1").as_str()), ("do-build-pay", "do-build"));
}

/// Whether a state that is changed so is refused.
fn refuses(t: &Table, change: impl Fn(&mut State)) -> bool {
    let mut s = t.s;
    change(&mut s);
    Aquileia::check(&s).is_err()
}

#[test]
fn states_that_cannot_be_are_refused() {
    let t = Stage::new(3).at(0, "arena_1").at(1, "arena_2").hand(0, "weapon_3").placing();
    assert!(refuses(&t, |s| s.active = Seat(3)) && refuses(&t, |s| s.active = Seat(7)));
    assert!(refuses(&t, |s| s.start = Seat(3)));
    // A race whose second is nobody, or the first, or of which everybody saw what was kept.
    let mut raced = Stage::new(3).at(1, "stadium_gold_1").at(2, "stadium_gold_2").resolve();
    raced.fate("b b b").fate("b b b").go("PlayCards").go("PlayCards").fate("stadium_vp_7").go("StadiumKeep face_up");
    raced.fate("stadium_blue");
    let (_, given) = raced.s.races[0].and_then(|race| race.second).expect("a second");
    let with =
        |change: fn(&mut Race, Held)| refuses(&raced, move |s| change(s.races[0].as_mut().expect("a race"), given));
    assert!(!with(|_, _| ()), "as it was");
    assert!(with(|race, given| race.second = Some((Seat(5), given))));
    assert!(with(|race, given| race.second = Some((race.first, given))));
    assert!(with(|race, _| race.open = true));
    // Drafts that nobody can have begun.
    let mut fight = Stage::new(3).at(0, "arena_1").hand(0, "weapon_3 horse_gold_2").resolve();
    fight.fate("g g g");
    let draft = |id: &str, n: u8| {
        let mut kinds = [0; 9];
        kinds[card(id) as usize] = n;
        refuses(&fight, move |s| s.draft = Some(Draft::Cards(kinds)))
    };
    assert!(!draft("weapon_3", 1), "this one can be");
    assert!(draft("weapon_3", 2) && draft("weapon_1", 1) && draft("horse_gold_2", 1) && draft("weapon_3", 0));
    let built = Stage::new(3).at(0, "forum_1").coins(0, [2, 1, 1]).hand(0, "servi_1 servi_1 servi_2").resolve();
    assert_eq!(built.s.step, Step::Build);
    let draft = |id: &str| {
        let plot = plot(id);
        refuses(&built, move |s| s.draft = Some(Draft::Plot(plot)))
    };
    assert!(!draft("villa_white_8"), "this one has two ways to pay");
    assert!(draft("workshop_1") && draft("villa_white_10") && draft("villa_yellow_8"));
    assert!(refuses(&t, |s| s.draft = Some(Draft::Plot(Plot(0)))), "not while servants are placed");
}
