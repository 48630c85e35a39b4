"""Effects on hands, crypts and drawing. V5 'Drawing Cards'."""

from __future__ import annotations

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl import in_force, modifiers
from reference_engine.vtes.card_dsl.language import CardInUse, Effect, Targets
from reference_engine.vtes.card_dsl.static_abilities import StaticAbility
from reference_engine.vtes.playing.hands import DrawFromCrypt, RefillHand
from reference_engine.vtes.playing.looking import LookAtHand, RemoveUncontrolled
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.table import piles
from reference_engine.vtes.table.state import Table
from reference_engine.vtes.turn.influence_phase import EMPTY_CRYPT
from scenarios.wire_types.vtes.choices import Play

NOT_IN_USERS_HAND = Refusal("vtes.card.cost.discarding-uses-own-hand", "you have no such card in hand")


class ChangeHandSize(Effect):
    """Changes the user's hand size until the end of the turn. The hand adjusts at once, and again when it ends."""

    rules = ("vtes.card.draw.hand-matches-hand-size",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, game: Table, play: CardInUse) -> None:
        game.modify(modifiers.HAND_SIZE, NO_CARD, self.amount, "turn", play.card, seat=play.seat)
        game.set_off(RefillHand(seat=play.seat, replaces=False))


class DiscardFromHand(Effect):
    """Makes the user discard a card and draw up."""

    from_hand = True
    rules = ("vtes.glossary.discard-moves-hand-card-to-ash-heap", "vtes.card.draw.draw-up-immediately")

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return None if choice.target_ in game.seats[seat].hand else NOT_IN_USERS_HAND

    def apply(self, game: Table, play: CardInUse) -> None:
        piles.discard(game, play.seat, play.target_)  # type: ignore[attr-defined]
        game.call(RefillHand(seat=play.seat))


class DrawCryptAndRemove(Effect):
    """Makes the user draw a crypt card and then remove one of the uncontrolled region from the game."""

    rules = ("vtes.decks.crypt-draw-goes-to-uncontrolled",)

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        methuselah = game.seats[seat]
        return None if methuselah.crypt or methuselah.unordered_crypt else EMPTY_CRYPT

    def apply(self, game: Table, play: CardInUse) -> None:
        game.set_off(DrawFromCrypt(seat=play.seat))
        game.set_off(RemoveUncontrolled(seat=play.seat))


class LookAndDiscard(Effect):
    """Shows the acting Methuselah the prey's hand, to discard one card."""

    rules = ("vtes.glossary.discard-moves-hand-card-to-ash-heap",)

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        prey = game.prey(seat)
        return [(NO_CARD, prey, "")] if prey != NOBODY else []

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return None if choice.target_seat == game.prey(seat) else NOT_ELIGIBLE

    def apply(self, game: Table, play: CardInUse) -> None:
        if not game.seats[play.target_seat].ousted:
            game.call(LookAtHand(seat=play.seat, owner=play.target_seat))


class CounterInsteadOfCard(StaticAbility):
    """Burns a counter of this card instead of each replacement draw; without counters, the card is burned."""

    topic = in_force.REPLACING


class PreyPlaysOpen(StaticAbility):
    """Makes the prey of the card's controller play with an open hand."""

    topic = in_force.OPEN_HAND
