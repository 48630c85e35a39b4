"""The city deck of Rio de Janeiro. Rulebook, 'Rio de Janeiro City Deck', 'Mortals', 'Retainers'."""

from __future__ import annotations

from reference_engine.rivals.card_dsl.declaring import declared
from reference_engine.rivals.card_dsl.language import Ability, Bonus, CardText, Trigger
from reference_engine.rivals.cards.words.city import (
    ChangeParty,
    LosePrestige,
    PlaceOnePerPlayer,
    ShuffleBurnedEventsBack,
    StrikeCoterie,
    TurnUpMonster,
    first_attack_withstood,
    no_retainer,
    title_is_out,
    titled,
)
from reference_engine.rivals.cards.words.conditions import any_character
from reference_engine.rivals.cards.words.costs import ExhaustThis, May
from reference_engine.rivals.cards.words.effects import DrawCard, GainAction
from reference_engine.rivals.cards.words.fighting import Prevent

# The Title.


@declared("Prince of the City - Rio de Janeiro")
class PrinceOfTheCity(CardText):
    influence = Bonus(titled(2))
    end_of_turn = Trigger(StrikeCoterie(1), when=title_is_out, every_turn=True)


# Antagonists.


@declared("BOPE-RJ: Marksman")
class Marksman(CardText):
    shoots = 1


@declared("BOPE-RJ: PsyOps")
class PsyOps(CardText):
    makes_discard = 1


@declared("BOPE-RJ: Caveira")
class Caveira(CardText):
    drives_out = True


# Events.


@declared("Seeking Followers")
class SeekingFollowers(CardText):
    end_of_turn = Trigger(LosePrestige(1), when=no_retainer)


@declared("Crackdown")
class Crackdown(CardText):
    shuts_havens = True


@declared("Corruption")
class Corruption(CardText):
    takes_of_gains = 1


@declared("Cristo Redentor")
class CristoRedentor(CardText):
    attack_costs = 1


@declared("Meeting at Pão de Açúcar")
class MeetingAtPaoDeAcucar(CardText):
    """A separate Action; see `influence.meeting`."""


@declared("Open Season")
class OpenSeason(CardText):
    waits_for_second_round = True
    played = TurnUpMonster()


@declared("Uprising")
class Uprising(CardText):
    attack_over = Trigger(GainAction(), when=first_attack_withstood(5))


@declared("Carnival")
class Carnival(CardText):
    played = ShuffleBurnedEventsBack(), PlaceOnePerPlayer()


@declared("Copacabana Réveillon")
class CopacabanaReveillon(CardText):
    secrecy = Bonus(-1, of=any_character)


@declared("Dia da Independência")
class DiaDaIndependencia(CardText):
    frees_retainer = True


# Retainers.


@declared("Vagrant")
class Vagrant(CardText):
    abilities = Ability(ExhaustThis(), Prevent(1), prevents=True)


@declared("Politician")
class Politician(CardText):
    influence = Bonus(2)


@declared("Practitioner of the Dark Arts")
class PractitionerOfTheDarkArts(CardText):
    attached = DrawCard(1)
    grants = ("Oblivion",)


@declared("Snake Handler")
class SnakeHandler(CardText):
    grants = ("Protean",)
    blood_potency = Bonus(1)


@declared("Blood Cult Priest")
class BloodCultPriest(CardText):
    attached = DrawCard(1)
    grants = ("Blood Sorcery",)


@declared("Lookout")
class Lookout(CardText):
    ignores_antagonists = 1


@declared("Maid")
class Maid(CardText):
    end_of_turn = May(ChangeParty())


@declared("Mugger")
class Mugger(CardText):
    grants = ("Potence",)
    blood_potency = Bonus(1)
