"""Thens about who sees hidden cards, shared by all games."""

from __future__ import annotations

from collections.abc import Callable

from conformance.steps import expect
from conformance.steps.paths import Path
from conformance.steps.registry import Vocabulary
from conformance.steps.world import World

Lot = Callable[[str], Path]
"""Returns the path to a lot from its player's seat on."""


def seeing_steps(
    vocabulary: Vocabulary, within: Lot, *, sees: str, hidden: str, alone: str = "", all_see: str = "", none: str = ""
) -> None:
    """Register the steps for the type `{lot}`, each with its example. Steps without an example are left out."""

    def look(world: World, viewer: str, owner: str, lot: str, seen: bool) -> None:
        world.must_sit(viewer, owner)
        verb, path = expect.be_seen if seen else expect.be_hidden, ("seats", owner, *within(lot))
        world.expect(verb(path, what=f"what {viewer} sees of {owner}", viewer=viewer, default=None))

    @vocabulary.then("{seat} sees {owner:seat}'s {lot}", sees)
    def sees_lot(world: World, seat: str, owner: str, lot: str) -> None:
        """The player sees the whole of it, and it is not empty."""
        look(world, seat, owner, lot, True)

    @vocabulary.then("{seat} does not see {owner:seat}'s {lot}", hidden)
    def does_not_see_lot(world: World, seat: str, owner: str, lot: str) -> None:
        """The player sees that it is there (and the number of cards), but no more."""
        look(world, seat, owner, lot, False)

    if all_see:

        @vocabulary.then("everybody sees {owner:seat}'s {lot}", all_see)
        def all_see_lot(world: World, owner: str, lot: str) -> None:
            """Each player sees the whole of it."""
            for seat in world.seats:
                look(world, seat, owner, lot, True)

    if none:

        @vocabulary.then("nobody sees {owner:seat}'s {lot}", none)
        def none_sees_lot(world: World, owner: str, lot: str) -> None:
            """No player sees any of it, not even its owner."""
            for seat in world.seats:
                look(world, seat, owner, lot, False)

    if alone:

        @vocabulary.then("only {owner:seat} sees {seat}'s {lot}", alone)
        def only_one_sees_lot(world: World, owner: str, seat: str, lot: str) -> None:
            """The player named first sees the whole of it, and nobody else sees any part."""
            world.must_sit(owner)
            for one in world.seats:
                look(world, one, seat, lot, one == owner)


def expect_hidden_from_all(world: World, pile: Path, name: str) -> None:
    """Expect that everybody sees the number of cards in a pile of the table, at least one, but none of the cards."""
    for viewer in world.seats:
        world.expect(expect.be_hidden(pile, what=f"what {viewer} sees of {name}", viewer=viewer))
