//! Draws the fixtures, and shows them beside the mock-ups they are made after: `beside OUT [MOCKUPS]`.
//!
//! OUT gets an SVG for day and night of each, and `index.html`, which shows each next to `MOCKUPS/<id>-light.png`.

use harness::fixtures;
use std::fmt::Write;
use std::path::Path;
use table::palette::Theme;
use table::text::Lang;

fn main() -> std::io::Result<()> {
    let mut args = std::env::args().skip(1);
    let out = args.next().unwrap_or_else(|| "target/fixtures".to_owned());
    let mockups = args.next();
    let out = Path::new(&out);
    std::fs::create_dir_all(out)?;
    let mut page =
        "<!doctype html><meta charset=utf-8><title>Fixtures</title><style>img{vertical-align:top;margin:8px}\
                    .m{width:390px}.w{width:1024px}</style>"
            .to_owned();
    for fixture in fixtures::ALL {
        let class = if fixture.form == table::scene::Form::Wide { "w" } else { "m" };
        let _ = write!(page, "<h2>{}</h2>", fixture.id);
        for (theme, word) in [(Theme::Light, "light"), (Theme::Dark, "dark")] {
            let name = format!("{}-{word}.svg", fixture.id);
            std::fs::write(out.join(&name), fixture.picture(Lang::En, theme))?;
            let _ = write!(page, r#"<img src="{name}">"#);
            if let Some(mockups) = &mockups {
                let _ = write!(page, r#"<img class="{class}" src="{mockups}/{}-{word}.png">"#, fixture.id);
            }
        }
    }
    std::fs::write(out.join("index.html"), page)
}
