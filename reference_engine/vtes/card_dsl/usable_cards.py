"""Cards usable in a window, in hand or in play. V5 'Card Types', 'Sequencing'."""

from __future__ import annotations

from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.card_dsl.declaring import PLAYED_IN, USED_IN
from reference_engine.vtes.card_dsl.language import Ability
from reference_engine.vtes.table.state import InPlay, Table

GRANTED: dict[str, Ability] = {}
"""Abilities that an effect grants a minion for a time, by name.

A modifier of that name in force says which minion has it.
"""

NOT_GRANTED = Refusal("vtes.golden-rule.cards-override-rules", "no card allows this minion to do that now")


def granted(game: Table, card: InPlay, name: str) -> Ability | None:
    """Return the ability that an effect has granted a card in play, by the `effect` of the choice."""
    return GRANTED.get(name) if game.modified(name, card.id) else None


def to_use(game: Table, window: str) -> tuple[tuple[InPlay, Ability], ...]:
    """Return every card in play usable in a window, with the printed or granted ability."""
    found = game.abilities_on("use", window, USED_IN)
    for change in game.modifiers:
        ability = GRANTED.get(change.stat)
        if ability is not None and window in ability.windows and change.subject in game.cards:
            found = (*found, (game.cards[change.subject], ability))
    return found


def who_could(game: Table, window: str) -> set[int]:
    """Return the seats holding anything usable in a window.

    Most windows have none, which saves all further checks.
    """
    able: set[int] = {ability.user(game, card) for card, ability in to_use(game, window)}
    if playable := PLAYED_IN.get(window):
        cards = playable.keys()
        able.update([place for place, seat in enumerate(game.seats) if not cards.isdisjoint(seat.hand)])
    return able
