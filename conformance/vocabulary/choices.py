"""Thens about choices, the same for every game: what is refused, what is open, and all that is open."""

from __future__ import annotations

import re
from typing import Any

from conformance.vocabulary.moves import JsonObject, Meant, Moves
from conformance.vocabulary.registry import Table
from conformance.vocabulary.world import ScenarioFault, World


def choice_steps(moves: Moves, *, who: str, infinitives: str, cannot: str, may: str, rows: tuple[str, ...]) -> None:
    """Registers the type `{move}` and its steps. Call it when every move is declared.

    `who` is the type of whoever moves; the rest are examples: infinitives for the page, the steps `cannot` and `may`,
    and rows of the table, of which the last begins with the name of a player.
    """
    then = moves.vocabulary.then
    moves.vocabulary.type(
        "move",
        "|".join(re.sub(r"\(\?P<\w+>", "(?:", entry.tail.pattern) for entry in moves.all),
        moves.understand,
        meaning=f"what somebody might choose, in the infinitive: {infinitives}",
    )

    @then(f"{{who:{who}}} cannot {{move}} because {{rule}}", example=cannot)
    def _(world: World, who: str, move: Meant, rule: str) -> None:
        """A move is tried and must be refused, and nothing may change by it. The rule is the reason; an engine need not
        give it, and is not failed for giving another."""
        world.refused(*move.choice(world, who))

    @then(f"{{who:{who}}} may {{move}}", example=may, needs=("options",))
    def _(world: World, who: str, move: Meant) -> None:
        """The move is among the choices that are open now. Rather let it be made: not every engine lists what is
        open."""
        seat, choice = move.choice(world, who)
        world.expect_pending(seat)
        if not any(agree(choice, option) for option in world.options()):
            world.fail(f"{choice} is not offered to {seat}", expected=choice)

    def exactly(world: World, seat: str, table: Table) -> None:
        expected = [spoken(moves, world, seat, row) for row in table]
        world.expect_pending(seat)
        options = world.options()
        missing = [choice for choice in expected if not any(agree(choice, option) for option in options)]
        extra = [option for option in options if not any(agree(choice, option) for choice in expected)]
        if missing or extra:
            world.fail(f"missing: {missing}; not expected: {extra}", expected=expected, actual=options)

    said = ", ".join(f"`| {row} |`" for row in rows)
    exactly.__doc__ = f"All that the player may choose now, one sentence a row as in a When: {said}."
    player = rows[-1].split(" ")[0]
    example = f"exactly these choices are open to {player}:"
    then("exactly these choices are open to {seat}:", example=example, needs=("options",))(exactly)


def spoken(moves: Moves, world: World, seat: str, row: list[str]) -> JsonObject:
    """The choice that a row speaks of; a fault where it is no move, or another player's."""
    if len(row) != 1:
        raise ScenarioFault(f"a row holds one sentence such as {moves.all[0].example!r}, not {row}")
    by, choice = moves.sentence(row[0]).of(world)
    if by != seat:
        raise ScenarioFault(f"{row[0]!r} is for {by} to choose, not for {seat}")
    return choice


def agree(choice: JsonObject, option: JsonObject) -> bool:
    """Whether a listed option is the choice; it may say more, never something else."""
    return all(key in option and _same(option[key], value) for key, value in choice.items())


def _same(left: Any, right: Any) -> bool:
    """Equal; of two lists the order means nothing."""
    if isinstance(left, list) and isinstance(right, list):
        return sorted(map(str, left)) == sorted(map(str, right))
    return bool(left == right)
