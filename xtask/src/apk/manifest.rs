//! Checks the manifest as it is in the APK: what the app asks for, where it runs, what is backed up.

use std::path::Path;

use super::maven::Maven;
use super::resources::{TARGET_API, dump};
use super::toolchain::MIN_API;

/// What the only folder is called whose files the system may back up. Live games hold hidden hands: they stay.
const BACKED_UP: &str = "exports";

/// Said of a permission that ends with Android 11.
const UNTIL_11: &str = " maxSdkVersion='30'";
/// What the app may ask for, and what is said of each: Bluetooth, and on old systems what stands for scanning. What is
/// found by scanning is never used to tell where the phone is.
const PERMISSIONS: [(&str, &str); 6] = [
    ("BLUETOOTH", UNTIL_11),
    ("BLUETOOTH_ADMIN", UNTIL_11),
    ("ACCESS_FINE_LOCATION", UNTIL_11),
    ("BLUETOOTH_SCAN", " usesPermissionFlags='neverForLocation'"),
    ("BLUETOOTH_CONNECT", ""),
    ("BLUETOOTH_ADVERTISE", ""),
];

/// Reads it back with aapt2.
pub fn check(maven: &Maven, apk: &Path) -> Result<String, String> {
    let mut faults = Vec::new();
    let badging = dump(maven, apk, &["badging"])?;
    for wanted in [format!("dkVersion:'{MIN_API}'"), format!("targetSdkVersion:'{TARGET_API}'")] {
        if !badging.contains(&wanted) {
            faults.push(format!("{wanted} is not in it"));
        }
    }
    faults.extend(badging.lines().filter(|line| line.starts_with("application-debuggable")).map(str::to_owned));
    faults.extend(permission_faults(&badging));
    // A permission demands what it is for; a phone without it has to get the app all the same.
    for line in badging.lines().map(str::trim).filter(|line| line.starts_with("uses-feature:")) {
        if ["bluetooth", "location"].iter().any(|feature| line.contains(feature)) {
            faults.push(format!("demanded: {line}"));
        }
    }
    let tree = dump(maven, apk, &["xmltree", "--file", "AndroidManifest.xml"])?;
    for (attribute, value) in [("extractNativeLibs", "false")] {
        if attribute_of(&tree, attribute).as_deref() != Some(value) {
            faults.push(format!("{attribute} is not {value}"));
        }
    }
    let table = dump(maven, apk, &["resources"])?;
    for attribute in ["dataExtractionRules", "fullBackupContent"] {
        let rules = attribute_of(&tree, attribute)
            .and_then(|id| file_of(&table, id.trim_start_matches('@')))
            .ok_or_else(|| format!("{attribute} names no file"))?;
        faults
            .extend(backup_faults(&dump(maven, apk, &["xmltree", "--file", &rules])?).map(|f| format!("{rules}: {f}")));
    }
    if faults.is_empty() {
        Ok(format!("permissions for Bluetooth alone, API {MIN_API} to {TARGET_API}, only {BACKED_UP} are backed up"))
    } else {
        Err(faults.join("; "))
    }
}

/// The permissions in aapt2's words, against those that the app may ask for.
fn permission_faults(badging: &str) -> Vec<String> {
    let wanted = PERMISSIONS.map(|(name, said)| format!("uses-permission: name='android.permission.{name}'{said}"));
    let asked: Vec<String> = badging.lines().filter(|line| line.contains("permission: ")).map(str::to_owned).collect();
    let more = asked.iter().filter(|line| !wanted.contains(line)).cloned();
    let missing = wanted.iter().filter(|line| !asked.contains(line)).map(|line| format!("missing: {line}"));
    more.chain(missing).collect()
}

/// The value of an attribute in aapt2's tree: `A: …:NAME(0x…)=VALUE`.
fn attribute_of(tree: &str, name: &str) -> Option<String> {
    tree.lines().find_map(|line| {
        let (_, rest) = line.split_once(&format!(":{name}("))?;
        let (_, value) = rest.split_once(")=")?;
        let value = value.split(" (Raw").next().unwrap_or(value);
        Some(value.trim().trim_matches('"').to_owned())
    })
}

/// The file behind a resource's number in aapt2's table.
fn file_of(table: &str, id: &str) -> Option<String> {
    let mut lines = table.lines().skip_while(|line| !line.contains(&format!("resource {id} ")));
    lines.nth(1)?.split("(file) ").nth(1)?.split(' ').next().map(str::to_owned)
}

/// A section without `include` would back up everything: each has some, and they name one folder only.
fn backup_faults(tree: &str) -> impl Iterator<Item = String> {
    let mut faults = Vec::new();
    let mut section: Option<(String, usize)> = None;
    let close = |section: Option<(String, usize)>, faults: &mut Vec<String>| {
        if let Some((name, 0)) = section {
            faults.push(format!("{name} includes nothing, so everything"));
        }
    };
    for line in tree.lines() {
        let line = line.trim();
        if let Some(element) = line.strip_prefix("E: ") {
            match element.split(' ').next().unwrap_or_default() {
                "include" => {
                    if let Some((_, count)) = &mut section {
                        *count += 1;
                    }
                }
                "exclude" | "data-extraction-rules" => {}
                name => {
                    close(section.take(), &mut faults);
                    section = Some((name.to_owned(), 0));
                }
            }
        } else if let Some(path) = line.strip_prefix("A: path=") {
            let path = path.split('"').nth(1).unwrap_or(path);
            if path.trim_end_matches('/') != BACKED_UP {
                faults.push(format!("{path} is backed up"));
            }
        }
    }
    close(section, &mut faults);
    faults.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_found_in_aapt2s_tree() {
        let tree = "  E: application (line=2)\n    A: http://schemas.android.com/apk/res/android:label(0x01010001)=@0x7f010000\n    \
                    A: http://schemas.android.com/apk/res/android:extractNativeLibs(0x010104ea)=false\n    \
                    A: http://schemas.android.com/apk/res/android:name(0x01010003)=\".Main\" (Raw: \".Main\")";
        assert_eq!(attribute_of(tree, "label").as_deref(), Some("@0x7f010000"));
        assert_eq!(attribute_of(tree, "extractNativeLibs").as_deref(), Some("false"));
        assert_eq!(attribute_of(tree, "name").as_deref(), Some(".Main"));
        assert_eq!(attribute_of(tree, "debuggable"), None);
    }

    #[test]
    fn only_bluetooth_may_be_asked_for() {
        let right: String = PERMISSIONS
            .map(|(name, said)| format!("uses-permission: name='android.permission.{name}'{said}\n"))
            .concat();
        assert!(permission_faults(&right).is_empty());
        assert_eq!(permission_faults(&right.replace(UNTIL_11, "")).len(), 6, "for ever, and not as wanted");
        assert_eq!(permission_faults(&right.replace("neverForLocation", "")).len(), 2);
        let network = "uses-permission: name='android.permission.INTERNET'";
        assert_eq!(permission_faults(&format!("{right}{network}\n")), [network]);
    }

    #[test]
    fn only_exports_may_be_backed_up() {
        let faults = |tree: &str| backup_faults(tree).collect::<Vec<_>>();
        let include =
            |path: &str| format!("E: include (line=3)\nA: domain=\"file\"\nA: path=\"{path}\" (Raw: \"{path}\")\n");
        let rules = |first: &str, second: &str| {
            format!(
                "E: data-extraction-rules (line=1)\nE: cloud-backup (line=2)\n{first}E: device-transfer (line=5)\n{second}"
            )
        };
        assert!(faults(&rules(&include("exports"), &include("exports"))).is_empty());
        assert_eq!(faults(&rules(&include("exports"), "")), ["device-transfer includes nothing, so everything"]);
        assert_eq!(faults(&rules("", &include("exports"))), ["cloud-backup includes nothing, so everything"]);
        assert_eq!(faults(&rules(&include("exports"), &include("games"))), ["games is backed up"]);
    }
}
