//! The suites, one module a subject. Generic ones run over every game in the list and over the toy game.

mod conformance;
mod goldens;
mod layering;
mod nearby;
mod page;
mod reference;
mod reference_aquileia;
mod reference_magna_grecia;
mod saves;
mod scenes;
mod secrecy;
mod sessions;
#[cfg(unix)]
mod terminal;
mod texts;
mod undo;
