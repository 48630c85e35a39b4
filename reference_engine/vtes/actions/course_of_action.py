"""The course of an action: announcement, block attempts, resolution. V5 'Summary of the Course of an Action'."""

from __future__ import annotations

from typing import ClassVar

from reference_engine.kernel import NO_CARD, Card, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Step, asks, procedure, rule
from reference_engine.vtes.actions import blocks, mandatory, performers, slaves
from reference_engine.vtes.actions.action_kind import Acting
from reference_engine.vtes.combat import rounds
from reference_engine.vtes.combat.combat_state import Fight
from reference_engine.vtes.combat.damage import DamageResolution, Injury
from reference_engine.vtes.playing import costs, hands
from reference_engine.vtes.playing.sequencing import IMPULSE
from reference_engine.vtes.table.state import READY, InPlay, Table
from scenarios.wire_types.declarations import Choice, Pass
from scenarios.wire_types.vtes import events
from scenarios.wire_types.vtes.choices import Block, Substitute

ORDER = (
    "vtes.sequencing.order-single-target-directed-action",
    "vtes.sequencing.order-undirected-action",
    "vtes.classic.sequence.order-after-acting",
    "vtes.sequencing.order-others-clockwise",
)


@procedure
class Action(Acting, kw_only=True):
    """The course of an action from announcement to resolution. Kinds of action are subclasses."""

    REPLACED_IN = "announce"

    # 1. Announce the action, unless the card for it is cancelled.

    @rule("vtes.action.announce.card-played-face-up-at-announcement", "vtes.classic.play.to-ash-heap-when-played")
    def show_card(self, game: Table) -> None:
        if self.card:
            self.show(game)

    @rule("vtes.card.play.to-ash-heap-on-resolution")
    def give_up(self, game: Table) -> None:
        """End the action before it begins if its card has been cancelled. V5 'Cancel a card'."""
        if not self.cancelled:
            return
        self.drop_reducers(game)
        self.to_ash_heap(game)
        self.card = Card(0)
        game.cite(
            (
                "vtes.cancel.action-card.minion-does-not-lock",
                "vtes.cancel.action-card.cost-not-paid",
                "vtes.cancel.action-card.may-be-played-again",
                "vtes.published.cancel-an-action.action-not-performed",
                "vtes.published.cancel-an-action.every-kind-of-action-card",
                "vtes.card.draw.replace-after-play",
            )
        )
        hands.replace(game, self)
        self.finish()

    @rule(
        "vtes.action.announce.locks-acting-minion",
        "vtes.action.announce.all-details-defined",
    )
    def announce(self, game: Table) -> None:
        self.state, self.passed = "announced", ()
        self.lock_reducers(game)
        minion = game.cards[self.minion]
        self.was_due = bool(mandatory.duties(game, minion))
        game.lock(minion)
        self.spend_limit(game)
        directed = bool(self.directed_at(game))
        game.emit(
            events.ActionAnnounced(self.KIND, self.minion, self.stealth(game), directed, self.target, self.target_seat),
            "vtes.action.directed.definition",
            *(() if directed else ("vtes.action.undirected.definition",)),
            *(("vtes.card.play.out-of-play-until-resolution",) if self.card else ()),
            "vtes.action.stealth.definition",
            "vtes.action.stealth.inherent",
            *self.nature(game),
        )
        if self.card:
            game.cite(("vtes.card.draw.replace-after-play", "vtes.card.as-played.replacement-draw-after-window"))
            hands.replace(game, self)

    @asks("vtes.action.announce.as-announced-cards-first", *IMPULSE, *ORDER)
    def while_announcing(self, game: Table) -> Decision | None:
        return self.opportunity(game, "as-announced")

    @rule("vtes.action.announce.as-announced-cards-first", "vtes.faq.bleed.as-announced-effects-first")
    def settle_while_announcing(self, game: Table, choice: Choice) -> None:
        self.goto(Action.while_announcing)
        self.settle(game, choice)

    # 2. Resolve any block attempts. State A: there is no current attempt.

    @rule("vtes.action.course.three-steps")
    def open_to_blocks(self, game: Table) -> None:
        self.state, self.passed, self.blocker = "no-block", (), NO_CARD

    @asks(
        "vtes.action.course.a.usable-effects-or-declare-block",
        "vtes.action.course.a.all-pass-leads-to-c",
        *IMPULSE,
        *ORDER,
    )
    def without_attempt(self, game: Table) -> Decision | None:
        game.cite(blocks.who_may(game, self))
        return self.opportunity(game, "no-block")

    @rule(
        "vtes.action.course.a.usable-effects-or-declare-block",
        "vtes.action.course.a.passing-forfeits-blocking",
        "vtes.action.block.declining-is-final",
    )
    def settle_without_attempt(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, Block):
            self.blocker = choice.minion
            self.goto(Action.attempt)
            return
        self.goto(Action.without_attempt)
        self.settle(game, choice)
        self.declined = tuple(dict.fromkeys((*self.declined, *self.passed)))

    # State C: blocks have been declined by all.

    @rule("vtes.action.course.a.all-pass-leads-to-c", "vtes.action.after-blocks-declined-impulse-to-acting")
    def decline(self, game: Table) -> None:
        self.state, self.passed = "blocks-declined", ()
        self.declined = tuple(Seat(seat) for seat in range(len(game.seats)))
        game.emit(events.BlocksDeclined())

    @asks(
        "vtes.action.after-blocks-declined-impulse-to-acting",
        "vtes.modifier.acting-minion-any-time-before-resolution",
        *IMPULSE,
        *ORDER,
    )
    def after_declining(self, game: Table) -> Decision | None:
        return self.opportunity(game, "blocks-declined")

    @rule("vtes.modifier.acting-minion-any-time-before-resolution", "vtes.reaction.any-time-before-resolution")
    def settle_after_declining(self, game: Table, choice: Choice) -> None:
        self.goto(Action.after_declining)
        self.settle(game, choice)

    # 3. Resolve the action.

    @rule("vtes.action.course.c.all-pass-success")
    def let_pass(self, game: Table) -> None:
        self.passed = ()

    @asks(*IMPULSE, *ORDER)
    def about_to_succeed(self, game: Table) -> Decision | None:
        return self.opportunity(game, "before-success")

    @rule(*IMPULSE)
    def settle_about_to_succeed(self, game: Table, choice: Choice) -> None:
        self.goto(Action.about_to_succeed)
        self.settle(game, choice)

    @asks()
    def offer_late_reduction(self, game: Table) -> Decision | None:
        return self.reduction(game, optional=True)

    @rule()
    def settle_late_reduction(self, game: Table, choice: Choice) -> None:
        if not isinstance(choice, Pass):
            game.cite(("vtes.card.cost.optional-reducer-on-resolution",))
            self.goto(Action.offer_late_reduction)
            game.carry_out(game.decider, choice)
            self.lock_reducers(game)

    @rule("vtes.action.course.c.all-pass-success", "vtes.action.resolve.success-pays-cost-then-effects")
    def succeed(self, game: Table) -> None:
        self.state, self.successful = "successful", True
        self.lock_the_doomed(game)
        if not self.may_still_succeed(game):
            self.goto(Action.lay_down_card)
            return
        game.burn_pool(self.seat, self.cost_in_pool(game))
        costs.pay(game, self.minion, self.cost_in_blood(game))

    def may_still_succeed(self, game: Table) -> bool:
        """Return whether the acting minion is still there and can pay. If not, the unblocked action has no effect."""
        minion = game.cards.get(self.minion)
        return (
            minion is not None
            and minion.region == self.acting_region()
            and game.seats[self.seat].pool >= self.cost_in_pool(game)
            and minion.counters >= self.cost_in_blood(game)
        )

    def dropped(self, game: Table) -> None:
        """Put the card set aside in the ash heap, because it will not resolve."""
        if self.card and self.pc > self.PLACE["show_card"]:
            self.to_ash_heap(game)

    def somebody_left(self, game: Table, seats: tuple[Seat, ...]) -> bool:
        """End an action aimed at a player who left the game.

        A combat that has lost a combatant ends on its own.
        """
        if self.target_seat not in seats or self.successful:
            return False
        if game.within(Fight) is not None and not (game.is_ready(self.minion) and game.is_ready(self.blocker)):
            return False
        game.unwind_to(self)
        self.goto(Action.end_of_action)
        return True

    def acting_region(self) -> str:
        return READY

    @rule("vtes.action.resolve.success-pays-cost-then-effects")
    def take_effect(self, game: Table) -> None:
        raise NotImplementedError

    @rule("vtes.card.play.to-ash-heap-on-resolution")
    def lay_down_card(self, game: Table) -> None:
        """Put the card set aside in the ash heap, unless its effect has put it elsewhere."""
        if self.card:
            self.to_ash_heap(game)
        self.card = Card(0)
        self.goto(Action.aftermath)

    # State B: there is an ongoing block attempt.

    @rule("vtes.action.course.b.sequencing-applies", "vtes.glossary.blocking-minion-during-attempt-and-after")
    def attempt(self, game: Table) -> None:
        self.state, self.passed = "block-attempt", ()
        self.blocker_was_awake = self.blocker in self.awake
        game.emit(events.BlockAttempted(self.blocker))

    @asks(
        "vtes.action.course.b.sequencing-applies",
        "vtes.action.course.b.all-pass-resolves-attempt",
        "vtes.action.course.b.no-other-minion-may-attempt",
        *IMPULSE,
        *ORDER,
    )
    def during_attempt(self, game: Table) -> Decision | None:
        return self.opportunity(game, "block-attempt")

    @rule("vtes.action.course.b.sequencing-applies", "vtes.reaction.any-time-before-resolution")
    def settle_during_attempt(self, game: Table, choice: Choice) -> None:
        self.goto(Action.during_attempt)
        self.settle(game, choice)

    @rule(
        "vtes.action.block.succeeds-if-intercept-at-least-stealth",
        "vtes.action.stealth.default-zero",
        "vtes.action.intercept.definition",
        "vtes.action.intercept.default-zero",
        "vtes.action.stealth-and-intercept-may-be-modified-below-zero",
        "vtes.action.course.b.all-pass-resolves-attempt",
    )
    def compare(self, game: Table) -> None:
        if not self.would_block(game):
            if game.modified("locks failed blockers", self.minion) and self.blocker in game.cards:
                self.doomed += (self.blocker,)
            game.emit(
                events.BlockFailed(self.blocker),
                "vtes.action.course.b.failure-returns-to-a-with-rights-intact",
                "vtes.action.block.methuselah-may-continue-after-failure",
                "vtes.action.block.minion-may-try-repeatedly",
            )
            self.goto(Action.open_to_blocks)

    def would_block(self, game: Table) -> bool:
        """Return whether the current block attempt would succeed now."""
        if not game.is_ready(self.blocker) or self.minion not in game.cards:
            return False
        blocker = game.cards[self.blocker]
        if blocks.is_locked_out(self, blocker):
            game.cite((blocks.BLOCKER_LOCKED.rule,))
            return False
        return not blocks.is_barred(game, self, blocker) and self.intercept(game, blocker.id) >= self.stealth(game)

    @rule("vtes.action.course.effects-last-for-the-action")
    def avert_block(self, game: Table) -> None:
        """Apply effects that were played in case the action is blocked."""
        self.state, self.passed = "block-successful", ()
        blocks.by_cards_on_blocker(game, self)
        if game.modified("ends if blocked", self.minion):
            game.lock(game.cards[self.blocker])
            self.end_early(game)

    @asks(*IMPULSE, *ORDER)
    def before_block_resolution(self, game: Table) -> Decision | None:
        return self.opportunity(game, "before-block-resolution")

    @rule(*IMPULSE)
    def settle_before_block_resolution(self, game: Table, choice: Choice) -> None:
        self.goto(Action.before_block_resolution)
        self.settle(game, choice)

    @rule(
        "vtes.action.resolve.blocked-burns-action-card",
        "vtes.action.resolve.block-locks-blocker",
        "vtes.action.resolve.blocked-no-effects",
        "vtes.action.resolve.blocked-cost-not-paid",
    )
    def resolve_block(self, game: Table) -> None:
        self.state = "blocked"
        game.emit(events.ActionBlocked(self.blocker), *self.when_blocked())
        if self.card:
            self.to_ash_heap(game)
            self.card = Card(0)
        self.lock_the_doomed(game)
        game.lock(game.cards[self.blocker])

    def lock_the_doomed(self, game: Table) -> None:
        for minion in self.doomed:
            if game.is_ready(minion):
                game.lock(game.cards[minion])

    @asks()
    def offer_substitute(self, game: Table) -> Decision | None:
        return slaves.offer(game, self)

    @rule(slaves.SUBSTITUTION)
    def settle_substitute(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, Substitute):
            slaves.substitute(game, self, game.cards[choice.minion])

    @rule("vtes.action.resolve.block-starts-combat", "vtes.combat.starts-when-action-blocked")
    def fight(self, game: Table) -> None:
        if self.starts_combat_when_blocked():
            game.cite(self.COMBAT_IF_BLOCKED)
            rounds.enter(game, self.substitute or self.minion, self.blocker, self.if_blocks)

    # Every path ends here.

    @rule("vtes.action.course.effects-last-for-the-action")
    def aftermath(self, game: Table) -> None:
        """Apply the effects that were delayed until the action is resolved."""
        self.passed = ()
        aggravated = game.modified("aggravated damage afterwards", self.minion)
        minion = game.cards.get(self.minion)
        if minion is None:
            return
        if self.successful and game.clan(minion) in self.unlocks_clans:
            game.unlock(minion)
        if aggravated:
            game.call(DamageResolution(injuries=(Injury(self.minion, 0, aggravated),), preventable=False))

    @asks(*IMPULSE)
    def after_resolution(self, game: Table) -> Decision | None:
        """Open the window after the action, unless an effect ended it before its resolution."""
        return None if self.state == "ended" else self.opportunity(game, "after-resolution")

    @rule(*IMPULSE)
    def settle_after_resolution(self, game: Table, choice: Choice) -> None:
        self.settle(game, choice)
        self.goto(Action.after_resolution)

    @rule(
        "vtes.action.stealth-intercept.reset-afterwards",
        "vtes.action.course.effects-last-for-the-action",
        "vtes.glossary.performing-an-action-span",
    )
    def end_of_action(self, game: Table) -> None:
        if self.card:
            self.to_ash_heap(game)
            self.card = Card(0)
        game.expire("action")
        game.expire_limits("action")
        game.emit(events.ActionResolved(self.minion, self.successful))

    STEPS: ClassVar[tuple[Step, ...]] = (
        show_card, Acting.offer_reduction, Acting.settle_reduction, Acting.as_played, Acting.settle_as_played, give_up,
        announce, while_announcing, settle_while_announcing,
        open_to_blocks, without_attempt, settle_without_attempt,
        decline, after_declining, settle_after_declining,
        let_pass, about_to_succeed, settle_about_to_succeed, offer_late_reduction, settle_late_reduction,
        succeed, take_effect, lay_down_card,
        attempt, during_attempt, settle_during_attempt, compare, avert_block,
        before_block_resolution, settle_before_block_resolution, resolve_block,
        offer_substitute, settle_substitute, fight,
        aftermath,
        after_resolution, settle_after_resolution, end_of_action,
    )  # fmt: skip

    # Legal choices of a seat in a window, and reasons against others.

    MORE_IN = ("no-block",)

    def extra_options(self, game: Table, seat: Seat, window: str) -> list[Choice]:
        if seat == self.seat or seat in self.declined:
            return []
        return [Block(minion.id) for minion in game.minions(seat) if self.block_refusal(game, seat, minion) is None]

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if (refusal := super().refusal(game, seat, choice)) is not None:
            return refusal
        match choice:
            case Substitute(minion=minion):
                return slaves.substitute_refusal(game, self, seat, game.cards.get(minion))
            case Block(minion=minion):
                blocker = game.cards.get(minion)
                if blocker is None:
                    return performers.NOT_YOUR_MINION
                if (refusal := self.block_refusal(game, seat, blocker)) is None and self.state != "no-block":
                    early = self.state in ("as-played", "announced")
                    return blocks.AS_ANNOUNCED_FIRST if early else blocks.BEFORE_RESOLUTION
                return refusal
        return None

    def order_rule(self, game: Table, seat: Seat) -> str:
        in_order = blocks.seats_in_order(game, self)
        decider = game.decision.seat if game.decision else seat
        if self.state == "no-block" and decider in in_order and seat in in_order[in_order.index(decider) + 1 :]:
            return (blocks.EARLIER_TARGET_FIRST if self.directed_at(game) else blocks.PREY_FIRST).rule
        return super().order_rule(game, seat)

    def block_refusal(self, game: Table, seat: Seat, minion: InPlay) -> Refusal | None:
        """Return why a minion may not attempt to block now, or None."""
        return blocks.refusal(game, self, seat, minion)

    def end_early(self, game: Table) -> None:
        """End the action before the block is resolved, with no effects of success or block. V5 'Resolve the Action'."""
        self.state = "ended"
        game.cite(("vtes.action.resolve.ended-before-block-resolution-neither",))
        self.goto(Action.aftermath)

    def left_by_its_minion(self, game: Table) -> None:
        """End the action, unless it is blocked or resolved, because its minion was not ready for a while."""
        if self.state not in ("blocked", "ended") and not self.successful:
            self.end_early(game)

    def redirect(self, game: Table, seat: Seat) -> None:
        """Direct the action at another Methuselah, and reopen blocks. V5 'Who May Attempt to Block'."""
        self.target_seat = seat
        self.declined = ()
        game.emit(events.TargetChanged(seat), "vtes.action.block.target-change-reopens")
        self.goto(Action.open_to_blocks)


def under_way(game: Table) -> Action:
    """Return the current action."""
    action = game.within(Action)
    assert action is not None
    return action
