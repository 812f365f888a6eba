//! Set-up: the map tile by tile, the order of play, and the first cities (section 4).

use super::super::action::Action;
use super::super::data::START_DISTANCE;
use super::super::event::Event;
use super::super::ground::{self, Face, TURNS, Terrain};
use super::super::map::{Hex, HexSet};
use super::super::state::{Phase, State};
use super::rounds;
use table::chance::{Bag, Chance, Outcome};
use table::log::Log;
use table::seat::Seat;

/// How many faces can come up of what was drawn: of a stack four, of a tile two.
fn sides(s: &State) -> u8 {
    if s.rules.sixteen { 2 } else { 4 }
}

/// The chance needed now. What is drawn for a position is stored in its entry of `map.tiles` piece by piece.
pub fn chance(s: &State) -> Chance {
    match s.phase {
        Phase::Tile => Chance::Draw { bag: Bag::counts(&s.stacks), k: 1 },
        Phase::Face => Chance::Pick { of: sides(s) },
        Phase::Turn => Chance::Pick { of: TURNS },
        _ => Chance::Draw { bag: Bag::Set((1 << s.seats) - 1), k: s.seats },
    }
}

/// Carries out an outcome.
pub fn fate(s: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
    match s.phase {
        Phase::Tile => {
            s.stacks[usize::from(outcome.one())] -= 1;
            // Until the face is drawn the entry keeps the number of the stack.
            s.map.tiles.push((outcome.one(), 0));
            log.all(Event::Drawing(s.at, outcome.one()));
            s.phase = Phase::Face;
        }
        Phase::Face => {
            let (stack, _) = s.map.tiles[usize::from(s.at)];
            let face = if s.rules.sixteen {
                Face::of_tile(stack, outcome.one())
            } else {
                Face::of_stack(stack, outcome.one())
            };
            s.map.tiles[usize::from(s.at)] = (face.0, 0);
            log.all(Event::Drawing(s.at, face.0));
            s.phase = Phase::Turn;
        }
        Phase::Turn => {
            let turns = outcome.one();
            s.map.tiles[usize::from(s.at)].1 = turns;
            let face = Face(s.map.tiles[usize::from(s.at)].0);
            s.map.ground.lay(s.layout(), s.at, face, turns);
            s.map.markers = s.map.markers.or(ground::spots(s.layout(), s.at, face, turns));
            log.all(Event::Laid(s.at, face.0, turns));
            s.at += 1;
            s.phase = if usize::from(s.at) < s.layout().tiles() { Phase::Tile } else { Phase::Order };
        }
        Phase::Order => {
            s.order = outcome.iter().collect();
            log.all(Event::Drawn(s.order));
            s.at = s.seats - 1;
            s.phase = Phase::Found;
        }
        _ => {}
    }
}

/// The start tiles, by position, on which no city lies.
fn free_starts(s: &State) -> impl Iterator<Item = u8> + '_ {
    let taken =
        |position: u8| s.players.iter().flat_map(|p| p.cities.iter()).any(|c| s.layout().position(*c) == position);
    s.layout().starts.iter().copied().filter(move |position| !taken(*position))
}

/// The centres where the first city may be: all of it lies on a free start tile.
pub fn centres(s: &State) -> HexSet {
    let discs = free_starts(s).map(|position| s.layout().within(s.layout().centre(position), START_DISTANCE));
    discs.fold(HexSet::NONE, HexSet::or)
}

/// The centres for the first city of whoever is asked.
pub fn actions(s: &State, list: &mut Vec<Action>) {
    list.extend(centres(s).iter().map(Action::Found));
}

/// Places the first city.
pub fn act(s: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) {
    let Action::Found(centre) = action else { return };
    found(s, seat, centre, log);
    if s.at > 0 {
        s.at -= 1;
    } else {
        rounds::begin(s, log);
    }
}

/// Water under a first city becomes grassland, and markers leave unseen (R40, R62).
fn found(s: &mut State, seat: Seat, centre: Hex, log: &mut Log<Event>) {
    let hexes = s.layout().disc(centre);
    let (water, markers) = (s.map.ground.water().and(hexes).len(), s.map.markers.and(hexes).len());
    s.map.ground.to_grassland(Terrain::Water, hexes);
    s.map.markers = s.map.markers.minus(hexes);
    s.map.built = s.map.built.or(hexes);
    s.player_mut(seat).cities.push(centre);
    log.all(Event::Founded(seat, s.layout().place(centre), water as u8, markers as u8));
}
