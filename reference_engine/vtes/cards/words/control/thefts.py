"""Thefts and temporary control. V5 'Control', glossary 'Steal'."""

from __future__ import annotations

from collections.abc import Callable

from reference_engine.kernel import NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.language import CardInUse, Effect, Targets
from reference_engine.vtes.control import changes
from reference_engine.vtes.playing import targets
from reference_engine.vtes.table.state import ATTACHED, IN_PLAY, READY, TORPOR, InPlay, Table
from reference_engine.vtes.torpor.torpor_actions import HAS_LEFT_TORPOR
from scenarios.wire_types.vtes.choices import Play

FROM_ONESELF = Refusal("vtes.glossary.steal.not-from-yourself", "you already control that card")
ALREADY_ONES_OWN = Refusal(
    "vtes.golden-rule.cards-override-rules", "you can take only a card that another player controls"
)


Kind = Callable[[Table, InPlay], bool]
"""Test for the cards that can be taken, made at targeting and again when the effect resolves."""


def ready_ally(game: Table, card: InPlay) -> bool:
    return card.region == READY and "ally" in card.facts.types


def torpid_vampire(game: Table, card: InPlay) -> bool:
    return card.region == TORPOR


def retainer_of_vampire(game: Table, card: InPlay) -> bool:
    return card.region == ATTACHED and "retainer" in card.facts.types and game.cards[card.host].facts.is_vampire


def equipment(game: Table, card: InPlay) -> bool:
    return card.region == ATTACHED and "equipment" in card.facts.types


def location(game: Table, card: InPlay) -> bool:
    return card.region in (IN_PLAY, ATTACHED) and "location" in card.facts.subtypes


def ready_of_clan(clan: str) -> Kind:
    """Return a test for a ready vampire of a clan."""
    return lambda game, card: card.region == READY and card.facts.is_vampire and game.clan(card) == clan


class Theft(Effect):
    """Base of thefts. The target is a card of a kind that another Methuselah controls."""

    OWN = FROM_ONESELF

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(card.id, NOBODY, "") for card in game.cards.values() if self.kind(game, card)]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        target = game.cards.get(choice.target)
        if (refusal := targets.refusal(game, choice)) is not None:
            return refusal
        assert target is not None
        if not self.kind(game, target):
            return targets.NOT_ELIGIBLE
        return self.OWN if target.controller == seat else None

    def taken(self, game: Table, play: CardInUse) -> InPlay | None:
        """Return the card, if it can still be taken."""
        target = game.cards.get(play.target)
        fits = target is not None and target.controller != play.seat and self.kind(game, target)
        game.cite((HAS_LEFT_TORPOR,) if self.kind is torpid_vampire and not fits else ())
        return target if fits else None


class Steal(Theft):
    """Takes control for good, in the same region. A card on a minion goes to one of the thief's. Glossary, 'Steal'."""

    def apply(self, game: Table, play: CardInUse) -> None:
        card = self.taken(game, play)
        if card is None:
            return
        if card.host:
            game.call(changes.StealFromMinion(card=card.id, seat=play.seat))
        else:
            changes.steal(game, card, play.seat)


class TakeControl(Theft):
    """Takes control until the end of a turn (`turn`), or the thief's next unlock phase (`unlock`)."""

    OWN = ALREADY_ONES_OWN
    rules = ("vtes.control.changes-only-by-explicit-effect",)

    def __init__(self, kind: Kind, until: str) -> None:
        super().__init__(kind)
        self.until = until

    def apply(self, game: Table, play: CardInUse) -> None:
        card = self.taken(game, play)
        if card is not None:
            changes.borrow(game, card, play.seat, self.until)
