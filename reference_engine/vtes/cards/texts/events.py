"""Events, and a card against them. V5 'Event Cards'."""

from reference_engine.vtes.card_dsl.declaring import card
from reference_engine.vtes.card_dsl.static_abilities import BurnedIn, ForAll, ForMethuselah
from reference_engine.vtes.cards.words.control.placing import PutInPlay
from reference_engine.vtes.cards.words.playing.cancelling import Cancel, a_card
from reference_engine.vtes.cards.words.playing.predicates import ally_against_vampire
from reference_engine.vtes.cards.words.turn.event_modes import EventMode
from reference_engine.vtes.cards.words.turn.master_modes import OutOfTurn


@card(101303)
class NotToBe:
    text = OutOfTurn(Cancel(a_card("event")), PutInPlay())
    in_play = (
        ForMethuselah("master phase actions", 1),
        ForMethuselah("discard phase actions", -1),
        BurnedIn("discard"),
    )


@card(101420)
class PortAuthority:
    text = EventMode(PutInPlay())
    in_play = (ForAll("discards replaced later", 1),)


@card(102079)
class TheUnmasking:
    text = EventMode(PutInPlay())
    in_play = (ForAll("intercept", 1, when=ally_against_vampire),)
    replaced_after = "discard"


@card(102085)
class UrbanJungle:
    text = EventMode(PutInPlay())
    in_play = (ForAll("votes against a blood hunt", 2),)
