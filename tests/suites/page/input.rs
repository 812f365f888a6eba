//! What a player's hands do to a browser: touches, clicks, drags, pinches, the wheel, keys. All of it is real input at
//! coordinates, as the driver makes it.

use super::webdriver::Browser;
use serde_json::{Value, json};

/// The enter key.
pub const ENTER: &str = "\u{E007}";
/// The tabulator.
pub const TAB: &str = "\u{E004}";
const CONTROL: &str = "\u{E009}";

impl Browser {
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

    /// Touches a point twice, as fast as a finger does.
    pub fn double_tap(&self, at: [f64; 2]) {
        self.tap(at);
        self.tap(at);
    }

    /// Holds a point until a long press is over.
    pub fn hold(&self, [x, y]: [f64; 2]) {
        let kind = if self.touch { "touch" } else { "mouse" };
        let (x, y) = (x.round() as i64, y.round() as i64);
        let actions = json!([
            {"type": "pointerMove", "duration": 0, "x": x, "y": y, "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pause", "duration": 700},
            {"type": "pointerUp", "button": 0},
        ]);
        self.act(json!({"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": actions}));
    }

    /// Two fingers about a point, first `from` and then `to` apart.
    pub fn pinch(&self, [x, y]: [f64; 2], from: f64, to: f64) {
        let finger = |id: &str, side: f64| {
            let x = |apart: f64| (x + side * apart / 2.0).round() as i64;
            let y = y.round() as i64;
            let actions = json!([
                {"type": "pointerMove", "duration": 0, "x": x(from), "y": y, "origin": "viewport"},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerMove", "duration": 200, "x": x(to), "y": y, "origin": "viewport"},
                {"type": "pointerUp", "button": 0},
            ]);
            json!({"type": "pointer", "id": id, "parameters": {"pointerType": "touch"}, "actions": actions})
        };
        self.post("actions", &json!({"actions": [finger("one", -1.0), finger("two", 1.0)]}));
    }

    /// Draws a finger over the screen for so long; where it is none, turns the wheel.
    pub fn drag(&self, [x, y]: [f64; 2], [dx, dy]: [f64; 2], ms: u32) {
        let [x, y, dx, dy] = [x, y, dx, dy].map(|n| n.round() as i64);
        if self.touch {
            let steps = i64::from(ms / 20).max(1);
            let at = |step: i64| {
                let (x, y) = (x + dx * step / steps, y + dy * step / steps);
                json!({"type": "pointerMove", "duration": 20, "x": x, "y": y, "origin": "viewport"})
            };
            let mut actions = vec![at(0), json!({"type": "pointerDown", "button": 0})];
            actions.extend((1..=steps).map(at));
            // It stops before it is lifted, so that nothing goes on rolling.
            actions.extend([json!({"type": "pause", "duration": 60}), json!({"type": "pointerUp", "button": 0})]);
            let touch = json!({"pointerType": "touch"});
            self.act(json!({"type": "pointer", "id": "touch", "parameters": touch, "actions": actions}));
        } else {
            let turn = json!({"type": "scroll", "duration": 0, "x": x, "y": y, "deltaX": -dx, "deltaY": -dy,
                "origin": "viewport"});
            self.act(json!({"type": "wheel", "id": "wheel", "actions": [turn]}));
        }
    }

    /// Turns the wheel while the control key is held.
    pub fn wheel_with_control(&self, [x, y]: [f64; 2], by: f64) {
        let (x, y, by) = (x.round() as i64, y.round() as i64, by.round() as i64);
        let pause = json!({"type": "pause", "duration": 0});
        let keys =
            [json!({"type": "keyDown", "value": CONTROL}), pause.clone(), json!({"type": "keyUp", "value": CONTROL})];
        let turn =
            json!({"type": "scroll", "duration": 0, "x": x, "y": y, "deltaX": 0, "deltaY": by, "origin": "viewport"});
        let sources = json!([
            {"type": "key", "id": "keys", "actions": keys},
            {"type": "wheel", "id": "wheel", "actions": [pause.clone(), turn, pause]},
        ]);
        self.post("actions", &json!({"actions": sources}));
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
}
