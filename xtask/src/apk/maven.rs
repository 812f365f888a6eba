//! What comes from Maven's repositories: the tools of the pipeline, and the app's class files with what they need.

use std::path::{Path, PathBuf};

use super::cache;
use crate::{bindings, kotlin};

const DEPENDENCY_PLUGIN: &str = "org.apache.maven.plugins:maven-dependency-plugin:3.9.0";

/// A file in a Maven repository.
pub struct Artifact {
    group: &'static str,
    name: &'static str,
    version: &'static str,
}

/// Shrinks class files and makes dex files of them.
pub const R8: Artifact = Artifact { group: "com.android.tools", name: "r8", version: "9.5.28" };

/// Signs APKs and verifies their signatures.
pub const APKSIG: Artifact = Artifact { group: "com.android.tools.build", name: "apksig", version: "9.5.1" };

/// Ships aapt2 and the resources of Android 16 (API 36).
pub const APKTOOL: Artifact = Artifact { group: "org.apktool", name: "apktool-lib", version: "3.0.3" };

/// Android's own classes, to compile and shrink against.
pub const ANDROID: Artifact =
    Artifact { group: "org.robolectric", name: "android-all", version: "15-robolectric-14663667-2" };

/// The classes of the oldest Android that the app runs on, as animal-sniffer reads them.
pub const API_26: Artifact = Artifact { group: "com.toasttab.android", name: "gummy-bears-api-26", version: "0.15.0" };

/// Runs tests from the command line.
pub const CONSOLE: Artifact =
    Artifact { group: "org.junit.platform", name: "junit-platform-console-standalone", version: "1.10.1" };

/// Where to ask for artifacts.
pub struct Maven {
    /// Whether Google's repository is asked too.
    pub google: bool,
}

/// What `mvn package` and `copy-dependencies` leave.
pub struct Classes {
    /// Folders of class files.
    pub folders: Vec<PathBuf>,
    /// Jars of the libraries.
    pub jars: Vec<PathBuf>,
    /// The folder with JNA's Android libraries, one folder to an ABI.
    pub jna: PathBuf,
}

/// The artifacts of this project whose class files go into the app. Each is built in `target/maven/` under its name.
const OWN: [&str; 3] = ["bindings", "kit", "app"];

impl Maven {
    fn run(&self, words: &[&str]) -> Result<(), String> {
        let mut words = words.to_vec();
        if self.google {
            words.push("-Pgoogle");
        }
        kotlin::maven(&words)
    }

    /// A jar, kept in the cache folder.
    pub fn jar(&self, artifact: &Artifact) -> Result<PathBuf, String> {
        self.file(artifact, "jar")
    }

    /// A file of another kind, kept in the cache folder.
    pub fn file(&self, artifact: &Artifact, kind: &str) -> Result<PathBuf, String> {
        let Artifact { group, name, version } = artifact;
        let folder = cache::kept(&format!("maven/{name}-{version}-{kind}"), |folder| {
            println!("   {name} {version}");
            self.copy(&format!("{group}:{name}:{version}:{kind}"), folder)
        })?;
        Ok(folder.join(format!("{name}-{version}.{kind}")))
    }

    fn copy(&self, coordinates: &str, folder: &Path) -> Result<(), String> {
        self.run(&[
            "--non-recursive",
            &format!("{DEPENDENCY_PLUGIN}:copy"),
            &format!("-Dartifact={coordinates}"),
            &format!("-DoutputDirectory={}", folder.display()),
        ])
    }

    /// Compiles the app. Its tests are another command's.
    pub fn classes(&self) -> Result<Classes, String> {
        bindings::kotlin()?;
        let built = bindings::target().join("maven");
        let libraries = built.join("app/runtime");
        cache::empty_folder(&libraries)?;
        self.run(&[
            "--also-make",
            "--projects",
            "android/app",
            "package",
            "-Dmaven.test.skip=true",
            &format!("{DEPENDENCY_PLUGIN}:copy-dependencies"),
            "-DincludeScope=runtime",
            "-DoutputDirectory=${project.build.directory}/runtime",
        ])?;
        let mut jars = Vec::new();
        let mut jna = None;
        for jar in cache::files(&libraries)? {
            let name = jar.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let own = OWN.iter().any(|own| name == format!("{own}-{}", env!("CARGO_PKG_VERSION")));
            match name.strip_prefix("jna-") {
                // The desktop's jar has the same classes, but libraries for desktops.
                Some(version) => jna = Some(self.jna(version)?),
                None if own => {}
                None => jars.push(jar),
            }
        }
        let jna = jna.ok_or("the app does not depend on JNA")?;
        jars.push(jna.join("classes.jar"));
        let folders = OWN.iter().map(|own| built.join(own).join("classes")).collect();
        Ok(Classes { folders, jars, jna: jna.join("jni") })
    }

    /// Compiles the tests of the bindings, and gives the jars that they need.
    pub fn test_classes(&self) -> Result<Vec<PathBuf>, String> {
        bindings::kotlin()?;
        let libraries = bindings::target().join("maven/bindings/test-runtime");
        cache::empty_folder(&libraries)?;
        self.run(&[
            "--projects",
            "bindings/kotlin",
            "test-compile",
            &format!("{DEPENDENCY_PLUGIN}:copy-dependencies"),
            "-DincludeScope=test",
            "-DoutputDirectory=${project.build.directory}/test-runtime",
        ])?;
        cache::files(&libraries)
    }

    /// JNA for Android, unpacked.
    fn jna(&self, version: &str) -> Result<PathBuf, String> {
        cache::kept(&format!("maven/jna-{version}-aar"), |folder| {
            println!("   jna {version}");
            self.copy(&format!("net.java.dev.jna:jna:{version}:aar"), folder)?;
            let aar = folder.join(format!("jna-{version}.aar"));
            let file = std::fs::File::open(&aar).map_err(|e| format!("{}: {e}", aar.display()))?;
            let mut archive = zip::ZipArchive::new(file).map_err(|e| format!("{}: {e}", aar.display()))?;
            archive.extract(folder).map_err(|e| format!("{}: {e}", aar.display()))
        })
    }
}
