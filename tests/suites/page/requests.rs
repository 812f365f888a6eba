//! Requests that no page would send: each gets a clear error, and changes nothing.

use super::house::{House, MARKED, PLAIN};
use super::http::send;
use super::player::CARD;
use super::tokens::tokens;
use super::visitor::{Visitor, assert_refused, checked};
use games::pecunia_non_olet::Kind as Card;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::process::{Command, Stdio};

/// What holds data, and is therefore asked for the pass.
const BEHIND_THE_DOOR: [&str; 9] = [
    "/api/house",
    "/api/shelf",
    "/api/games",
    "/api/rules/pecunia_non_olet",
    "/api/symbols/pecunia_non_olet?ids=1",
    "/api/tables/x",
    "/api/tables/x/log",
    "/api/tables/x/export",
    "/api/tables/x/past",
];

#[test]
fn without_the_key_nothing_is_told_but_the_empty_page() {
    let mut house = House::start();
    let stranger = Visitor { port: house.port, fields: String::new() };
    let page = stranger.get("/");
    assert_eq!(page.status, 200, "the page itself is served to anybody here");
    for path in ["/", "/main.js", "/api.js", "/ui.js", "/shelf.js", "/table.js", "/board.js", "/style.css"] {
        let file = stranger.get(path);
        assert_eq!(file.status, 200, "{path} is served");
        assert!(!file.text().contains("Pecunia") && !file.text().contains("pecunia"), "{path} knows no game");
        assert_eq!(file.field("set-cookie"), None, "{path} gives no pass");
    }
    for path in BEHIND_THE_DOOR {
        assert_refused(&stranger.get(path), 401, Some("door"), path);
    }
    for key in ["", "0", &"0".repeat(32), &"f".repeat(4096)] {
        assert_refused(&stranger.post("/api/enter", &json!({"key": key})), 401, Some("door"), "a wrong key");
    }
    let wrong = Visitor { port: house.port, fields: format!("Cookie: tabularium={}\r\n", "0".repeat(32)) };
    assert_refused(&wrong.get("/api/shelf"), 401, Some("door"), "a wrong pass");
    let guest = Visitor::enter(&house);
    assert_eq!(guest.get("/api/shelf").status, 200, "who has come in is answered");
    assert_refused(&stranger.post("/api/enter", &json!({"key": house.key()})), 401, Some("door"), "the key once more");
    house.kill();
    let old = house.key().to_owned();
    house.again();
    assert_refused(&stranger.post("/api/enter", &json!({"key": old})), 401, Some("door"), "the key of another day");
    assert_eq!(guest.get("/api/shelf").status, 200, "a page that is open is let in after a restart");
}

#[test]
fn foreign_pages_and_foreign_names_are_refused() {
    let house = House::start();
    let guest = Visitor::enter(&house);
    let port = house.port;
    let pass = &guest.fields;
    let ask = |head: &str, path: &str| {
        let request = format!("GET {path} HTTP/1.1\r\n{head}{pass}\r\n");
        checked(send(port, request.as_bytes()).expect("the house answers"))
    };
    let own = format!("Host: 127.0.0.1:{port}\r\n");
    assert_eq!(ask(&own, "/api/shelf").status, 200);
    assert_eq!(ask(&format!("Host: localhost:{port}\r\n"), "/api/shelf").status, 200);
    assert_eq!(ask(&format!("{own}Origin: http://127.0.0.1:{port}\r\n"), "/api/shelf").status, 200);
    for path in ["/", "/api/shelf", "/api/enter", "/nothing"] {
        for host in ["evil.example", "127.0.0.1", "localhost", &format!("evil.example:{port}"), "", "127.0.0.1:1"] {
            let answer = ask(&format!("Host: {host}\r\n"), path);
            assert_refused(&answer, 403, Some("door"), &format!("{path} of {host:?}"));
        }
        for origin in ["http://evil.example", "null", "", "https://127.0.0.1", "http://127.0.0.1:1", "file://"] {
            let answer = ask(&format!("{own}Origin: {origin}\r\n"), path);
            assert_refused(&answer, 403, Some("door"), &format!("{path} from {origin:?}"));
        }
    }
}

#[test]
fn bad_answers_at_a_table_are_refused_and_change_nothing() {
    let mut house = House::start();
    let guest = Visitor::enter(&house);
    let (id, view, holder) = guest.seated();
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    let prompt = &view["prompt"];
    let (seat, revision) = (prompt["seat"].as_u64().expect("a seat"), view["revision"].as_u64().expect("a revision"));
    let position = || (guest.get(&at("export")).json().expect("JSON"), holder.get(&at("")[..at("").len() - 1]).text());
    let before = position();
    let act =
        |seat: Value, revision: Value, option: Value| json!({"seat": seat, "revision": revision, "option": option});
    let stale = holder.post(&at("choose"), &act(json!(seat), json!(revision.wrapping_sub(1)), json!(0)));
    assert_refused(&stale, 409, Some("stale"), "an answer to an old prompt");
    let stale = holder.post(&at("undo"), &act(json!(seat), json!(revision + 7), json!(0)));
    assert_refused(&stale, 409, Some("stale"), "an undo of another prompt");
    for other in [(seat + 1) % 3, 3, 7, 255] {
        let wrong = holder.post(&at("choose"), &act(json!(other), json!(revision), json!(0)));
        assert!((400..500).contains(&wrong.status), "seat {other} is not asked: {}", wrong.status);
        assert_refused(&wrong, wrong.status, None, "a wrong seat");
    }
    for option in [999, 65535] {
        let wrong = holder.post(&at("choose"), &act(json!(seat), json!(revision), json!(option)));
        assert_refused(&wrong, 409, None, "an option that is not there");
        let path = at(&format!("preview?seat={seat}&revision={revision}&option={option}"));
        assert_refused(&holder.get(&path), 409, None, "a preview of an option that is not there");
    }
    let outside = guest.post(&at("choose"), &act(json!(seat), json!(revision), json!(0)));
    assert_refused(&outside, 403, Some("curtain"), "an answer of a tab that does not hold the view");
    for path in ["preview?seat=0", "scores", "past"] {
        assert_refused(&guest.get(&at(path)), 403, Some("curtain"), path);
    }
    let lift = guest.post(&at("lift"), &json!({"seat": 200}));
    assert!((400..500).contains(&lift.status), "a seat that is not there lifts nothing: {}", lift.status);
    assert!(house.is_alive(), "the house still stands");
    assert_eq!(before.0, position().0, "the position is what it was");
}

#[test]
fn who_does_not_hold_the_view_is_told_nothing_of_a_hand() {
    let house = House::start();
    let guest = Visitor::enter(&house);
    let (id, view, holder) = guest.seated();
    let at = |what: &str| format!("/api/tables/{id}{what}");
    assert!(!tokens(&holder.get(&at("")).text()).is_empty(), "the view shows a hand");
    let things =
        view["surfaces"].as_array().into_iter().flatten().flat_map(|s| s["items"].as_array().into_iter().flatten());
    let mut touches: BTreeSet<u64> = things.filter_map(|item| item["touch"].as_u64()).collect();
    let cards = (0..Card::ALL.len() as u64).map(|kind| u64::from(CARD) << 16 | kind);
    touches.extend(cards.clone());
    let wrong = Visitor { port: house.port, fields: format!("{}X-View: {}\r\n", guest.fields, "0".repeat(32)) };
    for visitor in [&guest, &wrong] {
        for path in ["", "?wide=true", "/pulse", "/log", "/scores", "/past", "/past?step=0"] {
            let told = visitor.get(&at(path)).text();
            assert!(tokens(&told).is_empty(), "{path}: {:?}", tokens(&told));
        }
        let about = |touch: u64| visitor.get(&at(&format!("/about?touch={touch}"))).text();
        for touch in &touches {
            let told = about(*touch);
            // What is printed on a card is told of every kind of card; who holds one is not.
            assert!(tokens(&told).iter().all(|t| t.starts_with('x')), "{touch:x}: {told}");
        }
        let alike: BTreeSet<bool> = cards.clone().map(|card| about(card).contains("\"blocked\":null")).collect();
        assert_eq!(alike, BTreeSet::from([true]), "every kind of card is told of, held or not, and in one way");
    }
    for path in ["/api/shelf", "/api/games", "/api/house"] {
        assert!(tokens(&guest.get(path).text()).is_empty(), "{path}");
    }
    // Whoever lifts the curtain elsewhere takes the view; the first holder looks on from then on.
    guest.post(&at("/lift"), &json!({"seat": view["face"]["player"]["seat"]}));
    assert!(tokens(&holder.get(&at("")).text()).is_empty(), "the token of an old view opens nothing");
}

#[test]
fn things_and_steps_that_are_not_there_are_refused_or_told_as_nothing() {
    let mut house = House::start();
    let guest = Visitor::enter(&house);
    let (id, _, holder) = guest.seated();
    let before = guest.get(&format!("/api/tables/{id}/export")).text();
    for touch in [0_u64, 1, 0xFFFF, 0x0004_00FF, 0x0001_FF00, 0x0002_0063, 0x0005_00FF, 0x0007_0009, 0xFFFF_FFFF] {
        let told = holder.get(&format!("/api/tables/{id}/about?touch={touch}"));
        assert_eq!(told.status, 200, "touch {touch:x} is told as nothing: {}", told.text());
        assert!(told.json().is_some(), "in JSON");
    }
    for query in ["touch=4294967296", "touch=-1", "touch=x", "", "touch=1&touch=2"] {
        let told = holder.get(&format!("/api/tables/{id}/about?{query}"));
        assert_refused(&told, 400, None, &format!("about?{query}"));
    }
    for step in ["999999", "18446744073709551615"] {
        let told = holder.get(&format!("/api/tables/{id}/past?step={step}"));
        assert!(told.status < 500 && told.json().is_some(), "step {step}: {} {}", told.status, told.text());
    }
    for query in ["step=-1", "step=x", "step=18446744073709551616", "wide=maybe"] {
        assert_refused(&holder.get(&format!("/api/tables/{id}/past?{query}")), 400, None, &format!("past?{query}"));
    }
    let ids = (0..9000).map(|n| n.to_string()).collect::<Vec<_>>().join(",");
    for ids in ["", ",,,", "x", "4294967295", "99999999999", &ids] {
        let told = guest.get(&format!("/api/symbols/pecunia_non_olet?ids={ids}"));
        assert!(
            told.status == 200 && told.json().is_some(),
            "symbols that are not there are left out: {}",
            told.status
        );
    }
    for game in ["nothing", "..", "%2e%2e", "%00"] {
        assert_refused(&guest.get(&format!("/api/rules/{game}")), 404, None, "rules of no game");
    }
    assert!(house.is_alive());
    assert_eq!(before, guest.get(&format!("/api/tables/{id}/export")).text(), "the position is what it was");
}

#[test]
fn ids_that_are_paths_open_nothing() {
    let mut house = House::start();
    let guest = Visitor::enter(&house);
    guest.seated();
    let long = "a".repeat(5000);
    let ids = [
        "..",
        "%2e%2e%2fpage",
        "..%2f..%2fetc%2fpasswd",
        "page.pass",
        "settings",
        "%00",
        "a%2fb",
        "%ff",
        "C:%5c",
        &long,
    ];
    for id in ids {
        for (what, body) in [
            ("", None),
            ("/pulse", None),
            ("/export", None),
            ("/delete", Some(json!({}))),
            ("/rename", Some(json!({"title": "x"}))),
        ] {
            let path = format!("/api/tables/{id}{what}");
            let answer = body.map_or_else(|| guest.get(&path), |body| guest.post(&path, &body));
            assert!((400..500).contains(&answer.status), "{path}: {} {}", answer.status, answer.text());
            assert_refused(&answer, answer.status, None, &path);
        }
    }
    assert!(house.is_alive());
    let shelf = guest.get("/api/shelf").json().expect("JSON");
    assert_eq!(shelf["games"].as_array().map(Vec::len), Some(1), "the shelf holds what it held");
    assert_eq!(guest.get("/api/shelf").status, 200, "the pass is still good");
}

#[test]
fn garbage_is_told_in_json_and_changes_nothing() {
    let mut house = House::start();
    let guest = Visitor::enter(&house);
    let (id, ..) = guest.seated();
    let before = guest.get(&format!("/api/tables/{id}/export")).text();
    let choose = format!("/api/tables/{id}/choose");
    let bodies: [&[u8]; 7] = [b"", b"{", b"[]", b"null", b"{\"seat\":-1}", b"{\"seat\":256}", b"\xff\xfe"];
    for body in bodies {
        for path in [choose.as_str(), "/api/games", "/api/enter"] {
            let answer = guest.post_raw(path, "application/json", body);
            assert!((400..500).contains(&answer.status), "{path}: {}", answer.status);
            assert_refused(&answer, answer.status, None, &format!("{path} with {:?}", String::from_utf8_lossy(body)));
        }
    }
    assert_refused(&guest.post_raw(&choose, "text/plain", b"{}"), 415, None, "JSON that does not say so");
    assert_refused(&guest.post_raw("/api/settings", "application/json", b"{\"shade\":\"pink\"}"), 422, None, "a shade");
    assert_refused(&guest.post_raw("/api/import", "text/plain", b"no game"), 422, Some("file"), "a file of no game");
    assert_refused(&guest.post_raw("/api/import", "text/plain", b"\xff\xfe\xfd"), 400, None, "a file of no text");
    assert_refused(&guest.get("/api/nothing"), 404, None, "a way that leads nowhere");
    assert_refused(&guest.get(&choose), 405, None, "GET where POST is meant");
    assert_refused(&guest.post("/api/shelf", &json!({})), 405, None, "POST where GET is meant");
    assert_eq!(guest.post("/nothing", &json!({})).status / 100, 4, "no such file");
    let seats =
        |names: &[&str], emblem: u8| names.iter().map(|n| json!({"name": n, "emblem": emblem})).collect::<Vec<_>>();
    let games = [
        json!({"game": "nothing", "seats": seats(&["a", "b"], 0), "options": {}}),
        json!({"game": "pecunia_non_olet", "seats": [], "options": {}}),
        json!({"game": "pecunia_non_olet", "seats": seats(&["a", "b"], 0), "options": {}}),
        json!({"game": "pecunia_non_olet", "seats": seats(&["a"], 0), "options": {}}),
        json!({"game": "pecunia_non_olet", "seats": seats(&["a", "b"], 77), "options": {}}),
        json!({"game": "pecunia_non_olet", "seats": [{"name": "a", "emblem": 0}, {"name": "b", "emblem": 1}], "options": {"no": "no"}}),
    ];
    for game in games {
        let answer = guest.post("/api/games", &game);
        assert!((400..500).contains(&answer.status), "{game}: {}", answer.status);
        assert_refused(&answer, answer.status, None, &game.to_string());
    }
    let large = vec![b' '; (9 << 20) + 1];
    for path in [choose.as_str(), "/api/import", "/api/enter"] {
        let answer = guest.post_raw(path, "application/json", &large);
        assert_refused(&answer, 413, None, &format!("{path} with more than 9 MiB"));
    }
    assert!(send(house.port, b"\x16\x03\x01 no HTTP at all\r\n\r\n").is_ok_and(|a| a.status == 400), "no HTTP");
    assert!(house.is_alive(), "the house still stands");
    assert_eq!(before, guest.get(&format!("/api/tables/{id}/export")).text(), "the position is what it was");
    let shelf = guest.get("/api/shelf").json().expect("JSON");
    assert_eq!(shelf["games"].as_array().map(Vec::len), Some(1), "no game was begun");
}

#[test]
fn a_port_in_use_is_told_in_a_sentence() {
    let house = House::start();
    let folder = tempfile::tempdir().expect("a folder");
    for (program, code) in [(PLAIN, 1), (MARKED, 3)] {
        let ended = Command::new(program)
            .args(["--no-open", "--lang", "en", "--port", &house.port.to_string(), "--data"])
            .arg(folder.path())
            .stdin(Stdio::null())
            .output()
            .expect("the program is built beside the suites");
        assert_eq!(ended.status.code(), Some(code), "it ends with an error");
        if code == 1 {
            let said = String::from_utf8_lossy(&ended.stderr);
            assert!(said.contains(&format!("The port {} is taken", house.port)), "in a sentence: {said}");
            assert!(!said.contains("panicked"), "and not in a panic: {said}");
        }
    }
    let visitor = Visitor::enter(&house);
    assert_eq!(visitor.get("/api/shelf").status, 200, "the table that was there goes on");
}

#[test]
fn the_page_and_a_view_are_small() {
    let house = House::start();
    let guest = Visitor::enter(&house);
    let files = [
        "/",
        "/style.css",
        "/main.js",
        "/api.js",
        "/ui.js",
        "/shelf.js",
        "/table.js",
        "/board.js",
        "/camera.js",
        "/places.js",
        "/sheets.js",
    ];
    let page: usize = files.iter().map(|f| guest.get(f).body.len()).sum::<usize>() + guest.get("/api/house").body.len();
    assert!(page <= 200 << 10, "the page is at most 200 KB in all: {page}");
    let seats: Vec<Value> =
        (0..6).map(|i| json!({"name": format!("A name of 24 letters no. {i}"), "emblem": i})).collect();
    let made = guest.post("/api/games", &json!({"game": "pecunia_non_olet", "seats": seats, "options": {}}));
    let id = made.json().expect("JSON")["id"].as_str().expect("an id").to_owned();
    for wide in [false, true] {
        let mut most = 0;
        for _ in 0..40 {
            let curtain = guest.get(&format!("/api/tables/{id}?wide={wide}"));
            most = most.max(curtain.body.len());
            let face = curtain.json().expect("JSON")["face"].clone();
            let seat = if face["kind"] == "curtain" { &face["players"][0]["seat"] } else { &face["player"]["seat"] };
            let lifted = guest
                .post(&format!("/api/tables/{id}/lift"), &json!({"seat": seat, "wide": wide}))
                .json()
                .expect("JSON");
            let view = &lifted["view"];
            most = most.max(view.to_string().len());
            let token = lifted["token"].as_str().expect("a token");
            let holder = Visitor { port: house.port, fields: format!("{}X-View: {token}\r\n", guest.fields) };
            let answer = json!({"seat": seat, "revision": view["revision"], "option": 0, "wide": wide});
            let next = holder.post(&format!("/api/tables/{id}/choose"), &answer);
            most = most.max(next.body.len());
            holder.post(&format!("/api/tables/{id}/hand_on"), &json!({"wide": wide}));
        }
        assert!(most <= 64 << 10, "one view with six players is at most 64 KB: {most}");
    }
}
