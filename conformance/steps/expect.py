"""Expectations as data: a path, a comparison, and a value. Thens consist of them; reports and vectors read them.

    then("{seat} burns {n} pool", "Alexis burns 2 pool", "Compared with …", expect.fall("seats/{seat}/pool", "{n}"))

Paths are described in `paths`. Comparisons:

| comparison | holds if |
|---|---|
| `is`, `is not` | the value there is equal; is different |
| `fits` | the object there has these fields with these values |
| `holds` | the list there has exactly these items, the same number of times, in any order |
| `holds each` | the list there has all the items, any number of times, and no others |
| `counts`, `counts each` | the list there has this number of items; of different items |
| `has`, `lacks` | the list there has the item; does not have it |
| `lie there` | exactly these cards are there, in any order; the value: fields with defaults, and the cards |
| `are different` | all values there exist and differ from each other |
| `are together` | these cards and no others there equal the first in these fields; the value: fields, names |
| `is none of` | the value there is not in the list |
| `grows by`, `falls by` | the number there has changed by this amount since before the Whens |
| `gains` | the list there has gained exactly these items since before the Whens |
| `stays` | the value there is the same as before the Whens |
| `is seen` | the viewer sees the value there, which is not empty |
| `is hidden` | the viewer sees only `?` there, one for each item |
| `is not named` | no event since then has the name in any field except `rules` |
| `happened`, `did not happen` | an event with these fields was reported since then; none was |
| `happened in order`, `none happened` | events with these fields, as words, were reported in this order; none was |
| `ended as` | the last event of these names had these fields; the value: names, fields to look for, fields it had |
| `adds up to` | the fields of all matching events have these sums; the value: the event, and the sums |
| `is asked`, `is not asked` | this seat's decision is open, in a named window if any; is not |
| `is offered`, `are offered` | the choice is among the options; these are all options |
| `is refused` | the engine refuses the seat's choice, and nothing changes |
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from conformance.steps.paths import Path, in_words, parted
from conformance.steps.placeholder_filling import filled, one_by_one

JsonObject = dict[str, Any]


class Expectation(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A condition that must hold. In a declaration, path, value, viewer, and words may have placeholders."""

    comparison: str
    path: Path = ()
    value: Any = None
    what: str = ""
    """The thing in words, such as `the pool of Alexis`."""
    default: Any | UnsetType = UNSET
    """Value to use if the engine reports none there. Does not apply if the path's first key is missing."""
    viewer: str | None = None
    """Seat that observes the position; None for the full view."""

    def filled(self, arguments: Mapping[str, Any]) -> Iterable[Expectation]:
        """Return the expectation for these arguments, once for each item of the lists in its path."""
        words = (key for key in self.path if isinstance(key, str))
        for each in one_by_one(arguments, *words, self.what):
            fields = {name: filled(getattr(self, name), each) for name in ("path", "value", "what", "viewer")}
            yield msgspec.structs.replace(self, **fields)

    @property
    def name(self) -> str:
        """The thing in words, given or derived from the path."""
        return self.what or in_words(self.path)

    def carry_out(self, world: Any) -> None:
        """Fail the step unless the expectation holds."""
        world.expect(self)


Declaration = Callable[..., Expectation]
"""One of the functions below that take a path and a value."""


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
    """Expect exactly these cards there, compared by the keys of `fields`, whose values are the defaults.

    A card `?` is unknown, whatever its other fields.
    """
    return _at("lie there")(path, [fields, cards], default=[], **rest)


def not_be_named(card: str) -> Expectation:
    """Expect that no event has named that card since the When."""
    return Expectation(comparison="is not named", value=card)


def happen(event: str, **fields: Any) -> Expectation:
    """Expect an event with these fields since the When."""
    return Expectation(comparison="happened", value={"event": event, **fields})


def not_happen(event: str, **fields: Any) -> Expectation:
    """Expect no such event since the When."""
    return Expectation(comparison="did not happen", value={"event": event, **fields})


def end_as(what: str, events: str, like: JsonObject | None = None, **fields: Any) -> Expectation:
    """Expect these fields in the last matching event with one of the space-separated names.

    A missing field counts as false.
    """
    return Expectation(comparison="ended as", value=[events.split(" "), like or {}, fields], what=what)


def add_up(what: str, event: JsonObject, sums: Any) -> Expectation:
    """Expect the fields of all matching events to add up to these sums."""
    return Expectation(comparison="adds up to", value=[event, sums], what=what)
