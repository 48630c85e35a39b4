"""A turn in which cards are played: what lies on the table, and who answers what."""

from __future__ import annotations

from reference_engine.rivals.game import Rivals
from reference_engine.rivals.table.pieces import InPlay
from scenarios.protocol.declarations import Choice
from tests.engine.rivals.tables import between_actions, have


def table(*hand: str, factions: str = "vampire", **own: str) -> tuple[Rivals, dict[str, InPlay]]:
    """Ana's turn, her hand and characters, and Bruno's Lucky and Hope in The Streets."""
    game = between_actions(factions=factions)
    game.seats[0].hand = hand
    mine = {name: have(game, 0, name.replace("_", " "), place) for name, place in own.items()}
    have(game, 1, "Lucky")
    have(game, 1, "Hope")
    game.run()
    return game, mine


def answer(game: Rivals, *choices: Choice) -> None:
    """Whoever is asked chooses so, one after the other."""
    for choice in choices:
        assert game.decision is not None
        game.choose(game.decision.seat, choice)


def ask_again(game: Rivals) -> None:
    """The table has been changed under an open decision."""
    game.decision = None
    game.run()


def of(game: Rivals, name: str) -> InPlay:
    return next(card for card in game.cards.values() if card.name == name)
