//! Who advertises and who connects: decided once by a total order, and kept (C14, C19).

use crate::identity::DeviceKey;

/// A device's part in finding each other. It has nothing to do with who hosts the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Can be found.
    Advertise,
    /// Looks for the other and connects.
    Connect,
}

/// What the order looks at, the most important first; the greater one advertises.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Rank {
    /// Some phones cannot advertise at all (C19).
    pub can_advertise: bool,
    /// The host waits, the guests look for it.
    pub hosts: bool,
    /// Keys differ, so the order is total.
    pub key: DeviceKey,
}

/// What this device does. Nothing if neither can advertise: then the two cannot meet over this radio.
pub fn decide(mine: Rank, theirs: Rank) -> Option<Role> {
    if !mine.can_advertise && !theirs.can_advertise {
        return None;
    }
    Some(if mine > theirs { Role::Advertise } else { Role::Connect })
}

/// The role that was kept, unless it has become impossible.
pub fn keep(kept: Option<Role>, mine: Rank, theirs: Rank) -> Option<Role> {
    match kept {
        Some(Role::Advertise) if mine.can_advertise => kept,
        Some(Role::Connect) if theirs.can_advertise => kept,
        _ => decide(mine, theirs),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranks() -> Vec<Rank> {
        let mut all = Vec::new();
        for key in [1, 2, 3] {
            for (can_advertise, hosts) in [(false, false), (false, true), (true, false), (true, true)] {
                all.push(Rank { can_advertise, hosts, key: DeviceKey([key; 32]) });
            }
        }
        all
    }

    #[test]
    fn c14_of_any_two_devices_exactly_one_connects() {
        for a in ranks() {
            for b in ranks().into_iter().filter(|b| b.key != a.key) {
                match (decide(a, b), decide(b, a)) {
                    (None, None) => assert!(!a.can_advertise && !b.can_advertise),
                    (Some(x), Some(y)) => assert_ne!(x, y, "{a:?} {b:?}"),
                    other => panic!("{other:?}"),
                }
            }
        }
    }

    #[test]
    fn c19_who_cannot_advertise_connects_even_as_host() {
        for a in ranks() {
            for b in ranks().into_iter().filter(|b| b.key != a.key && b.can_advertise != a.can_advertise) {
                assert_eq!(decide(a, b) == Some(Role::Advertise), a.can_advertise);
            }
        }
    }

    #[test]
    fn c14_a_role_is_kept_by_both_until_it_is_impossible() {
        for a in ranks() {
            for b in ranks().into_iter().filter(|b| b.key != a.key) {
                for (mine, theirs) in [(Role::Advertise, Role::Connect), (Role::Connect, Role::Advertise)] {
                    match (keep(Some(mine), a, b), keep(Some(theirs), b, a)) {
                        (None, None) => {}
                        (Some(x), Some(y)) => assert_ne!(x, y, "{a:?} {b:?}"),
                        other => panic!("{other:?}"),
                    }
                }
            }
        }
    }
}
