"""The game as sessions and the protocol see it."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.kernel.editions import with_edition
from reference_engine.kernel.session import outcome_of
from reference_engine.kernel.wire_format import Names
from reference_engine.vtes.card_dsl.declaring import is_implemented
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.table.card_and_seat_names import TableNames
from reference_engine.vtes.table.card_facts import facts
from reference_engine.vtes.wire import directives, observation, positions
from scenarios.editions import editions_of
from scenarios.wire_types.declarations import verbs
from scenarios.wire_types.vtes import choices


class VtesRules:
    """Vampire: The Eternal Struggle."""

    NAME = "vtes"
    EDITIONS = editions_of("vtes")
    FEATURES = (
        "views",
        "arrange",
        "adjust",
        "bleed",
        "hunt",
        "actions",
        "action-cards",
        "equip",
        "employ",
        "recruit",
        "become-anarch",
        "block",
        "combat",
        "torpor",
        "diablerie",
        "politics",
        "influence",
        "master",
        "discard",
        "unlock",
        "contests",
        "withdrawal",
        "ending",
        "deal",
        "decks",
        "legacy",
    )
    VERBS = verbs(choices)

    def cards(self) -> list[str]:
        """Return the names of the cards that can be played."""
        return sorted(card.name for card in facts().values() if is_implemented(card.id))

    def start(self, position: dict[str, Any], edition: str) -> Vtes:
        """Return the game that a position describes.

        Raises InvalidPosition or Unsupported.
        """
        return positions.from_position(with_edition(position, edition))

    def names(self, game: Vtes) -> Names:
        return TableNames(game)

    def position(self, game: Vtes, viewer: Seat | None) -> dict[str, Any]:
        return observation.position(game, viewer)

    def arrange(self, game: Vtes, directive: dict[str, Any]) -> None:
        directives.arrange(game, directive)

    def outcome(self, game: Vtes) -> dict[str, Any] | None:
        """Return the winner and victory points once the game is over, else None."""
        return outcome_of(game, lambda seat: game.seats[seat].victory_points)
