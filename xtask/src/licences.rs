//! `licences`: the libraries that are shipped with the programs, and under which licences, as a text for "about".

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

/// The file that every shell shows.
const FILE: &str = "core/session/src/text/licences.txt";
/// The packages that people are given.
const SHIPPED: [&str; 2] = ["tabularium", "tabularium-ffi"];

/// What is shipped in the Android app besides, and is in no lock file of cargo.
const ANDROID: [&str; 3] = [
    "JNA (Android): LGPL-2.1-or-later OR Apache-2.0",
    "Kotlin standard library (Android): Apache-2.0",
    "LLVM libunwind (Android): Apache-2.0 WITH LLVM-exception",
];

/// Writes the list anew.
pub fn run() -> Result<(), String> {
    std::fs::write(FILE, list(&metadata()?)?).map_err(|e| format!("{FILE}: {e}"))
}

/// Fails if the list is not what the lock file says.
pub fn check() -> Result<(), String> {
    let kept = std::fs::read_to_string(FILE).map_err(|e| format!("{FILE}: {e}"))?;
    if kept == list(&metadata()?)? { Ok(()) } else { Err(format!("{FILE} is old: run cargo xtask licences")) }
}

fn metadata() -> Result<Value, String> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .output()
        .map_err(|e| e.to_string())?;
    serde_json::from_slice(&output.stdout).map_err(|e| e.to_string())
}

/// A line for each library that is compiled into something shipped: name, version, licence.
fn list(metadata: &Value) -> Result<String, String> {
    let packages: BTreeMap<&str, &Value> =
        metadata["packages"].as_array().into_iter().flatten().filter_map(|p| Some((p["id"].as_str()?, p))).collect();
    let nodes: BTreeMap<&str, &Value> = metadata["resolve"]["nodes"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|n| Some((n["id"].as_str()?, n)))
        .collect();
    let shipped = |id: &&str| packages[*id]["name"].as_str().is_some_and(|name| SHIPPED.contains(&name));
    let mut open: Vec<&str> = packages.keys().copied().filter(|id| shipped(id)).collect();
    let mut met = BTreeSet::new();
    while let Some(id) = open.pop() {
        if !met.insert(id) {
            continue;
        }
        for dep in nodes.get(id).into_iter().flat_map(|n| n["deps"].as_array().into_iter().flatten()) {
            // Nothing is shipped for a browser's machine.
            let here = |kind: &Value| kind["kind"].is_null() && !kind["target"].to_string().contains("wasm");
            let compiled = dep["dep_kinds"].as_array().into_iter().flatten().any(here);
            open.extend(dep["pkg"].as_str().filter(|_| compiled));
        }
    }
    let mut lines = BTreeSet::new();
    for package in met.iter().map(|id| packages[id]).filter(|p| !p["source"].is_null()) {
        let text = |key: &str| package[key].as_str().unwrap_or_default();
        let licence = text("license");
        if licence.is_empty() {
            return Err(format!("{} names no licence", text("name")));
        }
        lines.insert(format!("{} {}: {licence}\n", text("name"), text("version")));
    }
    lines.extend(ANDROID.map(|line| format!("{line}\n")));
    Ok(lines.into_iter().collect())
}
