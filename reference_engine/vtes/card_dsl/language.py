"""Building blocks of card declarations: ways to play a card, effects, and uses of a card in play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from reference_engine.kernel import NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl import rulings
from reference_engine.vtes.table.card_facts import Facts, facts
from reference_engine.vtes.table.state import InPlay, Table
from scenarios.wire_types.vtes.choices import Play, Use

ACTION_WINDOWS = frozenset({"no-block", "block-attempt", "blocks-declined"})
"""Windows of an action in which modifiers and reactions are played. V5 'Detailed course of an action'."""

COMBAT_WINDOWS = frozenset(
    ("before-range", "range", "before-strikes", "strike", "prevent", "going-to-torpor", "additional-strikes", "press")
) | {"end-of-round"}

PERMANENT = frozenset(("equipment", "retainer", "ally", "event"))
"""Types of cards that come into play when played. V5 'Library Cards'."""

NO_SUCH_LEVEL = Refusal("vtes.card.req.each-effect-shows-its-disciplines", "the card has no effect at that level")
ENOUGH_OF_THEM = Refusal("vtes.golden-rule.cards-override-rules", "the minion cannot have another card of that name")
NOT_ITS_USER = Refusal("vtes.golden-rule.cards-override-rules", "only another player can use this card")
IS_LOCKED = Refusal("vtes.wording.lock-x-to-do-y-needs-unlocked", "the card is already locked")
WRONG_WINDOW = Refusal("vtes.sequencing.acting-methuselah-first", "this cannot be used at this point")

Targets = Iterable[tuple[CardId, Seat, str]]
"""Possible targets of a play: a card or a seat, and the mode where the card offers several."""

UNAIMED: Targets = ((NO_CARD, NOBODY, ""),)


class CardInUse(Protocol):
    """A card as its effects see it: being played, describing an action, or used in play."""

    seat: Seat
    card: Card
    minion: CardId
    level: str
    discipline: str
    target: CardId
    target_seat: Seat
    mode: str
    x: int
    other: CardId
    stays: bool


class Effect:
    """One thing that a card does. `rules` are cited when it happens."""

    windows: frozenset[str] = frozenset()
    """Windows in which the effect can be used; empty: all those of its kind of card."""
    elsewhere: Refusal | None = None
    """Refusal if the effect is used in another window."""
    from_hand = False
    """True if the effect targets a card in the user's hand."""
    puts_in_play = False
    """True if the effect, when it succeeds, puts the card itself in play, but not on a minion."""
    puts_on_minion = False
    """True if the effect leaves the card in play on a minion."""
    brings_pool = False
    """True if the player gains pool from the effect. The pool arrives as the card is paid for."""
    equips = False
    """True if an action card equips the acting minion, so that its action is an equip action."""
    rules: Sequence[str] = ()
    while_played: Refusal | None = None
    """Refusal if the effect is used while another card is being played, where the rules single it out."""

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        """Return all possible targets, legal or not."""
        return UNAIMED

    def in_ash_heaps(self, game: Table) -> Iterable[tuple[Card, Seat]]:
        """Return all possible targets in ash heaps, each with the seat of the ash heap."""
        return ()

    def variants(self, game: Table, seat: Seat, choice: Play) -> Iterable[Play]:
        """Return the choice with everything else to announce, such as a second card or a number. Legal or not."""
        return (choice,)

    def misplaced(self, frame: Frame) -> Refusal | None:
        """Return the refusal if the effect is used in this window, where it does not belong, or None."""
        return self.elsewhere

    def bars(self, game: Table, minion: InPlay) -> bool:
        """Return whether the effect stops a minion from blocking its action."""
        return False

    def victims(self, game: Table, seat: Seat) -> tuple[CardId, ...]:
        """Return the current targets of an action that targets all cards of a kind."""
        return ()

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        """Return why the effect cannot be used this way, or None."""
        return None

    def played(self, game: Table, play: CardInUse) -> None:
        """Record that the effect has been played, for limits that hold even if it is cancelled."""

    def apply(self, game: Table, play: CardInUse) -> None:
        """Carry out the effect."""
        raise NotImplementedError


class Mode:
    """One way to play a card."""

    IS_ACTION = False
    """True if the card announces an action."""
    KIND = ""
    """Card type under which it is played."""
    WINDOWS: frozenset[str] = frozenset()
    BY_MINION = True
    stealth = 0
    """Stealth that the card's text gives the announced action."""

    def __init__(self, *effects: Effect, when: Condition | None = None) -> None:
        self.effects = effects
        self.when = when
        self.card = Card(0)
        self.level = ""
        self.discipline = ""
        """Required Disciplines, where the card has another effect of the same level with other Disciplines."""
        self.use = ""
        """Word that distinguishes it from another effect with the same Disciplines."""
        self.needs: tuple[tuple[str, int], ...] = ()
        windows = [effect.windows for effect in effects if effect.windows]
        self.windows = frozenset.intersection(*windows) if windows else self.WINDOWS

    @property
    def printed(self) -> Facts:
        """Facts printed on the card."""
        return facts()[self.card]

    def played_as(self, game: Table, seat: Seat) -> str:
        """Return the card type under which a Methuselah plays it now."""
        return self.KIND

    def comes_into_play(self) -> bool:
        """Return whether the card comes into play when played this way, if nothing prevents it."""
        printed = not PERMANENT.isdisjoint(self.printed.types)
        return printed or any(effect.puts_in_play or effect.puts_on_minion for effect in self.effects)

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        for effect in self.effects:
            aimed = effect.targets(game, frame, seat, minion)
            if aimed is not UNAIMED:
                return aimed
        return UNAIMED

    def unaimed(self, minion: CardId) -> Play:
        """Return the play by a minion, without target or other details."""
        return Play(self.card, minion, self.level, mode=self.use, discipline=self.discipline)

    def plays(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Iterable[Play]:
        """Return every conceivable play, legal or not."""
        found = [
            Play(self.card, minion, self.level, target, target_seat, kind or self.use, discipline=self.discipline)
            for target, target_seat, kind in self.targets(game, frame, seat, minion)
        ]
        for effect in self.effects:
            if type(effect).variants is not Effect.variants:
                found = [variant for play in found for variant in effect.variants(game, seat, play)]
        for effect in self.effects:
            for card, seat_of_heap in effect.in_ash_heaps(game):
                found.append(Play(self.card, minion, self.level, target_=card, from_=seat_of_heap))
        return found

    def players(self, game: Table, frame: Frame, seat: Seat) -> Iterable[CardId]:
        """Return the minions that might play it, a superset of those that may."""
        return [minion.id for minion in game.minions(seat)]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        """Return why the card cannot be played this way, beyond the requirements that all cards share, or None."""
        if self.when is not None and (refusal := self.when(game, frame, seat, choice)) is not None:
            return refusal
        for effect in self.effects:
            if (refusal := effect.refusal(game, frame, seat, choice)) is not None:
                return refusal
        return None

    def out_of_place(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal:
        """Return why the card cannot be played in the open window."""
        window = game.decision.window if game.decision is not None else ""
        for effect in self.effects:
            if window not in effect.windows and (refusal := effect.misplaced(frame)) is not None:
                return refusal
        return WRONG_WINDOW

    def not_as_played(self) -> Refusal | None:
        """Return this card's own reason why it cannot be played while another is being played, or None."""
        return next((effect.while_played for effect in self.effects if effect.while_played is not None), None)

    def played(self, game: Table, play: CardInUse) -> None:
        """Record that it has been played, cancelled or not."""
        for effect in self.effects:
            effect.played(game, play)

    def announce(self, game: Table, seat: Seat, choice: Play) -> Frame | None:
        """Return the action that the play announces, or None if it announces none."""
        return None

    def take_effect(self, game: Table, play: CardInUse) -> None:
        game.cite(rulings.followed(play.card, "at work"))
        for effect in self.effects:
            game.cite(effect.rules)
            effect.apply(game, play)


Condition = Callable[[Table, Frame, Seat, Play], Refusal | None]
"""A card's own condition for playing it: returns the refusal, or None."""


class Ability:
    """Something that a card in play lets its controller do. In the protocol: `use`."""

    windows: frozenset[str] = frozenset()
    elsewhere = WRONG_WINDOW
    """Refusal if the ability is used in another window."""
    mandatory = False
    """True if the phase cannot end while the ability can still be used."""
    name = ""
    """The `effect` of the choice."""

    def user(self, game: Table, card: InPlay) -> Seat:
        """Return the seat that may use it: the card's controller, unless its text says otherwise."""
        return card.controller

    def choices(self, game: Table, frame: Frame, card: InPlay) -> Iterable[Use]:
        """Return every conceivable use, legal or not."""
        return (Use(card.id, self.name),)

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        return None

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        raise NotImplementedError


class ActionAbility(Ability):
    """An action that a card in play describes. V5 'Action Card (or Card in Play)'."""

    kind = "card"
    """`hunt` or `bleed` for such an action, else `card`."""
    effects: tuple[Effect, ...] = ()
    blood = 0
    """Cost in blood."""

    def stealth_of(self, game: Table, minion: InPlay | None) -> int:
        """Return the stealth with which the action starts, if `minion` performs it.

        `minion` is None if it has left the table.
        """
        raise NotImplementedError

    def is_possible(self, game: Table, card: InPlay, minion: InPlay) -> bool:
        """Return whether a minion could perform it now, ignoring mandatory actions."""
        raise NotImplementedError


class LockingAbility(Ability):
    """An ability that locks its card; only an unlocked card can use it. V5 'Wording Templates'."""

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        return IS_LOCKED if card.locked else self.further_refusal(game, frame, card, choice)

    def further_refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        """Return why an unlocked card cannot use it, or None."""
        return None

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.lock(card)
        self.do(game, card, choice)

    def do(self, game: Table, card: InPlay, choice: Use) -> None:
        """Carry out the ability once the card is locked."""
        raise NotImplementedError
