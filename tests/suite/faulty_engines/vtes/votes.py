"""Faulty engines: political actions and referendums."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reference_engine.kernel import Card, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.vtes.cards.words.politics.motions import BurnAllocated
from reference_engine.vtes.cards.words.politics.political_modes import PoliticalMode
from reference_engine.vtes.cards.words.politics.votes import LockForVotes, Votes
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing.play_card import PlayCard
from reference_engine.vtes.politics import voting
from reference_engine.vtes.politics.political_actions import CalledReferendum, PoliticalAction
from reference_engine.vtes.politics.referendum import Referendum
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table.card_facts import facts
from reference_engine.vtes.table.state import InPlay
from scenarios.wire_types.declarations import Share
from scenarios.wire_types.vtes.choices import EDGE, ChooseTerms, Use, Vote
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong("a political action has no stealth", breaks="vtes.political.default-stealth-plus-one")
def _(change: Changes) -> None:
    change.replace(PoliticalAction, "inherent_stealth", lambda right, self, game: 0)


@wrong("a political action is directed at the prey", breaks="vtes.political.undirected-no-target")
def _(change: Changes) -> None:
    change.replace(PoliticalAction, "directed_at", lambda right, self, game: (game.prey(self.seat),))


@wrong("allies play political action cards", breaks="vtes.political-card.only-vampires-play")
def _(change: Changes) -> None:
    def refusal(right: Right, self: PoliticalMode, game: Vtes, frame: Any, seat: Seat, choice: Any) -> Refusal | None:
        return super(PoliticalMode, self).refusal(game, frame, seat, choice)

    change.replace(PoliticalMode, "refusal", refusal)


@wrong("a vampire that has unlocked calls another referendum", breaks="vtes.political.once-per-turn-per-vampire")
def _(change: Changes) -> None:
    change.replace(PoliticalAction, "limits", lambda right, self: super(PoliticalAction, self).limits())


@wrong("one Methuselah may be allocated all points", breaks="vtes.golden-rule.cards-override-rules")
def _(change: Changes) -> None:
    def terms(right: Right, self: BurnAllocated, game: Vtes, caller: Seat) -> Iterator[ChooseTerms]:
        yield from right(self, game, caller)
        for seat in range(len(game.seats)):
            yield ChooseTerms(points=(Share(Seat(seat), self.points),))

    change.replace(BurnAllocated, "terms", terms)


@wrong("the prey of the caller chooses the terms", breaks="vtes.referendum.step-terms")
def _(change: Changes) -> None:
    def offer_terms(right: Right, self: CalledReferendum, game: Vtes) -> Decision | None:
        decision: Decision | None = right(self, game)
        if decision is not None:
            decision.seat = game.prey(self.seat)
        return decision

    change.replace(CalledReferendum, "offer_terms", offer_terms)


@wrong(
    "the caller burns a card beside the one that called the referendum",
    breaks="vtes.faq.politics.no-second-card-vote-for-caller",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: Referendum, game: Vtes, seat: Seat, card: Card) -> Refusal | None:
        found: Refusal | None = right(self, game, seat, card)
        own = seat == self.seat and card != self.calling_card()
        return None if own and "political action" in facts()[card].types else found

    change.replace(Referendum, "card_vote_refusal", refusal)


@wrong("two political action cards give two votes", breaks="vtes.votes.political-card-maximum-one")
def _(change: Changes) -> None:
    def refusal(right: Right, self: Referendum, game: Vtes, seat: Seat, card: Card) -> Refusal | None:
        found: Refusal | None = right(self, game, seat, card)
        return None if found is voting.ONE_CARD_VOTE and seat != self.seat else found

    change.replace(Referendum, "card_vote_refusal", refusal)


@wrong("the calling card gives no vote", breaks="vtes.votes.calling-card-gives-vote-to-acting-controller")
def _(change: Changes) -> None:
    change.replace(CalledReferendum, "calling_card", lambda right, self: Card(0))


@wrong("a burned card keeps its requirements", breaks="vtes.votes.burned-political-cards-text-ignored")
def _(change: Changes) -> None:
    def refusal(right: Right, self: Referendum, game: Vtes, seat: Seat, card: Card) -> Refusal | None:
        found: Refusal | None = right(self, game, seat, card)
        titled = any(titles.title(game, minion) in ("prince", "justicar") for minion in game.minions(seat))
        needy = facts()[card].name == "Parity Shift" and not titled
        return voting.NO_CARD_VOTE if found is None and needy else found

    change.replace(Referendum, "card_vote_refusal", refusal)


@wrong("votes gained later go the other way", breaks="vtes.votes.one-source-casts-as-a-group")
def _(change: Changes) -> None:
    def refusal(right: Right, self: Referendum, game: Vtes, seat: Seat, choice: Vote) -> Refusal | None:
        found: Refusal | None = right(self, game, seat, choice)
        return None if found is voting.OTHER_SIDE else found

    change.replace(Referendum, "vote_refusal", refusal)


@wrong("who has passed votes no more", breaks="vtes.referendum.polling.cast-in-any-order")
def _(change: Changes) -> None:
    def used(right: Right, self: Referendum) -> None:
        return None

    change.replace(Referendum, "used", used)


@wrong("a tie passes", breaks="vtes.referendum.resolve.ties-fail")
def _(change: Changes) -> None:
    change.replace(Referendum, "passes_vote", lambda right, self: self.tally("for") >= self.tally("against"))


@wrong("the Edge stays with who votes with it", breaks="vtes.votes.edge-burned-for-one-vote")
def _(change: Changes) -> None:
    def cast_votes(right: Right, self: Referendum, game: Vtes, seat: Seat, choice: Vote) -> None:
        edge = game.edge
        right(self, game, seat, choice)
        if choice.source == EDGE:
            game.edge = edge

    change.replace(Referendum, "cast_votes", cast_votes)


@wrong(
    "a headquarters gives its votes to a vampire", breaks="vtes.ruling.ventrue-headquarters.votes-belong-to-methuselah"
)
def _(change: Changes) -> None:
    def apply(right: Right, self: LockForVotes, game: Vtes, card: InPlay, choice: Use) -> None:
        game.lock(card)
        for vampire in game.minions(card.controller)[:1]:
            game.modify("votes", vampire.id, self.amount, "referendum", card.card)

    change.replace(LockForVotes, "apply", apply)


@wrong("votes of an oration are cast as it is held", breaks="vtes.ruling.bewitching-oration.votes-not-cast-on-play")
def _(change: Changes) -> None:
    def apply(right: Right, self: Votes, game: Vtes, play: PlayCard) -> None:
        referendum = game.within(Referendum)
        assert referendum is not None
        referendum.cast += (voting.Cast(play.seat, "for", self.amount),)

    change.replace(Votes, "apply", apply)


@wrong(
    "a referendum that fails makes the action fail",
    breaks="vtes.faq.politics.failed-referendum-still-successful-action",
)
def _(change: Changes) -> None:
    def enact(right: Right, self: CalledReferendum, game: Vtes) -> None:
        right(self, game)
        action = game.within(PoliticalAction)
        assert action is not None
        action.successful = self.passes_vote()

    change.replace(CalledReferendum, "enact", enact)
