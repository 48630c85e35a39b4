"""Faulty engines for published rulings: cards stolen, washed away, saved from diablerie or played twice."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import blocks
from reference_engine.vtes.actions.action_kind import Acting
from reference_engine.vtes.actions.performers import JUST_RECRUITED
from reference_engine.vtes.cards.words.combat.range_and_presses import PressForLife
from reference_engine.vtes.cards.words.control.placing import PutInPlay
from reference_engine.vtes.cards.words.turn.master_modes import GiveBackMasterAction
from reference_engine.vtes.combat.resolution import StrikeResolution
from reference_engine.vtes.playing import card_being_played
from reference_engine.vtes.table.state import READY, InPlay, Table
from reference_engine.vtes.torpor.diablerie import Diablerie
from reference_engine.vtes.torpor.torpor_actions import Diablerise
from reference_engine.vtes.turn.master_phase import MasterPhase
from scenarios.wire_types.vtes import events
from scenarios.wire_types.vtes.choices import Play, Use
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong(
    "Theft of Vitae takes nothing from a vampire that has less blood than it steals",
    breaks="vtes.published.theft-of-vitae.less-than-stolen",
)
def _(change: Changes) -> None:
    def steal(right: Right, self: StrikeResolution, game: Table) -> None:
        def short(blow: Any) -> bool:
            robbed = game.cards[blow.strike.retainer or blow.victim]
            return bool(robbed.counters < blow.strike.steal_blood)

        blows = self.blows
        self.blows = tuple(
            replace(blow, strike=replace(blow.strike, steal_blood=0)) if short(blow) else blow for blow in blows
        )
        right(self, game)
        self.blows = blows

    change.replace(StrikeResolution, "steal", steal)


@wrong(
    "the favoured Toreador of a Grand Ball can be blocked for the rest of a turn in which it has bled",
    breaks="vtes.published.toreador-grand-ball.still-unblockable-after-bleed",
)
def _(change: Changes) -> None:
    def is_unblockable(right: Right, game: Table, action: Acting, by_vampires: bool) -> bool:
        acting = game.cards.get(action.minion)
        if acting is not None and game.spent(acting, "turn:bleed"):
            return False
        found: bool = right(game, action, by_vampires)
        return found

    change.replace(blocks, "is_unblockable", is_unblockable)


@wrong(
    "an Underbridge Stray gives no press in the turn in which it is recruited",
    breaks="vtes.published.underbridge-stray.press-when-just-recruited",
)
def _(change: Changes) -> None:
    def refusal(
        right: Right, self: PressForLife, game: Table, frame: Frame, card: InPlay, choice: Use
    ) -> Refusal | None:
        found: Refusal | None = JUST_RECRUITED if card.recruited else right(self, game, frame, card, choice)
        return found

    change.replace(PressForLife, "refusal", refusal)


@wrong(
    "a second Visit from the Capuchin may be played once the first one has a single counter left",
    breaks="vtes.published.visit-from-the-capuchin.no-second-one",
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: PutInPlay, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        nearly_gone = any(
            card.card == choice.card and card.controller == seat and card.counters == 1 for card in game.cards.values()
        )
        found: Refusal | None = None if nearly_gone else right(self, game, frame, seat, choice)
        return found

    change.replace(PutInPlay, "refusal", refusal)


@wrong(
    "a vampire that a Warsaw Station makes ready is diablerised all the same",
    breaks="vtes.published.warsaw-station.saves-from-diablerie",
)
def _(change: Changes) -> None:
    def take_effect(right: Right, self: Diablerise, game: Table) -> None:
        if self.target in game.cards and game.cards[self.target].region == READY:
            game.call(Diablerie(diablerist=self.minion, victim=self.target))
        else:
            right(self, game)

    change.replace(Diablerise, "take_effect", take_effect)


@wrong(
    "the master phase action that Wash gives back is the one that a trifle would give",
    breaks="vtes.published.wash.action-is-no-trifle-bonus",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: GiveBackMasterAction, game: Table, play: Any) -> None:
        right(self, game, play)
        playing, phase = card_being_played.played_last(game), game.within(MasterPhase)
        if playing is not None and phase is not None and phase.seat == playing.seat:
            phase.trifle_gained = True

    change.replace(GiveBackMasterAction, "apply", apply)


@wrong(
    "a player whose out-of-turn master is washed away may play another one at once",
    breaks="vtes.published.wash.cancelled-out-of-turn-was-the-one",
)
def _(change: Changes) -> None:
    def apply(right: Right, self: GiveBackMasterAction, game: Table, play: Any) -> None:
        right(self, game, play)
        playing = card_being_played.played_last(game)
        if playing is not None:
            game.seats[playing.seat].out_of_turn = False

    change.replace(GiveBackMasterAction, "apply", apply)


@wrong(
    "which vampire a Wider View removes from the game is told to its player only",
    breaks="vtes.published.wider-view.removed-cards-are-public",
)
def _(change: Changes) -> None:
    change.set(events.CardRemoved, "KNOWN_TO", {"card": "seat"})
