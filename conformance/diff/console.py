"""A comparison on the terminal: a headline, a table of toggles, then every change."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from conformance.diff import phrasing
from conformance.diff.model import CatalogueDiff, Diff, RuleChange
from conformance.terminal_lines import Lines
from conformance.verdict.reports.untrusted_text import one_line, value_text
from conformance.verdict.results import Verdict

SHOWN = 40
"""Maximum number of scenarios shown for a toggle. `--json`, `--markdown` and `--html` show all."""


def print_diff(diff: Diff, to: Lines) -> None:
    """Print a comparison."""
    to.say("")
    to.paragraph(phrasing.headline(diff), style="bold" if diff.differs else "bold green")
    for side in (diff.a, diff.b):
        if side.about:
            to.paragraph(f"{side.name}: {side.about}", 2, "dim")
    for line in phrasing.summary(diff):
        to.paragraph(line, 2)
    groups = phrasing.groups(diff)
    if diff.toggles:
        to.say("")
        to.console.print(_toggles(groups))
    for group in groups:
        _group(diff, group, to)
    if rules := phrasing.standing(diff):
        _heading(to, "Unchanged rules that changed scenarios tag")
        for rule in rules:
            to.paragraph(f"{rule.id}  ({phrasing.whole(rule.scenarios)})", 2)
    if diff.readings:
        _heading(to, "Affected interpretations")
        for reading in diff.readings:
            to.paragraph(f"{reading.id}: {reading.question} {reading.reading}", 2)
            if reading.standing != "certain":
                to.paragraph(reading.standing, 4, "yellow")
    if diff.unplayed:
        _heading(to, "Other differences between the rulebooks, not covered by any scenario")
        for each in diff.unplayed:
            to.paragraph(f"{each.name} ({phrasing.many(len(each.rules), 'rule')}): {each.because}", 2)


def _heading(to: Lines, text: str) -> None:
    to.say("")
    to.paragraph(text, style="bold cyan")


def _toggles(groups: list[phrasing.ToggleChanges]) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("toggle", no_wrap=True)
    for name in ("scenarios", "games", "counts"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("from → to")
    for group in groups:
        numbers = [str(each or "·") for each in (group.moved, len(group.records), len(group.perft))]
        if group.toggle:
            table.add_row(group.toggle.toggle, *numbers, f"{group.toggle.before} → {group.toggle.after}")
        else:
            table.add_row("none", *numbers, "")
    return table


def _group(diff: Diff, group: phrasing.ToggleChanges, to: Lines) -> None:
    toggle = group.toggle
    if toggle:
        _heading(to, f"{toggle.toggle}: {toggle.before} → {toggle.after}")
        to.paragraph(toggle.about, 2)
        if toggle.because:
            to.paragraph(f"confidence: {toggle.confidence}. {toggle.because}", 2, "dim")
    elif diff.toggles:
        _heading(to, "Caused by no single toggle")
    else:
        _heading(to, "Changes")
    for rule in group.rules:
        _rule(rule, to)
    for moved in group.scenarios[:SHOWN]:
        change = moved.first
        mark, style = ("+ ", "green") if change.after is Verdict.PASSED else ("- ", "red")
        marks = "" if change.foreseen or not diff.toggles else "  no edition tag"
        marks += "  provisional" * change.provisional
        line = Text.assemble(
            ("  " + mark, f"bold {style}"), (f"{moved.name}  ", style), one_line(change.title), (marks, "bold yellow")
        )
        to.console.print(line, soft_wrap=True)
        to.paragraph(phrasing.stopped(diff, change), 6, "dim")
        if also := phrasing.beside(change):
            to.paragraph(also, 6, "dim")
    if (left := len(group.scenarios) - SHOWN) > 0:
        to.paragraph(f"… and {left} more; use --json, --markdown or --html to see all", 2)
    for record in group.records:
        to.paragraph(f"recorded game {phrasing.place(record)}", 2, "yellow")
        for side, here, other in ((diff.a, record.before, record.after), (diff.b, record.after, record.before)):
            to.paragraph(f"{side.name}: {phrasing.state_as_text(here, other, record.what)}", 6, "dim")
    for count in group.perft:
        both = [phrasing.counts(count, before).partition(" ")[0] for before in (True, False)]
        to.paragraph(f"decision paths from {count.about}: at depth {count.depth} {both[0]} → {both[1]}", 2, "yellow")


def _rule(rule: RuleChange, to: Lines) -> None:
    mark, style = ("- ", "red") if rule.before else ("+ ", "green")
    line = Text.assemble(("  " + mark, f"bold {style}"), ("rule ", "dim"), (rule.id, style))
    to.console.print(line, soft_wrap=True)
    to.paragraph(rule.summary, 6, "dim")


def print_catalogue(diff: CatalogueDiff, to: Lines) -> None:
    """Print every changed catalogue entry, with the scenarios and code that cite it."""
    changes = [each.change for each in diff.rules]
    parts = [f"{changes.count(kind)} {kind}" for kind in ("changed", "added", "removed") if kind in changes]
    outcome = phrasing.listed(parts) if parts else "no changes"
    to.paragraph(f"Since {diff.old}: {outcome}", style="bold")
    for entry in diff.rules:
        _heading(to, f"{entry.id} {entry.change}")
        for change in entry.fields:
            to.paragraph(f"{change.field}:", 2)
            for mark, value in (("-", change.before), ("+", change.after)):
                if value is not None:
                    to.paragraph(f"{mark} {one_line(value_text(value), 1000)}", 4, "red" if mark == "-" else "green")
        for name, found in (
            ("scenarios", entry.scenarios),
            ("steps", entry.steps),
            ("interpretations", entry.readings),
        ):
            to.paragraph(f"{name}: {', '.join(found) or 'none'}", 2, "" if found else "dim")
