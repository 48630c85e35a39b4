"""Decks of a challenge: decks of the scenarios, changed at random, judged by both sides."""

from __future__ import annotations

import copy
from contextlib import suppress
from random import Random

from conformance.fuzzing.comparison import Declared
from conformance.fuzzing.lockstep import Ended, Skip
from conformance.protocol.engine import Engine, EngineBroke, EngineError, JsonObject, Unsupported

CHANGES = 4
"""Maximum number of changes of a deck."""
COPIES = (1, 2, 3, 4, 5, 10, 15, 30)
"""Numbers of copies that a change may set."""
TRIALS = 60
"""Maximum number of attempts to make a deck with a difference smaller."""


class Judged:
    """The judgement of both sides on a deck. `differs` is True if they disagree."""

    def __init__(self, expected: JsonObject, actual: JsonObject) -> None:
        self.expected, self.actual = _judgement(expected), _judgement(actual)
        self.rules = sorted({str(fault["rule"]) for fault in expected.get("faults", ()) if fault.get("rule")})

    @property
    def differs(self) -> bool:
        return self.expected != self.actual


class Broken(Judged):
    """An engine that gave no judgement."""

    def __init__(self, expected: JsonObject, error: EngineError) -> None:
        super().__init__(expected, {"legal": None, "faults": []})
        self.actual["error"] = str(error)


def _judgement(found: JsonObject) -> JsonObject:
    """Return what counts in a judgement: whether the deck is legal, and the names of the faults."""
    return {"legal": found["legal"], "faults": sorted({str(fault["fault"]) for fault in found.get("faults", ())})}


def judge(
    reference: Engine, engine: Engine, declared: Declared, edition: str, deck: JsonObject, players: int | None
) -> Judged:
    """Have both sides judge a deck.

    Raises Ended if the reference does not, or the engine lacks something undeclared.
    """
    where = (declared.game, edition, deck, players)
    try:
        expected = reference.deck(*where)
    except EngineError as error:
        raise Ended(str(error), Skip.UNAVAILABLE) from error
    try:
        return Judged(expected, engine.deck(*where))
    except Unsupported as missing:
        if declared.has_named(missing.what, missing.name):
            return Broken(expected, missing)
        raise Ended(str(missing), Skip.UNSUPPORTED) from missing
    except EngineBroke as broke:
        engine.restart()
        return Broken(expected, broke)
    except EngineError as error:
        return Broken(expected, error)


def changed(deck: JsonObject, declared: Declared, chance: Random) -> JsonObject:
    """Return a copy of a deck with other cards, counts, and parts."""
    varied = copy.deepcopy(deck)
    known = declared.known_cards
    for _ in range(chance.randint(1, CHANGES)):
        parts = sorted(part for part, held in varied.items() if isinstance(held, list))
        if not parts:
            break
        held = varied[chance.choice(parts)]
        match chance.randrange(4):
            case 0 if held:
                chance.choice(held)["count"] = chance.choice(COPIES)
            case 1 if held:
                del held[chance.randrange(len(held))]
            case 2 if held and known:
                chance.choice(held)["card"] = chance.choice(known)
            case _ if known:
                held.append({"card": chance.choice(known), "count": chance.choice(COPIES)})
    return varied


def smaller(
    reference: Engine, engine: Engine, declared: Declared, edition: str, deck: JsonObject, players: int | None
) -> JsonObject:
    """Return a deck with fewer entries about which both sides still disagree."""
    left = TRIALS
    for part in [part for part, held in deck.items() if isinstance(held, list)]:
        at = len(deck[part]) - 1
        while at >= 0 and left > 0:
            left -= 1
            without = {**deck, part: deck[part][:at] + deck[part][at + 1 :]}
            with suppress(Ended):
                if judge(reference, engine, declared, edition, without, players).differs:
                    deck = without
            at -= 1
    return deck
