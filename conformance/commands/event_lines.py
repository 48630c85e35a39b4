"""Event lines: events as readable text."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from conformance.games import find
from conformance.translation import _
from conformance.verdict.reports.untrusted_text import one_line, value_text


def event_line(event: dict[str, Any]) -> Text:
    """Return an event as on the wire: its name and fields, then a line with the rules it cites."""
    fields = ", ".join(
        f"{one_line(name, 60)} {one_line(value_text(value, 300))}"
        for name, value in event.items()
        if name not in ("event", "rules")
    )
    name = (f"      {one_line(str(event.get('event', '?')), 80)}", "yellow")
    return Text.assemble(name, f"  {fields}" if fields else "", _cited(rules_of(event)))


def rules_of(event: dict[str, Any]) -> list[str]:
    """Return the rules that an event cites, without duplicates."""
    rules = event.get("rules")
    return list(dict.fromkeys(str(rule) for rule in rules)) if isinstance(rules, list) else []


class EventLines:
    """Lines for consecutive events. Each rule appears only with the first event that cites it."""

    def __init__(self, game: str, most: int | None = None) -> None:
        """Limit each event to `most` rules. None means no limit."""
        self._words = find(game).vocabulary.narration
        self._shown_rules: set[str] = set()
        self._most = most

    def of(self, event: dict[str, Any]) -> Text:
        """Return an event as a sentence, then a line with the rules cited for the first time."""
        new = [rule for rule in rules_of(event) if rule not in self._shown_rules]
        self._shown_rules.update(new)
        left = 0 if self._most is None else max(0, len(new) - self._most)
        between = " " if self._most is None else "\n        "
        sentence = (f"      {one_line(self._words.say(event), 600)}", "yellow")
        more = " " + _("… {count} more", count=left) if left else ""
        return Text.assemble(sentence, _cited(new[: self._most], between, more))


def _cited(rules: list[str], between: str = " ", more: str = "") -> tuple[str, str]:
    ids = between.join(one_line(rule, 120) for rule in rules)
    return (f"\n        {ids}{more}" if rules else "", "dim cyan")
