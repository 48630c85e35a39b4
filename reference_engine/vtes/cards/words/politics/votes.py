"""What cards do in a referendum. V5 'Gaining Votes'."""

from __future__ import annotations

from collections.abc import Iterable

from reference_engine.kernel import Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.cards.words.playing.effects import NOT_LOCKED
from reference_engine.vtes.cards.words.playing.modes import NOT_IN_BLOOD_HUNT, Modifier, Reaction
from reference_engine.vtes.declarations.language import IS_LOCKED, Ability, CardInUse, Effect, LockingAbility, Mode
from reference_engine.vtes.playing.hands import RefillHand
from reference_engine.vtes.politics.political_actions import CalledReferendum, PoliticalAction
from reference_engine.vtes.politics.voting import VOTER_NOT_READY
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table import piles
from reference_engine.vtes.table.choices import Play, Use
from reference_engine.vtes.table.facts import facts
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Table
from reference_engine.vtes.torpor.diablerie import BloodHunt

NOT_SUCH_A_CARD = Refusal("vtes.card.cost.discarding-uses-own-hand", "no such card is in the hand of the controller")

NOT_POLLING = Refusal(
    "vtes.faq.politics.votes-gained-only-while-polling", "the card can be used only during the polling of a referendum"
)
TERMS_FIRST = Refusal("vtes.referendum.step-terms", "the terms of the referendum are chosen before the polling")
NO_POLITICAL_ACTION = Refusal("vtes.golden-rule.cards-override-rules", "no political action has called this referendum")
NOTHING_PASSED = Refusal(
    "vtes.golden-rule.cards-override-rules", "no referendum that this vampire has called has passed"
)
ONCE = Refusal("vtes.wording.during-x-do-y-once-per-x", "that has been done already in this referendum")


class DiscardForVote(Ability):
    """During the polling, a card that shows a Discipline is discarded for 1 more vote of this vampire."""

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
            return ONCE
        fits = choice.target_ != Card(0) and self.discipline in facts()[choice.target_].disciplines
        return None if fits and choice.target_ in game.seats[card.controller].hand else NOT_SUCH_A_CARD

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.cite(("vtes.votes.ability-without-title", "vtes.card.cost.minion-may-use-controllers-resources"))
        piles.discard(game, card.controller, choice.target_)
        game.modify("votes", card.id, 1, "referendum", card.card)
        game.call(RefillHand(seat=card.controller))


class Votes(Effect):
    """More votes for the acting vampire, to be cast when its controller likes, or not at all."""

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


class DuringPolling(Mode):
    """A card that is played during the polling of a political action: what it asks is asked of that action."""

    def players(self, game: Table, frame: Frame, seat: Seat) -> Iterable[CardId]:
        action = game.within(PoliticalAction)
        return super().players(game, action, seat) if action is not None else ()

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        action = game.within(PoliticalAction)
        if not isinstance(frame, CalledReferendum) or action is None:
            return self.out_of_place(game, frame, seat, choice)
        return super().refusal(game, action, seat, choice)

    def out_of_place(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal:
        return not_polling(game, frame, self)


class PollingModifier(DuringPolling, Modifier):
    """An action modifier that the acting vampire plays during the polling of its political action."""


class PollingReaction(DuringPolling, Reaction):
    """A reaction that is played during the polling of another Methuselah's political action."""


def not_polling(game: Table, frame: Frame, mode: Mode) -> Refusal:
    """Why a card of the polling cannot be played in the window that is open."""
    if game.within(BloodHunt) is not None:
        return NOT_IN_BLOOD_HUNT
    if not isinstance(frame, CalledReferendum):
        return NOT_POLLING
    if game.decision is not None and game.decision.window == "polling":
        return next((effect.elsewhere for effect in mode.effects if effect.elsewhere is not None), NOT_POLLING)
    return TERMS_FIRST


class LockForVotes(LockingAbility):
    """The card locks during the polling of any referendum to give its controller votes of its own."""

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
    """The card locks during the polling of a political action for votes of each titled Camarilla vampire."""

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


class UnlockAfterPassing(Ability):
    """The vampire unlocks after a referendum that its political action has called, and that has passed."""

    windows = frozenset({"after-resolution"})

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if not isinstance(frame, PoliticalAction) or frame.minion != card.id or not frame.margin:
            return NOTHING_PASSED
        return None if card.locked and card.region == READY else NOT_LOCKED

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.unlock(card)
