//! A table: curtain, board in words, question, answers.

use super::{Leave, Screen, rules};
use session::curtain::Face;
use session::error::Error;
use session::shelf::{Shelf, now};
use session::table::{Lines, Table, TableView};
use table::input::Refusal;
use table::prompt::{Prompt, ReckoningRow, Weight};
use table::scene::{Form, Look, Scene, TouchId};
use table::seat::{Seat, SeatSet};
use table::text::Text;

/// How many lines of the log are shown beside the curtain.
const RECENT: usize = 4;

/// Plays at a table until the player goes back to the shelf.
pub fn screen(shelf: &mut Shelf, screen: &mut Screen, id: &str, mut table: Table) -> Result<(), Leave> {
    table.speak(screen.lang());
    // A terminal has room for everything in words.
    table.fit(Form::Wide);
    loop {
        let back = match table.face() {
            Face::Curtain(seats) => curtain(screen, &mut table, seats)?,
            Face::Over => over(shelf, screen, id, &mut table)?,
            Face::Linger(seat) => linger(screen, &mut table, seat)?,
            Face::Seat(_) | Face::Open(_) | Face::Wait => turn(shelf, screen, &mut table)?,
        };
        if back {
            screen.wipe();
            return Ok(());
        }
    }
}

fn name(table: &Table, seat: Seat) -> String {
    table.head().seats.get(seat.index()).map(|s| s.name.clone()).unwrap_or_default()
}

/// The curtain: whose turn it is, and nothing of anybody's.
fn curtain(screen: &mut Screen, table: &mut Table, seats: SeatSet) -> Result<bool, Leave> {
    screen.wipe();
    screen.title(table.meta().title);
    let recent = table.log(0);
    say_lines(screen, &recent[recent.len().saturating_sub(RECENT)..]);
    screen.gap();
    let may: Vec<Seat> = seats.iter().collect();
    let asks = if let [only] = may[..] {
        screen.line(&format!("{} {}", screen.say(&Text::new("ui-curtain-for")), name(table, only)));
        "ui-curtain-ask"
    } else {
        screen.text("ui-curtain-several");
        let names: Vec<String> = may.iter().map(|seat| name(table, *seat)).collect();
        screen.list(&names);
        "ui-curtain-which"
    };
    loop {
        let answer = screen.ask(asks)?;
        let seat = match answer.as_str() {
            "q" => return Ok(true),
            "" if may.len() == 1 => may.first(),
            other => other.parse::<usize>().ok().and_then(|n| may.get(n.checked_sub(1)?)),
        };
        match seat.map(|seat| table.lift(*seat)) {
            Some(Ok(())) => return Ok(false),
            Some(Err(error)) => screen.error(&error),
            None => {
                screen.text(Text::new("ui-no-such").num("count", if may.len() == 1 { 0 } else { may.len() as i64 }))
            }
        }
    }
}

/// One look at the question: the table in words, the answers, one answer.
fn turn(shelf: &Shelf, screen: &mut Screen, table: &mut Table) -> Result<bool, Leave> {
    screen.wipe();
    let view = table.view();
    show(screen, &view);
    table.looked();
    let Some(prompt) = view.prompt else {
        screen.text("ui-wait");
        return Ok(screen.ask("ui-enter")? == "q");
    };
    loop {
        ask(screen, table, &view.scene, &prompt);
        let answer = screen.ask("ui-answer")?;
        let done = match answer.as_str() {
            "q" => return Ok(true),
            "h" => {
                table.hide();
                return Ok(false);
            }
            "u" => table.undo(prompt.seat, prompt.revision, now()),
            "r" => table.restart(prompt.seat, prompt.revision, now()),
            "l" => {
                let log = table.log(0);
                say_lines(screen, &log);
                continue;
            }
            "s" => {
                scores(screen, table);
                continue;
            }
            "t" => {
                show(screen, &table.view());
                continue;
            }
            "c" if matches!(view.face, Face::Open(_)) => table.lift(prompt.seat),
            "w" => {
                look(shelf, screen, table, &view.scene)?;
                continue;
            }
            "p" => {
                past(shelf, screen, table)?;
                continue;
            }
            "x" => {
                rules::of_game(screen, table.meta())?;
                continue;
            }
            "" => continue,
            other => match other.parse::<usize>().ok().and_then(|n| prompt.options.get(n.checked_sub(1)?)) {
                Some(option) => {
                    if option.weight == Weight::Final && !confirmed(screen, &option.label)? {
                        continue;
                    }
                    table.choose(prompt.seat, prompt.revision, option.id, now())
                }
                None => Err(Error::Refused(Refusal::NoOption(0))),
            },
        };
        match done {
            Ok(()) => return Ok(false),
            Err(error @ (Error::Full | Error::Io(_) | Error::ReadOnly(_))) => {
                // The file wants to be opened anew; the position on disk is the one last shown.
                screen.error(&error);
                screen.ask("ui-enter")?;
                return Ok(true);
            }
            Err(error) => screen.error(&error),
        }
    }
}

/// What cannot be taken back is asked for twice.
fn confirmed(screen: &mut Screen, label: &str) -> Result<bool, Leave> {
    screen.line(&format!("{label}. {}", screen.say(&Text::new("ui-final"))));
    Ok(screen.ask("ui-final-ask")?.is_empty())
}

/// The view stays after a turn that taught its player something, until it is handed on.
fn linger(screen: &mut Screen, table: &mut Table, seat: Seat) -> Result<bool, Leave> {
    screen.wipe();
    let view = table.view();
    show(screen, &view);
    table.looked();
    if view.can_undo {
        screen.text("ui-key-undo");
    }
    let answer = screen.ask("ui-hand-on")?;
    if answer == "u" && view.can_undo {
        if let Err(error) = table.undo(seat, view.revision, now()) {
            screen.error(&error);
            screen.ask("ui-enter")?;
        }
        return Ok(false);
    }
    table.hand_on();
    screen.wipe();
    Ok(answer == "q")
}

/// The end: who has won, the scores, and the log of everything.
fn over(shelf: &mut Shelf, screen: &mut Screen, id: &str, table: &mut Table) -> Result<bool, Leave> {
    let reckoning = table.reckoning();
    if let Some(places) = &reckoning.places
        && let Err(error) = shelf.finished(id, table.head(), places)
    {
        screen.error(&error);
    }
    screen.wipe();
    let view = table.view();
    screen.title(&view.headline);
    scores(screen, table);
    loop {
        match screen.ask("ui-over-ask")?.as_str() {
            "" | "q" => return Ok(true),
            "l" => {
                let log = table.log(0);
                say_lines(screen, &log);
            }
            "t" => show(screen, &view),
            "s" => scores(screen, table),
            "p" => past(shelf, screen, table)?,
            "w" => look(shelf, screen, table, &view.scene)?,
            "x" => rules::of_game(screen, table.meta())?,
            _ => screen.text(Text::new("ui-no-such").num("count", 0)),
        }
    }
}

fn say_lines(screen: &mut Screen, log: &[Lines]) {
    for step in log {
        for line in &step.lines {
            screen.line(&format!("- {line}"));
        }
    }
}

/// What has happened, and the table in words.
fn show(screen: &mut Screen, view: &TableView) {
    if !view.steps.is_empty() {
        screen.title(&screen.say(&Text::new("ui-since")));
        say_lines(screen, &view.steps);
    }
    board(screen, &view.scene);
}

/// A scene in words: what a screen reader says of each item.
fn board(screen: &mut Screen, scene: &Scene<String>) {
    for surface in &scene.surfaces {
        screen.title(&surface.title);
        for item in &surface.items {
            if let Some(spoken) = &item.spoken {
                let chosen =
                    if item.look == Look::Chosen { screen.say(&Text::new("ui-chosen")) } else { String::new() };
                screen.line(&format!("  {spoken}{chosen}"));
            }
        }
    }
}

/// The question with its answers, and what looks possible and is not.
fn ask(screen: &mut Screen, table: &Table, scene: &Scene<String>, prompt: &Prompt<String>) {
    screen.title(&format!("{}: {}", name(table, prompt.seat), prompt.ask.title));
    if let Some(hint) = &prompt.ask.hint {
        screen.line(hint);
    }
    let labels: Vec<String> = prompt.options.iter().map(|option| option.label.clone()).collect();
    screen.list(&labels);
    let mut said = Vec::new();
    for item in scene.surfaces.iter().flat_map(|s| &s.items).filter(|i| i.look == Look::Blocked) {
        let Some(reason) = item.touch.and_then(|touch| table.about(touch)).and_then(|sheet| sheet.blocked) else {
            continue;
        };
        let spoken = item.spoken.clone().unwrap_or_default();
        let ruling = reason.ruling.map_or(String::new(), |n| format!(" (R{n})"));
        said.push(format!("x {spoken} – {}{ruling}", reason.why));
    }
    if !said.is_empty() {
        screen.text("ui-not-now");
        said.iter().for_each(|line| screen.line(line));
    }
    let mut keys = vec![Text::new("ui-key-about"), Text::new("ui-key-log"), Text::new("ui-key-more")];
    if prompt.can_undo {
        keys.insert(0, Text::new("ui-key-undo"));
    }
    if matches!(table.face(), Face::Open(_)) {
        keys.insert(0, Text::new("ui-key-cards"));
    }
    let keys: Vec<String> = keys.iter().map(|key| screen.say(key)).collect();
    screen.line(&keys.join(" · "));
}

fn scores(screen: &mut Screen, table: &Table) {
    let reckoning = table.reckoning();
    screen.title(&reckoning.title);
    for (column, seat) in reckoning.seats.iter().enumerate() {
        let how = |row: &ReckoningRow<String>| row.how(column).map_or(String::new(), |how| format!(" ({how})"));
        let number = |row: &ReckoningRow<String>| format!("{}: {}{}", row.label, row.numbers[column], how(row));
        let numbers: Vec<String> = reckoning.rows.iter().map(number).collect();
        let place = reckoning.places.as_ref().map_or(String::new(), |places| format!("{}. ", places[column]));
        screen.line(&format!("{place}{} – {}", name(table, *seat), numbers.join(", ")));
    }
}

/// What a thing is: everything on the table numbered, then its sheet.
fn look(shelf: &Shelf, screen: &mut Screen, table: &Table, scene: &Scene<String>) -> Result<(), Leave> {
    let things: Vec<(TouchId, String)> = scene
        .surfaces
        .iter()
        .flat_map(|s| &s.items)
        .filter_map(|item| Some((item.touch?, item.spoken.clone()?)))
        .collect();
    let lines: Vec<String> = things.iter().map(|(_, spoken)| spoken.clone()).collect();
    screen.list(&lines);
    let Some(n) = screen.number("ui-which", things.len())? else { return Ok(()) };
    let Some(sheet) = table.about(things[n].0) else { return Ok(()) };
    screen.title(&sheet.title);
    sheet.lines.iter().for_each(|line| screen.line(line));
    if let Some(reason) = &sheet.blocked {
        let ruling = reason.ruling.map_or(String::new(), |n| format!(" (R{n})"));
        screen.line(&format!("x {}{ruling}", reason.why));
    }
    let rules = rules::text(shelf.kind(&table.head().game)?.meta(), screen.lang());
    for number in &sheet.rulings {
        if let Some(text) = rules.ruling(*number) {
            screen.line(&format!("R{number}: {text}"));
        }
    }
    Ok(())
}

/// The past, step by step, as the viewer shown now had it.
fn past(shelf: &Shelf, screen: &mut Screen, table: &Table) -> Result<(), Leave> {
    let kind = shelf.kind(&table.head().game)?;
    if table.rules_changed() {
        screen.text("ui-rules-changed");
    }
    let steps = table.history(kind)?;
    let mut at = steps.saturating_sub(1);
    loop {
        let (scene, lines) = table.scrub(kind, at)?;
        screen.title(&screen.say(&Text::new("ui-past").num("step", at as i64 + 1).num("steps", steps as i64)));
        say_lines(screen, &lines);
        board(screen, &scene);
        match screen.ask("ui-past-ask")?.as_str() {
            "" | "q" => return Ok(()),
            "<" | "b" => at = at.saturating_sub(1),
            ">" | "f" => at = (at + 1).min(steps.saturating_sub(1)),
            other => match other.parse::<usize>() {
                Ok(n) if (1..=steps).contains(&n) => at = n - 1,
                _ => screen.text(Text::new("ui-no-such").num("count", steps as i64)),
            },
        }
    }
}
