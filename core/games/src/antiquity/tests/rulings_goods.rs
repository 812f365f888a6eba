//! R5 to R7: rulings 2 to 5, 7, 24, 54, 58, 59, 62; examples 17, 19 to 21 and 24.

use super::land_stage::{BLUE, GREEN, Land, RED, goods};
use crate::antiquity::action::Action;
use crate::antiquity::data::{Building, Good, Goods, Saint};
use crate::antiquity::event::Event;
use crate::antiquity::map::HexSet;
use crate::antiquity::phases::{exploration, storage};
use crate::antiquity::state::Phase;
use crate::antiquity::supply;
use table::chance::{Bag, Chance};
use table::game::Game;

/// Seven hexes of the open plain: a centre and those around it.
const FIELD: [(i8, i8); 7] = [(0, -3), (1, -3), (1, -4), (0, -4), (-1, -3), (-1, -2), (0, -2)];

#[test]
fn r5_example_19_capacity_of_working_storages() {
    let mut t = Land::new();
    let large = t.storage(RED, 2, 3);
    let small = t.storage(RED, 1, 2);
    t.storage(RED, 2, 2);
    t.man(RED, large).man(RED, small);
    assert_eq!(t.s.realm(RED).capacity(), Some(8), "the one without a man keeps nothing");
    t.give(RED, &[(Good::Wood, 6), (Good::Fish, 5)]).storing();
    assert_eq!((t.asked(), storage::excess(&t.s, RED)), (vec![RED], 3));
    for good in [Good::Wood, Good::Fish, Good::Wood] {
        assert_eq!(t.offered(RED), [Action::Discard(Good::Fish), Action::Discard(Good::Wood)]);
        t.act(RED, Action::Discard(good));
    }
    assert_eq!(t.stock(RED), goods(&[(Good::Wood, 4), (Good::Fish, 4)]));
    // A grave stops a storage too.
    let spot = t.s.realm(RED).pieces[large].spot;
    t.grave(RED, 0, spot.square().row(), spot.square().col());
    assert_eq!(t.s.realm(RED).capacity(), Some(2));
}

#[test]
fn r7_the_stock_is_cut_to_the_capacity_exactly() {
    let mut t = Land::new();
    let room = t.storage(RED, 1, 2);
    t.man(RED, room).give(RED, &[(Good::Wood, 3)]).storing();
    t.act(RED, Action::Discard(Good::Wood));
    assert_eq!(t.offered(RED), [Action::Done], "throwing away more is not offered");
    t.act(RED, Action::Done);
    assert_eq!(t.stock(RED), goods(&[(Good::Wood, 2)]));
}

#[test]
fn r5_without_a_choice_nobody_is_asked() {
    let mut t = Land::new();
    let room = t.storage(BLUE, 2, 2);
    t.man(BLUE, room).give(BLUE, &[(Good::Wood, 4)]).give(RED, &[(Good::Wood, 3)]).storing();
    assert!(t.told.iter().any(|e| matches!(e, Event::AllLost(RED, lost) if *lost == goods(&[(Good::Wood, 3)]))));
    assert!(t.told.iter().any(|e| matches!(e, Event::KeptAll(BLUE, 4, Some(4)))));
    assert_eq!((t.stock(RED), t.stock(BLUE).total()), (Goods::NONE, 4));
    let mut t = Land::new();
    t.saint(RED, Saint::Cristoforo);
    t.give(RED, &[(Good::Wood, 30)]).storing();
    assert!(t.told.iter().any(|e| matches!(e, Event::KeptAll(RED, 30, None))));
    assert_eq!(t.stock(RED).total(), 30);
}

#[test]
fn both_choose_at_the_same_time() {
    let mut t = Land::new();
    for seat in [RED, BLUE] {
        let room = t.storage(seat, 1, 2);
        t.man(seat, room).give(seat, &[(Good::Wood, 3)]);
    }
    t.storing();
    assert_eq!(t.asked(), [RED, BLUE]);
    t.acts(BLUE, &[Action::Discard(Good::Wood), Action::Done]);
    assert_eq!(t.asked(), [RED]);
    t.acts(RED, &[Action::Discard(Good::Wood), Action::Done]);
    assert_ne!(t.s.phase, Phase::Storage);
}

#[test]
fn example_21_the_centre_comes_last() {
    let mut t = Land::new();
    t.site(RED, Good::Wood, (0, -3), &[(0, -3), (1, -3), (0, -4)]);
    t.harvest();
    assert_eq!(t.hexes(RED), t.these(&[(1, -3), (0, -4)]));
    t.acts(RED, &[Action::Take(t.at(1, -3)), Action::Done]);
    t.harvest();
    assert_eq!(t.s.map.goods, t.these(&[(0, -3)]), "a single outer good is taken without asking");
    t.harvest();
    assert!(t.told.iter().any(|e| matches!(e, Event::SiteEnded(RED, _))));
    assert_eq!((t.stock(RED), t.s.realm(RED).home, t.s.map.sites.len()), (goods(&[(Good::Wood, 3)]), 1, 0));
}

#[test]
fn r58_r59_example_20_forced_labour() {
    for (n, gains) in (1..).zip([&[0][..], &[1], &[2], &[2, 0], &[2, 1], &[2, 2], &[2, 2, 0]]) {
        let mut t = Land::plain((4, 0), (0, 13));
        t.works(RED, Building::ForcedLabour);
        t.site(RED, Good::Grain, FIELD[0], &FIELD[..n]);
        for gain in gains {
            let before = t.stock(RED).total();
            t.harvest();
            let site = t.s.map.sites.first().copied();
            if let Some(site) = site.filter(|site| site.due) {
                assert!(site.len() > 4, "with four or fewer there is no choice");
                while t.s.phase == Phase::Harvest && t.offered(RED) != [Action::Done] {
                    let first = t.offered(RED)[0];
                    assert_ne!(first, Action::Take(site.at), "never the centre");
                    t.act(RED, first);
                }
                t.act(RED, Action::Done);
            }
            assert_eq!(t.stock(RED).total() - before, *gain, "{n} goods");
        }
        assert!(t.s.map.sites.is_empty());
    }
}

#[test]
fn r59_forced_labour_works_on_all_sites() {
    let mut t = Land::plain((4, 0), (0, 13));
    t.works(RED, Building::ForcedLabour);
    t.site(RED, Good::Grain, (0, -3), &[(0, -3), (1, -3)]);
    t.site(RED, Good::Wine, (-2, -1), &[(-2, -1)]);
    t.harvest();
    assert_eq!(t.stock(RED), goods(&[(Good::Grain, 1)]), "the last good of the other site is lost");
    assert!(t.s.map.sites.is_empty());
}

#[test]
fn a_fishery_has_no_centre_and_its_building_goes() {
    let mut t = Land::new();
    t.carts(RED, 1).give(RED, &[(Good::Wood, 1)]).countryside();
    t.fishery(RED, (3, -3), (3, -2), Some(Good::Fish)).act(RED, Action::End);
    assert_eq!(t.hexes(RED).len(), 4, "any order");
    for left in [3, 2] {
        let first = t.hexes(RED).lowest().expect("a good");
        t.act(RED, Action::Take(first));
        assert_eq!(t.s.map.sites[0].len(), left);
        t.act(RED, Action::Done).harvest();
    }
    let first = t.hexes(RED).lowest();
    assert!(first.is_some(), "two left: still a choice");
    t.act(RED, Action::Take(first.expect("a good"))).act(RED, Action::Done);
    assert!(!t.s.map.built.meets(t.these(&[(3, -3), (3, -2)])) || !t.s.map.sites.is_empty());
    t.harvest();
    assert!(t.s.map.sites.is_empty() && !t.s.map.built.meets(t.these(&[(3, -3), (3, -2)])));
    assert_eq!(t.stock(RED).get(Good::Fish), 4);
}

#[test]
fn r24_example_24_fish_for_cathedrals() {
    let mut t = Land::new();
    t.saint(RED, Saint::Giorgio);
    t.s.player_mut(BLUE).work.cathedrals = 2;
    t.harvest();
    assert_eq!((t.stock(RED), t.stock(BLUE)), (goods(&[(Good::Fish, 2)]), Goods::NONE));
    let mut t = Land::new();
    t.saint(RED, Saint::Maria);
    t.s.player_mut(BLUE).work.cathedrals = 2;
    t.s.player_mut(RED).work.cathedrals = 1;
    t.harvest();
    assert_eq!(t.stock(RED).get(Good::Fish), 3, "his own too");
    let mut t = Land::new();
    t.saint(RED, Saint::Giorgio);
    t.grave(RED, 0, 0, 1);
    t.s.player_mut(BLUE).work.cathedrals = 2;
    t.harvest();
    assert_eq!(t.stock(RED), Goods::NONE, "not with a grave on the cathedral");
}

#[test]
fn r3_harvested_goods_wait_for_the_next_round() {
    let mut t = Land::new();
    t.site(RED, Good::Wood, (0, -3), &[(0, -3)]);
    t.harvest();
    assert_eq!(t.stock(RED).get(Good::Wood), 1);
    assert!(!matches!(t.s.phase, Phase::City | Phase::Countryside), "nothing is built before the next R2");
    t.place_all(BLUE);
    t.place_all(RED);
    assert_eq!((t.s.phase, t.s.round, t.stock(RED).get(Good::Wood)), (Phase::City, 2, 1));
}

#[test]
fn r2_harvest_counts_against_famine_and_what_was_not_stored_does_not() {
    let mut t = Land::new();
    t.site(RED, Good::Grain, (3, -2), &[(3, -2)]);
    t.give(RED, &[(Good::Olives, 5)]).saint(BLUE, Saint::Cristoforo);
    t.give(BLUE, &[(Good::Fish, 9)]);
    t.s.famine = 3;
    t.storing();
    let due = |e: &Event| matches!(e, Event::FamineDue(RED, 3, false, 1, 2));
    assert!(t.told.iter().any(due), "the grain of this harvest counts, the five olives are gone");
}

#[test]
fn r4_example_17_a_found_food_raises_famine_and_wine_does_not() {
    let mut t = Land::new();
    for seat in [BLUE, RED] {
        t.works(seat, Building::Explorer);
    }
    t.s.famine = 3;
    t.exploration();
    let first = t.hexes(BLUE).lowest().expect("a marker of Blue");
    t.act(BLUE, Action::Explore(first)).fate(&[3]);
    assert_eq!((t.s.famine, t.stock(BLUE)), (3, goods(&[(Good::Wine, 1)])));
    let second = t.hexes(RED).lowest().expect("a marker of Red");
    t.act(RED, Action::Explore(second)).fate(&[2]);
    assert_eq!((t.s.famine, t.s.level, t.stock(RED)), (4, 4, goods(&[(Good::Sheep, 1)])));
    assert!(!t.s.map.markers.has(first) && !t.s.map.markers.has(second));
    t.place_all(BLUE);
    assert_eq!(t.s.level, 4, "all use the same level");
    t.place_all(RED);
    assert_eq!(t.s.famine, 5);
}

#[test]
fn r62_goods_are_drawn_when_they_are_revealed() {
    let mut t = Land::new();
    t.works(RED, Building::Explorer);
    t.exploration();
    let marker = t.hexes(RED).lowest().expect("a marker");
    t.act(RED, Action::Explore(marker));
    let bag = crate::antiquity::Antiquity::chance(&t.s);
    assert_eq!(bag, Chance::Draw { bag: Bag::counts(&[2, 2, 2, 2]), k: 1 });
    t.fate(&[0]);
    assert_eq!((t.s.revealed, exploration::hidden(&t.s)), ([1, 0, 0, 0], [1, 2, 2, 2]));
    // Markers that left unseen stay among what could be under the others.
    t.s.map.markers = HexSet::NONE;
    assert_eq!(exploration::hidden(&t.s).iter().sum::<u8>(), 7);
}

#[test]
fn exploring_is_never_compulsory_and_needs_a_working_explorer() {
    let mut t = Land::new();
    t.piece(BLUE, Building::Explorer, 0, 0, 0);
    t.works(RED, Building::Explorer);
    t.exploration();
    assert!(t.told.iter().any(|e| matches!(e, Event::NotExplored(BLUE, 1))));
    assert_eq!(t.asked(), [RED]);
    t.act(RED, Action::Pass);
    assert_ne!(t.s.phase, Phase::Exploration);
    t.s.map.markers = HexSet::NONE;
    t.exploration();
    assert!(t.told.iter().any(|e| matches!(e, Event::NotExplored(RED, 2))));
}

#[test]
fn r44_a_marker_that_only_the_stable_reaches_can_be_explored() {
    let mut t = Land::new();
    t.works(RED, Building::Explorer);
    let near = exploration::in_reach(&t.s, RED);
    t.works(RED, Building::Stable);
    let far = exploration::in_reach(&t.s, RED);
    assert!(far.covers(near));
    t.works(RED, Building::Harbour);
    assert!(exploration::in_reach(&t.s, RED).covers(far));
    t.exploration();
    assert_eq!(t.hexes(RED), exploration::in_reach(&t.s, RED));
}

#[test]
fn r54_sites_of_who_is_out_decay_from_the_next_harvest_on() {
    let mut t = Land::three(&[]);
    t.site(RED, Good::Wood, (0, -3), &[(0, -3), (1, -3), (0, -4)]);
    t.carts(GREEN, 1).countryside();
    let phase = t.s.phase;
    t.act(RED, Action::Resign);
    assert_eq!(t.s.phase, phase, "it was the turn of another");
    assert_eq!(t.s.map.sites.len(), 1, "the site stays, and the land is not free");
    for left in [vec![(0, -3), (1, -3)], vec![(0, -3)], vec![]] {
        t.harvest();
        assert!(t.told.iter().any(|e| matches!(e, Event::Decayed(RED, _, Good::Wood))));
        assert_eq!(t.s.map.goods, t.these(&left), "outer hexes in ascending order, the centre last");
    }
    assert!(t.s.map.sites.is_empty() && t.stock(RED).is_empty());
}

#[test]
fn r54_resigning_in_the_harvest_spares_this_harvest() {
    let mut t = Land::three(&[]);
    t.site(RED, Good::Wood, (0, -3), &[(0, -3), (1, -3), (0, -4)]);
    t.harvest();
    assert_eq!(t.asked(), [RED]);
    t.act(RED, Action::Resign);
    assert_eq!(t.s.map.goods.len(), 3);
    assert_ne!(t.s.phase, Phase::Harvest, "nobody else has anything to choose");
    t.harvest();
    assert_eq!(t.s.map.goods.len(), 2);
}

#[test]
fn limited_supply_limits_what_comes() {
    let mut t = Land::with(&[("limited_supply", "true")]);
    t.works(RED, Building::Explorer);
    t.give(BLUE, &[(Good::Grain, 48)]).exploration();
    let marker = t.hexes(RED).lowest().expect("a marker");
    t.act(RED, Action::Explore(marker)).fate(&[0]);
    assert_eq!((t.stock(RED).total(), t.s.level), (0, 1), "the grain is lost, and famine rises all the same");
    let mut t = Land::with(&[("limited_supply", "true")]);
    t.saint(RED, Saint::Giorgio);
    t.saint(BLUE, Saint::Giorgio);
    t.give(BLUE, &[(Good::Fish, 45)]);
    t.s.player_mut(BLUE).work.cathedrals = 2;
    t.harvest();
    assert_eq!((t.stock(BLUE).get(Good::Fish), t.stock(RED).get(Good::Fish)), (47, 1), "in order of play");
}

#[test]
fn limited_supply_counts_what_all_have_built() {
    let mut t = Land::with(&[("limited_supply", "true")]);
    (0..3).for_each(|_| _ = t.works(RED, Building::Fountain));
    t.works(BLUE, Building::Fountain);
    t.carts(RED, 2);
    t.storage(BLUE, 2, 3);
    assert_eq!((supply::fountains(&t.s), supply::cart_shops(&t.s), supply::storage_pieces(&t.s)), (12, 14, 13));
}

#[test]
fn a_draft_of_the_harvest_is_taken_back_whole() {
    let mut t = Land::plain((4, 0), (0, 13));
    t.works(RED, Building::ForcedLabour);
    t.site(RED, Good::Grain, FIELD[0], &FIELD[..6]);
    t.harvest();
    let first = t.hexes(RED).lowest().expect("a good");
    t.act(RED, Action::Take(first));
    assert!(crate::antiquity::Antiquity::drafting(&t.s, RED) && t.s.map.goods.len() == 6);
    assert!(!t.hexes(RED).has(first));
    assert_eq!(t.stock(RED), Goods::NONE);
}
