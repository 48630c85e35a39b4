"""Library cards that stay in play, put there by their action or by other means.

V5 'Equip', 'Employ Retainer', 'Recruit Ally'.
"""

from __future__ import annotations

from reference_engine.kernel import Card, CardId, Seat
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.control import contests
from reference_engine.vtes.table.state import ATTACHED, READY, InPlay, Table

BY_OTHER_MEANS = {
    "equipment": "vtes.equip.put-into-play-otherwise-basic-version",
    "retainer": "vtes.employ.put-into-play-otherwise-basic-version",
    "ally": "vtes.recruit.put-into-play-otherwise-basic-version",
}
"""Rules on the level of a card that comes into play without its own action."""


def put_on(game: Table, card: Card, seat: Seat, minion: CardId, level: str, life: int = 0) -> InPlay:
    """Put equipment or a retainer on a minion."""
    placed = game.put_in_play(card, seat, seat, ATTACHED, minion)
    placed.level = level
    game.cite(("vtes.glossary.attached-is-mutual",))
    game.add_blood(placed, life)
    contests.enter(game, placed)
    return placed


def put_in_ready_region(game: Table, card: Card, seat: Seat, level: str, life: int) -> InPlay:
    """Put an ally in the ready region."""
    placed = game.put_in_play(card, seat, seat, READY)
    placed.level = level
    game.add_blood(placed, life)
    contests.enter(game, placed)
    return placed


def basic_level(card: Card) -> str:
    """Return the level of a card that was not played: basic if it has levels."""
    return "basic" if "basic" in BEHAVIOUR[card].modes else ""


def by_other_means(game: Table, card: Card, seat: Seat, minion: CardId) -> InPlay:
    """Put equipment, a retainer or an ally in play without equipping, employing or recruiting it."""
    mode = BEHAVIOUR[card].modes[basic_level(card)]
    life: int = getattr(mode, "life", 0)
    kind = next(kind for kind in BY_OTHER_MEANS if kind in BEHAVIOUR[card].facts.types)
    game.cite((BY_OTHER_MEANS[kind],))
    if kind == "ally":
        game.cite(("vtes.recruit.other-means-may-act-same-turn",))
        return put_in_ready_region(game, card, seat, mode.level, life)
    return put_on(game, card, seat, minion, mode.level, life)
