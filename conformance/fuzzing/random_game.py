"""One game of a campaign: from a beginning, at random, until the two sides part or enough was decided."""

from __future__ import annotations

from random import Random

import msgspec

from conformance.fuzzing.comparison import Divergence, alike
from conformance.fuzzing.corpus import Corpus
from conformance.fuzzing.lockstep import Ended, Pair, Parted, StartingPoint
from conformance.protocol.engine import JsonObject

DECISIONS = 60
"""How many decisions a game has at most, beyond its beginning."""
PATIENCE = 12
"""A guided game ends after so many decisions in a row that reach nothing new: another one reaches more."""
ILLEGAL_ONE_IN = 4
"""After so many decisions, on average, something is tried that is not legal."""
LOOKS = {"play": 1, "options": 2, "lockstep": 3}
"""Level → after how many decisions the states are compared: the less else is told, the more often."""
REMEMBERED = 40
"""Choices of before that are tried where they may not be legal any more."""


class Played(msgspec.Struct):
    """What came of a game."""

    start: StartingPoint
    decisions: int = 0
    difference: Divergence | None = None
    line: list[tuple[str, JsonObject]] = []
    """Every choice that was made, those of the beginning included."""
    kept: list[int] = []
    """After how many choices something new was reached."""


def play(pair: Pair, start: StartingPoint, corpus: Corpus, chance: Random, decisions: int = DECISIONS) -> Played:
    """Plays a game; what it reaches goes into the corpus."""
    played = Played(start)
    try:
        pair.begin(start)
        pair.compare(_viewers(pair, played, chance))
        before: list[tuple[str, JsonObject]] = []
        last = decisions if not corpus.guided else PATIENCE
        while (pending := pair.pending) is not None and played.decisions < min(last, decisions):
            options = pair.options()
            if before and not chance.randrange(ILLEGAL_ONE_IN):
                _try_illegal(pair, chance.choice(before), options)
            choice = corpus.choice(pending.window, options, chance)
            before = [*((pending.seat, each) for each in options[:REMEMBERED] if each != choice), *before][:REMEMBERED]
            pair.choose(pending.seat, choice)
            played.decisions += 1
            if corpus.reached(pending.window, pair.reached):
                corpus.keep(msgspec.structs.replace(start, choices=tuple(pair.line), origin="kept"))
                played.kept.append(len(pair.line))
                last = max(last, played.decisions + PATIENCE)
            pair.compare(_viewers(pair, played, chance))
        pair.compare([None])
        pair.must_be_even()
    except Parted as parted:
        played.difference = parted.difference
    except Ended:
        pass
    played.line = pair.line
    return played


def _viewers(pair: Pair, played: Played, chance: Random) -> list[str | None]:
    if played.decisions % LOOKS[pair.declared.level]:
        return []
    seats = [str(seat["name"]) for seat in played.start.position["seats"] if "name" in seat]
    return [None, chance.choice(seats)] if seats else [None]


def _try_illegal(pair: Pair, known: tuple[str, JsonObject], options: list[JsonObject]) -> None:
    """Tries a choice of before for whoever decides now, where it is none of the options."""
    pending = pair.pending
    if pending is None or pending.seat == "chance" or known[0] == "chance":
        return
    if not any(alike(known[1], each) for each in [*options, *(pending.options or ())]):
        pair.try_illegal(pending.seat, known[1])
