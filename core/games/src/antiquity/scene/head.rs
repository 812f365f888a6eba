//! The head over the cities of a player: whose they are, the saint, men, houses, graves.

use super::super::state::State;
use super::super::touch::Touch;
use super::super::words as names;
use super::cities::Plan;
use super::marks::Marks;
use super::parts::{Plate, figure, share, small};
use table::canvas::Canvas;
use table::draw::{group, role, serif, shape, words};
use table::icons::{draw_icon, token};
use table::scene::{Align, Item, Outline};
use table::seat::Seat;
use table::text::Text;

/// How many graves lie in the cities of a player.
pub fn graves(s: &State, seat: Seat) -> u32 {
    s.realm(seat).graves.iter().map(|city| city.count_ones()).sum()
}

/// Draws it.
pub fn head(s: &State, seat: Seat, plan: &Plan, marks: &Marks, canvas: &mut Canvas) {
    let k = plan.scale;
    let (player, realm) = (s.player(seat), s.realm(seat));
    let touch = Touch::Player(seat);
    let saint = realm.saint.map_or(Text::new("scene-no-saint"), names::saint);
    let ink = role("ink-2");
    let men = u16::from(realm.house_count());
    let at = |x: i32, w: i32| [x * k, 700 * k, w * k, 2000 * k];
    let sign = shape(token(marks.emblems.of(seat)), 700 * k, 450 * k, 2500 * k, 2500 * k, vec![role("edge")]);
    let mut item = Item::new(10)
        .boxed(0, 0, plan.size.w, plan.head - 200 * k)
        .touch(touch.id())
        .look(marks.look(touch))
        .outline(Outline::Rect(700), 0)
        .symbol(Plate::Head(k as u8).id(), &[])
        .draw([if player.out { group(45, vec![sign]) } else { sign }])
        .run(words(
            Text::name(seat),
            serif(1450 * k),
            [3700 * k, 300 * k, 12600 * k, 1800 * k],
            Align::Start,
            role("ink"),
        ))
        .run(small(saint.clone(), 1100 * k, [3700 * k, 2000 * k, 12600 * k, 1300 * k], Align::Start))
        .run(figure(realm.house_count(), 1600 * k, at(18800, 2800), Align::Start, "ink"))
        .run(share(realm.home.into(), men, 1600 * k, at(23900, 4800), Align::Start))
        .run(figure(graves(s, seat), 1600 * k, at(31000, 3000), Align::Start, "ink"))
        .spoken(
            Text::new("scene-head")
                .player("player", seat)
                .text("saint", saint)
                .num("houses", realm.house_count())
                .num("home", realm.home)
                .num("sites", s.at_sites(seat))
                .num("away", player.away)
                .num("graves", graves(s, seat)),
        );
    // What others build is not seen yet.
    if player.dark {
        item = item.draw([draw_icon("eye-off", 34200 * k, 850 * k, 1700 * k, ink)]);
    }
    canvas.put(item);
}
