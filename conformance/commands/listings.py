"""`justicar coverage`, `lint`, `schemas` and `steps`: listings of the suite and its faults."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import click
from rich.table import Table
from rich.text import Text

from conformance import interpretations
from conformance.catalogue import load
from conformance.commands import FAILED, OK, Refused
from conformance.diff import model
from conformance.games import UnknownGame, find, known
from conformance.games import words as words_of_games
from conformance.protocol import json_schemas
from conformance.runner import scenario_suite
from conformance.runner.available_steps import StepInfo, listing
from conformance.runner.cases import FeatureError
from conformance.runner.id_ledger import next_id
from conformance.runner.lint import lint as find_faults
from conformance.runner.lint import update as update_ids
from conformance.runner.scenario_suite import Suite
from conformance.scoreboard import scoreboard
from conformance.steps.registry import KINDS, VocabularyError
from conformance.vectors import model as vectors
from conformance.verdict.coverage import TOTAL
from conformance.verdict.coverage import coverage as covered
from conformance.verdict.profiles import load_profiles
from conformance.verdict.reports import json_results
from conformance.verdict.reports.console import Printer


def coverage(*, game: str | None, missing: str | None, json_file: Path | None) -> int:
    """Print rules and checks with and without scenarios, and open questions.

    Return 1 if a scenario tags an unknown rule.
    """
    printer = Printer()
    catalogue = load(game)
    cases = [case for case in Suite().cases if game in (None, case.game) and not case.deprecated]
    found = covered(cases, catalogue)
    read = {rule for reading in interpretations.load(game) for rule in reading.rules}
    if json_file is not None:
        json_file.write_text(json.dumps(found.figures(), indent=2) + "\n", "utf-8")
    if missing is not None:
        unproved, unshown = found.missing(missing), found.missing_checks(missing)
        for rule in unproved:
            printer.say(f"{rule}  {catalogue[rule].summary}")
        for check in unshown:
            rule, _, key = check.partition("#")
            printer.say(f"{check}  {catalogue[rule].checks[key]}")
        under = f" under {missing}" if missing else ""
        printer.say(f"{len(unproved)} testable rules and {len(unshown)} checks without a scenario{under}")
        return OK
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("rules of")
    for name in ("testable", "proved", "excepted", "missing", "share"):
        table.add_column(name, justify="right", no_wrap=True)
    for row in found.rows():
        numbers = (row.testable, row.covered, row.excepted, row.missing, f"{row.percent:.1f}%")
        table.add_row(row.name, *map(str, numbers), style="bold" if row.name == TOTAL else "")
    printer.console.print(table)
    checks = found.checks.row()
    printer.say(
        f"{checks.testable} checks: {checks.covered} covered, {checks.excepted} excepted, {checks.missing} missing"
    )
    printer.say(f"{len(found.without_wrong_engine)} covered rules without a mutant")
    questions = [rule.id for rule in catalogue.values() if rule.question]
    printer.say(
        f"{len(questions)} open questions, {sum(rule not in read for rule in questions)} without an interpretation"
    )
    for rule, scenarios in found.unknown.items():
        printer.say(f"{', '.join(scenarios)}: unknown rule {rule}; `justicar lint` shows the lines")
    return FAILED if found.unknown else OK


def lint(*, update: bool, next_id_of: str | None) -> int:
    """Print every fault of the features and return 1 if there is any; or print the next free id of a game."""
    printer = Printer()
    try:
        return _next_id(printer, next_id_of) if next_id_of is not None else _lint(printer, update)
    except FeatureError as unreadable:
        raise Refused(str(unreadable)) from unreadable


def _next_id(printer: Printer, game: str) -> int:
    try:
        printer.say(next_id(find(game).prefix))
    except UnknownGame as error:
        raise click.BadParameter(str(error), param_hint="--next-id") from error
    return OK


def _lint(printer: Printer, update: bool) -> int:
    if update:
        changes = update_ids()
        lists = {
            "added": changes.added,
            "retitled": changes.retitled,
            "changed in meaning (CHANGELOG.md says why)": changes.redefined,
        }
        for what, ids in lists.items():
            if ids:
                printer.say(f"{what}: {', '.join(ids)}")
    load_profiles(scenario_suite.PROFILES)
    faults = find_faults()
    for fault in faults:
        printer.say(str(fault))
    printer.say(f"{len(faults)} fault{'s' * (len(faults) != 1)}" if faults else "no faults")
    return FAILED if faults else OK


def schemas(*, folder: Path) -> int:
    """Write all published JSON Schemas into a folder and print their paths."""
    printer = Printer()
    published = json_schemas.build(words_of_games()) | json_results.schemas()
    published |= model.schemas() | vectors.schemas() | scoreboard.schemas()
    for path in json_schemas.write(published, folder):
        printer.say(str(path))
    return OK


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
