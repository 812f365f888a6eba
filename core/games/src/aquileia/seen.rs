//! What is hidden from whom (rules section 8): hands, the order of the piles, laurels of the Stadium, cards put down.

use super::data::{Back, COPIES, KINDS, LAUREL_COPIES, LAURELS, Laurel};
use super::phases;
use super::state::{Cards, Held, Player, Race, State, Step};
use table::chance::Luck;
use table::seat::{Seat, Viewer};

/// Overwrites what the viewer may not know. The state is taken apart whole, so that a new field cannot be forgotten.
pub fn conceal(state: &mut State, viewer: Viewer) {
    let private = phases::is_private(state);
    let State {
        house: _,
        seats: _,
        round: _,
        start: _,
        step,
        at: _,
        active,
        players,
        bank: _,
        port: _,
        blocked: _,
        tie: _,
        pile,
        gone: _,
        renewed: _,
        slots: _,
        laurels,
        display: _,
        look,
        races,
        crowns: _,
        auction: _,
        blue: _,
        blue_left: _,
        contest: _,
        built: _,
        dice: _,
        draft,
    } = state;
    for (seat, player) in players.iter_mut().enumerate() {
        let Player { coins: _, score: _, stands: _, houses: _, passed: _, hand, open, crowns: _ } = player;
        if viewer != Viewer::Seat(Seat(seat as u8)) {
            hand.conceal(open);
        }
    }
    pile.conceal(&[0; KINDS]);
    if private && viewer != Viewer::Seat(*active) {
        *draft = None;
    }
    // R64: at the end all laurels are shown. Whoever looks back afterwards has seen them.
    if *step == Step::Over || viewer == Viewer::After {
        return;
    }
    laurels.dark = laurels.len();
    laurels.kinds = [0; LAURELS];
    if viewer != Viewer::Seat(*active) {
        *look = look.map(|_| Held::Dark);
    }
    races.iter_mut().flatten().for_each(|race| conceal_race(race, viewer));
}

/// The first knows both cards. The second knows what it received; if that is unlike the card that lay open, the first
/// kept that one; if it looks like it, nothing is certain (R62). The others know neither.
fn conceal_race(race: &mut Race, viewer: Viewer) {
    if race.open || viewer == Viewer::Seat(race.first) {
        return;
    }
    let up = Held::Card(race.up);
    match &mut race.second {
        Some((second, given)) if viewer == Viewer::Seat(*second) => {
            if *given == up {
                race.kept = Held::Dark;
            }
        }
        second => {
            race.kept = Held::Dark;
            if let Some((_, given)) = second {
                *given = Held::Dark;
            }
        }
    }
}

/// Whether nothing in the state is concealed.
pub fn is_whole(state: &State) -> bool {
    let dark = |held: Held| held == Held::Dark;
    let laurel = |race: &Race| dark(race.kept) || race.second.is_some_and(|(_, given)| dark(given));
    state.pile.dark == [0; 2]
        && state.players.iter().all(|p| p.hand.dark == [0; 2])
        && state.laurels.dark == 0
        && !state.look.is_some_and(dark)
        && !state.races.iter().flatten().any(laurel)
}

/// The cards for the hand that the viewer cannot place: all copies, less those it knows; none if one is too many.
pub fn unplaced(s: &State) -> Option<[u8; KINDS]> {
    let mut left = COPIES;
    let mut take = |kinds: &[u8; KINDS]| {
        left.iter_mut().zip(kinds).try_for_each(|(left, known)| {
            *left = left.checked_sub(*known)?;
            Some(())
        })
    };
    take(&s.pile.kinds)?;
    take(&s.gone)?;
    for player in &s.players {
        take(&player.hand.kinds)?;
    }
    for card in s.slots.into_iter().flatten() {
        let n = &mut left[card as usize];
        *n = n.checked_sub(1)?;
    }
    Some(left)
}

/// The Stadium cards that the viewer cannot place, and how many dark places there are for them; none if one is too many.
/// Of two that share the open card and one from the deck, one has a card that is known and one that is not.
pub fn unplaced_laurels(s: &State) -> Option<([u8; LAURELS], u8)> {
    let mut left = LAUREL_COPIES;
    let mut dark = s.laurels.dark;
    let mut meet = |held: Held| match held {
        Held::Dark => {
            dark += 1;
            Some(())
        }
        Held::Card(laurel) => {
            let n = &mut left[laurel as usize];
            *n = n.checked_sub(1)?;
            Some(())
        }
    };
    for (kind, n) in s.laurels.kinds.into_iter().enumerate() {
        for _ in 0..n {
            meet(Held::Card(Laurel::of(kind as u8)))?;
        }
    }
    s.display.map_or(Some(()), |laurel| meet(Held::Card(laurel)))?;
    s.look.map_or(Some(()), &mut meet)?;
    for race in s.races.iter().flatten() {
        match race.second {
            Some((_, Held::Dark)) => {
                meet(race.kept)?;
                meet(Held::Card(race.up))?;
            }
            Some((_, given)) => {
                meet(race.kept)?;
                meet(given)?;
            }
            None => meet(race.kept)?,
        }
    }
    Some((left, dark))
}

/// Whether enough cards are unplaced for a concealed pile, of those it held when it was last renewed.
pub fn pile_can_be(s: &State, left: &[u8; KINDS], back: Back) -> bool {
    let could: u8 = back.kinds().map(|kind| left[kind].min(s.renewed[kind].saturating_sub(s.pile.kinds[kind]))).sum();
    s.pile.dark[back as usize] <= could
}

/// A state that could be the true one. The piles are dealt first, from cards that they held when they were last
/// renewed; the rest goes to the hands. (Cards a hand has held since before the renewal are not told from later ones.)
pub fn imagine(seen: &State, luck: &mut dyn Luck) -> State {
    let mut state = *seen;
    let mut left = unplaced(&state).unwrap_or([0; KINDS]);
    for back in Back::ALL {
        let mut rest = [0; KINDS];
        for kind in back.kinds() {
            rest[kind] = left[kind].min(state.renewed[kind]);
        }
        for _ in 0..std::mem::take(&mut state.pile.dark[back as usize]) {
            let kind = take(&mut rest, luck);
            left[kind] -= 1;
            state.pile.kinds[kind] += 1;
        }
        let mut rest = [0; KINDS];
        rest[back.kinds()].copy_from_slice(&left[back.kinds()]);
        for player in &mut state.players {
            let hand: &mut Cards = &mut player.hand;
            for _ in 0..std::mem::take(&mut hand.dark[back as usize]) {
                hand.kinds[take(&mut rest, luck)] += 1;
            }
        }
    }
    let (mut rest, _) = unplaced_laurels(&state).unwrap_or(([0; LAURELS], 0));
    let mut any = |luck: &mut dyn Luck| Laurel::of(take(&mut rest, luck) as u8);
    for race in state.races.iter_mut().flatten() {
        match &mut race.second {
            Some((_, given)) if *given == Held::Dark => {
                let pair = [Held::Card(race.up), Held::Card(any(luck))];
                let one = luck.below(2) as usize;
                (race.kept, *given) = (pair[one], pair[1 - one]);
            }
            _ if race.kept == Held::Dark => race.kept = Held::Card(any(luck)),
            _ => {}
        }
    }
    if state.look == Some(Held::Dark) {
        state.look = Some(Held::Card(any(luck)));
    }
    for _ in 0..std::mem::take(&mut state.laurels.dark) {
        state.laurels.kinds[any(luck) as usize] += 1;
    }
    state
}

/// Takes one out of a multiset, each thing equally likely.
fn take<const N: usize>(left: &mut [u8; N], luck: &mut dyn Luck) -> usize {
    let mut place = luck.below(left.iter().map(|n| u32::from(*n)).sum());
    for (kind, n) in left.iter_mut().enumerate() {
        if place < u32::from(*n) {
            *n -= 1;
            return kind;
        }
        place -= u32::from(*n);
    }
    unreachable!("as many cards are missing as are unplaced")
}
