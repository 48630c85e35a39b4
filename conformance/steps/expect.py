"""Expectations as data: a place, a comparison, a value. What Thens are made of, and what reports and vectors can read.

    then("{seat} burns {n} pool", "Alexis burns 2 pool", "Compared with …", expect.fall("seats/{seat}/pool", "{n}"))

Paths are those of `places`. Comparisons:

| comparison | holds where |
|---|---|
| `is`, `is not` | what stands there is the value; is another |
| `fits` | the object there has these fields with these values |
| `holds` | the list there has just these items, in whatever order, and as often |
| `holds each` | the list there has each of these items, however often, and no other |
| `counts`, `counts each` | the list there has so many items; so many different ones |
| `has`, `lacks` | the list there has the item; has it not |
| `lie there` | just these cards do, in whatever order; the value: fields with defaults, and the cards |
| `are different` | each thing there is one, and another than the others |
| `are together` | these cards, and no others there, have in these fields what the first has; the value: fields, names |
| `is none of` | what stands there is none of these |
| `grows by`, `falls by` | the number there has changed by so much since before the Whens |
| `gains` | just these items have come into the list there since before the Whens |
| `stays` | what stands there is what stood there before the Whens |
| `is seen` | the viewer is told what stands there, and that is something |
| `is hidden` | the viewer is told that something is there, and how many, and not what: `?` |
| `is not named` | no event since then has the name in any field but `rules` |
| `happened`, `did not happen` | since then an event with these fields was reported; none was |
| `happened in order`, `none happened` | events with these fields, as words, were reported in this order; none was |
| `ended as` | the last event of these names had these fields; the value: names, fields to look for, fields it had |
| `adds up to` | so do the fields of all events like the one there; the value is a pair: the event, and the sums |
| `is asked`, `is not asked` | this seat's decision is open, in one of these windows (none named: in any); is not |
| `is offered`, `are offered` | the choice is among the options; these are all options |
| `is refused` | the seat's choice is tried, refused, and changes nothing |
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from conformance.steps.paths import Path, in_words, parted
from conformance.steps.placeholders import filled, one_by_one

JsonObject = dict[str, Any]


class Expectation(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What must hold. In a declaration, path, value and words may have placeholders."""

    comparison: str
    path: Path = ()
    value: Any = None
    what: str = ""
    """The thing in words: `the pool of Alexis`."""
    default: Any | UnsetType = UNSET
    """What counts where nothing is told there; not where there is none of what the path begins with."""
    viewer: str | None = None
    """The seat that is shown the position; None: everything is looked at."""

    def filled(self, arguments: Mapping[str, Any]) -> Iterable[Expectation]:
        """For these arguments: one for each item of the lists that the path speaks of."""
        words = (key for key in self.path if isinstance(key, str))
        for each in one_by_one(arguments, *words, self.what):
            fields = {name: filled(getattr(self, name), each) for name in ("path", "value", "what", "viewer")}
            yield msgspec.structs.replace(self, **fields)

    @property
    def name(self) -> str:
        """The thing in words, whether they are given or follow from the path."""
        return self.what or in_words(self.path)

    def carry_out(self, world: Any) -> None:
        """Fails where it does not hold."""
        world.expect(self)


Declaration = Callable[..., Expectation]
"""One of the verbs below that take a path and a value."""


def _at(comparison: str) -> Declaration:
    def expectation(
        path: str | Path, value: Any = None, *, what: str = "", default: Any = UNSET, viewer: str | None = None
    ) -> Expectation:
        place = parted(path)
        return Expectation(comparison=comparison, path=place, value=value, what=what, default=default, viewer=viewer)

    return expectation


be, differ, hold_each, count_each, fit, be_none_of = map(
    _at, ("is", "is not", "holds each", "counts each", "fits", "is none of")
)
hold, count, have, lack = map(_at, ("holds", "counts", "has", "lacks"))
grow, fall, gain, stay = map(_at, ("grows by", "falls by", "gains", "stays"))
be_different, be_together, be_seen, be_hidden = map(_at, ("are different", "are together", "is seen", "is hidden"))


def lie(path: str | Path, cards: list[JsonObject], fields: JsonObject, **rest: Any) -> Expectation:
    """Just these cards lie there, by these fields. `fields`: what they are where they are left out. A card `?` is one
    that is not known, whatever else is told of it."""
    return _at("lie there")(path, [fields, cards], default=[], **rest)


def not_be_named(card: str) -> Expectation:
    """No event has named that card since the When."""
    return Expectation(comparison="is not named", value=card)


def happen(event: str, **fields: Any) -> Expectation:
    """An event with these fields was reported since the When."""
    return Expectation(comparison="happened", value={"event": event, **fields})


def not_happen(event: str, **fields: Any) -> Expectation:
    """No such event was."""
    return Expectation(comparison="did not happen", value={"event": event, **fields})


def end_as(what: str, events: str, like: JsonObject | None = None, **fields: Any) -> Expectation:
    """The last event of these names (with a blank between) and like that one had these fields. A field that it lacks
    counts as false."""
    return Expectation(comparison="ended as", value=[events.split(" "), like or {}, fields], what=what)


def add_up(what: str, event: JsonObject, sums: Any) -> Expectation:
    """The fields of all events like that one add up to this."""
    return Expectation(comparison="adds up to", value=[event, sums], what=what)
