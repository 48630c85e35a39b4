"""Effects that lower or raise the cost of other cards, cost the Edge, or prevent the use of cards. V5 'Cost'."""

from __future__ import annotations

from reference_engine.kernel import NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR, CARDS_NOT_USED
from reference_engine.vtes.card_dsl.language import IS_LOCKED, CardInUse, Effect, Mode, Targets
from reference_engine.vtes.card_dsl.static_abilities import StaticAbility
from reference_engine.vtes.playing import costs
from reference_engine.vtes.playing.card_being_played import Playing
from reference_engine.vtes.playing.costs import Reducer
from reference_engine.vtes.table.state import InPlay, Table
from scenarios.wire_types.vtes.choices import Play, Use

NOT_PLAYING = Refusal(
    "vtes.card.cost.optional-reducer-when-played", "a cost can be reduced only as the card is played or paid for"
)
NOT_SO = Refusal("vtes.golden-rule.cards-override-rules", "this card cannot reduce that cost")
NOTHING_TO_REDUCE = Refusal("vtes.golden-rule.cards-override-rules", "that cost is already 0")
ONE_OF_THE_NAME = Refusal(
    "vtes.golden-rule.cards-override-rules", "another card of this name already reduces that cost"
)
WITHOUT_EDGE = Refusal("vtes.card.cost.burning-the-edge-needs-the-edge", "you do not have the Edge")


def action_cards_of_vampires(game: Table, way: Mode, choice: Play) -> bool:
    """Accept an action card that a vampire plays."""
    if not way.IS_ACTION or choice.minion not in game.cards:
        return False
    if not game.cards[choice.minion].facts.is_vampire:
        game.cite(("vtes.published.line.not-for-allies",))
        return False
    return True


def equipment_and_locations(game: Table, way: Mode, choice: Play) -> bool:
    """Accept equipment and locations."""
    printed = BEHAVIOUR[choice.card].facts
    return "equipment" in printed.types or "location" in printed.subtypes


class LockToReduce(Reducer):
    """Locks to reduce the cost of a card of its controller or one of their minions."""

    elsewhere = NOT_PLAYING

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if not isinstance(frame, Playing) or not frame.card or frame.seat != card.controller:
            return NOT_PLAYING
        if card.locked or card.id in frame.reducers:
            return IS_LOCKED
        if not self.which(game, frame.way(), frame.as_choice()):
            return NOT_SO
        if self.one_for_each_card and any(game.cards[other].card == card.card for other in frame.reducers):
            return ONE_OF_THE_NAME
        left = frame.blood_to_pay(game) if self.blood else frame.pool_to_pay(game)
        return None if left > 0 else NOTHING_TO_REDUCE

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        frame = game.stack[-1]
        assert isinstance(frame, Playing)
        frame.reducers += (card.id,)
        frame.saved_blood += self.blood
        frame.saved_pool += self.pool


class MakesDearer(StaticAbility):
    """Raises the pool cost of cards of a name, for the card's controller or when played on its bearer."""

    def __init__(self, name: str, pool: int, on_bearer: bool = False) -> None:
        self.topic, self.pool, self.on_bearer = costs.of_name(name), pool, on_bearer


class NoCardsOf(StaticAbility):
    """Stops the minion from using cards that need a Discipline."""

    topic = CARDS_NOT_USED

    def __init__(self, discipline: str) -> None:
        self.discipline = discipline


class ForTheEdge(Effect):
    """An effect whose price is burning the Edge."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        return self.effect.targets(game, frame, seat, minion)

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if game.edge != seat:
            game.cite(("vtes.card.cost.own-resources-only",))
            return WITHOUT_EDGE
        return self.effect.refusal(game, frame, seat, choice)

    def apply(self, game: Table, play: CardInUse) -> None:
        if game.edge == play.seat:
            game.cite((WITHOUT_EDGE.rule, "vtes.card.cost.own-resources-only"))
            game.take_edge(NOBODY)
            self.effect.apply(game, play)
