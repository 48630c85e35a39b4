"""Caveira, who forces a character into The Streets. Rulebook, 'Rio de Janeiro City Deck'."""

from __future__ import annotations

from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.city.party_entering_streets import enter
from reference_engine.rivals.table.pieces import HAVEN, STREETS
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.rivals.choices import ChooseTarget


def drives_out(game: Table) -> bool:
    """Return whether an Antagonist forces out a character of the active player, who has none in The Streets."""
    there = in_force.in_streets(game, "drives_out") > 0
    if there:
        game.cite(("rivals.rio.caveira.forces-out",))
    at_home = game.characters(game.active, HAVEN)
    return there and bool(at_home) and not game.characters(game.active, STREETS)


@procedure
class DriveOut(Frame, kw_only=True):
    """The active player's choice of the character who leaves, ready or not, ignoring the other BOPE-RJ."""

    @asks("rivals.rio.caveira.forces-out", "rivals.terms.haven-is-a-location")
    def who_goes(self, game: Table) -> Decision | None:
        if not drives_out(game):
            return None
        return Decision(
            game.active, "driven-out", [ChooseTarget(card.id) for card in game.characters(game.active, HAVEN)]
        )

    @rule("rivals.rio.caveira.forces-out", "rivals.rio.caveira.triggers-other-bope")
    def go(self, game: Table, choice: ChooseTarget) -> None:
        enter(game, game.active, (choice.target,))

    STEPS = (who_goes, go)
