//! Words that many sentences share: coins, laurels, cards.

use super::state::Card;
use table::text::Text;

/// So many coins.
pub fn coins(n: u8) -> Text {
    Text::new("coins").num("n", n)
}

/// So many laurels.
pub fn laurels(n: u8) -> Text {
    Text::new("laurels").num("n", n)
}

/// So many cards.
pub fn cards(n: u32) -> Text {
    Text::new("cards").num("n", n)
}

/// A card by its number.
pub fn card(card: Card) -> Text {
    Text::new("card").num("n", card.0)
}
