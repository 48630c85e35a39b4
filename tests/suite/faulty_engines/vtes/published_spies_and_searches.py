"""Faulty engines for published rulings: spies and their bleeds, searches, havens, the end of a round."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from reference_engine.kernel import Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.kernel.piles import without
from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.cards.words.actions.action_modes import CardActionMode
from reference_engine.vtes.cards.words.combat.moments import GainBloodLost, once
from reference_engine.vtes.cards.words.control.handing_over import GoToPreyAndLock
from reference_engine.vtes.cards.words.playing.cancelling import Cancel
from reference_engine.vtes.cards.words.playing.searches import PutInPlayFromLibrary
from reference_engine.vtes.cards.words.turn.in_phases import HuntingGround
from reference_engine.vtes.cards.words.turn.master_modes import Master
from reference_engine.vtes.combat import combat_state, rounds
from reference_engine.vtes.combat.rounds import Combat
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.legacy import red_list
from reference_engine.vtes.legacy.red_list import AwardTrophies
from reference_engine.vtes.playing import costs, targets
from reference_engine.vtes.playing.play_card import PlayCard
from reference_engine.vtes.playing.search import Search
from reference_engine.vtes.table.card_facts import facts
from reference_engine.vtes.table.state import InPlay
from scenarios.wire_types.vtes.choices import Play, Take, Use
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

OTHERWISE = Refusal("vtes.golden-rule.cards-override-rules", "so says a faulty engine")


@wrong(
    "Spirit's Touch gives its maneuver in a combat of the action that no block has started",
    breaks="vtes.published.spirits-touch.maneuver-only-in-resulting-combat",
)
def _(change: Changes) -> None:
    def enter(right: Right, game: Vtes, acting: CardId, opposing: CardId, gained: tuple[Any, ...] = ()) -> None:
        action = game.within(Action)
        right(game, acting, opposing, gained)
        combat = game.stack[-1]
        if action is not None and isinstance(combat, Combat) and not gained:
            combat.gained = tuple(each for each in action.if_blocks if each.minion in (acting, opposing))

    change.replace(rounds, "enter", enter)


@wrong(
    "a card in play that is used on a vampire with a Secure Haven costs 1 pool",
    breaks="vtes.published.secure-haven.no-extra-cost-for-use",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: HuntingGround, game: Vtes, card: InPlay, choice: Use) -> None:
        right(self, game, card, choice)
        game.burn_pool(game.active, targets.dearer(game, "master", game.active, choice.target))

    def do(right: Right, self: GoToPreyAndLock, game: Vtes, choice: Use) -> None:
        right(self, game, choice)
        for named in (choice.target, choice.other):
            game.burn_pool(game.active, targets.dearer(game, "master", game.active, named))

    change.replace(HuntingGround, "apply", apply)
    change.replace(GoToPreyAndLock, "do", do)


@wrong(
    "a bleed that a Spying Mission has increased may be answered",
    breaks="vtes.published.spying-mission.nothing-after-copies-are-burned",
)
def _(change: Changes) -> None:
    def take_effect(right: Right, self: Bleed, game: Vtes) -> None:
        amount = self.amount(game)
        more = self.with_what_waited(game, amount) - amount if amount and not self.foiled else 0
        if not more:
            right(self, game)
            return
        self.bonus += more
        self.state, self.successful, self.passed = "blocks-declined", False, ()
        self.goto(Action.after_declining)

    change.replace(Bleed, "take_effect", take_effect)


@wrong(
    "what it costs to cancel a card of an action is paid after the action",
    breaks="vtes.published.spying-mission.ousted-by-cost-before-bleed",
)
def _(change: Changes) -> None:
    owed: list[tuple[Seat, int]] = []

    def pay(right: Right, self: PlayCard, game: Vtes) -> None:
        if game.within(Action) is not None and any(isinstance(effect, Cancel) for effect in self.way().effects):
            owed.append((self.seat, self.pool_to_pay(game)))
            self.paid = True
        else:
            right(self, game)

    def end_of_action(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        while owed:
            game.burn_pool(*owed.pop())

    change.replace(PlayCard, "pay", pay)
    change.replace(Action, "end_of_action", end_of_action)


@wrong(
    "a trophy that is taken can be cancelled like a master card that is played",
    breaks="vtes.published.sudden-reversal.only-plays-from-hand",
)
def _(change: Changes) -> None:
    def settle_trophy(right: Right, self: AwardTrophies, game: Vtes, choice: Any) -> None:
        if not isinstance(choice, Take):
            right(self, game, choice)
            return
        seat = self.seat(game)
        owner = game.seats[seat]
        part = next(part for part in red_list.TROPHY_PILES[choice.from_] if choice.card_ in getattr(owner, part))
        setattr(owner, part, without(getattr(owner, part), choice.card_))
        owner.hand += (choice.card_,)
        game.call(PlayCard(seat=seat, card=choice.card_))

    def played(right: Right, self: Master, game: Vtes, play: Any) -> None:
        if game.within(AwardTrophies) is None:
            right(self, game, play)

    change.replace(AwardTrophies, "settle_trophy", settle_trophy)
    change.replace(Master, "played", played)


@wrong(
    "the X of Summon History is what the card that it finds would cost",
    breaks="vtes.published.summon-history.x-chosen-when-played",
)
def _(change: Changes) -> None:
    def plays(right: Right, self: CardActionMode, *asked: Any) -> Iterable[Play]:
        found = [replace(choice, x=0) for choice in right(self, *asked)]
        return list(dict.fromkeys(found))

    def fits(right: Right, self: PutInPlayFromLibrary, game: Vtes, search: Search, card: Card) -> Any:
        minion = game.cards.get(search.minion)
        search.most = minion.counters if minion is not None else 0
        return right(self, game, search, card)

    def found(right: Right, self: PutInPlayFromLibrary, game: Vtes, search: Search, card: Card) -> None:
        costs.pay(game, search.minion, max(facts()[card].blood_cost, facts()[card].pool_cost))
        right(self, game, search, card)

    change.replace(CardActionMode, "plays", plays)
    change.replace(PutInPlayFromLibrary, "fits", fits)
    change.replace(PutInPlayFromLibrary, "found", found)


@wrong(
    "Taste of Vitae is not played after the opposing minion has played it",
    breaks="vtes.published.taste-of-vitae.any-order-at-end-of-round",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: GainBloodLost, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        opposing = game.cards.get(combat_state.under_way(game).opponent(choice.minion))
        if opposing is not None and game.spent(opposing, once("round", choice.card)):
            return OTHERWISE
        return right(self, game, frame, seat, choice)

    change.replace(GainBloodLost, "refusal", refusal)


@wrong(
    "Taste of Vitae is not played once the opposing vampire has been burned",
    breaks="vtes.published.taste-of-vitae.opponent-burned",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: GainBloodLost, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        if combat_state.under_way(game).opponent(choice.minion) not in game.cards:
            return OTHERWISE
        return right(self, game, frame, seat, choice)

    change.replace(GainBloodLost, "refusal", refusal)
