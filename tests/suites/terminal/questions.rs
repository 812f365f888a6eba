//! Every question: what it does when the input ends, and when the answer is none.

use super::console::{Console, MARKED, TERMINAL};
use super::player::{NAMES, board, new_game, options};
use super::position;
use super::secrecy::{May, leaks};
use games::pecunia_non_olet::State;
use table::text::{Lang, Text};
use tempfile::TempDir;

/// The answers that lead from the shelf with one game on it to each question. Pecunia asks no others: with one preset
/// nobody asks which, and never two seats are asked at once.
const AT_THE_SHELF: [(&[&str], &str); 16] = [
    (&[], "ui-shelf-ask"),
    (&["n"], "ui-which"),
    (&["n", "1"], "ui-name"),
    (&["n", "1", "Anna"], "ui-emblem"),
    (&["n", "1", "Anna", "", "Bořek", "", ""], "ui-options-ask"),
    (&["n", "1", "Anna", "", "Bořek", "", "", "", "q", "n", "1"], "ui-same-ask"),
    (&["r"], "ui-which"),
    (&["r", "1"], "ui-rules-ask"),
    (&["t"], "ui-enter"),
    (&["l"], "ui-which"),
    (&["i"], "ui-import-path"),
    (&["m1"], "ui-which"),
    (&["m1", "1"], "ui-new-name"),
    (&["m1", "3"], "ui-export-path"),
    (&["m1", "4"], "ui-delete-ask"),
    (&["0"], "ui-enter"),
];

/// The same for a turn that begins.
const AT_A_TURN: [(&[&str], &str); 5] = [
    (&[""], "ui-curtain-ask"),
    (&["", ""], "ui-answer"),
    (&["", "", "w"], "ui-which"),
    (&["", "", "p"], "ui-past-ask"),
    (&["", "", "x"], "ui-rules-ask"),
];

/// The same for a turn that ends.
const AT_THE_END: [(&[&str], &str); 2] = [(&["", "", "1"], "ui-final-ask"), (&["", "", "1", ""], "ui-hand-on")];

/// Every question, with a position in which it comes.
fn every_question(mut look: impl FnMut(&State, &[&str], &str)) {
    let (begins, ends, over) = (position::turn_begins(), position::turn_ends(), position::over());
    AT_THE_SHELF.iter().chain(&AT_A_TURN).for_each(|(answers, question)| look(&begins, answers, question));
    AT_THE_END.iter().for_each(|(answers, question)| look(&ends, answers, question));
    look(&over, &[""], "ui-over-ask");
}

fn walk(console: &mut Console, answers: &[&str], to: &str) {
    let mut question = console.question();
    for answer in answers {
        question = console.answer(answer);
    }
    assert_eq!(question, to, "after {answers:?}:\n{}", console.reply());
}

#[test]
fn the_end_of_the_input_ends_the_table_cleanly_at_every_question() {
    every_question(|state, answers, question| {
        let (folder, mut console) = position::shelf_with(state, &NAMES, Lang::En);
        walk(&mut console, answers, question);
        let ended = console.close();
        assert_eq!((ended.code, ended.stderr.as_str()), (Some(0), ""), "at {question}");
        console.start(TERMINAL, folder.path());
        assert_eq!(console.question(), "ui-shelf-ask", "and it starts again");
    });
}

#[test]
fn a1_when_the_input_ends_no_hand_is_left_on_the_screen() {
    let folder = TempDir::new().expect("a folder can be made");
    let mut console = Console::tty();
    console.start(MARKED, folder.path());
    assert_eq!(new_game(&mut console, &NAMES), "ui-curtain-ask");
    assert_eq!(console.answer(""), "ui-answer");
    assert!(!leaks(&console.everything(), May::Nothing, &NAMES).is_empty(), "a hand is in sight");
    assert_eq!(console.close().code, Some(0));
    let left = console.everything();
    assert!(leaks(&left, May::Nothing, &NAMES).is_empty(), "whoever comes next reads:\n{left}");
}

/// Answers that are none anywhere.
const NONSENSE: [&str; 8] = ["0", "-1", "4294967297", "99999999999999999999999", "1 1", "½", "%s{$x}", "\u{1b}[2J"];

#[test]
fn nonsense_is_called_so_and_changes_nothing() {
    every_question(|state, answers, question| {
        let says = match question {
            "ui-answer" => Text::new("refused-no-option"),
            "ui-shelf-ask" | "ui-emblem" | "ui-options-ask" | "ui-which" | "ui-past-ask" | "ui-over-ask" => {
                Text::new("ui-no-such").num("count", 0)
            }
            "ui-rules-ask" => Text::new("ui-found").num("count", 0),
            // Everything is an answer there, or it has a test of its own.
            _ => return,
        };
        let (_folder, mut console) = position::shelf_with(state, &NAMES, Lang::En);
        walk(&mut console, answers, question);
        let says = console.words().say(says);
        let before = options(console.reply());
        for nonsense in NONSENSE.iter().filter(|nonsense| question != "ui-rules-ask" || nonsense.len() > 4) {
            let mut next = console.answer(nonsense);
            assert!(console.reply().contains(&says), "{question} takes {nonsense:?} for\n{}", console.reply());
            if question == "ui-shelf-ask" {
                assert_eq!(next, "ui-enter");
                next = console.answer("");
            }
            assert_eq!(next, question, "after {nonsense:?} the same is asked");
            if question == "ui-answer" {
                assert_eq!(options(console.reply()), before, "{nonsense:?} changes nothing");
            }
        }
    });
}

#[test]
fn nonsense_at_the_curtain_is_called_so_and_lifts_nothing() {
    let (_folder, mut console) = position::shelf_with(&position::turn_begins(), &NAMES, Lang::En);
    walk(&mut console, &[""], "ui-curtain-ask");
    let says = console.words().say(Text::new("ui-no-such").num("count", 0));
    for nonsense in NONSENSE {
        assert_eq!(console.answer(nonsense), "ui-curtain-ask", "{nonsense:?} lifts nothing");
        assert!(console.reply().contains(&says), "{nonsense:?} is not said to be no answer:\n{}", console.reply());
    }
}

#[test]
fn d4_what_cannot_be_taken_back_is_done_only_on_enter() {
    let (_folder, mut console) = position::shelf_with(&position::turn_ends(), &NAMES, Lang::En);
    walk(&mut console, &["", ""], "ui-answer");
    let (before, asked) = (board(console.words(), console.reply()), options(console.reply()));
    for answer in NONSENSE.iter().chain(&["n", "no", "1"]) {
        assert_eq!(console.answer("1"), "ui-final-ask");
        assert_eq!(console.answer(answer), "ui-answer", "{answer:?} does not end the turn");
        assert_eq!(options(console.reply()), asked, "{answer:?} changes nothing");
    }
    assert_eq!(console.answer("t"), "ui-answer");
    assert_eq!(board(console.words(), console.reply()), before, "nothing has changed");
}
