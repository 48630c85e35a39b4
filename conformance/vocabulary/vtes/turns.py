"""What players choose outside actions and combat: passes, the Edge, cards in play, influence, votes, discards."""

from __future__ import annotations

from conformance.vocabulary.vtes.moves import Choice, move, mover, must_be_open
from conformance.vocabulary.vtes.words import when
from conformance.vocabulary.world import World


@move("{seat} [passes]", example="Sarah passes")
def _(world: World, seat: str) -> list[Choice]:
    """A pass of the one who is asked, whatever is open. Rather say what is declined, where there is a step for it."""
    return [(seat, {"do": "pass"})]


@when("{seat} ends the {phase} phase", example="Sarah ends the minion phase")
def _(world: World, seat: str, phase: str) -> None:
    """A pass in that phase."""
    must_be_open(world, seat, phase)
    world.choose(seat, {"do": "pass"})


@move("{seat} [gains] 1 pool from the Edge", example="Sarah gains 1 pool from the Edge", needs=("unlock",))
def _(world: World, seat: str) -> list[Choice]:
    """In the unlock phase."""
    return [(seat, {"do": "gain-from-edge"})]


@move("{seat} [announces] a withdrawal", example="Sarah announces a withdrawal", needs=("withdrawal",))
def _(world: World, seat: str) -> list[Choice]:
    """The intent to leave the game, in the unlock phase."""
    return [(seat, {"do": "withdraw"})]


@move("{seat} [contests] {card}", example="Sarah contests The Barrens", needs=("contests",))
def _(world: World, seat: str, card: str) -> list[Choice]:
    """The pool of a contested card is paid, in the unlock phase."""
    return [(seat, {"do": "contest", "card": card})]


@move("{seat} [yields] {card}", example="Sarah yields The Barrens", needs=("contests",))
def _(world: World, seat: str, card: str) -> list[Choice]:
    """A contested card is given up, in the unlock phase."""
    return [(seat, {"do": "yield", "card": card})]


@move("{seat} [contests] the title of {vampire}", example="Sarah contests the title of Belinde", needs=("contests",))
def _(world: World, seat: str, vampire: str) -> list[Choice]:
    """The blood for a contested title is paid, in the unlock phase."""
    return [(seat, {"do": "contest", "card": vampire})]


@move("{seat} [yields] the title of {vampire}", example="Sarah yields the title of Belinde", needs=("contests",))
def _(world: World, seat: str, vampire: str) -> list[Choice]:
    """A contested title is given up, in the unlock phase."""
    return [(seat, {"do": "yield", "card": vampire})]


def use(world: World, who: str, card: str, **fields: str) -> list[Choice]:
    """The choice of using a card in play; `who` is a player or one of their minions."""
    return [(mover(world, who), {"do": "use", "card": card, **fields})]


@move("{who:card} [uses] {card} to {effect}", example="Ayelech uses .44 Magnum to maneuver")
def _(world: World, who: str, card: str, effect: str) -> list[Choice]:
    """A card in play is used for one of its effects: `Sarah uses Vessel to move 1 blood to the pool`."""
    return use(world, who, card, effect=effect)


@move("{who:card} [uses] {card}", example="Sarah uses The Barrens")
def _(world: World, who: str, card: str) -> list[Choice]:
    """A card in play that has one effect and asks for no target."""
    return use(world, who, card)


@move("{who:card} [uses] {card} on {target:card}", example="Sarah uses Academic Hunting Ground on Nassir")
def _(world: World, who: str, card: str, target: str) -> list[Choice]:
    """A card in play that has one effect, with its target."""
    return use(world, who, card, target=target)


@move(
    "{who:card} [uses] {card} on {target:card} to {effect}",
    example="Sarah uses Dreams of the Sphinx on Sully to add 1 blood",
)
def _(world: World, who: str, card: str, target: str, effect: str) -> list[Choice]:
    """A card in play is used for one of its effects, with its target."""
    return use(world, who, card, target=target, effect=effect)


@move(
    "{who:card} [uses] {card} on {target:card} and {other:card} to {effect}",
    example="Sarah uses Anarch Troublemaker on Nassir and Lauren to lock vampires",
)
def _(world: World, who: str, card: str, target: str, other: str, effect: str) -> list[Choice]:
    """The same, where the text speaks of two cards."""
    return use(world, who, card, target=target, other=other, effect=effect)


@move("{seat} [moves] {n} pool to {vampire}", example="Nora moves 2 pool to Alexa Draper", needs=("influence",))
def _(world: World, seat: str, n: int, vampire: str) -> list[Choice]:
    """In the influence phase, one transfer for each pool, one after the other."""
    return [(seat, {"do": "transfer", "vampire": vampire})] * n


@move(
    "{seat} [takes] {n} blood back from {vampire}",
    example="Nora takes 1 blood back from Sybren van Oosten",
    needs=("influence",),
)
def _(world: World, seat: str, n: int, vampire: str) -> list[Choice]:
    """In the influence phase, two transfers for each blood, one after the other."""
    return [(seat, {"do": "take-back", "vampire": vampire})] * n


@move("{seat} [draws] a crypt card", example="Nora draws a crypt card", needs=("influence",))
def _(world: World, seat: str) -> list[Choice]:
    """In the influence phase, for four transfers and 1 pool."""
    return [(seat, {"do": "draw-crypt"})]


@move("{seat} [merges] {vampire}", example="Sarah merges Jessica (ADV)", needs=("influence",))
def _(world: World, seat: str, vampire: str) -> list[Choice]:
    """An uncontrolled vampire and its other version, which the player controls, become one, under the advanced name."""
    return [(seat, {"do": "merge", "vampire": vampire})]


@move("{seat} [brings] out {vampire}", example="Nora brings out Alexa Draper", needs=("influence",))
def _(world: World, seat: str, vampire: str) -> list[Choice]:
    """An uncontrolled vampire with blood for its capacity becomes ready."""
    return [(seat, {"do": "bring-out", "vampire": vampire})]


@move(
    "{seat} [votes] {side} the referendum with {source:card}",
    example="Sarah votes for the referendum with Belinde",
    needs=("politics",),
)
def _(world: World, seat: str, side: str, source: str) -> list[Choice]:
    """All votes of one minion or card are cast together."""
    return [(seat, {"do": "vote", "source": source, "side": side})]


@move(
    "{seat} [votes] {side} the referendum with the Edge",
    example="Sarah votes for the referendum with the Edge",
    needs=("politics",),
)
def _(world: World, seat: str, side: str) -> list[Choice]:
    """The Edge is burned for 1 vote."""
    return [(seat, {"do": "vote", "source": "Edge", "side": side})]


@move(
    "{seat} [casts] ballots {side} the referendum with {source:card}",
    example="Sarah casts ballots for the referendum with Korah",
    needs=("politics",),
)
def _(world: World, seat: str, side: str, source: str) -> list[Choice]:
    """All ballots of one minion are cast together, for the side that the prisci take. Mostly it is one."""
    return [(seat, {"do": "ballot", "source": source, "side": side})]


@move(
    "{seat} [chooses] {target:card} for the referendum",
    example="Sarah chooses Colin Flynn for the referendum",
    needs=("politics",),
)
def _(world: World, seat: str, target: str) -> list[Choice]:
    """The terms of a referendum about a card in play."""
    return [(seat, {"do": "choose-terms", "target": target})]


@move("{seat} [chooses] the clan {clan:trait}", example="Sarah chooses the clan Toreador", needs=("politics",))
def _(world: World, seat: str, clan: str) -> list[Choice]:
    """The terms of a referendum about a clan."""
    return [(seat, {"do": "choose-terms", "clan": clan})]


@move("{seat} [allocates] {shares}", example="Sarah allocates 3 to Alexis and 1 to Tom", needs=("politics",))
def _(world: World, seat: str, shares: dict[str, int]) -> list[Choice]:
    """The terms of a referendum that spreads points over players."""
    return [(seat, {"do": "choose-terms", "points": shares})]


@move(
    "{seat} [allocates] {shares} from {target:seat}",
    example="Sarah allocates 2 to Sarah and 1 to Tom from Alexis",
    needs=("politics",),
)
def _(world: World, seat: str, shares: dict[str, int], target: str) -> list[Choice]:
    """The terms of a referendum that moves pool of one player to others."""
    return [(seat, {"do": "choose-terms", "target": target, "points": shares})]


@move("{seat} [discards] {card}", example="Sarah discards Bonding")
def _(world: World, seat: str, card: str) -> list[Choice]:
    """In the discard phase, because the hand is too large, or because an effect asks for it: then the hand may be
    another's."""
    return [(seat, {"do": "discard", "card": card})]


@move("{seat} [takes] {card}", example="Sarah takes .44 Magnum")
def _(world: World, seat: str, card: str) -> list[Choice]:
    """What a diablerist takes, equipment of the victim or a Discipline card; and what a search finds."""
    return [(seat, {"do": "take", "card": card})]


@move("{seat} [puts] {card} on {host:card}", example="Sarah puts Raven Spy on Belinde", needs=("actions",))
def _(world: World, seat: str, card: str, host: str) -> list[Choice]:
    """A stolen card that lay on a minion goes to a minion of the thief's."""
    return [(seat, {"do": "put", "card": card, "host": host})]


@when("chance draws {card}", example="chance draws Vessel")
def _(world: World, card: str) -> None:
    """Settles a draw from cards whose order is not known."""
    world.choose("chance", {"do": "draw", "card": card})


@when("chance seats {player:seat}", example="chance seats Justine", needs=("deal",))
def _(world: World, player: str) -> None:
    """Settles who sits down next, clockwise."""
    must_be_open(world, "chance", "seating")
    world.choose("chance", {"do": "seat", "player": player})


@when(
    "chance makes {player:seat} the first Methuselah",
    example="chance makes Lisa the first Methuselah",
    needs=("deal",),
)
def _(world: World, player: str) -> None:
    """Settles who takes the first turn."""
    must_be_open(world, "chance", "first-methuselah")
    world.choose("chance", {"do": "seat", "player": player})
