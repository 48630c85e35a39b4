"""Referendums: polling and the count. V5 'Politics'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.kernel import NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Choice, Decision, Pass, Refusal
from reference_engine.kernel.frames import asks, procedure, rule
from reference_engine.vtes import events
from reference_engine.vtes.choices import EDGE, Vote
from reference_engine.vtes.sequence import Sequenced
from reference_engine.vtes.table import READY, TORPOR, InPlay

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


HAS_VOTED = Refusal("vtes.referendum.polling.cast-votes-cannot-be-changed", "these votes have been cast already")
WITHOUT_EDGE = Refusal("vtes.votes.edge-burned-for-one-vote", "the Methuselah does not have the Edge")
NOT_YOUR_VOTES = Refusal("vtes.votes.ready-titled-vampires-give-votes", "the Methuselah does not control that minion")
VOTER_IN_TORPOR = Refusal("vtes.torpor.cannot-vote", "a vampire in torpor abstains")
VOTER_NOT_READY = Refusal("vtes.votes.only-while-ready", "the minion is not ready")
NO_VOTES = Refusal("vtes.votes.none-inherent", "the minion gives no votes")


@procedure
class Referendum(Sequenced, kw_only=True):
    """Terms, polling, resolution. V5 'The Referendum'."""

    seat: Seat
    """Whose referendum it is, and who has the impulse first."""
    votes_for: int = 0
    votes_against: int = 0
    cast: tuple[CardId, ...] = ()
    """The sources whose votes have been cast."""

    KIND = "referendum"

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
        if choice.source == EDGE:
            votes = 1
            why: tuple[str, ...] = ("vtes.votes.edge-burned-for-one-vote",)
            game.take_edge(NOBODY)
        else:
            voter = game.cards[choice.source]
            votes = game.votes(voter)
            why = ("vtes.votes.ready-titled-vampires-give-votes", RULE_OF_TITLE.get(game.title(voter), OTHER_TITLES))
        self.cast += (choice.source,)
        if choice.side == "for":
            self.votes_for += votes
        else:
            self.votes_against += votes
        game.emit(events.VoteCast(seat, choice.source, choice.side, votes), *why)

    @rule("vtes.referendum.three-steps")
    def resolve(self, game: Vtes) -> None:
        passed = self.passes_vote()
        why = ["vtes.referendum.resolve." + ("passes-with-more-for-than-against" if passed else "otherwise-fails")]
        if self.votes_for == self.votes_against:
            why.append("vtes.referendum.resolve.ties-fail")
        game.emit(events.ReferendumResolved(passed, self.votes_for, self.votes_against), *why)

    @rule()
    def enact(self, game: Vtes) -> None:
        raise NotImplementedError

    STEPS = (call_it, poll, settle_poll, resolve, enact)

    def extra_options(self, game: Vtes, seat: Seat, window: str) -> list[Choice]:
        sources = [*(voter.id for voter in game.minions(seat)), EDGE]
        return [
            Vote(source, side)
            for source in sources
            if self.vote_refusal(game, seat, source) is None
            for side in ("for", "against")
        ]

    def vote_refusal(self, game: Vtes, seat: Seat, source: CardId) -> Refusal | None:
        """Why a source gives a Methuselah no votes to cast now, or None. V5 'Gaining Votes'."""
        if source in self.cast:
            return HAS_VOTED
        if source == EDGE:
            return None if game.edge == seat else WITHOUT_EDGE
        voter = game.cards.get(source)
        if voter is None or voter.controller != seat:
            return NOT_YOUR_VOTES
        if voter.region == TORPOR:
            return VOTER_IN_TORPOR
        if voter.region != READY:
            return VOTER_NOT_READY
        return None if game.votes(voter) > 0 else NO_VOTES


def votes(game: Vtes, voter: InPlay) -> int:
    """The votes that a ready minion gives. V5 'Titled Vampires': locked or not."""
    return VOTES_OF_TITLE.get(game.title(voter), 0) + game.bonus("votes", voter)
