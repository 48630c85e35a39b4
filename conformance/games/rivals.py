"""Vampire: The Masquerade Rivals, with Hunter: The Reckoning."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from conformance.catalogue_entries import Family, Modality, Rule
from conformance.games.deck_requirements import cards, library
from conformance.games.descriptor import CardTable, DeckTable, GameDescriptor
from conformance.games.interchangeable import Interchangeable
from conformance.protocol import decks, rivals
from conformance.protocol.wire_vocabulary import Words
from conformance.steps.registry import Vocabulary
from scenarios.editions import editions_of
from scenarios.wire_types.rivals import positions


class RivalsRule(Rule, frozen=True, kw_only=True):
    """A statement of the Rivals rulebook."""

    kind: Literal["rule", "definition", "ruling", "example"]
    faction: Literal["any", "vampire", "hunter"]
    players: Literal["", "2", "3", "4"]
    """The number of players that it applies to, or empty for all."""
    modality: Modality
    in_set: bool
    """False if no card of this set uses it."""
    also: tuple[int, ...] = ()


def _steps() -> Vocabulary:
    from conformance.steps.rivals import vocabulary

    return vocabulary


def _deck_requirements(checked: Mapping[str, Any]) -> Iterator[tuple[str, ...]]:
    for part in ("agenda", "haven"):
        yield part, cards(checked[part]["size"]), "exactly 1", f"not-one-{part}"
    required = f"exactly {checked['limits']['faction']}, all different"
    yield "faction", cards(checked["faction"]["size"]), required, "faction-not-seven", "duplicate-character"
    yield library(checked)
    yield "side", checked["side"] or "none", "vampires or Hunters", "factions-mixed", "no-hunter-card", "hunter-card"


RIVALS = GameDescriptor(
    name="rivals",
    title="Vampire: The Masquerade Rivals",
    prefix="RIV-",
    book=editions_of("rivals"),
    rules={"rivals": Family("Rivals rulebook (The Hunters & The Hunted)", RivalsRule, frozenset({"tier"}))},
    words=Words(
        version=1,
        features=rivals.FEATURES,
        windows=rivals.WINDOWS,
        choices=rivals.CHOICES,
        directives=rivals.DIRECTIVES,
        events=rivals.EVENTS,
        problems=rivals.PROBLEMS,
        decks=decks.RIVALS,
        position=positions.Position,
        observation=positions.Observation,
    ),
    words_page="reference/protocol-rivals.md",
    steps=_steps,
    steps_page="reference/vocabulary-rivals.md",
    interchangeable=Interchangeable(
        counters={"prestige": (2, 30)},
        zones=("hand", "discard", "burned", "torpor"),
        piles=("library", "unordered_library", "faction_deck", "unordered_faction_deck"),
        shared_piles=("city_deck", "unordered_city_deck"),
        takes_copies=("library", "unordered_library", "discard"),
        of_first_seat=(("turn", "seat"), ("first",)),
    ),
    deck=DeckTable(parts=("agenda", "haven", "faction", "library"), requirements=_deck_requirements),
    cards=CardTable(
        verbs=("play", "place", "lay-modifier", "use"),
        listed=("ability",),
        noted=("character", "face_up"),
        speaks={"card-played": "card", "card-revealed": "card", "ability-used": "text", "target-chosen": "text"},
        asks=(
            "target", "may", "pay", "attach", "attach-from-hand", "look", "choose", "shuffle-back", "discipline",
            "discard", "burn", "recruit", "face-down",
        ),
        card_steps=r"\b(plays?|places?|lays?|uses?)\b",
    ),
)  # fmt: skip
