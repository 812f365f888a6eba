//! One test for every ruling and every worked example, and the printed numbers held to the figures.

mod data;
mod map;
mod shapes;
mod zone;
