//! The core as the native shells call it: one `App`, its `Table`s, and records of what is to be drawn and asked.
//!
//! It decides nothing. Every text crosses in words of the language that is set; of scenes the lowered draw operations
//! cross. Calls are coarse, one a tap, and block until what they did is on disk: a shell makes them from one background
//! queue, `Table::next` from a thread of its own.
#![warn(missing_docs)]

pub mod app;
pub mod error;
pub mod guard;
pub mod house;
pub mod journey;
pub mod nearby;
pub mod news;
pub mod prompt;
pub mod radio;
pub mod scene;
pub mod selftest;
pub mod shelf;
pub mod table;
pub mod view;

uniffi::setup_scaffolding!("tabularium");
