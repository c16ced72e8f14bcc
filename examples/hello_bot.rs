//! A bot for Penult's arena in Rust, without a library: it lays the first right card, and calls UNO.
//!
//! rustc -O examples/hello_bot.rs -o hello_bot && penult arena --program hello=./hello_bot simple
use std::io::{stdin, stdout, BufRead, Write};

/// The text behind `"key":` in a line. Penult writes no spaces, and these fields hold no quotes.
fn after<'a>(line: &'a str, key: &str) -> &'a str {
    let mark = format!("\"{key}\":");
    line.find(&mark).map_or("", |at| &line[at + mark.len()..])
}

fn number(line: &str, key: &str) -> u32 {
    let text = after(line, key);
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    text[..end].parse().unwrap_or(u32::MAX)
}

fn text<'a>(line: &'a str, key: &str) -> &'a str {
    after(line, key).trim_start_matches('"').split('"').next().unwrap_or("")
}

fn list<'a>(line: &'a str, key: &str) -> Vec<&'a str> {
    let inside = after(line, key).trim_start_matches('[').split(']').next().unwrap_or("");
    inside.split(',').map(|word| word.trim_matches('"')).filter(|word| !word.is_empty()).collect()
}

fn choose(line: &str) -> String {
    let (moves, wrong) = (list(line, "moves"), list(line, "wrong"));
    let right: Vec<_> = moves.iter().filter(|each| !wrong.contains(each)).collect();
    let plays: Vec<_> = right.iter().filter(|each| each.starts_with("play ")).collect();
    let called = plays.iter().find(|each| each.ends_with('!'));
    called.or(plays.first()).or(right.first().as_ref()).map_or(moves[0], |each| each).to_string()
}

fn main() {
    let mut seat = 0;
    for line in stdin().lock().lines() {
        let line = line.expect("a line of the arena");
        match text(&line, "type") {
            "hand" => seat = number(&line, "seat"),
            "choose" => {
                let view = after(&line, "view");
                let mine = number(view, "turn") == seat && !text(view, "phase").starts_with("settle");
                let said = if mine { format!("\"{}\"", choose(&line)) } else { "null".into() };
                println!("{{\"id\":{},\"move\":{said}}}", number(&line, "id"));
                stdout().flush().expect("an arena that listens");
            }
            _ => {}
        }
    }
}
