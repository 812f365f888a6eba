//! Antiquity.

pub mod data;
pub mod ground;
pub mod map;
pub mod shapes;
pub mod zone;

#[cfg(test)]
mod tests;
