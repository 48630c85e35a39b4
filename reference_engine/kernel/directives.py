"""Directives, which make something happen without playing it out. Each game declares its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import IllegalChoice, Refusal, Unsupported
from reference_engine.kernel.frames import Frame
from reference_engine.kernel.game import Game
from reference_engine.kernel.wire_format import Names

G = TypeVar("G", bound=Game)
D = TypeVar("D", bound="Directive[Any]")


class Directive(Generic[G]):
    """The fields of one directive, read with clear errors."""

    def __init__(self, game: G, wire: dict[str, Any], names: Names) -> None:
        self.game, self.wire, self.names = game, wire, names

    def number(self, key: str = "amount") -> int:
        value = self.wire.get(key, 0)
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            raise bad(f"{key}: expected a whole number from 0, found {value!r}")
        return value

    def seat_named(self, name: Any, where: str = "") -> Seat:
        """Return the seat of a player. `where`: the beginning of an error. Raises IllegalChoice."""
        found = self.names.seat_named(name) if isinstance(name, str) else None
        if found is None:
            raise bad(f"{where}no player at this table is called {name!r}")
        return found


def bad(reason: str, rule: str = "") -> IllegalChoice:
    """Return the error that rejects a directive."""
    return IllegalChoice(Refusal(rule, reason))


def carry_out(game: G, read: D, known: Mapping[str, Callable[[G, D], Frame]], over: bool, not_now: str = "") -> None:
    """Carry out a directive before the current procedures continue. Raises IllegalChoice or Unsupported.

    `known`: the procedure of each directive. `not_now`: the reason why no directive is possible at present.
    """
    what = str(read.wire.get("do"))
    if what not in known:
        raise Unsupported("feature", f"arrange {what}")
    if reason := "the game is over" if over else not_now:
        raise bad(reason)
    frame = known[what](game, read)
    game.decision = None
    game.call(frame)
    game.run()
