//! Magna Grecia: its card in the list of games, and where each part of the trait lives. No rules here.

mod action;
mod data;
mod map;
mod net;
mod saved;
mod state;
mod touch;
