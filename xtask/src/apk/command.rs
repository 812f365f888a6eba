//! Runs other programs; what they said is shown only when they fail.

use std::process::{Command, Output};

/// Runs it and returns what it wrote to its standard output.
pub fn run(command: &mut Command) -> Result<String, String> {
    output(command).map(|output| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The same with what it wrote to its standard error after it: there Java answers questions about itself.
pub fn run_both(command: &mut Command) -> Result<String, String> {
    let Output { stdout, stderr, .. } = output(command)?;
    Ok(String::from_utf8_lossy(&stdout).into_owned() + &String::from_utf8_lossy(&stderr))
}

fn output(command: &mut Command) -> Result<Output, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|e| format!("{name} could not be run: {e}"))?;
    if output.status.success() {
        return Ok(output);
    }
    let said = |bytes: &[u8]| shortened(&String::from_utf8_lossy(bytes));
    let args: Vec<_> = command.get_args().map(|arg| arg.to_string_lossy()).collect();
    Err(format!(
        "{name} failed ({}): {name} {}\n{}\n{}",
        output.status,
        args.join(" "),
        said(&output.stdout),
        said(&output.stderr)
    ))
}

/// A compiler may have thousands of lines to say: the first and the last are enough to see what is wrong.
fn shortened(text: &str) -> String {
    const ENDS: usize = 30;
    let lines: Vec<&str> = text.trim_end().lines().collect();
    if lines.len() <= 2 * ENDS {
        return lines.join("\n");
    }
    let (first, last) = (&lines[..ENDS], &lines[lines.len() - ENDS..]);
    format!("{}\n[… {} lines …]\n{}", first.join("\n"), lines.len() - 2 * ENDS, last.join("\n"))
}
