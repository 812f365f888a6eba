//! Rulings 30 to 40, 42 to 44, 56: Theatrum, Forum, the end.

use super::stage::{Stage, Table, plot};
use crate::aquileia::{Action, Aquileia, Area, Coins, Draft, Space, Step, Touch, score};
use table::game::{Game, Turn};
use table::prompt::Weight;
use table::seat::{Seat, Viewer};

/// An auction that seat 0 may open, with these holdings.
fn auction(coins: [[u8; 3]; 3]) -> Table {
    let mut stage = Stage::new(3).at(0, "theatrum");
    for (seat, coins) in (0..).zip(coins) {
        stage = stage.coins(seat, coins);
    }
    let mut t = stage.resolve();
    t.fate("theatrum_blue_purple");
    t
}

#[test]
fn r30_who_declines_to_open_is_out() {
    let mut t = auction([[3, 3, 3]; 3]);
    t.go("DeclineOpen").go("Open bronze").go("Raise bronze");
    assert_eq!((t.s.step, t.s.active), (Step::Bidding, Seat(1)), "seat 0 is not asked");
    t.go("Withdraw");
    assert_eq!((t.coins(2), t.coins(0)), ([1, 3, 3], [5, 3, 3]));
}

#[test]
fn r31_the_card_is_free_if_nobody_opens() {
    let mut t = auction([[3, 3, 3]; 3]);
    t.go("DeclineOpen").go("DeclineOpen").go("DeclineOpen");
    assert_eq!((t.s.player(Seat(0)).theatrum().count(), t.coins(0)), (1, [3, 3, 3]));
}

#[test]
fn r32_an_opener_whom_nobody_raises_wins_for_one_coin() {
    let mut t = auction([[3, 3, 3]; 3]);
    t.go("DeclineOpen").go("DeclineOpen").go("Open gold");
    assert_eq!((t.s.player(Seat(2)).theatrum().count(), t.coins(2), t.coins(0)), (1, [3, 3, 2], [3, 3, 4]));
}

#[test]
fn r33_a_raise_repeats_the_bid_and_adds_one_coin() {
    let mut t = auction([[1, 1, 0], [0, 2, 3], [2, 1, 0]]);
    t.go("Open silver");
    assert_eq!(t.legal(), ["Raise gold", "Raise silver", "Withdraw"], "gold is no silver, but may be added");
    t.go("Raise silver");
    let touch = Touch::Coin(Seat(2), crate::aquileia::Metal::Bronze);
    assert_eq!(t.s.step, Step::Place, "nobody has two silver and one coin more: sold at once");
    assert!(t.sheet(Viewer::Public, touch).blocked.is_none());
    let mut t = auction([[1, 1, 0], [2, 2, 3], [2, 2, 0]]);
    t.go("Open silver").go("Raise bronze");
    assert_eq!(
        (t.s.active, t.legal()),
        (Seat(2), ["Raise bronze", "Raise silver", "Withdraw"].map(String::from).to_vec())
    );
    let sheet = t.sheet(Viewer::Public, Touch::Coin(Seat(2), crate::aquileia::Metal::Gold));
    assert_eq!(sheet.blocked.and_then(|b| b.ruling), Some(33));
    // The whole new bid and what remains are said.
    let choice = t.choice(Action::Raise(crate::aquileia::Metal::Silver));
    let words = format!("{:?}", choice.label);
    assert!(words.contains("bid") && words.contains("left"), "{words}");
}

#[test]
fn r34_the_price_can_be_spent_in_the_forum() {
    let stage = Stage::new(3).at(0, "theatrum forum_1").coins(0, [1, 0, 0]).coins(1, [2, 0, 0]);
    let mut t = stage.resolve();
    t.fate("theatrum_blue_purple").go("DeclineOpen").go("Open bronze").go("Withdraw");
    assert_eq!((t.coins(0), t.s.step), ([2, 0, 0], Step::Build));
    t.go("Build workshop_1 0 0");
    assert_eq!(t.coins(0), [0, 0, 0]);
}

/// The only servant stands at a Forum space, the owner rich and with these cards.
fn forum(spaces: &str, hand: &str) -> Table {
    Stage::new(3).at(0, spaces).coins(0, [9, 9, 9]).hand(0, hand).at(1, "portus_gold").resolve()
}

#[test]
fn r35_overpaying_only_where_nothing_else_is_possible() {
    let t = forum("forum_1", "servi_2 servi_1");
    assert!(t.refuses("Build villa_white_4 0 1") && !t.refuses("Build villa_white_4 1 0"));
    let mut t = forum("forum_1", "servi_2");
    let choice = t.choice(Action::Build(plot("villa_white_4")));
    assert!(format!("{:?}", choice.label).contains("slaves-lost"), "the lost slave is named before it is lost");
    t.go("Build villa_white_4 0 1");
    assert_eq!((t.hand(0).as_str(), t.gone().as_str()), ("", "servi_2"), "no change is given");
    let t = forum("forum_1", "servi_1 servi_2 servi_2");
    assert!(t.refuses("Build villa_white_10 0 2") && !t.refuses("Build villa_white_10 1 1"));
}

#[test]
fn r36_two_buildings_are_paid_one_after_the_other() {
    let mut t = forum("forum_3", "servi_2 servi_2");
    t.go("Build villa_white_4 0 1");
    assert_eq!(t.hand(0), "servi_2", "the spare slave of the first is lost");
    t.go("Build villa_blue_4 0 1");
    assert_eq!(t.hand(0), "");
}

#[test]
fn r37_no_house_no_building() {
    let stage = Stage::new(3).at(0, "forum_1").coins(0, [9, 9, 9]);
    let nine = "workshop_1 workshop_2 workshop_3 workshop_4 workshop_6 workshop_7 workshop_8 bank_1 bank_2";
    let t = stage.house(0, nine).resolve();
    assert_eq!(t.legal(), ["Stop"]);
    let sheet = t.sheet(Viewer::Public, Touch::Plot(plot("workshop_5")));
    assert_eq!(sheet.blocked.and_then(|b| b.ruling), Some(37));
}

#[test]
fn r38_several_forum_spaces_each_in_its_turn() {
    let stage = Stage::new(3).at(0, "forum_1 forum_4").at(1, "forum_2").coins(0, [9, 9, 9]).coins(1, [9, 9, 9]);
    let mut t = stage.resolve();
    t.go("Build workshop_1 0 0");
    assert_eq!(t.s.active, Seat(1));
    t.go("Build workshop_2 0 0");
    assert_eq!(t.s.active, Seat(0));
    t.go("Build workshop_3 0 0");
    assert_eq!((t.score(0), t.score(1)), (0, 3));
}

#[test]
fn r39_build_points_of_workshops_and_banks() {
    assert_eq!(plot("workshop_7").build_points(), 7);
    assert_eq!(plot("bank_4").build_points(), 0);
    assert_eq!(plot("villa_blue_10").build_points(), 10);
    let mut t = forum("forum_2", "servi_1");
    t.go("Build workshop_7 1 0");
    assert_eq!(t.score(0), 7);
}

#[test]
fn r40_coins_are_paid_exactly() {
    let t = Stage::new(3).at(0, "forum_1").coins(0, [1, 9, 9]).resolve();
    assert!(t.refuses("Build workshop_1 0 0"), "two bronze are not one bronze and gold");
    let sheet = t.sheet(Viewer::Public, Touch::Plot(plot("workshop_1")));
    let blocked = sheet.blocked.expect("it cannot be built");
    assert_eq!((blocked.ruling, blocked.why.key.as_ref()), (Some(40), "why-coins"));
    assert_eq!(Coins([1, 9, 9]).missing(plot("workshop_1").printed().cost), Coins([1, 0, 0]));
    let mut t = Stage::new(3).at(0, "forum_1").coins(0, [3, 9, 9]).resolve();
    let bank = t.s.bank;
    t.go("Build workshop_1 0 0");
    assert_eq!((t.coins(0), t.s.bank), ([1, 9, 9], bank.plus(Coins([2, 0, 0]))));
}

#[test]
fn r42_forum_4_has_no_extra() {
    let mut t = forum("forum_4", "servi_1");
    t.go("Build villa_white_6 1 0");
    assert_eq!((t.score(0), t.in_area(Area::Forum)), (0, false));
}

#[test]
fn r43_each_theatrum_card_counts_for_one_colour() {
    let stage = Stage::new(3).crown(0, "theatrum_white_blue").house(0, "villa_white_10 villa_blue_10");
    let t = stage.placing();
    let sheet = score::sheet(&t.s, Seat(0));
    assert_eq!((sheet.total(), sheet.laurels), (10, [1, 0, 0, 0]), "not split; of two equal ones the first colour");
}

#[test]
fn r44_a_tie_for_first_is_shared() {
    let stage = Stage::new(4).round(6).score(0, 9).score(1, 9).score(3, 4).score(2, 9).tie(&[3, 1, 0, 2]);
    let mut t = stage.at(0, "forum_1").resolve();
    t.go("Stop");
    let Turn::Over(ranking) = Aquileia::turn(&t.s) else { panic!("the game is over") };
    assert_eq!(&ranking.0[..4], [1, 1, 1, 4]);
}

#[test]
fn r56_no_stop_after_the_last_building_and_always_a_question_after_the_first_of_two() {
    let mut t = forum("forum_1", "");
    t.go("Build workshop_1 0 0");
    assert_eq!(t.s.step, Step::Place, "the round has ended");
    let mut t = Stage::new(3).at(0, "forum_3").coins(0, [2, 0, 0]).resolve();
    t.go("Build workshop_1 0 0");
    assert_eq!((t.s.step, t.legal()), (Step::Build, vec!["Stop".to_owned()]), "even if nothing can be afforded");
    assert_eq!(t.choice(Action::Stop).weight, Weight::Final);
    t.go("Stop");
    assert_eq!(t.s.step, Step::Place);
}

/// A plot whose slaves can be paid in two ways is begun, then paid.
#[test]
fn building_in_two_steps() {
    let mut t = forum("forum_1", "servi_1 servi_1 servi_2");
    assert!(t.choice(Action::Build(plot("villa_white_8"))).goes_on);
    assert!(!t.choice(Action::Build(plot("villa_white_4"))).goes_on);
    t.act(Action::Build(plot("villa_white_8")));
    assert_eq!(t.s.draft, Some(Draft::Plot(plot("villa_white_8"))));
    assert!(Aquileia::drafting(&t.s, Seat(0)));
    assert_eq!(t.coins(0), [9, 9, 9], "nothing is paid yet");
    assert_eq!(t.seen(Viewer::Public).draft, None, "and the others see nothing");
    t.act(Action::Pay(0, 1));
    assert_eq!((t.hand(0).as_str(), t.coins(0)), ("servi_1 servi_1", [7, 8, 8]));
}

#[test]
fn c28_building_outside_the_forum_is_no_position_whatever_bytes_say_so() {
    let mut s = auction([[3, 3, 3]; 3]).s;
    for space in (0..28).map(Space) {
        (s.step, s.at) = (Step::Build, space);
        assert!(s.check().is_err(), "{space:?}");
    }
}
