//! What is told of a table on request: things on it, its log, scores, past.

use super::answer::{Answer, Tab, with_house};
use super::json;
use axum::extract::Query;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::scene::{Form, TouchId};

/// A thing on screen.
#[derive(Deserialize)]
pub struct Thing {
    touch: u32,
}

/// What a thing on screen is.
pub async fn about(tab: Tab, Query(thing): Query<Thing>) -> Answer {
    with_house(tab.served, move |house| {
        let seated = house.seated(&tab.id, tab.token.as_deref())?;
        let (table, touch) = (&seated.table, TouchId(thing.touch));
        let sheet = if seated.inside { table.about(touch) } else { table.public_about(touch) };
        let Some(sheet) = sheet else { return Ok(Value::Null) };
        let joined = if seated.inside { table.joined(&sheet) } else { table.public_joined(&sheet) };
        let game = table.head().game.clone();
        let (marked, patterns) = json::marked(house.shelf().kind(&game)?, &joined);
        Ok(json::sheet(&sheet, marked, patterns))
    })
    .await
}

/// The log of what this tab is shown.
pub async fn log(tab: Tab) -> Answer {
    with_house(tab.served, move |house| {
        let seated = house.seated(&tab.id, tab.token.as_deref())?;
        let log = if seated.inside { seated.table.log(0) } else { seated.table.public_log() };
        Ok(json!({"log": json::lines(&log), "rules_changed": seated.table.rules_changed()}))
    })
    .await
}

/// The scores of what this tab is shown.
pub async fn scores(tab: Tab) -> Answer {
    with_house(tab.served, move |house| {
        let mut seated = house.seated(&tab.id, tab.token.as_deref())?;
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
pub async fn past(tab: Tab, Query(step): Query<Step>) -> Answer {
    with_house(tab.served, move |house| {
        let game = house.seated(&tab.id, None)?.table.head().game.clone();
        // The past is rebuilt by a table of its own on the same rules, so the kind is looked up apart from the table.
        let (shelf, mut seated) = house.parts(&tab.id, tab.token.as_deref())?;
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
