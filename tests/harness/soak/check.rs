//! What has to hold at the end: everybody shows what the host would show it, and no message held more than that.

use super::party::Party;
use session::nearby::message::{ToGuest, Words};
use session::table::Standing;
use table::seat::Viewer;

/// Bytes of a message to a guest that are none of what such a message is made of. What it is made of, views and log, is
/// held against the guest's own at the end.
pub(super) fn unexplained(bytes: &[u8], words: &Words) -> u64 {
    let none = Words::none();
    let known = [words, &none];
    let read = known.iter().find_map(|words| ToGuest::read(bytes, words).ok().map(|said| said.write(words)));
    match read {
        Some(written) if written == bytes => 0,
        _ => bytes.len() as u64,
    }
}

impl Party {
    /// Whether everybody is there and shows what it should.
    pub(super) fn agrees(&mut self) -> bool {
        (1..self.places.len()).all(|node| self.is_right(node))
    }

    /// How the devices stand, for whoever looks into a seed.
    pub(super) fn told(&mut self) -> String {
        let mut told = String::new();
        for node in 0..self.places.len() {
            let is_right = node == 0 || self.is_right(node);
            let link = self.world.link(node).expect("everybody was put right");
            let peers: Vec<_> = link.peers().map(|peer| link.standing(peer)).collect();
            let table = self.places[node].table.as_ref().map(|table| (table.standing(), table.here(), table.face()));
            let log = self.places[node].table.as_ref().map(|table| table.public_log().len());
            let same = self.places[node]
                .table
                .as_ref()
                .map(|table| table.bytes_of(Viewer::Public) == self.host().bytes_of(Viewer::Public));
            told.push_str(&format!("\n  {log:?} lines, public view as the host's: {same:?};"));
            told.push_str(&format!("\n  device {node}, right: {is_right}, links {peers:?}, table {table:?}"));
        }
        told
    }

    /// Devices that do not show what they should.
    pub(super) fn diverged(&mut self) -> u64 {
        (1..self.places.len()).filter(|node| !self.is_right(*node)).count() as u64
    }

    /// Whether a device shows what the host would show it.
    pub(super) fn is_right(&self, node: usize) -> bool {
        let seats = self.seats_of(node);
        let Some(shown) = &self.places[node].table else { return false };
        if shown.standing() != Standing::Guest || shown.here() != seats {
            return false;
        }
        let host = self.host();
        let over = matches!(host.turn(), table::game::Turn::Over(_));
        let own = seats.iter().map(Viewer::Seat).chain([Viewer::Public]);
        let viewers = own.chain(over.then_some(Viewer::After));
        let same = |viewer: Viewer| shown.bytes_of(viewer) == host.bytes_of(viewer);
        viewers.into_iter().all(same) && shown.public_log() == host.public_log()
    }
}
