"""The current cost of a card, its reductions, and payment. V5 'Cost'."""

from __future__ import annotations

from collections.abc import Callable

from reference_engine.kernel import CardId, Seat
from reference_engine.vtes.card_dsl import in_force, usable_cards
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR, STANDING
from reference_engine.vtes.card_dsl.language import Ability, Mode
from reference_engine.vtes.playing import targets
from reference_engine.vtes.table.state import Table
from scenarios.wire_types.vtes.choices import Play

REDUCE_COST = "reduce-cost"
"""Window in which cards in play reduce the cost of another card."""


Which = Callable[[Table, Mode, Play], bool]
"""Returns whether a card played this way is one whose cost can be reduced."""


class Reducer(Ability):
    """A use of a card in play that reduces another card's cost.

    `one_for_each_card`: only one card of its name can do so for the same card.
    """

    windows = frozenset({REDUCE_COST})

    def __init__(self, which: Which, blood: int = 0, pool: int = 0, one_for_each_card: bool = False) -> None:
        self.which, self.blood, self.pool, self.one_for_each_card = which, blood, pool, one_for_each_card


def blood_cost(game: Table, choice: Play) -> int:
    """Return the blood cost of a card: as printed, plus X, as its text or the player sets it."""
    behaviour = BEHAVIOUR[choice.card]
    if behaviour.cost_x is not None:
        return behaviour.cost_x(game, game.active)
    return behaviour.facts.blood_cost + (choice.x if behaviour.facts.cost_x else 0)


def pool_cost(game: Table, choice: Play) -> int:
    """Return the pool cost of a card: as printed, plus increases from cards in play."""
    printed = BEHAVIOUR[choice.card].facts
    aimed = (choice.target, choice.other)
    more = sum(targets.dearer(game, "master", game.active, card) for card in aimed) if "master" in printed.types else 0
    if (topic := of_name(printed.name)) in STANDING:
        more += more_pool(game, topic, game.active, choice.target)
    return printed.pool_cost + more


def of_name(name: str) -> str:
    """Return the topic of the cost of cards with this name."""
    return f"cost of {name}"


def more_pool(game: Table, topic: str, seat: Seat, target: CardId) -> int:
    """Return the extra pool that it costs a Methuselah to play a card of a topic on `target`."""
    return sum(
        said.pool
        for card, said in in_force.about(game, topic)
        if (card.host == target if said.on_bearer else card.controller == seat)
    )


def pay(game: Table, minion: CardId, blood: int) -> None:
    """Pay the blood cost of a card or an action.

    An ally pays with life, and is burned when it runs out. A payer that has left play pays nothing.
    """
    payer = game.cards.get(minion)
    if payer is not None and game.burn_blood(payer, blood) and not payer.facts.is_vampire:
        game.cite(("vtes.ally.as-vampire.life-stands-for-blood",))
        game.lose_last_life(payer)


def could_be_saved(game: Table, way: Mode, seat: Seat, choice: Play) -> tuple[int, int]:
    """Return the possible reductions of a card's blood and pool cost if played this way."""
    blood = pool = 0
    names: list[int] = []
    for card, ability in usable_cards.to_use(game, REDUCE_COST):
        assert isinstance(ability, Reducer)
        if card.controller != seat or card.locked or (ability.one_for_each_card and card.card in names):
            continue
        if ability.which(game, way, choice):
            names.append(card.card)
            blood, pool = blood + ability.blood, pool + ability.pool
    return blood, pool
