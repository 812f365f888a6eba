//! Refusals that no handler has made, such as bad JSON or a way that leads nowhere: told as all others are, in JSON and
//! in words.

use super::Served;
use super::answer;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Puts a sentence in place of an answer that tells of an error in another way.
pub async fn told(State(served): State<Served>, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let status = response.status();
    let is_error = status.is_client_error() || status.is_server_error();
    let is_json = response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    if !is_error || is_json {
        return response;
    }
    let mut told = answer::refused(&served, status, "request", message(status)).await.into_response();
    if let Some(methods) = response.headers().get(header::ALLOW) {
        told.headers_mut().insert(header::ALLOW, methods.clone());
    }
    told
}

fn message(status: StatusCode) -> &'static str {
    match status {
        StatusCode::NOT_FOUND => "ui-request-nowhere",
        StatusCode::METHOD_NOT_ALLOWED => "ui-request-method",
        StatusCode::PAYLOAD_TOO_LARGE => "ui-request-large",
        StatusCode::UNSUPPORTED_MEDIA_TYPE => "ui-request-kind",
        status if status.is_server_error() => "screen-bug",
        _ => "ui-request-unclear",
    }
}
