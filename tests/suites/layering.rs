//! Arrows run down only (DESIGN section 2), and what the sources of a floor may not contain.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What each crate of the house may stand on. The tests and the workbench may use everything, and xtask nothing: it is
/// built before anything is run.
const ARROWS: [(&str, &[&str]); 14] = [
    ("table", &[]),
    ("games", &["table"]),
    ("bots", &["table"]),
    ("session", &["table", "bots"]),
    ("link", &[]),
    ("nearby", &["session", "table", "link"]),
    ("tabularium", &["games", "session", "table", "link", "nearby"]),
    ("tabularium-ffi", &["games", "session", "table", "link", "nearby"]),
    ("tabularium-bindgen", &[]),
    ("tabularium-guest", &["tabularium-ffi"]),
    ("tabularium-marked", &["games", "suites", "tabularium-ffi"]),
    ("suites", &["bots", "games", "link", "nearby", "session", "table", "tabularium"]),
    ("workbench", &["bots", "games", "link", "nearby", "session", "table", "tabularium", "suites"]),
    ("xtask", &[]),
];

/// A file longer than this is reported.
const LONG: usize = 400;
/// A file longer than this fails.
const TOO_LONG: usize = 600;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests lie in the workspace").to_owned()
}

/// What cargo says of the workspace, for the machine the tests run on (others' crates may not be here).
fn metadata() -> Value {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let version = Command::new(&cargo).args(["--version", "--verbose"]).output().expect("cargo runs the tests");
    let version = String::from_utf8(version.stdout).expect("cargo writes UTF-8");
    let host = version.lines().find_map(|l| l.strip_prefix("host: ")).expect("cargo knows its host");
    let args = ["metadata", "--format-version", "1", "--offline", "--filter-platform", host];
    let out = Command::new(&cargo).args(args).current_dir(root()).output().expect("cargo runs the tests");
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    serde_json::from_slice(&out.stdout).expect("cargo writes JSON")
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("cargo metadata has {key}"))
}

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().unwrap_or_else(|| panic!("cargo metadata has {key}"))
}

/// What a crate depends on, and the kind: none is the usual one.
type Dependency = (String, Option<String>);

/// The crates of the workspace, each with its manifest's folder and its dependencies by name and kind.
fn members(metadata: &Value) -> BTreeMap<String, (PathBuf, Vec<Dependency>)> {
    let ids: BTreeSet<&str> = list(metadata, "workspace_members").iter().filter_map(Value::as_str).collect();
    let packages = list(metadata, "packages").iter().filter(|p| ids.contains(text(p, "id")));
    let member = |package: &Value| {
        let folder =
            Path::new(text(package, "manifest_path")).parent().expect("a manifest lies in a folder").to_owned();
        let uses = list(package, "dependencies").iter();
        let uses = uses.map(|d| (text(d, "name").to_owned(), d["kind"].as_str().map(str::to_owned)));
        (text(package, "name").to_owned(), (folder, uses.collect()))
    };
    packages.map(member).collect()
}

/// The names of all crates that get into a build of this one, from the resolved graph without dev-dependencies. That
/// graph holds every feature that anybody asks for, so the way may be barred through a crate.
fn reaches(metadata: &Value, name: &str, but_through: Option<&str>) -> BTreeSet<String> {
    let names: BTreeMap<&str, &str> =
        list(metadata, "packages").iter().map(|p| (text(p, "id"), text(p, "name"))).collect();
    let nodes: BTreeMap<&str, &Value> =
        list(&metadata["resolve"], "nodes").iter().map(|n| (text(n, "id"), n)).collect();
    let built = |dep: &&Value| list(dep, "dep_kinds").iter().any(|kind| kind["kind"].as_str() != Some("dev"));
    let mut open: Vec<&str> = names.iter().filter(|(_, n)| **n == name).map(|(id, _)| *id).collect();
    let mut met: BTreeSet<&str> = BTreeSet::new();
    while let Some(id) = open.pop() {
        if met.insert(id) && but_through != Some(names[id]) {
            open.extend(list(nodes[id], "deps").iter().filter(built).map(|dep| text(dep, "pkg")));
        }
    }
    met.iter().map(|id| names[id].to_owned()).collect()
}

/// Every Rust file below a folder, with its path from the root of the workspace.
fn sources(folder: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut open = vec![root().join(folder)];
    while let Some(path) = open.pop() {
        for entry in std::fs::read_dir(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display())) {
            let path = entry.expect("a folder of sources can be read").path();
            let hidden = path.file_name().is_some_and(|n| n == "target" || n.as_encoded_bytes().starts_with(b"."));
            if path.is_dir() && !hidden {
                open.push(path);
            } else if path.extension().is_some_and(|e| e == "rs") {
                let source = std::fs::read_to_string(&path).expect("sources are UTF-8");
                let name = path.strip_prefix(root()).expect("below the root").to_string_lossy().into_owned();
                found.push((name, source));
            }
        }
    }
    assert!(!found.is_empty(), "{folder} has sources");
    found.sort();
    found
}

/// The words of the code, without comments. (A `//` inside a string ends the line too, which hides no identifier.)
fn words(source: &str) -> impl Iterator<Item = &str> {
    let code = source.lines().map(|line| line.split_once("//").map_or(line, |(code, _)| code));
    code.flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '_')).filter(|word| !word.is_empty())
}

/// The places where sources below a folder use one of these words.
fn uses(folder: &str, forbidden: &[&str]) -> Vec<String> {
    let met = |(name, source): &(String, String)| -> Vec<String> {
        let found = words(source).filter(|word| forbidden.contains(word));
        found.map(|word| format!("{name}: {word}")).collect()
    };
    sources(folder).iter().flat_map(met).collect()
}

#[test]
fn arrows_run_down_only() {
    let metadata = metadata();
    let members = members(&metadata);
    for floor in ["table", "games", "session", "tabularium", "tabularium-ffi", "suites", "workbench", "xtask"] {
        assert!(members.contains_key(floor), "{floor} is in the workspace");
    }
    for (name, (_, depends)) in &members {
        let arrows = ARROWS.iter().find(|(n, _)| n == name).map(|(_, below)| *below);
        let below = arrows.unwrap_or_else(|| panic!("say in ARROWS what {name} may stand on"));
        // A crate may name itself for its tests, with a feature that they need.
        let others = depends.iter().filter(|(other, _)| members.contains_key(other) && other != name);
        for (other, kind) in others {
            assert!(below.contains(&other.as_str()), "{name} may not depend on {other} ({kind:?})");
        }
    }
}

#[test]
fn nothing_in_core_reaches_tokio_or_uniffi_and_only_table_knows_fluent() {
    let metadata = metadata();
    let core = root().join("core");
    for (name, (folder, depends)) in members(&metadata) {
        let reached = reaches(&metadata, &name, None);
        let in_core = folder.starts_with(&core);
        assert!(!(in_core && reached.contains("uniffi")), "{name} reaches uniffi");
        let by_itself = name != "link" && reaches(&metadata, &name, Some("link")).contains("tokio");
        assert!(!(in_core && by_itself), "{name} reaches tokio");
        let fluent = depends.iter().find(|(d, kind)| {
            (d.starts_with("fluent") || d.starts_with("unic-langid")) && kind.as_deref() != Some("dev")
        });
        assert!(name == "table" || fluent.is_none(), "{name} depends on {fluent:?}");
    }
    assert!(reaches(&metadata, "table", None).contains("fluent-bundle"), "the graph is followed");
    assert!(!reaches(&metadata, "session", None).contains("games"), "session knows no game");
}

#[test]
fn only_the_carrier_between_computers_knows_tokio_and_only_a_computer_asks_for_it() {
    let metadata = metadata();
    for name in members(&metadata).keys() {
        let package = list(&metadata, "packages").iter().find(|p| text(p, "name") == name).expect("a member");
        let built = list(package, "dependencies").iter().filter(|d| d["kind"].as_str() != Some("dev"));
        for dependency in built {
            let asks = |feature: &str| list(dependency, "features").iter().any(|f| f == feature);
            let lan = text(dependency, "name") == "link" && asks("lan");
            assert!(!lan || name == "tabularium", "{name} asks for link's lan");
            let optional = dependency["optional"] == true;
            assert!(name != "link" || text(dependency, "name") != "tokio" || optional, "link has tokio always");
        }
    }
    let carrier = "core/link/src/lan.rs: ";
    let elsewhere = |place: &String| !place.starts_with(carrier) && !place.starts_with("core/link/tests/lan.rs: ");
    let known = uses("core", &["tokio"]);
    assert!(known.iter().any(|place| place.starts_with(carrier)), "{known:?}");
    assert_eq!(known.into_iter().filter(elsewhere).collect::<Vec<_>>(), Vec::<String>::new());
}

#[test]
fn only_ffi_names_uniffi() {
    for (name, (_, depends)) in members(&metadata()) {
        let named = depends.iter().any(|(d, _)| d == "uniffi");
        // The library for the shells' suites adds one function to the bridge; nothing that is shipped stands on it.
        assert_eq!(named, ["tabularium-ffi", "tabularium-marked"].contains(&name.as_str()), "{name}");
        assert!(depends.iter().all(|(d, _)| d != "tabularium-marked"), "{name}");
    }
    for folder in ["core", "web", "tests/harness", "workbench", "xtask", "bindings/bindgen"] {
        assert_eq!(uses(folder, &["uniffi"]), Vec::<String>::new(), "{folder}");
    }
}

#[test]
fn a_bug_unwinds_in_every_profile_so_that_it_can_be_caught() {
    let manifest = std::fs::read_to_string(root().join("Cargo.toml")).expect("cargo has read it too");
    assert!(!manifest.contains("\"abort\""), "no profile may abort");
}

#[test]
fn every_crate_takes_the_lints_of_the_workspace() {
    for (name, (folder, _)) in members(&metadata()) {
        let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).expect("cargo has read it too");
        assert!(manifest.contains("[lints]\nworkspace = true"), "{name}");
    }
}

#[test]
fn core_holds_no_unsafe_code() {
    assert_eq!(uses("core", &["unsafe"]), Vec::<String>::new());
}

#[test]
fn d11_rules_know_no_hash_order_no_clock_and_no_float() {
    let forbidden = ["HashMap", "HashSet", "RandomState", "Instant", "SystemTime", "f32", "f64"];
    for folder in ["core/table/src", "core/games/src"] {
        assert_eq!(uses(folder, &forbidden), Vec::<String>::new(), "{folder}");
    }
}

#[test]
fn session_table_web_and_ffi_name_no_game() {
    let mut names: Vec<String> = ["aquileia", "antiquity", "magna_grecia", "magna grecia", "pecunia", "latrin"]
        .iter()
        .map(|n| (*n).to_owned())
        .collect();
    for kind in harness::kinds() {
        names.extend([kind.meta().id.to_owned(), kind.meta().title.to_lowercase()]);
    }
    let toy = names.iter().position(|n| n == "toy").expect("the toy game is in the list of the tests");
    names.remove(toy); // A word of its own; its title is looked for.
    for folder in ["core/table/src", "core/session/src", "web/src", "bindings/ffi/src"] {
        for (file, source) in sources(folder) {
            let source = source.to_lowercase();
            let named = names.iter().find(|name| source.contains(name.as_str()));
            assert_eq!(named, None, "{file} names a game");
        }
    }
}

#[test]
fn every_file_says_its_subject_first_and_is_not_too_long() {
    let (mut long, mut too_long) = (Vec::new(), Vec::new());
    for folder in ["core", "bindings", "web", "tests", "workbench", "xtask"] {
        for (file, source) in sources(folder) {
            let first = source.lines().next().unwrap_or_default();
            assert!(first.starts_with("//! ") && first.len() > 12, "{file} does not begin with its subject");
            let lines = source.lines().count();
            if lines > LONG {
                long.push(format!("{file}: {lines} lines"));
            }
            if lines > TOO_LONG {
                too_long.push(file);
            }
        }
    }
    long.sort();
    let report = format!("files of more than {LONG} lines:\n{}\n", long.join("\n"));
    std::io::stderr().write_all(report.as_bytes()).expect("the report is for whoever runs the tests with --nocapture");
    assert_eq!(too_long, Vec::<String>::new(), "longer than {TOO_LONG} lines");
}
