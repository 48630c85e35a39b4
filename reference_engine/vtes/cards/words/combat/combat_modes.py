"""Combat cards, played by combatants and by other minions. V5 'Combat cards'."""

from __future__ import annotations

from collections.abc import Iterable

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.language import COMBAT_WINDOWS, CardInUse, Effect, Mode
from reference_engine.vtes.combat.rounds import Round
from reference_engine.vtes.table.state import READY, TORPOR, Table
from scenarios.wire_types.vtes.choices import Play

NO_LONGER_READY = Refusal("vtes.combat.only-ready-minions", "the minion is no longer ready")
NOT_IN_COMBAT = Refusal("vtes.combat-card.played-in-combat", "the minion is not in combat")
BEARER_NOT_IN_COMBAT = Refusal("vtes.combat-card.played-in-combat", "the bearer is not in combat")
SEAT_NOT_IN_COMBAT = Refusal("vtes.combat-card.played-in-combat", "you have no minion in combat")
INVOLVED = Refusal(
    "vtes.combat.uninvolved-minion-cards-any-methuselah", "only a minion outside the combat can play this card"
)
NOT_IN_PLAY = Refusal("vtes.target.card-must-be-in-play", "the minion is not in play")
NOT_UNLOCKED = Refusal("vtes.golden-rule.cards-override-rules", "only an unlocked minion can play this card")


class CombatPlay(Mode):
    """A combat card of a combatant. V5 'Combat cards'."""

    KIND = "combat"
    WINDOWS = COMBAT_WINDOWS

    def players(self, game: Table, frame: Frame, seat: Seat) -> Iterable[CardId]:
        round_ = game.within(Round)
        if round_ is None:
            return ()
        combatant = round_.combatant_of(game, seat)
        return (combatant,) if combatant else ()

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        round_ = game.within(Round)
        if round_ is None or choice.minion not in (round_.acting, round_.opposing):
            return NOT_IN_COMBAT
        if not game.is_ready(choice.minion):
            return NO_LONGER_READY
        return super().refusal(game, frame, seat, choice)

    def out_of_place(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal:
        return NOT_IN_COMBAT if game.within(Round) is None else super().out_of_place(game, frame, seat, choice)


class CombatPlayOfOthers(Mode):
    """A combat card of a minion outside the current combat. V5 'Combat', advanced rules."""

    KIND = "combat"
    WINDOWS = COMBAT_WINDOWS

    def __init__(self, *effects: Effect, unlocked: bool = False) -> None:
        super().__init__(*effects)
        self.unlocked = unlocked

    def players(self, game: Table, frame: Frame, seat: Seat) -> Iterable[CardId]:
        if game.within(Round) is None:
            return ()
        return [card.id for card in game.controlled(seat, READY, TORPOR) if card.facts.is_minion]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        round_ = game.within(Round)
        if round_ is None:
            return NOT_IN_COMBAT
        if choice.minion in (round_.acting, round_.opposing):
            return INVOLVED
        minion = game.cards[choice.minion]
        if minion.region not in (READY, TORPOR):
            return NOT_IN_PLAY
        return NOT_UNLOCKED if self.unlocked and minion.locked else super().refusal(game, frame, seat, choice)

    def out_of_place(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal:
        return NOT_IN_COMBAT if game.within(Round) is None else super().out_of_place(game, frame, seat, choice)

    def take_effect(self, game: Table, play: CardInUse) -> None:
        game.cite(("vtes.combat.uninvolved-minion-cards-any-methuselah",))
        super().take_effect(game, play)
