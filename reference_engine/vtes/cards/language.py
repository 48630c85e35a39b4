"""The words in which a card is declared: ways to play it, and what they are made of.

A card is one class. An attribute named after Disciplines (`dom` basic, `DOM` superior, `cel_pre` both) or `text` (no
Discipline) is one way to play it; a word after them (`text_block`) tells it from another of the same Disciplines.
`in_play` lists what the card does while it lies on the table, and `merged` what an advanced vampire does besides once
it is merged. `replaced_after` says when the card is replaced, where that is not at once: `combat`, after it, or
`unlock` or `discard`, in the player's next such phase;
`most_on_one` says how many of the name one minion can have on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from reference_engine.kernel import NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.cards.marks import FOR_ALL as FOR_ALL
from reference_engine.vtes.cards.marks import AsVampire as AsVampire
from reference_engine.vtes.cards.marks import Bonus as Bonus
from reference_engine.vtes.cards.marks import BonusAtLevel as BonusAtLevel
from reference_engine.vtes.cards.marks import DamageEachRound as DamageEachRound
from reference_engine.vtes.cards.marks import ForAll as ForAll
from reference_engine.vtes.cards.marks import ForMethuselah as ForMethuselah
from reference_engine.vtes.cards.marks import Immunity as Immunity
from reference_engine.vtes.cards.marks import Must as Must
from reference_engine.vtes.cards.marks import PrintedStrike as PrintedStrike
from reference_engine.vtes.cards.marks import Standing as Standing
from reference_engine.vtes.choices import Play, Use
from reference_engine.vtes.facts import Facts, facts, merged_number
from reference_engine.vtes.table import CONTESTED, UNCONTROLLED, InPlay

if TYPE_CHECKING:
    from reference_engine.vtes.cards.in_play_actions import ActionInPlay
    from reference_engine.vtes.game import Vtes
    from reference_engine.vtes.play import PlayCard
    from reference_engine.vtes.search import Search

ACTION_WINDOWS = frozenset({"no-block", "block-attempt", "blocks-declined"})
"""The windows of an action in which modifiers and reactions are played. V5 'Detailed course of an action'."""

COMBAT_WINDOWS = frozenset(
    ("before-range", "range", "before-strikes", "strike", "prevent", "going-to-torpor", "additional-strikes", "press")
) | {"end-of-round"}

NO_SUCH_LEVEL = Refusal("vtes.card.req.each-effect-shows-its-disciplines", "the card has no effect at that level")
ENOUGH_OF_THEM = Refusal("vtes.golden-rule.cards-override-rules", "a minion has no more cards of that name on it")
NOT_ITS_USER = Refusal("vtes.golden-rule.cards-override-rules", "the card is for somebody else to use")
WRONG_WINDOW = Refusal("vtes.sequencing.acting-methuselah-first", "that cannot be used at this moment")

Targets = Iterable[tuple[CardId, Seat, str]]
"""What a play can be aimed at: a card, or a seat, and the mode where the card offers a choice of them."""

UNAIMED: Targets = ((NO_CARD, NOBODY, ""),)


class Effect:
    """One thing that a card does. `rules` are cited when it happens."""

    windows: frozenset[str] = frozenset()
    """Where it can be used; empty: wherever its kind of card can."""
    elsewhere: Refusal | None = None
    """What the rules have against using it in another window."""
    from_hand = False
    """Whether it is aimed at a card of the user's hand."""
    rules: Sequence[str] = ()
    while_played: Refusal | None = None
    """What the rules have against using it while another card is being played, where they single it out."""

    def targets(self, game: Vtes, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        """Everything that it could be aimed at, legal or not."""
        return UNAIMED

    def in_ash_heaps(self, game: Vtes) -> Iterable[tuple[Card, Seat]]:
        """Everything in ash heaps that it could be aimed at, with whose ash heap it is."""
        return ()

    def variants(self, game: Vtes, seat: Seat, choice: Play) -> Iterable[Play]:
        """The choice with whatever else is announced: a second card, a number. Legal or not."""
        return (choice,)

    def misplaced(self, frame: Frame) -> Refusal | None:
        """What the rules have against using it in this window, which is none of its own."""
        return self.elsewhere

    def bars(self, game: Vtes, minion: InPlay) -> bool:
        """Whether it keeps a minion from blocking the action that it is the effect of."""
        return False

    def victims(self, game: Vtes, seat: Seat) -> tuple[CardId, ...]:
        """Of an action of a seat that has all of a kind as its targets: which they are now."""
        return ()

    def refusal(self, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        """What the rules have against using it so, or None."""
        return None

    def played(self, game: Vtes, play: PlayCard) -> None:
        """Note that it has been played, for limits that hold even if it is cancelled."""

    def apply(self, game: Vtes, play: PlayCard) -> None:
        """Do it."""
        raise NotImplementedError


class Searching(Effect):
    """An effect that looks through piles of one's own for a card; what it does with it is its own. Never shown."""

    piles: tuple[str, ...] = ("library",)
    """What is searched: `library`, `crypt`, `ash_heap`."""

    def fits(self, game: Vtes, search: Search, card: Card) -> bool:
        """Whether a card could be found."""
        raise NotImplementedError

    def found(self, game: Vtes, search: Search, card: Card) -> None:
        """What becomes of the card that was found; it lies in no pile any more."""
        raise NotImplementedError


class Mode:
    """One way to play a card."""

    IS_ACTION = False
    """Whether it announces an action."""
    KIND = ""
    """The card type that it is played as."""
    WINDOWS: frozenset[str] = frozenset()
    BY_MINION = True

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
        return BEHAVIOUR[self.card].facts

    def targets(self, game: Vtes, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        for effect in self.effects:
            aimed = effect.targets(game, frame, seat, minion)
            if aimed is not UNAIMED:
                return aimed
        return UNAIMED

    def plays(self, game: Vtes, frame: Frame, seat: Seat, minion: CardId) -> Iterable[Play]:
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

    def players(self, game: Vtes, frame: Frame, seat: Seat) -> Iterable[CardId]:
        """The minions that might play it: a superset of those that may."""
        return [minion.id for minion in game.minions(seat)]

    def refusal(self, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        """What the rules have against this play beyond the requirements that every card shares."""
        if self.when is not None and (refusal := self.when(game, frame, seat, choice)) is not None:
            return refusal
        for effect in self.effects:
            if (refusal := effect.refusal(game, frame, seat, choice)) is not None:
                return refusal
        return None

    def out_of_place(self, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Refusal:
        """Why this card cannot be played in the window that is open."""
        window = game.decision.window if game.decision is not None else ""
        for effect in self.effects:
            if window not in effect.windows and (refusal := effect.misplaced(frame)) is not None:
                return refusal
        return WRONG_WINDOW

    def not_as_played(self) -> Refusal | None:
        """Why this card, of all, cannot be played while another one is being played; None: like any other."""
        return next((effect.while_played for effect in self.effects if effect.while_played is not None), None)

    def played(self, game: Vtes, play: PlayCard) -> None:
        """Note that it has been played, cancelled or not."""
        for effect in self.effects:
            effect.played(game, play)

    def pay(self, game: Vtes, play: PlayCard) -> None:
        """Pay what it costs, once it can no longer be cancelled."""
        pool = play.pool_to_pay(game)
        game.burn_pool(play.seat, pool)
        if pool:
            game.cite((ENOUGH_POOL,))
        if play.minion:
            game.pay(play.minion, play.blood_to_pay(game))

    def take_effect(self, game: Vtes, play: PlayCard) -> None:
        for effect in self.effects:
            game.cite(effect.rules)
            effect.apply(game, play)


ENOUGH_POOL = "vtes.card.cost.pool-needs-enough-pool"
"""What a cost in pool asks for: as much as it is."""

Condition = Callable[["Vtes", Frame, Seat, Play], Refusal | None]
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
    is_action = False

    def user(self, game: Vtes, card: InPlay) -> Seat:
        """Who may use it: the card's controller, unless its text says otherwise."""
        return card.controller

    def choices(self, game: Vtes, frame: Frame, card: InPlay) -> Iterable[Use]:
        """Everything that it could be used for, legal or not."""
        return (Use(card.id, self.name),)

    def refusal(self, game: Vtes, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        return None

    def apply(self, game: Vtes, card: InPlay, choice: Use) -> None:
        raise NotImplementedError


def key(level: str, discipline: str = "", use: str = "") -> str:
    """By what a way to play a card is found: its level, and whatever else tells it from another of that level."""
    return " ".join(word for word in (level, discipline, use) if word)


class Behaviour:
    """Everything that a card does, as its declaration says."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.modes: dict[str, Mode] = {}
        """The ways to play it, by level, and by Disciplines and a word where the level does not tell them apart."""
        self.by_window: dict[str, list[Mode]] = {}
        self.bonuses: dict[str, list[Bonus]] = {}
        self.abilities: dict[str, list[Ability]] = {}
        self.strike: PrintedStrike | None = None
        self.as_vampire: AsVampire | None = None
        self.musts: list[Must] = []
        self.in_play: tuple[Any, ...] = ()
        """What it does while it lies on the table, as declared."""
        self.merged: tuple[Any, ...] = ()
        """What an advanced vampire does besides once it is merged."""
        self.reasons: dict[int, tuple[str, ...]] = {}
        """Of a merged vampire: the rules by which what it does is its own, by the identity of each word."""
        self.cost_x: Callable[[Vtes, Seat], int] | None = None
        """What X is in its cost, where the card says that, and not who plays it."""
        self.immunities: list[Immunity] = []
        self.each_round = 0
        """What a retainer inflicts on the opposing minion in every round of combat."""
        self.replaced_after = ""
        """When the card, once played, is replaced; empty: at once."""
        self.most_on_one = 0
        """How many cards of the name one minion may have on it; 0: any number."""

    @cached_property
    def facts(self) -> Facts:
        """What is printed on the card."""
        return facts()[self.card]

    def ability(self, window: str, name: str) -> Ability:
        """What it can be used for in a window, by the `effect` of the choice."""
        return next(ability for ability in self.abilities[window] if ability.name == name)

    def own_actions(self) -> list[ActionInPlay]:
        """The actions that it describes while it is in play."""
        return [ability for ability in self.abilities.get("minion", ()) if ability.is_action]  # type: ignore[misc]

    def used_for(self, game: Vtes, frame: Frame, card: InPlay, choice: Use) -> Ability:
        """The ability that a choice stands for: of several of one name, the one that offers it."""
        named = {
            id(ability): ability
            for abilities in self.abilities.values()
            for ability in abilities
            if ability.name == choice.effect
        }
        first, *others = named.values()
        return next((each for each in (first, *others) if choice in each.choices(game, frame, card)), first)

    def act_by(self, items: Iterable[Any]) -> None:
        """Do what these words of a declaration say while the card lies on the table."""
        for item in items:
            if isinstance(item, Bonus):
                self.bonuses.setdefault(item.stat, []).append(item)
            elif isinstance(item, PrintedStrike):
                self.strike = self.strike or item
            elif isinstance(item, AsVampire):
                self.as_vampire = item
            elif isinstance(item, Must):
                self.musts.append(item)
                OBLIGING.add(self.card)
            elif isinstance(item, DamageEachRound):
                self.each_round = item.amount
            elif isinstance(item, Immunity):
                self.immunities.append(item)
            elif isinstance(item, Standing):
                STANDING.setdefault(item.topic, {}).setdefault(self.card, []).append(item)
            else:
                for window in item.windows:
                    self.abilities.setdefault(window, []).append(item)

    def offer_in_play(self) -> None:
        """Have it among the cards in play that can be used."""
        for window, abilities in self.abilities.items():
            USED_IN.setdefault(window, {})[self.card] = abilities

    def add_modes(self, ways: dict[str, Mode]) -> None:
        """Take in the ways to play it, each under the name that its declaration gives it."""
        for name, mode in ways.items():
            words = name.strip("_").split("_")
            codes = [word for word in words if len(word) == 3]
            mode.card = self.card
            mode.level = "" if not codes else ("superior" if codes[0].isupper() else "basic")
            mode.needs = tuple((code.lower(), 2 if code.isupper() else 1) for code in codes)
            mode.discipline = " ".join(code for code, _ in mode.needs)
            mode.use = "".join(word for word in words if len(word) > 3 and word != "text")
            for window in mode.windows:
                self.by_window.setdefault(window, []).append(mode)
        for mode in ways.values():
            if len({other.discipline for other in ways.values() if other.level == mode.level}) == 1:
                mode.discipline = ""
        self.modes = {key(mode.level, mode.discipline, mode.use): mode for mode in ways.values()}


BEHAVIOUR: dict[Card, Behaviour] = {}
"""Every card that the engine can play, by id."""

PLAYED_IN: dict[str, dict[Card, list[Mode]]] = {}
"""Window → the cards that can be played from the hand there, with the ways to play them."""

OBLIGING: set[Card] = set()
"""The cards that oblige a minion to perform an action."""

USED_IN: dict[str, dict[Card, list[Ability]]] = {}
"""Window → the cards in play that can be used there, with what for."""

STANDING: dict[str, dict[Card, list[Any]]] = {}
"""Topic → the cards that have a word in it while they lie in play, with what they say."""


OUT_OF_PLAY = (UNCONTROLLED, CONTESTED)
"""The regions of the table whose cards do nothing."""

CARDS_NOT_USED = "cards not used"
"""The topic of what minions have to say that cannot use cards of a Discipline."""


def _is_way_to_play(name: str) -> bool:
    return name == "text" or all(len(code) == 3 for code in name.strip("_").split("_"))


def card(number: int) -> Callable[[type], type]:
    """Declare the card with this VEKN id. Raises ValueError for an unknown id or a second declaration."""

    def declare(declaration: type) -> type:
        if Card(number) not in facts():
            raise ValueError(f"{declaration.__name__}: no card has the id {number}")
        if Card(number) in BEHAVIOUR:
            raise ValueError(f"{declaration.__name__}: card {number} is declared twice")
        behaviour = Behaviour(Card(number))
        behaviour.add_modes({name: value for name, value in vars(declaration).items() if isinstance(value, Mode)})
        behaviour.replaced_after = getattr(declaration, "replaced_after", "")
        if (cost_x := vars(declaration).get("cost_x")) is not None:
            behaviour.cost_x = cost_x(behaviour.card)
        behaviour.most_on_one = getattr(declaration, "most_on_one", 0)
        behaviour.in_play = getattr(declaration, "in_play", ())
        behaviour.merged = getattr(declaration, "merged", ())
        behaviour.act_by(behaviour.in_play)
        BEHAVIOUR[behaviour.card] = behaviour
        for window, modes in behaviour.by_window.items():
            PLAYED_IN.setdefault(window, {})[behaviour.card] = modes
        behaviour.offer_in_play()
        return declaration

    return declare


def has_enough(game: Vtes, host: InPlay, card: Card) -> bool:
    """Whether as many cards of a name lie on a minion as its text allows."""
    most = BEHAVIOUR[card].most_on_one
    return most > 0 and sum(attached.card == card for attached in game.attached_to(host)) >= most


def way_of(choice: Play) -> Mode | None:
    """The way to play a card that a choice means; None where the card has no such effect."""
    behaviour = BEHAVIOUR.get(choice.card)
    if behaviour is None:
        return None
    exactly = behaviour.modes.get(key(choice.level, choice.discipline, choice.mode))
    return exactly or behaviour.modes.get(key(choice.level, choice.discipline))


def is_implemented(number: Card) -> bool:
    """Whether the engine can play a card: it is declared, or it is a vampire without special ability."""
    return number in BEHAVIOUR or (facts()[number].is_crypt_card and not facts()[number].ability)


MERGED_ICON = "vtes.influence.merge.merged-icon-effects"


def merge(advanced: Card, base: Card) -> Card:
    """The number of the vampire that two cards merge to, which then does what both texts say, and the merged icon.

    V5 'Influence Phase', 'Advanced'. Where both give a strike, the advanced card has precedence.
    """
    number = merged_number(advanced, base)
    if number not in BEHAVIOUR:
        behaviour = Behaviour(number)
        top, under = BEHAVIOUR.get(advanced), BEHAVIOUR.get(base)
        texts = (
            (top.in_play if top is not None else (), "vtes.influence.merge.advanced-applies-in-full"),
            (top.merged if top is not None else (), MERGED_ICON),
            (under.in_play if under is not None else (), "vtes.influence.merge.base-contributes-text-only"),
        )
        for items, why in texts:
            behaviour.act_by(items)
            behaviour.reasons.update((id(item), (why,)) for item in items)
        BEHAVIOUR[number] = behaviour
        behaviour.offer_in_play()
    return number
