"""Thens about choices, shared by all games: refused choices, open choices, and the whole list of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from conformance.steps import expect
from conformance.steps.errors import ScenarioFault
from conformance.steps.expect import Expectation
from conformance.steps.move_steps import JsonObject, Meant, Moves
from conformance.steps.options import compared, is_option
from conformance.steps.patterns import ParameterType
from conformance.steps.registry import Table, Vocabulary
from conformance.steps.world import World


def choice_steps(moves: Moves, *, who: str, infinitives: str, cannot: str, may: str, player: str) -> None:
    """Register the type `{move}` and its steps.

    `who` is the type that names the mover. The other arguments are examples: infinitives for the docs, the steps
    `cannot` and `may`, and a player's name.
    """
    then = moves.vocabulary.then
    meaning = f"a choice in the infinitive: {infinitives}"
    moves.vocabulary.add_type(
        ParameterType(
            "move", ".+", moves.understand, meaning, needs=lambda meant: meant.needs, names=lambda meant: meant.names
        )
    )

    @then(f"{{who:{who}}} cannot {{move}} because {{rule}}", cannot)
    def cannot_move(world: World, who: str, move: Meant, rule: str) -> None:
        """The engine must refuse this choice, and nothing may change.

        The rule is the reason. An engine need not give it, and passes if it gives another; reports then show both.
        """
        world.refused(*move.choice(world, who), rule)

    @then(f"{{who:{who}}} may {{move}}", may, needs=("options",))
    def may_move(world: World, who: str, move: Meant) -> None:
        """This choice is among those open now. Prefer to make it, because not every engine lists its options."""
        seat, choice = move.choice(world, who)
        world.state(Expectation(comparison="is offered", value=choice))
        if not any(is_option(choice, option) for option in world.options(seat)):
            world.fail(f"{choice} is not offered to {seat}", expected=choice)

    open_to = "exactly these choices are open to"

    @then(f"{open_to} {{seat}}:", f"{open_to} {player}:", needs=("options",), rows="when")
    def exactly(world: World, seat: str, table: Table) -> None:
        """These are all the choices the player has now, one sentence per row, as in a When."""
        expected = [spoken(moves, world, seat, row) for row in table]
        world.state(Expectation(comparison="are offered", value=expected))
        options = world.options(seat)
        missing, extra = compared(expected, options)
        if missing or extra:
            world.fail(f"missing: {missing}; unexpected: {extra}", expected=expected, actual=options)


def spoken(moves: Moves, world: World, seat: str, row: list[str]) -> JsonObject:
    """Return the choice that a row names. Raises ScenarioFault if it is not a move, or not this player's."""
    if len(row) != 1:
        raise ScenarioFault(f"a row needs one sentence such as {moves.all[0].example!r}, not {row}")
    by, choice = moves.sentence(row[0]).of(world)
    if by != seat:
        raise ScenarioFault(f"{row[0]!r} is a choice of {by}, not of {seat}")
    return choice


@dataclass(frozen=True)
class Question:
    """A kind of decision.

    `acting` is true if only the player whose turn it is makes it, false if only the others do, and None for either.
    """

    window: str
    acting: bool | None = None


def question_steps(
    vocabulary: Vocabulary, questions: Mapping[str, str | Question], *, example: str, counterexample: str
) -> None:
    """Register the type `{question}` and its steps.

    `questions` maps the steps' words for a decision to its window. `example` and `counterexample` are
    examples of the two steps.
    """
    for words, kind in questions.items():
        window = kind if isinstance(kind, str) else kind.window
        vocabulary.questions.setdefault(window, []).append(words)
    kinds = {words: kind if isinstance(kind, Question) else Question(kind) for words, kind in questions.items()}
    vocabulary.enumerate(
        "question", list(kinds), needs=lambda words: vocabulary.features.of("windows", kinds[words].window)
    )

    @vocabulary.then("it is for {seat} to {question}", example)
    def decides(world: World, seat: str, question: str) -> None:
        """This player makes this decision now."""
        kind = kinds[question]
        world.expect_pending(seat, kind.window)
        if kind.acting is not None:
            turn = expect.be if kind.acting else expect.differ
            world.expect(turn("turn/seat", seat, what="the acting player", default=None))

    @vocabulary.then("it is not for {seat} to {question}", counterexample)
    def does_not_decide(world: World, seat: str, question: str) -> None:
        """This player makes another decision now, or none."""
        pending, window = world.pending, kinds[question].window
        world.state(Expectation(comparison="is not asked", value={"seat": seat, "windows": [window]}))
        if pending is not None and (pending.seat, pending.window) == (seat, window):
            actual = {"seat": pending.seat, "window": pending.window}
            world.fail(f"{seat} is asked to {question}", actual=actual)
