"""`justicar certify`: run the scenarios against an engine and judge it."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from conformance.adapters import connect
from conformance.challenge.judging import lost_by_challenge, passed_scenarios
from conformance.commands import FAILED, OK, NotWritten, Refused
from conformance.commands import challenge as of_challenge
from conformance.commands.artifact import artifact_digest
from conformance.commands.challenge import ChallengeRun
from conformance.commands.compare import print_comparison as print_changes
from conformance.commands.engines import choose_engine
from conformance.commands.files import write
from conformance.commands.own_scenarios import judge_also
from conformance.commands.suspects import suspicion_of
from conformance.protocol.engine import CouldNotStart
from conformance.runner.engine_choice import EngineChoice
from conformance.runner.fork_safety import may_fork
from conformance.runner.judged_run import Arguments, JudgedRun, Keeping, judged_run
from conformance.runner.minimize import Shortening
from conformance.runner.reference_replay import EXPLAINING
from conformance.runner.scenario_suite import Suite, scenarios_in
from conformance.verdict.certificate import Certificate, Judgement
from conformance.verdict.fault_localization.ranking import Suspicion
from conformance.verdict.ledger import Ledger, load_ledger
from conformance.verdict.profiles import Profile
from conformance.verdict.reports.citations import Citations
from conformance.verdict.reports.comparison import compare, of_run
from conformance.verdict.reports.console import Printer
from conformance.verdict.reports.plain_report import SUSPECTS_NAMED
from conformance.verdict.reports.report import Report, report_on
from conformance.verdict.reports.writer import CERTIFICATE, Unwritable, prepare, write_reports
from conformance.verdict.results import Verdict
from conformance.verdict.results_file import read_results
from conformance.verdict.toml_tables import BadFile

if TYPE_CHECKING:
    from conformance.verdict.attestation.signing import Signer


SHORTENING_SECONDS = 10.0
"""Time limit for finding the shortest scenarios that show the failures, in seconds."""


def certify(
    *,
    game: str | None,
    profile: str | None,
    ledger: Path | None,
    jobs: int,
    report: Path | None,
    resume: Path | None,
    sign: Path | None,
    artifact: Path | None,
    ids: Sequence[str],
    tags: Sequence[str],
    quiet: bool,
    also: Path | None = None,
    against: Path | None = None,
    challenge: bool = True,
    challenge_seed: str | None = None,
    **engine: Any,
) -> int:
    """Run everything. Errors on the command line are reported before the engine starts."""
    directory = report or resume
    if directory is None and (sign or artifact):
        raise Refused("--sign and --artifact need a certificate to go into; add --report DIR")
    if not challenge and (sign or challenge_seed is not None):
        raise Refused("there is no certificate without a challenge; leave out --no-challenge")
    choice, printer, signer = choose_engine(**engine), Printer(quiet=quiet), _signer(sign)
    digest = artifact_digest(choice.spec, artifact)
    choice = choice.exposing(artifact, sign, directory)
    former = read_results(against) if against is not None else None  # a new report may overwrite it
    suite = Suite()
    chosen, edition = suite.profile(profile, game) if profile else (None, None)
    if chosen and edition:
        choice = choice.by(chosen.game, edition)
    excused, own = _ledger(ledger, suite), scenarios_in(also) if also else []
    suite.filtered(suite.cases, ids, tags)
    if report is not None and resume is not None:
        raise Refused("give either --report to begin a run or --resume to continue one")
    if directory is not None:
        _prepare(directory)
    arguments = Arguments(chosen, chosen.game if chosen else game, ids, tags, jobs)
    keeping = Keeping(directory, resume is not None)
    challenge_run = ChallengeRun(choice, suite, challenge_seed, wanted=challenge)
    if not (ids or tags) and (chosen or suite.profiles):
        challenge_run.promise(printer)
    judged, outcome = challenge_run.play(
        judged_run(choice, suite, arguments, printer.progress, keeping, excused), printer
    )
    judgements = list(judged.judgements.values())
    found = suspicion_of(judged.result.cases, suite.cases, judged.result.editions)
    full_report = report_on(
        judged.result,
        judgements,
        rules=Citations(),
        sources=suite.sources,
        flags=choice.flags,
        ledger=excused.path if excused else None,
        suspicion=_shortened(found, choice, suite, judged.result.editions),
        profiles={each.name: {case.id for case in each.select(judged.result.cases)} for each in judged.judgements},
        since=compare(former, of_run(judged.result, judgements)) if former is not None else None,
    )
    written = None
    if directory is not None:  # before printing: a closed pipe must not lose the reports
        written = _write(full_report, directory, jobs)
        if artifact_digest(choice.spec, artifact) != digest:
            raise Refused(f"no certificate: {artifact or choice.spec} changed during the run; judge it again")
        _certificate(judged, directory, digest, signer)
        of_challenge.save(outcome, directory)
    printer.print_report(full_report)
    of_challenge.tell(outcome, choice, directory, printer)
    if full_report.since is not None and not quiet:
        print_changes(full_report.since, printer)
    if written is not None and not quiet:
        printer.say(f"report: {written}")
    code = exit_code(full_report, judgements, chosen, excused, challenged=challenge)
    return max(code, judge_also(choice, own, also, jobs, directory, printer)) if also else code


def _shortened(found: Suspicion, choice: EngineChoice, suite: Suite, editions: Mapping[str, str]) -> Suspicion:
    """Add the shortest failing steps to the most suspected rules, by running both engines again."""
    first = [each for each in found.suspects[:SUSPECTS_NAMED] if each.scenarios]
    if not first:
        return found
    cases = {case.id: case for case in suite.cases}
    steps = {}
    try:
        with choice.start() as engine, connect(EXPLAINING) as reference:
            shortening = Shortening(engine, reference, editions, time.monotonic() + SHORTENING_SECONDS)
            steps = {each.rule: shortening.steps(cases[each.scenarios[0]]) for each in first}
    except CouldNotStart:
        return found
    suspects = [msgspec.structs.replace(each, steps=steps.get(each.rule, [])) for each in found.suspects]
    return msgspec.structs.replace(found, suspects=suspects)


def exit_code(
    report: Report,
    judgements: Sequence[Judgement],
    chosen: Profile | None,
    ledger: Ledger | None,
    *,
    challenged: bool = True,
) -> int:
    """Return 0 if the engine earned the certificate of the requested profile.

    With a ledger or without a profile, return 0 if every scenario ran, none failed, one passed, and the challenge found
    no difference. Without a challenge, only the scenarios count.
    """
    if not challenged and not ledger and chosen:
        return OK if passed_scenarios(judgements) else FAILED
    if any(lost_by_challenge(each) for each in judgements):
        return FAILED
    if chosen and not ledger:
        return OK if all(isinstance(each, Certificate) for each in judgements) else FAILED
    proved = report.counts[Verdict.PASSED] or report.counts[Verdict.EXPECTED_FAILURE]
    return OK if proved and not report.faults and not report.counts[Verdict.NOT_RUN] else FAILED


def _ledger(path: Path | None, suite: Suite) -> Ledger | None:
    if path is None:
        return None
    try:
        return load_ledger(path, [case.id for case in suite.cases])
    except BadFile as fault:
        raise Refused(str(fault)) from fault


def _prepare(directory: Path) -> None:
    """Prepare the directory, and lock it until the command ends."""
    try:
        lock = prepare(directory)
    except Unwritable as fault:
        raise Refused(str(fault)) from fault
    click.get_current_context().call_on_close(lock.close)


def _write(report: Report, directory: Path, jobs: int) -> Path:
    """Write the reports and return the path of the HTML page."""
    try:
        return write_reports(report, directory, forking=jobs > 1 and may_fork())[-1]
    except Unwritable as fault:
        raise NotWritten(str(fault)) from fault


def _signer(path: Path | None) -> Signer | None:
    if path is None:
        return None
    from conformance.verdict.attestation.signing import NotInstalled, private_key

    try:
        return private_key(path)
    except (BadFile, NotInstalled) as fault:
        raise Refused(str(fault)) from fault


def _certificate(judged: JudgedRun, directory: Path, digest: dict[str, str] | None, signer: Signer | None) -> None:
    """Write the certificate if a profile is granted."""
    from conformance.verdict.attestation import signing
    from conformance.verdict.attestation.statement import statement, written

    granted = [
        (judgement, profile) for profile, judgement in judged.judgements.items() if isinstance(judgement, Certificate)
    ]
    if granted:
        stated = statement(judged.result, granted, artifact=digest)
        content = signing.signed(stated, signer) if signer else written(stated)
        write(directory / CERTIFICATE, [content], "free some space or name another directory")
