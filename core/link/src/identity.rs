//! Who a device is: a key pair that never leaves it and is never sent in the clear.

use rand::CryptoRng;
use snow::params::DHChoice;
use snow::resolvers::{CryptoResolver, DefaultResolver};

/// What another device is known by: its public key. It is learned only from a finished handshake (C29).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct DeviceKey(pub [u8; 32]);

impl std::fmt::Debug for DeviceKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [a, b, c, d, ..] = self.0;
        write!(f, "DeviceKey({a:02x}{b:02x}{c:02x}{d:02x}…)")
    }
}

/// This device's own keys. The floor above keeps [`Identity::secret`] where only this app can read it.
#[derive(Clone)]
pub struct Identity {
    secret: [u8; 32],
    key: DeviceKey,
}

impl std::fmt::Debug for Identity {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Identity({:?})", self.key) // Never the secret.
    }
}

impl Identity {
    /// A new one.
    pub fn new(rng: &mut dyn CryptoRng) -> Identity {
        let mut secret = [0; 32];
        rng.fill_bytes(&mut secret);
        Identity::from_secret(secret)
    }

    /// The one kept from before.
    pub fn from_secret(secret: [u8; 32]) -> Identity {
        let mut key = [0; 32];
        // The resolver has Curve25519 by this crate's features; a test holds that the key is the right one.
        if let Some(mut dh) = DefaultResolver.resolve_dh(&DHChoice::Curve25519) {
            dh.set(&secret);
            key.copy_from_slice(dh.pubkey());
        }
        Identity { secret, key: DeviceKey(key) }
    }

    /// What others know this device by.
    pub fn key(&self) -> DeviceKey {
        self.key
    }

    /// To be kept.
    pub fn secret(&self) -> &[u8; 32] {
        &self.secret
    }
}

/// A device that has been paired: it returns without digits, until it is forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known {
    /// Its key.
    pub key: DeviceKey,
    /// The place of this one in the order of last meetings: the lowest is forgotten first where there are too many.
    pub met: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_is_that_of_rfc_7748() {
        let secret = [
            0x77, 0x07, 0x6d, 0x0a, 0x73, 0x18, 0xa5, 0x7d, 0x3c, 0x16, 0xc1, 0x72, 0x51, 0xb2, 0x66, 0x45, 0xdf, 0x4c,
            0x2f, 0x87, 0xeb, 0xc0, 0x99, 0x2a, 0xb1, 0x77, 0xfb, 0xa5, 0x1d, 0xb9, 0x2c, 0x2a,
        ];
        let identity = Identity::from_secret(secret);
        assert_eq!(identity.key().0[..4], [0x85, 0x20, 0xf0, 0x09]);
        assert_eq!(identity.key().0[31], 0x6a);
        assert!(!format!("{identity:?}").contains("7707"));
    }
}
