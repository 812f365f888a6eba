//! The page, played in a real browser by real touches, and asked by requests that no page would send.

mod house;
mod http;
mod layout;
mod play;
mod player;
mod reach;
mod requests;
mod shots;
mod tabs;
mod tokens;
mod webdriver;
