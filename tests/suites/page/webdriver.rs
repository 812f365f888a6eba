//! A browser driven as the W3C's WebDriver says: looked at by script, touched only by real input at coordinates.

use super::http;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The enter key.
pub const ENTER: &str = "\u{E007}";
/// The tabulator.
pub const TAB: &str = "\u{E004}";

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

/// A browser and its driver. Both end with it, also when a test fails.
#[derive(Debug)]
pub struct Browser {
    driver: Child,
    port: u16,
    session: String,
    chromium: Option<u64>,
    touch: bool,
}

impl Browser {
    /// Starts a browser. What it asks of `port` goes to `by` instead, where it is recorded.
    pub fn open(screen: Screen, port: u16, by: u16) -> Browser {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the suites of the page need chromedriver and chromium on the path (Debian: chromium-driver)");
        let out = BufReader::new(driver.stdout.take().expect("its output is piped"));
        let mut lines = out.lines().map_while(Result::ok);
        let driver_port = lines.by_ref().find_map(|line| {
            line.strip_prefix("ChromeDriver was started successfully on port ")?.trim_end_matches('.').parse().ok()
        });
        // The driver must never wait for somebody to read what it says.
        std::thread::spawn(move || lines.for_each(drop));
        let mut browser = Browser {
            driver,
            port: driver_port.unwrap_or_default(),
            session: String::new(),
            chromium: None,
            touch: screen.touch,
        };
        assert_ne!(browser.port, 0, "chromedriver says on which port it listens");
        browser.begin(screen, port, by);
        browser
    }

    fn begin(&mut self, screen: Screen, port: u16, by: u16) {
        let Screen { width, height, touch } = screen;
        let args = [
            "--headless=new".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--hide-scrollbars".to_owned(),
            format!("--window-size={width},{height}"),
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

    fn post(&self, what: &str, body: &Value) -> Value {
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

    /// Touches the screen (or clicks, where it is none) at a point.
    pub fn tap(&self, [x, y]: [f64; 2]) {
        let kind = if self.touch { "touch" } else { "mouse" };
        let (x, y) = (x.round() as i64, y.round() as i64);
        let actions = json!([
            {"type": "pointerMove", "duration": 0, "x": x, "y": y, "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]);
        self.act(json!({"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": actions}));
    }

    /// Draws a finger over the screen, or turns the wheel where it is none.
    pub fn drag(&self, [x, y]: [f64; 2], by: f64) {
        let (x, y, by) = (x.round() as i64, y.round() as i64, by.round() as i64);
        if self.touch {
            let actions = json!([
                {"type": "pointerMove", "duration": 0, "x": x, "y": y, "origin": "viewport"},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerMove", "duration": 120, "x": x, "y": y + by, "origin": "viewport"},
                {"type": "pause", "duration": 120},
                {"type": "pointerUp", "button": 0},
            ]);
            let touch = json!({"pointerType": "touch"});
            self.act(json!({"type": "pointer", "id": "touch", "parameters": touch, "actions": actions}));
        } else {
            let turn = json!({"type": "scroll", "duration": 0, "x": x, "y": y, "deltaX": 0, "deltaY": -by,
                "origin": "viewport"});
            self.act(json!({"type": "wheel", "id": "wheel", "actions": [turn]}));
        }
    }

    /// Types on the keyboard.
    pub fn keys(&self, text: &str) {
        let press = |c: char| {
            let value = c.to_string();
            [json!({"type": "keyDown", "value": value}), json!({"type": "keyUp", "value": value})]
        };
        let actions: Vec<Value> = text.chars().flat_map(press).collect();
        self.act(json!({"type": "key", "id": "keys", "actions": actions}));
    }

    fn act(&self, source: Value) {
        self.post("actions", &json!({"actions": [source]}));
    }

    /// A picture of what is seen, as base64 of a PNG.
    pub fn picture(&self) -> String {
        self.get("screenshot").as_str().expect("a picture is text").to_owned()
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

impl Drop for Browser {
    fn drop(&mut self) {
        let quit = self.try_ask("DELETE", &format!("/session/{}", self.session), &Value::Null);
        if let (Err(_), Some(chromium)) = (quit, self.chromium) {
            let _ = Command::new("kill").args(["-KILL", &chromium.to_string()]).status();
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
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
