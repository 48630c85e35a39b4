"""Thens: who is asked what, what may and may not be chosen, and the events of the When."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from conformance.vocabulary.registry import Table, records
from conformance.vocabulary.vtes.moves import MOVES, Meant, sentence, understand
from conformance.vocabulary.vtes.view import JsonObject
from conformance.vocabulary.vtes.words import then, vocabulary
from conformance.vocabulary.world import ScenarioFault, World


@dataclass(frozen=True)
class Question:
    """A kind of decision: its window, and whether it is asked of the acting player (None: of either)."""

    window: str
    acting: bool | None = None


QUESTIONS: Mapping[str, Question] = {
    "decide in the unlock phase": Question("unlock"),
    "decide in the master phase": Question("master"),
    "decide in the minion phase": Question("minion"),
    "decide in the influence phase": Question("influence"),
    "decide in the discard phase": Question("discard"),
    "respond as the action is announced": Question("as-announced"),
    "respond before blocks": Question("no-block", acting=True),
    "block or decline": Question("no-block", acting=False),
    "respond to the block attempt": Question("block-attempt"),
    "respond after blocks are declined": Question("blocks-declined"),
    "respond after the action": Question("after-resolution"),
    "respond before range is determined": Question("before-range"),
    "maneuver or decline": Question("range"),
    "respond before strikes are chosen": Question("before-strikes"),
    "choose a strike": Question("strike"),
    "prevent damage or decline": Question("prevent"),
    "take additional strikes or decline": Question("additional-strikes"),
    "press or decline": Question("press"),
    "respond at the end of the round": Question("end-of-round"),
    "diablerise or decline": Question("diablerie-offer"),
    "take equipment or decline": Question("take-equipment"),
    "take a Discipline or decline": Question("take-discipline"),
    "vote or pass": Question("polling"),
    "discard down": Question("discard-down"),
    "choose a target": Question("target"),
}
"""What the steps call a decision → the window of the protocol."""

vocabulary.enumerate("question", list(QUESTIONS))
vocabulary.type(
    "move",
    "|".join(re.sub(r"\(\?P<\w+>", "(?:", entry.tail.pattern) for entry in MOVES),
    understand,
    meaning="what somebody might choose, in the infinitive: bleed Alexis, attempt to block, play Bonding at superior",
)


@then("it is for {seat} to {question}", example="it is for Alexis to block or decline")
def _(world: World, seat: str, question: str) -> None:
    """Whose decision is open, and which."""
    asked = QUESTIONS[question]
    world.expect_pending(seat, asked.window)
    if asked.acting is not None:
        acting = world.after().get("turn", {}).get("seat")
        if (seat == acting) is not asked.acting:
            world.fail(f"{seat} is {'not ' if asked.acting else ''}the acting player", expected=question, actual=acting)


@then("it is not for {seat} to {question}", example="it is not for Ines to block or decline")
def _(world: World, seat: str, question: str) -> None:
    """That player has another decision open, or none."""
    pending = world.pending
    if pending is not None and (pending.seat, pending.window) == (seat, QUESTIONS[question].window):
        world.fail(f"{seat} is asked to {question}", actual={"seat": pending.seat, "window": pending.window})


@then("it is for chance to draw a card", example="it is for chance to draw a card")
def _(world: World) -> None:
    """A card of unknown order is about to be drawn."""
    world.expect_pending("chance", "draw", "draw-crypt")


@then(
    "{who:card} cannot {move} because {rule}",
    example="Colette cannot attempt to block because vtes.action.block.prey-before-predator",
)
def _(world: World, who: str, move: Meant, rule: str) -> None:
    """A move is tried and must be refused, and nothing may change by it. The rule is the reason; an engine need not
    give it, and is not failed for giving another."""
    world.refused(*move.choice(world, who))


@then("{who:card} may {move}", example="Ayelech may attempt to block", needs=("options",))
def _(world: World, who: str, move: Meant) -> None:
    """The move is among the choices that are open now. Rather let it be made: not every engine lists what is open."""
    seat, choice = move.choice(world, who)
    world.expect_pending(seat)
    if not any(agree(choice, option) for option in world.options()):
        world.fail(f"{choice} is not offered to {seat}", expected=choice)


@then(
    "exactly these choices are open to {seat}:", example="exactly these choices are open to Sarah:", needs=("options",)
)
def _(world: World, seat: str, table: Table) -> None:
    """All that the player may choose now, one sentence a row as in a When: `| Belinde hunts |`, `| Sarah passes |`."""
    expected = [spoken(world, seat, row) for row in table]
    world.expect_pending(seat)
    options = world.options()
    missing = [choice for choice in expected if not any(agree(choice, option) for option in options)]
    extra = [option for option in options if not any(agree(choice, option) for choice in expected)]
    if missing or extra:
        world.fail(f"missing: {missing}; not expected: {extra}", expected=expected, actual=options)


def spoken(world: World, seat: str, row: list[str]) -> JsonObject:
    """The choice that a row speaks of; a fault where it is no move, or another player's."""
    if len(row) != 1:
        raise ScenarioFault(f"a row holds one sentence such as 'Belinde hunts', not {row}")
    by, choice = sentence(row[0]).of(world)
    if by != seat:
        raise ScenarioFault(f"{row[0]!r} is for {by} to choose, not for {seat}")
    return choice


def agree(choice: JsonObject, option: JsonObject) -> bool:
    """Whether a listed option is the choice; it may say more, never something else."""
    return all(key in option and option[key] == value for key, value in choice.items())


@then("these events happen in order:", example="these events happen in order:")
def _(world: World, table: Table) -> None:
    """Since the When, among others. The first row names the fields, `event` first; an empty cell is not compared."""
    rest = list(world.events)
    for wanted in wishes(table):
        while rest and not fits(wanted, rest[0]):
            rest.pop(0)
        if not rest:
            world.fail(f"{wanted} did not happen, or not in this order", expected=wishes(table), actual=world.events)
        rest.pop(0)


@then("none of these events happens:", example="none of these events happens:")
def _(world: World, table: Table) -> None:
    """Since the When. Also say what does happen: an engine that reports nothing passes this."""
    for unwanted in wishes(table):
        found = [event for event in world.events if fits(unwanted, event)]
        if found:
            world.fail(f"{unwanted} happened", expected=[], actual=found)


def wishes(table: Table) -> list[dict[str, str]]:
    """The rows of a table of events, without empty cells."""
    rows = [{key: cell for key, cell in row.items() if cell} for row in records(table)]
    if not all("event" in row for row in rows):
        raise ScenarioFault("a table of events needs a column 'event', with a name in each row")
    return rows


def fits(wanted: dict[str, str], event: JsonObject) -> bool:
    """Whether an event has these fields; cells are compared as words: 2, true, Sarah."""
    return all(key in event and _word(event[key]) == cell for key, cell in wanted.items())


def _word(value: Any) -> str:
    if value is None:
        return "nobody"
    if isinstance(value, bool):
        return str(value).lower()
    return ", ".join(map(_word, value)) if isinstance(value, list) else str(value)
