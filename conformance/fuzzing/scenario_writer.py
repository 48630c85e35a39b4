"""A difference as a scenario: the position, what is chosen, and what the reference tells where the engine differs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from conformance.fuzzing.comparison import Declared
from conformance.fuzzing.replaying import ChoicePath
from conformance.game_tree.opening import in_words
from conformance.games import find
from conformance.protocol.engine import Engine, JsonObject
from conformance.protocol.messages import Turnpoint
from conformance.runner.record_replay import documented
from conformance.steps import protocol_steps
from conformance.steps.paths import follow
from conformance.steps.sentence_writer import Rehearsal, Sentences

TOLD = {
    "decision": "Another decision is open",
    "options": "Other choices are open",
    "state": "The position is another",
    "events": "Something else happens",
    "outcome": "The game ends otherwise",
    "refused": "A choice is refused",
    "allowed": "A choice is allowed",
    "position": "A position is refused",
    "settled": "A choice is made for somebody",
    "broke": "The engine does not answer",
}


def scenario(reference: Engine, declared: Declared, way: ChoicePath, name: str) -> str:
    """The text of a feature with the way as its one scenario, as the reference plays it. Raises EngineError where the
    reference does not go that way. `declared`: what the engine declares of the game, which alone is told."""
    start, difference = way.start, way.difference
    whens, turnpoint, events = _played(reference, way)
    givens = in_words(reference, find(start.game), start.edition, start.position)
    lines = _chained("Given", [each.text if each.docstring is None else _whole(start.position) for each in givens])
    lines += _chained("When", whens) + _chained("Then", list(_thens(reference, declared, way, turnpoint, events)))
    title = f"{TOLD[difference.kind]}: {' '.join(filter(None, (difference.window, difference.subject)))}"
    about = [f"# Rules of the reference here: {', '.join(difference.rules)}"] if difference.rules else []
    head = [f"Feature: {name}", "", *(f"  {line}" for line in about), f"  Scenario: {title}"]
    body = ["\n".join(f"    {part}" for part in line.split("\n")) for line in lines]
    return "\n".join([*head, *body]) + "\n"


def _played(reference: Engine, way: ChoicePath) -> tuple[list[str], Turnpoint, list[JsonObject]]:
    """Each choice as a step, where the reference stands at the end, and what has happened since the first."""
    start = way.start
    turnpoint = reference.setup(start.game, start.edition, start.position)
    words, whens = find(start.game).vocabulary, []
    events = list(turnpoint.events)
    choices = list(start.choices)
    if way.difference.kind == "settled" and turnpoint.pending is not None:
        choices = _and_another(reference, way)
        turnpoint = reference.setup(start.game, start.edition, start.position)
    for number, (seat, choice) in enumerate(choices):
        reference.begin_scenario()
        world = Rehearsal(reference, start.game, start.edition, words, reference.observe(None)).at(turnpoint)
        said = _sentences(start.game).say(world, seat, choice)
        whens.append(said or f"{protocol_steps.MADE}{_below({'seat': seat, 'choice': choice})}")
        turnpoint = reference.choose(seat, choice)
        events = [*([] if number == 0 else events), *turnpoint.events]
    return whens, turnpoint, events


def _and_another(reference: Engine, way: ChoicePath) -> list[tuple[str, JsonObject]]:
    """The choices, and one more that the engine leaves nobody."""
    choices = list(way.start.choices)
    turnpoint = reference.setup(way.start.game, way.start.edition, way.start.position)
    for seat, choice in choices:
        turnpoint = reference.choose(seat, choice)
    pending, taken = turnpoint.pending, way.difference.actual.get("choice", {})
    others = [each for each in (pending.options or () if pending else ()) if each != taken]
    alike = [each for each in others if each["do"] == taken.get("do")]
    return [*choices, *((pending.seat, each) for each in (alike or others)[:1] if pending)]


def _thens(
    reference: Engine, declared: Declared, way: ChoicePath, turnpoint: Turnpoint, events: list[JsonObject]
) -> Iterator[str]:
    difference, pending = way.difference, turnpoint.pending
    if difference.kind == "allowed":
        yield f"{protocol_steps.REFUSED}{_below({'seat': difference.seat, 'choice': difference.choice})}"
    if pending is not None:
        yield f"{protocol_steps.DECIDES}{_below({'seat': pending.seat, 'window': pending.window})}"
    else:
        yield f"{protocol_steps.OVER}{_below(msgspec.to_builtins(turnpoint.outcome))}"
    match difference.kind:
        case "options" if pending is not None:
            yield f"{protocol_steps.OPEN.format(seat=pending.seat)}{_below(pending.options)}"
        case "state":
            found = declared.state(reference.observe(difference.viewer))
            value = follow(found, tuple(difference.path))
            told = {"viewer": difference.viewer, "path": difference.path, "value": value}
            yield f"{protocol_steps.STANDS}{_below(told)}"
        case "events":
            named = {str(each["event"]) for each in [*difference.expected, *difference.actual]}
            known = list(documented(way.start.game, events))
            yield f"{protocol_steps.HAPPENED}{_below({name: _of(name, known) for name in sorted(named)})}"


def _whole(position: JsonObject) -> str:
    return f"the position is:{_below(position)}"


def _of(name: str, events: list[JsonObject]) -> list[JsonObject]:
    return [{key: value for key, value in each.items() if key != "event"} for each in events if each["event"] == name]


def _chained(keyword: str, steps: list[str]) -> list[str]:
    return [f"{'And' if at else keyword} {step}" for at, step in enumerate(steps)]


def _below(value: Any) -> str:
    """JSON below a step. What Gherkin would read as the end of it, or as an escape, is written otherwise."""
    text = json.dumps(value, ensure_ascii=False, indent=1)
    short = json.dumps(value, ensure_ascii=False)
    return f'\n"""\n{short if len(short) <= 100 else text}\n"""'.replace("\\", "\\\\")


@cache
def _sentences(game: str) -> Sentences:
    return Sentences(find(game).vocabulary)


def record(way: ChoicePath) -> str:
    """The way as a record: a header, then a choice a line."""
    start = way.start
    head = {"record": 1, "game": start.game, "edition": start.edition, "position": start.position}
    lines = [head, *({"seat": seat, "choice": choice} for seat, choice in start.choices)]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
