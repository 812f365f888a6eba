//! A meeting: what two devices say on a new channel until they know each other. The guest asks, the host answers.
//!
//! Every packet of the guest's is sent again until it is answered; the host answers a repeated packet with its last
//! answer. So a meeting survives loss, and a repeated packet changes nothing.

use crate::cipher::{Ground, Handshake, Seal};
use crate::hello::{Hello, OtherHello, PROTOCOL, Refusal, Side, Versions, Way};
use crate::identity::{DeviceKey, Identity};
use crate::limits::*;
use crate::packet::{Packet, SHARE};
use crate::pairing::{Attempt, Digits, Door};
use crate::time::Millis;
use rand::{CryptoRng, RngExt};

/// What a meeting looks at besides the packet.
pub(crate) struct Around<'a> {
    pub me: &'a Identity,
    pub versions: &'a Versions,
    /// The host's door, and whether strangers may come in.
    pub door: Option<&'a mut Door>,
    pub open: bool,
    /// Whose return is accepted.
    pub admitted: &'a [DeviceKey],
    pub now: Millis,
    pub rng: &'a mut dyn CryptoRng,
}

/// What a packet, or time, led to.
#[derive(Debug)]
pub(crate) enum Outcome {
    /// Send this.
    Say(Vec<u8>),
    /// The two know each other. `first`: by digits.
    Met { key: DeviceKey, seal: Box<Seal>, first: bool },
    /// The guest has been turned away (or the host turns away, and has said so).
    Turned(Refusal),
    /// The digits are wanted.
    DigitsWanted,
    /// The host keeps the attempt for so long.
    Held(Millis),
    /// Nothing more comes of this channel.
    Close,
    /// The packet made no sense here.
    Forged,
}

/// What a guest wants of the channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// To join a table, as one of its known devices or with digits.
    Join,
    /// To come back to this host and no other.
    Return(DeviceKey),
}

enum Stage {
    // The guest.
    Greeting,
    Typing,
    Sharing(Attempt),
    Proving { shake: Handshake, first: bool },
    // The host.
    Listening,
    Greeted(Way),
    Keeping { share: [u8; SHARE], digits: Digits },
    Shared { shake: Handshake, digits: Digits },
    Shaken(Handshake),
    // Both.
    Over,
}

pub(crate) struct Meeting {
    side: Side,
    purpose: Purpose,
    stage: Stage,
    /// When this stage began.
    since: Millis,
    nonce: [u8; 16],
    theirs_nonce: [u8; 16],
    way: Way,
    body: Vec<u8>,
    theirs: Vec<u8>,
    /// The guest's last packet, or the host's last answer and what it answered.
    pub said: Vec<u8>,
    pub answered: Vec<u8>,
    again_at: Millis,
    candidates: Vec<DeviceKey>,
    digits: Option<Digits>,
    tries: u32,
}

impl Meeting {
    pub fn host(now: Millis) -> Meeting {
        Meeting::new(Side::Host, Purpose::Join, now)
    }

    /// A guest's meeting; `candidates` are the keys of hosts it may be, the likeliest last.
    pub fn guest(purpose: Purpose, candidates: Vec<DeviceKey>, around: &mut Around<'_>) -> (Meeting, Vec<Outcome>) {
        let mut meeting = Meeting::new(Side::Guest, purpose, around.now);
        meeting.candidates = candidates;
        let way = if meeting.candidates.is_empty() { Way::Code } else { Way::Known };
        let said = meeting.greet(way, around);
        (meeting, said)
    }

    fn new(side: Side, purpose: Purpose, now: Millis) -> Meeting {
        Meeting {
            side,
            purpose,
            stage: if side == Side::Host { Stage::Listening } else { Stage::Greeting },
            since: now,
            nonce: [0; 16],
            theirs_nonce: [0; 16],
            way: Way::Known,
            body: Vec::new(),
            theirs: Vec::new(),
            said: Vec::new(),
            answered: Vec::new(),
            again_at: Millis::MAX,
            candidates: Vec::new(),
            digits: None,
            tries: 0,
        }
    }

    pub fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// Whether this channel may be closed to make room: it has said nothing sensible, or has waited long for digits.
    pub fn gives_way(&self, now: Millis) -> bool {
        let age = now.saturating_sub(self.since);
        match self.stage {
            Stage::Listening => age >= SILENT_STRANGER_FOR / 4,
            Stage::Greeted(Way::Code) => age >= TYPING_TENURE,
            _ => false,
        }
    }

    fn enter(&mut self, stage: Stage, now: Millis) {
        self.stage = stage;
        self.since = now;
    }

    fn say(&mut self, packet: &Packet<'_>, around: &mut Around<'_>) -> Outcome {
        self.said = packet.write();
        self.again_at = around.now + SHAKE_AGAIN - around.rng.random_range(0..SHAKE_AGAIN / 4);
        Outcome::Say(self.said.clone())
    }

    /// Whether somebody who showed nothing yet could have been guessing: then the attempt has failed.
    pub fn abandon(&mut self, around: &mut Around<'_>) {
        if let Stage::Shared { digits, .. } = self.stage
            && let Some(door) = around.door.as_deref_mut()
        {
            door.failed(digits, around.now, around.rng);
        }
        self.stage = Stage::Over;
    }

    /// Takes in a packet.
    pub fn packet(&mut self, bytes: &[u8], around: &mut Around<'_>) -> Vec<Outcome> {
        let Ok(packet) = Packet::read(bytes) else { return vec![Outcome::Forged] };
        match self.side {
            Side::Guest => self.ask(packet, around),
            Side::Host if bytes == self.answered => vec![self.repeat(around)],
            Side::Host => {
                let outcomes = self.answer(packet, around);
                if outcomes.iter().any(|o| matches!(o, Outcome::Say(_))) {
                    self.answered = bytes.to_vec();
                }
                outcomes
            }
        }
    }

    /// Time has passed.
    pub fn tick(&mut self, around: &mut Around<'_>) -> Vec<Outcome> {
        let age = around.now.saturating_sub(self.since);
        let patience = match self.stage {
            Stage::Listening => SILENT_STRANGER_FOR,
            Stage::Typing | Stage::Greeted(Way::Code) => TYPING_FOR,
            Stage::Shared { .. } => ATTEMPT_FOR,
            Stage::Keeping { .. } => WAIT_MOST + HANDSHAKE_FOR,
            _ => HANDSHAKE_FOR,
        };
        if age >= patience {
            self.abandon(around);
            return vec![Outcome::Close];
        }
        match (&self.stage, self.side) {
            (Stage::Keeping { share, digits }, _) => {
                let (share, digits) = (*share, *digits);
                if around.door.as_ref().is_some_and(|door| door.opens() <= around.now) {
                    return self.share_back(&share, digits, around);
                }
            }
            (Stage::Typing | Stage::Over, _) | (_, Side::Host) => {}
            _ if self.again_at <= around.now => {
                self.again_at = around.now + SHAKE_AGAIN - around.rng.random_range(0..SHAKE_AGAIN / 4);
                return vec![Outcome::Say(self.said.clone())];
            }
            _ => {}
        }
        Vec::new()
    }

    /// When [`Meeting::tick`] has something to do, at the latest.
    pub fn due(&self, door: Option<&Door>) -> Millis {
        match self.stage {
            Stage::Keeping { .. } => door.map_or(self.since + WAIT_MOST, Door::opens),
            Stage::Listening => self.since + SILENT_STRANGER_FOR,
            Stage::Typing | Stage::Greeted(Way::Code) => self.since + TYPING_FOR,
            Stage::Shared { .. } => self.since + ATTEMPT_FOR,
            _ => self.again_at.min(self.since + HANDSHAKE_FOR),
        }
    }

    // The guest's side.

    fn greet(&mut self, way: Way, around: &mut Around<'_>) -> Vec<Outcome> {
        around.rng.fill_bytes(&mut self.nonce);
        self.way = way;
        self.body = Hello { numbers: around.versions.numbers(), side: self.side, way, nonce: self.nonce }.write();
        self.enter(Stage::Greeting, around.now);
        let body = self.body.clone();
        vec![self.say(&Packet::Hello(&body), around)]
    }

    /// The digits have been typed. False if they are not wanted now.
    pub fn type_digits(&mut self, digits: Digits, around: &mut Around<'_>) -> Option<Vec<Outcome>> {
        if !matches!(self.stage, Stage::Typing) {
            return None;
        }
        self.digits = Some(digits);
        Some(self.share(digits, around))
    }

    fn share(&mut self, digits: Digits, around: &mut Around<'_>) -> Vec<Outcome> {
        let (attempt, share) = Attempt::guest(digits, (&self.nonce, &self.theirs_nonce), around.rng);
        self.enter(Stage::Sharing(attempt), around.now);
        vec![self.say(&Packet::Share(&share), around)]
    }

    /// Tries the next key that the host may have; without one, asks for digits or gives up.
    fn next_candidate(&mut self, around: &mut Around<'_>) -> Vec<Outcome> {
        let Some(key) = self.candidates.pop() else {
            return match self.purpose {
                Purpose::Join => self.greet(Way::Code, around),
                Purpose::Return(_) => vec![Outcome::Turned(Refusal::Unknown), Outcome::Close],
            };
        };
        self.prove(Ground::Known(&key), false, around)
    }

    fn prove(&mut self, ground: Ground<'_>, first: bool, around: &mut Around<'_>) -> Vec<Outcome> {
        let shake = Handshake::new(around.me, true, ground, (&self.body, &self.theirs), around.rng);
        let begun = shake.and_then(|mut shake| shake.write().map(|message| (shake, message)));
        let Ok((shake, message)) = begun else { return vec![Outcome::Close] };
        self.enter(Stage::Proving { shake, first }, around.now);
        vec![self.say(&Packet::Shake(1, &message), around)]
    }

    fn ask(&mut self, packet: Packet<'_>, around: &mut Around<'_>) -> Vec<Outcome> {
        match (std::mem::replace(&mut self.stage, Stage::Over), packet) {
            (Stage::Greeting, Packet::Hello(body)) => self.greeted(body, around),
            (stage, Packet::Refuse(refusal, _)) => {
                let known = matches!(stage, Stage::Proving { first: false, .. });
                match refusal {
                    _ if matches!(stage, Stage::Typing) => {
                        self.stage = stage; // Late, and about something before.
                        Vec::new()
                    }
                    Refusal::Unknown if known => self.next_candidate(around),
                    Refusal::Unknown => {
                        self.stage = stage;
                        Vec::new()
                    }
                    Refusal::WrongCode if self.digits.is_some() => self.wrong(around),
                    Refusal::WrongCode => {
                        self.stage = stage;
                        Vec::new()
                    }
                    other => vec![Outcome::Turned(other), Outcome::Close],
                }
            }
            (stage @ Stage::Sharing(_), Packet::Wait(millis)) => {
                let millis = Millis::from(millis).min(WAIT_MOST);
                self.enter(stage, around.now + millis);
                self.again_at = around.now + millis + SHAKE_AGAIN;
                vec![Outcome::Held(millis)]
            }
            (Stage::Sharing(attempt), Packet::Share(share)) => match attempt.finish(share) {
                Some(psk) => self.prove(Ground::Digits(&psk), true, around),
                None => self.wrong(around),
            },
            (Stage::Proving { mut shake, first }, Packet::Shake(2, message)) => {
                if shake.read(message).is_err() {
                    // Not from a host with the right key. One that is may still answer, until time is up.
                    self.stage = Stage::Proving { shake, first };
                    return vec![Outcome::Forged];
                }
                let mut outcomes = Vec::new();
                if first {
                    let Ok(message) = shake.write() else { return vec![Outcome::Close] };
                    outcomes.push(self.say(&Packet::Shake(3, &message), around));
                } else {
                    self.said.clear();
                }
                match shake.seal() {
                    Ok((key, seal)) => outcomes.push(Outcome::Met { key, seal: Box::new(seal), first }),
                    Err(_) => outcomes.push(Outcome::Close),
                }
                outcomes
            }
            (stage, _) => {
                self.stage = stage; // A repeated answer, or nonsense; both change nothing.
                Vec::new()
            }
        }
    }

    fn greeted(&mut self, body: &[u8], around: &mut Around<'_>) -> Vec<Outcome> {
        let refusal = match Hello::read(body) {
            Err(OtherHello::Protocol(_)) => Some(Refusal::Protocol),
            Err(OtherHello::Malformed(_)) => {
                self.stage = Stage::Greeting;
                return vec![Outcome::Forged];
            }
            Ok(hello) if hello.side == self.side => Some(Refusal::SameSide),
            Ok(hello) if hello.way != self.way => {
                self.stage = Stage::Greeting; // The answer to an earlier Hello.
                return Vec::new();
            }
            Ok(hello) => {
                self.theirs_nonce = hello.nonce;
                around.versions.check(&hello.numbers).err()
            }
        };
        if let Some(refusal) = refusal {
            let no = Packet::Refuse(refusal, around.versions.numbers()).write();
            return vec![Outcome::Say(no), Outcome::Turned(refusal), Outcome::Close];
        }
        self.theirs = body.to_vec();
        match (self.way, self.digits) {
            (Way::Known, _) => self.next_candidate(around),
            (Way::Code, Some(digits)) => self.share(digits, around),
            (Way::Code, None) => {
                self.enter(Stage::Typing, around.now);
                vec![Outcome::DigitsWanted]
            }
        }
    }

    fn wrong(&mut self, around: &mut Around<'_>) -> Vec<Outcome> {
        self.digits = None;
        let mut outcomes = vec![Outcome::Turned(Refusal::WrongCode)];
        outcomes.extend(self.greet(Way::Code, around));
        outcomes
    }

    // The host's side.

    fn repeat(&mut self, around: &mut Around<'_>) -> Outcome {
        if let (Stage::Keeping { .. }, Some(door)) = (&self.stage, &around.door) {
            let millis = door.opens().saturating_sub(around.now).min(WAIT_MOST);
            return Outcome::Say(Packet::Wait(millis as u16).write());
        }
        Outcome::Say(self.said.clone())
    }

    fn refuse(&mut self, refusal: Refusal, close: bool, around: &mut Around<'_>) -> Vec<Outcome> {
        let said = self.say(&Packet::Refuse(refusal, around.versions.numbers()), around);
        let mut outcomes = vec![said, Outcome::Turned(refusal)];
        if close || self.tries > TRIES_PER_CHANNEL {
            outcomes.push(Outcome::Close);
        }
        outcomes
    }

    fn answer(&mut self, packet: Packet<'_>, around: &mut Around<'_>) -> Vec<Outcome> {
        if let Packet::Hello(body) = packet {
            self.abandon(around);
            return self.welcome(body, around);
        }
        match (std::mem::replace(&mut self.stage, Stage::Over), packet) {
            (Stage::Greeted(Way::Known), Packet::Shake(1, message)) => self.recognise(message, around),
            (Stage::Greeted(Way::Code), Packet::Share(share)) => {
                let Some(door) = around.door.as_deref().filter(|_| around.open) else {
                    return self.refuse(Refusal::Busy, true, around);
                };
                let (digits, opens) = (door.digits(), door.opens());
                if opens <= around.now {
                    return self.share_back(share, digits, around);
                }
                self.enter(Stage::Keeping { share: *share, digits }, around.now);
                let millis = (opens - around.now).min(WAIT_MOST);
                vec![self.say(&Packet::Wait(millis as u16), around)]
            }
            (Stage::Shared { mut shake, digits }, Packet::Shake(1, message)) => {
                let answer = shake.read(message).and_then(|()| shake.write());
                match answer {
                    Ok(message) => {
                        self.enter(Stage::Shaken(shake), around.now);
                        vec![self.say(&Packet::Shake(2, &message), around)]
                    }
                    Err(_) => self.failed(digits, around),
                }
            }
            (Stage::Shaken(mut shake), Packet::Shake(3, message)) => {
                if shake.read(message).is_err() {
                    self.stage = Stage::Shaken(shake);
                    return vec![Outcome::Forged];
                }
                self.said.clear();
                match shake.seal() {
                    Ok((key, seal)) => {
                        if let Some(door) = around.door.as_deref_mut() {
                            door.passed(around.rng);
                        }
                        vec![Outcome::Met { key, seal: Box::new(seal), first: true }]
                    }
                    Err(_) => vec![Outcome::Close],
                }
            }
            (stage, Packet::Refuse(..)) => {
                self.stage = stage; // The guest says why it goes; its channel closes.
                Vec::new()
            }
            (stage, _) => {
                self.stage = stage;
                vec![Outcome::Forged]
            }
        }
    }

    fn welcome(&mut self, body: &[u8], around: &mut Around<'_>) -> Vec<Outcome> {
        self.tries += 1;
        self.enter(Stage::Listening, around.now);
        let hello = match Hello::read(body) {
            Err(OtherHello::Malformed(_)) => return vec![Outcome::Forged],
            Err(OtherHello::Protocol(_)) => return self.refuse(Refusal::Protocol, true, around),
            Ok(hello) => hello,
        };
        debug_assert_eq!(hello.numbers.protocol, PROTOCOL);
        if hello.side == self.side {
            return self.refuse(Refusal::SameSide, true, around);
        }
        if let Err(refusal) = around.versions.check(&hello.numbers) {
            return self.refuse(refusal, true, around);
        }
        if hello.way == Way::Code && !around.open {
            return self.refuse(Refusal::Busy, true, around);
        }
        if self.tries > TRIES_PER_CHANNEL {
            return vec![Outcome::Close];
        }
        around.rng.fill_bytes(&mut self.nonce);
        self.theirs = body.to_vec();
        self.theirs_nonce = hello.nonce;
        self.way = hello.way;
        let mine = Hello { numbers: around.versions.numbers(), side: self.side, way: hello.way, nonce: self.nonce };
        self.body = mine.write();
        self.enter(Stage::Greeted(hello.way), around.now);
        let body = self.body.clone();
        vec![self.say(&Packet::Hello(&body), around)]
    }

    /// A return: whose key is it? Nobody says so in the clear, so each that is admitted is tried.
    fn recognise(&mut self, message: &[u8], around: &mut Around<'_>) -> Vec<Outcome> {
        self.tries += 1;
        for key in around.admitted {
            let hellos = (&self.theirs[..], &self.body[..]);
            let Ok(mut shake) = Handshake::new(around.me, false, Ground::Known(key), hellos, around.rng) else {
                continue;
            };
            if shake.read(message).is_err() {
                continue;
            }
            let Ok(message) = shake.write() else { continue };
            let said = self.say(&Packet::Shake(2, &message), around);
            return match shake.seal() {
                Ok((key, seal)) => vec![said, Outcome::Met { key, seal: Box::new(seal), first: false }],
                Err(_) => vec![Outcome::Close],
            };
        }
        self.stage = Stage::Greeted(Way::Known);
        let (refusal, close) = if around.open { (Refusal::Unknown, false) } else { (Refusal::Busy, true) };
        self.refuse(refusal, close, around)
    }

    fn share_back(&mut self, share: &[u8; SHARE], digits: Digits, around: &mut Around<'_>) -> Vec<Outcome> {
        let (attempt, mine) = Attempt::host(digits, (&self.theirs_nonce, &self.nonce), around.rng);
        let Some(psk) = attempt.finish(share) else { return self.failed(digits, around) };
        let hellos = (&self.theirs[..], &self.body[..]);
        let Ok(shake) = Handshake::new(around.me, false, Ground::Digits(&psk), hellos, around.rng) else {
            return vec![Outcome::Close];
        };
        self.enter(Stage::Shared { shake, digits }, around.now);
        vec![self.say(&Packet::Share(&mine), around)]
    }

    fn failed(&mut self, digits: Digits, around: &mut Around<'_>) -> Vec<Outcome> {
        if let Some(door) = around.door.as_deref_mut() {
            door.failed(digits, around.now, around.rng);
        }
        self.enter(Stage::Listening, around.now);
        self.refuse(Refusal::WrongCode, false, around)
    }

    /// Bytes held.
    pub fn memory(&self) -> usize {
        self.body.capacity()
            + self.theirs.capacity()
            + self.said.capacity()
            + self.answered.capacity()
            + self.candidates.capacity() * size_of::<DeviceKey>()
    }
}
