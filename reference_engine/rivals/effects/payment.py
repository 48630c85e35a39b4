"""Payment of Prestige. Rulebook, 'Additional Rules on Paying Costs', 'Prestige on Characters and Monsters'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.rivals.table.pieces import InPlay, prestige_on
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import Pay


def ways(game: Table, seat: Seat, amount: int, character: InPlay | None) -> list[Choice]:
    """Return the ways in which a player can pay.

    The player can use the personal supply except for the last Prestige, and their own Prestige on the character they
    interact with.
    """
    game.cite(
        (
            "rivals.activated.cost.not-last-prestige",
            "rivals.prestige-on.spend-when-interacting",
            "rivals.prestige-on.pays-costs",
            "rivals.prestige-on.interaction-kinds",
            "rivals.cost.never-last-even-to-win",
            "rivals.cost.no-colon-is-play-cost",
        )
    )
    there = 0
    if character is not None and character.controller != seat:
        there = prestige_on(character, seat)
    most = max(game.supply(seat) - 1, 0)
    return [Pay(amount, share) for share in range(min(amount, there) + 1) if amount - share <= most]


def pay(game: Table, seat: Seat, choice: Pay, character: InPlay | None) -> None:
    """Return the paid Prestige to the general supply."""
    own = choice.amount - choice.from_character
    if own:
        game.give_up(seat, own)
        game.emit(events.PrestigeSpent(seat, own), "rivals.activated.cost.prestige-from-personal-supply")
    if choice.from_character:
        assert character is not None
        game.take_from(character, seat, choice.from_character)
