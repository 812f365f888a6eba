//! A browser driven as the W3C's WebDriver says: looked at by script, touched only by real input at coordinates.

use super::house::Relay;
use super::http;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How a browser looks at the page.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    /// The width in CSS pixels.
    pub width: u32,
    /// The height in CSS pixels.
    pub height: u32,
    /// Whether it is a touch screen.
    pub touch: bool,
}

/// A phone held upright.
pub const PHONE: Screen = Screen { width: 390, height: 844, touch: true };
/// A tablet held upright.
pub const TABLET: Screen = Screen { width: 820, height: 1180, touch: true };
/// A computer's window.
pub const DESKTOP: Screen = Screen { width: 1280, height: 800, touch: false };

/// So many browsers at most run at the same time: more would only wait for each other.
const AT_ONCE: u8 = 2;
static RUNNING: Mutex<u8> = Mutex::new(0);
static ENDED: Condvar = Condvar::new();

/// The leave to run a browser. It is handed on when it is dropped.
#[derive(Debug)]
struct Leave;

impl Leave {
    fn wait() -> Leave {
        let running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        let wait = ENDED.wait_while(running, |running| *running >= AT_ONCE);
        *wait.unwrap_or_else(PoisonError::into_inner) += 1;
        Leave
    }
}

impl Drop for Leave {
    fn drop(&mut self) {
        *RUNNING.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        ENDED.notify_one();
    }
}

/// A browser and its driver. Both end with it, also when a test fails; its own folder goes with them.
#[derive(Debug)]
pub struct Browser {
    driver: Child,
    port: u16,
    session: String,
    chromium: Option<u64>,
    /// Whether it has a touch screen.
    pub touch: bool,
    relay: Relay,
    profile: TempDir,
    _leave: Leave,
}

impl Browser {
    /// Starts a browser. What it asks of `port` goes to the relay instead, where it is recorded.
    pub fn open(screen: Screen, port: u16, relay: &Relay) -> Browser {
        let leave = Leave::wait();
        // A driver takes a free port twice, for both kinds of addresses; now and then somebody is faster, and it ends.
        let profile = tempfile::tempdir().expect("a folder for the browser");
        let started = (0..5).find_map(|_| driver(profile.path()));
        let (driver, driver_port) = started.expect("chromedriver says on which port it listens");
        let mut browser = Browser {
            driver,
            port: driver_port,
            session: String::new(),
            chromium: None,
            touch: screen.touch,
            relay: relay.clone(),
            profile,
            _leave: leave,
        };
        browser.begin(screen, port);
        browser
    }

    fn begin(&mut self, screen: Screen, port: u16) {
        let Screen { width, height, touch } = screen;
        let by = self.relay.port;
        let args = [
            "--headless=new".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--hide-scrollbars".to_owned(),
            format!("--window-size={width},{height}"),
            format!("--user-data-dir={}", self.profile.path().join("profile").display()),
            format!("--host-resolver-rules=MAP 127.0.0.1:{port} 127.0.0.1:{by}"),
            // Snapshots of the heap hold whole strings, not their beginnings.
            "--js-flags=--heap-snapshot-string-limit=100000000".to_owned(),
        ];
        let mut options = json!({"args": args});
        if touch {
            let metrics = json!({"width": width, "height": height, "pixelRatio": 2.0, "touch": true});
            options["mobileEmulation"] = json!({"deviceMetrics": metrics});
        }
        let wanted = json!({"capabilities": {"alwaysMatch": {"goog:chromeOptions": options}}});
        let got = self.ask("POST", "/session", &wanted);
        self.session = got["sessionId"].as_str().expect("a session has an id").to_owned();
        self.chromium = got["capabilities"]["goog:processID"].as_u64();
        if !touch {
            let metrics = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
            self.cdp("Emulation.setDeviceMetricsOverride", metrics);
        }
    }

    fn try_ask(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        let body = if method == "POST" { body.to_string() } else { String::new() };
        let fields = "Content-Type: application/json\r\nConnection: close\r\n";
        let answer = http::call(self.port, method, path, fields, body.as_bytes()).map_err(|e| e.to_string())?;
        let mut value = answer.json().ok_or("the driver answers in JSON")?;
        if answer.status == 200 { Ok(value["value"].take()) } else { Err(format!("{path}: {}", value["value"])) }
    }

    fn ask(&self, method: &str, path: &str, body: &Value) -> Value {
        self.try_ask(method, path, body).unwrap_or_else(|why| panic!("the browser obeys: {why}"))
    }

    /// Sends a command of this session.
    pub fn post(&self, what: &str, body: &Value) -> Value {
        self.ask("POST", &format!("/session/{}/{what}", self.session), body)
    }

    fn get(&self, what: &str) -> Value {
        self.ask("GET", &format!("/session/{}/{what}", self.session), &Value::Null)
    }

    /// Opens an address.
    pub fn go(&self, address: &str) {
        self.post("url", &json!({"url": address}));
    }

    /// Loads the page anew.
    pub fn reload(&self) {
        self.post("refresh", &json!({}));
    }

    /// Goes back, or forth again, in the history.
    pub fn step(&self, which: &str) {
        self.post(which, &json!({}));
    }

    /// Opens another tab and looks at it.
    pub fn new_tab(&self) -> String {
        let tab = self.post("window/new", &json!({"type": "tab"}));
        let tab = tab["handle"].as_str().expect("a tab has a handle").to_owned();
        self.look_at(&tab);
        tab
    }

    /// The tab looked at.
    pub fn tab(&self) -> String {
        self.get("window").as_str().expect("a tab has a handle").to_owned()
    }

    /// Looks at another tab.
    pub fn look_at(&self, tab: &str) {
        self.post("window", &json!({"handle": tab}));
    }

    /// Reads something by script, by value: the driver's own way to run scripts would keep what it has read in the
    /// page's memory. Nothing is ever done by script.
    pub fn read(&self, script: &str) -> Value {
        let expression = format!("(() => {{ {script} }})()");
        let mut got = self.cdp("Runtime.evaluate", json!({"expression": expression, "returnByValue": true}));
        assert!(got["exceptionDetails"].is_null(), "what is read can be read: {}", got["exceptionDetails"]);
        got["result"]["value"].take()
    }

    /// A command of the DevTools.
    pub fn cdp(&self, command: &str, params: Value) -> Value {
        self.post("goog/cdp/execute", &json!({"cmd": command, "params": params}))
    }

    /// The whole heap of the page's scripts after a collection, as JSON text: `HeapProfiler.takeHeapSnapshot`, whose
    /// chunks the driver collects.
    pub fn heap(&self) -> String {
        self.cdp("HeapProfiler.collectGarbage", json!({}));
        self.get("chromium/heap_snapshot").to_string()
    }

    /// The accessibility tree.
    pub fn spoken_tree(&self) -> Value {
        self.cdp("Accessibility.getFullAXTree", json!({}))
    }

    /// Whether everything that the page has asked is answered.
    pub fn is_quiet(&self) -> bool {
        self.relay.is_quiet()
    }

    /// A picture of what is seen: a PNG.
    pub fn picture(&self) -> Vec<u8> {
        base64(self.get("screenshot").as_str().expect("a picture is text"))
    }

    /// By day or by night, with motion or without.
    pub fn surroundings(&self, dark: bool, still: bool) {
        let features = json!([
            {"name": "prefers-color-scheme", "value": if dark { "dark" } else { "light" }},
            {"name": "prefers-reduced-motion", "value": if still { "reduce" } else { "no-preference" }},
        ]);
        self.cdp("Emulation.setEmulatedMedia", json!({"features": features}));
    }
}

/// Starts a driver that keeps whatever it and its browser leave behind in a folder: it, and the port on which it listens.
fn driver(folder: &Path) -> Option<(Child, u16)> {
    let mut driver = Command::new("chromedriver")
        .arg("--port=0")
        .env("TMPDIR", folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the tests of the page need chromium and chromedriver: run `cargo xtask test`, or install them");
    let out = BufReader::new(driver.stdout.take().expect("its output is piped"));
    let mut lines = out.lines().map_while(Result::ok);
    let port = lines.by_ref().find_map(|line| {
        line.strip_prefix("ChromeDriver was started successfully on port ")?.trim_end_matches('.').parse().ok()
    });
    let Some(port) = port else {
        let _ = driver.kill();
        let _ = driver.wait();
        return None;
    };
    // The driver must never wait for somebody to read what it says.
    std::thread::spawn(move || lines.for_each(drop));
    Some((driver, port))
}

impl Drop for Browser {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let test = std::thread::current().name().unwrap_or("a test").replace("::", "-");
            self.keep_sight(&test);
        }
        let quit = self.try_ask("DELETE", &format!("/session/{}", self.session), &Value::Null);
        if let (Err(_), Some(chromium)) = (quit, self.chromium) {
            let _ = Command::new("kill").args(["-KILL", &chromium.to_string()]).status();
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

impl Browser {
    /// What is on the screen when something is wrong: a picture in `target/failed`.
    pub fn keep_sight(&self, name: &str) {
        let seen = self.try_ask("GET", &format!("/session/{}/screenshot", self.session), &Value::Null);
        let folder = target("failed");
        if let (Ok(Value::String(picture)), Ok(())) = (seen, std::fs::create_dir_all(&folder)) {
            let _ = std::fs::write(folder.join(format!("{name}.png")), base64(&picture));
        }
    }
}

/// A folder in the target folder: the program under test stands in the folder of its profile there.
pub fn target(name: &str) -> PathBuf {
    let program = Path::new(env!("CARGO_BIN_EXE_terminal"));
    program.ancestors().nth(2).expect("a program lies in target/profile").join(name)
}

/// The bytes of a base64 text.
fn base64(text: &str) -> Vec<u8> {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    let (mut kept, mut bits) = (0_u32, 0);
    for digit in text.bytes().filter_map(|b| DIGITS.iter().position(|d| *d == b)) {
        kept = kept << 6 | digit as u32;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((kept >> bits) as u8);
        }
    }
    bytes
}

/// Looks again and again until something holds; fails with a sentence after ten seconds.
pub fn until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(seen) = look() {
            return seen;
        }
        assert!(begun.elapsed() < Duration::from_secs(10), "{what}");
        sleep(Duration::from_millis(15));
    }
}
