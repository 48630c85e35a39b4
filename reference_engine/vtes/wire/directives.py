"""Directives: effects that a scenario triggers without playing them. docs/reference/protocol-vtes.md, 'Directives'."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reference_engine.kernel import Card, CardId, Seat, directives
from reference_engine.kernel.directives import bad, carry_out
from reference_engine.kernel.frames import Frame, procedure, rule
from reference_engine.vtes.actions import course_of_action
from reference_engine.vtes.actions.bleeding import BESIDE_THE_LIMIT, Bleed
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.combat.damage import DamageResolution, Injury
from reference_engine.vtes.combat.rounds import Combat
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing.hands import RefillHand
from reference_engine.vtes.table.card_and_seat_names import TableNames
from reference_engine.vtes.table.state import InPlay
from scenarios.wire_types.vtes import events

LASTS = "vtes.action.stealth-intercept.last-for-the-action"
BLEEDS = "vtes.bleed.by-card-or-basic-action"
ADJUSTED = ("stealth", "intercept", "bleed")


@procedure
class BurnPool(Frame, kw_only=True):
    """Makes several seats burn pool at the same moment."""

    losses: tuple[tuple[int, int], ...]

    @rule("vtes.object.pool-is-influence")
    def burn(self, game: Vtes) -> None:
        for seat, amount in self.losses:
            game.burn_pool(Seat(seat), amount)

    STEPS = (burn,)


@procedure
class BloodFromBank(Frame, kw_only=True):
    """Puts blood from the bank on a card."""

    card: CardId
    amount: int

    @rule("vtes.counter.added-blood-comes-from-bank")
    def add(self, game: Vtes) -> None:
        game.add_blood(game.cards[self.card], self.amount)

    STEPS = (add,)


@procedure
class Adjustment(Frame, kw_only=True):
    """Raises or lowers a minion's number until the action under way ends."""

    what: str
    minion: CardId
    amount: int

    @rule("vtes.action.course.effects-last-for-the-action")
    def adjust(self, game: Vtes) -> None:
        action = course_of_action.under_way(game)
        stat = BESIDE_THE_LIMIT if self.what == "bleed" else self.what
        before = action.amount(game) if isinstance(action, Bleed) else 0
        game.modify(stat, self.minion, self.amount, "action", Card(0))
        if self.what == "stealth":
            game.emit(events.StealthChanged(self.minion, self.amount, action.stealth(game)), LASTS)
        elif self.what == "intercept":
            game.emit(events.InterceptChanged(self.minion, self.amount, action.intercept(game, self.minion)), LASTS)
        elif isinstance(action, Bleed):
            game.emit(events.BleedChanged(self.minion, action.amount(game) - before, action.amount(game)))

    STEPS = (adjust,)


class Directive(directives.Directive[Vtes]):
    """The fields of one directive, read with clear errors."""

    def __init__(self, game: Vtes, wire: dict[str, Any]) -> None:
        super().__init__(game, wire, TableNames(game))

    def change(self, key: str) -> int:
        value = self.wire.get(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise bad(f"{key}: a whole number is expected, not {value!r}")
        return value

    def card(self, key: str) -> InPlay:
        name = self.wire.get(key)
        found = self.names.card_named(name) if isinstance(name, str) else None
        if found is None or found not in self.game.cards:
            raise bad(f"{key}: no card called {name!r} is in play")
        return self.game.cards[found]


def inflict(game: Vtes, read: Directive) -> Frame:
    return DamageResolution(
        injuries=(Injury(read.card("minion").id, read.number("normal"), read.number("aggravated")),)
    )


def burn_pool(game: Vtes, read: Directive) -> Frame:
    return BurnPool(losses=((read.seat_named(read.wire.get("seat")), read.number("amount")),))


def burn_pool_together(game: Vtes, read: Directive) -> Frame:
    amounts = read.wire.get("amounts")
    if not isinstance(amounts, dict):
        raise bad("amounts: an object of seats and amounts is expected")
    return BurnPool(losses=tuple((read.seat_named(name), Directive(game, amounts).number(name)) for name in amounts))


def enter_combat(game: Vtes, read: Directive) -> Frame:
    return Combat(acting=read.card("minion").id, opposing=read.card("opposing").id)


def add_blood(game: Vtes, read: Directive) -> Frame:
    return BloodFromBank(card=read.card("minion").id, amount=read.number("amount"))


def draw(game: Vtes, read: Directive) -> Frame:
    return RefillHand(seat=read.seat_named(read.wire.get("seat")), extra=read.number("amount"))


def adjust(game: Vtes, read: Directive) -> Frame:
    what, minion, amount = read.wire.get("what"), read.card("minion"), read.change("amount")
    action = game.within(Action)
    if what not in ADJUSTED:
        raise bad(f"what: one of {', '.join(ADJUSTED)} is expected, not {what!r}")
    if action is None:
        raise bad("no action is under way", "vtes.action.course.effects-last-for-the-action")
    if what == "bleed" and not isinstance(action, Bleed):
        raise bad("the action under way is not a bleed", BLEEDS)
    if what == "intercept" and minion.id == action.minion:
        raise bad("the minion is acting, so it cannot block", "vtes.action.intercept.definition")
    if what != "intercept" and minion.id != action.minion:
        raise bad("the minion is not acting", "vtes.action.stealth.definition" if what == "stealth" else BLEEDS)
    return Adjustment(what=what, minion=minion.id, amount=amount)


DIRECTIVES: dict[str, Callable[[Vtes, Directive], Frame]] = {
    "inflict": inflict,
    "burn-pool": burn_pool,
    "burn-pool-together": burn_pool_together,
    "enter-combat": enter_combat,
    "add-blood": add_blood,
    "draw": draw,
    "adjust": adjust,
}


def arrange(game: Vtes, wire: dict[str, Any]) -> None:
    """Carry out a directive on top of the procedures under way.

    Raises IllegalChoice or Unsupported.
    """
    carry_out(game, Directive(game, wire), DIRECTIVES, game.over)
