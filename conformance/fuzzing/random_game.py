"""One random game of a campaign, until the two sides diverge or the limit of decisions is reached."""

from __future__ import annotations

from random import Random

import msgspec

from conformance.fuzzing.comparison import Divergence, alike
from conformance.fuzzing.corpus import Corpus
from conformance.fuzzing.lockstep import Ended, Pair, Parted, Skip, StartingPoint
from conformance.protocol.engine import JsonObject

DECISIONS = 60
"""Maximum number of decisions in a game after its starting point."""
PATIENCE = 12
"""A guided game ends after this many decisions in a row that reach nothing new."""
ILLEGAL_ONE_IN = 4
"""Average number of decisions between two attempts at an illegal choice."""
LOOKS = {"play": 1, "options": 2, "lockstep": 3}
"""Level → decisions between two comparisons of states. The less else is compared, the more often."""
REMEMBERED = 40
"""Maximum number of earlier choices to try again when they may no longer be legal."""


class Played(msgspec.Struct):
    """Result of a game."""

    start: StartingPoint
    decisions: int = 0
    compared: int = 0
    """Number of decisions and outcomes that were compared."""
    skip: Skip | None = None
    """Reason why it ended early without a difference, if it did."""
    difference: Divergence | None = None
    line: list[tuple[str, JsonObject]] = []
    """Every choice that was made, including those of the starting point."""
    kept: list[int] = []
    """Numbers of choices after which something new was reached."""


def play(pair: Pair, start: StartingPoint, corpus: Corpus, chance: Random, decisions: int = DECISIONS) -> Played:
    """Play a game, and add what it reaches to the corpus."""
    played, compared = Played(start), pair.compared
    try:
        pair.begin(start)
        pair.compare(viewers(pair, start, played.decisions, chance))
        before: list[tuple[str, JsonObject]] = []
        last = decisions if not corpus.guided else PATIENCE
        while (pending := pair.pending) is not None and played.decisions < min(last, decisions):
            options = pair.options()
            if before and not chance.randrange(ILLEGAL_ONE_IN):
                try_illegal(pair, chance.choice(before), options)
            choice = corpus.choice(pending.window, options, chance)
            before = [*((pending.seat, each) for each in options[:REMEMBERED] if each != choice), *before][:REMEMBERED]
            pair.choose(pending.seat, choice)
            played.decisions += 1
            if corpus.reached(pending.window, pair.reached):
                corpus.keep(msgspec.structs.replace(start, choices=tuple(pair.line), origin="kept"))
                played.kept.append(len(pair.line))
                last = max(last, played.decisions + PATIENCE)
            pair.compare(viewers(pair, start, played.decisions, chance))
        pair.compare([None])
        pair.must_be_even()
    except Parted as parted:
        played.difference = parted.difference
    except Ended as ended:
        played.skip = ended.skip
    played.line, played.compared = pair.line, pair.compared - compared
    return played


def viewers(pair: Pair, start: StartingPoint, decisions: int, chance: Random) -> list[str | None]:
    """Return whose observations to compare after this number of decisions: now and then all and one seat, or none."""
    if decisions % LOOKS[pair.declared.level]:
        return []
    seats = [str(seat["name"]) for seat in start.position["seats"] if "name" in seat]
    return [None, chance.choice(seats)] if seats else [None]


def try_illegal(pair: Pair, known: tuple[str, JsonObject], options: list[JsonObject]) -> None:
    """Try an earlier choice for the seat that decides now, unless it is one of the options."""
    pending = pair.pending
    if pending is None or pending.seat == "chance" or known[0] == "chance":
        return
    if not any(alike(known[1], each) for each in [*options, *(pending.options or ())]):
        pair.try_illegal(pending.seat, known[1])
