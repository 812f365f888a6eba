//! What any game is made of: seats, inputs, chance, what a viewer may see, prompts, scenes, text, and the `Game` trait.
//!
//! One noun per file. Nothing here knows a game, a disk, a clock or a radio.

#![warn(missing_docs)]

pub mod canvas;
pub mod chance;
pub mod draw;
pub mod emblem;
pub mod game;
pub mod icons;
pub mod input;
pub mod letters;
pub mod live;
pub mod log;
pub mod look;
pub mod meta;
pub mod news;
pub mod open;
pub mod palette;
pub mod playout;
pub mod prompt;
pub mod row;
pub mod rules_text;
pub mod scene;
pub mod seat;
pub mod seen;
pub mod speak;
pub mod svg;
pub mod text;
pub mod trace;
