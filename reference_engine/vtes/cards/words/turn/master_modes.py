"""Master cards, in the player's own master phase and out of turn. V5 'Master Cards'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.card_dsl.language import CardInUse, Effect, Mode
from reference_engine.vtes.combat.rounds import Combat
from reference_engine.vtes.playing import card_being_played
from reference_engine.vtes.table.state import Table
from reference_engine.vtes.turn.master_phase import MasterPhase
from scenarios.wire_types.vtes.choices import Play

NO_MASTER_ACTION = Refusal("vtes.master.one-master-phase-action-at-start", "you have no master phase action left")
NOT_MASTER_PHASE = Refusal(
    "vtes.master.regular-played-in-own-master-phase", "master cards can be played only in your own master phase"
)
ONLY_OTHERS_TURNS = Refusal(
    "vtes.master.out-of-turn-only-in-others-turns",
    "out-of-turn master cards can be played only in another player's turn",
)
ONE_OUT_OF_TURN = Refusal(
    "vtes.master.out-of-turn.only-one-before-next-master-phase",
    "you have already played an out-of-turn master card since your last turn",
)


class Master(Mode):
    """A regular master card. V5 'Master Cards'."""

    KIND = "master"
    WINDOWS = frozenset({"master"})
    BY_MINION = False

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not isinstance(frame, MasterPhase) or frame.seat != seat:
            return NOT_MASTER_PHASE
        if frame.actions < 1:
            return NO_MASTER_ACTION
        return super().refusal(game, frame, seat, choice)

    def out_of_place(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal:
        return NOT_MASTER_PHASE

    def played(self, game: Table, play: CardInUse) -> None:
        phase = game.within(MasterPhase)
        assert phase is not None
        phase.actions -= 1
        game.cite(("vtes.library.master-cards-played-by-methuselahs",))
        super().played(game, play)

    def take_effect(self, game: Table, play: CardInUse) -> None:
        super().take_effect(game, play)
        phase = game.within(MasterPhase)
        if phase is None or not BEHAVIOUR[play.card].facts.trifle:
            return
        if phase.trifle_gained:
            game.cite(("vtes.master.trifle.only-one-gain-per-phase", "vtes.master.trifle.later-ones-act-as-regular"))
        else:
            phase.trifle_gained = True
            phase.actions += 1
            game.cite(("vtes.master.trifle.grants-extra-action",))


class OutOfTurn(Mode):
    """A master card for other players' turns. It uses a master phase action of the next master phase."""

    KIND = "master"
    BY_MINION = False

    def turn_refusal(self, game: Table, seat: Seat) -> Refusal | None:
        """Return why a Methuselah may not play any out-of-turn master card in this turn, or None."""
        if seat == game.active:
            return ONLY_OTHERS_TURNS
        if not game.seats[seat].out_of_turn:
            return None
        game.cite(("vtes.glossary.out-of-turn.max-one-between-own-turns-even-if-action-regained",))
        return ONE_OUT_OF_TURN

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return self.turn_refusal(game, seat) or super().refusal(game, frame, seat, choice)

    def out_of_place(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal:
        return self.turn_refusal(game, seat) or super().out_of_place(game, frame, seat, choice)

    def played(self, game: Table, play: CardInUse) -> None:
        methuselah = game.seats[play.seat]
        methuselah.out_of_turn = True
        methuselah.actions_ahead -= 1
        game.cite(
            (
                "vtes.master.two-categories",
                "vtes.master.out-of-turn.any-appropriate-time",
                "vtes.master.out-of-turn-uses-next-master-phase-action",
                "vtes.master.out-of-turn.counts-even-if-cancelled",
            )
        )
        if game.within(Combat) is not None:
            game.cite(("vtes.combat.non-minion-effects-still-usable",))
        super().played(game, play)

    def take_effect(self, game: Table, play: CardInUse) -> None:
        super().take_effect(game, play)
        if BEHAVIOUR[play.card].facts.trifle:
            methuselah = game.seats[play.seat]
            methuselah.actions_ahead += 1
            methuselah.trifle_ahead = True
            game.cite(("vtes.master.trifle.out-of-turn-gain-in-next-phase",))


class GiveBackMasterAction(Effect):
    """Gives the player of a cancelled master card a master phase action.

    It comes now, or in the next master phase if the card is out of turn.
    """

    rules = ("vtes.master-phase.cards-may-change-number",)

    def apply(self, game: Table, play: CardInUse) -> None:
        if (playing := card_being_played.played_last(game)) is None:
            return
        phase = game.within(MasterPhase)
        if phase is not None and phase.seat == playing.seat:
            phase.actions += 1
        else:
            game.seats[playing.seat].actions_ahead += 1
