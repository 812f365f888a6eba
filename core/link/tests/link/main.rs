//! Whole links on the simulated radio, a module a subject.

mod finding;
mod help;
mod intruder;
mod sessions;
mod soak;
mod vectors;
