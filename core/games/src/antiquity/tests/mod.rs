//! One test for every ruling and every worked example, and the printed numbers held to the figures.

mod data;
mod land_stage;
mod map;
mod rounds;
mod rulings_city;
mod rulings_countryside;
mod rulings_goods;
mod rulings_graves;
mod rulings_trade;
mod rulings_victory;
mod settler;
mod shapes;
mod whole_games;
mod zone;
