"""Cards that refer to traits of minions. V5 'Traits', 'Trophy'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.language import CardInUse, Condition
from reference_engine.vtes.cards.words.actions.outcomes import EnterCombat
from reference_engine.vtes.cards.words.control.placing import PutInPlay
from reference_engine.vtes.cards.words.playing.conditions import NOT_TITLED
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE, AimedEffect
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table import legacy_traits
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Table
from scenarios.wire_types.vtes.choices import Play


def titled_without(trait: str) -> Condition:
    """Require a titled vampire without a trait."""

    def condition(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        minion = game.cards[choice.minion]
        if not titles.title(game, minion):
            return NOT_TITLED
        return legacy_traits.BARRED_BY_TRAIT if legacy_traits.has(minion, trait) else None

    return condition


class FightYoungerWithout(EnterCombat):
    """Makes the acting minion enter combat with a younger vampire without a trait."""

    def __init__(self, trait: str) -> None:
        super().__init__(vampires_only=True)
        self.trait = trait

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if (refusal := super().refusal(game, frame, seat, choice)) is not None:
            return refusal
        target = game.cards[choice.target]
        if target.controller == seat or game.capacity(target) >= game.capacity(game.cards[choice.minion]):
            return NOT_ELIGIBLE
        return legacy_traits.BARRED_BY_TRAIT if legacy_traits.has(target, self.trait) else None


class LoseTrait(AimedEffect):
    """Removes a trait from a minion in play."""

    rules = (legacy_traits.DEFINITION,)

    def __init__(self, trait: str) -> None:
        self.trait = trait

    def fits(self, game: Table, seat: Seat, card: InPlay) -> bool:
        return card.region in (READY, TORPOR)

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if (refusal := super().refusal(game, frame, seat, choice)) is not None:
            return refusal
        return legacy_traits.target_refusal(game, game.cards[choice.target], trait=self.trait)

    def apply(self, game: Table, play: CardInUse) -> None:
        if play.target in game.cards:
            legacy_traits.change(game.cards[play.target], lost=self.trait)


class PutTrophyInPlay(PutInPlay):
    """Puts the trophy in play, on no vampire yet."""

    rules = (
        *PutInPlay.rules,
        "vtes.master.trophy.put-in-play-by-master-phase-action",
        "vtes.master.trophy.no-effect-until-on-vampire",
    )
