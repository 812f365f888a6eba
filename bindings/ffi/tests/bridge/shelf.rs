//! The shelf, settings, words and rules as they cross.

use crate::{app, begun, open};
use tabularium_ffi::shelf::Shade;
use tabularium_ffi::view::Form;

#[test]
fn games_are_named_played_again_exported_and_deleted() {
    let (_folder, app) = app();
    let (id, table) = begun(&app);
    app.rename(id.clone(), "  Neděle\u{7} ".to_owned()).expect("a name is taken");
    assert_eq!(table.view(Form::Narrow).expect("the table is open").title.as_deref(), Some("Neděle"));
    let again = app.again(id.clone()).expect("the same players play again");
    let text = app.export(id.clone()).expect("a game can be exported");
    let copy = app.import(text).expect("and imported");
    let shelf = app.shelf().expect("the shelf can be seen");
    assert_eq!(shelf.games.len(), 3);
    assert_eq!(shelf.last_players.iter().map(|p| p.name.as_str()).collect::<Vec<_>>()[0], "Anna");
    for card in &shelf.games {
        assert!(card.headline.as_ref().is_some_and(|line| !line.contains('⟨')), "{card:?}");
    }
    for id in [id, again, copy] {
        app.delete(id).expect("a game can be thrown away");
    }
    assert!(app.shelf().expect("the shelf can be seen").games.is_empty());
    assert!(table.view(Form::Narrow).is_err(), "it is gone");
}

#[test]
fn the_language_follows_the_system_until_one_is_chosen() {
    let (folder, app) = app();
    assert_eq!(app.settings().expect("there are settings").lang, "en");
    assert_eq!(app.system_language("cs-CZ".to_owned()).expect("it follows").lang, "cs");
    assert_eq!(app.words().expect("there are words")["screen-back"], "Zpět");
    let mut settings = app.settings().expect("there are settings");
    (settings.lang, settings.follows_system) = ("hu".to_owned(), false);
    (settings.text_percent, settings.shade, settings.keep_awake) = (900, Shade::Dark, false);
    let set = app.change(settings).expect("settings are taken");
    assert_eq!((set.lang.as_str(), set.text_percent, set.keep_awake), ("hu", 200, false));
    assert_eq!(app.system_language("cs".to_owned()).expect("one was chosen").lang, "hu");
    drop(app);
    assert_eq!(open(&folder).settings().expect("they are kept"), set);
}

#[test]
fn words_and_rules_are_there_in_every_language() {
    let (_folder, app) = app();
    let mut counts = Vec::new();
    for language in app.languages() {
        let mut settings = app.settings().expect("there are settings");
        settings.lang = language.tag;
        app.change(settings).expect("settings are taken");
        let words = app.words().expect("there are words");
        assert!(words.values().all(|said| !said.contains('⟨') && !said.contains('{')), "{words:?}");
        counts.push(words.len());
        for game in app.games().expect("there is a list of games") {
            let rules = app.rules(game.id).expect("every game has rules");
            assert!(rules.sections.len() > 2 && rules.glossary.len() > 2 && rules.rulings.len() > 2);
            assert!(rules.sections.iter().any(|section| !section.pictures.is_empty()), "the rules have pictures");
        }
    }
    assert_eq!(counts, [counts[0]; 3]);
}
