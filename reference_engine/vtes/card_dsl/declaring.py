"""Declaring cards: what a declaration says, and what is known by it of every card.

A card is one class. An attribute named after Disciplines (`dom` basic, `DOM` superior, `cel_pre` both) or `text` (no
Discipline) is one way to play it; a word after them (`text_block`) tells it from another of the same Disciplines.
`in_play` lists what the card does while it lies on the table, and `merged` what an advanced vampire does besides once
it is merged. `replaced_after` says when the card is replaced, where that is not at once: `combat`, after it, or
`unlock` or `discard`, in the player's next such phase;
`most_on_one` says how many of the name one minion can have on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any

from reference_engine.kernel import Card, CardId, Seat
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.language import Ability, ActionAbility, Mode
from reference_engine.vtes.card_dsl.static_abilities import (
    AsVampire,
    Bonus,
    DamageEachRound,
    Immunity,
    Must,
    PrintedStrike,
    StaticAbility,
)
from reference_engine.vtes.table.facts import Facts, facts, merged_number
from reference_engine.vtes.table.state import InPlay, Table
from scenarios.protocol.vtes.choices import Play, Use


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
        self.cost_x: Callable[[Table, Seat], int] | None = None
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

    def own_actions(self) -> list[ActionAbility]:
        """The actions that it describes while it is in play."""
        return [ability for ability in self.abilities.get("minion", ()) if isinstance(ability, ActionAbility)]

    def used_for(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Ability:
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
                LASTING.setdefault(item.stat, {})[self.card] = self.bonuses[item.stat]
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
            elif isinstance(item, StaticAbility):
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

LASTING: dict[str, dict[Card, list[Bonus]]] = {}
"""Number → the cards that change it while they lie in play, of themselves or of the minion that bears them, and how."""

STANDING: dict[str, dict[Card, list[Any]]] = {}
"""Topic → the cards that have a word in it while they lie in play, with what they say."""

CARDS_NOT_USED = "cards not used"
"""The topic of what minions have to say that cannot use cards of a Discipline."""


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


def has_enough(game: Table, host: InPlay, card: Card) -> bool:
    """Whether as many cards of a name lie on a minion as its text allows."""
    most = BEHAVIOUR[card].most_on_one
    return most > 0 and sum(attached.card == card for attached in game.attached_to(host)) >= most


def too_many(game: Table, minion: CardId, more: list[Card]) -> bool:
    """Whether a minion would have more cards of one name on it with these than their text allows."""
    borne = [card.card for card in game.attached_to(game.cards[minion])]
    return any(
        borne.count(card) + more.count(card) > most for card in set(more) if (most := BEHAVIOUR[card].most_on_one)
    )


def way_of(choice: Play) -> Mode | None:
    """The way to play a card that a choice means; None where the card has no such effect."""
    behaviour = BEHAVIOUR.get(choice.card)
    if behaviour is None:
        return None
    exactly = behaviour.modes.get(key(choice.level, choice.discipline, choice.mode))
    return exactly or behaviour.modes.get(key(choice.level, choice.discipline))


def lies_on_minions(number: Card) -> bool:
    """Whether a card, once played, stays in play on a minion: by its text, whatever its type."""
    behaviour = BEHAVIOUR.get(number)
    return behaviour is not None and any(
        effect.puts_on_minion for mode in behaviour.modes.values() for effect in mode.effects
    )


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
