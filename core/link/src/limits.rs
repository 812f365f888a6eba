//! Every bound of the protocol in one place: sizes, times, counts.

use crate::time::Millis;

// Sizes, in bytes.

/// The smallest size of a chunk that a channel may report.
pub const CHUNK_LEAST: usize = 20;
/// The largest chunk: attribute values of Bluetooth end here, whatever the MTU (C9).
pub const CHUNK_MOST: usize = 512;
/// The largest packet, whole or cut into chunks. A stranger can park no more than one of them per channel (C28).
pub const PACKET_MOST: usize = 512;
/// On channels below this size packets are cut into several chunks, as counter and tag would fill a single one.
pub const WHOLE_FROM: usize = 96;
/// What a packet that is cut aims at.
pub const CUT_PACKET: usize = 128;
/// The largest message: 64 KiB of content and 4 KiB for what the floor above puts around it.
pub const MESSAGE_MOST: usize = 68 * 1024;
/// Unacknowledged bytes kept for one device: what is more is not accepted from the floor above.
pub const QUEUE_MOST: usize = 512 * 1024;
/// Bytes under way and not acknowledged.
pub const WINDOW: u64 = 8 * 1024;
/// Pieces kept that came before their turn.
pub const EARLY_PIECES: usize = 64;
/// Ranges named in one acknowledgement.
pub const ACK_RANGES: usize = 4;

// The channel.

/// Chunks handed to a channel and not yet reported as written.
pub const CHUNKS_UNWRITTEN: usize = 4;
/// An assembly that is not complete this long after its first chunk is dropped.
pub const ASSEMBLY_FOR: Millis = 5_000;
/// A joined device may send this much at once …
pub const JOINED_BURST: u64 = 256 * 1024;
/// … and this much per second; what is more is not taken in and not acknowledged.
pub const JOINED_RATE: u64 = 256 * 1024;
/// A stranger may send this many bytes at once …
pub const STRANGER_BURST: u64 = 4 * 1024;
/// … and this many per second; then the channel is closed.
pub const STRANGER_RATE: u64 = 1024;
/// Packets a stranger may send on one channel before it is closed.
pub const STRANGER_PACKETS: u32 = 256;
/// Malformed or forged packets on one channel before it is closed.
pub const FORGED_MOST: u32 = 64;
/// A forged packet is forgiven after this time.
pub const FORGIVEN_AFTER: Millis = 500;
/// Channels that have not finished a handshake.
pub const STRANGERS_MOST: usize = 8;
/// A channel that says nothing sensible is closed after this time, or makes room for another.
pub const SILENT_STRANGER_FOR: Millis = 4_000;
/// A step of a handshake that nobody answers is given up after this time.
pub const HANDSHAKE_FOR: Millis = 4_000;
/// How long a channel waits for somebody to type the digits.
pub const TYPING_FOR: Millis = 180_000;
/// A channel that waits for digits makes room for another after this time.
pub const TYPING_TENURE: Millis = 30_000;
/// Known devices that are kept; pairing one more forgets the one unseen for longest.
pub const KNOWN_MOST: usize = 32;
/// Devices at one table.
pub const PEERS_MOST: usize = 8;
/// Attempts with digits, or returns with a key, on one channel.
pub const TRIES_PER_CHANNEL: u32 = 8;
/// A handshake packet is sent again after this time, jittered.
pub const SHAKE_AGAIN: Millis = 400;

/// How long a refusal or a farewell may take to be written before its channel is closed.
pub const CLOSE_AFTER: Millis = 500;

// Pairing.

/// The wait after the first failed attempt; it doubles with each.
pub const WAIT_FIRST: Millis = 1_000;
/// The longest wait.
pub const WAIT_MOST: Millis = 10_000;
/// An attempt that has been answered and does not go on has failed after this time.
pub const ATTEMPT_FOR: Millis = 5_000;

// The heartbeat.

/// What is called a heartbeat: within two of them both sides show the same (C8).
pub const HEARTBEAT: Millis = 2_000;
/// Something is sent at least this often; jittered down by up to a quarter.
pub const BEAT: Millis = 900;
/// The other is shown as quiet after hearing nothing for this time.
pub const QUIET_AFTER: Millis = 3_000;
/// The channel is given up after hearing nothing for this time.
pub const DEAD_AFTER: Millis = 4_500;
/// The same where the other has said that it sleeps.
pub const ASLEEP_FOR: Millis = 600_000;
/// After a suspend the other must be heard within this time, or the channel is given up (C17).
pub const AWAKE_FOR: Millis = 1_500;

// Resending.

/// The first guess at how long an acknowledgement takes.
pub const RESEND_FIRST: Millis = 500;
/// Never sooner than this.
pub const RESEND_LEAST: Millis = 150;
/// Never later than this.
pub const RESEND_MOST: Millis = 2_000;
/// An acknowledgement waits this long for something to travel with.
pub const ACK_AFTER: Millis = 25;

/// Where nothing of a size arrives, packets are halved, at most once in this time …
pub const CEILING_DOWN: Millis = 100;
/// … to no less than this …
pub const CEILING_LEAST: usize = 64;
/// … and doubled again after this time.
pub const CEILING_UP: Millis = 10_000;

// Reconnecting.

/// A connection that does not come about is given up after this time.
pub const CONNECT_FOR: Millis = 5_000;
/// The first pause before another try; it doubles, jittered.
pub const RETRY_FIRST: Millis = 250;
/// The longest pause between tries.
pub const RETRY_MOST: Millis = 1_000;
/// A device that should connect can be found too after this time: the other may have lost the ability (C19).
pub const FINDABLE_AFTER: Millis = 4_000;
/// A place that came to nothing is left alone for this time.
pub const AVOID_FOR: Millis = 2_500;
/// Strikes in a row that end in "tap to reconnect" (C13).
pub const STRIKES: u32 = 12;
/// Refusals in a row until one that comes back believes them: they are said in the clear.
pub const REFUSALS: u32 = 3;
/// Strikes are forgotten after being together for this time, not sooner (C13).
pub const SETTLED_AFTER: Millis = 20_000;

// Scanning.

/// Scan starts …
pub const SCAN_STARTS: usize = 4;
/// … within this time (C21: a fifth is answered with silence).
pub const SCAN_WITHIN: Millis = 30_000;
/// One scan lasts this long at most: Android degrades longer ones.
pub const SCAN_FOR: Millis = 20_000;
/// Places remembered from scanning.
pub const PLACES_MOST: usize = 32;
/// A place not seen for this time is forgotten.
pub const PLACE_FOR: Millis = 15_000;
/// An advert not seen for this time and seen again is of a device that has come back.
pub const UNSEEN_FOR: Millis = 2_500;
/// Nothing found for this time is said to the person.
pub const NOBODY_AFTER: Millis = 15_000;

// The clock.

/// Time between two calls never counts for more than this: a device that slept has not waited.
pub const STEP_MOST: Millis = 1_000;
/// A gap of this length is taken for sleep.
pub const SLEPT_AFTER: Millis = 3_000;

/// The size of a chunk for a Bluetooth LE connection with this MTU: `min(MTU - 3, 512)`, at least 20 (C9).
pub fn chunk_of_mtu(mtu: u16) -> usize {
    usize::from(mtu).saturating_sub(3).clamp(CHUNK_LEAST, CHUNK_MOST)
}

/// The size of a packet that fills its chunks on a channel of this size.
pub fn packet_for(chunk: usize) -> usize {
    if chunk >= WHOLE_FROM {
        return chunk.min(PACKET_MOST);
    }
    // The first chunk of a packet carries three bytes of header, each further one two.
    let (first, further) = (chunk.saturating_sub(3).max(1), chunk.saturating_sub(2).max(1));
    first + CUT_PACKET.saturating_sub(first).div_ceil(further) * further
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c9_the_size_is_the_mtu_less_three_and_never_more_than_512() {
        for mtu in 23..=517u16 {
            assert_eq!(chunk_of_mtu(mtu), usize::from(mtu - 3).min(512), "MTU {mtu}");
        }
        assert_eq!((chunk_of_mtu(0), chunk_of_mtu(u16::MAX)), (20, 512));
    }

    #[test]
    fn a_packet_fills_its_chunks_and_fits_the_bound() {
        for chunk in CHUNK_LEAST..=CHUNK_MOST {
            let packet = packet_for(chunk);
            assert!((95..=PACKET_MOST).contains(&packet), "{chunk}: {packet}");
            assert!(packet <= chunk || (packet - (chunk - 3)).is_multiple_of(chunk - 2), "{chunk}: {packet}");
        }
    }
}
