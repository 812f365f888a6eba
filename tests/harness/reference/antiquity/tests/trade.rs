//! Trades in R2, and what the options change.

use super::*;

#[test]
fn an_offer_needs_a_market_on_one_side() {
    let mut game = reference();
    game.give(RED, &[("wood", 2)]);
    game.give(BLUE, &[("gold", 1)]);
    game.play(RED, "OfferTrade 1 wood,wood gold");
    assert_eq!(game.stock(RED), 0, "ruling 65: set aside");
    assert!(!game.may_do(BLUE, "AcceptTrade 0 1"), "ruling 29");
    let market = game.stand(BLUE, "market", 0, (0, 0), 0);
    game.play(BLUE, "AcceptTrade 0 1");
    assert_eq!((game.has(RED, "gold"), game.has(BLUE, "wood")), (1, 2));
    assert!(!game.may_do(BLUE, &format!("Unman {market}")));
    assert!(!game.may_do(BLUE, "AcceptTrade 0 1"), "an outdated number");
}

#[test]
fn an_offer_rests_on_the_givers_market() {
    let mut game = reference();
    let market = game.stand(RED, "market", 0, (0, 0), 0);
    game.play(RED, "OfferTrade 1 wood -");
    assert!(!game.may_do(RED, &format!("Unman {market}")));
    game.play(RED, "OfferTrade 1 wood,wood,wood,wood,wood,wood -");
    assert!(!game.may_do(BLUE, "AcceptTrade 0 1") && game.may_do(BLUE, "AcceptTrade 0 2"), "the second replaces it");
    game.play(BLUE, "RejectTrade 0 2");
    assert_eq!(game.stock(RED), 6);
    assert!(game.may_do(RED, &format!("Unman {market}")), "nothing was traded");
    game.play(RED, "OfferTrade 1 wood -");
    game.play(RED, "WithdrawTrade 1 3");
    game.play(RED, "OfferTrade 1 wood -");
    game.play(RED, "CommitCity");
    assert!(game.offers.is_empty() && game.stock(RED) == 6);
    assert!(!game.may_do(BLUE, "OfferTrade 0 wood -"), "Red has committed");
    assert!(!game.may_do(BLUE, "OfferTrade 0 - -"));
}

#[test]
fn in_order_only_the_active_player_acts() {
    let mut game = reference_map(&[("city_building_mode", "in_order")]);
    game.stand(BLUE, "market", 0, (0, 0), 0);
    assert_eq!(game.may(), [BLUE]);
    assert!(!game.may_do(RED, "CommitCity"));
    game.play(BLUE, "OfferTrade 0 wood -");
    assert_eq!(game.may(), [RED, BLUE]);
    game.play(RED, "AcceptTrade 1 1");
    assert_eq!((game.has(RED, "wood"), game.may()), (7, vec![BLUE]));
    game.play(BLUE, "CommitCity");
    assert_eq!(game.may(), [RED]);
    game.stand(RED, "market", 0, (0, 0), 0);
    game.play(RED, "OfferTrade 1 wood -");
    game.play(BLUE, "AcceptTrade 0 1");
    assert_eq!(game.has(BLUE, "wood"), 6, "he has committed and answers all the same");
}

#[test]
fn the_box_binds_under_limited_supply() {
    let mut game = reference_map(&[("limited_supply", "true")]);
    assert!(game.in_order());
    game.give(BLUE, &[("wood", 42)]);
    assert_eq!(game.supply(data::WOOD), 0);
    game.stand(BLUE, "market", 0, (0, 0), 0);
    game.players[BLUE].stock[data::GRAIN] = 2;
    game.play(BLUE, "BankTrade grain,grain wood");
    assert_eq!((game.has(BLUE, "wood"), game.has(BLUE, "grain")), (42, 0), "the gain is lost");
    game.stand(BLUE, "cart_shop", 0, (3, 3), 0);
    game.commit_all();
    // One wood comes back for the centre; the other hexes get nothing and stay forest.
    let forest = game.zone(BLUE).into_iter().find(|h| game.may_do(BLUE, &format!("Woodcutter {},{}", h.0, h.1)));
    let (q, r) = forest.expect("forest in the zone");
    game.play(BLUE, &format!("Woodcutter {q},{r}"));
    assert_eq!((game.sites[0].goods.len(), game.felled.len()), (1, 1));
}

#[test]
fn storage_pieces_and_cart_shops_run_out() {
    let mut game = reference_map(&[("limited_supply", "true")]);
    game.stand_storage(RED, 0, (0, 0), 6, 5);
    assert!(game.may_do(BLUE, "BuildStorage 0 0,0 2 1 wood"));
    assert!(!game.may_do(BLUE, "BuildStorage 0 0,0 2 2 wood"));
    for number in 0..16 {
        game.players[RED].cities.push((40 + number, 0));
        game.stand(RED, "cart_shop", number as usize + 1, (0, 0), 0);
    }
    assert!(!game.may_do(BLUE, "BuildCityBuilding cart_shop 0 0,0 0 wood"));
}
