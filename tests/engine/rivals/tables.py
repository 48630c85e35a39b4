"""New games for tests, and random play."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from reference_engine.kernel.session import draw
from reference_engine.rivals.game import Rivals
from reference_engine.rivals.table.card_facts import AGENDAS, CHARACTERS, HAVENS, LIBRARY
from reference_engine.rivals.table.pieces import Player
from reference_engine.rivals.turn.turns import new_game

NAMES = ("Ana", "Bruno", "Clara", "Davi")


def decked(name: str, faction: str, chance: Random) -> Player:
    """Return a player with a random deck of a faction."""

    def of(cards: Iterable[Any]) -> list[str]:
        return [card.name for card in cards if card.pool in (faction, "both")]

    player = Player(name, faction)
    player.unordered_faction_deck = tuple(
        chance.sample([card.name for card in CHARACTERS.values() if card.faction == faction], 7)
    )
    player.unordered_library = tuple(chance.sample(of(LIBRARY.values()) * 3, 40))
    player.agenda_card, player.haven_card = chance.choice(of(AGENDAS.values())), chance.choice(of(HAVENS.values()))
    return player


def new(players: int, chance: Random, factions: Iterable[str] = ("vampire", "hunter")) -> Rivals:
    """Return a game at the start of set-up."""
    game, known = Rivals(), list(factions)
    game.seats[:] = [decked(name, chance.choice(known), chance) for name in NAMES[:players]]
    new_game(game)
    game.run()
    return game


def play(game: Rivals, chance: Random, until: Callable[[Rivals], bool], most: int = 5000) -> None:
    """Play random choices until `until` holds, at most `most` of them."""
    for _ in range(most):
        if game.decision is None or until(game):
            return
        decision = game.decision
        game.apply(draw(decision, chance) if decision.by_chance else chance.choice(decision.options))
