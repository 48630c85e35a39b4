"""Cards of the polling and of the end of a political action. V5 'Polling', 'Gaining Votes'."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from reference_engine.kernel import NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.cards.words.playing.effects import ACTION_NOT_OVER
from reference_engine.vtes.cards.words.playing.modes import Reaction
from reference_engine.vtes.cards.words.politics.votes import NOTHING_PASSED, PollingReaction
from reference_engine.vtes.declarations.language import CardInUse, Effect, Mode, Targets
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.politics.political_actions import CalledReferendum, PoliticalAction
from reference_engine.vtes.table.choices import Play
from reference_engine.vtes.table.state import READY, Table

HAS_CAST_NOTHING = Refusal(
    "vtes.ruling.scalpel-tongue.only-after-votes-cast", "that is no vampire that has cast votes or ballots"
)
POLLING_HAS_BEGUN = Refusal(
    "vtes.referendum.polling.before-votes-cards-first", "the card is used before any vote or ballot is cast"
)
MORE_THAN_MARGIN = Refusal(
    "vtes.golden-rule.cards-override-rules",
    "no more goes to the pool than the card says, and than the votes by which the referendum has passed",
)


def polling(game: Table) -> CalledReferendum:
    """The referendum under way."""
    referendum = game.within(CalledReferendum)
    assert referendum is not None
    return referendum


class ByOccasion(Mode):
    """A card that is an action modifier for the acting minion and a reaction for others, or that is used in an action
    or in a polling: the first of its ways that fits."""

    def __init__(self, *ways: Mode) -> None:
        super().__init__()
        self.ways = ways
        self.windows = frozenset[str]().union(*(way.windows for way in ways))
        self.effects = ways[0].effects

    def now(self, game: Table, seat: Seat) -> Mode:
        """The way that fits the moment and the player."""
        acting = game.active == seat
        in_polling = game.within(CalledReferendum) is not None
        for way in self.ways:
            for_polling = isinstance(way, PollingReaction) or "polling" in way.windows
            if isinstance(way, Reaction) is not acting and for_polling is in_polling:
                return way
        return self.ways[-1]

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return self.now(game, seat).targets(game, frame, seat, minion)

    def players(self, game: Table, frame: Frame, seat: Seat) -> Iterable[CardId]:
        return self.now(game, seat).players(game, frame, seat)

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return self.now(game, seat).refusal(game, frame, seat, choice)

    def out_of_place(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal:
        return self.now(game, seat).out_of_place(game, frame, seat, choice)

    def played(self, game: Table, play: CardInUse) -> None:
        self.now(game, play.seat).played(game, play)

    def take_effect(self, game: Table, play: CardInUse) -> None:
        self.now(game, play.seat).take_effect(game, play)


class VotesAgainst(Effect):
    """More votes for this vampire, which it can cast against the referendum only."""

    windows = frozenset({"polling"})
    rules = (
        "vtes.votes.other-cards-follow-normal-rules",
        "vtes.votes.gained-need-not-be-cast",
        "vtes.faq.politics.votes-gained-only-while-polling",
        "vtes.ruling.protected-district.votes-not-cast-on-play",
    )

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, game: Table, play: CardInUse) -> None:
        game.modify("votes against", play.minion, self.amount, "referendum", play.card)


class Silence(Effect):
    """A vampire that has cast votes or ballots locks and abstains; `burn`: it burns so much blood."""

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
    """Vampires of other sects cast neither votes nor ballots in this referendum."""

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
    """Blood for the acting vampire, as much as the votes for its referendum exceeded those against it; up to `to_pool`
    of it goes to the pool of its controller instead."""

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


class LessInterceptOfLesser(Effect):
    """Allies and vampires younger than the acting one have less intercept during the action. No stealth is added."""

    rules = (
        "vtes.action.stealth-intercept.last-for-the-action",
        "vtes.modifier.acting-minion-any-time-before-resolution",
    )

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, game: Table, play: CardInUse) -> None:
        capacity = game.capacity(game.cards[play.minion])
        for minion in list(game.cards.values()):
            if minion.region != READY or minion.id == play.minion:
                continue
            if not minion.facts.is_vampire or game.capacity(minion) < capacity:
                game.modify("intercept", minion.id, -self.amount, "action", play.card)
