"""Text shared by all forms of a comparison: the headline, the changes by toggle, and each change in a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from conformance.diff.model import (
    DecisionState,
    Diff,
    PerftChange,
    RecordChange,
    RuleChange,
    ScenarioChange,
    ToggleChange,
)
from conformance.verdict.reports.untrusted_text import one_line, value_text
from conformance.verdict.results import Verdict

OFFERS_SHOWN = 6
"""Maximum number of choices shown that only one side offers."""


class ChangedVerdict(NamedTuple):
    """A scenario whose verdict changes, or several rows of an outline that change the same way."""

    first: ScenarioChange
    rows: int

    @property
    def name(self) -> str:
        """Return the id of the scenario or of the outline."""
        return self.first.id if self.rows == 1 else f"{self.first.id.partition('/')[0]} ({self.rows} rows)"


class ToggleChanges(NamedTuple):
    """Changes caused by one toggle, or by none alone."""

    toggle: ToggleChange | None
    rules: list[RuleChange]
    """The rules in force on one side only."""
    scenarios: list[ChangedVerdict]
    records: list[RecordChange]
    perft: list[PerftChange]

    @property
    def moved(self) -> int:
        """Number of scenarios, counting every row."""
        return sum(each.rows for each in self.scenarios)


def groups(diff: Diff) -> list[ToggleChanges]:
    """Return every change once, under the first toggle that causes it alone."""
    found = []
    for toggle in [*diff.toggles, None]:
        name = toggle.toggle if toggle else None
        moved = [each for each in diff.scenarios if next(iter(each.toggles), None) == name]
        found.append(
            ToggleChanges(
                toggle,
                [each for each in diff.rules if each.before != each.after and each.toggle == name],
                list(outlines(moved)),
                [each for each in diff.records if next(iter(each.toggles), None) == name],
                [each for each in diff.perft if next(iter(each.toggles), None) == name],
            )
        )
    return [each for each in found if each.toggle or each.scenarios or each.records or each.perft]


def outlines(moved: Sequence[ScenarioChange]) -> Iterator[ChangedVerdict]:
    """Yield the changes, with rows of an outline that change the same way combined."""
    alike: dict[tuple[object, ...], list[ScenarioChange]] = {}
    for each in moved:
        key = (each.id.partition("/")[0], each.before, each.after, tuple(each.toggles), each.foreseen)
        alike.setdefault(key, []).append(each)
    for rows in alike.values():
        yield ChangedVerdict(rows[0], len(rows))


def standing(diff: Diff) -> list[RuleChange]:
    """Return the rules that changed scenarios tag and that are in force on both sides."""
    return [rule for rule in diff.rules if rule.before and rule.after]


def headline(diff: Diff) -> str:
    """Return the result in one sentence."""
    compared = diff.compared
    if not diff.differs:
        held = [many(compared.scenarios, "scenario")]
        held += [many(compared.records, "recorded game")] * bool(compared.records)
        held += [many(compared.perft, "count") + " of decision paths"] * bool(compared.perft)
        return f"No difference between {diff.a.name} and {diff.b.name}: {listed(held)} compared"
    parts = [f"{share(diff.scenarios, compared.scenarios, 'scenarios change')} verdict"]
    if compared.records:
        parts.append(share(diff.records, compared.records, "recorded games change"))
    if compared.perft:
        parts.append(share(diff.perft, compared.perft, "counts of decision paths change"))
    gone, come = in_force(diff)
    law = f"; {many(len(gone), 'rule')} out of force, {len(come)} in force" if gone or come else ""
    return f"From {diff.a.name} to {diff.b.name}: {listed(parts)}{law}"


def in_force(diff: Diff) -> tuple[list[RuleChange], list[RuleChange]]:
    """Return the rules in force only on the first side, and those only on the second."""
    gone = [rule for rule in diff.rules if rule.before and not rule.after]
    come = [rule for rule in diff.rules if rule.after and not rule.before]
    return gone, come


def summary(diff: Diff) -> Iterator[str]:
    """Yield further findings, one a line."""
    for side, other in ((diff.a, diff.b), (diff.b, diff.a)):
        count = sum(_passes(each, side is diff.a) and not _passes(each, side is diff.b) for each in diff.scenarios)
        if count:
            yield f"{many(count, 'scenario')} pass{'es' * (count == 1)} with {side.name} but not with {other.name}"
    if diff.toggles and (news := [each.id for each in diff.scenarios if not each.foreseen]):
        some = ", ".join(news[:8]) + (f" and {len(news) - 8} more" if len(news) > 8 else "")
        yield f"{many(len(news), 'scenario')} without an edition tag for this: {some}"
    yield from diff.notes


def _passes(change: ScenarioChange, before: bool) -> bool:
    return (change.before if before else change.after) is Verdict.PASSED


def verdicts(change: ScenarioChange) -> str:
    """Return both verdicts."""
    return " → ".join(each.value if each else "not judged" for each in (change.before, change.after))


def beside(change: ScenarioChange | RecordChange | PerftChange) -> str:
    """Return the other toggles that also cause a change, as text."""
    return f"also caused by {listed(change.toggles[1:])}" if len(change.toggles) > 1 else ""


def stopped(diff: Diff, change: ScenarioChange) -> str:
    """Return the side on which a scenario stops, with step and reason."""
    who = diff.b if _passes(change, True) else diff.a if _passes(change, False) else None
    with_whom = f"with {who.name} " if who else f"{verdicts(change)}, "
    if not change.step:
        return one_line(f"{with_whom}not started: {change.because or 'not judged'}", 400)
    return one_line(f"{with_whom}at “{change.step}”: {change.because or 'no reason given'}", 400)


def place(change: RecordChange) -> str:
    """Return the place where a recorded game starts to differ."""
    made = f"{change.seat} chose {value_text(change.choice, 200)}" if change.choice else "the set-up"
    return one_line(f"{change.record}, line {change.line}, after choice {change.decision}: {made}", 400)


def state_as_text(here: DecisionState, others: DecisionState, what: str) -> str:
    """Return the state of one side as text."""
    if here.refused is not None:
        return one_line(f"stops: {here.refused}", 400)
    if what == "events":
        return "only here: " + (_some(here.events) or "nothing")
    if here.outcome is not None:
        return f"the game is over: {value_text(here.outcome, 200)}"
    same = (here.seat, here.window) == (others.seat, others.window)
    who = f"{here.seat} decides ({here.window})"
    if here.options is None:
        return who
    return f"{who}; {'only here: ' if same else 'choices: '}{_some(here.options) or 'nothing more'}"


def _some(objects: Sequence[dict[str, object]]) -> str:
    shown = ", ".join(one_line(value_text(each, 200)) for each in objects[:OFFERS_SHOWN])
    return shown + (f" and {len(objects) - OFFERS_SHOWN} more" if len(objects) > OFFERS_SHOWN else "")


def counts(change: PerftChange, before: bool) -> str:
    """Return the counts from the first different depth on."""
    found = change.before if before else change.after
    return " ".join(f"{count:,}" for count in found[change.depth - 1 :]) or "unreachable"


def share(found: Sequence[object], total: int, what: str) -> str:
    """`1 of 20 counts changes`, `2 of 20 counts change`."""
    return f"{len(found):,} of {total:,} {what}{'s' * (len(found) == 1)}"


def whole(scenarios: Sequence[str]) -> str:
    """Return the ids of scenarios, with the rows of an outline combined."""
    return ", ".join(dict.fromkeys(name.partition("/")[0] for name in scenarios))


def many(count: int, what: str) -> str:
    """`1 rule`, `2 rules`."""
    return f"{count:,} {what}{'s' * (count != 1)}"


def listed(words: Sequence[str]) -> str:
    """`a, b and c`."""
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))
