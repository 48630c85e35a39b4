"""An event as people read it."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from conformance.verdict.reports.text import one_line, told


def event_line(event: dict[str, Any]) -> Text:
    """Its name, its fields, and on a line of their own the rules that it cites."""
    fields = ", ".join(
        f"{one_line(name, 60)} {one_line(told(value, 300))}"
        for name, value in event.items()
        if name not in ("event", "rules")
    )
    rules = event.get("rules")
    citation = " ".join(one_line(str(rule), 120) for rule in rules) if isinstance(rules, list) else ""
    return Text.assemble(
        (f"      {one_line(str(event.get('event', '?')), 80)}", "yellow"),
        f"  {fields}" if fields else "",
        (f"\n        {citation}" if citation else "", "dim cyan"),
    )
