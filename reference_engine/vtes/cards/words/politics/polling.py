"""Effects on a referendum and after it. V5 'Polling', 'Resolve the Referendum'."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from reference_engine.kernel import NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.language import Ability, CardInUse, Effect, Targets
from reference_engine.vtes.cards.words.actions.waking import ACTION_NOT_OVER
from reference_engine.vtes.cards.words.playing.limits import NOT_LOCKED
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.politics.political_actions import CalledReferendum, PoliticalAction
from reference_engine.vtes.table.state import READY, InPlay, Table
from scenarios.wire_types.vtes.choices import Play, Use

HAS_CAST_NOTHING = Refusal(
    "vtes.ruling.scalpel-tongue.only-after-votes-cast", "that is not a vampire that has cast votes or ballots"
)
POLLING_HAS_BEGUN = Refusal(
    "vtes.referendum.polling.before-votes-cards-first", "this can be used only before any votes or ballots are cast"
)
MORE_THAN_MARGIN = Refusal(
    "vtes.golden-rule.cards-override-rules",
    "that is more than the card or the margin of the referendum allows",
)
NOTHING_PASSED = Refusal(
    "vtes.golden-rule.cards-override-rules", "this vampire has not just called a referendum that passed"
)


def polling(game: Table) -> CalledReferendum:
    """Return the current referendum."""
    referendum = game.within(CalledReferendum)
    assert referendum is not None
    return referendum


class Silence(Effect):
    """Locks a vampire that has cast votes or ballots, and makes it abstain; `burn`: blood that it burns."""

    windows = frozenset({"polling"})
    rules = ("vtes.votes.other-cards-follow-normal-rules", "vtes.referendum.polling.cast-in-any-order")

    def __init__(self, burn: int = 0) -> None:
        self.burn = burn

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        referendum = game.within(CalledReferendum)
        cast = referendum.cast if referendum is not None else ()
        return [(source, NOBODY, "") for source in dict.fromkeys(each.source for each in cast) if source]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        vampire = game.cards.get(choice.target)
        if vampire is None or not vampire.facts.is_vampire:
            return NOT_ELIGIBLE
        has_cast = any(cast.source == vampire.id for cast in polling(game).cast)
        return None if has_cast else HAS_CAST_NOTHING

    def apply(self, game: Table, play: CardInUse) -> None:
        vampire = game.cards.get(play.target)
        if vampire is None:
            return
        polling(game).silence(game, vampire)
        game.lock(vampire)
        game.burn_blood(vampire, self.burn)


class OnlySect(Effect):
    """Stops vampires of other sects from casting votes or ballots in this referendum."""

    windows = frozenset({"before-votes"})
    elsewhere = POLLING_HAS_BEGUN
    rules = ("vtes.referendum.polling.before-votes-cards-first",)

    def __init__(self, sect: str) -> None:
        self.sect = sect

    def apply(self, game: Table, play: CardInUse) -> None:
        referendum = polling(game)
        allowed = referendum.electorate or (self.sect,)
        referendum.electorate = tuple(sect for sect in allowed if sect == self.sect) or ("none",)


class GainByMargin(Effect):
    """Gives the acting vampire blood equal to the margin of its referendum.

    Up to `to_pool` goes to its controller's pool instead.
    """

    windows = frozenset({"after-resolution"})
    elsewhere = ACTION_NOT_OVER
    rules = ("vtes.referendum.resolve.passes-with-more-for-than-against",)

    def __init__(self, to_pool: int = 0) -> None:
        self.to_pool = to_pool

    def variants(self, game: Table, seat: Seat, choice: Play) -> Iterable[Play]:
        return [msgspec.structs.replace(choice, x=pool) for pool in range(self.to_pool + 1)]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not isinstance(frame, PoliticalAction) or not frame.margin:
            return NOTHING_PASSED
        return None if 0 <= choice.x <= min(self.to_pool, frame.margin) else MORE_THAN_MARGIN

    def apply(self, game: Table, play: CardInUse) -> None:
        action = game.within(PoliticalAction)
        assert action is not None
        game.add_blood(game.cards[play.minion], action.margin - play.x)
        game.gain_pool(play.seat, play.x)


class UnlockAfterPassing(Ability):
    """Unlocks the vampire after a passed referendum of its political action."""

    windows = frozenset({"after-resolution"})

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if not isinstance(frame, PoliticalAction) or frame.minion != card.id or not frame.margin:
            return NOTHING_PASSED
        return None if card.locked and card.region == READY else NOT_LOCKED

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.unlock(card)
