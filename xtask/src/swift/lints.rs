//! What lies beside the sources of the iOS app and no compiler looks at: Info.plist, privacy manifest, entitlements, the
//! project, the words that the system shows.

use std::collections::BTreeSet;
use std::path::Path;

use crate::apk::cache;
use crate::bindings::root;

/// What the system speaks of us in.
const LANGUAGES: [&str; 3] = ["cs", "en", "hu"];

/// All that is wrong, in one go.
pub fn check() -> Result<(), String> {
    let app = root().join("ios/App");
    let read = |path: &Path| {
        let bytes = cache::read(path)?;
        String::from_utf8(bytes).map_err(|e| format!("{}: {e}", path.display()))
    };
    let info = read(&app.join("Info.plist"))?;
    let privacy = read(&app.join("Resources/PrivacyInfo.xcprivacy"))?;
    let entitlements = read(&app.join("Tabularium.entitlements"))?;
    let project = read(&root().join("ios/project.yml"))?;
    let catalogue = read(&app.join("Resources/InfoPlist.xcstrings"))?;
    let mut wrong = Vec::new();
    wrong.extend(information(&info));
    wrong.extend(manifest(&privacy));
    if !keys(&entitlements).is_empty() {
        wrong.push(format!("entitlements that nobody needs: {:?}", keys(&entitlements)));
    }
    wrong.extend(said(&info, &catalogue));
    wrong.extend(targets(&project, &root().join("ios"))?);
    // A sheet lies over the app's own cover, and has one of its own.
    for name in ["TabulariumApp.swift", "Sheets.swift"] {
        wrong.extend(cover(name, &read(&app.join("Sources").join(name))?));
    }
    for file in cache::files(&root().join("ios"))? {
        if matches!(file.extension().and_then(|kind| kind.to_str()), Some("plist" | "xcprivacy" | "entitlements")) {
            wrong.extend(balanced(&file, &read(&file)?));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// The keys of a property list, at any depth.
fn keys(plist: &str) -> Vec<&str> {
    plist.split("<key>").skip(1).filter_map(|rest| rest.split("</key>").next()).collect()
}

/// What follows a key, up to the next one.
fn after<'a>(plist: &'a str, key: &str) -> Option<&'a str> {
    let (_, rest) = plist.split_once(&format!("<key>{key}</key>"))?;
    Some(rest.split("<key>").next().unwrap_or(rest).trim())
}

/// Bluetooth is explained; the local network is neither used nor asked for (C24); nothing is promised in the background
/// (C17).
fn information(info: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let needed = ["CFBundleIdentifier", "CFBundleVersion", "NSBluetoothAlwaysUsageDescription", "UILaunchScreen"];
    for key in needed.iter().filter(|key| after(info, key).is_none()) {
        wrong.push(format!("Info.plist has no {key}"));
    }
    let barred = ["NSLocalNetworkUsageDescription", "NSBonjourServices", "UIBackgroundModes", "NSAppTransportSecurity"];
    for key in barred.iter().filter(|key| after(info, key).is_some()) {
        wrong.push(format!("Info.plist has {key}, which nothing uses"));
    }
    let languages: BTreeSet<&str> = after(info, "CFBundleLocalizations")
        .unwrap_or_default()
        .split("<string>")
        .skip(1)
        .filter_map(|rest| rest.split("</string>").next())
        .collect();
    if languages != BTreeSet::from(LANGUAGES) {
        wrong.push(format!("Info.plist names the languages {languages:?}"));
    }
    if after(info, "TabulariumBuilt") != Some("<string>$(TABULARIUM_BUILT)</string>") {
        wrong.push("Info.plist does not keep the day of the build, from which the banner counts".to_owned());
    }
    wrong
}

/// Nobody is tracked, nothing is collected, and each kind of call has its reason.
fn manifest(privacy: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    for (key, value) in [
        ("NSPrivacyTracking", "<false/>"),
        ("NSPrivacyTrackingDomains", "<array/>"),
        ("NSPrivacyCollectedDataTypes", "<array/>"),
    ] {
        if after(privacy, key) != Some(value) {
            wrong.push(format!("the privacy manifest says otherwise of {key}"));
        }
    }
    for (kind, reason) in [("FileTimestamp", "C617.1"), ("SystemBootTime", "35F9.1")] {
        let named = privacy.split_once(&format!("NSPrivacyAccessedAPICategory{kind}</string>"));
        let reasons = named.and_then(|(_, rest)| rest.split("</dict>").next()).unwrap_or_default();
        if !reasons.contains(&format!("<string>{reason}</string>")) {
            wrong.push(format!("the privacy manifest gives no reason for {kind}"));
        }
    }
    wrong
}

/// Every sentence that the system says for us is there in three languages, and no other.
fn said(info: &str, catalogue: &str) -> Vec<String> {
    let strings = match serde_json::from_str::<serde_json::Value>(catalogue) {
        Ok(read) => read["strings"].as_object().cloned().unwrap_or_default(),
        Err(e) => return vec![format!("InfoPlist.xcstrings: {e}")],
    };
    let mut wrong = Vec::new();
    for key in keys(info).iter().filter(|key| key.ends_with("UsageDescription") || **key == "CFBundleDisplayName") {
        if !strings.contains_key(*key) {
            wrong.push(format!("{key} is not translated"));
        }
    }
    for (key, entry) in &strings {
        for language in LANGUAGES {
            let words = entry["localizations"][language]["stringUnit"]["value"].as_str().unwrap_or_default();
            if words.trim().is_empty() {
                wrong.push(format!("{key} says nothing in {language}"));
            }
        }
        let english = entry["localizations"]["en"]["stringUnit"]["value"].as_str().unwrap_or_default();
        if after(info, key) != Some(&format!("<string>{english}</string>")) {
            wrong.push(format!("{key} is said otherwise in Info.plist than in the catalogue"));
        }
    }
    wrong
}

/// Every file of the app is in a folder that the project builds, and every path of the project is there.
fn targets(project: &str, ios: &Path) -> Result<Vec<String>, String> {
    let paths: Vec<&str> = project
        .lines()
        .filter_map(|line| line.trim().trim_start_matches("- ").strip_prefix("path: "))
        .chain(project.lines().filter_map(|line| {
            let (key, value) = line.trim().split_once(": ")?;
            matches!(key, "INFOPLIST_FILE" | "CODE_SIGN_ENTITLEMENTS").then_some(value)
        }))
        .collect();
    let mut wrong = Vec::new();
    for path in paths.iter().filter(|path| !path.starts_with("../target/") && !ios.join(path).exists()) {
        wrong.push(format!("project.yml names {path}, which is not there"));
    }
    for file in cache::files(&ios.join("App"))? {
        let name = file.strip_prefix(ios).unwrap_or(&file);
        // The picture of the icon is drawn from it.
        if name != Path::new("App/icon.svg") && !paths.iter().any(|path| name.starts_with(path)) {
            wrong.push(format!("{} is in no target", name.display()));
        }
    }
    if !project.contains("iOS: \"17.0\"") || !project.contains("SWIFT_VERSION: \"6.0\"") {
        wrong.push("project.yml is not for iOS 17 and Swift 6".to_owned());
    }
    Ok(wrong)
}

/// The cover is there whenever the app is not active: the system takes its picture before the background (A12, A13).
fn cover(name: &str, source: &str) -> Option<String> {
    (!source.contains("if phase != .active { Cover() }"))
        .then(|| format!("the cover of {name} does not go by `not active`"))
}

/// A property list opens what it closes.
fn balanced(path: &Path, plist: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    for tag in ["plist", "dict", "array", "key", "string"] {
        let opened = plist.matches(&format!("<{tag}>")).count() + plist.matches(&format!("<{tag} ")).count();
        if opened != plist.matches(&format!("</{tag}>")).count() {
            wrong.push(format!("{}: <{tag}> is not closed", path.display()));
        }
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    const INFO: &str = "<key>NSBluetoothAlwaysUsageDescription</key><string>Why.</string><key>A</key><true/>";

    #[test]
    fn what_follows_a_key_is_found() {
        assert_eq!(keys(INFO), ["NSBluetoothAlwaysUsageDescription", "A"]);
        assert_eq!(after(INFO, "A"), Some("<true/>"));
        assert_eq!(after(INFO, "B"), None);
    }

    #[test]
    fn a_sentence_that_lacks_a_language_is_reported() {
        let unit = |words: &str| format!("{{\"stringUnit\": {{\"value\": \"{words}\"}}}}");
        let key = "NSBluetoothAlwaysUsageDescription";
        let all = |hu: &str| {
            let each = format!("\"en\": {}, \"cs\": {}, \"hu\": {}", unit("Why."), unit("Proč."), unit(hu));
            format!("{{\"strings\": {{\"{key}\": {{\"localizations\": {{{each}}}}}}}}}")
        };
        assert_eq!(said(INFO, &all("Miért.")), Vec::<String>::new());
        assert_eq!(said(INFO, &all(" ")), [format!("{key} says nothing in hu")]);
        assert_eq!(said(INFO, "{\"strings\": {}}"), [format!("{key} is not translated")]);
    }

    #[test]
    fn a_cover_that_goes_by_the_background_is_reported() {
        assert_eq!(cover("A", "if phase != .active { Cover() }"), None);
        assert!(cover("A", "if phase == .background { Cover() }").is_some_and(|wrong| wrong.contains(" A ")));
    }

    #[test]
    fn a_network_that_is_asked_for_is_reported() {
        let info = "<key>NSBonjourServices</key><array/>";
        assert!(information(info).iter().any(|wrong| wrong.contains("NSBonjourServices")));
        assert!(
            manifest("<key>NSPrivacyTracking</key><true/>").iter().any(|wrong| wrong.contains("NSPrivacyTracking"))
        );
    }
}
