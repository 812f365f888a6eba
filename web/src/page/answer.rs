//! How everything that the page asks for is answered: the house is locked, one thing is done, JSON comes back.

use super::Served;
use super::house::House;
use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequestParts, Path};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use session::error::Error;
use std::panic::AssertUnwindSafe;
use std::sync::PoisonError;
use table::input::Refusal;
use table::speak::Speaker;
use table::text::{Lang, Text};

/// The header in which a tab shows the token of the view that it holds.
const TOKEN: &str = "x-view";

/// What went wrong, as the page shows it.
pub struct Problem {
    status: StatusCode,
    kind: &'static str,
    words: String,
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.status, Json(json!({"error": self.words, "kind": self.kind}))).into_response()
    }
}

/// The answer to a request.
pub type Answer = Result<Json<Value>, Problem>;

/// Runs something on the house, away from the threads that serve. A bug drops the open tables, which the shelf opens
/// again at the last position shown.
pub async fn with_house(
    served: Served,
    run: impl FnOnce(&mut House) -> Result<Value, Error> + Send + 'static,
) -> Answer {
    let ran = tokio::task::spawn_blocking(move || {
        let mut house = served.house.lock().unwrap_or_else(PoisonError::into_inner);
        let lang = house.shelf().settings().lang;
        let ran = std::panic::catch_unwind(AssertUnwindSafe(|| run(&mut house)));
        if ran.is_err() {
            house.close_all();
        }
        (lang, ran)
    });
    let bug = |lang| Problem {
        status: StatusCode::INTERNAL_SERVER_ERROR,
        kind: "bug",
        words: words(lang, &Text::new("screen-bug")),
    };
    match ran.await {
        Ok((_, Ok(Ok(value)))) => Ok(Json(value)),
        Ok((lang, Ok(Err(error)))) => Err(problem(lang, &error)),
        Ok((lang, Err(_))) => Err(bug(lang)),
        Err(_) => Err(bug(Lang::En)),
    }
}

/// A text of the session or of the screens.
pub fn words(lang: Lang, text: &Text) -> String {
    Speaker::new(lang, &[&session::CATALOGS, &crate::CATALOGS], &[]).say(text)
}

fn problem(lang: Lang, error: &Error) -> Problem {
    let (status, kind) = match error {
        Error::Refused(Refusal::Stale { .. }) => (StatusCode::CONFLICT, "stale"),
        Error::Refused(_)
        | Error::NotHere
        | Error::Sent
        | Error::HostAway
        | Error::Moving
        | Error::Moved
        | Error::Arriving
        | Error::Device
        | Error::Secrets => (StatusCode::CONFLICT, "refused"),
        Error::Curtain(_) => (StatusCode::FORBIDDEN, "curtain"),
        Error::NoSuchGame | Error::NoSuchFile | Error::FileExists | Error::UnknownGame(_) => {
            (StatusCode::NOT_FOUND, "missing")
        }
        Error::Option(_)
        | Error::Players
        | Error::Foreign
        | Error::TooLarge
        | Error::Newer { .. }
        | Error::Damaged(_) => (StatusCode::UNPROCESSABLE_ENTITY, "file"),
        Error::InUse | Error::ReadOnly(_) | Error::Full | Error::Io(_) => (StatusCode::INSUFFICIENT_STORAGE, "disk"),
    };
    Problem { status, kind, words: words(lang, &error.text()) }
}

/// A tab that asks about a table: which one, and the token of the view that it holds, if it holds one.
pub struct Tab {
    /// The house.
    pub served: Served,
    /// The table.
    pub id: String,
    /// What the tab shows.
    pub token: Option<String>,
}

impl FromRequestParts<Served> for Tab {
    type Rejection = PathRejection;

    async fn from_request_parts(parts: &mut Parts, served: &Served) -> Result<Tab, PathRejection> {
        let Path(id) = Path::from_request_parts(parts, served).await?;
        let token = parts.headers.get(TOKEN).and_then(|t| t.to_str().ok()).map(str::to_owned);
        Ok(Tab { served: served.clone(), id, token })
    }
}

/// A refusal in the language set. It waits for the house away from the threads that serve.
pub async fn refused(served: &Served, status: StatusCode, kind: &'static str, message: &'static str) -> Problem {
    let house = served.house.clone();
    let lang = move || house.lock().unwrap_or_else(PoisonError::into_inner).shelf().settings().lang;
    let lang = tokio::task::spawn_blocking(lang).await.unwrap_or(Lang::En);
    Problem { status, kind, words: words(lang, &Text::new(message)) }
}
