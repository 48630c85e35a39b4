"""What minions choose in combat. Combat cards are played with `plays`, cards in play used with `uses … to maneuver`."""

from __future__ import annotations

from conformance.vocabulary.vtes.moves import Choice, move, mover
from conformance.vocabulary.world import World


def strike(world: World, minion: str, weapon: str, **fields: str) -> list[Choice]:
    """The choice of a strike that needs no card from the hand."""
    return [(mover(world, minion), {"do": "strike", "minion": minion, "with": weapon, **fields})]


@move("{seat} [chooses] {target:card}", example="Sarah chooses .44 Magnum")
def _(world: World, seat: str, target: str) -> list[Choice]:
    """What an effect that is being resolved is aimed at: which equipment a strike destroys, for instance."""
    return [(seat, {"do": "choose-target", "target": target})]


@move("{minion} [strikes] with hands", example="Wauneka strikes with hands", needs=("combat",))
def _(world: World, minion: str) -> list[Choice]:
    """The hand strike."""
    return strike(world, minion, "hands")


@move(
    "{minion} [strikes] with hands at {target:card}",
    example="Wauneka strikes with hands at Raven Spy",
    needs=("combat",),
    never=True,
)
def _(world: World, minion: str, target: str) -> list[Choice]:
    """The hand strike, at a retainer of the opposing minion: it never reaches one."""
    return strike(world, minion, "hands", target=target)


@move("{minion} [strikes] with {weapon:card}", example="Ayelech strikes with .44 Magnum", needs=("combat",))
def _(world: World, minion: str, weapon: str) -> list[Choice]:
    """A weapon that the minion bears, or the strike card that it has maneuvered with.

    Another strike card is played: `Wauneka plays Roundhouse at superior`.
    """
    return strike(world, minion, weapon)


@move(
    "{minion} [strikes] with {weapon:card} at {target:card}",
    example="Ayelech strikes with .44 Magnum at Raven Spy",
    needs=("combat",),
)
def _(world: World, minion: str, weapon: str, target: str) -> list[Choice]:
    """A weapon, at a retainer of the opposing minion."""
    return strike(world, minion, weapon, target=target)


@move(
    "{minion} [strikes] with the printed strike",
    example="Flávio Gonçalves strikes with the printed strike",
    needs=("combat",),
)
def _(world: World, minion: str) -> list[Choice]:
    """The strike that the minion's own card gives it, a dodge for instance."""
    return strike(world, minion, minion)
