"""Faulty engines: after-effects of actions, block attempts and votes, and minions that almost qualify."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Card, Seat
from reference_engine.vtes.actions import becoming_anarch, mandatory, performers
from reference_engine.vtes.actions.becoming_anarch import BecomeAnarch
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.actions.equipping import EquipFromMinion
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.politics.referendum import Referendum
from reference_engine.vtes.politics.voting import OTHER_SIDE
from reference_engine.vtes.sects import membership
from reference_engine.vtes.table.state import TORPOR, UNCONTROLLED, InPlay, Table
from reference_engine.vtes.torpor.torpor_actions import Rescue
from reference_engine.vtes.turn import minion_phase
from scenarios.wire_types.declarations import Choice, Pass
from scenarios.wire_types.vtes import choices
from scenarios.wire_types.vtes.choices import Vote
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong("uncontrolled vampires act", breaks="vtes.minion-phase.only-ready-unlocked-act")
def _(change: Changes) -> None:
    def acting_refusal(right: Right, game: Vtes, seat: Seat, minion: InPlay | None) -> Any:
        refusal = right(game, seat, minion)
        ready = minion is not None and minion.region == UNCONTROLLED and not minion.locked
        return None if ready and refusal is performers.ACTING_NOT_READY else refusal

    def candidate_actions(right: Right, game: Vtes, seat: Seat) -> Any:
        yield from right(game, seat)
        for vampire in game.controlled(seat, UNCONTROLLED):
            yield choices.HuntForBlood(vampire.id)

    change.replace(minion_phase, "candidate_actions", candidate_actions)
    change.replace(performers, "acting_refusal", acting_refusal)


@wrong("a locked vampire leaves torpor", breaks="vtes.leave-torpor.who-vampire-in-torpor")
def _(change: Changes) -> None:
    def acting_refusal(right: Right, game: Vtes, seat: Seat, minion: InPlay | None) -> Any:
        refusal = right(game, seat, minion)
        torpid = minion is not None and minion.region == TORPOR
        return None if torpid and refusal is performers.ACTING_LOCKED else refusal

    def candidate_actions(right: Right, game: Vtes, seat: Seat) -> Any:
        yield from right(game, seat)
        for vampire in game.controlled(seat, TORPOR):
            if vampire.locked:
                yield choices.LeaveTheTorpor(vampire.id)

    change.replace(minion_phase, "candidate_actions", candidate_actions)
    change.replace(performers, "acting_refusal", acting_refusal)


@wrong("who has become empty in the phase need not hunt any more", breaks="vtes.mandatory.performed-first")
def _(change: Changes) -> None:
    def duties(right: Right, game: Vtes, minion: InPlay) -> Any:
        acted = any(limit.startswith("turn:bleed") for limit in minion.used)
        return () if acted else right(game, minion)

    change.replace(mandatory, "duties", duties)


@wrong("all equipment of a minion is taken, whatever was announced", breaks="vtes.equip.from-minion.choice-announced")
def _(change: Changes) -> None:
    def take_effect(right: Right, self: EquipFromMinion, game: Vtes) -> None:
        self.equipment = tuple(card.id for card in game.attached_to(game.cards[self.bearer]))
        right(self, game)

    change.replace(EquipFromMinion, "take_effect", take_effect)


@wrong("anybody's ready Anarch makes it cheaper", breaks="vtes.become-anarch.cost-two-blood")
def _(change: Changes) -> None:
    def anarch_cost(right: Right, game: Vtes, seat: Seat) -> int:
        return min(int(right(game, other)) for other in range(len(game.seats)))

    change.replace(becoming_anarch, "cost", anarch_cost)


@wrong("who tries in vain to become Anarch is one all the same", breaks="vtes.become-anarch.success-changes-sect")
def _(change: Changes) -> None:
    def resolve_block(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        if isinstance(self, BecomeAnarch):
            membership.change_sect(game, game.cards[self.minion], "Anarch")

    change.replace(Action, "resolve_block", resolve_block)


@wrong("the rescued vampire pays no more than half", breaks="vtes.rescue.cost-may-be-shared")
def _(change: Changes) -> None:
    def cost_in_blood(right: Right, self: Rescue, game: Vtes) -> int:
        self.paid_by_vampire = min(self.paid_by_vampire, 1)
        return int(right(self, game))

    change.replace(Rescue, "cost_in_blood", cost_in_blood)


@wrong(
    "a pass while somebody blocks declines for good",
    breaks=(
        "vtes.action.course.b.failure-returns-to-a-with-rights-intact",
        "vtes.published.change-the-target-of-a-bleed.after-a-failed-attempt",
    ),
)
def _(change: Changes) -> None:
    def settle_during_attempt(right: Right, self: Action, game: Vtes, choice: Choice) -> None:
        seat = game.decider
        right(self, game, choice)
        if isinstance(choice, Pass) and seat != self.seat:
            self.declined = (*self.declined, seat)

    change.replace(Action, "settle_during_attempt", settle_during_attempt)


@wrong("who blocks is offered before the acting side", breaks="vtes.action.course.b.sequencing-applies")
def _(change: Changes) -> None:
    def order(right: Right, self: Action, game: Vtes) -> tuple[Seat, ...]:
        seats = tuple(right(self, game))
        return (*seats[1:], seats[0]) if self.state == "block-attempt" else seats

    change.replace(Action, "order", order)


@wrong(
    "a minion that failed loses the intercept that it had gained",
    breaks="vtes.action.stealth-intercept.last-for-the-action",
)
def _(change: Changes) -> None:
    def open_to_blocks(right: Right, self: Action, game: Vtes) -> None:
        game.modifiers = [modifier for modifier in game.modifiers if modifier.stat != "intercept"]
        right(self, game)

    change.replace(Action, "open_to_blocks", open_to_blocks)


@wrong("stealth counts against one blocker only", breaks="vtes.action.stealth-intercept.last-for-the-action")
def _(change: Changes) -> None:
    def open_to_blocks(right: Right, self: Action, game: Vtes) -> None:
        game.modifiers = [modifier for modifier in game.modifiers if modifier.stat != "stealth"]
        right(self, game)

    change.replace(Action, "open_to_blocks", open_to_blocks)


@wrong("intercept outlasts the action", breaks="vtes.action.stealth-intercept.reset-afterwards")
def _(change: Changes) -> None:
    def expire(right: Right, self: Table, until: str) -> None:
        kept = [m for m in self.modifiers if m.stat == "intercept" and m.until == "action" == until]
        right(self, until)
        self.modifiers = [*self.modifiers, *kept]

    change.replace(Table, "expire", expire)


@wrong("the last pool pays for nothing", breaks="vtes.action.resolve.success-pays-cost-then-effects")
def _(change: Changes) -> None:
    def may_still_succeed(right: Right, self: Action, game: Vtes) -> bool:
        cost = self.cost_in_pool(game)
        return bool(right(self, game)) and (not cost or game.seats[self.seat].pool > cost)

    change.replace(Action, "may_still_succeed", may_still_succeed)


@wrong("the calling card votes as its vampire does", breaks="vtes.votes.vote-belongs-to-methuselah-not-vampire")
def _(change: Changes) -> None:
    def vote_refusal(right: Right, self: Referendum, game: Vtes, seat: Seat, choice: Vote) -> Any:
        acting = game.within(Action)
        own = {cast.side for cast in self.cast if acting is not None and cast.source == acting.minion}
        if choice.source_ == self.calling_card() != Card(0) and own - {choice.side}:
            return OTHER_SIDE
        return right(self, game, seat, choice)

    change.replace(Referendum, "vote_refusal", vote_refusal)


@wrong(
    "the vote of the calling card goes with its vampire's", breaks="vtes.votes.vote-belongs-to-methuselah-not-vampire"
)
def _(change: Changes) -> None:
    def silence(right: Right, self: Referendum, game: Vtes, vampire: InPlay) -> None:
        acting = game.within(Action)
        if acting is not None and acting.minion == vampire.id:
            self.cast = tuple(cast for cast in self.cast if cast.source_ != self.calling_card())
        right(self, game, vampire)

    change.replace(Referendum, "silence", silence)
