//! The rules: how to play, glossary, rulings; by section, by number, and by search.

use super::{Leave, Screen, new_game};
use session::shelf::Shelf;
use table::meta::Meta;
use table::rules_text::Rules;
use table::text::{Lang, Text};

/// The rules of a game from the shelf.
pub fn screen(shelf: &Shelf, screen: &mut Screen) -> Result<(), Leave> {
    match new_game::which(shelf, screen)? {
        Some(meta) => of_game(screen, meta),
        None => Ok(()),
    }
}

/// The rules text of a game in a language.
pub fn text(meta: &Meta, lang: Lang) -> Rules {
    let place = Lang::ALL.iter().position(|l| *l == lang).unwrap_or(0);
    Rules::parse(meta.rules_text[place])
}

/// Shows the rules of a game: a number opens a section, `R7` a ruling, anything else is searched for.
pub fn of_game(screen: &mut Screen, meta: &Meta) -> Result<(), Leave> {
    let rules = text(meta, screen.lang());
    screen.title(&rules.title);
    screen.line(&rules.intro);
    loop {
        screen.gap();
        let titles: Vec<String> = rules.sections.iter().map(|s| s.title.clone()).collect();
        screen.list(&titles);
        let answer = screen.ask("ui-rules-ask")?;
        if answer.is_empty() || answer == "q" {
            return Ok(());
        }
        if let Some(section) = answer.parse::<usize>().ok().and_then(|n| rules.sections.get(n.checked_sub(1)?)) {
            screen.title(&section.title);
            screen.line(&section.body.replace("**", ""));
            continue;
        }
        let number = answer.strip_prefix(['R', 'r']).and_then(|n| n.parse::<u16>().ok());
        if let Some((number, text)) = number.and_then(|n| Some((n, rules.ruling(n)?))) {
            screen.line(&format!("R{number}: {text}"));
            continue;
        }
        search(screen, &rules, &answer);
    }
}

fn search(screen: &mut Screen, rules: &Rules, wanted: &str) {
    let wanted = wanted.to_lowercase();
    let has = |text: &str| text.to_lowercase().contains(&wanted);
    let mut found = 0;
    for section in &rules.sections {
        for line in section.body.lines().filter(|line| has(line)) {
            screen.line(&format!("{}: {}", section.title, line.replace("**", "")));
            found += 1;
        }
    }
    for (term, meaning) in rules.glossary.iter().filter(|(term, meaning)| has(term) || has(meaning)) {
        screen.line(&format!("{term}: {meaning}"));
        found += 1;
    }
    for ruling in rules.rulings.iter().filter(|r| has(&r.text)) {
        screen.line(&format!("R{}: {}", ruling.number, ruling.text));
        found += 1;
    }
    screen.text(Text::new("ui-found").num("count", found));
}
