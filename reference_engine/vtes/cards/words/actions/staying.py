"""Action cards that stay on the acting minion, and what they do there. V5 'Minion Cards'."""

from __future__ import annotations

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import PASS, Choice, Decision, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vtes.combat.damage import DamageResolution, Injury
from reference_engine.vtes.declarations.language import IS_LOCKED, Ability, CardInUse, Effect
from reference_engine.vtes.playing import as_vampire, costs
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.table.choices import Use
from reference_engine.vtes.table.state import InPlay, Table
from reference_engine.vtes.turn.minion_phase import MinionPhase
from reference_engine.vtes.turn.unlock_phase import UnlockPhase

NOT_YOUNGER = Refusal("vtes.glossary.target.eligibility-from-card-text", "the vampire is not younger")
NOT_NOW = Refusal("vtes.golden-rule.cards-override-rules", "the card is used in another phase, or is used up")


@procedure
class SelfInflicted(Frame, kw_only=True):
    """Damage to a minion by the card that was put on it, which nothing prevents but the blood that the card asks."""

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
    """The card that was put on the acting minion damages it."""

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


class LockToUnlockBearer(Ability):
    """In the minion phase the card locks, and the vampire that it is on unlocks."""

    windows = frozenset({"minion"})

    def user(self, game: Table, card: InPlay) -> Seat:
        return game.cards[card.host].controller

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if not isinstance(frame, MinionPhase) or frame.seat != self.user(game, card):
            return NOT_NOW
        if card.locked:
            return IS_LOCKED
        return None if game.cards[card.host].facts.is_vampire else as_vampire.NOT_FROM_PLAY

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.lock(card)
        game.unlock(game.cards[card.host])


class BurnToFill(Ability):
    """In its user's unlock phase the card is burned, and the ready vampire that it is on has all the blood it can."""

    windows = frozenset({"unlock"})

    def user(self, game: Table, card: InPlay) -> Seat:
        return game.cards[card.host].controller

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        vampire = game.cards[card.host]
        if not isinstance(frame, UnlockPhase) or frame.seat != vampire.controller:
            return NOT_NOW
        return None if game.is_ready(vampire.id) and vampire.facts.is_vampire else NOT_ELIGIBLE

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        vampire = game.cards[card.host]
        game.burn(card)
        game.add_blood(vampire, game.capacity(vampire) - vampire.counters)
