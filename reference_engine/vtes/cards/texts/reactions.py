"""Reactions. V5 'Reaction cards'."""

from reference_engine.vtes.cards.effects import Intercept, Redirect, Wake
from reference_engine.vtes.cards.language import card
from reference_engine.vtes.cards.modes import Reaction, ReactionOfLocked, while_being_bled


@card(100518)
class Deflection:
    dom = Reaction(Redirect(lock=True), when=while_being_bled)
    DOM = Reaction(Redirect(lock=False), when=while_being_bled)


@card(101949)
class TelepathicMisdirection:
    aus = Reaction(Intercept(1))
    AUS = Reaction(Redirect(lock=True), when=while_being_bled)


@card(102137)
class WakeWithEveningsFreshness:
    text = ReactionOfLocked(Wake())
    replaced_after = "unlock"
