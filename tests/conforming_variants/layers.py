"""Engines that are right, but not the reference: layers around it that do what the protocol leaves free.

Each is an engine object for the adapters, `inprocess:tests.conforming_variants.layers:ENGINES.<name>`. A layer does
what docs/reference/protocol.md allows, so no scenario may fail for it.
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
from conformance.fuzzing.feature_usage import ALWAYS_OPEN
from reference_engine.engine import ReferenceEngine
from reference_engine.kernel.frames import Frame
from reference_engine.kernel.game import Game

JsonObject = dict[str, Any]


class Honest:
    """The reference engine, spoken to through a layer. A layer changes what goes out, or what may come in."""

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
        return self.observation(self.told(self.engine.observe(params)))

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

    def told(self, observation: JsonObject) -> JsonObject:
        """The same, with the events as this engine tells a seat of them."""
        if "events" not in observation:
            return observation
        return observation | {"events": self.events_for_a_seat(observation["events"])}

    def events_for_a_seat(self, events: list[JsonObject]) -> list[JsonObject]:
        return events


class Refusal(Exception):
    """An answer that is an error, as the adapters know it."""

    def __init__(self, code: str, message: str, data: JsonObject) -> None:
        super().__init__(message)
        self.code, self.message, self.data = code, message, data


# What is told: events.


class OtherOrder(Honest):
    """Tells what one step of the rules brings about several times, of several cards or seats, the last one first."""

    order: list[int]
    """In which order the events of the last request are told, to judge and seats alike."""

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
"""For each event since the last answer of an engine that watches: the procedure and the step that it belongs to."""


@contextmanager
def watching_steps() -> Iterator[None]:
    """While this lasts, it is noted for every event which step brought it about."""
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
    """The same, in an order that is drawn by lot."""

    def __init__(self) -> None:
        super().__init__()
        self.chance = random.Random(7)

    def arranged(self, events: list[int]) -> list[int]:
        return self.chance.sample(events, len(events))


class NoRules(Honest):
    """Cites nothing: neither events nor refusals name a rule."""

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
    """A choice that is refused here is refused, and nothing more is said."""
    try:
        yield
    except Exception as error:
        if getattr(error, "code", None) != "illegal_choice":
            raise
        raise Refusal("illegal_choice", "no", {"reason": "no"}) from None


class TellsMore(Honest):
    """Adds what nobody asked for wherever the protocol lets an engine add something."""

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
    """Tells each fault of a deck twice, and who is to mend it; of a legal one that there are none it does not tell."""

    def judgement(self, judgement: JsonObject) -> JsonObject:
        if judgement["legal"]:
            return {"legal": True}
        return judgement | {"faults": [fault | {"mended_by": "you"} for fault in judgement["faults"] for _ in "12"]}


class RemindsSeats(Honest):
    """Tells each seat with every request, as an event of its own, all that it can see."""

    def told(self, observation: JsonObject) -> JsonObject:
        reminder = {"event": "reminder", "of": observation["position"]}
        return observation | {"events": [*observation.get("events", ()), reminder]}


OF_SEATS = ("points", "prestige", "foreign_prestige", "foreign_blood")
"""Keys of observations with a number for each seat."""


def with_more(value: Any) -> Any:
    """The same, with a further key in every object; those with a number for each seat are none."""
    if isinstance(value, list):
        return [with_more(each) for each in value]
    if isinstance(value, dict):
        more = {key: each if key in OF_SEATS else with_more(each) for key, each in value.items()}
        return more | {"clock": [12]}
    return value


class SaysDefaults(Honest):
    """Leaves out no key of an observation for being false, 0, null or empty."""

    def observation(self, observation: JsonObject) -> JsonObject:
        position: JsonObject = observation["position"]
        told = msgspec.convert(position, OBSERVATIONS[position["game"]])
        return observation | {"position": written_out(told, self.is_told)}

    def is_told(self, key: msgspec.structs.FieldInfo, value: Any) -> bool:
        return value is not msgspec.UNSET


class SaysLittle(SaysDefaults):
    """Leaves out every key of an observation that may be left out."""

    def is_told(self, key: msgspec.structs.FieldInfo, value: Any) -> bool:
        default = key.default if key.default_factory is msgspec.NODEFAULT else key.default_factory()
        may_be_left_out = value == default and key.name not in OF_A_MINION_ALWAYS
        return value is not msgspec.UNSET and not may_be_left_out and key.name != "continuation"


OF_A_MINION_ALWAYS = ("sect", "clan", "title", "capacity", "wounded")
"""What docs/reference/protocol.md has an observation tell of every minion, or of every vampire."""


OBSERVATIONS: dict[str, Any] = {game: words.observation for game, words in games.words().items()}


def written_out(value: Any, is_told: Callable[[msgspec.structs.FieldInfo, Any], bool]) -> Any:
    """A record as it goes on the wire, with the keys that are to be told."""
    if isinstance(value, msgspec.Struct):
        keys = [(key, getattr(value, key.name)) for key in msgspec.structs.fields(value)]
        return {key.encode_name: written_out(each, is_told) for key, each in keys if is_told(key, each)}
    return [written_out(each, is_told) for each in value] if isinstance(value, list) else value


# What is asked.


class AtLevel(Honest):
    """Of a lower level than the reference."""

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
    """Lists its options in an order of its own, and makes no promise about the sequence of decisions."""

    LEVEL = "options"

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        pending = turnpoint["pending"]
        return turnpoint | {"pending": pending and pending | {"options": pending["options"][::-1]}}


class AsksEverybody(AtLevel):
    """Asks a seat that can only pass, before whoever can do something, and says so."""

    LEVEL = "options"

    def __init__(self) -> None:
        super().__init__()
        self.waiting: JsonObject | None = None
        """What comes once the forced pass has been made."""
        self.nothing_happened = False
        """Whether the last request was a forced pass."""
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
        raise Refusal("illegal_choice", "it is another's turn to pass", {"reason": "it is another's turn to pass"})

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
        """A question to the seat before the one that can do something: there is nothing for it but to pass."""
        pending: JsonObject = turnpoint["pending"]
        before = self.seats[self.seats.index(pending["seat"]) - 1]
        return pending | {"seat": before, "options": [{"do": "pass"}], "forced": True, "optional": True}


class SettlesWhatIsForced(AtLevel):
    """Asks nobody who has one legal choice: makes it, and tells so."""

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
    """The same, at the level without options."""

    LEVEL = "play"

    def turnpoint(self, turnpoint: JsonObject) -> JsonObject:
        turnpoint = super().turnpoint(turnpoint)
        pending = turnpoint["pending"]
        return turnpoint | {"pending": pending and {key: value for key, value in pending.items() if key != "options"}}


# What is lacking.


class TwoSeats(Honest):
    """Plays games of two, and no others."""

    def setup(self, params: JsonObject) -> JsonObject:
        if len(params["position"].get("seats", ())) > 2:
            raise Refusal("unsupported", "only two may play", {"what": "feature", "name": "more than two seats"})
        return super().setup(params)


class GivesUpMidway(Honest):
    """Finds out, after a few choices, that there is something it cannot do."""

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
            raise Refusal(
                "unsupported", "that is too hard", {"what": "card", "name": "a card of which it knows little"}
            )
        return super().choose(params)


class GivesUpAtOnce(GivesUpMidway):
    """The same, at the first choice."""

    AFTER = 0


class ShufflesByItself(Honest):
    """Settles what is random by itself, asked for a seed or not, and says so."""

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
"""Every engine by its name, for the adapters."""


def offered(name: str, factory: Callable[[], Honest]) -> str:
    """The string that names an engine made by a factory."""
    setattr(ENGINES, name, factory)
    return f"inprocess:tests.conforming_variants.layers:ENGINES.{name}"
