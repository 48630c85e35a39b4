"""Cards that lock and unlock minions. V5 'Locking and Unlocking'."""

from __future__ import annotations

from reference_engine.kernel import NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.language import CardInUse, Effect, Targets
from reference_engine.vtes.cards.words.playing.limits import NOT_YOUNGER
from reference_engine.vtes.playing import as_vampire, targets
from reference_engine.vtes.playing.targets import NO_TARGET, NOT_ELIGIBLE, AimedEffect
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Table
from scenarios.wire_types.vtes.choices import Play

NOT_YOUNGER_THAN_ALLY = Refusal(
    "vtes.ally.as-vampire.capacity-one", "the ally has capacity 1 here, and no vampire is younger"
)


class LockMinion(AimedEffect):
    """Locks a minion in play, if it is not locked yet."""

    unfit = NO_TARGET
    rules = ("vtes.lock.turned-sideways",)

    def fits(self, game: Table, seat: Seat, card: InPlay) -> bool:
        return card.region in (READY, TORPOR)

    def apply(self, game: Table, play: CardInUse) -> None:
        if play.target in game.cards:
            game.lock(game.cards[play.target])


class UnlockTarget(Effect):
    """Unlocks a vampire, or at the lower level a younger vampire or an ally."""

    rules = ("vtes.unlock.restores-card",)

    def __init__(self, younger: bool) -> None:
        self.younger = younger

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [(card.id, NOBODY, "") for card in game.cards.values() if card.facts.is_minion and card.locked]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        target = game.cards.get(choice.target)
        if (refusal := targets.refusal(game, choice)) is not None:
            return refusal
        assert target is not None
        if not self.younger:
            return None if target.facts.is_vampire else NOT_ELIGIBLE
        if target.facts.is_vampire:
            own = as_vampire.capacity(game, game.cards[choice.minion], choice)
            return None if game.capacity(target) < own else not_younger(game.cards[choice.minion])
        return None if target.facts.is_minion else NOT_ELIGIBLE

    def apply(self, game: Table, play: CardInUse) -> None:
        if play.target in game.cards:
            game.unlock(game.cards[play.target])


def not_younger(minion: InPlay) -> Refusal:
    return NOT_YOUNGER if minion.facts.is_vampire else NOT_YOUNGER_THAN_ALLY
