//! A game's RULES.md, read into sections, glossary and numbered rulings that a shell can show and search.

/// The rules of one game in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// The game's name.
    pub title: String,
    /// What it is, who made it.
    pub intro: String,
    /// How to play, section by section.
    pub sections: Vec<Section>,
    /// Terms and what they mean.
    pub glossary: Vec<(String, String)>,
    /// What the letters behind a ruling mean.
    pub ruling_note: String,
    /// The numbered rulings, in the order of their numbers.
    pub rulings: Vec<Ruling>,
}

/// One section of "how to play".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its heading.
    pub title: String,
    /// Its text: paragraphs, list lines and table rows, a line each.
    pub body: String,
}

/// One numbered ruling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// Its number in the rules.
    pub number: u16,
    /// What is ruled, with the letters of its source in brackets.
    pub text: String,
}

impl Rules {
    /// Reads a rules text. Its second-level headings are, in this order: how to play, glossary, rulings.
    pub fn parse(markdown: &str) -> Rules {
        let mut rules = Rules {
            title: String::new(),
            intro: String::new(),
            sections: Vec::new(),
            glossary: Vec::new(),
            ruling_note: String::new(),
            rulings: Vec::new(),
        };
        let mut part = 0;
        for line in markdown.lines() {
            if let Some(title) = line.strip_prefix("# ") {
                rules.title = title.to_owned();
            } else if let Some(title) = line.strip_prefix("### ") {
                rules.sections.push(Section { title: title.to_owned(), body: String::new() });
            } else if line.starts_with("## ") {
                part += 1;
            } else if part == 0 {
                add_line(&mut rules.intro, line);
            } else if part == 1 {
                if let Some(section) = rules.sections.last_mut() {
                    add_line(&mut section.body, line);
                }
            } else if let Some((bold, rest)) = line.strip_prefix("- **").and_then(|l| l.split_once("**")) {
                if part == 2 {
                    let meaning = rest.trim_start_matches(':').trim();
                    rules.glossary.push((bold.trim_end_matches(':').to_owned(), meaning.to_owned()));
                } else if let Some(number) = bold.strip_prefix('R').and_then(|n| n.parse().ok()) {
                    rules.rulings.push(Ruling { number, text: rest.trim().to_owned() });
                }
            } else if part == 3 {
                add_line(&mut rules.ruling_note, line);
            }
        }
        for text in std::iter::once(&mut rules.intro)
            .chain(std::iter::once(&mut rules.ruling_note))
            .chain(rules.sections.iter_mut().map(|s| &mut s.body))
        {
            *text = text.trim().to_owned();
        }
        rules
    }

    /// The text of a ruling, if there is one of this number.
    pub fn ruling(&self, number: u16) -> Option<&str> {
        self.rulings.iter().find(|r| r.number == number).map(|r| r.text.as_str())
    }
}

fn add_line(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}
