"""Tables with cards of Rio de Janeiro's city deck."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import NOBODY
from reference_engine.rivals.game import Rivals
from reference_engine.rivals.table.pieces import HAVEN, InPlay
from scenarios.protocol.declarations import PASS
from tests.engine.rivals.tables import between_actions, have, in_streets

MARKSMAN, PSYOPS, CAVEIRA = "BOPE-RJ: Marksman", "BOPE-RJ: PsyOps", "BOPE-RJ: Caveira"


def options(game: Rivals) -> list[Any]:
    assert game.decision is not None
    return game.decision.options


def asked(game: Rivals) -> tuple[str, int]:
    assert game.decision is not None
    return game.window(), game.decision.seat


def targets(game: Rivals) -> set[int]:
    return {choice.target for choice in options(game)}


def rio(*city: str, at_home: tuple[str, ...] = ("Lucky", "Benicio"), faction: str = "vampire") -> tuple[Rivals, Any]:
    """Ana between Actions with characters at home, Bruno with Hope at home, and cards of the city in The Streets."""
    game = between_actions(factions=faction)
    for name in city:
        in_streets(game, name)
    mine = [have(game, 0, name, HAVEN) for name in at_home]
    have(game, 1, "Hope", HAVEN)
    game.run()
    return game, mine


def hand(game: Rivals) -> tuple[str, ...]:
    return game.seats[0].hand


def attach(game: Rivals, name: str, host: InPlay) -> InPlay:
    card = in_streets(game, name)
    game.attach(card, host)
    return card


def end_turn(game: Rivals, until: str = "") -> None:
    """Pass on to the next turn, or to a window."""
    active = game.active
    while game.active == active and game.window() != until:
        assert game.decision is not None
        game.choose(game.decision.seat, PASS if PASS in options(game) else options(game)[0])


def season(game: Rivals, name: str) -> InPlay:
    """Open Season lies in The Streets with that Monster."""
    event = in_streets(game, "Open Season")
    found = game.enter(name, NOBODY, NOBODY, "attached")
    found.host, event.attached = event.id, (found.id,)
    return found
