"""What a card costs to play now, what could make it cheaper, and paying it. V5 'Cost'."""

from __future__ import annotations

from collections.abc import Callable

from reference_engine.kernel import CardId, Seat
from reference_engine.vtes.card_dsl import holding, topics
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR, STANDING
from reference_engine.vtes.card_dsl.language import Ability, Mode
from reference_engine.vtes.playing import targets
from reference_engine.vtes.table.state import Table
from scenarios.protocol.vtes.choices import Play

REDUCE_COST = "reduce-cost"
"""The window in which cards in play make another card cheaper."""


Which = Callable[[Table, Mode, Play], bool]
"""Whether a card played so is one of those that can be made cheaper."""


class Reducer(Ability):
    """What a card in play can do to make another card cheaper; `one_for_each_card`: only one of its name does it."""

    windows = frozenset({REDUCE_COST})

    def __init__(self, which: Which, blood: int = 0, pool: int = 0, one_for_each_card: bool = False) -> None:
        self.which, self.blood, self.pool, self.one_for_each_card = which, blood, pool, one_for_each_card


def blood_cost(game: Table, choice: Play) -> int:
    """What a card costs in blood: as printed, with what it says of an X, or who plays it."""
    behaviour = BEHAVIOUR[choice.card]
    if behaviour.cost_x is not None:
        return behaviour.cost_x(game, game.active)
    return behaviour.facts.blood_cost + (choice.x if behaviour.facts.cost_x else 0)


def pool_cost(game: Table, choice: Play) -> int:
    """What a card costs in pool: as printed, and more where cards in play say so."""
    printed = BEHAVIOUR[choice.card].facts
    aimed = (choice.target, choice.other)
    more = sum(targets.dearer(game, "master", game.active, card) for card in aimed) if "master" in printed.types else 0
    if (topic := of_name(printed.name)) in STANDING:
        more += more_pool(game, topic, game.active, choice.target)
    return printed.pool_cost + more


def of_name(name: str) -> str:
    """The topic of what cards of a name cost."""
    return f"cost of {name}"


def more_pool(game: Table, topic: str, seat: Seat, target: CardId) -> int:
    """How much more pool than printed it costs a Methuselah to play a card of a name on a card."""
    return sum(
        said.pool
        for card, said in topics.about(game, topic)
        if (card.host == target if said.on_bearer else card.controller == seat)
    )


def pay(game: Table, minion: CardId, blood: int) -> None:
    """Take the blood that a card or an action costs; an ally pays with life, and is burned with the last. Who has left
    play pays nothing."""
    payer = game.cards.get(minion)
    if payer is not None and game.burn_blood(payer, blood) and not payer.facts.is_vampire:
        game.cite(("vtes.ally.as-vampire.life-stands-for-blood",))
        game.lose_last_life(payer)


def could_be_saved(game: Table, way: Mode, seat: Seat, choice: Play) -> tuple[int, int]:
    """By how much the cost of a card in blood and in pool could be reduced, were it played so."""
    blood = pool = 0
    names: list[int] = []
    for card, ability in holding.to_use(game, REDUCE_COST):
        assert isinstance(ability, Reducer)
        if card.controller != seat or card.locked or (ability.one_for_each_card and card.card in names):
            continue
        if ability.which(game, way, choice):
            names.append(card.card)
            blood, pool = blood + ability.blood, pool + ability.pool
    return blood, pool
