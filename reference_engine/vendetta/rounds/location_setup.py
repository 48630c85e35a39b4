"""New Allies at the Locations. Rulebook, 'Location Setup'."""

from __future__ import annotations

from reference_engine.kernel import CHANCE
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.vendetta import events
from scenarios.wire_types.vendetta.choices import Draw


@procedure
class LocationSetup(Frame, kw_only=True):
    """The phase in which a random Ally is placed at every Location."""

    location: int = 0

    @asks("vendetta.location-setup.one-ally-each")
    def draw(self, game: Table) -> Decision | None:
        if game.ally_deck or len(game.unordered_ally_deck) < 2:
            return None
        return Decision(CHANCE, "ally", [Draw(name) for name in game.unordered_ally_deck])

    @rule("vendetta.location-setup.one-ally-each")
    def drawn(self, game: Table, choice: Draw) -> None:
        game.unordered_ally_deck = tuple(name for name in game.unordered_ally_deck if name != choice.card)
        game.ally_deck = (choice.card,)

    @rule("vendetta.location-setup.one-ally-each", "vendetta.location-setup.every-round")
    def place(self, game: Table) -> None:
        if not game.ally_deck:
            game.ally_deck, game.unordered_ally_deck = game.unordered_ally_deck, ()
        if game.ally_deck:
            ally, game.ally_deck = game.ally_deck[0], game.ally_deck[1:]
            if old := game.places[self.location].ally:
                game.removed += (old,)
                game.emit(events.AllyRemoved(game.locations[self.location], old))
            game.set_ally(self.location, ally)
            game.emit(events.AllyPlaced(game.locations[self.location], ally))
        self.location += 1
        if self.location < len(game.places):
            self.goto(LocationSetup.draw)

    STEPS = (draw, drawn, place)
