"""The vocabulary of Vampire: The Eternal Struggle, and the words that its placeholders may stand for."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from conformance.vocabulary.registry import Vocabulary


def card_names() -> Iterator[str]:
    """The printed names of all cards in the card data."""
    import scenarios

    for file in sorted((Path(scenarios.ROOT) / "cards").glob("vtes*.toml")):
        with file.open("rb") as stream:
            yield from (str(card["name"]) for card in tomllib.load(stream).get("card", []))


vocabulary = Vocabulary("vtes", names=card_names)
given, when, then = vocabulary.given, vocabulary.when, vocabulary.then

_NAME = vocabulary.types["card"].regex
_SEAT = vocabulary.types["seat"].regex


@dataclass(frozen=True)
class State:
    """What a sentence adds to where a card is: its blood or life, whether it is locked; None where it does not say."""

    counters: int | None = None
    counter: str = "blood"
    locked: bool | None = None


_STATE = re.compile(r"(?: with (\d+) (blood|life))?(?: and (locked|unlocked))?")


def _state(text: str) -> State:
    found = _STATE.fullmatch(text)
    assert found is not None
    amount, counter, locked = found.groups()
    return State(int(amount) if amount else None, counter or "blood", None if locked is None else locked == "locked")


@dataclass(frozen=True)
class Damage:
    """An amount of damage, each of its two kinds."""

    normal: int
    aggravated: int


_DAMAGE = re.compile(r"(?:(\d+) damage)?(?: and )?(?:(\d+) aggravated damage)?")


def _damage(text: str) -> Damage:
    found = _DAMAGE.fullmatch(text)
    assert found is not None
    return Damage(int(found[1] or 0), int(found[2] or 0))


_TRAIT = r"[^\W_][\w'-]*(?: [^\W_][\w'-]*)*"
_HOW = re.compile(
    r"(?: at (basic|superior)(?: ([a-z]{3}(?: [a-z]{3})?))?)?"
    r"(?: on (.+?)(?: and (.+?))?)?(?: in ([^\s,]+)'s ash heap)?(?: to ([a-z][a-z-]*))?"
    rf"(?: as ({_TRAIT}))?(?: (?:for|with X) (\d+))?"
)


def _how(text: str) -> dict[str, Any]:
    """How a card is played: the fields of the choice, as far as they are said."""
    found = _HOW.fullmatch(text)
    assert found is not None
    keys = ("level", "discipline", "target", "other", "from", "mode", "kind", "x")
    said = {key: value for key, value in zip(keys, found.groups(), strict=True) if value}
    if "kind" in said:
        said["mode"] = said.pop("kind")
    return {**said, "x": int(said["x"])} if "x" in said else dict(said)


vocabulary.type(
    "state",
    r"(?: with \d+ (?:blood|life))?(?: and (?:un)?locked)?",
    _state,
    meaning='nothing, or " with 2 blood", " and locked", both',
)
vocabulary.type(
    "damage",
    r"\d+ damage(?: and \d+ aggravated damage)?|\d+ aggravated damage",
    _damage,
    meaning="2 damage, 1 aggravated damage, 2 damage and 1 aggravated damage",
)
vocabulary.type(
    "how",
    r"(?: at (?:basic|superior)(?: [a-z]{3}(?: [a-z]{3})?)?)?"
    rf"(?: on {_NAME}(?: and {_NAME})?(?: in {_SEAT}'s ash heap)?)?(?: to [a-z][a-z-]*)?"
    rf"(?: as {_TRAIT})?(?: (?:for|with X) \d+)?",
    _how,
    meaning='nothing, or " at superior", " at basic cel", " on Nassir", " on Nassir and Sully", '
    '" in Tom\'s ash heap", " to maneuver", " as Ventrue", " for 3", " with X 2", in this order',
)
vocabulary.type("number", r"-?\d+", int, meaning="a number, which may be negative: 1, -1")
vocabulary.type("trait", _TRAIT, meaning="the name of a sect, clan or title: prince")
vocabulary.type(
    "disciplines",
    r"[A-Za-z]{3}(?:(?:, | and )[A-Za-z]{3})*",
    lambda text: re.split(", | and ", text),
    meaning="codes of Disciplines, in capitals at superior: aus, DOM and obf",
)
vocabulary.type(
    "cost",
    r"\d+ blood|\d+ pool|\d+ pool and \d+ blood|nothing",
    lambda text: {kind: int(amount) for amount, kind in re.findall(r"(\d+) (blood|pool)", text)},
    meaning="1 blood, 2 pool, 1 pool and 1 blood, nothing",
)
vocabulary.type(
    "shares",
    rf"\d+ to {_SEAT}(?:(?:, | and )\d+ to {_SEAT})*",
    lambda text: {name: int(amount) for amount, name in re.findall(r"(\d+) to ([^\s,]+)", text)},
    meaning="3 to Alexis and 1 to Tom",
)
vocabulary.enumerate("phase", ["unlock", "master", "minion", "influence", "discard"])
vocabulary.enumerate("counter", {"blood": "blood", "life": "life", "counter": "counters", "counters": "counters"})
vocabulary.enumerate("side", ["for", "against"])
vocabulary.enumerate("range", ["close", "long"])
vocabulary.enumerate("pile", {"library": "library", "crypt": "crypt", "ash heap": "ash_heap", "hand": "hand"})
vocabulary.enumerate(
    "lot",
    {
        "hand": "hand",
        "uncontrolled vampires": "uncontrolled",
        "library": "library",
        "crypt": "crypt",
        "ash heap": "ash_heap",
    },
)
vocabulary.enumerate(
    "effect",
    {
        "maneuver": "maneuver",
        "press": "press",
        "prevent damage": "prevent",
        "prevent damage of a gun": "prevent-gun",
        "move 1 blood to the pool": "to-pool",
        "move 1 pool to the vampire": "to-vampire",
        "be immune": "immunity",
        "burn it": "burn",
        "lower the intercept": "lower-intercept",
        "steal it": "steal",
        "enter combat": "enter-combat",
        "raise the hand size": "hand-size",
        "gain 1 pool": "gain-pool",
        "add 1 blood": "add-blood",
        "pay 1 pool": "pay-pool",
        "pay 1 blood": "pay-blood",
        "lock vampires": "lock",
        "burn equipment": "burn-equipment",
        "receive 1 blood": "to-card",
        "give its counters away": "from-card",
        "unlock the acting minion": "unlock",
        "make a vampire ready": "make-ready",
        "draw a crypt card": "draw-crypt",
        "gain 2 pool": "gain-pool",
    },
)
