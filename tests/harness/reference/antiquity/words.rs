//! The commands of section 5 and how they are written.

use std::fmt;

use super::data::{self, Good};
use super::map::Hex;
use super::pieces::Square;
use super::state::Goods;

/// A piece that Santa Barbara moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moved {
    House(usize),
    Building(usize),
}

/// A grave or a house: city and square.
pub type Place = (usize, Square);

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    PlaceCity(Hex),
    BuildHouse(usize, Place, Goods),
    FreeHouse(usize, Place),
    BuildCityBuilding { kind: &'static str, at: Place, turn: usize, pay: Goods, saint: Option<&'static str> },
    BuildStorage { at: Place, width: usize, height: usize, pay: Goods },
    Man(usize),
    Unman(usize),
    RemoveGraves(Vec<Place>),
    RazeCathedral,
    BankTrade(Goods, Good),
    OfferTrade { to: usize, give: Goods, get: Goods },
    AcceptTrade(usize, i64),
    RejectTrade(usize, i64),
    WithdrawTrade(usize, i64),
    MoveBuilding(Moved, Place, usize),
    Lift(Moved),
    Place(Moved, Place, usize),
    MoveGrave(Place, Place),
    CommitCity,
    Woodcutter(Hex),
    Farm(Hex, Good, bool),
    Mine(Hex, Good),
    Fishery(Hex, Hex, Good),
    Inn(Hex, Goods),
    City(Hex, Goods),
    Cleanse(Hex),
    EndCountryside,
    Discard(Good),
    Keep(Goods),
    Harvest(Hex, Vec<Hex>),
    Explore(Hex),
    PassExploration,
    PlaceGrave(Place),
    PlacePollution(Hex),
    Resign,
}

/// Reads words one after another.
struct Reader<'a>(std::str::Split<'a, char>);

impl<'a> Reader<'a> {
    fn word(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    fn number<T: std::str::FromStr>(&mut self) -> Option<T> {
        self.word()?.parse().ok()
    }

    fn hex(&mut self) -> Option<Hex> {
        let (q, r) = self.word()?.split_once(',')?;
        Some((q.parse().ok()?, r.parse().ok()?))
    }

    fn place(&mut self) -> Option<Place> {
        let city = self.number()?;
        let (row, column) = self.word()?.split_once(',')?;
        Some((city, (row.parse().ok()?, column.parse().ok()?)))
    }

    fn good(&mut self) -> Option<Good> {
        data::good(self.word()?)
    }

    fn goods(&mut self) -> Option<Goods> {
        let mut goods = [0; 10];
        match self.word()? {
            "-" => {}
            list => {
                for word in list.split(',') {
                    goods[data::good(word)?] += 1;
                }
            }
        }
        Some(goods)
    }

    fn moved(&mut self) -> Option<Moved> {
        let word = self.word()?;
        match word.strip_prefix('h') {
            Some(house) => house.parse().ok().map(Moved::House),
            None => word.parse().ok().map(Moved::Building),
        }
    }

    /// All that is left, as many of a thing as there are.
    fn rest<T>(&mut self, one: impl Fn(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let mut list = Vec::new();
        while self.0.clone().next().is_some() {
            list.push(one(self)?);
        }
        Some(list)
    }
}

impl Command {
    /// A command from its words, if they are right to the last letter.
    pub fn read(words: &str) -> Option<Command> {
        let command = Command::parse(&mut Reader(words.split(' ')))?;
        (command.to_string() == words).then_some(command)
    }

    fn parse(from: &mut Reader) -> Option<Command> {
        Some(match from.word()? {
            "PlaceCity" => Command::PlaceCity(from.hex()?),
            "BuildHouse" => Command::BuildHouse(from.number()?, from.place()?, from.goods()?),
            "FreeHouse" => Command::FreeHouse(from.number()?, from.place()?),
            "BuildCityBuilding" => {
                let kind = data::kind(from.word()?)?.id;
                let (at, turn, pay) = (from.place()?, from.number()?, from.goods()?);
                let saint = match from.word() {
                    Some(word) => Some(*data::SAINTS.iter().find(|saint| **saint == word)?),
                    None => None,
                };
                Command::BuildCityBuilding { kind, at, turn, pay, saint }
            }
            "BuildStorage" => {
                let (at, width, height) = (from.place()?, from.number()?, from.number()?);
                Command::BuildStorage { at, width, height, pay: from.goods()? }
            }
            "Man" => Command::Man(from.number()?),
            "Unman" => Command::Unman(from.number()?),
            "RemoveGraves" => Command::RemoveGraves(from.rest(Reader::place)?),
            "RazeCathedral" => Command::RazeCathedral,
            "BankTrade" => Command::BankTrade(from.goods()?, from.good()?),
            "OfferTrade" => Command::OfferTrade { to: from.number()?, give: from.goods()?, get: from.goods()? },
            "AcceptTrade" => Command::AcceptTrade(from.number()?, from.number()?),
            "RejectTrade" => Command::RejectTrade(from.number()?, from.number()?),
            "WithdrawTrade" => Command::WithdrawTrade(from.number()?, from.number()?),
            "MoveBuilding" => Command::MoveBuilding(from.moved()?, from.place()?, from.number()?),
            "Lift" => Command::Lift(from.moved()?),
            "Place" => Command::Place(from.moved()?, from.place()?, from.number()?),
            "MoveGrave" => Command::MoveGrave(from.place()?, from.place()?),
            "CommitCity" => Command::CommitCity,
            "Woodcutter" => Command::Woodcutter(from.hex()?),
            "Farm" => {
                let (hex, good) = (from.hex()?, from.good()?);
                Command::Farm(hex, good, from.word() == Some("free"))
            }
            "Mine" => Command::Mine(from.hex()?, from.good()?),
            "Fishery" => Command::Fishery(from.hex()?, from.hex()?, from.good()?),
            "Inn" => Command::Inn(from.hex()?, from.goods()?),
            "City" => Command::City(from.hex()?, from.goods()?),
            "Cleanse" => Command::Cleanse(from.hex()?),
            "EndCountryside" => Command::EndCountryside,
            "Discard" => Command::Discard(from.good()?),
            "Keep" => Command::Keep(from.goods()?),
            "Harvest" => Command::Harvest(from.hex()?, from.rest(Reader::hex)?),
            "Explore" => Command::Explore(from.hex()?),
            "PassExploration" => Command::PassExploration,
            "PlaceGrave" => Command::PlaceGrave(from.place()?),
            "PlacePollution" => Command::PlacePollution(from.hex()?),
            "Resign" => Command::Resign,
            _ => return None,
        })
    }
}

pub fn hex_word(hex: Hex) -> String {
    format!("{},{}", hex.0, hex.1)
}

pub fn square_word(square: Square) -> String {
    format!("{},{}", square.0, square.1)
}

/// Goods one by one, joined by commas.
pub fn goods_word(goods: &Goods) -> String {
    let each = goods.iter().enumerate().flat_map(|(good, many)| vec![data::GOODS[good]; (*many).max(0) as usize]);
    let list: Vec<&str> = each.collect();
    if list.is_empty() { "-".to_owned() } else { list.join(",") }
}

fn place_word((city, square): Place) -> String {
    format!("{city} {}", square_word(square))
}

fn moved_word(moved: Moved) -> String {
    match moved {
        Moved::House(number) => format!("h{number}"),
        Moved::Building(number) => number.to_string(),
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (hex, place, goods, moved) = (hex_word, place_word, goods_word, moved_word);
        match self {
            Command::PlaceCity(h) => write!(f, "PlaceCity {}", hex(*h)),
            Command::BuildHouse(n, at, pay) => write!(f, "BuildHouse {n} {} {}", place(*at), goods(pay)),
            Command::FreeHouse(n, at) => write!(f, "FreeHouse {n} {}", place(*at)),
            Command::BuildCityBuilding { kind, at, turn, pay, saint } => {
                write!(f, "BuildCityBuilding {kind} {} {turn} {}", place(*at), goods(pay))?;
                saint.map_or(Ok(()), |saint| write!(f, " {saint}"))
            }
            Command::BuildStorage { at, width, height, pay } => {
                write!(f, "BuildStorage {} {width} {height} {}", place(*at), goods(pay))
            }
            Command::Man(b) => write!(f, "Man {b}"),
            Command::Unman(b) => write!(f, "Unman {b}"),
            Command::RemoveGraves(list) => {
                write!(f, "RemoveGraves")?;
                list.iter().try_for_each(|at| write!(f, " {}", place(*at)))
            }
            Command::RazeCathedral => write!(f, "RazeCathedral"),
            Command::BankTrade(two, one) => write!(f, "BankTrade {} {}", goods(two), data::GOODS[*one]),
            Command::OfferTrade { to, give, get } => write!(f, "OfferTrade {to} {} {}", goods(give), goods(get)),
            Command::AcceptTrade(from, number) => write!(f, "AcceptTrade {from} {number}"),
            Command::RejectTrade(from, number) => write!(f, "RejectTrade {from} {number}"),
            Command::WithdrawTrade(to, number) => write!(f, "WithdrawTrade {to} {number}"),
            Command::MoveBuilding(b, at, turn) => write!(f, "MoveBuilding {} {} {turn}", moved(*b), place(*at)),
            Command::Lift(b) => write!(f, "Lift {}", moved(*b)),
            Command::Place(b, at, turn) => write!(f, "Place {} {} {turn}", moved(*b), place(*at)),
            Command::MoveGrave(from, to) => write!(f, "MoveGrave {} {}", place(*from), place(*to)),
            Command::CommitCity => write!(f, "CommitCity"),
            Command::Woodcutter(h) => write!(f, "Woodcutter {}", hex(*h)),
            Command::Farm(h, good, free) => {
                write!(f, "Farm {} {}{}", hex(*h), data::GOODS[*good], if *free { " free" } else { "" })
            }
            Command::Mine(h, good) => write!(f, "Mine {} {}", hex(*h), data::GOODS[*good]),
            Command::Fishery(a, b, good) => write!(f, "Fishery {} {} {}", hex(*a), hex(*b), data::GOODS[*good]),
            Command::Inn(h, pay) => write!(f, "Inn {} {}", hex(*h), goods(pay)),
            Command::City(h, pay) => write!(f, "City {} {}", hex(*h), goods(pay)),
            Command::Cleanse(h) => write!(f, "Cleanse {}", hex(*h)),
            Command::EndCountryside => write!(f, "EndCountryside"),
            Command::Discard(good) => write!(f, "Discard {}", data::GOODS[*good]),
            Command::Keep(kept) => write!(f, "Keep {}", goods(kept)),
            Command::Harvest(site, hexes) => {
                write!(f, "Harvest {}", hex(*site))?;
                hexes.iter().try_for_each(|h| write!(f, " {}", hex(*h)))
            }
            Command::Explore(h) => write!(f, "Explore {}", hex(*h)),
            Command::PassExploration => write!(f, "PassExploration"),
            Command::PlaceGrave(at) => write!(f, "PlaceGrave {}", place(*at)),
            Command::PlacePollution(h) => write!(f, "PlacePollution {}", hex(*h)),
            Command::Resign => write!(f, "Resign"),
        }
    }
}
