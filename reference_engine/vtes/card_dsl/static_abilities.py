"""What a card does unasked while it lies in play: numbers, duties, strikes of its own, words in other matters."""

from __future__ import annotations

from collections.abc import Callable

from reference_engine.kernel import Card
from reference_engine.vtes.card_dsl.strikes import Strike
from reference_engine.vtes.table.facts import facts
from reference_engine.vtes.table.state import READY, InPlay, Table


class Bonus:
    """A standing change of a number: of the card itself, or of the minion that bears it."""

    def __init__(self, stat: str, amount: int, when: Callable[[Table, InPlay], bool] | None = None) -> None:
        self.stat, self.amount, self.when = stat, amount, when

    def applies(self, game: Table, source: InPlay, minion: InPlay) -> bool:
        """Whether the card `source` changes the number of the minion now."""
        return self.when is None or self.when(game, minion)


class BonusAtLevel(Bonus):
    """The same, of a card that came into play at one of its levels."""

    def __init__(self, stat: str, amount: int, level: str) -> None:
        super().__init__(stat, amount)
        self.level = level

    def applies(self, game: Table, source: InPlay, minion: InPlay) -> bool:
        return source.level == self.level


FOR_ALL = "for all: "
"""What the topic of a change that holds for everybody begins with."""


class StaticAbility:
    """What a card does by lying in play, unasked. `topic` says in which question of the rules it has a word."""

    topic = ""


class ForMethuselah(StaticAbility):
    """A standing change of a number of the Methuselah who controls the card.

    For each counter on the card, or only while it is ready, or lies on a vampire, if it says so.
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
    """A mandatory action: the minion, or the bearer of the card, has to perform one that the card describes, unless it
    has to hunt."""

    def __init__(self, name: str = "", when: Callable[[Table, InPlay], bool] | None = None) -> None:
        self.name, self.when = name, when


class BurnedIn(StaticAbility):
    """The card is burned as that phase of its controller's begins, after what it does to the phase."""

    def __init__(self, phase: str) -> None:
        self.topic = f"burned in the {phase} phase"


class ForAll(StaticAbility):
    """A standing change of a number for everybody who lets it: of every minion that `when` admits."""

    def __init__(self, stat: str, amount: int, when: Callable[[Table, InPlay], bool] | None = None) -> None:
        self.topic, self.amount, self.when = FOR_ALL + stat, amount, when

    def applies(self, game: Table, minion: InPlay | None) -> bool:
        return self.when is None or (minion is not None and self.when(game, minion))


class PrintedStrike:
    """A strike that a card in play gives: a weapon to its bearer, a minion's own text to itself."""

    def __init__(self, strike: Strike, once_each_combat: bool = False) -> None:
        self.strike, self.once_each_combat = strike, once_each_combat


class AsVampire:
    """An ally may play cards that ask for these Disciplines, at the basic level, as a vampire of that capacity."""

    def __init__(self, *disciplines: str, capacity: int = 1) -> None:
        self.disciplines, self.capacity = disciplines, capacity

    def covers(self, needs: tuple[tuple[str, int], ...]) -> bool:
        """Whether a way to play a card that needs these Disciplines, at these levels, asks for nothing else."""
        return bool(needs) and all(code in self.disciplines and level == 1 for code, level in needs)


class DamageEachRound:
    """Ranged damage that a retainer inflicts on the opposing minion in every round, as strikes are resolved."""

    def __init__(self, amount: int) -> None:
        self.amount = amount


class Immunity:
    """That the minion itself suffers nothing from damage inflicted by cards of certain types. V5 'Immune to damage'."""

    def __init__(self, *types: str) -> None:
        self.types = frozenset(types)

    def covers(self, inflicting: Card) -> bool:
        """Whether the minion suffers nothing from what that card inflicts."""
        return bool(inflicting) and not self.types.isdisjoint(facts()[inflicting].types)
