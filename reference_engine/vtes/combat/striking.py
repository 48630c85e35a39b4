"""Strikes from cards: from the hand, from weapons, from a minion's own text. V5 'Choose Strike'."""

from __future__ import annotations

import msgspec

from reference_engine.kernel import NO_CARD, Card, CardId
from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.card_dsl import modifiers
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR, way_of
from reference_engine.vtes.card_dsl.language import Effect
from reference_engine.vtes.card_dsl.strikes import HAND_STRIKE, Strike
from reference_engine.vtes.combat.combat_state import Commitment, Fighting
from reference_engine.vtes.table.state import STOLEN, InPlay, Table
from scenarios.wire_types.vtes import choices
from scenarios.wire_types.vtes.choices import Play

NOT_ITS_STEP = Refusal("vtes.combat.sequence.seven-steps-in-order", "this belongs to another step of combat")
COMMITTED = Refusal(
    "vtes.combat.choose.committed-by-maneuver", "the minion must strike with the card it maneuvered with"
)
ONCE_EACH_COMBAT = Refusal("vtes.golden-rule.cards-override-rules", "this can be used only once each combat")
NO_STRIKE_LEFT = Refusal("vtes.combat.additional.only-holders-may-strike", "the minion has no strike left")
NOT_A_STRIKE = Refusal("vtes.combat.choose.source-weapon", "the minion cannot strike with that")
HAS_CHOSEN = Refusal("vtes.combat.strike.one-per-round-by-default", "the minion has already chosen its strike")
ACTING_FIRST = Refusal("vtes.combat.choose.acting-minion-first", "the acting minion chooses its strike first")
NOT_RANGED = Refusal("vtes.combat.retainer.target-needs-ranged-strike", "only a ranged strike can target a retainer")
RETAINER_AT_LONG_RANGE = Refusal(
    "vtes.combat.retainer.target-only-at-long-range", "a retainer can be targeted only at long range"
)
SECOND_STRIKE = Refusal(
    "vtes.combat.maneuver.no-second-strike-card-or-weapon",
    "the minion has already maneuvered with a weapon or a strike card this round",
)
MANEUVER_EARLIER = Refusal(
    "vtes.combat.maneuver.strike-card-played-in-range-step",
    "the card's maneuver can be used only while range is determined",
)
HANDS_ONLY = Refusal("vtes.golden-rule.cards-override-rules", "a card allows only hand strikes in this round")
NO_EQUIPMENT = Refusal("vtes.combat.destroy-equipment.burns-one", "the opposing minion has no equipment to take")
NO_WEAPON = Refusal("vtes.combat.destroy-weapon.must-choose-weapon", "the opposing minion has no weapon to take")
NOT_A_WEAPON = Refusal("vtes.combat.destroy-weapon.must-choose-weapon", "the strike can take only a weapon")
JUST_STOLEN = Refusal(
    "vtes.combat.steal-equipment.unusable-this-round", "stolen equipment cannot be used in the round it was stolen"
)


class StrikeEffect(Effect):
    """A strike that a card gives its player."""

    strike: Strike

    def usable_refusal(self, game: Table, round_: Fighting, minion: CardId) -> Refusal | None:
        """Return why this strike cannot be made now, or None."""
        if round_.hands_only and not self.strike.hand:
            return HANDS_ONLY
        if self.strike.takes and not equipment_of(game, round_.opponent(minion), self.strike.takes_weapon):
            return NO_WEAPON if self.strike.takes_weapon else NO_EQUIPMENT
        return None

    def named(self, card: Card, retainer: CardId = NO_CARD) -> Strike:
        return msgspec.structs.replace(self.strike, name=BEHAVIOUR[card].facts.name, retainer=retainer)


def strike_card(commitment: Commitment) -> StrikeEffect:
    """Return the strike of the card with which a combatant maneuvered."""
    mode = way_of(Play(commitment.card, level=commitment.level, discipline=commitment.discipline))
    assert mode is not None
    return next(effect for effect in mode.effects if isinstance(effect, StrikeEffect))


def strike_sources(game: Table, minion: CardId) -> list[InPlay]:
    """Return the cards in play that could give a combatant a strike: itself and its attached cards."""
    combatant = game.cards[minion]
    return [
        source
        for source in (combatant, *game.attached_to(combatant))
        if source.card in BEHAVIOUR and BEHAVIOUR[source.card].strike is not None
    ]


def source_refusal(game: Table, round_: Fighting, choice: choices.ChooseStrike) -> Refusal | None:
    """Return why a combatant may not strike with a card in play, itself or an attached one, or None."""
    source = game.cards.get(choice.with_)
    if source is None or (source.id != choice.minion and source.host != choice.minion):
        return NOT_A_STRIKE
    printed = BEHAVIOUR[source.card].strike if source.card in BEHAVIOUR else None
    if choice.target and (printed is None or not printed.strike.ranged):
        return NOT_RANGED
    if printed is None:
        return NOT_A_STRIKE
    if game.spent(source, STOLEN):
        return JUST_STOLEN
    if printed.once_each_combat and game.spent(source, "combat:strike"):
        return ONCE_EACH_COMBAT
    return HANDS_ONLY if round_.hands_only and not printed.strike.hand else None


def chosen_strike(game: Table, round_: Fighting, choice: choices.ChooseStrike) -> Strike:
    """Return the strike of a choice that plays no card, and spend its limit."""
    if choice.with_ == choices.HANDS:
        return HAND_STRIKE
    if choice.with__:
        commitment = round_.commitment(choice.minion)
        assert commitment is not None
        return strike_card(commitment).named(commitment.card)
    source = game.cards[choice.with_]
    printed = BEHAVIOUR[source.card].strike
    assert printed is not None
    if printed.once_each_combat:
        game.spend(source, "combat:strike")
    weapon, weapon_card = (source.id, source.card) if source.host else (NO_CARD, Card(0))
    return msgspec.structs.replace(printed.strike, name=source.facts.name, weapon=weapon, weapon_card=weapon_card)


def strength(game: Table, minion: InPlay) -> int:
    """Return the damage of a hand strike. V5 'Hand Strike': 1 by default for vampires, as printed for allies."""
    base = 1 if minion.facts.is_vampire else 0
    for modifier in game.modifiers:
        if modifier.stat == "base strength" and modifier.subject == minion.id:
            base = modifier.amount
    return base + modifiers.bonus(game, "strength", minion)


def strikes_first(game: Table, minion: CardId, strike: Strike) -> bool:
    """Return whether an effect turns a minion's strike into a first strike."""
    if not game.modifiers or not game.modified("first strike", minion):
        return False
    return strike.hand or strike.is_melee()


def equipment_of(game: Table, minion: CardId, weapons_only: bool = False) -> list[InPlay]:
    """Return the equipment in play on a minion."""
    kind = "weapon" if weapons_only else ""
    return [
        card
        for card in game.attached_to(game.cards[minion])
        if "equipment" in card.facts.types and (not kind or kind in card.facts.subtypes)
    ]


def retainers_of(game: Table, minion: CardId) -> list[InPlay]:
    return [card for card in game.attached_to(game.cards[minion]) if "retainer" in card.facts.types]
