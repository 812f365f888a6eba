//! The suites, one module a subject. Generic ones run over every game in the list and over the toy game.

mod conformance;
mod reference;
