//! The table on a page: one page, served to this computer alone.

mod answer;
mod auth;
mod house;
pub mod json;
mod near;
mod pictures;
mod play;
mod refusal;
mod screens;
mod shelf;
mod told;

use self::auth::Door;
use self::house::House;
use crate::args::Args;
use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use nearby::keys::Keys;
use session::error::Error;
use session::shelf::Shelf;
use std::path::Path;
use std::sync::{Arc, Mutex};
use table::live::Kind;
use table::text::Lang;
use tokio::net::TcpListener;

/// The port when none is named.
pub const PORT: u16 = 7283;
/// No request is larger than this.
const LARGEST_REQUEST: usize = 9 << 20;

/// What every request is answered from.
#[derive(Clone)]
struct Served {
    house: Arc<Mutex<House>>,
    door: Arc<Door>,
    clock: near::Clock,
}

/// What a page begins with, beside its games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Begin {
    /// The language of the first start.
    pub lang: Option<Lang>,
    /// The port of the page; 0 takes any that is free.
    pub port: u16,
    /// Whether every game that is shown is open to other computers.
    pub host: bool,
    /// The port on which others reach a table here; any other where it is taken, and 0 takes any.
    pub near_port: u16,
    /// The address of a table to join at once.
    pub join: Option<String>,
}

impl Begin {
    /// As the command line has it; `port` where it names none.
    pub fn of(args: &Args, port: u16) -> Begin {
        Begin {
            lang: args.lang,
            port: args.port.unwrap_or(port),
            host: args.host,
            near_port: args.near_port.unwrap_or(link::lan::PORT),
            join: args.join.clone(),
        }
    }
}

/// Why the page cannot be served.
#[derive(Debug)]
pub enum Failure {
    /// The shelf cannot be opened.
    Shelf(Error),
    /// The port is taken, or may not be used.
    Port(u16),
}

/// A page that is ready to be served.
pub struct Page {
    listener: std::net::TcpListener,
    served: Served,
    address: String,
}

impl std::fmt::Debug for Page {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Page").finish_non_exhaustive() // The address holds the key.
    }
}

impl Page {
    /// Opens the shelf and the port.
    pub fn open(kinds: Vec<Box<dyn Kind>>, folder: &Path, begin: &Begin) -> Result<Page, Failure> {
        let (lang, port) = (begin.lang, begin.port);
        let first = !session::settings::Settings::exist(folder);
        let mut shelf = Shelf::open(folder, kinds).map_err(Failure::Shelf)?;
        if first && let Some(lang) = lang {
            shelf.change(|settings| settings.lang = lang).map_err(Failure::Shelf)?;
        }
        let listener = std::net::TcpListener::bind(("127.0.0.1", port)).map_err(|_| Failure::Port(port))?;
        let port = listener.local_addr().map_err(|_| Failure::Port(port))?.port();
        let door = Door::new(folder, port).map_err(Failure::Shelf)?;
        let address = format!("http://127.0.0.1:{port}/#{}", door.key());
        let keys = Keys::open(folder).map_err(Failure::Shelf)?;
        let mut house = House::new(shelf, keys);
        house.hosts = begin.host;
        if let Some(address) = &begin.join {
            house.join(address);
        }
        let clock = near::Clock::new(begin.near_port);
        clock.poke();
        let served = Served { house: Arc::new(Mutex::new(house)), door: Arc::new(door), clock };
        Ok(Page { listener, served, address })
    }

    /// The address to open, with the one-time key behind the `#`, where no server and no log ever sees it.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Serves the page until the program ends.
    pub fn serve(self) -> std::io::Result<()> {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
        runtime.block_on(async {
            self.listener.set_nonblocking(true)?;
            let listener = TcpListener::from_std(self.listener)?;
            tokio::spawn(near::drive(self.served.clone()));
            axum::serve(listener, routes(self.served)).await
        })
    }
}

fn routes(served: Served) -> Router {
    let api = Router::new()
        .route("/house", get(screens::house))
        .route("/settings", post(screens::settings))
        .route("/shelf", get(shelf::shelf))
        .route("/games", get(shelf::games).post(shelf::create))
        .route("/import", post(shelf::import))
        .route("/rules/{game}", get(screens::rules))
        .route("/symbols/{game}", get(screens::symbols))
        .route("/near", get(near::screen))
        .route("/near/name", post(near::name))
        .route("/near/host", post(near::host))
        .route("/near/join", post(near::join))
        .route("/near/back", post(near::back))
        .route("/near/digits", post(near::digits))
        .route("/near/door", post(near::door))
        .route("/near/give", post(near::give))
        .route("/near/forget", post(near::forget))
        .route("/near/hand_over", post(near::hand_over))
        .route("/near/withdraw", post(near::withdraw))
        .route("/near/take", post(near::take))
        .route("/near/retry", post(near::retry))
        .route("/near/leave", post(near::leave))
        .route("/near/alone", post(near::alone))
        .route("/tables/{id}", get(play::view))
        .route("/tables/{id}/pulse", get(play::pulse))
        .route("/tables/{id}/lift", post(play::lift))
        .route("/tables/{id}/hide", post(play::hide))
        .route("/tables/{id}/hand_on", post(play::hand_on))
        .route("/tables/{id}/choose", post(play::choose))
        .route("/tables/{id}/undo", post(play::undo))
        .route("/tables/{id}/restart", post(play::restart))
        .route("/tables/{id}/preview", get(play::preview))
        .route("/tables/{id}/about", get(told::about))
        .route("/tables/{id}/log", get(told::log))
        .route("/tables/{id}/scores", get(told::scores))
        .route("/tables/{id}/past", get(told::past))
        .route("/tables/{id}/rename", post(shelf::rename))
        .route("/tables/{id}/again", post(shelf::again))
        .route("/tables/{id}/delete", post(shelf::delete))
        .route("/tables/{id}/export", get(shelf::export))
        .fallback(async || StatusCode::NOT_FOUND)
        .layer(middleware::from_fn_with_state(served.clone(), auth::known))
        .route("/enter", post(auth::enter))
        .layer(middleware::from_fn_with_state(served.clone(), refusal::told));
    Router::new()
        .nest("/api", api)
        .fallback(get(file))
        .layer(middleware::from_fn_with_state(served.clone(), auth::local))
        .layer(middleware::from_fn(headers))
        .layer(axum::extract::DefaultBodyLimit::max(LARGEST_REQUEST))
        .with_state(served)
}

/// The files of the page. They hold no data of any game.
const FILES: &[(&str, &str, &str)] = &[
    ("/", "text/html; charset=utf-8", include_str!("../../page/index.html")),
    ("/style.css", "text/css; charset=utf-8", include_str!("../../page/style.css")),
    ("/main.js", "text/javascript; charset=utf-8", include_str!("../../page/main.js")),
    ("/api.js", "text/javascript; charset=utf-8", include_str!("../../page/api.js")),
    ("/ui.js", "text/javascript; charset=utf-8", include_str!("../../page/ui.js")),
    ("/shelf.js", "text/javascript; charset=utf-8", include_str!("../../page/shelf.js")),
    ("/table.js", "text/javascript; charset=utf-8", include_str!("../../page/table.js")),
    ("/board.js", "text/javascript; charset=utf-8", include_str!("../../page/board.js")),
    ("/camera.js", "text/javascript; charset=utf-8", include_str!("../../page/camera.js")),
    ("/finger.js", "text/javascript; charset=utf-8", include_str!("../../page/finger.js")),
    ("/places.js", "text/javascript; charset=utf-8", include_str!("../../page/places.js")),
    ("/near.js", "text/javascript; charset=utf-8", include_str!("../../page/near.js")),
    ("/sheets.js", "text/javascript; charset=utf-8", include_str!("../../page/sheets.js")),
];

async fn file(State(_): State<Served>, request: Request) -> Response {
    if request.uri().path() == "/favicon.ico" {
        return StatusCode::NO_CONTENT.into_response();
    }
    match FILES.iter().find(|(path, ..)| *path == request.uri().path()) {
        Some((_, kind, text)) => ([(header::CONTENT_TYPE, *kind)], *text).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// What every answer carries: nothing is kept by anybody, nothing is fetched from elsewhere, nothing frames it.
async fn headers(request: Request, next: Next) -> Response<Body> {
    let mut response = next.run(request).await;
    let policy = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
                  connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    let fixed = [
        (header::CACHE_CONTROL, "no-store"),
        (header::CONTENT_SECURITY_POLICY, policy),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
    ];
    for (name, value) in fixed {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}
