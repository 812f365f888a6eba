//! What each viewer may know (rules section 8), what is private, and that a guess is consistent.

use super::stage::{Stage, card};
use crate::aquileia::{Action, Aquileia, Back, Step};
use table::chance::Luck;
use table::game::Game;
use table::seat::{Seat, Viewer};
use table::seen::Seen;

#[test]
fn hands_and_piles_are_seen_by_their_owners_alone() {
    let t = Stage::new(3).hand(0, "servi_1 servi_2 weapon_3").open(1, "horse_gold_2").placing();
    let own = t.seen(Viewer::Seat(Seat(0)));
    assert_eq!(own.player(Seat(0)).hand, t.s.player(Seat(0)).hand);
    let other = t.seen(Viewer::Seat(Seat(1)));
    assert_eq!((other.player(Seat(0)).hand.kinds, other.player(Seat(0)).hand.dark), ([0; 9], [2, 1]));
    assert_eq!(other.player(Seat(1)).hand.dark, [0, 0]);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Public, Viewer::After] {
        let seen = t.seen(viewer);
        assert_eq!((seen.pile.kinds, seen.pile.len(Back::Servi)), ([0; 9], 20), "nobody knows a pile");
        assert_eq!(seen.player(Seat(1)).hand.of(card("horse_gold_2")), 1, "bought face up");
    }
    assert_eq!(t.seen(Viewer::After).player(Seat(0)).hand.dark, [2, 1]);
    assert_eq!(t.seen(Viewer::Public).laurels.dark, 11);
}

#[test]
fn a_decision_is_private_where_hidden_cards_decide_it() {
    let mut t = Stage::new(3).at(0, "arena_1").hand(0, "servi_1").resolve();
    t.fate("g g g");
    assert!(t.is_private());
    let mut t = Stage::new(3).at(0, "arena_1").open(0, "weapon_3").resolve();
    t.fate("g g g");
    assert!(!t.is_private(), "everybody knows the only card");
    assert_eq!(t.legal(), ["PlayCards", "PlayCards weapon_3"]);
    let mut t = Stage::new(3).at(0, "stadium_gold_1").hand(0, "servi_1").resolve();
    t.fate("g g g");
    assert!(!t.is_private(), "slaves do not race");
    let t = Stage::new(3).at(0, "forum_1").hand(0, "weapon_1").resolve();
    assert!(!t.is_private(), "weapons do not build");
    let t = Stage::new(3).at(0, "forum_1").hand(0, "servi_1").resolve();
    assert!(t.is_private());
    for (spaces, step) in [
        ("mercatus_pecunia", Step::Exchange),
        ("mercatus_equi_2", Step::Buy),
        ("mercatus_servi_silver", Step::BuyServi),
    ] {
        let t = Stage::new(3).at(0, spaces).hand(0, "servi_1 weapon_3").resolve();
        assert_eq!((t.s.step, t.is_private()), (step, false), "{spaces}");
    }
}

#[test]
fn cards_put_down_are_seen_by_nobody_else_until_played() {
    let mut t = Stage::new(3).at(0, "arena_1").hand(0, "servi_1 weapon_3").resolve();
    t.fate("g g g");
    let before = [Viewer::Public, Viewer::Seat(Seat(1)), Viewer::After].map(|v| t.seen(v));
    t.act(Action::Card(card("weapon_3")));
    assert!(t.log.told().iter().all(|(audience, _)| !audience.reaches(Viewer::Public)));
    let after = [Viewer::Public, Viewer::Seat(Seat(1)), Viewer::After].map(|v| t.seen(v));
    assert_eq!(before, after);
    assert_ne!(t.seen(Viewer::Seat(Seat(0))), before[0]);
    t.act(Action::Card(card("servi_1"))).act(Action::Play);
    assert_eq!(t.told(), ["log-played", "log-ranked"]);
    assert_eq!(t.gone(), "servi_1 weapon_3");
}

/// Cards are put down in any order, and each choice of cards is counted once.
#[test]
fn the_order_of_cards_does_not_matter() {
    let mut t = Stage::new(3).at(0, "arena_1").hand(0, "servi_1 servi_1 servi_2 weapon_3").resolve();
    t.fate("g g g");
    assert_eq!(t.legal().len(), 3 * 2 * 2);
    let mut list = Vec::new();
    Aquileia::actions(&t.s, Seat(0), &mut list);
    let ways: u32 = list.iter().map(|a| Aquileia::ways(&t.s, Seat(0), *a)).sum();
    assert_eq!(ways, 12);
    t.act(Action::Card(card("weapon_3"))).act(Action::Card(card("servi_1")));
    let mut list = Vec::new();
    Aquileia::actions(&t.s, Seat(0), &mut list);
    let ways: u32 = list.iter().map(|a| Aquileia::ways(&t.s, Seat(0), *a)).sum();
    assert_eq!(ways, 4);
}

struct Some_(u32);

impl Luck for Some_ {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) % n
    }
}

/// A guess fits what the viewer sees, and is a position that can be.
#[test]
fn what_is_imagined_looks_the_same() {
    let mut t = Stage::new(4).at(0, "stadium_gold_1").at(1, "stadium_gold_2").display("stadium_blue");
    t = t.hand(0, "servi_1 weapon_3").hand(2, "servi_2 horse_silver_2").gone("servi_1 weapon_1");
    let mut t = t.resolve();
    t.fate("b b b").fate("b b b").go("PlayCards").go("PlayCards").fate("stadium_vp_7");
    let mut luck = Some_(1);
    let mut checked = |t: &super::stage::Table| {
        for viewer in t.s.all().map(Viewer::Seat).chain([Viewer::Public, Viewer::After]) {
            for _ in 0..20 {
                let seen = t.seen(viewer);
                let guess = Aquileia::imagine(&seen, &mut luck);
                assert_eq!(guess.check(), Ok(()), "{viewer:?}");
                assert!(Aquileia::is_whole(&guess));
                assert_eq!(Seen::<Aquileia>::of(&guess, viewer), seen, "{viewer:?}");
            }
        }
    };
    checked(&t);
    t.go("StadiumKeep deck").fate("stadium_vp_5");
    checked(&t);
}

/// The bonus card of slot 1 finds the pile empty: what was discarded becomes the pile before it is drawn (section 6.1),
/// and whoever guesses knows what it was made of.
#[test]
fn a_pile_is_renewed_for_the_bonus_card_and_everybody_knows_from_what() {
    let stage = Stage::new(3).coins(0, [1, 0, 0]).at(0, "mercatus_equi_1").gone("weapon_1 weapon_1");
    let mut t = stage.rest_to(2, Back::EquiEtArma).resolve();
    let old = t.s.renewed;
    t.go("Buy");
    assert_eq!(t.told(), ["log-bought", "log-renewed"]);
    assert_eq!((t.s.step, t.s.pile.len(Back::EquiEtArma), t.gone().as_str()), (Step::DrawBonus, 2, ""));
    assert_ne!(t.s.renewed, old);
    t.fate("weapon_1");
    assert_eq!(t.s.pile.len(Back::EquiEtArma), 1);
    let mut luck = Some_(1);
    for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        for _ in 0..20 {
            let guess = Aquileia::imagine(&t.seen(viewer), &mut luck);
            assert_eq!(guess.pile.of(card("weapon_1")), 1, "{viewer:?} knows what the pile was made of");
        }
    }
}
