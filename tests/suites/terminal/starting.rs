//! The start: arguments, language, data folders that cannot be had.

use super::console::{Console, TERMINAL};
use std::process::{Command, Output, Stdio};
use table::text::{Lang, Text};
use tempfile::TempDir;

/// Runs the table with these arguments and no input.
fn run(args: &[&str], lang: Option<&str>) -> Output {
    let mut command = Command::new(TERMINAL);
    command.arg("--text").args(args).stdin(Stdio::null());
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
    if let Some(lang) = lang {
        command.env("LANG", lang);
    }
    command.output().expect("the program starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("what is said is UTF-8")
}

#[test]
fn an_argument_that_is_not_understood_is_named() {
    let no_value: [&[&str]; 2] = [&["--data"], &["--lang"]];
    for args in [&["--dta", "x"] as &[&str], &["--lang", "xx"], &["extra"]].into_iter().chain(no_value) {
        let output = run(args, None);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let (said, last) = (text(&output.stderr), args.last().expect("there is one"));
        assert!(said.contains(last) || said.contains(args[0]), "{args:?} is not named in {said}");
        assert!(said.contains("--data DIR"), "and it is said what is understood: {said}");
        assert_eq!(text(&output.stdout), "", "nothing has begun");
    }
    let help = run(&["--help"], None);
    assert_eq!(help.status.code(), Some(0));
    assert!(text(&help.stderr).contains("--data DIR") || text(&help.stdout).contains("--data DIR"));
}

#[test]
fn the_first_start_speaks_the_language_asked_for_and_later_ones_the_one_set() {
    let folder = TempDir::new().expect("a folder can be made");
    let data = folder.path().join("made/when/missing");
    let data = data.to_str().expect("a plain path");
    let empty = |lang| super::words::Words::of(lang).say("ui-shelf-empty");
    let said = |args: &[&str], lang| text(&run(args, lang).stdout);
    assert!(said(&["--data", data, "--lang", "cs"], Some("hu_HU.UTF-8")).contains(&empty(Lang::Cs)), "as asked");
    assert!(said(&["--data", data, "--lang", "hu"], None).contains(&empty(Lang::Cs)), "as set");
    let other = folder.path().join("other");
    let other = other.to_str().expect("a plain path");
    assert!(said(&["--data", other], Some("hu_HU.UTF-8")).contains(&empty(Lang::Hu)), "as the system says");
}

#[test]
fn the_language_changes_at_once_and_stays() {
    let folder = TempDir::new().expect("a folder can be made");
    let mut console = Console::pipes();
    console.start(TERMINAL, folder.path());
    assert_eq!(console.question(), "ui-shelf-ask");
    assert_eq!(console.answer("l"), "ui-which");
    assert!(console.reply().contains("2. Čeština"), "each language has its own name:\n{}", console.reply());
    let mut console = console.speaking(Lang::Cs);
    assert_eq!(console.answer("2"), "ui-shelf-ask", "the shelf speaks Czech");
    assert_eq!(console.close().code, Some(0));
    console.start(TERMINAL, folder.path());
    assert_eq!(console.question(), "ui-shelf-ask", "and still does");
}

#[test]
fn b_a_folder_in_use_is_refused_with_a_sentence_and_the_one_who_has_it_plays_on() {
    for lang in Lang::ALL {
        let folder = TempDir::new().expect("a folder can be made");
        let [mut first, mut second] = [(); 2].map(|()| Console::pipes().speaking(lang));
        first.start(TERMINAL, folder.path());
        assert_eq!(first.question(), "ui-shelf-ask");
        second.start(TERMINAL, folder.path());
        let ended = second.ended();
        assert!(ended.code.is_some_and(|code| code != 0), "{ended:?}");
        assert_eq!(ended.stderr.trim(), first.words().say("error-in-use"));
        assert_eq!(first.answer("t"), "ui-enter");
        assert_eq!(first.close().code, Some(0));
        second.start(TERMINAL, folder.path());
        assert_eq!(second.question(), "ui-shelf-ask", "once it is free it can be had");
    }
}

#[test]
fn b_a_folder_that_cannot_be_written_is_refused_with_a_sentence() {
    use std::os::unix::fs::PermissionsExt;
    let folder = TempDir::new().expect("a folder can be made");
    let file = folder.path().join("file");
    std::fs::write(&file, "no folder").expect("a file can be written");
    let closed = folder.path().join("closed");
    std::fs::create_dir(&closed).expect("a folder can be made");
    std::fs::set_permissions(&closed, std::fs::Permissions::from_mode(0o555)).expect("it is ours");
    let mut refused = vec![file.clone(), file.join("below")];
    // Who may do everything writes there all the same.
    if std::fs::write(closed.join("try"), "").is_err() {
        refused.extend([closed.clone(), closed.join("below")]);
    }
    for lang in Lang::ALL {
        for path in &refused {
            let mut console = Console::pipes().speaking(lang);
            console.start(TERMINAL, path);
            let ended = console.ended();
            assert!(ended.code.is_some_and(|code| code != 0), "{path:?}: {ended:?}");
            assert_eq!(ended.stderr.trim(), console.words().say(Text::new("error-read-only")), "{path:?}");
        }
    }
    assert_eq!(std::fs::read_to_string(&file).expect("it can be read"), "no folder", "what was there stays");
}
