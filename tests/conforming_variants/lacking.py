"""Conforming variants with something missing: a feature, cards, card texts, tracked keys, or numbers of seats.

Each declares what it has, and is unsupported if a scenario needs more. layers.py has those that lack nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from conformance import games
from conformance.fuzzing.comparison import named_in
from conformance.fuzzing.required_features import ALWAYS_OPEN, Uses
from conformance.steps.card_data import entries
from conformance.steps.dry_run import keys_in
from reference_engine.vtes.actions.action_kind import Acting
from tests.conforming_variants.layers import Honest, JsonObject, Refusal, ShufflesByItself


class WithoutFeature(Honest):
    """Does not declare a feature.

    It lists no options and reports no keys that belong to the feature, and answers `unsupported` to any use.
    """

    def __init__(self, game: str, feature: str) -> None:
        super().__init__()
        self.game, self.feature, self.uses = game, feature, Uses(game)
        self.features = self.uses.features

    def description(self, description: JsonObject) -> JsonObject:
        games = dict(description["games"])
        lacking = (self.feature, self.uses.features[self.feature].part_of)
        features = [name for name in games[self.game]["features"] if name not in lacking]
        games[self.game] = games[self.game] | {"features": features, "level": "options"}
        return description | {"name": f"honest: without {self.feature}", "games": {self.game: games[self.game]}}

    def setup(self, params: JsonObject) -> JsonObject:
        self.refuse(self.uses.of_position(params["position"]))
        return super().setup(params)

    def choose(self, params: JsonObject) -> JsonObject:
        self.refuse(self.uses.of_choice(params["choice"]))
        try:
            return super().choose(params)
        except Exception as error:
            self.refuse(self.uses.of_rule(getattr(error, "data", {}).get("rule") or ""))
            raise

    def arrange(self, params: JsonObject) -> JsonObject:
        self.refuse(self.uses.of_directive(params["directive"]))
        return super().arrange(params)

    def deck(self, params: JsonObject) -> JsonObject:
        self.refuse(self.uses.of_method("deck"))
        return super().deck(params)

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        self.refuse(self.uses.of_turnpoint(turnpoint))
        if (pending := turnpoint["pending"]) is None:
            return turnpoint
        options = [option for option in pending["options"] if self.feature not in self.uses.of_choice(option)]
        return turnpoint | {"pending": pending | {"options": options}}

    def observation(self, observation: JsonObject) -> JsonObject:
        known = {key: value for key, value in observation.items() if self.feature not in self.uses.of_observed(key)}
        return known | {"position": self.as_far_as_known(known["position"])}

    def as_far_as_known(self, value: Any) -> Any:
        """Return the value with empty values under the keys of the feature."""
        if isinstance(value, dict):
            return {
                key: nothing_like(each) if self.feature in self.features.of("keys", key) else self.as_far_as_known(each)
                for key, each in value.items()
            }
        return [self.as_far_as_known(each) for each in value] if isinstance(value, list) else value

    def refuse(self, used: Iterable[str]) -> None:
        """Raise an `unsupported` error if the missing feature is used."""
        if self.feature in used:
            raise Refusal("unsupported", f"no {self.feature}", {"what": "feature", "name": self.feature})


def nothing_like(value: Any) -> Any:
    """Return the empty value of the same type."""
    return type(value)() if isinstance(value, list | dict | bool | int) else None


class BlocksWithoutCombat(WithoutFeature):
    """Referee of the sequence: actions are announced and blocked, but a block has no further effect."""

    def __init__(self) -> None:
        super().__init__("vtes", "combat")

    def description(self, description: JsonObject) -> JsonObject:
        return super().description(description) | {"name": "honest: blocks without combat"}

    def setup(self, params: JsonObject) -> JsonObject:
        with no_combat_after_blocks():
            return super().setup(params)

    def choose(self, params: JsonObject) -> JsonObject:
        with no_combat_after_blocks():
            return super().choose(params)


@contextmanager
def no_combat_after_blocks() -> Iterator[None]:
    """Prevent combat after a block inside the context."""
    starts = Acting.starts_combat_when_blocked
    setattr(Acting, starts.__name__, lambda action: False)
    try:
        yield
    finally:
        setattr(Acting, starts.__name__, starts)


class Untracking(Honest):
    """Neither reads nor reports some keys of positions, observations and events."""

    def __init__(self, game: str, keys: tuple[str, ...]) -> None:
        super().__init__()
        self.game, self.keys = game, keys

    def description(self, description: JsonObject) -> JsonObject:
        game = description["games"][self.game] | {"untracked": list(self.keys)}
        return description | {"name": f"honest: untracked {self.keys[0]}", "games": {self.game: game}}

    def setup(self, params: JsonObject) -> JsonObject:
        for key in keys_in(params["position"]):
            if key in self.keys:
                raise Refusal("unsupported", f"no key {key}", {"what": "key", "name": key})
        return super().setup(params)

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        return turnpoint | {"events": self.events_for_a_seat(turnpoint["events"])}

    def events_for_a_seat(self, events: list[JsonObject]) -> list[JsonObject]:
        return [{key: value for key, value in event.items() if key not in self.keys} for event in events]

    def observation(self, observation: JsonObject) -> JsonObject:
        return observation | {"position": self.as_far_as_tracked(observation["position"])}

    def as_far_as_tracked(self, value: Any) -> Any:
        if isinstance(value, dict):
            return {key: self.as_far_as_tracked(each) for key, each in value.items() if key not in self.keys}
        return [self.as_far_as_tracked(each) for each in value] if isinstance(value, list) else value


UNTRACKED: dict[str, tuple[tuple[str, ...], ...]] = {
    "vtes": (
        ("sect",),
        ("clan", "title"),
        ("stealth", "intercept", "bleed", "cost", "directed"),
        ("capacity", "disciplines", "wounded", "counters", "used"),
        ("transfers", "master_actions", "discard_actions", "prey", "predator"),
        ("action", "combat", "referendum"),
    ),
    "vendetta": (
        ("power", "score"),
        ("clan_sheets", "relics", "bank"),
        ("step", "stop"),
        ("seen_by", "looking_at", "turn_order", "planning_turns"),
        ("diablerie_face_down", "drained"),
    ),
    "rivals": (
        ("blood_potency", "minus_bp", "disciplines"),
        ("fear", "shown", "contributors", "reaction"),
        ("city_burned", "city_discard", "burned", "set_aside"),
        ("step", "stop"),
        ("attacks", "foreign_blood", "foreign_prestige", "rival"),
    ),
}
"""Keys that engines of each game may leave untracked. There is one variant for each group."""


class PlaysWith(Honest):
    """Declares one number of seats, and plays with no other number."""

    def __init__(self, game: str, seats: int) -> None:
        super().__init__()
        self.game, self.seats = game, seats

    def description(self, description: JsonObject) -> JsonObject:
        game = description["games"][self.game] | {"seats": [self.seats]}
        return description | {"name": f"honest: with {self.seats} seats", "games": {self.game: game}}

    def setup(self, params: JsonObject) -> JsonObject:
        sitting = len(params["position"].get("seats", ()))
        if sitting != self.seats:
            raise Refusal("unsupported", "another number of seats", {"what": "seats", "name": str(sitting)})
        return super().setup(params)


class LacksALittle(ShufflesByItself):
    """Plays with four or five seats, without sects, and with the text of every other card.

    Its declaration is as coarse as the protocol allows.
    """

    def description(self, description: JsonObject) -> JsonObject:
        description = super().description(description)
        for game, declared in description["games"].items():
            of_game = games.find(game).words
            assert of_game is not None
            parts = {name for name, feature in of_game.features.items() if feature.part_of}
            features = [name for name in declared["features"] if name not in parts]
            declared |= {"features": features, "seats": [4, 5], "untracked": ["sect"]}
            declared |= {"cards": declared["cards"][::2], "known": "all"}
        return description


class WithoutCard(Honest):
    """Knows all cards but one, and rejects positions with it."""

    def __init__(self, game: str, card: str) -> None:
        super().__init__()
        self.game, self.card = game, card

    def description(self, description: JsonObject) -> JsonObject:
        game = description["games"][self.game]
        known = [card for card in game["cards"] if card != self.card]
        return description | {"name": f"honest: without {self.card}", "games": {self.game: game | {"cards": known}}}

    def setup(self, params: JsonObject) -> JsonObject:
        if self.card in named_in(params["position"]):
            raise Refusal("unsupported", f"no card {self.card}", {"what": "card", "name": self.card})
        return super().setup(params)

    def deck(self, params: JsonObject) -> JsonObject:
        if self.card in named_in(params["deck"]):
            raise Refusal("unsupported", f"no card {self.card}", {"what": "card", "name": self.card})
        return super().deck(params)


class KnowsWithoutTexts(Honest):
    """Plays the texts of some cards only. It knows the others' facts."""

    def __init__(self, game: str, kinds: tuple[str, ...]) -> None:
        """Set the kinds of card data entries, or the types of cards, whose texts it plays."""
        super().__init__()
        self.game = game
        self.played = {str(card["name"]) for kind, card in entries(game) if {kind, *card.get("types", ())} & {*kinds}}

    def description(self, description: JsonObject) -> JsonObject:
        game = description["games"][self.game]
        cards = [card for card in game["cards"] if card in self.played]
        return description | {"games": {self.game: game | {"cards": cards, "known": "all", "level": "options"}}}

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        events, happened = list(turnpoint["events"]), []
        session = self.engine.current()
        while (pending := turnpoint["pending"]) is not None:
            options = [option for option in pending["options"] if self.plays(option)]
            if options != [{"do": "pass"}] or len(options) == len(pending["options"]):
                break
            if pending["window"] in ALWAYS_OPEN:
                break
            happened += session.happened  # a seat whose only options are unknown cards makes no decision
            turnpoint = self.engine.choose({"seat": pending["seat"], "choice": {"do": "pass"}})
            events += turnpoint["events"]
        session.happened[:0] = happened
        return turnpoint | {"events": events, "pending": pending and pending | {"options": options}}

    def plays(self, option: JsonObject) -> bool:
        """Return True if it can carry out an option."""
        return option["do"] not in ("play", "use") or option["card"].partition("#")[0] in self.played
