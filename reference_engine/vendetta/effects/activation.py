"""Activation of cards at a moment: in turn order, and in an order of each player's choice among their own cards.

Rulebook, 'Preparation', 'Conflict', 'Aftermath', 'Contradicting rules?'.
"""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vendetta.card_dsl.language import TEXTS
from reference_engine.vendetta.effects.effect import CardEffect
from reference_engine.vendetta.table.card_facts import name_of
from reference_engine.vendetta.table.pieces import NOWHERE
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.vendetta.choices import Resolve, Use

OWN_ORDER = {
    "preparation": "vendetta.preparation.own-order",
    "conflict": "vendetta.conflict.own-order",
    "aftermath": "vendetta.aftermath.own-order",
}
"""Citation of an order chosen by a player, by moment."""


IN_ITS_STEP = Refusal(
    "vendetta.revelation.active-effects-later",
    "a card takes effect only in its own step, on your own Position",
)
NOT_FACE_UP = Refusal("vendetta.planning.play.face-down-no-effect-until-revealed", "a face-down card has no effect")
NOT_SO = Refusal("vendetta.conflicts-of-rules.card-over-rulebook", "the card does not allow that")


@procedure
class Activations(Frame, kw_only=True):
    """Activation of all face-up cards that take effect at a moment, at one Location or at all."""

    timing: str
    location: int = NOWHERE
    skipping: tuple[Seat, ...] = ()
    """Players whose cards do nothing now."""
    order: tuple[Seat, ...] = ()
    at: int = 0
    resolved: tuple[str, ...] = ()
    chosen: str = ""

    @rule("vendetta.conflicts-of-rules.same-timing-turn-order", "vendetta.ambition.turn-order")
    def begin(self, game: Table) -> None:
        self.order = tuple(seat for seat in game.turn_order() if seat not in self.skipping)

    def waiting(self, game: Table) -> list[tuple[int, str]]:
        """Return the current player's cards that have not taken effect yet, with their Locations."""
        return [
            (location, deployed.card)
            for location, spot in enumerate(game.seats[self.order[self.at]].spots)
            if self.location in (NOWHERE, location)
            for deployed in spot.cards
            if not deployed.face_down
            and self.timing in TEXTS[deployed.card].parts
            and deployed.card not in self.resolved
        ]

    @asks("vendetta.conflicts-of-rules.own-simultaneous")
    def choose_next(self, game: Table) -> Decision | None:
        waiting = self.waiting(game)
        if len(waiting) < 2:
            return None
        seat = self.order[self.at]
        return Decision(seat, "resolve", [Resolve(name_of(card), game.foreign(card, seat)) for _, card in waiting])

    @rule("vendetta.conflicts-of-rules.own-simultaneous")
    def take_next(self, game: Table, choice: Resolve) -> None:
        seat = self.order[self.at]
        game.cite((OWN_ORDER.get(self.timing, "vendetta.conflicts-of-rules.own-simultaneous"),))
        for _, card in self.waiting(game):
            if name_of(card) == choice.card and game.foreign(card, seat) == choice.owner:
                self.chosen = card

    @rule("vendetta.conflicts-of-rules.same-timing-turn-order")
    def activate(self, game: Table) -> None:
        waiting = self.waiting(game)
        if not waiting:
            self.at += 1
            if self.at < len(self.order):
                self.goto(Activations.choose_next)
            return
        location, card = next(found for found in waiting if self.chosen in ("", found[1]))
        self.chosen = ""
        self.resolved += (card,)
        self.goto(Activations.choose_next)
        game.call(CardEffect(seat=self.order[self.at], card=card, timing=self.timing, location=location))

    STEPS = (begin, choose_next, take_next, activate)


def refusal(game: Table, seat: Seat, choice: Use | Resolve) -> Refusal:
    """Return the refusal of using a card's effect now."""
    for location, spot in enumerate(game.seats[seat].spots):
        for deployed in spot.cards:
            if name_of(deployed.card) == choice.card and game.foreign(deployed.card, seat) == choice.owner:
                if deployed.face_down:
                    return NOT_FACE_UP
                if location == game.resolving and game.window_of(seat) == "effect":
                    return NOT_SO
    return IN_ITS_STEP
