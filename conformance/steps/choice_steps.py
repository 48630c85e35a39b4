"""Thens about choices, the same for every game: what is refused, what is open, and all that is open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from conformance.steps import expect
from conformance.steps.expect import Expectation
from conformance.steps.faults import ScenarioFault
from conformance.steps.moves import JsonObject, Meant, Moves
from conformance.steps.options import compared, is_option
from conformance.steps.patterns import ParameterType
from conformance.steps.registry import Table, Vocabulary
from conformance.steps.world import World


def choice_steps(moves: Moves, *, who: str, infinitives: str, cannot: str, may: str, player: str) -> None:
    """Registers the type `{move}` and its steps.

    `who` is the type of whoever moves; the rest are examples: infinitives for the page, the steps `cannot` and `may`,
    and the name of a player.
    """
    then = moves.vocabulary.then
    meaning = f"what somebody might choose, in the infinitive: {infinitives}"
    moves.vocabulary.add_type(
        ParameterType(
            "move", ".+", moves.understand, meaning, needs=lambda meant: meant.needs, names=lambda meant: meant.names
        )
    )

    @then(f"{{who:{who}}} cannot {{move}} because {{rule}}", cannot)
    def cannot_move(world: World, who: str, move: Meant, rule: str) -> None:
        """A move is tried and must be refused, and nothing may change by it. The rule is the reason; an engine need not
        give it, and is not failed for giving another."""
        world.refused(*move.choice(world, who), rule)

    @then(f"{{who:{who}}} may {{move}}", may, needs=("options",))
    def may_move(world: World, who: str, move: Meant) -> None:
        """The move is among the choices that are open now. Rather let it be made: not every engine lists what is
        open."""
        seat, choice = move.choice(world, who)
        world.state(Expectation(comparison="is offered", value=choice))
        if not any(is_option(choice, option) for option in world.options(seat)):
            world.fail(f"{choice} is not offered to {seat}", expected=choice)

    open_to = "exactly these choices are open to"

    @then(f"{open_to} {{seat}}:", f"{open_to} {player}:", needs=("options",), rows="when")
    def exactly(world: World, seat: str, table: Table) -> None:
        """All that the player may choose now, one sentence a row as in a When."""
        expected = [spoken(moves, world, seat, row) for row in table]
        world.state(Expectation(comparison="are offered", value=expected))
        options = world.options(seat)
        missing, extra = compared(expected, options)
        if missing or extra:
            world.fail(f"missing: {missing}; not expected: {extra}", expected=expected, actual=options)


def spoken(moves: Moves, world: World, seat: str, row: list[str]) -> JsonObject:
    """The choice that a row speaks of; a fault where it is no move, or another player's."""
    if len(row) != 1:
        raise ScenarioFault(f"a row holds one sentence such as {moves.all[0].example!r}, not {row}")
    by, choice = moves.sentence(row[0]).of(world)
    if by != seat:
        raise ScenarioFault(f"{row[0]!r} is for {by} to choose, not for {seat}")
    return choice


@dataclass(frozen=True)
class Question:
    """A kind of decision: its window, and whether it is asked of the player whose turn it is (None: of either)."""

    window: str
    acting: bool | None = None


def question_steps(vocabulary: Vocabulary, questions: Mapping[str, str | Question], *, asked: str, other: str) -> None:
    """Registers the type `{question}` and its steps. `questions`: what the steps call a decision → its window.

    `asked` and `other` are examples: who is asked, and who is not."""
    for words, kind in questions.items():
        window = kind if isinstance(kind, str) else kind.window
        vocabulary.questions.setdefault(window, []).append(words)
    kinds = {words: kind if isinstance(kind, Question) else Question(kind) for words, kind in questions.items()}
    vocabulary.enumerate(
        "question", list(kinds), needs=lambda words: vocabulary.features.of("windows", kinds[words].window)
    )

    @vocabulary.then("it is for {seat} to {question}", asked)
    def is_asked(world: World, seat: str, question: str) -> None:
        """Whose decision is open, and which."""
        kind = kinds[question]
        world.expect_pending(seat, kind.window)
        if kind.acting is not None:
            turn = expect.be if kind.acting else expect.differ
            world.expect(turn("turn/seat", seat, what="the acting player", default=None))

    @vocabulary.then("it is not for {seat} to {question}", other)
    def is_not_asked(world: World, seat: str, question: str) -> None:
        """That player has another decision open, or none."""
        pending, window = world.pending, kinds[question].window
        world.state(Expectation(comparison="is not asked", value={"seat": seat, "windows": [window]}))
        if pending is not None and (pending.seat, pending.window) == (seat, window):
            actual = {"seat": pending.seat, "window": pending.window}
            world.fail(f"{seat} is asked to {question}", actual=actual)
