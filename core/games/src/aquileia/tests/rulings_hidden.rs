//! Rulings 61 to 66: what is known of whom.

use super::stage::{Stage, Table, card};
use crate::aquileia::{Aquileia, Back, Card, Held, Laurel, Step, Touch};
use table::game::Game;
use table::seat::{Seat, Viewer};

#[test]
fn r61_numbers_of_cards_are_hidden_on_screen_alone() {
    let keys = |t: &Table, viewer| -> Vec<String> {
        t.sheet(viewer, Touch::Player(Seat(0))).lines.into_iter().map(|l| l.key.into_owned()).collect()
    };
    let stage = |value| Stage::with(3, &[("show_hand_counts", value)]).hand(0, "servi_1 servi_2 weapon_3");
    let (shown, hidden) = (stage("true").placing(), stage("false").placing());
    assert!(keys(&shown, Viewer::Public).contains(&"about-cards".to_owned()));
    assert!(!keys(&hidden, Viewer::Public).contains(&"about-cards".to_owned()));
    assert!(!keys(&hidden, Viewer::Seat(Seat(1))).contains(&"about-cards".to_owned()));
    assert!(keys(&hidden, Viewer::Seat(Seat(0))).contains(&"about-cards".to_owned()));
    assert_eq!(hidden.seen(Viewer::Public).player(Seat(0)).hand.dark, [2, 1], "who watches can count");
}

/// A race that seat 0 wins before seat 1: the open card, the one from the deck, and what is kept.
fn contested(up: &str, deck: &str, keep: &str) -> Table {
    let mut t = Stage::new(4).at(0, "stadium_gold_1").at(1, "stadium_gold_2").display(up).resolve();
    t.fate("b b b").fate("b b b").go("PlayCards").go("PlayCards").fate(deck);
    t.go(keep);
    t.fate("stadium_vp_5");
    t
}

/// What a viewer knows of the first's and of the second's card.
fn known(t: &Table, viewer: Viewer) -> [Option<Laurel>; 2] {
    let seen = t.seen(viewer);
    [0, 1].map(|p| seen.held(Seat(p)).next().expect("a card").known())
}

#[test]
fn r62_who_knows_which_laurel() {
    let mut t = Stage::new(4).at(0, "stadium_gold_1").at(1, "stadium_gold_2").display("stadium_blue").resolve();
    t.fate("b b b").fate("b b b").go("PlayCards").go("PlayCards").fate("stadium_vp_7");
    assert!(t.is_private());
    assert_eq!(t.seen(Viewer::Seat(Seat(0))).look, Some(Held::Card(Laurel::Seven)), "the first sees the top card");
    assert_eq!(t.seen(Viewer::Seat(Seat(1))).look, Some(Held::Dark));
    assert_eq!(t.seen(Viewer::Public).look, Some(Held::Dark));

    let (blue, seven) = (Some(Laurel::Blue), Some(Laurel::Seven));
    let t = contested("stadium_blue", "stadium_vp_7", "StadiumKeep face_up");
    assert_eq!(known(&t, Viewer::Seat(Seat(0))), [blue, seven]);
    assert_eq!(known(&t, Viewer::Seat(Seat(1))), [blue, seven], "unlike the open card: so the first has that one");
    assert_eq!(known(&t, Viewer::Seat(Seat(2))), [None, None]);
    assert_eq!(known(&t, Viewer::Public), [None, None]);
    let t = contested("stadium_blue", "stadium_vp_7", "StadiumKeep deck");
    assert_eq!(known(&t, Viewer::Seat(Seat(1))), [None, blue], "like the open card: nothing certain");
    // Two that show the same.
    for keep in ["StadiumKeep face_up", "StadiumKeep deck"] {
        let t = contested("stadium_blue", "stadium_blue", keep);
        assert_eq!(known(&t, Viewer::Seat(Seat(0))), [blue, blue]);
        assert_eq!(known(&t, Viewer::Seat(Seat(1))), [None, blue]);
    }
}

#[test]
fn r63_cards_bought_face_up_are_known_until_played() {
    let stage = Stage::new(3).coins(0, [3, 1, 1]).at(0, "mercatus_equi_1 arena_1").hand(0, "weapon_1");
    let mut t = stage.at(1, "forum_1").resolve();
    t.go("Buy").fate("weapon_1").fate("weapon_3");
    let public = t.seen(Viewer::Public);
    assert_eq!(public.player(Seat(0)).hand.kinds, public.player(Seat(0)).open);
    assert_eq!(public.player(Seat(0)).open[Card::Weapon1 as usize], 1);
    assert_eq!(public.player(Seat(0)).hand.dark, [0, 2]);
    t.fate("g g g").go("PlayCards weapon_1");
    let public = t.seen(Viewer::Public);
    assert_eq!(public.player(Seat(0)).open[Card::Weapon1 as usize], 0, "the known one goes first");
    assert_eq!(public.player(Seat(0)).hand.dark, [0, 2]);
}

#[test]
fn r64_at_the_end_laurels_are_shown_and_other_cards_stay_hidden() {
    let stage = Stage::new(3).laurel(0, "stadium_blue").laurel(1, "stadium_vp_10").hand(0, "servi_2 weapon_3");
    let mut t = stage.round(6).at(0, "forum_1").resolve();
    assert_eq!(t.seen(Viewer::Public).held(Seat(0)).next(), Some(Held::Dark));
    t.go("Stop");
    assert_eq!(t.s.step, Step::Over);
    for viewer in [Viewer::Public, Viewer::After, Viewer::Seat(Seat(2))] {
        let seen = t.seen(viewer);
        assert_eq!(seen.held(Seat(0)).next(), Some(Held::Card(Laurel::Blue)));
        assert_eq!(seen.held(Seat(1)).next(), Some(Held::Card(Laurel::Ten)));
        assert_eq!((seen.player(Seat(0)).hand.dark, seen.player(Seat(0)).hand.len(Back::Servi)), ([1, 1], 1));
    }
    assert_eq!(t.seen(Viewer::Seat(Seat(0))).player(Seat(0)).hand.of(card("servi_2")), 1);
    let totals = Aquileia::reckoning(&t.seen(Viewer::Public)).totals();
    assert_eq!(totals, [0, 10, 0]);
}

#[test]
fn r65_seats_play_in_their_order_and_no_rule_asks_for_a_colour() {
    // Emblems are the shell's; a position has no colours of players.
    let words = serde_json::to_string(&Stage::new(5).placing().s).expect("a state can be written");
    assert!(!["red", "green", "orange"].iter().any(|colour| words.contains(&format!("\"{colour}\""))));
    let t = Stage::new(5).start(3).placing();
    assert_eq!(t.s.in_turn().map(|p| p.0).collect::<Vec<_>>(), [3, 4, 0, 1, 2]);
}

#[test]
fn r66_a_laurel_lies_open_before_every_race() {
    let mut t = Table::fresh(3, &[]);
    t.fate("weapon_1 weapon_2 horse_gold_1").fate("stadium_white").fate("0");
    while t.s.step != Step::Over {
        if t.s.step == Step::Place && t.s.tie.is_empty() && t.s.own().stands == 0 {
            let side = if t.s.active.0 == 0 { "PlaceServant stadium_gold_1" } else { "PlaceServant stadium_silver_1" };
            if t.refuses(side) {
                t.idle();
            } else {
                t.go(side);
            }
        } else {
            t.idle();
        }
        if t.s.step == Step::Look {
            assert!(t.s.display.is_some() && !t.s.laurels.is_empty());
        }
    }
    // And a position without one is a bug.
    let mut s = Stage::new(3).placing().s;
    s.laurels.kinds[0] += 1;
    s.display = None;
    assert!(s.check().is_err());
}
