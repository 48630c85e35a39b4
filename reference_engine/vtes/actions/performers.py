"""Minions that may perform actions at all. V5 'Minion Phase', 'Mandatory Actions'."""

from __future__ import annotations

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.cached_query import cached_query
from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.actions import mandatory
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Table

NOT_YOUR_TURN = Refusal("vtes.minion-phase.minions-may-act", "your minions can act only in your own turn")
NOT_YOUR_MINION = Refusal("vtes.minion-phase.minions-may-act", "you do not control that minion")
ACTING_LOCKED = Refusal("vtes.minion-phase.only-ready-unlocked-act", "the minion is locked")
ACTING_NOT_READY = Refusal("vtes.minion-phase.only-ready-unlocked-act", "the minion is not ready")
ONLY_LEAVE_TORPOR = Refusal("vtes.torpor.only-leave-torpor-action", "a vampire in torpor can act only to leave torpor")
JUST_RECRUITED = Refusal("vtes.recruit.ally-cannot-act-this-turn", "the ally was recruited this turn")
ANOTHER_ACTION = Refusal("vtes.minion-phase.one-action-at-a-time", "another action is still being resolved")


def acting_refusal(game: Table, seat: Seat, minion: InPlay | None) -> Refusal | None:
    """Return why a minion may not perform any action now, or None. V5 'Minion Phase'."""
    if seat != game.active:
        return NOT_YOUR_TURN
    if minion is None or minion.controller != seat or not minion.facts.is_minion:
        return NOT_YOUR_MINION
    if minion.region not in (READY, TORPOR):
        return ACTING_NOT_READY
    if minion.locked:
        return ACTING_LOCKED
    return JUST_RECRUITED if minion.recruited else None


@cached_query
def performing_refusal(
    game: Table, seat: Seat, minion: InPlay | None, act: mandatory.Duty = mandatory.FREE
) -> Refusal | None:
    """Return why a minion may not perform an action now, mandatory or not, or None. V5 'Minion Phase'."""
    if (refusal := acting_refusal(game, seat, minion)) is not None:
        return refusal
    assert minion is not None
    return mandatory.refusal(game, seat, minion, act)


@cached_query
def able(game: Table, seat: Seat, act: mandatory.Duty) -> list[CardId]:
    """Return the ready minions of a Methuselah that may perform an action now."""
    return [minion.id for minion in game.minions(seat) if performing_refusal(game, seat, minion, act) is None]
