"""Equipment, from the hand or from another minion. V5 'Equip'."""

from __future__ import annotations

from reference_engine.kernel import Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import procedure, rule
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl import declaring
from reference_engine.vtes.card_dsl.language import ENOUGH_OF_THEM
from reference_engine.vtes.control import entering_play
from reference_engine.vtes.table.state import InPlay, Table

NO_SUCH_EQUIPMENT = Refusal(
    "vtes.equip.from-minion.take-from-own-other-minion",
    "that equipment is not on another of your minions",
)
RETAINER_STAYS = Refusal("vtes.employ.not-transferable", "a retainer cannot move to another minion")


@procedure
class Equip(Action, kw_only=True):
    """Put equipment from the hand on the acting minion. V5 'Equip'."""

    KIND = "equip"

    def inherent_stealth(self, game: Table) -> int:
        return 1

    def nature(self, game: Table) -> tuple[str, ...]:
        return (
            "vtes.equip.who-any-ready-minion",
            "vtes.equip.undirected-no-target",
            "vtes.equip.default-stealth-plus-one",
            "vtes.equip.cost-from-hand-as-printed",
            "vtes.equip.equipment-cards-are-action-cards",
        )

    @rule(
        "vtes.equip.success-puts-card-on-acting-minion",
        "vtes.equip.no-limit-on-number",
        "vtes.card.play.into-play-on-resolution",
    )
    def take_effect(self, game: Table) -> None:
        entering_play.put_on(game, self.card, self.seat, self.minion, self.level)
        self.card = Card(0)

    STEPS = Action.STEPS


@procedure
class EquipFromMinion(Action, kw_only=True):
    """Take equipment from another minion of the same Methuselah. V5 'Equip'."""

    bearer: CardId
    equipment: tuple[CardId, ...]

    KIND = "equip"

    def is_about(self) -> tuple[CardId, ...]:
        return self.equipment

    def inherent_stealth(self, game: Table) -> int:
        return 1

    def when_blocked(self) -> tuple[str, ...]:
        return ("vtes.equip.from-minion.stays-if-unsuccessful",)

    def nature(self, game: Table) -> tuple[str, ...]:
        return (
            "vtes.equip.undirected-no-target",
            "vtes.equip.default-stealth-plus-one",
            "vtes.equip.cost-from-other-minion-none",
            "vtes.equip.from-minion.choice-announced",
        )

    @rule(
        "vtes.equip.from-minion.take-from-own-other-minion",
        "vtes.equip.from-minion.several-in-one-action",
        "vtes.published.clan-equipment.taken-without-its-clan",
    )
    def take_effect(self, game: Table) -> None:
        for card in self.equipment:
            if card in game.cards and game.cards[card].host == self.bearer:
                game.attach(game.cards[card], game.cards[self.minion])

    STEPS = Action.STEPS


def refusal(
    game: Table, seat: Seat, minion: InPlay, bearer: InPlay | None, equipment: tuple[CardId, ...]
) -> Refusal | None:
    """Return why a minion may not take equipment from another, or None."""
    if bearer is None or bearer.id == minion.id or bearer.controller != seat or not equipment:
        return NO_SUCH_EQUIPMENT
    borne = game.attached_to(bearer)
    if any(card.id in equipment and "retainer" in card.facts.types for card in borne):
        return RETAINER_STAYS
    if declaring.too_many(game, minion.id, [card.card for card in borne if card.id in equipment]):
        return ENOUGH_OF_THEM
    fitting = {card.id for card in borne if "equipment" in card.facts.types}
    return None if set(equipment) <= fitting else NO_SUCH_EQUIPMENT
