"""`justicar certify`: run the scenarios against an engine, and judge it."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from conformance.adapters import connect
from conformance.catalogue import games, load
from conformance.commands import FAILED, OK, NotWritten, Refused
from conformance.commands.engines import choose_engine
from conformance.commands.files import write
from conformance.commands.own_scenarios import judge_also
from conformance.commands.scoreboard import tell as tell_moves
from conformance.protocol.engine import CouldNotStart
from conformance.runner.engine_choice import EngineChoice
from conformance.runner.forking import may_fork
from conformance.runner.judging import Arguments, JudgedRun, Keeping, judged_run
from conformance.runner.minimize import Shortening
from conformance.runner.reference_run import EXPLAINING, explained
from conformance.runner.scenario_suite import Suite, scenarios_in
from conformance.verdict.certificate import Certificate, Judgement
from conformance.verdict.fault_localization.evidence import FAILING, family_of
from conformance.verdict.fault_localization.ranking import Suspicion, suspicion
from conformance.verdict.ledger import Ledger, load_ledger
from conformance.verdict.problems import BadFile
from conformance.verdict.profiles import Profile
from conformance.verdict.reports.citations import Citations
from conformance.verdict.reports.comparison import compare, of_run
from conformance.verdict.reports.console import Teller
from conformance.verdict.reports.plain import SUSPECTS_NAMED
from conformance.verdict.reports.report import Report, report_on
from conformance.verdict.reports.writer import CERTIFICATE, Unwritable, prepare, write_reports
from conformance.verdict.results import RunResult, Verdict
from conformance.verdict.results_file import read_results

if TYPE_CHECKING:
    from conformance.verdict.attestation.signing import Signer


SHORTENING_SECONDS = 10.0
"""For how long the shortest ways to see failures are looked for."""


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
    **engine: Any,
) -> int:
    """The whole run. All that can be wrong with the command line is told before the engine is started."""
    directory = report or resume
    if directory is None and (sign or artifact):
        raise Refused("--sign and --artifact are for the certificate among the reports; give --report DIR as well")
    choice, teller, signer = choose_engine(**engine), Teller(quiet=quiet), _signer(sign)
    digest = _digest(artifact)
    former = read_results(against) if against is not None else None  # before a report takes its place
    suite = Suite()
    asked, edition = suite.profile(profile, game) if profile else (None, None)
    if asked and edition:
        choice = choice.by(asked.game, edition)
    excused, own = _ledger(ledger, suite), scenarios_in(also) if also else []
    suite.filtered(suite.cases, ids, tags)
    if report is not None and resume is not None:
        raise Refused("give --report to begin a run, or --resume to go on with one, not both")
    if directory is not None:
        _prepare(directory)
    arguments = Arguments(asked, asked.game if asked else game, ids, tags, jobs)
    keeping = Keeping(directory, resume is not None)
    judged = judged_run(choice, suite, arguments, teller.progress, keeping, excused)
    judgements = list(judged.judgements.values())
    told = report_on(
        judged.result,
        judgements,
        rules=Citations(),
        sources=suite.sources,
        flags=choice.flags,
        ledger=excused.path if excused else None,
        suspicion=_shortened(_suspicion(judged.result, suite), choice, suite, judged.result.editions),
        profiles={each.name: {case.id for case in each.select(judged.result.cases)} for each in judged.judgements},
        since=compare(former, of_run(judged.result, judgements)) if former is not None else None,
    )
    written = None
    if directory is not None:  # first: whoever reads along may stop reading
        written = _write(told, directory, jobs)
        _certificate(judged, directory, digest, signer)
    teller.tell(told)
    if told.since is not None and not quiet:
        tell_moves(told.since, teller)
    if written is not None and not quiet:
        teller.say(f"report: {written}")
    code = exit_code(told, judgements, asked, excused)
    return max(code, judge_also(choice, own, also, jobs, directory, teller)) if also else code


def _suspicion(result: RunResult, suite: Suite) -> Suspicion:
    """The rules that seem to be broken; to tell them, the reference engine plays what failed."""
    failed = {family_of(case.id): case for case in reversed(result.cases) if case.verdict in FAILING}
    if not failed:
        return Suspicion()
    wanted = {case.id for case in failed.values()}
    told = explained([case for case in suite.cases if case.id in wanted], result.editions)
    known = {case.game for case in failed.values()} & set(games())
    rules = {rule.id: rule for game in known for rule in load(game).values()}
    return suspicion(result.cases, rules, told)


def _shortened(found: Suspicion, choice: EngineChoice, suite: Suite, editions: Mapping[str, str]) -> Suspicion:
    """The same with the shortest way to see each of the first, for which both engines play their scenarios again."""
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


def exit_code(report: Report, judgements: Sequence[Judgement], asked: Profile | None, ledger: Ledger | None) -> int:
    """0 if the certificate that was asked for is granted; without one, or with a ledger, if all was asked and nothing
    failed."""
    if asked and not ledger:
        return OK if all(isinstance(each, Certificate) for each in judgements) else FAILED
    proved = report.counts[Verdict.PASSED] or report.counts[Verdict.EXPECTED_FAILURE]
    return OK if proved and not report.faults and not report.counts[Verdict.NOT_ASKED] else FAILED


def _ledger(path: Path | None, suite: Suite) -> Ledger | None:
    if path is None:
        return None
    try:
        return load_ledger(path, [case.id for case in suite.cases])
    except BadFile as fault:
        raise Refused(str(fault)) from fault


def _prepare(directory: Path) -> None:
    try:
        prepare(directory)
    except Unwritable as fault:
        raise Refused(str(fault)) from fault


def _write(report: Report, directory: Path, jobs: int) -> Path:
    """Writes the reports; the page for people among them."""
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


def _digest(artifact: Path | None) -> dict[str, str] | None:
    """The digest of what is judged, taken before the run. Raises BadFile."""
    if artifact is None:
        return None
    from conformance.verdict.attestation.statement import digest_of

    return digest_of(artifact)


def _certificate(judged: JudgedRun, directory: Path, digest: dict[str, str] | None, signer: Signer | None) -> None:
    """Writes the certificate, if anything is granted."""
    from conformance.verdict.attestation import signing
    from conformance.verdict.attestation.statement import statement, written

    granted = [
        (judgement, profile) for profile, judgement in judged.judgements.items() if isinstance(judgement, Certificate)
    ]
    if granted:
        stated = statement(judged.result, granted, artifact=digest)
        content = signing.signed(stated, signer) if signer else written(stated)
        write(directory / CERTIFICATE, [content], "free some space or name another directory")
