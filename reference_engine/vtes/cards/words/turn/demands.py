"""Demands of cards in play that unlock phases must fulfill, in any order.

V5 'Unlock Phase'.
"""

from __future__ import annotations

from collections.abc import Iterable

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.language import Ability
from reference_engine.vtes.cards.words.playing.limits import IN_ITS_PHASE, ONCE_PER_PERIOD
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Table
from scenarios.wire_types.vtes.choices import Use

PAID_FOR = "turn:paid "
"""Note on a card for each counter that has been paid for in this turn."""

ALL_PAID = Refusal("vtes.wording.during-x-do-y-once-per-x", "you have already paid for this card in this phase")
BEARER_NOT_IN_TORPOR = Refusal("vtes.golden-rule.cards-override-rules", "the vampire is not in torpor")
NOTHING_TO_PAY_WITH = Refusal("vtes.golden-rule.cards-override-rules", "there are no counters there to pay with")


class Demand(Ability):
    """A demand that must be met once in an unlock phase before it ends."""

    windows = frozenset({"unlock"})
    elsewhere = IN_ITS_PHASE
    mandatory = True

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        return ONCE_PER_PERIOD if game.spent(card, "turn:unlock") else None

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.spend(card, "turn:unlock")
        game.cite(("vtes.wording.during-x-do-y-once-per-x",))
        self.do(game, card)

    def do(self, game: Table, card: InPlay) -> None:
        raise NotImplementedError


class OwnDemand(Demand):
    """A demand in the unlock phase of the card's controller."""

    def user(self, game: Table, card: InPlay) -> Seat:
        return card.controller if card.controller == game.active else NOBODY


class TorporCostsPool(Demand):
    """Burns pool in each Methuselah's unlock phase, if the vampire with the card is in torpor."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def user(self, game: Table, card: InPlay) -> Seat:
        return game.active

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        host = game.cards.get(card.host)
        if host is None or host.region != TORPOR:
            return BEARER_NOT_IN_TORPOR
        return super().refusal(game, frame, card, choice)

    def do(self, game: Table, card: InPlay) -> None:
        game.burn_pool(game.active, self.amount)


class FeedFromPool(OwnDemand):
    """Moves the controller's pool to the card, even the last."""

    def do(self, game: Table, card: InPlay) -> None:
        game.move_blood(1, card.controller, card)


class PreyBurnsPool(OwnDemand):
    """Burns pool of the controller's prey."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, game: Table, card: InPlay) -> None:
        prey = game.prey(card.controller)
        if prey != NOBODY:
            game.burn_pool(prey, self.amount)


class PayForCounters(Ability):
    """Makes all others burn 1 pool, or 1 blood of their vampires, for each counter in their unlock phases."""

    windows = frozenset({"unlock"})
    elsewhere = IN_ITS_PHASE
    mandatory = True

    POOL, BLOOD = "pay-pool", "pay-blood"

    def __init__(self, name: str) -> None:
        self.name = name

    def user(self, game: Table, card: InPlay) -> Seat:
        return game.active if game.active != card.controller else NOBODY

    def paid(self, card: InPlay) -> int:
        return sum(limit.startswith(PAID_FOR) for limit in card.used)

    def choices(self, game: Table, frame: Frame, card: InPlay) -> Iterable[Use]:
        if self.paid(card) >= card.counters:
            return ()
        if self.name == self.POOL:
            return (Use(card.id, self.name),)
        payers = game.controlled(game.active, READY, TORPOR)
        return [Use(card.id, self.name, vampire.id) for vampire in payers if vampire.facts.is_vampire]

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if self.paid(card) >= card.counters:
            return ALL_PAID
        if self.name == self.POOL:
            return None
        vampire = game.cards.get(choice.target)
        if vampire is None or vampire.controller != game.active or vampire.region not in (READY, TORPOR):
            return NOT_ELIGIBLE
        if not vampire.facts.is_vampire:
            return NOT_ELIGIBLE
        return None if vampire.counters else NOTHING_TO_PAY_WITH

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.spend(card, f"{PAID_FOR}{self.paid(card) + 1}")
        game.cite(("vtes.counter.burned-counters-return-to-bank",))
        if self.name == self.POOL:
            game.burn_pool(game.active, 1)
        else:
            game.burn_blood(game.cards[choice.target], 1)
