"""Games played for the battery, each kept as a record, so that a failure can be replayed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from reference_engine.kernel import CHANCE, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.events import written
from reference_engine.kernel.game import Game
from reference_engine.kernel.game_records import dump
from reference_engine.kernel.session import Session, draw, pending
from reference_engine.kernel.wire_format import write
from scenarios.wire_types.declarations import Choice
from tests.engine.battery.subjects import Subject


class Play:
    """A game being played from a position, with all its choices so far."""

    def __init__(self, subject: Subject, start: dict[str, Any]) -> None:
        self.subject, self.start = subject, start
        self.game = started(subject, start)
        self.line: list[tuple[Seat, Choice]] = []

    def choose(self, choice: Choice) -> None:
        """Answer the open decision with one of its options."""
        assert self.game.decision is not None
        self.line.append((self.game.decision.seat, choice))
        self.game.apply(choice)

    def record(self, last: int = 40) -> str:
        """Return the last choices as a record for `justicar replay`. A choice that broke the engine comes last."""
        game, start = started(self.subject, self.start), self.start
        if len(self.line) > last:
            for _, choice in self.line[:-last]:
                game.apply(choice)
            start = self.subject.rules.position(game, None)
        session = Session(self.subject.rules, game)
        for seat, choice in self.line[-last:]:
            names = self.subject.rules.names(session.game)
            session.record.append(("chance" if seat == CHANCE else names.name_of_seat(seat), write(choice, names)))
            try:
                session.game.apply(choice)
            except Exception:
                break
        return dump(session, start)


@contextmanager
def playing(subject: Subject, start: dict[str, Any]) -> Iterator[Play]:
    """Yield a game to play. Exceptions get the game's record as a note."""
    play = Play(subject, start)
    try:
        yield play
    except Exception as error:
        error.add_note(f"How it came to this, for `justicar replay`:\n{play.record()}")
        raise


def edition(position: dict[str, Any]) -> str:
    return str(position["edition"])


def started(subject: Subject, position: dict[str, Any]) -> Game:
    """Return the game that a position describes, at its first decision."""
    game = subject.rules.start(position, edition(position))
    game.run()
    return game


def picked(decision: Decision, chance: Random) -> Choice:
    """Return a random option. Options of chance are weighted."""
    return draw(decision, chance) if decision.by_chance else chance.choice(decision.options)


def decisions(play: Play, chance: Random, at_most: int | None = None) -> Iterator[Decision]:
    """Yield each decision of a random game before it is answered, up to the end or `at_most` decisions."""
    made = 0
    while play.game.decision is not None and (at_most is None or made < at_most):
        yield play.game.decision
        play.choose(picked(play.game.decision, chance))
        made += 1


def decision_in_words(subject: Subject, game: Game) -> dict[str, Any] | None:
    """Return the open decision in words, with its options sorted and their likelihoods."""
    decision = game.decision
    told_ = pending(decision, subject.rules.names(game))
    if decision is None or told_ is None:
        return None
    weights = decision.weights or [1] * len(decision.options)
    told_["options"] = sorted(zip(map(repr, told_["options"]), weights, strict=True))
    return told_


def events_in_words(subject: Subject, game: Game) -> list[dict[str, Any]]:
    """Return the events of the last choice, in words."""
    names = subject.rules.names(game)
    return [written(cited, names) for cited in game.events]
