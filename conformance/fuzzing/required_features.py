"""Features of a game's words that positions, choices, and turnpoints use. docs/reference/protocol.md, 'Features'."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from conformance import catalogue, games
from conformance.protocol.features import Features
from conformance.steps.card_data import card_types

JsonObject = dict[str, Any]


ALWAYS_OPEN = ("unlock", "master", "minion", "influence", "discard", "search", "action")
"""Windows of VTES and Rivals that open even if there is nothing to choose."""


class Uses:
    """The features of one game, and the data that uses them."""

    def __init__(self, game: str) -> None:
        words = games.find(game).words
        assert words is not None
        self.features: Features = words.features
        self.types = card_types(game)

    def of_position(self, position: JsonObject) -> Iterator[str]:
        """Yield the features that a position uses. A key counts only if its value is not empty."""
        for key, value in fields_set(position):
            values = value if isinstance(value, list) else [value]
            for word in (key, *(f"{key}={each}" for each in values if isinstance(each, str))):
                yield from self.features.of("keys", word)
            if key == "phase":
                yield from self.features.of("phases", value)
        players = len(position.get("seats", ()))
        yield from (name for name, feature in self.features.items() if feature.players == players)

    def of_choice(self, choice: JsonObject) -> Iterator[str]:
        yield from self.features.of("choices", choice["do"])
        types = self.types.get(choice.get("card", ""), ()) if choice["do"] == "play" else ()
        if len(types) == 1:  # otherwise the window that it is played in decides
            yield from self.features.of("cards", *types)

    def of_directive(self, directive: JsonObject) -> Iterator[str]:
        yield from self.features.of("directives", directive["do"])

    def of_method(self, method: str) -> Iterator[str]:
        yield from self.features.of("methods", method)

    def of_observed(self, key: str) -> Iterator[str]:
        yield from self.features.of("observed", key)

    def of_turnpoint(self, turnpoint: JsonObject) -> Iterator[str]:
        if (pending := turnpoint["pending"]) is not None:
            yield from self.features.of("windows", pending["window"])
            choices = [set(self.of_choice(option)) for option in pending["options"] if option["do"] != "pass"]
            if choices and pending["window"] not in ALWAYS_OPEN:
                yield from set.intersection(*choices)  # features without which this decision would not arise
        for event in turnpoint["events"]:
            yield from self.features.of("events", event["event"])
            if event["event"] == "phase-began":
                yield from self.features.of("phases", event["phase"])
            if event["event"] == "action-announced":
                yield from self.features.of("actions", event["action"])
            for rule in event.get("rules", ()):
                yield from self.of_rule(rule)

    def come_to(self, turnpoint: JsonObject) -> Iterator[str]:
        """Yield the features that play has reached by itself, after an event at which an engine may also stop."""
        happened = {event["event"] for event in turnpoint["events"]}
        yield from (name for name, feature in self.features.items() if feature.after in happened)

    def of_rule(self, rule: str) -> Iterator[str]:
        """Yield the features of a rule that the reference engine cites."""
        yield from self.features.of("tiers", tiers().get(rule, ""))


@cache
def tiers() -> dict[str, str]:
    """Return the tier of each rule that has one."""
    return {name: rule.tier for name, rule in catalogue.load().items() if rule.tier}


def fields_set(value: Any) -> Iterator[tuple[str, Any]]:
    """Yield every key of a position at any depth, with its value, unless that is false, 0, or empty."""
    if isinstance(value, list):
        for each in value:
            yield from fields_set(each)
    elif isinstance(value, dict):
        for key, each in value.items():
            if each:
                yield key, each
                yield from fields_set(each)
