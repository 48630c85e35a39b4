"""What minions do in the minion phase, and how blocks are declared."""

from __future__ import annotations

from typing import Any

from conformance.vocabulary.vtes.moves import Choice, move, mover
from conformance.vocabulary.world import World


def play(world: World, who: str, card: str, how: dict[str, Any]) -> list[Choice]:
    """The choice of playing a card from the hand; `who` is a player (for a master) or one of their minions."""
    seat = mover(world, who)
    by = {} if seat == who else {"minion": who}
    return [(seat, {"do": "play", "card": card, **by, **how})]


@move("{minion} [bleeds] {target:seat}", example="Belinde bleeds Alexis", needs=("bleed",))
def _(world: World, minion: str, target: str) -> list[Choice]:
    """The bleed without a card. With one, write `Sully plays Govern the Unaligned at basic on Alexis`."""
    return [(mover(world, minion), {"do": "bleed", "minion": minion, "target": target})]


@move("{minion} [hunts]", example="Wauneka hunts", needs=("hunt",))
def _(world: World, minion: str) -> list[Choice]:
    """The hunt without a card."""
    return [(mover(world, minion), {"do": "hunt", "minion": minion})]


@move("{who:card} [plays] {card}{how}", example="Sully plays Bonding at basic")
def _(world: World, who: str, card: str, how: dict[str, Any]) -> list[Choice]:
    """A card from the hand. Masters are played by the player, all others by a minion. A card with Disciplines needs
    its level. What its text affects follows `on`, with a second card where it speaks of two; a number that the player
    chooses follows `for`; where it offers a choice of uses, that follows `to`: `Sarah plays Vessel on Nassir`, `Colette
    plays Dodge to press`."""
    return play(world, who, card, how)


@move(
    "{minion} [recruits] {card}{how}", example="The Dowager recruits Underbridge Stray at superior", needs=("actions",)
)
def _(world: World, minion: str, card: str, how: dict[str, Any]) -> list[Choice]:
    """The action that brings an ally from the hand."""
    return play(world, minion, card, how)


@move("{minion} [employs] {card}{how}", example="The Dowager employs Raven Spy at basic", needs=("actions",))
def _(world: World, minion: str, card: str, how: dict[str, Any]) -> list[Choice]:
    """The action that brings a retainer from the hand."""
    return play(world, minion, card, how)


@move("{minion} [equips] with {card}{how}", example="Ayelech equips with .44 Magnum", needs=("actions",))
def _(world: World, minion: str, card: str, how: dict[str, Any]) -> list[Choice]:
    """The action that brings equipment from the hand."""
    return play(world, minion, card, how)


@move(
    "{minion} [takes] {equipment:cards} from {other:minion}",
    example="Ayelech takes .44 Magnum from Colette",
    needs=("actions",),
)
def _(world: World, minion: str, equipment: list[str], other: str) -> list[Choice]:
    """The action that moves equipment between minions of one player."""
    return [(mover(world, minion), {"do": "equip", "minion": minion, "from": other, "equipment": equipment})]


@move(
    "{minion} [acts] through {card} to {effect}",
    example="Nassir acts through Creeping Sabotage to burn it",
    needs=("actions",),
)
def _(world: World, minion: str, card: str, effect: str) -> list[Choice]:
    """An action that a card in play describes, other than the minion's own."""
    return [(mover(world, minion), {"do": "use", "card": card, "effect": effect, "minion": minion})]


@move(
    "{minion} [acts] through {card} on {target:card} to {effect}",
    example="Nassir acts through Lunatic Eruption on Ayelech to enter combat",
    needs=("actions",),
)
def _(world: World, minion: str, card: str, target: str, effect: str) -> list[Choice]:
    """The same, with its target."""
    return [(mover(world, minion), {"do": "use", "card": card, "effect": effect, "target": target, "minion": minion})]


@move("{minion} [becomes] Anarch", example="Sully becomes Anarch", needs=("actions",))
def _(world: World, minion: str) -> list[Choice]:
    """The action of a vampire that turns to the Anarchs."""
    return [(mover(world, minion), {"do": "become-anarch", "minion": minion})]


@move("{minion} [leaves] torpor", example="Tamoszius leaves torpor", needs=("torpor",))
def _(world: World, minion: str) -> list[Choice]:
    """The action of a vampire in torpor."""
    return [(mover(world, minion), {"do": "leave-torpor", "minion": minion})]


@move("{minion} [rescues] {vampire}", example="Belinde rescues Nassir", needs=("torpor",))
def _(world: World, minion: str, vampire: str) -> list[Choice]:
    """The action that brings a vampire out of torpor; the rescuer pays all of the blood."""
    return [(mover(world, minion), {"do": "rescue", "minion": minion, "vampire": vampire, "paid_by_vampire": 0})]


@move(
    "{minion} [rescues] {vampire}, who pays {n} blood",
    example="Belinde rescues Nassir, who pays 1 blood",
    needs=("torpor",),
)
def _(world: World, minion: str, vampire: str, n: int) -> list[Choice]:
    """The same, with the share of the blood that the rescued vampire pays; the rescuer pays the rest."""
    return [(mover(world, minion), {"do": "rescue", "minion": minion, "vampire": vampire, "paid_by_vampire": n})]


@move("{minion} [diablerises] {vampire}", example="Sully diablerises Nassir", needs=("diablerie",))
def _(world: World, minion: str, vampire: str) -> list[Choice]:
    """The action, or the offer that is open."""
    return [(mover(world, minion), {"do": "diablerise", "minion": minion, "vampire": vampire})]


@move("{minion} [attempts] to block", example="Ayelech attempts to block", needs=("block",))
def _(world: World, minion: str) -> list[Choice]:
    """A declared block attempt. It is settled once everyone has passed on adding stealth or intercept."""
    return [(mover(world, minion), {"do": "block", "minion": minion})]


@move("{seat} [declines] to block", example="Alexis declines to block", needs=("block",), window="no-block")
def _(world: World, seat: str) -> list[Choice]:
    """A pass while no block attempt is under way; it is final for this action."""
    return [(seat, {"do": "pass"})]
