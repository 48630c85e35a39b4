"""The Monsters: what they say works while they lie face up. 'You' is who has tagged one. Rulebook, 'Monsters'."""

from __future__ import annotations

from reference_engine.rivals.card_dsl.declaring import declared
from reference_engine.rivals.card_dsl.language import Bonus, CardText, Trigger
from reference_engine.rivals.cards.words.conditions import (
    against,
    all_of,
    big_party_attacks_host,
    first_time,
    host_is_wounded,
    in_an_attack,
    itself_is_other,
    lowest_of_yours,
    two_mortals,
)
from reference_engine.rivals.cards.words.effects import Choose, MendBlood, StealBlood, host
from reference_engine.rivals.cards.words.piles import DiscardOne
from reference_engine.rivals.cards.words.standing import Fear


@declared("Brain-Eater")
class BrainEater(CardText):
    end_of_turn = Choose(lowest_of_yours), Fear()


@declared("Chupacabra")
class Chupacabra(CardText):
    deals_damage = Trigger(StealBlood(1), of=itself_is_other, when=all_of(in_an_attack, first_time))


@declared("Ghost")
class Ghost(CardText):
    secrecy = Bonus(1, when=host_is_wounded)
    shield = Bonus(2, when=against("Ranged", "Physical"))


@declared("Maricoxi")
class Maricoxi(CardText):
    rules = ("rivals.ruling.well-prepared",)
    secrecy = Bonus(1, when=host_is_wounded)
    strikes_unanswered = True


@declared("Mula-Sem-Cabeça")
class MulaSemCabeca(CardText):
    strikes_aggravated = True


@declared("Sorceress")
class Sorceress(CardText):
    deals_damage = Trigger(DiscardOne(), of=itself_is_other, when=in_an_attack)


@declared("The Strange")
class TheStrange(CardText):
    opens_hand = True


@declared("Vampire")
class Vampire(CardText):
    start_of_turn = Trigger(MendBlood(2, host), when=two_mortals)


@declared("Warlock")
class Warlock(CardText):
    damage = Bonus(-1, of=big_party_attacks_host)


@declared("Werewolf")
class Werewolf(CardText):
    strikes_all_when_wounded = True
