"""A divergence written as a scenario: the position, the choices, and the reference's answer."""

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
from conformance.runner.game_records import documented
from conformance.steps import json_steps
from conformance.steps.paths import follow
from conformance.steps.sentence_writer import Rehearsal, Sentences

TITLES = {
    "decision": "A different decision is open",
    "options": "Different choices are open",
    "state": "The position differs",
    "events": "Different events happen",
    "outcome": "The outcome differs",
    "refused": "A choice is refused",
    "allowed": "A choice is allowed",
    "position": "A position is refused",
    "settled": "The engine makes a choice for a seat",
    "unsupported": "A declared feature, card, or key is unsupported",
    "broke": "The engine does not answer",
}


def scenario(reference: Engine, declared: Declared, way: ChoicePath, name: str) -> str:
    """Return a feature file with the path as its only scenario, as the reference plays it.

    `declared` limits the expectations to what the engine declares. Raises EngineError if the reference refuses a
    choice.
    """
    start, difference = way.start, way.difference
    whens, turnpoint, events = _played(reference, way)
    givens = in_words(reference, find(start.game), start.edition, start.position)
    lines = _chained("Given", [each.text if each.docstring is None else _whole(start.position) for each in givens])
    lines += _chained("When", whens) + _chained("Then", list(_thens(reference, declared, way, turnpoint, events)))
    title = f"{TITLES[difference.kind]}: {' '.join(filter(None, (difference.window, difference.subject)))}"
    about = [f"# Rules cited by the reference: {', '.join(difference.rules)}"] if difference.rules else []
    head = [f"Feature: {name}", "", *(f"  {line}" for line in about), f"  Scenario: {title}"]
    body = ["\n".join(f"    {part}" for part in line.split("\n")) for line in lines]
    return "\n".join([*head, *body]) + "\n"


def _played(reference: Engine, way: ChoicePath) -> tuple[list[str], Turnpoint, list[JsonObject]]:
    """Return each choice as a step, the reference's last turnpoint, and all events since the first choice."""
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
        whens.append(said or f"{json_steps.MADE}{_below({'seat': seat, 'choice': choice})}")
        turnpoint = reference.choose(seat, choice)
        events = [*([] if number == 0 else events), *turnpoint.events]
    return whens, turnpoint, events


def _and_another(reference: Engine, way: ChoicePath) -> list[tuple[str, JsonObject]]:
    """Return the choices, and one more that the engine should have left open."""
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
        yield f"{json_steps.REFUSED}{_below({'seat': difference.seat, 'choice': difference.choice})}"
    if pending is not None:
        yield f"{json_steps.DECIDES}{_below({'seat': pending.seat, 'window': pending.window})}"
    else:
        yield f"{json_steps.OVER}{_below(msgspec.to_builtins(turnpoint.outcome))}"
    match difference.kind:
        case "options" if pending is not None:
            yield f"{json_steps.OPEN.format(seat=pending.seat)}{_below(pending.options)}"
        case "state":
            found = declared.state(reference.observe(difference.viewer))
            value = follow(found, tuple(difference.path))
            expected = {"viewer": difference.viewer, "path": difference.path, "value": value}
            yield f"{json_steps.HOLDS}{_below(expected)}"
        case "events":
            named = {str(each["event"]) for each in [*difference.expected, *difference.actual]}
            known = list(documented(way.start.game, events))
            yield f"{json_steps.HAPPENED}{_below({name: _events_named(name, known) for name in sorted(named)})}"


def _whole(position: JsonObject) -> str:
    return f"the position is:{_below(position)}"


def _events_named(name: str, events: list[JsonObject]) -> list[JsonObject]:
    return [{key: value for key, value in each.items() if key != "event"} for each in events if each["event"] == name]


def _chained(keyword: str, steps: list[str]) -> list[str]:
    return [f"{'And' if at else keyword} {step}" for at, step in enumerate(steps)]


def _below(value: Any) -> str:
    """Return JSON as a docstring below a step, escaped for Gherkin."""
    text = json.dumps(value, ensure_ascii=False, indent=1)
    short = json.dumps(value, ensure_ascii=False)
    return f'\n"""\n{short if len(short) <= 100 else text}\n"""'.replace("\\", "\\\\")


@cache
def _sentences(game: str) -> Sentences:
    return Sentences(find(game).vocabulary)


def record(way: ChoicePath) -> str:
    """Return the path as a record: a header, then one choice per line."""
    start = way.start
    head = {"record": 1, "game": start.game, "edition": start.edition, "position": start.position}
    lines = [head, *({"seat": seat, "choice": choice} for seat, choice in start.choices)]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
