"""Starting points of a campaign's games: new games, the suite's scenarios and records, and mutated positions."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Container, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

import tomli

from conformance.diff import records
from conformance.fuzzing.comparison import Declared
from conformance.fuzzing.lockstep import StartingPoint
from conformance.protocol.engine import Engine, EngineError, JsonObject
from conformance.protocol.messages import Turnpoint
from conformance.runner.cases import Case, load_cases
from conformance.runner.direct import run_case
from scenarios import ROOT

CHANGES = 4
"""Maximum number of changes in a mutated position."""
LONGEST_RECORD = 200
"""Maximum number of a record's choices to make before anything new is played."""
AWAY = 0.25
"""Probability that a change removes an item of a list. Adding one is as likely."""
LOOKED_AT = 20
"""Number of scenarios to sample, of which the one with the most unreached rules is taken."""


class Listening:
    """An engine that records the set-up of a scenario, its choices, and its decks."""

    def __init__(self, engine: Engine) -> None:
        self.engine, self.spec, self.description = engine, engine.spec, engine.description
        self.setups: list[tuple[str, str, JsonObject]] = []
        self.choices: list[tuple[str, JsonObject]] = []
        self.decks: list[tuple[JsonObject, int | None]] = []
        """Decks that were judged, with the number of players."""
        self._arranged = False

    def setup(self, game: str, edition: str, position: JsonObject, seed: int | None = None) -> Turnpoint:
        turnpoint = self.engine.setup(game, edition, position, seed)
        self.setups, self.choices, self._arranged = [(game, edition, position)], [], seed is not None
        return turnpoint

    def choose(self, seat: str, choice: JsonObject) -> Turnpoint:
        turnpoint = self.engine.choose(seat, choice)
        if not self._arranged:
            self.choices.append((seat, choice))
        return turnpoint

    def arrange(self, directive: JsonObject) -> Turnpoint:
        self._arranged = True
        return self.engine.arrange(directive)

    def observe(self, seat: str | None = None) -> JsonObject:
        return self.engine.observe(seat)

    def events_seen_by(self, seat: str) -> list[JsonObject]:
        return self.engine.events_seen_by(seat)

    def deck(self, game: str, edition: str, deck: JsonObject, players: int | None = None) -> JsonObject:
        self.decks.append((deck, players))
        return self.engine.deck(game, edition, deck, players)

    def restart(self) -> None:
        self.engine.restart()

    def close(self) -> None: ...

    def begin_scenario(self) -> None:
        self.engine.begin_scenario()

    def begin_step(self) -> None:
        self.engine.begin_step()

    def transcript(self) -> list[JsonObject]:
        return self.engine.transcript()


class Starts:
    """Starting points of one game and edition that an engine can play."""

    def __init__(self, game: str, edition: str, declared: Declared, reference: Engine) -> None:
        self.game, self.edition, self.declared = game, edition, declared
        self._reference = reference
        self._taken: Counter[str] = Counter()
        """Scenario → number of games that started from it."""

    def drawn(self, chance: Random, reached: Container[str] | None = None) -> StartingPoint | None:
        """Draw a starting point; None if the engine does not declare what it needs.

        `reached` holds the rules reached so far. Scenarios about other rules are likelier.
        """
        kind = chance.choice((self.of_a_record, self.of_a_scenario, self.of_a_scenario, self.mutated, self.mutated))
        start = kind(chance, reached)
        return start if start is not None and self.declared.has_position(start.position) else None

    def of_a_record(self, chance: Random, _: Container[str] | None = None) -> StartingPoint | None:
        """Return a new game with a record's or published decks, or the record played to a random point."""
        known = _records(self.game)
        if not known:
            return None
        record = chance.choice(known)
        origin, choices = "deck", list[tuple[str, JsonObject]]()
        if chance.random() < 0.6:
            origin, made = "record", [(line.seat, line.choice) for line in record.lines if line.choice]
            choices = made[: chance.randrange(min(len(made), LONGEST_RECORD) + 1)]
        return self._start(record.position, choices, origin)

    def of_a_scenario(self, chance: Random, reached: Container[str] | None = None) -> StartingPoint | None:
        """Return a random point in the course of a scenario."""
        cases = _cases(self.game)
        if not cases:
            return None
        listening = Listening(self._reference)
        case = self._case(cases, chance, reached)
        run_case(case, listening, edition={self.game: self.edition})
        if not listening.setups:
            return None
        choices = listening.choices[: chance.randrange(len(listening.choices) + 1)]
        return self._start(listening.setups[0][2], choices, "scenario")

    def _case(self, cases: list[Case], chance: Random, reached: Container[str] | None) -> Case:
        if reached is None:
            return chance.choice(cases)
        some = chance.sample(cases, min(LOOKED_AT, len(cases)))
        new = [sum(rule not in reached for rule in case.rules) for case in some]
        place = max(range(len(some)), key=lambda at: new[at] / (1 + self._taken[some[at].id]))
        self._taken[some[place].id] += 1
        return some[place]

    def mutated(self, chance: Random, reached: Container[str] | None = None) -> StartingPoint | None:
        """Return a scenario's position with changed numbers and cards, if the reference accepts it."""
        found = self.of_a_scenario(chance, reached)
        if found is None:
            return None
        position = copy.deepcopy(found.position)
        for _ in range(chance.randint(1, CHANGES)):
            change(position, self.declared.known_cards, chance)
        try:
            self._reference.setup(self.game, self.edition, position)
        except EngineError:
            return None
        return self._start(position, (), "mutated")

    def _start(self, position: JsonObject, choices: Sequence[tuple[str, JsonObject]], origin: str) -> StartingPoint:
        position = {**position, "game": self.game, "edition": self.edition}
        return StartingPoint(
            game=self.game, edition=self.edition, position=position, choices=tuple(choices), origin=origin
        )


def change(position: JsonObject, cards: Sequence[str], chance: Random) -> None:
    """Make one change to a position: another number or card, one item fewer, or one more."""
    spots = [spot for spot in _spots(position) if spot[1] not in ("game", "edition", "name")]
    if not spots:
        return
    holder, key = chance.choice(spots)
    value = holder[key]
    drawn = chance.random()
    if isinstance(holder, list) and drawn < AWAY:
        del holder[key]
    elif isinstance(holder, list) and drawn < 2 * AWAY:
        holder.insert(key, _another(value, cards, chance))
    elif isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = chance.choice((0, 1, 2, max(0, value - 1), value + 1, value + 2, value + 6))
    elif isinstance(value, str) and (key == "card" or isinstance(holder, list)) and cards:
        holder[key] = chance.choice(cards)


def _another(value: Any, cards: Sequence[str], chance: Random) -> Any:
    """Return an item to add to a list: a copy of `value`, or one with another card."""
    other = chance.random() < 0.5 and cards
    if isinstance(value, dict) and "card" in value:
        return {**copy.deepcopy(value), **({"card": chance.choice(cards)} if other else {})}
    return chance.choice(cards) if other and isinstance(value, str) else copy.deepcopy(value)


def _spots(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every place in a position that holds a number, a word, or a card."""
    keys = value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        if isinstance(value[key], bool | int | str) or (isinstance(value, list) and isinstance(value[key], dict)):
            yield value, key
        yield from _spots(value[key])


@cache
def _cases(game: str) -> list[Case]:
    return load_cases(game=game)


@cache
def _records(game: str) -> list[records.Record]:
    found = records.published(game)
    for path in sorted((ROOT / "positions").glob("*.toml")):
        position = tomli.loads(path.read_text(encoding="utf-8"))
        if position.get("game") == game and "seats" in position:
            found.append(records.Record(path.name, game, position, ()))
    return found
