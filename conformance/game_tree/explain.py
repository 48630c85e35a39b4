"""Answers to "why can't I …?": find the choice that the player means, and ask the engine why it refuses it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from rapidfuzz import fuzz, process

from conformance.game_tree.tree import GameTree, GameTreeError, JsonObject
from conformance.steps.errors import ScenarioFault, StepFailure
from conformance.steps.move_steps import Meant, Move
from conformance.steps.patterns import ParameterType
from conformance.steps.sentence_writer import Chosen, Rehearsal
from conformance.translation import _, current
from conformance.verdict.reports.citations import Citation, Citations

ALIKE = 60
"""Minimum similarity, from 0 to 100, between the typed text and a sentence."""
NAMED = 80
"""Minimum similarity, from 0 to 100, between a name and the typed text."""
NAMES_AT_MOST = 6
_FILLERS = re.compile(
    r"\b(?:why|can(?:'?t|not)?|could|does|do|is|am|are|may|must|n[o']t|with|the|a|an|to|i|my|it|here|now|be)\b|[?!.,](?!\w)"
)
_WORDS = re.compile(r"[a-z-]+(?: [a-z-]+)*")


class Refusal(NamedTuple):
    """Answer to "why can't I …?"."""

    seat: str
    choice: JsonObject
    words: str
    """The choice as it was understood, as a sentence."""
    reason: str | None
    """The engine's reason in the current language, or None if the choice is legal."""
    rule: Citation | None = None
    """The broken rule: its id, its section and its text. None if the engine names no rule of the catalogue."""


class AttemptedChoice(NamedTuple):
    """A choice that the player may mean."""

    words: str
    chosen: Chosen


def why(table: GameTree, choice: JsonObject, seat: str | None = None, words: str = "") -> Refusal:
    """Return why `seat` cannot choose that now, by default the seat that decides. Changes nothing.

    Raises EngineError.
    """
    pending = table.pending
    who = seat or (pending.seat if pending else table.seats[0])
    words = words or table.say(who, choice)
    refused = table.refusal(choice, who)
    if refused is None:
        return Refusal(who, choice, words, None)
    rule = refused.rule and (Citations().get(refused.rule) or Citation(refused.rule, "", ""))
    return Refusal(who, choice, words, current().reason(refused.reason), rule or None)


def why_in_words(table: GameTree, text: str) -> Refusal:
    """Return why a choice typed in words is illegal now, such as `block with Belinde`.

    The text is a sentence of the vocabulary, or enough of one to recognize it. Raises GameTreeError with similar
    sentences
    if no sentence is similar enough.
    """
    world = table.world
    if (chosen := world.means(text)) is not None:
        return why(table, chosen[1], chosen[0], text)
    if (absent := _absent(world, text)) is not None:
        raise GameTreeError(_("{card} is not in play", card=absent))
    found = _near(world, text)
    best = [attempt for attempt, score in found if score >= max(found[0][1] - 0.01, ALIKE)] if found else []
    if not best:
        near = ", ".join(repr(attempt.words) for attempt, _ in found[:3])
        hint = _("did you mean {near}?", near=near) if near else _("try a sentence such as `why block with Belinde`")
        raise GameTreeError(_("no choice matches {text!r}: {hint}", text=text, hint=hint))
    answers = [why(table, attempt.chosen[1], attempt.chosen[0], attempt.words) for attempt in best[:3]]
    return next((each for each in answers if each.reason is None), answers[0])


def _near(world: Rehearsal, text: str) -> list[tuple[AttemptedChoice, float]]:
    """Return up to six choices that the player may mean, best match first."""
    plain = _plain(text)
    named = _named(world, text)
    candidates = {attempt.words: attempt for attempt in _candidates(world, named, text)}
    ranked = process.extract(
        plain, {words: _plain(words) for words in candidates}, scorer=fuzz.token_sort_ratio, limit=None
    )
    cards = [name for name in named if name not in world.seats]
    scored = [(candidates[words], _score(plain, written, score, cards)) for written, score, words in ranked]
    return sorted(scored, key=lambda each: -each[1])[:6]


def _score(plain: str, written: str, score: float, named: list[str]) -> float:
    """Return the similarity of two texts, less 15 for each card that was typed and is missing."""
    missing = sum(_plain(name) in plain and _plain(name) not in written for name in named)
    return (score + fuzz.token_set_ratio(plain, written)) / 2 - 15 * missing


def _plain(text: str) -> str:
    """Return the text reduced for comparison: lower case, without filler words and plural endings."""
    return " ".join(word.removesuffix("s") for word in _FILLERS.sub(" ", text.lower()).split())


def _absent(world: Rehearsal, text: str) -> str | None:
    """Return a card that the text names in full and that is not in play, unless the text is about playing it."""
    here, there = _here(world), _known(world, text)
    return next((card for card in there if card not in here and "play" not in text.lower()), None)


def _known(world: Rehearsal, text: str) -> list[str]:
    """Return the cards of the game that the text names in full, longest first."""
    found = sorted((card for card in world.words.names.known if card.lower() in text.lower()), key=len, reverse=True)
    return [card for at, card in enumerate(found) if not any(card in longer for longer in found[:at])]


def _here(world: Rehearsal) -> dict[str, None]:
    """Return the names of all players, cards in play and known cards in piles."""
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
    """Return the players and cards that the text names."""
    names = list(_here(world) | dict.fromkeys(_known(world, text)))
    found = process.extract(
        text.lower(), names, scorer=fuzz.partial_ratio, processor=str.lower, score_cutoff=NAMED, limit=30
    )
    whole = [name for name, score, _ in found if score == 100]
    kept = [name for name in whole if not any(name != other and name in other for other in whole)]
    return (kept or [name for name, _, _ in found])[:NAMES_AT_MOST]


def _candidates(world: Rehearsal, named: list[str], text: str) -> Iterator[AttemptedChoice]:
    """Yield every move by the named players and cards, or by the deciding seat if none is named."""
    for move in world.words.moves:
        slots = move.third_person.slots
        values = [_values(world, kind, slot == move.who, named, text) for slot, kind in slots.items()]
        if len(named) == 1 and sum(kind.card for kind in slots.values()) == 2:  # the acting minion may be missing
            values[list(slots).index(move.who)] += _minions(world)
        for several in product(*values):
            arguments = dict(zip(slots, several, strict=True))
            names = [str(value) for slot, value in arguments.items() if slots[slot].card or slots[slot].name == "seat"]
            if len(set(names)) == len(names):
                yield from _attempts(world, move, arguments)


def _attempts(world: Rehearsal, move: Move, arguments: dict[str, object]) -> Iterator[AttemptedChoice]:
    rest = {slot: value for slot, value in arguments.items() if slot != move.who}
    kinds = move.third_person.slots
    try:
        seat, choice = Meant(move, rest).choice(world, str(arguments[move.who]))
    except (ScenarioFault, StepFailure):
        return
    written = move.third_person.write_out({slot: kinds[slot].write(value) for slot, value in arguments.items()})
    yield AttemptedChoice(written, (str(seat), choice))


def _values(world: Rehearsal, kind: ParameterType, moving: bool, named: list[str], text: str) -> list[object]:
    """Return the values that a placeholder may have."""
    seats = [name for name in named if name in world.seats]
    cards = [name for name in named if name not in world.seats]
    pending = world.play.pending
    deciding = [pending.seat] if pending and pending.seat in world.seats else world.seats[:1]
    if kind.name == "seat":
        return list(seats or deciding) if moving else list(seats)
    if kind.name == "card" and moving:
        return [*cards, *(seats or deciding)]
    if kind.card:
        return [[card] if kind.name == "cards" else card for card in cards] if kind.name in PLAIN else []
    if kind.name == "n":
        return [int(next(iter(re.findall(r"\d+", text)), 1))]
    if kind.name == "how":
        return _hows(world, text)
    words = [word for word in kind.meaning.split(" | ") if re.fullmatch(kind.regex, word)]
    return [kind.convert(word, str) for word in words if word.lower() in text.lower() or len(words) <= 2]


def _minions(world: Rehearsal) -> list[str]:
    """Return cards of the deciding seat that may act."""
    table, pending = world.places.table, world.play.pending
    if table is None or pending is None:
        return []
    return [*(place.name for place in table.cards(world.after()) if place.seat == pending.seat)][:NAMES_AT_MOST]


PLAIN = ("card", "cards", "minion", "vampire")
"""Placeholder types whose value is a card name or a list of card names."""


def _hows(world: Rehearsal, text: str) -> list[object]:
    """Return the typed details of how a card is played, or the empty ones."""
    kind = world.words.types["how"]
    after = re.search(r" (?:at|on|to|as|for|with) .*", text)
    found = after and re.search(kind.regex + r"$", after[0])
    return [kind.convert(found[0] if found else "", str)]
