"""A comparison as Markdown, for a pull request."""

from __future__ import annotations

from collections.abc import Iterator

from conformance.diff import phrasing
from conformance.diff.model import CatalogueDiff, Diff
from conformance.verdict.reports.untrusted_text import in_markdown, one_line, value_text


def markdown(diff: Diff) -> Iterator[str]:
    """Yield the lines of a comparison."""
    yield f"### {_text(phrasing.headline(diff))}"
    yield ""
    for side in (diff.a, diff.b):
        if side.about:
            yield f"- `{side.name}`: {_text(side.about)}"
    for line in phrasing.summary(diff):
        yield f"- {_text(line)}"
    groups = phrasing.groups(diff)
    if diff.toggles:
        yield ""
        yield from _table("toggle", "before", "after", "scenarios", "recorded games", "perft counts")
        for group in groups:
            toggle = group.toggle
            head = (f"`{toggle.toggle}`", toggle.before, toggle.after) if toggle else ("none", "", "")
            yield _row(*head, str(group.moved), str(len(group.records)), str(len(group.perft)))
    for group in groups:
        yield from _group(diff, group)
    if rules := phrasing.standing(diff):
        yield from _folded("Unchanged rules that changed scenarios tag")
        yield from (f"- `{rule.id}`: {phrasing.whole(rule.scenarios)}" for rule in rules)
        yield "\n</details>"
    if diff.readings:
        yield from _folded("Affected interpretations")
        yield from (
            f"- `{each.id}` ({_text(each.standing)}): {_text(each.question)} {_text(each.reading)}"
            for each in diff.readings
        )
        yield "\n</details>"
    if diff.unplayed:
        yield from _folded("Other differences between the rulebooks, not covered by any scenario")
        yield from (f"- `{each.name}`: {_text(each.because)}" for each in diff.unplayed)
        yield "\n</details>"


def _group(diff: Diff, group: phrasing.ToggleChanges) -> Iterator[str]:
    yield ""
    if group.toggle:
        yield f"#### `{group.toggle.toggle}`: {group.toggle.before} → {group.toggle.after}"
    else:
        yield "#### Caused by no single toggle" if diff.toggles else "#### Changes"
    yield ""
    for rule in group.rules:
        yield f"- {'out of force' if rule.before else 'in force'}: `{rule.id}`. {_text(rule.summary)}"
    if group.scenarios:
        yield ""
        yield from _table("scenario", "verdict", "stops at", "rules")
        for moved in group.scenarios:
            change = moved.first
            news = "" if change.foreseen or not diff.toggles else " **(no edition tag)**"
            rules = ", ".join(f"`{rule}`" for rule in change.rules)
            yield _row(
                f"{moved.name} {_text(change.title)}{news}",
                phrasing.verdicts(change),
                _text(phrasing.stopped(diff, change)),
                rules,
            )
    if group.records or group.perft:
        yield ""
    for record in group.records:
        yield f"- recorded game {_text(phrasing.place(record))}"
        for side, here, other in ((diff.a, record.before, record.after), (diff.b, record.after, record.before)):
            yield f"  - `{side.name}`: {_text(phrasing.state_as_text(here, other, record.what))}"
    for count in group.perft:
        both = [f"`{side.name}` {phrasing.counts(count, first)}" for side, first in ((diff.a, True), (diff.b, False))]
        yield f"- decision paths from {_text(count.about)}, depth {count.depth} and deeper: {'; '.join(both)}"


def markdown_of_catalogue(diff: CatalogueDiff) -> Iterator[str]:
    """Yield the lines of a catalogue comparison."""
    yield f"### {phrasing.many(len(diff.rules), 'rule')} changed in the catalogue"
    for entry in diff.rules:
        yield ""
        yield f"#### `{entry.id}` {entry.change}"
        yield ""
        for change in entry.fields:
            yield f"- `{change.field}`: {_text(_value(change.before))} → {_text(_value(change.after))}"
        for name, found in (
            ("scenarios", entry.scenarios),
            ("steps", entry.steps),
            ("interpretations", entry.readings),
        ):
            if found:
                yield f"- {name}: {', '.join(f'`{each}`' for each in found)}"


def _value(value: object) -> str:
    return "nothing" if value is None else one_line(value_text(value), 1000)


def _folded(title: str) -> Iterator[str]:
    yield ""
    yield f"<details><summary>{title}</summary>"
    yield ""


def _table(*names: str) -> Iterator[str]:
    yield _row(*names)
    yield "|" + "---|" * len(names)


def _row(*cells: str) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _text(text: str) -> str:
    return in_markdown(text, 1000)
