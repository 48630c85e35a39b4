"""Why something cannot be chosen now. The engine is asked; what was typed is found among all that could be meant."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from rapidfuzz import fuzz, process

from conformance.game_tree.tree import GameTree, GameTreeError, JsonObject
from conformance.steps.faults import ScenarioFault, StepFailure
from conformance.steps.moves import Meant, Move
from conformance.steps.patterns import ParameterType
from conformance.steps.sentence_writer import Chosen, Rehearsal
from conformance.verdict.reports.citations import Citation, Citations

ALIKE = 60
"""How much alike, of 100, a sentence must be to what was typed to be taken for it."""
NAMED = 80
"""The same of a name that occurs in it."""
NAMES_AT_MOST = 6
_FILLERS = re.compile(
    r"\b(?:why|can(?:'?t|not)?|could|does|do|is|am|are|may|must|n[o']t|with|the|a|an|to|i|my|it|here|now|be)\b|[?!.,](?!\w)"
)
_WORDS = re.compile(r"[a-z-]+(?: [a-z-]+)*")


class Refusal(NamedTuple):
    """Why something cannot be chosen now."""

    seat: str
    choice: JsonObject
    words: str
    """What was asked about, as it was understood."""
    reason: str | None
    """The engine's own. None: nothing is against it."""
    rule: Citation | None = None
    """Where the engine names one that the catalogue knows: its id, its place in the book, and what it says."""


class AttemptedChoice(NamedTuple):
    """Something that might be meant."""

    words: str
    chosen: Chosen


def why(table: GameTree, choice: JsonObject, seat: str | None = None, words: str = "") -> Refusal:
    """Why a seat, or whoever is asked, cannot choose that now. The engine is asked, and nothing changes. Raises
    EngineError."""
    pending = table.pending
    who = seat or (pending.seat if pending else table.seats[0])
    words = words or table.say(who, choice)
    refused = table.refusal(choice, who)
    if refused is None:
        return Refusal(who, choice, words, None)
    rule = refused.rule and (Citations().get(refused.rule) or Citation(refused.rule, "", ""))
    return Refusal(who, choice, words, refused.reason, rule or None)


def why_in_words(table: GameTree, text: str) -> Refusal:
    """The same for what somebody typed: a sentence of the vocabulary, or as much of one as tells what is meant, such as
    `block with Belinde`. Raises GameTreeError, which names what is near, where nothing is near enough.
    """
    world = table.world
    if (chosen := world.means(text)) is not None:
        return why(table, chosen[1], chosen[0], text)
    if (absent := _absent(world, text)) is not None:
        raise GameTreeError(f"{absent} is not at this table")
    found = _near(world, text)
    best = [asked for asked, score in found if score >= max(found[0][1] - 0.01, ALIKE)] if found else []
    if not best:
        near = ", ".join(repr(asked.words) for asked, _ in found[:3])
        hint = f"near it are {near}" if near else "name who and what, as in `why Belinde bleeds Alexis`"
        raise GameTreeError(f"it is not clear what {text!r} means; {hint}")
    answers = [why(table, asked.chosen[1], asked.chosen[0], asked.words) for asked in best[:3]]
    return next((each for each in answers if each.reason is None), answers[0])


def _near(world: Rehearsal, text: str) -> list[tuple[AttemptedChoice, float]]:
    """What might be meant, the likeliest first."""
    plain = _plain(text)
    named = _named(world, text)
    candidates = {asked.words: asked for asked in _candidates(world, named, text)}
    ranked = process.extract(
        plain, {words: _plain(words) for words in candidates}, scorer=fuzz.token_sort_ratio, limit=None
    )
    cards = [name for name in named if name not in world.seats]
    scored = [(candidates[words], _score(plain, said, score, cards)) for said, score, words in ranked]
    return sorted(scored, key=lambda each: -each[1])[:6]


def _score(plain: str, said: str, score: float, named: list[str]) -> float:
    """How alike; a name that was not typed counts against it, one that was typed and is missing more so."""
    missing = sum(_plain(name) in plain and _plain(name) not in said for name in named)
    return (score + fuzz.token_set_ratio(plain, said)) / 2 - 15 * missing


def _plain(text: str) -> str:
    """Words by which texts are compared: without those that say nothing, and without endings."""
    return " ".join(word.removesuffix("s") for word in _FILLERS.sub(" ", text.lower()).split())


def _absent(world: Rehearsal, text: str) -> str | None:
    """A card that is named by its whole name, to do something, and is not at the table."""
    here, there = _here(world), _known(world, text)
    return next((card for card in there if card not in here and "play" not in text.lower()), None)


def _known(world: Rehearsal, text: str) -> list[str]:
    """The cards of the game that a text names by their whole names, the longest first."""
    found = sorted((card for card in world.words.names.known if card.lower() in text.lower()), key=len, reverse=True)
    return [card for at, card in enumerate(found) if not any(card in longer for longer in found[:at])]


def _here(world: Rehearsal) -> dict[str, None]:
    """The players, the cards on the table, and those in piles that are known, as they are called here."""
    position = world.after()
    names = dict.fromkeys(world.seats)
    table = world.places.table
    if table is not None:
        names |= dict.fromkeys(place.name for place in table.cards(position) if not place.name.startswith("?"))
    for seat in position["seats"]:
        for pile in seat.values():
            names |= dict.fromkeys(card for card in pile if isinstance(card, str)) if isinstance(pile, list) else {}
    names.pop("?", None)
    return names


def _named(world: Rehearsal, text: str) -> list[str]:
    """The players and cards that a text names."""
    names = list(_here(world) | dict.fromkeys(_known(world, text)))
    found = process.extract(
        text.lower(), names, scorer=fuzz.partial_ratio, processor=str.lower, score_cutoff=NAMED, limit=30
    )
    whole = [name for name, score, _ in found if score == 100]
    kept = [name for name in whole if not any(name != other and name in other for other in whole)]
    return (kept or [name for name, _, _ in found])[:NAMES_AT_MOST]


def _candidates(world: Rehearsal, named: list[str], text: str) -> Iterator[AttemptedChoice]:
    """Every move by the players and cards that are named; who is not named may be who is asked."""
    for move in world.words.moves:
        slots = move.third_person.slots
        values = [_values(world, kind, slot == move.who, named, text) for slot, kind in slots.items()]
        if len(named) == 1 and sum(kind.card for kind in slots.values()) == 2:  # whoever else it is about is not named
            values[list(slots).index(move.who)] += _minions(world)
        for several in product(*values):
            arguments = dict(zip(slots, several, strict=True))
            names = [str(value) for slot, value in arguments.items() if slots[slot].card or slots[slot].name == "seat"]
            if len(set(names)) == len(names):
                yield from _asked(world, move, arguments)


def _asked(world: Rehearsal, move: Move, arguments: dict[str, object]) -> Iterator[AttemptedChoice]:
    rest = {slot: value for slot, value in arguments.items() if slot != move.who}
    kinds = move.third_person.slots
    try:
        seat, choice = Meant(move, rest).choice(world, str(arguments[move.who]))
    except (ScenarioFault, StepFailure):
        return
    said = move.third_person.said({slot: kinds[slot].write(value) for slot, value in arguments.items()})
    yield AttemptedChoice(said, (str(seat), choice))


def _values(world: Rehearsal, kind: ParameterType, moving: bool, named: list[str], text: str) -> list[object]:
    """What a placeholder might stand for."""
    seats = [name for name in named if name in world.seats]
    cards = [name for name in named if name not in world.seats]
    pending = world.play.pending
    asked = [pending.seat] if pending and pending.seat in world.seats else world.seats[:1]
    if kind.name == "seat":
        return list(seats or asked) if moving else list(seats)
    if kind.name == "card" and moving:
        return [*cards, *(seats or asked)]
    if kind.card:
        return [[card] if kind.name == "cards" else card for card in cards] if kind.name in PLAIN else []
    if kind.name == "n":
        return [int(next(iter(re.findall(r"\d+", text)), 1))]
    if kind.name == "how":
        return _hows(world, text)
    words = [word for word in kind.meaning.split(" | ") if re.fullmatch(kind.regex, word)]
    return [kind.convert(word, str) for word in words if word.lower() in text.lower() or len(words) <= 2]


def _minions(world: Rehearsal) -> list[str]:
    """Cards of whoever is asked, that might do something."""
    table, pending = world.places.table, world.play.pending
    if table is None or pending is None:
        return []
    return [*(place.name for place in table.cards(world.after()) if place.seat == pending.seat)][:NAMES_AT_MOST]


PLAIN = ("card", "cards", "minion", "vampire")
"""Types of which a value is a name, or a list of names."""


def _hows(world: Rehearsal, text: str) -> list[object]:
    """How a card is played, as far as it is typed."""
    kind = world.words.types["how"]
    after = re.search(r" (?:at|on|to|as|for|with) .*", text)
    found = after and re.search(kind.regex + r"$", after[0])
    return [kind.convert(found[0] if found else "", str)]
