"""`justicar certify`: run the scenarios against an engine, and judge it."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from conformance import readings
from conformance.commands import FAILED, OK, NotStarted, NotWritten, Refused
from conformance.commands.engines import EngineChoice, choose_engine, games_of
from conformance.commands.suite import Suite, holds_for
from conformance.games import find
from conformance.protocol.engine import CouldNotStart
from conformance.runner.cases import Case
from conformance.runner.digest import digest, of_cards, of_game
from conformance.runner.direct import described, judged_editions, now, run
from conformance.runner.forking import may_fork
from conformance.runner.ongoing import CannotGoOn, Head, Ongoing, head
from conformance.verdict.certificate import Basis, Certificate, Judgement, judge
from conformance.verdict.ledger import Ledger, load_ledger
from conformance.verdict.problems import BadFile
from conformance.verdict.profiles import Profile, decides
from conformance.verdict.reports.citations import Citations
from conformance.verdict.reports.console import Teller
from conformance.verdict.reports.report import Report, report_on
from conformance.verdict.reports.writer import Unwritable, prepare, write_reports
from conformance.verdict.results import CaseResult, RunResult, Verdict


def certify(
    *,
    game: str | None,
    profile: str | None,
    ledger: Path | None,
    jobs: int,
    report: Path | None,
    resume: Path | None,
    ids: Sequence[str],
    tags: Sequence[str],
    quiet: bool,
    **engine: Any,
) -> int:
    """The whole run. All that can be wrong with the command line is told before the engine is started."""
    choice, suite, teller = choose_engine(**engine), Suite(), Teller(quiet=quiet)
    asked, edition = suite.profile(profile, game) if profile else (None, None)
    if asked and edition:
        choice = choice.by(asked.game, edition)
    excused = _ledger(ledger, suite)
    suite.filtered(suite.cases, ids, tags)
    if report is not None and resume is not None:
        raise Refused("give --report to begin a run, or --resume to go on with one, not both")
    directory = report or resume
    if directory is not None:
        _prepare(directory)
    arguments = _Arguments(asked, asked.game if asked else game, ids, tags, jobs)
    result, applicable = _run(choice, suite, arguments, _Keeping(directory, resume is not None), teller)
    if excused:
        result = excused.apply(result)
    # After filters only the profile that was asked for is worth a refusal.
    profiles = [asked] if asked else [] if ids or tags else list(suite.profiles.values())
    by_edition = [_by_edition(each, result.editions) for each in profiles if each.game in result.editions]
    selected = {each: each.select(applicable) for each in by_edition}
    judgements = [judge(each, cases, result, excused, by=basis(each, cases)) for each, cases in selected.items()]
    told = report_on(
        result,
        judgements,
        rules=Citations(),
        sources=suite.sources,
        flags=choice.flags,
        ledger=excused.path if excused else None,
    )
    written = (
        _write(told, directory, jobs) if directory is not None else None
    )  # first: whoever reads along may stop reading
    teller.tell(told)
    if written is not None and not quiet:
        teller.say(f"report: {written}")
    return exit_code(told, judgements, asked, excused)


def _by_edition(profile: Profile, judged: Mapping[str, str]) -> Profile:
    """A profile by the edition that its game is judged by."""
    return profile.by(judged[profile.game], judged_editions([profile.game], None)[profile.game])


def basis(profile: Profile, cases: Sequence[Case]) -> Basis:
    """What a profile is judged by, of which `cases` are the scenarios."""
    game, deciding = find(profile.game), [case for case in cases if decides(case)]
    rested_on = [
        reading.id
        for reading in readings.load(game.name)
        if any(reading.carries(case.id.partition("/")[0], case.rules) for case in deciding)
    ]
    return Basis(digest(profile, cases, of_game(game)), of_cards(game), rested_on)


def exit_code(report: Report, judgements: Sequence[Judgement], asked: Profile | None, ledger: Ledger | None) -> int:
    """0 if the certificate that was asked for is granted; without one, or with a ledger, if all was asked and nothing
    failed."""
    if asked and not ledger:
        return OK if all(isinstance(each, Certificate) for each in judgements) else FAILED
    proved = report.counts[Verdict.PASSED] or report.counts[Verdict.EXPECTED_FAILURE]
    return OK if proved and not report.faults and not report.counts[Verdict.NOT_ASKED] else FAILED


class _Arguments(NamedTuple):
    """What of the suite is judged, and by how many engines at once."""

    profile: Profile | None
    game: str | None
    ids: Sequence[str]
    tags: Sequence[str]
    jobs: int


class _Keeping(NamedTuple):
    """Where verdicts are kept as they come, if anywhere, and whether a run goes on there."""

    directory: Path | None
    resumed: bool

    def open(self, head: Head, cases: Sequence[Case]) -> Ongoing | None:
        """The run, begun or gone on with."""
        if self.directory is None:
            return None
        try:
            return Ongoing.resume(self.directory, head, cases) if self.resumed else Ongoing.begin(self.directory, head)
        except CannotGoOn as fault:
            remedy = "begin it anew with --report"
            raise Refused(f"cannot go on with the run in {self.directory}: {fault}; {remedy}") from fault


def _run(
    choice: EngineChoice, suite: Suite, arguments: _Arguments, keeping: _Keeping, teller: Teller
) -> tuple[RunResult, list[Case]]:
    """The results, and all scenarios that a profile could select for the editions judged."""
    profile, game, ids, tags, jobs = arguments
    engine, ongoing = choice.start(), None
    try:
        games = games_of(engine.description, game, suite.games)
        editions = choice.editions(games, engine.description)
        judged = judged_editions(games, editions)
        profile = _by_edition(profile, judged) if profile else None
        within = [case for name in games for case in suite.games[name] if holds_for(case, (editions or {}).get(name))]
        applicable = [case for case in within if holds_for(case, judged[case.game])]
        selected = suite.filtered(profile.select(within) if profile else within, ids, tags)
        if not selected:
            raise Refused(_nothing(profile, ids, tags, judged))
        known = described(engine)
        if keeping.directory is not None:
            ongoing = keeping.open(head(selected, known, _deciding(choice, arguments), now()), selected)
        done = ongoing.done if ongoing else {}
        left = [case for case in selected if case.id not in done]
        alone = jobs == 1 or len(left) <= 1
        if not alone:
            engine.close()
        with teller.progress(len(left)) as advance:
            began = time.monotonic()

            def progress(result: CaseResult) -> None:
                if ongoing is not None:
                    ongoing.keep(result, time.monotonic() - began)
                advance(result)

            result = run(
                left,
                choice.spec,
                edition=editions,
                limits=choice.limits,
                jobs=jobs,
                progress=progress,
                connect=(lambda *_: engine) if alone else None,
                events=False,
            )
    except CouldNotStart as error:
        raise NotStarted(f"the engine {choice.spec!r} could not be started: {error}") from error
    finally:
        engine.close()
        if ongoing is not None:
            ongoing.close()
    if ongoing is not None:
        judged_now = {each.id: each for each in result.cases}
        cases = [done.get(case.id) or judged_now[case.id] for case in selected]
        started, seconds = ongoing.head.started, ongoing.seconds + result.seconds
        by_game = judged_editions((case.game for case in selected), editions)
        result = msgspec.structs.replace(result, cases=cases, editions=by_game, started=started, seconds=seconds)
    return msgspec.structs.replace(result, engine=known, profile=profile.name if profile else None), applicable


def _deciding(choice: EngineChoice, arguments: _Arguments) -> dict[str, Any]:
    """What of the command line decides which verdicts there are; the names are those of the options."""
    return {
        "engine": choice.spec,
        "game": arguments.game,
        "profile": arguments.profile.name if arguments.profile else None,
        "id": " ".join(sorted(arguments.ids)),
        "tag": " ".join(sorted(arguments.tags)),
        "edition and limits": " ".join(choice.flags),
    }


def _nothing(profile: Profile | None, ids: Sequence[str], tags: Sequence[str], judged: dict[str, str]) -> str:
    where = f"the profile {profile.name}" if profile else " and ".join(judged)
    by = ", ".join(f"{game}/{edition}" for game, edition in judged.items())
    if ids or tags:
        return f"no scenario of {where} (judged by {by}) passes the filters; leave out --id or --tag, or widen them"
    return f"there is no scenario of {where} for the edition {by}; nothing can be judged"


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
