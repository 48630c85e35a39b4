"""Run the scenarios and judge the profiles. Shared by `certify`, `verify --rerun`, and the public API."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from conformance import interpretations
from conformance.games import find
from conformance.runner.cases import Case
from conformance.runner.digest import digest, of_cards, of_game
from conformance.runner.direct import Progress, described, judged_editions, now, run
from conformance.runner.engine_choice import EngineChoice, games_of
from conformance.runner.errors import CannotRun
from conformance.runner.line_file import CannotGoOn
from conformance.runner.resumable_run import Ongoing, RunHeader, head
from conformance.runner.scenario_suite import Suite, holds_for
from conformance.verdict.certificate import Basis, Judgement, judge
from conformance.verdict.ledger import Ledger
from conformance.verdict.profiles import Profile, decides
from conformance.verdict.results import CaseResult, RunResult

Watching = Callable[[int], AbstractContextManager[Progress]]
"""Called with the number of scenarios when a run starts. The context it returns receives each result."""


class Arguments(NamedTuple):
    """Scenarios to run, and number of parallel engines."""

    profile: Profile | None = None
    game: str | None = None
    ids: Sequence[str] = ()
    tags: Sequence[str] = ()
    jobs: int = 1


class Keeping(NamedTuple):
    """Directory for verdicts, saved one by one, and whether to resume the run saved there."""

    directory: Path | None
    resumed: bool

    def open(self, head: RunHeader, cases: Sequence[Case]) -> Ongoing | None:
        """Start or resume the run."""
        if self.directory is None:
            return None
        try:
            return Ongoing.resume(self.directory, head, cases) if self.resumed else Ongoing.begin(self.directory, head)
        except CannotGoOn as fault:
            remedy = "start a new run with --report"
            raise CannotRun(f"cannot resume the run in {self.directory}: {fault}; {remedy}") from fault


NOWHERE = Keeping(None, False)


class JudgedRun(NamedTuple):
    """The results of a run, and the judgement on each profile."""

    result: RunResult
    judgements: dict[Profile, Judgement]
    """Judged profile, by the edition that was played → judgement."""


def judged_run(
    choice: EngineChoice,
    suite: Suite,
    arguments: Arguments,
    watching: Watching,
    keeping: Keeping = NOWHERE,
    excused: Ledger | None = None,
) -> JudgedRun:
    """Run the scenarios and judge the requested profile, or every profile if none is requested and there are no
    filters.

    Raises CannotRun and CouldNotStart.
    """
    result, applicable = _run(choice, suite, arguments, keeping, watching)
    if excused:
        result = excused.apply(result)
    requested, filtered = arguments.profile, arguments.ids or arguments.tags
    profiles = [requested] if requested else [] if filtered else list(suite.profiles.values())
    by_edition = [held_by(each, result.editions[each.game]) for each in profiles if each.game in result.editions]
    selected = {each: each.select(applicable) for each in by_edition}
    return JudgedRun(
        result, {each: judge(each, cases, result, excused, by=basis(each, cases)) for each, cases in selected.items()}
    )


def held_by(profile: Profile, edition: str) -> Profile:
    """Return a profile for the edition that its game is judged by."""
    return profile.by(edition, judged_editions([profile.game], None)[profile.game])


def basis(profile: Profile, cases: Sequence[Case]) -> Basis:
    """Return the data that decides a profile. `cases` are the profile's scenarios."""
    game, deciding = find(profile.game), [case for case in cases if decides(case)]
    rested_on = [
        reading.id
        for reading in interpretations.load(game.name)
        if any(reading.carries(case.id.partition("/")[0], case.rules) for case in deciding)
    ]
    return Basis(digest(profile, cases, of_game(game)), of_cards(game), rested_on)


def _run(
    choice: EngineChoice, suite: Suite, arguments: Arguments, keeping: Keeping, watching: Watching
) -> tuple[RunResult, list[Case]]:
    """Return the results, and all scenarios that a profile could select in the judged editions."""
    profile, game, ids, tags, jobs = arguments
    engine, ongoing = choice.start(), None
    try:
        games = games_of(engine.description, game, suite.games)
        editions = choice.editions(games, engine.description)
        judged = judged_editions(games, editions)
        profile = held_by(profile, judged[profile.game]) if profile else None
        within = [case for name in games for case in suite.games[name] if holds_for(case, (editions or {}).get(name))]
        applicable = [case for case in within if holds_for(case, judged[case.game])]
        selected = suite.filtered(profile.select(within) if profile else within, ids, tags)
        if not selected:
            raise CannotRun(_nothing(profile, ids, tags, judged))
        known = described(engine)
        if keeping.directory is not None:
            ongoing = keeping.open(head(selected, known, _deciding(choice, arguments), now()), selected)
        done = ongoing.done if ongoing else {}
        left = [case for case in selected if case.id not in done]
        alone = jobs == 1 or len(left) <= 1
        if not alone:
            engine.close()
        with watching(len(left)) as advance:
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


def _deciding(choice: EngineChoice, arguments: Arguments) -> dict[str, Any]:
    """Return the options that decide which verdicts there are, by option name."""
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
        return f"no scenario of {where} (judged by {by}) matches the filters; leave out --id or --tag, or widen them"
    return f"{where} has no scenario for the edition {by}, so there is nothing to judge"
