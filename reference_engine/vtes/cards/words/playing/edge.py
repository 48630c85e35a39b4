"""Effects that cost the Edge. V5 'Cost'."""

from __future__ import annotations

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.declarations.language import CardInUse, Effect, Targets
from reference_engine.vtes.playing import targets
from reference_engine.vtes.table.choices import Play
from reference_engine.vtes.table.state import READY, TORPOR, Table

WITHOUT_EDGE = Refusal(
    "vtes.card.cost.burning-the-edge-needs-the-edge", "the Methuselah does not have the Edge that it would burn"
)
NOT_THE_PREY = Refusal("vtes.golden-rule.cards-override-rules", "the card takes pool of the prey")
OWN_VAMPIRE = Refusal("vtes.golden-rule.cards-override-rules", "the card takes blood of a rival's vampire")


class ForTheEdge(Effect):
    """What is done if the Edge is burned for it."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return self.effect.targets(game, frame, seat, minion)

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if game.edge != seat:
            game.cite(("vtes.card.cost.own-resources-only",))
            return WITHOUT_EDGE
        return self.effect.refusal(game, frame, seat, choice)

    def apply(self, game: Table, play: CardInUse) -> None:
        if game.edge == play.seat:
            game.cite((WITHOUT_EDGE.rule, "vtes.card.cost.own-resources-only"))
            game.take_edge(NOBODY)
            self.effect.apply(game, play)


class PreyLosesPool(Effect):
    """The prey burns pool."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return ((NO_CARD, game.prey(seat), ""),)

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return None if choice.target_seat == game.prey(seat) else NOT_THE_PREY

    def apply(self, game: Table, play: CardInUse) -> None:
        game.burn_pool(play.target_seat, self.amount)


class VampireLosesBlood(Effect):
    """A vampire of another Methuselah burns blood."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return [
            (card.id, NOBODY, "")
            for card in game.cards.values()
            if card.region in (READY, TORPOR) and card.facts.is_vampire and card.controller != seat
        ]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if (refusal := targets.refusal(game, choice)) is not None:
            return refusal
        target = game.cards[choice.target]
        if not target.facts.is_vampire:
            return targets.NOT_ELIGIBLE
        return OWN_VAMPIRE if target.controller == seat else None

    def apply(self, game: Table, play: CardInUse) -> None:
        if play.target in game.cards:
            game.burn_blood(game.cards[play.target], self.amount)
