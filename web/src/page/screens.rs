//! What every screen needs: words, colours, settings, drawings, the rules of a game.

use super::answer::{Answer, with_house};
use super::{Served, pictures};
use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use serde_json::{Value, json};
use session::saved::APP;
use session::settings::Shade;
use std::collections::BTreeMap;
use table::palette::Theme;
use table::rules_text::Rules;
use table::scene::SymbolId;
use table::speak::{Speaker, keys};
use table::text::{Lang, Text};

/// The words of the screens, the colours, the settings.
pub async fn house(State(served): State<Served>) -> Answer {
    with_house(served, |house| {
        let settings = house.shelf().settings();
        let speaker = Speaker::new(settings.lang, &[&crate::CATALOGS], &[]);
        let ids = crate::CATALOGS.en.iter().flat_map(|source| keys(source));
        let said: BTreeMap<String, String> = ids
            .filter(|id| id.starts_with("screen-") || id.starts_with("emblem-"))
            .map(|id| {
                let text = speaker.say(&Text::keyed(id.clone()));
                (id, text)
            })
            .collect();
        let mut learned = pictures::chrome();
        let more = json!({
            "version": APP,
            "licences": session::LICENCES,
            "words": said,
            "langs": Lang::ALL.map(|l| json!({"tag": l.tag(), "name": l.name()})),
            "lang": settings.lang.tag(),
            "shade": settings.shade,
            "text": settings.text_percent,
            "calm": settings.calm,
            "light": pictures::roles(house.shelf().kinds(), Theme::Light),
            "dark": pictures::roles(house.shelf().kinds(), Theme::Dark),
        });
        if let (Some(learned), Value::Object(more)) = (learned.as_object_mut(), more) {
            learned.extend(more);
        }
        Ok(learned)
    })
    .await
}

/// What can be set.
#[derive(Deserialize)]
pub struct NewSettings {
    lang: Option<String>,
    shade: Option<Shade>,
    text: Option<u16>,
    calm: Option<bool>,
}

/// Changes settings.
pub async fn settings(State(served): State<Served>, Json(new): Json<NewSettings>) -> Answer {
    with_house(served, move |house| {
        house.shelf_mut().change(|settings| {
            settings.lang = new.lang.as_deref().and_then(Lang::from_tag).unwrap_or(settings.lang);
            settings.shade = new.shade.unwrap_or(settings.shade);
            settings.text_percent = new.text.unwrap_or(settings.text_percent).clamp(100, 200);
            settings.calm = new.calm.unwrap_or(settings.calm);
        })?;
        house.speak();
        Ok(json!({}))
    })
    .await
}

/// The rules of a game, with their pictures.
pub async fn rules(State(served): State<Served>, Path(game): Path<String>) -> Answer {
    with_house(served, move |house| {
        let settings = house.shelf().settings();
        let kind = house.shelf().kind(&game)?;
        let place = Lang::ALL.iter().position(|l| *l == settings.lang).unwrap_or(0);
        let rules = Rules::parse(kind.meta().rules_text[place]);
        Ok(json!({
            "title": rules.title,
            "intro": rules.intro,
            "sections": rules.sections.iter().map(|s| json!({"title": s.title, "body": s.body})).collect::<Vec<_>>(),
            "glossary": rules.glossary,
            "note": rules.ruling_note,
            "rulings": rules.rulings.iter().map(|r| json!({"number": r.number, "text": r.text})).collect::<Vec<_>>(),
            "pictures": pictures::of_rules(kind, settings.lang),
        }))
    })
    .await
}

/// Symbols by id.
#[derive(Deserialize)]
pub struct Wanted {
    ids: String,
}

/// Symbols that the page does not have yet.
pub async fn symbols(State(served): State<Served>, Path(game): Path<String>, Query(wanted): Query<Wanted>) -> Answer {
    with_house(served, move |house| {
        let kind = house.shelf().kind(&game)?;
        let mut patterns = BTreeMap::new();
        let ids = wanted.ids.split(',').take(512).filter_map(|id| id.parse().ok()).map(SymbolId);
        let symbols: BTreeMap<u32, String> = ids
            .filter_map(|id| kind.symbol(id))
            .map(|s| (s.id.0, table::svg::symbol_for_page(&s, &|id| kind.symbol(id), &mut patterns)))
            .collect();
        Ok(json!({"symbols": symbols, "patterns": patterns}))
    })
    .await
}
