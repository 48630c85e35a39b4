"""Effects that draw, play, move, turn down, and take back cards."""

from __future__ import annotations

from collections.abc import Callable

from reference_engine.kernel import CHANCE, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.vendetta.card_dsl.language import Effect, Part
from reference_engine.vendetta.cards.words.choosing import ChooseOwnCards, ChooseRival
from reference_engine.vendetta.effects import acquiring_allies
from reference_engine.vendetta.frenzy import blood
from reference_engine.vendetta.planning.playing import Playing
from reference_engine.vendetta.resolution.withdraw import Withdrawal
from reference_engine.vendetta.table import clan_decks
from reference_engine.vendetta.table.card_facts import VICTIM, name_of
from reference_engine.vendetta.table.pieces import Deployed
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vendetta import events
from scenarios.wire_types.vendetta.choices import Draw, Use


class DrawVictim(Part):
    """Move a Victim from the deck to the player's Alliance."""

    def __init__(self, when: Callable[[Table, Effect], bool] | None = None) -> None:
        self.when = when

    def apply(self, game: Table, effect: Effect) -> None:
        if self.when is None or self.when(game, effect):
            acquiring_allies.acquire(game, effect.seat, VICTIM)


class DrawClanCard(Part):
    """Draw the top card of the player's Clan deck."""

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        tops = clan_decks.possible_tops(game, effect.seat)
        if len(tops) < 2:
            return None
        return Decision(CHANCE, "clan-card", [Draw(name) for name in sorted(map(name_of, tops))])

    def settle(self, game: Table, effect: Effect, choice: Draw) -> None:
        self.drawn(game, effect, game.own_card(effect.seat, choice.card))

    def apply(self, game: Table, effect: Effect) -> None:
        tops = clan_decks.possible_tops(game, effect.seat)
        if not tops:
            game.cite(("vendetta.conflicts-of-rules.impossible-ignored",))
        for card in tops:
            self.drawn(game, effect, card)

    def drawn(self, game: Table, effect: Effect, card: str) -> None:
        clan_decks.take_top(game, effect.seat, card)
        game.seats[effect.seat].hand += (card,)
        game.emit(events.CardDrawn(effect.seat))


class DrawAndPlay(DrawClanCard):
    """Play the top card of the Clan deck here, and take this card back at the end of the round."""

    def drawn(self, game: Table, effect: Effect, card: str) -> None:
        super().drawn(game, effect, card)
        deployed = game.deployed(effect.seat, effect.location, effect.card)
        assert deployed is not None
        drew = Deployed(deployed.card, drew=True)
        game.replace(effect.seat, effect.location, deployed, drew)
        game.set_off(Playing(seat=effect.seat, card=card, location=effect.location))


class ShuffleIn(Part):
    """Shuffle a card of the player's choice from hand into the Clan deck."""

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        hand = game.seats[effect.seat].hand
        uses: list[Choice] = [Use(effect.text.name, effect.owner(game), cards=(name_of(card),)) for card in hand]
        return Decision(effect.seat, "effect", uses)

    def settle(self, game: Table, effect: Effect, choice: Use) -> None:
        (name,) = choice.cards
        clan_decks.shuffle_in(game, effect.seat, game.own_card(effect.seat, name))


class PlayHand(Part):
    """Play all cards left in the player's hand here, face up."""

    def apply(self, game: Table, effect: Effect) -> None:
        for card in game.seats[effect.seat].hand:
            game.set_off(Playing(seat=effect.seat, card=card, location=effect.location))


class PlayTheirHand(ChooseRival):
    """Play all cards left in a Rival's hand on the player's Position here, face up."""

    def chosen(self, game: Table, effect: Effect, seat: Seat) -> None:
        game.cite(("vendetta.glossary.position",))
        for card in game.seats[seat].hand:
            game.set_off(Playing(seat=effect.seat, card=card, location=effect.location, hand=seat))


class TakeBackAndSteal(ChooseOwnCards):
    """Take cards back from here to hand, and Steal 1 Blood from each Rival for each.

    The edition determines whether this card may be among the cards.
    """

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        decision = super().ask(game, effect)
        if decision is None or game.edition.chaos == "may-stay":
            return decision
        itself = game.called(effect.card, effect.seat)
        uses = [use for use in decision.options if not isinstance(use, Use) or itself in use.cards]
        return Decision(decision.seat, decision.window, uses)

    def chosen(self, game: Table, effect: Effect, cards: list[Deployed]) -> None:
        for deployed in cards:
            game.take_back(effect.seat, effect.location, deployed.card)
        for seat in effect.others(game):
            blood.steal(game, effect.seat, seat, len(cards), effect.location, effect.card)


class TurnDownOwn(ChooseOwnCards):
    """Turn face-up cards on the player's Position here face down."""

    def fitting(self, game: Table, effect: Effect) -> list[Deployed]:
        return [card for card in game.spot(effect.seat, effect.location).cards if not card.face_down]

    def chosen(self, game: Table, effect: Effect, cards: list[Deployed]) -> None:
        for deployed in cards:
            game.turn_down(effect.seat, effect.location, deployed)


class MoveToHaven(Part):
    """Move this card to the Prince's Haven. Card glossary, 'Move'."""

    def apply(self, game: Table, effect: Effect) -> None:
        game.move_card(effect.seat, effect.location, effect.card, game.haven, "vendetta.glossary.move")


class WithdrawNow(Part):
    """Withdraw the player from here."""

    def apply(self, game: Table, effect: Effect) -> None:
        game.set_off(Withdrawal(seat=effect.seat, location=effect.location))
