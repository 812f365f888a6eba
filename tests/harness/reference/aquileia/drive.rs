//! Random play in which much happens: commands weighted by kind, then any one of the kind.

use serde_json::Value;

/// How often each kind of command is chosen when it is legal; a kind that is not named counts once.
const WEIGHTS: [(&str, usize); 8] = [
    ("PlaceServant", 20),
    ("PlaceTie", 5),
    ("Exchange", 2),
    ("Buy", 3),
    ("Open", 2),
    ("Raise", 2),
    ("Build", 8),
    ("PayAgain", 2),
];

/// One of the legal commands. `below` gives a random number below its argument.
pub fn pick(legal: &[Value], below: &mut dyn FnMut(usize) -> usize) -> Value {
    let mut kinds: Vec<&str> = legal.iter().filter_map(|command| command["command"].as_str()).collect();
    kinds.sort();
    kinds.dedup();
    let weight = |kind: &str| WEIGHTS.iter().find(|known| known.0 == kind).map_or(1, |known| known.1);
    let mut lot = below(kinds.iter().map(|kind| weight(kind)).sum());
    let mut chosen = kinds[0];
    for kind in kinds {
        chosen = kind;
        if lot < weight(kind) {
            break;
        }
        lot -= weight(kind);
    }
    let of_kind: Vec<&Value> = legal.iter().filter(|command| command["command"] == chosen).collect();
    of_kind[below(of_kind.len())].clone()
}
