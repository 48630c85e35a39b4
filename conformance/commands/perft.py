"""`justicar perft`: count decision paths with the reference, or compare another engine's count."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from conformance.adapters import connect
from conformance.commands import FAILED, OK, TOO_LITTLE, Refused
from conformance.commands.engines import call_reference, choose_engine
from conformance.commands.files import read_object
from conformance.diff.perft import published
from conformance.fuzzing.lockstep import Ended, Pair, StartingPoint
from conformance.fuzzing.perft import Counted, TooMany, count
from conformance.games import DEFAULT, find, known
from conformance.runner.engine_choice import EngineChoice
from conformance.verdict.reports.console import Printer
from conformance.verdict.reports.untrusted_text import one_line, value_text


def perft(*, position: Path | None, game: str | None, depth: int, **engine: Any) -> int:
    """Print the number of decision paths for each depth.

    Return 1 if an engine's count differs, and 5 if too little was compared to tell.
    """
    choice, printer = choose_engine(**engine), Printer()
    if choice.spec == "reference" and position is not None:
        for number, paths in enumerate(call_reference("perft", read_object(position), depth, place=position), 1):
            click.echo(f"{number:>3}  {paths:>16,}")
        return OK
    differs = too_little = False
    with choice.start() as session, connect("reference") as reference:
        pair = Pair(reference, session)
        for about, start in _starts(choice, position, game, pair):
            if session.description.games[start.game].level == "play":
                raise Refused(f"{session.description.name} lists no choices (level play), so perft cannot count them")
            printer.say(about)
            try:
                counted = count(pair, start, depth)
            except (Ended, TooMany) as fault:
                raise Refused(
                    f"{about}: {one_line(str(fault), 1000)}; use a smaller depth or another position"
                ) from fault
            _print(printer, counted)
            differs = differs or counted.difference is not None
            too_little = too_little or counted.too_little
    return FAILED if differs else TOO_LITTLE if too_little else OK


def _starts(
    choice: EngineChoice, position: Path | None, game: str | None, pair: Pair
) -> Iterator[tuple[str, StartingPoint]]:
    """Yield the starting points, each with its title."""
    description = pair.engine.description
    if position is not None:
        given = read_object(position)
        name = str(given.get("game", DEFAULT))
        if name not in known():
            raise Refused(f"{position}: no game is called {name!r}; the games are {', '.join(known())}")
        if name not in description.games:
            raise Refused(f"{description.name} does not declare the game {name}")
        edition = (choice.editions([name], description) or {}).get(name) or str(
            given.get("edition") or find(name).edition
        )
        yield str(position), StartingPoint(game=name, edition=edition, position=given)
        return
    if game is not None and game not in description.games:
        raise click.BadParameter(f"{description.name} does not declare the game {game!r}", param_hint="--game")
    for name in [game] if game else [each for each in description.games if each in known()]:
        for entry in published(name):
            made = tuple((str(each["seat"]), each["choice"]) for each in entry.after)
            start = StartingPoint(game=name, edition=entry.edition, position=entry.position, choices=made)
            yield f"{entry.file}: {entry.about}", start


def _print(printer: Printer, counted: Counted) -> None:
    for depth, (expected, actual) in enumerate(counted.depths, 1):
        printer.say(f"{depth:>3}  {expected:>12,}{'' if expected == actual else f'  engine: {actual:,}'}")
    for reason, number in counted.skipped.most_common():
        printer.paragraph(f"{number:,} positions skipped, {counted.compared:,} compared: {reason}", 4)
    if counted.too_little:
        printer.paragraph("too little compared to tell", 4)
    if counted.difference is None:
        return
    for branch in counted.branches:
        if branch.expected != branch.actual:
            first = f"{one_line(branch.seat, 60)}: {one_line(value_text(branch.choice), 200)}"
            printer.paragraph(f"{first}  {branch.expected:,}, engine: {branch.actual:,}", 4)
    printer.say("First difference after:" if counted.path else "First difference at the start:")
    for seat, made in counted.path:
        printer.paragraph(f"{one_line(seat, 60)}: {one_line(value_text(made), 300)}", 4)
    difference = counted.difference
    printer.paragraph(f"{difference.kind}; expected: {one_line(value_text(difference.expected), 400)}", 2)
    printer.paragraph(f"actual: {one_line(value_text(difference.actual), 400)}", 2)
