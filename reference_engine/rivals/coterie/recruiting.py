"""Recruitment. Rulebook, 'Recruit', 'Uniqueness'; for Hunters, 'Recruiting'."""

from __future__ import annotations

from collections.abc import Iterator

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.rivals.effects import triggers
from reference_engine.rivals.table.card_facts import CHARACTER, CHARACTERS, by_kind
from reference_engine.rivals.table.pieces import HAVEN, TORPOR, InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import Recruit

NOT_IN_HAND = Refusal("rivals.recruit.from-hand-to-haven", "that character is not in your hand")
AT_THE_TABLE = Refusal(
    "rivals.recruit.not-same-name-in-any-coterie", "a character with that name is already in a coterie"
)
TOO_DEAR = Refusal("rivals.cost.never-last-even-to-win", "you would have no Prestige left")


def recruits(game: Table, seat: Seat, discount: int = 0) -> Iterator[Recruit]:
    """Yield the characters in hand that can be recruited at a discount."""
    for name in by_kind(game.seats[seat].hand)[CHARACTER]:
        choice = Recruit(name)
        if refusal(game, seat, choice, discount) is None:
            yield choice


def refusal(game: Table, seat: Seat, choice: Recruit, discount: int = 0) -> Refusal | None:
    """Return the reason why a character cannot be recruited for its cost less `discount`, or None."""
    name = choice.character
    if name not in game.seats[seat].hand or name not in CHARACTERS:
        return NOT_IN_HAND
    game.cite(
        (
            "rivals.recruit.not-same-name-in-any-coterie",
            "rivals.recruit.pay-bp-as-blood",
            "rivals.unique.by-name",
            "rivals.unique.single-controller",
            "rivals.unique.all-characters",
        )
    )
    if name in game.roll.names and any(card.name == name and card.place != TORPOR for card in game.cards.values()):
        return AT_THE_TABLE
    if game.supply(seat) <= CHARACTERS[name].blood_potency - discount:
        return TOO_DEAR
    return None


def recruit(game: Table, seat: Seat, name: str, discount: int = 0) -> None:
    """Put a character from hand into the Haven with full Blood, paid for except the discount."""
    character = bring_in(game, seat, name)
    potency = min(CHARACTERS[name].blood_potency, game.blood_potency(character))  # a bonus in play costs nothing
    free = min(discount, potency)
    game.give_blood(character, free, "rivals.hunter-recruit.discount")
    if price := potency - free:
        game.place_blood(character, price, "rivals.recruit.pay-bp-as-blood")
    report_recruit(game, seat, character)


def recruit_by_text(game: Table, seat: Seat, name: str, blood: int) -> InPlay:
    """Recruit a character through a text for free, with at most `blood` Blood."""
    character = bring_in(game, seat, name)
    game.give_blood(
        character,
        min(blood, game.blood_potency(character)),
        "rivals.play.example.hasty-embrace",
        "rivals.play.told-to-act-no-normal-cost",
    )
    report_recruit(game, seat, character)
    return character


def bring_in(game: Table, seat: Seat, name: str) -> InPlay:
    """Put a character from hand into the Haven, and burn its copy in torpor, if any."""
    for card in [card for card in game.cards.values() if card.name == name]:
        for attached in card.attached:
            game.burn(game.cards[attached])
        triggers.happens(game, "burned", card)
        game.burn(card, "rivals.recruit.duplicate-of-torpor-allowed", "rivals.unique.torpor-copy-burned")
    game.take_from_hand(seat, name)
    character = game.enter(name, seat, seat, HAVEN)
    game.emit(events.Recruited(seat, character.id), "rivals.recruit.from-hand-to-haven")
    return character


def report_recruit(game: Table, seat: Seat, character: InPlay) -> None:
    """Trigger the effects of recruiting."""
    if seat == game.active:
        game.recruited += 1
    triggers.happens(game, "enters_play", character)
    triggers.happens(game, "recruits", character)
