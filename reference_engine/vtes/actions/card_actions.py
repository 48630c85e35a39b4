"""Actions described by cards, played or in play. V5 'Action Card (or Card in Play)'."""

from __future__ import annotations

import msgspec

from reference_engine.kernel import NOBODY, Card, CardId, Seat
from reference_engine.kernel.frames import procedure, rule
from reference_engine.vtes.actions.action_kind import SPECIAL_VERSION
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl import rulings
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.card_dsl.language import ActionAbility
from reference_engine.vtes.table.state import InPlay, Table
from scenarios.wire_types.vtes.choices import Play


@procedure
class CardAction(Action, kw_only=True):
    """An action that a card from the hand describes. V5 'Action Card (or Card in Play)'."""

    victims: tuple[CardId, ...] = ()
    """Targets, if there are several; fixed at announcement."""
    target_: Card = Card(0)
    """Targeted card in the ash heap of `from_`."""
    from_: Seat = NOBODY

    KIND = "card"

    def directed_at(self, game: Table) -> tuple[Seat, ...]:
        if not self.victims:
            return super().directed_at(game)
        controllers = {game.cards[card].controller for card in self.victims if card in game.cards}
        return tuple(seat for seat in game.clockwise(self.seat) if seat in controllers)

    def as_choice(self) -> Play:
        found = super().as_choice()
        return msgspec.structs.replace(found, target_=self.target_, from_=self.from_)

    def bars(self, game: Table, minion: InPlay) -> bool:
        return bool(self.card) and any(effect.bars(game, minion) for effect in self.way().effects)

    def inherent_stealth(self, game: Table) -> int:
        return self.way().stealth if self.card else 0

    def nature(self, game: Table) -> tuple[str, ...]:
        several = ("vtes.action.block.several-targets-clockwise",) if self.victims else ()
        return (*printed_nature(self.inherent_stealth(game)), *several)

    @rule("vtes.card-action.success-resolves-as-printed")
    def take_effect(self, game: Table) -> None:
        game.cite(rulings.followed(self.card, "at work"))
        for effect in self.way().effects:
            game.cite(effect.rules)
            effect.apply(game, self)

    STEPS = Action.STEPS


@procedure
class EquipByCard(CardAction, kw_only=True):
    """An action card that equips the acting minion with equipment it does not have yet. V5 'Equip'."""

    KIND = "equip"

    def nature(self, game: Table) -> tuple[str, ...]:
        return (*super().nature(game), "vtes.equip.who-any-ready-minion", "vtes.equip.undirected-no-target")

    STEPS = CardAction.STEPS


@procedure
class InPlayAction(Action, kw_only=True):
    """An action that a card in play describes, the minion's own or another. V5 'Action Card (or Card in Play)'."""

    KIND = "card"

    def ability(self) -> ActionAbility:
        return next(ability for ability in BEHAVIOUR[self.text].own_actions() if ability.name == self.effect)

    def cost_in_blood(self, game: Table) -> int:
        return self.ability().blood

    def inherent_stealth(self, game: Table) -> int:
        return self.ability().stealth_of(game, game.cards.get(self.minion))

    def nature(self, game: Table) -> tuple[str, ...]:
        return printed_nature(self.inherent_stealth(game))

    @rule("vtes.card-action.success-resolves-as-printed")
    def take_effect(self, game: Table) -> None:
        for effect in self.ability().effects:
            game.cite(effect.rules)
            effect.apply(game, self)

    STEPS = Action.STEPS


def printed_nature(stealth: int) -> tuple[str, ...]:
    """Return the rules that define an action described by a card."""
    return (
        "vtes.card-action.who-any-ready-minion",
        "vtes.card-action.cost-as-printed",
        "vtes.card-action.target-as-printed",
        SPECIAL_VERSION,
        "vtes.action.directed.d-symbol-is-reminder",
        *(() if stealth else ("vtes.card-action.default-stealth-zero",)),
    )
