//! R2: rulings 8 to 10, 18 to 23, 26, 28, 60, 61, 64; examples 22, 23, 30, 33, 41, 42.

use super::land_stage::{BLUE, Land, RED, goods};
use crate::antiquity::action::Action;
use crate::antiquity::board::{Form, Spot, Thing};
use crate::antiquity::check::check;
use crate::antiquity::data::{Building, Good, Goods, HOUSES, Saint};
use crate::antiquity::event::Event;
use crate::antiquity::phases::building;
use crate::antiquity::prompt;
use crate::antiquity::shapes::{Square, board, squares};
use crate::antiquity::state::{Draft, Phase};
use table::prompt::Weight;
use table::text::Text;

fn spot(city: u8, row: u8, col: u8) -> Spot {
    Spot::at(city, Square::at(row, col))
}

/// R2 of round 1 on the reference map, with these goods in Red's stock.
fn red(stock: &[(Good, u16)]) -> Land {
    let mut t = Land::fresh(&[]);
    t.s.realm_mut(RED).stock = goods(stock);
    t.s.before[0] = Some(*t.s.realm(RED));
    t
}

fn house(t: &mut Land, number: u8, row: u8, col: u8) {
    t.acts(RED, &[Action::House(number), Action::Square(spot(0, row, col))]);
}

#[test]
fn r08_houses_are_built_in_any_order_and_number_sets_the_cost() {
    let mut t = red(&[(Good::Grain, 1), (Good::Wine, 1)]);
    house(&mut t, 8, 0, 0);
    assert!(
        matches!(t.told[..], [Event::House(RED, 8, _, paid, false)] if paid == goods(&[(Good::Grain, 1), (Good::Wine, 1)]))
    );
    assert!(t.s.realm(RED).has_house(8) && !t.s.realm(RED).has_house(1));
    assert_eq!(t.stock(RED), Goods::NONE);
}

#[test]
fn r09_the_first_four_houses_are_free_and_take_a_square() {
    let mut t = red(&[]);
    let offered = |t: &Land| t.offered(RED).into_iter().filter(|a| matches!(a, Action::House(_))).count();
    assert_eq!(offered(&t), 4);
    house(&mut t, 3, 2, 2);
    assert_eq!((offered(&t), t.s.free_count(RED)), (3, 48));
    t.act(RED, Action::House(1));
    let squares = t.offered(RED);
    assert_eq!(squares.len(), 48);
    assert!(!squares.contains(&Action::Square(spot(0, 2, 2))));
}

#[test]
fn r10_a_man_gained_works_in_the_same_phase() {
    let mut t = red(&[(Good::Wood, 1)]);
    t.build(RED, Building::CartShop, 0, 0);
    assert!(!t.offered(RED).contains(&Action::Man(0)));
    house(&mut t, 1, 6, 6);
    t.act(RED, Action::Man(0));
    let realm = t.s.realm(RED);
    assert!(realm.works(0) && realm.home == 0);
    t.act(RED, Action::Unman(0));
    assert!(!t.s.realm(RED).works(0) && t.s.realm(RED).home == 1);
}

#[test]
fn r18_philosophy_works_at_the_moment_of_payment_and_is_marked() {
    let mut t = red(&[(Good::Grain, 2)]);
    assert!(!t.offered(RED).contains(&Action::House(7)));
    let slot = t.works(RED, Building::Philosophy);
    house(&mut t, 7, 6, 0);
    assert!(t.s.realm(RED).has_house(7));
    assert!(t.s.player(RED).work.used.has(Building::Philosophy));
    assert!(!t.offered(RED).contains(&Action::Unman(slot as u8)), "used, so its man stays");
    // A payment of different kinds needs no philosophy, and does not use it.
    let mut t = red(&[(Good::Grain, 1), (Good::Olives, 1)]);
    t.works(RED, Building::Philosophy);
    house(&mut t, 7, 6, 0);
    assert!(!t.s.player(RED).work.used.has(Building::Philosophy));
    // Where there is a choice, goods are named one by one, and the one that needs philosophy is said.
    let mut t = red(&[(Good::Grain, 2), (Good::Olives, 1)]);
    t.works(RED, Building::Philosophy);
    house(&mut t, 7, 6, 0);
    assert_eq!(t.offered(RED), [Action::Pay(Good::Grain), Action::Pay(Good::Olives)]);
    t.act(RED, Action::Pay(Good::Grain));
    let label = |good| prompt::choice(&t.s, RED, Action::Pay(good)).label.key;
    assert_eq!((label(Good::Grain), label(Good::Olives)), ("do-pay-twice".into(), "do-pay".into()));
}

#[test]
fn r19_r20_a_university_serves_faculties_at_its_edges() {
    let mut t = red(&[]);
    let university = t.piece(RED, Building::University, 0, 2, 2);
    let theology = t.piece(RED, Building::Theology, 0, 4, 1);
    let away = t.piece(RED, Building::Alchemy, 0, 4, 4);
    t.men(RED, 3);
    assert!(!t.s.realm(RED).works(theology));
    t.act(RED, Action::Man(university as u8));
    assert!(t.s.realm(RED).works(theology), "served by the university");
    assert!(!t.s.realm(RED).works(away), "a corner is not enough");
    let offered = t.offered(RED);
    assert!(!offered.contains(&Action::Man(theology as u8)), "R20: a served faculty takes no man");
    assert!(offered.contains(&Action::Man(away as u8)));
    // A grave on the university stops them; one on the faculty stops that one.
    t.grave(RED, 0, 2, 2);
    assert!(!t.s.realm(RED).works(theology) && !t.s.realm(RED).works(university));
}

#[test]
fn t33_one_man_runs_four_faculties() {
    let mut t = red(&[]);
    t.city(RED, 3, 1);
    let spots = [
        (Building::Theology, 0, 0),
        (Building::Biology, 0, 3),
        (Building::Alchemy, 3, 0),
        (Building::Philosophy, 3, 3),
    ];
    let faculties = spots.map(|(building, row, col)| t.piece(RED, building, 1, row, col));
    let university = t.piece(RED, Building::University, 1, 2, 2);
    t.men(RED, 1);
    t.s.before[0] = Some(*t.s.realm(RED));
    t.act(RED, Action::Man(university as u8));
    assert!(faculties.iter().all(|slot| t.s.realm(RED).works(*slot)));
    assert_eq!(t.s.realm(RED).free(1), 0);
    t.grave(RED, 1, 2, 2);
    assert!(faculties.iter().all(|slot| !t.s.realm(RED).works(*slot)));
}

#[test]
fn r21_a_cathedral_is_razed_and_rebuilt_once_a_round() {
    let mut t = red(&[(Good::Stone, 2)]);
    t.works(RED, Building::Theology);
    let slot = t.saint(RED, Saint::Nicolo);
    t.act(RED, Action::Raze);
    assert!(t.s.realm(RED).saint.is_none() && !t.s.realm(RED).pieces[slot].is_built());
    assert!(!t.offered(RED).contains(&Action::Raze));
    t.act(RED, Action::Build(Building::Cathedral));
    let first = t.offered(RED)[0];
    t.act(RED, first);
    if t.offered(RED).contains(&Action::Turn(0)) {
        t.act(RED, Action::Turn(0));
    }
    assert_eq!(t.offered(RED), Saint::ALL.map(Action::Choose));
    t.act(RED, Action::Choose(Saint::Maria));
    assert_eq!((t.s.realm(RED).saint, t.s.player(RED).work.cathedrals), (Some(Saint::Maria), 1));
    assert_eq!(t.s.realm(RED).find(Building::Cathedral), Some(slot), "it takes its old number");
    assert_eq!(t.stock(RED), goods(&[(Good::Stone, 1)]));
    assert!(!t.offered(RED).contains(&Action::Raze), "once a round, and never Santa Maria's");
}

#[test]
fn r22_a_cathedral_with_a_grave_has_no_power_and_is_not_razed() {
    let mut t = red(&[]);
    t.works(RED, Building::Theology);
    let slot = t.saint(RED, Saint::Barbara);
    let offers = |t: &Land| {
        let list = t.offered(RED);
        (list.contains(&Action::Raze), list.iter().any(|action| matches!(action, Action::Lift(_))))
    };
    assert_eq!(offers(&t), (true, true));
    let piece = t.s.realm(RED).pieces[slot];
    let first = squares(piece.squares()).next().expect("it stands");
    t.grave(RED, 0, first.row(), first.col());
    assert_eq!(offers(&t), (false, false));
}

#[test]
fn r23_several_players_may_have_the_same_saint() {
    let mut t = red(&[(Good::Stone, 1)]);
    t.s.realm_mut(BLUE).stock = goods(&[(Good::Stone, 1)]);
    t.s.before[1] = Some(*t.s.realm(BLUE));
    for seat in [RED, BLUE] {
        t.build(seat, Building::Cathedral, 0, 0).act(seat, Action::Choose(Saint::Giorgio));
    }
    assert!([RED, BLUE].iter().all(|seat| t.s.realm(*seat).saint == Some(Saint::Giorgio)));
}

#[test]
fn r26_santa_barbara_moves_buildings_with_men_graves_and_marks() {
    let mut t = red(&[]);
    t.saint(RED, Saint::Barbara);
    let brewery = t.piece(RED, Building::Brewery, 0, 4, 0);
    let hospital = t.works(RED, Building::Hospital);
    // The brewery covers (4,0) to (4,3) and (5,0): a grave on its foot, and one elsewhere.
    t.grave(RED, 0, 5, 0).grave(RED, 0, 6, 6);
    t.act(RED, Action::Heal(spot(0, 6, 6)));
    assert!(t.s.player(RED).work.used.has(Building::Hospital));
    t.acts(RED, &[Action::Lift(Thing::Piece(brewery as u8)), Action::Lift(Thing::Piece(hospital as u8))]);
    let offered = t.offered(RED);
    let only = offered.iter().all(|action| matches!(action, Action::Lift(_) | Action::Place(_)));
    assert!(only, "while pieces are lifted nothing else is possible: {offered:?}");
    // With a grave it may be given any of four turns; the grave turns with it.
    t.acts(RED, &[Action::Place(Thing::Piece(brewery as u8)), Action::Square(spot(0, 5, 0)), Action::Turn(2)]);
    let piece = t.s.realm(RED).pieces[brewery];
    assert_eq!((piece.spot, piece.form), (spot(0, 5, 0), Form::turned(2)));
    assert_eq!(t.s.realm(RED).graves[0], Square::at(5, 3).bit(), "the foot is above the right end now");
    // The hospital goes back to where it was, with its man and its mark.
    let at = t.offered(RED);
    assert!(at.contains(&Action::Place(Thing::Piece(hospital as u8))));
    t.act(RED, Action::Place(Thing::Piece(hospital as u8)));
    let Some(Action::Square(first)) = t.offered(RED).first().copied() else { panic!("squares are offered") };
    t.act(RED, Action::Square(first));
    if t.offered(RED).contains(&Action::Turn(0)) {
        t.act(RED, Action::Turn(0));
    }
    assert!(t.s.realm(RED).manned.has(hospital) && t.s.player(RED).work.used.has(Building::Hospital));
    assert!(!t.offered(RED).contains(&Action::Unman(hospital as u8)), "a used hospital does not become fresh");
    // Graves alone move only to free squares.
    t.acts(RED, &[Action::Carry, Action::From(spot(0, 5, 3))]);
    let free: Vec<Action> = t.s.free_squares(RED).map(Action::Square).collect();
    assert_eq!(t.offered(RED), free);
    t.act(RED, free[0]);
    assert_eq!(t.s.realm(RED).graves[0].count_ones(), 1);
    assert_eq!(t.s.realm(RED).graves_on(t.s.realm(RED).pieces[brewery]), 0);
}

#[test]
fn r26_houses_move_too() {
    let mut t = red(&[]);
    t.saint(RED, Saint::Maria);
    t.house(RED, 1, spot(0, 6, 6));
    t.acts(RED, &[Action::Lift(Thing::House(1)), Action::Place(Thing::House(1)), Action::Square(spot(0, 6, 0))]);
    assert_eq!(t.s.realm(RED).houses[0], spot(0, 6, 0));
    assert_eq!((t.s.realm(RED).house_count(), t.s.realm(RED).home), (1, 1));
}

#[test]
fn r28_t30_the_market_takes_any_two_goods_for_one() {
    let mut t = red(&[(Good::Grain, 1), (Good::Sheep, 1), (Good::Wood, 2), (Good::Fish, 1)]);
    assert!(!t.offered(RED).contains(&Action::Bank));
    let market = t.works(RED, Building::Market);
    t.acts(RED, &[Action::Bank, Action::Pay(Good::Grain), Action::Pay(Good::Sheep), Action::Gain(Good::Stone)]);
    t.acts(RED, &[Action::Bank, Action::Pay(Good::Wood), Action::Pay(Good::Wood), Action::Gain(Good::Gold)]);
    assert_eq!(t.stock(RED), goods(&[(Good::Fish, 1), (Good::Stone, 1), (Good::Gold, 1)]));
    assert!(!t.offered(RED).contains(&Action::Unman(market as u8)));
}

#[test]
fn t40_two_goods_of_a_kind_for_one_of_it_is_legal() {
    let mut t = red(&[(Good::Wood, 2)]);
    t.works(RED, Building::Market);
    t.acts(RED, &[Action::Bank, Action::Pay(Good::Wood), Action::Pay(Good::Wood), Action::Gain(Good::Wood)]);
    assert_eq!(t.stock(RED), goods(&[(Good::Wood, 1)]));
}

#[test]
fn t22_house_15_takes_two_different_foods_and_luxuries() {
    let four = [(Good::Grain, 1), (Good::Fish, 1), (Good::Wine, 1), (Good::Gold, 1)];
    let mut t = red(&four);
    house(&mut t, 15, 0, 0);
    assert!(t.s.realm(RED).has_house(15));
    let twice = [(Good::Grain, 2), (Good::Wine, 1), (Good::Gold, 1)];
    let mut t = red(&twice);
    assert!(!t.offered(RED).contains(&Action::House(15)));
    t.works(RED, Building::Philosophy);
    assert!(t.offered(RED).contains(&Action::House(15)));
}

#[test]
fn t23_san_nicolo_gives_a_lower_house() {
    let mut t = red(&[(Good::Grain, 3), (Good::Olives, 1), (Good::Wine, 2)]);
    t.saint(RED, Saint::Nicolo);
    house(&mut t, 8, 0, 0);
    t.acts(RED, &[Action::Pay(Good::Grain)]);
    assert_eq!((t.s.player(RED).work.free, t.s.realm(RED).home), (8, 1));
    let given = |t: &Land| t.offered(RED).into_iter().filter(|a| matches!(a, Action::Free(_))).count();
    assert_eq!(given(&t), 7);
    t.acts(RED, &[Action::Free(7), Action::Square(spot(0, 6, 6))]);
    assert_eq!((given(&t), t.s.realm(RED).home), (0, 2), "a free house gives no further one");
    assert_eq!(t.stock(RED).total(), 4, "two men for two goods");
    // Any other command in between ends the chance of it, and so does a house that costs nothing.
    house(&mut t, 1, 6, 0);
    assert_eq!(given(&t), 0);
    house(&mut t, 5, 6, 1);
    t.act(RED, Action::Pay(Good::Olives));
    assert!(given(&t) > 0);
    t.build(RED, Building::Fountain, 6, 2);
    assert_eq!(given(&t), 0);
}

#[test]
fn t41_a_brewery_turns_clockwise_and_is_not_mirrored() {
    let mut t = red(&[(Good::Wood, 1)]);
    t.acts(RED, &[Action::Build(Building::Brewery), Action::Square(spot(0, 0, 0))]);
    assert_eq!(t.offered(RED), [0, 1, 2, 3].map(Action::Turn));
    t.act(RED, Action::Turn(1));
    let cells = [(0, 0), (0, 1), (1, 1), (2, 1), (3, 1)].map(|(row, col)| Square::at(row, col).bit());
    assert_eq!(t.s.realm(RED).pieces[0].squares(), cells.iter().sum::<u64>());
}

#[test]
fn r61_t42_placements_on_an_empty_board() {
    let stock = [(Good::Wood, 9), (Good::Stone, 9), (Good::Wine, 9), (Good::Gold, 9)];
    let t = red(&stock);
    let placements = |building: Building| {
        let mut t = t.clone();
        t.act(RED, Action::Build(building));
        let count = |action: &Action| {
            let mut at = t.clone();
            at.act(RED, *action);
            let turns = at.offered(RED).into_iter().filter(|a| matches!(a, Action::Turn(_))).count();
            turns.max(1)
        };
        t.offered(RED).iter().map(count).sum::<usize>()
    };
    assert_eq!(placements(Building::CartShop), 144);
    assert_eq!(placements(Building::Dump), 25);
    assert_eq!(placements(Building::Cathedral), 80);
    assert_eq!(t.s.free_count(RED), 49);
    // Storages of two by three and of three by two: 30 places each.
    let storages = |width: u8, height: u8| {
        let of =
            |spot: &Spot| building::sizes_at(&t.s, RED, *spot).filter(|size| size.size() == (width, height)).count();
        squares(board(0)).map(|square| Spot::at(0, square)).map(|spot| of(&spot)).sum::<usize>()
    };
    assert_eq!(storages(3, 2) + storages(2, 3), 60);
}

#[test]
fn r60_buildings_keep_their_running_numbers() {
    let mut t = red(&[(Good::Wood, 3)]);
    for (building, row) in [(Building::CartShop, 0), (Building::Market, 2), (Building::CartShop, 4)] {
        t.build(RED, building, row, 0);
    }
    let built: Vec<Building> = t.s.realm(RED).built().map(|(_, piece)| piece.building).collect();
    assert_eq!(built, [Building::CartShop, Building::Market, Building::CartShop]);
}

#[test]
fn r64_the_last_wood_without_a_site_is_warned_of() {
    let hint = |t: &Land| prompt::ask(&t.s, RED).hint.expect("a hint").key;
    let mut t = red(&[(Good::Wood, 1)]);
    t.act(RED, Action::Build(Building::CartShop));
    assert_eq!(hint(&t), "ask-square-last-wood");
    let mut t = red(&[(Good::Wood, 2)]);
    t.act(RED, Action::Build(Building::CartShop));
    assert_eq!(hint(&t), "ask-square-hint");
    let mut t = red(&[(Good::Wood, 1)]);
    t.site(RED, Good::Wood, (0, -3), &[(0, -3), (1, -3)]);
    t.s.before[0] = Some(*t.s.realm(RED));
    t.act(RED, Action::Build(Building::CartShop));
    assert_eq!(hint(&t), "ask-square-hint");
}

#[test]
fn r64_the_last_wood_is_warned_of_at_the_market_and_in_trades() {
    let mut t = red(&[(Good::Wood, 1), (Good::Fish, 2)]);
    t.works(RED, Building::Market);
    let key = |text: Text| text.key.to_string();
    let hint = move |t: &Land| prompt::ask(&t.s, RED).hint.map(key);
    let mut bank = t.clone();
    bank.act(RED, Action::Bank);
    assert_eq!(hint(&bank).as_deref(), Some("ask-bank-last-wood"));
    bank.act(RED, Action::Pay(Good::Fish));
    bank.act(RED, Action::Pay(Good::Fish));
    assert_eq!(hint(&bank), None, "the wood stays");
    let mut offer = t.clone();
    offer.act(RED, Action::Offer(BLUE));
    assert_eq!(hint(&offer).as_deref(), Some("ask-offer-hint"));
    offer.act(RED, Action::Give(Good::Wood));
    assert_eq!(hint(&offer).as_deref(), Some("ask-offer-last-wood"));
    // Blue asks for Red's wood.
    t.act(BLUE, Action::Offer(RED));
    t.act(BLUE, Action::Ask(Good::Wood));
    t.act(BLUE, Action::Send);
    assert_eq!(key(prompt::choice(&t.s, RED, Action::Accept(BLUE, 1)).label), "do-accept-last-wood");
    t.site(RED, Good::Wood, (0, -3), &[(0, -3), (1, -3)]);
    assert_eq!(key(prompt::choice(&t.s, RED, Action::Accept(BLUE, 1)).label), "do-accept");
}

#[test]
fn a_cathedral_can_be_built_only_with_a_saint_and_a_house_has_a_number() {
    let t = red(&[]);
    assert!((1..=HOUSES).all(|n| !t.s.realm(RED).has_house(n)));
    assert!(!t.offered(RED).contains(&Action::Build(Building::Cathedral)));
}

#[test]
fn committing_is_final_where_it_ends_the_phase() {
    let mut t = red(&[]);
    assert_eq!(prompt::choice(&t.s, RED, Action::Commit).weight, Weight::Usual);
    t.act(BLUE, Action::Commit);
    assert_eq!(prompt::choice(&t.s, RED, Action::Commit).weight, Weight::Final);
    t.act(RED, Action::Commit);
    assert_ne!(t.s.phase, Phase::City);
}

#[test]
fn no_grave_is_being_moved_where_there_is_none() {
    let mut t = red(&[]);
    t.saint(RED, Saint::Barbara);
    t.s.player_mut(RED).work.draft = Some(Draft::Carry { from: None });
    assert!(check(&t.s).is_err());
    t.s.realm_mut(RED).graves[0] = Square::at(6, 6).bit();
    t.s.before[0] = Some(*t.s.realm(RED));
    assert!(check(&t.s).is_ok());
}
