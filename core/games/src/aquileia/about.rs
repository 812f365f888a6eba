//! What a thing on screen is, what it costs and brings, the odds, and why it cannot be chosen now.

use super::data::{Area, Back, Building, COINS, Card, Coins, Colour, Crown, Laurel, Metal, Plot, Space};
use super::odds;
use super::phases;
use super::prompt;
use super::score;
use super::state::{Exchange, Held, State, Step};
use super::touch::Touch;
use super::why;
use super::words;
use table::prompt::{Reckoning, ReckoningRow, Sheet};
use table::scene::TouchId;
use table::seat::{Seat, Viewer};
use table::text::Text;

/// The sheet of a touch id; none for what does not exist.
pub fn about(s: &State, viewer: Viewer, touch: TouchId) -> Option<Sheet> {
    Some(match Touch::of(touch, s)? {
        Touch::Space(space) => at_space(s, space),
        Touch::Plot(plot) => at_plot(s, viewer, plot),
        Touch::Player(seat) => player(s, viewer, seat),
        Touch::Coin(seat, metal) => coin(s, seat, metal),
        Touch::Strength(seat) => strength(s, seat),
        Touch::Laurels(seat) => laurels(s, viewer, seat),
        Touch::Hand(card) => in_hand(s, viewer, card),
        Touch::Slot(slot) => in_slot(s, usize::from(slot)),
        Touch::Pile(back) => {
            let line = Text::new("about-pile").num("count", s.pile.len(back));
            sheet(Text::new("title-pile").text("back", words::back(back)), vec![line, kinds(back)], &[55, 63])
        }
        Touch::Gone(back) => {
            let mut gone = s.gone;
            Card::ALL.into_iter().filter(|c| c.back() != back).for_each(|c| gone[c as usize] = 0);
            let lines = words::cards(&gone);
            let lines = if lines.is_empty() { vec![Text::new("about-gone-empty")] } else { lines };
            sheet(Text::new("title-gone").text("back", words::back(back)), lines, &[55])
        }
        Touch::Crown(crown) => theatrum(s, crown),
        Touch::Tie => tie(s),
        Touch::Bank => {
            let line = Text::new("about-bank").text("coins", words::coins(s.bank)).num("count", COINS);
            sheet(Text::new("title-bank"), vec![line], &[14, 60])
        }
        Touch::Display => {
            let title = s.display.map_or(Text::new("title-display-empty"), words::laurel);
            let lines = s.display.map(about_laurel).into_iter();
            sheet(title, lines.chain([Text::new("about-display")]).collect(), &[28, 62, 66])
        }
        Touch::LaurelDeck => laurel_deck(s, viewer),
        Touch::CrownDeck => {
            let list: Vec<Text> = Crown::all().filter(|c| s.crowns & c.bit() != 0).map(words::crown).collect();
            let lines = if list.is_empty() { vec![Text::new("about-crowns-none")] } else { list };
            sheet(Text::new("title-crowns").num("count", s.crowns.count_ones()), lines, &[29, 43])
        }
        Touch::Blue => blue(s),
        Touch::Dice => sheet(Text::new("title-dice"), words::faces(s.dice), &[22]),
        Touch::Bid => bid(s)?,
        Touch::Round => {
            let line = Text::new("about-start").player("player", s.start);
            let order = s.in_turn().map(words::player).collect();
            let lines = vec![line, Text::new("about-order").list("players", order)];
            sheet(Text::new("title-round").num("round", s.round), lines, &[52, 53])
        }
        Touch::Odds(area) => odds_of(s, area),
    })
}

fn sheet(title: Text, lines: Vec<Text>, rulings: &[u16]) -> Sheet {
    Sheet { title, lines, blocked: None, rulings: rulings.to_vec(), joined: Vec::new() }
}

fn at_space(s: &State, space: Space) -> Sheet {
    let mut lines = vec![effect(s, space)];
    if let Some(seat) = s.stands(space) {
        lines.push(Text::new("about-stands").player("player", seat));
    } else if s.blocked & space.bit() != 0 {
        lines.push(Text::new("about-blocked"));
    }
    if let Some(metal) = space.port() {
        if s.port[metal as usize] {
            lines.push(Text::new("about-port-coin").text("coins", words::coin(metal, 1)));
        }
        if let Some(seat) = s.stands(space) {
            let (points, coins) = phases::income(s.player(seat));
            lines.push(Text::new("about-income").text("income", words::income(points, coins)));
        }
    }
    let rulings: &[u16] = match space.area() {
        _ if space == Space::DOLUS => &[14],
        _ if space == Space::PECUNIA => &[15, 60],
        _ if space == Space::POTENTIA => &[20, 49],
        _ if space == Space::LATRO => &[7, 8, 9, 57],
        Area::Mercatus if space.slot().is_some() => &[16, 17],
        Area::Mercatus => &[18, 19],
        Area::Arena => &[41, 24, 51],
        Area::Stadium => &[27, 41],
        Area::Theatrum => &[31, 34],
        Area::Forum => &[36, 38, 39, 56],
        Area::Portus => &[6, 10, 11, 12],
    };
    let mut sheet = sheet(words::space(space), lines, rulings);
    if s.step == Step::Place {
        sheet.blocked = why::not_here(s, space);
    }
    if matches!(space.area(), Area::Arena | Area::Stadium) {
        sheet.lines.extend(odds_lines(s, space.area()));
    }
    sheet
}

/// What a space does.
fn effect(s: &State, space: Space) -> Text {
    match space.area() {
        Area::Mercatus => match space {
            Space::DOLUS => Text::new("effect-dolus"),
            Space::PECUNIA => Text::new("effect-pecunia").word(
                "mode",
                match s.house.exchange {
                    Exchange::Redenominate => "redenominate",
                    Exchange::SingleSwap => "single_swap",
                    Exchange::OneToOne => "one_to_one",
                },
            ),
            Space::POTENTIA => Text::new("effect-potentia"),
            Space::EQUI => Text::new("effect-equi-bonus"),
            _ => match space.servi() {
                Some((metal, most)) => Text::new("effect-servi").word("metal", metal.id()).num("count", most),
                None => Text::new("effect-equi"),
            },
        },
        Area::Arena => Text::new("effect-arena").num("strength", space.value()),
        Area::Stadium => {
            let side = space.side().unwrap_or(Metal::Gold);
            Text::new("effect-stadium").num("strength", space.value()).word("side", side.id())
        }
        Area::Theatrum => Text::new("effect-theatrum"),
        Area::Forum => {
            let two = phases::buildings(s, space) == 2;
            Text::new(match (two, space.scores()) {
                (false, false) => "effect-forum",
                (false, true) => "effect-forum-points",
                (true, false) => "effect-forum-two",
                (true, true) => "effect-forum-two-points",
            })
        }
        Area::Portus => match space.port() {
            Some(metal) => Text::new("effect-port").word("metal", metal.id()),
            None => Text::new("effect-latro"),
        },
    }
}

/// The odds in a contest, a line for each who takes part, and what they are of.
fn odds_lines(s: &State, area: Area) -> Vec<Text> {
    let Some(odds) = odds::odds(s, area) else { return Vec::new() };
    let line = |seat| Text::new("odds-of").player("player", seat).list("places", words::places(&odds, seat));
    let mut lines: Vec<Text> = odds.seats().map(line).collect();
    lines.push(Text::new("odds-note"));
    lines
}

fn odds_of(s: &State, area: Area) -> Sheet {
    let lines = odds_lines(s, area);
    let lines = if lines.is_empty() { vec![Text::new("odds-nobody")] } else { lines };
    sheet(Text::new("title-odds").text("area", words::area(area)), lines, &[41, 21])
}

fn strength(s: &State, seat: Seat) -> Sheet {
    let area = s.at.area();
    let mut lines = Vec::new();
    if let Some(contest) = s.contest {
        let parts = contest.strength[seat.index()];
        lines.push(
            Text::new("about-strength")
                .num("base", parts.base)
                .num("red", parts.red)
                .num("cards", parts.cards)
                .num("blue", parts.blue)
                .num("sum", parts.sum()),
        );
    }
    lines.push(Text::new("about-counts").word("metal", s.counts(area, seat).id()));
    lines.extend(odds_lines(s, area));
    sheet(Text::new("title-strength").player("player", seat), lines, &[45, 22, 41])
}

fn at_plot(s: &State, viewer: Viewer, plot: Plot) -> Sheet {
    let printed = plot.printed();
    let mut lines = vec![match printed.building {
        Building::Workshop(points) => Text::new("about-workshop").num("points", points),
        Building::Bank(coins) => Text::new("about-private-bank").text("coins", words::coins(coins)),
        Building::Villa(colour, value) => {
            Text::new("about-villa").num("value", value).text("colour", words::colour(colour))
        }
    }];
    lines.push(Text::new("about-cost").text("coins", words::coins(printed.cost)).num("slaves", printed.slaves));
    lines.push(Text::new("about-build-points").num("points", plot.build_points()));
    if let Some(seat) = s.owner(plot) {
        lines.push(Text::new("about-owner").player("player", seat));
    }
    if plot.id() != "villa_blue_10" {
        lines.push(Text::new("about-reconstructed"));
    }
    let mut sheet = sheet(words::plot(plot), lines, &[35, 37, 39, 40]);
    // What slaves somebody has is for that seat alone to know.
    if s.step == Step::Build && s.draft.is_none() && (!phases::is_private(s) || viewer == Viewer::Seat(s.active)) {
        sheet.blocked = why::not_built(s, plot);
    }
    sheet
}

fn coin(s: &State, seat: Seat, metal: Metal) -> Sheet {
    let n = s.player(seat).coins.get(metal);
    let lines = vec![Text::new("about-holding").text("coins", words::coins(s.player(seat).coins))];
    let title = Text::new("title-coins").player("player", seat).text("coins", words::coin(metal, n));
    let mut sheet = sheet(title, lines, &[6, 40]);
    if seat == s.active {
        sheet.blocked = why::not_bid(s, metal);
    }
    sheet
}

fn in_hand(s: &State, viewer: Viewer, card: Card) -> Sheet {
    let mut lines = vec![match card.side() {
        Some(side) => Text::new("about-horse").word("side", side.id()).num("strength", card.strength()),
        None if card.back() == Back::Servi => Text::new("about-slave").num("count", card.strength()),
        None => Text::new("about-weapon").num("strength", card.strength()),
    }];
    if let Viewer::Seat(seat) = viewer
        && seat.0 < s.seats
    {
        lines.push(Text::new("about-held").num("count", s.player(seat).hand.of(card)));
    }
    let mut sheet = sheet(words::card(card), lines, &[35, 55, 63]);
    if s.step == Step::Cards && viewer == Viewer::Seat(s.active) && s.own().hand.of(card) > 0 {
        sheet.blocked = why::not_played(s, card);
    }
    sheet
}

fn in_slot(s: &State, slot: usize) -> Sheet {
    let title = s.slots[slot].map_or(Text::new("title-slot-empty"), words::card);
    let mut lines = Vec::new();
    if let Some(card) = s.slots[slot] {
        lines.push(match card.side() {
            Some(side) => Text::new("about-horse").word("side", side.id()).num("strength", card.strength()),
            None => Text::new("about-weapon").num("strength", card.strength()),
        });
    }
    lines.push(Text::new(if slot == 0 { "effect-equi-bonus" } else { "effect-equi" }));
    let mut sheet = sheet(title, lines, &[16, 17, 63]);
    if s.step == Step::Buy {
        sheet.blocked = why::not_bought(s, slot);
    }
    sheet
}

/// What cards a pile is made of.
fn kinds(back: Back) -> Text {
    let mut copies = super::data::COPIES;
    Card::ALL.into_iter().filter(|c| c.back() != back).for_each(|c| copies[c as usize] = 0);
    Text::new("about-kinds").list("cards", words::cards(&copies))
}

fn about_laurel(laurel: Laurel) -> Text {
    match laurel.colour() {
        Some(colour) => Text::new("about-laurel").text("colour", words::colour(colour)),
        None => Text::new("about-laurel-points").num("points", laurel.points()),
    }
}

fn laurel_deck(s: &State, viewer: Viewer) -> Sheet {
    let mut lines = vec![Text::new("about-laurel-deck").num("count", s.laurels.len())];
    if let Some(look) = s.look
        && viewer == Viewer::Seat(s.active)
    {
        lines.push(Text::new("about-look").text("card", words::held(look)));
    }
    sheet(Text::new("title-laurel-deck"), lines, &[26, 28, 62])
}

fn theatrum(s: &State, crown: Crown) -> Sheet {
    let owner = s.all().find(|seat| s.player(*seat).crowns & crown.bit() != 0);
    let mut lines = vec![Text::new("about-crown")];
    lines.push(match owner {
        Some(seat) => {
            let counts = score::assignment(s, seat).find(|(c, _)| *c == crown).map(|(_, colour)| colour);
            let colour = words::colour(counts.unwrap_or(Colour::White));
            Text::new("about-crown-owner").player("player", seat).text("colour", colour)
        }
        None if s.auction.is_some_and(|auction| auction.card == crown) => Text::new("about-crown-auction"),
        None => Text::new("about-crown-deck"),
    });
    sheet(words::crown(crown), lines, &[43])
}

fn tie(s: &State) -> Sheet {
    let mut lines: Vec<Text> = (s.tie.iter().map(Seat))
        .zip(1..)
        .map(|(seat, n)| Text::new("about-tie-place").num("number", n).player("player", seat))
        .collect();
    lines.push(Text::new("about-tie"));
    sheet(Text::new("title-tie"), lines, &[1, 2, 3, 41, 58])
}

fn blue(s: &State) -> Sheet {
    let holder = match s.blue {
        Some(seat) => Text::new("about-blue-holder").player("player", seat).num("count", s.blue_left),
        None => Text::new("about-blue-free"),
    };
    sheet(Text::new("title-blue"), vec![holder, Text::new("effect-potentia")], &[20, 21, 49])
}

fn bid(s: &State) -> Option<Sheet> {
    let auction = s.auction?;
    let mut lines = vec![Text::new("about-bid").text("bid", words::coins(auction.bid))];
    if let Some(high) = auction.high {
        lines.push(Text::new("about-high").player("player", high));
    }
    if let Some(patron) = s.stands(s.at) {
        lines.push(Text::new("about-patron").player("player", patron));
    }
    let out: Vec<Text> = auction.out.iter().map(words::player).collect();
    if !out.is_empty() {
        lines.push(Text::new("about-out").list("players", out));
    }
    Some(sheet(words::crown(auction.card), lines, &[30, 31, 33, 47]))
}

fn laurels(s: &State, viewer: Viewer, seat: Seat) -> Sheet {
    let held: Vec<Held> = s.held(seat).collect();
    let hidden = held.iter().filter(|h| **h == Held::Dark).count();
    let mut lines: Vec<Text> = held.iter().filter_map(|h| h.known()).map(words::laurel).collect();
    if hidden > 0 && prompt::counted(s, viewer, seat) {
        lines.push(Text::new("about-hidden-laurels").num("count", hidden as i64));
    }
    lines.extend(s.player(seat).theatrum().map(words::crown));
    if lines.is_empty() {
        lines.push(Text::new("about-no-laurels"));
    }
    sheet(Text::new("title-laurels").player("player", seat), lines, &[62, 64, 43])
}

fn player(s: &State, viewer: Viewer, seat: Seat) -> Sheet {
    let player = s.player(seat);
    let mut lines = vec![
        Text::new("about-points").num("points", player.score),
        Text::new("about-holding").text("coins", words::coins(player.coins)),
        Text::new("about-pieces").num("servants", player.servants()).num("houses", player.houses_left()),
    ];
    for back in Back::ALL {
        if let Some(n) = prompt::count(s, viewer, seat, back) {
            lines.push(Text::new("about-cards").num("count", n).text("back", words::back(back)));
        }
    }
    let known = words::cards(&if viewer == Viewer::Seat(seat) { player.hand.kinds } else { player.open });
    if !known.is_empty() {
        let key = if viewer == Viewer::Seat(seat) { "about-own-cards" } else { "about-known-cards" };
        lines.push(Text::new(key).list("cards", known));
    }
    let plots: Vec<Text> = player.plots().map(words::plot).collect();
    if !plots.is_empty() {
        lines.push(Text::new("about-plots").list("plots", plots));
        let (points, coins) = phases::income(player);
        if (points, coins) != (0, Coins::NONE) {
            lines.push(Text::new("about-income").text("income", words::income(points, coins)));
        }
    }
    let sheet_ = score::sheet(s, seat);
    for colour in Colour::ALL {
        let (villas, laurels) = (sheet_.villas[colour as usize], sheet_.laurels[colour as usize]);
        if villas > 0 || laurels > 0 {
            let line = Text::new("about-colour").text("colour", words::colour(colour)).num("villas", villas);
            lines.push(line.num("laurels", laurels).num("points", sheet_.colour(colour)));
        }
    }
    sheet(words::player(seat), lines, &[61, 63, 64])
}

/// The scores, category by category, as far as the laurels are known; at the end all of them are.
pub fn reckoning(s: &State) -> Reckoning {
    let over = s.step == Step::Over;
    let sheets: Vec<score::Sheet> = s.all().map(|seat| score::sheet(s, seat)).collect();
    let row = |label: Text, f: &dyn Fn(&score::Sheet) -> u16| {
        ReckoningRow::new(label, sheets.iter().map(|sheet| i32::from(f(sheet))).collect())
    };
    let mut rows = vec![row(Text::new("score-track"), &|sheet| sheet.track)];
    for colour in Colour::ALL {
        let label = Text::new("score-colour").word("colour", colour.id());
        // Laurels without villas, or villas without laurels, are seen to give nothing.
        let how = |sheet: &score::Sheet| {
            let (villas, laurels) = (sheet.villas[colour as usize], sheet.laurels[colour as usize]);
            let any = villas > 0 || laurels > 0;
            any.then(|| Text::new("score-product").num("villas", villas).num("laurels", laurels))
        };
        let numbers = row(label, &|sheet| sheet.colour(colour));
        rows.push(ReckoningRow { how: sheets.iter().map(how).collect(), ..numbers });
    }
    rows.push(row(Text::new("score-stadium"), &|sheet| sheet.stadium));
    rows.push(row(Text::new("score-total"), &score::Sheet::total));
    let places = over.then(|| s.all().map(|seat| score::ranking(s).of(seat)).collect());
    let title = Text::new(if over { "score-title" } else { "score-title-now" }).num("round", s.round);
    Reckoning { title, seats: s.all().collect(), rows, places }
}
