"""One effect of a card, carried out part by part."""

from __future__ import annotations

from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import asks, procedure, rule
from reference_engine.vendetta.card_dsl.language import Effect
from reference_engine.vendetta.table.pieces import NOWHERE
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vendetta import events

CITED = {
    "end_of_planning": ("vendetta.cards.passive.must-be-face-up-when-triggered",),
    "before_revelation": (
        "vendetta.revelation.passive-timing",
        "vendetta.cards.passive.must-be-face-up-when-triggered",
    ),
    "after_revelation": ("vendetta.revelation.passive-timing",),
    "preparation": (
        "vendetta.cards.preparation.step",
        "vendetta.preparation.order",
        "vendetta.preparation.one-at-a-time",
        "vendetta.preparation.effects-timing-note",
        "vendetta.revelation.active-effects-later",
        "vendetta.cards.active.only-in-resolution",
    ),
    "before_conflict": ("vendetta.cards.conflict.step", "vendetta.conflict.two-substeps"),
    "conflict": (
        "vendetta.cards.conflict.step",
        "vendetta.conflict.order",
        "vendetta.conflict.one-at-a-time",
        "vendetta.conflict.two-substeps",
        "vendetta.preparation.effects-timing-note",
        "vendetta.revelation.active-effects-later",
        "vendetta.cards.active.only-in-resolution",
    ),
    "aftermath": (
        "vendetta.cards.aftermath.step",
        "vendetta.aftermath.order",
        "vendetta.aftermath.one-at-a-time",
        "vendetta.preparation.effects-timing-note",
        "vendetta.revelation.active-effects-later",
        "vendetta.cards.active.only-in-resolution",
    ),
    "end_of_round": ("vendetta.conflicts-of-rules.same-timing-turn-order",),
    "acquired": ("vendetta.cards.ally.special-ability", "vendetta.cards.human.ability-while-in-alliance"),
    "after_resolution": ("vendetta.variant.location-cards.effect-all-game",),
}
"""Citations of an effect, by its moment."""


@procedure
class CardEffect(Effect, kw_only=True):
    """The whole effect of a card at one moment, before anything else is activated. Rulebook, 'Preparation'."""

    @rule("vendetta.conflicts-of-rules.card-over-rulebook")
    def begin(self, game: Table) -> None:
        if self.location != NOWHERE:
            self.rivals = game.rivals(self.seat, self.location)
        place = "" if self.location == NOWHERE else game.locations[self.location]
        rules = CITED[self.timing] + self.text.rules
        game.emit(events.EffectApplied(self.seat, self.text.name, place, self.owner(game)), *rules)

    @asks("vendetta.conflicts-of-rules.card-over-rulebook")
    def ask(self, game: Table) -> Decision | None:
        return self.parts[self.part].ask(game, self)

    @rule("vendetta.conflicts-of-rules.card-over-rulebook")
    def settle(self, game: Table, choice: Choice) -> None:
        self.goto(CardEffect.move_on)
        part = self.parts[self.part]
        game.cite(part.rules)
        part.settle(game, self, choice)

    @rule("vendetta.conflicts-of-rules.card-over-rulebook")
    def apply(self, game: Table) -> None:
        part = self.parts[self.part]
        game.cite(part.rules)
        part.apply(game, self)

    @rule("vendetta.conflicts-of-rules.card-over-rulebook")
    def move_on(self, game: Table) -> None:
        if self.part + 1 < len(self.parts):
            self.part += 1
            self.goto(CardEffect.ask)

    STEPS = (begin, ask, settle, apply, move_on)
