//! What lies in the areas: the cards on offer, decks and discard piles, the blue dice, the cards of Stadium and Theatrum.

use super::super::data::{BLUE_DICE, Back, Card, Crown};
use super::super::state::{Held, State, Step};
use super::super::touch::Touch;
use super::super::words as names;
use super::Marks;
use super::book::{Deck, Piece};
use super::cards::{self, SIZE};
use super::layout::{Part, Plan, THEATRE};
use table::canvas::Canvas;
use table::draw::{disc, edge, group, rect, role, rounded, serif, words};
use table::scene::{Align, Item, Outline};
use table::text::Text;

/// The box of a card that lies here, for a finger.
const BOX: [i32; 2] = [3000, 4000];
const SLOTS: u32 = 4000;
const CROWNS: u32 = 5000;

/// Draws it.
pub fn lying(s: &State, plan: Plan, marks: &Marks, canvas: &mut Canvas) {
    market(s, plan, marks, canvas);
    // The blue dice lie on Potentia; where that is not shown, beside the contests that they are rolled in.
    let potentia = plan.at(Part::Mercatus, [33200, 12700]);
    if let Some(at) = potentia.or_else(|| plan.at(Part::Races, [16900, 870])) {
        canvas.put(blue(s, marks, at));
    }
    stadium(s, plan, marks, canvas);
    theatre(s, plan, canvas);
}

/// A card about a middle.
fn card(item: Item, [x, y]: [i32; 2], piece: Option<Piece>) -> Item {
    let [w, h] = BOX;
    let (left, top) = ((w - SIZE.w) / 2, (h - SIZE.h) / 2);
    let outline = Outline::Path(rounded(left, top, SIZE.w, SIZE.h, 300));
    let picture = match piece {
        Some(piece) => piece.at(left, top, SIZE.w, SIZE.h),
        None => group(60, vec![rect(left, top, SIZE.w, SIZE.h, 300, None, edge("city-mark", 80))]),
    };
    item.boxed(x - w / 2, y - h / 2, w, h).layer(1).outline(outline, 0).symbol(Piece::Clear.id(), &[]).draw([picture])
}

/// How many cards are left, on a disc at the foot of a pile.
fn counted(item: Item, n: u8) -> Item {
    let at = [BOX[0] - 1500, BOX[1] - 1450];
    item.draw([disc(at[0] + 650, at[1] + 600, 720, Some(role("bone")), edge("rule-strong", 80))]).run(words(
        Text::number(n),
        serif(1150),
        [at[0] - 100, at[1] - 150, 1500, 1500],
        Align::Middle,
        role("on-bone"),
    ))
}

fn market(s: &State, plan: Plan, marks: &Marks, canvas: &mut Canvas) {
    for (slot, held) in (0..).zip(s.slots) {
        let Some(at) = plan.at(Part::Mercatus, [18950 + i32::from(slot) * 7200, 4000]) else { return };
        let touch = Touch::Slot(slot);
        let item = match held {
            Some(kind) => Item::piece(SLOTS + 16 * u32::from(slot) + kind as u32),
            None => Item::new(300 + u32::from(slot)),
        };
        let spoken = match held {
            Some(kind) => Text::new("scene-slot").num("slot", slot + 1).text("card", names::card(kind)),
            None => Text::new("scene-slot-empty").num("slot", slot + 1),
        };
        let look = marks.wanted(s, touch, s.step == Step::Buy && s.at.slot() == Some(usize::from(slot)));
        canvas.put(card(item.touch(touch.id()).look(look).spoken(spoken), at, held.map(Piece::Card)));
    }
    for (i, back) in (0..).zip(Back::ALL) {
        let x = 20300 + i * 6000;
        let gone = back.kinds().map(|kind| s.gone[kind]).sum::<u8>();
        if let Some(at) = plan.at(Part::Mercatus, [x, 9900]) {
            let (item, picture) = pile(s, back, marks, 310 + i as u32);
            canvas.put(counted(card(item, at, picture), s.pile.len(back)));
        }
        if let Some(at) = plan.at(Part::Mercatus, [x + 2950, 9900]) {
            let top = if gone > 0 { Some(face(s, back)) } else { None };
            let spoken = Text::new("scene-gone").text("back", names::back(back)).num("n", gone);
            let item = Item::new(320 + i as u32).touch(Touch::Gone(back).id()).spoken(spoken);
            let mut item = card(item, at, None);
            if let Some(piece) = top {
                // Face up and pale: these cards are out of play for now.
                let (left, top) = ((BOX[0] - SIZE.w) / 2, (BOX[1] - SIZE.h) / 2);
                item = item.draw([group(55, vec![piece.at(left, top, SIZE.w, SIZE.h)])]);
            }
            canvas.put(counted(item, gone));
        }
    }
}

/// A face-down pile of cards for the hand.
pub fn pile(s: &State, back: Back, marks: &Marks, id: u32) -> (Item, Option<Piece>) {
    let (touch, n) = (Touch::Pile(back), s.pile.len(back));
    let spoken = Text::new("scene-pile").text("back", names::back(back)).num("n", n);
    let item = Item::new(id).touch(touch.id()).look(marks.look(touch)).spoken(spoken);
    (item, (n > 0).then_some(Piece::Back(cards::deck(back))))
}

/// The strongest card of a discard pile, as its face.
fn face(s: &State, back: Back) -> Piece {
    let kind = back.kinds().filter(|kind| s.gone[*kind] > 0).max_by_key(|kind| Card::of(*kind as u8).strength());
    Piece::Card(Card::of(kind.unwrap_or(0) as u8))
}

/// The four blue dice: those that are not rolled yet are full, the others pale; beside them who holds them.
fn blue(s: &State, marks: &Marks, [x, y]: [i32; 2]) -> Item {
    let (w, h) = (6000, 1700);
    let left = if s.blue.is_some() { s.blue_left } else { BLUE_DICE };
    let spoken = match s.blue {
        Some(seat) => Text::new("scene-blue-held").player("player", seat).num("n", left),
        None => Text::new("scene-blue").num("n", left),
    };
    let from = if s.blue.is_some() { 1750 } else { 900 };
    let dice = (0..i32::from(BLUE_DICE)).map(|i| {
        let die = vec![
            rect(from + i * 1080, 350, 950, 950, 200, Some(role("laurel-blue")), edge("edge", 70)),
            disc(from + i * 1080 + 475, 825, 170, Some(role("on-laurel-blue")), None),
        ];
        if i < i32::from(left) { group(100, die) } else { group(30, die) }
    });
    let mut item = Item::new(330).boxed(x - w / 2, y - h / 2, w, h).layer(1).draw(dice);
    if let Some(seat) = s.blue {
        item = item.draw([Piece::Servant(marks.emblems.of(seat)).at(150, 100, 1450, 1450)]);
    }
    let touch = Touch::Blue;
    item.outline(Outline::Rect(300), 0).touch(touch.id()).look(marks.look(touch)).spoken(spoken)
}

/// The open Stadium card.
pub fn display(s: &State, marks: &Marks, id: u32) -> (Item, Option<Piece>) {
    let touch = Touch::Display;
    let spoken = match s.display {
        Some(card) => Text::new("scene-display").text("card", names::laurel(card)),
        None => Text::new("scene-display-empty"),
    };
    let item = Item::new(id).touch(touch.id()).look(marks.look(touch)).spoken(spoken);
    (item, s.display.map(Piece::Laurel))
}

/// The Stadium deck; for whoever looks at its top card, that card.
pub fn laurel_deck(s: &State, marks: &Marks, id: u32) -> (Item, Option<Piece>) {
    let touch = Touch::LaurelDeck;
    let n = s.laurels.len();
    let (spoken, piece) = match s.look {
        Some(Held::Card(card)) => {
            (Text::new("scene-looked-at").text("card", names::laurel(card)), Some(Piece::Laurel(card)))
        }
        Some(Held::Dark) => (Text::new("scene-laurel-deck").num("n", n), Some(Piece::Back(Deck::Stadium))),
        None => (Text::new("scene-laurel-deck").num("n", n), (n > 0).then_some(Piece::Back(Deck::Stadium))),
    };
    (Item::new(id).touch(touch.id()).look(marks.look(touch)).spoken(spoken), piece)
}

fn stadium(s: &State, plan: Plan, marks: &Marks, canvas: &mut Canvas) {
    let (Some(up), Some(deck)) = (plan.at(Part::Races, [19450, 5150]), plan.at(Part::Races, [22350, 5150])) else {
        return;
    };
    let (item, piece) = display(s, marks, 340);
    canvas.put(card(item, up, piece));
    let (item, piece) = laurel_deck(s, marks, 341);
    let item = card(item, deck, piece);
    canvas.put(if s.look.is_some() { item } else { counted(item, s.laurels.len()) });
}

/// The Theatrum card in auction, as a piece that goes to its new owner.
pub fn crown(card: Crown) -> Item {
    Item::piece(CROWNS + u32::from(card.0)).touch(Touch::Crown(card).id()).spoken(names::crown(card))
}

fn theatre(s: &State, plan: Plan, canvas: &mut Canvas) {
    let n = s.crowns.count_ones() as u8;
    if let Some(at) = plan.at(Part::Middle, [THEATRE[0] - 3900, 5150]) {
        let spoken = Text::new("scene-crown-deck").num("n", n);
        let item = Item::new(350).touch(Touch::CrownDeck.id()).spoken(spoken);
        canvas.put(small(item, at, (n > 0).then_some(Piece::Back(Deck::Theatrum)), Some(n)));
    }
}

/// A card on the narrow seats of the theatre.
fn small(item: Item, [x, y]: [i32; 2], piece: Option<Piece>, n: Option<u8>) -> Item {
    let (w, h) = (1750, 2450);
    let item = item.boxed(x - 1200, y - 1500, 2400, 3000).layer(1);
    let item = match piece {
        Some(piece) => item.draw([piece.at(1200 - w / 2, 1500 - h / 2, w, h)]),
        None => item,
    };
    match n {
        Some(n) => item.draw([disc(1850, 2500, 620, Some(role("bone")), edge("rule-strong", 80))]).run(words(
            Text::number(n),
            serif(1150),
            [1250, 1800, 1200, 1400],
            Align::Middle,
            role("on-bone"),
        )),
        None => item,
    }
}
