//! What a terminal shows and keeps: a screen with its scrollback, as strict as the strictest real one.
//!
//! `CSI H`, `CSI 2 J` and `CSI 3 J` are honoured as tmux does: clearing the screen first pushes it into the
//! scrollback (so do PuTTY and, by choice, kitty), and only `CSI 3 J` empties that. xterm, tmux, GNU screen, Alacritty,
//! kitty, foot, WezTerm, Konsole, the terminals on VTE, PuTTY, mintty, Windows Terminal, iTerm2 and macOS's Terminal
//! honour `CSI 3 J`; urxvt, mlterm, Zutty, dvtm, old Zellij and the terminal inside Neovim keep their scrollback.
//! The table writes no other control sequence; one that comes is a fault.

/// One row of cells.
#[derive(Clone, Debug, Default)]
struct Row {
    cells: Vec<char>,
    /// Whether it goes on with the line of the row above.
    joined: bool,
}

/// A terminal's screen and what has been scrolled off it.
#[derive(Debug)]
pub struct Glass {
    width: usize,
    height: usize,
    screen: Vec<Row>,
    at: (usize, usize),
    scrollback: Vec<Row>,
    /// Bytes of a character or a control sequence that is not complete yet.
    begun: Vec<u8>,
}

impl Glass {
    /// An empty terminal.
    pub fn new(width: usize, height: usize) -> Glass {
        let screen = vec![Row::default(); height];
        Glass { width, height, screen, at: (0, 0), scrollback: Vec::new(), begun: Vec::new() }
    }

    /// Takes in what was written, and gives it back without its control characters.
    pub fn write(&mut self, bytes: &[u8]) -> String {
        let mut said = String::new();
        for byte in bytes {
            self.begun.push(*byte);
            if self.begun[0] == 0x1b {
                if self.begun.len() > 2 && byte.is_ascii_alphabetic() {
                    let sequence = std::mem::take(&mut self.begun);
                    self.control(&sequence);
                }
                assert!(self.begun.len() < 16, "no control sequence is as long as this: {:?}", self.begun);
                continue;
            }
            let Ok(text) = std::str::from_utf8(&self.begun) else {
                assert!(self.begun.len() < 4, "what is written is UTF-8: {:?}", self.begun);
                continue;
            };
            let Some(c) = text.chars().next() else { continue };
            self.begun.clear();
            self.put(c);
            if c != '\r' {
                said.push(c);
            }
        }
        said
    }

    fn control(&mut self, sequence: &[u8]) {
        match sequence {
            b"\x1b[H" => self.at = (0, 0),
            b"\x1b[2J" => {
                let gone = std::mem::replace(&mut self.screen, vec![Row::default(); self.height]);
                let used = gone.iter().rposition(|row| !row.cells.is_empty()).map_or(0, |last| last + 1);
                self.scrollback.extend(gone.into_iter().take(used));
            }
            b"\x1b[3J" => self.scrollback.clear(),
            other => panic!("the table writes no such control sequence: {:?}", String::from_utf8_lossy(other)),
        }
    }

    fn put(&mut self, c: char) {
        match c {
            '\r' => self.at.1 = 0,
            '\n' => {
                self.next_row(false);
                self.at.1 = 0;
            }
            c if c.is_control() => panic!("the table writes no control character: {c:?}"),
            c => {
                if self.at.1 == self.width {
                    self.next_row(true);
                    self.at.1 = 0;
                }
                let (row, column) = self.at;
                let cells = &mut self.screen[row].cells;
                cells.resize(cells.len().max(column + 1), ' ');
                cells[column] = c;
                self.at.1 += 1;
            }
        }
    }

    fn next_row(&mut self, joined: bool) {
        if self.at.0 + 1 == self.height {
            self.scrollback.push(self.screen.remove(0));
            self.screen.push(Row { cells: Vec::new(), joined });
        } else {
            self.at.0 += 1;
            self.screen[self.at.0].joined = joined;
        }
    }

    /// Everything that can be read on the screen or by scrolling back, line by line.
    pub fn everything(&self) -> String {
        lines(self.scrollback.iter().chain(&self.screen))
    }

    /// The line the cursor stands in.
    pub fn cursor_line(&self) -> String {
        let first = (0..=self.at.0).rev().find(|row| !self.screen[*row].joined).unwrap_or(0);
        lines(&self.screen[first..=self.at.0])
    }
}

/// Rows as lines, those that only go on put together.
fn lines<'a>(rows: impl IntoIterator<Item = &'a Row>) -> String {
    let mut text = String::new();
    for row in rows {
        if !text.is_empty() && !row.joined {
            text.push('\n');
        }
        text.extend(&row.cells);
    }
    text
}

#[test]
fn what_leaves_the_screen_can_be_scrolled_back_to_until_it_is_cleared() {
    let mut glass = Glass::new(4, 2);
    glass.write("one\ntwo three\r\nfour".as_bytes());
    assert_eq!(glass.everything(), "one\ntwo three\nfour");
    assert_eq!(glass.cursor_line(), "four");
    glass.write(b"\x1b[H\x1b[2J");
    assert_eq!(glass.everything().trim_end(), "one\ntwo three\nfour", "clearing the screen empties no scrollback");
    glass.write(b"\x1b[3J");
    assert_eq!(glass.everything().trim(), "");
    glass.write("šest".as_bytes());
    assert_eq!(glass.cursor_line(), "šest");
}
