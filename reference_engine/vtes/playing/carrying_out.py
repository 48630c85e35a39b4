"""Playing a card from the hand, and using one in play, once that is chosen."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Choice
from reference_engine.vtes.declarations.declaring import BEHAVIOUR, way_of
from reference_engine.vtes.playing import offers
from reference_engine.vtes.playing.play import PlayCard
from reference_engine.vtes.table import choices
from reference_engine.vtes.table.state import Table


def carry_out(game: Table, seat: Seat, choice: Choice) -> None:
    """Play a card from the hand, or use one in play."""
    if isinstance(choice, choices.Play):
        way = way_of(choice)
        assert way is not None
        game.call(way.announce(game, seat, choice) or as_it_is(seat, choice))
    elif isinstance(choice, choices.Use):
        card = game.cards[choice.card]
        if "location" in card.facts.subtypes:
            game.cite(("vtes.master.location.repeated-use", "vtes.master.location.usable-the-turn-played"))
        ability = offers.granted(game, card, choice.effect)
        if ability is None:
            behaviour = BEHAVIOUR[card.card]
            ability = behaviour.used_for(game, game.stack[-1], card, choice)
            game.cite(behaviour.reasons.get(id(ability), ()))
        ability.apply(game, card, choice)


def as_it_is(seat: Seat, choice: choices.Play) -> PlayCard:
    """The playing of a card that announces no action."""
    return PlayCard(
        seat=seat, card=choice.card, minion=choice.minion, level=choice.level,
        target=choice.target, target_seat=choice.target_seat, mode=choice.mode, other=choice.other, x=choice.x,
        discipline=choice.discipline,
    )  # fmt: skip
