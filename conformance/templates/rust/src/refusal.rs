//! Error responses of the protocol.

use crate::json::{table, text, Json};

/// Error response.
pub struct Refusal(i64, String, Json);
pub type Answer<T = Json> = Result<T, Refusal>;

pub fn illegal(reason: &str, rule: &str) -> Refusal {
    Refusal(-32001, reason.to_string(), table([("reason", text(reason)), ("rule", text(rule))]))
}

pub fn unsupported(what: &str, name: &str) -> Refusal {
    Refusal(-32002, format!("no support for the {what} {name}"), table([("what", text(what)), ("name", text(name))]))
}

pub fn invalid(problem: &str, place: &str, detail: &str) -> Refusal {
    let data = table([("problem", text(problem)), ("where", text(place)), ("detail", text(detail))]);
    Refusal(-32003, format!("{problem} at {place}"), data)
}

pub fn no_method(name: &str) -> Refusal {
    Refusal(-32601, format!("there is no method {name}"), Json::Null)
}

impl Refusal {
    pub fn to_json(self) -> Json {
        table([("code", Json::Number(self.0)), ("message", text(&self.1)), ("data", self.2)])
    }
}
