"""Schemes and other cards about Influence. Rulebook, 'Influence', 'Schemes'."""

from __future__ import annotations

from reference_engine.rivals.card_dsl.declaring import declared
from reference_engine.rivals.card_dsl.language import SCHEME, Ability, Bonus, CardText
from reference_engine.rivals.cards.words.conditions import per
from reference_engine.rivals.cards.words.conspiracies import LayFaceDown
from reference_engine.rivals.cards.words.costs import ExhaustThis, May
from reference_engine.rivals.cards.words.effects import Choose, DrawCard, Exhaust
from reference_engine.rivals.cards.words.politics import (
    BarModifiers,
    characters_with,
    icons_in_coterie,
    icons_of_leader,
    is_own_leader,
    less,
    ongoing_schemes,
)


@declared("Persecution")
class Persecution(CardText):
    modifies, modifies_for_each_against = 2, 2


@declared("Plots Within Plots")
class PlotsWithinPlots(CardText):
    abilities = Ability(ExhaustThis(), LayFaceDown())


@declared("Charmer")
class Charmer(CardText):
    start_of_turn = May(Choose(), Exhaust())


@declared("Believer")
class Believer(CardText):
    start_of_turn = DrawCard(1)


@declared("Majesty")
class Majesty(CardText):
    influence = Bonus(icons_of_leader("Presence"), of=is_own_leader)
    abilities = Ability(ExhaustThis(), BarModifiers(), role=SCHEME)


@declared("Dark Money")
class DarkMoney(CardText):
    rules = ("rivals.ruling.dark-money.total-only", "rivals.ruling.dark-money.all-turns")
    foes_influence = Bonus(less(per(2, icons_in_coterie("Obfuscate"))))


@declared("Ceraph")
class Ceraph(CardText):
    influence = Bonus(characters_with("Presence"))


@declared("Hakim Owusu")
class HakimOwusu(CardText):
    influence = Bonus(ongoing_schemes)


@declared("Ociel Gonzalez")
class OcielGonzalez(CardText):
    doubles_titles = True
