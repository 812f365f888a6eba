//! Why something cannot be chosen is said wherever it looks as if it could, with its ruling; sheets and saves.

use super::stage::{Stage, card, plot, space};
use crate::aquileia::{Action, Aquileia, Area, Back, Crown, Metal, Plot, Space, State, Touch};
use table::game::Game;
use table::seat::{Seat, Viewer};

const RULINGS: u16 = 69;

/// Every place and plot that is refused says why.
#[test]
fn what_is_refused_says_why() {
    let t = Stage::new(3).at(0, "stadium_gold_1").at(1, "arena_1").coins(0, [0, 1, 1]).placing();
    let mut list = Vec::new();
    Aquileia::actions(&t.s, Seat(0), &mut list);
    for space in Space::all() {
        let sheet = t.sheet(Viewer::Public, Touch::Space(space));
        assert_eq!(sheet.blocked.is_none(), list.contains(&Action::Place(space)), "{}", space.id());
    }
    let why = |id: &str| t.sheet(Viewer::Public, Touch::Space(space(id))).blocked.expect("refused").why.key;
    assert_eq!(why("arena_1"), "why-taken");
    assert_eq!(why("stadium_silver_2"), "why-other-side");
    assert_eq!(why("portus_bronze"), "why-no-port-coin");

    let stage = Stage::new(3).at(0, "forum_1").coins(0, [2, 1, 1]).hand(0, "servi_1").house(1, "workshop_1");
    let t = stage.resolve();
    let mut list = Vec::new();
    Aquileia::actions(&t.s, Seat(0), &mut list);
    let mine = Viewer::Seat(Seat(0));
    for plot in Plot::all() {
        let sheet = t.sheet(mine, Touch::Plot(plot));
        assert_eq!(sheet.blocked.is_none(), list.contains(&Action::Build(plot)), "{}", plot.id());
        assert!(t.sheet(Viewer::Public, Touch::Plot(plot)).blocked.is_none(), "slaves are for their owner to know");
    }
    let why = |id: &str| t.sheet(mine, Touch::Plot(plot(id))).blocked.expect("refused").why.key;
    assert_eq!(
        (why("workshop_1"), why("villa_white_10"), why("workshop_8")),
        ("why-built".into(), "why-coins".into(), "why-coins".into())
    );
    assert_eq!(why("bank_4"), "why-slaves");
}

#[test]
fn cards_of_the_hand_say_why_they_cannot_be_played() {
    let mut t = Stage::new(3).at(0, "arena_1").hand(0, "weapon_3 horse_gold_2").resolve();
    t.fate("g g g");
    let why = |t: &super::stage::Table, id: &str| {
        t.sheet(Viewer::Seat(Seat(0)), Touch::Hand(card(id))).blocked.map(|b| b.why.key.into_owned())
    };
    assert_eq!((why(&t, "weapon_3"), why(&t, "horse_gold_2").as_deref()), (None, Some("why-horse")));
    let mut t = Stage::new(3).at(0, "stadium_silver_1").hand(0, "weapon_3 horse_gold_2 horse_silver_1").resolve();
    t.fate("g g g");
    assert_eq!(why(&t, "weapon_3").as_deref(), Some("why-no-horse"));
    assert_eq!(why(&t, "horse_gold_2").as_deref(), Some("why-wrong-side"));
    assert_eq!(why(&t, "horse_silver_1"), None);
    let t = Stage::new(3).at(0, "mercatus_equi_2").coins(0, [0, 1, 1]).resolve();
    let sheet = t.sheet(Viewer::Public, Touch::Slot(1));
    assert_eq!(sheet.blocked.and_then(|b| b.ruling), Some(40));
}

/// Everything that can be touched has a sheet, and the rulings it names exist.
#[test]
fn sheets_name_rulings_that_exist() {
    let mut t = Stage::new(3).at(0, "arena_1").at(1, "arena_2").hand(0, "weapon_3").resolve();
    t.fate("g g b").fate("g g b");
    let seats = || t.s.all();
    let own = seats().flat_map(|p| [Touch::Player(p), Touch::Laurels(p), Touch::Coin(p, Metal::Gold)]);
    let one = [
        Touch::Tie,
        Touch::Bank,
        Touch::Display,
        Touch::LaurelDeck,
        Touch::CrownDeck,
        Touch::Blue,
        Touch::Dice,
        Touch::Round,
    ];
    let piles = Back::ALL.into_iter().flat_map(|b| [Touch::Pile(b), Touch::Gone(b)]);
    let contest =
        [Touch::Strength(Seat(0)), Touch::Odds(Area::Arena), Touch::Odds(Area::Stadium), Touch::Hand(card("servi_1"))];
    let board =
        Space::all().map(Touch::Space).chain(Plot::all().map(Touch::Plot)).chain(Crown::all().map(Touch::Crown));
    for touch in own.chain(one).chain(piles).chain(contest).chain(board).chain((0..3).map(Touch::Slot)) {
        assert_eq!(Touch::of(touch.id(), &t.s), Some(touch));
        let sheet = t.sheet(Viewer::Seat(Seat(0)), touch);
        assert!(sheet.rulings.iter().all(|r| (1..=RULINGS).contains(r)) && !sheet.rulings.is_empty(), "{touch:?}");
        assert!(!sheet.lines.is_empty(), "{touch:?}");
    }
    assert_eq!(Touch::of(Touch::Strength(Seat(2)).id(), &t.s), None, "who does not fight has no strength");
    assert_eq!(Touch::of(Touch::Bid.id(), &t.s), None);
}

/// The whole state is small.
#[test]
fn a_state_is_small() {
    assert!(std::mem::size_of::<State>() <= 512, "{}", std::mem::size_of::<State>());
}
