"""Texts of the characters. Rulebook, 'Character Abilities'."""

from __future__ import annotations

from reference_engine.rivals.card_dsl.declaring import declared
from reference_engine.rivals.card_dsl.language import ATTACKER, PARTY, Ability, Bonus, CardText, Trigger
from reference_engine.rivals.cards.words.character_state import IsBurned, LastsForTheTurn, MoveToStreets, ReadyAll
from reference_engine.rivals.cards.words.conditions import (
    another_of_yours,
    any_character,
    attacker_in_party,
    brings_a_discipline,
    character_or_hidden_monster,
    cursed,
    curses_on_chosen,
    curses_on_target,
    in_an_attack,
    in_party,
    no_influence_in_defending_party,
    other_is,
    own,
    own_action_phase,
    own_relics,
    per,
    rich_face_down,
    strike_felled_somebody,
    target_is,
    with_own_prestige,
)
from reference_engine.rivals.cards.words.costs import (
    BurnFromDiscard,
    Card,
    ExhaustThis,
    ForPrestige,
    May,
    Prestige,
    TopOfLibrary,
)
from reference_engine.rivals.cards.words.effects import (
    Choose,
    ChooseFoe,
    DrawCard,
    GainAction,
    GainPrestige,
    Hurt,
    LoseAgenda,
    NoInfluence,
    PrestigeOn,
    attacker,
    other,
)
from reference_engine.rivals.cards.words.fighting import AttachAttackCard, FewerShields, MoreDamage, MoreShield, Prevent
from reference_engine.rivals.cards.words.piles import ShuffleRandomBack


@declared("Lucky")
class Lucky(CardText):
    recruits = Trigger(
        DrawCard(1), LastsForTheTurn("shield", -1, foes=True), of=another_of_yours, when=brings_a_discipline
    )


@declared("Benicio")
class Benicio(CardText):
    abilities = Ability(Card(library=True), Prevent(1), prevents=True, of=in_party)


@declared("Hope")
class Hope(CardText):
    lessens_losses = True


@declared("Jorge Guerrero")
class JorgeGuerrero(CardText):
    abilities = Ability(Card(library=True), MoreDamage(1), role=ATTACKER)


@declared("Prudence")
class Prudence(CardText):
    shield = Bonus(2, of=attacker_in_party)


@declared("Judas")
class Judas(CardText):
    about_to_leave = May(IsBurned(), GainPrestige(1))


@declared("Thaddeus")
class Thaddeus(CardText):
    enters_play = DrawCard(1)


@declared("Grace")
class Grace(CardText):
    rules = ("rivals.ruling.grace",)
    abilities = (
        Ability(BurnFromDiscard(2), LastsForTheTurn("intel", 2), name="intel"),
        Ability(TopOfLibrary(2), FewerShields(1), name="shield", role=ATTACKER),
    )


@declared("Sage")
class Sage(CardText):
    exhausts = May(ShuffleRandomBack(1))


@declared("Keondra")
class Keondra(CardText):
    damage = Bonus(rich_face_down)


@declared("Gisele")
class Gisele(CardText):
    blocks = NoInfluence(attacker)


@declared("Raúl Fontes")
class RaulFontes(CardText):
    damage = Bonus(no_influence_in_defending_party)


@declared("Evangeline")
class Evangeline(CardText):
    damage = Bonus(1, of=attacker_in_party, when=target_is(with_own_prestige))


@declared("Florencia")
class Florencia(CardText):
    abilities = Ability(Prestige(1), MoreDamage(2), role=ATTACKER, when=strike_felled_somebody)


@declared("Toquinho")
class Toquinho(CardText):
    defeated = Trigger(ReadyAll(), of=own)


@declared("Pregador")
class Pregador(CardText):
    rules = ("rivals.ruling.pregador", "rivals.relentless.example.pregador-block")
    blocks_anywhere = Prestige(1), MoveToStreets()


@declared("Sister Claire")
class SisterClaire(CardText):
    abilities = Ability(ExhaustThis(), MoreDamage(1), role=PARTY)


@declared("Andrés")
class Andres(CardText):
    defeated = ChooseFoe(), LoseAgenda(1)


@declared("Noriko")
class Noriko(CardText):
    defeated = DrawCard(1)


@declared("Deacon Jones")
class DeaconJones(CardText):
    abilities = Ability(Prestige(2), MoreDamage(own_relics), role=ATTACKER)


@declared("Ingrid")
class Ingrid(CardText):
    plays_relic = GainAction()


@declared("Francisco")
class Francisco(CardText):
    abilities = Ability(Prestige(1), MoreShield(2), prevents=True, when=in_an_attack)


@declared("Jamie")
class Jamie(CardText):
    investigates_at_home = True


@declared("Juliana")
class Juliana(CardText):
    shield = Bonus(1, of=in_party, when=own_action_phase)


@declared("Maria Lopez")
class MariaLopez(CardText):
    abilities = Ability(
        Choose(cursed, harming=True, price=1),
        ExhaustThis(),
        Prestige(1, after_choosing=True),
        Hurt(curses_on_chosen, "Social"),
    )


@declared("Rio")
class Rio(CardText):
    damage = Bonus(per(2, curses_on_target))


@declared("Ryan")
class Ryan(CardText):
    attack_ends = ForPrestige(1, AttachAttackCard())


@declared("Sara")
class Sara(CardText):
    investigates = PrestigeOn(1, other)


@declared("Gina Firenzo")
class GinaFirenzo(CardText):
    enters_play = Choose(character_or_hidden_monster), PrestigeOn(2)


@declared("Renata Gomes")
class RenataGomes(CardText):
    attacks = Trigger(PrestigeOn(1, other), of=attacker_in_party, when=other_is(any_character))
