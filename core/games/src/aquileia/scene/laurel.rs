//! The four colours of laurels and villas, known by their marks: disc, triangle, star, lozenge.

use table::draw::{disc, fill, polygon, role};
use table::scene::Op;

/// The colours, in the order of the rules.
pub const COLOURS: [&str; 4] = ["laurel-white", "laurel-blue", "laurel-yellow", "laurel-purple"];
/// What is read on them.
pub const ON: [&str; 4] = ["on-laurel-white", "on-laurel-blue", "on-laurel-yellow", "on-laurel-purple"];

/// The mark of a colour about this middle, so many hundredths as large as on a plot.
pub fn mark(colour: usize, [x, y]: [i32; 2], percent: i32) -> Op {
    let points: &[(i32, i32)] = match colour {
        0 => return disc(x, y, 300 * percent / 100, Some(role(ON[0])), None),
        1 => &[(0, -360), (320, 260), (-320, 260)],
        2 => &[
            (0, -380),
            (112, -154),
            (361, -117),
            (181, 59),
            (223, 307),
            (0, 190),
            (-223, 307),
            (-181, 59),
            (-361, -117),
            (-112, -154),
        ],
        _ => &[(0, -360), (340, 0), (0, 360), (-340, 0)],
    };
    let points: Vec<(i32, i32)> = points.iter().map(|(a, b)| (x + a * percent / 100, y + b * percent / 100)).collect();
    fill(polygon(&points), role(ON[colour]))
}
