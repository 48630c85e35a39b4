"""Antagonist Step of a Hunter player. Rulebook, 'Hunter End of Turn Sequence'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.rivals.attack.monsters import EndOfTurnAttack
from reference_engine.rivals.ending import winning
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.rivals.choices import Attack

NOT_TAGGED = Refusal("rivals.monster-end.each-tagged-attacks-one", "that player has not tagged the Monster")
EXHAUSTED = Refusal("rivals.monster-end.exhausted-cannot", "that Monster is exhausted")
NO_TARGET = Refusal("rivals.monster-end.adversary-chooses-target", "only that player's active Hunters can be attacked")


def may_lash_out(game: Table) -> bool:
    """Return whether the active player has tagged a Monster that may attack."""
    return any(card.tagged == game.active and may_attack(card) for card in game.in_order())


def may_attack(monster: InPlay) -> bool:
    return not monster.exhausted and not monster.calmed


@procedure
class MonstersLashOut(Frame, kw_only=True):
    """Attacks of the Monsters that the active player has tagged, one after the other."""

    @rule("rivals.knockout.game-ends-after-current-action")
    def weigh(self, game: Table) -> None:
        winning.settle(game)

    @asks(
        "rivals.monster-end.each-tagged-attacks-one",
        "rivals.monster-end.adversary-chooses-target",
        "rivals.monster-end.separate-in-chosen-order",
    )
    def choose_attack(self, game: Table) -> Decision | None:
        monsters = [card.id for card in game.in_order() if card.tagged == game.active and may_attack(card)]
        targets = [card.id for card in game.coterie(game.active)]
        if not monsters or not targets:
            return None
        options: list[Choice] = [Attack(monster, target) for monster in monsters for target in targets]
        return Decision(game.decides_for_monsters(game.active), "monster-attack", options)

    @rule("rivals.monster-end.separate-in-chosen-order")
    def attack(self, game: Table, choice: Attack) -> None:
        self.goto(MonstersLashOut.weigh)
        game.call(EndOfTurnAttack(attacker=choice.character, target=choice.target))

    STEPS = (weigh, choose_attack, attack)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Attack) or game.window() != "monster-attack":
            return None
        if seat != game.decides_for_monsters(game.active):
            return None
        monster = game.cards[choice.character]
        if monster.tagged != game.active:
            return NOT_TAGGED
        return EXHAUSTED if monster.exhausted else NO_TARGET
