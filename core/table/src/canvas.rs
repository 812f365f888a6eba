//! What a game draws on: it collects surfaces and items into a scene.

use crate::emblem::Emblems;
use crate::scene::{Form, Item, Scene, Size, Surface, SurfaceKind, SymbolId};
use crate::seat::Seat;
use crate::text::Text;

/// Collects a scene.
#[derive(Clone, Debug)]
pub struct Canvas {
    form: Form,
    emblems: Emblems,
    surfaces: Vec<Surface>,
}

impl Canvas {
    /// An empty canvas for this room, where seats wear these emblems.
    pub fn new(form: Form, emblems: Emblems) -> Canvas {
        Canvas { form, emblems, surfaces: Vec::new() }
    }

    /// The emblem that a seat wears.
    pub fn emblem(&self, seat: Seat) -> u8 {
        self.emblems.of(seat)
    }

    /// The emblems that the seats wear.
    pub fn emblems(&self) -> Emblems {
        self.emblems
    }

    /// The room there is.
    pub fn form(&self) -> Form {
        self.form
    }

    /// Opens a surface; what is put next lies on it.
    pub fn surface(&mut self, id: u16, kind: SurfaceKind, owner: Option<Seat>, title: Text, size: Size) -> &mut Self {
        self.surfaces.push(Surface { id, kind, owner, title, size, backdrop: None, items: Vec::new() });
        self
    }

    /// Draws this symbol below everything on the surface opened last.
    pub fn backdrop(&mut self, symbol: SymbolId) -> &mut Self {
        let surface = self.surfaces.last_mut().expect("a game opens a surface before it draws its ground");
        surface.backdrop = Some(symbol);
        self
    }

    /// Puts an item on the surface opened last.
    pub fn put(&mut self, item: Item) -> &mut Self {
        let surface = self.surfaces.last_mut().expect("a game opens a surface before it puts something on it");
        surface.items.push(item);
        self
    }

    /// The finished scene.
    pub fn scene(self, revision: u64) -> Scene {
        Scene { revision, form: self.form, surfaces: self.surfaces }
    }
}
