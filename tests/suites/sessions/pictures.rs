//! The pictures in the rules: every one can be drawn, belongs to a section, and is the same each time.

use harness::kinds;
use session::pictures::of;
use table::rules_text::Rules;

#[test]
fn every_picture_in_the_rules_can_be_drawn_and_stays_the_same() {
    let mut met = 0;
    for kind in kinds() {
        let (meta, drawn) = (kind.meta(), of(kind.as_ref()));
        assert_eq!(drawn.len(), meta.pictures.len(), "{}: a game does not come so far", meta.id);
        assert!(drawn == of(kind.as_ref()), "{}: always the same", meta.id);
        for (section, scene) in drawn {
            met += 1;
            for text in meta.rules_text {
                assert!(usize::from(section) < Rules::parse(text).sections.len(), "{}: no such section", meta.id);
            }
            assert!(!scene.surfaces.is_empty() && scene.surfaces.iter().all(|s| !s.items.is_empty()), "{}", meta.id);
        }
    }
    assert!(met >= 3, "{met} pictures");
}
