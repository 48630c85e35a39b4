"""Texts of the Monsters, in force while face up. "You" is the player who tagged the Monster. Rulebook, 'Monsters'."""

from __future__ import annotations

from reference_engine.rivals.card_dsl.declaring import declared
from reference_engine.rivals.card_dsl.language import Bonus, CardText, Trigger
from reference_engine.rivals.cards.words.character_state import Fear
from reference_engine.rivals.cards.words.conditions import (
    against,
    all_of,
    at_least,
    attacks_host,
    host_is,
    in_an_attack,
    in_party_of,
    itself_is_other,
    lowest_of_yours,
    mortals,
    not_done_yet,
    wounded,
)
from reference_engine.rivals.cards.words.effects import Choose, MendBlood, StealBlood, host
from reference_engine.rivals.cards.words.piles import DiscardOne


@declared("Brain-Eater")
class BrainEater(CardText):
    end_of_turn = Choose(lowest_of_yours), Fear()


@declared("Chupacabra")
class Chupacabra(CardText):
    deals_damage = Trigger(StealBlood(1), of=itself_is_other, when=all_of(in_an_attack, host_is(not_done_yet)))


@declared("Ghost")
class Ghost(CardText):
    secrecy = Bonus(1, when=host_is(wounded))
    shield = Bonus(2, when=against("Ranged", "Physical"))


@declared("Maricoxi")
class Maricoxi(CardText):
    rules = ("rivals.ruling.well-prepared",)
    secrecy = Bonus(1, when=host_is(wounded))
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
    start_of_turn = Trigger(MendBlood(2, host), when=at_least(2, mortals))


@declared("Warlock")
class Warlock(CardText):
    damage = Bonus(-1, of=attacks_host(in_party_of(3)))


@declared("Werewolf")
class Werewolf(CardText):
    strikes_all_when_wounded = True
