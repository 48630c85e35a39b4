"""The minion phase: legal actions, refusals, and announcing an action. V5 'Minion Phase'."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import asks, procedure, rule
from reference_engine.vtes.actions import becoming_anarch, bleeding, equipping, hunting, mandatory, performers, slaves
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.legacy import red_list
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Table
from reference_engine.vtes.torpor import torpor_actions
from reference_engine.vtes.turn.phase import ACTIONS, Phase
from scenarios.wire_types.declarations import PASS, Choice, Pass
from scenarios.wire_types.vtes import choices

NOT_AGAIN = Refusal(
    "vtes.golden-rule.cards-override-rules",
    "the minion cannot perform this action again this turn because it was ended",
)


@procedure
class MinionPhase(Phase, kw_only=True):
    """The minion phase. V5 'Minion Phase'."""

    NAME = "minion"

    @rule("vtes.minion-phase.minions-may-act")
    def begin(self, game: Table) -> None:
        self.enter(game)

    def options(self, game: Table) -> list[Choice]:
        return actions(game, self.seat)

    @asks(
        "vtes.minion-phase.minions-may-act",
        "vtes.minion-phase.only-ready-unlocked-act",
        "vtes.minion-phase.one-action-at-a-time",
        "vtes.hunt.mandatory-for-empty-ready-unlocked-vampire",
        "vtes.mandatory.performed-first",
        "vtes.mandatory.order-among-several-minions-free",
    )
    def act(self, game: Table) -> Decision:
        decision = self.decide(game)
        if mandatory.come_first(game, self.seat):
            decision.options.remove(PASS)
        return decision

    @rule("vtes.minion-phase.minions-may-act")
    def settle_act(self, game: Table, choice: Choice) -> None:
        if not isinstance(choice, Pass):
            self.goto(MinionPhase.act)
            announce(game, self.seat, choice)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, ACTIONS):
            busy = game.within(Action) is not None
            return performers.ANOTHER_ACTION if busy else action_refusal(game, seat, choice)
        if isinstance(choice, Pass) and seat == self.seat and mandatory.come_first(game, seat):
            return mandatory.HUNT_FIRST
        return super().refusal(game, seat, choice)

    STEPS = (begin, act, settle_act)


def actions(game: Table, seat: Seat) -> list[Choice]:
    """Return the legal actions of the minion phase that need no card from the hand."""
    return [choice for choice in candidate_actions(game, seat) if action_refusal(game, seat, choice) is None]


def announce(game: Table, seat: Seat, choice: Choice) -> None:
    """Begin the action that a choice of the minion phase announces, or carry out a choice that is no action."""
    match choice:
        case choices.BleedSomebody(minion=minion, target=target):
            game.call(bleeding.Bleed(minion=minion, seat=seat, target_seat=target))
        case choices.HuntForBlood(minion=minion):
            game.call(hunting.Hunt(minion=minion, seat=seat))
        case choices.EquipFrom(minion=minion, from_=bearer, equipment=equipment):
            game.call(equipping.EquipFromMinion(minion=minion, seat=seat, bearer=bearer, equipment=equipment))
        case choices.LeaveTheTorpor(minion=minion):
            game.call(torpor_actions.LeaveTorpor(minion=minion, seat=seat))
        case choices.RescueSomebody(minion=minion, vampire=vampire, paid_by_vampire=share):
            game.call(torpor_actions.Rescue(minion=minion, seat=seat, target=vampire, paid_by_vampire=share))
        case choices.DiableriseSomebody(minion=minion, vampire=vampire):
            game.call(torpor_actions.Diablerise(minion=minion, seat=seat, target=vampire))
        case choices.AttackMarked(minion=minion, target=target):
            game.call(red_list.AttackMarkedMinion(minion=minion, seat=seat, target=target))
        case choices.TurnAnarch(minion=minion):
            game.call(becoming_anarch.BecomeAnarch(minion=minion, seat=seat, cost=becoming_anarch.cost(game, seat)))
        case _:
            game.carry_out(seat, choice)


def action_refusal(game: Table, seat: Seat, choice: Choice) -> Refusal | None:
    """Return why an action of the minion phase without a card from the hand is not legal, or None."""
    minion = game.cards.get(getattr(choice, "minion", choices.HANDS))
    act = mandatory.HUNT if isinstance(choice, choices.HuntForBlood) else mandatory.FREE
    if (refusal := performers.performing_refusal(game, seat, minion, act)) is not None:
        return refusal
    assert minion is not None
    if isinstance(choice, choices.LeaveTheTorpor):
        if minion.region != TORPOR:
            return torpor_actions.NOT_IN_TORPOR
    elif minion.region == TORPOR:
        return performers.ONLY_LEAVE_TORPOR
    return (
        again_refusal(game, minion, choice)
        or kind_refusal(game, seat, minion, choice)
        or slaves.slave_refusal(game, seat, minion, choice)
    )


def again_refusal(game: Table, minion: InPlay, choice: Choice) -> Refusal | None:
    """Return why an action that an effect has ended cannot be performed again, or None."""
    if not game.modifiers:
        return None
    match choice:
        case choices.HuntForBlood():
            again = mandatory.noted(game, minion, "hunt")
        case choices.EquipFrom(equipment=equipment):
            again = any(mandatory.noted(game, minion, "equip", card) for card in equipment)
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


def kind_refusal(game: Table, seat: Seat, minion: InPlay, choice: Choice) -> Refusal | None:
    """Return why the kind of action does not allow the choice, or None. V5 'Types of Actions'."""
    match choice:
        case choices.BleedSomebody(target=target):
            return bleeding.refusal(game, seat, minion, target)
        case choices.HuntForBlood():
            return hunting.refusal(game, minion)
        case choices.EquipFrom(from_=bearer, equipment=equipment):
            return equipping.refusal(game, seat, minion, game.cards.get(bearer), equipment)
        case choices.LeaveTheTorpor():
            return torpor_actions.leave_refusal(minion)
        case choices.RescueSomebody(vampire=torpid, paid_by_vampire=share):
            return torpor_actions.rescue_refusal(game, seat, minion, game.cards.get(torpid), share)
        case choices.DiableriseSomebody(vampire=torpid):
            return torpor_actions.diablerise_refusal(game, seat, minion, game.cards.get(torpid))
        case choices.AttackMarked(target=target):
            return red_list.attack_refusal(game, minion, game.cards.get(target))
        case choices.TurnAnarch():
            return becoming_anarch.refusal(game, seat, minion)
    return performers.NOT_YOUR_MINION


def candidate_actions(game: Table, seat: Seat) -> Iterator[Choice]:
    """Yield every conceivable action of the minion phase without a card from the hand."""
    torpid = [card for card in game.cards.values() if card.region == TORPOR]
    marked = [card for card in game.cards.values() if card.marked]
    prey = game.prey(seat)
    for minion in game.controlled(seat, READY, TORPOR):
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


def candidate_equips(game: Table, seat: Seat) -> Iterator[Choice]:
    """Yield every way to take equipment from another of the seat's minions."""
    minions = game.controlled(seat, READY)
    for bearer in game.controlled(seat, READY, TORPOR):
        if not bearer.attached:
            continue
        held = [card.id for card in game.attached_to(bearer) if "equipment" in card.facts.types]
        for count in range(1, len(held) + 1):
            for chosen in combinations(held, count):
                for minion in minions:
                    if minion.id != bearer.id:
                        yield choices.EquipFrom(minion.id, bearer.id, chosen)
