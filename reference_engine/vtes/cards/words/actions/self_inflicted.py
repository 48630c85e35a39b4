"""Damage from a card that an action has put on the acting minion. V5 'Minion Cards'."""

from __future__ import annotations

from reference_engine.kernel import CardId
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vtes.card_dsl.language import CardInUse, Effect
from reference_engine.vtes.combat.damage import DamageResolution, Injury
from reference_engine.vtes.playing import costs
from reference_engine.vtes.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.vtes.choices import Use


@procedure
class SelfInflicted(Frame, kw_only=True):
    """Damage to a minion by the card put on it. Only the blood that the card demands prevents it."""

    minion: CardId
    card: CardId
    aggravated: int
    immune_for: int

    IMMUNE = "immunity"

    @asks("vtes.golden-rule.cards-override-rules")
    def offer_immunity(self, game: Table) -> Decision | None:
        minion = game.cards.get(self.minion)
        if minion is None or not self.immune_for or minion.counters < self.immune_for:
            return None
        return Decision(minion.controller, "target", [PASS, Use(self.card, self.IMMUNE)])

    @rule("vtes.golden-rule.cards-override-rules")
    def settle_immunity(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, Use):
            costs.pay(game, self.minion, self.immune_for)
            self.finish()

    @rule("vtes.combat.damage.unprevented-is-inflicted")
    def inflict(self, game: Table) -> None:
        minion = game.cards.get(self.minion)
        if minion is None:
            return
        if not minion.facts.is_vampire:
            game.cite(("vtes.ally.as-vampire.aggravated-damage-burns-life-normally",))
        damage = DamageResolution(injuries=(Injury(minion.id, 0, self.aggravated),))
        damage.goto(DamageResolution.inflict)
        game.call(damage)

    STEPS = (offer_immunity, settle_immunity, inflict)


class DamageToItself(Effect):
    """Makes the card put on the acting minion damage it."""

    def __init__(self, aggravated: int, immune_for: int = 0) -> None:
        self.aggravated, self.immune_for = aggravated, immune_for

    def apply(self, game: Table, play: CardInUse) -> None:
        minion = game.cards.get(play.minion)
        if minion is not None:
            game.call(
                SelfInflicted(
                    minion=minion.id,
                    card=minion.attached[-1],
                    aggravated=self.aggravated,
                    immune_for=self.immune_for,
                )
            )
