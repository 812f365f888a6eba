//! A device at this table: its two streams, which outlive every channel, and the channel it is on now.

use crate::advert::Tag;
use crate::cipher::Seal;
use crate::event::{Channel, Notice, Place};
use crate::frame::{Beat, Frame, Resume};
use crate::hello::Refusal;
use crate::identity::DeviceKey;
use crate::limits::*;
use crate::packet::{Packet, SEAL};
use crate::role::Role;
use crate::stream::{Incoming, Outgoing};
use crate::time::{Bucket, Millis};
use rand::{CryptoRng, RngExt};

/// What this device says of itself in a frame.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Self_ {
    pub tag: Tag,
    pub can_advertise: bool,
    pub asleep: bool,
}

/// A channel whose handshake is finished.
#[derive(Debug)]
pub(crate) struct Joined {
    pub channel: Channel,
    seal: Seal,
    /// The other has proved that it finished the handshake too.
    pub confirmed: bool,
    heard: Millis,
    beat_at: Millis,
    /// What the other said last.
    theirs: Beat,
    /// What was said last of hearing the other.
    said_hears: bool,
    /// The other knows my stream; only then may pieces of it be sent.
    agreed: bool,
    /// The counter of the latest Resume: an older one that comes late says nothing new.
    resumed: Option<u32>,
    resume_at: Option<Millis>,
    pub together: Option<Millis>,
    awake_by: Option<Millis>,
    /// Since when the other says that it hears nothing.
    unheard: Option<Millis>,
    /// Packets larger than this have vanished lately, whatever the channel says of its size (C9, C10); and since when.
    ceiling: (usize, Millis),
    inflow: Bucket,
}

/// What came of a sealed packet.
#[derive(Debug)]
pub(crate) enum Opened {
    /// Taken in.
    Taken,
    /// Not authentic, received before, or too much: passed over.
    Ignored,
    /// The other breaks the protocol: the channel is given up.
    Broken,
    /// The other leaves on purpose.
    Leaves,
}

#[derive(Debug)]
pub(crate) struct Peer {
    pub key: DeviceKey,
    /// Whether the other hosts the game.
    pub hosts: bool,
    out: Outgoing,
    inn: Incoming,
    /// Something has been lost since the floor above was last told that the streams go on.
    fresh: bool,
    pub role: Option<Role>,
    /// Whether the other can advertise, as it said last.
    pub can_advertise: bool,
    pub tag: Option<Tag>,
    pub place: Option<Place>,
    pub strikes: u32,
    pub retry_at: Millis,
    /// Since when it is away.
    pub away: Millis,
    /// The known place has been tried since the last search.
    pub tried_place: bool,
    /// This device leaves.
    pub left: bool,
    /// The other has left.
    pub gone: bool,
    pub refused: Option<Refusal>,
    pub refusals: u32,
    pub joined: Option<Joined>,
}

fn number(rng: &mut dyn CryptoRng) -> u64 {
    rng.next_u64().max(1)
}

impl Peer {
    pub fn new(key: DeviceKey, hosts: bool, now: Millis, rng: &mut dyn CryptoRng) -> Peer {
        Peer {
            key,
            hosts,
            out: Outgoing::new(number(rng)),
            inn: Incoming::default(),
            fresh: true,
            role: None,
            can_advertise: true,
            tag: None,
            place: None,
            strikes: 0,
            retry_at: 0,
            away: now,
            tried_place: false,
            left: false,
            gone: false,
            refused: None,
            refusals: 0,
            joined: None,
        }
    }

    pub fn out(&mut self) -> &mut Outgoing {
        &mut self.out
    }

    /// Bytes that wait to be acknowledged, and how much of a larger message has come in.
    pub fn progress(&self) -> (usize, Option<(usize, usize)>) {
        (self.out.waiting(), self.inn.progress())
    }

    /// A handshake has been finished on this channel. What was on another is given up.
    pub fn join(&mut self, channel: Channel, seal: Seal, now: Millis) -> Option<Channel> {
        let old = self.joined.take().map(|joined| joined.channel);
        self.inn.resume();
        self.left = false;
        self.gone = false;
        self.refused = None;
        self.refusals = 0;
        self.joined = Some(Joined {
            channel,
            seal,
            confirmed: false,
            heard: now,
            beat_at: now,
            theirs: Beat { hears: true, asleep: false, leaves: false },
            said_hears: true,
            agreed: false,
            resumed: None,
            resume_at: Some(now),
            together: None,
            awake_by: None,
            unheard: None,
            ceiling: (PACKET_MOST, now),
            inflow: Bucket::new(JOINED_BURST, JOINED_RATE, now),
        });
        old
    }

    /// The channel is gone.
    pub fn part(&mut self, now: Millis, rng: &mut dyn CryptoRng) {
        self.joined = None;
        self.away = now;
        self.tried_place = false;
        self.strike(now, rng);
    }

    /// A try has failed.
    pub fn strike(&mut self, now: Millis, rng: &mut dyn CryptoRng) {
        self.strikes += 1;
        self.rest(now, rng);
    }

    fn rest(&mut self, now: Millis, rng: &mut dyn CryptoRng) {
        let pause = (RETRY_FIRST << self.strikes.min(6)).min(RETRY_MOST);
        self.retry_at = now + pause - rng.random_range(0..pause / 2);
    }

    /// Takes in a sealed packet.
    pub fn open(
        &mut self,
        counter: u32,
        sealed: &[u8],
        now: Millis,
        rng: &mut dyn CryptoRng,
        told: &mut Vec<Notice>,
    ) -> Opened {
        let Some(joined) = &mut self.joined else { return Opened::Ignored };
        let Ok(plain) = joined.seal.open(counter, sealed) else { return Opened::Ignored };
        // Only what the other has sent counts against it, not what somebody puts into its channel.
        if !joined.inflow.take(sealed.len() as u64, now) {
            return Opened::Ignored;
        }
        let frame = match Frame::read(&plain) {
            Ok(frame) => frame,
            Err(_) => return Opened::Broken,
        };
        joined.confirmed = true;
        joined.heard = now;
        if let Some(beat) = frame.beat {
            joined.theirs = beat;
            if beat.hears {
                (joined.awake_by, joined.unheard) = (None, None);
            } else {
                joined.unheard.get_or_insert(now);
            }
        }
        if let Some(resume) = frame.resume
            && joined.resumed.is_none_or(|last| counter > last)
        {
            joined.resumed = Some(counter);
            self.resume(&resume, now, rng, told);
        }
        let agreed = self.joined.as_ref().is_some_and(|joined| joined.agreed);
        if let Some(ack) = frame.ack.filter(|_| agreed) {
            self.delivered(|out| out.acked(&ack, now), told);
        }
        // A piece that comes before the floor above has heard that the streams go on is left for its repetition.
        if let Some((at, bytes)) = frame.data.filter(|_| agreed) {
            match self.inn.data(at, &bytes, now) {
                Ok(messages) => {
                    let peer = self.key;
                    told.extend(messages.into_iter().map(|bytes| Notice::Message { peer, bytes }));
                }
                Err(_) => {
                    // The stream makes no sense: both begin anew.
                    self.inn = Incoming::default();
                    self.out = Outgoing::new(number(rng));
                    self.fresh = true;
                    return Opened::Broken;
                }
            }
        }
        if frame.beat.is_some_and(|beat| beat.leaves) { Opened::Leaves } else { Opened::Taken }
    }

    fn delivered(&mut self, take: impl FnOnce(&mut Outgoing) -> Vec<crate::stream::MessageId>, told: &mut Vec<Notice>) {
        let peer = self.key;
        told.extend(take(&mut self.out).into_iter().map(|id| Notice::Delivered { peer, id }));
    }

    /// Where both streams stand. Idempotent, and waits for nobody (C13).
    fn resume(&mut self, resume: &Resume, now: Millis, rng: &mut dyn CryptoRng, told: &mut Vec<Notice>) {
        self.tag = Some(resume.tag);
        self.can_advertise = resume.can_advertise;
        let mut answer = resume.answer;
        if self.inn.number != resume.mine {
            self.inn = Incoming::new(resume.mine);
            self.fresh = true;
            answer = true; // The other has to learn that its stream is known now.
        }
        let was = self.joined.as_ref().is_some_and(|joined| joined.agreed);
        let mut agreed = was;
        if !was {
            let resumed = (resume.theirs == self.out.number).then(|| self.out.resume(resume.have)).flatten();
            match resumed {
                Some(done) => {
                    agreed = true;
                    self.delivered(|_| done, told);
                }
                // Nothing of this stream has been sent: it begins when the other has heard of it.
                None if !self.out.is_begun() => {}
                // The other has forgotten it: what it needs is for the floors above to say.
                None => {
                    self.out = Outgoing::new(number(rng));
                    self.fresh = true;
                    answer = true;
                }
            }
        }
        let Some(joined) = &mut self.joined else { return };
        joined.agreed = agreed;
        if agreed && (!was || self.fresh) {
            if self.fresh {
                // Sent by a floor above that did not know yet: what it says after Ready comes first.
                self.out.forget_unsent();
            }
            told.push(Notice::Ready { peer: self.key, resumed: !self.fresh });
            self.fresh = false;
        }
        if answer {
            joined.resume_at = Some(now);
        } else if agreed {
            joined.resume_at = None;
        }
    }

    /// The next packet, if there is something to say.
    pub fn packet(&mut self, chunk: usize, me: Self_, now: Millis, rng: &mut dyn CryptoRng) -> Option<Vec<u8>> {
        let joined = self.joined.as_mut()?;
        let hears = joined.hears(now);
        let mut frame = Frame::default();
        let resume_due = joined.resume_at.is_some_and(|at| at <= now);
        if resume_due {
            frame.resume = Some(Resume {
                mine: self.out.number,
                theirs: self.inn.number,
                have: self.inn.have(),
                answer: !joined.agreed,
                can_advertise: me.can_advertise,
                tag: me.tag,
            });
            joined.resume_at = (!joined.agreed).then(|| now + SHAKE_AGAIN - rng.random_range(0..SHAKE_AGAIN / 4));
        }
        let place = if joined.agreed { self.out.next_place() } else { None };
        let along = resume_due || place.is_some() || joined.beat_at <= now || hears != joined.said_hears;
        frame.ack = self.inn.ack(now, along);
        if !along && frame.ack.is_none() {
            return None;
        }
        joined.said_hears = hears;
        joined.beat_at = now + BEAT - rng.random_range(0..BEAT / 4);
        frame.beat = Some(Beat { hears, asleep: me.asleep, leaves: self.left });
        if let Some(at) = place {
            let room = joined.packet_size(chunk, self.out.timeouts(), now).saturating_sub(SEAL + frame.room_taken(at));
            frame.data = self.out.piece(room, now);
        }
        let (counter, sealed) = joined.seal.close(&frame.write()).ok()?;
        Some(Packet::Sealed(counter, &sealed).write())
    }

    /// Says the heartbeat at once.
    pub fn beat_now(&mut self, now: Millis) {
        if let Some(joined) = &mut self.joined {
            joined.beat_at = now;
        }
    }

    /// This device has slept: the channel has to show soon that it still works (C17).
    pub fn woke(&mut self, now: Millis) {
        if let Some(joined) = &mut self.joined {
            joined.beat_at = now;
            joined.awake_by = Some(now + AWAKE_FOR);
        }
    }

    /// Time has passed. True if the channel is dead.
    pub fn tick(&mut self, now: Millis) -> bool {
        self.out.tick(now);
        let Some(joined) = &mut self.joined else { return false };
        let together = joined.is_together(now);
        joined.together = if together { joined.together.or(Some(now)) } else { None };
        if joined.settled(now) {
            self.strikes = 0;
        }
        now >= joined.silence_ends() || joined.awake_by.is_some_and(|by| by <= now)
    }

    /// When [`Peer::tick`] or [`Peer::packet`] has something to do, at the latest.
    pub fn due(&self) -> Millis {
        let Some(joined) = &self.joined else { return Millis::MAX };
        let stream = if joined.agreed { self.out.due() } else { None };
        let quiet = if joined.said_hears { joined.heard + QUIET_AFTER } else { Millis::MAX };
        let settled = joined.together.map(|since| since + SETTLED_AFTER).filter(|_| self.strikes > 0);
        [joined.resume_at, self.inn.due(), stream, joined.awake_by, settled]
            .into_iter()
            .flatten()
            .chain([joined.beat_at, joined.silence_ends(), quiet])
            .min()
            .unwrap_or(Millis::MAX)
    }

    /// Bytes held.
    pub fn memory(&self) -> usize {
        self.out.memory() + self.inn.memory()
    }
}

impl Joined {
    fn hears(&self, now: Millis) -> bool {
        now.saturating_sub(self.heard) < QUIET_AFTER
    }

    /// How large a packet may be: half of what it was where nothing of that size arrives, and again more after a while.
    fn packet_size(&mut self, chunk: usize, timeouts: u32, now: Millis) -> usize {
        let size = packet_for(chunk).min(self.ceiling.0);
        if timeouts >= 2 && self.ceiling.1 + CEILING_DOWN <= now {
            self.ceiling = ((size / 2).max(CEILING_LEAST), now);
        } else if self.ceiling.0 < PACKET_MOST && self.ceiling.1 + CEILING_UP <= now {
            self.ceiling = ((size * 2).min(PACKET_MOST), now);
        }
        size.min(self.ceiling.0)
    }

    /// When silence has lasted too long, in either direction; who sleeps may be silent for longer.
    fn silence_ends(&self) -> Millis {
        let silence = self.heard + if self.theirs.asleep { ASLEEP_FOR } else { DEAD_AFTER };
        silence.min(self.unheard.map_or(Millis::MAX, |since| since + DEAD_AFTER))
    }

    fn settled(&self, now: Millis) -> bool {
        self.together.is_some_and(|since| now.saturating_sub(since) >= SETTLED_AFTER)
    }

    /// Whether messages flow and both hear each other.
    pub fn is_together(&self, now: Millis) -> bool {
        self.confirmed
            && self.agreed
            && self.resumed.is_some()
            && self.hears(now)
            && self.theirs.hears
            && !self.theirs.asleep
    }

    /// Whether the streams have been taken up again.
    pub fn is_agreed(&self) -> bool {
        self.confirmed && self.agreed
    }

    /// Whether the other sleeps and has not been heard since.
    pub fn is_fast_asleep(&self, now: Millis) -> bool {
        self.theirs.asleep && now.saturating_sub(self.heard) >= DEAD_AFTER
    }

    /// Whether the other sleeps.
    pub fn is_asleep(&self) -> bool {
        self.theirs.asleep
    }
}
