//! The shelf: going on with a game is first; then a new one, rules, results, language.

use super::{Leave, Screen, manage, new_game, play, rules};
use session::saved::Head;
use session::shelf::{Listed, Shelf};
use table::speak::Speaker;
use table::text::{Lang, Text};

/// Shows the shelf until the player leaves.
pub fn screen(shelf: &mut Shelf, screen: &mut Screen) -> Result<(), Leave> {
    loop {
        screen.wipe();
        screen.line("TABULARIUM");
        screen.text("ui-unofficial");
        let games = shelf.list()?;
        screen.gap();
        if games.is_empty() {
            screen.text("ui-shelf-empty");
        }
        let lines: Vec<String> = games.iter().enumerate().map(|(i, game)| card(shelf, screen, game, i == 0)).collect();
        screen.list(&lines);
        screen.gap();
        screen.text("ui-shelf-keys");
        let answer = screen.ask("ui-shelf-ask")?;
        let chosen = |words: &str| words.trim().parse::<usize>().ok().and_then(|n| games.get(n.checked_sub(1)?));
        match answer.as_str() {
            "" if games.first().is_some_and(|g| g.card.is_ok()) => open(shelf, screen, &games[0])?,
            "n" => new_game::screen(shelf, screen)?,
            "r" => rules::screen(shelf, screen)?,
            "t" => manage::statistics(shelf, screen)?,
            "i" => manage::import(shelf, screen)?,
            "l" => language(shelf, screen)?,
            "q" => return Ok(()),
            other => match (other.strip_prefix('m').and_then(chosen), chosen(other)) {
                (Some(game), _) => manage::screen(shelf, screen, game)?,
                (None, Some(game)) => open(shelf, screen, game)?,
                (None, None) => {
                    screen.text(Text::new("ui-no-such").num("count", games.len() as i64));
                    screen.ask("ui-enter")?;
                }
            },
        }
    }
}

fn open(shelf: &mut Shelf, screen: &mut Screen, game: &Listed) -> Result<(), Leave> {
    match shelf.game(&game.id) {
        Ok(table) => play::screen(shelf, screen, &game.id, table),
        Err(error) => {
            screen.error(&error);
            screen.ask("ui-enter")?;
            Ok(())
        }
    }
}

/// One game in a line: its name, where it stands, who plays.
pub fn card(shelf: &Shelf, screen: &Screen, game: &Listed, first: bool) -> String {
    match &game.card {
        Err(error) => format!("{}: {}", game.id, screen.say(&error.text())),
        Ok(card) => {
            let going_on = first && card.now.places.is_none();
            let go_on = if going_on { screen.say(&Text::new("ui-continue")) } else { String::new() };
            let headline = headline(shelf, screen.lang(), &card.head, &card.now.headline);
            let names: Vec<&str> = card.head.seats.iter().map(|s| s.name.as_str()).collect();
            format!("{go_on}{} · {headline} · {}", name(shelf, &card.head), names.join(", "))
        }
    }
}

/// What a game is called: by its players, or by its box.
pub fn name(shelf: &Shelf, head: &Head) -> String {
    let box_title = shelf.kind(&head.game).map(|k| k.meta().title).unwrap_or_default();
    head.title.clone().map_or(box_title.to_owned(), |title| format!("{title} ({box_title})"))
}

fn headline(shelf: &Shelf, lang: Lang, head: &Head, text: &Text) -> String {
    let names: Vec<String> = head.seats.iter().map(|s| s.name.clone()).collect();
    match shelf.kind(&head.game) {
        Ok(kind) => Speaker::new(lang, &[&kind.meta().catalogs], &names).say(text),
        Err(_) => String::new(),
    }
}

fn language(shelf: &mut Shelf, screen: &mut Screen) -> Result<(), Leave> {
    screen.list(&Lang::ALL.map(|lang| lang.name().to_owned()));
    if let Some(n) = screen.number("ui-which", Lang::ALL.len())? {
        if let Err(error) = shelf.change(|settings| settings.lang = Lang::ALL[n]) {
            screen.error(&error);
        }
        screen.speak(shelf);
    }
    Ok(())
}
