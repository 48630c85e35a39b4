"""What minions may do, and may not, by their own text. V5 'Allies', 'Crypt Cards'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.kernel import NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.cards.declaring import CARDS_NOT_USED, OUT_OF_PLAY
from reference_engine.vtes.cards.effects import NOT_LOCKED
from reference_engine.vtes.cards.language import Ability, Condition, Effect, Targets
from reference_engine.vtes.cards.marks import Standing
from reference_engine.vtes.cards.targets import NOT_ELIGIBLE
from reference_engine.vtes.choices import Play, Use
from reference_engine.vtes.phases import MinionPhase
from reference_engine.vtes.play import TOO_LITTLE_BLOOD
from reference_engine.vtes.table import TORPOR, InPlay

if TYPE_CHECKING:
    from reference_engine.vtes.game import Vtes
    from reference_engine.vtes.play import PlayCard

OWN_MINION_PHASE = Refusal("vtes.wording.during-x-do-y-once-per-x", "this is used in one's own minion phase")
TOO_FEW_IN_PLAY = Refusal("vtes.golden-rule.cards-override-rules", "too few of the cards that it asks for are in play")


class NoCardsOf(Standing):
    """The minion cannot use cards that ask for a Discipline."""

    topic = CARDS_NOT_USED

    def __init__(self, discipline: str) -> None:
        self.discipline = discipline


class UnlockForBlood(Ability):
    """Once in one's minion phase, blood is burned to unlock the minion."""

    windows = frozenset({"minion"})
    elsewhere = OWN_MINION_PHASE
    name = "unlock"

    def __init__(self, blood: int) -> None:
        self.blood = blood

    def refusal(self, game: Vtes, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if not isinstance(frame, MinionPhase) or frame.seat != card.controller or game.spent(card, "turn:unlock"):
            return OWN_MINION_PHASE
        if not card.locked:
            return NOT_LOCKED
        return None if card.counters >= self.blood else TOO_LITTLE_BLOOD

    def apply(self, game: Vtes, card: InPlay, choice: Use) -> None:
        game.spend(card, "turn:unlock")
        game.burn_blood(card, self.blood)
        game.unlock(card)


class MakeOwnReady(Effect):
    """A vampire in torpor of one's own becomes ready."""

    rules = ("vtes.rescue.no-longer-wounded",)

    def targets(self, game: Vtes, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(card.id, NOBODY, "") for card in game.controlled(seat, TORPOR)]

    def refusal(self, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        target = game.cards.get(choice.target)
        fits = target is not None and target.region == TORPOR and target.controller == seat
        return None if fits else NOT_ELIGIBLE

    def apply(self, game: Vtes, play: PlayCard) -> None:
        target = game.cards.get(play.target)
        if target is not None and target.region == TORPOR and target.controller == play.seat:
            game.to_ready(target)


def in_play_at_least(amount: int, subtype: str) -> Condition:
    """Only with so many cards of a subtype in play."""

    def condition(game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        there = [card for card in game.cards.values() if card.region not in OUT_OF_PLAY]
        found = sum(subtype in card.facts.subtypes for card in there)
        return None if found >= amount else TOO_FEW_IN_PLAY

    return condition
