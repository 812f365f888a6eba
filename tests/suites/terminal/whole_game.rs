//! A whole game of four on a real pseudo-terminal, killed three times, with an eye on every screen.

use super::console::{Console, MARKED};
use super::player::{NAMES, Player, board, new_game, options};
use super::position;
use session::luck::SeededLuck;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use table::chance::Luck;
use table::seat::Seat;
use table::text::Text;
use tempfile::TempDir;

/// How many games are played. Their cards are drawn anew each time; the player decides by a seed.
const GAMES: u64 = 8;
/// No game of four needs more answers.
const MOST_ANSWERS: u32 = 20_000;

/// When the table is killed, in the order in which it happens.
#[derive(Clone, Copy, Debug)]
enum Kill {
    /// While a question waits in the middle of a card's play.
    Waiting,
    /// Right after an answer has been typed.
    Typed,
    /// As soon as something of the answer's effect is shown.
    Shown,
}

/// Kills the table at the question that waits, starts it again, and looks whether it stands where it has to.
fn kill(how: Kill, console: &mut Console, player: &mut Player, folder: &Path) {
    let holder = player.holder.expect("a view is lifted");
    let before = board(console.words(), console.reply()).expect("the board is in sight");
    let (title, labels) = options(console.reply());
    // The usual first answer of a turn: what it leads to is the same each time.
    let later = position::after_answer(console.words(), folder, Seat(holder as u8), 0);
    match how {
        Kill::Waiting => {}
        Kill::Typed => console.type_in("1"),
        Kill::Shown => {
            console.type_in("1");
            console.first_sign();
        }
    }
    console.kill();
    console.start(MARKED, folder);
    let question = console.question();
    player.read(console, question);
    assert_eq!(question, "ui-shelf-ask");
    let question = console.answer("");
    player.read(console, question);
    assert_eq!((question, player.holder), ("ui-curtain-ask", Some(holder)), "after {how:?} the curtain is down");
    let question = console.answer("");
    player.read(console, question);
    let after = board(console.words(), console.reply()).expect("the board is in sight");
    match how {
        Kill::Waiting => {
            assert_eq!(after, before, "nothing was answered, so nothing has changed");
            assert_eq!(options(console.reply()), (title, labels), "and the same is asked");
        }
        Kill::Typed => assert!(after == before || after == later, "before or after the answer, and not\n{after}"),
        Kill::Shown => assert_eq!(after, later, "what was shown is on disk"),
    }
}

/// Whether the table may be killed in this way at the question that waits.
fn fits(how: Kill, console: &Console, player: &Player) -> bool {
    let (title, labels) = options(console.reply());
    let words = console.words();
    let asks = |key: &'static str| title.ends_with(words.say(key).split(':').nth(1).unwrap_or_default());
    // Where the decision is open, no curtain is down after a start.
    player.holder.is_some()
        && !player.looking
        && board(words, console.reply()).is_some()
        && match how {
            Kill::Waiting => asks("ask-target") || asks("ask-second"),
            Kill::Typed | Kill::Shown => labels.first() == Some(&words.say("do-markers")),
        }
}

/// Plays a game to its end, killed along the way; gives how often it has been killed.
fn play(seed: u64, console: &mut Console, player: &mut Player, folder: &Path) -> usize {
    let mut luck = SeededLuck::new(seed);
    let mut kills = vec![Kill::Shown, Kill::Typed, Kill::Waiting];
    let mut next = 10 + luck.below(30);
    let mut question = new_game(console, &NAMES);
    for answers in 0.. {
        assert!(answers < MOST_ANSWERS, "the game ends");
        player.read(console, question);
        if question == "ui-over-ask" {
            break;
        }
        if answers >= next
            && question == "ui-answer"
            && let Some(how) = kills.pop_if(|how| fits(*how, console, player))
        {
            kill(how, console, player, folder);
            next = answers + 10 + luck.below(30);
        }
        let answer = player.decide(console, question);
        question = console.answer(&answer);
    }
    3 - kills.len()
}

/// The end of a game: the winner is named, has the first place, and the most money.
fn winner(console: &Console) -> String {
    let reply = console.reply();
    let scores = |line: &str| {
        let (place, rest) = line.split_once(". ")?;
        let (name, money) = rest.split_once(" – ")?;
        let money: i32 = money.rsplit(": ").next()?.parse().ok()?;
        Some((place.parse::<u32>().ok()?, -money, name.to_owned()))
    };
    let mut scores: Vec<(u32, i32, String)> = reply.lines().filter_map(scores).collect();
    assert_eq!(scores.len(), NAMES.len(), "everybody's score is shown:\n{reply}");
    scores.sort();
    assert!(scores.is_sorted_by_key(|(_, money, _)| *money), "who has more money has the better place:\n{reply}");
    let (place, _, name) = scores.remove(0);
    assert_eq!(place, 1);
    let won = console.words().say(Text::new("headline-over").verbatim("winners", name.clone()));
    assert!(reply.contains(&won), "the winner is named:\n{reply}");
    name
}

#[test]
fn a1_a2_b4_a_game_of_four_shows_no_hand_to_others_and_goes_on_after_each_kill() {
    let mut killed = Vec::new();
    let (mut hands, mut done) = (BTreeSet::new(), BTreeMap::new());
    for seed in 0..GAMES {
        let folder = TempDir::new().expect("a folder can be made");
        let mut console = Console::tty();
        console.start(MARKED, folder.path());
        let mut player = Player::new(seed, true, console.words());
        killed.push(play(seed, &mut console, &mut player, folder.path()));
        let name = winner(&console);
        let question = console.answer("");
        player.read(&console, question);
        assert_eq!(question, "ui-shelf-ask", "after the end there is the shelf, and no hand on it");
        let won = console.words().say(Text::new("headline-over").verbatim("winners", name));
        assert!(console.reply().contains(&won), "the shelf knows the winner:\n{}", console.reply());
        console.type_in("q");
        assert_eq!(console.ended().code, Some(0));
        hands.extend(player.hands);
        player.done.into_iter().for_each(|(what, times)| *done.entry(what).or_insert(0) += times);
    }
    assert!(killed.contains(&3), "a game was killed three times: {killed:?}");
    // What was never shown cannot have been hidden well.
    assert_eq!(hands, BTreeSet::from([0, 1, 2, 3]), "each hand was seen by somebody");
    for what in ["h", "q", "c", "w", "p", "l", "s", "t", "x", "u", "r", "ui-hand-on", "ui-final-ask", "ui-which"] {
        assert!(done.contains_key(what), "{what} was used: {done:?}");
    }
}
