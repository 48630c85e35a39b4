"""An event as people read it."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from conformance.verdict.reports.text import one_line, told


def event_line(event: dict[str, Any]) -> Text:
    """Its name, its fields, and on a line of their own the rules that it cites."""
    return EventLines().of(event)


class EventLines:
    """The lines of events that happened one upon the other: a rule is told with the first event that cites it, and
    what surrounds them all is not told again with each."""

    def __init__(self, most: int | None = None) -> None:
        """`most`: so many rules are told of each event; None: all."""
        self._told: set[str] = set()
        self._most = most

    def of(self, event: dict[str, Any]) -> Text:
        """Its name, its fields, and on a line of their own the rules that it cites and none before it did."""
        fields = ", ".join(
            f"{one_line(name, 60)} {one_line(told(value, 300))}"
            for name, value in event.items()
            if name not in ("event", "rules")
        )
        rules = event.get("rules")
        cited = [str(rule) for rule in rules] if isinstance(rules, list) else []
        new = [rule for rule in dict.fromkeys(cited) if rule not in self._told]
        self._told.update(new)
        left = 0 if self._most is None else max(0, len(new) - self._most)
        between = " " if self._most is None else "\n        "
        ids = between.join(one_line(rule, 120) for rule in new[: self._most]) + (f" … {left} more" if left else "")
        return Text.assemble(
            (f"      {one_line(str(event.get('event', '?')), 80)}", "yellow"),
            f"  {fields}" if fields else "",
            (f"\n        {ids}" if new else "", "dim cyan"),
        )
