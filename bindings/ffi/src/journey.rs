//! Exists only to test a library that was built for another system: a short way through the real objects, for a machine
//! that has no shell to go it with.

use crate::app::App;
use crate::error::CoreError;
use crate::shelf::Place;
use crate::view::{Face, Form};
use std::collections::HashMap;
use std::sync::Arc;

/// So many answers are given in each game.
const ANSWERS: usize = 40;

/// Begins every game in this folder, answers, closes the app, opens it again, and finds every game as it was left.
/// Gives a line for each game. `Missing` has a sentence for the tester about what surprised it.
#[uniffi::export]
pub fn selftest_journey(folder: String) -> Result<String, CoreError> {
    let open = || App::open(folder.clone(), "en".to_owned());
    let games = open()?.games()?;
    let mut told = Vec::new();
    for game in games {
        let app = open()?;
        let seats = ["Ada", "Béla", "Cyril", "Dorota", "Emil", "Flóra"].into_iter().zip(0..game.min_seats);
        let seats: Vec<Place> = seats.map(|(name, emblem)| Place { name: name.to_owned(), emblem }).collect();
        let id = app.create(game.id.clone(), seats, HashMap::new())?;
        let answers = answer(&app, &id)?;
        let left = app.export(id.clone())?;
        drop(app);
        let app = open()?;
        if app.export(id.clone())? != left {
            return Err(surprise(&game.id, "it is not as it was left"));
        }
        if app.table(id)?.view(Form::Wide)?.private {
            return Err(surprise(&game.id, "the curtain is up after opening"));
        }
        if app.table("nowhere".to_owned()).is_ok() {
            return Err(surprise(&game.id, "a table that is not there opens"));
        }
        told.push(format!("{}: {answers} answers, {} bytes", game.id, left.len()));
    }
    Ok(told.join("\n"))
}

/// Gives the first answer to every question, for a while; says how many there were.
fn answer(app: &Arc<App>, id: &str) -> Result<usize, CoreError> {
    let table = app.table(id.to_owned())?;
    let (mut view, mut answers) = (table.view(Form::Narrow)?, 0);
    while answers < ANSWERS {
        view = match (view.face, view.prompt) {
            (Face::Curtain { seats }, _) => {
                table.lift(*seats.first().ok_or_else(|| surprise(id, "a curtain for nobody"))?)?
            }
            (Face::Linger { .. }, _) => table.hand_on()?,
            (Face::Own { .. } | Face::Open { .. }, Some(prompt)) => {
                let option = prompt.options.first().ok_or_else(|| surprise(id, "a question without an answer"))?;
                answers += 1;
                table.choose(prompt.seat, prompt.revision, option.id)?
            }
            _ => break,
        };
    }
    table.leave();
    Ok(answers)
}

fn surprise(game: &str, what: &str) -> CoreError {
    CoreError::Missing { words: format!("{game}: {what}") }
}
