"""Static abilities of cards in play: changed numbers, duties, printed strikes, and effects on other rules."""

from __future__ import annotations

from collections.abc import Callable

from reference_engine.kernel import Card
from reference_engine.vtes.card_dsl.strikes import Strike
from reference_engine.vtes.table.card_facts import facts
from reference_engine.vtes.table.state import READY, InPlay, Table


class Bonus:
    """A static change of a number of the card itself or of its bearer."""

    def __init__(self, stat: str, amount: int, when: Callable[[Table, InPlay], bool] | None = None) -> None:
        self.stat, self.amount, self.when = stat, amount, when

    def applies(self, game: Table, source: InPlay, minion: InPlay) -> bool:
        """Return whether the card `source` changes the minion's number now."""
        return self.when is None or self.when(game, minion)


class BonusAtLevel(Bonus):
    """A static change of a number by a card that came into play at one of its levels."""

    def __init__(self, stat: str, amount: int, level: str) -> None:
        super().__init__(stat, amount)
        self.level = level

    def applies(self, game: Table, source: InPlay, minion: InPlay) -> bool:
        return source.level == self.level


FOR_ALL = "for all: "
"""Prefix of the topic of a change that applies to everyone."""


class StaticAbility:
    """An effect of a card merely by being in play. `topic` names the rules question that it affects."""

    topic = ""


class ForMethuselah(StaticAbility):
    """A static change of a number of the card's controller.

    It may count once per counter on the card, or apply only while the card is ready or on a vampire.
    """

    def __init__(
        self, stat: str, amount: int, each_counter: bool = False, ready: bool = False, on_a_vampire: bool = False
    ) -> None:
        self.topic, self.amount, self.each_counter = stat, amount, each_counter
        self.ready, self.on_a_vampire = ready, on_a_vampire

    def value(self, card: InPlay) -> int:
        if (self.ready and card.region != READY) or (self.on_a_vampire and not card.host):
            return 0
        return self.amount * card.counters if self.each_counter else self.amount


class Must:
    """A mandatory action: the minion or bearer must perform one that the card describes, unless it has to hunt."""

    def __init__(self, name: str = "", when: Callable[[Table, InPlay], bool] | None = None) -> None:
        self.name, self.when = name, when


class BurnedIn(StaticAbility):
    """Burns the card as that phase of its controller begins, after the card's effects on the phase."""

    def __init__(self, phase: str) -> None:
        self.topic = f"burned in the {phase} phase"


class ForAll(StaticAbility):
    """A static change of a number for everyone: of every minion that `when` admits."""

    def __init__(self, stat: str, amount: int, when: Callable[[Table, InPlay], bool] | None = None) -> None:
        self.topic, self.amount, self.when = FOR_ALL + stat, amount, when

    def applies(self, game: Table, minion: InPlay | None) -> bool:
        return self.when is None or (minion is not None and self.when(game, minion))


class PrintedStrike:
    """A strike that a card in play gives: a weapon to its bearer, or a minion's own text to itself."""

    def __init__(self, strike: Strike, once_each_combat: bool = False) -> None:
        self.strike, self.once_each_combat = strike, once_each_combat


class AsVampire:
    """Lets an ally play cards of these Disciplines at the basic level, as a vampire of that capacity."""

    def __init__(self, *disciplines: str, capacity: int = 1) -> None:
        self.disciplines, self.capacity = disciplines, capacity

    def covers(self, needs: tuple[tuple[str, int], ...]) -> bool:
        """Return whether a way to play a card needs only these Disciplines at the basic level."""
        return bool(needs) and all(code in self.disciplines and level == 1 for code, level in needs)


class DamageEachRound:
    """Ranged damage that a retainer inflicts on the opposing minion in every round, during strike resolution."""

    def __init__(self, amount: int) -> None:
        self.amount = amount


class Immunity:
    """Immunity of the minion to damage from cards of certain types. V5 'Immune to damage'."""

    def __init__(self, *types: str) -> None:
        self.types = frozenset(types)

    def covers(self, inflicting: Card) -> bool:
        """Return whether the minion is immune to damage inflicted by that card."""
        return bool(inflicting) and not self.types.isdisjoint(facts()[inflicting].types)
