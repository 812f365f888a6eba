//! The printed figures of the game: customer cards, action cards, target sums and options.

/// One customer card: id, class, time (markers when seated), pay.
pub type Customer = (&'static str, &'static str, i64, i64);

#[rustfmt::skip]
pub const CUSTOMERS: [Customer; 70] = [
    ("SE01", "senator", 1, 3),
    ("SE02", "senator", 2, 3),
    ("SE03", "senator", 2, 3),
    ("SE04", "senator", 2, 4),
    ("SE05", "senator", 2, 4),
    ("SE06", "senator", 2, 5),
    ("SE07", "senator", 3, 3),
    ("SE08", "senator", 3, 3),
    ("SE09", "senator", 3, 4),
    ("SE10", "senator", 3, 4),
    ("SE11", "senator", 3, 5),
    ("SE12", "senator", 3, 5),
    ("SE13", "senator", 4, 4),
    ("SE14", "senator", 4, 5),
    ("SE15", "senator", 5, 5),
    ("CI01", "citizen", 1, 1),
    ("CI02", "citizen", 1, 2),
    ("CI03", "citizen", 1, 2),
    ("CI04", "citizen", 1, 3),
    ("CI05", "citizen", 2, 1),
    ("CI06", "citizen", 2, 2),
    ("CI07", "citizen", 2, 2),
    ("CI08", "citizen", 2, 2),
    ("CI09", "citizen", 2, 3),
    ("CI10", "citizen", 2, 3),
    ("CI11", "citizen", 3, 2),
    ("CI12", "citizen", 3, 2),
    ("CI13", "citizen", 3, 2),
    ("CI14", "citizen", 3, 3),
    ("CI15", "citizen", 3, 3),
    ("CI16", "citizen", 3, 3),
    ("CI17", "citizen", 4, 2),
    ("CI18", "citizen", 4, 3),
    ("CI19", "citizen", 4, 4),
    ("CI20", "citizen", 5, 3),
    ("SL01", "slave", 1, 1),
    ("SL02", "slave", 1, 1),
    ("SL03", "slave", 1, 1),
    ("SL04", "slave", 1, 2),
    ("SL05", "slave", 1, 2),
    ("SL06", "slave", 2, 1),
    ("SL07", "slave", 2, 1),
    ("SL08", "slave", 2, 1),
    ("SL09", "slave", 2, 1),
    ("SL10", "slave", 2, 2),
    ("SL11", "slave", 2, 2),
    ("SL12", "slave", 2, 2),
    ("SL13", "slave", 3, 1),
    ("SL14", "slave", 3, 1),
    ("SL15", "slave", 3, 2),
    ("SL16", "slave", 3, 2),
    ("SL17", "slave", 4, 1),
    ("SL18", "slave", 4, 1),
    ("SL19", "slave", 4, 2),
    ("SL20", "slave", 5, 1),
    ("LA01", "lady", 1, 1),
    ("LA02", "lady", 1, 2),
    ("LA03", "lady", 1, 2),
    ("LA04", "lady", 2, 1),
    ("LA05", "lady", 2, 2),
    ("LA06", "lady", 2, 2),
    ("LA07", "lady", 2, 2),
    ("LA08", "lady", 2, 3),
    ("LA09", "lady", 3, 2),
    ("LA10", "lady", 3, 2),
    ("LA11", "lady", 3, 3),
    ("LA12", "lady", 3, 3),
    ("LA13", "lady", 4, 2),
    ("LA14", "lady", 4, 3),
    ("LA15", "lady", 5, 3),
];

/// Action card kinds with the number of copies.
pub const ACTIONS: [(&str, usize); 16] = [
    ("citizens_assembly", 2),
    ("fish_poisoning", 4),
    ("womens_forum", 2),
    ("great_haste", 4),
    ("latrine_gossip", 2),
    ("latrine_swap", 4),
    ("colosseum_break", 2),
    ("eviction", 4),
    ("senate_meeting", 2),
    ("slave_market", 2),
    ("special_tax_slaves", 1),
    ("special_tax_citizens", 1),
    ("special_tax_senators", 1),
    ("regular_guest", 2),
    ("villa_dixius", 3),
    ("queue_jumper", 4),
];

/// Options: id, then the values, the default first.
pub const OPTIONS: [(&str, &[&str]); 6] = [
    ("sweep_scope", &["one_player", "one_opponent", "all_players"]),
    ("regular_guest_source", &["discard_top", "draw_top"]),
    ("play_after_draw", &["false", "true"]),
    ("payout_timing", &["collect_phase", "immediate"]),
    ("equal_turns", &["false", "true"]),
    ("start_player", &["random", "chosen"]),
];

pub const START_QUEUE: usize = 5;
pub const QUEUE_REFILL: usize = 5;
pub const START_HAND: usize = 2;
pub const COLOSSEUM_REVEAL: usize = 3;
pub const FISH_ADD: i64 = 2;
pub const HASTE_REMOVE: i64 = 2;
/// R45: the game ends after this many single turns.
pub const TURN_LIMIT: usize = 500;

/// The sum a player must own to win (section 4).
pub fn target(players: usize) -> i64 {
    match players {
        2 => 30,
        3 => 25,
        4..=6 => 20,
        _ => panic!("Pecunia non olet is for 2 to 6 players, not {players}"),
    }
}

/// Looks a customer card up.
pub fn customer(id: &str) -> Customer {
    match CUSTOMERS.iter().find(|card| card.0 == id) {
        Some(card) => *card,
        None => panic!("there is no customer card {id}"),
    }
}

pub fn class(id: &str) -> &'static str {
    customer(id).1
}

pub fn time(id: &str) -> i64 {
    customer(id).2
}

pub fn pay(id: &str) -> i64 {
    customer(id).3
}

/// The class that a sweep card drives away, if the kind is a sweep.
pub fn swept_class(kind: &str) -> Option<&'static str> {
    match kind {
        "citizens_assembly" => Some("citizen"),
        "womens_forum" => Some("lady"),
        "senate_meeting" => Some("senator"),
        "slave_market" => Some("slave"),
        _ => None,
    }
}

/// The class that a tax card taxes, if the kind is a tax.
pub fn taxed_class(kind: &str) -> Option<&'static str> {
    match kind {
        "special_tax_slaves" => Some("slave"),
        "special_tax_citizens" => Some("citizen"),
        "special_tax_senators" => Some("senator"),
        _ => None,
    }
}
