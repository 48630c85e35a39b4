"""Events, and a card against them. V5 'Event Cards'."""

from reference_engine.vtes.actions.course import Action
from reference_engine.vtes.cards.words.in_play.phase_actions import EventMode
from reference_engine.vtes.cards.words.in_play.placing import PutInPlay
from reference_engine.vtes.cards.words.playing.cancelling import Cancel, OutOfTurn, a_card
from reference_engine.vtes.declarations.declaring import card
from reference_engine.vtes.declarations.unasked import BurnedIn, ForAll, ForMethuselah
from reference_engine.vtes.table.state import InPlay, Table


def ally_against_vampire(game: Table, minion: InPlay) -> bool:
    """Whether the minion is an ally, and the acting minion a vampire."""
    action = game.within(Action)
    return (
        "ally" in minion.facts.types
        and action is not None
        and action.minion in game.cards
        and game.cards[action.minion].facts.is_vampire
    )


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
