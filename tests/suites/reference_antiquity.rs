//! Antiquity against the slow engine written from the rules text: the same positions, the same commands.

use games::Visit;
use harness::reference::antiquity::{Command, Game as Plain, Stage, data, drive, invariants, new_game};
use harness::{Picker, settings, start};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use table::chance::Luck;
use table::game::Turn;
use table::input::{Input, step};
use table::log::Log;
use table::meta::Named;
use table::seat::Seat;
use table::trace::Traced;

/// Games for each seat count and setting: more than 200 in all. A game of four takes the plain engine minutes, so one of
/// the six is played at every setting, another one at each; all of them with `TABULARIUM_LONG=1`.
const GAMES: u64 = 6;

fn seeds(n: usize) -> std::ops::Range<u64> {
    let one = n as u64 % GAMES;
    if std::env::var_os("TABULARIUM_LONG").is_some() { 0..GAMES } else { one..one + 1 }
}
/// How often the whole set of commands of city building is compared: once in so many of its commands.
const WHOLE_SET: u32 = 25;
/// How many steps a search for one command, or for all of them, may take.
const STEPS: usize = 300_000;
/// Steps of an offer, good by good; a longer one is not made.
const LONGEST_RUN: usize = 24;

/// Does something with the game, found in the list by its id.
fn with_the_game(compare: impl FnMut(&mut dyn Comparison)) {
    struct Find<F>(F, bool);
    impl<F: FnMut(&mut dyn Comparison)> Visit for Find<F> {
        fn game<G: Traced>(&mut self) {
            if G::META.id == "antiquity" {
                self.1 = true;
                (self.0)(&mut Both::<G>(std::marker::PhantomData));
            }
        }
    }
    let mut find = Find(compare, false);
    games::each(&mut find);
    assert!(find.1, "antiquity is in the list of games");
}

/// The fast game beside the plain one, without its types.
trait Comparison {
    fn settings(&self, seats: u8) -> Vec<Named>;
    fn compare(&mut self, named: &Named, seats: u8, seed: u64);
    /// Follows a whole game that is kept as a file (see `goldens`).
    fn follow(&mut self, file: &str);
}

struct Both<G>(std::marker::PhantomData<G>);

impl<G: Traced> Comparison for Both<G> {
    fn settings(&self, seats: u8) -> Vec<Named> {
        settings::<G>(seats)
    }

    fn compare(&mut self, named: &Named, seats: u8, seed: u64) {
        let mut picker = Picker::<G>::new(seed);
        let mut state = start::<G>(named, seats);
        draw::<G>(&mut state, &mut picker);
        let mut table = Table { plain: opened::<G>(&state, named, seats), state, picker, even: seed % 3 == 2 };
        table.compare("set-up");
        while !table.plain.over() {
            let asked: Vec<Seat> = G::turn(&table.state).asked().iter().collect();
            let seat = asked[table.below(asked.len())];
            let resigns = seed % 5 == 4 && table.plain.round > 1 && table.below(80) == 0;
            if resigns {
                let living = table.plain.living();
                let seat = Seat(living[table.below(living.len())] as u8);
                let run = table.run_for(seat, "Resign").expect("anybody may resign at any time");
                table.play(seat, &run);
            } else if table.plain.stage == Stage::CityBuilding {
                table.build(seat);
            } else {
                table.choose(seat);
            }
        }
        assert!(matches!(G::turn(&table.state), Turn::Over(_)));
    }

    fn follow(&mut self, file: &str) {
        let mut lines = file.lines().map(|line| serde_json::from_str::<Value>(line).expect("a line of JSON"));
        let head = lines.next().expect("a first line");
        let named: Named = serde_json::from_value(head["options"].clone()).expect("options by name");
        let seats = head["seats"].as_u64().expect("a number of seats") as u8;
        let inputs = lines.filter(|line| line.get("crc").is_none() && line.get("end").is_none());
        let mut inputs = inputs.map(|line| serde_json::from_value::<Input<G::Action>>(line).expect("an input"));
        let mut state = start::<G>(&named, seats);
        while let Turn::Chance = G::turn(&state) {
            let input = inputs.next().expect("the set-up is drawn");
            step::<G>(&mut state, &input, &mut Vec::new(), &mut Log::new()).expect("it was drawn");
        }
        let plain = opened::<G>(&state, &named, seats);
        let mut table = Table { plain, state, picker: Picker::<G>::new(0), even: false };
        table.compare("set-up");
        // What each seat has begun, and from which position.
        let mut begun: BTreeMap<u8, (G::State, Vec<G::Action>)> = BTreeMap::new();
        let mut waiting: Option<(Seat, String)> = None;
        let mut goods = Vec::new();
        for input in inputs {
            if let Input::Fate(outcome) = &input {
                find_goods(&G::fate_words(&table.state, outcome), &mut goods);
            }
            let before = table.state.clone();
            step::<G>(&mut table.state, &input, &mut Vec::new(), &mut Log::new()).expect("it was played");
            if let Input::Act(seat, action) = input {
                let (_, run) = begun.entry(seat.0).or_insert_with(|| (before, Vec::new()));
                run.push(action);
                if G::drafting(&table.state, seat) {
                    continue;
                }
                let (before, run) = begun.remove(&seat.0).expect("just begun");
                waiting = Some((seat, text::<G>(&before, seat, &run)));
            }
            if matches!(G::turn(&table.state), Turn::Chance) {
                continue;
            }
            let (seat, words) = waiting.take().expect("a command comes before what it draws");
            if words != "Done" && words != "Drop" {
                table
                    .plain
                    .apply(usize::from(seat.0), &words, &mut |_| goods.pop().expect("a good is drawn"))
                    .expect(&words);
            }
            if begun.is_empty() && table.done().is_none() {
                table.compare(&words);
            }
        }
        assert!(table.plain.over() && matches!(G::turn(&table.state), Turn::Over(_)));
    }
}

/// The plain engine where the fast game stands after its set-up draws.
fn opened<G: Traced>(state: &G::State, named: &Named, seats: u8) -> Plain {
    let mut known = named.clone();
    known.retain(|id, _| data::OPTIONS.iter().any(|option| option.0 == id));
    let words = G::state_words(state);
    let tiles = words["tiles"].as_array().expect("the tiles that were drawn");
    let tiles: Vec<&str> = tiles.iter().map(|tile| tile.as_str().expect("a face and a rotation")).collect();
    let order = words["order"].as_array().expect("the order that was drawn");
    let order: Vec<usize> = order.iter().map(|seat| seat.as_u64().expect("a seat") as usize).collect();
    new_game(usize::from(seats), &known, &tiles, &order)
}

/// Draws the chance that is pending and gives back the goods that it brought.
fn draw<G: Traced>(state: &mut G::State, picker: &mut Picker<G>) -> Vec<String> {
    let mut goods = Vec::new();
    while let Turn::Chance = G::turn(state) {
        let Some(Input::Fate(outcome)) = picker.pick(state) else { panic!("chance is pending") };
        find_goods(&G::fate_words(state, &outcome), &mut goods);
        step::<G>(state, &Input::Fate(outcome), &mut Vec::new(), &mut Log::new()).expect("what is rolled is admitted");
    }
    goods
}

fn find_goods(words: &Value, found: &mut Vec<String>) {
    match words {
        Value::Array(list) => list.iter().for_each(|one| find_goods(one, found)),
        Value::Object(map) => map.values().for_each(|one| find_goods(one, found)),
        Value::String(word) if data::good(word).is_some() => found.push(word.clone()),
        _ => {}
    }
}

fn actions<G: Traced>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut list = Vec::new();
    G::actions(state, seat, &mut list);
    list
}

fn after<G: Traced>(state: &G::State, seat: Seat, action: G::Action) -> G::State {
    let mut next = state.clone();
    step::<G>(&mut next, &Input::Act(seat, action), &mut Vec::new(), &mut Log::silent()).expect("it is listed");
    next
}

fn text<G: Traced>(before: &G::State, seat: Seat, run: &[G::Action]) -> String {
    G::command(before, seat, run).as_str().expect("a command is a line of words").to_owned()
}

/// A walk through the drafts of a seat that looks at every completed command.
struct Walk<'a, G: Traced> {
    before: &'a G::State,
    seat: Seat,
    met: BTreeSet<Vec<u8>>,
    run: Vec<G::Action>,
    left: usize,
}

impl<G: Traced> Walk<'_, G> {
    /// Goes on with an action; true if `look` has seen enough, or when the steps are used up.
    fn go(&mut self, state: &G::State, action: G::Action, look: &mut impl FnMut(String, &[G::Action]) -> bool) -> bool {
        if self.left == 0 {
            return true;
        }
        self.left -= 1;
        let next = after::<G>(state, self.seat, action);
        self.run.push(action);
        let mut enough = false;
        if !G::drafting(&next, self.seat) {
            enough = look(text::<G>(self.before, self.seat, &self.run), &self.run);
        } else if self.run.len() < LONGEST_RUN && self.met.insert(bytes(&next)) {
            for action in actions::<G>(&next, self.seat) {
                if self.go(&next, action, look) {
                    enough = true;
                    break;
                }
            }
        }
        self.run.pop();
        enough
    }
}

fn bytes<S: serde::Serialize>(state: &S) -> Vec<u8> {
    serde_json::to_vec(state).expect("a state of plain numbers and lists can be written")
}

/// Both engines at the same position.
struct Table<G: Traced> {
    state: G::State,
    plain: Plain,
    picker: Picker<G>,
    /// R2 is played evenly over all commands of the fast game, not so that much happens.
    even: bool,
}

impl<G: Traced> Table<G> {
    fn below(&mut self, n: usize) -> usize {
        self.picker.luck.below(n as u32) as usize
    }

    /// The first actions of a seat; resigning is looked at by itself.
    fn roots(&self, seat: Seat) -> Vec<G::Action> {
        let all = actions::<G>(&self.state, seat);
        all.into_iter().filter(|root| G::ways(&self.state, seat, *root) > 0).collect()
    }

    /// Goes on with an action at random until the command is complete.
    fn complete(&mut self, seat: Seat, root: G::Action) -> Option<Vec<G::Action>> {
        let (mut run, mut next) = (vec![root], after::<G>(&self.state, seat, root));
        while G::drafting(&next, seat) {
            let list = actions::<G>(&next, seat);
            if run.len() == LONGEST_RUN {
                return None;
            }
            let action = list[self.below(list.len())];
            run.push(action);
            next = after::<G>(&next, seat, action);
        }
        Some(run)
    }

    /// The run of actions of a command, if the fast game has it.
    fn run_for(&self, seat: Seat, words: &str) -> Option<Vec<G::Action>> {
        for root in actions::<G>(&self.state, seat) {
            let mut found = None;
            // An offer is as long as one likes: it is not looked through to find anything else.
            for steps in [200, STEPS] {
                let mut walk = self.walk(seat, steps);
                let mut first = None;
                walk.go(&self.state, root, &mut |text, run| {
                    let kind = |words: &str| words.split(' ').next().unwrap_or_default().to_owned();
                    first.get_or_insert_with(|| kind(&text));
                    let hit = text == words;
                    if hit {
                        found = Some(run.to_vec());
                    }
                    hit || kind(&text) == "OfferTrade"
                });
                if found.is_some() || first.as_deref() == Some("OfferTrade") || walk.left > 0 {
                    break;
                }
            }
            if found.is_some() {
                return found;
            }
        }
        None
    }

    fn walk(&self, seat: Seat, left: usize) -> Walk<'_, G> {
        Walk { before: &self.state, seat, met: BTreeSet::new(), run: Vec::new(), left }
    }

    /// All completed commands of a seat but offers and `Resign`, with their runs.
    fn offered(&self, seat: Seat) -> BTreeMap<String, Vec<G::Action>> {
        let mut all = BTreeMap::new();
        for root in self.roots(seat) {
            let mut walk = self.walk(seat, STEPS);
            walk.go(&self.state, root, &mut |words, run| {
                let offer = words.starts_with("OfferTrade");
                if !offer && words != "Resign" {
                    all.insert(words, run.to_vec());
                }
                offer
            });
            assert!(walk.left > 0, "more than {STEPS} steps begin with one action");
        }
        all
    }

    /// R2: one random completion of every action is legal in the plain engine too, the kinds of commands are the same,
    /// now and then all commands are. Then one is played.
    fn build(&mut self, seat: Seat) {
        let plain_seat = usize::from(seat.0);
        let mut legal = self.plain.legal(plain_seat);
        // The fast game moves a building by lifting and placing it.
        legal.retain(|words| !words.starts_with("MoveBuilding"));
        let kind = |words: &str| words.split(' ').next().expect("a word").to_owned();
        let (mut kinds, mut runs): (BTreeSet<String>, Vec<_>) = Default::default();
        for root in self.roots(seat) {
            let Some(run) = self.complete(seat, root) else { continue };
            let words = text::<G>(&self.state, seat, &run);
            // An offer that is let go after all is no command of the rules.
            if words == "Drop" {
                continue;
            }
            let command = Command::read(&words).unwrap_or_else(|| panic!("{words} is no command"));
            self.plain.allows(plain_seat, &command).unwrap_or_else(|why| panic!("{words} of {plain_seat}: {why}"));
            kinds.insert(kind(&words));
            runs.push(run);
        }
        kinds.remove("Resign");
        kinds.remove("OfferTrade");
        let known: BTreeSet<String> = legal.iter().map(|words| kind(words)).collect();
        assert_eq!(kinds, known, "kinds of commands of {plain_seat} in {}", self.plain.state());
        if self.picker.luck.below(WHOLE_SET) == 0 {
            let offered = self.offered(seat);
            same_commands(&offered, &legal, &self.plain, plain_seat);
        }
        let run = if self.even {
            let weights: Vec<u32> = runs.iter().map(|run| G::ways(&self.state, seat, run[0])).collect();
            let mut lot = self.picker.luck.below(weights.iter().sum());
            let at = weights
                .iter()
                .position(|weight| {
                    lot < *weight || {
                        lot -= weight;
                        false
                    }
                })
                .expect("one of them");
            runs.swap_remove(at)
        } else {
            let luck = &mut self.picker.luck;
            let words = drive::pick(&self.plain, plain_seat, &mut |n| luck.below(n as u32) as usize);
            match self.run_for(seat, &words) {
                Some(run) => run,
                // The fast game bounds how much one may offer.
                None if words.starts_with("OfferTrade") || words.starts_with("MoveBuilding") => runs.swap_remove(0),
                None => panic!("the fast game has not {words} of {plain_seat} in {}", self.plain.state()),
            }
        };
        self.play(seat, &run);
    }

    /// Every other phase: all commands are the same in both engines.
    fn choose(&mut self, seat: Seat) {
        let plain_seat = usize::from(seat.0);
        let mut offered = self.offered(seat);
        let legal = self.plain.legal(plain_seat);
        if self.plain.stage == Stage::Storage && offered.keys().any(|words| words.starts_with("Keep")) {
            for words in offered.keys() {
                let command = Command::read(words).expect("a command");
                self.plain.allows(plain_seat, &command).unwrap_or_else(|why| panic!("{words}: {why}"));
            }
        } else {
            same_commands(&offered, &legal, &self.plain, plain_seat);
        }
        let luck = &mut self.picker.luck;
        let mut words = drive::pick(&self.plain, plain_seat, &mut |n| luck.below(n as u32) as usize);
        if !offered.contains_key(&words) {
            let at = self.below(offered.len());
            words = offered.keys().nth(at).expect("there is one").clone();
        }
        let run = offered.remove(&words).expect("it is offered");
        self.play(seat, &run);
    }

    /// Plays a command on both sides and compares what comes of it.
    fn play(&mut self, seat: Seat, run: &[G::Action]) {
        let words = text::<G>(&self.state, seat, run);
        let command = Command::read(&words).expect("a command");
        let before = self.plain.clone();
        for action in run {
            step::<G>(&mut self.state, &Input::Act(seat, *action), &mut Vec::new(), &mut Log::new()).expect("legal");
        }
        let mut goods = draw::<G>(&mut self.state, &mut self.picker);
        goods.extend(self.be_done());
        let plain_seat = usize::from(seat.0);
        self.plain
            .apply(plain_seat, &words, &mut |_| goods.pop().expect("a good is drawn"))
            .unwrap_or_else(|why| panic!("{why}"));
        assert!(goods.is_empty(), "{goods:?}: drawn, but not by the plain engine: {words}");
        invariants::check_step(&before, plain_seat, &command, &self.plain)
            .unwrap_or_else(|broken| panic!("{broken} after {words}"));
        self.compare(&words);
    }

    /// Steps `Done` wherever it is all there is to do: the fast game asks for it so that the last grave can be taken back.
    fn be_done(&mut self) -> Vec<String> {
        let mut goods = Vec::new();
        while let Some((seat, action)) = self.done() {
            step::<G>(&mut self.state, &Input::Act(seat, action), &mut Vec::new(), &mut Log::new()).expect("legal");
            goods.extend(draw::<G>(&mut self.state, &mut self.picker));
        }
        goods
    }

    /// A seat that can do nothing but `Done`.
    fn done(&self) -> Option<(Seat, G::Action)> {
        let only_done = |seat: Seat| {
            let roots = self.roots(seat);
            (roots.len() == 1 && text::<G>(&self.state, seat, &roots) == "Done").then(|| (seat, roots[0]))
        };
        G::turn(&self.state).asked().iter().find_map(only_done)
    }

    /// The same position, and what follows from it, in both engines.
    fn compare(&self, after: &str) {
        invariants::check(&self.plain).unwrap_or_else(|broken| panic!("{broken} after {after}"));
        let (fast, slow) = (G::state_words(&self.state), self.plain.state());
        // In R5 and R6 the fast game may ask one after another those that may be asked together.
        let together = matches!(self.plain.stage, Stage::Storage | Stage::Harvest);
        for (key, value) in slow.as_object().expect("a state is an object") {
            // Once the game is over nobody looks at the famine level any more, which may have ended in the middle of R2,
            // nor at the graves of the last one left when another has resigned in R8.
            let past = self.plain.over() && ["famine", "graves_due"].contains(&key.as_str());
            if !(together && key == "may" || past) {
                assert_eq!(&fast[key], value, "{key} after {after} in round {}", self.plain.round);
            }
        }
        let may = self.plain.may();
        let asked: Vec<usize> = G::turn(&self.state).asked().iter().map(|seat| usize::from(seat.0)).collect();
        assert!(asked.iter().all(|seat| may.contains(seat)), "{asked:?} are asked after {after}, not {may:?}");
        assert!(asked.is_empty() == may.is_empty() && (together || asked == may), "{asked:?} {may:?} after {after}");
    }
}

fn same_commands<A>(offered: &BTreeMap<String, A>, legal: &[String], plain: &Plain, seat: usize) {
    let (fast, slow): (BTreeSet<&String>, BTreeSet<&String>) = (offered.keys().collect(), legal.iter().collect());
    let sample = |list: Vec<&&String>| list.into_iter().take(12).map(|words| words.to_string()).collect::<Vec<_>>();
    let (more, less) = (sample(fast.difference(&slow).collect()), sample(slow.difference(&fast).collect()));
    assert!(more.is_empty() && less.is_empty(), "{seat}: fast only {more:?}, slow only {less:?} in {}", plain.state());
}

fn compare_all(seats: u8) {
    with_the_game(|game| {
        for (n, named) in game.settings(seats).iter().enumerate() {
            for seed in seeds(n) {
                game.compare(named, seats, seed * 101 + n as u64);
            }
        }
    });
}

#[test]
fn both_engines_agree_with_two_players_at_every_option() {
    compare_all(2);
}

#[test]
fn both_engines_agree_with_three_players_at_every_option() {
    compare_all(3);
}

#[test]
fn both_engines_agree_with_four_players_at_every_option() {
    compare_all(4);
}

#[test]
fn both_engines_agree_with_all_options_at_once() {
    let named: Named = data::OPTIONS.iter().map(|(id, values)| ((*id).to_owned(), values[1].to_owned())).collect();
    with_the_game(|game| {
        for seats in 2..=4 {
            for seed in seeds(usize::from(seats)) {
                game.compare(&named, seats, seed);
            }
        }
    });
}

/// The games that are kept as files have more in them than random ones: all of them are followed, move by move.
#[test]
fn both_engines_agree_in_every_game_that_is_kept() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../core/games/src/antiquity/golden");
    let mut followed = 0;
    with_the_game(|game| {
        for entry in std::fs::read_dir(folder).expect("the goldens of the game") {
            let path = entry.expect("a file").path();
            if path.extension().is_some_and(|extension| extension == "jsonl") {
                let file = std::fs::read_to_string(&path).expect("a golden can be read");
                if file.starts_with("{\"game\"") && !file.lines().next().is_some_and(|head| head.contains("\"start\""))
                {
                    game.follow(&file);
                    followed += 1;
                }
            }
        }
    });
    assert!(followed > 0, "there are games to follow");
}
