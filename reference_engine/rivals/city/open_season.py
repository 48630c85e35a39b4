"""Open Season: attacks by a Monster that cannot be attacked. Rulebook, 'Rio de Janeiro City Deck'.

The Monster is on the Event, out of play. It cannot be a target, and its text is not in force.
"""

from __future__ import annotations

from reference_engine.kernel import NOBODY
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.kernel.piles import drawn_from
from reference_engine.rivals.attack.monsters import EndOfTurnAttack
from reference_engine.rivals.table.card_facts import MONSTERS
from reference_engine.rivals.table.pieces import ATTACHED, InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import ChooseTarget, Draw

OPEN_SEASON = "Open Season"


def hunter_of_all(game: Table) -> InPlay | None:
    """Return the Monster on the Event in The Streets, if any."""
    for card in game.in_streets():
        for number in card.attached:
            if game.cards[number].name in MONSTERS:
                return game.cards[number]
    return None


def lowest(game: Table) -> list[InPlay]:
    """Return the active player's characters with the lowest Blood Potency."""
    coterie = game.coterie(game.active)
    least = min(map(game.blood_potency, coterie), default=0)
    return [card for card in coterie if game.blood_potency(card) == least]


def put_back(game: Table, event: InPlay) -> None:
    """Return the Monster of a leaving Event to the unused ones."""
    for number in event.attached:
        monster = game.cards[number]
        game.leave(monster)
        game.unused_monsters += (monster.name,)


@procedure
class TurnUpUnusedMonster(Frame, kw_only=True):
    """The top unused Monster is put on the revealed Event, face up."""

    @asks("rivals.rio.open-season.source")
    def which_monster(self, game: Table) -> Decision | None:
        if not game.unused_monsters:
            return None
        return drawn_from(game.unused_monsters, "monster", Draw)

    @rule("rivals.rio.open-season.source", "rivals.rio.open-season.not-in-play", "rivals.monster.setup.unused")
    def turn_up(self, game: Table, choice: Draw) -> None:
        event = next(card for card in game.in_streets() if card.name == OPEN_SEASON)
        game.unused_monsters = tuple(name for name in game.unused_monsters if name != choice.card)
        monster = game.enter(choice.card, NOBODY, NOBODY, ATTACHED)
        monster.host = event.id
        event.attached += (monster.id,)
        game.emit(events.MonsterRevealed(monster.name))

    STEPS = (which_monster, turn_up)


@procedure
class SeasonBegins(Frame, kw_only=True):
    """Attack on the active player's character with the lowest Blood Potency."""

    @asks("rivals.rio.open-season.lowest-bp-tie", "rivals.rio.open-season.attacks-every-player")
    def whom(self, game: Table) -> Decision | None:
        found = lowest(game)
        if hunter_of_all(game) is None or not found:
            return None
        options: list[Choice] = [ChooseTarget(card.id) for card in found]
        return Decision(game.active, "open-season", options)

    @rule(
        "rivals.rio.open-season.attacks-every-player",
        "rivals.rio.open-season.attributes-used",
        "rivals.rio.open-season.not-in-play",
    )
    def attack(self, game: Table, choice: ChooseTarget) -> None:
        monster = hunter_of_all(game)
        assert monster is not None
        game.call(SeasonAttack(attacker=monster.id, target=choice.target))

    STEPS = (whom, attack)


@procedure
class SeasonAttack(EndOfTurnAttack, kw_only=True):
    """Attack like that of a tagged Monster, except that the Monster does not exhaust."""

    @rule("rivals.rio.open-season.attacks-every-player")
    def exhaust(self, game: Table) -> None:
        game.emit(events.AttackDeclared(self.attacker, self.target))

    STEPS = EndOfTurnAttack.STEPS
