"""What a minion may do in the minion phase, and a Methuselah with transfers: the options, and why not.

V5 'Minion Phase', 'Types of Actions', 'Influence Phase'.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from reference_engine.kernel import NOBODY, Card, Seat
from reference_engine.kernel.decisions import Choice, Pass, Refusal
from reference_engine.vtes.actions import mandatory, slaves
from reference_engine.vtes.actions.basic_actions import anarch_cost
from reference_engine.vtes.actions.course import Action
from reference_engine.vtes.control import contests, titles
from reference_engine.vtes.declarations.language import ENOUGH_OF_THEM
from reference_engine.vtes.ending import withdrawal
from reference_engine.vtes.legacy import red_list
from reference_engine.vtes.playing import targets
from reference_engine.vtes.playing.play import TOO_LITTLE_POOL
from reference_engine.vtes.table import choices, traits
from reference_engine.vtes.table.facts import facts
from reference_engine.vtes.table.state import ATTACHED, CONTESTED, IN_PLAY, READY, TORPOR, UNCONTROLLED, InPlay
from reference_engine.vtes.turn import merging
from reference_engine.vtes.turn.burn_option import NOT_IN_HAND
from reference_engine.vtes.turn.influence import USES, InfluencePhase
from reference_engine.vtes.turn.phases import DiscardPhase, MinionPhase, Phase, UnlockPhase

if TYPE_CHECKING:
    from reference_engine.vtes.game import Vtes

NOT_YOUR_TURN = Refusal("vtes.minion-phase.minions-may-act", "only the Methuselah whose turn it is has minions act")
NOT_YOUR_MINION = Refusal("vtes.minion-phase.minions-may-act", "the seat does not control that minion")
ACTING_LOCKED = Refusal("vtes.minion-phase.only-ready-unlocked-act", "the minion is locked")
ACTING_NOT_READY = Refusal("vtes.minion-phase.only-ready-unlocked-act", "the minion is not ready")
ONLY_LEAVE_TORPOR = Refusal("vtes.torpor.only-leave-torpor-action", "a vampire in torpor can only act to leave torpor")
JUST_RECRUITED = Refusal("vtes.recruit.ally-cannot-act-this-turn", "the ally was recruited this turn")
BLED_ALREADY = Refusal("vtes.bleed.once-per-turn-per-minion", "the minion has performed a bleed action this turn")
NEVER_ONESELF = Refusal("vtes.bleed.never-oneself", "a Methuselah cannot bleed itself")
NOT_THE_PREY = Refusal("vtes.bleed.default-target-prey", "by default a bleed targets the prey")
ALLIES_BLEED_ONLY = "vtes.action.basic.ally-bleed-only"
ALLIES_DO_NOT_HUNT = Refusal("vtes.hunt.who-any-ready-vampire", "only a vampire can hunt")
NOT_AS_NORMAL = Refusal("vtes.golden-rule.cards-override-rules", "the vampire hunts only as its card says")
NOT_AGAIN = Refusal(
    "vtes.golden-rule.cards-override-rules", "the action was ended, and the minion cannot perform it again this turn"
)
ALLIES_DO_NOT_RESCUE = Refusal("vtes.rescue.who-any-ready-vampire", "only a vampire rescues another")
ALLIES_DO_NOT_DIABLERISE = Refusal("vtes.diablerise-action.who-any-ready-vampire", "only a vampire diablerises another")
NOT_IN_TORPOR = Refusal("vtes.leave-torpor.who-vampire-in-torpor", "the vampire is not in torpor")
TOO_LITTLE_BLOOD = Refusal("vtes.card.cost.blood-needs-enough-blood", "there is less blood than the action costs")
VICTIM_NOT_IN_TORPOR = Refusal(
    "vtes.diablerise-action.target-vampire-in-torpor", "the target is not a vampire in torpor"
)
RESCUED_NOT_IN_TORPOR = Refusal("vtes.rescue.target-vampire-in-torpor", "the target is not a vampire in torpor")
NO_SUCH_EQUIPMENT = Refusal(
    "vtes.equip.from-minion.take-from-own-other-minion",
    "that equipment is not on another minion of the same Methuselah",
)
RETAINER_STAYS = Refusal("vtes.employ.not-transferable", "a retainer stays with its employer")
NOT_FOR_ANARCH = Refusal(
    "vtes.become-anarch.who-ready-untitled-non-anarch-vampire",
    "only an untitled vampire that is not Anarch can become Anarch",
)

TOO_FEW_TRANSFERS = {
    use: Refusal(rule, f"that takes {cost} of the transfers of this phase") for use, (cost, rule) in USES.items()
}
NOT_UNCONTROLLED = Refusal("vtes.turn.influence-phase-purpose", "that is no vampire in the seat's uncontrolled region")
NO_BLOOD = Refusal("vtes.influence.two-transfers-blood-back-to-pool", "there is no blood on that vampire")
EMPTY_CRYPT = Refusal("vtes.influence.four-transfers-new-crypt-card", "the crypt is empty")
BELOW_CAPACITY = Refusal("vtes.influence.reveal-when-capacity-reached", "the vampire has less blood than its capacity")

NO_SUCH_PHASE = "that belongs to the {} phase of the seat"
DUTY_LEFT = Refusal(
    "vtes.unlock-phase.active-methuselah-orders-effects", "what a card in play demands in this phase is not done yet"
)
EDGE_ELSEWHEN = Refusal("vtes.unlock-phase.edge-may-gain-one-pool", NO_SUCH_PHASE.format("unlock"))
NOT_THE_EDGE = Refusal("vtes.unlock-phase.edge-may-gain-one-pool", "the seat does not have the Edge")
EDGE_TWICE = Refusal("vtes.unlock-phase.edge-may-gain-one-pool", "the Edge has given its pool in this phase")
ANOTHER_ACTION = Refusal("vtes.minion-phase.one-action-at-a-time", "another action is still being resolved")
ACTING_ELSEWHEN = Refusal("vtes.minion-phase.minions-may-act", NO_SUCH_PHASE.format("minion"))
TRANSFERS_ELSEWHEN = Refusal("vtes.influence.transfer-is-influence-phase-action", NO_SUCH_PHASE.format("influence"))
REVEAL_ELSEWHEN = Refusal("vtes.influence.reveal-any-time-in-phase", NO_SUCH_PHASE.format("influence"))
DISCARD_ELSEWHEN = Refusal("vtes.discard-phase.one-action-by-default", NO_SUCH_PHASE.format("discard"))
BURN_OPTION_ELSEWHEN = Refusal(
    "vtes.burn-option.discard-allowed-without-qualified-minion", "the burn option is used in an unlock phase"
)
NO_DISCARD_LEFT = Refusal("vtes.discard-phase.one-action-by-default", "no discard phase action is left")


def acting_refusal(game: Vtes, seat: Seat, minion: InPlay | None) -> Refusal | None:
    """Why a minion may not perform any action now. V5 'Minion Phase'."""
    if seat != game.active:
        return NOT_YOUR_TURN
    if minion is None or minion.controller != seat or not minion.facts.is_minion:
        return NOT_YOUR_MINION
    if minion.region not in (READY, TORPOR):
        return ACTING_NOT_READY
    if minion.locked:
        return ACTING_LOCKED
    return JUST_RECRUITED if minion.recruited else None


def performing_refusal(
    game: Vtes, seat: Seat, minion: InPlay | None, act: mandatory.Duty = mandatory.FREE
) -> Refusal | None:
    """Why a minion may not perform an action now, be it mandatory or not, or None. V5 'Minion Phase'."""
    if (refusal := acting_refusal(game, seat, minion)) is not None:
        return refusal
    assert minion is not None
    return mandatory.refusal(game, seat, minion, act)


def action_refusal(game: Vtes, seat: Seat, choice: Choice) -> Refusal | None:
    """Why an action of the minion phase that needs no card from the hand is not legal, or None."""
    minion = game.cards.get(getattr(choice, "minion", choices.HANDS))
    act = mandatory.HUNT if isinstance(choice, choices.HuntForBlood) else mandatory.FREE
    if (refusal := performing_refusal(game, seat, minion, act)) is not None:
        return refusal
    assert minion is not None
    if isinstance(choice, choices.LeaveTheTorpor):
        if minion.region != TORPOR:
            return NOT_IN_TORPOR
    elif minion.region == TORPOR:
        return ONLY_LEAVE_TORPOR
    return (
        again_refusal(game, minion, choice)
        or kind_refusal(game, seat, minion, choice)
        or slaves.slave_refusal(game, seat, minion, choice)
    )


def again_refusal(game: Vtes, minion: InPlay, choice: Choice) -> Refusal | None:
    """Why an action that an effect has ended is not performed again, or None."""
    match choice:
        case choices.HuntForBlood():
            again = mandatory.noted(game, minion, "hunt")
        case choices.EquipFrom(from_=bearer):
            again = mandatory.noted(game, minion, "equip", bearer)
        case choices.LeaveTheTorpor():
            again = mandatory.noted(game, minion, "leave-torpor")
        case choices.RescueSomebody(vampire=torpid):
            again = mandatory.noted(game, minion, "rescue", torpid)
        case choices.DiableriseSomebody(vampire=torpid):
            again = mandatory.noted(game, minion, "diablerise", torpid)
        case choices.TurnAnarch():
            again = mandatory.noted(game, minion, "become-anarch")
        case _:
            return None
    return NOT_AGAIN if again else None


def kind_refusal(game: Vtes, seat: Seat, minion: InPlay, choice: Choice) -> Refusal | None:
    """What the kind of action itself demands. V5 'Types of Actions'."""
    vampire = minion.facts.is_vampire
    match choice:
        case choices.BleedSomebody(target=target):
            if game.spent(minion, "turn:bleed"):
                return BLED_ALREADY
            if target == seat:
                return NEVER_ONESELF
            return None if target == game.prey(seat) else NOT_THE_PREY
        case choices.HuntForBlood():
            if not vampire:
                return ALLIES_DO_NOT_HUNT
            return NOT_AS_NORMAL if game.bonus("cannot hunt as normal", minion) else None
        case choices.EquipFrom(from_=bearer, equipment=equipment):
            held = game.cards.get(bearer)
            if held is None or held.id == minion.id or held.controller != seat or not equipment:
                return NO_SUCH_EQUIPMENT
            if any(card.id in equipment and "retainer" in card.facts.types for card in game.attached_to(held)):
                return RETAINER_STAYS
            taken = [card.card for card in game.attached_to(held) if card.id in equipment]
            if game.too_many(minion.id, taken):
                return ENOUGH_OF_THEM
            fitting = [card.id for card in game.attached_to(held) if "equipment" in card.facts.types]
            return None if set(equipment) <= set(fitting) else NO_SUCH_EQUIPMENT
        case choices.LeaveTheTorpor():
            return TOO_LITTLE_BLOOD if minion.counters < 2 else None
        case choices.RescueSomebody(vampire=torpid, paid_by_vampire=share):
            rescued = game.cards.get(torpid)
            if (refusal := target_refusal(game, seat, rescued)) is not None:
                return refusal
            if not vampire:
                game.cite((ALLIES_BLEED_ONLY,))
                return ALLIES_DO_NOT_RESCUE
            if rescued is None or rescued.region != TORPOR:
                return RESCUED_NOT_IN_TORPOR
            enough = 0 <= share <= 2 and rescued.counters >= share and minion.counters >= 2 - share
            return None if enough else TOO_LITTLE_BLOOD
        case choices.DiableriseSomebody(vampire=torpid):
            victim = game.cards.get(torpid)
            if (refusal := target_refusal(game, seat, victim)) is not None:
                return refusal
            if not vampire:
                game.cite((ALLIES_BLEED_ONLY,))
                return ALLIES_DO_NOT_DIABLERISE
            if victim is None or victim.region != TORPOR:
                return VICTIM_NOT_IN_TORPOR
            return None if traits.may_diablerise(game, minion) else traits.CANNOT_DIABLERISE
        case choices.AttackMarked(target=target):
            return red_list.attack_refusal(game, minion, game.cards.get(target))
        case choices.TurnAnarch():
            if not vampire or game.sect(minion) == "Anarch" or game.title(minion):
                return NOT_FOR_ANARCH
            return TOO_LITTLE_BLOOD if minion.counters < anarch_cost(game, seat, minion.id) else None
    return NOT_YOUR_MINION


def target_refusal(game: Vtes, seat: Seat, vampire: InPlay | None) -> Refusal | None:
    """Why an action cannot target a vampire in torpor, whatever else it demands, or None."""
    if vampire is not None and vampire.region == CONTESTED:
        return targets.CONTESTED_TARGET
    if (refusal := targets.shield_refusal(game, seat, vampire)) is not None:
        return refusal
    poor = vampire is not None and game.seats[seat].pool < targets.dearer(game, "action", seat, vampire.id)
    return TOO_LITTLE_POOL if poor else None


def candidate_actions(game: Vtes, seat: Seat) -> Iterator[Choice]:
    """Every action of the minion phase that could be thought of without a card from the hand."""
    torpid = [card for card in game.cards.values() if card.region == TORPOR]
    marked = [card for card in game.cards.values() if card.marked]
    prey = game.prey(seat)
    for minion in list(game.controlled(seat, READY, TORPOR)):
        if minion.locked or minion.recruited:
            continue
        if minion.region == TORPOR:
            yield choices.LeaveTheTorpor(minion.id)
            continue
        if prey != NOBODY:
            yield choices.BleedSomebody(minion.id, prey)
        if not minion.facts.is_vampire:
            continue
        yield choices.HuntForBlood(minion.id)
        yield choices.TurnAnarch(minion.id)
        for target in marked:
            yield choices.AttackMarked(minion.id, target.id)
        for vampire in torpid:
            yield choices.DiableriseSomebody(minion.id, vampire.id)
            for share in (0, 1, 2):
                yield choices.RescueSomebody(minion.id, vampire.id, share)
    yield from candidate_equips(game, seat)


def candidate_equips(game: Vtes, seat: Seat) -> Iterator[Choice]:
    """Every way to take equipment from another of one's minions."""
    minions = list(game.controlled(seat, READY))
    for bearer in list(game.controlled(seat, READY, TORPOR)):
        held = [card.id for card in game.attached_to(bearer) if "equipment" in card.facts.types]
        for count in range(1, len(held) + 1):
            for chosen in combinations(held, count):
                for minion in minions:
                    if minion.id != bearer.id:
                        yield choices.EquipFrom(minion.id, bearer.id, chosen)


def influence_refusal(game: Vtes, phase: InfluencePhase, choice: Choice) -> Refusal | None:
    """Why a use of transfers is not legal, or None. Moving the last pool is: it ousts. V5 'Influence Phase'."""
    seat = phase.seat
    if not isinstance(choice, choices.BringOut) and phase.transfers < USES[type(choice)][0]:
        return TOO_FEW_TRANSFERS[type(choice)]
    if isinstance(choice, choices.DrawCrypt):
        methuselah = game.seats[seat]
        return None if methuselah.crypt or methuselah.unordered_crypt else EMPTY_CRYPT
    vampire = game.cards.get(getattr(choice, "vampire", choices.HANDS))
    if vampire is None or vampire.controller != seat or vampire.region != UNCONTROLLED:
        return NOT_UNCONTROLLED
    if isinstance(choice, choices.TakeBack):
        return None if vampire.counters > 0 else NO_BLOOD
    if isinstance(choice, choices.Merge):
        return merging.refusal(game, vampire)
    if isinstance(choice, choices.BringOut):
        if vampire.counters < game.capacity(vampire):
            return BELOW_CAPACITY
        return second_copy_refusal(game, seat, vampire.card)
    return None


def second_copy_refusal(game: Vtes, seat: Seat, unique: Card) -> Refusal | None:
    """Why a unique card may not come into play now, or None: nobody contests with themselves. V5 'Contested Cards'."""
    if not contests.printed_unique(facts()[unique]):
        return None
    persona = facts()[unique].persona
    for card in game.controlled(seat, READY, TORPOR, IN_PLAY, ATTACHED, CONTESTED):
        if card.facts.persona == persona:
            game.cite(("vtes.contest.cannot-control-two-of-same-unique",))
            return merging.OTHER_VERSION if merging.are_versions(card.card, unique) else contests.SELF_CONTEST
    return None


def phase_refusal(game: Vtes, phase: Phase, seat: Seat, choice: Choice) -> Refusal | None:
    """What a phase has against a choice that belongs elsewhere, or of which there is no more. V5 'Turn Sequence'."""
    own = seat == phase.seat
    match choice:
        case choices.GainFromEdge():
            if not own or not isinstance(phase, UnlockPhase):
                return EDGE_ELSEWHEN
            return EDGE_TWICE if game.edge == seat else NOT_THE_EDGE
        case choices.ContestCard(card=named) | choices.YieldCard(card=named):
            vampire = game.cards.get(named)
            if vampire is not None and vampire.region in (READY, TORPOR) and titles.city(vampire):
                return titles.refusal(game, seat, choice, vampire, own and isinstance(phase, UnlockPhase))
            return contests.refusal(game, seat, choice, own and isinstance(phase, UnlockPhase))
        case choices.PayToUnlock(minion=named):
            elsewhen = not own or not isinstance(phase, UnlockPhase)
            return traits.PAY_ELSEWHEN if elsewhen else traits.pay_refusal(game, seat, game.cards.get(named))
        case choices.Mark(minion=named):
            return red_list.mark_refusal(game, seat, game.cards.get(named), phase)
        case choices.Withdraw():
            if not own or not isinstance(phase, UnlockPhase) or phase.may_withdraw:
                return withdrawal.ELSEWHEN
            return withdrawal.refusal(game, seat) or withdrawal.FULL_HAND
        case Pass() if own and isinstance(phase, UnlockPhase) and contests.due(game, seat):
            return contests.PAY_OR_YIELD
        case Pass() if own and isinstance(phase, UnlockPhase) and titles.due(game, seat):
            return titles.PAY_OR_YIELD
        case Pass() if own and isinstance(phase, UnlockPhase) and game.decision and not game.decision.optional:
            return DUTY_LEFT
        case choices.Transfer() | choices.TakeBack() | choices.DrawCrypt() | choices.Merge() | choices.BringOut():
            if own and isinstance(phase, InfluencePhase):
                return influence_refusal(game, phase, choice)
            return REVEAL_ELSEWHEN if isinstance(choice, choices.BringOut) else TRANSFERS_ELSEWHEN
        case choices.Discard(card=card):
            if not own or not isinstance(phase, DiscardPhase):
                return BURN_OPTION_ELSEWHEN if facts()[card].burn_option else DISCARD_ELSEWHEN
            return NO_DISCARD_LEFT if card in game.seats[seat].hand else NOT_IN_HAND
        case Pass() if own and isinstance(phase, MinionPhase) and game.must_act_first(seat):
            return mandatory.HUNT_FIRST
        case _ if isinstance(choice, ACTIONS):
            if not isinstance(phase, MinionPhase):
                return ACTING_ELSEWHEN
            return ANOTHER_ACTION if game.within(Action) is not None else action_refusal(game, seat, choice)
    return None


ACTIONS = (
    choices.BleedSomebody, choices.HuntForBlood, choices.EquipFrom, choices.LeaveTheTorpor, choices.RescueSomebody,
    choices.DiableriseSomebody, choices.TurnAnarch, choices.AttackMarked,
)  # fmt: skip
"""The choices of the minion phase that need no card from the hand."""
