//! The printed numbers: the tables equal `figures.json` exactly, and keep every sourced sum of the rules' section 2.

use crate::aquileia::Aquileia;
use crate::aquileia::data::*;
use serde_json::{Map, Value, json};
use table::game::Game;
use table::meta::{Stage, Values};

fn figures() -> Value {
    serde_json::from_str(include_str!("../figures.json")).expect("figures that can be read")
}

#[test]
fn cards_equal_the_figures() {
    let rows = Card::ALL.map(|c| json!([c.id(), c.back().id(), c.strength(), COPIES[c as usize]]));
    assert_eq!(figures()["cards"], json!(rows));
    let laurels = Laurel::ALL.map(|l| {
        let prints = l.colour().map_or(json!(l.points()), |c| json!(c.id()));
        json!([l.id(), prints, LAUREL_COPIES[l as usize]])
    });
    assert_eq!(figures()["stadium"], json!(laurels));
    let crowns: Value = Crown::all().map(|c| json!([c.id(), c.colours().map(Colour::id), 1])).collect();
    assert_eq!(figures()["theatrum"], crowns);
    assert_eq!(figures()["laurel_colours"], json!(Colour::ALL.map(Colour::id)));
    for (n, card) in (0..).zip(Card::ALL) {
        assert_eq!((card as u8, Card::of(n)), (n, card));
        assert_eq!(serde_json::to_value(card).expect("a word"), card.id());
    }
    for (n, laurel) in (0..).zip(Laurel::ALL) {
        assert_eq!((laurel as u8, Laurel::of(n)), (n, laurel));
        assert_eq!(serde_json::to_value(laurel).expect("a word"), laurel.id());
    }
}

#[test]
fn sums_of_the_cards() {
    let sum = |is: &dyn Fn(Card) -> bool| -> u8 {
        Card::ALL.into_iter().filter(|c| is(*c)).map(|c| c.strength() * COPIES[c as usize]).sum()
    };
    assert_eq!(sum(&|c| c.back() == Back::Servi), 33);
    assert_eq!(sum(&|c| c.back() == Back::EquiEtArma && c.side().is_none()), 12);
    assert_eq!(sum(&|c| c.side() == Some(Metal::Gold)), 7);
    assert_eq!(sum(&|c| c.side() == Some(Metal::Silver)), 7);
    assert_eq!(Laurel::ALL.iter().map(|l| l.points()).sum::<u16>(), 25);
    assert_eq!(LAUREL_COPIES.iter().sum::<u8>(), 12);
    for colour in Colour::ALL {
        assert_eq!(Crown::all().filter(|c| c.colours().contains(&colour)).count(), 3);
    }
    let of = |back: Back| COPIES[back.kinds()].iter().sum::<u8>();
    assert_eq!((of(Back::Servi), of(Back::EquiEtArma)), (22, 17));
}

#[test]
fn spaces_equal_the_figures() {
    let space = |space: Space| {
        let mut more = Map::new();
        let mut put = |key: &str, value: Value| _ = more.insert(key.to_owned(), value);
        if let Some(slot) = space.slot() {
            put("slot", json!(slot + 1));
            put("price", json!([1, 0, 0]));
            put("bonus_deck_card", json!(slot == 0));
        }
        if let Some((metal, most)) = space.servi() {
            put("metal", json!(metal.id()));
            put("price_per_card", json!(1));
            put("max_cards", json!(most));
        }
        if space == Space::POTENTIA {
            put("blue_dice", json!(BLUE_DICE));
        }
        if space.value() > 0 {
            put("value", json!(space.value()));
        }
        if let Some(side) = space.side() {
            put("side", json!(side.id()));
        }
        if space.area() == Area::Forum {
            let s = crate::aquileia::tests::stage::Stage::new(3).placing().s;
            put("build_points", json!(space.scores()));
            put("max_buildings", json!(crate::aquileia::phases::buildings(&s, space)));
        }
        if let Some(metal) = space.port() {
            put("metal", json!(metal.id()));
            put("coin_on_placement", json!(true));
        }
        json!([space.id(), space.area().id(), space.0 + 1, more])
    };
    assert_eq!(figures()["spaces"], Space::all().map(space).collect::<Value>());
    let union = Area::ALL.iter().fold(0, |all, area| all | area.spaces());
    assert_eq!(union, (1 << SPACES) - 1);
    assert!(Space::all().all(|s| s.area().spaces() & s.bit() != 0 && Space::from_id(s.id()) == Some(s)));
    assert_eq!(side_spaces(Metal::Gold) | side_spaces(Metal::Silver), Area::Stadium.spaces());
}

#[test]
fn plots_equal_the_figures() {
    let plot = |plot: Plot| {
        let printed = plot.printed();
        let what = match printed.building {
            Building::Workshop(points) => json!(points),
            Building::Bank(coins) => json!(coins),
            Building::Villa(colour, value) => json!([colour.id(), value]),
        };
        json!([plot.id(), what, printed.cost, printed.slaves, plot.build_points()])
    };
    assert_eq!(figures()["plots"], Plot::all().map(plot).collect::<Value>());
    assert!(Plot::all().all(|p| Plot::from_id(&p.id()) == Some(p) && p.printed().slaves <= 3));
    assert!(Plot::all().all(|p| p.printed().cost.count() <= 5), "nothing costs more than five coins");
}

#[test]
fn the_other_numbers_equal_the_figures() {
    let figures = figures();
    assert_eq!(figures["rounds"], ROUNDS);
    assert_eq!(figures["coins"], json!([COINS, COINS, COINS]));
    assert_eq!(figures["per_player"], json!({"servants": SERVANTS, "houses": HOUSES}));
    let setup = json!({"start_coins": START, "start_score": 0, "market_face_up": SLOTS, "stadium_face_up": 1});
    assert_eq!(figures["setup"], setup);
    let dice = json!({
        "red": RED_DICE, "blue": BLUE_DICE, "arena_red": RED_DICE, "stadium_red": RED_DICE, "dolus_red": TWO_DICE,
        "latro_red": TWO_DICE, "blue_total": BLUE_DICE,
    });
    assert_eq!(figures["dice"], dice);
    for metal in Metal::ALL {
        let faces = figures["die_faces"].as_array().expect("six faces").iter().filter(|f| **f == metal.id());
        assert_eq!(faces.count(), 2, "each metal is as likely");
    }
    let swaps: Value = SWAPS.iter().map(|(give, get)| json!([give, get])).collect();
    let pecunia = json!({"points": EXCHANGE_POINTS, "unit_value": UNIT_VALUES, "swaps": swaps});
    assert_eq!(figures["pecunia"], pecunia);
    let rewards = json!({
        "coins_by_rank": COINS_BY_RANK, "stadium_coins_by_rank": COINS_BY_RANK,
        "prize_points_per_strength": POINTS_PER_STRENGTH, "prize_slave_cards": 1, "prize_ranks": 2, "laurel_ranks": 2,
    });
    assert_eq!(figures["rewards"], rewards);
    assert_eq!((&figures["tie_spaces"], &figures["blocked_spaces"]), (&json!(SEATS), &json!(BLOCKED)));
    assert_eq!(figures["colours"].as_array().map(Vec::len), Some(SEATS));
}

#[test]
fn options_equal_the_figures() {
    let meta = Aquileia::META;
    let words = |o: &table::meta::OptionSpec| match o.values {
        Values::Words(words) => json!({"id": o.id, "values": words, "default": words[usize::from(o.default)]}),
        Values::Seat => Value::Null,
    };
    let figures = figures();
    assert_eq!(figures["options"], meta.options.iter().map(words).collect::<Value>());
    assert_eq!(figures["first_preset"], meta.presets[0].id);
    assert_eq!(figures["presets"], json!({"text": {}}));
    assert_eq!(figures["players"], json!({"min": 3, "max": meta.max_seats, "unofficial_min": meta.min_seats}));
    assert_eq!((meta.id, meta.stage), ("aquileia", Stage::Beta));
}
