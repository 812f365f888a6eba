//! The game in the words of the rules file's command list, for comparing with another engine.

use super::Aquileia;
use super::action::Action;
use super::data::{Area, Back, Card, Crown, KINDS, LAURELS, Laurel, Metal, Plot, SWAPS, Space, bits};
use super::odds;
use super::phases;
use super::score;
use super::state::{Draft, Held, State, Step};
use serde_json::{Map, Value, json};
use table::chance::Outcome;
use table::seat::Seat;
use table::trace::Traced;

impl Traced for Aquileia {
    fn command(before: &State, _seat: Seat, actions: &[Action]) -> Value {
        match actions {
            [Action::Place(space)] => json!({"command": "PlaceServant", "space": space.id()}),
            [Action::Tie] => json!({"command": "PlaceTie"}),
            [Action::Pass] => json!({"command": "Pass"}),
            [Action::Gold(gold), Action::Silver(silver)] => {
                let new = phases::exchange_of(before, *gold, *silver).unwrap_or_default();
                json!({"command": "Exchange", "bronze": new.0[0], "silver": new.0[1], "gold": new.0[2]})
            }
            [Action::Swap(n)] => {
                let (give, get) = SWAPS[usize::from(*n)];
                let new = before.own().coins.minus(give).plus(get);
                json!({"command": "Exchange", "bronze": new.0[0], "silver": new.0[1], "gold": new.0[2]})
            }
            [Action::Decline] => json!({"command": "Decline"}),
            [Action::Buy] => json!({"command": "Buy"}),
            [Action::BuyServi(n)] => json!({"command": "BuyServi", "count": n}),
            [cards @ .., Action::Play] => {
                let mut kinds = match before.draft {
                    Some(Draft::Cards(kinds)) => kinds,
                    _ => [0; KINDS],
                };
                for action in cards {
                    if let Action::Card(card) = action {
                        kinds[*card as usize] += 1;
                    }
                }
                json!({"command": "PlayCards", "cards": hand(&kinds)})
            }
            [Action::Roll(k)] => json!({"command": "RollBlue", "count": k}),
            [Action::Points] => json!({"command": "ArenaPrize", "prize": "points"}),
            [Action::Slave] => json!({"command": "ArenaPrize", "prize": "slave"}),
            [Action::KeepFaceUp] => json!({"command": "StadiumKeep", "card": "face_up"}),
            [Action::KeepDeck] => json!({"command": "StadiumKeep", "card": "deck"}),
            [Action::Open(metal)] => json!({"command": "Open", "metal": metal.id()}),
            [Action::DeclineOpen] => json!({"command": "DeclineOpen"}),
            [Action::Raise(metal)] => json!({"command": "Raise", "metal": metal.id()}),
            [Action::Withdraw] => json!({"command": "Withdraw"}),
            [Action::Build(plot)] => {
                let (ones, twos) = phases::payments(before, *plot).only().unwrap_or_default();
                built(*plot, ones, twos)
            }
            [Action::Build(plot), Action::Pay(ones, twos)] => built(*plot, *ones, *twos),
            [Action::Stop] => json!({"command": "Stop"}),
            [Action::PayAgain] => json!({"command": "PayAgain"}),
            other => json!({"command": "?", "actions": other}),
        }
    }

    fn fate_words(before: &State, outcome: &Outcome) -> Value {
        let cards = || outcome.iter().map(|n| Card::of(n).id()).collect::<Vec<_>>();
        let faces = || outcome.iter().map(|n| Metal::of(n).id()).collect::<Vec<_>>();
        let laurel = || Laurel::of(outcome.one()).id();
        match before.step {
            Step::DealMarket => json!({"chance": "market", "cards": cards()}),
            Step::Refill => json!({"chance": "refill", "cards": cards()}),
            Step::DrawBonus => json!({"chance": "bonus", "p": before.active.0, "cards": cards()}),
            Step::DrawServi(_) | Step::DrawPrize => {
                json!({"chance": "servi", "p": before.active.0, "cards": cards()})
            }
            Step::DealDisplay | Step::Display => json!({"chance": "display", "card": laurel()}),
            Step::Look => json!({"chance": "look", "card": laurel()}),
            Step::DealStart => json!({"chance": "start", "p": outcome.one()}),
            Step::Block => {
                let spaces = outcome.iter().map(|n| Space(n).id());
                json!({"chance": "blocked", "spaces": spaces.collect::<Vec<_>>()})
            }
            Step::Reveal => json!({"chance": "theatrum", "card": Crown(outcome.one()).id()}),
            Step::RollDolus | Step::RollLatro | Step::RollRed | Step::RollBlue(_) => {
                json!({"chance": "dice", "p": before.active.0, "faces": faces()})
            }
            _ => Value::Null,
        }
    }

    fn rounds(s: &State) -> u32 {
        u32::from(s.round)
    }

    fn state_words(s: &State) -> Value {
        let over = s.step == Step::Over;
        let by_seat = |f: &dyn Fn(Seat) -> Value| s.all().map(f).collect::<Vec<_>>();
        let at_space = matches!(
            s.step,
            Step::Exchange | Step::Buy | Step::BuyServi | Step::Opening | Step::Bidding | Step::Build | Step::PayAgain
        );
        let mut laurel_deck = s.laurels.kinds;
        if let Some(Held::Card(look)) = s.look {
            laurel_deck[look as usize] += 1;
        }
        let spaces = Space::all().filter_map(|space| Some((space.id().to_owned(), s.stands(space)?.0.into())));
        let plots = Plot::all().filter_map(|plot| Some((plot.id(), s.owner(plot)?.0.into())));
        let assignment = |seat| {
            let chosen = score::assignment(s, seat).map(|(crown, colour)| (crown.id(), colour.id().into()));
            Value::Object(chosen.collect())
        };
        let ranking = score::ranking(s);
        json!({
            "state": state(s),
            "active": (!over).then_some(s.active.0),
            "round": s.round,
            "start": s.start.0,
            "space": at_space.then(|| s.at.id()),
            "bank": s.bank,
            "holdings": by_seat(&|p| json!(s.player(p).coins)),
            "port_coins": s.port.map(u8::from),
            "scores": by_seat(&|p| s.player(p).score.into()),
            "houses": by_seat(&|p| s.player(p).houses_left().into()),
            "servants": by_seat(&|p| s.player(p).servants().into()),
            "passed": s.step.is_placement().then(|| by_seat(&|p| s.player(p).passed.into())),
            "tie_track": s.tie,
            "spaces": Value::Object(spaces.collect()),
            "blocked": bits(s.blocked).map(|n| Space(n).id()).collect::<Vec<_>>(),
            "plots": Value::Object(plots.collect()),
            "slots": s.slots.map(|slot| slot.map(Card::id)),
            "equi_deck": pile(&s.pile.kinds, Back::EquiEtArma),
            "equi_discard": pile(&s.gone, Back::EquiEtArma),
            "servi_deck": pile(&s.pile.kinds, Back::Servi),
            "servi_discard": pile(&s.gone, Back::Servi),
            "stadium_card": s.display.map(Laurel::id),
            "stadium_deck": laurels(&laurel_deck, 0),
            "stadium_look": s.look.and_then(Held::known).map(Laurel::id),
            "theatrum_deck": laurels(&[0; LAURELS], s.crowns),
            "theatrum_card": s.auction.map(|auction| auction.card.id()),
            "hands": by_seat(&|p| hand(&s.player(p).hand.kinds)),
            "laurels": by_seat(&|p| {
                let mut kinds = [0; LAURELS];
                score::laurels(s, p).for_each(|laurel| kinds[laurel as usize] += 1);
                laurels(&kinds, s.player(p).crowns)
            }),
            "blue": [s.blue.map(|p| p.0), Some(s.blue_left)],
            "strengths": s.contest.map(|contest| {
                let there = s.taking_part(s.at.area());
                by_seat(&|p| there.has(p).then(|| contest.strength[p.index()].sum()).into())
            }),
            "odds": odds_words(s),
            "auction": s.auction.map(|auction| json!({
                "bid": auction.bid,
                "high": auction.high.map(|p| p.0),
                "out": auction.out.iter().map(|p| p.0).collect::<Vec<_>>(),
            })),
            "built": (s.step == Step::Build).then_some(s.built),
            "reckoning": by_seat(&|p| {
                let sheet = score::sheet(s, p);
                let colours = super::data::Colour::ALL.map(|c| sheet.colour(c));
                json!([[sheet.track, sheet.stadium].as_slice(), &colours, &[sheet.total()]].concat())
            }),
            "assignment": by_seat(&assignment),
            "ranking": over.then(|| s.all().map(|p| ranking.of(p)).collect::<Vec<_>>()),
            "winners": over.then(|| ranking.winners().map(|p| p.0).collect::<Vec<_>>()),
        })
    }
}

fn built(plot: Plot, ones: u8, twos: u8) -> Value {
    json!({"command": "Build", "plot": plot.id(), "servi_1": ones, "servi_2": twos})
}

fn state(s: &State) -> &'static str {
    let stadium = s.at.area() == Area::Stadium;
    match s.step {
        Step::Place => "Placement",
        Step::Exchange => "Pecunia",
        Step::Buy => "EquiEtArma",
        Step::BuyServi => "Servi",
        Step::Cards if stadium => "StadiumCards",
        Step::Cards => "ArenaCards",
        Step::Blue if stadium => "StadiumBlue",
        Step::Blue => "ArenaBlue",
        Step::Prize => "ArenaPrize",
        Step::Keep => "StadiumKeep",
        Step::Opening => "Opening",
        Step::Bidding => "Bidding",
        Step::Build => "Forum",
        Step::PayAgain => "PayAgain",
        Step::Over => "GameOver",
        _ => "Chance",
    }
}

/// The odds, where cards or blue dice are asked for: nobody plays any more cards, and all blue dice are rolled.
fn odds_words(s: &State) -> Value {
    if !matches!(s.step, Step::Cards | Step::Blue) {
        return Value::Null;
    }
    let Some(odds) = odds::odds(s, s.at.area()) else { return Value::Null };
    let n = odds.seats().count();
    let ranks = s.all().map(|p| odds.seats().any(|q| q == p).then(|| odds.ranks[p.index()][..n].to_vec()));
    json!({"of": odds.of, "ranks": ranks.collect::<Vec<_>>()})
}

fn bag(cards: impl Iterator<Item = (String, u8)>) -> Value {
    let held = cards.filter(|(_, n)| *n > 0).map(|(id, n)| (id, n.into()));
    Value::Object(held.collect::<Map<_, _>>())
}

fn hand(kinds: &[u8; KINDS]) -> Value {
    bag(Card::ALL.into_iter().map(|card| (card.id().to_owned(), kinds[card as usize])))
}

fn pile(kinds: &[u8; KINDS], back: Back) -> Value {
    let of_back = Card::ALL.into_iter().filter(|card| card.back() == back);
    bag(of_back.map(|card| (card.id().to_owned(), kinds[card as usize])))
}

fn laurels(kinds: &[u8; LAURELS], crowns: u8) -> Value {
    let stadium = Laurel::ALL.into_iter().map(|laurel| (laurel.id().to_owned(), kinds[laurel as usize]));
    let theatrum = Crown::all().map(|crown| (crown.id(), u8::from(crowns & crown.bit() != 0)));
    bag(stadium.chain(theatrum))
}
