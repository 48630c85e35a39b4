"""The cards of Clan Malkavian."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Choice, Decision
from reference_engine.vendetta.cards.auction import BloodAuction
from reference_engine.vendetta.cards.language import CardText, Part, declared
from reference_engine.vendetta.cards.parts import ChooseOwnCards, ChooseRival, DrawClanCard, Lasting, PowerUp, Steal
from reference_engine.vendetta.choices import Use
from reference_engine.vendetta.facts import name_of
from reference_engine.vendetta.pieces import Deployed
from reference_engine.vendetta.planning import Playing

if TYPE_CHECKING:
    from reference_engine.vendetta.cards.effect import CardEffect
    from reference_engine.vendetta.game import Vendetta


class PlayHand(Part):
    """All cards left in one's hand are played here face up."""

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        for card in game.seats[effect.seat].hand:
            game.set_off(Playing(seat=effect.seat, card=card, location=effect.location))


class PlayTheirHand(ChooseRival):
    """All cards left in a Rival's hand are played on one's own Position here, face up."""

    def chosen(self, game: Vendetta, effect: CardEffect, seat: Seat) -> None:
        game.cite(("vendetta.glossary.position",))
        for card in game.seats[seat].hand:
            game.set_off(Playing(seat=effect.seat, card=card, location=effect.location, hand=seat))


class HoldAuction(Part):
    """Blood is bid for; without Rivals there is nobody to bid against."""

    rules = ("vendetta.glossary.rival",)

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        if effect.others(game):
            bidders = tuple(seat for seat in game.turn_order() if seat == effect.seat or seat in effect.rivals)
            game.set_off(BloodAuction(seat=effect.seat, card=effect.card, location=effect.location, bidders=bidders))


class TakeBackAndSteal(ChooseOwnCards):
    """Cards from here back to the hand; 1 Blood Stolen from each Rival for every one."""

    def chosen(self, game: Vendetta, effect: CardEffect, cards: list[Deployed]) -> None:
        for deployed in cards:
            game.take_back(effect.seat, effect.location, deployed.card)
        for seat in effect.others(game):
            game.steal_blood(effect.seat, seat, len(cards), effect.location, effect.card)


class TurnDownOwn(ChooseOwnCards):
    """Face-up cards of one's Position here face down."""

    optional = True

    def fitting(self, game: Vendetta, effect: CardEffect) -> list[Deployed]:
        return [card for card in game.spot(effect.seat, effect.location).cards if not card.face_down]

    def chosen(self, game: Vendetta, effect: CardEffect, cards: list[Deployed]) -> None:
        for deployed in cards:
            game.turn_down(effect.seat, effect.location, deployed)


class DrawAndPlay(DrawClanCard):
    """The top card of the Clan deck is played here, and asked back at the end of the round."""

    def drawn(self, game: Vendetta, effect: CardEffect, card: str) -> None:
        super().drawn(game, effect, card)
        deployed = game.deployed(effect.seat, effect.location, effect.card)
        if deployed is not None:
            game.replace(
                effect.seat,
                effect.location,
                deployed,
                Deployed(deployed.card, deployed.face_down, deployed.seen_by, True),
            )
        game.set_off(Playing(seat=effect.seat, card=card, location=effect.location))


class ShuffleIn(Part):
    """A card of one's choice from the hand is shuffled into the Clan deck."""

    def ask(self, game: Vendetta, effect: CardEffect) -> Decision | None:
        hand = game.seats[effect.seat].hand
        if len(hand) < 2:
            return None
        uses: list[Choice] = [Use(effect.text.name, effect.owner(game), cards=(name_of(card),)) for card in hand]
        return Decision(effect.seat, "effect", uses)

    def settle(self, game: Vendetta, effect: CardEffect, choice: Use) -> None:
        game.shuffle_in(effect.seat, game.own_card(effect.seat, choice.cards[0]))

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        for card in game.seats[effect.seat].hand:
            game.shuffle_in(effect.seat, card)


def one_for_each_card(game: Vendetta, effect: CardEffect) -> int:
    return len(game.spot(effect.seat, effect.location).cards)


def two_with_fewest_face_up(game: Vendetta, effect: CardEffect) -> int:
    def showing(seat: Seat) -> int:
        return sum(not card.face_down for card in game.spot(seat, effect.location).cards)

    return 2 if all(showing(effect.seat) <= showing(rival) for rival in effect.others(game)) else 0


@declared("MA01")
class Mesmerize(CardText):
    preparation = PlayTheirHand()


@declared("MA02")
class AuctionOfBlood(CardText):
    after_revelation = HoldAuction()


@declared("MA03")
class MadnessNetwork(CardText):
    preparation = PlayHand()


@declared("MA04")
class ShadowStrike(CardText):
    conflict = PowerUp(two_with_fewest_face_up)


@declared("MA05")
class Chaos(CardText):
    preparation = TakeBackAndSteal()


@declared("MA06")
class MalkavsBane(CardText):
    after_revelation = DrawAndPlay()
    end_of_round = ShuffleIn()


@declared("MA07")
class MindlessAssault(CardText):
    preparation = (TurnDownOwn(), Lasting("hidden-power"))


@declared("MA08")
class Ready(CardText):
    conflict = PowerUp(one_for_each_card)


@declared("MA09")
class Hunt(CardText):
    aftermath = Steal(1)
