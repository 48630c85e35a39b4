"""Faulty engines: titles that are gained, the prisci, and the cards of a polling."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.cards.words.actions.stealth_and_intercept import LessInterceptOfLesser
from reference_engine.vtes.cards.words.politics.motions import BurnAllocated
from reference_engine.vtes.cards.words.politics.polling import GainByMargin, Silence
from reference_engine.vtes.cards.words.politics.votes import VotesAgainst
from reference_engine.vtes.cards.words.sects.identities import Secede
from reference_engine.vtes.cards.words.sects.titles_from_cards import TitleByReferendum
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing.play_card import PlayCard
from reference_engine.vtes.politics import voting
from reference_engine.vtes.politics.political_actions import CalledReferendum, PoliticalAction
from reference_engine.vtes.politics.referendum import Referendum
from reference_engine.vtes.sects import contested_titles, granting, membership, titles
from reference_engine.vtes.table.state import InPlay
from scenarios.wire_types.vtes.choices import CastBallot, Play
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong("each ballot is three votes", breaks="vtes.legacy.prisci.block-of-3-votes-shared")
def _(change: Changes) -> None:
    def tally(right: Right, self: Referendum, side: str) -> int:
        return sum(cast.votes + 3 * cast.ballots for cast in self.cast if cast.side == side)

    change.replace(Referendum, "tally", tally)


@wrong("the first ballot decides for the prisci", breaks="vtes.legacy.prisci.block-shifts-while-polling")
def _(change: Changes) -> None:
    def block(right: Right, self: Referendum) -> str:
        return next((cast.side for cast in self.cast if cast.ballots), "abstain")

    change.replace(Referendum, "block", block)


@wrong("with equal ballots the prisci are for it", breaks="vtes.legacy.prisci.tie-means-block-abstains")
def _(change: Changes) -> None:
    def block(right: Right, self: Referendum) -> str:
        found: str = right(self)
        return "for" if found == "abstain" and self.ballots("for") else found

    change.replace(Referendum, "block", block)


@wrong(
    "a priscus votes one way and casts its ballot the other",
    breaks=(
        "vtes.legacy.prisci.vampire-casts-all-votes-and-ballots-alike",
        "vtes.published.gratiano.votes-and-ballots-on-one-side",
    ),
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: Referendum, game: Vtes, seat: Seat, choice: Any) -> Refusal | None:
        found: Refusal | None = right(self, game, seat, choice)
        return None if found is voting.BALLOT_ON_OTHER_SIDE else found

    change.replace(Referendum, "vote_refusal", refusal)
    change.replace(Referendum, "ballot_refusal", refusal)


@wrong("a ballot can be cast again, on the other side", breaks="vtes.legacy.prisci.ballot-is-for-or-against-main")
def _(change: Changes) -> None:
    def refusal(right: Right, self: Referendum, game: Vtes, seat: Seat, choice: CastBallot) -> Refusal | None:
        found: Refusal | None = right(self, game, seat, choice)
        return None if found is voting.HAS_CAST_BALLOT else found

    change.replace(Referendum, "ballot_refusal", refusal)


@wrong("a priscus outside the Sabbat casts its ballot", breaks="vtes.legacy.sabbat.titles-need-sabbat")
def _(change: Changes) -> None:
    def ballots(right: Right, game: Vtes, voter: InPlay) -> int:
        return int(titles.held(voter) == "priscus")

    change.replace(voting, "ballots", ballots)


@wrong("titles add up", breaks=("vtes.sect.title.at-most-one", "vtes.ruling.toreador-justicar.previous-title-lost"))
def _(change: Changes) -> None:
    def receive(right: Right, game: Vtes, vampire: InPlay, granted: str, of: str, card: Card, owner: Seat) -> None:
        had = voting.VOTES_OF_TITLE.get(titles.title(game, vampire), 0)
        right(game, vampire, granted, of, card, owner)
        if had:
            game.modify("votes", vampire.id, had, "game", card)

    change.replace(granting, "receive", receive)


@wrong("a lower title is not taken", breaks="vtes.sect.title.new-one-replaces-even-if-lower")
def _(change: Changes) -> None:
    def may_receive(right: Right, game: Vtes, vampire: InPlay, granted: str, of: str) -> bool:
        worth = voting.VOTES_OF_TITLE
        lower = worth.get(titles.title(game, vampire), 0) > worth.get(granted, 0)
        return not lower and bool(right(game, vampire, granted, of))

    change.replace(granting, "may_receive", may_receive)


@wrong(
    "a title given in a contest waits for the unlock phase",
    breaks="vtes.sect.title.gain-while-contesting-yields-contested-one",
)
def _(change: Changes) -> None:
    def may_receive(right: Right, game: Vtes, vampire: InPlay, granted: str, of: str) -> bool:
        return not vampire.contesting and bool(right(game, vampire, granted, of))

    change.replace(granting, "may_receive", may_receive)


@wrong("a justicar of another clan keeps the votes", breaks="vtes.sect.title.benefit-suspended-after-clan-change")
def _(change: Changes) -> None:
    def suits(right: Right, game: Vtes, vampire: InPlay) -> bool:
        sect = game.sect(vampire)
        return titles.SECT_OF_TITLE.get(titles.held(vampire), sect) == sect

    change.replace(titles, "suits", suits)


@wrong("there is one justicar of all clans", breaks="vtes.sect.camarilla.justicar-unique-per-clan")
def _(change: Changes) -> None:
    def office(right: Right, vampire: InPlay) -> tuple[str, str] | None:
        return ("justicar", "") if titles.held(vampire) == "justicar" else right(vampire)

    change.replace(titles, "office", office)


@wrong("a Toreador of any sect can become justicar", breaks="vtes.sect.title.needs-appropriate-sect-to-receive")
def _(change: Changes) -> None:
    def may_receive(right: Right, game: Vtes, vampire: InPlay, granted: str, of: str) -> bool:
        return granted not in titles.OF_A_CLAN or game.clan(vampire) == of

    change.replace(granting, "may_receive", may_receive)


@wrong("antitribu count as their counterparts", breaks="vtes.legacy.antitribu.distinct-clan")
def _(change: Changes) -> None:
    def extra_votes(right: Right, self: TitleByReferendum, game: Vtes, voter: InPlay) -> int:
        return int(right(self, game, voter)) or int(game.clan(voter) == "Toreador antitribu")

    change.replace(TitleByReferendum, "extra_votes", extra_votes)


@wrong("the card of a yielded title stays", breaks="vtes.glossary.title-card.burned-when-title-yielded-or-lost")
def _(change: Changes) -> None:
    change.replace(contested_titles, "burn_title_cards", lambda right, game, vampire: None)


@wrong(
    "a change of clan changes the sect",
    breaks=("vtes.glossary.sect.clan-change-keeps-sect", "vtes.published.clan-impersonation.sect-stays"),
)
def _(change: Changes) -> None:
    def clan_changed(right: Right, game: Vtes, vampire: InPlay, before: str) -> None:
        vampire.sect = "Independent"
        right(game, vampire, before)

    change.replace(membership, "clan_changed", clan_changed)


@wrong("who secedes pays blood for it", breaks="vtes.sect.anarch.card-effects-can-make-anarch")
def _(change: Changes) -> None:
    def apply(right: Right, self: Secede, game: Vtes, play: PlayCard) -> None:
        game.burn_blood(game.cards[play.minion], 2)
        right(self, game, play)

    change.replace(Secede, "apply", apply)


@wrong(
    "printed votes are lost with the sect",
    breaks=(
        "vtes.sect.independent.printed-vote-title-not-bound-to-sect",
        "vtes.published.personal-titles.kept-in-another-sect",
    ),
)
def _(change: Changes) -> None:
    def suits(right: Right, game: Vtes, vampire: InPlay) -> bool:
        own = titles.held(vampire) not in titles.SECT_OF_TITLE
        return bool(right(game, vampire)) and not (own and game.sect(vampire) != "Independent")

    change.replace(titles, "suits", suits)


@wrong("terms are chosen before the cost is paid", breaks="vtes.referendum.cost-then-referendum")
def _(change: Changes) -> None:
    def succeed(right: Right, self: PoliticalAction, game: Vtes) -> None:
        cost = game.cards[self.minion].counters
        right(self, game)
        game.cards[self.minion].counters = cost

    change.replace(PoliticalAction, "succeed", succeed)


@wrong(
    "cards for before the votes are played during the polling",
    breaks="vtes.referendum.polling.before-votes-cards-first",
)
def _(change: Changes) -> None:
    change.replace(Referendum, "before_votes", lambda right, self, game: None)


@wrong("Scalpel Tongue silences who has not voted", breaks="vtes.ruling.scalpel-tongue.abstainer-not-a-target")
def _(change: Changes) -> None:
    def refusal(right: Right, self: Silence, game: Vtes, frame: Any, seat: Seat, choice: Play) -> Refusal | None:
        return None

    def targets(right: Right, self: Silence, game: Vtes, frame: Any, seat: Seat, minion: CardId) -> Any:
        return [(card.id, Seat(-1), "") for card in game.cards.values() if card.facts.is_vampire]

    change.replace(Silence, "refusal", refusal)
    change.replace(Silence, "targets", targets)


@wrong("votes against are cast as they are gained", breaks="vtes.ruling.protected-district.votes-not-cast-on-play")
def _(change: Changes) -> None:
    def apply(right: Right, self: VotesAgainst, game: Vtes, play: PlayCard) -> None:
        referendum = game.within(Referendum)
        assert referendum is not None
        referendum.cast += (voting.Cast(play.seat, "against", self.amount),)

    change.replace(VotesAgainst, "apply", apply)


@wrong("less intercept is more stealth", breaks="vtes.ruling.perfect-paragon.superior-is-not-stealth")
def _(change: Changes) -> None:
    def apply(right: Right, self: LessInterceptOfLesser, game: Vtes, play: PlayCard) -> None:
        game.modify("stealth", play.minion, self.amount, "action", play.card)

    change.replace(LessInterceptOfLesser, "apply", apply)


@wrong(
    "Voter Captivation is played during the polling",
    breaks=("vtes.ruling.voter-captivation.after-resolution",),
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: GainByMargin, game: Vtes, frame: Any, seat: Seat, choice: Play) -> Refusal | None:
        return None

    change.replace(GainByMargin, "refusal", refusal)


@wrong("the caller takes none of it", breaks="vtes.ruling.kine-resources-contested.may-include-self")
def _(change: Changes) -> None:
    def terms(right: Right, self: BurnAllocated, game: Vtes, caller: Seat) -> Any:
        for choice in right(self, game, caller):
            if all(share.seat != caller for share in choice.points):
                yield choice

    change.replace(BurnAllocated, "terms", terms)


@wrong("what is chosen in a referendum is a target", breaks="vtes.glossary.target.not-by-referendum")
def _(change: Changes) -> None:
    def choose_terms(right: Right, self: CalledReferendum, game: Vtes, choice: Any) -> None:
        right(self, game, choice)
        action = game.within(PoliticalAction)
        assert action is not None
        action.target = choice.target

    change.replace(CalledReferendum, "choose_terms", choose_terms)
