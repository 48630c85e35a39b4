"""Draining cards of an Alliance for Blood. Rulebook, 'Draining'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame, procedure, rule
from reference_engine.kernel.piles import without
from reference_engine.vendetta.card_dsl.language import TEXTS
from reference_engine.vendetta.frenzy import diablerie
from reference_engine.vendetta.table.card_facts import ALLIES, VICTIM
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vendetta import events
from scenarios.wire_types.vendetta.choices import DrainCard

IN_TURN = Refusal("vendetta.planning.drain-timing-wording", "you can Drain cards only in your own Planning turn")
IN_PLANNING = Refusal("vendetta.draining.timing", "you can Drain cards only in the Planning Phase")
NOT_IN_ALLIANCE = Refusal("vendetta.draining.timing", "that card is not in your Alliance")
DRAINED_ALREADY = Refusal("vendetta.draining.loses-special-ability", "that card is already Drained")
CANNOT_BE_DRAINED = Refusal("vendetta.conflicts-of-rules.card-over-rulebook", "that card cannot be Drained")


@procedure
class Draining(Frame, kw_only=True):
    """Draining of a card of the Alliance. Rulebook, 'Draining'."""

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
    """Return every card of the Alliance that the player may choose to Drain."""
    return [DrainCard(card) for card in dict.fromkeys(game.seats[seat].alliance) if refusal(game, seat, card) is None]


def refusal(game: Table, seat: Seat, card: str) -> Refusal | None:
    """Return the refusal of Draining a card in the player's own Planning turn, or None."""
    player = game.seats[seat]
    if card not in player.alliance:
        return DRAINED_ALREADY if card in player.drained else NOT_IN_ALLIANCE
    return CANNOT_BE_DRAINED if TEXTS[card].cannot_be_drained else None
