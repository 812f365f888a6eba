//! The line in the log for each event.

use super::data::{Card, KINDS, Laurel, Metal};
use super::event::Event;
use super::words;
use table::text::Text;

/// What is said of an event; nothing for a step of a draft, nor for what the next line says.
pub fn tell(event: &Event) -> Option<Text> {
    let of = |key: &'static str, seat| Text::new(key).player("player", seat);
    Some(match *event {
        Event::Draft(_) | Event::Rolls(..) | Event::DrewHidden(..) | Event::Races(_) => return None,
        Event::Market(cards) => Text::new("log-market").list("cards", cards.into_iter().map(words::card).collect()),
        Event::Display(laurel) => Text::new("log-display").text("card", words::laurel(laurel)),
        Event::Starts(p) => of("log-starts", p),
        Event::Round(round, p) => of("log-round", p).num("round", round),
        Event::Blocked(set) => {
            let spaces = super::data::bits(set).map(|n| words::space(super::data::Space(n)));
            Text::new("log-blocked").list("spaces", spaces.collect())
        }
        Event::Placed(p, space) => of("log-placed", p).text("space", words::space(space)),
        Event::Tied(p, number) => of("log-tied", p).num("number", number),
        Event::Passed(p) => of("log-passed", p),
        Event::Area(area) => Text::new("log-area").text("area", words::area(area)),
        Event::Dolus(p, faces, paid) => {
            of("log-dolus", p).list("faces", words::faces(faces)).text("coins", words::coins(paid))
        }
        Event::Exchanged(p, old, new) => {
            of("log-exchanged", p).text("old", words::coins(old)).text("new", words::coins(new))
        }
        Event::NoExchange(p) => of("log-no-exchange", p),
        Event::Bought(p, card) => of("log-bought", p).text("card", words::card(card)),
        Event::NotBought(p, space) => of("log-not-bought", p).text("space", words::space(space)),
        Event::Bonus(p, card) => of("log-bonus-own", p).text("card", words::card(card)),
        Event::BonusHidden(p) => of("log-bonus", p),
        Event::NoBonus(p) => of("log-no-bonus", p),
        Event::Filled(slot, card) => Text::new("log-filled").num("slot", slot + 1).text("card", words::card(card)),
        Event::Renewed(back) => Text::new("log-renewed").text("back", words::back(back)),
        Event::BoughtServi(p, 0, _) => of("log-no-servi", p),
        Event::BoughtServi(p, n, metal) => of("log-servi", p).num("count", n).text("coins", words::coin(metal, n)),
        Event::Drew(p, ones, twos) => {
            let mut kinds = [0; KINDS];
            (kinds[Card::Servi1 as usize], kinds[Card::Servi2 as usize]) = (ones, twos);
            of("log-drew", p).list("cards", words::cards(&kinds))
        }
        Event::Potentia(p) => of("log-potentia", p),
        Event::Red(p, faces, hits, sum) => {
            of("log-red", p).list("faces", words::faces(faces)).num("count", hits).num("strength", sum)
        }
        Event::Played(p, kinds, sum) => {
            let cards = words::cards(&kinds);
            if cards.is_empty() {
                of("log-played-none", p).num("strength", sum)
            } else {
                of("log-played", p).list("cards", cards).num("strength", sum)
            }
        }
        Event::Blue(p, faces, hits, sum) => {
            of("log-blue", p).list("faces", words::faces(faces)).num("count", hits).num("strength", sum)
        }
        Event::NoBlue(p) => of("log-no-blue", p),
        Event::Ranked(p, place, strength, paid) => {
            let of = of("log-ranked", p).num("place", place).num("strength", strength);
            of.text("coins", words::coins(paid))
        }
        Event::PrizePoints(p, points) => of("log-prize-points", p).num("points", points),
        Event::PrizeCard(p) => of("log-prize-card", p),
        Event::NoPrize(p) => of("log-no-prize", p),
        Event::Looks(p) => of("log-looks", p),
        Event::Sees(p, laurel) => of("log-sees", p).text("card", words::laurel(laurel)),
        Event::Shared(p, q, up) => of("log-shared", p).player("other", q).text("card", words::laurel(up)),
        Event::Kept(p, laurel) => of("log-kept", p).text("card", words::laurel(laurel)),
        Event::Received(p, laurel) => of("log-received", p).text("card", words::laurel(laurel)),
        Event::KeptOpen(p, laurel) => of("log-kept-open", p).text("card", words::laurel(laurel)),
        Event::KeptHidden(p) => of("log-kept-hidden", p),
        Event::Revealed(crown) => Text::new("log-revealed").text("card", words::crown(crown)),
        Event::Opened(p, metal) => of("log-opened", p).text("bid", words::coin(metal, 1)),
        Event::NotOpened(p) => of("log-not-opened", p),
        Event::Raised(p, bid) => of("log-raised", p).text("bid", words::coins(bid)),
        Event::Withdrew(p, false) => of("log-withdrew", p),
        Event::Withdrew(p, true) => of("log-withdrew-poor", p),
        Event::Won(p, crown, bid, to) => {
            let won = of(if to.is_some() { "log-won" } else { "log-won-bank" }, p);
            let won = won.text("card", words::crown(crown)).text("bid", words::coins(bid));
            match to {
                Some(other) => won.player("other", other),
                None => won,
            }
        }
        Event::Free(p, crown) => of("log-free", p).text("card", words::crown(crown)),
        Event::Built(p, plot, ones, twos, points) => {
            let text = of(if ones + twos > 0 { "log-built-slaves" } else { "log-built" }, p);
            let text = text.text("plot", words::plot(plot)).text("coins", words::coins(plot.printed().cost));
            let text = text.num("points", points);
            if ones + twos > 0 { text.text("slaves", words::slaves(plot, ones, twos)) } else { text }
        }
        Event::NotBuilt(p) => of("log-not-built", p),
        Event::Latro(p, faces, stolen) => {
            let coins = Metal::ALL.into_iter().filter(|m| stolen[*m as usize]);
            let booty = coins.fold(super::data::Coins::NONE, |all, m| all.plus(super::data::Coins::of(m, 1)));
            of("log-latro", p).list("faces", words::faces(faces)).text("coins", words::coins(booty))
        }
        Event::PortPaid(p, metal) => of("log-port-paid", p).text("coins", words::coin(metal, 1)),
        Event::PortAgain(p, metal) => of("log-port-again", p).text("coins", words::coin(metal, 1)),
        Event::PortLost(p, metal, true) => of("log-port-poor", p).word("metal", metal.id()),
        Event::PortLost(p, _, false) => of("log-port-declined", p),
        Event::Activated(p, points, paid) => of("log-activated", p).text("income", words::income(points, paid)),
        Event::Laurels(p, kinds) => {
            let held = Laurel::ALL.into_iter().flat_map(|l| (0..kinds[l as usize]).map(move |_| words::laurel(l)));
            of("log-laurels", p).list("cards", held.collect())
        }
        Event::Total(p, points) => of("log-total", p).num("points", points),
    })
}
