"""Directives: events that a scenario causes. See docs/reference/protocol-rivals.md, 'Directives'."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat, directives
from reference_engine.kernel.directives import bad, carry_out
from reference_engine.kernel.frames import Frame, procedure, rule
from reference_engine.rivals.ending import winning
from reference_engine.rivals.harm import mending, weakening_tokens
from reference_engine.rivals.harm.damage import TakeDamage
from reference_engine.rivals.table.card_and_seat_names import TableNames
from reference_engine.rivals.table.card_facts import ATTACK_TYPES, CHARACTERS, MONSTERS
from reference_engine.rivals.table.pieces import ATTACHED, InPlay
from reference_engine.rivals.table.state import Table


@procedure
class ArrangedEffect(Frame, kw_only=True):
    """An effect without a card, and its consequences."""

    what: str
    amount: int = 0
    seat: Seat = NOBODY
    card: CardId = NO_CARD
    by: Seat = NOBODY
    type: str = ""
    aggravated: bool = False
    token: str = ""

    @rule("rivals.damage.same-rules-any-source", "rivals.terms.general-supply")
    def happen(self, game: Table) -> None:
        match self.what:
            case "deal-damage":
                plain, aggravated = (0, self.amount) if self.aggravated else (self.amount, 0)
                game.call(TakeDamage(card=self.card, amount=plain, aggravated=aggravated, type=self.type, by=self.by))
            case "mend":
                game.mend(game.cards[self.card], self.amount)
            case "lose-prestige":
                winning.lose_prestige(game, self.seat, self.amount, self.by)
            case "place-token" if self.token == weakening_tokens.FEAR:
                weakening_tokens.place_fear(game, game.cards[self.card])
            case "place-token":
                weakening_tokens.place_minus_bp(game, game.cards[self.card], self.by)
            case "gain-prestige":
                game.gain_prestige(self.seat, self.amount)
            case _:
                game.earn(self.seat, self.amount)

    @rule("rivals.knockout.game-ends-after-current-action")
    def weigh(self, game: Table) -> None:
        if game.phase == "action":
            mending.leave_torpor(game, game.active)
        winning.settle(game)

    STEPS = (happen, weigh)


class Directive(directives.Directive[Table]):
    """The fields of a directive, read with clear error messages."""

    def __init__(self, game: Table, wire: dict[str, Any]) -> None:
        super().__init__(game, wire, TableNames(game))

    def seat(self, key: str = "seat") -> Seat:
        return self.seat_named(self.wire.get(key), f"{key}: ")

    def by(self) -> Seat:
        return self.seat("by") if self.wire.get("by") is not None else NOBODY

    def card(self) -> InPlay:
        """Return the character or Monster of the field `card`."""
        name = self.wire.get("card")
        found = self.game.cards.get(self.names.card_named(name) or NO_CARD) if isinstance(name, str) else None
        if found is None:
            raise bad(f"card: {name!r} is not in play")
        if found.name not in CHARACTERS and found.name not in MONSTERS:
            raise bad(f"card: {name!r} has no Blood")
        if found.place == ATTACHED or found.face_down:
            raise bad(f"card: {name!r} is face down or attached, so it has no Blood now")
        return found

    def token(self) -> str:
        token = self.wire.get("token")
        if token not in (weakening_tokens.FEAR, weakening_tokens.MINUS_BP):
            raise bad(f"token: {token!r} is neither {weakening_tokens.FEAR} nor {weakening_tokens.MINUS_BP}")
        return str(token)

    def type(self) -> str:
        kind = self.wire.get("type")
        if kind is not None and kind not in ATTACK_TYPES:
            raise bad(f"type: {kind!r} is not one of {', '.join(ATTACK_TYPES)}")
        return kind or ""


def to_a_seat(game: Table, read: Directive) -> ArrangedEffect:
    return ArrangedEffect(what=read.wire["do"], seat=read.seat(), amount=read.number())


DIRECTIVES: dict[str, Callable[[Table, Directive], ArrangedEffect]] = {
    "deal-damage": lambda game, read: ArrangedEffect(
        what="deal-damage",
        card=read.card().id,
        amount=read.number(),
        type=read.type(),
        by=read.by(),
        aggravated=bool(read.wire.get("aggravated", False)),
    ),
    "mend": lambda game, read: ArrangedEffect(what="mend", card=read.card().id, amount=read.number()),
    "lose-prestige": lambda game, read: ArrangedEffect(
        what="lose-prestige", seat=read.seat(), amount=read.number(), by=read.by()
    ),
    "place-token": lambda game, read: ArrangedEffect(
        what="place-token", card=read.card().id, token=read.token(), by=read.by()
    ),
    "gain-prestige": to_a_seat,
    "gain-agenda": to_a_seat,
}


def arrange(game: Table, wire: dict[str, Any]) -> None:
    """Carry out a directive on top of the current procedures. Raises IllegalChoice or Unsupported."""
    carry_out(game, Directive(game, wire), DIRECTIVES, game.over)
