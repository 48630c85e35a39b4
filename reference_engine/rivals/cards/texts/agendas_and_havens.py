"""Agenda cards and the Leader Abilities of Havens. Rulebook, 'Agenda Cards', 'Haven Cards'."""

from __future__ import annotations

from reference_engine.rivals.card_dsl.declaring import declared
from reference_engine.rivals.card_dsl.language import Ability, Bonus, CardText, Trigger
from reference_engine.rivals.cards.words.character_state import Recovers, would_be_burned
from reference_engine.rivals.cards.words.conditions import (
    any_character,
    at_least,
    attached_by_you,
    bore,
    clanless_discards,
    different_disciplines,
    first_monster,
    first_recruit,
    full_discard_pile,
    not_own,
    own,
    own_character,
    own_face_down,
    own_relics,
    per,
    prestige_out,
    up_to,
)
from reference_engine.rivals.cards.words.costs import ExhaustAgenda, ExhaustHaven, May, PrestigeX
from reference_engine.rivals.cards.words.effects import (
    Choose,
    DrawCard,
    EarnAgenda,
    GainAction,
    NoInfluence,
    PrestigeOnFaceDown,
)
from reference_engine.rivals.cards.words.fighting import Prevent, paid
from reference_engine.rivals.cards.words.piles import DiscardOne, RevealTopOfLibrary


@declared("Birds of Different Feathers")
class BirdsOfDifferentFeathers(CardText):
    start_of_turn = Trigger(EarnAgenda(1), when=at_least(6, different_disciplines))


@declared("Martyrdom")
class Martyrdom(CardText):
    burned = Trigger(EarnAgenda(1), of=own_character)


@declared("Observe & Report")
class ObserveAndReport(CardText):
    attaches = Trigger(EarnAgenda(1), of=attached_by_you(not_own))


@declared("The Ash Heap of History")
class TheAshHeapOfHistory(CardText):
    abilities = Ability(ExhaustAgenda(), EarnAgenda(full_discard_pile))


@declared("Fellowship Hall")
class FellowshipHall(CardText):
    recruits = Trigger(GainAction(unhosted=True), of=own, when=first_recruit)


@declared("Back Alley Clinic")
class BackAlleyClinic(CardText):
    about_to_leave = Trigger(May(Recovers()), of=own, when=would_be_burned)


@declared("The Temple of Set")
class TheTempleOfSet(CardText):
    defeats = Trigger(May(PrestigeOnFaceDown()), when=at_least(1, own_face_down))


@declared("The Clubhouse")
class TheClubhouse(CardText):
    rules = ("rivals.ruling.the-clubhouse",)
    start_of_turn = DrawCard(per(4, different_disciplines)), DiscardOne()


@declared("The Bunker")
class TheBunker(CardText):
    abilities = Ability(PrestigeX(), Prevent(paid), prevents=True, of=own)


@declared("The Orphanage")
class TheOrphanage(CardText):
    abilities = Ability(ExhaustHaven(), GainAction(unhosted=True), when=at_least(5, clanless_discards))


@declared("The Hidden Temple")
class TheHiddenTemple(CardText):
    influence = Bonus(1)
    abilities = Ability(ExhaustHaven(), Choose(any_character), NoInfluence())


@declared("All Figured Out")
class AllFiguredOut(CardText):
    rules = ("rivals.ruling.symbolic-meaning-all-figured-out",)
    start_of_turn = Trigger(EarnAgenda(1), when=at_least(4, prestige_out))
    victory = (
        Trigger(EarnAgenda(1), of=bore(2, 3)),
        Trigger(EarnAgenda(2), of=bore(4, 5)),
        Trigger(EarnAgenda(3), of=bore(6)),
    )


@declared("Symbolic Meaning")
class SymbolicMeaning(CardText):
    rules = ("rivals.ruling.symbolic-meaning-all-figured-out",)
    victory = Trigger(EarnAgenda(up_to(3, own_relics)), of=first_monster)


@declared("The Feretory")
class TheFeretory(CardText):
    exhausts = RevealTopOfLibrary("Relic")
