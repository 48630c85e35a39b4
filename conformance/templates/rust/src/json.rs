//! A small JSON reader and writer without dependencies: integers only, fields in order.

use std::fmt;

#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    Null,
    Bool(bool),
    Number(i64),
    Text(String),
    List(Vec<Json>),
    Table(Vec<(String, Json)>),
}

impl Json {
    pub fn read(text: &str) -> Json {
        Reader { letters: text.chars().collect(), at: 0 }.value()
    }

    /// A field of an object, or null if it is missing.
    pub fn get(&self, key: &str) -> &Json {
        self.fields().iter().find(|(name, _)| name == key).map_or(&Json::Null, |(_, value)| value)
    }

    pub fn fields(&self) -> &[(String, Json)] {
        if let Json::Table(fields) = self { fields } else { &[] }
    }

    pub fn items(&self) -> &[Json] {
        if let Json::List(items) = self { items } else { &[] }
    }

    pub fn text(&self) -> &str {
        if let Json::Text(text) = self { text } else { "" }
    }

    pub fn number(&self, or: i64) -> i64 {
        if let Json::Number(number) = self { *number } else { or }
    }
}

pub fn table<const N: usize>(fields: [(&str, Json); N]) -> Json {
    Json::Table(fields.into_iter().map(|(key, value)| (key.to_string(), value)).collect())
}

pub fn text(text: &str) -> Json {
    Json::Text(text.to_string())
}

impl fmt::Display for Json {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Json::Null => write!(out, "null"),
            Json::Bool(value) => write!(out, "{value}"),
            Json::Number(value) => write!(out, "{value}"),
            Json::Text(text) => {
                write!(out, "\"")?;
                for letter in text.chars() {
                    match letter {
                        '"' | '\\' => write!(out, "\\{letter}")?,
                        c if c < ' ' => write!(out, "\\u{:04x}", c as u32)?,
                        c => write!(out, "{c}")?,
                    }
                }
                write!(out, "\"")
            }
            Json::List(items) => {
                let parts: Vec<String> = items.iter().map(Json::to_string).collect();
                write!(out, "[{}]", parts.join(","))
            }
            Json::Table(fields) => {
                let parts: Vec<String> = fields.iter().map(|(key, value)| format!("{}:{value}", text(key))).collect();
                write!(out, "{{{}}}", parts.join(","))
            }
        }
    }
}

struct Reader {
    letters: Vec<char>,
    at: usize,
}

impl Reader {
    fn next(&mut self) -> char {
        while self.letters[self.at].is_whitespace() || self.letters[self.at] == ',' || self.letters[self.at] == ':' {
            self.at += 1;
        }
        self.letters[self.at]
    }

    fn value(&mut self) -> Json {
        match self.next() {
            '"' => Json::Text(self.string()),
            '[' => {
                self.at += 1;
                let mut items = Vec::new();
                while self.next() != ']' {
                    items.push(self.value());
                }
                self.at += 1;
                Json::List(items)
            }
            '{' => {
                self.at += 1;
                let mut fields = Vec::new();
                while self.next() != '}' {
                    let key = self.string();
                    fields.push((key, self.value()));
                }
                self.at += 1;
                Json::Table(fields)
            }
            _ => {
                let from = self.at;
                while self.at < self.letters.len() && !",]} \t".contains(self.letters[self.at]) {
                    self.at += 1;
                }
                match self.letters[from..self.at].iter().collect::<String>().as_str() {
                    "null" => Json::Null,
                    "true" => Json::Bool(true),
                    "false" => Json::Bool(false),
                    number => Json::Number(number.parse().expect("a whole number")),
                }
            }
        }
    }

    fn string(&mut self) -> String {
        let mut out = String::new();
        self.at += 1;
        while self.letters[self.at] != '"' {
            let mut letter = self.letters[self.at];
            if letter == '\\' {
                self.at += 1;
                letter = match self.letters[self.at] {
                    'n' => '\n',
                    't' => '\t',
                    'u' => {
                        let code: String = self.letters[self.at + 1..self.at + 5].iter().collect();
                        self.at += 4;
                        u32::from_str_radix(&code, 16).ok().and_then(char::from_u32).unwrap_or('?')
                    }
                    other => other,
                };
            }
            out.push(letter);
            self.at += 1;
        }
        self.at += 1;
        out
    }
}
