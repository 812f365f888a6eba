//! One HTTP request over a plain socket: no client could be made to send what these suites send.

use serde_json::Value;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// What came back.
#[derive(Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The head, line by line, in lower case up to the colon.
    pub head: Vec<(String, String)>,
    /// The body.
    pub body: Vec<u8>,
}

impl Answer {
    /// A field of the head.
    pub fn field(&self, name: &str) -> Option<&str> {
        self.head.iter().find(|(n, _)| n == name).map(|(_, v)| v.as_str())
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The body as JSON, if it is.
    pub fn json(&self) -> Option<Value> {
        serde_json::from_slice(&self.body).ok()
    }
}

/// Sends a request whose head is written as it is given, and reads the answer to its end.
pub fn send(port: u16, request: &[u8]) -> std::io::Result<Answer> {
    let mut stream = TcpStream::connect(("127.0.0.1", port))?;
    stream.set_read_timeout(Some(Duration::from_secs(120)))?;
    // A server may answer before it has read everything, and close: what it said is read all the same.
    let sent = stream.write_all(request);
    let answer = read(&mut stream);
    if answer.is_err() {
        sent?;
    }
    answer
}

/// Sends a request with a JSON body.
pub fn call(port: u16, method: &str, path: &str, fields: &str, body: &[u8]) -> std::io::Result<Answer> {
    let mut request =
        format!("{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: {}\r\n{fields}\r\n", body.len())
            .into_bytes();
    request.extend_from_slice(body);
    send(port, &request)
}

fn read(stream: &mut TcpStream) -> std::io::Result<Answer> {
    let broken = |what: &str| std::io::Error::other(format!("an answer without {what}"));
    let mut got = Vec::new();
    let mut part = vec![0; 1 << 16];
    let end = loop {
        if let Some(end) = got.windows(4).position(|w| w == b"\r\n\r\n") {
            break end;
        }
        match stream.read(&mut part)? {
            0 => return Err(broken("a head")),
            n => got.extend_from_slice(&part[..n]),
        }
    };
    let head = String::from_utf8_lossy(&got[..end]).into_owned();
    let mut lines = head.lines();
    let status = lines.next().and_then(|l| l.split(' ').nth(1)?.parse().ok()).ok_or_else(|| broken("a status"))?;
    let head: Vec<(String, String)> = lines
        .filter_map(|l| l.split_once(':'))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()))
        .collect();
    let mut body = got.split_off(end + 4);
    let length = head.iter().find(|(n, _)| n == "content-length").and_then(|(_, v)| v.parse::<usize>().ok());
    while length.is_none_or(|l| body.len() < l) {
        match stream.read(&mut part) {
            Ok(0) => break,
            Ok(n) => body.extend_from_slice(&part[..n]),
            Err(_) if length.is_none() => break,
            Err(error) => return Err(error),
        }
        if status == 204 {
            break;
        }
    }
    Ok(Answer { status, head, body })
}
