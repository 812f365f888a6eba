//! What the page can ask for. Every handler locks the house, does one thing, and answers with JSON.

use super::house::{House, Seated};
use super::{Served, json, pictures};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use session::error::Error;
use session::saved::{APP, SeatInfo};
use session::settings::Shade;
use session::shelf::now;
use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::sync::PoisonError;
use table::input::Refusal;
use table::live::Kind;
use table::meta::{Named, Values};
use table::palette::Theme;
use table::rules_text::Rules;
use table::scene::{Form, Look, SymbolId, TouchId};
use table::seat::Seat;
use table::speak::{Speaker, keys};
use table::text::{Lang, Text};

/// The header in which a tab shows the token of the view that it holds.
const TOKEN: &str = "x-view";

/// What went wrong, as the page shows it.
pub struct Problem {
    status: StatusCode,
    kind: &'static str,
    words: String,
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.status, Json(json!({"error": self.words, "kind": self.kind}))).into_response()
    }
}

type Answer = Result<Json<Value>, Problem>;

/// Runs something on the house, away from the threads that serve. A bug drops the open tables, which the shelf opens
/// again at the last position shown.
async fn with_house(served: Served, run: impl FnOnce(&mut House) -> Result<Value, Error> + Send + 'static) -> Answer {
    let ran = tokio::task::spawn_blocking(move || {
        let mut house = served.house.lock().unwrap_or_else(PoisonError::into_inner);
        let lang = house.shelf().settings().lang;
        let ran = std::panic::catch_unwind(AssertUnwindSafe(|| run(&mut house)));
        if ran.is_err() {
            house.close_all();
        }
        (lang, ran)
    });
    let bug = |lang| Problem {
        status: StatusCode::INTERNAL_SERVER_ERROR,
        kind: "bug",
        words: words(lang, &Text::new("page-bug")),
    };
    match ran.await {
        Ok((_, Ok(Ok(value)))) => Ok(Json(value)),
        Ok((lang, Ok(Err(error)))) => Err(problem(lang, &error)),
        Ok((lang, Err(_))) => Err(bug(lang)),
        Err(_) => Err(bug(Lang::En)),
    }
}

fn words(lang: Lang, text: &Text) -> String {
    Speaker::new(lang, &[&session::CATALOGS, &crate::CATALOGS], &[]).say(text)
}

fn problem(lang: Lang, error: &Error) -> Problem {
    let (status, kind) = match error {
        Error::Refused(Refusal::Stale { .. }) => (StatusCode::CONFLICT, "stale"),
        Error::Refused(_) => (StatusCode::CONFLICT, "refused"),
        Error::Curtain(_) => (StatusCode::FORBIDDEN, "curtain"),
        Error::NoSuchGame | Error::NoSuchFile | Error::FileExists | Error::UnknownGame(_) => {
            (StatusCode::NOT_FOUND, "missing")
        }
        Error::Option(_)
        | Error::Players
        | Error::Foreign
        | Error::TooLarge
        | Error::Newer { .. }
        | Error::Damaged(_) => (StatusCode::UNPROCESSABLE_ENTITY, "file"),
        Error::InUse | Error::ReadOnly(_) | Error::Full | Error::Io(_) => (StatusCode::INSUFFICIENT_STORAGE, "disk"),
    };
    Problem { status, kind, words: words(lang, &error.text()) }
}

fn token(headers: &HeaderMap) -> Option<String> {
    headers.get(TOKEN).and_then(|t| t.to_str().ok()).map(str::to_owned)
}

/// The words of the screens, the colours, the settings.
pub async fn house(State(served): State<Served>) -> Answer {
    with_house(served, |house| {
        let settings = house.shelf().settings();
        let speaker = Speaker::new(settings.lang, &[&crate::CATALOGS], &[]);
        let ids = crate::CATALOGS.en.iter().flat_map(|source| keys(source));
        let said: BTreeMap<String, String> = ids
            .filter(|id| id.starts_with("page-") || id.starts_with("emblem-"))
            .map(|id| {
                let text = speaker.say(&Text::keyed(id.clone()));
                (id, text)
            })
            .collect();
        let mut learned = pictures::chrome();
        let more = json!({
            "version": APP,
            "words": said,
            "langs": Lang::ALL.map(|l| json!({"tag": l.tag(), "name": l.name()})),
            "lang": settings.lang.tag(),
            "shade": settings.shade,
            "text": settings.text_percent,
            "calm": settings.calm,
            "light": pictures::roles(house.shelf().kinds(), Theme::Light),
            "dark": pictures::roles(house.shelf().kinds(), Theme::Dark),
        });
        if let (Some(learned), Value::Object(more)) = (learned.as_object_mut(), more) {
            learned.extend(more);
        }
        Ok(learned)
    })
    .await
}

/// What can be set.
#[derive(Deserialize)]
pub struct NewSettings {
    lang: Option<String>,
    shade: Option<Shade>,
    text: Option<u16>,
    calm: Option<bool>,
}

/// Changes settings.
pub async fn settings(State(served): State<Served>, Json(new): Json<NewSettings>) -> Answer {
    with_house(served, move |house| {
        house.shelf_mut().change(|settings| {
            settings.lang = new.lang.as_deref().and_then(Lang::from_tag).unwrap_or(settings.lang);
            settings.shade = new.shade.unwrap_or(settings.shade);
            settings.text_percent = new.text.unwrap_or(settings.text_percent).clamp(100, 200);
            settings.calm = new.calm.unwrap_or(settings.calm);
        })?;
        house.speak();
        Ok(json!({}))
    })
    .await
}

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
                    "players": card.head.seats.iter().enumerate().map(|(i, _)| json::player(&card.head, Seat(i as u8))).collect::<Vec<_>>(),
                    "over": card.now.places.is_some(),
                    "played": card.now.played,
                })
            }
        });
        let games: Vec<Value> = games.collect();
        let results = shelf.settings().tallies().into_iter().map(|((game, name), tally)| {
            let title = shelf.kind(&game).map(|k| k.meta().title).unwrap_or_default();
            let said = words(lang, &Text::new("ui-tally").num("played", tally.played).num("won", tally.won));
            json!({"box": title, "name": name, "tally": said})
        });
        Ok(json!({"games": games, "results": results.collect::<Vec<_>>()}))
    })
    .await
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
        })
    });
    let presets = meta.presets.iter().map(|preset| {
        let set: BTreeMap<&str, &str> = preset.set.iter().copied().collect();
        json!({"id": preset.id, "label": say(format!("preset-{}", preset.id)), "hint": say(format!("preset-{}-hint", preset.id)), "set": set})
    });
    json!({
        "id": meta.id,
        "box": meta.title,
        "min": meta.min_seats,
        "max": meta.max_seats,
        "presets": presets.collect::<Vec<_>>(),
        "options": options.collect::<Vec<_>>(),
    })
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

/// The rules of a game, with a picture of its table.
pub async fn rules(State(served): State<Served>, Path(game): Path<String>) -> Answer {
    with_house(served, move |house| {
        let settings = house.shelf().settings();
        let kind = house.shelf().kind(&game)?;
        let place = Lang::ALL.iter().position(|l| *l == settings.lang).unwrap_or(0);
        let rules = Rules::parse(kind.meta().rules_text[place]);
        Ok(json!({
            "title": rules.title,
            "intro": rules.intro,
            "sections": rules.sections.iter().map(|s| json!({"title": s.title, "body": s.body})).collect::<Vec<_>>(),
            "glossary": rules.glossary,
            "note": rules.ruling_note,
            "rulings": rules.rulings.iter().map(|r| json!({"number": r.number, "text": r.text})).collect::<Vec<_>>(),
            "light": pictures::table_after_setup(kind, settings.lang, Theme::Light),
            "dark": pictures::table_after_setup(kind, settings.lang, Theme::Dark),
        }))
    })
    .await
}

/// Symbols by id.
#[derive(Deserialize)]
pub struct Wanted {
    ids: String,
}

/// Symbols that the page does not have yet.
pub async fn symbols(State(served): State<Served>, Path(game): Path<String>, Query(wanted): Query<Wanted>) -> Answer {
    with_house(served, move |house| {
        let kind = house.shelf().kind(&game)?;
        let mut patterns = BTreeMap::new();
        let ids = wanted.ids.split(',').take(512).filter_map(|id| id.parse().ok()).map(SymbolId);
        let symbols: BTreeMap<u32, String> = ids
            .filter_map(|id| kind.symbol(id))
            .map(|s| (s.id.0, table::svg::symbol_for_page(&s, &|id| kind.symbol(id), &mut patterns)))
            .collect();
        Ok(json!({"symbols": symbols, "patterns": patterns}))
    })
    .await
}

/// The room there is.
#[derive(Deserialize)]
pub struct Room {
    #[serde(default)]
    wide: bool,
}

/// What this tab is shown of a table.
pub async fn view(
    State(served): State<Served>,
    Path(id): Path<String>,
    Query(room): Query<Room>,
    headers: HeaderMap,
) -> Answer {
    with_house(served, move |house| shown(house, &id, token(&headers).as_deref(), room.wide)).await
}

fn shown(house: &mut House, id: &str, token: Option<&str>, wide: bool) -> Result<Value, Error> {
    let seated = house.seated(id, token)?;
    seated.table.fit(if wide { Form::Wide } else { Form::Narrow });
    let view = seated.view();
    if seated.inside {
        seated.table.looked();
    }
    let head = seated.table.head().clone();
    house.note_result(id)?;
    Ok(json::view(&head, house.shelf().kind(&head.game)?, &view))
}

/// A number that changes whenever the public table does: for tabs that look on, and to see whether the house is there.
pub async fn pulse(State(served): State<Served>, Path(id): Path<String>, headers: HeaderMap) -> Answer {
    with_house(served, move |house| {
        let seated = house.seated(&id, token(&headers).as_deref())?;
        let revision = seated.table.revision(table::seat::Viewer::Public);
        Ok(json!({"public": revision, "inside": seated.inside, "face": format!("{:?}", public_face(&seated))}))
    })
    .await
}

/// What everybody may know of the curtain: whether a view is up, and for whom.
fn public_face(seated: &Seated<'_>) -> session::curtain::Face {
    seated.table.face()
}

/// A seat by number, and the room there is.
#[derive(Deserialize)]
pub struct Act {
    #[serde(default)]
    seat: u8,
    #[serde(default)]
    revision: u64,
    #[serde(default)]
    option: u16,
    #[serde(default)]
    wide: bool,
}

/// Lifts the curtain; the answer holds the token of the view, for this tab alone.
pub async fn lift(State(served): State<Served>, Path(id): Path<String>, Json(act): Json<Act>) -> Answer {
    with_house(served, move |house| {
        let token = house.lift(&id, Seat(act.seat))?;
        let view = shown(house, &id, Some(&token), act.wide)?;
        Ok(json!({"token": token, "view": view}))
    })
    .await
}

/// Does something at a table and answers with the new view.
async fn act(
    served: Served,
    id: String,
    headers: HeaderMap,
    act: Act,
    run: impl FnOnce(&mut Seated<'_>, &Act) -> Result<(), Error> + Send + 'static,
) -> Answer {
    with_house(served, move |house| {
        let token = token(&headers);
        let ran = run(&mut house.seated(&id, token.as_deref())?, &act);
        if let Err(Error::Full | Error::Io(_) | Error::ReadOnly(_)) = ran {
            // The file wants to be opened anew after a failure; the position on disk is the one last shown.
            house.close(&id);
        }
        ran?;
        shown(house, &id, token.as_deref(), act.wide)
    })
    .await
}

/// "Hide now": any tab may bring the curtain down.
pub async fn hide(
    State(served): State<Served>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(a): Json<Act>,
) -> Answer {
    act(served, id, headers, a, |seated, _| {
        seated.table.hide();
        Ok(())
    })
    .await
}

/// "Hand on".
pub async fn hand_on(
    State(served): State<Served>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(a): Json<Act>,
) -> Answer {
    act(served, id, headers, a, |seated, _| {
        seated.acting()?.hand_on();
        Ok(())
    })
    .await
}

/// Answers a prompt.
pub async fn choose(
    State(served): State<Served>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(a): Json<Act>,
) -> Answer {
    act(served, id, headers, a, |seated, a| seated.acting()?.choose(Seat(a.seat), a.revision, a.option, now())).await
}

/// Takes back the last step.
pub async fn undo(
    State(served): State<Served>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(a): Json<Act>,
) -> Answer {
    act(served, id, headers, a, |seated, a| seated.acting()?.undo(Seat(a.seat), a.revision, now())).await
}

/// Takes back everything since the last barrier.
pub async fn restart(
    State(served): State<Served>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Json(a): Json<Act>,
) -> Answer {
    act(served, id, headers, a, |seated, a| seated.acting()?.restart(Seat(a.seat), a.revision, now())).await
}

/// What an option would do: the hint, the words on the button, and the things it marks.
pub async fn preview(
    State(served): State<Served>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Query(a): Query<Act>,
) -> Answer {
    with_house(served, move |house| {
        let mut seated = house.seated(&id, token(&headers).as_deref())?;
        let table = seated.acting()?;
        table.fit(if a.wide { Form::Wide } else { Form::Narrow });
        let preview = table.preview(Seat(a.seat), a.revision, a.option)?;
        let view = table.view();
        let anchors = view.prompt.iter().flat_map(|p| &p.options).find(|o| o.id == a.option).map(|o| o.anchors.clone());
        let anchors = anchors.unwrap_or_default();
        let game = table.head().game.clone();
        let kind = house.shelf().kind(&game)?;
        let mut patterns = BTreeMap::new();
        let mut marked = Vec::new();
        for surface in &view.scene.surfaces {
            for item in surface.items.iter().filter(|i| i.touch.is_some_and(|t| anchors.contains(&t))) {
                let mut item = item.clone();
                item.look = Look::Chosen;
                let drawn = json::item(kind, &item, 0, &mut patterns);
                marked.push(json!({"surface": surface.id, "item": drawn}));
            }
        }
        Ok(json!({"hint": preview.hint, "commit": preview.commit, "at_once": preview.at_once, "marked": marked, "patterns": patterns}))
    })
    .await
}

/// A thing on screen.
#[derive(Deserialize)]
pub struct Thing {
    touch: u32,
}

/// What a thing on screen is.
pub async fn about(
    State(served): State<Served>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Query(thing): Query<Thing>,
) -> Answer {
    with_house(served, move |house| {
        let seated = house.seated(&id, token(&headers).as_deref())?;
        let touch = TouchId(thing.touch);
        let sheet = if seated.inside { seated.table.about(touch) } else { seated.table.public_about(touch) };
        Ok(sheet.map_or(Value::Null, |sheet| json::sheet(&sheet)))
    })
    .await
}

/// The log of what this tab is shown.
pub async fn log(State(served): State<Served>, Path(id): Path<String>, headers: HeaderMap) -> Answer {
    with_house(served, move |house| {
        let seated = house.seated(&id, token(&headers).as_deref())?;
        let log = if seated.inside { seated.table.log(0) } else { seated.table.public_log() };
        Ok(json!({"log": json::lines(&log), "rules_changed": seated.table.rules_changed()}))
    })
    .await
}

/// The scores of what this tab is shown.
pub async fn scores(State(served): State<Served>, Path(id): Path<String>, headers: HeaderMap) -> Answer {
    with_house(served, move |house| {
        let mut seated = house.seated(&id, token(&headers).as_deref())?;
        let table = seated.acting()?;
        Ok(json::reckoning(table.head(), &table.reckoning()))
    })
    .await
}

/// A step of the past.
#[derive(Deserialize)]
pub struct Step {
    step: Option<usize>,
    #[serde(default)]
    wide: bool,
}

/// The past as the viewer of this tab had it.
pub async fn past(
    State(served): State<Served>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Query(step): Query<Step>,
) -> Answer {
    with_house(served, move |house| {
        let game = house.seated(&id, None)?.table.head().game.clone();
        // The past is rebuilt by a table of its own on the same rules, so the kind is looked up apart from the table.
        let (shelf, mut seated) = house.parts(&id, token(&headers).as_deref())?;
        let kind = shelf.kind(&game)?;
        let table = seated.acting()?;
        table.fit(if step.wide { Form::Wide } else { Form::Narrow });
        let steps = table.history(kind)?;
        let at = step.step.unwrap_or(steps.saturating_sub(1));
        let (scene, lines) = table.scrub(kind, at)?;
        let mut patterns = BTreeMap::new();
        let surfaces = json::surfaces(kind, &scene, &mut patterns);
        Ok(json!({"steps": steps, "step": at, "surfaces": surfaces, "patterns": patterns, "lines": json::lines(&lines)}))
    })
    .await
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
        house.shelf().delete(&id)?;
        Ok(json!({}))
    })
    .await
}

/// The whole game as text. It holds all hands.
pub async fn export(State(served): State<Served>, Path(id): Path<String>) -> Answer {
    with_house(served, move |house| Ok(json!({"text": house.seated(&id, None)?.table.export()?}))).await
}
