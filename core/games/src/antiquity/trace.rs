//! The game in the words of the rules file's command list, for comparing with another engine.

use super::Antiquity;
use super::action::{Action, Deed};
use super::board::{Realm, Spot, Thing};
use super::data::{Building, Good, Goods, Saint};
use super::event::Event;
use super::ground::Face;
use super::map::{Hex, HexSet, Layout, Place};
use super::phases::{self, famine, order, pollution};
use super::score;
use super::shapes::{Square, squares};
use super::sites;
use super::state::{Phase, State, pairs};
use serde_json::{Map, Value, json};
use table::chance::Outcome;
use table::game::Turn;
use table::log::Log;
use table::seat::Seat;
use table::trace::Traced;

impl Traced for Antiquity {
    fn command(before: &State, seat: Seat, actions: &[Action]) -> Value {
        let (mut after, mut log) = (*before, Log::new());
        for action in actions {
            phases::act(&mut after, seat, *action, &mut log);
        }
        let told: Vec<&Event> = log.told().iter().map(|(_, event)| event).collect();
        match actions.last().and_then(|last| words(before, &after, seat, actions, *last, &told)) {
            Some(words) => words.into(),
            None => Value::Null,
        }
    }

    fn fate_words(before: &State, outcome: &Outcome) -> Value {
        match before.phase {
            Phase::Reveal(_) => Good::SEEDS[usize::from(outcome.one())].id().into(),
            _ => json!({"drawn": outcome.iter().collect::<Vec<_>>()}),
        }
    }

    fn is_listed(action: &Action) -> bool {
        !matches!(action, Action::Offer(_) | Action::Give(_) | Action::Ask(_))
    }

    fn rounds(s: &State) -> u32 {
        s.round.into()
    }

    fn state_words(s: &State) -> Value {
        let mut all = fixed(s);
        all.extend(players(s));
        if !s.phase.is_setup() || s.phase == Phase::Found {
            all.extend(derived(s));
        }
        Value::Object(all)
    }
}

/// The words of a command. That an offer is dropped is no command of the rules.
fn words(
    before: &State,
    after: &State,
    seat: Seat,
    actions: &[Action],
    last: Action,
    told: &[&Event],
) -> Option<String> {
    let layout = before.layout();
    let hex = |hex: Hex| at(layout, hex);
    Some(match last {
        Action::Found(centre) => format!("PlaceCity {}", hex(centre)),
        Action::Man(slot) => format!("Man {slot}"),
        Action::Unman(slot) => format!("Unman {slot}"),
        Action::Heal(spot) => format!("RemoveGraves {}", on(spot)),
        Action::Raze => "RazeCathedral".to_owned(),
        Action::Send => {
            let offer = told.iter().find_map(|event| match event {
                Event::Offered(_, to, _, give, get, _) => Some((*to, *give, *get)),
                _ => None,
            })?;
            format!("OfferTrade {} {} {}", offer.0.0, goods(offer.1), goods(offer.2))
        }
        Action::Drop => "Drop".to_owned(),
        Action::Accept(from, number) => format!("AcceptTrade {} {number}", from.0),
        Action::Reject(from, number) => format!("RejectTrade {} {number}", from.0),
        Action::Withdraw(to, number) => format!("WithdrawTrade {} {number}", to.0),
        Action::Lift(thing) => format!("Lift {}", name(thing)),
        Action::Commit => "CommitCity".to_owned(),
        Action::End => "EndCountryside".to_owned(),
        Action::Discard(good) => format!("Discard {}", good.id()),
        Action::Done => "Done".to_owned(),
        Action::Take(taken) => {
            let site = before.map.sites[before.map.site_on(taken, layout)?];
            let mut hexes = actions.iter().filter_map(|action| match action {
                Action::Take(hex) => Some(*hex),
                _ => None,
            });
            let mut all: Vec<Hex> = hexes.by_ref().collect();
            all.sort();
            let all: Vec<String> = all.into_iter().map(hex).collect();
            format!("Harvest {} {}", hex(site.at), all.join(" "))
        }
        Action::Explore(marker) => format!("Explore {}", hex(marker)),
        Action::Pass => "PassExploration".to_owned(),
        Action::Grave(spot) => format!("PlaceGrave {}", on(spot)),
        Action::Pollute(place) => format!("PlacePollution {}", hex(place)),
        Action::Resign => "Resign".to_owned(),
        _ => return told.iter().rev().find_map(|event| compound(after, seat, actions, event)),
    })
}

/// The words of a command in several steps, by what it led to.
fn compound(after: &State, seat: Seat, actions: &[Action], event: &Event) -> Option<String> {
    let realm = after.realm(seat);
    Some(match event {
        Event::House(_, number, spot, _, true) => format!("FreeHouse {number} {}", on(*spot)),
        Event::House(_, number, spot, paid, false) => format!("BuildHouse {number} {} {}", on(*spot), goods(*paid)),
        Event::Built(_, building, spot, paid, _) => {
            let piece = realm.pieces.iter().find(|piece| piece.building == *building && piece.spot == *spot)?;
            if *building == Building::Storage {
                let (width, height) = piece.form.size();
                format!("BuildStorage {} {width} {height} {}", on(*spot), goods(*paid))
            } else {
                let built = format!("{} {} {} {}", building.id(), on(*spot), piece.form.turns(), goods(*paid));
                match realm.saint.filter(|_| *building == Building::Cathedral) {
                    Some(saint) => format!("BuildCityBuilding {built} {}", saint.id()),
                    None => format!("BuildCityBuilding {built}"),
                }
            }
        }
        Event::Banked(..) => {
            let good = actions.iter().find_map(|action| match action {
                Action::Gain(good) => Some(*good),
                _ => None,
            })?;
            let given = actions.iter().filter_map(|action| match action {
                Action::Pay(good) => Some(good.id()),
                _ => None,
            });
            let mut given: Vec<&str> = given.collect();
            given.sort_by_key(|id| Good::from_id(id));
            format!("BankTrade {} {}", given.join(","), good.id())
        }
        Event::Placed(_, _, spot) => {
            let thing = actions.iter().find_map(|action| match action {
                Action::Place(thing) => Some(*thing),
                _ => None,
            })?;
            let turn = match thing {
                Thing::House(_) => 0,
                Thing::Piece(slot) => realm.pieces[usize::from(slot)].form.turns(),
            };
            format!("Place {} {} {turn}", name(thing), on(*spot))
        }
        Event::Carried(_, from, to) => format!("MoveGrave {} {}", on(*from), on(*to)),
        Event::Begun(_, deed, at, other, good, _, _) => {
            let place = place(*at);
            match (deed, other) {
                (Deed::Woodcutter, _) => format!("Woodcutter {place}"),
                (Deed::Farm, _) => format!("Farm {place} {}", good.id()),
                (Deed::FreeFarm, _) => format!("Farm {place} {} free", good.id()),
                (Deed::Mine, _) => format!("Mine {place} {}", good.id()),
                (_, Some(other)) => format!("Fishery {place} {} {}", self::place(*other), good.id()),
                _ => return None,
            }
        }
        Event::Inn(_, at, paid) => format!("Inn {} {}", place(*at), goods(*paid)),
        Event::City(_, at, paid, _) => format!("City {} {}", place(*at), goods(*paid)),
        Event::Cleansed(_, at, _) => format!("Cleanse {}", place(*at)),
        _ => return None,
    })
}

fn place(place: Place) -> String {
    format!("{},{}", place.0, place.1)
}

fn at(layout: &Layout, hex: Hex) -> String {
    place(layout.place(hex))
}

fn square(square: Square) -> String {
    format!("{},{}", square.row(), square.col())
}

fn on(spot: Spot) -> String {
    format!("{} {}", spot.city(), square(spot.square()))
}

fn name(thing: Thing) -> String {
    match thing {
        Thing::House(number) => format!("h{number}"),
        Thing::Piece(slot) => slot.to_string(),
    }
}

/// Goods one by one, in the order of the rules file.
fn goods(goods: Goods) -> String {
    let all = Good::ALL.into_iter().flat_map(|good| std::iter::repeat_n(good.id(), goods.get(good).into()));
    let list: Vec<&str> = all.collect();
    if list.is_empty() { "-".to_owned() } else { list.join(",") }
}

fn counted(goods: Goods) -> Value {
    Value::Object(goods.kinds().map(|good| (good.id().to_owned(), goods.get(good).into())).collect())
}

fn hexes(s: &State, set: HexSet) -> Value {
    set.iter().map(|hex| at(s.layout(), hex)).collect::<Vec<_>>().into()
}

fn by_seat(s: &State, f: &dyn Fn(Seat) -> Value) -> Value {
    s.all().map(f).collect::<Vec<_>>().into()
}

/// What is null for a player who is out.
fn of_players(s: &State, f: &dyn Fn(Seat) -> Value) -> Value {
    by_seat(s, &|seat| if s.player(seat).out { Value::Null } else { f(seat) })
}

fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}

fn phase(s: &State) -> &'static str {
    match s.phase {
        Phase::Found => "PlaceCity",
        Phase::City => "CityBuilding",
        Phase::Countryside => "Countryside",
        Phase::Storage => "Storage",
        Phase::Harvest => "Harvest",
        Phase::Exploration => "Exploration",
        Phase::Famine => "Famine",
        Phase::Pollution => "Pollution",
        Phase::Over(_) => "GameOver",
        _ => "Chance",
    }
}

/// The round, the map and what is common to all.
fn fixed(s: &State) -> Map<String, Value> {
    let layout = s.layout();
    let may = match phases::turn(s) {
        Turn::Seats { may, .. } => may.iter().map(|seat| seat.0).collect(),
        _ => Vec::new(),
    };
    let tiles = s.map.tiles.iter().map(|(face, turns)| format!("{}/{turns}", Face(*face).id()));
    let revealed = Good::SEEDS.into_iter().zip(s.revealed).filter(|(_, n)| *n > 0);
    let mut ranges = Map::new();
    for (set, good) in s.map.ranges.into_iter().zip([Good::Stone, Good::Gold]) {
        let mut left = set;
        while let Some(hex) = left.lowest() {
            ranges.insert(at(layout, hex), good.id().into());
            left = left.minus(layout.joined(HexSet::one(hex), set));
        }
    }
    let mut sites: Vec<_> = s.map.sites.iter().collect();
    sites.sort_by_key(|site| site.at);
    let sites = sites.into_iter().map(|site| {
        json!({
            "seat": site.owner.0,
            "type": site.kind().id(),
            "at": at(layout, site.at),
            "good": site.good.id(),
            "goods": hexes(s, sites::goods(s, site)),
        })
    });
    let open = pairs(s.seats).map(|(from, to)| (from, to, s.offer(from, to))).filter(|(_, _, offer)| offer.open);
    let offers = open.map(|(from, to, offer)| {
        json!({
            "from": from.0, "to": to.0, "no": offer.number,
            "give": goods(offer.give), "get": goods(offer.get), "market": offer.market,
        })
    });
    let due = matches!(s.phase, Phase::Famine | Phase::Pollution).then(|| match s.phase {
        Phase::Famine => [s.due, 0],
        _ => [s.graves_due, s.due],
    });
    object(json!({
        "state": phase(s),
        "round": s.round,
        "may": may,
        "tiles": tiles.collect::<Vec<_>>(),
        "order": s.order.iter().collect::<Vec<_>>(),
        "out": s.all().filter(|seat| s.player(*seat).out).map(|seat| seat.0).collect::<Vec<_>>(),
        "famine": by_seat(s, &|seat| s.famine_seen(seat).into()),
        "markers": hexes(s, s.map.markers),
        "revealed": Value::Object(revealed.map(|(good, n)| (good.id().to_owned(), n.into())).collect()),
        "pollution": hexes(s, s.map.polluted),
        "felled": hexes(s, s.map.felled),
        "ranges": ranges,
        "sites": sites.collect::<Vec<_>>(),
        "offers": offers.collect::<Vec<_>>(),
        "due": due,
        "winners": s.phase.is_over().then(|| s.winners.iter().map(|seat| seat.0).collect::<Vec<_>>()),
    }))
}

fn place_of(spot: Spot) -> [Value; 2] {
    if spot.is_on_board() { [spot.city().into(), square(spot.square()).into()] } else { [Value::Null, Value::Null] }
}

fn houses(realm: &Realm) -> Value {
    let built = (1..=realm.houses.len()).filter(|n| realm.houses[n - 1] != Spot::NONE);
    let one = |n: usize| {
        let [city, square] = place_of(realm.houses[n - 1]);
        json!([format!("h{n}"), city, square])
    };
    built.map(one).collect::<Vec<_>>().into()
}

fn list(set: u64) -> Value {
    squares(set).map(square).collect::<Vec<_>>().into()
}

fn buildings(realm: &Realm) -> Value {
    let one = |(slot, piece): (usize, super::board::Piece)| {
        json!({
            "b": slot,
            "type": piece.building.id(),
            "city": place_of(piece.spot)[0],
            "squares": list(piece.squares()),
            "turn": piece.form.turns(),
            "man": realm.manned.has(slot),
            "graves": list(realm.graves_on(piece)),
        })
    };
    realm.built().map(one).collect::<Vec<_>>().into()
}

/// What belongs to each player.
fn players(s: &State) -> Map<String, Value> {
    let building = s.phase == Phase::City;
    let realm = |seat: Seat| s.realm(seat);
    let men = |seat: Seat| {
        let (realm, away) = (s.realm(seat), s.player(seat).away);
        json!([realm.house_count(), realm.home, realm.manned.len(), s.at_sites(seat), away])
    };
    let graves = |seat: Seat| {
        let all = (0..s.city_count(seat))
            .flat_map(|city| squares(realm(seat).graves[usize::from(city)]).map(move |at| json!([city, square(at)])));
        all.collect::<Vec<_>>().into()
    };
    let used = |seat: Seat| {
        let marked = |building: Building| s.player(seat).work.used.has(building);
        let all = realm(seat).built().filter(|(_, piece)| piece.building.is_unique() && marked(piece.building));
        all.map(|(slot, _)| slot).collect::<Vec<_>>().into()
    };
    let this_round = |seat: Seat| {
        let work = &s.player(seat).work;
        json!({
            "removed": work.removed,
            "razed": work.used.has(Building::Theology),
            "cathedrals": work.cathedrals,
            "biology": work.used.has(Building::Biology),
            "alchemy": work.used.has(Building::Alchemy),
        })
    };
    let going_on = !s.phase.is_setup() && !s.phase.is_over();
    let cities =
        |seat: Seat| s.player(seat).cities.iter().map(|centre| at(s.layout(), *centre)).collect::<Vec<_>>().into();
    object(json!({
        "cities": by_seat(s, &cities),
        "inns": by_seat(s, &|seat| hexes(s, s.player(seat).inns.iter().copied().collect())),
        "stocks": of_players(s, &|seat| counted(realm(seat).stock)),
        "men": of_players(s, &men),
        "houses": of_players(s, &|seat| houses(realm(seat))),
        "buildings": of_players(s, &|seat| buildings(realm(seat))),
        "graves": of_players(s, &graves),
        "used": if building { of_players(s, &used) } else { Value::Null },
        "saints": of_players(s, &|seat| realm(seat).saint.map(Saint::id).into()),
        "this_round": if going_on { of_players(s, &this_round) } else { Value::Null },
        "free_house": of_players(s, &|seat| match s.player(seat).work.free {
            number if number > 0 && s.free_count(seat) > 0 => number.into(),
            _ => Value::Null,
        }),
        "committed": if building { of_players(s, &|seat| (!s.asked.has(seat)).into()) } else { Value::Null },
    }))
}

/// What follows from the position.
fn derived(s: &State) -> Map<String, Value> {
    let working = |seat: Seat| {
        let realm = s.realm(seat);
        (0..realm.pieces.len()).filter(|slot| realm.works(*slot)).collect::<Vec<_>>().into()
    };
    let conditions = |seat: Seat| {
        let four = [Saint::Nicolo, Saint::Giorgio, Saint::Barbara, Saint::Cristoforo];
        let met = four.into_iter().filter(|saint| score::progress(s, seat, *saint).holds());
        met.map(Saint::id).collect::<Vec<_>>().into()
    };
    let would_win = s.playing().filter(|seat| score::won(s, *seat).is_some()).map(|seat| seat.0);
    object(json!({
        "zones": of_players(s, &|seat| hexes(s, s.zone(seat))),
        "working": of_players(s, &working),
        "capacity": of_players(s, &|seat| match s.realm(seat).capacity() {
            Some(room) => room.into(),
            None => "unlimited".into(),
        }),
        "keys": of_players(s, &|seat| order::key(s, seat).into()),
        "graves_due": of_players(s, &|seat| famine::graves(s, seat, s.famine_seen(seat)).into()),
        "pollution_due": of_players(s, &|seat| pollution::due(s, seat).3.into()),
        "pollution_hexes": of_players(s, &|seat| hexes(s, pollution::hexes(s, seat))),
        "conditions": of_players(s, &conditions),
        "would_win": would_win.collect::<Vec<_>>(),
        "tie_break": of_players(s, &|seat| score::tie_break(s, seat).into()),
    }))
}
