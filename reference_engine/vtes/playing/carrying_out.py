"""Playing a card from the hand, and using one in play, once that is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Choice
from reference_engine.vtes.combat import gains
from reference_engine.vtes.combat.course import Combat
from reference_engine.vtes.declarations.declaring import BEHAVIOUR
from reference_engine.vtes.playing import offers
from reference_engine.vtes.playing.play import PlayCard
from reference_engine.vtes.table import choices

if TYPE_CHECKING:
    from reference_engine.vtes.game import Vtes


def carry_out(game: Vtes, seat: Seat, choice: Choice) -> None:
    """Play a card from the hand, or use one in play."""
    if isinstance(choice, choices.Play):
        game.call(
            PlayCard(
                seat=seat, card=choice.card, minion=choice.minion, level=choice.level,
                target=choice.target, target_seat=choice.target_seat, mode=choice.mode,
                other=choice.other, x=choice.x,
                discipline=choice.discipline,
            )
        )  # fmt: skip
    elif isinstance(choice, choices.Use) and choice.card_:
        round_ = game.round_under_way()
        gains.use(game, round_.combat(game), round_, round_.combatant_of(game, seat), choice)
    elif isinstance(choice, choices.Use):
        card = game.cards[choice.card]
        if "master" in card.facts.types and game.within(Combat) is not None:
            game.cite(("vtes.combat.non-minion-effects-still-usable",))
        if "location" in card.facts.subtypes:
            game.cite(("vtes.master.location.repeated-use", "vtes.master.location.usable-the-turn-played"))
        ability = offers.granted(game, card, choice.effect)
        if ability is None:
            behaviour = BEHAVIOUR[card.card]
            ability = behaviour.used_for(game, game.stack[-1], card, choice)
            game.cite(behaviour.reasons.get(id(ability), ()))
        ability.apply(game, card, choice)
