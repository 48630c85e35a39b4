"""`justicar serve` and `justicar replay`, and calls to functions of the reference engine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.console import Console

from conformance.adapters.inprocess import REFERENCE, make_engine, reference_function
from conformance.adapters.server import IDLE_SECONDS, serve_stdio, serve_tcp
from conformance.commands import FAILED, OK, NotStarted, Refused
from conformance.commands.engines import choose_engine
from conformance.commands.files import read_text
from conformance.commands.replay import follow
from conformance.diff import phrasing
from conformance.diff.record_conversion import converted, written
from conformance.diff.records import Record
from conformance.diff.sides import ComparedSide
from conformance.protocol.engine import CouldNotStart
from conformance.runner.engine_choice import EngineChoice
from conformance.runner.game_records import read
from conformance.verdict.reports.terminal_output import Lines
from conformance.verdict.reports.untrusted_text import one_line, printable_json

PARTS = {
    "decision": "decision differs",
    "options": "choices differ",
    "events": "events differ",
    "refused": "choice is illegal",
    "outcome": "outcome differs",
}
"""Kind of difference between editions → its description."""


def serve(*, address: str | None, idle: float | None) -> int:
    """Answer requests until the client is done. Over TCP, serve many clients until interrupted."""
    host, port = _address(address) if address is not None else ("", 0)
    try:
        engine = make_engine(REFERENCE)
    except CouldNotStart as error:
        raise NotStarted(str(error)) from error
    if address is None:
        serve_stdio(engine)
        return OK
    try:
        serve_tcp(lambda: make_engine(REFERENCE), host, port, idle_seconds=idle or IDLE_SECONDS)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise Refused(
            f"cannot listen on {address} ({reason}); choose another address, or port 0 for any free one"
        ) from problem
    except KeyboardInterrupt:
        click.echo("stopped", err=True)
    return OK


def _address(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise click.BadParameter(f"{text!r} is not an address; write it like 127.0.0.1:4000", param_hint="--tcp")
    return host.strip("[]"), int(port)


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


def call_reference(name: str, *arguments: Any, place: Path) -> Any:
    """Call a function of the reference engine. Errors that the engine defines become Refused."""
    try:
        function = reference_function(name)
    except CouldNotStart as error:
        raise NotStarted(str(error)) from error
    try:
        return function(*arguments)
    except Exception as refused:
        # Errors that the engine defines are refusals; builtin errors are bugs, so show their traceback.
        if type(refused).__module__ == "builtins":
            raise
        message = str(getattr(refused, "message", None) or refused)
        raise Refused(f"{place}: {one_line(message, 1000)}") from refused
