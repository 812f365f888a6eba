//! A visitor of the house that is no page: enters, asks, and looks at the answers as they are on the wire.

use super::house::House;
use super::http::{Answer, call};
use serde_json::{Value, json};

/// A visitor with or without the pass.
#[derive(Debug)]
pub struct Visitor {
    /// The port of the house.
    pub port: u16,
    /// Lines for the head of each request: the pass, the token of a view.
    pub fields: String,
}

impl Visitor {
    /// Enters by the printed key.
    pub fn enter(house: &House) -> Visitor {
        let stranger = Visitor { port: house.port, fields: String::new() };
        let answer = stranger.post("/api/enter", &json!({"key": house.key()}));
        assert_eq!(answer.status, 200, "the printed key opens");
        let cookie = answer.field("set-cookie").and_then(|c| c.split(';').next()).expect("a pass is given");
        let fields = answer.field("set-cookie").unwrap_or_default();
        assert!(
            fields.contains("HttpOnly") && fields.contains("SameSite=Strict"),
            "no script reads the pass: {fields}"
        );
        Visitor { port: house.port, fields: format!("Cookie: {cookie}\r\n") }
    }

    /// Asks for something.
    pub fn get(&self, path: &str) -> Answer {
        checked(call(self.port, "GET", path, &self.fields, b"").expect("the house answers"))
    }

    /// Does something.
    pub fn post(&self, path: &str, body: &Value) -> Answer {
        self.post_raw(path, "application/json", body.to_string().as_bytes())
    }

    /// The same with any body.
    pub fn post_raw(&self, path: &str, kind: &str, body: &[u8]) -> Answer {
        let fields = format!("{}Content-Type: {kind}\r\n", self.fields);
        checked(call(self.port, "POST", path, &fields, body).expect("the house answers"))
    }

    /// Puts a game on the table and lifts its first curtain: its id, the seat, and the visitor who holds the view.
    pub fn seated(&self) -> (String, Value, Visitor) {
        let seats =
            json!([{"name": "Anna", "emblem": 0}, {"name": "Bruno", "emblem": 1}, {"name": "Carla", "emblem": 2}]);
        let made = self.post("/api/games", &json!({"game": "pecunia_non_olet", "seats": seats, "options": {}}));
        let id = made.json().expect("JSON")["id"].as_str().expect("a game has an id").to_owned();
        let curtain = self.get(&format!("/api/tables/{id}")).json().expect("JSON");
        let seat = curtain["face"]["players"][0]["seat"].clone();
        let lifted = self.post(&format!("/api/tables/{id}/lift"), &json!({"seat": seat})).json().expect("JSON");
        let token = lifted["token"].as_str().expect("a view has a token");
        let holder = Visitor { port: self.port, fields: format!("{}X-View: {token}\r\n", self.fields) };
        (id, lifted["view"].clone(), holder)
    }
}

/// What every answer carries.
pub fn checked(answer: Answer) -> Answer {
    assert_eq!(answer.field("cache-control"), Some("no-store"), "nothing is kept: {answer:?}");
    let policy = answer.field("content-security-policy").unwrap_or_default();
    assert!(policy.contains("default-src 'none'"), "nothing is fetched from elsewhere: {answer:?}");
    answer
}

/// A refusal is told in JSON, with words and a kind.
pub fn assert_refused(answer: &Answer, status: u16, kind: Option<&str>, what: &str) {
    assert_eq!(answer.status, status, "{what}: {}", answer.text());
    let told = answer.json().unwrap_or_else(|| panic!("{what}: told in JSON, and not: {:?}", answer.text()));
    assert!(told["error"].as_str().is_some_and(|words| !words.is_empty()), "{what}: in words: {told}");
    if let Some(kind) = kind {
        assert_eq!(told["kind"], kind, "{what}");
    }
}
