"""Faulty engines for failures: part of a blocked, ended or failed undertaking goes on, or is forgotten."""

from __future__ import annotations

from typing import Any

import msgspec

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.actions import mandatory
from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.cards.words.actions.for_the_action import EndBlockedAction
from reference_engine.vtes.control import contests, regions
from reference_engine.vtes.ending import withdrawal
from reference_engine.vtes.ending.ousting import Ousting
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.legacy import red_list
from reference_engine.vtes.legacy.red_list import ATTACK_LIMIT, AttackMarkedMinion
from reference_engine.vtes.politics.political_actions import POLITICAL_LIMIT, CalledReferendum, PoliticalAction
from reference_engine.vtes.politics.referendum import Referendum
from reference_engine.vtes.sects import contested_titles, membership
from reference_engine.vtes.table.pieces import Change
from reference_engine.vtes.table.state import InPlay, Table
from reference_engine.vtes.torpor.torpor_actions import Rescue
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong(
    "What was played for an action that was ended stays with the minions",
    breaks=("vtes.action.stealth-intercept.reset-afterwards", "vtes.action.course.effects-last-for-the-action"),
)
def _(change: Changes) -> None:
    stay_after(change, "ended")


@wrong(
    "What was played for an action that was blocked stays with the minions",
    breaks=("vtes.action.stealth-intercept.reset-afterwards", "vtes.action.course.effects-last-for-the-action"),
)
def _(change: Changes) -> None:
    stay_after(change, "blocked")


@wrong(
    "A minion that could not block an action cannot block any other in the turn",
    breaks="vtes.action.course.effects-last-for-the-action",
)
def _(change: Changes) -> None:
    def end_of_action(right: Right, self: Action, game: Vtes) -> None:
        barred = [each for each in for_the_action(game) if each.stat == "cannot block"]
        right(self, game)
        game.modifiers.extend(msgspec.structs.replace(each, until="turn") for each in barred)

    change.replace(Action, "end_of_action", end_of_action)


@wrong("A bleed that is blocked uses up what has waited for it", breaks="vtes.action.resolve.blocked-no-effects")
def _(change: Changes) -> None:
    def resolve_block(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        if isinstance(self, Bleed):
            self.with_what_waited(game, 0)

    change.replace(Action, "resolve_block", resolve_block)


@wrong("The share of a vampire whose rescue is blocked is gone", breaks="vtes.action.resolve.blocked-cost-not-paid")
def _(change: Changes) -> None:
    def resolve_block(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        if isinstance(self, Rescue):
            game.burn_blood(game.cards[self.target], self.paid_by_vampire)

    change.replace(Action, "resolve_block", resolve_block)


@wrong(
    "A hungry vampire whose hunt was blocked need not hunt again in the turn",
    breaks="vtes.hunt.mandatory-for-empty-ready-unlocked-vampire",
)
def _(change: Changes) -> None:
    def duties(right: Right, game: Vtes, minion: InPlay) -> Any:
        return () if "turn:hunt" in minion.used else right(game, minion)

    change.replace(mandatory, "duties", duties)


@wrong(
    "An action that was ended is never performed again by the minion", breaks="vtes.golden-rule.cards-override-rules"
)
def _(change: Changes) -> None:
    def apply(right: Right, self: EndBlockedAction, game: Vtes, play: Any) -> None:
        right(self, game, play)
        game.modifiers = [
            msgspec.structs.replace(each, until="game") if each.stat.startswith("not again") else each
            for each in game.modifiers
        ]

    change.replace(EndBlockedAction, "apply", apply)


@wrong(
    "A political action that was blocked was none: the vampire may call a referendum",
    breaks="vtes.political.once-per-turn-per-vampire",
)
def _(change: Changes) -> None:
    def resolve_block(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        if isinstance(self, PoliticalAction):
            give_back(game.cards[self.minion], POLITICAL_LIMIT)

    change.replace(Action, "resolve_block", resolve_block)


@wrong("A vampire whose referendum has failed calls another", breaks="vtes.political.once-per-turn-per-vampire")
def _(change: Changes) -> None:
    def enact(right: Right, self: CalledReferendum, game: Vtes) -> None:
        right(self, game)
        if not self.passes_vote() and self.caller in game.cards:
            give_back(game.cards[self.caller], POLITICAL_LIMIT)

    change.replace(CalledReferendum, "enact", enact)


@wrong(
    "Votes that were gained for a referendum that fails serve in the next one",
    breaks="vtes.votes.other-cards-follow-normal-rules",
)
def _(change: Changes) -> None:
    def resolve(right: Right, self: Referendum, game: Vtes) -> None:
        gained = [each for each in game.modifiers if each.until == "referendum"] if not self.passes_vote() else []
        right(self, game)
        game.modifiers.extend(msgspec.structs.replace(each, until="turn") for each in gained)

    change.replace(Referendum, "resolve", resolve)


@wrong(
    "A vampire that was silenced in a referendum is silent in the next one of the turn",
    breaks="vtes.votes.other-cards-follow-normal-rules",
)
def _(change: Changes) -> None:
    def silence(right: Right, self: Referendum, game: Vtes, vampire: InPlay) -> None:
        right(self, game, vampire)
        game.spend(vampire, "turn:silenced")

    def call_it(right: Right, self: CalledReferendum, game: Vtes) -> None:
        right(self, game)
        self.abstaining = tuple(card.id for card in game.cards.values() if game.spent(card, "turn:silenced"))

    change.replace(Referendum, "silence", silence)
    change.replace(CalledReferendum, "call_it", call_it)


@wrong(
    "A Methuselah whose withdrawal has failed announces no other",
    breaks="vtes.withdrawal.announced-in-own-unlock-phase",
)
def _(change: Changes) -> None:
    def fail(right: Right, game: Vtes, seat: Seat, *rules: str) -> None:
        if game.seats[seat].withdrawing:
            game.seats[seat].awaited += ("withdrawal",)
        right(game, seat, *rules)

    def refusal(right: Right, game: Vtes, seat: Seat) -> Refusal | None:
        found: Refusal | None = right(game, seat)
        return withdrawal.WITHDRAWAL_ELSEWHEN if "withdrawal" in game.seats[seat].awaited else found

    change.replace(withdrawal, "fail", fail)
    change.replace(withdrawal, "refusal", refusal)


@wrong(
    "A vampire whose attack on a marked minion was blocked attacks again",
    breaks="vtes.legacy.trait.red-list.enter-combat-once-per-vampire-per-turn",
)
def _(change: Changes) -> None:
    def resolve_block(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        if isinstance(self, AttackMarkedMinion):
            give_back(game.cards[self.minion], ATTACK_LIMIT)

    change.replace(Action, "resolve_block", resolve_block)


@wrong(
    "A vampire attacks each marked minion once in a turn",
    breaks="vtes.legacy.trait.red-list.enter-combat-once-per-vampire-per-turn",
)
def _(change: Changes) -> None:
    def attack_refusal(right: Right, game: Vtes, minion: InPlay, target: InPlay | None) -> Refusal | None:
        found: Refusal | None = right(game, minion, target)
        if found is red_list.ATTACKED_ALREADY and target is not None and not game.spent(minion, attacked(target)):
            return None if minion.counters > 0 else red_list.ATTACK_COSTS_BLOOD
        return found

    def announce(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        if isinstance(self, AttackMarkedMinion):
            game.spend(game.cards[self.minion], attacked(game.cards[self.target]))

    def attacked(target: InPlay) -> str:
        return f"turn:attacked {target.id}"

    change.replace(red_list, "attack_refusal", attack_refusal)
    change.replace(Action, "announce", announce)


@wrong("A baron by secession is baron of no city", breaks="vtes.sect.anarch.baron-belongs-to-a-city")
def _(change: Changes) -> None:
    def seceded(game: Table, vampire: InPlay) -> bool:
        return vampire.title == "baron" and bool(contested_titles.title_cards(game, vampire))

    def claim(right: Right, game: Vtes, vampire: InPlay) -> None:
        if not seceded(game, vampire):
            right(game, vampire)

    def claimants(right: Right, game: Vtes, vampire: InPlay) -> list[InPlay]:
        return [other for other in right(game, vampire) if not seceded(game, other)]

    change.replace(contested_titles, "claim", claim)
    change.replace(contested_titles, "claimants", claimants)


@wrong(
    "A title that was yielded comes back with a change of sect",
    breaks="vtes.title-contest.yielding-loses-title-for-good",
)
def _(change: Changes) -> None:
    def change_sect(right: Right, game: Vtes, vampire: InPlay, sect: str) -> None:
        if vampire.title == "-":
            vampire.title = ""
        right(game, vampire, sect)

    change.replace(membership, "change_sect", change_sect)


@wrong(
    "A contested card that was paid for once is not paid for again",
    breaks="vtes.contest.cost-one-pool-per-own-unlock-phase",
)
def _(change: Changes) -> None:
    paid_for_good(change, contests.PAID)


@wrong(
    "A contested title that was paid for once is not paid for again",
    breaks="vtes.title-contest.cost-one-blood-per-own-unlock-phase",
)
def _(change: Changes) -> None:
    paid_for_good(change, contested_titles.TITLE_PAID)


@wrong(
    "What makes a card cheaper is used up by a card that is cancelled",
    breaks="vtes.card.cost.reducer-unused-if-card-cancelled",
)
def _(change: Changes) -> None:
    def give_up(right: Right, self: Action, game: Vtes) -> None:
        if self.cancelled:
            self.lock_reducers(game)
        right(self, game)

    change.replace(Action, "give_up", give_up)


@wrong("A vampire whose rescue is blocked is locked", breaks="vtes.action.resolve.blocked-no-effects")
def _(change: Changes) -> None:
    def resolve_block(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        if isinstance(self, Rescue):
            game.lock(game.cards[self.target])

    change.replace(Action, "resolve_block", resolve_block)


@wrong("A vampire that goes to torpor again in a turn is burned", breaks="vtes.torpor.region-placement")
def _(change: Changes) -> None:
    def to_torpor(right: Right, game: Vtes, vampire: InPlay) -> None:
        again = game.spent(vampire, "turn:torpor")
        right(game, vampire)
        if again and vampire.id in game.cards:
            game.burn(vampire)
        else:
            game.spend(vampire, "turn:torpor")

    change.replace(regions, "to_torpor", to_torpor)


@wrong("A trophy leaves a vampire that goes to torpor", breaks="vtes.torpor.attachments-stay")
def _(change: Changes) -> None:
    def to_torpor(right: Right, game: Vtes, vampire: InPlay) -> None:
        right(game, vampire)
        for borne in game.lying_on(vampire) if vampire.id in game.cards else ():
            if "trophy" in borne.facts.subtypes:
                game.burn(borne)

    change.replace(regions, "to_torpor", to_torpor)


@wrong(
    "The Edge of a Methuselah who is ousted goes to the predator",
    breaks="vtes.ending.oust.controlled-cards-removed-from-game",
)
def _(change: Changes) -> None:
    def clear_away(right: Right, self: Ousting, game: Vtes) -> None:
        edge = game.edge
        right(self, game)
        if edge in self.leaving:
            game.edge = game.predator(edge)

    change.replace(Ousting, "clear_away", clear_away)


@wrong(
    "A marked minion that has been attacked is marked no more",
    breaks="vtes.legacy.trait.red-list.mark-lasts-current-turn",
)
def _(change: Changes) -> None:
    def end_of_action(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        if isinstance(self, AttackMarkedMinion) and self.target in game.cards:
            game.cards[self.target].marked = False

    change.replace(Action, "end_of_action", end_of_action)


def stay_after(change: Changes, state: str) -> None:
    """Keep the changes for an action after it has ended in that state."""

    def end_of_action(right: Right, self: Action, game: Vtes) -> None:
        staying = for_the_action(game) if self.state == state else []
        right(self, game)
        game.modifiers.extend(staying)

    change.replace(Action, "end_of_action", end_of_action)


def for_the_action(game: Table) -> list[Change]:
    """Return the changes that last for the current action."""
    return [each for each in game.modifiers if each.until == "action"]


def give_back(card: InPlay, spent: str) -> None:
    """Restore a limit that has been spent on a card."""
    card.used = tuple(limit for limit in card.used if limit != spent)


def paid_for_good(change: Changes, limit: str) -> None:
    """Let a payment in a contest count for all following turns."""

    def expire_limits(right: Right, self: Table, period: str, seat: Seat = NOBODY) -> None:
        paid = [card for card in self.cards.values() if self.spent(card, limit)]
        right(self, period, seat)
        for card in paid:
            self.spend(card, limit)

    change.replace(Table, "expire_limits", expire_limits)
