//! The table in the terminal, played through a pseudo-terminal and through plain pipes.

mod at_table;
mod console;
mod glass;
mod pipes;
mod player;
mod position;
mod questions;
mod secrecy;
mod shelf;
mod starting;
mod whole_game;
mod words;
