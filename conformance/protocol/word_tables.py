"""How the words of a game stand in tables: one table, from which checks and JSON Schemas both follow."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from conformance.protocol.codec import ShapeError, read_as
from conformance.protocol.features import Features
from conformance.protocol.messages import Judgement, Pending, Settled, Turnpoint
from scenarios.protocol.observed import optional

PROBLEMS_OF_EVERY_GAME = {
    "unknown-key": "a key that positions do not have",
    "missing-key": "a key without which there is no position",
    "wrong-type": "a value of the wrong kind",
    "unknown-game": "no game of that name",
    "unknown-edition": "no edition of that name, or another than the game is asked for in",
    "unknown-seat": "nobody of that name sits at the table",
    "unusable-name": "a name that no player can have: none at all, or `chance`",
    "duplicate-seat": "two seats of one name",
    "altered-continuation": "a continuation that is not given back as the engine told it",
}
"""What can be wrong with a position of whatever game."""


def words_of(kind: Any) -> tuple[str, ...]:
    """The words that a field of that kind may be."""
    words: tuple[str, ...] = get_args(get_args(kind)[0]) if get_origin(kind) is Annotated else get_args(kind)
    return words


class Shape:
    """One kind of object: its name and meaning, its fields, the windows it belongs to.

    A `?` behind the name of a field says that the field may be left out. Behind the name of an event it says that an
    engine may leave out all events of this kind.
    """

    def __init__(self, name: str, meaning: str, fields: Mapping[str, Any] | None = None, where: str = "") -> None:
        self.name, self.meaning, self.where = name.removesuffix("?"), meaning, tuple(where.split())
        self.optional = name.endswith("?")
        """Whether an engine may leave out all objects of this kind."""
        self.fields = dict(fields or {})

    def struct(self, tag: str, closed: bool, always: Mapping[str, Any]) -> type[msgspec.Struct]:
        """The object as a Struct, told apart by the field `tag`."""
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
    """All objects of one purpose. `tag` is the field that holds the name; `always` are fields that each of them has.

    In an `open_ended` table further names and further fields are allowed; else both are refused. Where objects
    `may_have_more`, further fields alone are allowed.
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
            raise ValueError("a name stands twice in the table")

    def __getitem__(self, name: str) -> Shape:
        return self._shapes[name]

    def __iter__(self) -> Any:
        return iter(self._shapes)

    def __len__(self) -> int:
        return len(self._shapes)

    def optional_in(self, keys: Collection[str]) -> WordTable:
        """The same table, in which fields of these names may be left out."""
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
        """A Struct for each shape, by its name."""
        return {name: shape.struct(self.tag, self.closed, self.always) for name, shape in self.items()}

    @cached_property
    def union(self) -> Any:
        """The type of any object that stands in the table."""
        first, *others = self.structs.values()
        union: Any = first
        for struct in others:
            union = union | struct
        return union

    def fault(self, value: Any, root: str = "") -> str | None:
        """What is wrong with an object, with its place; None if it fits."""
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
    """The words of one game for decks."""

    deck: Any
    """The Struct of a deck."""
    faults: WordTable

    @property
    def judgement(self) -> type[msgspec.Struct]:
        """What `deck` is answered with, in these words."""
        fault: Any = self.faults.union
        looked_at = {"__post_init__": lambda judgement: None}  # by the type that is narrowed here
        return msgspec.defstruct(
            "Judgement", [("faults", list[fault], [])], bases=(Judgement,), kw_only=True, namespace=looked_at
        )


class Words(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """The words of one game on the wire."""

    version: int
    """Of these words: each game's count by itself, beside the protocol's own."""
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
    """None: players bring no decks."""

    @cached_property
    def turnpoint(self) -> type[msgspec.Struct]:
        """A turnpoint in these words. Of events it has those of the table only, though further ones are allowed."""
        option: Any = self.choices.union
        event: Any = self.events.union
        looked_at = {"__post_init__": lambda turnpoint: None}  # by the type that is narrowed here
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
        """Reads the answer to `setup`, `choose` and `arrange`."""
        return msgspec.json.Decoder(self.turnpoint)

    @cached_property
    def observation_decoder(self) -> msgspec.json.Decoder[Any]:
        """Reads the answer to `observe`."""
        return msgspec.json.Decoder(msgspec.defstruct("Observation", [("position", self.observation)]))
