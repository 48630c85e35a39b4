"""The End Phase: mending, end of turn, Antagonists, and draw. Rulebook, 'End Phase'."""

from __future__ import annotations

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.rivals.city.antagonist_step import AntagonistStep
from reference_engine.rivals.effects import triggers
from reference_engine.rivals.ending import winning
from reference_engine.rivals.harm import blood_loss, mending
from reference_engine.rivals.table import requested_stop
from reference_engine.rivals.table.pieces import HAVEN, STREETS, TORPOR
from reference_engine.rivals.table.state import Table
from reference_engine.rivals.turn.action_phase import DrawCards
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.rivals.choices import Mend

FREE_BLOOD, BLOOD_FOR_A_CARD, CARDS_DRAWN = 1, 1, 2

NOT_YOURS = Refusal("rivals.end.mend.torpor-eligible", "only your own characters can mend in your turn")
ONCE = Refusal("rivals.end.mend.once-per-character", "each character can mend only once in this step")
FULL = Refusal("rivals.end.mend.once-per-character", "that character already has full Blood")


@procedure
class EndPhase(Frame, kw_only=True):
    """The four steps of the End Phase."""

    mended: tuple[CardId, ...] = ()
    """Characters for which a card has been discarded."""

    @rule(
        "rivals.end.step-order",
        "rivals.end.mend.torpor-abilities-first",
        "rivals.terms.torpor-recovery",
        "rivals.end.mend.one-blood-per-torpor-character",
    )
    def mend_in_torpor(self, game: Table) -> None:
        for character in game.characters(game.active, TORPOR):
            if not mending.is_staked(game, character):
                game.mend(character, FREE_BLOOD)

    @asks("rivals.end.mend.discard-to-mend", "rivals.end.mend.torpor-eligible")
    def mend_for_cards(self, game: Table) -> Decision | None:
        hand = sorted(set(game.seats[game.active].hand))
        options = [
            Mend(character.id, card)
            for character in (game.characters(game.active, HAVEN, STREETS, TORPOR) if hand else ())
            if character.id not in self.mended and mending.can_be_mended(game, character)
            for card in hand
        ]
        return Decision(game.active, "mend", [PASS, *options]) if options else None

    @rule("rivals.end.mend.discard-to-mend", "rivals.end.mend.once-per-character")
    def discard_and_mend(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, Mend):
            game.discard(game.active, (choice.card,))
            game.mend(game.cards[choice.character], BLOOD_FOR_A_CARD)
            self.mended += (choice.character,)
            self.goto(EndPhase.mend_for_cards)

    @rule("rivals.mend.torpor-full-returns")
    def leave_torpor(self, game: Table) -> None:
        mending.leave_torpor(game, game.active)
        self.mended = ()

    @rule("rivals.end.step-order", "rivals.end.eot.effects-now")
    def end_of_turn_step(self, game: Table) -> None:
        triggers.in_turn(game, "end_of_turn")

    @rule("rivals.knockout.game-ends-after-current-action")
    def weigh_end_of_turn(self, game: Table) -> None:
        blood_loss.lose_excess(game)
        winning.settle(game)

    @rule("rivals.end.step-order")
    def antagonist_step(self, game: Table) -> None:
        requested_stop.begin(game, "end", "antagonists")
        game.call(AntagonistStep())

    @rule("rivals.end.draw.two-cards")
    def draw(self, game: Table) -> None:
        requested_stop.begin(game, "end", "draw")
        game.call(DrawCards(seat=game.active, left=CARDS_DRAWN))

    STEPS = (
        mend_in_torpor,
        mend_for_cards,
        discard_and_mend,
        leave_torpor,
        end_of_turn_step,
        weigh_end_of_turn,
        antagonist_step,
        draw,
    )

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, Mend) and seat == game.active and choice.character in game.cards:
            if game.cards[choice.character].controller != seat:
                return NOT_YOURS
            return ONCE if choice.character in self.mended else FULL
        return None
