"""`justicar lint`: faults of the suite's own files."""

from __future__ import annotations

import click

from conformance.commands import FAILED, OK, Refused
from conformance.games import UnknownGame, find
from conformance.runner import scenario_suite
from conformance.runner.cases import FeatureError
from conformance.runner.id_ledger import next_id
from conformance.runner.lint import lint as find_faults
from conformance.runner.lint import update as update_ids
from conformance.verdict.profiles import load_profiles
from conformance.verdict.reports.console import Printer


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
