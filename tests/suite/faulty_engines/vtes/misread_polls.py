"""Faulty engines: rulings and answers on votes and the cards of a polling."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.cards.words.actions.stealth_and_intercept import LessInterceptOfLesser
from reference_engine.vtes.cards.words.politics.political_modes import PollingModifier
from reference_engine.vtes.cards.words.politics.polling import GainByMargin, Silence, polling
from reference_engine.vtes.cards.words.politics.votes import Votes
from reference_engine.vtes.ending.ousting import Ousting
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.politics.political_actions import CalledReferendum, PoliticalAction
from reference_engine.vtes.politics.referendum import Referendum
from reference_engine.vtes.table.state import READY, InPlay
from scenarios.wire_types.vtes.choices import EDGE, Play, Vote
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vtes.ways import play_also_in, ways_with

WRONGLY = Refusal("vtes.golden-rule.cards-override-rules", "so says a wrong engine")


# Answers to questions.


@wrong(
    "votes are gained as soon as the action is announced", breaks="vtes.faq.politics.votes-gained-only-while-polling"
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: PollingModifier, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        return None if isinstance(frame, PoliticalAction) else right(self, game, frame, seat, choice)

    change.replace(PollingModifier, "refusal", refusal)
    play_also_in(change, "no-block", *ways_with(Votes))


@wrong("votes are gained only when they are needed", breaks="vtes.faq.politics.votes-need-not-be-needed")
def _(change: Changes) -> None:
    def refusal(right: Right, self: Votes, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        return WRONGLY if polling(game).passes_vote() else right(self, game, frame, seat, choice)

    change.replace(Votes, "refusal", refusal)


def never(change: Changes, when: Any) -> None:
    """Prevent votes if `when` is true."""

    def vote_refusal(right: Right, self: Referendum, game: Vtes, seat: Seat, choice: Vote) -> Any:
        return WRONGLY if when(self, game, seat, choice) else right(self, game, seat, choice)

    change.replace(Referendum, "vote_refusal", vote_refusal)


@wrong("who calls a referendum is for it", breaks="vtes.faq.politics.may-vote-against-own-referendum")
def _(change: Changes) -> None:
    never(change, lambda poll, game, seat, vote: seat == poll.seat and vote.side == "against")


@wrong("the card that calls a referendum is a vote for it", breaks="vtes.faq.politics.calling-card-vote-may-be-against")
def _(change: Changes) -> None:
    never(change, lambda poll, game, seat, vote: bool(vote.source_) and seat == poll.seat and vote.side == "against")


@wrong(
    "who has called a blood hunt burns no card for a vote",
    breaks="vtes.faq.politics.cardless-referendum-everyone-may-burn-one",
)
def _(change: Changes) -> None:
    never(change, lambda poll, game, seat, vote: bool(vote.source_) and seat == poll.seat and not poll.calling_card())


@wrong("the vote of a card goes with those of the vampires", breaks="vtes.faq.politics.card-vote-belongs-to-methuselah")
def _(change: Changes) -> None:
    never(
        change,
        lambda poll, game, seat, vote: any(
            cast.seat == seat and bool(cast.source_) != bool(vote.source_) and cast.side != vote.side
            for cast in poll.cast
        ),
    )


@wrong("the Edge is a vote of a ready vampire", breaks="vtes.faq.politics.edge-vote-belongs-to-methuselah")
def _(change: Changes) -> None:
    never(
        change,
        lambda poll, game, seat, vote: (
            vote.source == EDGE and not any(minion.facts.is_vampire for minion in game.minions(seat))
        ),
    )


# Cards of a polling.


@wrong("an oration is held while the terms are chosen", breaks="vtes.ruling.bewitching-oration.only-after-terms")
def _(change: Changes) -> None:
    def offer_terms(right: Right, self: CalledReferendum, game: Vtes) -> Decision | None:
        decision: Decision | None = right(self, game)
        if decision is not None:
            decision.options.extend(game.usable(self.seat, "polling", self))
        return decision

    change.replace(CalledReferendum, "offer_terms", offer_terms)


@wrong("a referendum is polled before its terms are chosen", breaks="vtes.ruling.protected-district.only-after-terms")
def _(change: Changes) -> None:
    names = [step.__name__ for step in CalledReferendum.STEPS]
    change.reorder(CalledReferendum, names[0], *names[3:-2], *names[1:3], *names[-2:])


@wrong(
    "votes of an oration are cast before others vote, or lost",
    breaks="vtes.ruling.bewitching-oration.cast-later-with-vampires-votes",
)
def _(change: Changes) -> None:
    def passes(right: Right, self: Referendum, game: Vtes, seat: Seat) -> None:
        right(self, game, seat)
        if seat == self.seat:
            game.modifiers = [gained for gained in game.modifiers if gained.stat != "votes"]

    change.replace(Referendum, "passes", passes)


def silencing(change: Changes, fits: Any) -> None:
    """Silence vampires that have cast no votes."""

    def targets(right: Right, self: Silence, game: Vtes, frame: Frame, seat: Seat, minion: Any) -> Any:
        return [(card.id, NOBODY, "") for card in game.cards.values() if card.facts.is_vampire]

    def refusal(right: Right, self: Silence, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        vampire = game.cards.get(choice.target)
        gladly = vampire is not None and vampire.region == READY and fits(game, vampire)
        return None if gladly else right(self, game, frame, seat, choice)

    change.replace(Silence, "targets", targets)
    change.replace(Silence, "refusal", refusal)


def has_gained(game: Vtes, vampire: InPlay) -> bool:
    return bool(game.modified("votes", vampire.id))


def has_gained_against(game: Vtes, vampire: InPlay) -> bool:
    return bool(game.modified("votes against", vampire.id))


@wrong("whoever could vote can be silenced", breaks="vtes.ruling.scalpel-tongue.only-after-votes-cast")
def _(change: Changes) -> None:
    silencing(change, lambda game, vampire: True)


@wrong(
    "votes that an oration has brought are silenced before they are cast",
    breaks=(
        "vtes.ruling.bewitching-oration.uncast-votes-immune-to-scalpel-tongue",
        "vtes.ruling.scalpel-tongue.held-votes-avoid-it",
    ),
)
def _(change: Changes) -> None:
    silencing(change, has_gained)


@wrong(
    "votes of a district are silenced before they are cast",
    breaks="vtes.ruling.protected-district.uncast-votes-immune-to-scalpel-tongue",
)
def _(change: Changes) -> None:
    silencing(change, has_gained_against)


@wrong(
    "intercept is lowered when somebody blocks",
    breaks=(
        "vtes.ruling.perfect-paragon.superior-playable-without-block",
        "vtes.published.minus-intercept.no-block-attempt-needed",
    ),
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: Any, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        blocked = isinstance(frame, Action) and frame.state == "block-attempt"
        return right(self, game, frame, seat, choice) if blocked else WRONGLY

    change.replace(LessInterceptOfLesser, "refusal", refusal)


@wrong("who has unlocked captivates no voters", breaks="vtes.ruling.voter-captivation.any-order-with-freak-drive")
def _(change: Changes) -> None:
    def refusal(right: Right, self: GainByMargin, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Any:
        unlocked = not game.cards[choice.minion].locked
        return WRONGLY if unlocked else right(self, game, frame, seat, choice)

    change.replace(GainByMargin, "refusal", refusal)


@wrong(
    "nobody is ousted before the political action is over",
    breaks=(
        "vtes.ruling.voter-captivation.cannot-save-from-ousting",
        "vtes.published.pool-gain-after-referendum.too-late-for-ousting",
    ),
)
def _(change: Changes) -> None:
    def pool_left(right: Right, self: Vtes, seat: Seat) -> None:
        if self.within(PoliticalAction) is None:
            right(self, seat)

    def end_of_action(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        game.set_off(Ousting())

    change.replace(Vtes, "pool_left", pool_left)
    change.replace(Action, "end_of_action", end_of_action)
