//! Everything there is to see: the players, the piles, the known hands.

use super::Toy;
use super::about::blocked;
use super::action::anchors;
use super::state::{Card, Cards, Draft, Offer, Phase, SEATS, Stake};
use super::words;
use table::canvas::Canvas;
use table::scene::{Form, Item, Look, Outline, Paint, Point, Size, SurfaceKind, TouchId};
use table::seat::Seat;
use table::seen::Seen;
use table::text::Text;

/// The height of a line: large enough for a finger.
const LINE: i32 = 4800;
/// The width of a card.
const CARD: i32 = 5600;

/// A place that can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// The deck.
    Deck,
    /// The card on top that somebody knows.
    Top,
    /// The open discard.
    Discard,
    /// The hidden discard.
    FaceDown,
    /// The highest bid.
    Bid,
    /// A player.
    Seat(Seat),
    /// A player's stake.
    Stake(Seat),
    /// The cards of one number in a hand.
    Card(Seat, Card),
    /// An offer.
    Offer {
        /// Who offers.
        from: Seat,
        /// Who is offered.
        to: Seat,
    },
}

impl Spot {
    /// The id of the place.
    pub fn touch(self) -> TouchId {
        TouchId(match self {
            Spot::Deck => 1,
            Spot::Top => 2,
            Spot::Discard => 3,
            Spot::FaceDown => 4,
            Spot::Bid => 5,
            Spot::Seat(seat) => 10 + u32::from(seat.0),
            Spot::Stake(seat) => 20 + u32::from(seat.0),
            Spot::Card(seat, card) => 100 + 10 * u32::from(seat.0) + u32::from(card.0),
            Spot::Offer { from, to } => 200 + 10 * u32::from(from.0) + u32::from(to.0),
        })
    }

    /// The place of an id.
    pub fn of(touch: TouchId) -> Option<Spot> {
        let seats = || Seat::all(SEATS as u8);
        let fixed = [Spot::Deck, Spot::Top, Spot::Discard, Spot::FaceDown, Spot::Bid].into_iter();
        let by_seat = seats().flat_map(|s| [Spot::Seat(s), Spot::Stake(s)]);
        let cards = seats().flat_map(|s| Card::all().map(move |c| Spot::Card(s, c)));
        let offers = seats().flat_map(move |from| seats().map(move |to| Spot::Offer { from, to }));
        fixed.chain(by_seat).chain(cards).chain(offers).find(|spot| spot.touch() == touch)
    }

    /// What is there now; none if it is not on the scene.
    pub fn label(self, seen: &Seen<Toy>) -> Option<Text> {
        Some(match self {
            Spot::Deck => {
                let all = seen.deck.len() + u32::from(seen.top.is_some());
                Text::new("spot-deck").text("cards", words::cards(all))
            }
            Spot::Top => {
                let top = seen.top?;
                let text = Text::new(if top.card.is_some() { "spot-top-known" } else { "spot-top" });
                let text = text.player("who", top.peeker);
                match top.card {
                    Some(card) => text.text("card", words::card(card)),
                    None => text,
                }
            }
            Spot::Discard => {
                let cards: Vec<Text> = Cards::Known(seen.discard).iter().map(words::card).collect();
                match seen.shouted {
                    _ if cards.is_empty() => Text::new("spot-discard-empty"),
                    None => Text::new("spot-discard").list("cards", cards),
                    Some(last) => Text::new("spot-discard-last").list("cards", cards).text("card", words::card(last)),
                }
            }
            Spot::FaceDown => Text::new("spot-facedown").text("cards", words::cards(seen.facedown.cards.len())),
            Spot::Bid => {
                let Phase::Auction(auction) = &seen.phase else { return None };
                let text = match auction.holder {
                    Some(seat) => Text::new("spot-bid").player("who", seat),
                    None => Text::new("spot-bid-none"),
                };
                text.text("coins", words::coins(auction.bid))
            }
            Spot::Seat(seat) if seat.0 < seen.seats => seat_label(seen, seat),
            Spot::Stake(seat) if seat.0 < seen.seats => {
                let Phase::Stake(staking) = &seen.phase else { return None };
                let Stake::Coins(n) = staking.stakes[seat.index()] else { return None };
                Text::new("spot-stake").player("who", seat).text("coins", words::coins(n))
            }
            Spot::Card(seat, card) if seen.place(seat).hand.count(card) > 0 => {
                Text::new("spot-card").text("card", words::card(card))
            }
            Spot::Offer { from, to } => {
                let Phase::Stake(staking) = &seen.phase else { return None };
                if staking.offer(from, to) != Offer::Open {
                    return None;
                }
                Text::new("spot-offer").player("from", from).player("to", to)
            }
            _ => return None,
        })
    }
}

/// A player in brief.
fn seat_label(seen: &Seen<Toy>, seat: Seat) -> Text {
    let place = seen.place(seat);
    let state = match &seen.phase {
        _ if place.out => "out",
        Phase::Stake(staking) if staking.committed.has(seat) => "committed",
        Phase::Auction(auction) if auction.passed.has(seat) => "passed",
        _ => "in",
    };
    Text::new("spot-seat")
        .player("who", seat)
        .text("coins", words::coins(place.coins))
        .text("laurels", words::laurels(place.laurels))
        .text("cards", words::cards(place.hand.len()))
        .word("start", if seat == seen.start { "yes" } else { "no" })
        .word("state", state)
}

/// Everything there is to see.
pub fn scene(seen: &Seen<Toy>, canvas: &mut Canvas) {
    let w = if canvas.form() == Form::Narrow { 36000 } else { 72000 };
    let pen = Pen { seen, anchors: anchors(seen), w };

    let seats = || Seat::all(seen.seats);
    let offers = seats().flat_map(|from| seats().map(move |to| Spot::Offer { from, to }));
    let spots: Vec<Spot> = seats().flat_map(|s| [Spot::Seat(s), Spot::Stake(s)]).chain(offers).collect();
    pen.lines(canvas, 1, SurfaceKind::Players, "title-players", &spots);
    let spots = [Spot::Bid, Spot::Deck, Spot::Top, Spot::Discard, Spot::FaceDown];
    pen.lines(canvas, 2, SurfaceKind::Status, "title-status", &spots);
    for seat in seats() {
        if let Cards::Known(_) = seen.place(seat).hand {
            pen.hand(canvas, seat);
        }
    }
}

struct Pen<'a> {
    seen: &'a Seen<Toy>,
    anchors: Vec<TouchId>,
    w: i32,
}

impl Pen<'_> {
    /// A surface with a line for each of these places that is there. What lies at a place is named by it.
    fn lines(&self, canvas: &mut Canvas, id: u16, kind: SurfaceKind, title: &'static str, spots: &[Spot]) {
        let mut items = Vec::new();
        for spot in spots {
            if let Some(label) = spot.label(self.seen) {
                let at = Point { x: 0, y: LINE * items.len() as i32 };
                items.push(self.item(spot.touch().0, *spot, label.clone(), label, at, Size { w: self.w, h: LINE }));
            }
        }
        let size = Size { w: self.w, h: LINE * items.len() as i32 };
        canvas.surface(id, kind, None, Text::new(title), size);
        for item in items {
            canvas.put(item);
        }
    }

    /// A hand that the viewer knows: cards of one number share a touch, and each has an id.
    fn hand(&self, canvas: &mut Canvas, seat: Seat) {
        let hand = &self.seen.place(seat).hand;
        let row = (self.w / CARD).max(1);
        let rows = (hand.len() as i32 + row - 1) / row;
        let title = Text::new("title-hand").player("who", seat);
        let size = Size { w: self.w, h: LINE * rows.max(1) };
        canvas.surface(10 + u16::from(seat.0), SurfaceKind::Hand, Some(seat), title, size);
        let mut place = 0;
        for card in Card::all() {
            let spot = Spot::Card(seat, card);
            for copy in 0..hand.count(card) {
                let at = Point { x: place % row * CARD, y: place / row * LINE };
                let id = 10 * u32::from(card.0) + u32::from(copy);
                let spoken = Text::new("spot-card").text("card", words::card(card));
                let mut item = self.item(id, spot, words::card(card), spoken, at, Size { w: CARD, h: LINE });
                if copy == 0 && self.chosen(seat, card) {
                    item = item.look(Look::Chosen);
                }
                canvas.put(item);
                place += 1;
            }
        }
    }

    fn chosen(&self, seat: Seat, card: Card) -> bool {
        matches!(&self.seen.phase, Phase::Turn(t) if t.seat == seat && t.draft == Draft::Card(card))
    }

    fn item(&self, id: u32, spot: Spot, words: Text, spoken: Text, at: Point, size: Size) -> Item {
        let look = if self.anchors.contains(&spot.touch()) {
            Look::Option
        } else if blocked(self.seen, spot).is_some() {
            Look::Blocked
        } else {
            Look::Plain
        };
        let mut item = Item::new(id).spoken(spoken).touch(spot.touch()).look(look);
        (item.at, item.size) = (at, size);
        let name =
            table::draw::paragraph(words, table::draw::sans(1400), [0, 0, size.w, size.h], 5, Paint::Role("ink"));
        item.outline(Outline::Rect(400), 0).run(name)
    }
}
