//! The order of play as a state machine: which file is asked in which step, and which space comes next.

mod contest;
mod forum;
mod mercatus;
mod placement;
mod portus;
mod rounds;
mod supply;
mod theatrum;

use super::action::Action;
use super::data::{Area, BLOCKED, BLUE_DICE, Back, Card, KINDS, PLOTS, RED_DICE, SLOTS, SPACES, Space, TWO_DICE};
use super::event::Event;
use super::score;
use super::state::{Draft, State, Step};
use table::chance::{Bag, Chance, Outcome};
use table::game::Turn;
use table::log::Log;
use table::row::Row;
use table::seat::{Seat, SeatSet};

pub use contest::{playable, ranking};
pub use forum::{limit as buildings, payments};
pub use mercatus::{exchange_of, most_servi, silvers};
pub use placement::{Why, is_done, why_not_here};
pub use portus::income;
pub use theatrum::can_raise;

/// Who has to do something now.
pub fn turn(s: &State) -> Turn {
    match s.step {
        Step::Over => Turn::Over(score::ranking(s)),
        step if step.is_chance() => Turn::Chance,
        _ if is_private(s) => Turn::private(s.active),
        _ => Turn::open(s.active),
    }
}

/// Whether the decision needs what only the active player knows: cards of the hand that are hidden, or the Stadium card
/// that is looked at. It depends on what everybody sees.
pub fn is_private(s: &State) -> bool {
    let hidden = |back| s.own().hidden(back) > 0;
    match s.step {
        Step::Cards if s.at.area() == Area::Stadium => hidden(Back::EquiEtArma),
        Step::Cards => hidden(Back::Servi) || hidden(Back::EquiEtArma),
        Step::Build => hidden(Back::Servi),
        Step::Keep => true,
        _ => false,
    }
}

/// The chance needed now.
pub fn chance(s: &State) -> Chance {
    let dice = |n| Chance::Dice { n, sides: 3 };
    let cards = |back: Back, k: u8| {
        let mut counts = [0; KINDS];
        counts[back.kinds()].copy_from_slice(&s.pile.kinds[back.kinds()]);
        Chance::Draw { bag: Bag::counts(&counts), k: k.min(s.pile.len(back)) }
    };
    let laurel = || Chance::Draw { bag: Bag::counts(&s.laurels.kinds), k: 1 };
    match s.step {
        Step::DealMarket => cards(Back::EquiEtArma, SLOTS as u8),
        Step::DrawBonus | Step::Refill => cards(Back::EquiEtArma, 1),
        Step::DrawServi(n) => cards(Back::Servi, n),
        Step::DrawPrize => cards(Back::Servi, 1),
        Step::DealDisplay | Step::Look | Step::Display => laurel(),
        Step::Reveal => Chance::Draw { bag: Bag::Set(s.crowns.into()), k: 1 },
        Step::Block => Chance::Draw { bag: Bag::Set((1 << SPACES) - 1), k: BLOCKED },
        Step::RollRed => dice(RED_DICE),
        Step::RollBlue(k) => dice(k),
        Step::RollDolus | Step::RollLatro => dice(TWO_DICE),
        _ => Chance::Pick { of: s.seats },
    }
}

/// All legal atomic moves of a seat, in a fixed order.
pub fn actions(s: &State, seat: Seat, list: &mut Vec<Action>) {
    if seat != s.active {
        return;
    }
    match s.step {
        Step::Place => placement::actions(s, list),
        Step::Exchange => mercatus::exchanges(s, list),
        Step::Buy => mercatus::purchases(s, list),
        Step::BuyServi => list.extend((0..=most_servi(s)).map(Action::BuyServi)),
        Step::Cards => contest::cards(s, list),
        Step::Blue => list.extend((0..=s.blue_left).map(Action::Roll)),
        Step::Prize => contest::prizes(s, list),
        Step::Keep => list.extend([Action::KeepFaceUp, Action::KeepDeck]),
        Step::Opening => theatrum::openings(s, list),
        Step::Bidding => theatrum::raises(s, list),
        Step::Build => forum::actions(s, list),
        Step::PayAgain => list.extend([Action::PayAgain, Action::Decline]),
        _ => {}
    }
}

/// Carries out a legal action. Whoever goes on deciding may take it back; past the decision of another, past chance,
/// the end of the round, a bid, cards that were shown in a contest and a Stadium card that was handed over, nobody may.
pub fn act(s: &mut State, seat: Seat, action: Action, log: &mut Log<Event>) {
    let round = s.round;
    match action {
        Action::Place(space) => placement::place(s, space, log),
        Action::Tie => placement::tie(s, log),
        Action::Pass => placement::pass(s, log),
        Action::Gold(_) => begin(s, action, log),
        Action::Silver(silver) => mercatus::exchange(s, silver, log),
        Action::Swap(n) => mercatus::swap(s, n, log),
        Action::Decline if s.step == Step::PayAgain => portus::decline(s, log),
        Action::Decline => mercatus::decline(s, log),
        Action::Buy => mercatus::buy(s, log),
        Action::BuyServi(n) => mercatus::buy_servi(s, n, log),
        Action::Card(_) => begin(s, action, log),
        Action::Play => contest::play(s, log),
        Action::Roll(k) => contest::roll(s, k, log),
        Action::Points => contest::points(s, log),
        Action::Slave => contest::slave(s, log),
        Action::KeepFaceUp => contest::keep(s, true, log),
        Action::KeepDeck => contest::keep(s, false, log),
        Action::Open(metal) => theatrum::open(s, metal, log),
        Action::DeclineOpen => theatrum::decline(s, log),
        Action::Raise(metal) => theatrum::raise(s, metal, log),
        Action::Withdraw => theatrum::withdraw(s, log),
        Action::Build(plot) => match payments(s, plot).only() {
            Some((ones, twos)) => forum::build(s, plot, ones, twos, log),
            None => begin(s, action, log),
        },
        Action::Pay(ones, twos) => {
            if let Some(Draft::Plot(plot)) = s.draft {
                forum::build(s, plot, ones, twos, log);
            }
        }
        Action::Stop => forum::stop(s, log),
        Action::PayAgain => portus::again(s, log),
    }
    let shown = matches!(
        action,
        Action::Play
            | Action::KeepFaceUp
            | Action::KeepDeck
            | Action::Open(_)
            | Action::DeclineOpen
            | Action::Raise(_)
            | Action::Withdraw
    );
    let goes_on = !s.step.is_chance() && s.step != Step::Over && s.active == seat && s.round == round;
    if shown || !goes_on {
        log.barrier(SeatSet::all(s.seats));
    }
}

/// Begins a command, or goes on with it: nothing that others see has changed yet.
fn begin(s: &mut State, action: Action, log: &mut Log<Event>) {
    match (action, s.draft) {
        (Action::Gold(gold), _) => s.draft = Some(Draft::Gold(gold)),
        (Action::Build(plot), _) => s.draft = Some(Draft::Plot(plot)),
        (Action::Card(card), draft) => {
            let mut kinds = match draft {
                Some(Draft::Cards(kinds)) => kinds,
                _ => [0; KINDS],
            };
            kinds[card as usize] += 1;
            s.draft = Some(Draft::Cards(kinds));
        }
        _ => {}
    }
    let Some(draft) = s.draft else { return };
    if is_private(s) {
        log.only(s.active, Event::Draft(draft));
    } else {
        log.all(Event::Draft(draft));
    }
}

/// Carries out an outcome.
pub fn fate(s: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
    log.barrier(SeatSet::all(s.seats));
    match s.step {
        Step::DealMarket => rounds::market(s, outcome, log),
        Step::DealDisplay => rounds::display(s, outcome, log),
        Step::DealStart => rounds::starts(s, Seat(outcome.one()), log),
        Step::Block => placement::block(s, outcome, log),
        Step::RollDolus => mercatus::dolus(s, faces(outcome), log),
        Step::DrawBonus => mercatus::bonus(s, outcome, log),
        Step::Refill => mercatus::filled(s, outcome, log),
        Step::DrawServi(n) => mercatus::drawn(s, n, outcome, log),
        Step::RollRed => contest::red(s, faces(outcome), log),
        Step::RollBlue(_) => contest::blue(s, faces(outcome), log),
        Step::DrawPrize => contest::prize(s, outcome, log),
        Step::Look => contest::look(s, outcome, log),
        Step::Display => contest::displayed(s, outcome, log),
        Step::Reveal => theatrum::reveal(s, outcome.one(), log),
        Step::RollLatro => portus::latro(s, faces(outcome), log),
        _ => {}
    }
}

fn faces(outcome: &Outcome) -> Row<4> {
    outcome.iter().collect()
}

/// How many completed commands begin with this action.
pub fn ways(s: &State, action: Action) -> u32 {
    match action {
        Action::Gold(gold) => silvers(s, gold).count() as u32,
        Action::Card(card) => contest::ways(s, card),
        Action::Build(plot) => payments(s, plot).iter().count() as u32,
        _ => 1,
    }
}

/// An answer that everybody can see to be the only one, if it neither draws nor reveals anything (R46).
pub fn forced(s: &State) -> Option<Action> {
    let only = match s.step {
        Step::Exchange | Step::Buy | Step::BuyServi | Step::Blue | Step::Opening => true,
        Step::Cards => !is_private(s),
        _ => false,
    };
    // What somebody has begun is theirs to end.
    if !only || s.draft.is_some() {
        return None;
    }
    let mut list = Vec::new();
    actions(s, s.active, &mut list);
    let [action] = list[..] else { return None };
    let mut after = *s;
    act(&mut after, s.active, action, &mut Log::silent());
    (!after.step.is_chance() && after.step != Step::Over && after.round == s.round).then_some(action)
}

/// The servant on the space that is being resolved goes back to its owner (R52), and the next space comes.
fn next(s: &mut State, log: &mut Log<Event>) {
    let bit = s.at.bit();
    s.players.iter_mut().for_each(|player| player.stands &= !bit);
    go(s, s.at.0 + 1, log);
}

/// Resolves the spaces from this one on, up to the next decision or chance.
pub fn go(s: &mut State, from: u8, log: &mut Log<Event>) {
    s.built = 0;
    let mut n = from;
    while usize::from(n) < SPACES {
        if n == Space::SERVI.0 && mercatus::refill(s, log) {
            return;
        }
        let space = Space(n);
        s.at = space;
        let area = space.area();
        let opens = matches!(space, Space::DOLUS | Space::FORUM | Space::LATRO);
        if opens && s.taken() & area.spaces() != 0 {
            log.all(Event::Area(area));
        }
        match space {
            Space::ARENA => {
                if contest::begin(s, Area::Arena, log) {
                    return;
                }
                n = Space::STADIUM.0;
                continue;
            }
            Space::STADIUM => {
                if contest::begin(s, Area::Stadium, log) {
                    return;
                }
                put_blue_back(s);
                n = Space::THEATRUM.0;
                continue;
            }
            _ => {}
        }
        if let Some(seat) = s.stands(space) {
            s.active = seat;
            if resolve(s, space, log) {
                return;
            }
            s.player_mut(seat).stands &= !space.bit();
        }
        n += 1;
    }
    rounds::clean_up(s, log);
}

/// Resolves a space for the active player; whether something is waited for.
fn resolve(s: &mut State, space: Space, log: &mut Log<Event>) -> bool {
    s.step = match space {
        Space::DOLUS => Step::RollDolus,
        Space::PECUNIA => Step::Exchange,
        Space::POTENTIA => {
            s.blue = Some(s.active);
            log.all(Event::Potentia(s.active));
            return false;
        }
        Space::THEATRUM => Step::Reveal,
        Space::LATRO => Step::RollLatro,
        _ if space.slot().is_some() => Step::Buy,
        _ if space.servi().is_some() => Step::BuyServi,
        _ if space.port().is_some() => return portus::begin(s, log),
        _ => Step::Build,
    };
    true
}

/// All blue dice lie on Potentia again (R49).
fn put_blue_back(s: &mut State) {
    s.blue = None;
    s.blue_left = BLUE_DICE;
}

/// Whether a draft is one that the rules can have begun, and that can be completed.
pub fn draft_can_go_on(s: &State, draft: Draft) -> bool {
    match draft {
        Draft::Gold(gold) => s.step == Step::Exchange && silvers(s, gold).next().is_some(),
        Draft::Plot(plot) => {
            let there = usize::from(plot.0) < PLOTS && s.step == Step::Build;
            there && forum::can_build(s, plot) && payments(s, plot).only().is_none()
        }
        Draft::Cards(kinds) => {
            let held = kinds.iter().zip(s.own().hand.kinds).all(|(n, held)| *n <= held);
            let fits = Card::ALL.into_iter().all(|c| kinds[c as usize] == 0 || playable(s, s.active, c));
            s.step == Step::Cards && held && fits && kinds.iter().any(|n| *n > 0)
        }
    }
}
