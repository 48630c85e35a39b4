"""Compare an older and a newer run: what broke, what was fixed, and which certificates were gained or lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from conformance.verdict.certificate import Certificate, Judgement, Refusal
from conformance.verdict.reports.untrusted_text import source
from conformance.verdict.results import CaseResult, RunResult, Verdict, failing_step
from conformance.verdict.results_file import FORMAT, RunRecord

AS_EXPECTED = (Verdict.PASSED, Verdict.EXPECTED_FAILURE)
"""Verdicts that need no attention."""


class Ran(msgspec.Struct, frozen=True):
    """One of the two runs."""

    engine: str
    """Name and version of the engine."""
    suite: str
    editions: dict[str, str]
    counts: dict[Verdict, int]


class Moved(msgspec.Struct, frozen=True):
    """A scenario whose verdict changed. None as a verdict: it was not in that run."""

    id: str
    title: str
    before: Verdict | None
    after: Verdict | None
    because: str | None
    """Reason why it does not pass now, if it does not."""
    was: str | None
    """Reason why it did not pass before, if it did not."""
    place: str


class Standing(msgspec.Struct, frozen=True):
    """A profile in both runs: how many of its deciding scenarios passed, and whether it was certified."""

    profile: str
    before: tuple[int, int] | None
    """Passed scenarios and all deciding scenarios. None: not judged."""
    after: tuple[int, int] | None
    certified_before: bool
    certified_after: bool


class Comparison(msgspec.Struct, frozen=True):
    """Changes between two runs."""

    before: Ran
    after: Ran
    profiles: list[Standing]
    broken: list[Moved]
    """Scenarios that passed and no longer pass."""
    mended: list[Moved]
    """Scenarios that pass now and did not before."""
    otherwise: list[Moved]
    """Scenarios with any other change of verdict."""
    only_before: int
    """Number of scenarios that only the older run judged."""
    only_after: int

    @property
    def lost(self) -> list[str]:
        """Profiles that were certified before, were judged again, and are not certified now."""
        return [
            each.profile
            for each in self.profiles
            if each.certified_before and each.after is not None and not each.certified_after
        ]

    @property
    def worse(self) -> bool:
        """Return whether a scenario broke or a certificate was lost."""
        return bool(self.broken or self.lost)


def of_run(result: RunResult, judgements: Sequence[Judgement]) -> RunRecord:
    """Return a finished run as the record that its results file would give."""
    return RunRecord(
        FORMAT, result.spec, result.engine, result.editions, result.cases, result.suite, certificates=judgements
    )


def compare(old: RunRecord, new: RunRecord) -> Comparison:
    """Return the changes from the old run to the new one, in the order of the new one."""
    before, after = ({case.id: case for case in each.scenarios} for each in (old, new))
    both = [name for name in after if name in before and after[name].verdict != before[name].verdict]
    moved = [_moved(before[name], after[name]) for name in both]
    broken = [each for each in moved if each.before in AS_EXPECTED and each.after not in AS_EXPECTED]
    mended = [each for each in moved if each.before not in AS_EXPECTED and each.after in AS_EXPECTED]
    return Comparison(
        before=_ran(old),
        after=_ran(new),
        profiles=_standings(old, new),
        broken=broken,
        mended=mended,
        otherwise=[each for each in moved if each not in broken and each not in mended],
        only_before=len(before.keys() - after.keys()),
        only_after=len(after.keys() - before.keys()),
    )


def _ran(run: RunRecord) -> Ran:
    return Ran(run.name, run.suite, run.editions, dict(Counter(case.verdict for case in run.scenarios)))


def _moved(before: CaseResult, after: CaseResult) -> Moved:
    step = failing_step(after)
    line = step.line if step else after.line
    place = source(after.uri, line)
    return Moved(after.id, after.title, before.verdict, after.verdict, _why(after), _why(before), place)


def _why(case: CaseResult) -> str | None:
    step = failing_step(case)
    return (step.message if step else None) or case.reason


def _standings(old: RunRecord, new: RunRecord) -> list[Standing]:
    before, after = ({each.profile: each for each in run.certificates} for run in (old, new))
    return [
        Standing(
            name,
            passed(before.get(name)),
            passed(after.get(name)),
            isinstance(before.get(name), Certificate),
            isinstance(after.get(name), Certificate),
        )
        for name in dict.fromkeys([*after, *before])
    ]


def passed(judgement: Certificate | Refusal | None) -> tuple[int, int] | None:
    """Return how many of a profile's deciding scenarios passed, and how many there are."""
    if judgement is None:
        return None
    return judgement.passed if isinstance(judgement, Refusal) else judgement.scenarios, judgement.scenarios


def counts_as_text(counts: Mapping[Verdict, int]) -> str:
    """Return the counts as text, such as `12 passed, 3 failed`, in the order of the verdicts."""
    return ", ".join(f"{counts[verdict]:,} {verdict}" for verdict in Verdict if counts.get(verdict)) or "nothing"


def headline(found: Comparison) -> str:
    """Return a one-line summary of the changes."""
    parts = [
        f"{len(found.broken)} broken" if found.broken else "",
        f"{len(found.mended)} fixed" if found.mended else "",
        f"{len(found.otherwise)} changed otherwise" if found.otherwise else "",
        f"certificates lost: {', '.join(found.lost)}" if found.lost else "",
    ]
    return "; ".join(filter(None, parts)) or "no changes"


def sections(found: Comparison) -> list[tuple[str, list[Moved]]]:
    """Return the changed scenarios in titled groups, without empty groups."""
    groups = [("Broken", found.broken), ("Fixed", found.mended), ("Changed otherwise", found.otherwise)]
    return [(name, moved) for name, moved in groups if moved]


def stood(standing: Standing) -> tuple[str, str]:
    """Return a profile's outcome before and after, as text."""
    return (
        _outcome(standing.before, standing.certified_before),
        _outcome(standing.after, standing.certified_after),
    )


def _outcome(each: tuple[int, int] | None, certified: bool) -> str:
    if each is None:
        return "not judged"
    return f"certified ({each[1]:,})" if certified else f"{each[0]:,} of {each[1]:,}"
