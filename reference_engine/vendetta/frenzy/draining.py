"""A card of the Alliance is Drained for its Blood. Rulebook, 'Draining'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame, procedure, rule
from reference_engine.kernel.piles import without
from reference_engine.vendetta.card_dsl.language import TEXTS
from reference_engine.vendetta.frenzy import diablerie
from reference_engine.vendetta.table.facts import ALLIES, VICTIM
from reference_engine.vendetta.table.state import Table
from scenarios.protocol.declarations import Choice
from scenarios.protocol.vendetta import events
from scenarios.protocol.vendetta.choices import DrainCard

IN_TURN = Refusal("vendetta.planning.drain-timing-wording", "cards are Drained in one's own Planning turn only")
IN_PLANNING = Refusal("vendetta.draining.timing", "cards are Drained at will in the Planning Phase only")
NOT_IN_ALLIANCE = Refusal("vendetta.draining.timing", "that card is not in the player's Alliance")
DRAINED_ALREADY = Refusal("vendetta.draining.loses-special-ability", "that card has been Drained")
CANNOT_BE_DRAINED = Refusal("vendetta.conflicts-of-rules.card-over-rulebook", "that card cannot be Drained")


@procedure
class Draining(Frame, kw_only=True):
    """A card of the Alliance is Drained. Rulebook, 'Draining'."""

    seat: Seat
    card: str

    @rule(
        "vendetta.draining.gain-blood-immediately",
        "vendetta.cards.ally.drain-blood-value",
        "vendetta.draining.loses-special-ability",
        "vendetta.cards.human.ability-while-in-alliance",
    )
    def drain(self, game: Table) -> None:
        player = game.seats[self.seat]
        player.alliance = without(player.alliance, self.card)
        player.drained += (self.card,)
        rules = (
            ("vendetta.cards.victim.example-values", "vendetta.cards.victim.values-identical")
            if self.card == VICTIM
            else ()
        )
        game.emit(events.CardDrained(self.seat, self.card), "vendetta.draining.end-influence-replaced", *rules)
        game.gain_blood(self.seat, ALLIES[self.card].drain)

    @rule(
        "vendetta.diablerie.when",
        "vendetta.draining.vampire-adds-diablerie-token",
        "vendetta.cards.vampire.diablerie-when-drained",
    )
    def commit_diablerie(self, game: Table) -> None:
        if ALLIES[self.card].kind == "vampire":
            diablerie.take_tokens(game, self.seat, TEXTS[self.card].diablerie_tokens, *TEXTS[self.card].rules)

    STEPS = (drain, commit_diablerie)


def options(game: Table, seat: Seat) -> list[Choice]:
    """Every card of the Alliance that can be Drained at will."""
    return [DrainCard(card) for card in dict.fromkeys(game.seats[seat].alliance) if refusal(game, seat, card) is None]


def refusal(game: Table, seat: Seat, card: str) -> Refusal | None:
    """Why a player whose Planning turn it is cannot Drain a card."""
    player = game.seats[seat]
    if card not in player.alliance:
        return DRAINED_ALREADY if card in player.drained else NOT_IN_ALLIANCE
    return CANNOT_BE_DRAINED if TEXTS[card].cannot_be_drained else None
