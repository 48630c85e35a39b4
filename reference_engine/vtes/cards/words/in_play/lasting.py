"""What cards in play do unasked: to a vampire that goes to torpor or blocks, to costs, to drawing, to blocking."""

from __future__ import annotations

from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.actions.course import Action
from reference_engine.vtes.declarations import topics
from reference_engine.vtes.declarations.unasked import Bonus, Standing
from reference_engine.vtes.playing import costs
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table.state import InPlay, Table


class BurnedInTorpor(Standing):
    """The card does not stay on a vampire that goes to torpor."""

    topic = topics.WENT_TO_TORPOR

    def went(self, game: Table, card: InPlay, vampire: InPlay) -> None:
        game.burn(card)


class TorporBurnsPool(Standing):
    """As the vampire goes to torpor, its controller burns pool at once."""

    topic = topics.WENT_TO_TORPOR

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def went(self, game: Table, card: InPlay, vampire: InPlay) -> None:
        game.burn_pool(vampire.controller, self.amount)


class BloodForBlocking(Standing):
    """Once a turn, as the vampire blocks a titled vampire or a political action, it gains blood before the combat."""

    topic = topics.BLOCKED

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def blocked(self, game: Table, card: InPlay, action: Action) -> None:
        acting = game.cards.get(action.minion)
        titled = acting is not None and bool(titles.title(game, acting))
        if (titled or action.KIND == "political") and not game.spent(card, "turn:block"):
            game.spend(card, "turn:block")
            game.add_blood(game.cards[card.host], self.amount)


class MakesDearer(Standing):
    """Cards of some name cost more pool: for the card's controller, or where they are played on its bearer."""

    def __init__(self, name: str, pool: int, on_bearer: bool = False) -> None:
        self.topic, self.pool, self.on_bearer = costs.of_name(name), pool, on_bearer


class CounterInsteadOfCard(Standing):
    """Where its controller would replace a card, a counter of this one is burned instead; without any, it is burned."""

    topic = topics.REPLACING


class InterceptWhileBled(Bonus):
    """More intercept for the bearer during bleeds at the Methuselah who controls the card."""

    def __init__(self, amount: int) -> None:
        super().__init__("intercept", amount)

    def applies(self, game: Table, source: InPlay, minion: InPlay) -> bool:
        action = game.within(Action)
        return isinstance(action, Bleed) and action.target_seat == source.controller


class PreyPlaysOpen(Standing):
    """The hand of the controller's prey is open to everybody."""

    topic = topics.OPEN_HAND
