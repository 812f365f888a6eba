//! Noise: the two handshakes, and the packets sealed after them.

use crate::error::{HandshakeError, Unsealed};
use crate::identity::{DeviceKey, Identity};
use crate::limits::PACKET_MOST;
use crate::packet::SEAL;
use crate::pairing::Psk;
use rand::CryptoRng;
use snow::params::{CipherChoice, DHChoice, HashChoice};
use snow::resolvers::{CryptoResolver, DefaultResolver};
use snow::types::{Cipher, Dh, Hash, Random};
use snow::{Builder, HandshakeState, StatelessTransportState};

/// First meeting. `psk0` beside `psk3`: the first message already proves the digits, so that a host shows its key to
/// nobody who has not typed them.
pub const PAIRING: &str = "Noise_XXpsk0+psk3_25519_ChaChaPoly_BLAKE2s";
/// Return: both keys are known, neither is sent.
pub const RETURN: &str = "Noise_KK_25519_ChaChaPoly_BLAKE2s";
/// The prologue begins with this; the bodies of the guest's and the host's Hello follow.
pub const PROLOGUE: &[u8] = b"tabularium link 1\n";

/// The ephemeral key is exactly these bytes, drawn from the link's chance; more is never asked for.
struct Once(Option<[u8; 32]>);

impl Random for Once {
    fn try_fill_bytes(&mut self, dest: &mut [u8]) -> Result<(), snow::Error> {
        match self.0.take() {
            Some(bytes) if dest.len() == bytes.len() => {
                dest.copy_from_slice(&bytes);
                Ok(())
            }
            _ => Err(snow::Error::Rng),
        }
    }
}

/// Snow's own primitives with the link's chance.
struct Chance([u8; 32]);

impl CryptoResolver for Chance {
    fn resolve_rng(&self) -> Option<Box<dyn Random>> {
        Some(Box::new(Once(Some(self.0))))
    }
    fn resolve_dh(&self, choice: &DHChoice) -> Option<Box<dyn Dh>> {
        DefaultResolver.resolve_dh(choice)
    }
    fn resolve_hash(&self, choice: &HashChoice) -> Option<Box<dyn Hash>> {
        DefaultResolver.resolve_hash(choice)
    }
    fn resolve_cipher(&self, choice: &CipherChoice) -> Option<Box<dyn Cipher>> {
        DefaultResolver.resolve_cipher(choice)
    }
}

/// What the handshake rests on.
#[derive(Clone, Copy, Debug)]
pub enum Ground<'a> {
    /// The key from the digits.
    Digits(&'a Psk),
    /// The key of a known device.
    Known(&'a DeviceKey),
}

/// A handshake under way.
pub struct Handshake(HandshakeState);

impl std::fmt::Debug for Handshake {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Handshake")
    }
}

impl Handshake {
    /// Begins one. The guest speaks first. `hellos`: the bodies of the guest's and the host's.
    pub fn new(
        me: &Identity,
        guest: bool,
        ground: Ground<'_>,
        hellos: (&[u8], &[u8]),
        rng: &mut dyn CryptoRng,
    ) -> Result<Handshake, HandshakeError> {
        let mut fresh = [0; 32];
        rng.fill_bytes(&mut fresh);
        let prologue = [PROLOGUE, hellos.0, hellos.1].concat();
        let build = || -> Result<HandshakeState, snow::Error> {
            let pattern = if matches!(ground, Ground::Digits(_)) { PAIRING } else { RETURN };
            let builder = Builder::with_resolver(pattern.parse()?, Box::new(Chance(fresh)));
            let builder = builder.local_private_key(me.secret())?.prologue(&prologue)?;
            let builder = match ground {
                Ground::Digits(psk) => builder.psk(0, psk)?.psk(3, psk)?,
                Ground::Known(key) => builder.remote_public_key(&key.0)?,
            };
            if guest { builder.build_initiator() } else { builder.build_responder() }
        };
        build().map(Handshake).map_err(|_| HandshakeError::Turn)
    }

    /// The next message.
    pub fn write(&mut self) -> Result<Vec<u8>, HandshakeError> {
        let mut out = vec![0; PACKET_MOST];
        let len = self.0.write_message(&[], &mut out).map_err(|_| HandshakeError::Turn)?;
        out.truncate(len);
        Ok(out)
    }

    /// The other's message. Whatever is wrong with it, the handshake is over.
    pub fn read(&mut self, message: &[u8]) -> Result<(), HandshakeError> {
        let mut payload = [0; PACKET_MOST];
        match self.0.read_message(message, &mut payload) {
            Ok(0) => Ok(()),
            Ok(_) => Err(HandshakeError::Turn),
            Err(_) => Err(HandshakeError::Keys),
        }
    }

    /// Whether all messages have been exchanged.
    pub fn finished(&self) -> bool {
        self.0.is_handshake_finished()
    }

    /// The seal that the finished handshake comes to, and whose it is.
    pub fn seal(self) -> Result<(DeviceKey, Seal), HandshakeError> {
        let key = self.0.get_remote_static().and_then(|key| key.try_into().ok()).ok_or(HandshakeError::Turn)?;
        let state = self.0.into_stateless_transport_mode().map_err(|_| HandshakeError::Turn)?;
        Ok((DeviceKey(key), Seal { state, next: 0, seen: Seen::default() }))
    }
}

/// Which counters have been received: the last 64 one by one, all before them as received.
#[derive(Clone, Debug, Default)]
struct Seen {
    /// One more than the highest received.
    end: u64,
    /// Bit i: `end - 1 - i` has been received.
    bits: u64,
}

impl Seen {
    fn has(&self, counter: u64) -> bool {
        match self.end.checked_sub(counter + 1) {
            None => false,
            Some(back) => back >= 64 || self.bits >> back & 1 == 1,
        }
    }

    fn mark(&mut self, counter: u64) {
        match self.end.checked_sub(counter + 1) {
            Some(back) => self.bits |= if back < 64 { 1 << back } else { 0 },
            None => {
                let ahead = counter + 1 - self.end;
                self.bits = if ahead < 64 { self.bits << ahead } else { 0 } | 1;
                self.end = counter + 1;
            }
        }
    }
}

/// Encrypts and decrypts the packets of one channel. Each counter is used once and accepted once.
pub struct Seal {
    state: StatelessTransportState,
    next: u32,
    seen: Seen,
}

impl std::fmt::Debug for Seal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Seal(next {})", self.next)
    }
}

impl Seal {
    /// Seals a frame: its counter, and the bytes with the tag.
    pub fn close(&mut self, frame: &[u8]) -> Result<(u32, Vec<u8>), HandshakeError> {
        let counter = self.next;
        self.next = counter.checked_add(1).ok_or(HandshakeError::Spent)?;
        let mut out = vec![0; frame.len() + SEAL];
        let len = self.state.write_message(u64::from(counter), frame, &mut out).map_err(|_| HandshakeError::Turn)?;
        out.truncate(len);
        Ok((counter, out))
    }

    /// Opens a packet of the other's.
    pub fn open(&mut self, counter: u32, sealed: &[u8]) -> Result<Vec<u8>, Unsealed> {
        if self.seen.has(u64::from(counter)) {
            return Err(Unsealed::Repeated);
        }
        let mut frame = vec![0; sealed.len()];
        let read = self.state.read_message(u64::from(counter), sealed, &mut frame);
        frame.truncate(read.map_err(|_| Unsealed::Forged)?);
        self.seen.mark(u64::from(counter));
        Ok(frame)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    fn shake(a: &mut Handshake, b: &mut Handshake) -> Result<(), HandshakeError> {
        while !a.finished() || !b.finished() {
            let message = a.write()?;
            b.read(&message)?;
            std::mem::swap(a, b);
        }
        Ok(())
    }

    fn pair(psks: (Psk, Psk), hellos: (&[u8], &[u8])) -> Result<(Handshake, Handshake), HandshakeError> {
        let mut rng = StdRng::seed_from_u64(5);
        let (guest, host) = (Identity::new(&mut rng), Identity::new(&mut rng));
        let mut g = Handshake::new(&guest, true, Ground::Digits(&psks.0), (hellos.0, b"host"), &mut rng)?;
        let mut h = Handshake::new(&host, false, Ground::Digits(&psks.1), (hellos.1, b"host"), &mut rng)?;
        shake(&mut g, &mut h)?;
        Ok((g, h))
    }

    #[test]
    fn c29_the_same_digits_and_hellos_lead_to_a_seal_and_who_it_is() {
        let (a, b) = pair(([1; 32], [1; 32]), (b"guest", b"guest")).expect("they agree");
        let ((_, mut a), (_, mut b)) = (a.seal().expect("finished"), b.seal().expect("finished"));
        let (counter, sealed) = a.close(b"frame").expect("the first");
        assert_eq!(b.open(counter, &sealed), Ok(b"frame".to_vec()));
        assert_eq!(b.open(counter, &sealed), Err(Unsealed::Repeated));
        assert_eq!(a.open(0, &sealed), Err(Unsealed::Forged), "one's own packet sent back");
        assert_eq!(pair(([1; 32], [2; 32]), (b"guest", b"guest")).err(), Some(HandshakeError::Keys));
        assert_eq!(pair(([1; 32], [1; 32]), (b"guest", b"geust")).err(), Some(HandshakeError::Keys));
    }

    #[test]
    fn a_wrong_key_fails_at_the_first_message() {
        let mut rng = StdRng::seed_from_u64(6);
        let (guest, host) = (Identity::new(&mut rng), Identity::new(&mut rng));
        let mut g = Handshake::new(&guest, true, Ground::Digits(&[1; 32]), (b"", b""), &mut rng).expect("built");
        let mut h = Handshake::new(&host, false, Ground::Digits(&[2; 32]), (b"", b""), &mut rng).expect("built");
        assert_eq!(h.read(&g.write().expect("first")), Err(HandshakeError::Keys));
    }

    #[test]
    fn known_devices_return_and_others_do_not() {
        let mut rng = StdRng::seed_from_u64(7);
        let (guest, host, other) = (Identity::new(&mut rng), Identity::new(&mut rng), Identity::new(&mut rng));
        for (expected, works) in [(guest.key(), true), (other.key(), false)] {
            let mut g =
                Handshake::new(&guest, true, Ground::Known(&host.key()), (b"a", b"b"), &mut rng).expect("built");
            let mut h = Handshake::new(&host, false, Ground::Known(&expected), (b"a", b"b"), &mut rng).expect("built");
            assert_eq!(shake(&mut g, &mut h).is_ok(), works);
            if works {
                let keys = (g.seal().expect("finished").0, h.seal().expect("finished").0);
                assert!(keys == (host.key(), guest.key()) || keys == (guest.key(), host.key()));
            }
        }
    }

    #[test]
    fn a_counter_is_accepted_once_in_whatever_order() {
        let mut seen = Seen::default();
        for counter in [0u64, 5, 3, 200, 150, 137, 199] {
            assert!(!seen.has(counter), "{counter}");
            seen.mark(counter);
            assert!(seen.has(counter), "{counter}");
        }
        assert!(seen.has(136), "too old to tell");
        assert!(!seen.has(198));
        assert!(!seen.has(201));
    }
}
