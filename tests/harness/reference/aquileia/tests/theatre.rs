//! Theatrum and port: T17 to T20, T26 to T29.

use super::*;

fn auction(seats: usize, owner: usize) -> Game {
    let mut game = table(seats);
    game.hand_servant(owner, "theatrum");
    game.go(&["theatrum_blue_yellow"]);
    assert_eq!(game.asked(), ("Opening", owner));
    game
}

#[test]
fn t17_an_auction() {
    let mut game = table(4);
    game.hand_servant(GREEN, "theatrum");
    game.hand_coins(GREEN, [0, 3, 1]);
    game.hand_coins(BLUE, [2, 3, 1]);
    game.hand_coins(YELLOW, [2, 4, 1]);
    game.hand_coins(RED, [2, 2, 1]);
    game.go(&["theatrum_blue_yellow"]);
    let blue = game.coins(BLUE);
    game.play(open("silver"), &[]);
    assert_eq!(game.asked(), ("Bidding", YELLOW));
    game.play(raise("silver"), &[]);
    assert_eq!(game.asked(), ("Bidding", RED));
    game.does("Withdraw");
    assert_eq!(game.asked(), ("Bidding", BLUE));
    game.play(raise("bronze"), &[]);
    assert_eq!(game.asked(), ("Bidding", YELLOW), "green has no bronze and is out");
    game.does("Withdraw");
    assert!(game.has_laurel(BLUE, "theatrum_blue_yellow"));
    assert_eq!(game.coins(BLUE), [blue[0] - 1, blue[1] - 2, blue[2]]);
    assert_eq!(game.coins(GREEN), [1, 5, 1]);
}

#[test]
fn t18_ones_own_auction() {
    let mut game = auction(3, 1);
    let bank = game.bank[2];
    game.play(open("gold"), &[]);
    game.does("Withdraw");
    game.does("Withdraw");
    assert_eq!((game.coins(1), game.bank[2]), ([2, 1, 0], bank + 1));
    assert!(game.has_laurel(1, "theatrum_blue_yellow"));
}

#[test]
fn t19_nobody_opens() {
    let mut game = auction(3, 2);
    for seat in [2, 0, 1] {
        assert_eq!(game.asked(), ("Opening", seat));
        game.does("DeclineOpen");
    }
    assert!(game.has_laurel(2, "theatrum_blue_yellow"));
    assert!((0..3).all(|seat| game.coins(seat) == [2, 1, 1]));
}

#[test]
fn t20_another_opener() {
    let mut game = auction(3, 0);
    game.does("DeclineOpen");
    game.play(open("bronze"), &[]);
    assert_eq!(game.asked(), ("Bidding", 2));
    game.does("Withdraw");
    assert_eq!((game.coins(1), game.coins(0)), ([1, 1, 1], [3, 1, 1]), "the owner was not asked again");
    assert!(game.has_laurel(1, "theatrum_blue_yellow"));
}

#[test]
fn who_has_no_coin_is_asked_for_the_opening_only() {
    let mut game = table(3);
    game.hand_servant(0, "theatrum");
    game.hand_coins(1, [0, 0, 0]);
    game.go(&["theatrum_blue_yellow"]);
    game.does("DeclineOpen");
    assert_eq!((game.asked(), game.legal()), (("Opening", 1), vec![json!({"command": "DeclineOpen"})]), "ruling 47");
    game.does("DeclineOpen");
    game.play(open("gold"), &[]);
    assert!(game.has_laurel(2, "theatrum_blue_yellow"), "ruling 32");
    assert_eq!(game.coins(0), [2, 1, 2]);
}

#[test]
fn t26_the_port() {
    let mut game = table(4);
    for plot in ["bank_3", "workshop_4"] {
        game.hand_house(RED, plot);
    }
    game.hand_house(BLUE, "workshop_1");
    for (seat, space) in
        [(RED, "portus_bronze"), (BLUE, "portus_silver"), (YELLOW, "portus_gold"), (GREEN, "portus_latro")]
    {
        game.hand_servant(seat, space);
    }
    let silver = game.bank[1];
    game.go(&["bronze", "gold"]);
    assert_eq!(game.coins(GREEN), [3, 1, 2]);
    assert_eq!((game.asked(), game.coins(RED)), (("PayAgain", RED), [1, 1, 1]));
    game.does("PayAgain");
    assert_eq!((game.coins(RED), game.score(RED)), ([0, 2, 2], 4));
    assert_eq!((game.score(BLUE), game.coins(BLUE), game.bank[1]), (3, [2, 0, 1], silver + 1 - 1));
    assert_eq!((game.round, game.coins(YELLOW)), (2, [2, 1, 0]), "nobody was asked");
}

fn latro(faces: [&str; 2]) -> Game {
    let mut game = table(4);
    for (seat, space) in [(RED, "portus_bronze"), (BLUE, "portus_silver"), (GREEN, "portus_latro")] {
        game.hand_servant(seat, space);
    }
    game.go(&faces);
    game
}

#[test]
fn t27_equal_dice() {
    assert_eq!(latro(["silver", "silver"]).coins(GREEN), [2, 2, 1]);
    assert_eq!(latro(["gold", "gold"]).coins(GREEN), [2, 1, 1]);
}

#[test]
fn t28_robbing_oneself() {
    let mut game = table(3);
    game.hand_coins(0, [1, 1, 0]);
    game.hand_servant(0, "portus_latro");
    game.hand_servant(0, "portus_bronze");
    game.hand_house(0, "workshop_1");
    assert_eq!(game.coins(0), [0, 1, 0]);
    game.go(&["bronze", "silver"]);
    assert_eq!((game.asked(), game.coins(0)), (("PayAgain", 0), [1, 1, 0]));
    game.does("PayAgain");
    assert_eq!((game.coins(0), game.score(0)), ([0, 1, 0], 3));
}

#[test]
fn who_is_robbed_may_decline() {
    let mut game = latro(["bronze", "bronze"]);
    game.hand_house(RED, "workshop_8");
    game.does("Decline");
    assert_eq!((game.score(RED), game.coins(RED), game.coins(GREEN)), (0, [1, 1, 1], [3, 1, 1]), "ruling 11");
}

#[test]
fn t29_activation() {
    let mut game = table(3);
    for plot in ["workshop_3", "workshop_7", "bank_4", "villa_blue_10"] {
        game.hand_house(0, plot);
    }
    game.activate(0);
    assert_eq!((game.score(0), game.coins(0)), (11, [3, 2, 2]));
    game.bank[2] = 0;
    game.activate(0);
    assert_eq!((game.score(0), game.coins(0)), (22, [4, 3, 2]), "ruling 14: the bank has no gold");
}
