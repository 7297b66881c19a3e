//! Gadalka's line protocol in Rust: a bot that plays in `gadalka match`, and one that plays against
//! `gadalka strategy serve`. One file, nothing but the standard library.
//!
//!     rustc -O --edition 2021 -o client examples/rust/client.rs
//!     npm run -s gadalka -- match --game rps --a "process:./client" --b markov
//!     ./client --against "npm run -s gadalka -- strategy serve markov --game rps"
//!
//! Write your own into `Bot`: `choose` says your next move, `observe` is told what was played. Moves
//! are numbers from 0 to size - 1. The rest of this file is the protocol: a line in, a line out.

use std::collections::HashMap;
use std::env;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{exit, Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{SystemTime, UNIX_EPOCH};

const DIGITS: &str = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdfghijklmnopqrstuvwxyz";

/// The rules: each move's character, and who wins.
#[derive(Clone)]
struct Game {
    characters: Vec<char>,
    /// At odd-even: whether this side guesses. `None`: a game on the circle.
    guesses: Option<bool>,
}

impl Game {
    fn new(name: &str, side: &str) -> Option<Game> {
        let characters = match name {
            "rps" => "rsp",
            "rpsls" => "rsLpS",
            "oddeven" => "01",
            _ => DIGITS.get(..name.strip_prefix("rps-")?.parse().ok()?)?,
        };
        let guesses = (name == "oddeven").then_some(side == "bot");
        Some(Game { characters: characters.chars().collect(), guesses })
    }

    fn size(&self) -> usize {
        self.characters.len()
    }

    /// 1: `own` wins, 0: a draw, -1: it loses.
    fn outcome(&self, own: usize, opponent: usize) -> i64 {
        if let Some(guesses) = self.guesses {
            return if (own == opponent) == guesses { 1 } else { -1 };
        }
        // On the circle a move beats the half of the others that come after it.
        match (opponent + self.size() - own) % self.size() {
            0 => 0,
            ahead if ahead <= self.size() / 2 => 1,
            _ => -1,
        }
    }

    fn number(&self, word: &str) -> Option<usize> {
        let mut letters = word.chars();
        let first = letters.next()?;
        if letters.next().is_some() {
            return None;
        }
        self.characters.iter().position(|one| *one == first)
    }
}

/// Expects what the opponent played most often after the same two moves, and answers it.
struct Bot {
    game: Game,
    last: Option<(usize, usize)>,
    seen: HashMap<Option<(usize, usize)>, Vec<i64>>,
    dice: u64,
}

impl Bot {
    fn new(game: &Game, _rounds: usize) -> Bot {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("a clock after 1970");
        Bot { game: game.clone(), last: None, seen: HashMap::new(), dice: now.as_nanos() as u64 | 1 }
    }

    fn choose(&mut self) -> usize {
        let Some(counts) = self.seen.get(&self.last) else { return self.any() };
        let worth = |own: &usize| -> i64 {
            counts.iter().enumerate().map(|(move_, count)| count * self.game.outcome(*own, move_)).sum()
        };
        (0..self.game.size()).max_by_key(worth).expect("a game has moves")
    }

    fn observe(&mut self, own: usize, opponent: usize) {
        let size = self.game.size();
        self.seen.entry(self.last).or_insert_with(|| vec![0; size])[opponent] += 1;
        self.last = Some((own, opponent));
    }

    /// Any move, by xorshift64*: the standard library has no dice.
    fn any(&mut self) -> usize {
        self.dice ^= self.dice >> 12;
        self.dice ^= self.dice << 25;
        self.dice ^= self.dice >> 27;
        let high = self.dice.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33;
        high as usize % self.game.size()
    }
}

/// Plays as it is asked: `new <rounds>`, then the opponent's move of each round, then `end`.
fn answer_lines(game: &Game) -> io::Result<()> {
    let mut playing: Option<(Bot, usize)> = None;
    for line in io::stdin().lock().lines() {
        let line = line?;
        let words: Vec<&str> = line.split_whitespace().collect();
        let begun = match words.as_slice() {
            ["end"] => return Ok(()),
            ["new", rounds] => rounds.parse().ok().map(|rounds| Bot::new(game, rounds)),
            [word] => match (playing.take(), game.number(word)) {
                (Some((mut bot, own)), Some(opponent)) => {
                    bot.observe(own, opponent);
                    Some(bot)
                }
                (before, _) => {
                    playing = before;
                    None
                }
            },
            _ => None,
        };
        let Some(mut bot) = begun else {
            println!("error write new <rounds>, or a move");
            continue;
        };
        let own = bot.choose();
        // Standard output is flushed with each line, also into a pipe.
        println!("{}", game.characters[own]);
        playing = Some((bot, own));
    }
    Ok(())
}

/// A strategy behind `gadalka strategy serve`, as an opponent.
struct Served {
    process: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Served {
    fn start(command: &str) -> io::Result<Served> {
        let mut process = Command::new("sh")
            .args(["-c", command])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let to = process.stdin.take().expect("a pipe");
        let from = BufReader::new(process.stdout.take().expect("a pipe"));
        Ok(Served { process, to, from })
    }

    /// Its answer to a line: its next move.
    fn ask(&mut self, game: &Game, line: &str) -> io::Result<usize> {
        writeln!(self.to, "{line}")?;
        let mut answer = String::new();
        self.from.read_line(&mut answer)?;
        game.number(answer.trim()).ok_or_else(|| {
            io::Error::new(io::ErrorKind::InvalidData, format!("it answered {answer:?} to {line:?}"))
        })
    }

    fn end(mut self) -> io::Result<()> {
        writeln!(self.to, "end")?;
        self.process.wait().map(|_| ())
    }
}

/// Plays a match against a served strategy. Returns rounds won, lost and drawn.
fn play_against(command: &str, game: &Game, rounds: usize) -> io::Result<[u32; 3]> {
    let (mut served, mut bot) = (Served::start(command)?, Bot::new(game, rounds));
    let (mut won, mut lost, mut drawn) = (0, 0, 0);
    let mut opponent = served.ask(game, &format!("new {rounds}"))?;
    for round in 1..=rounds {
        let own = bot.choose();
        match game.outcome(own, opponent) {
            1 => won += 1,
            0 => drawn += 1,
            _ => lost += 1,
        }
        bot.observe(own, opponent);
        if round < rounds {
            opponent = served.ask(game, &game.characters[own].to_string())?;
        }
    }
    served.end()?;
    Ok([won, lost, drawn])
}

fn main() -> io::Result<()> {
    let words: Vec<String> = env::args().skip(1).collect();
    let option = |name: &str| {
        let at = words.iter().position(|word| word == name)?;
        words.get(at + 1).cloned()
    };
    let set = |name: &str, usual: &str| env::var(name).unwrap_or_else(|_| usual.to_string());
    let name = option("--game").unwrap_or_else(|| set("GADALKA_GAME", "rps"));
    let Some(game) = Game::new(&name, &set("GADALKA_SIDE", "person")) else {
        eprintln!("{name} is no game that is written in characters");
        exit(1);
    };
    let Some(command) = option("--against") else { return answer_lines(&game) };
    let rounds = option("--rounds").and_then(|typed| typed.parse().ok()).unwrap_or(1000);
    match play_against(&command, &game, rounds) {
        Ok([won, lost, drawn]) => println!("won {won}, lost {lost}, drawn {drawn}"),
        Err(error) => {
            eprintln!("{error}");
            exit(1);
        }
    }
    Ok(())
}
