//! The six digits: SPAKE2 once per attempt, and the door that changes them.

use crate::limits::{WAIT_FIRST, WAIT_MOST};
use crate::packet::SHARE;
use crate::time::Millis;
use rand::{CryptoRng, RngExt};
use spake2::{Ed25519Group, Identity as Name, Password, Spake2};

/// The six digits that a host shows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Digits([u8; 6]);

impl std::fmt::Debug for Digits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Digits") // They do not belong in a log.
    }
}

impl std::fmt::Display for Digits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|d| write!(f, "{d}"))
    }
}

impl Digits {
    /// New digits, each combination as likely as any other.
    pub fn draw(rng: &mut dyn CryptoRng) -> Digits {
        let mut n = rng.random_range(0..1_000_000u32);
        let mut digits = [0; 6];
        for digit in digits.iter_mut().rev() {
            *digit = (n % 10) as u8;
            n /= 10;
        }
        Digits(digits)
    }

    /// The digits that somebody typed; spaces do not matter.
    pub fn parse(typed: &str) -> Option<Digits> {
        let digits: Option<Vec<u8>> = typed
            .chars()
            .filter(|c| !c.is_whitespace())
            .map(|c| c.to_digit(10).and_then(|d| u8::try_from(d).ok()))
            .collect();
        digits?.try_into().ok().map(Digits)
    }

    fn password(self) -> Password {
        Password::new(self.to_string())
    }
}

/// The key that both sides have if they had the same digits.
pub type Psk = [u8; 32];

/// One attempt of one side: made, its share sent, and finished with the other's share.
pub struct Attempt(Spake2<Ed25519Group>);

impl std::fmt::Debug for Attempt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Attempt")
    }
}

/// Who the two sides are to SPAKE2: the names of this protocol, made fresh by the nonces of both Hellos.
fn names(guest: &[u8; 16], host: &[u8; 16]) -> (Name, Name) {
    (
        Name::new(&[b"tabularium guest ".as_slice(), guest].concat()),
        Name::new(&[b"tabularium host ".as_slice(), host].concat()),
    )
}

impl Attempt {
    /// The guest's side: SPAKE2's A.
    pub fn guest(digits: Digits, nonces: (&[u8; 16], &[u8; 16]), rng: &mut dyn CryptoRng) -> (Attempt, [u8; SHARE]) {
        let (a, b) = names(nonces.0, nonces.1);
        Attempt::of(Spake2::start_a_with_rng(&digits.password(), &a, &b, Older(rng)))
    }

    /// The host's side: SPAKE2's B.
    pub fn host(digits: Digits, nonces: (&[u8; 16], &[u8; 16]), rng: &mut dyn CryptoRng) -> (Attempt, [u8; SHARE]) {
        let (a, b) = names(nonces.0, nonces.1);
        Attempt::of(Spake2::start_b_with_rng(&digits.password(), &a, &b, Older(rng)))
    }

    fn of((state, message): (Spake2<Ed25519Group>, Vec<u8>)) -> (Attempt, [u8; SHARE]) {
        let mut share = [0; SHARE];
        share.copy_from_slice(&message); // 33 bytes by the protocol of the group.
        (Attempt(state), share)
    }

    /// The key, or nothing where the other's share is no point of the group.
    pub fn finish(self, share: &[u8; SHARE]) -> Option<Psk> {
        self.0.finish(share).ok()?.try_into().ok()
    }
}

/// Chance as `spake2` takes it.
struct Older<'a>(&'a mut dyn CryptoRng);

impl rand_core_06::RngCore for Older<'_> {
    fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }
    fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }
    fn fill_bytes(&mut self, dest: &mut [u8]) {
        self.0.fill_bytes(dest);
    }
    fn try_fill_bytes(&mut self, dest: &mut [u8]) -> Result<(), rand_core_06::Error> {
        self.0.fill_bytes(dest);
        Ok(())
    }
}

impl rand_core_06::CryptoRng for Older<'_> {}

/// The host's door: which digits are shown, and how long attempts wait.
///
/// An attempt that arrives during the wait is kept with the digits of that moment, and all that are kept are answered
/// when the wait ends. So a stranger who fails all the time can delay a friend by ten seconds, and no more.
#[derive(Clone, Debug)]
pub struct Door {
    digits: Digits,
    failures: u32,
    opens: Millis,
}

impl Door {
    /// An open door with fresh digits.
    pub fn new(rng: &mut dyn CryptoRng) -> Door {
        Door { digits: Digits::draw(rng), failures: 0, opens: 0 }
    }

    /// The digits shown.
    pub fn digits(&self) -> Digits {
        self.digits
    }

    /// How many attempts have failed since the last that succeeded.
    pub fn failures(&self) -> u32 {
        self.failures
    }

    /// When attempts are answered again.
    pub fn opens(&self) -> Millis {
        self.opens
    }

    /// An attempt with these digits failed: others are shown, and the wait grows.
    pub fn failed(&mut self, tried: Digits, now: Millis, rng: &mut dyn CryptoRng) {
        let wait = WAIT_FIRST.saturating_mul(1 << self.failures.min(10)).min(WAIT_MOST);
        self.failures = self.failures.saturating_add(1);
        // A second failure with digits that are gone already takes no fresh ones from whoever is reading them.
        if tried == self.digits {
            self.change(rng);
            self.opens = self.opens.max(now + wait);
        }
    }

    /// Somebody came in: the digits have done their work.
    pub fn passed(&mut self, rng: &mut dyn CryptoRng) {
        self.failures = 0;
        self.change(rng);
    }

    fn change(&mut self, rng: &mut dyn CryptoRng) {
        let old = self.digits;
        while self.digits == old {
            self.digits = Digits::draw(rng);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    #[test]
    fn digits_are_six_and_read_as_shown() {
        let mut rng = StdRng::seed_from_u64(1);
        for _ in 0..1000 {
            let digits = Digits::draw(&mut rng);
            assert_eq!(digits.to_string().len(), 6);
            assert_eq!(Digits::parse(&digits.to_string()), Some(digits));
        }
        assert_eq!(Digits::parse(" 012 345 "), Some(Digits([0, 1, 2, 3, 4, 5])));
        for wrong in ["", "12345", "1234567", "12345a", "١٢٣٤٥٦"] {
            assert_eq!(Digits::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_same_digits_give_the_same_key_and_others_do_not() {
        let mut rng = StdRng::seed_from_u64(2);
        let (g, h) = ([1; 16], [2; 16]);
        for (typed, same) in [("123456", true), ("123457", false)] {
            let shown = Digits::parse("123456").expect("six");
            let (guest, a) = Attempt::guest(Digits::parse(typed).expect("six"), (&g, &h), &mut rng);
            let (host, b) = Attempt::host(shown, (&g, &h), &mut rng);
            let keys = (guest.finish(&b), host.finish(&a));
            assert!(keys.0.is_some() && keys.1.is_some());
            assert_eq!(keys.0 == keys.1, same);
        }
        let (guest, a) = Attempt::guest(Digits([0; 6]), (&g, &h), &mut rng);
        assert_eq!(guest.finish(&a), None, "one's own share is no answer");
    }

    #[test]
    fn every_failure_changes_the_digits_and_lengthens_the_wait_to_ten_seconds_at_most() {
        let mut rng = StdRng::seed_from_u64(3);
        let mut door = Door::new(&mut rng);
        let (mut now, mut waits) = (0, Vec::new());
        for _ in 0..40 {
            let shown = door.digits();
            door.failed(shown, now, &mut rng);
            assert_ne!(door.digits(), shown);
            waits.push(door.opens() - now);
            now = door.opens();
        }
        assert_eq!(waits[..5], [1_000, 2_000, 4_000, 8_000, 10_000]);
        assert!(waits[5..].iter().all(|w| *w == 10_000));
        door.passed(&mut rng);
        assert_eq!(door.failures(), 0);
    }

    #[test]
    fn a_stale_failure_takes_no_digits_from_whoever_reads_them() {
        let mut rng = StdRng::seed_from_u64(4);
        let mut door = Door::new(&mut rng);
        let first = door.digits();
        door.failed(first, 0, &mut rng);
        let (second, opens) = (door.digits(), door.opens());
        door.failed(first, 500, &mut rng);
        assert_eq!((door.digits(), door.opens()), (second, opens));
    }
}
