//! Views from hostile bytes: they are refused, or hold nothing that their viewer may not know; nothing panics.

use super::five::viewers;
use super::long;
use super::pairs::same_views;
use super::twins::pecunia;
use games::pecunia_non_olet::PecuniaNonOlet;
use harness::toy::Toy;
use harness::toy::state::{Cards, Draft, Offer, Phase, Stake};
use harness::{Picker, settings, start};
use session::luck::SeededLuck;
use table::chance::Luck;
use table::game::Game;
use table::input::step;
use table::log::Log;
use table::seat::{Seat, Viewer};
use table::seen::Seen;

/// Whether nothing stands in a state that its viewer may not know, by the rules and without `conceal`.
trait Concealed: Game {
    fn is_concealed(state: &Self::State, viewer: Viewer) -> bool;
}

impl Concealed for PecuniaNonOlet {
    fn is_concealed(state: &Self::State, viewer: Viewer) -> bool {
        pecunia::is_concealed(state, viewer)
    }
}

impl Concealed for Toy {
    fn is_concealed(state: &Self::State, viewer: Viewer) -> bool {
        let dark = |cards: Cards| matches!(cards, Cards::Dark(_));
        // The hands are shown after the game, and not in a look back at its middle.
        let shown = viewer == Viewer::After && state.phase == Phase::Over;
        let other = |seat: Seat| !shown && viewer != Viewer::Seat(seat);
        let hands = Seat::all(state.seats).filter(|seat| other(*seat)).all(|seat| dark(state.place(seat).hand));
        let top = state.top.is_none_or(|top| top.card.is_none() || !other(top.peeker));
        let phase = match &state.phase {
            Phase::Stake(staking) => Seat::all(state.seats).filter(|seat| other(*seat)).all(|from| {
                let offer = |to: Seat| !other(to) || staking.offer(from, to) != Offer::Open;
                !matches!(staking.stakes[from.index()], Stake::Coins(_)) && Seat::all(state.seats).all(offer)
            }),
            Phase::Turn(turning) => !other(turning.seat) || turning.draft == Draft::Dark,
            _ => true,
        };
        hands && top && phase && dark(state.deck) && dark(state.facedown.cards)
    }
}

/// Views of everybody from random games, as bytes.
fn views<G: Concealed>() -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for seats in G::META.min_seats..=G::META.max_seats {
        for (n, named) in settings::<G>(seats).iter().enumerate() {
            let mut picker = Picker::<G>::new(900 + n as u64);
            let mut state = start::<G>(named, seats);
            while let Some(input) = picker.pick(&state) {
                if picker.luck.below(16) == 0 {
                    all.extend(viewers(seats).map(|viewer| Seen::<G>::of(&state, viewer).bytes()));
                    // What a careless host could send: everything, under the name of one seat.
                    let whole = Seen::<G>::of(&state, Viewer::After).bytes();
                    all.extend([whole]);
                }
                step::<G>(&mut state, &input, &mut Vec::new(), &mut Log::silent()).expect("what is picked is legal");
            }
        }
    }
    all
}

/// Damages some bytes.
fn damage(bytes: &mut Vec<u8>, luck: &mut SeededLuck) {
    for _ in 0..=luck.below(3) {
        if bytes.is_empty() {
            return;
        }
        let at = luck.below(bytes.len() as u32) as usize;
        match luck.below(8) {
            0 => bytes[at] ^= 1 << luck.below(8),
            1 => bytes[at] = luck.below(256) as u8,
            2 => bytes.insert(at, luck.below(8) as u8),
            3 => drop(bytes.remove(at)),
            4 => bytes.truncate(at),
            // The viewer stands first.
            5 => bytes[0] = luck.below(4) as u8,
            6 => bytes.swap(at, at / 2),
            _ => bytes[at] = luck.below(8) as u8,
        }
    }
}

fn hostile_bytes<G: Concealed>(mutations: u32) {
    let views = views::<G>();
    let mut luck = SeededLuck::new(1);
    let mut read = 0;
    for n in 0..mutations {
        let mut bytes = views[luck.below(views.len() as u32) as usize].clone();
        damage(&mut bytes, &mut luck);
        let Ok(seen) = Seen::<G>::read(&bytes) else { continue };
        read += 1;
        assert!(G::is_concealed(&seen, seen.viewer()), "{}: mutation {n} holds a secret", G::META.id);
        assert_eq!(Seen::<G>::read(&seen.bytes()).as_ref(), Ok(&seen), "{}: what was read can be read", G::META.id);
        same_views(&seen, &seen, &mut luck).expect("a view is like itself");
        G::imagine(&seen, &mut luck);
    }
    assert!(read * 50 > mutations, "{}: enough gets past the form to mean something: {read}", G::META.id);
}

#[test]
fn d7_damaged_views_of_pecunia_are_refused_or_hold_no_secret() {
    hostile_bytes::<PecuniaNonOlet>(if long() { 500_000 } else { 25_000 });
}

#[test]
fn d7_damaged_views_of_the_toy_game_are_refused_or_hold_no_secret() {
    hostile_bytes::<Toy>(if long() { 500_000 } else { 25_000 });
}

#[test]
fn d7_what_is_written_for_a_viewer_holds_no_secret() {
    fn written<G: Concealed>() {
        for bytes in views::<G>() {
            let seen = Seen::<G>::read(&bytes).expect("a view that was written can be read");
            assert!(G::is_concealed(&seen, seen.viewer()), "{}: {seen:?}", G::META.id);
        }
    }
    written::<PecuniaNonOlet>();
    written::<Toy>();
}
