//! At the table: taking back, why something cannot be chosen, what a thing is, the rules.

use super::console::{Console, TERMINAL};
use super::player::{NAMES, board, options};
use super::position;
use super::words::Words;
use games::pecunia_non_olet::{PecuniaNonOlet, Pending, Phase, State};
use table::game::Game;
use table::live::{Entry, Kind};
use table::rules_text::Rules;
use table::scene::{Form, Look};
use table::seat::Viewer;
use table::text::{Lang, Text};

/// Lifts the curtain of the only game on the shelf.
fn lift(console: &mut Console) {
    assert_eq!(console.question(), "ui-shelf-ask");
    assert_eq!(console.answer(""), "ui-curtain-ask");
    assert_eq!(console.answer(""), "ui-answer", "{}", console.reply());
}

/// What is on the board and what is asked.
fn shown(console: &mut Console) -> (Option<String>, (String, Vec<String>)) {
    assert_eq!(console.answer("t"), "ui-answer");
    (board(console.words(), console.reply()), options(console.reply()))
}

#[test]
fn d1_d5_undo_and_restart_lead_back_to_what_was_shown() {
    let (folder, mut console) = position::shelf_with(&position::turn_begins(), &NAMES, Lang::En);
    lift(&mut console);
    let first = shown(&mut console);
    let nothing = console.words().say("refused-nothing-to-undo");
    for key in ["u", "r"] {
        assert_eq!(console.answer(key), "ui-answer");
        assert!(console.reply().contains(&nothing), "{key}: {}", console.reply());
        assert_eq!(shown(&mut console), first);
    }
    assert_eq!(console.answer("1"), "ui-answer");
    let second = shown(&mut console);
    assert_ne!(second, first);
    assert_eq!(console.answer("1"), "ui-answer");
    assert_ne!(shown(&mut console), second);
    assert_eq!(console.answer("u"), "ui-answer");
    assert_eq!(shown(&mut console), second, "undo takes the last command back");
    assert_eq!(console.answer("1"), "ui-answer");
    assert_eq!(console.answer("r"), "ui-answer");
    assert_eq!(shown(&mut console), first, "restart takes the whole turn back");
    // A command can still be taken back after the program has ended.
    assert_eq!(console.answer("1"), "ui-answer");
    assert_eq!(console.close().code, Some(0));
    console.start(TERMINAL, folder.path());
    lift(&mut console);
    assert_eq!(shown(&mut console), second);
    assert_eq!(console.answer("u"), "ui-answer");
    assert_eq!(shown(&mut console), first);
}

/// A position in which somebody may not sit where there is room, and the words of the place.
fn clash() -> State {
    position::find(|s| {
        let live = Entry::<PecuniaNonOlet>::new().load(&serde_json::to_string(s).expect("a state is JSON"));
        let view = live.expect("the position is whole").view(Viewer::Seat(s.active));
        let scene = view.scene(Form::Narrow);
        let mut blocked = scene.surfaces.iter().flat_map(|s| &s.items).filter(|item| item.look == Look::Blocked);
        let clash = blocked.any(|item| {
            let sheet = item.touch.and_then(|touch| view.about(touch));
            sheet.and_then(|sheet| sheet.blocked).is_some_and(|reason| reason.why.key == "why-clash")
        });
        clash && !s.own().hand.is_empty()
    })
}

#[test]
fn r7_what_cannot_be_chosen_says_why_in_one_sentence_and_names_its_ruling() {
    let state = clash();
    let class = state.own().front().expect("somebody waits").class().word();
    for lang in Lang::ALL {
        let (_folder, mut console) = position::shelf_with(&state, &NAMES, lang);
        lift(&mut console);
        let why = console.words().say(Text::new("why-clash").word("class", class));
        let refused = console.reply().lines().find(|line| line.starts_with("x ") && line.contains(&why));
        let refused = refused.unwrap_or_else(|| panic!("the reason is not shown:\n{}", console.reply())).to_owned();
        assert!(refused.ends_with(&format!("{why} (R7)")), "{refused}");
        // The place is no answer, and asking what it is tells the same.
        let place = refused.strip_prefix("x ").and_then(|rest| rest.split_once(':')).expect("it names the place").0;
        assert!(!options(console.reply()).1.iter().any(|label| label.ends_with(place)), "{}", console.reply());
        assert_eq!(console.answer("w"), "ui-which");
        let own = format!(". {place}: ");
        let number = console.reply().lines().find(|line| line.contains(&own)).and_then(|line| line.split_once('.'));
        let number = number.expect("the place is in the list").0.to_owned();
        assert_eq!(console.answer(&number), "ui-answer");
        assert!(console.reply().contains(&format!("x {why} (R7)\n")), "{}", console.reply());
        let rules = rules(console.words());
        let ruling = rules.ruling(7).expect("there is a ruling 7");
        assert!(console.reply().contains(&format!("R7: {ruling}")), "{}", console.reply());
    }
}

fn rules(words: &Words) -> Rules {
    let place = Lang::ALL.iter().position(|lang| *lang == words.lang()).expect("it is one of the three");
    Rules::parse(PecuniaNonOlet::META.rules_text[place])
}

#[test]
fn e2_e6_every_listed_thing_has_a_sheet() {
    for state in [position::turn_begins(), position::turn_ends(), clash()] {
        let (_folder, mut console) = position::shelf_with(&state, &NAMES, Lang::En);
        lift(&mut console);
        let mut number = 1;
        loop {
            assert_eq!(console.answer("w"), "ui-which");
            let things = console.reply().lines().filter(|line| line.split_once(". ").is_some()).count();
            assert!(things > 20, "everything on the table is listed:\n{}", console.reply());
            if number > things {
                break;
            }
            assert_eq!(console.answer(&number.to_string()), "ui-answer");
            let sheet = console.reply().split("\n\n== ").next().unwrap_or_default();
            let lines: Vec<&str> = sheet.lines().filter(|line| !line.is_empty()).collect();
            assert!(lines.len() >= 2 && lines[0].starts_with("== "), "thing {number} has no sheet:\n{sheet}");
            assert!(lines.iter().any(|line| line.starts_with('R')), "thing {number} names no ruling:\n{sheet}");
            number += 1;
        }
        assert_eq!(console.answer(""), "ui-answer", "an empty line goes back");
    }
}

#[test]
fn the_rules_are_found_by_section_by_number_and_by_word() {
    for (lang, senator) in [(Lang::En, "senator"), (Lang::Cs, "senátor"), (Lang::Hu, "szenátor")] {
        let (_folder, mut console) = position::shelf_with(&position::turn_begins(), &NAMES, lang);
        assert_eq!(console.answer("r"), "ui-which");
        assert_eq!(console.answer("1"), "ui-rules-ask");
        let rules = rules(console.words());
        assert!(console.reply().contains(&rules.intro), "{}", console.reply());
        for (at, section) in rules.sections.iter().enumerate() {
            assert_eq!(console.answer(&(at + 1).to_string()), "ui-rules-ask");
            assert!(console.reply().contains(&format!("== {} ==", section.title)), "{}", console.reply());
        }
        for ruling in &rules.rulings {
            let letter = if ruling.number % 2 == 0 { 'r' } else { 'R' };
            assert_eq!(console.answer(&format!("{letter}{}", ruling.number)), "ui-rules-ask");
            assert!(console.reply().contains(&format!("R{}: {}", ruling.number, ruling.text)), "{}", console.reply());
        }
        assert_eq!(console.answer(&senator.to_uppercase()), "ui-rules-ask");
        let reply = console.reply().split("\n\n").next().unwrap_or_default().to_owned();
        let (found, hits): (Vec<&str>, Vec<&str>) =
            reply.lines().partition(|line| !line.to_lowercase().contains(senator));
        assert!(hits.len() > 5, "the rules say much of senators:\n{reply}");
        let says = console.words().say(Text::new("ui-found").num("count", hits.len() as i64));
        assert!(found.contains(&says.as_str()), "{says} is not among {found:?}");
        let none = console.words().say(Text::new("ui-found").num("count", 0));
        assert_eq!(console.answer("xyzzy"), "ui-rules-ask");
        assert!(console.reply().contains(&none), "{}", console.reply());
        assert_eq!(console.answer(""), "ui-shelf-ask");
    }
}

#[test]
fn a10_the_past_is_shown_as_it_was() {
    let (_folder, mut console) = position::shelf_with(&position::turn_begins(), &NAMES, Lang::En);
    lift(&mut console);
    let first = board(console.words(), console.reply()).expect("the board is in sight");
    assert_eq!(console.answer("1"), "ui-answer");
    let now = board(console.words(), console.reply()).expect("the board is in sight");
    assert_eq!(console.answer("p"), "ui-past-ask");
    // What is asked now is no part of the past: there, nothing is chosen or blocked.
    let seen = |console: &Console| board(console.words(), console.reply()).expect("a board of the past");
    let last = |text: String| text.rsplit_once('\n').map(|(board, _)| board.to_owned());
    assert_eq!(last(seen(&console)), Some(now), "it begins with the present");
    assert_eq!(console.answer("b"), "ui-past-ask");
    assert_eq!(last(seen(&console)), Some(first.clone()), "a step back");
    assert_eq!(console.answer("f"), "ui-past-ask");
    assert_eq!(console.answer("1"), "ui-past-ask");
    assert_eq!(last(seen(&console)), Some(first), "a step by its number");
    assert_eq!(console.answer(""), "ui-answer");
}

/// Somebody without cards whose turn it is: everybody may read the question.
fn open() -> State {
    position::find(|s| s.phase == Phase::TurnOpen && s.pending == Pending::No && s.own().hand.is_empty())
}

#[test]
fn every_key_that_is_offered_is_understood() {
    for (state, before) in [
        (position::turn_begins(), vec!["", ""]),
        (position::turn_begins(), vec!["", "", "1"]),
        (position::turn_ends(), vec!["", ""]),
        (open(), vec![""]),
        (open(), vec!["", "c"]),
    ] {
        let mut offered = vec![String::new()];
        while let Some(key) = offered.pop() {
            let (_folder, mut console) = position::shelf_with(&state, &NAMES, Lang::En);
            let question = before.iter().fold("", |_, answer| console.answer(answer));
            assert_eq!(question, "ui-answer", "{}", console.reply());
            let keys = console.reply().lines().rev().find(|line| line.contains(" · ")).expect("keys are offered");
            if key.is_empty() {
                offered.extend(keys.split(" · ").filter_map(|part| Some(part.split_once(':')?.0.to_owned())));
                assert!(offered.len() > 6, "{keys}");
                continue;
            }
            console.answer(&key);
            let none = console.words().say("refused-no-option");
            assert!(!console.reply().contains(&none), "after {before:?} {key} is offered:\n{}", console.reply());
        }
    }
}
