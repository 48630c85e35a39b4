"""Allies, and the Victim. Their declarations apply only while they are in an Alliance."""

from __future__ import annotations

from reference_engine.vendetta.card_dsl.declaring import declared
from reference_engine.vendetta.card_dsl.language import CardText
from reference_engine.vendetta.cards.words.amounts import alliance
from reference_engine.vendetta.cards.words.blood import Gain, Steal
from reference_engine.vendetta.cards.words.moving import DrawClanCard, DrawVictim


@declared("Victim")
class Victim(CardText):
    """No ability."""


@declared("Anita Wainwright")
class AnitaWainwright(CardText):
    rules = ("vendetta.cards.ally.anita-wainwright",)
    acquired = Gain(3)


@declared("Sgt. McTavish")
class SgtMcTavish(CardText):
    acquired = Steal(2, opponents=True)


@declared("Khadija Al-Kindi")
class KhadijaAlKindi(CardText):
    acquired = DrawClanCard()


@declared("Wauneka")
class Wauneka(CardText):
    acquired = DrawVictim()


@declared("Carmelita Neillson")
class CarmelitaNeillson(CardText):
    blood_for_haven_card = 1


@declared("Maldavis")
class Maldavis(CardText):
    rules = ("vendetta.cards.ally.maldavis",)
    acquired = Gain(5)


@declared("Erichtho")
class Erichtho(CardText):
    hiding_costs = -1


@declared("Fiorenza Savona")
class FiorenzaSavona(CardText):
    rules = ("vendetta.cards.ally.fiorenza-savona",)
    wins_ties = True


@declared("Marcel")
class Marcel(CardText):
    """No ability."""


@declared("Bronwyn")
class Bronwyn(CardText):
    """No ability."""


@declared("Portia")
class Portia(CardText):
    cannot_be_drained = True


@declared("Talley")
class Talley(CardText):
    rules = ("vendetta.cards.ally.talley",)
    influence_for_frenzy = 1


@declared("Ambrus Maropis")
class AmbrusMaropis(CardText):
    rules = ("vendetta.cards.ally.ambrus-maropis",)
    looks_for_blood = True


@declared("Edward Neally")
class EdwardNeally(CardText):
    rules = ("vendetta.cards.ally.edward-neally",)
    diablerie_tokens = 2


@declared("Mr. Damp")
class MrDamp(CardText):
    blood_for_frenzy = 2


@declared("Bobby White")
class BobbyWhite(CardText):
    """No ability."""


@declared("Maja Wysocki")
class MajaWysocki(CardText):
    """No ability."""


@declared("Ed Crawford")
class EdCrawford(CardText):
    """No ability."""


@declared("Betty Fuller")
class BettyFuller(CardText):
    """No ability."""


@declared("Dr. Fragonard")
class DrFragonard(CardText):
    """No ability."""


@declared("Tamara Bodnar")
class TamaraBodnar(CardText):
    """No ability."""


@declared("Douglas Richardson")
class DouglasRichardson(CardText):
    """No ability."""


@declared("Tom Kimber")
class TomKimber(CardText):
    """No ability."""


@declared("Francis Bennet")
class FrancisBennet(CardText):
    """No ability."""


@declared("Elena Cortez")
class ElenaCortez(CardText):
    """No ability."""


@declared("Julie Munoz")
class JulieMunoz(CardText):
    alone_among_humans = 2


@declared("Roberta Urbani")
class RobertaUrbani(CardText):
    keeps_both = True


@declared("Ryan Ramos")
class RyanRamos(CardText):
    hiding_costs = 1


@declared("Sarah McAleer")
class SarahMcAleer(CardText):
    rules = ("vendetta.cards.ally.sarah-mcaleer",)
    acquired = Gain(alliance)


@declared("Miguel Chandler")
class MiguelChandler(CardText):
    rules = ("vendetta.cards.ally.miguel-chandler",)
    drained_first_in_frenzy = True
