"""What a card costs to play now, and paying it. V5 'Requirements for Playing Cards', 'Cost'."""

from __future__ import annotations

from reference_engine.kernel import CardId, Seat
from reference_engine.vtes.declarations import topics
from reference_engine.vtes.declarations.declaring import BEHAVIOUR, STANDING
from reference_engine.vtes.playing import targets
from reference_engine.vtes.table.choices import Play
from reference_engine.vtes.table.state import Table


def blood_cost(game: Table, choice: Play) -> int:
    """What a card costs in blood: as printed, with what it says of an X, or who plays it."""
    behaviour = BEHAVIOUR[choice.card]
    if behaviour.cost_x is not None:
        return behaviour.cost_x(game, game.active)
    return behaviour.facts.blood_cost + (choice.x if behaviour.facts.cost_x else 0)


def pool_cost(game: Table, choice: Play) -> int:
    """What a card costs in pool: as printed, and more where cards in play say so."""
    printed = BEHAVIOUR[choice.card].facts
    more = targets.dearer(game, "master", game.active, choice.target) if "master" in printed.types else 0
    return printed.pool_cost + more + more_pool(game, printed.name, game.active, choice.target)


def of_name(name: str) -> str:
    """The topic of what cards of a name cost."""
    return f"cost of {name}"


def more_pool(game: Table, name: str, seat: Seat, target: CardId) -> int:
    """How much more pool than printed it costs a Methuselah to play a card of a name on a card."""
    topic = of_name(name)
    if topic not in STANDING:
        return 0
    return sum(
        said.pool
        for card, said in topics.about(game, topic)
        if (card.host == target if said.on_bearer else card.controller == seat)
    )


def pay(game: Table, minion: CardId, blood: int) -> None:
    """Take the blood that a card or an action costs; an ally pays with life, and is burned with the last."""
    payer = game.cards[minion]
    if game.burn_blood(payer, blood) and not payer.facts.is_vampire:
        game.cite(("vtes.ally.as-vampire.life-stands-for-blood",))
        game.lose_last_life(payer)
