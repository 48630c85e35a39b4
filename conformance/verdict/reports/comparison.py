"""Two runs, the older and the newer: what broke, what was mended, which certificates came and went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from conformance.verdict.certificate import Certificate, Judgement, Refusal
from conformance.verdict.reports.text import source
from conformance.verdict.results import CaseResult, RunResult, Verdict, failing_step
from conformance.verdict.results_file import FORMAT, RunRecord

HELD = (Verdict.PASSED, Verdict.EXPECTED_FAILURE)
"""What counts as no news."""


class Ran(msgspec.Struct, frozen=True):
    """One of the two runs."""

    engine: str
    """Name and version."""
    suite: str
    editions: dict[str, str]
    counts: dict[Verdict, int]


class Moved(msgspec.Struct, frozen=True):
    """A scenario with another verdict. None: it was not in that run."""

    id: str
    title: str
    before: Verdict | None
    after: Verdict | None
    because: str | None
    """Why it is not passed, where it is not."""
    was: str | None
    """Why it was not, where it was not."""
    place: str


class Standing(msgspec.Struct, frozen=True):
    """A profile in both runs: how many of its deciding scenarios passed, and whether that was enough."""

    profile: str
    before: tuple[int, int] | None
    """Passed, of so many. None: not judged."""
    after: tuple[int, int] | None
    certified_before: bool
    certified_after: bool


class Comparison(msgspec.Struct, frozen=True):
    """What moved between two runs."""

    before: Ran
    after: Ran
    profiles: list[Standing]
    broken: list[Moved]
    """They passed, and do not now."""
    mended: list[Moved]
    """They pass now."""
    otherwise: list[Moved]
    """Every other change of a verdict."""
    only_before: int
    """Scenarios that were judged then alone."""
    only_after: int

    @property
    def lost(self) -> list[str]:
        """The profiles of which the certificate is gone, though they were judged."""
        return [
            each.profile
            for each in self.profiles
            if each.certified_before and each.after is not None and not each.certified_after
        ]

    @property
    def worse(self) -> bool:
        """Whether anything that held does not hold now."""
        return bool(self.broken or self.lost)


def of_run(result: RunResult, judgements: Sequence[Judgement]) -> RunRecord:
    """A run that is just over, as it would be read again."""
    return RunRecord(
        FORMAT, result.spec, result.engine, result.editions, result.cases, result.suite, certificates=judgements
    )


def compare(old: RunRecord, new: RunRecord) -> Comparison:
    """What moved from the old run to the new one, scenarios in the order of the new one."""
    before, after = ({case.id: case for case in each.scenarios} for each in (old, new))
    both = [name for name in after if name in before and after[name].verdict != before[name].verdict]
    moved = [_moved(before[name], after[name]) for name in both]
    broken = [each for each in moved if each.before in HELD and each.after not in HELD]
    mended = [each for each in moved if each.before not in HELD and each.after in HELD]
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
    """How many of a profile's deciding scenarios passed, and how many there are."""
    if judgement is None:
        return None
    return judgement.passed if isinstance(judgement, Refusal) else judgement.scenarios, judgement.scenarios


def counts_told(counts: Mapping[Verdict, int]) -> str:
    """`12 passed, 3 failed`, in the order of the verdicts."""
    return ", ".join(f"{counts[verdict]:,} {verdict}" for verdict in Verdict if counts.get(verdict)) or "nothing"


def headline(found: Comparison) -> str:
    """What moved, in a line."""
    parts = [
        f"{len(found.broken)} broken" if found.broken else "",
        f"{len(found.mended)} mended" if found.mended else "",
        f"{len(found.otherwise)} otherwise" if found.otherwise else "",
        f"certificates lost: {', '.join(found.lost)}" if found.lost else "",
    ]
    return "; ".join(filter(None, parts)) or "nothing moved"


def sections(found: Comparison) -> list[tuple[str, list[Moved]]]:
    """The scenarios that moved, by what that means, under a title each; those of which there are any."""
    all_ = [("Broken", found.broken), ("Mended", found.mended), ("Otherwise", found.otherwise)]
    return [(name, moved) for name, moved in all_ if moved]


def stood(standing: Standing) -> tuple[str, str]:
    """How a profile stood before, and how it stands after."""
    return (
        _stood(standing.before, standing.certified_before),
        _stood(standing.after, standing.certified_after),
    )


def _stood(each: tuple[int, int] | None, certified: bool) -> str:
    if each is None:
        return "not judged"
    return f"certified ({each[1]:,})" if certified else f"{each[0]:,} of {each[1]:,}"
