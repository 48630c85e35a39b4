"""Masters that are put on minions, not only on vampires. V5 'Master Cards'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.kernel import NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes import contests, legality
from reference_engine.vtes.cards import targets
from reference_engine.vtes.cards.language import Effect, Targets
from reference_engine.vtes.choices import Play
from reference_engine.vtes.facts import facts
from reference_engine.vtes.table import ATTACHED, READY, TORPOR

if TYPE_CHECKING:
    from reference_engine.vtes.game import Vtes
    from reference_engine.vtes.play import PlayCard

ONE_OF_A_KIND = Refusal("vtes.golden-rule.cards-override-rules", "the minion has a card of that kind already")


class PutOnOwnMinion(Effect):
    """The card is put on a minion of one's own, ready or in torpor, that has none of the same kind."""

    rules = ("vtes.card.play.into-play-on-resolution", "vtes.master.controlled-by-its-player")

    def __init__(self, one_each: str = "") -> None:
        self.one_each = one_each

    def targets(self, game: Vtes, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(card.id, NOBODY, "") for card in game.controlled(seat, READY, TORPOR) if card.facts.is_minion]

    def refusal(self, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        target = game.cards.get(choice.target)
        if (refusal := targets.refusal(game, choice)) is not None:
            return refusal
        assert target is not None
        if not target.facts.is_minion or target.controller != seat:
            return targets.NOT_ELIGIBLE
        if any(self.one_each in card.facts.subtypes for card in game.attached_to(target)):
            return ONE_OF_A_KIND
        return legality.second_copy_refusal(game, seat, choice.card) if facts()[choice.card].unique else None

    def apply(self, game: Vtes, play: PlayCard) -> None:
        if play.target in game.cards:
            contests.enter(game, game.put_in_play(play.card, play.seat, play.seat, ATTACHED, play.target))
            play.stays = True
