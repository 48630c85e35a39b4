"""Rules of Rivals as sessions use them."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.kernel.editions import with_edition
from reference_engine.kernel.session import outcome_of
from reference_engine.kernel.wire_format import Names
from reference_engine.rivals.card_dsl.language import TEXTS
from reference_engine.rivals.game import Rivals
from reference_engine.rivals.table.card_and_seat_names import TableNames
from reference_engine.rivals.table.state import Table
from reference_engine.rivals.wire import directives, observation, positions
from scenarios.editions import editions_of
from scenarios.wire_types.declarations import verbs
from scenarios.wire_types.rivals import choices


class RivalsRules:
    """Vampire: The Masquerade Rivals, for two to four players."""

    NAME = "rivals"
    EDITIONS = editions_of("rivals")
    FEATURES = (
        "views",
        "arrange",
        "stop",
        "setup",
        "turn",
        "moving",
        "recruiting",
        "attacks",
        "torpor",
        "mortals",
        "claim",
        "cards",
        "influence",
        "conspiracies",
        "hunters",
        "colours",
        "ending",
        "decks",
    )
    VERBS = verbs(choices)

    def cards(self) -> list[str]:
        """Return the cards whose texts the engine plays."""
        return sorted(TEXTS)

    def start(self, position: dict[str, Any], edition: str) -> Rivals:
        """Return the game of a position. Raises InvalidPosition."""
        return positions.from_position(with_edition(position, edition))

    def names(self, game: Table) -> Names:
        return TableNames(game)

    def position(self, game: Table, viewer: Seat | None) -> dict[str, Any]:
        return observation.position(game, viewer)

    def arrange(self, game: Table, directive: dict[str, Any]) -> None:
        directives.arrange(game, directive)

    def outcome(self, game: Table) -> dict[str, Any] | None:
        """Return winner and Agenda once the game is over, otherwise None."""
        return outcome_of(game, lambda seat: game.seats[seat].agenda)
