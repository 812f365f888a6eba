//! At one table: what a tab is shown, and what it does.

use super::answer::{Answer, token, with_house};
use super::house::{House, Seated};
use super::{Served, json};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use serde::Deserialize;
use serde_json::{Value, json};
use session::error::Error;
use session::shelf::now;
use std::collections::BTreeMap;
use table::scene::{Form, Look};
use table::seat::Seat;

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
                let drawn = json::item(&|id| kind.symbol(id), &item, 0, &mut patterns);
                marked.push(json!({"surface": surface.id, "item": drawn}));
            }
        }
        Ok(json!({"hint": preview.hint, "commit": preview.commit, "at_once": preview.at_once, "marked": marked, "patterns": patterns}))
    })
    .await
}
