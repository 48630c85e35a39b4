"""Patterns of steps: plain sentences with typed placeholders, compiled to regular expressions.

`{seat}` is a placeholder named `seat` of the type `seat`; `{target:seat}` is named `target` and has the same type.
`(s)` is optional text, `is/are` is one of several words, and a backslash makes the next character literal.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

Restore = Callable[[str], str]
Write = Callable[[Any], str]
Convert = Callable[[str, Restore], Any]
Needs = Callable[[Any], Iterable[str]]

_COUNTED = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
NUMBER_WORDS = {word: number for number, word in enumerate(_COUNTED)}

# Letters beyond Latin-1 make a class forty times slower to compile, and no word of a sentence begins with one.
_LOWER = "a-zß-öø-ÿ"
_STAND_IN = "\ue000-\uf8ff"
_WORD = rf"\.?(?![{_LOWER}_])\w(?:[\w.!&:/%®+-]|'(?!s?(?:\W|$)))*"
_NAME = rf"(?:[{_STAND_IN}]|{_WORD}(?: (?:(?:of|the|van|von|de|der|den|la|le|du|del|di|da) )*{_WORD})*)(?:#\d+)?"
NUMBER = r"\d{1,4}"
"""A number in digits. Longer ones can only be typing mistakes, and could fill the memory."""
_SEAT = rf"(?![{_LOWER}\d_])\w[\w-]*"
_BETWEEN = re.compile(r",? and |, ")


class PatternError(ValueError):
    """A pattern cannot be parsed: unknown type, repeated placeholder, or unbalanced brace."""


@dataclass(frozen=True)
class ParameterType:
    """A type of placeholder: `regex` (without capturing groups) matches its text, and `convert` returns its value."""

    name: str
    regex: str
    convert: Convert
    meaning: str
    card: bool = False
    """True if the text names one or more cards, to compare with an engine's list of known cards."""
    needs: Needs | None = None
    """Returns the features that an engine must declare for a value."""
    names: Callable[[Any], Iterable[str]] | None = None
    """Returns the names in a value that is neither a name nor a list of names."""
    write: Write = str
    """Writes a value as text. If a choice's fields form one placeholder, it gets these fields."""

    def names_of(self, value: Any) -> list[str]:
        """Return the card names in a value, without `#2`."""
        if self.names is not None:
            return [name.partition("#")[0] for name in self.names(value)]
        if not self.card:
            return []
        named = [
            each[-1] if isinstance(each, tuple) else each for each in (value if isinstance(value, list) else [value])
        ]
        return [name.partition("#")[0] for name in named]


def plain(convert: Callable[[str], Any] = str) -> Convert:
    """Return a conversion of the whole text."""
    return lambda raw, restore: convert(restore(raw))


_GROUP = re.compile(r"\(\?P<\w+>")


def ungrouped(regex: str) -> str:
    """Return a regular expression without the names of its groups, for use inside others."""
    return f"(?:{_GROUP.sub('(?:', regex)})"


def of_regex(
    name: str, regex: str, convert: Callable[..., Any], meaning: str, *, card: bool = False, write: Write = str
) -> ParameterType:
    """Create a type from one regular expression that matches a text and takes it apart. Raises PatternError.

    `convert` gets each named group by its name (None if it does not match), or the whole text if there are none.
    """
    bare = ungrouped(regex)
    if re.compile(bare).groups:
        raise PatternError(f"type {name!r}: a group without a name captures; write (?:...), or (?P<name>...)")
    if bare == f"(?:{regex})":
        return ParameterType(name, bare, plain(convert), meaning, card, write=write)

    @cache
    def pattern() -> re.Pattern[str]:
        return re.compile(regex)

    def converted(raw: str, restore: Restore) -> Any:
        found = pattern().fullmatch(raw)
        assert found is not None, f"{raw!r} was matched as {name!r}"
        return convert(**{part: text and restore(text) for part, text in found.groupdict().items()})

    return ParameterType(name, bare, converted, meaning, card, write=write)


def _items(raw: str, restore: Restore) -> list[str]:
    return [restore(item) for item in items(raw)]


def _owned(raw: str, restore: Restore) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for item in items(raw):
        owner, possessive, name = item.partition("'s ")
        found.append((owner, restore(name)) if possessive else (found[-1][0], restore(item)))
    return found


def _number(text: str) -> int:
    return NUMBER_WORDS[text] if text in NUMBER_WORDS else int(text)


def series(item: str, first: str | None = None) -> str:
    """Return the regular expression for one or more of something: `A, B and C`."""
    return rf"(?:{first or item})(?:(?:,? and |, )(?:{item}))*"


def items(text: str) -> list[str]:
    """Return the items of a series."""
    return _BETWEEN.split(text)


def listed(items: Any) -> str:
    """Return names as a series: `A, B and C`."""
    *before, last = [items] if isinstance(items, str) else items
    return f"{', '.join(before)} and {last}" if before else str(last)


def _built_in() -> Iterable[ParameterType]:
    yield ParameterType("seat", _SEAT, plain(), "a player's name, one word: Sarah")
    for name in ("minion", "vampire", "card"):
        meaning = f"the name of a {name}: Smiling Jack, The Anarch; Vessel#2"
        yield ParameterType(name, _NAME, plain(), meaning, card=True)
        several = f"one or more {name}s: A, B and C"
        yield ParameterType(name + "s", series(_NAME), _items, several, card=True, write=listed)
    yield ParameterType("seats", series(_SEAT), _items, "one or more players: Sarah, Alexis and Tom", write=listed)
    owned = rf"{_SEAT}'s {_NAME}"
    yield ParameterType(
        "owned", series(rf"(?:{_SEAT}'s )?{_NAME}", owned), _owned,
        "cards with their players, as pairs: Sarah's Sully and Belinde, and Ines's Colette", card=True,
    )  # fmt: skip
    words = "|".join(sorted(NUMBER_WORDS, key=len, reverse=True))
    yield ParameterType("n", rf"(?:{NUMBER}|{words})", plain(_number), "a number: 3, three")
    yield ParameterType("rule", r"[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+", plain(), "a rule's id")
    yield enumerated("level", {"basic": "basic", "superior": "superior"})


def enumerated(name: str, words: Mapping[str, Any] | Iterable[str], needs: Needs | None = None) -> ParameterType:
    """Create a type with a fixed list of wordings and their values. Without a mapping, a wording is its own value."""
    values = dict(words) if isinstance(words, Mapping) else {word: word for word in words}
    if not values:
        raise PatternError(f"type {name!r} has no wordings; give at least one")
    regex = "|".join(re.escape(word) for word in sorted(values, key=len, reverse=True))

    def write(value: Any) -> str:
        return next((word for word, meant in values.items() if meant == value), str(value))

    return ParameterType(name, f"(?:{regex})", plain(values.__getitem__), " | ".join(values), needs=needs, write=write)


BUILT_IN: dict[str, ParameterType] = {t.name: t for t in _built_in()}

_PART = re.compile(
    r"\\(?P<escaped>.)|\{(?P<slot>[^{}]*)\}|\((?P<optional>[^()]*)\)|(?P<open>[{}()])|(?P<text>[^\\{}()]+)"
)
_ALTERNATIVES = re.compile(r"[^\s/]+(?:/[^\s/]+)+")
_SLOT = re.compile(r"(?P<name>[a-z_][a-z0-9_]*)(?::(?P<type>[a-z_][a-z0-9_-]*))?")


@dataclass(frozen=True)
class Pattern:
    """A parsed pattern."""

    source: str
    regex: str
    slots: dict[str, ParameterType]
    words: frozenset[str]
    """Words that every matching text contains, each between spaces or at an end."""

    def write_out(self, texts: Mapping[str, str], many: bool = False) -> str:
        """Return a matching text with these placeholder texts, in the plural if `many`."""
        return "".join(_write_part(part, texts, many) for part in _PART.finditer(self.source))


def _write_part(part: re.Match[str], texts: Mapping[str, str], many: bool) -> str:
    if part["slot"] is not None:
        return texts[part["slot"].partition(":")[0]]
    if part["optional"] is not None:
        return part["optional"] if many else ""
    return part["escaped"] or _ALTERNATIVES.sub(lambda words: words[0].split("/")[-many], part["text"])


def read_pattern(source: str, types: Mapping[str, ParameterType]) -> Pattern:
    """Parse a pattern. Raises PatternError with a remedy."""
    slots: dict[str, ParameterType] = {}
    regex: list[str] = []
    fixed: list[str] = [" "]
    for part in _PART.finditer(source):
        if part["open"]:
            raise PatternError(f"pattern {source!r}: unbalanced {part['open']!r}; write \\{part['open']}")
        if part["slot"] is not None:
            slot = _SLOT.fullmatch(part["slot"])
            if slot is None:
                raise PatternError(f"pattern {source!r}: {{{part['slot']}}} is not {{name}} or {{name:type}}")
            name, kind = slot["name"], slot["type"] or slot["name"]
            if kind not in types:
                raise PatternError(f"pattern {source!r}: no type {kind!r}; the types are {', '.join(sorted(types))}")
            if name in slots:
                raise PatternError(f"pattern {source!r}: {{{name}}} appears twice; name one {{other:{kind}}}")
            slots[name] = types[kind]
            regex.append(f"(?P<{name}>{types[kind].regex})")
            fixed.append("")
        elif part["optional"] is not None:
            regex.append(f"(?:{re.escape(part['optional'])})?")
            fixed.append("")
        elif part["escaped"]:
            regex.append(re.escape(part["escaped"]))
            fixed[-1] += part["escaped"]
        else:
            _fixed_text(part["text"], regex, fixed)
    fixed[-1] += " "
    words = frozenset(word for piece in fixed for word in piece.split(" ")[1:-1] if word)
    return Pattern(source, "".join(regex), slots, words)


def _fixed_text(text: str, regex: list[str], fixed: list[str]) -> None:
    at = 0
    for words in _ALTERNATIVES.finditer(text):
        before = text[at : words.start()]
        regex.append(re.escape(before) + "(?:" + "|".join(map(re.escape, words[0].split("/"))) + ")")
        fixed[-1] += before
        fixed.append("")
        at = words.end()
    regex.append(re.escape(text[at:]))
    fixed[-1] += text[at:]


class Names:
    """Card names that blend into the words around them: `Spirit's Touch`, `Smiling Jack, The Anarch`.

    Before a text is matched, each such name in it is replaced by one stand-in character.
    """

    def __init__(self, names: Iterable[str]) -> None:
        shape = re.compile(_NAME)
        self.known = frozenset(names)
        """Every card name; empty if the vocabulary has none."""
        awkward = sorted({n for n in self.known if not shape.fullmatch(n)}, key=lambda n: (-len(n), n))
        self._by_stand_in = {chr(0xE000 + i): name for i, name in enumerate(awkward)}
        self._stand_in = {name: char for char, name in self._by_stand_in.items()}
        self._finder = re.compile(rf"(?<![\w'])(?:{'|'.join(map(re.escape, awkward))})(?!\w)") if awkward else None
        self._chars = re.compile(f"[{_STAND_IN}]")

    def hide(self, text: str) -> str:
        """Replace the names in a text with stand-ins."""
        return self._finder.sub(lambda m: self._stand_in[m[0]], text) if self._finder else text

    def restore(self, text: str) -> str:
        """Replace the stand-ins in a text with names."""
        return self._chars.sub(lambda m: self._by_stand_in.get(m[0], m[0]), text)
