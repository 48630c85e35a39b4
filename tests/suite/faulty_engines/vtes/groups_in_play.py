"""Faulty engines for rulings on groups of cards: cards in play, combat cards, allies, and votes against."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Card, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.card_dsl.language import IS_LOCKED
from reference_engine.vtes.cards.words.actions import blocking
from reference_engine.vtes.cards.words.actions.bleeds import LockForBleed
from reference_engine.vtes.cards.words.combat import prevention
from reference_engine.vtes.cards.words.combat.prevention import Prevent
from reference_engine.vtes.cards.words.playing.cheaper_and_dearer import LockToReduce
from reference_engine.vtes.cards.words.politics import votes
from reference_engine.vtes.cards.words.politics.motions import BurnAllocated
from reference_engine.vtes.combat.damage import DamageResolution
from reference_engine.vtes.combat.rounds import Round
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import costs
from reference_engine.vtes.politics import voting
from reference_engine.vtes.politics.referendum import Referendum
from reference_engine.vtes.table.state import InPlay, Table
from scenarios.wire_types.vtes.choices import Play, Use
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vtes.ways import never_refusing, play_also_in, use_also_in, ways_with

CARRIED = "prevention carried over"


@wrong(
    "a slave locks for a bleed that has resolved",
    breaks="vtes.published.permanents-that-increase-bleed.only-in-a-bleed-before-resolution",
)
def _(change: Changes) -> None:
    use_also_in(change, "after-resolution", LockForBleed)


@wrong(
    "an ally that was recruited this turn does not lock to reduce a cost",
    breaks="vtes.published.allies-with-lock-abilities.usable-when-recruited",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: LockToReduce, game: Vtes, frame: Frame, card: InPlay, choice: Use) -> Any:
        return IS_LOCKED if card.recruited else right(self, game, frame, card, choice)

    change.replace(LockToReduce, "refusal", refusal)


@wrong(
    "an ally that plays cards of a Discipline has that Discipline",
    breaks="vtes.published.meets-missing-disciplines.not-a-discipline",
)
def _(change: Changes) -> None:
    def discipline(right: Right, self: Table, minion: InPlay, code: str) -> int:
        text = BEHAVIOUR[minion.card].as_vampire if minion.card in BEHAVIOUR else None
        level: int = right(self, minion, code)
        return max(level, 1) if text is not None and text.covers(((code, 1),)) else level

    change.replace(Table, "discipline", discipline)


@wrong(
    "what cannot be paid for without the reduction is not played",
    breaks="vtes.published.lock-to-reduce-cost.makes-affordable",
)
def _(change: Changes) -> None:
    change.replace(costs, "could_be_saved", lambda right, game, way, seat, choice: (0, 0))


@wrong(
    "a prince without blood invokes its domain",
    breaks="vtes.published.burn-blood-for-effect-mandatory.needs-the-blood",
)
def _(change: Changes) -> None:
    never_refusing(change, blocking.BlockAtOnce, "refusal", blocking.TOO_LITTLE_TO_BLOCK)


@wrong(
    "a round whose range is set has no time before range",
    breaks="vtes.published.set-range.set-for-the-round",
)
def _(change: Changes) -> None:
    def before_range(right: Right, self: Round, game: Vtes) -> Decision | None:
        decision: Decision | None = None if self.stays_close else right(self, game)
        return decision

    change.replace(Round, "before_range", before_range)


@wrong(
    "prevention of more damage than there is prevents none",
    breaks=(
        "vtes.published.prevents-more-than-1-damage.prevents-all-there-is",
        "vtes.published.hidden-strength.x-may-be-higher",
    ),
)
def _(change: Changes) -> None:
    def prevent(right: Right, self: DamageResolution, game: Vtes, amount: int, **of: Any) -> None:
        if amount <= self.points(**of):
            right(self, game, amount, **of)

    change.replace(DamageResolution, "prevent", prevent)


@wrong(
    "points of prevention that are left over serve against the next damage",
    breaks="vtes.published.prevents-more-than-1-damage.nothing-carried-over",
)
def _(change: Changes) -> None:
    def prevent(right: Right, self: DamageResolution, game: Vtes, amount: int, **of: Any) -> None:
        left = amount - self.points(**of)
        right(self, game, amount, **of)
        if left > 0:
            game.modify(CARRIED, self.current.victim, left, "action", Card(0))

    def offer(right: Right, self: DamageResolution, game: Vtes) -> Decision | None:
        carried = min(game.modified(CARRIED, self.current.victim), self.points())
        if carried > 0:
            game.modify(CARRIED, self.current.victim, -carried, "action", Card(0))
            self.prevent(game, carried)
        decision: Decision | None = right(self, game)
        return decision

    change.replace(DamageResolution, "prevent", prevent)
    change.replace(DamageResolution, "offer_prevention", offer)


@wrong(
    "damage is prevented in the press step, where there is none",
    breaks="vtes.published.immediate-damage-prevention.needs-damage",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: Prevent, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        return None if isinstance(frame, Round) else right(self, game, frame, seat, choice)

    def apply(right: Right, self: Prevent, game: Vtes, play: Any) -> None:
        if game.within(DamageResolution) is not None:
            right(self, game, play)

    change.replace(prevention.Prevent, "refusal", refusal)
    change.replace(prevention.Prevent, "apply", apply)
    play_also_in(change, "press", *ways_with(Prevent))


@wrong(
    "nobody is allocated more points than they have pool",
    breaks="vtes.published.allocate-points-for-pool-damage.more-than-the-pool",
)
def _(change: Changes) -> None:
    def terms(right: Right, self: BurnAllocated, game: Vtes, caller: Seat) -> Any:
        for choice in right(self, game, caller):
            if all(share.amount <= game.seats[share.seat].pool for share in choice.points):
                yield choice

    change.replace(BurnAllocated, "terms", terms)


@wrong(
    "a vampire that votes for a referendum gains votes against it",
    breaks="vtes.published.gains-votes-against.not-by-who-votes-for",
)
def _(change: Changes) -> None:
    never_refusing(change, votes.VotesAgainst, "refusal", votes.VOTES_FOR)


@wrong(
    "a vampire that has gained votes against a referendum votes for it with its own",
    breaks="vtes.published.gains-votes-against.commits-to-vote-against",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: Referendum, *rest: Any) -> Refusal | None:
        found: Refusal | None = right(self, *rest)
        return None if found is voting.AGAINST_ONLY else found

    change.replace(Referendum, "voter_refusal", refusal)
