"""The cards of Clan Nosferatu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.kernel import Seat
from reference_engine.vendetta.cards.language import CardText, Part, declared
from reference_engine.vendetta.cards.parts import May, MoveToHaven, PlayUpTo, Steal, away_from_haven
from reference_engine.vendetta.withdrawing import Withdrawal

if TYPE_CHECKING:
    from reference_engine.vendetta.cards.effect import CardEffect
    from reference_engine.vendetta.game import Vendetta


class WithdrawNow(Part):
    """Its player Withdraws from here."""

    def apply(self, game: Vendetta, effect: CardEffect) -> None:
        game.set_off(Withdrawal(seat=effect.seat, location=effect.location))


def two_at_the_haven(game: Vendetta, seat: Seat, location: int) -> int:
    return 2 if location == game.haven else 0


@declared("NO01")
class UnseenPassage(CardText):
    aftermath = MoveToHaven()


@declared("NO02")
class CloakOfShadows(CardText):
    shelters_withdrawn = True


@declared("NO03")
class EyesInTheDark(CardText):
    opponents_hide_here = True
    blood_for_hidden_card = 1


@declared("NO04")
class FeralWhispers(CardText):
    blood_for_card_withdrawn = 2


@declared("NO05")
class Backstab(CardText):
    preparation = (PlayUpTo(3), May("move", when=away_from_haven), MoveToHaven())


@declared("NO06")
class OneStepAhead(CardText):
    price_to_reveal = 2


@declared("NO07")
class Vanish(CardText):
    rules = ("vendetta.cards.nosferatu.vanish",)
    preparation = (May(), WithdrawNow(), Steal(1))


@declared("NO08")
class Ready(CardText):
    power = staticmethod(two_at_the_haven)


@declared("NO09")
class Hunt(CardText):
    aftermath = (Steal(1), May("move", when=away_from_haven), MoveToHaven())
