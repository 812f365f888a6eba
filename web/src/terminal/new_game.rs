//! A new game: which, how, who, and in which order.

use super::{Leave, Screen, play};
use session::saved::SeatInfo;
use session::shelf::{Shelf, tidy};
use table::live::Kind;
use table::meta::{Meta, Named, OptionSpec, Values};
use table::text::Text;

/// The names of the six emblems in the catalogs.
const EMBLEMS: [&str; 6] =
    ["emblem-rubra", "emblem-lapis", "emblem-ochra", "emblem-oliva", "emblem-porphyra", "emblem-marmor"];

/// Asks for everything, begins the game and plays it.
pub fn screen(shelf: &mut Shelf, screen: &mut Screen) -> Result<(), Leave> {
    screen.wipe();
    let Some(meta) = which(shelf, screen)? else { return Ok(()) };
    let Some(seats) = who(shelf, screen, meta)? else { return Ok(()) };
    let Some(options) = how(screen, meta, &seats)? else { return Ok(()) };
    match shelf.create(meta.id, &seats, &options) {
        Ok((id, table)) => play::screen(shelf, screen, &id, table),
        Err(error) => {
            screen.error(&error);
            screen.ask("ui-enter")?;
            Ok(())
        }
    }
}

/// Which game; the only one is not asked for.
pub fn which(shelf: &Shelf, screen: &mut Screen) -> Result<Option<&'static Meta>, Leave> {
    let metas: Vec<&'static Meta> = shelf.kinds().iter().map(|kind| Kind::meta(&**kind)).collect();
    if let [only] = metas[..] {
        return Ok(Some(only));
    }
    screen.list(&metas.iter().map(|m| m.title.to_owned()).collect::<Vec<_>>());
    Ok(screen.number("ui-which", metas.len())?.map(|n| metas[n]))
}

/// The players in their order; those of the last game are offered.
fn who(shelf: &Shelf, screen: &mut Screen, meta: &Meta) -> Result<Option<Vec<SeatInfo>>, Leave> {
    screen.title(meta.title);
    let fits = |seats: &[SeatInfo]| (meta.min_seats..=meta.max_seats).contains(&(seats.len() as u8));
    let remembered = shelf.settings().seats.clone();
    if fits(&remembered) {
        let lines: Vec<String> = remembered.iter().map(|seat| player(screen, seat)).collect();
        screen.text("ui-same-players");
        screen.list(&lines);
        if screen.ask("ui-same-ask")?.is_empty() {
            return Ok(Some(remembered));
        }
    }
    screen.text(Text::new("ui-names").num("min", meta.min_seats).num("max", meta.max_seats));
    let mut seats: Vec<SeatInfo> = Vec::new();
    while seats.len() < usize::from(meta.max_seats) {
        let name = tidy(&screen.ask(Text::new("ui-name").num("number", seats.len() as i64 + 1))?);
        if name.is_empty() {
            if seats.is_empty() {
                return Ok(None);
            }
            if fits(&seats) {
                break;
            }
            screen.text(Text::new("ui-too-few").num("min", meta.min_seats));
            continue;
        }
        if seats.iter().any(|seat| seat.name == name) {
            screen.text("ui-name-taken");
            continue;
        }
        let free: Vec<u8> = (0..6).filter(|e| seats.iter().all(|s| s.emblem != *e)).collect();
        let emblem = emblem(screen, &free)?;
        seats.push(SeatInfo { name, emblem });
    }
    Ok(Some(seats))
}

fn player(screen: &Screen, seat: &SeatInfo) -> String {
    format!("{} ({})", seat.name, screen.say(&Text::new(EMBLEMS[usize::from(seat.emblem % 6)])))
}

/// The emblem of one player: the first free one unless another is named.
fn emblem(screen: &mut Screen, free: &[u8]) -> Result<u8, Leave> {
    let names: Vec<String> = free
        .iter()
        .enumerate()
        .map(|(i, e)| format!("{} {}", i + 1, screen.say(&Text::new(EMBLEMS[usize::from(*e)]))))
        .collect();
    screen.line(&names.join(" · "));
    Ok(screen.number("ui-emblem", free.len())?.map_or(free[0], |n| free[n]))
}

/// Preset and options. Only what applies is asked for.
fn how(screen: &mut Screen, meta: &Meta, seats: &[SeatInfo]) -> Result<Option<Named>, Leave> {
    let mut chosen = match meta.presets.first() {
        Some(first) => meta.preset(first.id).unwrap_or_default(),
        None => Named::new(),
    };
    if meta.presets.len() > 1 {
        let lines: Vec<String> =
            meta.presets.iter().map(|p| screen.say(&Text::keyed(format!("preset-{}-hint", p.id)))).collect();
        screen.list(&lines);
        if let Some(n) = screen.number("ui-preset", lines.len())? {
            chosen = meta.preset(meta.presets[n].id).unwrap_or_default();
        }
    }
    loop {
        screen.title(&screen.say(&Text::new("ui-options")));
        let asked: Vec<&OptionSpec> = meta
            .options
            .iter()
            .filter(|option| option.fits(seats.len() as u8) && applies(meta, option, &chosen))
            .collect();
        let lines: Vec<String> = asked.iter().map(|option| option_line(screen, option, &chosen, seats)).collect();
        screen.list(&lines);
        let answer = screen.ask("ui-options-ask")?;
        if answer.is_empty() {
            chosen.retain(|id, _| asked.iter().any(|option| option.id == id.as_str()));
            return Ok(Some(chosen));
        }
        if answer == "q" {
            return Ok(None);
        }
        match answer.parse::<usize>().ok().and_then(|n| asked.get(n.checked_sub(1)?)) {
            Some(option) => {
                let next = next_value(option, &chosen, seats.len());
                chosen.insert(option.id.to_owned(), next);
            }
            None => screen.text(Text::new("ui-no-such").num("count", asked.len() as i64)),
        }
    }
}

fn value(option: &OptionSpec, chosen: &Named) -> String {
    let default = match option.values {
        Values::Words(words) => words[usize::from(option.default)].to_owned(),
        Values::Seat => option.default.to_string(),
    };
    chosen.get(option.id).cloned().unwrap_or(default)
}

fn applies(meta: &Meta, option: &OptionSpec, chosen: &Named) -> bool {
    option.only_if.is_none_or(|(id, wanted)| {
        meta.options.iter().find(|other| other.id == id).is_some_and(|other| value(other, chosen) == wanted)
    })
}

fn next_value(option: &OptionSpec, chosen: &Named, seats: usize) -> String {
    let now = value(option, chosen);
    match option.values {
        Values::Words(words) => {
            let at = words.iter().position(|w| *w == now).unwrap_or(0);
            words[(at + 1) % words.len()].to_owned()
        }
        Values::Seat => ((now.parse::<usize>().unwrap_or(0) + 1) % seats).to_string(),
    }
}

fn option_line(screen: &Screen, option: &OptionSpec, chosen: &Named, seats: &[SeatInfo]) -> String {
    let title = screen.say(&Text::keyed(format!("option-{}", option.id)));
    let now = value(option, chosen);
    match option.values {
        Values::Words(_) => {
            let label = screen.say(&Text::keyed(format!("option-{}-{now}", option.id)));
            let hint = screen.say(&Text::keyed(format!("option-{}-{now}-hint", option.id)));
            format!("{title}: {label}. {hint}")
        }
        Values::Seat => {
            let seat = now.parse::<usize>().ok().and_then(|n| seats.get(n));
            format!("{title}: {}", seat.map_or("", |s| s.name.as_str()))
        }
    }
}
