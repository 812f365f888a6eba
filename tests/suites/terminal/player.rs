//! A player who reads the screen and answers by number: plays to win a little, looks around, hides, leaves, comes back.

use super::console::Console;
use super::secrecy::{May, hands, leaks, plain};
use super::words::Words;
use games::pecunia_non_olet::{Kind as Card, PecuniaNonOlet};
use session::luck::SeededLuck;
use std::collections::{BTreeMap, BTreeSet};
use table::chance::Luck;
use table::game::Game;
use table::text::Text;

/// Who plays, by seat.
pub const NAMES: [&str; 4] = ["Anna", "Bořek", "Csilla", "Dezső"];

/// At the shelf: begins a new game of Pecunia; ends at the question after that of which game.
pub fn sit_down(console: &mut Console) -> &'static str {
    assert_eq!(console.answer("n"), "ui-which");
    let first = format!("1. {}", PecuniaNonOlet::META.title);
    assert!(console.reply().contains(&first), "{}", console.reply());
    console.answer("1")
}

/// Begins a game with these players and answers what is asked before it; ends at the first question of the game.
pub fn new_game(console: &mut Console, names: &[&str]) -> &'static str {
    assert_eq!(console.question(), "ui-shelf-ask", "the shelf comes first");
    let mut question = sit_down(console);
    for name in names {
        assert_eq!(question, "ui-name");
        assert_eq!(console.answer(name), "ui-emblem");
        question = console.answer("");
    }
    assert_eq!(console.answer(""), "ui-options-ask");
    console.answer("")
}

/// The board in words, out of what was shown: its surfaces down to the piles.
pub fn board(words: &Words, shown: &str) -> Option<String> {
    let shown = plain(shown);
    let parts: Vec<&str> = shown.split("\n\n== ").map(|part| part.trim_start_matches("\n== ")).collect();
    let status = format!("{} ==", words.say("surface-status"));
    let to = parts.iter().rposition(|part| part.starts_with(&status))?;
    let from = parts[..to].iter().rposition(|part| !is_surface(words, part)).map_or(0, |before| before + 1);
    Some(parts[from..=to].join("\n\n"))
}

/// Whether this part of what is shown is a surface of the table.
fn is_surface(words: &Words, part: &str) -> bool {
    let Some((heading, _)) = part.split_once(" ==") else { return false };
    // The heading of what somebody owns has the name before or behind the same words.
    let owned = ["surface-latrine", "surface-queue", "surface-hand"].into_iter().any(|key| {
        let said = words.say(Text::new(key).verbatim("player", "QQ".to_owned()));
        said.split_once("QQ").is_some_and(|(before, after)| heading.starts_with(before) && heading.ends_with(after))
    });
    owned || ["surface-players", "surface-colosseum"].into_iter().any(|key| heading == words.say(key))
}

/// The numbered answers of the question that waits, and the title over them.
pub fn options(shown: &str) -> (String, Vec<String>) {
    let shown = plain(shown);
    let part = shown.rsplit("\n== ").next().unwrap_or_default();
    let (title, rest) = part.split_once(" ==\n").unwrap_or_default();
    let mut labels: Vec<String> = Vec::new();
    for line in rest.lines() {
        if let Some(label) = line.strip_prefix(&format!("{}. ", labels.len() + 1)) {
            labels.push(label.to_owned());
        }
    }
    (title.to_owned(), labels)
}

/// A player for all seats.
pub struct Player {
    luck: SeededLuck,
    /// What is said of each card among the answers.
    cards: Vec<String>,
    /// Whether the player also looks around, hides and leaves, or only plays.
    curious: bool,
    /// The seat that has lifted the curtain.
    pub holder: Option<usize>,
    /// Whether it was lifted only to look at the own cards.
    pub looking: bool,
    /// How often each question has been answered, and each key used.
    pub done: BTreeMap<String, u32>,
    /// The seats whose cards have been seen.
    pub hands: BTreeSet<usize>,
}

impl Player {
    /// A player who decides by this seed.
    pub fn new(seed: u64, curious: bool, words: &Words) -> Player {
        let label = |card: &Card| {
            let [title, short] = ["", "-short"].map(|end| Text::keyed(format!("card-{}{end}", card.id())));
            words.say(Text::new("do-card").text("card", title).text("short", short))
        };
        let (done, hands) = (BTreeMap::new(), BTreeSet::new());
        Player {
            luck: SeededLuck::new(seed),
            cards: Card::ALL.iter().map(label).collect(),
            curious,
            holder: None,
            looking: false,
            done,
            hands,
        }
    }

    fn percent(&mut self, n: u32) -> bool {
        self.luck.below(100) < n
    }

    fn pick(&mut self, from: &[usize]) -> usize {
        from[self.luck.below(from.len() as u32) as usize]
    }

    /// Reads the question that waits: takes note of who holds the console, and looks for cards of others.
    pub fn read(&mut self, console: &Console, question: &'static str) {
        let words = console.words();
        let may = match question {
            "ui-curtain-ask" | "ui-shelf-ask" => {
                self.holder = None;
                May::Nothing
            }
            "ui-over-ask" => May::All,
            // An open decision is asked of everybody, unless its player looks at the own cards.
            "ui-answer" if !self.looking && console.reply().contains(&words.say("ui-key-cards")) => {
                self.holder = None;
                May::Nothing
            }
            _ => self.holder.map_or(May::Nothing, May::Hand),
        };
        // What was shown for a moment and wiped at once counts too.
        let (shown, reply) = (console.everything(), console.reply());
        let all = format!("{reply}\n{shown}");
        self.hands.extend(hands(&all));
        let found = leaks(&all, may, &NAMES);
        assert!(found.is_empty(), "at {question} only {may:?} may be read, and there is: {found:#?}\non\n{shown}");
        if question == "ui-curtain-ask" {
            let next = format!("{} ", words.say("ui-curtain-for"));
            let named = reply.lines().find_map(|line| line.strip_prefix(&next)).expect("the curtain names who is next");
            self.holder = NAMES.iter().position(|name| *name == named);
        }
    }

    /// What this player answers.
    pub fn decide(&mut self, console: &Console, question: &'static str) -> String {
        let answer = match question {
            "ui-answer" => self.turn(console),
            "ui-curtain-ask" if self.curious && self.percent(4) => "q".to_owned(),
            "ui-final-ask" if self.percent(10) => "n".to_owned(),
            "ui-which" => self.thing(console),
            "ui-past-ask" if self.percent(60) => "b".to_owned(),
            "ui-rules-ask" if self.percent(60) => ["R7", "3", "senator"][self.luck.below(3) as usize].to_owned(),
            _ => String::new(),
        };
        match (question, answer.as_str()) {
            ("ui-answer", "c") => {
                let (title, _) = options(console.reply());
                self.holder = NAMES.iter().position(|name| title.starts_with(&format!("{name}: ")));
                self.looking = true;
            }
            // Hidden, left or handed on: from here on nobody holds it.
            ("ui-answer", "h" | "q") | ("ui-hand-on", _) => (self.holder, self.looking) = (None, false),
            ("ui-final-ask", "") => self.looking = false,
            // The end of a turn is only asked for by its number, and then confirmed.
            ("ui-answer", answer) if answer.parse().is_ok_and(|n| !self.ends(console).contains(&n)) => {
                self.looking = false
            }
            _ => {}
        }
        *self.done.entry(question.to_owned()).or_default() += 1;
        if question == "ui-answer" && answer.parse::<u32>().is_err() {
            *self.done.entry(answer.clone()).or_default() += 1;
        }
        answer
    }

    fn turn(&mut self, console: &Console) -> String {
        let words = console.words();
        if self.curious && self.percent(10) && console.reply().contains(&words.say("ui-key-cards")) {
            return "c".to_owned();
        }
        if self.curious && self.percent(16) {
            let mut keys = vec!["h", "q", "w", "p", "l", "s", "t", "x"];
            if console.reply().contains(&words.say("ui-key-undo")) {
                keys.extend(["u", "u", "r"]);
            }
            return keys[self.luck.below(keys.len() as u32) as usize].to_owned();
        }
        let (_, labels) = options(console.reply());
        let end = self.ends(console);
        let is_card = |n: &usize| self.cards.contains(&labels[n - 1]);
        let (cards, others): (Vec<usize>, Vec<usize>) =
            (1..=labels.len()).filter(|n| !end.contains(n)).partition(is_card);
        let from = match (self.percent(25) && !cards.is_empty(), others.is_empty(), end.is_empty()) {
            (true, ..) => cards,
            (_, false, _) => others,
            (_, _, false) => end,
            _ => cards,
        };
        assert!(!from.is_empty(), "there is an answer among\n{}", console.reply());
        self.pick(&from).to_string()
    }

    /// The usual answer: the first that plays no card and ends no turn, or else the end of the turn.
    pub fn usual(&self, console: &Console) -> String {
        let (_, labels) = options(console.reply());
        let end = self.ends(console);
        let mut others = (1..=labels.len()).filter(|n| !end.contains(n) && !self.cards.contains(&labels[n - 1]));
        others.next().or(end.first().copied()).expect("a turn can go on or end").to_string()
    }

    /// The numbers of the answers that end the turn.
    fn ends(&self, console: &Console) -> Vec<usize> {
        let ends = ["do-end", "do-finish"].map(|key| console.words().say(key));
        let (_, labels) = options(console.reply());
        (1..=labels.len()).filter(|n| ends.contains(&labels[n - 1])).collect()
    }

    /// One of the listed things; not the action discard pile, whose sheet names cards that lie open.
    fn thing(&mut self, console: &Console) -> String {
        let pile = console.words().say("status-played-empty");
        let pile = pile.split(':').next().unwrap_or_default();
        let things = console.reply().lines().filter_map(|line| line.split_once(". "));
        let things = things.filter(|(_, thing)| !thing.contains(pile)).filter_map(|(n, _)| n.parse().ok());
        let things: Vec<usize> = things.collect();
        self.pick(&things).to_string()
    }
}
