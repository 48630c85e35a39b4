"""The words in which a card is declared: ways to play it, what they are made of, and uses of a card in play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from reference_engine.kernel import NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl import rulings
from reference_engine.vtes.table.facts import Facts, facts
from reference_engine.vtes.table.state import InPlay, Table
from scenarios.protocol.vtes.choices import Play, Use

ACTION_WINDOWS = frozenset({"no-block", "block-attempt", "blocks-declined"})
"""The windows of an action in which modifiers and reactions are played. V5 'Detailed course of an action'."""

COMBAT_WINDOWS = frozenset(
    ("before-range", "range", "before-strikes", "strike", "prevent", "going-to-torpor", "additional-strikes", "press")
) | {"end-of-round"}

PERMANENT = frozenset(("equipment", "retainer", "ally", "event"))
"""The types of cards that are played to come into play. V5 'Library Cards'."""

NO_SUCH_LEVEL = Refusal("vtes.card.req.each-effect-shows-its-disciplines", "the card has no effect at that level")
ENOUGH_OF_THEM = Refusal("vtes.golden-rule.cards-override-rules", "a minion has no more cards of that name on it")
NOT_ITS_USER = Refusal("vtes.golden-rule.cards-override-rules", "the card is for somebody else to use")
IS_LOCKED = Refusal("vtes.wording.lock-x-to-do-y-needs-unlocked", "the card is locked, and would have to lock for it")
WRONG_WINDOW = Refusal("vtes.sequencing.acting-methuselah-first", "that cannot be used at this moment")

Targets = Iterable[tuple[CardId, Seat, str]]
"""What a play can be aimed at: a card, or a seat, and the mode where the card offers a choice of them."""

UNAIMED: Targets = ((NO_CARD, NOBODY, ""),)


class CardInUse(Protocol):
    """A card as its effects see it: one that is played, one that describes an action, or one in play that is used."""

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
    """Where it can be used; empty: wherever its kind of card can."""
    elsewhere: Refusal | None = None
    """What the rules have against using it in another window."""
    from_hand = False
    """Whether it is aimed at a card of the user's hand."""
    puts_in_play = False
    """Whether the card itself comes into play by it, if it succeeds, elsewhere than on a minion."""
    puts_on_minion = False
    """Whether the card stays in play by it, on a minion."""
    brings_pool = False
    """Whether it brings pool to whoever plays the card: that pool comes at the moment at which the card is paid for."""
    equips = False
    """Whether an action card equips the acting minion by it, so that its action is one to equip."""
    rules: Sequence[str] = ()
    while_played: Refusal | None = None
    """What the rules have against using it while another card is being played, where they single it out."""

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        """Everything that it could be aimed at, legal or not."""
        return UNAIMED

    def in_ash_heaps(self, game: Table) -> Iterable[tuple[Card, Seat]]:
        """Everything in ash heaps that it could be aimed at, with whose ash heap it is."""
        return ()

    def variants(self, game: Table, seat: Seat, choice: Play) -> Iterable[Play]:
        """The choice with whatever else is announced: a second card, a number. Legal or not."""
        return (choice,)

    def misplaced(self, frame: Frame) -> Refusal | None:
        """What the rules have against using it in this window, which is none of its own."""
        return self.elsewhere

    def bars(self, game: Table, minion: InPlay) -> bool:
        """Whether it keeps a minion from blocking the action that it is the effect of."""
        return False

    def victims(self, game: Table, seat: Seat) -> tuple[CardId, ...]:
        """Of an action of a seat that has all of a kind as its targets: which they are now."""
        return ()

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        """What the rules have against using it so, or None."""
        return None

    def played(self, game: Table, play: CardInUse) -> None:
        """Note that it has been played, for limits that hold even if it is cancelled."""

    def apply(self, game: Table, play: CardInUse) -> None:
        """Do it."""
        raise NotImplementedError


class Mode:
    """One way to play a card."""

    IS_ACTION = False
    """Whether it announces an action."""
    KIND = ""
    """The card type that it is played as."""
    WINDOWS: frozenset[str] = frozenset()
    BY_MINION = True
    stealth = 0
    """Of the action that it announces: its stealth, by the text of the card."""

    def __init__(self, *effects: Effect, when: Condition | None = None) -> None:
        self.effects = effects
        self.when = when
        self.card = Card(0)
        self.level = ""
        self.discipline = ""
        """The Disciplines that it asks for, where the card has an effect of the same level that asks for others."""
        self.use = ""
        """The word that tells it from another effect with the same Disciplines."""
        self.needs: tuple[tuple[str, int], ...] = ()
        windows = [effect.windows for effect in effects if effect.windows]
        self.windows = frozenset.intersection(*windows) if windows else self.WINDOWS

    @property
    def printed(self) -> Facts:
        """What is printed on the card."""
        return facts()[self.card]

    def played_as(self, game: Table, seat: Seat) -> str:
        """Return the card type as which a Methuselah plays it now."""
        return self.KIND

    def comes_into_play(self) -> bool:
        """Whether a card that is played so comes into play, if nothing prevents it."""
        printed = not PERMANENT.isdisjoint(self.printed.types)
        return printed or any(effect.puts_in_play or effect.puts_on_minion for effect in self.effects)

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        for effect in self.effects:
            aimed = effect.targets(game, frame, seat, minion)
            if aimed is not UNAIMED:
                return aimed
        return UNAIMED

    def unaimed(self, minion: CardId) -> Play:
        """The play of it by a minion, as far as nothing more is said of it."""
        return Play(self.card, minion, self.level, mode=self.use, discipline=self.discipline)

    def plays(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Iterable[Play]:
        """Every play of it that could be thought of, legal or not."""
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
        """The minions that might play it: a superset of those that may."""
        return [minion.id for minion in game.minions(seat)]

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        """What the rules have against this play beyond the requirements that every card shares."""
        if self.when is not None and (refusal := self.when(game, frame, seat, choice)) is not None:
            return refusal
        for effect in self.effects:
            if (refusal := effect.refusal(game, frame, seat, choice)) is not None:
                return refusal
        return None

    def out_of_place(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal:
        """Why this card cannot be played in the window that is open."""
        window = game.decision.window if game.decision is not None else ""
        for effect in self.effects:
            if window not in effect.windows and (refusal := effect.misplaced(frame)) is not None:
                return refusal
        return WRONG_WINDOW

    def not_as_played(self) -> Refusal | None:
        """Why this card, of all, cannot be played while another one is being played; None: like any other."""
        return next((effect.while_played for effect in self.effects if effect.while_played is not None), None)

    def played(self, game: Table, play: CardInUse) -> None:
        """Note that it has been played, cancelled or not."""
        for effect in self.effects:
            effect.played(game, play)

    def announce(self, game: Table, seat: Seat, choice: Play) -> Frame | None:
        """The action that begins where it is played; None where the card is merely played."""
        return None

    def take_effect(self, game: Table, play: CardInUse) -> None:
        game.cite(rulings.followed(play.card, "at work"))
        for effect in self.effects:
            game.cite(effect.rules)
            effect.apply(game, play)


Condition = Callable[[Table, Frame, Seat, Play], Refusal | None]
"""When a card may be played at all, by its own text."""


class Ability:
    """Something that a card in play lets its controller do. On the wire: `use`."""

    windows: frozenset[str] = frozenset()
    elsewhere = WRONG_WINDOW
    """What the rules have against using it in another window."""
    mandatory = False
    """Whether its phase cannot end while it could still be used."""
    name = ""
    """The `effect` of the choice."""

    def user(self, game: Table, card: InPlay) -> Seat:
        """Who may use it: the card's controller, unless its text says otherwise."""
        return card.controller

    def choices(self, game: Table, frame: Frame, card: InPlay) -> Iterable[Use]:
        """Everything that it could be used for, legal or not."""
        return (Use(card.id, self.name),)

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        return None

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        raise NotImplementedError


class ActionAbility(Ability):
    """An action that a card in play describes. V5 'Action Card (or Card in Play)'."""

    kind = "card"
    """`hunt` or `bleed` where it is one of these."""
    effects: tuple[Effect, ...] = ()
    blood = 0
    """What it costs."""

    def stealth_of(self, game: Table, minion: InPlay | None) -> int:
        """The stealth that the action starts with, if that minion performs it; None where it has left the table."""
        raise NotImplementedError

    def is_possible(self, game: Table, card: InPlay, minion: InPlay) -> bool:
        """Whether a minion could perform it now, if nothing else were mandatory."""
        raise NotImplementedError


class LockingAbility(Ability):
    """An ability for which the card locks. V5 'Wording Templates': only an unlocked card can."""

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        return IS_LOCKED if card.locked else self.further_refusal(game, frame, card, choice)

    def further_refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        """What else stands against it, the card being unlocked."""
        return None

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.lock(card)
        self.do(game, card, choice)

    def do(self, game: Table, card: InPlay, choice: Use) -> None:
        """What happens once the card is locked."""
        raise NotImplementedError
