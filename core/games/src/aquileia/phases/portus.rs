//! Area VI, the port: the thief, and what one's own workshops and banks give (rules section 5.9).

use super::super::data::{Building, Coins};
use super::super::event::Event;
use super::super::state::{Player, State, Step};
use super::next;
use super::supply::{gain, pay};
use table::log::Log;
use table::row::Row;

/// For each different metal the coin that lies in the port (R8); holdings and bank are safe (R9).
pub fn latro(s: &mut State, faces: Row<4>, log: &mut Log<Event>) {
    let mut stolen = [false; 3];
    for face in faces.iter().map(usize::from) {
        stolen[face] |= std::mem::take(&mut s.port[face]);
    }
    let booty = Coins(stolen.map(u8::from));
    let player = s.own_mut();
    player.coins = player.coins.plus(booty);
    s.dice = faces;
    log.all(Event::Latro(s.active, faces, stolen));
    next(s, log);
}

/// A space of the port for the active player; whether a decision is waited for.
pub fn begin(s: &mut State, log: &mut Log<Event>) -> bool {
    let Some(metal) = s.at.port() else { return false };
    if std::mem::take(&mut s.port[metal as usize]) {
        // R10: paid without a question, and never given back.
        s.bank = s.bank.plus(Coins::of(metal, 1));
        log.all(Event::PortPaid(s.active, metal));
        activate(s, log);
        return false;
    }
    if s.own().coins.get(metal) == 0 {
        // R48.
        log.all(Event::PortLost(s.active, metal, true));
        return false;
    }
    s.step = Step::PayAgain;
    true
}

/// Another coin of the metal (R11).
pub fn again(s: &mut State, log: &mut Log<Event>) {
    if let Some(metal) = s.at.port() {
        pay(s, s.active, Coins::of(metal, 1));
        log.all(Event::PortAgain(s.active, metal));
        activate(s, log);
    }
    next(s, log);
}

/// No other coin, and nothing is activated.
pub fn decline(s: &mut State, log: &mut Log<Event>) {
    if let Some(metal) = s.at.port() {
        log.all(Event::PortLost(s.active, metal, false));
    }
    next(s, log);
}

/// What all own workshops and private banks give together (R12), before the bank runs short.
pub fn income(player: &Player) -> (u16, Coins) {
    let mut income = (0, Coins::NONE);
    for plot in player.plots() {
        match plot.printed().building {
            Building::Workshop(points) => income.0 += u16::from(points),
            Building::Bank(coins) => income.1 = income.1.plus(coins),
            Building::Villa(..) => {}
        }
    }
    income
}

fn activate(s: &mut State, log: &mut Log<Event>) {
    let (points, due) = income(s.own());
    let paid = gain(s, s.active, due);
    s.own_mut().score += points;
    log.all(Event::Activated(s.active, points, paid));
}
