"""`justicar replay RECORD`: show a recorded game in words, or check that another engine plays it the same."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from conformance.commands import FAILED, OK, Refused
from conformance.commands.engines import call_reference, choose_engine
from conformance.commands.event_lines import EventLines, event_line
from conformance.commands.files import read_text
from conformance.commands.game_rendering import prompt_for
from conformance.diff import phrasing
from conformance.diff.record_conversion import converted, written
from conformance.diff.records import Record
from conformance.diff.sides import ComparedSide
from conformance.game_tree.explain import why
from conformance.game_tree.opening import at_record
from conformance.game_tree.tree import GameTree, GameTreeError
from conformance.protocol.engine import Engine, EngineBroke, EngineError, Malformed
from conformance.runner.engine_choice import EngineChoice
from conformance.runner.game_records import JsonObject, RecordLine, RecordMismatch, compare, made, play, read
from conformance.terminal_lines import Lines
from conformance.verdict.reports.console import Printer
from conformance.verdict.reports.untrusted_text import one_line, printable_json, value_text

OFFERED_SHOWN = 12
"""Maximum number of legal choices shown."""


def follow(choice: EngineChoice, text: str, place: Path) -> int:
    """Play a record. Return 0 if every choice and event matches.

    The reference prints each choice and its events; any other engine prints only the result.
    """
    printer = Printer()
    head, lines = read(text, place)
    by_reference = choice.spec == "reference"
    with choice.start() as engine:
        try:
            if by_reference:
                print_replay(printer, engine, head, lines)
                return OK
            seen = play(engine, head, lines)
        except RecordMismatch as difference:
            print_out(printer, difference, _before(engine, head, lines, difference.line))
            return FAILED
        except EngineBroke as broken:
            printer.say(f"the engine failed: {one_line(str(broken), 500)}")
            return FAILED
        except Malformed as fault:
            printer.say(f"protocol error: {one_line(str(fault), 500)}")
            return FAILED
        except EngineError as refused:
            if by_reference:
                raise Refused(f"{place}: line {lines[0].number}: {one_line(str(refused), 1000)}") from refused
            printer.say(f"the engine refuses the position: {one_line(str(refused), 500)}")
            return FAILED
        name = engine.description.name
    printer.say(f"{one_line(name)} plays the record the same: {len(lines) - 1} choices and {seen} events compared")
    return OK


def print_replay(printer: Printer, engine: Engine, head: JsonObject, lines: Sequence[RecordLine]) -> None:
    """Print every choice with its events and rules, then the state at the end.

    Raises RecordMismatch, and EngineError for the position.
    """
    table = GameTree.begin(engine, head["game"], head["edition"], head["position"], listens=False)
    for line in lines:
        move = table.prelude
        if line.choice:
            with made(table.turnpoint, line):
                move = table.choose(line.choice, line.seat)
            number = Text(f"{line.number:>5}  ", style="cyan")
            printer.console.print(number + Text(one_line(move.words, 400), style="bold"), soft_wrap=True)
        shown = EventLines(table.game)
        for event in move.events:
            printer.console.print(shown.of(event), soft_wrap=True)
        if line.events is not None:
            compare(table.game, line, line.events, move.events)
    if table.outcome is not None:
        ended = {"winner": table.outcome.winner, "victory_points": table.outcome.victory_points}
        printer.say(f"the game is over: {value_text(ended)}")
    elif table.pending is not None:
        printer.say(one_line(prompt_for(table.game, table.pending.seat, table.pending.window)))


def _before(engine: Engine, head: JsonObject, lines: Sequence[RecordLine], line: RecordLine) -> GameTree | None:
    """Return the tree just before the choice of `line`, or None if the engine cannot reach it."""
    try:
        return at_record(engine, head, lines, line.number - 1)
    except (GameTreeError, EngineError):
        return None


def print_out(printer: Printer, difference: RecordMismatch, table: GameTree | None) -> None:
    """Print the first mismatch, and for a refused choice its rule and the legal choices."""
    line = difference.line
    chosen = f"{line.seat}: {value_text(line.choice)}" if line.choice else "setting up"
    printer.say(f"line {line.number} ({one_line(chosen, 300)}): {difference.what}")
    for side, value in (("record", difference.expected), ("engine", difference.found)):
        shown = event_line(value) if isinstance(value, dict) else one_line(str(value or "nothing"), 500)
        printer.console.print(f"  {side}:", shown, soft_wrap=True)
    if table is None or not line.choice or isinstance(difference.found, dict):
        return
    words = table.say(line.seat, line.choice)
    printer.say(f"  choice: {one_line(words, 300)}")
    try:
        refusal, choices = why(table, line.choice, line.seat), table.choices()
    except (GameTreeError, EngineError):
        return
    if refusal.rule is not None and refusal.rule.summary:
        printer.say(f"  rule: {refusal.rule.id}: {refusal.rule.summary} ({refusal.rule.where})")
    offered = [one_line(option.words, 200) for option in choices[:OFFERED_SHOWN]]
    more = len(choices) - OFFERED_SHOWN
    printer.say(f"  legal: {'; '.join([*offered, *([f'and {more} more'] if more > 0 else [])]) or 'nothing'}")


PARTS = {
    "decision": "decision differs",
    "options": "choices differ",
    "events": "events differ",
    "refused": "choice is illegal",
    "outcome": "outcome differs",
}
"""Kind of difference between editions → its description."""


def replay(*, record: Path, annotate: bool, convert: bool, **engine: Any) -> int:
    """Show a recorded game in words, annotate or convert it, or check another engine against it."""
    choice, text = choose_engine(**engine), read_text(record)
    if convert:
        if annotate:
            raise click.BadParameter(
                "cannot be combined with --annotate; annotate the converted record", param_hint="--convert"
            )
        return _convert(choice, text, record)
    if choice.edition is not None:
        head, lines = read(text, record)
        choice.hold(head["game"], head["edition"], f"{record}: line {lines[0].number}: the record")
    if annotate:
        click.echo(printable_json(call_reference("annotate", text, place=record)), nl=False)
        return OK
    return follow(choice, text, record)


def _convert(choice: EngineChoice, text: str, place: Path) -> int:
    """Print the record converted to another edition, and report differences. Return 0 if it is complete."""
    head, lines = read(text, place)
    game = head["game"]
    if choice.edition is None:
        raise click.BadParameter("name the edition to convert to", param_hint="--edition")
    with choice.start() as engine:
        editions = choice.editions([game], engine.description) or {}
    if game not in editions:
        raise Refused(f"{place}: line {lines[0].number}: the record is of {game}, but --edition names another game")
    own, other = (
        ComparedSide(name, {game: name}, choice.spec, choice.limits) for name in (str(head["edition"]), editions[game])
    )
    found = converted(Record(place.name, game, head["position"], lines), head, own, other)
    click.echo(printable_json(written(found.lines)), nl=False)
    printer = Lines(Console(stderr=True, highlight=False))
    for change in found.changes:
        printer.say(f"{phrasing.place(change)}: {PARTS[change.what]}")
        for side, here, beyond in ((own, change.before, change.after), (other, change.after, change.before)):
            printer.paragraph(f"{side.name}: {phrasing.state_as_text(here, beyond, change.what)}", 2)
    if found.left or not found.lines:
        printer.say(f"cut off: {len(lines) - 1 - found.left} of {len(lines) - 1} choices are legal in {other.name}")
        return FAILED
    printer.say(f"all {len(lines) - 1} choices are legal in {other.name}; {len(found.changes)} lines differ")
    return OK
