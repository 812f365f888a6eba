//! The page's server as a process of its own, and a relay between it and the browser that keeps what is answered.

use super::prepared;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use table::text::Lang;
use tempfile::TempDir;

/// The program that serves the page with marked texts.
pub const MARKED: &str = env!("CARGO_BIN_EXE_marked_page");
/// The program that players start.
pub const PLAIN: &str = env!("CARGO_BIN_EXE_terminal");

/// A running server. It ends with it, also when a test fails.
#[derive(Debug)]
pub struct House {
    child: Child,
    program: &'static str,
    more: Vec<&'static str>,
    /// The address that it printed, with the key.
    pub address: String,
    /// Its port.
    pub port: u16,
    /// Where its games are kept.
    pub folder: TempDir,
}

impl House {
    /// A server with an empty shelf on a free port.
    pub fn start() -> House {
        let folder = tempfile::tempdir().expect("a folder for the games");
        House::in_folder(folder, MARKED)
    }

    /// The same with the texts that players see, in a language and a size of text.
    pub fn plain(lang: Lang, text: u16) -> House {
        let folder = tempfile::tempdir().expect("a folder for the games");
        prepared::set(folder.path(), lang, text);
        House::with(folder)
    }

    /// The same over a folder that is there.
    pub fn with(folder: TempDir) -> House {
        House::in_folder(folder, PLAIN)
    }

    /// A server with an empty shelf, players' texts, and more words on its command line.
    pub fn saying(more: &[&'static str]) -> House {
        House::made(tempfile::tempdir().expect("a folder for the games"), PLAIN, more.to_vec())
    }

    fn in_folder(folder: TempDir, program: &'static str) -> House {
        House::made(folder, program, Vec::new())
    }

    fn made(folder: TempDir, program: &'static str, more: Vec<&'static str>) -> House {
        let (child, address) = serve(program, folder.path(), 0, &more);
        let port = address.split(['/', ':']).find_map(|part| part.parse().ok()).expect("the address has a port");
        House { child, program, more, address, port, folder }
    }

    /// Ends the server as a power cut would: SIGKILL.
    pub fn kill(&mut self) {
        self.child.kill().expect("the server runs");
        self.child.wait().expect("the server ends");
    }

    /// Starts it again on the same port and the same data.
    pub fn again(&mut self) {
        (self.child, self.address) = serve(self.program, self.folder.path(), self.port, &self.more);
    }

    /// Whether it still runs.
    pub fn is_alive(&mut self) -> bool {
        self.child.try_wait().is_ok_and(|ended| ended.is_none())
    }

    /// The key behind the `#` of the address.
    pub fn key(&self) -> &str {
        self.address.rsplit('#').next().unwrap_or_default()
    }
}

fn serve(program: &str, folder: &Path, port: u16, more: &[&str]) -> (Child, String) {
    let mut child = Command::new(program)
        .args(["--port", &port.to_string(), "--lang", "en", "--no-open"])
        .args(more)
        .arg("--data")
        .arg(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the page's programs are built beside the suites");
    let mut said = String::new();
    let out = child.stderr.take().expect("what it says is piped");
    let read = BufReader::new(out).read_line(&mut said);
    let Some(at) = said.find("http://127.0.0.1:").filter(|_| read.is_ok()) else {
        let _ = child.kill();
        let _ = child.wait();
        panic!("the server prints its address, and not: {said}");
    };
    (child, said[at..].trim().to_owned())
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Keeps every byte that is sent to the browser, and knows whether the browser waits for an answer.
#[derive(Clone, Debug)]
pub struct Relay {
    /// The port to which the browser comes.
    pub port: u16,
    kept: Arc<Mutex<Vec<u8>>>,
    waiting: Arc<AtomicUsize>,
}

impl Relay {
    /// A relay before the server on this port. Its threads sleep until the suites end.
    pub fn before(upstream: u16) -> Relay {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
        let port = listener.local_addr().expect("it has an address").port();
        let relay = Relay { port, kept: Arc::default(), waiting: Arc::default() };
        let here = relay.clone();
        std::thread::spawn(move || {
            for browser in listener.incoming().map_while(Result::ok) {
                // No server: the browser's connection ends, as it would without a relay.
                let Ok(server) = TcpStream::connect(("127.0.0.1", upstream)) else { continue };
                let (Ok(back), Ok(forth)) = (server.try_clone(), browser.try_clone()) else { continue };
                let asked = Asked { pending: AtomicBool::new(false), waiting: here.waiting.clone() };
                let (asked, answered) = (Arc::new(asked), here.kept.clone());
                let asking = asked.clone();
                std::thread::spawn(move || pump(forth, server, &|_| asking.set(true)));
                std::thread::spawn(move || {
                    pump(back, browser, &|part| {
                        answered.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(part);
                        asked.set(false);
                    });
                    asked.set(false);
                });
            }
        });
        relay
    }

    /// Whether everything that the browser has asked is answered.
    pub fn is_quiet(&self) -> bool {
        self.waiting.load(Ordering::SeqCst) == 0
    }

    /// How much has been answered so far.
    pub fn mark(&self) -> usize {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// What has been answered since a mark.
    pub fn since(&self, mark: usize) -> String {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&kept[mark..]).into_owned()
    }
}

/// Whether one connection waits for an answer.
struct Asked {
    pending: AtomicBool,
    waiting: Arc<AtomicUsize>,
}

impl Asked {
    fn set(&self, pending: bool) {
        match (self.pending.swap(pending, Ordering::SeqCst), pending) {
            (false, true) => self.waiting.fetch_add(1, Ordering::SeqCst),
            (true, false) => self.waiting.fetch_sub(1, Ordering::SeqCst),
            _ => 0,
        };
    }
}

/// Hands bytes on, and tells of them before.
fn pump(mut from: TcpStream, mut to: TcpStream, tell: &dyn Fn(&[u8])) {
    let mut part = vec![0; 1 << 16];
    while let Ok(n @ 1..) = from.read(&mut part) {
        tell(&part[..n]);
        if to.write_all(&part[..n]).is_err() {
            break;
        }
    }
    let _ = to.shutdown(Shutdown::Both);
    let _ = from.shutdown(Shutdown::Both);
}
