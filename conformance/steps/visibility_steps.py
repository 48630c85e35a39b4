"""Who sees what: Thens about hidden things, the same for every game."""

from __future__ import annotations

from collections.abc import Callable

from conformance.steps import expect
from conformance.steps.paths import Path
from conformance.steps.registry import Vocabulary
from conformance.steps.world import World

Lot = Callable[[str], Path]
"""Where a lot of a player stands: the path from that player's seat on."""


def seeing_steps(
    vocabulary: Vocabulary, within: Lot, *, sees: str, hidden: str, alone: str = "", all_see: str = "", none: str = ""
) -> None:
    """Registers the steps for the type `{lot}`, each with its example; a step without one is not registered."""

    def look(world: World, viewer: str, owner: str, lot: str, seen: bool) -> None:
        world.must_sit(viewer, owner)
        verb, path = expect.be_seen if seen else expect.be_hidden, ("seats", owner, *within(lot))
        world.expect(verb(path, what=f"what {viewer} sees of {owner}", viewer=viewer, default=None))

    @vocabulary.then("{seat} sees {owner:seat}'s {lot}", sees)
    def is_told(world: World, seat: str, owner: str, lot: str) -> None:
        """The player is told all of it, and there is something to be told."""
        look(world, seat, owner, lot, True)

    @vocabulary.then("{seat} does not see {owner:seat}'s {lot}", hidden)
    def is_not_told(world: World, seat: str, owner: str, lot: str) -> None:
        """The player is told that it is there (of cards: how many), and of none what it is."""
        look(world, seat, owner, lot, False)

    if all_see:

        @vocabulary.then("everybody sees {owner:seat}'s {lot}", all_see)
        def all_are_told(world: World, owner: str, lot: str) -> None:
            """Each player is told all of it."""
            for seat in world.seats:
                look(world, seat, owner, lot, True)

    if none:

        @vocabulary.then("nobody sees {owner:seat}'s {lot}", none)
        def none_is_told(world: World, owner: str, lot: str) -> None:
            """No player is told what any of it is, the owner included."""
            for seat in world.seats:
                look(world, seat, owner, lot, False)

    if alone:

        @vocabulary.then("only {owner:seat} sees {seat}'s {lot}", alone)
        def one_is_told(world: World, owner: str, seat: str, lot: str) -> None:
            """The one named first is told all of it, and everybody else nothing of it."""
            world.must_sit(owner)
            for one in world.seats:
                look(world, one, seat, lot, one == owner)


def expect_hidden_from_all(world: World, pile: Path, name: str) -> None:
    """Asserts that everybody is told how many cards a pile of the table has, one at least, and of none what it is."""
    for viewer in world.seats:
        world.expect(expect.be_hidden(pile, what=f"what {viewer} sees of {name}", viewer=viewer))
