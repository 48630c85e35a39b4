"""Votes from cards. V5 'Gaining Votes'."""

from __future__ import annotations

from collections.abc import Iterable

from reference_engine.kernel import Card, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.language import IS_LOCKED, Ability, CardInUse, Effect, LockingAbility
from reference_engine.vtes.cards.words.playing.limits import NOT_SUCH_A_CARD
from reference_engine.vtes.playing.hands import RefillHand
from reference_engine.vtes.politics.political_actions import CalledReferendum
from reference_engine.vtes.politics.voting import VOTER_NOT_READY, VOTES_AGAINST
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table import piles
from reference_engine.vtes.table.card_facts import facts
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Table
from scenarios.wire_types.vtes.choices import Play, Use

NO_POLITICAL_ACTION = Refusal(
    "vtes.golden-rule.cards-override-rules", "a political action did not call this referendum"
)
VOTES_FOR = Refusal(
    "vtes.published.gains-votes-against.not-by-who-votes-for",
    "the vampire has voted for the referendum",
)
ONCE_A_REFERENDUM = Refusal("vtes.wording.during-x-do-y-once-per-x", "this has already been used in this referendum")


class Votes(Effect):
    """Gives the acting vampire optional votes, cast at any time of the polling."""

    windows = frozenset({"polling"})
    rules = (
        "vtes.votes.other-cards-follow-normal-rules",
        "vtes.votes.gained-need-not-be-cast",
        "vtes.faq.politics.votes-gained-only-while-polling",
        "vtes.faq.politics.votes-need-not-be-needed",
        "vtes.ruling.bewitching-oration.votes-not-cast-on-play",
        "vtes.ruling.bewitching-oration.cast-later-with-vampires-votes",
    )

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, game: Table, play: CardInUse) -> None:
        game.modify("votes", play.minion, self.amount, "referendum", play.card)


class DiscardForVote(Ability):
    """Lets this vampire's controller discard a card with a Discipline during the polling for 1 more vote."""

    windows = frozenset({"polling"})

    def __init__(self, discipline: str) -> None:
        self.discipline = discipline

    def choices(self, game: Table, frame: Frame, card: InPlay) -> Iterable[Use]:
        hand = game.seats[card.controller].hand
        return [Use(card.id, target_=discarded) for discarded in dict.fromkeys(hand)]

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if card.region != READY:
            return VOTER_NOT_READY
        if any(modifier.stat == "votes" and modifier.source == card.card for modifier in game.modifiers):
            return ONCE_A_REFERENDUM
        fits = choice.target_ != Card(0) and self.discipline in facts()[choice.target_].disciplines
        return None if fits and choice.target_ in game.seats[card.controller].hand else NOT_SUCH_A_CARD

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.cite(("vtes.votes.ability-without-title", "vtes.card.cost.minion-may-use-controllers-resources"))
        piles.discard(game, card.controller, choice.target_)
        game.modify("votes", card.id, 1, "referendum", card.card)
        game.call(RefillHand(seat=card.controller))


class LockForVotes(LockingAbility):
    """Locks during the polling of any referendum to give the card's controller votes."""

    windows = frozenset({"polling"})

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, game: Table, card: InPlay, choice: Use) -> None:
        game.cite(
            (
                "vtes.votes.other-cards-follow-normal-rules",
                "vtes.ruling.ventrue-headquarters.votes-belong-to-methuselah",
            )
        )
        game.modify("votes", card.id, self.amount, "referendum", card.card)


class LockForVotesOfTitled(Ability):
    """Locks during the polling of a political action to give votes for each titled Camarilla vampire."""

    windows = frozenset({"polling"})

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if not isinstance(frame, CalledReferendum):
            return NO_POLITICAL_ACTION
        return IS_LOCKED if card.locked else None

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.lock(card)
        game.cite(("vtes.votes.other-cards-follow-normal-rules",))
        for vampire in game.controlled(card.controller, READY, TORPOR):
            if titles.title(game, vampire) and game.sect(vampire) == "Camarilla":
                game.modify("votes", vampire.id, self.amount, "referendum", card.card)


class VotesAgainst(Effect):
    """Gives this vampire votes against the referendum, and limits it to voting against."""

    windows = frozenset({"polling"})
    rules = (
        "vtes.votes.other-cards-follow-normal-rules",
        "vtes.votes.gained-need-not-be-cast",
        "vtes.faq.politics.votes-gained-only-while-polling",
        "vtes.ruling.protected-district.votes-not-cast-on-play",
    )

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        referendum = game.within(CalledReferendum)
        cast = referendum.cast if referendum is not None else ()
        return VOTES_FOR if any(each.source == choice.minion and each.side == "for" for each in cast) else None

    def apply(self, game: Table, play: CardInUse) -> None:
        game.modify(VOTES_AGAINST, play.minion, self.amount, "referendum", play.card)
