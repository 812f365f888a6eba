//! The question to the active player, and how each legal action is offered.

use super::action::Action;
use super::data::{Area, Back, Coins, Metal, POINTS_PER_STRENGTH, SWAPS, Space};
use super::odds;
use super::phases;
use super::score;
use super::seen;
use super::state::{Draft, Exchange, Held, State, Step};
use super::touch::Touch;
use super::words;
use table::log::Log;
use table::prompt::{Ask, Choice};
use table::scene::TouchId;
use table::seat::{Seat, SeatSet, Viewer};
use table::text::Text;

/// The question.
pub fn ask(s: &State, _viewer: Viewer) -> Ask {
    let (title, hint) = match s.step {
        Step::Place => place(s),
        Step::Exchange => exchange(s),
        Step::Buy => buy(s),
        Step::BuyServi => {
            let metal = s.at.servi().map_or(Metal::Bronze, |(metal, _)| metal);
            let hint = Text::new("ask-servi-hint").num("count", phases::most_servi(s));
            (Text::new("ask-servi").word("metal", metal.id()), Some(hint))
        }
        Step::Cards => {
            let (title, down) = match s.draft {
                Some(Draft::Cards(kinds)) => ("ask-more-cards", words::cards(&kinds)),
                _ => ("ask-cards", Vec::new()),
            };
            let title = Text::new(title).text("area", words::area(s.at.area()));
            (if down.is_empty() { title } else { title.list("cards", down) }, odds_now(s, None))
        }
        Step::Blue => {
            let title = Text::new("ask-blue").text("area", words::area(s.at.area())).num("count", s.blue_left);
            let saves = s.at.area() == Area::Arena && s.own().side().is_some();
            let hint = if s.blue_left == 0 {
                "ask-blue-none"
            } else if saves {
                "ask-blue-save"
            } else {
                "ask-blue-hint"
            };
            (title, Some(Text::new(hint)))
        }
        Step::Prize => {
            let strength = s.contest.map_or(0, |contest| contest.strength[s.active.index()].sum());
            let second = phases::ranking(s).get(1).map(Seat);
            let hint = match second {
                Some(seat) => Text::new("ask-prize-hint").player("player", seat),
                None => Text::new("ask-prize-alone"),
            };
            (Text::new("ask-prize").num("strength", strength), Some(hint))
        }
        Step::Keep => {
            let second = phases::ranking(s).get(1).map(Seat);
            let hint = match second {
                Some(seat) => Text::new("ask-keep-hint").player("player", seat),
                None => Text::new("ask-keep-alone"),
            };
            (Text::new("ask-keep"), Some(hint))
        }
        Step::Opening => {
            let patron = s.stands(s.at).unwrap_or(s.active);
            let card = s.auction.map_or(Text::new("ask-nothing"), |auction| words::crown(auction.card));
            let own = patron == s.active;
            let hint = Text::new(if own { "ask-opening-own" } else { "ask-opening-hint" });
            let hint = if own { hint } else { hint.player("player", patron) };
            (Text::new("ask-opening").text("card", card), Some(hint))
        }
        Step::Bidding => bidding(s),
        Step::Build => build(s),
        Step::PayAgain => {
            let metal = s.at.port().unwrap_or(Metal::Bronze);
            let (points, coins) = phases::income(s.own());
            let hint = Text::new("ask-again-hint").text("income", words::income(points, coins));
            (Text::new("ask-again").word("metal", metal.id()), Some(hint))
        }
        _ => (Text::new("ask-nothing"), None),
    };
    Ask { title, hint }
}

fn place(s: &State) -> (Text, Option<Text>) {
    let own = s.own();
    if own.passed || own.servants() == 0 {
        return (Text::new("ask-tie"), Some(Text::new("ask-tie-hint")));
    }
    let tied = s.tied(s.active);
    let hint = Text::new(if tied { "ask-place-tied" } else { "ask-place-hint" }).num("count", own.servants());
    (Text::new("ask-place"), Some(hint))
}

fn exchange(s: &State) -> (Text, Option<Text>) {
    let mut list = Vec::new();
    phases::actions(s, s.active, &mut list);
    if let Some(Draft::Gold(gold)) = s.draft {
        let hint = Text::new("ask-silver-hint").text("coins", words::coins(s.own().coins));
        return (Text::new("ask-silver").num("gold", gold), Some(hint));
    }
    if list == [Action::Decline] {
        return (Text::new("ask-exchange"), Some(Text::new("ask-exchange-none")));
    }
    let mode = match s.house.exchange {
        Exchange::Redenominate => "redenominate",
        Exchange::SingleSwap => "single_swap",
        Exchange::OneToOne => "one_to_one",
    };
    let title = if s.house.exchange == Exchange::SingleSwap { "ask-swap" } else { "ask-gold" };
    (Text::new(title), Some(Text::new("ask-exchange-hint").word("mode", mode)))
}

fn buy(s: &State) -> (Text, Option<Text>) {
    let Some(card) = s.at.slot().and_then(|slot| s.slots[slot]) else {
        return (Text::new("ask-buy-empty"), None);
    };
    let hint = if s.own().coins.get(Metal::Bronze) == 0 {
        Some(Text::new("why-no-bronze"))
    } else if s.at == Space::EQUI {
        Some(Text::new("ask-buy-bonus"))
    } else {
        None
    };
    (Text::new("ask-buy").text("card", words::card(card)), hint)
}

fn bidding(s: &State) -> (Text, Option<Text>) {
    let Some(auction) = s.auction else { return (Text::new("ask-nothing"), None) };
    let title = Text::new("ask-bidding").text("bid", words::coins(auction.bid));
    let high = auction.high.unwrap_or(s.active);
    let hint = Text::new("ask-bidding-hint").text("card", words::crown(auction.card)).player("player", high);
    (title, Some(hint))
}

fn build(s: &State) -> (Text, Option<Text>) {
    if let Some(Draft::Plot(plot)) = s.draft {
        return (Text::new("ask-pay").text("plot", words::plot(plot)), None);
    }
    let title = if s.built > 0 { "ask-build-second" } else { "ask-build" };
    let limit = phases::buildings(s, s.at);
    let hint = match (s.at.scores(), limit) {
        (true, _) => "ask-build-points",
        (false, 2) if s.built == 0 => "ask-build-two",
        _ => "ask-build-hint",
    };
    (Text::new(title), Some(Text::new(hint).text("coins", words::coins(s.own().coins))))
}

/// The strength of the active player and the chance of each place; none outside a contest.
fn odds_now(s: &State, blue: Option<u8>) -> Option<Text> {
    let odds = odds::with_blue(s, s.at.area(), blue)?;
    let down = match s.draft {
        Some(Draft::Cards(kinds)) => {
            super::data::Card::ALL.into_iter().map(|card| kinds[card as usize] * card.strength()).sum()
        }
        _ => 0,
    };
    let strength = s.contest.map_or(0, |contest| contest.strength[s.active.index()].sum()) + down;
    Some(Text::new("ask-odds").num("strength", strength).list("places", words::places(&odds, s.active)))
}

/// Whether an action cannot be taken back: it is tried on what the viewer knows, with the answers that follow by
/// themselves.
fn is_final(s: &State, action: Action) -> bool {
    let (mut after, mut log) = (*s, Log::silent());
    let mut next = Some((s.active, action));
    while let Some((seat, action)) = next {
        phases::act(&mut after, seat, action, &mut log);
        if log.barred() != SeatSet::NONE {
            return true;
        }
        let mut public = after;
        seen::conceal(&mut public, Viewer::Public);
        next = phases::forced(&public).map(|action| (public.active, action));
    }
    false
}

/// The things on screen that stand for an action; buttons and amounts have none.
pub fn anchors(s: &State, action: Action) -> Vec<TouchId> {
    let touches: &[Touch] = match action {
        Action::Place(space) => &[Touch::Space(space)],
        Action::Tie => &[Touch::Tie],
        Action::Buy => &[Touch::Slot(s.at.slot().unwrap_or(0) as u8)],
        Action::Card(card) => &[Touch::Hand(card)],
        Action::KeepFaceUp => &[Touch::Display],
        Action::KeepDeck => &[Touch::LaurelDeck],
        Action::Open(metal) | Action::Raise(metal) => &[Touch::Coin(s.active, metal)],
        Action::Build(plot) => &[Touch::Plot(plot)],
        _ => &[],
    };
    touches.iter().map(|touch| touch.id()).collect()
}

/// How one legal action is offered.
pub fn choice(s: &State, action: Action) -> Choice {
    let choice = Choice { anchors: anchors(s, action), ..labelled(s, action) };
    let goes_on = match action {
        Action::Gold(_) | Action::Card(_) => true,
        Action::Build(plot) => phases::payments(s, plot).only().is_none(),
        _ => false,
    };
    if goes_on {
        return choice.goes_on();
    }
    // A place on screen is asked for by a second tap anyway.
    if choice.anchors.is_empty() && is_final(s, action) { choice.fin() } else { choice }
}

fn labelled(s: &State, action: Action) -> Choice {
    let say = |text: Text| Choice::new(text);
    match action {
        Action::Place(space) => {
            let key = if space.port().is_some() { "do-place-port" } else { "do-place" };
            let label = Text::new(key).text("space", words::space(space));
            say(match space.port() {
                Some(metal) => label.text("coins", words::coin(metal, 1)),
                None => label,
            })
        }
        Action::Tie => say(Text::new("do-tie").num("number", s.tie.len() as i64 + 1)),
        Action::Pass => say(Text::new("do-pass").num("count", s.own().servants())),
        Action::Gold(n) => say(Text::new("do-gold").num("count", n)).amount(0, n.into()),
        Action::Silver(n) => {
            let gold = match s.draft {
                Some(Draft::Gold(gold)) => gold,
                _ => 0,
            };
            let new = phases::exchange_of(s, gold, n).unwrap_or(Coins::NONE);
            say(Text::new("do-silver").text("coins", words::coins(new))).amount(1, n.into())
        }
        Action::Swap(n) => {
            let (give, get) = SWAPS[usize::from(n)];
            say(Text::new("do-swap").text("give", words::coins(give)).text("get", words::coins(get)))
        }
        Action::Decline => say(Text::new(match s.step {
            Step::Exchange => "do-no-exchange",
            Step::PayAgain => "do-not-again",
            _ => "do-not-buy",
        })),
        Action::Buy => {
            let card = s.at.slot().and_then(|slot| s.slots[slot]);
            let key = if s.at == Space::EQUI { "do-buy-bonus" } else { "do-buy" };
            say(Text::new(key).text("card", card.map_or(Text::new("ask-nothing"), words::card)))
        }
        Action::BuyServi(n) => {
            let metal = s.at.servi().map_or(Metal::Bronze, |(metal, _)| metal);
            say(Text::new("do-servi").num("count", n).text("coins", words::coin(metal, n))).amount(2, n.into())
        }
        Action::Card(card) => {
            say(Text::new("do-card").text("card", words::card(card)).num("strength", card.strength()))
        }
        Action::Play => play(s),
        Action::Roll(k) => {
            let odds = odds::with_blue(s, s.at.area(), Some(k));
            let chance = odds.map_or(0, |odds| odds.thousandths(s.active, 0));
            say(Text::new("do-roll").num("count", k).text("chance", words::chance(chance))).amount(3, k.into())
        }
        Action::Points => {
            let strength = s.contest.map_or(0, |contest| contest.strength[s.active.index()].sum());
            say(Text::new("do-points").num("points", POINTS_PER_STRENGTH * u16::from(strength)))
        }
        Action::Slave => say(Text::new("do-slave")),
        Action::KeepFaceUp => {
            let up = s.display.map_or(Text::new("laurel-hidden"), words::laurel);
            say(Text::new("do-keep-up").text("card", up))
        }
        Action::KeepDeck => {
            let look = s.look.unwrap_or(Held::Dark);
            say(Text::new("do-keep-deck").text("card", words::held(look)))
        }
        Action::Open(metal) => {
            let left = s.own().coins.minus(Coins::of(metal, 1));
            say(Text::new("do-open").text("bid", words::coin(metal, 1)).text("left", words::coins(left)))
        }
        Action::DeclineOpen => say(Text::new("do-not-open")),
        Action::Raise(metal) => {
            let bid = s.auction.map_or(Coins::NONE, |auction| auction.bid).plus(Coins::of(metal, 1));
            let left = s.own().coins.minus(bid);
            say(Text::new("do-raise").text("bid", words::coins(bid)).text("left", words::coins(left)))
        }
        Action::Withdraw => say(Text::new("do-withdraw")),
        Action::Build(plot) => {
            let label = Text::new(match phases::payments(s, plot).only() {
                Some((0, 0)) => "do-build",
                Some(_) => "do-build-slaves",
                None => "do-build-pay",
            });
            let label = label.text("plot", words::plot(plot)).text("coins", words::coins(plot.printed().cost));
            say(match phases::payments(s, plot).only() {
                Some((0, 0)) | None => label,
                Some((ones, twos)) => label.text("slaves", words::slaves(plot, ones, twos)),
            })
        }
        Action::Pay(ones, twos) => {
            let plot = match s.draft {
                Some(Draft::Plot(plot)) => plot,
                _ => super::data::Plot(0),
            };
            let label = Text::new("do-pay").text("slaves", words::slaves(plot, ones, twos));
            say(label.text("coins", words::coins(plot.printed().cost)))
        }
        Action::Stop => say(Text::new(if s.built > 0 { "do-stop" } else { "do-not-build" })),
        Action::PayAgain => {
            let metal = s.at.port().unwrap_or(Metal::Bronze);
            say(Text::new("do-again").text("coins", words::coin(metal, 1)))
        }
    }
}

fn play(s: &State) -> Choice {
    match s.draft {
        Some(Draft::Cards(kinds)) => Choice::new(Text::new("do-play").list("cards", words::cards(&kinds))).usual(),
        _ => {
            let cards = super::data::Card::ALL.into_iter();
            let any = cards.filter(|card| phases::playable(s, s.active, *card)).any(|card| s.own().hand.of(card) > 0);
            Choice::new(Text::new(if any { "do-play-none" } else { "do-play-nothing" }))
        }
    }
}

/// Whether a seat's cards may be counted by all: the option hides the numbers from the others on screen (R61).
pub fn counted(s: &State, viewer: Viewer, seat: Seat) -> bool {
    s.house.counts || viewer == Viewer::Seat(seat)
}

/// How many cards of a back a seat holds, unless the option hides it.
pub fn count(s: &State, viewer: Viewer, seat: Seat, back: Back) -> Option<u8> {
    counted(s, viewer, seat).then(|| s.player(seat).hand.len(back))
}

/// One line for the shelf.
pub fn headline(s: &State) -> Text {
    if s.step == Step::Over {
        let winners = score::ranking(s).winners().map(words::player).collect();
        return Text::new("headline-over").list("winners", winners);
    }
    if s.step.is_setup() {
        return Text::new("headline-setup");
    }
    match s.area() {
        None => Text::new("headline-placing").num("round", s.round).player("player", s.active),
        Some(area) => {
            Text::new("headline").num("round", s.round).text("area", words::area(area)).player("player", s.active)
        }
    }
}
