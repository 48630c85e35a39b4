"""Tables of a game's vocabulary, the common source of checks and JSON Schemas."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from conformance.protocol.codec import ShapeError, read_as
from conformance.protocol.features import Features
from conformance.protocol.messages import Judgement, Pending, Settled, Turnpoint
from scenarios.wire_types.observed import optional

PROBLEMS_OF_EVERY_GAME = {
    "unknown-key": "a key that positions do not have",
    "missing-key": "a required key of a position is missing",
    "wrong-type": "a value of the wrong kind",
    "unknown-game": "no game has that name",
    "unknown-edition": "no edition has that name, or it is not the requested edition",
    "unknown-seat": "no player at the table has that name",
    "unusable-name": "a name that no player can have: an empty one, or `chance`",
    "duplicate-seat": "two seats with the same name",
    "altered-continuation": "a continuation that is not exactly as the engine returned it",
}
"""Problems of a position that are possible in every game."""


def words_of(kind: Any) -> tuple[str, ...]:
    """Return the words that a field of this kind allows."""
    words: tuple[str, ...] = get_args(get_args(kind)[0]) if get_origin(kind) is Annotated else get_args(kind)
    return words


class Shape:
    """One kind of object: its name, meaning, and fields, and the windows it belongs to.

    A `?` after the name of a field makes the field optional. After the name of an event, it means that an engine may
    omit all events of this kind.
    """

    def __init__(self, name: str, meaning: str, fields: Mapping[str, Any] | None = None, where: str = "") -> None:
        self.name, self.meaning, self.where = name.removesuffix("?"), meaning, tuple(where.split())
        self.optional = name.endswith("?")
        """True if an engine may omit all objects of this kind."""
        self.fields = dict(fields or {})

    def struct(self, tag: str, closed: bool, always: Mapping[str, Any]) -> type[msgspec.Struct]:
        """Return the object's type as a Struct, tagged by the field `tag`."""
        return msgspec.defstruct(
            "".join(word.capitalize() for word in self.name.split("-")),
            optional({**self.fields, **always}),
            kw_only=True,
            tag_field=tag,
            tag=self.name,
            forbid_unknown_fields=closed,
            namespace={"__doc__": self.meaning},
        )


class WordTable(Mapping[str, Shape]):
    """All objects of one purpose. `tag` is the field with the name; `always` lists fields that every object has.

    An `open_ended` table allows further names and fields; other tables reject both. With `may_have_more`, only further
    fields are allowed.
    """

    def __init__(
        self,
        tag: str,
        *shapes: Shape,
        open_ended: bool = False,
        may_have_more: bool = False,
        always: Mapping[str, Any] | None = None,
    ) -> None:
        self.tag, self.open_ended, self.always = tag, open_ended, dict(always or {})
        self.closed = not (open_ended or may_have_more)
        self._shapes = {shape.name: shape for shape in shapes}
        if len(self._shapes) != len(shapes):
            raise ValueError("a name is in the table twice")

    def __getitem__(self, name: str) -> Shape:
        return self._shapes[name]

    def __iter__(self) -> Any:
        return iter(self._shapes)

    def __len__(self) -> int:
        return len(self._shapes)

    def optional_in(self, keys: Collection[str]) -> WordTable:
        """Return the table with fields of these names optional."""
        shapes = [
            Shape(
                f"{shape.name}?" if shape.optional else shape.name,
                shape.meaning,
                _may_lack(shape.fields, keys),
                " ".join(shape.where),
            )
            for shape in self.values()
        ]
        always = _may_lack(self.always, keys)
        return WordTable(self.tag, *shapes, open_ended=self.open_ended, may_have_more=not self.closed, always=always)

    @cached_property
    def structs(self) -> dict[str, type[msgspec.Struct]]:
        """Struct of each shape, by its name."""
        return {name: shape.struct(self.tag, self.closed, self.always) for name, shape in self.items()}

    @cached_property
    def union(self) -> Any:
        """Union of the types of all objects in the table."""
        first, *others = self.structs.values()
        union: Any = first
        for struct in others:
            union = union | struct
        return union

    def fault(self, value: Any, root: str = "") -> str | None:
        """Describe the fault of an object and its place. Returns None if the object fits."""
        name = value.get(self.tag) if isinstance(value, dict) else None
        if not isinstance(name, str):
            return f"`{root}`: Expected an object with a string `{self.tag}`, got {value!r:.60}"
        struct = self.structs.get(name)
        if struct is None:
            return None if self.open_ended else f"`{root}.{self.tag}`: {name!r} is none of {', '.join(self)}"
        try:
            read_as(value, struct, root)
        except ShapeError as error:
            return str(error)
        return None


def _may_lack(fields: Mapping[str, Any], keys: Collection[str]) -> dict[str, Any]:
    return {f"{name}?" if name in keys else name: kind for name, kind in fields.items()}


class Decks(msgspec.Struct, frozen=True, kw_only=True):
    """Vocabulary for decks of one game."""

    deck: Any
    """The Struct of a deck."""
    faults: WordTable

    @property
    def judgement(self) -> type[msgspec.Struct]:
        """Type of the answer to `deck`, in this game's vocabulary."""
        fault: Any = self.faults.union
        looked_at = {"__post_init__": lambda judgement: None}  # replaced by the narrower types
        return msgspec.defstruct(
            "Judgement", [("faults", list[fault], [])], bases=(Judgement,), kw_only=True, namespace=looked_at
        )


class Words(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """Vocabulary of one game on the wire."""

    version: int
    """Version of this vocabulary. Each game has its own count, independent of the protocol's version."""
    features: Features
    windows: Mapping[str, str]
    choices: WordTable
    directives: WordTable
    events: WordTable
    problems: Mapping[str, str]
    position: Any
    """The Struct of a position that `setup` takes."""
    observation: Any
    """The Struct of a position that `observe` returns."""
    decks: Decks | None = None
    """None if players bring no decks."""

    @cached_property
    def turnpoint(self) -> type[msgspec.Struct]:
        """Type of a turnpoint in this vocabulary. It lists only the table's events, although others are allowed."""
        option: Any = self.choices.union
        event: Any = self.events.union
        looked_at = {"__post_init__": lambda turnpoint: None}  # replaced by the narrower types
        pending = msgspec.defstruct(
            "Pending",
            [("window", Literal.__getitem__(tuple(self.windows))), ("options", list[option] | None, None)],
            bases=(Pending,),
            kw_only=True,
            namespace=looked_at,
        )
        settled = msgspec.defstruct(
            "Settled",
            [("window", Literal.__getitem__(tuple(self.windows))), ("choice", option)],
            bases=(Settled,),
            kw_only=True,
        )
        return msgspec.defstruct(
            "Turnpoint",
            [
                ("pending", pending | None),
                ("events", list[event], []),
                ("settled", list.__class_getitem__(settled), []),
            ],
            bases=(Turnpoint,),
            kw_only=True,
            namespace=looked_at,
        )

    @cached_property
    def turnpoint_decoder(self) -> msgspec.json.Decoder[Any]:
        """Decoder of the answer to `setup`, `choose`, and `arrange`."""
        return msgspec.json.Decoder(self.turnpoint)

    @cached_property
    def observation_decoder(self) -> msgspec.json.Decoder[Any]:
        """Decoder of the answer to `observe`."""
        return msgspec.json.Decoder(msgspec.defstruct("Observation", [("position", self.observation)]))
