"""Faulty engines for rare rules: stealth of retainers, versions of a vampire, large bleeds, yielded cards."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.actions.recruiting import Employ
from reference_engine.vtes.cards.words.actions.stealth_and_intercept import LockForStealth
from reference_engine.vtes.cards.words.politics.motions import GainForSect
from reference_engine.vtes.cards.words.politics.political_modes import ONLY_VAMPIRES_CALL, PoliticalMode
from reference_engine.vtes.control import contests, regions
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.politics.political_actions import CalledReferendum, PoliticalAction
from reference_engine.vtes.table.card_facts import facts
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Table
from scenarios.wire_types.vtes import choices
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong("A retainer without levels is employed at 0 stealth", breaks="vtes.employ.default-stealth-plus-one")
def _(change: Changes) -> None:
    change.replace(Employ, "inherent_stealth", lambda right, self, game: 1 if self.level else 0)


@wrong(
    "The base version of a vampire is brought out beside the advanced one",
    breaks="vtes.influence.merge.no-self-contest-alternative",
)
def _(change: Changes) -> None:
    def second_copy_refusal(right: Right, game: Table, seat: Seat, unique: Any) -> Refusal | None:
        found: Refusal | None = right(game, seat, unique)
        return None if found is contests.OTHER_VERSION and not facts()[unique].advanced else found

    change.replace(contests, "second_copy_refusal", second_copy_refusal)


@wrong("A location gives stealth that is not needed", breaks="vtes.action.stealth.added-only-when-needed")
def _(change: Changes) -> None:
    def further_refusal(right: Right, self: LockForStealth, game: Vtes, frame: Any, card: InPlay, choice: Any) -> Any:
        found = right(self, game, frame, card, choice)
        during = isinstance(frame, Action) and frame.seat == card.controller
        return None if during and found is not None and found.rule == self.rules[0] else found

    change.replace(LockForStealth, "further_refusal", further_refusal)


@wrong("A bleed takes no more than 7 pool", breaks="vtes.bleed.target-burns-pool-equal-to-amount")
def _(change: Changes) -> None:
    change.replace(Bleed, "with_what_waited", lambda right, self, game, amount: min(right(self, game, amount), 7))


@wrong("A vampire in torpor does not count for Anarch Salon", breaks="vtes.torpor.still-controlled")
def _(change: Changes) -> None:
    def enact(right: Right, self: GainForSect, game: Vtes, referendum: CalledReferendum) -> None:
        torpid = [card for card in game.cards.values() if card.region == TORPOR]
        for card in torpid:
            game.lay_in(card, "aside")
        right(self, game, referendum)
        for card in torpid:
            game.lay_in(card, TORPOR)

    change.replace(GainForSect, "enact", enact)


@wrong(
    "A political action that an ally blocks leads to no combat",
    breaks=("vtes.action.resolve.block-starts-combat", "vtes.combat.starts-when-action-blocked"),
)
def _(change: Changes) -> None:
    def fight(right: Right, self: Action, game: Vtes) -> None:
        if not isinstance(self, PoliticalAction) or game.cards[self.blocker].facts.is_vampire:
            right(self, game)

    change.replace(Action, "fight", fight)


@wrong(
    "The retainers of a yielded vampire vanish with it",
    breaks=("vtes.contest.yielded-card-attachments-burned", "vtes.retainer-card.burned-with-employer"),
)
def _(change: Changes) -> None:
    def settle(right: Right, game: Vtes, seat: Seat, choice: Any) -> None:
        card = game.cards[choice.card]
        if isinstance(choice, choices.YieldCard):
            for attached in game.lying_on(card):
                if "retainer" in attached.facts.types:
                    game.take_away(attached)
        right(game, seat, choice)

    change.replace(contests, "settle", settle)


@wrong(
    "A stolen vampire goes back to its owner as it goes to torpor",
    breaks="vtes.control.changes-only-by-explicit-effect",
)
def _(change: Changes) -> None:
    def to_torpor(right: Right, game: Vtes, vampire: InPlay) -> None:
        right(game, vampire)
        if vampire.id in game.cards and vampire.region != READY:
            game.hand_over(vampire, vampire.owner)

    change.replace(regions, "to_torpor", to_torpor)


@wrong("A Laibon vampire calls no referendum", breaks="vtes.political.who-any-ready-vampire")
def _(change: Changes) -> None:
    def refusal(right: Right, self: PoliticalMode, game: Vtes, frame: Any, seat: Seat, choice: Any) -> Any:
        if game.sect(game.cards[choice.minion]) == "Laibon":
            return ONLY_VAMPIRES_CALL
        return right(self, game, frame, seat, choice)

    change.replace(PoliticalMode, "refusal", refusal)
