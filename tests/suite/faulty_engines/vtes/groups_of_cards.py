"""Faulty engines for rulings on groups of cards: cancellation, waking, special actions and thefts."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import course_of_action
from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.actions.hunting import Hunt
from reference_engine.vtes.card_dsl import modifiers
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.cards.words.actions import action_modes, modifiers_and_reactions
from reference_engine.vtes.cards.words.actions.bleeds import Redirect
from reference_engine.vtes.cards.words.actions.modifiers_and_reactions import ReactionWithoutAction
from reference_engine.vtes.cards.words.actions.outcomes import AnotherVampire
from reference_engine.vtes.cards.words.control.thefts import Theft
from reference_engine.vtes.cards.words.playing import cancelling
from reference_engine.vtes.cards.words.playing.ash_heaps import RemoveFromAshHeap
from reference_engine.vtes.cards.words.playing.searches import EquipFromLibrary
from reference_engine.vtes.control import changes
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing.card_being_played import Playing
from reference_engine.vtes.playing.play_card import PlayCard
from reference_engine.vtes.playing.search import Search
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.table.card_facts import facts
from reference_engine.vtes.table.state import READY, TORPOR, InPlay
from scenarios.wire_types.declarations import PASS
from scenarios.wire_types.vtes.choices import Play
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

DIRECT_INTERVENTION = "Direct Intervention"
THE_LINE = "The Line"


@wrong(
    "Direct Intervention cancels action cards, and no ally, retainer, or political action",
    breaks="vtes.published.cancel-an-action.every-kind-of-action-card",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: cancelling.Cancel, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        other = isinstance(frame, Playing) and frame.way().IS_ACTION and "action" not in frame.way().printed.types
        of_minions = facts()[choice.card].name == DIRECT_INTERVENTION
        return cancelling.NO_SUCH_CARD if other and of_minions else right(self, game, frame, seat, choice)

    change.replace(cancelling.Cancel, "refusal", refusal)


@wrong(
    "equipment that a search finds can be canceled as it comes into play",
    breaks="vtes.published.cancel-an-action.only-cards-played-from-hand",
)
def _(change: Changes) -> None:
    def found(right: Right, self: EquipFromLibrary, game: Vtes, search: Search, card: Any) -> None:
        right(self, game, search, card)
        hands = [seat.hand for seat in game.seats]
        if any(facts()[held].name == DIRECT_INTERVENTION for hand in hands for held in hand):
            game.seats[search.seat].hand += (card,)
            game.call(PlayCard(seat=search.seat, card=card, minion=search.minion, unpaid=True, stays=True))

    change.replace(EquipFromLibrary, "found", found)


@wrong(
    "Power of All is played in actions only",
    breaks="vtes.published.cancel-with-no-action.other-reactions-need-an-action",
)
def _(change: Changes) -> None:
    def players(right: Right, self: ReactionWithoutAction, game: Vtes, frame: Frame, seat: Seat) -> Any:
        return right(self, game, frame, seat) if game.within(Action) is not None else ()

    change.replace(ReactionWithoutAction, "players", players)


@wrong(
    "reactions are played while a combat card is being played",
    breaks=(
        "vtes.published.cancel-with-no-action.not-during-combat",
        "vtes.published.wake.as-played-only-in-an-action",
    ),
)
def _(change: Changes) -> None:
    def action_around(right: Right, game: Vtes, frame: Frame) -> Any:
        return game.within(Action) if isinstance(frame, Playing) else right(game, frame)

    change.replace(modifiers_and_reactions, "action_around", action_around)


@wrong(
    "a card of two Disciplines is canceled as a card of neither",
    breaks="vtes.published.multi-discipline.requires-what-is-used",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: cancelling.Cancel, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        several = isinstance(frame, Playing) and len(frame.way().needs) > 1
        return cancelling.NO_SUCH_CARD if several else right(self, game, frame, seat, choice)

    change.replace(cancelling.Cancel, "refusal", refusal)


@wrong(
    "a Deflection that is canceled opens the action to blocks again",
    breaks="vtes.published.change-the-target-of-a-bleed.canceled-reopens-no-blocks",
)
def _(change: Changes) -> None:
    def cancel(right: Right, self: Playing, game: Vtes, unpaid: bool) -> None:
        right(self, game, unpaid)
        action = game.within(Bleed)
        if action is not None and any(isinstance(effect, Redirect) for effect in self.way().effects):
            action.declined = ()
            action.goto(Action.open_to_blocks)

    change.replace(Playing, "cancel", cancel)


@wrong(
    "an effect that waits for a block comes after what else is played before the block is resolved",
    breaks="vtes.published.triggered-by-block.before-anything-else",
)
def _(change: Changes) -> None:
    def avert(right: Right, self: Action, game: Vtes) -> None:
        self.state, self.passed = "block-successful", ()

    def resolve(right: Right, self: Action, game: Vtes) -> None:
        if game.modified("ends if blocked", self.minion):
            game.lock(game.cards[self.blocker])
            self.end_early(game)
        else:
            right(self, game)

    change.replace(Action, "avert_block", avert)
    change.replace(Action, "resolve_block", resolve)


@wrong(
    "an action whose target is gone has failed",
    breaks=(
        "vtes.published.requires-successful-action.also-after-a-fizzle",
        "vtes.published.action-targeting-vampire-in-torpor.target-out-of-torpor",
    ),
)
def _(change: Changes) -> None:
    def taken(right: Right, self: Theft, game: Vtes, play: Any) -> InPlay | None:
        found: InPlay | None = right(self, game, play)
        if found is None:
            action = course_of_action.under_way(game)
            action.state, action.successful = "ended", False
        return found

    change.replace(Theft, "taken", taken)


@wrong(
    "a theft from torpor takes a vampire that has left torpor meanwhile",
    breaks="vtes.published.action-targeting-vampire-in-torpor.target-out-of-torpor",
)
def _(change: Changes) -> None:
    change.replace(Theft, "taken", lambda right, self, game, play: game.cards.get(play.target))


@wrong("The Line saves blood that a text burns", breaks="vtes.published.burn-blood-for-effect.not-reduced")
def _(change: Changes) -> None:
    def offer(right: Right, self: changes.OfferToMakeReady, game: Vtes) -> Decision | None:
        minion = game.cards.get(self.minion)
        places = game.cards.values()
        if minion is not None and self.blood == 2:
            lines = [card for card in places if card.facts.name == THE_LINE and card.controller == minion.controller]
            self.blood -= sum(not line.locked for line in lines)
        decision: Decision | None = right(self, game)
        return decision

    change.replace(changes.OfferToMakeReady, "offer", offer)


@wrong(
    "a stolen location unlocks",
    breaks="vtes.published.changes-controller-of-location.nothing-else-changes",
)
def _(change: Changes) -> None:
    def steal(right: Right, game: Vtes, card: InPlay, seat: Seat) -> None:
        right(game, card, seat)
        card.locked = False

    change.replace(changes, "steal", steal)


@wrong(
    "a stolen location may stay on the minion where it lies",
    breaks="vtes.published.changes-controller-of-location.moves-with-its-host",
)
def _(change: Changes) -> None:
    def choose(right: Right, self: changes.StealFromMinion, game: Vtes) -> Decision | None:
        decision: Decision | None = right(self, game)
        if decision is not None and not changes.follows_its_host(game.cards[self.card]):
            decision.options.insert(0, PASS)
        return decision

    change.replace(changes.StealFromMinion, "choose_host", choose)
    change.replace(changes.StealFromMinion, "refusal", lambda right, self, game, seat, choice: None)


@wrong(
    "who cannot hunt as normal does not hunt with a card either",
    breaks="vtes.published.prohibits-hunt-as-normal.other-hunts-permitted",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: Any, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if modifiers.bonus(game, "cannot hunt as normal", game.cards[choice.minion]):
            return NOT_ELIGIBLE
        found: Refusal | None = right(self, game, frame, seat, choice)
        return found

    change.replace(action_modes.HuntMode, "refusal", refusal)


@wrong(
    "nobody steals blood from a vampire that has none",
    breaks="vtes.published.steal-blood-as-a-hunt-action.no-more-than-there-is",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: AnotherVampire, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        target = game.cards.get(choice.target)
        empty = target is not None and not target.counters
        return NOT_ELIGIBLE if empty else right(self, game, frame, seat, choice)

    change.replace(AnotherVampire, "refusal", refusal)


@wrong(
    "Kyoko Shinsegawa hunts at whoever is there, herself and vampires in torpor among them",
    breaks="vtes.published.steal-blood-as-a-hunt-action.needs-another-vampire",
)
def _(change: Changes) -> None:
    def fits(game: Vtes, target: InPlay | None) -> bool:
        return target is not None and target.region in (READY, TORPOR) and target.facts.is_minion

    def targets(right: Right, self: AnotherVampire, game: Vtes, *rest: Any) -> Any:
        return [(card.id, Seat(-1), "") for card in game.cards.values() if fits(game, card)]

    def refusal(right: Right, self: AnotherVampire, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        return None if fits(game, game.cards.get(choice.target)) else NOT_ELIGIBLE

    change.replace(AnotherVampire, "targets", targets)
    change.replace(AnotherVampire, "refusal", refusal)


@wrong(
    "a hunt steals no more than its vampire can hold",
    breaks="vtes.published.steal-blood-as-a-hunt-action.excess-to-the-bank",
)
def _(change: Changes) -> None:
    def take_effect(right: Right, self: Hunt, game: Vtes) -> None:
        hunter = game.cards[self.minion]
        if not self.target or hunter.counters < game.capacity(hunter):
            right(self, game)

    change.replace(Hunt, "take_effect", take_effect)


@wrong(
    "Emergency Rations are made although no ash heap holds a mortal",
    breaks="vtes.published.targets-card-in-ash-heap.needs-a-target",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: RemoveFromAshHeap, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        if not choice.target_ and not list(self.in_ash_heaps(game)):
            return None
        return right(self, game, frame, seat, choice)

    change.replace(RemoveFromAshHeap, "refusal", refusal)


@wrong(
    "whoever has found equipment does not equip with a copy of it in the same turn",
    breaks="vtes.published.equip-employ-recruit-action.another-action-than-the-plain-one",
)
def _(change: Changes) -> None:
    def found(right: Right, self: EquipFromLibrary, game: Vtes, search: Search, card: Any) -> None:
        game.spend(game.cards[search.minion], f"turn:{facts()[card].name}")
        right(self, game, search, card)

    change.replace(EquipFromLibrary, "found", found)


@wrong(
    "equipment that a search finds requires nothing",
    breaks="vtes.published.equip-employ-recruit-action.requirements-of-what-is-found",
)
def _(change: Changes) -> None:
    def mode(right: Right, self: EquipFromLibrary, game: Vtes, search: Search, card: Any) -> Any:
        if "equipment" not in facts()[card].types:
            return None
        return right(self, game, search, card) or next(iter(BEHAVIOUR[card].modes.values()))

    change.replace(EquipFromLibrary, "mode", mode)
