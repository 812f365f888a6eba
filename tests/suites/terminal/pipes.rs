//! Whole games over plain pipes, in each language: nothing needs a terminal, and nothing is left unsaid.

use super::console::{Console, TERMINAL};
use super::player::{NAMES, Player, new_game};
use super::position;
use super::words::{CATALOGS, Words};
use games::pecunia_non_olet::Phase;
use std::path::PathBuf;
use table::text::{Lang, Text};
use tempfile::TempDir;

/// English sentences of the catalogs that a player of another language must never read.
fn english(words: &Words) -> Vec<String> {
    let en = Words::of(Lang::En);
    let lines = CATALOGS.iter().flat_map(|catalog| catalog.en).flat_map(|source| source.lines());
    let keys = lines.filter_map(|line| line.split_once(" = ")).map(|(key, _)| key).filter(|key| !key.starts_with(' '));
    let said = keys.map(|key| (en.keyed(key.to_owned()), words.keyed(key.to_owned())));
    // Short words may stand in another language's words, and what has arguments is not said as it stands.
    let differ = said.filter(|(en, own)| en != own && en.len() >= 8 && !en.contains('{') && !en.contains('⟨'));
    differ.map(|(en, _)| en).collect()
}

/// What must not stand in any text that is shown.
fn assert_well_said(words: &Words, shown: &str) {
    for fault in ["⟨", "{", "}", "\u{1b}"] {
        let line = shown.lines().find(|line| line.contains(fault));
        assert!(line.is_none(), "{:?}: {fault:?} is shown in {line:?}", words.lang());
    }
    if words.lang() != Lang::En {
        for sentence in english(words) {
            assert!(!shown.contains(&sentence), "{:?}: English is shown: {sentence}", words.lang());
        }
    }
}

#[test]
fn a_whole_game_is_played_over_pipes_in_each_language() {
    for lang in Lang::ALL {
        let folder = TempDir::new().expect("a folder can be made");
        let mut console = Console::pipes().speaking(lang);
        console.start(TERMINAL, folder.path());
        let mut player = Player::new(7, true, console.words());
        let mut question = new_game(&mut console, &NAMES);
        while question != "ui-over-ask" {
            let answer = player.decide(&console, question);
            question = console.answer(&answer);
        }
        let winners: Vec<&str> =
            NAMES.into_iter().filter(|n| console.reply().contains(&format!("1. {n} – "))).collect();
        assert!(!winners.is_empty(), "somebody has won:\n{}", console.reply());
        for key in ["l", "t", "s", "x"] {
            question = console.answer(key);
        }
        assert_eq!(question, "ui-rules-ask");
        assert_eq!(console.answer(""), "ui-over-ask");
        assert_eq!(console.answer(""), "ui-shelf-ask");
        assert_eq!(console.answer("t"), "ui-enter", "the results of finished games are shown");
        let title = console.words().say("ui-statistics");
        assert!(console.reply().contains(&title), "{}", console.reply());
        for name in NAMES {
            let won = i64::from(winners.contains(&name));
            let tally = console.words().say(Text::new("ui-tally").num("played", 1).num("won", won));
            let line = format!(" – {name}: {tally}\n");
            assert!(console.reply().contains(&line), "there is no {line} in\n{}", console.reply());
        }
        assert_eq!(console.answer(""), "ui-shelf-ask");
        console.type_in("q");
        let ended = console.ended();
        assert_eq!((ended.code, ended.stderr.as_str()), (Some(0), ""));
        assert_well_said(console.words(), &console.everything());
    }
}

/// One turn in a position in which nothing is left to chance.
fn one_turn(lang: Lang) -> String {
    let state = position::find(|s| {
        let own = s.own();
        let one_kind = s.deck.kinds.iter().filter(|n| **n > 0).count() == 1;
        // No queue runs empty, so no customer is drawn; and the game does not end.
        let waits = own.queue.len() >= 3 && s.all().all(|seat| !s.player(seat).queue.is_empty()) && own.money < 12;
        // Something can be done: a seat is free, and there are cards.
        let busy = own.hand.len() >= 2 && own.seats().iter().any(|seat| seat.is_empty());
        s.phase == Phase::TurnOpen && s.draft.is_none() && one_kind && waits && busy
    });
    let (folder, mut console) = position::shelf_with(&state, &NAMES, lang);
    let player = Player::new(0, false, console.words());
    let mut question = console.answer("");
    assert_eq!(question, "ui-curtain-ask");
    question = console.answer("");
    while question == "ui-answer" {
        let usual = player.usual(&console);
        question = console.answer(&usual);
    }
    assert_eq!(question, "ui-final-ask");
    assert_eq!(console.answer(""), "ui-hand-on", "the drawn card stays in sight");
    assert_eq!(console.answer(""), "ui-curtain-ask");
    assert_eq!(console.close().code, Some(0));
    let folder = folder.path().to_str().expect("folders of tests have plain names");
    console.everything().replace(folder, "DIR").trim().to_owned() + "\n"
}

#[test]
fn one_turn_reads_as_it_was_written_down() {
    let golden = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("suites/terminal/golden");
    for lang in Lang::ALL {
        let path = golden.join(format!("turn.{}.txt", lang.tag()));
        let turn = one_turn(lang);
        if std::env::var_os("TABULARIUM_REGENERATE").is_some() {
            std::fs::create_dir_all(&golden).expect("the folder can be made");
            std::fs::write(&path, &turn).expect("a file can be written");
        }
        let written = std::fs::read_to_string(&path).unwrap_or_default();
        let differs = turn.lines().zip(written.lines()).find(|(now, then)| now != then);
        assert!(
            turn == written,
            "{path:?} reads otherwise; first at {differs:?}. If that is meant, set TABULARIUM_REGENERATE=1"
        );
        assert_well_said(&Words::of(lang), &turn);
    }
}
