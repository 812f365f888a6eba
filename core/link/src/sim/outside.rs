//! Strangers in the simulated radio: devices that follow no protocol, and bytes put into other devices' channels.

use super::wires::{End, Wire};
use super::{Node, WireId, World};
use crate::event::Event;

/// A stranger's channel to a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outsider(WireId);

impl World {
    /// A stranger connects to a device. It is let in by the radio whoever it is.
    pub fn intrude(&mut self, node: Node) -> Outsider {
        let wire = self.open_wire([End::Outside(Vec::new()), End::Node(node)]);
        let size = self.wires[&wire].size[1];
        self.event(node, Event::Opened { channel: wire.channel(1), place: None, size });
        Outsider(wire)
    }

    /// The stranger sends a chunk, over the air as it is.
    pub fn outsider_send(&mut self, outsider: Outsider, bytes: Vec<u8>) {
        self.carry(outsider.0, 0, bytes);
    }

    /// What the stranger has received since last asked.
    pub fn outsider_inbox(&mut self, outsider: Outsider) -> Vec<Vec<u8>> {
        match self.wires.get_mut(&outsider.0) {
            Some(Wire { ends: [End::Outside(inbox), _], .. }) => std::mem::take(inbox),
            _ => Vec::new(),
        }
    }

    /// Whether the device still holds the stranger's channel open.
    pub fn outsider_is_in(&self, outsider: Outsider) -> bool {
        self.wires.get(&outsider.0).is_some_and(|wire| wire.open[1])
    }

    /// The stranger goes.
    pub fn outsider_leaves(&mut self, outsider: Outsider) {
        let id = outsider.0;
        if let Some(wire) = self.wires.remove(&id)
            && let (End::Node(node), true) = (&wire.ends[1], wire.open[1])
        {
            self.event_later(10, *node, Event::Closed { channel: id.channel(1) });
        }
    }

    /// Bytes that somebody puts into a channel of two others, as if the other end had sent them.
    pub fn inject(&mut self, wire: WireId, to: Node, bytes: Vec<u8>) {
        let ends = self.wires.get(&wire).map(|wire| wire.ends.iter());
        let at = ends.and_then(|mut ends| ends.position(|end| matches!(end, End::Node(node) if *node == to)));
        if let Some(end) = at {
            self.event(to, Event::Received { channel: wire.channel(end), bytes });
        }
    }
}
