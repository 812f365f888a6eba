//! What can be done with a game on the shelf besides playing it, and the results of finished games.

use super::{Leave, Screen, play, shelf as shelf_screen};
use session::error::Error;
use session::shelf::{Listed, Shelf};
use std::path::PathBuf;
use table::text::Text;

/// Rename, play again, export, delete.
pub fn screen(shelf: &mut Shelf, screen: &mut Screen, game: &Listed) -> Result<(), Leave> {
    let words = shelf_screen::card(shelf, screen, game, false);
    screen.title(&words);
    let keys = ["ui-rename", "ui-again", "ui-export", "ui-delete"];
    let lines = keys.map(|key| screen.say(&Text::new(key)));
    screen.list(&lines);
    let done = match screen.number("ui-which", keys.len())? {
        None => return Ok(()),
        Some(0) => {
            let title = screen.ask("ui-new-name")?;
            let title = title.chars().filter(|c| !c.is_control()).take(40).collect::<String>();
            shelf.game(&game.id).and_then(|mut table| table.rename((!title.is_empty()).then_some(title)))
        }
        Some(1) => match shelf.again(&game.id) {
            Ok((id, table)) => return play::screen(shelf, screen, &id, table),
            Err(error) => Err(error),
        },
        Some(2) => {
            screen.text("ui-export-warning");
            let path = screen.ask("ui-export-path")?;
            if path.is_empty() {
                return Ok(());
            }
            let written = shelf.game(&game.id).and_then(|table| table.export());
            written.and_then(|text| {
                // A file that is there is somebody's: it is not written over.
                let mut file = std::fs::File::create_new(PathBuf::from(path)).map_err(Error::file)?;
                std::io::Write::write_all(&mut file, text.as_bytes())?;
                Ok(file.sync_all()?)
            })
        }
        Some(_) => {
            if screen.ask("ui-delete-ask")? != words_yes(screen) {
                return Ok(());
            }
            shelf.delete(&game.id)
        }
    };
    match done {
        Ok(()) => screen.text("ui-done"),
        Err(error) => screen.error(&error),
    }
    screen.ask("ui-enter")?;
    Ok(())
}

/// The word that has to be typed before something is deleted.
fn words_yes(screen: &Screen) -> String {
    screen.say(&Text::new("ui-yes"))
}

/// Puts an exported game on the shelf.
pub fn import(shelf: &Shelf, screen: &mut Screen) -> Result<(), Leave> {
    let path = screen.ask("ui-import-path")?;
    if path.is_empty() {
        return Ok(());
    }
    match shelf.import(&PathBuf::from(path)) {
        Ok(_) => screen.text("ui-done"),
        Err(error) => screen.error(&error),
    }
    screen.ask("ui-enter")?;
    Ok(())
}

/// Games played and won, by game and player.
pub fn statistics(shelf: &Shelf, screen: &mut Screen) -> Result<(), Leave> {
    screen.title(&screen.say(&Text::new("ui-statistics")));
    let tallies = shelf.settings().tallies();
    if tallies.is_empty() {
        screen.text("ui-no-results");
    }
    for ((game, name), tally) in tallies {
        let title = shelf.kind(&game).map(|k| k.meta().title).unwrap_or_default();
        let tally = Text::new("ui-tally").num("played", tally.played).num("won", tally.won);
        let tally = screen.say(&tally);
        screen.line(&format!("{title} – {name}: {tally}"));
    }
    screen.ask("ui-enter")?;
    Ok(())
}
