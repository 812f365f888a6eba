//! The app: the shelf, what can be begun, settings, words, drawings.

use crate::error::CoreError;
use crate::guard::guarded;
use crate::house::{House, Shared, games, lock, report};
use crate::nearby::Nearby;
use crate::scene::{Colour, Symbol};
use crate::shelf::{self, Game, Language, OnShelf, Place, Rules, Settings, Shade, Tally};
use crate::table::Table;
use ::nearby::keys::Keys;
use session::error::Error;
use session::saved::{APP, SeatInfo};
use session::settings as core;
use session::shelf::Shelf;
use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex};
use table::icons;
use table::text::Lang;

/// The app of one data folder. Only one at a time has it.
#[derive(uniffi::Object)]
pub struct App {
    house: Shared,
    nearby: Arc<Nearby>,
}

/// What the screens themselves are drawn with: symbols of the house.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct Drawings {
    /// The icons by name; their fill is slot 0.
    pub icons: HashMap<String, u32>,
    /// The tokens of the six emblems: a disc in its colour with the emblem on it.
    pub tokens: Vec<u32>,
    /// The emblems by themselves; their colour is slot 0.
    pub emblems: Vec<u32>,
    /// The patterns of the six emblems, for areas.
    pub patterns: Vec<u32>,
    /// The tile of the ground.
    pub plaster: u32,
    /// The tile of the band under a header.
    pub mosaic: u32,
}

/// What this program is.
#[derive(Clone, PartialEq, Eq, Debug, uniffi::Record)]
pub struct About {
    /// Its version.
    pub version: String,
    /// The libraries in it, and under which licences, a line each.
    pub licences: String,
}

impl App {
    fn run<T>(&self, what: &str, run: impl FnOnce(&mut House) -> Result<T, Error>) -> Result<T, CoreError> {
        lock(&self.house).run(what, run)
    }
}

#[uniffi::export]
impl App {
    /// Opens the shelf in a folder, which is made if it is missing. `lang` is the tag of the system's language, such as
    /// `cs-CZ`, or empty. `InUse` while another process has the folder, `Storage` if it cannot be written.
    #[uniffi::constructor]
    pub fn open(folder: String, lang: String) -> Result<Arc<App>, CoreError> {
        let system = Lang::from_tag(&lang);
        let opened = guarded(|| {
            let first = !core::Settings::exist(Path::new(&folder));
            let shelf = Shelf::open(Path::new(&folder), games())?;
            let mut house = House::new(shelf, Keys::open(Path::new(&folder))?);
            if first {
                // Only a shell has a system to follow; nothing depends on its being written.
                let _ = house.shelf.change(|settings| settings.follows_system = true);
            }
            follow(&mut house, system);
            Ok(house)
        });
        let lang = system.unwrap_or(Lang::En);
        match opened {
            Ok(Ok(house)) => {
                let house = Arc::new(Mutex::new(house));
                let nearby = Arc::new(Nearby::new(house.clone()));
                Ok(Arc::new(App { house, nearby }))
            }
            Ok(Err(error)) => Err(CoreError::said(&error, lang)),
            Err(place) => Err(CoreError::bug(lang, report("open", &place, &[]))),
        }
    }

    /// The system speaks another language now. Changes nothing where one was chosen.
    pub fn system_language(&self, lang: String) -> Result<Settings, CoreError> {
        self.run("system_language", |house| {
            follow(house, Lang::from_tag(&lang));
            Ok(house.shelf.settings().into())
        })
    }

    /// The games that can be begun, in the order in which they are offered.
    pub fn games(&self) -> Result<Vec<Game>, CoreError> {
        self.run("games", |house| {
            let lang = house.lang();
            Ok(house.shelf.kinds().iter().map(|kind| shelf::game(&**kind, lang)).collect())
        })
    }

    /// What stands on the shelf.
    pub fn shelf(&self) -> Result<OnShelf, CoreError> {
        self.run("shelf", |house| shelf::on_shelf(house))
    }

    /// How everybody has done at finished games.
    pub fn results(&self) -> Result<Vec<Tally>, CoreError> {
        self.run("results", |house| Ok(shelf::results(house)))
    }

    /// What is set.
    pub fn settings(&self) -> Result<Settings, CoreError> {
        self.run("settings", |house| Ok(house.shelf.settings().into()))
    }

    /// Sets everything anew, and gives what came of it: a size of text out of range is brought into it, an unknown
    /// language leaves the old one.
    pub fn change(&self, settings: Settings) -> Result<Settings, CoreError> {
        self.run("change", |house| {
            house.shelf.change(|old| {
                old.lang = Lang::from_tag(&settings.lang).unwrap_or(old.lang);
                old.follows_system = settings.follows_system;
                old.shade = match settings.shade {
                    Shade::System => core::Shade::System,
                    Shade::Light => core::Shade::Light,
                    Shade::Dark => core::Shade::Dark,
                };
                // 200 fits.
                old.text_percent = settings.text_percent.clamp(100, 200) as u16;
                old.calm = settings.calm;
                old.keep_awake = settings.keep_awake;
            })?;
            house.speak();
            Ok(house.shelf.settings().into())
        })
    }

    /// The languages that can be set, in the order in which they are offered.
    pub fn languages(&self) -> Vec<Language> {
        Lang::ALL.map(|lang| Language { tag: lang.tag().to_owned(), name: lang.name().to_owned() }).to_vec()
    }

    /// All words of the screens by key, in the language set.
    pub fn words(&self) -> Result<HashMap<String, String>, CoreError> {
        self.run("words", |house| Ok(shelf::words(house.lang())))
    }

    /// Begins a game and gives its id. Options that are not named stand at their default. `Unfit` if the players or
    /// the options do not do.
    pub fn create(
        &self,
        game: String,
        seats: Vec<Place>,
        options: HashMap<String, String>,
    ) -> Result<String, CoreError> {
        self.run("create", |house| {
            let emblem = |place: &Place| u8::try_from(place.emblem).map_err(|_| Error::Players);
            let seat = |place: Place| Ok(SeatInfo { emblem: emblem(&place)?, name: place.name });
            let seats = seats.into_iter().map(seat).collect::<Result<Vec<_>, Error>>()?;
            let (id, table) = house.shelf.create(&game, &seats, &options.into_iter().collect())?;
            house.keep(&id, table);
            Ok(id)
        })
    }

    /// Opens a table. Its curtain is down unless it is open already.
    pub fn table(&self, id: String) -> Result<Arc<Table>, CoreError> {
        lock(&self.house).at(&id, "table", |_| Ok(()))?;
        Ok(Arc::new(Table::new(id, self.house.clone())))
    }

    /// Takes a game off the shelf for ever, also a damaged one.
    pub fn delete(&self, id: String) -> Result<(), CoreError> {
        self.run("delete", |house| {
            house.close(&id);
            let (shelf, keys, _) = house.all();
            ::nearby::delete(shelf, keys, &id)
        })
    }

    /// Gives a table another name, up to 40 letters; an empty one takes the name away.
    pub fn rename(&self, id: String, title: String) -> Result<(), CoreError> {
        lock(&self.house).at(&id, "rename", |at| at.table.rename(Some(title)))
    }

    /// Begins a game with the players and options of another, and gives its id.
    pub fn again(&self, id: String) -> Result<String, CoreError> {
        self.run("again", |house| {
            let (new, table) = house.shelf.again(&id)?;
            house.keep(&new, table);
            Ok(new)
        })
    }

    /// The whole game as text. It holds all hands: say so before.
    pub fn export(&self, id: String) -> Result<String, CoreError> {
        lock(&self.house).at(&id, "export", |at| at.table.export())
    }

    /// Puts an exported game on the shelf and gives its id. Up to 8 MiB; `Foreign`, `Damaged` or `Newer` if it does not
    /// do.
    pub fn import(&self, text: String) -> Result<String, CoreError> {
        self.run("import", |house| house.shelf.import_text(&text))
    }

    /// The rules of a game.
    pub fn rules(&self, game: String) -> Result<Rules, CoreError> {
        self.run("rules", |house| shelf::rules(house, &game))
    }

    /// Symbols by id, and all that these are drawn with; of the house alone for an empty `game`. Ids that nothing has
    /// are left out.
    pub fn symbols(&self, game: String, ids: Vec<u32>) -> Result<Vec<Symbol>, CoreError> {
        self.run("symbols", |house| shelf::symbols(house, &game, ids))
    }

    /// The colours of a game (of the screens alone for an empty id), in the order of the paints' numbers.
    pub fn colours(&self, game: String) -> Result<Vec<Colour>, CoreError> {
        self.run("colours", |house| Ok(house.paints(&game)?.colours().to_vec()))
    }

    /// What the screens themselves are drawn with.
    pub fn drawings(&self) -> Drawings {
        let six = |symbol: fn(u8) -> table::scene::SymbolId| (0..6).map(|emblem| symbol(emblem).0).collect();
        Drawings {
            icons: icons::names().iter().map(|name| ((*name).to_owned(), icons::icon(name).0)).collect(),
            tokens: six(icons::token),
            emblems: six(icons::emblem),
            patterns: six(icons::pattern),
            plaster: icons::PLASTER.0,
            mosaic: icons::MOSAIC.0,
        }
    }

    /// Playing on several devices.
    pub fn nearby(&self) -> Arc<Nearby> {
        self.nearby.clone()
    }

    /// What this program is.
    pub fn about(&self) -> About {
        About { version: APP.to_owned(), licences: session::LICENCES.to_owned() }
    }
}

/// Speaks the system's language where none was chosen.
fn follow(house: &mut House, system: Option<Lang>) {
    let settings = house.shelf.settings();
    if let Some(lang) = system
        && settings.follows_system
        && settings.lang != lang
    {
        // A language that cannot be written down is spoken at the next start.
        let _ = house.shelf.change(|settings| settings.lang = lang);
        house.speak();
    }
}
