"""The vocabulary of Vampire: The Eternal Struggle, and the wordings of its placeholders."""

from __future__ import annotations

import re
from typing import Any

from conformance.protocol.vtes import CHOICES, EVENTS, FEATURES
from conformance.steps.card_data import card_names
from conformance.steps.move_steps import Moves
from conformance.steps.paths import Places, not_on_the_table
from conformance.steps.patterns import NUMBER, ParameterType, items, listed, series
from conformance.steps.registry import Vocabulary
from conformance.steps.script import EngineName
from conformance.steps.vtes.view import TABLE, bare, whereabouts
from conformance.steps.wire_vocabulary_check import WireWords
from conformance.steps.world import ScenarioFault, World
from scenarios.wire_types.vtes.positions import Observation

PILES = ("library", "unordered_library", "crypt", "unordered_crypt", "uncontrolled", "ash_heap", "removed")
vocabulary = Vocabulary(
    "vtes",
    names=card_names("vtes", "card"),
    places=Places(TABLE, whereabouts, piles=PILES),
    features=FEATURES,
    wire=WireWords(EVENTS, CHOICES, Observation),
)
given, when, then = vocabulary.given, vocabulary.when, vocabulary.then


def mover(world: World, name: str) -> str:
    """Return the seat that decides for a player or for a card on the table."""
    if name in world.seats:
        return name
    place = TABLE.find(world.after(), name)
    if place is None:
        world.fail(not_on_the_table(name, whereabouts(world.after(), name)))
    if place.where in TABLE.uncontrolled:
        return place.seat
    return EngineName(place.card.get("controller") or place.seat, ("cards", place.name, "controller"))


def check(world: World, kind: ParameterType, name: Any) -> None:
    """Check that a player is not used as a minion, and that every card is in the card data or on the table."""
    if kind.name in ("minion", "vampire") and name in world.seats:
        raise ScenarioFault(f"{name} is a player, not a minion")
    known = name in world.seats or bare(str(name)) in vocabulary.names.known
    if kind.card and isinstance(name, str) and not known and TABLE.find(world.after(), name) is None:
        raise ScenarioFault(f"no card or player is named {name!r}")


move = Moves(vocabulary, mover, check)

# -- words with parts -------------------------------------------------------------------------------------------------

_NAME, _SEAT = vocabulary.types["card"].regex, vocabulary.types["seat"].regex
_TRAIT = r"[^\W_][\w'-]*(?: [^\W_][\w'-]*)*"


def _state(amount: str | None, counter: str, locked: str | None) -> dict[str, Any]:
    """Return the keys of a card that a sentence sets."""
    return {
        **({counter: int(amount)} if amount else {}),
        **({"locked": locked == "locked"} if locked else {}),
    }


def _damage(normal: str | None, aggravated: str | None, only: str | None) -> dict[str, int]:
    return {"normal": int(normal or 0), "aggravated": int(aggravated or only or 0)}


def _how(kind: str | None, x: str | None, **said: str | None) -> dict[str, Any]:
    """Return the fields of a choice that a sentence sets for playing a card."""
    fields = {key: value for key, value in said.items() if value}
    return {**fields, **({"mode": kind} if kind else {}), **({"x": int(x)} if x else {})}


def _how_as_text(said: dict[str, Any]) -> str:
    """Return a sentence's words for these fields."""
    mode = str(said.get("mode") or "")
    texts = {
        " at {}": f"{said.get('level') or ''} {said.get('discipline') or ''}".strip(),
        " on {}": said.get("target"),
        " and {}": said.get("other"),
        " in {}'s ash heap": said.get("from"),
        " to {}": mode if mode.islower() else "",
        " as {}": mode if not mode.islower() else "",
        " for {}": str(said.get("x") or ""),
    }
    return "".join(words.format(text) for words, text in texts.items() if text)


vocabulary.type(
    "state",
    rf"(?: with (?P<amount>{NUMBER}) (?P<counter>blood|life))?(?: and (?P<locked>(?:un)?locked))?",
    _state,
    meaning='nothing, or " with 2 blood", " and locked", both',
)
vocabulary.type(
    "damage",
    rf"(?P<normal>{NUMBER}) damage(?: and (?P<aggravated>{NUMBER}) aggravated damage)?"
    rf"|(?P<only>{NUMBER}) aggravated damage",
    _damage,
    meaning="2 damage, 1 aggravated damage, 2 damage and 1 aggravated damage",
)
vocabulary.type(
    "how",
    r"(?: at (?P<level>basic|superior)(?: (?P<discipline>[a-z]{3}(?: [a-z]{3})?))?)?"
    rf"(?: on (?P<target>{_NAME})(?: and (?P<other>{_NAME}))?(?: in (?P<from>{_SEAT})'s ash heap)?)?"
    rf"(?: to (?P<mode>[a-z][a-z-]*))?(?: as (?P<kind>{_TRAIT}))?(?: (?:for|with X) (?P<x>{NUMBER}))?",
    _how,
    meaning='nothing, or " at superior", " at basic cel", " on Nassir", " on Nassir and Sully", '
    '" in Tom\'s ash heap", " to maneuver", " as Ventrue", " for 3", " with X 2", in this order',
    write=_how_as_text,
)
vocabulary.type("number", rf"-?{NUMBER}", int, meaning="a number, which may be negative: 1, -1")
vocabulary.type("trait", _TRAIT, meaning="the name of a sect, clan or title: prince")
vocabulary.type(
    "disciplines",
    series("[A-Za-z]{3}"),
    items,
    meaning="codes of Disciplines, in capitals at superior: aus, DOM and obf",
    write=listed,
)
vocabulary.type(
    "cost",
    rf"{NUMBER} blood|{NUMBER} pool|{NUMBER} pool and {NUMBER} blood|nothing",
    lambda text: {"blood": 0, "pool": 0} | {kind: int(amount) for amount, kind in re.findall(r"(\d+) (\w+)", text)},
    meaning="1 blood, 2 pool, 1 pool and 1 blood, nothing",
)
vocabulary.type(
    "shares",
    series(rf"{NUMBER} to {_SEAT}"),
    lambda text: {name: int(amount) for amount, name in re.findall(r"(\d+) to ([^\s,]+)", text)},
    meaning="3 to Alexis and 1 to Tom",
    write=lambda shares: listed([f"{amount} to {name}" for name, amount in shares.items()]),
)

# -- simple words -----------------------------------------------------------------------------------------------------

# fmt: off
vocabulary.enumerate("phase", ["unlock", "master", "minion", "influence", "discard"],
                     needs=lambda phase: FEATURES.of("phases", phase))
vocabulary.enumerate("counter", {"blood": "blood", "life": "life", "counter": "counters", "counters": "counters"})
vocabulary.enumerate("side", ["for", "against"])
vocabulary.enumerate("adjusted", ["stealth", "intercept", "bleed"])
vocabulary.enumerate("range", ["close", "long"])
vocabulary.enumerate("pile", {"library": "library", "crypt": "crypt", "ash heap": "ash_heap", "hand": "hand"})
vocabulary.enumerate("searched", {"library": "library", "ash heap": "ash-heap", "hand": "hand"})
vocabulary.enumerate("lot", {
    "hand": "hand", "uncontrolled vampires": "uncontrolled", "library": "library", "crypt": "crypt",
    "ash heap": "ash_heap",
})
vocabulary.enumerate("effect", {
    "maneuver": "maneuver", "press": "press", "prevent damage": "prevent", "prevent damage of a gun": "prevent-gun",
    "move 1 blood to the pool": "to-pool", "move 1 pool to the vampire": "to-vampire", "be immune": "immunity",
    "burn it": "burn", "lower the intercept": "lower-intercept", "steal it": "steal", "enter combat": "enter-combat",
    "raise the hand size": "hand-size", "gain 1 pool": "gain-pool", "add 1 blood": "add-blood",
    "pay 1 pool": "pay-pool", "pay 1 blood": "pay-blood", "lock vampires": "lock", "burn equipment": "burn-equipment",
    "receive 1 blood": "to-card", "give its counters away": "from-card", "unlock": "unlock",
    "unlock the acting minion": "unlock", "make a vampire ready": "make-ready", "draw a crypt card": "draw-crypt",
    "gain 2 pool": "gain-pool",
})
# fmt: on
