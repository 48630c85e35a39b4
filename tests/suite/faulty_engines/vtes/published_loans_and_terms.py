"""Faulty engines for published rulings: vampires on loan, terms of referendums, blocks and strikes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import course_of_action
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.cards.words.actions.blocking import IfThisBlocks
from reference_engine.vtes.cards.words.combat import prevention
from reference_engine.vtes.cards.words.combat.combat_modes import CombatPlayOfOthers
from reference_engine.vtes.cards.words.combat.prevention import BurnXToPreventForAnother
from reference_engine.vtes.cards.words.politics.motions import (
    BurnAllocated,
    MoveFromTheRicher,
    allocations,
    at_the_table,
)
from reference_engine.vtes.cards.words.sects.identities import BecomeSect, TakeClan
from reference_engine.vtes.cards.words.turn.in_phases import LockToUnlockBearer, UnlockForBlood
from reference_engine.vtes.combat import rounds
from reference_engine.vtes.combat.resolution import StrikeResolution
from reference_engine.vtes.control import changes as control
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import looking
from reference_engine.vtes.sects import membership, titles
from reference_engine.vtes.table.state import READY, InPlay
from reference_engine.vtes.torpor.torpor_actions import LeaveTorpor
from reference_engine.vtes.turn import merging
from reference_engine.vtes.turn.minion_phase import MinionPhase
from reference_engine.vtes.turn.unlock_phase import UnlockPhase
from scenarios.wire_types.vtes.choices import ChooseTerms, Play, Use
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

OTHERWISE = Refusal("vtes.golden-rule.cards-override-rules", "so says a faulty engine")
PHASE = (
    "withdraw", "give_back", "replace_what_waited", "unlock_everything", "end_contests", "give_up_useless_cards",
    "let_others_give_up_cards", "effects", "settle_effects",
)  # fmt: skip


@wrong(
    "a borrowed Malkavian unlocks before it goes home", breaks="vtes.published.malkavian-dementia.ends-before-unlocking"
)
def _(change: Changes) -> None:
    change.reorder(UnlockPhase, "withdraw", "replace_what_waited", "unlock_everything", "give_back", *PHASE[4:])


@wrong(
    "cards that Port Authority delays are drawn at the end of the unlock phase",
    breaks=(
        "vtes.published.port-authority.replaced-before-unlocking",
        "vtes.published.replace-next-turn.before-unlocking",
    ),
)
def _(change: Changes) -> None:
    change.reorder(UnlockPhase, *(step for step in PHASE if step != "replace_what_waited"), "replace_what_waited")


@wrong(
    "a borrowed Malkavian goes home when it changes clan",
    breaks="vtes.published.malkavian-dementia.clan-change-does-not-end-it",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: TakeClan, game: Vtes, play: Any) -> None:
        right(self, game, play)
        for loan in [loan for loan in game.loans if loan.card == play.minion]:
            control.give_back(game, loan.borrower, loan.until)

    change.replace(TakeClan, "apply", apply)


@wrong("a borrower may use a locked Rutor's Hand", breaks="vtes.published.rutors-hand.locked-for-the-thief")
def _(change: Changes) -> None:
    change.replace(LockToUnlockBearer, "further_refusal", lambda right, self, game, card: None)


@wrong(
    "Parity Shift takes nothing from a Methuselah who is the poorer one when it passes",
    breaks="vtes.published.parity-shift.later-pool-changes-do-not-matter",
)
def _(change: Changes) -> None:
    def enact(right: Right, self: MoveFromTheRicher, game: Vtes, referendum: Any) -> None:
        if game.seats[referendum.terms.target_seat].pool > game.seats[referendum.seat].pool:
            right(self, game, referendum)

    change.replace(MoveFromTheRicher, "enact", enact)


@wrong(
    "Nu, The Pillar unlocks between two actions only",
    breaks="vtes.published.nu-the-pillar.unlocks-during-another-action",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: UnlockForBlood, game: Vtes, frame: Frame, card: InPlay, choice: Use) -> Any:
        return right(self, game, frame, card, choice) if isinstance(frame, MinionPhase) else OTHERWISE

    change.replace(UnlockForBlood, "refusal", refusal)


@wrong(
    "Qawiyya el-Ghaduba unlocks as often as she can pay",
    breaks="vtes.published.qawiyya-el-ghaduba.once-per-minion-phase",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: UnlockForBlood, game: Vtes, card: InPlay, choice: Use) -> None:
        game.burn_blood(card, self.blood)
        game.unlock(card)

    change.replace(UnlockForBlood, "apply", apply)


@wrong(
    "a Precognition serves in any combat of the turn",
    breaks=(
        "vtes.published.precognition.only-in-the-combat-of-its-block",
        "vtes.published.guard-dogs.only-in-the-combat-of-its-block",
        "vtes.published.instinctive-reaction.only-in-the-combat-of-its-block",
    ),
)
def _(change: Changes) -> None:
    left: list[Any] = []

    def apply(right: Right, self: IfThisBlocks, game: Vtes, play: Any) -> None:
        right(self, game, play)
        left[:] = course_of_action.under_way(game).if_blocks

    def enter(right: Right, game: Vtes, acting: CardId, opposing: CardId, gained: tuple[Any, ...] = ()) -> None:
        right(game, acting, opposing, gained or tuple(left))

    change.replace(IfThisBlocks, "apply", apply)
    change.replace(rounds, "enter", enter)


@wrong("a Quick Jab is as strong as its minion", breaks="vtes.published.quick-jab.one-damage-to-prevent")
def _(change: Changes) -> None:
    def injury(right: Right, self: StrikeResolution, game: Vtes, blow: Any) -> Any:
        return right(self, game, replace(blow, strike=replace(blow.strike, most=0)))

    change.replace(StrikeResolution, "injury", injury)


@wrong(
    "Reckless Agitation may put every point on one Methuselah",
    breaks="vtes.published.reckless-agitation.shared-among-others",
)
def _(change: Changes) -> None:
    def terms(right: Right, self: BurnAllocated, game: Vtes, caller: Seat) -> Iterator[ChooseTerms]:
        for shares in allocations(self.points, tuple(at_the_table(game)), 1):
            yield ChooseTerms(points=shares)

    change.replace(BurnAllocated, "terms", terms)


@wrong(
    "after Revelations the acting Methuselah still sees the hand",
    breaks="vtes.published.revelations.replacement-is-not-shown",
)
def _(change: Changes) -> None:
    seen: set[tuple[Seat, Seat]] = set()

    def may_see_hand(right: Right, game: Vtes, viewer: Seat, owner: Seat) -> bool:
        if right(game, viewer, owner):
            seen.add((viewer, owner))
        return (viewer, owner) in seen

    change.replace(looking, "may_see_hand", may_see_hand)


@wrong(
    "a title stays of use whatever sect its vampire joins",
    breaks=(
        "vtes.published.out-of-the-frying-pan.title-of-the-wrong-sect",
        "vtes.published.into-the-fire.title-of-the-wrong-sect",
    ),
)
def _(change: Changes) -> None:
    change.replace(titles, "suits", lambda right, game, vampire: bool(vampire.title))


@wrong(
    "Out of the Frying Pan changes the sect until the end of the turn",
    breaks=(
        "vtes.published.out-of-the-frying-pan.real-change-of-sect",
        "vtes.published.into-the-fire.real-change-of-sect",
    ),
)
def _(change: Changes) -> None:
    before: dict[CardId, str] = {}

    def apply(right: Right, self: BecomeSect, game: Vtes, play: Any) -> None:
        before[play.target] = game.sect(game.cards[play.target])
        right(self, game, play)

    def begin(right: Right, self: UnlockPhase, game: Vtes) -> None:
        right(self, game)
        for card, sect in before.items():
            if card in game.cards:
                membership.change_sect(game, game.cards[card], sect)
        before.clear()

    change.replace(BecomeSect, "apply", apply)
    change.replace(UnlockPhase, "give_back", begin)


@wrong("Martyr's Resilience is not played from torpor", breaks="vtes.published.martyrs-resilience.playable-from-torpor")
def _(change: Changes) -> None:
    def players(right: Right, self: CombatPlayOfOthers, game: Vtes, frame: Frame, seat: Seat) -> list[CardId]:
        return [minion for minion in right(self, game, frame, seat) if game.cards[minion].region == READY]

    change.replace(CombatPlayOfOthers, "players", players)


@wrong(
    "Martyr's Resilience burns more blood than its vampire has",
    breaks="vtes.published.martyrs-resilience.blood-must-be-there",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: BurnXToPreventForAnother, *asked: Any) -> Any:
        found = right(self, *asked)
        return None if found == prevention.TOO_LITTLE_FOR_X else found

    def every_x(right: Right, game: Vtes, choice: Play) -> list[Play]:
        return [*right(game, choice), replace(choice, x=game.cards[choice.minion].counters + 1)]

    change.replace(prevention, "every_x", every_x)
    change.replace(BurnXToPreventForAnother, "refusal", refusal)


@wrong(
    "an advanced vampire that is merged keeps the sect of its base version",
    breaks="vtes.published.marguerite-foccart.merging-makes-her-anarch",
)
def _(change: Changes) -> None:
    def merge(right: Right, game: Vtes, incoming: InPlay) -> None:
        base = merging.other_version(game, incoming)
        assert base is not None
        sect = game.sect(base)
        right(game, incoming)
        base.sect = sect

    change.replace(merging, "merge", merge)


@wrong(
    "an attempt to leave torpor that Mirror Walk ends leaves the blocker a diablerie",
    breaks="vtes.published.mirror-walk.no-diablerie-of-a-vampire-leaving-torpor",
)
def _(change: Changes) -> None:
    def end_early(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        if isinstance(self, LeaveTorpor):
            self.state = "blocked"
            self.goto(LeaveTorpor.offer_diablerie)

    change.replace(Action, "end_early", end_early)
