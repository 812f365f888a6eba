//! The palette keeps the minima of the look: contrast of text, distance of what must be told apart, option and accent.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use table::palette::{Theme, colour};

const THEMES: [(Theme, &str); 2] = [(Theme::Light, "light"), (Theme::Dark, "dark")];

/// Contrast of text, of large numbers, of graphic marks.
const TEXT: f64 = 4.5;
const LARGE: f64 = 3.0;
const MARK: f64 = 3.0;

/// What is written on what, and the contrast it needs at least.
const PAIRS: &[(&str, &[&str], f64)] = &[
    ("ink", &["ground", "ground-2", "surface", "surface-2", "option-wash"], TEXT),
    ("ink-2", &["ground", "surface", "surface-2"], TEXT),
    ("on-accent", &["accent"], TEXT),
    ("on-wall", &["wall", "wall-2"], TEXT),
    ("on-wall-2", &["wall", "wall-2"], TEXT),
    ("on-bone", &["bone"], TEXT),
    ("on-chosen", &["chosen", "option"], TEXT),
    ("good", &["surface"], TEXT),
    ("bad", &["surface"], TEXT),
    ("blocked", &["surface", "surface-2"], LARGE),
    ("on-metal", &["bronze", "silver", "gold"], TEXT),
    ("on-senator", &["senator"], TEXT),
    ("on-citizen", &["citizen"], TEXT),
    ("on-slave", &["slave"], MARK),
    ("on-lady", &["lady"], TEXT),
    ("on-rubra", &["rubra"], TEXT),
    ("on-lapis", &["lapis"], TEXT),
    ("on-ochra", &["ochra"], TEXT),
    ("on-oliva", &["oliva"], TEXT),
    ("on-porphyra", &["porphyra"], TEXT),
    ("on-marmor", &["marmor"], TEXT),
    ("edge", &["ground", "plain"], MARK),
    ("option", &["ground", "surface", "plain", "grassland", "option-wash", "option-line"], MARK),
    ("accent-edge", &["surface"], MARK),
    ("last", &["surface"], MARK),
    ("on-laurel-white", &["laurel-white"], TEXT),
    ("on-laurel-blue", &["laurel-blue"], TEXT),
    ("on-laurel-yellow", &["laurel-yellow"], TEXT),
    ("on-laurel-purple", &["laurel-purple"], TEXT),
    ("on-olives", &["olives"], MARK),
    ("on-wine", &["wine"], MARK),
    ("on-dye", &["dye"], MARK),
    ("on-goods", &["grain", "sheep", "fish", "pearls", "gold-good", "stone", "wood"], MARK),
];

const SEATS: [&str; 6] = ["rubra", "lapis", "ochra", "oliva", "porphyra", "marmor"];
const CUSTOMERS: [&str; 4] = ["senator", "citizen", "slave", "lady"];

/// Sets whose members must be told apart, with the least distance in each kind of sight.
const SETS: [(&str, &[&str], [f64; 5]); 5] = [
    ("seats", &SEATS, [20.0, 12.0, 12.0, 12.0, 8.0]),
    ("customers", &CUSTOMERS, [20.0, 10.0, 10.0, 10.0, 4.0]),
    ("metals", &["bronze", "silver", "gold"], [15.0, 9.0, 9.0, 9.0, 4.0]),
    ("laurels", &["laurel-white", "laurel-blue", "laurel-yellow", "laurel-purple"], [20.0, 11.0, 11.0, 11.0, 4.0]),
    ("land", &["grassland", "forest", "mountain", "water", "city-ground", "felled"], [10.0, 5.0, 5.0, 4.0, 2.0]),
];

/// The roles that are the option itself; nothing else may look like one.
const OPTION: [&str; 5] = ["option", "chosen", "on-chosen", "option-wash", "option-line"];
const OPTION_MIN: f64 = 15.0;
const ACCENT_MIN: f64 = 15.0;
const CUSTOMER_SEAT_MIN: f64 = 15.0;

/// A kind of sight: as most people see, three kinds of colour blindness (Machado 2009, severity 1), and grey.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Sight {
    Normal,
    Without([[f64; 3]; 3]),
    Grey,
}

const SIGHTS: [Sight; 5] = [
    Sight::Normal,
    Sight::Without([[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    Sight::Without([[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]),
    Sight::Without([[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
    Sight::Grey,
];

fn linear(hex: &str) -> [f64; 3] {
    [1, 3, 5].map(|i| {
        let value = u8::from_str_radix(&hex[i..i + 2], 16).expect("a colour is written in hexadecimal digits");
        let v = f64::from(value) / 255.0;
        if v <= 0.04045 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
    })
}

fn luminance([r, g, b]: [f64; 3]) -> f64 {
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// The contrast of two colours (WCAG).
fn contrast(a: &str, b: &str) -> f64 {
    let (a, b) = (luminance(linear(a)), luminance(linear(b)));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn seen(rgb: [f64; 3], sight: Sight) -> [f64; 3] {
    match sight {
        Sight::Normal => rgb,
        Sight::Grey => [luminance(rgb); 3],
        Sight::Without(rows) => rows.map(|row| row.iter().zip(rgb).map(|(m, c)| m * c).sum::<f64>().clamp(0.0, 1.0)),
    }
}

fn lab([r, g, b]: [f64; 3]) -> [f64; 3] {
    let xyz = [
        (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047,
        0.2126729 * r + 0.7151522 * g + 0.0721750 * b,
        (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883,
    ];
    let [x, y, z] = xyz.map(|t| if t > 216.0 / 24389.0 { t.cbrt() } else { (24389.0 / 27.0 * t + 16.0) / 116.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The distance of two colours (CIEDE2000).
fn ciede2000([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
    let seventh = |c: f64| (c.powi(7) / (c.powi(7) + 25f64.powi(7))).sqrt();
    let g = 0.5 * (1.0 - seventh((a1.hypot(b1) + a2.hypot(b2)) / 2.0));
    let (a1, a2) = (a1 * (1.0 + g), a2 * (1.0 + g));
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let grey = c1 * c2 == 0.0;
    let dh = if grey { 0.0 } else { (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0 };
    let (dl, dc, dhh) = (l2 - l1, c2 - c1, 2.0 * (c1 * c2).sqrt() * (dh / 2.0).to_radians().sin());
    let (lm, cm) = ((l1 + l2) / 2.0, (c1 + c2) / 2.0);
    let hm = if grey { h1 + h2 } else { (h1 + dh / 2.0).rem_euclid(360.0) };
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t =
        1.0 - 0.17 * cos(hm - 30.0) + 0.24 * cos(2.0 * hm) + 0.32 * cos(3.0 * hm + 6.0) - 0.2 * cos(4.0 * hm - 63.0);
    let sl = 1.0 + 0.015 * (lm - 50.0).powi(2) / (20.0 + (lm - 50.0).powi(2)).sqrt();
    let (sc, sh) = (1.0 + 0.045 * cm, 1.0 + 0.015 * cm * t);
    let rt = -2.0 * seventh(cm) * (60.0 * (-((hm - 275.0) / 25.0).powi(2)).exp()).to_radians().sin();
    ((dl / sl).powi(2) + (dc / sc).powi(2) + (dhh / sh).powi(2) + rt * dc / sc * dhh / sh).sqrt()
}

fn distance(a: &str, b: &str, sight: Sight) -> f64 {
    ciede2000(lab(seen(linear(a), sight)), lab(seen(linear(b), sight)))
}

/// The palette as it lies beside the code: its roles by theme, and the seats.
fn file() -> (BTreeMap<String, Vec<String>>, Vec<serde_json::Value>) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../core/table/src/palette.json");
    let json = std::fs::read_to_string(path).expect("the palette lies beside the code that reads it");
    let json: serde_json::Value = serde_json::from_str(&json).expect("the palette is JSON");
    let roles = |theme: &str| {
        let groups = json[theme].as_object().expect("a theme has groups").values();
        groups.flat_map(|g| g.as_object().expect("a group has roles").keys().cloned()).collect()
    };
    let themes = THEMES.map(|(_, name)| (name.to_owned(), roles(name))).into_iter().collect();
    (themes, json["seats"].as_array().expect("the seats are listed").clone())
}

#[test]
fn the_formula_gives_the_published_distances() {
    let pairs = [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    ];
    for (a, b, expected) in pairs {
        assert!((ciede2000(a, b) - expected).abs() < 1e-4, "{a:?} and {b:?}");
    }
}

#[test]
fn every_role_has_a_colour_by_day_and_by_night_and_stands_once() {
    let (themes, seats) = file();
    let (light, dark) = (&themes["light"], &themes["dark"]);
    assert_eq!(light, dark, "the same roles by day and by night");
    assert_eq!(light.iter().collect::<BTreeSet<_>>().len(), light.len(), "no role stands twice");
    for (theme, _) in THEMES {
        for role in light {
            let colour = colour(role, theme);
            let digits = colour.strip_prefix('#').is_some_and(|d| d.chars().all(|c| c.is_ascii_hexdigit()));
            assert!(digits && [7, 9].contains(&colour.len()) && colour != "#FF00FF", "{role}: {colour}");
        }
    }
    let of = |key: &str| seats.iter().filter_map(|s| s[key].as_str().map(str::to_owned)).collect::<Vec<_>>();
    assert_eq!(of("role"), SEATS, "the seats in their order");
    for sign in ["letter", "emblem", "pattern"] {
        assert_eq!(of(sign).into_iter().collect::<BTreeSet<_>>().len(), 6, "each seat has its own {sign}");
    }
}

#[test]
fn text_and_marks_stand_out_from_their_ground() {
    let mut missed = Vec::new();
    for (theme, name) in THEMES {
        for (on, grounds, needs) in PAIRS {
            for ground in *grounds {
                let found = contrast(colour(on, theme), colour(ground, theme));
                if found < *needs {
                    missed.push(format!("{name}: {on} on {ground}: {found:.2}, needs {needs}"));
                }
            }
        }
    }
    assert_eq!(missed, Vec::<String>::new());
}

#[test]
fn e4_what_must_be_told_apart_is_apart_in_every_kind_of_sight() {
    let mut missed = Vec::new();
    for (theme, name) in THEMES {
        for (set, roles, minima) in SETS {
            for (sight, least) in SIGHTS.into_iter().zip(minima) {
                for (i, a) in roles.iter().enumerate() {
                    for b in &roles[..i] {
                        let found = distance(colour(a, theme), colour(b, theme), sight);
                        if found < least {
                            missed.push(format!("{name}, {set}, {sight:?}: {a} and {b}: {found:.1}, needs {least}"));
                        }
                    }
                }
            }
        }
    }
    assert_eq!(missed, Vec::<String>::new());
}

#[test]
fn nothing_looks_like_an_option_the_accent_like_a_seat_or_a_customer_like_a_player() {
    let roles = &file().0["light"];
    let mut missed = Vec::new();
    for (theme, name) in THEMES {
        let mut apart = |a: &str, b: &str, least: f64| {
            let found = distance(colour(a, theme), colour(b, theme), Sight::Normal);
            if found < least {
                missed.push(format!("{name}: {a} and {b}: {found:.1}, needs {least}"));
            }
        };
        for role in roles.iter().filter(|r| !OPTION.contains(&r.as_str())) {
            apart("option", role, OPTION_MIN);
        }
        for seat in SEATS {
            apart("accent", seat, ACCENT_MIN);
            apart("accent-edge", seat, ACCENT_MIN);
            CUSTOMERS.iter().for_each(|customer| apart(customer, seat, CUSTOMER_SEAT_MIN));
        }
    }
    assert_eq!(missed, Vec::<String>::new());
}

/// What Android shows before the core has said its colours is in a resource file, which cannot ask the palette.
#[test]
fn the_first_colours_of_the_android_app_are_the_palettes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../android/app/src/main/res");
    let mut met = 0;
    for (values, theme) in [("values", Theme::Light), ("values-night", Theme::Dark)] {
        let file = std::fs::read_to_string(folder.join(values).join("colours.xml")).expect("the app has first colours");
        for line in file.split("<color name=\"").skip(1) {
            let (role, rest) = line.split_once("\">").expect("a colour has a name");
            let (named, _) = rest.split_once("</color>").expect("and an end");
            assert_eq!(named, colour(role, theme), "{role} in {values}");
            met += 1;
        }
    }
    assert!(met >= 3, "{met} colours");
}
