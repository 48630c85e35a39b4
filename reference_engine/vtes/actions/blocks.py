"""Block attempts: who may block an action. V5 'Who May Attempt to Block'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.cached_query import cached_query
from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.actions.action_kind import Acting
from reference_engine.vtes.card_dsl import in_force, modifiers
from reference_engine.vtes.control import contests
from reference_engine.vtes.table.state import CONTESTED, READY, InPlay, Table

DIRECTED = ("vtes.action.block.directed-only-targets-may-block",)
SEVERAL = (
    *DIRECTED,
    "vtes.action.block.several-targets-clockwise",
    "vtes.sequencing.order-multi-target-directed-action",
)

UNDIRECTED = ("vtes.action.block.undirected-prey-or-predator", "vtes.action.block.prey-before-predator")
"""Rules on who may block."""

NO_ATTEMPT_NOW = Refusal(
    "vtes.action.course.b.no-other-minion-may-attempt", "another minion is already attempting to block"
)
AS_ANNOUNCED_FIRST = Refusal(
    "vtes.action.announce.as-announced-cards-first", "cards played as the action is announced come before blocks"
)
BEFORE_RESOLUTION = Refusal("vtes.action.course.three-steps", "it is too late to block; the action is being resolved")
BLOCKS_ARE_DECLINED = Refusal("vtes.action.block.declining-is-final", "everyone has declined to block")
OWN_MINIONS_ACTION = Refusal(
    "vtes.minion-phase.others-ready-unlocked-minions-may-block", "you cannot block your own minion"
)
NOT_THEIR_MINION = Refusal(
    "vtes.minion-phase.others-ready-unlocked-minions-may-block", "you do not control that minion"
)
NOT_A_TARGET = Refusal("vtes.action.block.directed-only-targets-may-block", "the action is not directed at you")
NO_NEIGHBOUR = Refusal(
    "vtes.action.block.undirected-prey-or-predator",
    "only the prey and the predator can block an undirected action",
)
EARLIER_TARGET_FIRST = Refusal(
    "vtes.action.block.several-targets-clockwise", "another target of the action decides about blocking first"
)
PREY_FIRST = Refusal("vtes.action.block.prey-before-predator", "the prey decides about blocking first")
HAS_DECLINED = Refusal("vtes.action.block.declining-is-final", "you have already declined to block this action")
BLOCKER_NOT_READY = Refusal("vtes.torpor.cannot-block", "the minion is not ready")
BLOCKER_LOCKED = Refusal("vtes.minion-phase.others-ready-unlocked-minions-may-block", "the minion is locked")
BARRED_FROM_BLOCKING = Refusal(
    "vtes.golden-rule.cards-override-rules", "an effect prevents this minion from blocking the action"
)


def who_may(game: Table, action: Acting) -> tuple[str, ...]:
    """Return the rules on who may block an action."""
    targets = action.directed_at(game)
    return UNDIRECTED if not targets else SEVERAL if len(targets) > 1 else DIRECTED


@cached_query
def seats_in_order(game: Table, action: Acting) -> tuple[Seat, ...]:
    """Return the Methuselahs who may block, in their order: the targets clockwise, or prey and predator."""
    return action.directed_at(game) or (game.prey(action.seat), game.predator(action.seat))


def refusal(game: Table, action: Acting, seat: Seat, minion: InPlay, unlocked: bool = False) -> Refusal | None:
    """Return why a minion may not attempt to block now, or None.

    With `unlocked`, the minion counts as unlocked.
    """
    if minion.controller != seat:
        return NOT_THEIR_MINION
    if seat == action.seat:
        return OWN_MINIONS_ACTION
    in_order = seats_in_order(game, action)
    directed = bool(action.directed_at(game))
    if seat not in in_order:
        return NOT_A_TARGET if directed else NO_NEIGHBOUR
    if action.state == "block-attempt":
        return NO_ATTEMPT_NOW
    if seat in action.declined:
        return BLOCKS_ARE_DECLINED if action.state == "blocks-declined" else HAS_DECLINED
    if minion.region != READY:
        return contests.IS_CONTESTED if minion.region == CONTESTED else BLOCKER_NOT_READY
    if not unlocked and is_locked_out(action, minion):
        return BLOCKER_LOCKED
    if is_barred(game, action, minion):
        return BARRED_FROM_BLOCKING
    for other in in_order[: in_order.index(seat)]:
        if not is_done(game, action, other):
            return EARLIER_TARGET_FIRST if directed else PREY_FIRST
    return None


def is_locked_out(action: Acting, minion: InPlay) -> bool:
    """Return whether a minion is locked and cannot block for that reason: it has not woken, or woke too late."""
    woke_in_time = action.blocker_was_awake if minion.id == action.blocker else minion.id in action.awake
    return minion.locked and not woke_in_time


def is_barred(game: Table, action: Acting, minion: InPlay) -> bool:
    """Return whether an effect prevents a minion from blocking this action, or any action."""
    if action.bars(game, minion):
        return True
    return is_unblockable(game, action, minion.facts.is_vampire) or modifiers.bonus(game, "cannot block", minion) > 0


@cached_query
def is_unblockable(game: Table, action: Acting, by_vampires: bool) -> bool:
    """Return whether an effect on the acting minion makes the action unblockable, for all minions or for vampires."""
    acting = game.cards.get(action.minion)
    if acting is None:
        return False
    if modifiers.bonus(game, "unblockable", acting):
        return True
    if by_vampires and modifiers.bonus(game, "unblockable by vampires", acting):
        return True
    return action.KIND != "bleed" and modifiers.bonus(game, modifiers.UNBLOCKABLE_BUT_BLEEDS, acting) > 0


@cached_query
def is_done(game: Table, action: Acting, seat: Seat) -> bool:
    """Return whether a Methuselah has declined to block, or has no minion that could."""
    return all(refusal(game, action, seat, minion) is not None for minion in game.minions(seat))


def by_cards_on_blocker(game: Table, action: Acting) -> None:
    """Apply the effects of cards on a blocker before its block resolves."""
    for card, said in in_force.about(game, in_force.BLOCKED):
        if card.host == action.blocker:
            said.blocked(game, card, action)
