"""The challenge on the command line: progress, differences with their scenarios, and the line that repeats it."""

from __future__ import annotations

from pathlib import Path

from conformance.challenge.judging import ChallengeOutcome, challenged, drawn_seed, promise, unchallenged
from conformance.commands.files import write
from conformance.runner.engine_choice import EngineChoice
from conformance.runner.judged_run import JudgedRun
from conformance.runner.scenario_suite import Suite
from conformance.verdict.reports.console import Printer
from conformance.verdict.reports.report import quoted
from conformance.verdict.reports.untrusted_text import one_line, printable, value_text

FOLDER = "challenge"
"""Folder for the scenarios, in the folder of the reports."""
SHOWN = 3
"""Maximum number of scenarios shown on the terminal."""


class ChallengeRun:
    """A challenge for one run of the scenarios."""

    def __init__(self, choice: EngineChoice, suite: Suite, seed: str | None, *, wanted: bool = True) -> None:
        """Draw the seed, unless it is given. Without `wanted`, there is no challenge."""
        self._choice, self._suite, self._wanted = choice, suite, wanted
        self._seed = drawn_seed(seed)

    def promise(self, printer: Printer) -> None:
        """Print the commitment to the seed."""
        if self._wanted and not printer.quiet:
            printer.say(promise(self._seed))

    def play(self, judged: JudgedRun, printer: Printer) -> tuple[JudgedRun, ChallengeOutcome | None]:
        """Play the challenge and return the run with the judgements that follow."""
        if not self._wanted:
            return unchallenged(judged), None
        if not printer.rich:
            return challenged(judged, self._choice, self._suite, self._seed)
        with printer.console.status("challenge") as status:
            return challenged(
                judged, self._choice, self._suite, self._seed, heard=lambda game: status.update(f"challenge: {game}")
            )


def save(outcome: ChallengeOutcome | None, directory: Path | None) -> None:
    """Write the scenario of each difference below the folder of the reports."""
    if outcome is None or directory is None or not outcome.findings:
        return
    (directory / FOLDER).mkdir(exist_ok=True)
    for each in outcome.findings:
        write(directory / FOLDER / each.file, [each.text.encode("utf-8", "replace")], "free some space")


def tell(outcome: ChallengeOutcome | None, choice: EngineChoice, directory: Path | None, printer: Printer) -> None:
    """Print the challenge's figures, and its differences with a scenario for each."""
    if outcome is None or not outcome.profiles or printer.quiet:
        return
    decisions = sum(each.decisions for each in outcome.profiles)
    positions = sum(each.positions for each in outcome.profiles)
    seed = one_line(outcome.seed.text, 100)
    printer.say(
        f"challenge: {decisions:,} decisions from {positions:,} positions compared in {outcome.seconds:.0f} s; "
        f"repeat with --challenge-seed {quoted(seed)}"
    )
    for each in outcome.findings[:SHOWN]:
        printer.paragraph(f"{one_line(each.title, 200)}; rules: {' '.join(each.rules) or 'none cited'}", 2, "red")
        printer.paragraph(f"expected: {one_line(value_text(each.expected), 300)}", 4)
        printer.paragraph(f"actual:   {one_line(value_text(each.actual), 300)}", 4)
        if each.doubtful:
            printer.paragraph(f"provisional interpretations applied just before: {' '.join(each.doubtful)}", 4)
        path = each.file if directory is None else str(directory / FOLDER / each.file)
        command = ["justicar", "case" if each.file.endswith(".feature") else "replay", path]
        command += ["--engine", choice.spec, *choice.flags]
        saved = "save as this file, then " if directory is None else ""
        printer.paragraph(f"{saved}repeat: {' '.join(map(quoted, command))}", 2)
        for line in printable(each.text, 6_000).splitlines():
            printer.say(f"    {line}")
    if (left := len(outcome.findings) - SHOWN) > 0:
        printer.paragraph(f"… and {left} more differences; --report DIR writes all", 2)
