"""Faulty engines: published rulings on cards that are drawn in time, and on what is taken from others."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.cards.words.control.thefts import TakeControl
from reference_engine.vtes.cards.words.playing.for_a_price import LockTo
from reference_engine.vtes.cards.words.turn.in_phases import NOT_NOW, MoveBlood
from reference_engine.vtes.control import changes
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.table.state import TORPOR, InPlay
from reference_engine.vtes.turn.turns import Turn
from scenarios.wire_types.vtes.choices import Play, Use
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vtes.ways import use_also_in


@wrong(
    "cards are drawn with locations while another card is being played",
    breaks=(
        "vtes.published.barrens.not-for-cancelling-as-played",
        "vtes.published.dreams-of-the-sphinx.not-for-cancelling-as-played",
    ),
)
def _(change: Changes) -> None:
    use_also_in(change, "as-played", LockTo)


@wrong(
    "an ally is taken only by a player who could recruit it",
    breaks="vtes.published.art-of-love.requirements-do-not-apply",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: TakeControl, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        found = right(self, game, frame, seat, choice)
        if found is not None:
            return found
        recruiting = next(iter(BEHAVIOUR[game.cards[choice.target].card].modes.values()), None)
        unfit = recruiting is not None and recruiting.when and recruiting.when(game, frame, seat, choice)
        return NOT_ELIGIBLE if unfit else None

    change.replace(TakeControl, "refusal", refusal)


@wrong(
    "what is borrowed until the end of the turn goes back before the discard phase",
    breaks="vtes.published.art-of-love.returns-after-discard-phase",
)
def _(change: Changes) -> None:
    def discard(right: Right, self: Turn, game: Vtes) -> None:
        changes.give_back(game, game.active, "turn")
        right(self, game)

    change.replace(Turn, "discard", discard)


@wrong("a Blood Doll does nothing for a vampire in torpor", breaks="vtes.published.blood-doll.usable-in-torpor")
def _(change: Changes) -> None:
    def refusal(right: Right, self: MoveBlood, game: Vtes, frame: Frame, card: InPlay, choice: Use) -> Any:
        torpid = game.cards[card.host].region == TORPOR
        return NOT_NOW if torpid else right(self, game, frame, card, choice)

    change.replace(MoveBlood, "refusal", refusal)
