//! Signs an APK, and reads its signatures back. The work is done by apksig, called through `Sign.java`.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::cache;
use super::command::run;
use super::maven::{APKSIG, Maven};
use super::toolchain::MIN_API;

/// Name the release key: a PKCS #12 or JKS file, its password, the key's name in it, and the key's password where it
/// differs.
const VARIABLES: [&str; 4] =
    ["TABULARIUM_KEYSTORE", "TABULARIUM_KEYSTORE_PASSWORD", "TABULARIUM_KEY_ALIAS", "TABULARIUM_KEY_PASSWORD"];

/// A key to sign with.
pub struct Key {
    file: PathBuf,
    password: String,
    alias: String,
    key_password: String,
    /// Whether it is the release key.
    pub release: bool,
}

impl Key {
    /// The release key if the environment names one, else a development key, which is made on first use.
    pub fn find() -> Result<Key, String> {
        let [file, password, alias, key_password] = VARIABLES.map(|name| std::env::var(name).ok());
        match (file, password, alias) {
            (Some(file), Some(password), Some(alias)) => {
                let key_password = key_password.unwrap_or_else(|| password.clone());
                Ok(Key { file: file.into(), password, alias, key_password, release: true })
            }
            (None, None, None) => Key::development(),
            _ => Err(format!("a release key needs {}", VARIABLES[..3].join(", "))),
        }
    }

    /// Its password is no secret: the key vouches for nothing but that two builds come from the same machine.
    fn development() -> Result<Key, String> {
        let word = "development";
        let folder = cache::kept("keys", |folder| {
            run(Command::new("keytool")
                .args(["-genkeypair", "-storetype", "PKCS12", "-storepass", word, "-alias", word, "-keystore"])
                .arg(folder.join("development.p12"))
                .args(["-keyalg", "EC", "-groupname", "secp256r1", "-validity", "10000"])
                .args(["-dname", "CN=Tabularium development"]))?;
            Ok(())
        })?;
        let word = word.to_owned();
        let file = folder.join("development.p12");
        Ok(Key { file, password: word.clone(), alias: word.clone(), key_password: word, release: false })
    }
}

/// What an APK's signatures say.
#[derive(Debug, Default)]
pub struct Signatures {
    /// Signed by scheme v2, for Android 7 and later.
    pub v2: bool,
    /// Signed by scheme v3, for Android 9 and later.
    pub v3: bool,
    /// The SHA-256 of each signer's certificate.
    pub certificates: Vec<String>,
    /// What is wrong.
    pub problems: Vec<String>,
}

/// Signs.
pub fn sign(maven: &Maven, key: &Key, unsigned: &Path, signed: &Path) -> Result<(), String> {
    run(helper(maven)?
        .env("KEYSTORE", &key.file)
        .env("KEYSTORE_PASSWORD", &key.password)
        .env("KEY_ALIAS", &key.alias)
        .env("KEY_PASSWORD", &key.key_password)
        .arg("sign")
        .args([unsigned, signed])
        .arg(MIN_API.to_string()))?;
    Ok(())
}

/// Verifies as Android would from the oldest phone on.
pub fn verify(maven: &Maven, apk: &Path) -> Result<Signatures, String> {
    let said = run(helper(maven)?.arg("verify").arg(apk).arg(MIN_API.to_string()))?;
    let mut signatures = Signatures::default();
    for line in said.lines() {
        match line.split_once(' ').unwrap_or((line, "")) {
            ("v2", _) => signatures.v2 = true,
            ("v3", _) => signatures.v3 = true,
            ("certificate", digest) => signatures.certificates.push(digest.to_owned()),
            _ => signatures.problems.push(line.to_owned()),
        }
    }
    Ok(signatures)
}

fn helper(maven: &Maven) -> Result<Command, String> {
    let source = cache::folder()?.join("java/Sign.java");
    cache::write(&source, include_str!("Sign.java"))?;
    let mut java = Command::new("java");
    java.arg("-cp").arg(maven.jar(&APKSIG)?).arg(source);
    Ok(java)
}
