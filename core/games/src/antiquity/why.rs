//! Why something cannot be chosen now.
