"""Faulty engines: limits, who is offered when, and what lasts beyond its action, referendum or turn."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import NO_CARD, NOBODY, Card, Seat
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import mandatory
from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.actions.equipping import Equip
from reference_engine.vtes.actions.recruiting import Employ
from reference_engine.vtes.card_dsl import modifiers
from reference_engine.vtes.cards.words.actions.bleeds import ONE_INCREASE, BleedIncrease
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import costs
from reference_engine.vtes.politics.referendum import Referendum
from reference_engine.vtes.politics.voting import ONE_CARD_VOTE
from reference_engine.vtes.table.state import Table
from reference_engine.vtes.turn import minion_phase
from scenarios.wire_types.vtes.choices import HuntForBlood
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong("a minion bleeds once a game", breaks="vtes.bleed.once-per-turn-per-minion")
def _(change: Changes) -> None:
    def expire_limits(right: Right, self: Table, period: str, seat: Seat = NOBODY) -> None:
        bled = [card for card in self.cards.values() if "turn:bleed" in card.used]
        right(self, period, seat)
        for card in bled:
            if "turn:bleed" not in card.used:
                card.used = (*card.used, "turn:bleed")

    change.replace(Table, "expire_limits", expire_limits)


@wrong("one minion bleeds a turn", breaks="vtes.bleed.once-per-turn-per-minion")
def _(change: Changes) -> None:
    def spend_limit(right: Right, self: Bleed, game: Vtes) -> None:
        right(self, game)
        if self.KIND == "bleed":
            for minion in list(game.minions(self.seat)):
                if "turn:bleed" not in minion.used:
                    game.spend(minion, "turn:bleed")

    change.replace(Action, "spend_limit", spend_limit)


@wrong("who has the Edge already puts it back", breaks="vtes.bleed.edge-to-acting-controller")
def _(change: Changes) -> None:
    def take_effect(right: Right, self: Bleed, game: Vtes) -> None:
        had, bleeds = game.edge == self.seat, self.amount(game) > 0
        right(self, game)
        if had and bleeds:
            game.take_edge(NOBODY)

    change.replace(Bleed, "take_effect", take_effect)


@wrong("the Edge is taken from its holder only if that is who was bled", breaks="vtes.bleed.edge-to-acting-controller")
def _(change: Changes) -> None:
    def take_effect(right: Right, self: Bleed, game: Vtes) -> None:
        before = game.edge
        right(self, game)
        if before not in (NOBODY, self.seat, self.target_seat):
            game.take_edge(before)

    change.replace(Bleed, "take_effect", take_effect)


@wrong("allies bleed for one more, like vampires", breaks="vtes.bleed.who-any-ready-minion")
def _(change: Changes) -> None:
    def amount(right: Right, self: Bleed, game: Vtes) -> int:
        return int(right(self, game)) + (not game.cards[self.minion].facts.is_vampire)

    change.replace(Bleed, "amount", amount)


@wrong(
    "a card in play is burned when the action that it offers is blocked",
    breaks="vtes.action.resolve.blocked-burns-action-card",
)
def _(change: Changes) -> None:
    def resolve_block(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        if self.means and self.means in game.cards and self.means != self.minion:
            game.burn(game.cards[self.means])

    change.replace(Action, "resolve_block", resolve_block)


@wrong("one political action card gives a vote for the whole turn", breaks="vtes.votes.political-card-maximum-one")
def _(change: Changes) -> None:
    def cast_votes(right: Right, self: Referendum, game: Vtes, seat: Seat, choice: Any) -> None:
        right(self, game, seat, choice)
        if choice.source_:
            game.modify(f"has burned {seat}", NO_CARD, 1, "turn", Card(0))

    def card_vote_refusal(right: Right, self: Referendum, game: Vtes, seat: Seat, card: Any) -> Any:
        burned = any(done.stat == f"has burned {seat}" for done in game.modifiers)
        return ONE_CARD_VOTE if burned else right(self, game, seat, card)

    change.replace(Referendum, "cast_votes", cast_votes)
    change.replace(Referendum, "card_vote_refusal", card_vote_refusal)


@wrong("what was paid for a referendum that fails is given back", breaks="vtes.referendum.resolve.otherwise-fails")
def _(change: Changes) -> None:
    def resolve(right: Right, self: Referendum, game: Vtes) -> None:
        right(self, game)
        action = game.within(Action)
        if action is not None and not self.passes_vote() and action.minion in game.cards:
            game.cards[action.minion].counters += action.cost_in_blood(game)

    change.replace(Referendum, "resolve", resolve)


@wrong("a card is used up by the action of another copy", breaks="vtes.action.limit.same-copy-in-play-once-per-turn")
def _(change: Changes) -> None:
    def has_performed(right: Right, game: Vtes, minion: Any, effect: str, means: Any) -> bool:
        same = [card.id for card in game.cards.values() if card.card == game.cards[means].card]
        return any(right(game, minion, effect, copy) for copy in same)

    change.replace(mandatory, "has_performed", has_performed)


@wrong(
    "the target of a bleed is offered first once blocks are declined",
    breaks="vtes.action.after-blocks-declined-impulse-to-acting",
)
def _(change: Changes) -> None:
    def order(right: Right, self: Action, game: Vtes) -> tuple[Seat, ...]:
        seats = tuple(right(self, game))
        return (*seats[1:], seats[0]) if self.state == "blocks-declined" else seats

    change.replace(Action, "order", order)


@wrong("who has passed in the polling is not asked again", breaks="vtes.referendum.polling.cast-in-any-order")
def _(change: Changes) -> None:
    def used(right: Right, self: Referendum) -> None:
        return

    change.replace(Referendum, "used", used)


@wrong("who is stuck keeps the others from acting", breaks="vtes.mandatory.stuck-does-not-block-others")
def _(change: Changes) -> None:
    def come_first(right: Right, game: Vtes, seat: Seat) -> bool:
        return any(mandatory.duties(game, minion) for minion in game.minions(seat))

    change.replace(mandatory, "come_first", come_first)


@wrong("a vampire hunts only when it lacks blood", breaks="vtes.hunt.who-any-ready-vampire")
def _(change: Changes) -> None:
    def candidate_actions(right: Right, game: Vtes, seat: Seat) -> Any:
        for choice in right(game, seat):
            vampire = game.cards[choice.minion] if isinstance(choice, HuntForBlood) else None
            if vampire is None or vampire.counters < game.capacity(vampire):
                yield choice

    change.replace(minion_phase, "candidate_actions", candidate_actions)


@wrong("who equips in vain pays all the same", breaks="vtes.equip.cost-from-hand-as-printed")
def _(change: Changes) -> None:
    def resolve_block(right: Right, self: Action, game: Vtes) -> None:
        if isinstance(self, Equip):
            game.burn_pool(self.seat, self.cost_in_pool(game))
        right(self, game)

    change.replace(Action, "resolve_block", resolve_block)


@wrong("who employs in vain pays all the same", breaks="vtes.employ.cost-as-printed")
def _(change: Changes) -> None:
    def resolve_block(right: Right, self: Action, game: Vtes) -> None:
        if isinstance(self, Employ):
            costs.pay(game, self.minion, self.cost_in_blood(game))
        right(self, game)

    change.replace(Action, "resolve_block", resolve_block)


@wrong("whatever increases a bleed leaves no room for a modifier", breaks="vtes.bleed.only-one-increasing-modifier")
def _(change: Changes) -> None:
    def refusal(right: Right, self: BleedIncrease, game: Vtes, frame: Frame, seat: Seat, choice: Any) -> Any:
        increased = isinstance(frame, Bleed) and modifiers.bonus(game, "bleed", game.cards[frame.minion]) > 0
        return ONE_INCREASE if increased else right(self, game, frame, seat, choice)

    change.replace(BleedIncrease, "refusal", refusal)
