"""Referendums: polling and the count. V5 'Politics'."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from reference_engine.kernel import NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Choice, Decision, Pass, Refusal
from reference_engine.kernel.frames import Step, asks, procedure, rule
from reference_engine.vtes import events
from reference_engine.vtes.choices import EDGE, Vote
from reference_engine.vtes.facts import facts
from reference_engine.vtes.play import RefillHand
from reference_engine.vtes.sequence import Sequenced
from reference_engine.vtes.table import IN_PLAY, READY, TORPOR, InPlay

if TYPE_CHECKING:
    from reference_engine.vtes.game import Vtes

VOTES_OF_TITLE = {
    "primogen": 1, "prince": 2, "baron": 2, "justicar": 3, "inner circle": 4,
    "bishop": 1, "archbishop": 2, "cardinal": 3, "regent": 4, "kholo": 2, "magaji": 2,
}  # fmt: skip
"""V5 'Gaining Votes', 'Sabbat', 'Laibon'. The prisci vote in a block of their own."""

RULE_OF_TITLE = {
    "primogen": "vtes.votes.primogen-one",
    "prince": "vtes.votes.prince-two",
    "baron": "vtes.votes.baron-two",
    "justicar": "vtes.votes.justicar-three",
    "inner circle": "vtes.votes.inner-circle-four",
}

OTHER_TITLES = "vtes.votes.other-titles-by-card-text"

CALLS = "vtes.votes.calling-card-gives-vote-to-acting-controller"
BURNED = ("vtes.votes.political-card-one-vote", "vtes.votes.burned-political-cards-text-ignored")
"""Where the vote of a political action card comes from."""


HAS_VOTED = Refusal("vtes.referendum.polling.cast-votes-cannot-be-changed", "these votes have been cast already")
WITHOUT_EDGE = Refusal("vtes.votes.edge-burned-for-one-vote", "the Methuselah does not have the Edge")
NOT_YOUR_VOTES = Refusal("vtes.votes.ready-titled-vampires-give-votes", "the Methuselah does not control that minion")
VOTER_IN_TORPOR = Refusal("vtes.torpor.cannot-vote", "a vampire in torpor abstains")
VOTER_NOT_READY = Refusal("vtes.votes.only-while-ready", "the minion is not ready")
NO_VOTES = Refusal("vtes.votes.none-inherent", "the minion gives no votes")
OTHER_SIDE = Refusal(
    "vtes.votes.one-source-casts-as-a-group", "the source has cast votes on the other side in this referendum"
)
ONE_CARD_VOTE = Refusal(
    "vtes.votes.political-card-maximum-one", "political action cards give a Methuselah no more than 1 vote"
)
NO_CARD_VOTE = Refusal(
    "vtes.votes.political-card-marked-one-vote", "no such political action card is in the Methuselah's hand"
)
TOO_LITTLE_BLOOD = Refusal(
    "vtes.golden-rule.cards-override-rules", "the vampire lacks the blood that voting on this side costs"
)


class Cast(msgspec.Struct, frozen=True):
    """Votes that have been cast: whose, of which source, on which side, how many."""

    seat: Seat
    side: str
    votes: int
    source: CardId = NO_CARD
    source_: Card = Card(0)


@procedure
class Referendum(Sequenced, kw_only=True):
    """Terms, polling, resolution. V5 'The Referendum'."""

    seat: Seat
    """Whose referendum it is, and who has the impulse first."""
    votes_for: int = 0
    votes_against: int = 0
    cast: tuple[Cast, ...] = ()

    KIND = "referendum"

    def calling_card(self) -> Card:
        """The political action card that has called it; none for a blood hunt."""
        return Card(0)

    def blood_to_vote(self, game: Vtes, voter: InPlay, side: str) -> int:
        """How much blood a vampire has to burn to cast its votes on a side."""
        return 0

    def order(self, game: Vtes) -> tuple[Seat, ...]:
        return (
            (self.seat, *game.clockwise(self.seat)) if not game.seats[self.seat].ousted else game.clockwise(self.seat)
        )

    def passes_vote(self) -> bool:
        """More votes for than against. V5 'Resolve the Referendum': ties fail."""
        return self.votes_for > self.votes_against

    @rule("vtes.referendum.three-steps", "vtes.referendum.step-terms")
    def call_it(self, game: Vtes) -> None:
        game.emit(events.ReferendumCalled(self.KIND, self.seat))

    @asks(
        "vtes.referendum.polling.cast-in-any-order",
        "vtes.referendum.polling.no-obligation",
        "vtes.referendum.polling.ends-when-all-finished",
        "vtes.votes.gained-need-not-be-cast",
        "vtes.votes.none-inherent",
        "vtes.votes.only-while-ready",
        "vtes.votes.lock-state-irrelevant",
        "vtes.votes.methuselah-may-split-between-sources",
    )
    def poll(self, game: Vtes) -> Decision | None:
        return self.opportunity(game, "polling")

    @rule(
        "vtes.referendum.polling.cast-votes-cannot-be-changed",
        "vtes.votes.each-for-or-against",
        "vtes.votes.one-source-casts-as-a-group",
    )
    def settle_poll(self, game: Vtes, choice: Choice) -> None:
        self.goto(Referendum.poll)
        if isinstance(choice, Pass):
            self.passes(game, game.asked)
            return
        self.used()
        if isinstance(choice, Vote):
            self.cast_votes(game, game.asked, choice)
        else:
            game.carry_out(game.asked, choice)

    def cast_votes(self, game: Vtes, seat: Seat, choice: Vote) -> None:
        """Count the votes of one source, all on one side."""
        votes, why = 1, self.why_votes(game, seat, choice)
        if choice.source_:
            if choice.source_ != self.calling_card() or seat != self.seat:
                game.take_from_hand(seat, choice.source_)
                game.to_ash_heap(seat, choice.source_)
                game.call(RefillHand(seat=seat))
        elif choice.source == EDGE:
            game.take_edge(NOBODY)
        else:
            voter = game.cards[choice.source]
            votes = self.votes_left(game, voter)
            game.burn_blood(voter, self.blood_to_vote(game, voter, choice.side))
        self.cast += (Cast(seat, choice.side, votes, choice.source, choice.source_),)
        if choice.side == "for":
            self.votes_for += votes
        else:
            self.votes_against += votes
        game.emit(events.VoteCast(seat, choice.side, votes, choice.source, choice.source_), *why)

    def why_votes(self, game: Vtes, seat: Seat, choice: Vote) -> tuple[str, ...]:
        """The rules by which a source gives votes. V5 'Gaining Votes'."""
        if choice.source == EDGE:
            return ("vtes.votes.edge-burned-for-one-vote", "vtes.faq.politics.edge-vote-belongs-to-methuselah")
        if not choice.source_:
            voter = game.cards[choice.source]
            if not voter.facts.is_minion:
                return ("vtes.votes.other-cards-follow-normal-rules",)
            return ("vtes.votes.ready-titled-vampires-give-votes", RULE_OF_TITLE.get(game.title(voter), OTHER_TITLES))
        calls = choice.source_ == self.calling_card() and seat == self.seat
        return (
            "vtes.votes.vote-belongs-to-methuselah-not-vampire",
            "vtes.faq.politics.card-vote-belongs-to-methuselah",
            *((CALLS,) if calls else BURNED),
            *(() if self.calling_card() else ("vtes.faq.politics.cardless-referendum-everyone-may-burn-one",)),
        )

    def votes_left(self, game: Vtes, voter: InPlay) -> int:
        """The votes of a source that have not been cast yet."""
        return game.votes(voter) - sum(cast.votes for cast in self.cast if cast.source == voter.id)

    @rule("vtes.referendum.three-steps")
    def resolve(self, game: Vtes) -> None:
        passed = self.passes_vote()
        why = ["vtes.referendum.resolve." + ("passes-with-more-for-than-against" if passed else "otherwise-fails")]
        if self.votes_for == self.votes_against:
            why.append("vtes.referendum.resolve.ties-fail")
        game.emit(events.ReferendumResolved(passed, self.votes_for, self.votes_against), *why)
        game.expire("referendum")

    @rule()
    def enact(self, game: Vtes) -> None:
        raise NotImplementedError

    STEPS: ClassVar[tuple[Step, ...]] = (call_it, poll, settle_poll, resolve, enact)

    def extra_options(self, game: Vtes, seat: Seat, window: str) -> list[Choice]:
        sources = [(voter.id, Card(0)) for voter in game.controlled(seat, READY, IN_PLAY)]
        cards = dict.fromkeys((self.calling_card(), *game.seats[seat].hand))
        sources += [(NO_CARD, card) for card in cards if card]
        return [
            choice
            for source, card in [*sources, (EDGE, Card(0))]
            for side in ("for", "against")
            if self.vote_refusal(game, seat, choice := Vote(side, source, card)) is None
        ]

    def vote_refusal(self, game: Vtes, seat: Seat, choice: Vote) -> Refusal | None:
        """Why a source gives a Methuselah no votes to cast now, or None. V5 'Gaining Votes'."""
        if choice.source_:
            return self.card_vote_refusal(game, seat, choice.source_)
        before = [cast for cast in self.cast if cast.source == choice.source]
        if choice.source == EDGE:
            return HAS_VOTED if before else None if game.edge == seat else WITHOUT_EDGE
        voter = game.cards.get(choice.source)
        if voter is None or voter.controller != seat:
            return NOT_YOUR_VOTES
        if voter.region == TORPOR:
            return VOTER_IN_TORPOR
        if voter.region != READY and voter.facts.is_minion:
            return VOTER_NOT_READY
        if self.votes_left(game, voter) <= 0:
            return HAS_VOTED if before else NO_VOTES
        if before and before[0].side != choice.side:
            return OTHER_SIDE
        return None if voter.counters >= self.blood_to_vote(game, voter, choice.side) else TOO_LITTLE_BLOOD

    def card_vote_refusal(self, game: Vtes, seat: Seat, card: Card) -> Refusal | None:
        """Why a political action card gives a Methuselah no vote now, or None."""
        before = [cast for cast in self.cast if cast.source_ and cast.seat == seat]
        if seat == self.seat and self.calling_card():
            game.cite(("vtes.faq.politics.no-second-card-vote-for-caller",))
            if card != self.calling_card():
                return ONE_CARD_VOTE
            return HAS_VOTED if before else None
        if "political action" not in facts()[card].types or card not in game.seats[seat].hand:
            return NO_CARD_VOTE
        return ONE_CARD_VOTE if before else None


def votes(game: Vtes, voter: InPlay) -> int:
    """The votes that a ready minion gives. V5 'Titled Vampires': locked or not."""
    return VOTES_OF_TITLE.get(game.title(voter), 0) + game.bonus("votes", voter)
