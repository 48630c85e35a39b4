"""Note which scenario rejects each faulty engine: `python -m tests.suite.faulty_engines`. It takes a few minutes."""

from __future__ import annotations

import multiprocessing

import click

from conformance.adapters import connect
from conformance.runner.direct import run_case
from conformance.verdict.results import Verdict
from tests.cases import suite_cases
from tests.notes import read_notes, write_notes
from tests.suite.faulty_engines.faulty import NOTES, written_by_hand

HEAD = """\
# For each faulty engine, by rule and title, a scenario that tags the rule and rejects it (test_wrong_engines.py).
# `python -m tests.suite.faulty_engines` finds them and writes this file.
"""


def rejecting(number: int) -> str | None:
    """Return the id of a deciding scenario that tags the rule and fails, the noted one if it does; None without."""
    wrong = written_by_hand()[number]
    noted = read_notes(NOTES).get(wrong.name) if NOTES.exists() else None
    tagging = [case for case in suite_cases(wrong.game) if wrong.breaks in case.rules and not case.provisional]
    engine = connect("reference")
    with wrong.in_place():
        for case in sorted(tagging, key=lambda case: case.id != noted):
            match run_case(case, engine).verdict:
                case Verdict.FAILED:
                    return case.id
                case Verdict.ERROR:
                    engine.restart()
    return None


@click.command()
@click.option("--jobs", default=2, show_default=True, type=click.IntRange(1))
def main(jobs: int) -> None:
    """Write the notes again. Engines that no scenario rejects are listed, and get no note."""
    engines = written_by_hand()
    suite_cases()  # read once, before the processes fork
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        ids = pool.imap(rejecting, range(len(engines)), chunksize=8)
        with click.progressbar(zip(engines, ids, strict=True), length=len(engines), label="faulty engines") as pairs:
            found = dict(pairs)
    write_notes(NOTES, HEAD, {wrong.name: case for wrong, case in found.items() if case})
    for wrong in (wrong for wrong, case in found.items() if not case):
        click.echo(f"no scenario rejects {wrong.name}")


if __name__ == "__main__":
    main()
