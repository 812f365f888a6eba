//! A seat wears on the board what its player chose: no sign, colour or pattern of an emblem that nobody wears.

use super::views;
use harness::{EveryGame, every_game};
use table::emblem::Emblems;
use table::game::Game;
use table::icons::SEATS;
use table::live::{Entry, Kind, View};
use table::palette::{Theme, colour};
use table::scene::{Form, Item, Scene};
use table::speak::Speaker;
use table::svg::svg;
use table::text::Lang;

#[test]
fn seats_wear_what_their_players_chose() {
    struct Test;
    impl EveryGame for Test {
        fn game<G: Game>(&mut self) {
            let names = ["Anna", "Marco", "Giulia", "Přemysl", "Zsófi", "Ödön"].map(str::to_owned);
            let speaker = Speaker::new(Lang::En, &[&G::META.catalogs], &names);
            let book = Entry::<G>::new();
            let drawn = |scene: Scene| {
                svg(&scene.map(&mut |text| speaker.say(&text)), &|id| book.symbol(id), G::palette(), Theme::Light)
            };
            let mut nth = 0;
            views::<G>(&mut |seen, _| {
                nth += 1;
                let seats = usize::from(G::seats(seen));
                if nth % 7 != 0 || seats > 3 {
                    return;
                }
                for form in [Form::Narrow, Form::Wide] {
                    let (own, chosen) = (seen.scene(form), seen.dressed(form, Emblems::new([5, 4, 3])));
                    let all = |scene: &Scene| -> Vec<Item> {
                        let items = scene.surfaces.iter().flat_map(|s| &s.items).cloned();
                        items.map(|item| Item { symbol: None, ops: Vec::new(), ..item }).collect()
                    };
                    assert_eq!(all(&own), all(&chosen), "{}: an emblem changes nothing but the drawing", G::META.id);
                    let (own, chosen) = (drawn(own), drawn(chosen));
                    for (seat, role) in SEATS.iter().enumerate().take(3) {
                        let hex = colour(role, Theme::Light);
                        let worn = seat < seats && own.contains(hex);
                        assert!(!(worn && chosen.contains(hex)), "{}: {role} is drawn and nobody wears it", G::META.id);
                    }
                }
            });
        }
    }
    every_game(&mut Test);
}
