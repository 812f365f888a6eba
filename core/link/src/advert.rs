//! What is advertised: one fixed service number and a tag of this session drawn by chance. No name, no key (C16, C30).

use crate::error::Malformed;
use crate::hello::Side;
use rand::CryptoRng;

/// The number of the service, the same for every device and session. Scans filter by it.
pub const SERVICE: u128 = 0x7A0B_1C52_4E6D_4F8E_9D37_5AB2_C0D1_E701;
/// The characteristic the connecting side writes to.
pub const WRITE: u128 = 0x7A0B_1C52_4E6D_4F8E_9D37_5AB2_C0D1_E702;
/// The characteristic the advertising side notifies on.
pub const NOTIFY: u128 = 0x7A0B_1C52_4E6D_4F8E_9D37_5AB2_C0D1_E703;
/// The characteristic that tells the L2CAP channel, in two bytes, the low one first; zero where there is none.
pub const CHANNEL: u128 = 0x7A0B_1C52_4E6D_4F8E_9D37_5AB2_C0D1_E704;

/// The letters of a tag where only a name can be advertised: 32 that are not mixed up.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Letters in a written tag: 35 bits, of which the first says who advertises.
const WRITTEN: usize = 7;

/// What a session is recognised by: its first bit says whether a host or a guest advertises, 34 are chance, the rest is
/// zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Tag(pub [u8; 5]);

impl Tag {
    /// A fresh one.
    pub fn draw(side: Side, rng: &mut dyn CryptoRng) -> Tag {
        let host = if side == Side::Host { 1 << 39 } else { 0 };
        Tag::of_bits(host | (rng.next_u64() & ((1 << 34) - 1)) << 5)
    }

    fn of_bits(bits: u64) -> Tag {
        let [_, _, _, rest @ ..] = bits.to_be_bytes();
        Tag(rest)
    }

    fn bits(self) -> u64 {
        self.0.iter().fold(0, |bits, byte| bits << 8 | u64::from(*byte))
    }

    /// Who advertises.
    pub fn side(self) -> Side {
        if self.0[0] & 0x80 != 0 { Side::Host } else { Side::Guest }
    }

    /// As letters, for systems that let an app advertise only a name (C4).
    pub fn letters(self) -> String {
        let letter = |i: usize| LETTERS[(self.bits() >> (35 - 5 * i) & 31) as usize] as char;
        (0..WRITTEN).map(letter).collect()
    }

    /// The tag of these letters.
    pub fn of_letters(name: &str) -> Result<Tag, Malformed> {
        if name.len() != WRITTEN {
            return Err(Malformed::Size);
        }
        let place = |letter: u8| LETTERS.iter().position(|l| *l == letter).ok_or(Malformed::Kind);
        name.bytes()
            .try_fold(0u64, |bits, letter| Ok(bits << 5 | place(letter)? as u64))
            .map(|bits| Tag::of_bits(bits << 5))
    }
}

/// What a device advertises.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advert {
    /// This session's tag.
    pub tag: Tag,
}

impl Advert {
    /// The advertising data: flags and the service, 21 bytes of the 31.
    pub fn data(&self) -> Vec<u8> {
        let mut out = vec![2, 0x01, 0x06, 17, 0x07];
        out.extend_from_slice(&SERVICE.to_le_bytes());
        out
    }

    /// The scan response: the tag as data of the service, 23 bytes of the 31.
    pub fn response(&self) -> Vec<u8> {
        let mut out = vec![1 + 16 + self.tag.0.len() as u8, 0x21];
        out.extend_from_slice(&SERVICE.to_le_bytes());
        out.extend_from_slice(&self.tag.0);
        out
    }

    /// Reads advertising data and scan response in a row, from a device of this or the other system. Nothing if it is
    /// none of ours.
    pub fn read(data: &[u8]) -> Option<Advert> {
        let (mut ours, mut tag, mut rest) = (false, None, data);
        let service = SERVICE.to_le_bytes();
        while let [len, tail @ ..] = rest
            && *len > 0
        {
            let (field, after) = tail.split_at_checked(usize::from(*len))?;
            rest = after;
            match field {
                [0x06 | 0x07, list @ ..] => ours |= list.chunks_exact(16).any(|number| number == service),
                [0x21, body @ ..] => {
                    if let Some(body) = body.strip_prefix(&service) {
                        tag = Some(Tag(body.try_into().ok()?));
                        ours = true;
                    }
                }
                [0x08 | 0x09, name @ ..] if tag.is_none() => {
                    tag = std::str::from_utf8(name).ok().and_then(|name| Tag::of_letters(name).ok());
                }
                _ => {}
            }
        }
        tag.filter(|tag| ours && tag.0[4] & 31 == 0).map(|tag| Advert { tag })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::identity::Identity;
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    #[test]
    fn an_advert_comes_back_in_both_forms() {
        let mut rng = StdRng::seed_from_u64(1);
        for i in 0..2_000 {
            let side = if i % 2 == 0 { Side::Host } else { Side::Guest };
            let advert = Advert { tag: Tag::draw(side, &mut rng) };
            assert_eq!(advert.tag.side(), side);
            assert!(advert.data().len() <= 31 && advert.response().len() <= 31);
            assert_eq!(Advert::read(&[advert.data(), advert.response()].concat()), Some(advert));
            let name = advert.tag.letters();
            let named = [&advert.data()[..], &[1 + name.len() as u8, 0x09], name.as_bytes()].concat();
            assert!(named.len() <= 31);
            assert_eq!(Advert::read(&named), Some(advert));
        }
        assert_eq!(Advert::read(&[2, 1, 6]), None);
        assert_eq!(Advert::read(&[200, 7]), None);
    }

    #[test]
    fn c16_c30_a_capture_holds_the_service_and_chance_and_nothing_of_the_device() {
        let mut rng = StdRng::seed_from_u64(2);
        let identity = Identity::new(&mut rng);
        let mut tags = std::collections::BTreeSet::new();
        for _ in 0..1_000 {
            let advert = Advert { tag: Tag::draw(Side::Host, &mut rng) };
            // Every byte of the capture is the same for all devices, or of the tag.
            let capture = [advert.data(), advert.response()].concat();
            let constant = [Advert { tag: Tag::default() }.data(), Advert { tag: Tag::default() }.response()].concat();
            let (head, tail) = capture.split_at(capture.len() - 5);
            assert_eq!(head, &constant[..head.len()]);
            assert_eq!(tail, advert.tag.0);
            for piece in identity.key().0.windows(4).chain(identity.secret().windows(4)) {
                assert!(!capture.windows(4).any(|w| w == piece));
            }
            tags.insert(advert.tag);
        }
        assert!(tags.len() > 990, "two sessions of one device have nothing in common");
    }
}
