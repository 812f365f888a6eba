//! The page, played in a real browser by real touches, and asked by requests that no page would send.

mod figures;
mod gestures;
mod house;
mod http;
mod input;
mod layout;
mod near;
mod play;
mod player;
mod prepared;
mod reach;
mod requests;
mod short_game;
mod shots;
mod tabs;
mod tokens;
mod tools;
mod town_game;
mod visitor;
mod webdriver;
