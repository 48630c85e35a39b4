"""Hunters' cards: Agendas about whom one defeats, and the Haven of Relics. Rulebook, 'Agenda Cards', 'Haven Cards'."""

from __future__ import annotations

from reference_engine.rivals.cards.words.doing import EarnAgenda
from reference_engine.rivals.cards.words.looks import at_most, bore, first_monster, much_prestige_out, own_relics
from reference_engine.rivals.cards.words.piles import RevealTopOfLibrary
from reference_engine.rivals.declarations.declaring import declared
from reference_engine.rivals.declarations.language import CardText, Trigger


@declared("All Figured Out")
class AllFiguredOut(CardText):
    rules = ("rivals.ruling.symbolic-meaning-all-figured-out",)
    start_of_turn = Trigger(EarnAgenda(1), when=much_prestige_out)
    victory = (
        Trigger(EarnAgenda(1), of=bore(2, 3)),
        Trigger(EarnAgenda(2), of=bore(4, 5)),
        Trigger(EarnAgenda(3), of=bore(6)),
    )


@declared("Symbolic Meaning")
class SymbolicMeaning(CardText):
    rules = ("rivals.ruling.symbolic-meaning-all-figured-out",)
    victory = Trigger(EarnAgenda(at_most(3, own_relics)), of=first_monster)


@declared("The Feretory")
class TheFeretory(CardText):
    exhausts = RevealTopOfLibrary("Relic")
