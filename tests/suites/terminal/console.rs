//! A console to start the table on, answer it and read what it shows: a pseudo-terminal or plain pipes.

use super::glass::Glass;
use super::words::Words;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};
use table::text::Lang;

/// The table with the games of the house.
pub const TERMINAL: &str = env!("CARGO_BIN_EXE_terminal");
/// The table whose texts about cards carry tokens.
pub const MARKED: &str = env!("CARGO_BIN_EXE_marked");

/// After so long without a question something has failed; a busy machine is given time.
const PATIENCE: Duration = Duration::from_secs(30);
/// A small window, so that much of what is shown ends in the scrollback.
const WINDOW: (usize, usize) = (80, 24);

/// Where the lines go in and out.
#[derive(Debug)]
enum Way {
    /// A terminal; it outlives the program that runs in it. The program's end is held open to be given to the next one.
    Tty { master: std::fs::File, slave: std::fs::File },
    /// Pipes, as in a script.
    Pipes,
}

/// How a program ended.
#[derive(Debug)]
pub struct Ended {
    /// Its exit code; none when it was killed.
    pub code: Option<i32>,
    /// What it said on the standard error.
    pub stderr: String,
}

/// A console.
pub struct Console {
    way: Way,
    words: Words,
    glass: Glass,
    child: Option<Child>,
    input: Option<Box<dyn Write>>,
    output: Receiver<Vec<u8>>,
    /// What was written since the last answer.
    reply: String,
    /// Whether the terminal has not yet shown the answer that was typed.
    echo: bool,
}

fn listen(mut from: impl Read + Send + 'static) -> Receiver<Vec<u8>> {
    let (send, receive) = channel();
    std::thread::spawn(move || {
        let mut bytes = [0; 4096];
        // A terminal whose last program is gone fails to read; a pipe ends.
        while let Ok(n @ 1..) = from.read(&mut bytes) {
            if send.send(bytes[..n].to_vec()).is_err() {
                return;
            }
        }
    });
    receive
}

impl Console {
    /// A console with a pseudo-terminal.
    pub fn tty() -> Console {
        use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("the system has pseudo-terminals");
        grantpt(&master).expect("it is ours");
        unlockpt(&master).expect("it is ours");
        let name = ptsname(&master, Vec::new()).expect("it has a name").into_string().expect("a path in ASCII");
        let slave = std::fs::File::options().read(true).write(true).open(name).expect("it can be opened");
        // A clone is closed in the programs that are started.
        let master = std::fs::File::from(master).try_clone().expect("a file can be cloned");
        let output = listen(master.try_clone().expect("a file can be cloned"));
        Console::new(Way::Tty { master, slave }, output)
    }

    /// A console with plain pipes.
    pub fn pipes() -> Console {
        Console::new(Way::Pipes, channel().1)
    }

    fn new(way: Way, output: Receiver<Vec<u8>>) -> Console {
        let glass = Glass::new(WINDOW.0, WINDOW.1);
        let (child, input, reply, words) = (None, None, String::new(), Words::of(Lang::En));
        Console { way, words, glass, child, input, output, reply, echo: false }
    }

    /// Says in which language the table is going to speak.
    #[must_use]
    pub fn speaking(mut self, lang: Lang) -> Console {
        self.words = Words::of(lang);
        self
    }

    /// The words of the language that is spoken.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// Starts a program of ours on this folder.
    pub fn start(&mut self, program: &str, folder: &Path) {
        let folder = folder.to_str().expect("folders of tests have plain names");
        self.start_with(program, &["--text", "--data", folder, "--lang", self.words.lang().tag()]);
    }

    /// Starts a program of ours with these arguments.
    pub fn start_with(&mut self, program: &str, args: &[&str]) {
        let mut command = Command::new(program);
        command.args(args).stderr(Stdio::piped());
        // The language of the machine must not decide.
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
        self.reply.clear();
        self.echo = false;
        match &self.way {
            Way::Tty { master, slave } => {
                let slave = || slave.try_clone().expect("a file can be cloned");
                let child = command.stdin(slave()).stdout(slave()).spawn().expect("the program starts");
                self.input = Some(Box::new(master.try_clone().expect("a file can be cloned")));
                self.child = Some(child);
            }
            Way::Pipes => {
                let mut child =
                    command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts");
                self.input = Some(Box::new(child.stdin.take().expect("it is piped")));
                self.output = listen(child.stdout.take().expect("it is piped"));
                self.child = Some(child);
            }
        }
    }

    /// Waits for the next question.
    pub fn question(&mut self) -> &'static str {
        let until = Instant::now() + PATIENCE;
        loop {
            if !self.echo
                && !self.reply.is_empty()
                && let Some(question) = self.words.question(&self.glass.cursor_line())
            {
                return question;
            }
            match self.output.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(bytes) => self.take(&bytes),
                Err(why) => {
                    let kind =
                        if why == RecvTimeoutError::Timeout { "no question comes" } else { "the table has gone" };
                    let ended = self.child.as_mut().and_then(|child| child.try_wait().ok().flatten());
                    panic!("{kind} ({ended:?}); the last thing shown:\n{}", self.reply);
                }
            }
        }
    }

    fn take(&mut self, bytes: &[u8]) {
        assert!(matches!(self.way, Way::Tty { .. }) || !bytes.contains(&0x1b), "no control sequence goes into a pipe");
        let said = self.glass.write(bytes);
        self.reply.push_str(&said);
        if self.echo
            && let Some((_, rest)) = self.reply.split_once('\n')
        {
            self.reply = rest.to_owned();
            self.echo = false;
        }
    }

    /// Types an answer without waiting for what comes of it.
    pub fn type_in(&mut self, answer: &str) {
        self.reply.clear();
        let input = self.input.as_mut().expect("a program runs");
        match self.way {
            Way::Tty { .. } => self.echo = true,
            // What a terminal would show of it.
            Way::Pipes => {
                let shown: String = answer.chars().filter(|c| !c.is_control()).collect();
                self.glass.write(format!("{shown}\n").as_bytes());
            }
        }
        // A program that has just ended takes no answer; the next question tells.
        let _ = input.write_all(format!("{answer}\n").as_bytes());
        let _ = input.flush();
    }

    /// Answers and waits for the next question.
    pub fn answer(&mut self, answer: &str) -> &'static str {
        self.type_in(answer);
        self.question()
    }

    /// What was shown since the last answer, up to and with the question that now waits.
    pub fn reply(&self) -> &str {
        &self.reply
    }

    /// Everything that can be read on the screen and in its scrollback.
    pub fn everything(&self) -> String {
        self.glass.everything()
    }

    /// Kills the program as `kill -9` does.
    pub fn kill(&mut self) {
        let mut child = self.child.take().expect("a program runs");
        child.kill().expect("it can be killed");
        child.wait().expect("it has ended");
        self.input = None;
        self.drain();
    }

    /// Waits until something of the answer's effect is shown.
    pub fn first_sign(&mut self) {
        while self.echo || self.reply.trim().is_empty() {
            let bytes = self.output.recv_timeout(PATIENCE).expect("the table shows something");
            self.take(&bytes);
        }
    }

    /// Ends the input, as Ctrl-D does, and waits for the end of the program.
    pub fn close(&mut self) -> Ended {
        self.reply.clear();
        match &mut self.way {
            Way::Tty { master, .. } => master.write_all(b"\x04").expect("a terminal takes keys"),
            Way::Pipes => self.input = None,
        }
        self.ended()
    }

    /// Waits for the end of the program.
    pub fn ended(&mut self) -> Ended {
        let child = self.child.as_mut().expect("a program runs");
        let until = Instant::now() + PATIENCE;
        let code = loop {
            if let Some(status) = child.try_wait().expect("it is ours") {
                break status.code();
            }
            assert!(Instant::now() < until, "the table does not end; the last thing shown:\n{}", self.reply);
            std::thread::sleep(Duration::from_millis(2));
        };
        let mut stderr = String::new();
        // It has said little, so the pipe has held it all.
        let mut says = child.stderr.take().expect("it is piped");
        says.read_to_string(&mut stderr).expect("what is said is UTF-8");
        self.child = None;
        self.input = None;
        self.drain();
        Ended { code, stderr }
    }

    /// Takes in the rest of what an ended program has written.
    fn drain(&mut self) {
        if let Way::Tty { slave, .. } = &mut self.way {
            // A terminal keeps the order: once this mark has come through, everything before it has.
            slave.write_all(b"\x00").expect("a terminal can be written to");
            loop {
                let mut bytes = self.output.recv_timeout(PATIENCE).expect("the mark comes through");
                let last = bytes.last() == Some(&0);
                if last {
                    bytes.pop();
                }
                self.take(&bytes);
                if last {
                    return;
                }
            }
        }
        while let Ok(bytes) = self.output.recv_timeout(PATIENCE) {
            self.take(&bytes);
        }
    }
}

impl Drop for Console {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
