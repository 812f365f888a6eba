//! `tabularium-bindgen kotlin|swift LIBRARY CONFIG FOLDER`: writes the bindings of a built library. `cargo xtask bindings` runs it.
//!
//! A crate of its own, as the generator is large and everything else is built without it.

use std::process::ExitCode;
use uniffi_bindgen::bindings::{GenerateOptions, TargetLanguage, generate};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [language, library, config, folder] = args.as_slice() else {
        return fail("tabularium-bindgen kotlin|swift LIBRARY CONFIG FOLDER");
    };
    let language = match language.as_str() {
        "kotlin" => TargetLanguage::Kotlin,
        "swift" => TargetLanguage::Swift,
        other => return fail(&format!("{other} is not written")),
    };
    let options = GenerateOptions {
        languages: vec![language],
        source: library.into(),
        out_dir: folder.into(),
        config_override: Some(config.into()),
        format: false,
        crate_filter: None,
        metadata_no_deps: true,
    };
    match generate(options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => fail(&format!("{problem:#}")),
    }
}

#[expect(clippy::print_stderr, reason = "a command line tool talks to its terminal")]
fn fail(problem: &str) -> ExitCode {
    eprintln!("{problem}");
    ExitCode::FAILURE
}
