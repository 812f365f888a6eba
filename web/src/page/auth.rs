//! Who may ask: pages of this computer that came in by the printed address.

use super::{Served, answer};
use axum::Json;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use rand::RngExt;
use serde::Deserialize;
use session::error::Error;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

const COOKIE: &str = "tabularium";
/// The file that keeps the pass, so that an open page is still let in after a restart.
const FILE: &str = "page.pass";

/// The door of the house: a key that lets one page in once, and the pass that it gets for it.
pub struct Door {
    key: Mutex<Option<String>>,
    pass: String,
    hosts: [String; 2],
}

impl Door {
    /// A new key; the pass is kept in the data folder.
    pub fn new(folder: &Path, port: u16) -> Result<Door, Error> {
        let path = folder.join(FILE);
        let pass = match std::fs::read_to_string(&path) {
            Ok(pass) if pass.len() == 32 && pass.chars().all(|c| c.is_ascii_hexdigit()) => pass,
            _ => {
                let pass = secret();
                std::fs::write(&path, &pass)?;
                #[cfg(unix)]
                {
                    use std::os::unix::fs::PermissionsExt;
                    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600))?;
                }
                pass
            }
        };
        let hosts = [format!("127.0.0.1:{port}"), format!("localhost:{port}")];
        Ok(Door { key: Mutex::new(Some(secret())), pass, hosts })
    }

    /// The one-time key, as long as it has not been used.
    pub fn key(&self) -> String {
        self.key.lock().unwrap_or_else(PoisonError::into_inner).clone().unwrap_or_default()
    }

    /// Takes the key in exchange for the pass.
    fn enter(&self, key: &str) -> bool {
        let mut kept = self.key.lock().unwrap_or_else(PoisonError::into_inner);
        let fits = kept.as_deref().is_some_and(|kept| same(kept, key));
        if fits {
            *kept = None;
        }
        fits
    }

    fn knows(&self, headers: &HeaderMap) -> bool {
        let cookies = headers.get(header::COOKIE).and_then(|c| c.to_str().ok()).unwrap_or_default();
        let mut passes = cookies.split(';').filter_map(|c| c.trim().split_once('='));
        passes.any(|(name, value)| name == COOKIE && same(value, &self.pass))
    }

    /// Whether a request names this house as its host, and comes from one of its own pages.
    fn is_local(&self, headers: &HeaderMap) -> bool {
        let host = headers.get(header::HOST).and_then(|h| h.to_str().ok());
        let here = |name: &str| self.hosts.iter().any(|h| h == name);
        let origin = match headers.get(header::ORIGIN).map(|o| o.to_str()) {
            None => true,
            Some(Ok(origin)) => origin.strip_prefix("http://").is_some_and(here),
            Some(Err(_)) => false,
        };
        host.is_some_and(here) && origin
    }
}

/// 128 random bits.
pub fn secret() -> String {
    let bits: u128 = rand::rng().random();
    format!("{bits:032x}")
}

/// Compares in a time that says nothing of where they differ.
fn same(a: &str, b: &str) -> bool {
    a.len() == b.len() && a.bytes().zip(b.bytes()).fold(0, |differ, (x, y)| differ | (x ^ y)) == 0
}

async fn refused(served: &Served, status: StatusCode, message: &'static str) -> Response {
    answer::refused(served, status, "door", message).await.into_response()
}

/// Refuses hosts and origins that are not this house.
pub async fn local(State(served): State<Served>, request: Request, next: Next) -> Response {
    if served.door.is_local(request.headers()) {
        next.run(request).await
    } else {
        refused(&served, StatusCode::FORBIDDEN, "ui-door-local").await
    }
}

/// Refuses who has not come in by the printed address.
pub async fn known(State(served): State<Served>, request: Request, next: Next) -> Response {
    if served.door.knows(request.headers()) {
        next.run(request).await
    } else {
        refused(&served, StatusCode::UNAUTHORIZED, "ui-door-key").await
    }
}

/// The key that the page found behind the `#`.
#[derive(Deserialize)]
pub struct Enter {
    key: String,
}

/// Lets a page in.
pub async fn enter(State(served): State<Served>, headers: HeaderMap, Json(enter): Json<Enter>) -> Response {
    if !served.door.knows(&headers) && !served.door.enter(&enter.key) {
        return refused(&served, StatusCode::UNAUTHORIZED, "ui-door-key").await;
    }
    let cookie = format!("{COOKIE}={}; HttpOnly; SameSite=Strict; Path=/; Max-Age=31536000", served.door.pass);
    ([(header::SET_COOKIE, cookie)], Json(serde_json::json!({}))).into_response()
}
