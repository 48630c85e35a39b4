"""Scenarios whose verdict changes.

Both sides play every scenario that holds in the edition of either, with its own `@edition:` tags ignored. A failure
then shows where the other edition breaks it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from conformance.diff.model import ScenarioChange
from conformance.diff.sides import ComparedSide, exchanged, in_both, toggles_between
from conformance.runner.cases import Case
from conformance.runner.direct import run
from conformance.verdict.reports.untrusted_text import source
from conformance.verdict.results import CaseResult, Verdict, failing_step

Progress = Callable[[CaseResult], None]
_TAG = "edition:"
_FURTHEST = (Verdict.PASSED, Verdict.EXPECTED_FAILURE, Verdict.NOT_RUN, Verdict.UNSUPPORTED, Verdict.UNEXPECTED_PASS)
"""Verdicts from passing to failing. Failures and errors come after these."""


def selected(cases: Iterable[Case], a: ComparedSide, b: ComparedSide) -> list[Case]:
    """Return the scenarios to compare, without their edition tags."""
    kept = []
    for case in cases:
        editions = [side.edition(case.game) for side in (a, b)]
        results = [side.results for side in (a, b) if side.results is not None]
        if any(case.id not in each for each in results) or case.game not in {**a.editions, **b.editions}:
            continue
        if not case.editions or any(each is not None and each.has(case.editions) for each in editions):
            kept.append(msgspec.structs.replace(case, editions=()))
    return kept


def judged(
    side: ComparedSide, cases: Sequence[Case], jobs: int = 1, progress: Progress | None = None
) -> dict[str, CaseResult]:
    """Return the result of every case on one side."""
    if side.results is not None:
        return dict(side.results)
    if not cases:
        return {}
    editions = dict(side.editions)
    result = run(cases, side.spec, edition=editions, limits=side.limits, jobs=jobs, progress=progress, events=False)
    return {case.id: case for case in result.cases}


def changes(
    a: ComparedSide, b: ComparedSide, before: dict[str, CaseResult], after: dict[str, CaseResult], cases: Sequence[Case]
) -> list[ScenarioChange]:
    """Return the scenarios with different verdicts, in the order of the suite, unknown scenarios last."""
    names = dict.fromkeys([*(case.id for case in cases), *before, *after])
    moved = [name for name in names if _verdict(before.get(name)) != _verdict(after.get(name))]
    by_toggle = _movers(a, b, before, after, [case for case in cases if case.id in moved])
    found = [_change(name, before.get(name), after.get(name), by_toggle.get(name, [])) for name in moved]
    tags = {
        case.id: (case.game, [tag.removeprefix(_TAG) for tag in case.tags if tag.startswith(_TAG)]) for case in cases
    }
    return [msgspec.structs.replace(each, foreseen=_foreseen(a, b, *tags.get(each.id, ("", [])))) for each in found]


def _foreseen(a: ComparedSide, b: ComparedSide, game: str, conditions: Sequence[str]) -> bool:
    """Report if the scenario's own edition tags exclude one side."""
    return any((edition := side.edition(game)) is not None and not edition.has(conditions) for side in (a, b))


def _verdict(result: CaseResult | None) -> Verdict | None:
    return result.verdict if result else None


def _change(name: str, before: CaseResult | None, after: CaseResult | None, toggles: list[str]) -> ScenarioChange:
    shown = max((each for each in (before, after) if each), key=_distance)
    step = failing_step(shown)
    return ScenarioChange(
        id=name,
        before=_verdict(before),
        after=_verdict(after),
        step=f"{step.keyword.strip()} {step.text}" if step else None,
        rules=list(shown.rules),
        because=(step.message if step else None) or shown.reason,
        title=shown.title,
        place=source(shown.uri, step.line if step else shown.line),
        toggles=toggles,
        provisional=shown.provisional,
    )


def _distance(result: CaseResult) -> tuple[int, str]:
    at = _FURTHEST.index(result.verdict) if result.verdict in _FURTHEST else len(_FURTHEST)
    return at, result.verdict.value


def _movers(
    a: ComparedSide, b: ComparedSide, before: dict[str, CaseResult], after: dict[str, CaseResult], moved: Sequence[Case]
) -> dict[str, list[str]]:
    """Return scenario → the toggles that each change its verdict alone, exchanged on either side."""
    found: dict[str, list[str]] = {}
    for toggle, one, other in single_exchanges(a, b, dict.fromkeys(case.game for case in moved)):
        if one is None or other is None:
            found |= {case.id: [toggle] for case in moved}
            continue
        for side, former in ((one, before), (other, after)):
            for name, result in judged(side, moved).items():
                if result.verdict != _verdict(former.get(name)) and toggle not in found.setdefault(name, []):
                    found[name].append(toggle)
    return found


def single_exchanges(
    a: ComparedSide, b: ComparedSide, games: Iterable[str]
) -> Iterable[tuple[str, ComparedSide | None, ComparedSide | None]]:
    """Yield every toggle that differs, with each side after exchanging just that toggle.

    Both are None if only one toggle differs, because it causes every change. Yields nothing for different engines.
    """
    if a.results is not None or b.results is not None or a.spec != b.spec:
        return
    for game, book, first, second in in_both(games, a, b):
        between = toggles_between(first, second)
        for toggle in between:
            if len(between) == 1:
                yield toggle, None, None
            else:
                yield (
                    toggle,
                    a.playing(game, exchanged(book, first, toggle, second.values[toggle])),
                    b.playing(game, exchanged(book, second, toggle, first.values[toggle])),
                )
