//! The question to a seat, and how each legal action is offered: in the set-up and in R2. The later phases are in `land`.

use super::action::Action;
use super::board::{Spot, Thing, shape, turns};
use super::data::{Building, Cost, Good, Goods, Saint, house_cost};
use super::event::What;
use super::forecast;
use super::land;
use super::phases::{self, barbara, building, city, payments::Bill, trade};
use super::shapes::Square;
use super::state::{Draft, Phase, State};
use super::touch::Touch;
use super::words;
use table::log::Log;
use table::prompt::{Ask, Choice};
use table::seat::Seat;
use table::text::Text;

/// The question.
pub fn ask(s: &State, seat: Seat) -> Ask {
    if !phases::turn(s).asked().has(seat) {
        return Ask { title: Text::new("ask-wait"), hint: None };
    }
    let (title, hint) = match s.phase {
        Phase::Found => (Text::new("ask-found"), Some(Text::new("ask-found-hint"))),
        Phase::City => city_question(s, seat),
        _ => return land::ask(s, seat),
    };
    Ask { title, hint }
}

fn city_question(s: &State, seat: Seat) -> (Text, Option<Text>) {
    let realm = s.realm(seat);
    let Some(draft) = s.player(seat).work.draft else {
        if !city::is_building(s, seat) {
            return (Text::new("ask-answer"), None);
        }
        if barbara::is_lifting(realm) {
            let lifted = barbara::aloft(realm).map(|thing| words::what(What::of(realm, thing))).collect();
            return (Text::new("ask-lifted").list("things", lifted), Some(Text::new("ask-lifted-hint")));
        }
        return (Text::new("ask-build"), Some(forecast_text(s, seat)));
    };
    match draft {
        Draft::House { number, at: None, .. } => {
            (Text::new("ask-square").text("what", words::house(number)), Some(Text::new("ask-square-house")))
        }
        Draft::House { number, paid, .. } => pay(s, seat, words::house(number), house_cost(number), paid),
        Draft::Build { building, at: None, .. } => {
            let hint = if warns_of_wood(s, seat, building) {
                Text::new("ask-square-last-wood")
            } else {
                Text::new(if building == Building::Storage { "ask-square-storage" } else { "ask-square-hint" })
            };
            (Text::new("ask-square").text("what", words::building(building)), Some(hint))
        }
        Draft::Build { building: Building::Storage, form: None, .. } => {
            (Text::new("ask-size"), Some(Text::new("ask-size-hint")))
        }
        Draft::Build { building, form: None, .. } => {
            (Text::new("ask-turn").text("what", words::building(building)), Some(Text::new("ask-turn-hint")))
        }
        Draft::Build { building: Building::Cathedral, .. } => {
            (Text::new("ask-saint"), Some(Text::new("ask-saint-hint")))
        }
        Draft::Build { building, paid, .. } => pay(s, seat, words::building(building), building.cost(), paid),
        Draft::Bank(given) if given.total() < 2 => {
            let title = Text::new("ask-bank").num("count", 2 - given.total());
            // What is given now may be the last wood.
            let wood = given.get(Good::Wood) + 2 - given.total();
            let key = if is_last_wood(s, seat, wood) { "ask-bank-last-wood" } else { "ask-bank-hint" };
            (title, Some(Text::new(key).list("goods", words::goods(given))))
        }
        Draft::Bank(given) => (Text::new("ask-gain").list("goods", words::goods(given)), None),
        Draft::Offer { to, give, get } => {
            let title = Text::new("ask-offer").player("player", to);
            let said = |hint: Text| hint.list("give", words::goods(give)).list("get", words::goods(get));
            let hint = if is_last_wood(s, seat, give.get(Good::Wood)) {
                said(Text::new("ask-offer-last-wood"))
            } else if trade::can_offer(s, seat, to) {
                let market = if realm.working(Building::Market) { "yes" } else { "no" };
                said(Text::new("ask-offer-hint").word("market", market))
            } else {
                Text::new("ask-offer-late").player("player", to)
            };
            (title, Some(hint))
        }
        Draft::Place { thing, at } => {
            let key = if at.is_none() { "ask-square" } else { "ask-turn" };
            (Text::new(key).text("what", words::what(What::of(realm, thing))), None)
        }
        Draft::Carry { from: None } => (Text::new("ask-carry"), None),
        Draft::Carry { .. } => (Text::new("ask-carry-to"), Some(Text::new("ask-carry-hint"))),
        Draft::Deed { .. } | Draft::Harvest { .. } => (Text::new("ask-wait"), None),
    }
}

/// What is still owed of a payment.
fn pay(s: &State, seat: Seat, what: Text, cost: Cost, paid: Goods) -> (Text, Option<Text>) {
    let bill = building::bill(s, seat, cost, paid);
    let (foods, luxuries) = bill.owed();
    let title = Text::new("ask-pay").text("what", what).num("foods", foods).num("luxuries", luxuries);
    let key = if bill.any { "ask-pay-any" } else { "ask-pay-different" };
    (title, Some(Text::new(key).list("paid", words::goods(paid))))
}

/// Whether the last wood goes for a building while no site of the player gives any more (R64).
pub fn warns_of_wood(s: &State, seat: Seat, building: Building) -> bool {
    is_last_wood(s, seat, building.cost().wood.into())
}

/// Whether so much is the last wood of a player who has no site (R64).
pub fn is_last_wood(s: &State, seat: Seat, wood: u16) -> bool {
    let left = s.realm(seat).stock.get(Good::Wood);
    wood > 0 && left > 0 && left <= wood && s.at_sites(seat) == 0
}

/// What comes for a player if nothing more is done.
pub fn forecast_text(s: &State, seat: Seat) -> Text {
    let forecast = forecast::of(s, seat);
    let key = if forecast.is_deadly() { "forecast-deadly" } else { "forecast" };
    let text = Text::new(key).num("men", forecast.home).num("famine", forecast.famine).num("graves", forecast.graves);
    let text = text.num("squares", forecast.squares).num("markers", forecast.markers).num("hexes", forecast.hexes);
    let text = text.num("stock", forecast.stock).num("room", forecast.capacity.unwrap_or(0));
    text.word("kept", if forecast.capacity.is_none() { "all" } else { "some" })
}

/// How one legal action is offered.
pub fn choice(s: &State, seat: Seat, action: Action) -> Choice {
    match (action, s.phase) {
        (Action::Resign, _) => Choice::new(Text::new("do-resign")).aside(),
        (Action::Found(hex), _) => {
            let water = s.layout().disc(hex).and(s.map.ground.water()).len();
            let label = Text::new("do-found").text("hex", words::hex(s, hex)).num("count", water as i64);
            Choice::new(label).at(Touch::Hex(hex).id())
        }
        (_, Phase::City) => in_city(s, seat, action),
        _ => land::choice(s, seat, action),
    }
}

/// An action of R2. Whether it goes on with another choice is what happens when it is tried.
fn in_city(s: &State, seat: Seat, action: Action) -> Choice {
    let choice = labelled(s, seat, action);
    let begins = matches!(action, Action::Commit | Action::Accept(..) | Action::Reject(..) | Action::Withdraw(..));
    if begins || action == Action::Send {
        return choice;
    }
    let mut after = *s;
    city::act(&mut after, seat, action, &mut Log::silent());
    if after.player(seat).work.draft.is_some() { choice.goes_on() } else { choice }
}

fn thing_touch(seat: Seat, thing: Thing) -> Touch {
    match thing {
        Thing::House(number) => Touch::House(seat, number),
        Thing::Piece(slot) => Touch::Building(seat, slot),
    }
}

fn labelled(s: &State, seat: Seat, action: Action) -> Choice {
    let say = |key: &'static str| Choice::new(Text::new(key));
    let of = |key: &'static str, name: &'static str, text: Text| Choice::new(Text::new(key).text(name, text));
    let realm = s.realm(seat);
    let name = |slot: u8| words::building(realm.pieces[usize::from(slot)].building);
    let at = |spot: Spot| Touch::Square(seat, spot).id();
    match action {
        Action::House(number) => {
            let label = Text::new("do-house").text("house", words::house(number));
            let choice = Choice::new(label.list("cost", words::cost(house_cost(number))));
            let choice = choice.at(Touch::House(seat, number).id());
            if number < s.player(seat).work.free { choice.cycle(0) } else { choice }
        }
        Action::Free(number) => {
            let choice = of("do-free", "house", words::house(number)).at(Touch::House(seat, number).id());
            let both = Bill::new(realm.stock, house_cost(number), building::philosophy(s, seat)).can_be_paid();
            if both { choice.cycle(1) } else { choice }
        }
        Action::Build(building) => {
            let label = Text::new("do-build").text("building", words::building(building));
            Choice::new(label.list("cost", words::cost(building.cost()))).at(Touch::Reserve(building).id())
        }
        Action::Square(spot) => of("do-square", "square", words::spot(spot)).at(at(spot)),
        Action::Turn(turn) => turned(s, seat, turn),
        Action::Size(form) => {
            let (width, height) = form.size();
            let choice = Choice::new(Text::new("do-size").num("width", width).num("height", height));
            match s.player(seat).work.draft {
                // The square in the opposite corner stands for the size.
                Some(Draft::Build { at: Some(spot), .. }) => {
                    let square = spot.square();
                    let far = Square::at(square.row() + height - 1, square.col() + width - 1);
                    choice.at(at(Spot::at(spot.city(), far)))
                }
                _ => choice,
            }
        }
        Action::Pay(good) => {
            let twice = match s.player(seat).work.draft {
                Some(Draft::House { paid, .. } | Draft::Build { paid, .. }) => paid.get(good) > 0,
                _ => false,
            };
            let key = match s.player(seat).work.draft {
                Some(Draft::Bank(_)) => "do-give",
                _ if twice => "do-pay-twice",
                _ => "do-pay",
            };
            of(key, "good", words::good(good)).at(Touch::Stock(seat, good).id())
        }
        Action::Choose(saint) => of("do-saint", "saint", words::saint(saint)).at(Touch::Saint(saint).id()),
        Action::Man(slot) => shared(s, seat, of("do-man", "building", name(slot)).at(Touch::Building(seat, slot).id())),
        Action::Unman(slot) => {
            shared(s, seat, of("do-unman", "building", name(slot)).at(Touch::Building(seat, slot).id()))
        }
        Action::Heal(spot) => {
            let left = super::data::HOSPITAL_GRAVES.saturating_sub(s.player(seat).work.removed);
            let label = Text::new("do-heal").text("square", words::spot(spot)).num("count", left);
            Choice::new(label).at(at(spot))
        }
        Action::Raze => of("do-raze", "saint", realm.saint.map_or(Text::new("saint-none"), words::saint)),
        Action::Bank => say("do-bank"),
        Action::Gain(good) => of("do-gain", "good", words::good(good)).at(Touch::Supply(good).id()),
        Action::Offer(to) => Choice::new(Text::new("do-offer").player("player", to)).at(Touch::Player(to).id()),
        Action::Give(good) => of("do-offer-give", "good", words::good(good)).at(Touch::Stock(seat, good).id()),
        Action::Ask(good) => of("do-offer-ask", "good", words::good(good)).at(Touch::Supply(good).id()),
        Action::Send => say("do-send").fin(),
        Action::Drop => say("do-drop"),
        Action::Accept(from, _) => {
            let offer = s.offer(from, seat);
            let wood = offer.get.get(Good::Wood).saturating_sub(offer.give.get(Good::Wood));
            let key = if is_last_wood(s, seat, wood) { "do-accept-last-wood" } else { "do-accept" };
            answer(s, from, seat, key, from).at(Touch::Offer(from, seat).id()).fin()
        }
        Action::Reject(from, _) => answer(s, from, seat, "do-reject", from).fin(),
        Action::Withdraw(to, _) => answer(s, seat, to, "do-withdraw", to).at(Touch::Offer(seat, to).id()).fin(),
        Action::Lift(thing) => {
            let choice = of("do-lift", "what", words::what(What::of(realm, thing))).at(thing_touch(seat, thing).id());
            let other = match thing {
                Thing::House(_) => false,
                Thing::Piece(slot) => !barbara::is_lifting(realm) && can_man(s, seat, slot.into()),
            };
            if other { choice.cycle(1) } else { choice }
        }
        Action::Place(thing) => {
            of("do-place", "what", words::what(What::of(realm, thing))).at(thing_touch(seat, thing).id())
        }
        Action::Carry => say("do-carry"),
        Action::From(spot) => of("do-carry-from", "square", words::spot(spot)).at(at(spot)),
        Action::Commit => {
            let choice = say("do-commit");
            if city::commit_is_final(s, seat) { choice.fin() } else { choice.usual() }
        }
        _ => say("do-drop"),
    }
}

/// Whether a man can go to a building, or leave it.
fn can_man(s: &State, seat: Seat, slot: usize) -> bool {
    let there = s.realm(seat).manned.has(slot);
    city::why_no_man(s, seat, slot).is_none() || there && city::why_no_unman(s, seat, slot).is_none()
}

/// A man and Santa Barbara's hand touch a building at the same place.
fn shared(s: &State, seat: Seat, choice: Choice) -> Choice {
    if s.has_power(seat, Saint::Barbara) { choice.cycle(0) } else { choice }
}

/// One of the turns of a piece on the square that was chosen.
fn turned(s: &State, seat: Seat, turn: u8) -> Choice {
    let choice = Choice::new(Text::new("do-turn").num("count", turn));
    let mut list = Vec::new();
    phases::actions(s, seat, &mut list);
    let step = list.iter().position(|action| *action == Action::Turn(turn)).unwrap_or(0);
    match s.player(seat).work.draft {
        Some(Draft::Build { at: Some(spot), .. } | Draft::Place { at: Some(spot), .. }) => {
            choice.at(Touch::Square(seat, spot).id()).cycle(step as u8)
        }
        _ => choice,
    }
}

/// An answer to an offer, with what it says.
fn answer(s: &State, from: Seat, to: Seat, key: &'static str, other: Seat) -> Choice {
    let offer = s.offer(from, to);
    let label = Text::new(key).player("player", other);
    Choice::new(label.list("give", words::goods(offer.give)).list("get", words::goods(offer.get)))
}

/// The squares that a piece covers as an action would lay it: for showing it before it is done.
pub fn would_cover(s: &State, seat: Seat, action: Action) -> Option<(Spot, u64)> {
    let draft = s.player(seat).work.draft?;
    let one = |spot: Spot| (spot, spot.square().bit());
    match (draft, action) {
        (Draft::House { .. } | Draft::Carry { .. }, Action::Square(spot)) => Some(one(spot)),
        (Draft::Build { building: Building::Storage, at: Some(spot), .. }, Action::Size(form)) => {
            Some((spot, shape(Building::Storage, form).on(spot.square())))
        }
        (Draft::Build { building, .. }, Action::Square(spot)) => {
            let turn = building::turns_at(s.realm(seat), spot, building).next().unwrap_or(0);
            let form = building::only_form(s, seat, building, spot).unwrap_or_else(|| match building {
                Building::Storage => building::sizes_at(s, seat, spot).next().unwrap_or_default(),
                _ => super::board::Form::turned(turn),
            });
            Some((spot, shape(building, form).on(spot.square())))
        }
        (Draft::Build { building, at: Some(spot), .. }, Action::Turn(turn)) => {
            Some((spot, shape(building, super::board::Form::turned(turn)).on(spot.square())))
        }
        (Draft::Place { thing: Thing::House(_), .. }, Action::Square(spot)) => Some(one(spot)),
        (Draft::Place { thing: Thing::Piece(slot), at }, _) => {
            let piece = s.realm(seat).pieces[usize::from(slot)];
            let (spot, turn) = match (action, at) {
                (Action::Turn(turn), Some(spot)) => (spot, turn),
                (Action::Square(spot), _) => {
                    let fits = |turn: &u8| {
                        let shape = shape(piece.building, piece.form.with_turns(*turn));
                        let side = super::shapes::side(usize::from(spot.city()));
                        shape.anchors(s.realm(seat).free(spot.city()), side) & spot.square().bit() != 0
                    };
                    (spot, (0..turns(piece.building, piece.form)).find(fits).unwrap_or(0))
                }
                _ => return None,
            };
            Some((spot, shape(piece.building, piece.form.with_turns(turn)).on(spot.square())))
        }
        _ => None,
    }
}

/// One line for the shelf.
pub fn headline(s: &State) -> Text {
    match s.phase {
        Phase::Over(_) => Text::new("headline-over").list("winners", s.winners.iter().map(Text::name).collect()),
        phase if phase.is_setup() => Text::new("headline-setup"),
        phase => Text::new("headline").num("round", s.round).text("phase", words::phase(phase)),
    }
}
