//! Areas II and III, the fight in the Arena and the race in the Stadium (rules sections 5.5 and 5.6).

use super::super::action::Action;
use super::super::data::{
    Area, Back, COINS_BY_RANK, Card, Coins, KINDS, Laurel, Metal, POINTS_PER_STRENGTH, SEATS, Space, bits,
};
use super::super::event::Event;
use super::super::state::{Contest, Draft, Held, Race, State, Step};
use super::supply::{discard, gain, renew};
use super::{go, mercatus, put_blue_back, rounds};
use table::chance::Outcome;
use table::log::Log;
use table::row::Row;
use table::seat::Seat;

/// The contest of an area begins with the values of the spaces; false if nobody is there.
pub fn begin(s: &mut State, area: Area, log: &mut Log<Event>) -> bool {
    let Some(first) = s.participants(area).next() else { return false };
    let mut contest = Contest::default();
    for (strength, player) in contest.strength.iter_mut().zip(&s.players) {
        strength.base = bits(player.stands & area.spaces()).map(|n| Space(n).value()).sum();
    }
    s.contest = Some(contest);
    log.all(Event::Area(area));
    s.active = first;
    s.step = Step::RollRed;
    true
}

/// The contest going on.
fn contest(s: &mut State) -> &mut Contest {
    s.contest.as_mut().expect("the steps of a contest come between its beginning and its end")
}

/// How many dice show the metal that counts for the active player, and the faces stay in sight (R22).
fn hits(s: &mut State, faces: Row<4>) -> u8 {
    let metal = s.counts(s.at.area(), s.active);
    s.dice = faces;
    faces.iter().filter(|face| Metal::of(*face) == metal).count() as u8
}

/// The red dice of one participant; then the next in turn order, then cards (R54).
pub fn red(s: &mut State, faces: Row<4>, log: &mut Log<Event>) {
    let (seat, area) = (s.active, s.at.area());
    let red = hits(s, faces);
    let contest = contest(s);
    contest.strength[seat.index()].red = red;
    contest.rolled = contest.rolled.with(seat);
    let (rolled, sum) = (contest.rolled, contest.strength[seat.index()].sum());
    log.all(Event::Red(seat, faces, red, sum));
    match s.participants(area).find(|p| !rolled.has(*p)) {
        Some(next) => s.active = next,
        None => ask_for_cards(s, log),
    }
}

/// The next participant in turn order who has not decided on cards; after all of them the blue dice.
fn ask_for_cards(s: &mut State, log: &mut Log<Event>) {
    let area = s.at.area();
    let played = contest(s).played;
    if let Some(next) = s.participants(area).find(|p| !played.has(*p)) {
        s.active = next;
        s.step = Step::Cards;
        return;
    }
    // R20, R21, R49: the holder is asked if it takes part, even with no die left.
    match s.blue.filter(|holder| s.player(*holder).stands & area.spaces() != 0) {
        Some(holder) => {
            s.active = holder;
            s.step = Step::Blue;
        }
        None => settle(s, log),
    }
}

/// Whether a card can be played by this participant of the contest: slaves and weapons in the Arena, horses of the
/// own side in the Stadium.
#[inline]
pub fn playable(s: &State, seat: Seat, card: Card) -> bool {
    match s.at.area() {
        Area::Stadium => card.side().is_some() && card.side() == s.player(seat).side(),
        _ => card.side().is_none(),
    }
}

/// How many of each kind can still be put down.
fn left(s: &State) -> [u8; KINDS] {
    let down = match s.draft {
        Some(Draft::Cards(kinds)) => kinds,
        _ => [0; KINDS],
    };
    let mut left = s.own().hand.kinds;
    for card in Card::ALL {
        let n = &mut left[card as usize];
        *n = if playable(s, s.active, card) { *n - down[card as usize] } else { 0 };
    }
    left
}

/// One more card of a kind, or to play what is put down.
pub fn cards(s: &State, list: &mut Vec<Action>) {
    let left = left(s);
    list.extend(Card::ALL.into_iter().filter(|card| left[*card as usize] > 0).map(Action::Card));
    list.push(Action::Play);
}

/// How many ways there are to play cards of which this kind is the first put down now, when the kinds are put down in
/// their order: so each choice of cards is counted once, in whatever order it is made.
pub fn ways(s: &State, card: Card) -> u32 {
    let left = left(s);
    let after = left[card as usize + 1..].iter().map(|n| u32::from(*n) + 1).product::<u32>();
    u32::from(left[card as usize]) * after
}

/// The cards that are put down are shown, count, and lie on the discard pile at once (R55).
pub fn play(s: &mut State, log: &mut Log<Event>) {
    let kinds = match s.draft.take() {
        Some(Draft::Cards(kinds)) => kinds,
        _ => [0; KINDS],
    };
    let seat = s.active;
    let mut sum = 0;
    for card in Card::ALL {
        let n = kinds[card as usize];
        if n > 0 {
            discard(s, seat, card, n);
            sum += n * card.strength();
        }
    }
    let contest = contest(s);
    contest.strength[seat.index()].cards = sum;
    contest.played = contest.played.with(seat);
    let strength = contest.strength[seat.index()].sum();
    log.all(Event::Played(seat, kinds, strength));
    ask_for_cards(s, log);
}

/// So many blue dice are going to be rolled, all at once (R21); a rolled die is spent.
pub fn roll(s: &mut State, k: u8, log: &mut Log<Event>) {
    if k > 0 {
        log.all(Event::Rolls(s.active, k));
        s.step = Step::RollBlue(k);
        return;
    }
    log.all(Event::NoBlue(s.active));
    contest(s).blue = true;
    settle(s, log);
}

/// The blue dice.
pub fn blue(s: &mut State, faces: Row<4>, log: &mut Log<Event>) {
    let seat = s.active;
    let blue = hits(s, faces);
    s.blue_left -= faces.len() as u8;
    let contest = contest(s);
    contest.blue = true;
    contest.strength[seat.index()].blue = blue;
    let sum = contest.strength[seat.index()].sum();
    log.all(Event::Blue(seat, faces, blue, sum));
    settle(s, log);
}

/// The participants by strength, the strongest first; ties go to the lower number on the tie track (R41).
pub fn ranking(s: &State) -> Row<SEATS> {
    let mut row: Row<SEATS> = s.tie.iter().filter(|p| s.player(Seat(*p)).stands & s.at.area().spaces() != 0).collect();
    if let Some(contest) = s.contest {
        let strength = |p: u8| contest.strength[usize::from(p)].sum();
        let mut seats = [0; SEATS];
        seats[..row.len()].copy_from_slice(row.as_slice());
        // A stable sort: those of equal strength stay in the order of the tie track.
        seats[..row.len()].sort_by_key(|p| std::cmp::Reverse(strength(*p)));
        row = seats[..row.len()].iter().copied().collect();
    }
    row
}

/// Coins for the first three, gold and silver racers in one order (R27); then the first decides.
fn settle(s: &mut State, log: &mut Log<Event>) {
    let (area, ranking) = (s.at.area(), ranking(s));
    for (rank, p) in ranking.iter().enumerate() {
        let seat = Seat(p);
        let due = COINS_BY_RANK.get(rank).map_or(Coins::NONE, |n| Coins::of(s.counts(area, seat), *n));
        let paid = gain(s, seat, due);
        let strength = contest(s).strength[seat.index()].sum();
        log.all(Event::Ranked(seat, rank as u8 + 1, strength, paid));
    }
    s.active = first(s);
    s.step = if area == Area::Arena { Step::Prize } else { Step::Look };
}

fn first(s: &State) -> Seat {
    ranking(s).first().map_or(s.active, Seat)
}

fn second(s: &State) -> Option<Seat> {
    ranking(s).get(1).map(Seat)
}

/// Points, or the top slave card if there is one (R51).
pub fn prizes(s: &State, list: &mut Vec<Action>) {
    list.push(Action::Points);
    if s.drawable(Back::Servi) > 0 {
        list.push(Action::Slave);
    }
}

/// The first takes the points; the second, if there is one, the slave card.
pub fn points(s: &mut State, log: &mut Log<Event>) {
    score(s, s.active, log);
    match second(s) {
        Some(seat) if s.drawable(Back::Servi) > 0 => draw_for(s, seat, log),
        Some(seat) => {
            log.all(Event::NoPrize(seat));
            end(s, log);
        }
        // R25: alone, the other prize is lost.
        None => end(s, log),
    }
}

/// The first takes the slave card; the second, if there is one, points for its own strength (R24).
pub fn slave(s: &mut State, log: &mut Log<Event>) {
    if let Some(seat) = second(s) {
        score(s, seat, log);
    }
    draw_for(s, s.active, log);
}

/// Two points for each strength of one's own.
fn score(s: &mut State, seat: Seat, log: &mut Log<Event>) {
    let points = POINTS_PER_STRENGTH * u16::from(contest(s).strength[seat.index()].sum());
    s.player_mut(seat).score += points;
    log.all(Event::PrizePoints(seat, points));
}

fn draw_for(s: &mut State, seat: Seat, log: &mut Log<Event>) {
    s.active = seat;
    log.all(Event::PrizeCard(seat));
    renew(s, Back::Servi, log);
    s.step = Step::DrawPrize;
}

/// The slave card.
pub fn prize(s: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
    mercatus::add_servi(s, outcome, log);
    end(s, log);
}

/// The servants go home (R52), and the next area comes.
fn end(s: &mut State, log: &mut Log<Event>) {
    let area = s.at.area();
    s.contest = None;
    s.players.iter_mut().for_each(|player| player.stands &= !area.spaces());
    if area == Area::Stadium {
        put_blue_back(s);
        go(s, Space::THEATRUM.0, log);
    } else {
        go(s, Space::STADIUM.0, log);
    }
}

/// The first looks at the top Stadium card (R28, R62).
pub fn look(s: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
    let laurel = Laurel::of(outcome.one());
    s.laurels.kinds[laurel as usize] -= 1;
    s.look = Some(Held::Card(laurel));
    log.split(s.active, Event::Sees(s.active, laurel), Event::Looks(s.active));
    s.step = Step::Keep;
}

/// The first keeps one card. The other goes to the second, unseen by the rest; alone, it stays where it was (R26).
pub fn keep(s: &mut State, face_up: bool, log: &mut Log<Event>) {
    let (Some(up), Some(look)) = (s.display.take(), s.look.take()) else { return };
    let (kept, other) = if face_up { (Held::Card(up), look) } else { (look, Held::Card(up)) };
    let (first, second) = (s.active, second(s));
    let open = second.is_none() && face_up;
    let race = Race { up, first, kept, second: second.map(|seat| (seat, other)), open };
    s.races[usize::from(s.round) - 1] = Some(race);
    match second {
        Some(second) => {
            log.all(Event::Shared(first, second, up));
            if let (Held::Card(kept), Held::Card(other)) = (kept, other) {
                log.only(first, Event::Kept(first, kept));
                log.only(second, Event::Received(second, other));
            }
            if !s.laurels.is_empty() {
                s.step = Step::Display;
            } else {
                end(s, log);
            }
        }
        None if face_up => {
            log.all(Event::KeptOpen(first, up));
            // The card that was looked at is turned up: nothing is drawn.
            s.display = look.known();
            if let Some(laurel) = s.display {
                log.all(Event::Display(laurel));
            }
            end(s, log);
        }
        None => {
            s.display = Some(up);
            if let Held::Card(kept) = kept {
                log.split(first, Event::Kept(first, kept), Event::KeptHidden(first));
            }
            end(s, log);
        }
    }
}

/// The next card of the deck is turned up.
pub fn displayed(s: &mut State, outcome: &Outcome, log: &mut Log<Event>) {
    rounds::turn_up(s, Laurel::of(outcome.one()), log);
    end(s, log);
}
