"""What a choice of the minion phase begins. V5 'Minion Phase', 'Types of Actions'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Choice
from reference_engine.vtes.actions import basic_actions
from reference_engine.vtes.cards.words.actions.announced import ActionMode
from reference_engine.vtes.declarations.declaring import way_of
from reference_engine.vtes.legacy import red_list
from reference_engine.vtes.table import choices
from reference_engine.vtes.torpor import torpor_actions

if TYPE_CHECKING:
    from reference_engine.vtes.game import Vtes


def announce(game: Vtes, seat: Seat, choice: Choice) -> None:
    """Begin the action that a choice of the minion phase stands for, or carry out what is no action."""
    match choice:
        case choices.BleedSomebody(minion=minion, target=target):
            game.call(basic_actions.Bleed(minion=minion, seat=seat, target_seat=target))
        case choices.HuntForBlood(minion=minion):
            game.call(basic_actions.Hunt(minion=minion, seat=seat))
        case choices.EquipFrom(minion=minion, from_=bearer, equipment=equipment):
            game.call(basic_actions.EquipFromMinion(minion=minion, seat=seat, bearer=bearer, equipment=equipment))
        case choices.LeaveTheTorpor(minion=minion):
            game.call(torpor_actions.LeaveTorpor(minion=minion, seat=seat))
        case choices.RescueSomebody(minion=minion, vampire=vampire, paid_by_vampire=share):
            game.call(torpor_actions.Rescue(minion=minion, seat=seat, target=vampire, paid_by_vampire=share))
        case choices.DiableriseSomebody(minion=minion, vampire=vampire):
            game.call(torpor_actions.Diablerise(minion=minion, seat=seat, target=vampire))
        case choices.AttackMarked(minion=minion, target=target):
            game.call(red_list.AttackMarkedMinion(minion=minion, seat=seat, target=target))
        case choices.TurnAnarch(minion=minion):
            game.call(
                basic_actions.BecomeAnarch(minion=minion, seat=seat, cost=basic_actions.anarch_cost(game, seat, minion))
            )
        case choices.Play() if isinstance(way := way_of(choice), ActionMode):
            action = way.announce(game, seat, choice)
            action.mode, action.discipline = choice.mode, choice.discipline
            game.call(action)
        case _:
            game.carry_out(seat, choice)
