//! Aquileia: whole games for each number of seats and each way to end, and how many ways there are to play on from
//! fixed positions.

use super::Golden;
use super::perft::{Perft, Position, find, listed};
use games::aquileia::{Action, Aquileia, Area, Draft, State, Step};
use table::game::{Game, Turn};
use table::meta::Named;
use table::seat::Seat;
use table::trace::Traced;

const FOLDER: &str = "core/games/src/aquileia/golden";

fn named(options: &[(&str, &str)]) -> Named {
    options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect()
}

/// Houses stand, laurels of both kinds were won: the game was not played past its rules.
fn eventful(s: &State) -> bool {
    let houses: u32 = s.all().map(|p| s.player(p).houses.count_ones()).sum();
    let crowns = s.all().any(|p| s.player(p).crowns != 0);
    houses >= 6 && crowns && s.races.iter().flatten().count() >= 4
}

/// How many are first, and how many have as many points as the first.
fn firsts(s: &State) -> (usize, usize) {
    let Turn::Over(ranking) = Aquileia::turn(s) else { return (0, 0) };
    let reckoning = Aquileia::reckoning(&table::seen::Seen::of(s, table::seat::Viewer::After)).totals();
    let most = reckoning.iter().max().copied().unwrap_or_default();
    (ranking.winners().count(), reckoning.iter().filter(|points| **points == most).count())
}

fn keep(name: &str, options: &[(&str, &str)], ends: fn(&State) -> bool) {
    for seats in 2..=5 {
        let mut options = named(options);
        if seats == 2 && name == "house" {
            options.insert("two_player_neutrals".to_owned(), "true".to_owned());
        }
        let golden = Golden::<Aquileia> {
            name: name.to_owned(),
            seats,
            options,
            late: None,
            ends,
            words: Aquileia::state_words,
        };
        golden.keeps(FOLDER);
    }
}

#[test]
fn games_of_aquileia_won_alone_stay_as_they_were() {
    keep("text", &[], |s| eventful(s) && firsts(s) == (1, 1));
}

#[test]
fn games_of_aquileia_with_a_shared_victory_stay_as_they_were() {
    keep("shared", &[], |s| firsts(s).0 > 1);
}

#[test]
fn games_of_aquileia_settled_by_the_tie_track_stay_as_they_were() {
    keep("tie_track", &[("final_tie", "tie_track")], |s| {
        let (winners, tied) = firsts(s);
        winners == 1 && tied > 1
    });
}

#[test]
fn games_of_aquileia_with_every_other_option_stay_as_they_were() {
    let options = [
        ("forum5_two_buildings", "true"),
        ("tie_marker_ends_placement", "true"),
        ("pecunia_mode", "single_swap"),
        ("build_points_villas_only", "true"),
        ("show_hand_counts", "false"),
    ];
    keep("house", &options, |s| s.all().any(|p| s.player(p).houses != 0));
}

#[test]
fn games_of_aquileia_that_exchange_coin_for_coin_stay_as_they_were() {
    keep("one_to_one", &[("pecunia_mode", "one_to_one")], eventful);
}

/// The positions, found anew.
fn positions() -> Vec<Position<State>> {
    let mut all = Vec::new();
    let mut add = |name, seats, options, is: fn(&State) -> bool| {
        all.push(find::<Aquileia>(name, seats, options, is));
    };
    for seats in 2..=5 {
        add("opening", seats, &[], |s| s.step == Step::Place);
        add("last-placing", seats, &[], |s| s.step == Step::Place && s.round == 6 && s.tie.len() == 1);
    }
    add("tie-alone", 3, &[], |s| s.step == Step::Place && listed::<Aquileia>(s) == [Action::Tie]);
    add("exchange", 4, &[], |s| s.step == Step::Exchange && listed::<Aquileia>(s).len() > 3);
    add("exchange-begun", 3, &[], |s| matches!(s.draft, Some(Draft::Gold(_))) && listed::<Aquileia>(s).len() > 1);
    let single = &[("pecunia_mode", "single_swap")];
    add("swap", 5, single, |s| s.step == Step::Exchange && listed::<Aquileia>(s).len() > 4);
    let one_to_one = &[("pecunia_mode", "one_to_one")];
    add("one-to-one", 3, one_to_one, |s| s.step == Step::Exchange && listed::<Aquileia>(s).len() > 3);
    add("bonus", 3, &[], |s| s.step == Step::Buy && s.at.slot() == Some(0));
    add("slaves", 4, &[], |s| s.step == Step::BuyServi && listed::<Aquileia>(s).len() > 2);
    add("arena", 4, &[], |s| s.step == Step::Cards && s.at.area() == Area::Arena && listed::<Aquileia>(s).len() > 3);
    add("arena-begun", 3, &[], |s| {
        matches!(s.draft, Some(Draft::Cards(_))) && s.at.area() == Area::Arena && listed::<Aquileia>(s).len() > 2
    });
    add("stadium", 5, &[], |s| {
        s.step == Step::Cards && s.at.area() == Area::Stadium && listed::<Aquileia>(s).len() > 2
    });
    add("blue", 3, &[], |s| s.step == Step::Blue && s.blue_left == 4 && s.at.area() == Area::Arena);
    add("blue-left", 4, &[], |s| s.step == Step::Blue && (1..4).contains(&s.blue_left));
    add("prize", 4, &[], |s| s.step == Step::Prize && s.taking_part(Area::Arena).len() > 1);
    add("keep", 3, &[], |s| s.step == Step::Keep && s.taking_part(Area::Stadium).len() > 1);
    add("keep-alone", 2, &[], |s| s.step == Step::Keep && s.taking_part(Area::Stadium).len() == 1);
    add("opening-bid", 4, &[], |s| s.step == Step::Opening && s.stands(s.at) == Some(Seat(s.active.0)));
    add("bidding", 5, &[], |s| s.step == Step::Bidding && s.auction.is_some_and(|a| a.bid.count() > 1));
    add("build-two", 3, &[], |s| s.step == Step::Build && s.built == 0 && listed::<Aquileia>(s).len() > 8);
    add("build-second", 4, &[], |s| s.step == Step::Build && s.built == 1 && listed::<Aquileia>(s).len() > 1);
    add("slaves-to-pay", 3, &[], |s| matches!(s.draft, Some(Draft::Plot(_))));
    let forum5 = &[("forum5_two_buildings", "true")];
    add("forum-5", 4, forum5, |s| s.step == Step::Build && s.at.0 == 23 && listed::<Aquileia>(s).len() > 3);
    add("robbed", 4, &[], |s| s.step == Step::PayAgain);
    add("blocked", 2, &[("two_player_neutrals", "true")], |s| s.step == Step::Place && s.round == 3);
    add("marker-ends", 3, &[("tie_marker_ends_placement", "true")], |s| s.step == Step::Place && s.tie.len() == 2);
    all
}

#[test]
fn the_ways_to_play_on_in_aquileia_stay_as_many() {
    Perft::<Aquileia> { folder: FOLDER, deep_enough: 2_000, least: 25, find: positions }.keeps();
}
