"""Referendums: polling and the count. V5 'Politics'."""

from __future__ import annotations

from typing import ClassVar

from reference_engine.kernel import NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Step, asks, procedure, rule
from reference_engine.vtes.card_dsl import modifiers
from reference_engine.vtes.playing.hands import RefillHand
from reference_engine.vtes.playing.sequencing import IMPULSE, Sequenced
from reference_engine.vtes.politics import voting
from reference_engine.vtes.politics.voting import (
    ABSTAINS,
    AGAINST_ONLY,
    AGREEMENT,
    BALLOT_ON_OTHER_SIDE,
    BLOCK,
    BURNED,
    CALLS,
    CARDS_FIRST,
    HAS_CAST_BALLOT,
    HAS_VOTED,
    NO_BALLOT,
    NO_CARD_VOTE,
    NO_EDGE_TO_BURN,
    NO_VOTE_AS_BALLOT,
    NO_VOTES,
    NOT_YOUR_VOTES,
    ONE_CARD_VOTE,
    ONLY_A_BALLOT,
    OTHER_SIDE,
    OTHER_TITLES,
    POLLING_IS_OVER,
    SHUT_OUT,
    TERMS_FIRST,
    VOTER_IN_TORPOR,
    VOTER_NOT_READY,
    VOTES_AGAINST,
    VOTING_COSTS_BLOOD,
    Cast,
)
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table import piles
from reference_engine.vtes.table.card_facts import facts
from reference_engine.vtes.table.state import IN_PLAY, READY, TORPOR, InPlay, Table
from scenarios.wire_types.declarations import Choice, Pass
from scenarios.wire_types.vtes import events
from scenarios.wire_types.vtes.choices import EDGE, CastBallot, Vote

PASSES = "vtes.referendum.resolve.passes-with-more-for-than-against"
FAILS = "vtes.referendum.resolve.otherwise-fails"


@procedure
class Referendum(Sequenced, kw_only=True):
    """A referendum: terms, polling, resolution. V5 'The Referendum'."""

    seat: Seat
    """Methuselah who called the referendum and has the impulse first."""
    cast: tuple[Cast, ...] = ()
    electorate: tuple[str, ...] = ()
    """Sects whose vampires may cast votes and ballots; empty: all."""
    abstaining: tuple[CardId, ...] = ()
    """Vampires that cast no votes or ballots, however many they have."""

    KIND: ClassVar[str]

    def calling_card(self) -> Card:
        """Return the political action card that called it, or 0 for a blood hunt."""
        return Card(0)

    def blood_to_vote(self, game: Table, voter: InPlay, side: str) -> int:
        """Return the blood that a vampire must burn to vote on a side."""
        return 0

    def order(self, game: Table) -> tuple[Seat, ...]:
        return (
            (self.seat, *game.clockwise(self.seat)) if not game.seats[self.seat].ousted else game.clockwise(self.seat)
        )

    def ballots(self, side: str) -> int:
        """Return the ballots cast for a side."""
        return sum(cast.ballots for cast in self.cast if cast.side == side)

    def block(self) -> str:
        """Return the current side of the prisci, or `abstain`. V5 'The Prisci Block'."""
        margin = self.ballots("for") - self.ballots("against")
        return "for" if margin > 0 else "against" if margin < 0 else "abstain"

    def tally(self, side: str) -> int:
        """Return the current votes for a side, including the prisci block."""
        return sum(cast.votes for cast in self.cast if cast.side == side) + (BLOCK if self.block() == side else 0)

    def passes_vote(self) -> bool:
        """Return whether there are more votes for than against. V5 'Resolve the Referendum': ties fail."""
        return self.tally("for") > self.tally("against")

    @rule("vtes.referendum.three-steps", "vtes.referendum.step-terms")
    def call_it(self, game: Table) -> None:
        game.emit(events.ReferendumCalled(self.KIND, self.seat))

    @asks("vtes.referendum.polling.before-votes-cards-first", *IMPULSE)
    def before_votes(self, game: Table) -> Decision | None:
        return self.opportunity(game, "before-votes")

    @rule("vtes.referendum.polling.before-votes-cards-first", *IMPULSE)
    def settle_before_votes(self, game: Table, choice: Choice) -> None:
        self.settle(game, choice)
        self.goto(Referendum.before_votes)

    @rule("vtes.referendum.polling.before-votes-cards-first")
    def open_poll(self, game: Table) -> None:
        self.passed = ()

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
    def poll(self, game: Table) -> Decision | None:
        return self.opportunity(game, "polling")

    @rule(
        "vtes.referendum.polling.cast-votes-cannot-be-changed",
        "vtes.votes.each-for-or-against",
        "vtes.votes.one-source-casts-as-a-group",
    )
    def settle_poll(self, game: Table, choice: Choice) -> None:
        self.goto(Referendum.poll)
        if isinstance(choice, Pass):
            self.passes(game, game.decider)
            return
        self.used()
        if isinstance(choice, Vote):
            self.cast_votes(game, game.decider, choice)
        elif isinstance(choice, CastBallot):
            self.cast_ballots(game, game.decider, choice)
        else:
            game.carry_out(game.decider, choice)

    def cast_votes(self, game: Table, seat: Seat, choice: Vote) -> None:
        """Count the votes of one source, all on one side."""
        votes, why = 1, self.why_votes(game, seat, choice)
        if choice.source_:
            if choice.source_ != self.calling_card() or seat != self.seat:
                piles.take_from_hand(game, seat, choice.source_)
                piles.to_ash_heap(game, seat, choice.source_)
                game.call(RefillHand(seat=seat))
        elif choice.source == EDGE:
            game.take_edge(NOBODY)
        else:
            voter = game.cards[choice.source]
            votes = self.votes_left(game, voter, choice.side)
            game.burn_blood(voter, self.blood_to_vote(game, voter, choice.side))
        self.cast += (Cast(seat, choice.side, votes, choice.source, choice.source_),)
        game.emit(events.VoteCast(seat, choice.side, votes, choice.source, choice.source_), *why)

    def cast_ballots(self, game: Table, seat: Seat, choice: CastBallot) -> None:
        """Count the ballots of one source, and determine the side of the prisci again. V5 'The Prisci Block'."""
        voter, before = game.cards[choice.source], self.block()
        ballots = self.ballots_left(game, voter)
        game.burn_blood(voter, self.blood_to_vote(game, voter, choice.side))
        self.cast += (Cast(seat, choice.side, 0, choice.source, ballots=ballots),)
        game.emit(
            events.BallotCast(seat, choice.side, ballots, choice.source),
            "vtes.legacy.prisci.sub-referendum-decides-side",
            "vtes.legacy.prisci.one-ballot-per-ready-priscus",
            "vtes.legacy.prisci.ballot-is-for-or-against-main",
        )
        game.cite((OTHER_TITLES,) if modifiers.bonus(game, "ballots", voter) else ())
        self.report_block(game, before)

    def report_block(self, game: Table, before: str) -> None:
        """Emit an event if the prisci have changed sides."""
        if self.block() == "abstain":
            game.cite(("vtes.legacy.prisci.tie-means-block-abstains",))
        if self.block() != before:
            game.emit(
                events.BlockShifted(self.block()),
                "vtes.legacy.prisci.block-shifts-while-polling",
                "vtes.legacy.prisci.majority-side-gets-3-votes",
                "vtes.legacy.prisci.block-of-3-votes-shared",
                "vtes.legacy.prisci.votes-not-usable-in-sub-referendum",
            )

    def silence(self, game: Table, vampire: InPlay) -> None:
        """Cancel a vampire's votes and ballots, and have it abstain."""
        before = self.block()
        self.cast = tuple(cast for cast in self.cast if cast.source != vampire.id)
        self.abstaining += (vampire.id,)
        game.emit(events.Abstained(vampire.id))
        self.report_block(game, before)

    def why_votes(self, game: Table, seat: Seat, choice: Vote) -> tuple[str, ...]:
        """Return the rules that give a source its votes. V5 'Gaining Votes'."""
        if choice.source == EDGE:
            return ("vtes.votes.edge-burned-for-one-vote", "vtes.faq.politics.edge-vote-belongs-to-methuselah")
        if not choice.source_:
            voter = game.cards[choice.source]
            if not voter.facts.is_minion:
                return ("vtes.votes.other-cards-follow-normal-rules",)
            return (
                "vtes.votes.ready-titled-vampires-give-votes",
                *voting.rules_of(titles.title(game, voter)),
            )
        calls = choice.source_ == self.calling_card() and seat == self.seat
        return (
            "vtes.votes.vote-belongs-to-methuselah-not-vampire",
            "vtes.faq.politics.card-vote-belongs-to-methuselah",
            *((CALLS,) if calls else BURNED),
            *(() if self.calling_card() else ("vtes.faq.politics.cardless-referendum-everyone-may-burn-one",)),
        )

    def extra_votes(self, game: Table, voter: InPlay) -> int:
        """Return the extra votes of a minion in this referendum."""
        return 0

    def votes_left(self, game: Table, voter: InPlay, side: str) -> int:
        """Return a source's remaining votes for a side."""
        total = voting.votes(game, voter) + self.extra_votes(game, voter) + game.modified(f"votes {side}", voter.id)
        return total - sum([cast.votes for cast in self.cast if cast.source == voter.id])

    def ballots_left(self, game: Table, voter: InPlay) -> int:
        """Return a source's remaining ballots."""
        return voting.ballots(game, voter) - sum(cast.ballots for cast in self.cast if cast.source == voter.id)

    @rule("vtes.referendum.three-steps")
    def resolve(self, game: Table) -> None:
        passed = self.passes_vote()
        game.cite((PASSES if passed else FAILS,))
        if self.tally("for") == self.tally("against"):
            game.cite(("vtes.referendum.resolve.ties-fail",))
        game.emit(events.ReferendumResolved(passed, self.tally("for"), self.tally("against")))
        game.expire("referendum")

    @rule()
    def enact(self, game: Table) -> None:
        raise NotImplementedError

    STEPS: ClassVar[tuple[Step, ...]] = (
        call_it, before_votes, settle_before_votes, open_poll, poll, settle_poll, resolve, enact,
    )  # fmt: skip

    MORE_IN = ("polling",)

    def extra_options(self, game: Table, seat: Seat, window: str) -> list[Choice]:
        sources = [(voter.id, Card(0)) for voter in game.controlled(seat, READY, IN_PLAY)]
        cards = dict.fromkeys((self.calling_card(), *game.seats[seat].hand))
        sources += [(NO_CARD, card) for card in cards]
        found: list[Choice] = [
            choice
            for source, card in [*sources, (EDGE, Card(0))]
            for side in ("for", "against")
            if self.vote_refusal(game, seat, choice := Vote(side, source, card)) is None
        ]
        return found + [
            ballot
            for source, _ in sources
            if source and voting.ballots(game, game.cards[source])
            for side in ("for", "against")
            if self.ballot_refusal(game, seat, ballot := CastBallot(side, source)) is None
        ]

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        return self.cast_refusal(game, seat, choice) if isinstance(choice, Vote | CastBallot) else None

    def cast_refusal(self, game: Table, seat: Seat, choice: Vote | CastBallot) -> Refusal | None:
        """Return why a Methuselah cannot cast these votes or ballots now, or None."""
        match game.window():
            case "terms":
                return TERMS_FIRST if self.pc < self.PLACE["poll"] else POLLING_IS_OVER
            case "before-votes":
                return CARDS_FIRST
        if isinstance(choice, Vote):
            return self.vote_refusal(game, seat, choice)
        return self.ballot_refusal(game, seat, choice)

    def vote_refusal(self, game: Table, seat: Seat, choice: Vote) -> Refusal | None:
        """Return why a source gives a Methuselah no votes now, or None. V5 'Gaining Votes'."""
        if choice.source_:
            return self.card_vote_refusal(game, seat, choice.source_)
        before = [cast for cast in self.cast if cast.source == choice.source]
        if choice.source == EDGE:
            return HAS_VOTED if before else None if game.edge == seat else NO_EDGE_TO_BURN
        if (refusal := self.voter_refusal(game, seat, choice)) is not None:
            return refusal
        voter = game.cards[choice.source]
        if self.votes_left(game, voter, choice.side) <= 0:
            if any(cast.votes for cast in before):
                return HAS_VOTED
            return ONLY_A_BALLOT if titles.title(game, voter) == "priscus" else NO_VOTES
        if before and before[0].side != choice.side:
            return BALLOT_ON_OTHER_SIDE if before[0].ballots else OTHER_SIDE
        game.cite((AGREEMENT,) if before and before[0].ballots else ())
        return None if voter.counters >= self.blood_to_vote(game, voter, choice.side) else VOTING_COSTS_BLOOD

    def voter_refusal(self, game: Table, seat: Seat, choice: Vote | CastBallot) -> Refusal | None:
        """Return why a card in play cannot cast votes or ballots on that side now, or None."""
        voter = game.cards.get(choice.source)
        if voter is None or voter.controller != seat:
            return NOT_YOUR_VOTES
        if voter.region == TORPOR:
            return VOTER_IN_TORPOR
        if voter.region != READY and voter.facts.is_minion:
            return VOTER_NOT_READY
        if self.electorate and voter.facts.is_vampire and game.sect(voter) not in self.electorate:
            return SHUT_OUT
        if voter.id in self.abstaining:
            return ABSTAINS
        return AGAINST_ONLY if choice.side == "for" and game.modified(VOTES_AGAINST, voter.id) else None

    def ballot_refusal(self, game: Table, seat: Seat, choice: CastBallot) -> Refusal | None:
        """Return why a source gives a Methuselah no ballot now, or None. V5 'The Prisci Block'."""
        if choice.source == EDGE:
            return NO_VOTE_AS_BALLOT
        if (refusal := self.voter_refusal(game, seat, choice)) is not None:
            return refusal
        voter = game.cards[choice.source]
        before = [cast for cast in self.cast if cast.source == choice.source]
        if self.ballots_left(game, voter) <= 0:
            if any(cast.ballots for cast in before):
                return HAS_CAST_BALLOT
            return NO_VOTE_AS_BALLOT if self.votes_left(game, voter, choice.side) > 0 else NO_BALLOT
        if before and before[0].side != choice.side:
            return BALLOT_ON_OTHER_SIDE
        game.cite((AGREEMENT,) if before else ())
        return None if voter.counters >= self.blood_to_vote(game, voter, choice.side) else VOTING_COSTS_BLOOD

    def card_vote_refusal(self, game: Table, seat: Seat, card: Card) -> Refusal | None:
        """Return why a political action card gives a Methuselah no vote now, or None."""
        called_with = self.calling_card() if seat == self.seat else Card(0)
        if called_with:
            game.cite(("vtes.faq.politics.no-second-card-vote-for-caller",))
            if card != called_with:
                return ONE_CARD_VOTE
        elif "political action" not in facts()[card].types or card not in game.seats[seat].hand:
            return NO_CARD_VOTE
        if any(cast.source_ and cast.seat == seat for cast in self.cast):
            return HAS_VOTED if called_with else ONE_CARD_VOTE
        return None
