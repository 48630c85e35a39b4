"""Relics: Action cards that stay in play, each limited to one per player."""

from __future__ import annotations

from reference_engine.rivals.card_dsl.declaring import declared
from reference_engine.rivals.card_dsl.language import Ability, CardText
from reference_engine.rivals.cards.words.character_state import MendAll
from reference_engine.rivals.cards.words.conditions import attacker_is, both, exhausted, true_faith
from reference_engine.rivals.cards.words.costs import ExhaustThis, Prestige
from reference_engine.rivals.cards.words.effects import Choose, Ready
from reference_engine.rivals.cards.words.fighting import MoreDamage


@declared("Thorn from the Crown")
class ThornFromTheCrown(CardText):
    abilities = Ability(ExhaustThis(), Prestige(1), MoreDamage(1), when=attacker_is(true_faith))


@declared("Bone of the Apostle James")
class BoneOfTheApostleJames(CardText):
    abilities = Ability(ExhaustThis(), Choose(both(true_faith, exhausted), torpor=True), Ready())


@declared("Blood of Saint Dominic")
class BloodOfSaintDominic(CardText):
    abilities = Ability(ExhaustThis(), MendAll("True Faith"))
