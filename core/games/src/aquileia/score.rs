//! What counts in the end, and who stands where (rules section 7).

use super::data::{Building, Colour, Crown, Laurel};
use super::state::State;
use table::game::Ranking;
use table::seat::{MAX_SEATS, Seat};

/// The points of one player, category by category, as if the game ended now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    /// Scored during the game.
    pub track: u16,
    /// The Stadium cards with points.
    pub stadium: u16,
    /// The value of the villas of each colour.
    pub villas: [u16; 4],
    /// The laurels that count for each colour.
    pub laurels: [u16; 4],
}

impl Sheet {
    /// Villas times laurels of a colour: nothing without either.
    pub fn colour(&self, colour: Colour) -> u16 {
        self.villas[colour as usize] * self.laurels[colour as usize]
    }

    /// The sum.
    pub fn total(&self) -> u16 {
        self.track + self.stadium + Colour::ALL.map(|c| self.colour(c)).iter().sum::<u16>()
    }
}

/// The value of a player's villas by colour.
pub fn villas(s: &State, seat: Seat) -> [u16; 4] {
    let mut sums = [0; 4];
    for plot in s.player(seat).plots() {
        if let Building::Villa(colour, value) = plot.printed().building {
            sums[colour as usize] += u16::from(value);
        }
    }
    sums
}

/// The colour for which each Theatrum card of a player counts best (R43): all assignments are tried; of equally good
/// ones the first counts, where the cards stand in the order of the rules file and the first colour comes first.
pub fn assignment(s: &State, seat: Seat) -> impl Iterator<Item = (Crown, Colour)> + use<> {
    let values = villas(s, seat);
    let crowns: Vec<Crown> = s.player(seat).theatrum().collect();
    let n = crowns.len();
    let colour = move |choice: u32, i: usize, crown: Crown| crown.colours()[(choice >> (n - 1 - i) & 1) as usize];
    let worth = |choice: u32| {
        let colours = crowns.iter().enumerate().map(|(i, crown)| colour(choice, i, *crown));
        colours.map(|c| values[c as usize]).sum::<u16>()
    };
    // The last of equal maxima is taken, so the first choice comes last.
    let best = (0..1u32 << n).rev().max_by_key(|choice| worth(*choice)).unwrap_or(0);
    crowns.into_iter().enumerate().map(move |(i, crown)| (crown, colour(best, i, crown)))
}

/// The points of a player as far as the laurels are known.
pub fn sheet(s: &State, seat: Seat) -> Sheet {
    let mut sheet = Sheet { track: s.player(seat).score, villas: villas(s, seat), ..Sheet::default() };
    for laurel in s.held(seat).filter_map(|held| held.known()) {
        sheet.stadium += laurel.points();
        if let Some(colour) = laurel.colour() {
            sheet.laurels[colour as usize] += 1;
        }
    }
    for (_, colour) in assignment(s, seat) {
        sheet.laurels[colour as usize] += 1;
    }
    sheet
}

/// The Stadium cards that a player holds, by kind, as far as they are known.
pub fn laurels(s: &State, seat: Seat) -> impl Iterator<Item = Laurel> + '_ {
    s.held(seat).filter_map(|held| held.known())
}

/// The places by points. A tie for first is shared (R44), or goes by the tie track of the last round (option).
pub fn ranking(s: &State) -> Ranking {
    let totals: Vec<i32> = s.all().map(|seat| i32::from(sheet(s, seat).total())).collect();
    let mut ranking = Ranking::by_score(&totals);
    if s.house.tie_track {
        let first = s.tie.iter().map(Seat).find(|seat| ranking.of(*seat) == 1);
        for seat in s.all().filter(|seat| Some(*seat) != first) {
            let place = &mut ranking.0[seat.index()];
            *place = (*place).max(2);
        }
    }
    ranking
}

/// A place for every seat that a table can have.
const _: () = assert!(super::data::SEATS <= MAX_SEATS);
