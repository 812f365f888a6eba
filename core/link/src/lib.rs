//! Bytes between two devices.
pub mod advert;
pub mod cipher;
pub mod error;
pub mod fragment;
pub mod frame;
pub mod hello;
pub mod identity;
pub mod limits;
pub mod packet;
pub mod pairing;
pub mod role;
pub mod scan;
pub mod stream;
pub mod time;
pub mod wire;
