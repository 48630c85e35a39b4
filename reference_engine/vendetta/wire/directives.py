"""Directives, which let a scenario make something happen without playing it out.

docs/reference/protocol-vendetta.md, 'Directives'.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from reference_engine.kernel import NOBODY, Seat, directives
from reference_engine.kernel.directives import bad, carry_out
from reference_engine.kernel.frames import Frame, procedure, rule
from reference_engine.vendetta.effects import acquiring_allies
from reference_engine.vendetta.frenzy import blood, diablerie
from reference_engine.vendetta.frenzy.draining import Draining
from reference_engine.vendetta.table.card_and_seat_names import SeatNames
from reference_engine.vendetta.table.card_facts import ALLIES, VICTIM
from reference_engine.vendetta.table.pieces import NOWHERE
from reference_engine.vendetta.table.state import Table


class Amount(msgspec.Struct, frozen=True):
    """An amount for a seat."""

    seat: Seat
    amount: int


@procedure
class Losses(Frame, kw_only=True):
    """An effect that makes players Lose Blood, in turn order."""

    losses: tuple[Amount, ...]
    causer: Seat = NOBODY
    location: int = NOWHERE

    @rule("vendetta.glossary.lose", "vendetta.conflicts-of-rules.same-timing-turn-order")
    def lose(self, game: Table) -> None:
        for seat in game.turn_order():
            for loss in self.losses:
                if loss.seat == seat:
                    blood.lose(game, seat, loss.amount, self.causer, self.location)

    STEPS = (lose,)


@procedure
class Theft(Frame, kw_only=True):
    """A player Stealing Blood from another."""

    thief: Seat
    target: Seat
    amount: int
    location: int = NOWHERE

    @rule("vendetta.glossary.steal")
    def steal(self, game: Table) -> None:
        blood.steal(game, self.thief, self.target, self.amount, self.location)

    STEPS = (steal,)


@procedure
class Supply(Frame, kw_only=True):
    """Tokens or a card given to a player, or lost Influence."""

    to: Seat
    what: str
    amount: int = 0
    card: str = ""
    location: int = NOWHERE

    @rule("vendetta.setup.bank")
    def give(self, game: Table) -> None:
        match self.what:
            case "blood":
                game.gain_blood(self.to, self.amount)
            case "influence":
                game.gain_influence(self.to, self.amount)
            case "less-influence":
                game.lose_influence(self.to, self.amount)
            case "diablerie":
                diablerie.take_tokens(game, self.to, self.amount)
            case "card":
                acquiring_allies.acquire(game, self.to, self.card)
            case "ambition":
                game.take_ambition(self.to)
            case "deployed":
                game.play_bank_blood(self.to, self.location, self.amount)

    STEPS = (give,)


class Directive(directives.Directive[Table]):
    """The fields of one directive, read with clear errors."""

    def __init__(self, game: Table, wire: dict[str, Any]) -> None:
        super().__init__(game, wire, SeatNames(game))

    def seat_named(self, name: Any, where: str = "") -> Seat:
        found = super().seat_named(name, where)
        if self.game.seats[found].out:
            raise bad(f"{name!r} is out of the game")
        return found

    def seat(self, key: str = "seat") -> Seat:
        return self.seat_named(self.wire.get(key))

    def causer(self) -> Seat:
        return self.seat("causer") if self.wire.get("causer") is not None else NOBODY

    def location(self) -> int:
        name = self.wire.get("location")
        if name is None:
            return NOWHERE
        found = self.game.location_named(str(name))
        if found == NOWHERE:
            raise bad(f"location: {name!r} is not in play")
        return found

    def ally(self) -> str:
        """Return a card that could join an Alliance."""
        game, name = self.game, self.wire.get("card")
        if name == VICTIM:
            return VICTIM
        if not isinstance(name, str) or name not in ALLIES:
            raise bad(f"card: no Ally is called {name!r}")
        held = [card for player in game.seats for card in player.alliance + player.drained]
        if name in held or any(place.ally == name for place in game.places):
            raise bad(f"card: {name!r} is already on the table")
        return name

    def alliance_card(self) -> str:
        name, seat = self.wire.get("card"), self.seat()
        if name not in self.game.seats[seat].alliance:
            raise bad(f"card: {name!r} is not in the Alliance of {self.game.seats[seat].name}")
        return str(name)


def lose_blood_together(game: Table, read: Directive) -> Frame:
    amounts = read.wire.get("amounts")
    if not isinstance(amounts, dict):
        raise bad("amounts: expected an object of seats and amounts")
    each = Directive(game, amounts)
    losses = tuple(Amount(read.seat_named(name), each.number(name)) for name in amounts)
    return Losses(losses=losses, causer=read.causer(), location=read.location())


def acquire(game: Table, read: Directive) -> Frame:
    """Return the procedure that adds a card to an Alliance, from the deck if it has the card."""
    seat, card = read.seat(), read.ally()
    game.ally_deck = tuple(name for name in game.ally_deck if name != card)
    game.unordered_ally_deck = tuple(name for name in game.unordered_ally_deck if name != card)
    game.removed = tuple(name for name in game.removed if name != card or card == VICTIM)
    return Supply(to=seat, what="card", card=card)


def deploy_blood(game: Table, read: Directive) -> Frame:
    if read.location() == NOWHERE:
        raise bad("location: expected the name of a Location")
    return Supply(to=read.seat(), what="deployed", amount=read.number(), location=read.location())


DIRECTIVES: dict[str, Callable[[Table, Directive], Frame]] = {
    "lose-blood": lambda game, read: Losses(
        losses=(Amount(read.seat(), read.number()),), causer=read.causer(), location=read.location()
    ),
    "lose-blood-together": lose_blood_together,
    "steal-blood": lambda game, read: Theft(
        thief=read.seat(), target=read.seat("target"), amount=read.number(), location=read.location()
    ),
    "gain-blood": lambda game, read: Supply(to=read.seat(), what="blood", amount=read.number()),
    "gain-influence": lambda game, read: Supply(to=read.seat(), what="influence", amount=read.number()),
    "lose-influence": lambda game, read: Supply(to=read.seat(), what="less-influence", amount=read.number()),
    "take-diablerie": lambda game, read: Supply(to=read.seat(), what="diablerie", amount=read.number()),
    "acquire": acquire,
    "drain": lambda game, read: Draining(seat=read.seat(), card=read.alliance_card()),
    "take-ambition": lambda game, read: Supply(to=read.seat(), what="ambition"),
    "play-blood": deploy_blood,
}


def arrange(game: Table, wire: dict[str, Any]) -> None:
    """Carry out a directive before the current procedures continue. Raises IllegalChoice or Unsupported."""
    not_now = "players have no cards or tokens until setup ends" if game.phase == "setup" else ""
    carry_out(game, Directive(game, wire), DIRECTIVES, game.over, not_now)
