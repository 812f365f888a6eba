//! Two and more devices on the simulated radio: joining, talking, losing each other, coming back.

use link::event::{Joining, Notice, Standing};
use link::hello::Side;
use link::sim::{World, config};
use rand::SeedableRng;
use rand::rngs::StdRng;

#[test]
fn a_guest_joins_with_the_digits_and_messages_flow() {
    let mut rng = StdRng::seed_from_u64(1);
    let mut world = World::new(1);
    let host = world.add(config(Side::Host, &mut rng));
    let guest = world.add(config(Side::Guest, &mut rng));
    world.ask(host, |link| link.open_door()).expect("alive").expect("a host");
    world.ask(guest, |link| link.seek()).expect("alive").expect("a guest");
    let took = world.run_until(
        20_000,
        |world, node, notice| {
            eprintln!("{} {node} {notice:?}", world.now());
            match notice {
                Notice::InSight(sightings) if !sightings.is_empty() && node == guest => {
                    let place = sightings[0].place;
                    world.ask(guest, |link| link.join(place));
                }
                Notice::Joining(Joining::DigitsWanted) => {
                    let code = world.link(host).and_then(|link| link.code()).expect("the door is open").0.to_string();
                    world.ask(guest, |link| link.digits(&code)).expect("alive").expect("wanted");
                }
                Notice::Ready { peer, .. } => {
                    world.ask(node, |link| link.send(peer, b"hello")).expect("alive").expect("there is room");
                }
                _ => {}
            }
        },
        |world| {
            let (a, b) = (world.key(host), world.key(guest));
            world.link(host).and_then(|l| l.standing(b)) == Some(Standing::Together)
                && world.link(guest).and_then(|l| l.standing(a)) == Some(Standing::Together)
        },
    );
    assert!(took.is_some());
    world.run(5_000, |world, node, notice| eprintln!("{} {node} {notice:?}", world.now()));
}
