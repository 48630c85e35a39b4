"""Conditions on minions that only a single card uses. V5 'The Golden Rule'."""

from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.combat.rounds import Round
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Table


def during_a_directed_action(game: Table, minion: InPlay) -> bool:
    """Return whether the action under way is directed at another Methuselah."""
    action = game.within(Action)
    return action is not None and bool(action.directed_at(game))


def controls_a_locked_minion(game: Table, minion: InPlay) -> bool:
    """Return whether the minion's controller has a locked minion, ready or in torpor."""
    return any(other.locked and other.facts.is_minion for other in game.controlled(minion.controller, READY, TORPOR))


def during_a_political_action(game: Table, minion: InPlay) -> bool:
    """Return whether the action under way is political, whichever minion performs it."""
    action = game.within(Action)
    return action is not None and action.KIND == "political"


def in_ones_own_political_action(game: Table, minion: InPlay) -> bool:
    action = game.within(Action)
    return action is not None and action.KIND == "political" and action.minion == minion.id


def against_the_titled(game: Table, minion: InPlay) -> bool:
    """Return whether the acting minion has a title."""
    action = game.within(Action)
    return action is not None and action.minion in game.cards and bool(titles.title(game, game.cards[action.minion]))


def fighting_the_titled(game: Table, minion: InPlay) -> bool:
    """Return whether the opposing minion in combat has a title."""
    round_ = game.within(Round)
    opponent = game.cards.get(round_.opponent(minion.id)) if round_ is not None else None
    return opponent is not None and bool(titles.title(game, opponent))


def is_untitled_of_six(game: Table, vampire: InPlay) -> bool:
    """A vampire without title, of capacity above 5 and no Caitiff."""
    return not titles.title(game, vampire) and game.capacity(vampire) > 5 and game.clan(vampire) != "Caitiff"


def is_ready(game: Table, vampire: InPlay) -> bool:
    """A ready vampire."""
    return vampire.region == READY


def is_ready_toreador(game: Table, voter: InPlay) -> bool:
    """A ready Toreador; a Toreador antitribu is of another clan."""
    return voter.region == READY and game.clan(voter) == "Toreador"


def is_sabbat_of_seven(game: Table, vampire: InPlay) -> bool:
    """A Sabbat vampire of capacity 7 or more."""
    return game.sect(vampire) == "Sabbat" and game.capacity(vampire) >= 7


def ally_against_vampire(game: Table, minion: InPlay) -> bool:
    """Return whether the minion is an ally and the acting minion a vampire."""
    action = game.within(Action)
    return (
        "ally" in minion.facts.types
        and action is not None
        and action.minion in game.cards
        and game.cards[action.minion].facts.is_vampire
    )
