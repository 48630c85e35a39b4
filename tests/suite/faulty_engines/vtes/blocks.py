"""Faulty engines: actions, blocks, stealth and bleeds."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Card, Seat
from reference_engine.vtes.actions import bleeding, mandatory
from reference_engine.vtes.actions import blocks as who_blocks
from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.actions.hunting import Hunt
from reference_engine.vtes.actions.recruiting import Employ, Recruit
from reference_engine.vtes.cards.words.actions.bleeds import BleedIncrease
from reference_engine.vtes.cards.words.actions.modifiers_and_reactions import Reaction
from reference_engine.vtes.cards.words.actions.stealth_and_intercept import Intercept, Stealth
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.table.state import TORPOR, InPlay, Table
from reference_engine.vtes.turn import minion_phase
from scenarios.wire_types.vtes import choices, events
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong("the acting minion stays unlocked", breaks="vtes.action.announce.locks-acting-minion")
def _(change: Changes) -> None:
    def announce(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        game.unlock(game.cards[self.minion])

    change.replace(Action, "announce", announce)


@wrong(
    "a tie in stealth lets the action through",
    breaks=("vtes.action.block.succeeds-if-intercept-at-least-stealth", "vtes.action.block.hunt-example"),
)
def _(change: Changes) -> None:
    def compare(right: Right, self: Action, game: Vtes) -> None:
        if self.intercept(game, self.blocker) == self.stealth(game):
            game.emit(events.BlockFailed(self.blocker))
            self.goto(Action.open_to_blocks)
        else:
            right(self, game)

    change.replace(Action, "compare", compare)


@wrong(
    "any Methuselah may block an undirected action",
    breaks=("vtes.action.block.undirected-prey-or-predator", "vtes.action.block.undirected-example"),
)
def _(change: Changes) -> None:
    ignore_refusal(change, who_blocks.NO_NEIGHBOUR.rule)


@wrong(
    "any Methuselah may block a directed action",
    breaks=("vtes.action.block.directed-only-targets-may-block", "vtes.action.block.directed-example"),
)
def _(change: Changes) -> None:
    ignore_refusal(change, who_blocks.NOT_A_TARGET.rule)


@wrong("the predator is asked before the prey", breaks="vtes.action.block.prey-before-predator")
def _(change: Changes) -> None:
    def order(right: Right, self: Action, game: Vtes) -> tuple[Seat, ...]:
        acting, *others = right(self, game)
        if self.directed_at(game) or len(others) < 2:
            return (acting, *others)
        return (acting, others[1], others[0], *others[2:])

    change.replace(Action, "order", order)
    change.replace(who_blocks, "is_done", lambda right, game, action, seat: True)


@wrong(
    "a Methuselah who declined may block after all",
    breaks=("vtes.action.block.declining-is-final", "vtes.action.course.a.passing-forfeits-blocking"),
)
def _(change: Changes) -> None:
    def settle(right: Right, self: Action, game: Vtes, choice: Any) -> None:
        right(self, game, choice)
        self.declined = ()

    change.replace(Action, "settle_without_attempt", settle)


@wrong(
    "a failed attempt is the last one",
    breaks=("vtes.action.block.minion-may-try-repeatedly", "vtes.action.block.methuselah-may-continue-after-failure"),
)
def _(change: Changes) -> None:
    def compare(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        if self.pc == self.PLACE["open_to_blocks"]:
            self.goto(Action.decline)

    change.replace(Action, "compare", compare)


@wrong("a new target may not block", breaks="vtes.action.block.target-change-reopens")
def _(change: Changes) -> None:
    def redirect(right: Right, self: Action, game: Vtes, seat: Seat) -> None:
        right(self, game, seat)
        self.goto(Action.decline)

    change.replace(Action, "redirect", redirect)


@wrong("a vampire in torpor may block", breaks="vtes.torpor.cannot-block")
def _(change: Changes) -> None:
    def block_refusal(right: Right, self: Action, game: Vtes, seat: Seat, minion: Any) -> Any:
        refusal = right(self, game, seat, minion)
        return None if refusal == who_blocks.BLOCKER_NOT_READY else refusal

    def extra_options(right: Right, self: Action, game: Vtes, seat: Seat, window: str) -> list[Any]:
        torpid = [card for card in game.cards.values() if card.controller == seat and card.region == TORPOR]
        more = [choices.Block(card.id) for card in torpid if self.block_refusal(game, seat, card) is None]
        return [*right(self, game, seat, window), *(more if window == "no-block" else [])]

    change.replace(Action, "block_refusal", block_refusal)
    change.replace(Action, "extra_options", extra_options)


@wrong("a locked minion may block", breaks="vtes.minion-phase.others-ready-unlocked-minions-may-block")
def _(change: Changes) -> None:
    def block_refusal(right: Right, self: Action, game: Vtes, seat: Seat, minion: Any) -> Any:
        refusal = right(self, game, seat, minion)
        return None if refusal == who_blocks.BLOCKER_LOCKED else refusal

    change.replace(Action, "block_refusal", block_refusal)


@wrong("the blocking minion stays unlocked", breaks="vtes.action.resolve.block-locks-blocker")
def _(change: Changes) -> None:
    def resolve_block(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        game.unlock(game.cards[self.blocker])

    change.replace(Action, "resolve_block", resolve_block)


@wrong("a blocked action is paid for", breaks="vtes.action.resolve.blocked-cost-not-paid")
def _(change: Changes) -> None:
    def resolve_block(right: Right, self: Action, game: Vtes) -> None:
        game.burn_pool(self.seat, self.cost_in_pool(game))
        game.burn_blood(game.cards[self.minion], self.cost_in_blood(game))
        right(self, game)

    change.replace(Action, "resolve_block", resolve_block)


@wrong("the card of a blocked action goes back to the hand", breaks="vtes.action.resolve.blocked-burns-action-card")
def _(change: Changes) -> None:
    def resolve_block(right: Right, self: Action, game: Vtes) -> None:
        if self.card:
            game.seats[self.seat].hand += (self.card,)
            self.card = Card(0)
        right(self, game)

    change.replace(Action, "resolve_block", resolve_block)


@wrong("a block leads to no combat", breaks="vtes.action.resolve.block-starts-combat")
def _(change: Changes) -> None:
    change.replace(Action, "starts_combat_when_blocked", lambda right, self: False)


@wrong("stealth can be added when it is not needed", breaks="vtes.action.stealth.added-only-when-needed")
def _(change: Changes) -> None:
    change.replace(Stealth, "refusal", lambda right, self, game, frame, seat, choice: None)


@wrong("intercept can be added when it is not needed", breaks="vtes.action.intercept.added-only-when-needed")
def _(change: Changes) -> None:
    change.replace(Intercept, "refusal", lambda right, self, game, frame, seat, choice: None)


@wrong("stealth lasts beyond the action", breaks="vtes.action.stealth-intercept.reset-afterwards")
def _(change: Changes) -> None:
    def expire(right: Right, self: Table, until: str) -> None:
        if until != "action":
            right(self, until)

    change.replace(Table, "expire", expire)


@wrong("a minion plays a modifier twice", breaks="vtes.modifier.same-card-once-per-action-per-minion")
def _(change: Changes) -> None:
    change.replace(Action, "level_played", lambda right, self, minion, card: None)


@wrong("a locked minion plays reactions", breaks="vtes.reaction.needs-ready-unlocked-minion")
def _(change: Changes) -> None:
    change.set(Reaction, "BY_LOCKED", True)


@wrong("a bleed for nothing takes the Edge", breaks="vtes.bleed.successful-only-if-amount-at-least-one")
def _(change: Changes) -> None:
    def take_effect(right: Right, self: Bleed, game: Vtes) -> None:
        right(self, game)
        game.take_edge(self.seat)

    change.replace(Bleed, "take_effect", take_effect)


@wrong("a bleed leaves the Edge where it is", breaks="vtes.bleed.edge-to-acting-controller")
def _(change: Changes) -> None:
    def take_effect(right: Right, self: Bleed, game: Vtes) -> None:
        edge = game.edge
        right(self, game)
        game.edge = edge

    change.replace(Bleed, "take_effect", take_effect)


@wrong(
    "a second modifier may increase the bleed",
    breaks=("vtes.bleed.only-one-increasing-modifier", "vtes.bleed.limited-reminder"),
)
def _(change: Changes) -> None:
    change.replace(BleedIncrease, "refusal", lambda right, self, game, frame, seat, choice: None)


@wrong("a minion bleeds twice in a turn", breaks="vtes.bleed.once-per-turn-per-minion")
def _(change: Changes) -> None:
    change.replace(Table, "spent", lambda right, self, card, limit: limit != "turn:bleed" and right(self, card, limit))


@wrong("a bleed may be aimed at anybody", breaks="vtes.bleed.default-target-prey")
def _(change: Changes) -> None:
    def candidates(right: Right, game: Vtes, seat: Seat) -> Any:
        for choice in right(game, seat):
            yield choice
            if isinstance(choice, choices.BleedSomebody):
                for other in game.clockwise(seat)[1:]:
                    yield choices.BleedSomebody(choice.minion, other)

    def kind_refusal(right: Right, game: Vtes, seat: Seat, minion: Any, choice: Any) -> Any:
        refusal = right(game, seat, minion, choice)
        return None if refusal == bleeding.NOT_THE_PREY else refusal

    change.replace(minion_phase, "candidate_actions", candidates)
    change.replace(minion_phase, "kind_refusal", kind_refusal)


@wrong("hunting is never mandatory", breaks="vtes.hunt.mandatory-for-empty-ready-unlocked-vampire")
def _(change: Changes) -> None:
    change.replace(mandatory, "duties", lambda right, game, minion: ())


@wrong(
    "a locked vampire without blood holds up the others", breaks="vtes.hunt.mandatory-for-empty-ready-unlocked-vampire"
)
def _(change: Changes) -> None:
    def duties(right: Right, game: Vtes, minion: InPlay) -> Any:
        return (mandatory.HUNT,) if minion.facts.is_vampire and minion.counters == 0 else right(game, minion)

    change.replace(mandatory, "duties", duties)


@wrong("a hunt has no stealth", breaks="vtes.hunt.default-stealth-plus-one")
def _(change: Changes) -> None:
    change.replace(Hunt, "inherent_stealth", lambda right, self, game: 0)


@wrong("a recruited ally acts at once", breaks="vtes.recruit.ally-cannot-act-this-turn")
def _(change: Changes) -> None:
    def take_effect(right: Right, self: Recruit, game: Vtes) -> None:
        right(self, game)
        for card in game.cards.values():
            card.recruited = False

    change.replace(Recruit, "take_effect", take_effect)


@wrong("a retainer has no life", breaks="vtes.employ.life-from-bank")
def _(change: Changes) -> None:
    def take_effect(right: Right, self: Employ, game: Vtes) -> None:
        self.life = 0
        right(self, game)

    change.replace(Employ, "take_effect", take_effect)


@wrong("a successful action costs nothing", breaks="vtes.action.resolve.success-pays-cost-then-effects")
def _(change: Changes) -> None:
    change.replace(Action, "cost_in_blood", lambda right, self, game: 0)
    change.replace(Action, "cost_in_pool", lambda right, self, game: 0)


def ignore_refusal(change: Changes, rule: str) -> None:
    """Let a minion block although a rule forbids it."""

    def block_refusal(right: Right, self: Action, game: Vtes, seat: Seat, minion: Any) -> Any:
        refusal = right(self, game, seat, minion)
        return None if refusal is not None and refusal.rule == rule else refusal

    change.replace(Action, "block_refusal", block_refusal)
