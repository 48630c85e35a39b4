"""Numbers of minions, of Methuselahs and of the game as cards in play change them.

They are computed when needed and never stored.
"""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.vtes.card_dsl import in_force, rulings
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR, LASTING, MERGED_ICON, STANDING
from reference_engine.vtes.card_dsl.static_abilities import FOR_ALL
from reference_engine.vtes.table.state import InPlay, Table

HAND_SIZE, TRANSFERS = "hand size", "transfers"
MASTER_ACTIONS, DISCARD_ACTIONS = "master phase actions", "discard phase actions"
"""Numbers of a Methuselah that cards in play may change."""

STAYS_LOCKED, UNBLOCKABLE_BUT_BLEEDS = "stays locked", "only bleeds can be blocked"
"""Restrictions on a minion while the number of that name is above 0."""


def bonus(game: Table, stat: str, minion: InPlay) -> int:
    """Return the total change of a minion's number: temporary changes, its own, and those of cards on it."""
    total = game.modified(stat, minion.id) if game.modifiers else 0
    words = LASTING.get(stat, {})
    for source in (minion, *(game.attached_to(minion) if minion.attached else ())) if words else ():
        for lasting in words.get(source.card, ()):
            if lasting.applies(game, source, minion):
                total += lasting.amount
                game.cite(BEHAVIOUR[source.card].reasons.get(id(lasting), ()))
                if game.trace is not None:
                    game.cite(rulings.followed(source.card, "at work"))
    if minion.card in BEHAVIOUR and BEHAVIOUR[minion.card].merged:
        game.cite((MERGED_ICON,))
    return total + everywhere(game, stat, minion) if FOR_ALL + stat in STANDING else total


def everywhere(game: Table, stat: str, minion: InPlay | None = None) -> int:
    """Return the change of a number that applies to everyone: of a minion, or of the game if `minion` is None."""
    topic = FOR_ALL + stat
    if topic not in STANDING:
        return 0
    return sum(said.amount for _, said in in_force.about(game, topic) if said.applies(game, minion))


def change_for(game: Table, stat: str, seat: Seat) -> int:
    """Return the total change of a Methuselah's number, from cards they control and temporary changes."""
    total = 0
    for card, said in in_force.about(game, stat):
        if card.controller == seat:
            total += said.value(card)
    for change in game.modifiers:
        if change.seat == seat and change.stat == stat:
            total += change.amount
    return total


def changes_hand_size(card: InPlay) -> bool:
    """Return whether a hand size depends on this card being in play."""
    return card.card in STANDING.get(HAND_SIZE, ())
