"""Burn option: cards that players without a use for them can discard in any unlock phase. V5 'Burn Option'."""

from __future__ import annotations

from functools import cache

from reference_engine.kernel import NO_CARD, Card, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import asks, procedure, rule
from reference_engine.vtes.playing import requirements
from reference_engine.vtes.playing.hands import RefillHand
from reference_engine.vtes.playing.sequencing import IMPULSE, Sequenced
from reference_engine.vtes.table import piles
from reference_engine.vtes.table.card_facts import facts
from reference_engine.vtes.table.state import InPlay, Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vtes.choices import Discard

BURN_OPTION = "burn-option"
NO_ICON = Refusal("vtes.burn-option.icon-on-some-cards", "the card has no burn option")
QUALIFIED = Refusal(
    "vtes.burn-option.discard-allowed-without-qualified-minion",
    "you control a ready minion that meets the card's requirement",
)
ONCE_A_PHASE = Refusal(
    "vtes.burn-option.one-per-unlock-phase", "you have already used the burn option in this unlock phase"
)
OWN_COPY = "vtes.published.unique-cards-with-burn-option.own-copy-is-no-reason"
NOT_IN_HAND_TO_DISCARD = Refusal("vtes.discard-phase.discard-and-replace", "that card is not in your hand")


@procedure
class BurnOption(Sequenced, kw_only=True):
    """The window of an unlock phase in which every Methuselah may discard one such card, the active one first."""

    seat: Seat
    alone: bool = False
    """True if only the active Methuselah is asked so far."""

    def order(self, game: Table) -> tuple[Seat, ...]:
        return (self.seat,) if self.alone else (self.seat, *game.clockwise(self.seat))

    MORE_IN = (BURN_OPTION,)

    def extra_options(self, game: Table, seat: Seat, window: str) -> list[Choice]:
        hand = dict.fromkeys(game.seats[seat].hand)
        return [Discard(card) for card in hand if self.discard_refusal(game, seat, card) is None]

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        return self.discard_refusal(game, seat, choice.card) if isinstance(choice, Discard) else None

    def discard_refusal(self, game: Table, seat: Seat, card: Card) -> Refusal | None:
        """Return why a card may not be discarded this way, or None."""
        if card not in game.seats[seat].hand:
            return NOT_IN_HAND_TO_DISCARD
        if not facts()[card].burn_option:
            return NO_ICON
        if any(use.stat == BURN_OPTION and use.seat == seat for use in game.modifiers):
            return ONCE_A_PHASE
        if not any(meets(game, card, minion) for minion in game.minions(seat)):
            return None
        game.cite((OWN_COPY,) if facts()[card].unique else ())
        return QUALIFIED

    @asks("vtes.sequencing.order-others-clockwise", *IMPULSE)
    def offer(self, game: Table) -> Decision | None:
        return self.opportunity(game, BURN_OPTION)

    @rule(
        "vtes.burn-option.icon-on-some-cards",
        "vtes.burn-option.discard-allowed-without-qualified-minion",
        "vtes.burn-option.one-per-unlock-phase",
        "vtes.burn-option.discarded-card-is-replaced",
    )
    def settle_offer(self, game: Table, choice: Choice) -> None:
        self.goto(BurnOption.offer)
        if isinstance(choice, Discard):
            self.used()
            game.modify(BURN_OPTION, NO_CARD, 1, "turn", choice.card, seat=game.decider)
            piles.discard(game, game.decider, choice.card)
            game.call(RefillHand(seat=game.decider))
        else:
            self.passes(game, game.decider)

    STEPS = (offer, settle_offer)


def anybody_could(game: Table) -> bool:
    """Return whether any hand holds a card with a burn option."""
    return not all(with_burn_option().isdisjoint(seat.hand) for seat in game.seats)


@cache
def with_burn_option() -> frozenset[Card]:
    """Return every card with a burn option."""
    return frozenset(number for number, printed in facts().items() if printed.burn_option)


def meets(game: Table, card: Card, minion: InPlay) -> bool:
    """Return whether a minion is of the clan that a card requires.

    No card with a burn option requires anything else.
    """
    return requirements.clan_refusal(game, facts()[card], [minion], QUALIFIED) is None
