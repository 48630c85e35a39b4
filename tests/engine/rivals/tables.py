"""Tables to test on: new games, and games in the midst of an Action Phase."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat
from reference_engine.kernel.decisions import IllegalChoice
from reference_engine.kernel.session import draw
from reference_engine.rivals.game import Rivals
from reference_engine.rivals.harm.defeat import Defeat
from reference_engine.rivals.table.facts import AGENDAS, CHARACTERS, HAVENS, LIBRARY
from reference_engine.rivals.table.pieces import HAVEN, STREETS, InPlay, Player
from reference_engine.rivals.turn.action_phase import ActionPhase
from reference_engine.rivals.turn.turns import Turns, new_game
from scenarios.protocol.declarations import Choice

NAMES = ("Ana", "Bruno", "Clara", "Davi")


def decked(name: str, faction: str, chance: Random) -> Player:
    """A player with a deck of that faction, drawn by lot."""

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
    """A game about to be set up."""
    game, known = Rivals(), list(factions)
    game.seats[:] = [decked(name, chance.choice(known), chance) for name in NAMES[:players]]
    new_game(game)
    game.run()
    return game


def play(game: Rivals, chance: Random, until: Callable[[Rivals], bool], most: int = 5000) -> None:
    """Let everybody choose by lot."""
    for _ in range(most):
        if game.decision is None or until(game):
            return
        decision = game.decision
        game.apply(draw(decision, chance) if decision.by_chance else chance.choice(decision.options))


def between_actions(players: int = 2, actions: int = 2, factions: str = "vampire") -> Rivals:
    """It is the first player's turn, all have had one, each has 10 Prestige, and nothing is in play."""
    game = Rivals(turn=players + 1, phase="action", phase_step="", actions=actions)
    for place, name in enumerate(NAMES[:players]):
        player = Player(name, factions, had_turn=True, rival=Seat((place + 1) % players))
        player.prestige = tuple(10 if colour == place else 0 for colour in range(players))
        game.seats.append(player)
    game.stack = [Turns(pc=Turns.PLACE["end_phase"]), ActionPhase(pc=ActionPhase.PLACE["act"])]
    return game


def have(game: Rivals, seat: int, name: str, place: str = STREETS, party: int = 1, blood: int | None = None) -> InPlay:
    """A character of a player in play, with Blood of its colour: all that it can have, unless told otherwise."""
    card = game.enter(name, Seat(seat), Seat(seat), place)
    card.party = party if place == STREETS else 0
    amount = CHARACTERS[name].blood_potency if blood is None else blood
    card.blood = tuple(amount if colour == seat else 0 for colour in range(len(game.seats)))
    return card


def in_streets(game: Rivals, name: str) -> InPlay:
    """A card of the city deck that nobody has."""
    return game.enter(name, NOBODY, NOBODY, STREETS)


def monster(game: Rivals, name: str, blood: int = 0, tagged: int = NOBODY) -> InPlay:
    """A Monster in The Streets: face up with that Blood, face down without."""
    card = game.enter(name, NOBODY, NOBODY, STREETS)
    card.face_down, card.tagged = not blood, Seat(tagged)
    card.blood = (*[0] * len(game.seats), blood)
    return card


def at_war(players: int = 2, /, **hunters: str) -> tuple[Rivals, dict[str, InPlay]]:
    """It is the turn of Ana, a Hunter player; where her Hunters are, and a Hunter of each other player at home."""
    game = between_actions(players, factions="hunter")
    own = {name: have(game, 0, name.replace("_", " "), place) for name, place in hunters.items()}
    for place, name in zip(range(1, players), ("Deacon Jones", "Ingrid", "Rio"), strict=False):
        have(game, place, name, HAVEN)
    return game, own


def defeat(game: Rivals, character: InPlay, by: int, aggravated: bool = False, victor: InPlay | None = None) -> None:
    """A character loses all its Blood, and what follows from that follows; the open decision stays open."""
    character.blood = ()
    rest, decision = game.stack, game.decision
    number = NO_CARD if victor is None else victor.id
    game.stack = [Defeat(character=character.id, by=Seat(by), victor=number, aggravated=aggravated)]
    game.run()
    game.stack, game.decision = rest, decision


def refused(game: Rivals, seat: int, choice: Choice) -> str:
    """The rule for which a choice is refused."""
    try:
        game.choose(Seat(seat), choice)
    except IllegalChoice as error:
        return error.refusal.rule
    raise AssertionError(f"{choice} is not refused")


def told(game: Rivals, kind: type[Any]) -> list[Any]:
    """The events of a kind since the last choice."""
    return [cited.event for cited in game.events if isinstance(cited.event, kind)]


__all__ = ["HAVEN", "STREETS", "CardId", "Seat"]
