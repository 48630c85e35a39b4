//! A starting point for your adapter. It only plays the phases of a turn of Vampire: The Eternal Struggle, and the Edge.
//! Call your own engine in the methods, and extend DESCRIPTION as it learns more. Justicar's
//! docs/reference/protocol.md explains the messages. json.rs is a small JSON reader; serde_json works too.

mod json;
mod refusal;

use json::{table, text, Json};
use refusal::{illegal, invalid, no_method, unsupported, Answer};
use std::io::{self, BufRead, Write};

/// Scenarios for features and cards not listed here do not run.
const DESCRIPTION: &str = r#"{"protocol": 1, "name": "My engine", "version": "0.1.0", "language": "Rust", "games": {
    "vtes": {"editions": ["v5"], "level": "play", "features": ["unlock"], "cards": []}}}"#;
const PHASES: [&str; 5] = ["unlock", "master", "minion", "influence", "discard"];
const REGIONS: [&str; 11] = [
    "hand", "library", "unordered_library", "crypt", "unordered_crypt", "ash_heap", "removed", "ready", "torpor",
    "uncontrolled", "in_play",
];

struct Seat {
    name: String,
    pool: i64,
    victory_points: i64,
}

#[derive(Default)]
struct Engine {
    seats: Vec<Seat>,
    edge: Option<String>,
    turn: i64,
    active: usize, // index of the seat whose turn it is
    phase: usize,
    edge_used: bool,
    events: Vec<Json>,
}

impl Engine {
    // -- the methods --------------------------------------------------------------------------------------------------

    fn answer(&mut self, method: &str, params: &Json) -> Answer {
        match method {
            "initialize" => Ok(Json::read(DESCRIPTION)),
            "setup" => {
                if (params.get("game").text(), params.get("edition").text()) != ("vtes", "v5") {
                    return Err(unsupported("edition", params.get("edition").text()));
                }
                self.read(params.get("position"))?;
                Ok(self.turnpoint())
            }
            "choose" => {
                self.choose(params.get("seat").text(), params.get("choice").get("do").text())?;
                Ok(self.turnpoint())
            }
            "arrange" => Err(unsupported("feature", "arrange")),
            "observe" => Ok(table([("position", self.written())])), // without cards nothing is hidden
            "shutdown" => Ok(Json::Null),
            _ => Err(no_method(method)),
        }
    }

    fn turnpoint(&mut self) -> Json {
        let window = text(PHASES[self.phase]);
        let pending = table([("seat", self.named(self.active)), ("window", window), ("optional", Json::Bool(true))]);
        let events = Json::List(std::mem::take(&mut self.events));
        table([("pending", pending), ("events", events), ("outcome", Json::Null)])
    }

    // -- positions: missing fields have defaults; faults are errors ----------------------------------------------------

    fn read(&mut self, position: &Json) -> Answer<()> {
        known(position, "", &["game", "edition", "edge", "seats", "turn"])?;
        let seats: Vec<Seat> = position.get("seats").items().iter().map(read_seat).collect::<Answer<_>>()?;
        let turn = position.get("turn");
        known(turn, "turn.", &["number", "seat", "phase"])?;
        let place = |name: &Json, at: &str| match name {
            Json::Text(name) => seats.iter().position(|seat| seat.name == *name).map(Some)
                .ok_or_else(|| invalid("unknown-seat", at, "no seat has that name")),
            _ => Ok(None),
        };
        let phase = match turn.get("phase") {
            Json::Text(name) => PHASES.iter().position(|phase| phase == name)
                .ok_or_else(|| invalid("unknown-phase", "turn.phase", &PHASES.join(", ")))?,
            _ => 2,
        };
        let active = place(turn.get("seat"), "turn.seat")?.unwrap_or(0);
        let edge = place(position.get("edge"), "edge")?.map(|at| seats[at].name.clone());
        *self = Engine { seats, edge, turn: turn.get("number").number(10), active, phase, ..Engine::default() };
        Ok(())
    }

    fn named(&self, at: usize) -> Json {
        text(&self.seats[at % self.seats.len()].name)
    }

    /// The whole position with every key, including derived values.
    fn written(&self) -> Json {
        let shown = |(at, seat): (usize, &Seat)| {
            let mut fields = vec![
                ("name".to_string(), text(&seat.name)),
                ("pool".to_string(), Json::Number(seat.pool)),
                ("victory_points".to_string(), Json::Number(seat.victory_points)),
                ("ousted".to_string(), Json::Bool(false)),
                ("prey".to_string(), self.named(at + 1)),
                ("predator".to_string(), self.named(at + self.seats.len() - 1)),
            ];
            fields.extend(REGIONS.iter().map(|region| (region.to_string(), Json::List(vec![]))));
            Json::Table(fields)
        };
        let in_phase = |phase: &str, amount: i64| Json::Number(if PHASES[self.phase] == phase { amount } else { 0 });
        let turn = table([
            ("number", Json::Number(self.turn)),
            ("seat", self.named(self.active)),
            ("phase", text(PHASES[self.phase])),
            ("transfers", in_phase("influence", self.turn.min(4))),
            ("master_actions", in_phase("master", 1)),
            ("discard_actions", in_phase("discard", 1)),
        ]);
        table([
            ("game", text("vtes")),
            ("edition", text("v5")),
            ("edge", self.edge.as_deref().map_or(Json::Null, text)),
            ("seats", Json::List(self.seats.iter().enumerate().map(shown).collect())),
            ("turn", turn),
        ])
    }

    // -- rules: replace these with your engine -------------------------------------------------------------------------

    fn choose(&mut self, seat: &str, does: &str) -> Answer<()> {
        let active = &self.seats[self.active].name;
        if seat != active {
            return Err(illegal(&format!("it is for {active} to choose"), "vtes.turn.clockwise"));
        }
        match does {
            "pass" => Ok(self.end_phase()),
            "gain-from-edge" => self.gain_from_edge(),
            _ => Err(illegal(&format!("{does} is not open to {seat}"), "vtes.turn.five-phases-in-order")),
        }
    }

    fn end_phase(&mut self) {
        self.phase = (self.phase + 1) % PHASES.len();
        self.edge_used = false;
        if self.phase == 0 {
            self.turn += 1;
            self.active = (self.active + 1) % self.seats.len();
            self.events.push(table([("event", text("turn-began")), ("seat", self.named(self.active))]));
        }
        let (seat, phase) = (self.named(self.active), text(PHASES[self.phase]));
        self.events.push(table([("event", text("phase-began")), ("seat", seat), ("phase", phase)]));
    }

    fn gain_from_edge(&mut self) -> Answer<()> {
        let seat = &mut self.seats[self.active];
        if PHASES[self.phase] != "unlock" || self.edge.as_ref() != Some(&seat.name) || self.edge_used {
            let reason = "the Edge gives 1 pool to its holder, once in an unlock phase";
            return Err(illegal(reason, "vtes.unlock-phase.edge-may-gain-one-pool"));
        }
        seat.pool += 1;
        self.edge_used = true;
        let gained = [("event", text("pool-gained")), ("seat", text(&seat.name)), ("amount", Json::Number(1))];
        self.events.push(table(gained));
        Ok(())
    }
}

fn known(value: &Json, place: &str, keys: &[&str]) -> Answer<()> {
    match value.fields().iter().find(|(key, _)| !keys.contains(&key.as_str())) {
        Some((key, _)) => Err(invalid("unknown-key", &format!("{place}{key}"), &keys.join(", "))),
        None => Ok(()),
    }
}

fn read_seat(seat: &Json) -> Answer<Seat> {
    let keys: Vec<&str> = ["name", "pool", "victory_points"].iter().chain(&REGIONS).copied().collect();
    known(seat, "seats[].", &keys)?;
    if let Some(card) = REGIONS.iter().find_map(|region| seat.get(region).items().first()) {
        return Err(unsupported("card", if card.text().is_empty() { card.get("card").text() } else { card.text() }));
    }
    let victory_points = seat.get("victory_points").number(0);
    Ok(Seat { name: seat.get("name").text().to_string(), pool: seat.get("pool").number(30), victory_points })
}

/// The loop: one request line in, one response line out.
fn main() -> io::Result<()> {
    let mut engine = Engine::default();
    for line in io::stdin().lock().lines() {
        let request = Json::read(&line?);
        let outcome = match engine.answer(request.get("method").text(), request.get("params")) {
            Ok(result) => ("result", result),
            Err(refusal) => ("error", refusal.to_json()),
        };
        let answer = table([("jsonrpc", text("2.0")), ("id", request.get("id").clone()), outcome]);
        writeln!(io::stdout(), "{answer}")?;
        io::stdout().flush()?;
    }
    Ok(())
}
