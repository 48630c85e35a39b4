"""The characters' own texts. Rulebook, 'Character Abilities'."""

from __future__ import annotations

from reference_engine.rivals.cards.words.costs import BurnFromDiscard, Card, ExhaustThis, Prestige, TopOfLibrary
from reference_engine.rivals.cards.words.doing import DrawCard, NoInfluence, attacker
from reference_engine.rivals.cards.words.fighting import FewerShields, MoreDamage, Prevent
from reference_engine.rivals.cards.words.looks import attacker_in_party, in_party
from reference_engine.rivals.declarations.declaring import declared
from reference_engine.rivals.declarations.language import ATTACKER, PARTY, Ability, Bonus, CardText


@declared("Benicio")
class Benicio(CardText):
    abilities = Ability(Card(library=True), Prevent(1), prevents=True, of=in_party)


@declared("Jorge Guerrero")
class JorgeGuerrero(CardText):
    abilities = Ability(Card(library=True), MoreDamage(1), role=ATTACKER)


@declared("Prudence")
class Prudence(CardText):
    shield = Bonus(2, of=attacker_in_party)


@declared("Thaddeus")
class Thaddeus(CardText):
    enters_play = DrawCard(1)


@declared("Gisele")
class Gisele(CardText):
    blocks = NoInfluence(attacker)


@declared("Sister Claire")
class SisterClaire(CardText):
    abilities = Ability(ExhaustThis(), MoreDamage(1), role=PARTY)


@declared("Noriko")
class Noriko(CardText):
    defeated = DrawCard(1)


__all__ = ["BurnFromDiscard", "FewerShields", "Prestige", "TopOfLibrary"]
