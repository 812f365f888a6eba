//! Whose cards may be read: the tokens of the marked texts, found in whatever a screen and its scrollback hold.

use std::collections::BTreeSet;

/// What may be read on a screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum May {
    /// Nothing of any hand: the curtain is down, or nobody has lifted it.
    Nothing,
    /// The hand of this seat.
    Hand(usize),
    /// Everything: the game is over.
    All,
}

/// The tokens of a line.
fn tokens(line: &str) -> impl Iterator<Item = &str> {
    line.split('⟦').skip(1).filter_map(|rest| rest.split_once('⟧').map(|(token, _)| token))
}

/// A text as a player would read it, without the marks.
pub fn plain(text: &str) -> String {
    let mut parts = text.split('⟦');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        plain.push_str(part.split_once("⟧ ").map_or(part, |(_, rest)| rest));
    }
    plain.replace("¶ ", "")
}

/// The seats whose cards a text shows.
pub fn hands(text: &str) -> BTreeSet<usize> {
    let of = |token: &str| token.strip_prefix('h')?.split_once('-')?.0.parse().ok();
    text.lines().flat_map(tokens).filter_map(of).collect()
}

/// The lines that show what they may not. `names` are the players' by seat.
pub fn leaks<'a>(text: &'a str, may: May, names: &[&str]) -> Vec<&'a str> {
    let (hand, own) = match may {
        May::All => return Vec::new(),
        May::Hand(seat) => (format!("h{seat}-"), format!("own {}", names[seat])),
        May::Nothing => ("no hand".to_owned(), "nobody".to_owned()),
    };
    let held: BTreeSet<&str> = text.lines().flat_map(tokens).filter_map(|token| token.strip_prefix(&hand)).collect();
    let mine = |token: &str| token.starts_with(&hand) || token == own;
    let leaks = |line: &&str| {
        // A card that is only named lies open, or stands in a sentence about this hand, or is one of it.
        let named = |token: &str| !token.starts_with("own ") && !token.contains('-');
        let free = |token: &str| line.contains('¶') || tokens(line).any(mine) || held.contains(token);
        !tokens(line).all(|token| mine(token) || (named(token) && free(token)))
    };
    text.lines().filter(leaks).collect()
}

#[test]
fn the_check_finds_what_is_not_for_the_reader() {
    let names = ["Anna", "Bořek"];
    let leaks = |text: &'static str, may| leaks(text, may, &names).len();
    let hand = "⟦own Anna⟧ Anna: cards\n  ⟦h0-villa⟧ ⟦villa⟧ A villa\n2. ⟦villa⟧ A villa: …";
    let open = "- ¶ Bořek plays: ⟦tax⟧ Tax\n- Anna wins";
    assert_eq!(leaks(hand, May::Hand(0)), 0);
    assert_eq!(leaks(hand, May::Hand(1)), 3);
    assert_eq!(leaks(hand, May::Nothing), 3);
    assert_eq!(leaks(hand, May::All), 0);
    assert_eq!(leaks(open, May::Nothing), 0);
    assert_eq!(leaks(open, May::Hand(0)), 0);
    assert_eq!(leaks("1. ⟦tax⟧ Tax", May::Hand(0)), 1, "a card that Anna does not hold");
    assert_eq!(plain(hand), "Anna: cards\n  A villa\n2. A villa: …");
    assert_eq!(hands(hand), BTreeSet::from([0]));
}
