"""One game of a challenge: the choices of a scenario as far as they are legal, then unpredictable ones."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from conformance.fuzzing.comparison import Divergence, alike
from conformance.fuzzing.corpus import Corpus
from conformance.fuzzing.lockstep import Ended, Pair, Parted, Skip, StartingPoint
from conformance.fuzzing.random_game import REMEMBERED, try_illegal, viewers
from conformance.protocol.engine import JsonObject

ILLEGAL_ONE_IN = 3
"""Average number of decisions between two attempts at an illegal choice."""
FREE_CHOICES = (4, 8, 8, 16, 32)
"""Numbers of unpredictable choices in a game, each as likely as the others."""


class ChallengeGame(Struct):
    """Result of a game."""

    line: list[tuple[str, JsonObject]] = []
    """Every choice that was made."""
    compared: int = 0
    difference: Divergence | None = None
    skip: Skip | None = None
    """Reason why it ended early without a difference, if it did."""


def play(pair: Pair, start: StartingPoint, corpus: Corpus, chance: Random) -> ChallengeGame:
    """Play from `start`, comparing after every choice.

    The choices of `start` are made up to a random point and as far as the reference offers them.
    """
    game, compared = ChallengeGame(), pair.compared
    try:
        _play(pair, start, corpus, chance)
    except Parted as parted:
        game.difference = parted.difference
    except Ended as ended:
        game.skip = ended.skip
    game.line, game.compared = list(pair.line), pair.compared - compared
    return game


def _play(pair: Pair, start: StartingPoint, corpus: Corpus, chance: Random) -> None:
    pair.begin(StartingPoint(game=start.game, edition=start.edition, position=start.position))
    pair.compare(viewers(pair, start, 0, chance))
    scripted = list(start.choices[: chance.randint(0, len(start.choices))])
    free, made, before = chance.choice(FREE_CHOICES), 0, list[tuple[str, JsonObject]]()
    while (pending := pair.pending) is not None and (scripted or free > 0):
        options = pair.options()
        if before and not chance.randrange(ILLEGAL_ONE_IN):
            try_illegal(pair, chance.choice(before), options)
        choice = None
        if scripted:
            seat, wanted = scripted.pop(0)
            choice = next((each for each in options if seat == pending.seat and alike(wanted, each)), None)
            if choice is None:
                scripted = []
        if choice is None:
            choice, free = corpus.choice(pending.window, options, chance), free - 1
        others = ((pending.seat, each) for each in options[:REMEMBERED] if each != choice)
        before = [*others, *before][:REMEMBERED]
        pair.choose(pending.seat, choice)
        made += 1
        corpus.reached(pending.window, pair.reached)
        pair.compare(viewers(pair, start, made, chance))
    pair.compare([None])
    pair.must_be_even()
