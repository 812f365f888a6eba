//! Slow second implementations, written from the rules texts alone. They share no code with what they check.

pub mod aquileia;
pub mod magna_grecia;
pub mod pecunia;
