//! A reader of XML that is just large enough to say whether a picture is well formed.

use std::collections::BTreeSet;

/// One element, without what is in it.
#[derive(Debug)]
pub struct Element {
    pub name: String,
    pub attributes: Vec<(String, String)>,
}

impl Element {
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }
}

/// All elements in the order in which they open, or what is not well formed.
pub fn elements(xml: &str) -> Result<Vec<Element>, String> {
    let (mut found, mut open, mut rest) = (Vec::new(), Vec::new(), xml);
    while let Some((words, tail)) = rest.split_once('<') {
        check_words(words)?;
        if open.is_empty() && !(words.trim().is_empty() && (found.is_empty() || tail.is_empty())) {
            return Err("words or elements outside the root".to_owned());
        }
        let (tag, tail) = tail.split_once('>').ok_or("a tag that does not end")?;
        rest = tail;
        if let Some(name) = tag.strip_prefix('/') {
            let opened: String = open.pop().ok_or("an end without a beginning")?;
            if opened != name {
                return Err(format!("{opened} is closed by {name}"));
            }
            continue;
        }
        let (tag, alone) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let element = element(tag)?;
        if !alone {
            open.push(element.name.clone());
        }
        found.push(element);
    }
    check_words(rest)?;
    if open.is_empty() && !found.is_empty() && rest.is_empty() {
        Ok(found)
    } else {
        Err(format!("left open: {open:?}"))
    }
}

fn is_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == ':')
}

fn element(tag: &str) -> Result<Element, String> {
    let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
    let (mut attributes, mut names) = (Vec::new(), BTreeSet::new());
    while !rest.is_empty() {
        let (attribute, tail) = rest.split_once("=\"").ok_or_else(|| format!("an attribute in {tag}"))?;
        let (value, tail) = tail.split_once('"').ok_or_else(|| format!("a value in {tag}"))?;
        check_words(value)?;
        if !is_name(attribute) || !names.insert(attribute) {
            return Err(format!("the attribute {attribute} in {tag}"));
        }
        attributes.push((attribute.to_owned(), value.to_owned()));
        rest = if tail.is_empty() { "" } else { tail.strip_prefix(' ').ok_or_else(|| format!("no space in {tag}"))? };
    }
    if is_name(name) { Ok(Element { name: name.to_owned(), attributes }) } else { Err(format!("the name {name}")) }
}

/// That no bare sign of markup and no control character stands in words or values.
fn check_words(words: &str) -> Result<(), String> {
    let mut parts = words.split('&');
    let bare = |s: &str| s.contains('>') || s.chars().any(|c| c.is_control() && c != '\n');
    let first = parts.next().unwrap_or_default();
    let entity = |part: &str| ["amp;", "lt;", "gt;", "quot;", "#39;"].iter().any(|e| part.starts_with(e));
    if bare(first) || parts.any(|part| !entity(part) || bare(part)) {
        return Err(format!("a bare sign in {words:?}"));
    }
    Ok(())
}

#[test]
fn what_is_not_well_formed_is_found() {
    assert_eq!(elements(r#"<a b="1"><c/>&lt;</a>"#).expect("well formed").len(), 2);
    let wrong = [
        "",
        "<a>",
        "</a>",
        "<a></b>",
        "<a/><b/>",
        r#"<a b=1/>"#,
        r#"<a b="1" b="2"/>"#,
        r#"<a b="1"c="2"/>"#,
        "<a>&</a>",
        "<a>&nbsp;</a>",
        "<a>></a>",
        "<a/>x",
        "x<a/>",
        "<a>\u{1}</a>",
        r#"<a b="&x;"/>"#,
    ];
    for xml in wrong {
        assert!(elements(xml).is_err(), "{xml}");
    }
}
