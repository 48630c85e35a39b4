"""Faulty engines for the end of combat: effects, limits and thefts that outlast it."""

from __future__ import annotations

from reference_engine.kernel import Card
from reference_engine.vtes.combat import rounds
from reference_engine.vtes.combat.rounds import Combat, Round
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.table.state import STOLEN
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

ENDED = "ended early"


@wrong(
    "What was played for a combat that a strike ended goes on in the next one",
    breaks="vtes.combat.combat-ends.ends-immediately",
)
def _(change: Changes) -> None:
    def end(right: Right, self: Combat, game: Vtes) -> None:
        lasting = [each for each in game.modifiers if each.until in ("combat", "round") and each.stat != ENDED]
        ended = ended_early(game)
        right(self, game)
        game.modifiers.extend(lasting if ended else [])

    note_early_ends(change)
    change.replace(Combat, "end", end)


@wrong(
    "What was used once in a combat that a strike ended is used up for the next one",
    breaks="vtes.combat.combat-ends.ends-immediately",
)
def _(change: Changes) -> None:
    def end(right: Right, self: Combat, game: Vtes) -> None:
        spent = {card.id: [limit for limit in card.used if limit.startswith("combat:")] for card in game.cards.values()}
        ended = ended_early(game)
        right(self, game)
        for card in game.cards.values() if ended else ():
            card.used += tuple(spent[card.id])

    note_early_ends(change)
    change.replace(Combat, "end", end)


@wrong(
    "Equipment that was stolen in the last round of a combat is of no use in the next combat",
    breaks=("vtes.combat.steal-equipment.unusable-this-round", "vtes.combat.steal-equipment.kept-after-combat"),
)
def _(change: Changes) -> None:
    def another_round(right: Right, self: Combat, game: Vtes) -> None:
        stolen = [card for card in game.cards.values() if game.spent(card, STOLEN)]
        right(self, game)
        for card in stolen if self.pc == self.PLACE["end"] else ():
            game.spend(card, STOLEN)

    def after_combat(right: Right, game: Vtes) -> None:
        stolen = [card for card in game.cards.values() if game.spent(card, STOLEN)]
        right(game)
        for card in stolen:
            game.spend(card, STOLEN)

    change.replace(Combat, "another_round", another_round)
    change.replace(rounds, "after_combat", after_combat)


def note_early_ends(change: Changes) -> None:
    """Record that a combat ends with a round, even if a minion would press."""

    def close_presses(right: Right, self: Round, game: Vtes) -> None:
        right(self, game)
        if self.over:
            game.modify(ENDED, self.acting, 0, "combat", Card(0))

    change.replace(Round, "close_presses", close_presses)


def ended_early(game: Vtes) -> bool:
    """Return True if the current combat has been ended early."""
    return any(each.stat == ENDED for each in game.modifiers)
