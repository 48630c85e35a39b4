"""The Monster deck, and the entry of Monsters into The Streets. Rulebook, 'Monster Set-Up'."""

from __future__ import annotations

from reference_engine.kernel import NOBODY
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.kernel.piles import drawn_from
from reference_engine.rivals.table.card_facts import HUNTER, MONSTERS
from reference_engine.rivals.table.pieces import STREETS
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import Draw

FOR_EACH_HUNTER_PLAYER = 2


@procedure
class MonsterSetUp(Frame, kw_only=True):
    """Set-up of the Monster deck: two Monsters for each Hunter player. One of the two starts in The Streets."""

    @rule("rivals.monster.setup.unused", "rivals.monster.none-without-hunters", "rivals.game.monster-cards-are-10")
    def gather_the_monsters(self, game: Table) -> None:
        game.unused_monsters = tuple(sorted(MONSTERS))

    @asks("rivals.monster.setup.two-per-hunter-player")
    def which_monster_comes_next(self, game: Table) -> Decision | None:
        if len(game.monster_deck) == FOR_EACH_HUNTER_PLAYER * hunter_players(game):
            return None
        return drawn_from(game.unused_monsters, "monster", Draw)

    @rule("rivals.monster.setup.two-per-hunter-player")
    def put_it_under_the_deck(self, game: Table, choice: Draw) -> None:
        game.unused_monsters = tuple(name for name in game.unused_monsters if name != choice.card)
        game.monster_deck += (choice.card,)
        self.goto(MonsterSetUp.which_monster_comes_next)

    @rule("rivals.monster.setup.one-in-streets-per-hunter-player")
    def place_the_first_ones(self, game: Table) -> None:
        for _ in range(hunter_players(game)):
            place_monster(game)

    STEPS = (gather_the_monsters, which_monster_comes_next, put_it_under_the_deck, place_the_first_ones)


def hunter_players(game: Table) -> int:
    return sum(player.faction == HUNTER for player in game.seats)


def place_monster(game: Table, *rules: str) -> None:
    """Put the top card of the Monster deck, if any, face down into The Streets, where nobody controls it."""
    game.cite(("rivals.monster.none-without-hunters", *rules))
    if game.monster_deck:
        monster = game.enter(game.monster_deck[0], NOBODY, NOBODY, STREETS)
        monster.face_down = True
        game.monster_deck = game.monster_deck[1:]
        game.emit(events.MonsterPlaced(monster.id), "rivals.monster.enters-face-down", "rivals.monster.setup.neutral")
