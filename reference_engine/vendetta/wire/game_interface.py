"""Interface of the game to sessions and the protocol."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.kernel.editions import with_edition
from reference_engine.kernel.session import outcome_of
from reference_engine.kernel.wire_format import Names
from reference_engine.vendetta.ending import end_of_game
from reference_engine.vendetta.game import Vendetta
from reference_engine.vendetta.table.card_and_seat_names import SeatNames
from reference_engine.vendetta.table.card_facts import ALLIES, CLAN_CARDS, LOCATION_CARD_FACTS, RELIC_FACTS
from reference_engine.vendetta.table.state import Table
from reference_engine.vendetta.wire import directives, observation, positions
from scenarios.editions import editions_of
from scenarios.wire_types.declarations import verbs
from scenarios.wire_types.vendetta import choices


class VendettaRules:
    """Vampire: The Masquerade – Vendetta, for three to five players."""

    NAME = "vendetta"
    EDITIONS = editions_of("vendetta")
    FEATURES = (
        "views",
        "stop",
        "arrange",
        "setup",
        "feed",
        "location-setup",
        "hand-building",
        "planning",
        "draining",
        "diablerie",
        "take-diablerie",
        "flip-diablerie",
        "resolution",
        "frenzy",
        "ending",
        "three-players",
        "location-cards",
        "relics",
    )
    VERBS = verbs(choices)

    def cards(self) -> list[str]:
        """Return the names of all cards. Cards with unknown texts can be on the table but do nothing there."""
        clan_cards = {card.name for card in CLAN_CARDS.values()}
        return sorted(clan_cards.union(ALLIES, LOCATION_CARD_FACTS, RELIC_FACTS))

    def start(self, position: dict[str, Any], edition: str) -> Vendetta:
        """Return the game that a position describes. Raises InvalidPosition or Unsupported."""
        return positions.from_position(with_edition(position, edition))

    def names(self, game: Table) -> Names:
        return SeatNames(game)

    def position(self, game: Table, viewer: Seat | None) -> dict[str, Any]:
        return observation.position(game, viewer)

    def arrange(self, game: Table, directive: dict[str, Any]) -> None:
        directives.arrange(game, directive)

    def outcome(self, game: Table) -> dict[str, Any] | None:
        """Return the winner and final Influence once the game is over, else None."""
        return outcome_of(game, lambda seat: end_of_game.final_influence(game, seat))
