//! At one table: what a tab is shown, and what it does.

use super::answer::{Answer, Tab, with_house};
use super::house::{House, Seated};
use super::json;
use axum::Json;
use axum::extract::Query;
use serde::Deserialize;
use serde_json::{Value, json};
use session::error::Error;
use session::shelf::now;
use table::scene::Form;
use table::seat::{Seat, Viewer};

/// The room there is.
#[derive(Deserialize)]
pub struct Room {
    #[serde(default)]
    wide: bool,
}

/// What this tab is shown of a table.
pub async fn view(tab: Tab, Query(room): Query<Room>) -> Answer {
    let clock = tab.served.clock.clone();
    with_house(tab.served, move |house| {
        if house.hosts && !tab.id.starts_with(nearby::ELSEWHERE) && !house.is_near(&tab.id) {
            house.host(&tab.id, clock.port)?;
            clock.poke();
        }
        shown(house, &tab.id, tab.token.as_deref(), room.wide)
    })
    .await
}

fn shown(house: &mut House, id: &str, token: Option<&str>, wide: bool) -> Result<Value, Error> {
    let near = house.is_near(id);
    let seated = house.seated(id, token)?;
    seated.table.fit(if wide { Form::Wide } else { Form::Narrow });
    let view = seated.view();
    if seated.inside {
        seated.table.looked();
    }
    let head = seated.table.head().clone();
    let at = json::at(seated.table, near);
    let beat = beat(&seated, &at);
    house.note_result(id)?;
    let mut value = json::view(&head, house.shelf().kind(&head.game)?, &view);
    value["pulse"] = beat;
    if let (Value::Object(value), Value::Object(at)) = (&mut value, at) {
        value.extend(at);
    }
    Ok(value)
}

/// What changes whenever the public table or its curtain does: for tabs that look on, and to see whether the house is
/// there.
pub async fn pulse(tab: Tab) -> Answer {
    with_house(tab.served, move |house| {
        let near = house.is_near(&tab.id);
        let seated = house.seated(&tab.id, tab.token.as_deref())?;
        let at = json::at(seated.table, near);
        Ok(beat(&seated, &at))
    })
    .await
}

/// A view carries the pulse that it was drawn at: what comes later is held against it, also where the house was away in
/// between.
fn beat(seated: &Seated<'_>, at: &Value) -> Value {
    let viewer = if seated.inside { seated.table.viewer() } else { Viewer::Public };
    let (revision, face) = (seated.table.revision(viewer), json::face(seated.table.head(), seated.table.face()));
    json!({"revision": revision, "inside": seated.inside, "face": face, "at": at})
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
pub async fn lift(tab: Tab, Json(act): Json<Act>) -> Answer {
    with_house(tab.served, move |house| {
        let token = house.lift(&tab.id, Seat(act.seat))?;
        let view = shown(house, &tab.id, Some(&token), act.wide)?;
        Ok(json!({"token": token, "view": view}))
    })
    .await
}

/// Does something at a table and answers with the new view.
async fn act(
    tab: Tab,
    act: Act,
    run: impl FnOnce(&mut Seated<'_>, &Act) -> Result<(), Error> + Send + 'static,
) -> Answer {
    let clock = tab.served.clock.clone();
    with_house(tab.served, move |house| {
        let ran = run(&mut house.seated(&tab.id, tab.token.as_deref())?, &act);
        if let Err(Error::Full | Error::Io(_) | Error::ReadOnly(_)) = ran {
            // The file wants to be opened anew after a failure; the position on disk is the one last shown.
            house.close(&tab.id);
        }
        ran?;
        if house.did(&tab.id) {
            clock.poke();
        }
        shown(house, &tab.id, tab.token.as_deref(), act.wide)
    })
    .await
}

/// "Hide now": any tab may bring the curtain down.
pub async fn hide(tab: Tab, Json(a): Json<Act>) -> Answer {
    act(tab, a, |seated, _| {
        seated.table.hide();
        Ok(())
    })
    .await
}

/// "Hand on".
pub async fn hand_on(tab: Tab, Json(a): Json<Act>) -> Answer {
    act(tab, a, |seated, _| {
        seated.acting()?.hand_on();
        Ok(())
    })
    .await
}

/// Answers a prompt.
pub async fn choose(tab: Tab, Json(a): Json<Act>) -> Answer {
    act(tab, a, |seated, a| seated.acting()?.choose(Seat(a.seat), a.revision, a.option, now())).await
}

/// Takes back the last step.
pub async fn undo(tab: Tab, Json(a): Json<Act>) -> Answer {
    act(tab, a, |seated, a| seated.acting()?.undo(Seat(a.seat), a.revision, now())).await
}

/// Takes back everything since the last barrier.
pub async fn restart(tab: Tab, Json(a): Json<Act>) -> Answer {
    act(tab, a, |seated, a| seated.acting()?.restart(Seat(a.seat), a.revision, now())).await
}

/// What an option would do: the hint, the words on the button, and the things it marks.
pub async fn preview(tab: Tab, Query(a): Query<Act>) -> Answer {
    with_house(tab.served, move |house| {
        let mut seated = house.seated(&tab.id, tab.token.as_deref())?;
        let table = seated.acting()?;
        table.fit(if a.wide { Form::Wide } else { Form::Narrow });
        let preview = table.preview(Seat(a.seat), a.revision, a.option)?;
        let chosen = table.chosen(a.option);
        let game = table.head().game.clone();
        let (marked, patterns) = json::marked(house.shelf().kind(&game)?, &chosen);
        Ok(json!({"hint": preview.hint, "commit": preview.commit, "at_once": preview.at_once, "marked": marked, "patterns": patterns}))
    })
    .await
}
