//! Names of things as texts.
