"""Vampire: The Masquerade – Vendetta."""

from __future__ import annotations

from typing import Literal

from conformance.catalogue_entries import Confidence, Family, Rule
from conformance.games.descriptor import GameDescriptor
from conformance.games.interchangeable import Interchangeable
from conformance.protocol import vendetta
from conformance.protocol.wire_vocabulary import Words
from conformance.steps.registry import Vocabulary
from scenarios.editions import editions_of
from scenarios.wire_types.vendetta import positions


class VendettaRule(Rule, frozen=True, kw_only=True):
    """A statement of the Vendetta rulebook."""

    kind: Literal["rule", "example", "variant", "ruling", "glossary"]
    players: tuple[int, ...] = ()
    """The numbers of players that it applies to, or empty for all."""
    confidence: Confidence = "high"
    derived: bool = False
    """True if inferred from the text rather than stated."""
    external: bool = False
    """True if it is on a page missing from the plain text."""
    source: str | None = None
    """Source of an external entry."""

    @property
    def outside_the_text(self) -> bool:
        return self.external

    @property
    def rests_on(self) -> str | None:
        return self.source


def _steps() -> Vocabulary:
    from conformance.steps.vendetta import vocabulary

    return vocabulary


VENDETTA = GameDescriptor(
    name="vendetta",
    title="Vampire: The Masquerade – Vendetta",
    prefix="VEND-",
    book=editions_of("vendetta"),
    rules={"vendetta": Family("Vendetta rulebook", VendettaRule, frozenset({"tier", "checks", "question"}))},
    words=Words(
        version=1,
        features=vendetta.FEATURES,
        windows=vendetta.WINDOWS,
        choices=vendetta.CHOICES,
        directives=vendetta.DIRECTIVES,
        events=vendetta.EVENTS,
        problems=vendetta.PROBLEMS,
        position=positions.Position,
        observation=positions.Observation,
    ),
    words_page="reference/protocol-vendetta.md",
    steps=_steps,
    steps_page="reference/vocabulary-vendetta.md",
    interchangeable=Interchangeable(
        counters={"blood": (1, 8), "influence": (0, 6)},
        zones=("hand", "alliance", "drained"),
        piles=("clan_deck", "unordered_clan_deck"),
        shared_piles=("ally_deck", "unordered_ally_deck"),
        of_first_seat=(("ambition",),),
    ),
)
