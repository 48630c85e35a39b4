"""`justicar steps`: the sentences that scenarios may use."""

from __future__ import annotations

from collections.abc import Sequence

import click
from rich.text import Text

from conformance.commands import OK
from conformance.games import UnknownGame, find, known
from conformance.runner.available_steps import StepInfo, listing
from conformance.runner.scenario_suite import Suite
from conformance.steps.registry import KINDS, VocabularyError
from conformance.verdict.reports.console import Printer


def steps(*, game: str | None, words: Sequence[str]) -> int:
    """Print the steps of a game, or of all games that have steps."""
    printer, cases = Printer(), Suite().cases
    try:
        games = [find(game)] if game else [each for each in known().values() if each.steps]
        listings = {each.name: listing(each.vocabulary, cases) for each in games}
    except (UnknownGame, VocabularyError) as error:
        raise click.BadParameter(str(error), param_hint="--game") from error
    shown = 0
    for name, infos in listings.items():
        wanted = [info for info in infos if all(word.lower() in _searched(info) for word in words)]
        shown += len(wanted)
        _print_steps(printer, name, wanted)
    if words and not shown:
        printer.say(f"no step contains {', '.join(words)}; try fewer words")
    return OK


def _searched(info: StepInfo) -> str:
    return f"{info.pattern} {info.example} {info.meaning}".lower()


def _print_steps(printer: Printer, game: str, infos: list[StepInfo]) -> None:
    for kind in KINDS:
        matching = [info for info in infos if info.kind == kind]
        if not matching:
            continue
        printer.console.print(Text(f"{game}: {kind.capitalize()}", style="bold"))
        for info in matching:
            extras = [f"with a {info.takes}"] * bool(info.takes) + [f"needs {', '.join(info.needs)}"] * bool(info.needs)
            note = f"  ({'; '.join(extras)})" if extras else ""
            line = Text.assemble((f"  {info.pattern}", "cyan"), (note, "dim"))
            printer.console.print(line, soft_wrap=True)
            printer.console.print(Text(f"      {info.example}"), soft_wrap=True)
            if info.meaning:
                printer.console.print(Text(f"      {info.meaning.splitlines()[0]}", style="dim"), soft_wrap=True)
