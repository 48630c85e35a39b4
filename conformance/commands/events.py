"""An event as people read it."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from conformance.games import find
from conformance.verdict.reports.text import one_line, told


def event_line(event: dict[str, Any]) -> Text:
    """As it is on the wire: its name, its fields, and on a line of their own the rules that it cites."""
    fields = ", ".join(
        f"{one_line(name, 60)} {one_line(told(value, 300))}"
        for name, value in event.items()
        if name not in ("event", "rules")
    )
    name = (f"      {one_line(str(event.get('event', '?')), 80)}", "yellow")
    return Text.assemble(name, f"  {fields}" if fields else "", _cited(rules_of(event)))


def rules_of(event: dict[str, Any]) -> list[str]:
    """The rules that it cites, each once."""
    rules = event.get("rules")
    return list(dict.fromkeys(str(rule) for rule in rules)) if isinstance(rules, list) else []


class EventLines:
    """The lines of events that happened one upon the other: a rule is told with the first event that cites it, and
    what surrounds them all is not told again with each."""

    def __init__(self, game: str, most: int | None = None) -> None:
        """`most`: so many rules are told of each event; None: all."""
        self._words = find(game).vocabulary.narration
        self._told: set[str] = set()
        self._most = most

    def of(self, event: dict[str, Any]) -> Text:
        """What happened in a sentence, and on a line of their own the rules that it cites and none before it did."""
        new = [rule for rule in rules_of(event) if rule not in self._told]
        self._told.update(new)
        left = 0 if self._most is None else max(0, len(new) - self._most)
        between = " " if self._most is None else "\n        "
        said = (f"      {one_line(self._words.say(event), 600)}", "yellow")
        return Text.assemble(said, _cited(new[: self._most], between, f" … {left} more" if left else ""))


def _cited(rules: list[str], between: str = " ", more: str = "") -> tuple[str, str]:
    ids = between.join(one_line(rule, 120) for rule in rules)
    return (f"\n        {ids}{more}" if rules else "", "dim cyan")
