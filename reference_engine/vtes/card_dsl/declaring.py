"""Card declarations, and the indexes built from them.

A card is one class. An attribute named after Disciplines (`dom` basic, `DOM` superior, `cel_pre` both) or `text` (no
Discipline) is one way to play it. A word after them (`text_block`) distinguishes it from another with the same
Disciplines. `in_play` lists the card's effects while it is in play; `merged` lists what an advanced vampire adds once
it is merged. `replaced_after` says when the card is replaced, if not at once: after `combat`, or in the player's next
`unlock` or `discard` phase. `most_on_one` limits how many copies one minion can have.
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
from reference_engine.vtes.table.card_facts import Facts, facts, merged_number
from reference_engine.vtes.table.state import InPlay, Table
from scenarios.wire_types.vtes.choices import Play, Use


def key(level: str, discipline: str = "", use: str = "") -> str:
    """Return the key of a way to play a card: its level and anything else that distinguishes it."""
    return " ".join(word for word in (level, discipline, use) if word)


class Behaviour:
    """Everything that a card does, as declared."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.modes: dict[str, Mode] = {}
        """Ways to play the card, by level; by Disciplines and a word too where levels coincide."""
        self.by_window: dict[str, list[Mode]] = {}
        self.bonuses: dict[str, list[Bonus]] = {}
        self.abilities: dict[str, list[Ability]] = {}
        self.strike: PrintedStrike | None = None
        self.as_vampire: AsVampire | None = None
        self.musts: list[Must] = []
        self.in_play: tuple[Any, ...] = ()
        """Effects while the card is in play, as declared."""
        self.merged: tuple[Any, ...] = ()
        """Additional effects of an advanced vampire once it is merged."""
        self.reasons: dict[int, tuple[str, ...]] = {}
        """Rules that give a merged vampire each of its effects, by the identity of the effect."""
        self.cost_x: Callable[[Table, Seat], int] | None = None
        """Computes X in the card's cost where the card defines it instead of its player."""
        self.immunities: list[Immunity] = []
        self.each_round = 0
        """Damage that a retainer inflicts on the opposing minion in every round of combat."""
        self.replaced_after = ""
        """Period after which the card is replaced once played; empty: at once."""
        self.most_on_one = 0
        """Maximum number of copies on one minion; 0: no limit."""

    @cached_property
    def facts(self) -> Facts:
        """Facts printed on the card."""
        return facts()[self.card]

    def ability(self, window: str, name: str) -> Ability:
        """Return the ability for a window by the `effect` of the choice."""
        return next(ability for ability in self.abilities[window] if ability.name == name)

    def own_actions(self) -> list[ActionAbility]:
        """Actions that the card describes while it is in play."""
        return [ability for ability in self.abilities.get("minion", ()) if isinstance(ability, ActionAbility)]

    def used_for(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Ability:
        """Return the ability that a choice uses. If several share the name, it is the one that offers the choice."""
        named = {
            id(ability): ability
            for abilities in self.abilities.values()
            for ability in abilities
            if ability.name == choice.effect
        }
        first, *others = named.values()
        return next((each for each in (first, *others) if choice in each.choices(game, frame, card)), first)

    def act_by(self, items: Iterable[Any]) -> None:
        """Register effects that apply while the card is in play."""
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
        """Register the card's abilities with their windows."""
        for window, abilities in self.abilities.items():
            USED_IN.setdefault(window, {})[self.card] = abilities

    def add_modes(self, ways: dict[str, Mode]) -> None:
        """Register ways to play the card under their declared names."""
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
"""Maps a window to the cards playable from the hand in it, with the ways to play them."""

OBLIGING: set[Card] = set()
"""Cards that force a minion to perform an action."""

USED_IN: dict[str, dict[Card, list[Ability]]] = {}
"""Maps a window to the cards in play usable in it, with their abilities."""

LASTING: dict[str, dict[Card, list[Bonus]]] = {}
"""Maps a number to the cards in play that change it, for themselves or for their bearer, with the changes."""

STANDING: dict[str, dict[Card, list[Any]]] = {}
"""Maps a topic to the cards with static abilities on it, with those abilities."""

CARDS_NOT_USED = "cards not used"
"""Topic of minions that cannot use cards of a Discipline."""


def card(number: int) -> Callable[[type], type]:
    """Declare the card with this VEKN id.

    Raises ValueError for an unknown id or a second declaration.
    """

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
    """Return whether a minion already has as many copies of a card as its text allows."""
    most = BEHAVIOUR[card].most_on_one
    return most > 0 and sum(attached.card == card for attached in game.attached_to(host)) >= most


def too_many(game: Table, minion: CardId, more: list[Card]) -> bool:
    """Return whether these additional cards would exceed a limit on copies on a minion."""
    borne = [card.card for card in game.attached_to(game.cards[minion])]
    return any(
        borne.count(card) + more.count(card) > most for card in set(more) if (most := BEHAVIOUR[card].most_on_one)
    )


def way_of(choice: Play) -> Mode | None:
    """Return the way to play a card that a choice means, or None if the card has no such effect."""
    behaviour = BEHAVIOUR.get(choice.card)
    if behaviour is None:
        return None
    exactly = behaviour.modes.get(key(choice.level, choice.discipline, choice.mode))
    return exactly or behaviour.modes.get(key(choice.level, choice.discipline))


def lies_on_minions(number: Card) -> bool:
    """Return whether a played card stays in play on a minion, by its text and whatever its type."""
    behaviour = BEHAVIOUR.get(number)
    return behaviour is not None and any(
        effect.puts_on_minion for mode in behaviour.modes.values() for effect in mode.effects
    )


def is_implemented(number: Card) -> bool:
    """Return whether the engine can play a card: declared, or a vampire without a special ability."""
    return number in BEHAVIOUR or (facts()[number].is_crypt_card and not facts()[number].ability)


MERGED_ICON = "vtes.influence.merge.merged-icon-effects"


def merge(advanced: Card, base: Card) -> Card:
    """Return the number of the merged vampire, and declare it with both texts and the merged icon.

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
