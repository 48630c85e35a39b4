"""Sources of votes and ballots, and refusals of votes. V5 'Gaining Votes', 'Sabbat', 'Laibon'."""

from __future__ import annotations

import msgspec

from reference_engine.kernel import NO_CARD, Card, CardId, Seat
from reference_engine.kernel.cached_query import cached_query
from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.card_dsl import modifiers
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table.state import InPlay, Table

VOTES_OF_TITLE = {
    "primogen": 1, "prince": 2, "baron": 2, "justicar": 3, "inner circle": 4,
    "bishop": 1, "archbishop": 2, "cardinal": 3, "regent": 4, "kholo": 2, "magaji": 2,
}  # fmt: skip
"""Votes of a title. The prisci vote in a block of their own."""

BLOCK = 3
"""Votes that all prisci have together."""

VOTES_AGAINST = "votes against"
"""Votes that a vampire has gained for one side of a referendum only."""

OTHER_TITLES = "vtes.votes.other-titles-by-card-text"
OF_AN_INDEPENDENT = (
    OTHER_TITLES, "vtes.sect.independent.printed-votes", "vtes.sect.independent.printed-votes-count-as-title",
)  # fmt: skip
RULES_OF_TITLE = {
    "primogen": ("vtes.votes.primogen-one",),
    "prince": ("vtes.votes.prince-two",),
    "baron": ("vtes.votes.baron-two",),
    "justicar": ("vtes.votes.justicar-three",),
    "inner circle": ("vtes.votes.inner-circle-four",),
    "bishop": ("vtes.legacy.sabbat.votes-bishop-1",),
    "archbishop": ("vtes.legacy.sabbat.votes-archbishop-2",),
    "cardinal": ("vtes.legacy.sabbat.votes-cardinal-3",),
    "regent": ("vtes.legacy.sabbat.votes-regent-4",),
    "kholo": ("vtes.legacy.laibon.votes-kholo-2",),
    "magaji": ("vtes.legacy.laibon.votes-magaji-2",),
}
CALLS = "vtes.votes.calling-card-gives-vote-to-acting-controller"

BURNED = ("vtes.votes.political-card-one-vote", "vtes.votes.burned-political-cards-text-ignored")
"""Rules for the vote of a political action card."""

AGREEMENT = "vtes.legacy.prisci.vampire-casts-all-votes-and-ballots-alike"

TERMS_FIRST = Refusal("vtes.referendum.step-terms", "votes can be cast only after the terms are chosen")
POLLING_IS_OVER = Refusal("vtes.referendum.polling.ends-when-all-finished", "the polling is over")
CARDS_FIRST = Refusal(
    "vtes.referendum.polling.before-votes-cards-first",
    "votes can be cast only after the cards played before the polling",
)
HAS_VOTED = Refusal("vtes.referendum.polling.cast-votes-cannot-be-changed", "these votes have already been cast")
HAS_CAST_BALLOT = Refusal("vtes.legacy.prisci.ballot-is-for-or-against-main", "these ballots have already been cast")
NO_EDGE_TO_BURN = Refusal("vtes.votes.edge-burned-for-one-vote", "you do not have the Edge")
NOT_YOUR_VOTES = Refusal("vtes.votes.ready-titled-vampires-give-votes", "you do not control that minion")
VOTER_IN_TORPOR = Refusal("vtes.torpor.cannot-vote", "a vampire in torpor cannot vote")
VOTER_NOT_READY = Refusal("vtes.votes.only-while-ready", "the minion is not ready")
NO_VOTES = Refusal("vtes.votes.none-inherent", "the minion has no votes")
ONLY_A_BALLOT = Refusal(
    "vtes.legacy.prisci.block-of-3-votes-shared", "a priscus has no votes of its own; the prisci share 3"
)
NO_BALLOT = Refusal("vtes.legacy.prisci.one-ballot-per-ready-priscus", "that source gives you no ballot")
NO_VOTE_AS_BALLOT = Refusal(
    "vtes.legacy.prisci.votes-not-usable-in-sub-referendum", "votes do not count in the referendum of the prisci"
)
OTHER_SIDE = Refusal(
    "vtes.votes.one-source-casts-as-a-group", "you have already cast votes from this source on the other side"
)
BALLOT_ON_OTHER_SIDE = Refusal(AGREEMENT, "the vampire has already voted on the other side")
ONE_CARD_VOTE = Refusal("vtes.votes.political-card-maximum-one", "you can get only 1 vote from political action cards")
NO_CARD_VOTE = Refusal("vtes.votes.political-card-marked-one-vote", "you have no such political action card in hand")
VOTING_COSTS_BLOOD = Refusal(
    "vtes.golden-rule.cards-override-rules", "the vampire has too little blood to vote on this side"
)
SHUT_OUT = Refusal("vtes.golden-rule.cards-override-rules", "an effect prevents vampires of that sect from voting")
AGAINST_ONLY = Refusal(
    "vtes.published.gains-votes-against.commits-to-vote-against",
    "the vampire has gained votes against the referendum and must vote against it",
)
ABSTAINS = Refusal("vtes.golden-rule.cards-override-rules", "an effect makes the vampire abstain")


class Cast(msgspec.Struct, frozen=True):
    """Votes or ballots cast: seat, side, number and source."""

    seat: Seat
    side: str
    votes: int
    source: CardId = NO_CARD
    source_: Card = Card(0)
    ballots: int = 0


def rules_of(title: str) -> tuple[str, ...]:
    """Return the rules that give a title's votes, or those of a minion that has votes of its own."""
    return OF_AN_INDEPENDENT if titles.own_votes(title) else RULES_OF_TITLE.get(title, (OTHER_TITLES,))


@cached_query
def votes(game: Table, voter: InPlay) -> int:
    """Return the votes of a ready minion, locked or not. V5 'Titled Vampires'."""
    title = titles.title(game, voter)
    return VOTES_OF_TITLE.get(title, 0) + titles.own_votes(title) + modifiers.bonus(game, "votes", voter)


@cached_query
def ballots(game: Table, voter: InPlay) -> int:
    """Return the ballots of a ready minion, locked or not. V5 'The Prisci Block'."""
    return (titles.title(game, voter) == "priscus") + modifiers.bonus(game, "ballots", voter)
