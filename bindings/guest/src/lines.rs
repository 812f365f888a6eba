//! Events and commands of the radio as lines of words; bytes are hex digits, and `-` where there are none.

use tabularium_ffi::radio::{RadioCommand, RadioEvent};

/// The event of a line.
pub fn event(line: &str) -> Option<RadioEvent> {
    let words: Vec<&str> = line.split(' ').collect();
    let number = |at: usize| words.get(at)?.parse::<u64>().ok();
    let bytes = |at: usize| bytes(words.get(at)?);
    Some(match *words.first()? {
        "opened" => {
            let size = u32::try_from(number(3)?).ok()?;
            RadioEvent::Opened { channel: number(1)?, place: number(2), size }
        }
        "received" => RadioEvent::Received { channel: number(1)?, bytes: bytes(2)? },
        "written" => RadioEvent::Written { channel: number(1)? },
        "closed" => RadioEvent::Closed { channel: number(1)? },
        "failed" => RadioEvent::ConnectFailed { place: number(1)? },
        "found" => RadioEvent::Found { place: number(1)?, advert: bytes(2)? },
        _ => return None,
    })
}

/// The line of a command.
pub fn command(command: &RadioCommand) -> String {
    match command {
        RadioCommand::Send { channel, bytes } => format!("send {channel} {}", hex(bytes)),
        RadioCommand::Close { channel } => format!("close {channel}"),
        RadioCommand::Connect { place } => format!("connect {place}"),
        RadioCommand::Cancel { place } => format!("cancel {place}"),
        RadioCommand::StartScan => "scan".to_owned(),
        RadioCommand::StopScan => "unscan".to_owned(),
        RadioCommand::StartAdvert { data, response, .. } => format!("advert {} {}", hex(data), hex(response)),
        RadioCommand::StopAdvert => "unadvert".to_owned(),
        RadioCommand::WakeIn { millis } => format!("wake {millis}"),
    }
}

fn hex(bytes: &[u8]) -> String {
    if bytes.is_empty() { "-".to_owned() } else { bytes.iter().map(|byte| format!("{byte:02x}")).collect() }
}

fn bytes(words: &str) -> Option<Vec<u8>> {
    if words == "-" {
        return Some(Vec::new());
    }
    if !words.is_ascii() {
        return None;
    }
    let pairs = (0..words.len()).step_by(2).map(|at| u8::from_str_radix(words.get(at..at + 2)?, 16).ok());
    pairs.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_through() {
        let sent = RadioCommand::Send { channel: 7, bytes: vec![0, 255, 16] };
        assert_eq!(command(&sent), "send 7 00ff10");
        let heard = RadioEvent::Received { channel: 7, bytes: vec![0, 255, 16] };
        assert_eq!(event("received 7 00ff10"), Some(heard));
        assert_eq!(event("received 7 00f"), None);
        assert_eq!(event("opened 1 - 180"), Some(RadioEvent::Opened { channel: 1, place: None, size: 180 }));
    }
}
