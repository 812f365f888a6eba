//! The vectors in `vectors/`: what is given there leads to what is expected there, byte for byte.
//!
//! With `LINK_VECTORS=write` what is expected is written anew; the difference then shows in the version control.

use link::advert::{Advert, Tag};
use link::cipher::{Ground, Handshake};
use link::fragment::{Assembly, Cutter};
use link::frame::{Ack, Beat, Frame, Resume};
use link::hello::{Hello, Numbers, Refusal, Side, Way};
use link::identity::{DeviceKey, Identity};
use link::packet::Packet;
use link::pairing::{Attempt, Digits};
use rand::{TryCryptoRng, TryRng};
use serde_json::{Value, json};
use std::convert::Infallible;
use std::path::Path;

/// Chance that is written down.
struct Tape(Vec<u8>);

impl TryRng for Tape {
    type Error = Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        let mut bytes = [0; 4];
        self.try_fill_bytes(&mut bytes)?;
        Ok(u32::from_le_bytes(bytes))
    }
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let mut bytes = [0; 8];
        self.try_fill_bytes(&mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }
    fn try_fill_bytes(&mut self, dest: &mut [u8]) -> Result<(), Infallible> {
        dest.copy_from_slice(&self.0.drain(..dest.len()).collect::<Vec<u8>>());
        Ok(())
    }
}

impl TryCryptoRng for Tape {}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes(value: &Value, key: &str) -> Vec<u8> {
    let text = value[key].as_str().unwrap_or_else(|| panic!("{key} is text in {value}"));
    let digit = |at: usize| u8::from_str_radix(&text[at..at + 2], 16).expect("hexadecimal");
    (0..text.len()).step_by(2).map(digit).collect()
}

fn array<const N: usize>(value: &Value, key: &str) -> [u8; N] {
    bytes(value, key).try_into().unwrap_or_else(|_| panic!("{key} has {N} bytes"))
}

fn number(value: &Value, key: &str) -> u64 {
    value[key].as_u64().unwrap_or_else(|| panic!("{key} is a number in {value}"))
}

fn flag(value: &Value, key: &str) -> bool {
    value[key].as_bool().unwrap_or_else(|| panic!("{key} is true or false in {value}"))
}

/// Holds every case of a file to what this code makes of it.
fn hold(name: &str, make: impl Fn(&Value) -> Value) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("vectors").join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{name}: {e}"));
    let mut cases: Vec<Value> = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
    assert!(!cases.is_empty(), "{name}");
    if std::env::var("LINK_VECTORS").is_ok_and(|what| what == "write") {
        for case in &mut cases {
            case["expected"] = make(&case["given"]);
        }
        let text = serde_json::to_string_pretty(&cases).expect("it was read") + "\n";
        std::fs::write(&path, text).expect("the vectors can be written");
        return;
    }
    for case in &cases {
        assert_eq!(make(&case["given"]), case["expected"], "{name}: {}", case["given"]);
    }
}

fn numbers(given: &Value) -> Numbers {
    let at = |key| u16::try_from(number(given, key)).expect("two bytes");
    let long = |key| u32::try_from(number(given, key)).expect("four bytes");
    Numbers { protocol: at("protocol"), app: long("app"), game: long("game"), rules: at("rules") }
}

#[test]
fn hellos() {
    hold("hello.json", |given| {
        let side = if flag(given, "host") { Side::Host } else { Side::Guest };
        let way = if flag(given, "digits") { Way::Code } else { Way::Known };
        let hello = Hello { numbers: numbers(given), side, way, nonce: array(given, "nonce") };
        let body = hello.write();
        assert_eq!(Hello::read(&body), Ok(hello));
        json!({ "body": hex(&body), "packet": hex(&Packet::Hello(&body).write()) })
    });
}

#[test]
fn packets() {
    hold("packets.json", |given| {
        let held = if given["bytes"].is_string() { bytes(given, "bytes") } else { Vec::new() };
        let packet = match given["kind"].as_str().expect("a kind") {
            "refuse" => Packet::Refuse(Refusal::of(number(given, "reason") as u8).expect("a reason"), numbers(given)),
            "wait" => Packet::Wait(number(given, "milliseconds") as u16),
            "share" => Packet::Share(held[..].try_into().expect("33 bytes")),
            "shake" => Packet::Shake(number(given, "step") as u8, &held),
            "sealed" => Packet::Sealed(number(given, "counter") as u32, &held),
            other => panic!("{other}"),
        };
        let written = packet.write();
        assert_eq!(Packet::read(&written), Ok(packet));
        json!({ "packet": hex(&written) })
    });
}

#[test]
fn chunks() {
    hold("chunks.json", |given| {
        let packet: Vec<u8> = (0..number(given, "length")).map(|i| if i == 0 { 16 } else { i as u8 }).collect();
        let (mut cutter, mut assembly) = (Cutter::default(), Assembly::default());
        let chunks = cutter.cut(packet.clone(), number(given, "size") as usize);
        let whole = chunks.iter().filter_map(|chunk| assembly.accept(chunk, 0).expect("a chunk of ours")).last();
        assert_eq!(whole, Some(packet));
        json!({ "chunks": chunks.iter().map(|chunk| hex(chunk)).collect::<Vec<_>>() })
    });
}

#[test]
fn frames() {
    hold("frames.json", |given| {
        let resume = given.get("resume").map(|r| Resume {
            mine: number(r, "mine"),
            theirs: number(r, "theirs"),
            have: number(r, "have"),
            answer: flag(r, "answer"),
            can_advertise: flag(r, "can_advertise"),
            tag: Tag(array(r, "tag")),
        });
        let ack = given.get("ack").map(|ack| {
            let pair = |range: &Value| (range[0].as_u64().expect("a place"), range[1].as_u64().expect("a place"));
            let ranges = ack["ranges"].as_array().expect("ranges").iter().map(pair).collect();
            Ack { upto: number(ack, "upto"), ranges }
        });
        let beat = given.get("beat").map(|beat| Beat {
            hears: flag(beat, "hears"),
            asleep: flag(beat, "asleep"),
            leaves: flag(beat, "leaves"),
        });
        let data = given.get("data").map(|data| (number(data, "place"), bytes(data, "bytes")));
        let frame = Frame { resume, ack, beat, data };
        assert_eq!(Frame::read(&frame.write()), Ok(frame.clone()));
        json!({ "frame": hex(&frame.write()) })
    });
}

#[test]
fn adverts() {
    hold("advert.json", |given| {
        let advert = Advert { tag: Tag(array(given, "tag")) };
        assert_eq!(Advert::read(&[advert.data(), advert.response()].concat()), Some(advert));
        json!({
            "host": advert.tag.side() == Side::Host,
            "data": hex(&advert.data()),
            "response": hex(&advert.response()),
            "letters": advert.tag.letters(),
        })
    });
}

/// Runs a handshake to its end, and one frame in each direction; what went over the channel.
fn shake(mut guest: Handshake, mut host: Handshake) -> (Vec<String>, DeviceKey, DeviceKey, Value) {
    let mut messages = Vec::new();
    while !guest.finished() || !host.finished() {
        let (from, to) = if messages.len() % 2 == 0 { (&mut guest, &mut host) } else { (&mut host, &mut guest) };
        let message = from.write().expect("its turn");
        to.read(&message).expect("they agree");
        messages.push(hex(&message));
    }
    let ((host_key, mut guest), (guest_key, mut host)) =
        (guest.seal().expect("finished"), host.seal().expect("finished"));
    let mut sealed = Vec::new();
    for (name, from, to) in [("guest", &mut guest, &mut host)] {
        for frame in [&b"\x04\x01"[..], b"\x0c\x01\x00\x05hello"] {
            let (counter, closed) = from.close(frame).expect("the counter is not used up");
            assert_eq!(to.open(counter, &closed).expect("authentic"), frame);
            sealed.push(json!({ "from": name, "counter": counter, "frame": hex(frame), "sealed": hex(&closed) }));
        }
    }
    let frame = b"\x04\x01";
    let (counter, closed) = host.close(frame).expect("the counter is not used up");
    assert_eq!(guest.open(counter, &closed).expect("authentic"), frame);
    sealed.push(json!({ "from": "host", "counter": counter, "frame": hex(frame), "sealed": hex(&closed) }));
    (messages, host_key, guest_key, Value::Array(sealed))
}

#[test]
fn pairing_and_return() {
    let identities = |given: &Value| {
        let of = |key| Identity::from_secret(array(given, key));
        (of("guest_secret"), of("host_secret"))
    };
    hold("pairing.json", |given| {
        let (guest, host) = identities(given);
        let hellos = (bytes(given, "guest_hello"), bytes(given, "host_hello"));
        let nonces = [&hellos.0, &hellos.1].map(|body| Hello::read(body).expect("a Hello").nonce);
        let digits = Digits::parse(given["digits"].as_str().expect("digits")).expect("six");
        let nonces = (&nonces[0], &nonces[1]);
        let (a, share_a) = Attempt::guest(digits, nonces, &mut Tape(bytes(given, "guest_spake_chance")));
        let (b, share_b) = Attempt::host(digits, nonces, &mut Tape(bytes(given, "host_spake_chance")));
        let (psk, same) = (a.finish(&share_b).expect("a point"), b.finish(&share_a).expect("a point"));
        assert_eq!(psk, same);
        let begin = |me: &Identity, is_guest, chance| {
            let ground = Ground::Digits(&psk);
            Handshake::new(me, is_guest, ground, (&hellos.0, &hellos.1), &mut Tape(bytes(given, chance)))
                .expect("built")
        };
        let (messages, host_key, guest_key, sealed) =
            shake(begin(&guest, true, "guest_ephemeral"), begin(&host, false, "host_ephemeral"));
        assert_eq!((host_key, guest_key), (host.key(), guest.key()));
        json!({
            "guest_key": hex(&guest_key.0), "host_key": hex(&host_key.0),
            "guest_share": hex(&share_a), "host_share": hex(&share_b), "psk": hex(&psk),
            "messages": messages, "sealed": sealed,
        })
    });
    hold("return.json", |given| {
        let (guest, host) = identities(given);
        let hellos = (bytes(given, "guest_hello"), bytes(given, "host_hello"));
        let begin = |me: &Identity, other: &Identity, is_guest, chance| {
            let (key, mut tape) = (other.key(), Tape(bytes(given, chance)));
            Handshake::new(me, is_guest, Ground::Known(&key), (&hellos.0, &hellos.1), &mut tape).expect("built")
        };
        let (messages, host_key, guest_key, sealed) =
            shake(begin(&guest, &host, true, "guest_ephemeral"), begin(&host, &guest, false, "host_ephemeral"));
        assert_eq!((host_key, guest_key), (host.key(), guest.key()));
        json!({ "messages": messages, "sealed": sealed })
    });
}
