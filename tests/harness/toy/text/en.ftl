# Forum Minimum: every word of the toy game.

## Options

option-rounds = Rounds
option-rounds-2 = Two
option-rounds-2-hint = A short game.
option-rounds-3 = Three
option-rounds-3-hint = The usual game.
option-shout = Played cards
option-shout-false = Face down
option-shout-false-hint = Nobody else learns the number of a played card.
option-shout-true = Shouted
option-shout-true-hint = The number of a played card is told to all.
preset-plain = Plain
preset-plain-hint = Three rounds, cards played face down.

## Shared words

coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
laurels = { $n ->
    [one] { $n } laurel
   *[other] { $n } laurels
}
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
card = number { $n }
player = { $who }

## Questions

ask-nothing = Nothing to decide.
ask-stake = How many coins do you stake?
ask-stake-hint = Stakes stay secret until everybody has committed. A coin may also be offered for a card.
ask-auction = Bid one coin more, or pass?
ask-auction-hint = The highest bid: { $coins }.
ask-turn = Which card do you play?
ask-turn-hint = Play as many as you like; a card is drawn at the end of the turn.
ask-target = Whom does { $card } hit?
ask-target-hint = Numbers 1 to 3 take one coin, 4 to 6 take two.

## Answers

do-stake = Stake { $coins }
do-offer = Offer a coin for a card: { $who }
do-accept = Give { $card } for a coin: { $who }
do-reject = Turn the offer down: { $who }
do-withdraw = Take the offer back: { $who }
do-commit = Commit
do-raise = Bid { $coins }
do-pass = Pass
do-peek = Peek at the top card
do-play = Play { $card }
do-target = Target: { $who }
do-end = Draw and end the turn

## Log

told-dealt = Your first cards: { $cards }.
told-dealt-hidden = { $who }: { $cards } dealt.
told-round = Round { $round } begins. First seat: { $who }.
told-stake-set = Your stake: { $coins }.
told-offer = Offer of a coin for a card. Giver of the coin: { $from }. Giver of the card: { $to }.
told-offer-off = Offer closed. Giver of the coin: { $from }. Giver of the card: { $to }.
told-traded = Trade. { $from } gives a coin, { $to } gives a card.
told-got = Card received: { $card }.
told-gave = Card given: { $card }.
told-committed = { $who } commits.
told-stake = { $who }: stake { $coins }.
told-laurel = { $who } wins a laurel with the highest stake.
told-raised = { $who } bids { $coins }.
told-passed = { $who } passes.
told-won = { $who } pays { $coins } and wins the laurel of the auction.
told-nobody-bid = Nobody bids; the laurel of the auction stays unclaimed.
told-peeks = { $who } peeks at the top card.
told-saw = On top: { $card }.
told-played = You play { $card }. { $target }: minus { $coins }.
told-played-hidden = { $who } plays a card face down. { $target }: minus { $coins }.
told-played-open = { $who } plays { $card }. { $target }: minus { $coins }.
told-out = { $who } is out.
told-out-cards = { $who } is out. Cards laid open: { $cards }.
told-drew = Card drawn: { $card }.
told-drew-hidden = { $who } draws a card.
told-over = The game is over.

## Things to see

title-players = Players
title-status = Forum
title-hand = Hand: { $who }
spot-deck = Deck: { $cards }
spot-top = Top card, known to one player: { $who }
spot-top-known = Top card: { $card }, known to one player: { $who }
spot-discard = Open discard: { $cards }
spot-discard-last = Open discard: { $cards }. Shouted last: { $card }
spot-discard-empty = Open discard: empty
spot-facedown = Face-down discard: { $cards }
spot-bid = Highest bid: { $coins }, { $who }
spot-bid-none = Highest bid: { $coins }
spot-seat = { $who }: { $coins }, { $laurels }, { $cards }{ $start ->
    [yes] , first seat
   *[no] {""}
}{ $state ->
    [out] , out
    [committed] , committed
    [passed] , passed
   *[in] {""}
}
spot-stake = Stake: { $coins }, { $who }
spot-card = Card: { $card }
spot-offer = Offer of a coin for a card: { $from } → { $to }

## What they are

about-deck = Peek at its top card once a turn; a card is drawn from it at the end of the turn.
about-top = The next draw takes this very card.
about-discard = Cards whose numbers everybody has seen.
about-facedown = Cards played face down; their numbers are never shown.
about-bid = The last seat in pays its bid and wins a laurel.
about-seat = A player. Three points for each laurel and one for each coin, for those still in.
about-stake = The highest stake wins a laurel; every stake is paid.
about-card-low = Takes one coin from a player of your choice.
about-card-high = Takes two coins from a player of your choice.
about-offer = One coin, set aside until the offer is answered, for a card that its owner chooses.
why-out = This player is out.
why-committed = This player has already committed.
why-offer-open = Your offer to this player is still open.
why-no-cards = This player has no card to give.
why-no-coin = All your coins are staked or set aside.
why-bid = The coins do not reach for a higher bid.
why-top = The top card is already known.
why-peeked = You have already peeked this turn.
why-deck-empty = The deck is empty.

## Scores

score-title = Scores
score-laurels = Laurels, three points each
score-coins = Coins, one point each
score-total = Total
headline-deal = The cards are dealt.
headline-stake = Round { $round } of { $rounds }: stakes
headline-auction = Round { $round } of { $rounds }: auction at { $coins }. To bid: { $who }
headline-turn = Round { $round } of { $rounds }: { $who }
headline-over = Over. First place: { $winners }
