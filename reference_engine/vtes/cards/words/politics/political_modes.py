"""Political action cards, and cards played during the polling of a referendum.

V5 'Political action cards', 'Polling'.
"""

from __future__ import annotations

from collections.abc import Iterable

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl.language import CardInUse, Condition, Mode, Targets
from reference_engine.vtes.cards.words.actions.action_modes import ActionMode
from reference_engine.vtes.cards.words.actions.modifiers_and_reactions import NOT_IN_BLOOD_HUNT, Modifier, Reaction
from reference_engine.vtes.cards.words.playing.conditions import OTHER_TITLE
from reference_engine.vtes.politics.political_actions import POLITICAL_LIMIT, CalledReferendum, Motion, PoliticalAction
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table.state import Table
from reference_engine.vtes.torpor.diablerie import BloodHunt
from reference_engine.vtes.turn.minion_phase import MinionPhase
from scenarios.wire_types.vtes.choices import Play

ONLY_VAMPIRES_CALL = Refusal(
    "vtes.political-card.only-vampires-play", "only a vampire can play a political action card"
)
ONE_POLITICAL = Refusal(
    "vtes.political.once-per-turn-per-vampire", "the vampire has already performed a political action this turn"
)
NOT_POLLING = Refusal(
    "vtes.faq.politics.votes-gained-only-while-polling", "this can be used only during the polling of a referendum"
)
TERMS_FIRST = Refusal("vtes.referendum.step-terms", "the terms of the referendum must be chosen first")


class PoliticalMode(ActionMode):
    """A political action that the card announces; `titles`: the vampire must hold one."""

    KIND = "political action"

    def __init__(self, motion: Motion, titles: tuple[str, ...] = (), when: Condition | None = None) -> None:
        super().__init__(when=when)
        self.motion, self.titles = motion, titles

    def comes_into_play(self) -> bool:
        return self.motion.puts_in_play

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        minion = game.cards[choice.minion]
        if not minion.facts.is_vampire:
            return ONLY_VAMPIRES_CALL
        if isinstance(frame, MinionPhase) and not minion.locked and game.spent(minion, POLITICAL_LIMIT):
            return ONE_POLITICAL
        if self.titles and titles.title(game, minion) not in self.titles:
            return OTHER_TITLE
        return super().refusal(game, frame, seat, choice) or self.motion.refusal(game, seat)

    def action(self, game: Table, seat: Seat, choice: Play) -> Action:
        return PoliticalAction(minion=choice.minion, seat=seat, card=choice.card, level=choice.level)


def not_polling(game: Table, frame: Frame, mode: Mode) -> Refusal:
    """Return why a card for the polling cannot be played in the open window."""
    if game.within(BloodHunt) is not None:
        return NOT_IN_BLOOD_HUNT
    if not isinstance(frame, CalledReferendum):
        return NOT_POLLING
    if game.decision is not None and game.decision.window == "polling":
        return next((effect.elsewhere for effect in mode.effects if effect.elsewhere is not None), NOT_POLLING)
    return TERMS_FIRST


class DuringPolling(Mode):
    """A card played during the polling of a political action. Its conditions apply to that action."""

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


class ByOccasion(Mode):
    """A card with several ways to play it; the first one that fits the situation applies.

    It is an action modifier for the acting minion and a reaction for others, or is used in an action or in a polling.
    """

    def __init__(self, *ways: Mode) -> None:
        super().__init__()
        self.ways = ways
        self.windows = frozenset[str]().union(*(way.windows for way in ways))
        self.effects = ways[0].effects

    def now(self, game: Table, seat: Seat) -> Mode:
        """Return the way that fits the situation and the player."""
        acting = game.active == seat
        in_polling = game.within(CalledReferendum) is not None
        for way in self.ways:
            for_polling = isinstance(way, PollingReaction) or "polling" in way.windows
            if isinstance(way, Reaction) is not acting and for_polling is in_polling:
                return way
        return self.ways[-1]

    def played_as(self, game: Table, seat: Seat) -> str:
        return self.now(game, seat).KIND

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
