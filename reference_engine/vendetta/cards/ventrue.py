"""The cards of Clan Ventrue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Choice, Decision
from reference_engine.vendetta.cards.language import CardText, Part, declared
from reference_engine.vendetta.cards.parts import AskEach, half_up, printed_power
from reference_engine.vendetta.choices import Use
from reference_engine.vendetta.pieces import Change, Deployed
from reference_engine.vendetta.resolution import LocationResolution

if TYPE_CHECKING:
    from reference_engine.vendetta.cards.effect import CardEffect
    from reference_engine.vendetta.game import Vendetta


class AbsentLoseInfluence(Part):
    """Each opponent without a Deployed card here Loses 1 Influence."""

    rules = ("vendetta.glossary.opponent", "vendetta.glossary.deployed")

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        for seat in game.turn_order():
            if seat != effect.seat and not game.spot(seat, effect.location).cards:
                game.lose_influence(seat, 1)


class HighestToZero(Part):
    """The cards with the highest printed Power here, one's own Position apart, have no Power."""

    rules = ("vendetta.glossary.printed-power",)

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        cards = [
            (seat, card)
            for seat in effect.others(game)
            for card in game.spot(seat, effect.location).cards
            if not card.face_down
        ]
        highest = max((printed_power(card) for _, card in cards), default=0)
        for seat, card in cards:
            if printed_power(card) == highest:
                game.change_power("zero", seat, effect.location, card.card)


class CopyHighest(Part):
    """Its Power is the highest printed Power of a Deployed card here."""

    rules = ("vendetta.glossary.printed-power",)

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        cards = [
            card
            for seat in game.at(effect.location)
            for card in game.spot(seat, effect.location).cards
            if not card.face_down
        ]
        highest = max((printed_power(card) for card in cards), default=0)
        game.change_power("set", effect.seat, effect.location, effect.card, highest)


class SkipOrBlood(AskEach):
    """Each Rival skips Preparation and Aftermath, or has 3 Blood Stolen."""

    def open_options(self, game: Vendetta, effect: CardEffect, seat: Seat) -> list[str]:
        return ["skip", "blood"]

    def answered(self, game: Vendetta, effect: CardEffect, seat: Seat, option: str) -> None:
        resolution = game.within(LocationResolution)
        if option == "blood":
            game.steal_blood(effect.seat, seat, 3, effect.location, effect.card)
        elif resolution is not None:
            resolution.skipping += (seat,)


class BloodHereOrInfluence(AskEach):
    """Each Rival moves half of their Deployed Blood here, rounded up, to one's Position, or Loses 1 Influence."""

    def open_options(self, game: Vendetta, effect: CardEffect, seat: Seat) -> list[str]:
        blood = ["move-blood"] if game.spot(seat, effect.location).blood else []
        return blood + (["influence"] if game.seats[seat].influence else [])

    def answered(self, game: Vendetta, effect: CardEffect, seat: Seat, option: str) -> None:
        if option == "influence":
            game.lose_influence(seat, 1)
        else:
            half = half_up(game.spot(seat, effect.location).blood)
            game.move_blood(seat, effect.location, half, effect.seat, effect.location)


class WinnerPays(AskEach):
    """The winner here has 2 Blood Stolen, or gives 1 Influence."""

    def whom(self, game: Vendetta, effect: CardEffect) -> tuple[Seat, ...]:
        resolution = game.within(LocationResolution)
        winner = NOBODY if resolution is None else resolution.winner
        return () if winner in (NOBODY, effect.seat) else (winner,)

    def open_options(self, game: Vendetta, effect: CardEffect, seat: Seat) -> list[str]:
        return ["blood", "influence"] if game.seats[seat].influence else ["blood"]

    def answered(self, game: Vendetta, effect: CardEffect, seat: Seat, option: str) -> None:
        if option == "blood":
            game.steal_blood(effect.seat, seat, 2, effect.location, effect.card)
        else:
            game.give_influence(seat, effect.seat, 1)


class ChooseEnemyCard(Part):
    """A face-up card of a Rival here: one is immune to it, and Gains Blood for its printed Power."""

    rules = ("vendetta.glossary.printed-power", "vendetta.glossary.rival")

    def _cards(self, game: Vendetta, effect: CardEffect) -> list[tuple[Seat, Deployed]]:
        return [
            (seat, card)
            for seat in effect.others(game)
            for card in game.spot(seat, effect.location).cards
            if not card.face_down
        ]

    def ask(self, game: Vendetta, effect: CardEffect) -> Decision | None:
        cards = self._cards(game, effect)
        if len(cards) < 2:
            return None
        name, owner = effect.text.name, effect.owner(game)
        uses: list[Choice] = [
            Use(name, owner, target_seat=seat, cards=(game.called(card.card, seat),)) for seat, card in cards
        ]
        return Decision(effect.seat, "effect", uses)

    def settle(self, game: Vendetta, effect: CardEffect, choice: Use) -> None:
        for seat, card in self._cards(game, effect):
            if seat == choice.target_seat and game.called(card.card, seat) == choice.cards[0]:
                self.chosen(game, effect, card)

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        for _, card in self._cards(game, effect):
            self.chosen(game, effect, card)

    def chosen(self, game: Vendetta, effect: CardEffect, card: Deployed) -> None:
        game.changes = (*game.changes, Change("immune", card.card, effect.seat))
        game.gain_blood(effect.seat, printed_power(card))


def one_for_each_rival(game: Vendetta, seat: Seat, location: int) -> int:
    return len(game.rivals(seat, location))


@declared("VE01")
class MasterPlan(CardText):
    rules = ("vendetta.glossary.rival",)
    end_of_planning = AbsentLoseInfluence()
    power = staticmethod(one_for_each_rival)


@declared("VE02")
class Diplomacy(CardText):
    before_conflict = HighestToZero()


@declared("VE03")
class Curfew(CardText):
    after_revelation = SkipOrBlood()


@declared("VE04")
class Majesty(CardText):
    conflict = CopyHighest()


@declared("VE05")
class MassManipulation(CardText):
    price_to_stay = 2


@declared("VE06")
class TyrantsGaze(CardText):
    preparation = BloodHereOrInfluence()


@declared("VE07")
class Forestall(CardText):
    after_revelation = ChooseEnemyCard()


@declared("VE08")
class Ready(CardText):
    """No effect."""


@declared("VE09")
class Hunt(CardText):
    aftermath = WinnerPays()
