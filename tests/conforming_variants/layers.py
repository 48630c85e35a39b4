"""Conforming variants made of layers around the reference engine, which use the freedom that the protocol leaves.

Each is an engine object for the adapters, `inprocess:tests.conforming_variants.layers:ENGINES.<name>`. A layer does
only what docs/reference/protocol.md allows, so no scenario may fail for it.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import msgspec

from conformance import games
from conformance.fuzzing.required_features import ALWAYS_OPEN
from reference_engine.engine import ReferenceEngine
from reference_engine.kernel.frames import Frame
from reference_engine.kernel.game import Game

JsonObject = dict[str, Any]


class Honest:
    """The reference engine behind a layer, which changes outgoing or incoming messages."""

    def __init__(self) -> None:
        self.engine = ReferenceEngine()

    def initialize(self, params: JsonObject) -> JsonObject:
        return self.description(self.engine.initialize(params) | {"name": f"honest: {type(self).__name__}"})

    def setup(self, params: JsonObject) -> JsonObject:
        return self.turnpoint(self.engine.setup(params))

    def choose(self, params: JsonObject) -> JsonObject:
        return self.turnpoint(self.engine.choose(params))

    def arrange(self, params: JsonObject) -> JsonObject:
        return self.turnpoint(self.engine.arrange(params))

    def observe(self, params: JsonObject) -> JsonObject:
        return self.observation(self.with_own_events(self.engine.observe(params)))

    def deck(self, params: JsonObject) -> JsonObject:
        return self.judgement(self.engine.deck(params))

    def shutdown(self, params: JsonObject) -> None:
        self.engine.shutdown(params)

    # What a layer may replace.

    def description(self, description: JsonObject) -> JsonObject:
        return description

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        return turnpoint

    def observation(self, observation: JsonObject) -> JsonObject:
        return observation

    def judgement(self, judgement: JsonObject) -> JsonObject:
        return judgement

    def with_own_events(self, observation: JsonObject) -> JsonObject:
        """Replace the events with those that this engine reports to a seat."""
        if "events" not in observation:
            return observation
        return observation | {"events": self.events_for_a_seat(observation["events"])}

    def events_for_a_seat(self, events: list[JsonObject]) -> list[JsonObject]:
        return events


class Refusal(Exception):
    """Error response, in the form that the adapters expect."""

    def __init__(self, code: str, message: str, data: JsonObject) -> None:
        super().__init__(message)
        self.code, self.message, self.data = code, message, data


# Reported events.


class OtherOrder(Honest):
    """Reverses the order of events of one kind that one step of the rules causes for several cards or seats."""

    order: list[int]
    """Order in which the events of the last request are reported, to the judge and to seats alike."""

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        events = turnpoint["events"]
        steps = STEPS_OF_EVENTS[len(STEPS_OF_EVENTS) - len(events) :]
        of_steps = [(id(frame), pc, event["event"]) for (frame, pc), event in zip(steps, events, strict=True)]
        self.order = []
        for _, together in itertools.groupby(range(len(events)), key=of_steps.__getitem__):
            self.order += self.arranged(list(together))
        STEPS_OF_EVENTS.clear()
        return turnpoint | {"events": self.events_for_a_seat(events)}

    def events_for_a_seat(self, events: list[JsonObject]) -> list[JsonObject]:
        return [events[place] for place in self.order]

    def arranged(self, events: list[int]) -> list[int]:
        return events[::-1]

    def judgement(self, judgement: JsonObject) -> JsonObject:
        faults = judgement["faults"]
        return judgement | {"faults": [faults[place] for place in self.arranged(list(range(len(faults))))]}


STEPS_OF_EVENTS: list[tuple[Frame | None, int]] = []
"""Frame and step that caused each event since the last response of an engine that watches."""


@contextmanager
def watching_steps() -> Iterator[None]:
    """Record inside the context which step caused each event."""
    emit = Game.emit

    def noting(self: Game, event: Any, *rules: str) -> None:
        frame = self.stack[-1] if self.stack else None
        STEPS_OF_EVENTS.append((frame, frame.pc if frame is not None else 0))
        emit(self, event, *rules)

    Game.emit = noting  # type: ignore[method-assign]
    try:
        yield
    finally:
        Game.emit = emit  # type: ignore[method-assign]


class AnyOrder(OtherOrder):
    """Uses a random order for such events."""

    def __init__(self) -> None:
        super().__init__()
        self.chance = random.Random(7)

    def arranged(self, events: list[int]) -> list[int]:
        return self.chance.sample(events, len(events))


class NoRules(Honest):
    """Cites no rules, neither for events nor for refusals."""

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        return turnpoint | {"events": self.events_for_a_seat(turnpoint["events"])}

    def events_for_a_seat(self, events: list[JsonObject]) -> list[JsonObject]:
        return [{key: value for key, value in event.items() if key != "rules"} for event in events]

    def judgement(self, judgement: JsonObject) -> JsonObject:
        faults = [{key: value for key, value in fault.items() if key != "rule"} for fault in judgement["faults"]]
        return {"legal": judgement["legal"], "faults": faults}

    def choose(self, params: JsonObject) -> JsonObject:
        with without_reason():
            return super().choose(params)

    def arrange(self, params: JsonObject) -> JsonObject:
        with without_reason():
            return super().arrange(params)


@contextmanager
def without_reason() -> Iterator[None]:
    """Remove the reason from refused choices."""
    try:
        yield
    except Exception as error:
        if getattr(error, "code", None) != "illegal_choice":
            raise
        raise Refusal("illegal_choice", "no", {"reason": "no"}) from None


class TellsMore(Honest):
    """Adds unknown keys and events wherever the protocol allows it."""

    def description(self, description: JsonObject) -> JsonObject:
        games = {name: game | {"since": 1998} for name, game in description["games"].items()}
        return description | {"mood": "sunny", "licence": {"name": "none"}, "games": games}

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        pending, outcome = turnpoint["pending"], turnpoint["outcome"]
        return turnpoint | {
            "events": self.events_for_a_seat(turnpoint["events"]),
            "pending": pending and pending | {"hint": ["take your time"]},
            "outcome": outcome and outcome | {"turns": 12},
            "clock": 1.5,
        }

    def events_for_a_seat(self, events: list[JsonObject]) -> list[JsonObject]:
        return [*({"colour": "red", "number": 7} | event for event in events), {"event": "of-its-own", "mood": "sunny"}]

    def observation(self, observation: JsonObject) -> JsonObject:
        more: JsonObject = with_more(observation)
        return more

    def judgement(self, judgement: JsonObject) -> JsonObject:
        more: JsonObject = with_more(judgement)
        return more


class TellsFaultsOften(Honest):
    """Reports each fault of a deck twice, and who should fix it. For a legal deck, it leaves out the empty list."""

    def judgement(self, judgement: JsonObject) -> JsonObject:
        if judgement["legal"]:
            return {"legal": True}
        return judgement | {"faults": [fault | {"mended_by": "you"} for fault in judgement["faults"] for _ in "12"]}


class RemindsSeats(Honest):
    """Reports everything a seat can see as an additional event with every observation."""

    def with_own_events(self, observation: JsonObject) -> JsonObject:
        reminder = {"event": "reminder", "of": observation["position"]}
        return observation | {"events": [*observation.get("events", ()), reminder]}


OF_SEATS = ("points", "prestige", "foreign_prestige", "foreign_blood")
"""Keys of observations with a number for each seat."""


def with_more(value: Any) -> Any:
    """Add a key to every object, except those with a number for each seat."""
    if isinstance(value, list):
        return [with_more(each) for each in value]
    if isinstance(value, dict):
        more = {key: each if key in OF_SEATS else with_more(each) for key, each in value.items()}
        return more | {"clock": [12]}
    return value


class SaysDefaults(Honest):
    """Includes keys of an observation that are false, 0, null or empty."""

    def observation(self, observation: JsonObject) -> JsonObject:
        position: JsonObject = observation["position"]
        record = msgspec.convert(position, OBSERVATIONS[position["game"]])
        return observation | {"position": written_out(record, self.is_shown)}

    def is_shown(self, key: msgspec.structs.FieldInfo, value: Any) -> bool:
        return value is not msgspec.UNSET


class SaysLittle(SaysDefaults):
    """Leaves out every optional key of an observation."""

    def is_shown(self, key: msgspec.structs.FieldInfo, value: Any) -> bool:
        default = key.default if key.default_factory is msgspec.NODEFAULT else key.default_factory()
        may_be_left_out = value == default and key.name not in OF_A_MINION_ALWAYS
        return value is not msgspec.UNSET and not may_be_left_out and key.name != "continuation"


OF_A_MINION_ALWAYS = ("sect", "clan", "title", "capacity", "wounded")
"""Keys that docs/reference/protocol.md requires for every minion, or for every vampire."""


OBSERVATIONS: dict[str, Any] = {game: words.observation for game, words in games.words().items()}


def written_out(value: Any, is_shown: Callable[[msgspec.structs.FieldInfo, Any], bool]) -> Any:
    """Return a record in wire format, with the keys that `is_shown` selects."""
    if isinstance(value, msgspec.Struct):
        keys = [(key, getattr(value, key.name)) for key in msgspec.structs.fields(value)]
        return {key.encode_name: written_out(each, is_shown) for key, each in keys if is_shown(key, each)}
    return [written_out(each, is_shown) for each in value] if isinstance(value, list) else value


# Decisions.


class AtLevel(Honest):
    """Declares a lower level than the reference."""

    LEVEL = ""

    def description(self, description: JsonObject) -> JsonObject:
        games = {name: game | {"level": self.LEVEL} for name, game in description["games"].items()}
        return description | {"games": games}


class PlayOnly(AtLevel):
    """Lists no options."""

    LEVEL = "play"

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        pending = turnpoint["pending"]
        return turnpoint | {"pending": pending and {key: value for key, value in pending.items() if key != "options"}}


class OptionsInAnyOrder(AtLevel):
    """Lists its options in reverse order, and makes no promise about the sequence of decisions."""

    LEVEL = "options"

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        pending = turnpoint["pending"]
        return turnpoint | {"pending": pending and pending | {"options": pending["options"][::-1]}}


class AsksEverybody(AtLevel):
    """Opens a forced decision for a seat that can only pass, before the seat that can do something."""

    LEVEL = "options"

    def __init__(self) -> None:
        super().__init__()
        self.waiting: JsonObject | None = None
        """Turnpoint that follows the forced pass."""
        self.nothing_happened = False
        """True if the last request was a forced pass."""
        self.seats: list[str] = []

    def setup(self, params: JsonObject) -> JsonObject:
        self.waiting = None
        self.seats = [seat["name"] for seat in params["position"].get("seats", ())]
        return super().setup(params)

    def choose(self, params: JsonObject) -> JsonObject:
        if self.waiting is None:
            return super().choose(params)
        pending = self.forced(self.waiting)
        if params["seat"] == pending["seat"] and params["choice"] == {"do": "pass"}:
            turnpoint, self.waiting, self.nothing_happened = self.waiting, None, True
            return turnpoint | {"events": []}
        raise Refusal("illegal_choice", "another seat must pass first", {"reason": "another seat must pass first"})

    def arrange(self, params: JsonObject) -> JsonObject:
        self.waiting = None
        return super().arrange(params)

    def events_for_a_seat(self, events: list[JsonObject]) -> list[JsonObject]:
        return [] if self.nothing_happened else events

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        self.nothing_happened = False
        pending = turnpoint["pending"]
        if pending is None or pending["seat"] == "chance" or pending["window"] in ALWAYS_OPEN:
            return turnpoint
        if not pending["optional"] or len(self.seats) < 2:
            return turnpoint
        self.waiting = turnpoint
        return turnpoint | {"pending": self.forced(turnpoint)}

    def forced(self, turnpoint: JsonObject) -> JsonObject:
        """Return a decision for the previous seat, which can only pass."""
        pending: JsonObject = turnpoint["pending"]
        before = self.seats[self.seats.index(pending["seat"]) - 1]
        return pending | {"seat": before, "options": [{"do": "pass"}], "forced": True, "optional": True}


class SettlesWhatIsForced(AtLevel):
    """Makes forced choices itself, and reports them as settled."""

    LEVEL = "options"
    ASKED = (*ALWAYS_OPEN, "stop", "planning", "withdraw", "hand-building", "choose-clan", "choose-relic", "bid")

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        settled: list[JsonObject] = []
        events = list(turnpoint["events"])
        session = self.engine.current()
        happened = []
        while (pending := turnpoint["pending"]) is not None and self.is_forced(pending):
            (choice,) = pending["options"]
            settled.append({"seat": pending["seat"], "window": pending["window"], "choice": choice})
            happened += session.happened
            turnpoint = self.engine.choose({"seat": pending["seat"], "choice": choice})
            events += turnpoint["events"]
        session.happened[:0] = happened
        return turnpoint | {"events": events, "settled": settled}

    def is_forced(self, pending: JsonObject) -> bool:
        alone = len(pending["options"]) == 1
        return alone and pending["seat"] != "chance" and pending["window"] not in self.ASKED


class SettlesAndListsNothing(SettlesWhatIsForced):
    """Settles forced choices, and lists no options."""

    LEVEL = "play"

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        turnpoint = super().turnpoint(turnpoint)
        pending = turnpoint["pending"]
        return turnpoint | {"pending": pending and {key: value for key, value in pending.items() if key != "options"}}


# Missing features.


class TwoSeats(Honest):
    """Plays only games with two seats."""

    def setup(self, params: JsonObject) -> JsonObject:
        if len(params["position"].get("seats", ())) > 2:
            raise Refusal("unsupported", "only two seats", {"what": "feature", "name": "more than two seats"})
        return super().setup(params)


class GivesUpMidway(Honest):
    """Answers `unsupported` after a few choices."""

    AFTER = 3

    def __init__(self) -> None:
        super().__init__()
        self.choices = 0

    def setup(self, params: JsonObject) -> JsonObject:
        self.choices = 0
        return super().setup(params)

    def choose(self, params: JsonObject) -> JsonObject:
        self.choices += 1
        if self.choices > self.AFTER:
            raise Refusal("unsupported", "not implemented", {"what": "card", "name": "a card of which it knows little"})
        return super().choose(params)


class GivesUpAtOnce(GivesUpMidway):
    """Answers `unsupported` at the first choice."""

    AFTER = 0


class ShufflesByItself(Honest):
    """Settles chance itself, with a seed or without, and declares so."""

    def __init__(self) -> None:
        super().__init__()
        self.random = random.Random(7)

    def description(self, description: JsonObject) -> JsonObject:
        games = {name: game | {"chance": "own"} for name, game in description["games"].items()}
        return description | {"games": games}

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        events, happened = list(turnpoint["events"]), []
        session = self.engine.current()
        while (pending := turnpoint["pending"]) is not None and pending["seat"] == "chance":
            happened += session.happened
            choice = self.random.choice(pending["options"])
            turnpoint = self.engine.choose({"seat": "chance", "choice": choice})
            events += turnpoint["events"]
        session.happened[:0] = happened
        return turnpoint | {"events": events}


LAYERS: tuple[type[Honest], ...] = (
    OtherOrder, AnyOrder, NoRules, TellsMore, TellsFaultsOften, RemindsSeats, SaysDefaults, SaysLittle, PlayOnly,
    OptionsInAnyOrder, AsksEverybody, SettlesWhatIsForced, SettlesAndListsNothing, TwoSeats, GivesUpMidway,
    GivesUpAtOnce, ShufflesByItself,
)  # fmt: skip

ENGINES: Any = SimpleNamespace(**{layer.__name__: layer for layer in LAYERS})
"""Every engine by name, for the adapters."""


def offered(name: str, factory: Callable[[], Honest]) -> str:
    """Register an engine's factory, and return the adapter spec."""
    setattr(ENGINES, name, factory)
    return f"inprocess:tests.conforming_variants.layers:ENGINES.{name}"
