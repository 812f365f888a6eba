//! What is drawn crosses whole: every paint is a colour, every symbol can be had, and the SVG draws the same.

use crate::{app, asked, begun};
use tabularium_ffi::scene::{Edge, Op, Symbol};
use tabularium_ffi::selftest::selftest_board;
use tabularium_ffi::view::Form;

/// The paints and symbols that operations use.
fn used(ops: &[Op], paints: &mut Vec<i32>, symbols: &mut Vec<u32>) {
    let edged = |edge: &Option<Edge>| edge.map(|edge| edge.paint);
    for op in ops {
        match op {
            Op::Fill { paint, .. } => paints.push(*paint),
            Op::Stroke { edge, .. } => paints.push(edge.paint),
            Op::Disc { fill, edge, .. } | Op::Rect { fill, edge, .. } => {
                paints.extend(fill.iter().copied().chain(edged(edge)))
            }
            Op::Words { run } => paints.push(run.paint),
            Op::Pattern { tile: symbol, paints: own, .. } | Op::Stamp { symbol, paints: own, .. } => {
                symbols.push(*symbol);
                paints.extend(own);
            }
            Op::Clip { ops, .. } | Op::Group { ops, .. } => used(ops, paints, symbols),
        }
    }
}

#[test]
fn every_paint_is_a_colour_and_every_symbol_can_be_had() {
    let (_folder, app) = app();
    let (_, table) = begun(&app);
    for form in [Form::Narrow, Form::Wide] {
        let view = table.view(form).expect("a new table can be seen");
        let view = asked(&table, view).expect("it has just begun");
        let (mut paints, mut wanted) = (Vec::new(), Vec::new());
        for surface in &view.surfaces {
            wanted.extend(surface.backdrop);
            surface.items.iter().for_each(|item| used(&item.ops, &mut paints, &mut wanted));
        }
        let colours = app.colours(view.game.clone()).expect("a game has colours");
        let missing = colours.len() as i32 - 1;
        assert_eq!(colours.last().map(|c| c.role.as_str()), Some("missing"));
        assert!(paints.iter().all(|paint| (0..missing).contains(paint)), "items have roles, and all have colours");
        let symbols: Vec<Symbol> = app.symbols(view.game, wanted.clone()).expect("symbols can be had");
        let (mut inner, mut deep) = (Vec::new(), Vec::new());
        symbols.iter().for_each(|symbol| used(&symbol.ops, &mut inner, &mut deep));
        assert!(inner.iter().all(|paint| (-8..missing).contains(paint)), "symbols have roles or slots");
        let there = |id: &u32| symbols.iter().any(|symbol| symbol.id == *id);
        assert!(wanted.iter().chain(&deep).all(there), "what a symbol is drawn with comes with it");
    }
}

#[test]
fn the_screens_have_their_own_drawings_and_colours() {
    let (_folder, app) = app();
    let drawings = app.drawings();
    let ids: Vec<u32> = drawings.icons.values().copied().chain(drawings.tokens).chain(drawings.emblems).collect();
    let count = ids.len();
    assert!(app.symbols(String::new(), ids).expect("they need no game").len() >= count);
    let colours = app.colours(String::new()).expect("they need no game");
    let ground = colours.iter().find(|c| c.role == "ground").expect("there is a ground");
    assert!(ground.light >> 24 == 0xff && ground.dark >> 24 == 0xff && ground.light > ground.dark);
    assert!(app.symbols("none".to_owned(), vec![1]).is_err());
}

#[test]
fn positions_for_the_tests_of_shells_are_always_the_same() {
    let (_folder, app) = app();
    for game in app.games().expect("there is a list of games") {
        let board = |answers| selftest_board(game.id.clone(), game.min_seats, 3, answers, Form::Wide);
        let some = board(30).expect("every game can be drawn");
        assert_eq!(Some(some.clone()), board(30));
        assert!(some.svg.starts_with("<svg") && !some.surfaces.is_empty());
        assert!(board(100_000).is_some(), "also at its end");
    }
    assert_eq!(selftest_board("none".to_owned(), 3, 3, 3, Form::Narrow), None);
}
