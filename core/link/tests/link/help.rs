//! What the tests of whole links share: a floor above that counts, and a table of devices.

use link::Config;
use link::event::{Joining, Notice, Radio, Standing};
use link::hello::Side;
use link::identity::DeviceKey;
use link::sim::{Node, World, acquaint, config};
use link::stream::MessageId;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::collections::{BTreeMap, BTreeSet};

/// How many runs a test makes: a sample, or as many as the variable of the environment says.
pub fn runs(variable: &str, sample: u64) -> u64 {
    std::env::var(variable).ok().and_then(|n| n.parse().ok()).unwrap_or(sample)
}

/// What one device sends another: its epoch begins anew whenever the streams do.
#[derive(Default)]
struct Sending {
    epoch: u64,
    next: u64,
    undelivered: BTreeSet<MessageId>,
}

/// A floor above that sends numbered messages and holds that they arrive in order, each once.
#[derive(Default)]
pub struct Floors {
    sending: BTreeMap<(Node, Node), Sending>,
    received: BTreeMap<(Node, Node), (u64, u64)>,
    nodes: BTreeMap<DeviceKey, Node>,
    pub ready: BTreeMap<(Node, Node), u32>,
    pub fresh: BTreeMap<(Node, Node), u32>,
    pub messages: u64,
    epochs: u64,
    pub seed: u64,
}

impl Floors {
    pub fn new(world: &World, nodes: &[Node], seed: u64) -> Floors {
        let nodes = nodes.iter().map(|node| (world.key(*node), *node)).collect();
        Floors { nodes, seed, ..Floors::default() }
    }

    /// The device's app has been killed: what it had not delivered is gone.
    pub fn killed(&mut self, node: Node) {
        self.sending.retain(|(from, _), _| *from != node);
        self.received.retain(|(_, to), _| *to != node);
    }

    /// Sends a message of this length.
    pub fn send(&mut self, world: &mut World, from: Node, to: Node, len: usize) {
        let peer = world.key(to);
        let epochs = &mut self.epochs;
        let sending = self.sending.entry((from, to)).or_insert_with(|| {
            *epochs += 1;
            Sending { epoch: *epochs, ..Sending::default() }
        });
        let mut message = [sending.epoch.to_le_bytes(), sending.next.to_le_bytes()].concat();
        message.extend((0..len).map(|i| i as u8));
        if let Some(Ok(id)) = world.ask(from, |link| link.send(peer, &message)) {
            sending.next += 1;
            sending.undelivered.insert(id);
        }
    }

    /// Whether everything sent has been delivered.
    pub fn is_quiet(&self) -> bool {
        self.sending.values().all(|sending| sending.undelivered.is_empty())
    }

    pub fn notice(&mut self, world: &mut World, node: Node, notice: &Notice) {
        let seed = self.seed;
        match notice {
            Notice::Ready { peer, resumed } => {
                let other = self.nodes[peer];
                *self.ready.entry((node, other)).or_default() += 1;
                if !resumed {
                    *self.fresh.entry((node, other)).or_default() += 1;
                    self.sending.remove(&(node, other));
                }
            }
            Notice::Message { peer, bytes } => {
                let other = self.nodes[peer];
                self.messages += 1;
                let number = |at: usize| u64::from_le_bytes(bytes[at..at + 8].try_into().expect("a numbered message"));
                let (epoch, next) = (number(0), number(8));
                assert!(bytes[16..].iter().enumerate().all(|(i, b)| *b == i as u8), "seed {seed}: changed under way");
                assert!(self.ready.contains_key(&(node, other)), "seed {seed}: a message before Ready");
                let (at, expected) = self.received.get(&(other, node)).copied().unwrap_or((epoch, 0));
                if at == epoch {
                    assert_eq!(next, expected, "seed {seed}: {other} to {node} at {}", world.now());
                } else {
                    assert!(
                        epoch > at && next == 0,
                        "seed {seed}: {other} to {node}: {at}/{expected} then {epoch}/{next}"
                    );
                }
                self.received.insert((other, node), (epoch, next + 1));
            }
            Notice::Delivered { peer, id } => {
                if let Some(sending) = self.sending.get_mut(&(node, self.nodes[peer])) {
                    sending.undelivered.remove(id);
                }
            }
            _ => {}
        }
    }
}

/// A host and its guests, known to each other.
pub fn table(seed: u64, guests: usize, change: impl Fn(usize, &mut Config)) -> (World, Vec<Node>) {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut configs = vec![config(Side::Host, &mut rng)];
    configs.extend((0..guests).map(|_| config(Side::Guest, &mut rng)));
    configs.iter_mut().enumerate().for_each(|(i, config)| change(i, config));
    let (host, others) = configs.split_at_mut(1);
    others.iter_mut().for_each(|guest| acquaint(&mut host[0], guest));
    let mut world = World::new(rng.random());
    let nodes = configs.into_iter().map(|config| world.add(config)).collect();
    (world, nodes)
}

/// Whether all guests and the host are together, as both sides see it.
pub fn together(world: &mut World, nodes: &[Node]) -> bool {
    let host = nodes[0];
    let host_key = world.key(host);
    nodes[1..].iter().all(|guest| {
        let key = world.key(*guest);
        let from_host = world.link(host).and_then(|link| link.standing(key));
        let from_guest = world.link(*guest).and_then(|link| link.standing(host_key));
        from_host == Some(Standing::Together) && from_guest == Some(Standing::Together)
    })
}

/// Everything that went wrong for good is put right: apps run, radios are on, and whoever is asked to tap does.
pub fn put_right(world: &mut World, nodes: &[Node]) {
    for node in nodes {
        if world.link(*node).is_none() {
            world.revive(*node);
        }
        world.resume(*node);
        world.radio(*node, Radio::On);
    }
}

/// Whoever is asked to tap does so.
pub fn tap(world: &mut World, node: Node, notice: &Notice) {
    if let Notice::Standing { peer, standing: Standing::TapToReconnect } = notice {
        let peer = *peer;
        world.ask(node, |link| link.tap(peer).expect("it was named"));
    }
}

/// Types the digits that the host shows, whenever they are wanted, and joins the first table in sight.
pub fn join(world: &mut World, host: Node, guest: Node, node: Node, notice: &Notice) {
    match notice {
        Notice::InSight(sightings) if node == guest => {
            if let Some(first) =
                sightings.first().filter(|_| world.link(guest).is_some_and(|l| l.joining() == Joining::Looking))
            {
                let place = first.place;
                world.ask(guest, |link| link.join(place).expect("it is in sight"));
            }
        }
        Notice::Joining(Joining::DigitsWanted | Joining::WrongDigits) if node == guest => {
            if let Some((digits, _)) = world.link(host).and_then(|link| link.code()) {
                world.ask(guest, |link| link.digits(&digits.to_string()).expect("they are wanted"));
            }
        }
        Notice::Joining(Joining::Failed) if node == guest => {
            let place = world.place(host);
            world.ask(guest, |link| link.join(place).or_else(|_| link.seek()).expect("a guest"));
        }
        _ => {}
    }
}
