//! The pieces of a city: examples 41 and 42, and how graves move along.

use crate::antiquity::data::Building;
use crate::antiquity::shapes::{Shape, Square, board, carried, edges, shape, side, squares, storages, turns};

fn drawn(shape: Shape) -> String {
    let row = |row| -> String {
        (0..shape.cols).map(|col| if shape.mask & Square::at(row, col).bit() != 0 { 'X' } else { '.' }).collect()
    };
    (0..shape.rows).map(row).collect::<Vec<_>>().join("/")
}

#[test]
fn example_41_turns_but_no_mirror_image() {
    let all = [0, 1, 2, 3].map(|turn| drawn(shape(Building::Brewery, turn)));
    assert_eq!(all, ["XXXX/X...", "XX/.X/.X/.X", "...X/XXXX", "X./X./X./XX"]);
    let cells: Vec<_> = squares(shape(Building::Brewery, 1).mask).map(|s| (s.row(), s.col())).collect();
    assert_eq!(cells, [(0, 0), (0, 1), (1, 1), (2, 1), (3, 1)]);
    assert!(!all.contains(&"X.../XXXX".to_owned()));
}

#[test]
fn example_42_placements_on_an_empty_board() {
    let count = |shapes: &[Shape]| -> u32 { shapes.iter().map(|s| s.anchors(board(0), side(0)).count_ones()).sum() };
    let of = |building| count(&(0..turns(building)).map(|turn| shape(building, turn)).collect::<Vec<_>>());
    assert_eq!((of(Building::CartShop), of(Building::Dump), of(Building::Cathedral)), (144, 25, 80));
    assert_eq!(count(&[Shape::rectangle(1, 1)]), 49);
    assert_eq!(count(&[Shape::rectangle(3, 2), Shape::rectangle(2, 3)]), 60);
}

/// Every anchor at once says the same as trying each square of the piece.
#[test]
fn anchors_are_where_every_square_is_free() {
    for city in [0, 1] {
        // Some squares taken, so that there are holes and edges.
        let free = board(city) & !(0x1_0204_1830_0421 | 0x40_0000);
        for building in Building::ALL {
            for turn in 0..4 {
                let piece = shape(building, turn);
                let fits = |anchor: &Square| {
                    squares(piece.mask).all(|cell| {
                        let (row, col) = (anchor.row() + cell.row(), anchor.col() + cell.col());
                        row < side(city) && col < side(city) && free & Square::at(row, col).bit() != 0
                    })
                };
                let plain: Vec<_> = squares(board(city)).filter(fits).collect();
                assert_eq!(squares(piece.anchors(free, side(city))).collect::<Vec<_>>(), plain);
                assert!(plain.iter().all(|anchor| piece.on(*anchor).count_ones() == piece.len()));
            }
        }
    }
    assert_eq!(Shape::rectangle(7, 1).anchors(board(1), side(1)), 0, "too long for a later city");
}

#[test]
fn r6_storages_have_an_even_area() {
    let sizes: Vec<_> = storages(7).map(|s| (s.rows, s.cols)).collect();
    assert_eq!(sizes.len(), 49 - 16);
    for (rows, cols) in [(1, 2), (2, 2), (2, 3), (1, 6), (3, 4), (5, 2)] {
        assert!(sizes.contains(&(rows, cols)));
    }
    for (rows, cols) in [(1, 1), (1, 3), (3, 3)] {
        assert!(!sizes.contains(&(rows, cols)));
    }
    assert_eq!(storages(6).count(), 27);
}

#[test]
fn edges_are_shared_edges() {
    for square in squares(board(0)) {
        let plain: u64 = squares(board(0))
            .filter(|other| other.row().abs_diff(square.row()) + other.col().abs_diff(square.col()) == 1)
            .map(Square::bit)
            .sum();
        assert_eq!(edges(square.bit()), plain);
    }
}

/// The four faculties unturned around the university fill a board of six by six exactly (section 6.1).
#[test]
fn faculties_around_the_university_fill_a_board() {
    let lying = [
        (Building::Theology, 0, 0),
        (Building::Biology, 0, 3),
        (Building::Alchemy, 3, 0),
        (Building::Philosophy, 3, 3),
        (Building::University, 2, 2),
    ];
    let masks = lying.map(|(building, row, col)| shape(building, 0).on(Square::at(row, col)));
    assert_eq!(masks.iter().sum::<u64>(), board(1));
    assert_eq!(masks.iter().fold(0, |all, mask| all | mask), board(1));
    assert!(masks[..4].iter().all(|faculty| edges(*faculty) & masks[4] != 0));
}

/// R26, R61: graves lie on the same squares of a moved piece, turned with it.
#[test]
fn r61_graves_turn_with_the_piece() {
    let brewery = shape(Building::Brewery, 0);
    let (from, to) = (Square::at(1, 2), Square::at(0, 0));
    // The foot below the left end.
    let grave = Square::at(2, 2).bit();
    let lying = [0, 1, 2, 3].map(|quarters| carried(grave, brewery, from, quarters, to));
    assert_eq!(lying, [(1, 0), (0, 0), (0, 3), (3, 1)].map(|(row, col)| Square::at(row, col).bit()));
    for building in Building::ALL {
        for turn in 0..4 {
            let piece = shape(building, turn);
            for quarters in 0..4 {
                let all = carried(piece.on(from), piece, from, quarters, to);
                assert_eq!(all, shape(building, (turn + quarters) % 4).mask);
            }
        }
    }
    let storage = Shape::rectangle(2, 3);
    assert_eq!(carried(Square::at(0, 0).bit(), storage, Square(0), 1, Square(0)), Square::at(0, 1).bit());
    assert_eq!(carried(0, brewery, from, 3, to), 0);
}
