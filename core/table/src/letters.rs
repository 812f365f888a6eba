//! How wide words are likely to be, and how they are broken into the lines of a box. Estimates, in integers.

use crate::scene::TextRun;

/// The width of a letter in thousandths of the size of the type: near the faces that LOOK names, a little wide.
fn advance(letter: char) -> i32 {
    match letter {
        'i' | 'j' | 'l' | 'í' | 'I' | '.' | ',' | ':' | ';' | '\'' | '|' | '!' | '·' => 290,
        ' ' | 't' | 'f' | 'r' | '(' | ')' | '-' | '/' => 360,
        'm' | 'w' | 'M' | 'W' | '→' | '…' => 880,
        _ if letter.is_uppercase() => 680,
        _ => 560,
    }
}

/// The width of words set in this size.
pub fn width(words: &str, size: i32, bold: bool) -> i32 {
    let thousandths: i32 = words.chars().map(advance).sum();
    let wide = if bold { 105 } else { 100 };
    (i64::from(thousandths) * i64::from(size) * wide / 100_000) as i32
}

/// Words broken into lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fitted {
    /// The size of the type.
    pub size: i32,
    /// The lines.
    pub lines: Vec<String>,
    /// Whether they fit their box at that size.
    pub fits: bool,
}

/// Fits a run into its box: smaller type down to the floor, as many lines as allowed.
pub fn fit(run: &TextRun<String>) -> Fitted {
    let words = if run.capitals { run.text.to_uppercase() } else { run.text.clone() };
    let mut size = run.type_size;
    loop {
        let lines = broken(&words, size, run);
        let high = run.size.h == 0 || lines.len() as i32 * size * 6 / 5 <= run.size.h + size / 4;
        // Capitals are spaced.
        let spaced = |line: &str| if run.capitals { line.chars().count() as i32 * size * 11 / 100 } else { 0 };
        let broad = lines.iter().all(|line| width(line, size, run.bold) + spaced(line) <= run.size.w);
        let fits = lines.len() <= usize::from(run.lines.max(1)) && broad && high;
        if fits {
            return Fitted { size, lines, fits };
        }
        if size <= run.floor {
            // A name can be longer than any box: what is over is cut off.
            let lines =
                lines.into_iter().take(usize::from(run.lines.max(1))).map(|line| cut(line, size, run)).collect();
            return Fitted { size, lines, fits };
        }
        size = (size - 50).max(run.floor);
    }
}

/// A line as much of which as the box is wide, with a sign that there is more.
fn cut(line: String, size: i32, run: &TextRun<String>) -> String {
    if width(&line, size, run.bold) <= run.size.w + size {
        return line;
    }
    let mut short = line;
    while !short.is_empty() && width(&short, size, run.bold) + width("…", size, run.bold) > run.size.w {
        short.pop();
    }
    format!("{}…", short.trim_end())
}

fn broken(words: &str, size: i32, run: &TextRun<String>) -> Vec<String> {
    if run.lines <= 1 {
        return vec![words.to_owned()];
    }
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        match lines.last_mut() {
            Some(line)
                if width(line, size, run.bold) + width(" ", size, run.bold) + width(word, size, run.bold)
                    <= run.size.w =>
            {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
