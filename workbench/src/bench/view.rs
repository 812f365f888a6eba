//! What one view costs: the time to make and draw it in Rust, and how much is in sight.

use super::ask;
use session::saved::SeatInfo;
use session::store::Store;
use session::table::Table;
use std::collections::BTreeMap;
use std::hint::black_box;
use std::time::Instant;
use table::chance::Luck;
use table::game::Game;
use table::live::{Entry, Kind};
use table::meta::Named;
use table::scene::Form;
use table::svg::{for_page, options};

/// Views measured at one table.
const VIEWS: usize = 60;

/// The cost of the dearest view at a full table on a wide screen: milliseconds, bytes of its drawing.
pub fn dearest<G: Game>() -> Result<(f64, f64), String> {
    let folder = std::env::temp_dir().join(format!("tabularium-view-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let measured = in_folder::<G>(&folder.join("game"));
    std::fs::remove_dir_all(&folder).map_err(|e| e.to_string())?;
    measured
}

fn in_folder<G: Game>(path: &std::path::Path) -> Result<(f64, f64), String> {
    let text = |e: session::error::Error| e.to_string();
    let kind = Entry::<G>::new();
    let seats = G::META.max_seats;
    let names: Vec<SeatInfo> = (0..seats).map(|s| SeatInfo { name: format!("Player {}", s + 1), emblem: s }).collect();
    let mut luck = session::luck::SeededLuck::new(5);
    let store = Store::create(path).map_err(text)?;
    let table_luck = Box::new(session::luck::SeededLuck::new(5));
    let mut table = Table::create(&kind, &names, &Named::new(), store, table_luck, 0).map_err(text)?;
    table.fit(Form::Wide);
    let (mut times, mut most) = (Vec::new(), 0);
    for _ in 0..VIEWS {
        let view = ask(&mut table).map_err(text)?;
        let Some(prompt) = view.prompt else { continue };
        let started = Instant::now();
        let view = table.view();
        let many = options(&view.scene);
        let mut patterns = BTreeMap::new();
        let items = view.scene.surfaces.iter().flat_map(|s| &s.items);
        let bytes: usize = items.map(|item| for_page(item, many, &|id| kind.symbol(id), &mut patterns).len()).sum();
        times.push(started.elapsed().as_secs_f64() * 1000.0);
        black_box(&patterns);
        most = most.max(bytes);
        let option = prompt.options[luck.below(prompt.options.len() as u32) as usize].id;
        table.choose(prompt.seat, prompt.revision, option, 0).map_err(text)?;
    }
    times.sort_by(f64::total_cmp);
    Ok((times[times.len() / 2], most as f64))
}
