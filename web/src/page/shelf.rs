//! The shelf: what stands on it, what can be begun, what is done with a game as a whole.

use super::answer::{Answer, with_house, words};
use super::{Served, json, near};
use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Value, json};
use session::saved::SeatInfo;
use session::shelf::Shelf;
use session::table::Table;
use std::collections::BTreeMap;
use table::live::Kind;
use table::meta::{Named, Values};
use table::seat::Seat;
use table::speak::Speaker;
use table::text::{Lang, Text};

/// The games on the shelf, and the results of finished ones.
pub async fn shelf(State(served): State<Served>) -> Answer {
    with_house(served, |house| {
        let shelf = house.shelf();
        let lang = shelf.settings().lang;
        let games = shelf.list()?.into_iter().map(|game| match &game.card {
            Err(error) => json!({"id": game.id, "error": words(lang, &error.text())}),
            Ok(card) => {
                let names: Vec<String> = card.head.seats.iter().map(|s| s.name.clone()).collect();
                let kind = shelf.kind(&card.head.game).ok();
                let headline = kind.map(|k| Speaker::new(lang, &[&k.meta().catalogs], &names).say(&card.now.headline));
                json!({
                    "id": game.id,
                    "title": card.head.title,
                    "game": card.head.game,
                    "box": kind.map(|k| k.meta().title),
                    "headline": headline,
                    "scores": card.now.scores,
                    "vignette": kind.and_then(vignette),
                    "players": card.head.seats.iter().enumerate().map(|(i, _)| json::player(&card.head, Seat(i as u8))).collect::<Vec<_>>(),
                    "over": card.now.places.is_some(),
                    "played": card.now.played,
                })
            }
        });
        let games: Vec<Value> = games.chain(near::cards(shelf)?).collect();
        let results = shelf.settings().tallies().into_iter().map(|((game, name), tally)| {
            let title = shelf.kind(&game).map(|k| k.meta().title).unwrap_or_default();
            let said = words(lang, &Text::new("ui-tally").num("played", tally.played).num("won", tally.won));
            json!({"box": title, "name": name, "tally": said})
        });
        Ok(json!({"games": games, "results": results.collect::<Vec<_>>()}))
    })
    .await
}

/// The card of a table elsewhere, from what was seen of it last.
pub fn card_of(shelf: &Shelf, id: &str, table: &Table) -> Value {
    let head = table.head();
    let kind = shelf.kind(&head.game).ok();
    let seen = table.onlooker();
    json!({
        "id": id,
        "title": head.title,
        "game": head.game,
        "box": kind.map(|k| k.meta().title),
        "headline": seen.headline,
        "scores": [],
        "vignette": kind.and_then(vignette),
        "players": head.seats.iter().enumerate().map(|(i, _)| json::player(head, Seat(i as u8))).collect::<Vec<_>>(),
        "over": !seen.winners.is_empty(),
        "played": 0,
        "elsewhere": true,
    })
}

/// The games that can be begun, with presets and options in words.
pub async fn games(State(served): State<Served>) -> Answer {
    with_house(served, |house| {
        let settings = house.shelf().settings();
        let games = house.shelf().kinds().iter().map(|kind| game(&**kind, settings.lang));
        let games: Vec<Value> = games.collect();
        Ok(json!({"games": games, "seats": settings.seats}))
    })
    .await
}

fn game(kind: &dyn Kind, lang: Lang) -> Value {
    let meta = kind.meta();
    let speaker = Speaker::new(lang, &[&meta.catalogs], &[]);
    let say = |key: String| speaker.say(&Text::keyed(key));
    let options = meta.options.iter().map(|option| {
        let values: Vec<Value> = match option.values {
            Values::Words(words) => words
                .iter()
                .map(|value| {
                    let label = say(format!("option-{}-{value}", option.id));
                    json!({"value": value, "label": label, "hint": say(format!("option-{}-{value}-hint", option.id))})
                })
                .collect(),
            Values::Seat => Vec::new(),
        };
        let default = match option.values {
            Values::Words(words) => words[usize::from(option.default)].to_owned(),
            Values::Seat => option.default.to_string(),
        };
        json!({
            "id": option.id,
            "label": say(format!("option-{}", option.id)),
            "values": values,
            "seat": matches!(option.values, Values::Seat),
            "default": default,
            "only_if": option.only_if,
            "only_seats": option.only_seats,
        })
    });
    let presets = meta.presets.iter().map(|preset| {
        let set: BTreeMap<&str, &str> = preset.set.iter().copied().collect();
        json!({"id": preset.id, "label": say(format!("preset-{}", preset.id)), "hint": say(format!("preset-{}-hint", preset.id)), "set": set})
    });
    json!({
        "id": meta.id,
        "box": meta.title,
        "vignette": vignette(kind),
        "min": meta.min_seats,
        "max": meta.max_seats,
        "presets": presets.collect::<Vec<_>>(),
        "options": options.collect::<Vec<_>>(),
    })
}

/// The picture on a game's box.
fn vignette(kind: &dyn Kind) -> Option<Value> {
    let symbol = kind.symbol(kind.meta().vignette?)?;
    Some(json!({"id": symbol.id.0, "w": symbol.size.w, "h": symbol.size.h}))
}

/// A game to begin.
#[derive(Deserialize)]
pub struct NewGame {
    game: String,
    seats: Vec<SeatInfo>,
    options: Named,
}

/// Begins a game.
pub async fn create(State(served): State<Served>, Json(new): Json<NewGame>) -> Answer {
    with_house(served, move |house| {
        let (id, table) = house.shelf_mut().create(&new.game, &new.seats, &new.options)?;
        house.keep(&id, table);
        Ok(json!({"id": id}))
    })
    .await
}

/// Puts an exported game on the shelf.
pub async fn import(State(served): State<Served>, text: String) -> Answer {
    with_house(served, move |house| Ok(json!({"id": house.shelf().import_text(&text)?}))).await
}

/// A new name.
#[derive(Deserialize)]
pub struct Name {
    title: String,
}

/// Gives a game another name.
pub async fn rename(State(served): State<Served>, Path(id): Path<String>, Json(name): Json<Name>) -> Answer {
    with_house(served, move |house| {
        let title: String = name.title.chars().filter(|c| !c.is_control()).take(40).collect();
        let title = title.trim().to_owned();
        house.seated(&id, None)?.table.rename((!title.is_empty()).then_some(title))?;
        Ok(json!({}))
    })
    .await
}

/// Begins a game with the same players.
pub async fn again(State(served): State<Served>, Path(id): Path<String>) -> Answer {
    with_house(served, move |house| {
        let (new, table) = house.shelf_mut().again(&id)?;
        house.keep(&new, table);
        Ok(json!({"id": new}))
    })
    .await
}

/// Takes a game off the shelf for ever.
pub async fn delete(State(served): State<Served>, Path(id): Path<String>) -> Answer {
    with_house(served, move |house| {
        house.close(&id);
        let (shelf, keys, _) = house.all();
        nearby::delete(shelf, keys, &id)?;
        Ok(json!({}))
    })
    .await
}

/// The whole game as text. It holds all hands.
pub async fn export(State(served): State<Served>, Path(id): Path<String>) -> Answer {
    with_house(served, move |house| Ok(json!({"text": house.seated(&id, None)?.table.export()?}))).await
}
