"""Vampires with titles of the older sets, and of other sects. V5 'Vampire Sects', 'Other Vampire Sects'."""

from reference_engine.vtes.card_dsl.declaring import card
from reference_engine.vtes.card_dsl.static_abilities import Bonus


@card(200016)
class Adrianne:
    in_play = (Bonus("bleed", 1),)


@card(200068)
class AmbroginoGiovanni:
    in_play = (Bonus("bleed", 1),)


@card(200095)
class AngusTheUnruled:
    in_play = (Bonus("strength", 1),)


@card(200534)
class Gratiano:
    in_play = (Bonus("ballots", 1), Bonus("bleed", 1))


@card(200773)
class Kephamos:
    in_play = (Bonus("bleed", 1),)
