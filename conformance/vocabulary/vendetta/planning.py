"""Whens: what players choose in set-up, Hand Building and the Planning Phase."""

from __future__ import annotations

from conformance.vocabulary.moves import must_be_open
from conformance.vocabulary.vendetta.chance import another
from conformance.vocabulary.vendetta.moves import Choice, move
from conformance.vocabulary.vendetta.words import Turn, when
from conformance.vocabulary.world import World

AFTER_CARD = "after-card"


@move("{seat} [chooses] Clan {clan}", example="Louis chooses Clan Brujah", needs=("setup",))
def _(world: World, seat: str, clan: str) -> list[Choice]:
    """One of the Clan sheets that lie face up."""
    return [(seat, {"do": "choose-clan", "clan": clan})]


@move(
    "{seat} [takes] {card}",
    example="Louis takes Relic: return a drained card",
    needs=("setup", "relics"),
)
def _(world: World, seat: str, card: str) -> list[Choice]:
    """One of the Relics that lie face up."""
    return [(seat, {"do": "choose-relic", "relic": card})]


@when(
    "{seat} takes a Relic other than {cards}",
    example="Louis takes a Relic other than Relic: return a drained card",
    needs=("setup", "relics", "options"),
)
def _(world: World, seat: str, cards: list[str]) -> None:
    """Where it does not matter which: of the Relics that lie face up, the first by name that is none of these."""
    must_be_open(world, seat, "choose-relic")
    world.choose(seat, {"do": "choose-relic", "relic": another(world, "relic", cards)})


@move("{seat} [keeps] {cards}", example="Louis keeps Challenge", needs=("hand-building",))
def _(world: World, seat: str, cards: list[str]) -> list[Choice]:
    """Of the Clan cards drawn in Hand Building; the others go under the deck."""
    return [(seat, {"do": "keep", "cards": cards})]


@move(
    "{seat} [keeps] {cards} and discards {discard:card}",
    example="Louis keeps Challenge and Earthshock and discards Hunt",
    needs=("hand-building",),
)
def _(world: World, seat: str, cards: list[str], discard: str) -> list[Choice]:
    """With Roberta Urbani in the Alliance."""
    return [(seat, {"do": "keep", "cards": cards, "discard": discard})]


@move(
    "{seat} [plays] {card} {face} at {location}",
    example="Louis plays Challenge face down at Location 1",
    needs=("planning",),
)
def _(world: World, seat: str, card: str, face: str, location: str) -> list[Choice]:
    """The card of a Planning turn. The turn goes on as long as anything more can be done in it."""
    return [(seat, {"do": "play", "card": card, "location": location, "face": face})]


@when(
    "{seat} plays {card} {face} at {location}{turn}",
    example="Louis plays Challenge face down at Location 1 with 3 Blood and ends the turn",
    needs=("planning",),
)
def _(world: World, seat: str, card: str, face: str, location: str, turn: Turn) -> None:
    """The card, then the Blood, then the end of the turn, as far as they are said. The turn ends with a pass, or by
    itself where nothing more can be done."""
    world.choose(seat, {"do": "play", "card": card, "location": location, "face": face})
    if turn.stake is not None:
        world.choose(seat, {"do": "play-blood", **turn.stake})
    if turn.ends and (pending := world.pending) is not None and (pending.seat, pending.window) == (seat, AFTER_CARD):
        world.choose(seat, {"do": "pass"})


@move("{seat} [plays] {stake}", example="Louis plays 3 Blood and 2 flipped Diablerie tokens", needs=("planning",))
def _(world: World, seat: str, stake: dict[str, int]) -> list[Choice]:
    """At the Location of the card just played."""
    return [(seat, {"do": "play-blood", **stake})]


@move("{seat} [drains] {card}", example="Louis drains Victim", needs=("draining",))
def _(world: World, seat: str, card: str) -> list[Choice]:
    """A card of the player's Alliance, in a Planning turn."""
    return [(seat, {"do": "drain", "card": card})]


@move(
    "{seat} [looks] at card {n} of {other:seat} at {location}",
    example="Louis looks at card 2 of Claudia at Location 1",
    needs=("planning",),
)
def _(world: World, seat: str, n: int, other: str, location: str) -> list[Choice]:
    """At a face-down card, with Ambrus Maropis; the cards of a Position are counted from 1 in the order in which they
    came."""
    return [(seat, {"do": "look", "seat": other, "location": location, "place": n})]


@move("{seat} [ends] the turn", example="Louis ends the turn", needs=("planning",), window=AFTER_CARD)
def _(world: World, seat: str) -> list[Choice]:
    """A pass after the card. Where nothing more can be done the turn ends by itself."""
    return [(seat, {"do": "pass"})]


@move("{seat} [passes]", example="Louis passes", never=True)
def _(world: World, seat: str) -> list[Choice]:
    """For refusals: where something must be chosen."""
    return [(seat, {"do": "pass"})]
