"""Effects of cards in play that lock, burn or pay for them. V5 'Locations', 'Wording templates'."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from reference_engine.kernel import NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.language import (
    ACTION_WINDOWS,
    IS_LOCKED,
    WRONG_WINDOW,
    Ability,
    Condition,
    Effect,
)
from reference_engine.vtes.cards.words.playing.limits import IN_ITS_PHASE
from reference_engine.vtes.playing.requirements import TOO_LITTLE_BLOOD
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.table.state import READY, InPlay, Table
from reference_engine.vtes.turn.turns import PHASES
from scenarios.wire_types.vtes.choices import Play, Use

ANY_TIME = (
    frozenset(PHASES)
    | ACTION_WINDOWS
    | {"as-announced", "after-resolution", "polling"}
    | {"before-range", "range", "before-strikes", "additional-strikes", "press", "end-of-round"}
)
"""Every window of the user, except while a strike is chosen and during damage and diablerie."""


class Using(msgspec.Struct):
    """A use of a card in play, as its effects see it: like a card that is being played."""

    seat: Seat
    card: Card
    source: CardId
    minion: CardId = NO_CARD
    target: CardId = NO_CARD
    target_seat: Seat = NOBODY
    target_: Card = Card(0)
    other: CardId = NO_CARD


class AtAPrice(Ability):
    """Effects that a card in play has for a price.

    `during`: a phase of its controller; otherwise any window.
    """

    def __init__(self, *effects: Effect, during: str = "", name: str = "", when: Condition | None = None) -> None:
        self.effects, self.during, self.name, self.when = effects, during, name, when
        self.windows = frozenset({during}) if during else ANY_TIME
        self.elsewhere = IN_ITS_PHASE if during else WRONG_WINDOW

    def paid_by(self, game: Table, card: InPlay, choice: Use) -> Iterable[Use]:
        """Yield the choice with each possible payer, where one must be named."""
        return (choice,)

    def price_refusal(self, game: Table, card: InPlay, choice: Use) -> Refusal | None:
        """Return why the price cannot be paid, or None."""
        return None

    def pay(self, game: Table, card: InPlay, choice: Use) -> None:
        raise NotImplementedError

    def choices(self, game: Table, frame: Frame, card: InPlay) -> Iterable[Use]:
        for effect in self.effects:
            if effect.from_hand:
                hand = game.seats[card.controller].hand
                yield from (Use(card.id, self.name, target_=held) for held in dict.fromkeys(hand))
                continue
            for target, target_seat, _ in effect.targets(game, frame, card.controller, NO_CARD):
                yield from self.paid_by(game, card, Use(card.id, self.name, target, target_seat))

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if self.during and game.active != card.controller:
            return IN_ITS_PHASE
        if (refusal := self.price_refusal(game, card, choice)) is not None:
            return refusal
        aimed = Play(card.card, NO_CARD, "", choice.target, choice.target_seat, target_=choice.target_)
        if self.when is not None and (refusal := self.when(game, frame, card.controller, aimed)) is not None:
            return refusal
        for effect in self.effects:
            if (refusal := effect.refusal(game, frame, card.controller, aimed)) is not None:
                return refusal
        return None

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        using = Using(
            card.controller, card.card, card.id, NO_CARD, choice.target, choice.target_seat, choice.target_, NO_CARD
        )
        self.pay(game, card, choice)
        for effect in self.effects:
            game.cite(effect.rules)
            effect.apply(game, using)  # type: ignore[arg-type]


class LockTo(AtAPrice):
    """Locks the card for its effects.

    With `burn_at`, each use adds a counter, and that many counters burn the card.
    """

    def __init__(
        self, *effects: Effect, during: str = "", name: str = "", when: Condition | None = None, burn_at: int = 0
    ) -> None:
        super().__init__(*effects, during=during, name=name, when=when)
        self.burn_at = burn_at

    def choices(self, game: Table, frame: Frame, card: InPlay) -> Iterable[Use]:
        unpayable = LockTo.price_refusal(self, game, card, Use(card.id, self.name))
        return () if unpayable else super().choices(game, frame, card)

    def price_refusal(self, game: Table, card: InPlay, choice: Use) -> Refusal | None:
        return IS_LOCKED if card.locked else None

    def pay(self, game: Table, card: InPlay, choice: Use) -> None:
        game.lock(card)
        if self.burn_at:
            game.add_blood(card, 1)

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        super().apply(game, card, choice)
        if self.burn_at and card.counters >= self.burn_at and card.id in game.cards:
            game.burn(card)


class BurnTo(AtAPrice):
    """Burns the card for its effects, locked or not."""

    def pay(self, game: Table, card: InPlay, choice: Use) -> None:
        game.burn(card)


class LockAndPayTo(LockTo):
    """Locks the card, and burns 1 pool or 1 blood of a ready vampire of a named clan, for its effects."""

    POOL, BLOOD = "pay-pool", "pay-blood"

    def __init__(self, *effects: Effect, during: str, name: str, clan: str = "") -> None:
        super().__init__(*effects, during=during, name=name)
        self.clan = clan

    def paid_by(self, game: Table, card: InPlay, choice: Use) -> Iterable[Use]:
        if self.name == self.POOL:
            return (choice,)
        return [msgspec.structs.replace(choice, other=payer.id) for payer in game.minions(card.controller)]

    def price_refusal(self, game: Table, card: InPlay, choice: Use) -> Refusal | None:
        if (refusal := super().price_refusal(game, card, choice)) is not None or self.name == self.POOL:
            return refusal
        payer = game.cards.get(choice.other)
        fits = payer is not None and payer.region == READY and payer.controller == card.controller
        if not fits or payer is None or game.clan(payer) != self.clan or not payer.facts.is_vampire:
            return NOT_ELIGIBLE
        return None if payer.counters else TOO_LITTLE_BLOOD

    def pay(self, game: Table, card: InPlay, choice: Use) -> None:
        super().pay(game, card, choice)
        if self.name == self.POOL:
            game.burn_pool(card.controller, 1)
        else:
            game.burn_blood(game.cards[choice.other], 1)
