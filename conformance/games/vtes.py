"""Vampire: The Eternal Struggle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from conformance.catalogue_entries import Confidence, Family, Modality, Rule, Tier
from conformance.games.deck_requirements import cards, library
from conformance.games.descriptor import CardTable, DeckTable, GameDescriptor
from conformance.games.interchangeable import Interchangeable
from conformance.protocol import decks, vtes
from conformance.protocol.wire_vocabulary import Words
from conformance.steps.registry import Vocabulary
from scenarios.editions import editions_of
from scenarios.ruling_references import Reference, references
from scenarios.wire_types.vtes import positions


class VtesRule(Rule, frozen=True, kw_only=True):
    """A statement of the fifth edition rulebook."""

    kind: Literal["rule", "definition", "example"]
    tier: Tier
    modality: Modality
    also: tuple[int, ...] = ()
    """Further paragraphs that state, repeat or affect it."""
    repeats: str | None = None
    """Heading of the chapter that explains this glossary word at length."""


class VtesRuling(Rule, frozen=True, kw_only=True):
    """An answer of the fifth edition's FAQ, or a ruling on a card."""

    kind: Literal["faq", "ruling"]
    tier: Tier
    rule: str
    """Headings and paragraphs of the rules that it applies."""
    needs: str | None = None
    """Required abilities of a stand-in for the card."""
    props: tuple[str, ...] = ()
    """Further cards that a scenario may use."""
    applies: str | None = None
    """Id of the ruling that this one refers to."""
    note: str | None = None

    @property
    def refers_to(self) -> tuple[str, ...]:
        return () if self.applies is None else (self.applies,)


class VtesEdition(Rule, frozen=True, kw_only=True):
    """A statement of another VTES rulebook, compared with the fifth edition's."""

    relation: Literal["same", "clarified", "renamed", "removed", "differs", "only-here"]
    """Relation to the fifth edition's rule. All but the last two values are the same rule in play.

    A removed statement follows from the rest of that rulebook.
    """
    v5: str
    """The fifth edition's text instead."""
    v5_lines: tuple[int, ...]
    v5_rules: tuple[str, ...] = ()
    """The fifth edition's rules that it repeats or is about."""
    effect: str
    """Effect of the difference in play."""
    toggle: str | None = None
    """The toggle that decides between both (scenarios/editions/vtes.toml), covered by scenarios or not."""
    confidence: Confidence | None = None
    """Confidence that the editions play differently."""
    v5_adds: str | None = None
    note: str | None = None

    def __post_init__(self) -> None:
        if self.same_as and self.checks:
            raise ValueError("an entry that is the same rule shares the checks of its `v5_rules`; remove its own")

    @property
    def outside_the_text(self) -> bool:
        return self.relation == "removed"

    @property
    def decided_by(self) -> str | None:
        return self.toggle

    @property
    def same_as(self) -> tuple[str, ...]:
        return () if self.relation in ("differs", "only-here") else self.v5_rules

    @property
    def refers_to(self) -> tuple[str, ...]:
        return self.v5_rules


class VtesPublishedRuling(Rule, frozen=True, kw_only=True):
    """A ruling that the Rules Director or the rules team published on a card, or on a group of cards."""

    line: int = 0
    kind: Literal["ruling"] = "ruling"
    group: str | None = None
    """Official id of the group of cards that it is about, such as `G00115`. None for a single card."""
    references: tuple[str, ...]
    """Keys of `scenarios/references.toml`, such as `LSJ 20020620`."""
    against: tuple[str, ...] = ()
    """Rules or rulings that contradict it. `note` gives both sides."""
    note: str | None = None

    def __post_init__(self) -> None:
        if not self.references:
            raise ValueError("a published ruling needs at least one reference")
        if unknown := [key for key in self.references if key not in references()]:
            raise ValueError(f"no reference {unknown[0]!r} in scenarios/references.toml; add it there with its link")

    @property
    def sources(self) -> tuple[Reference, ...]:
        return tuple(references()[key] for key in self.references)

    @property
    def attribution(self) -> str:
        return "; ".join(map(str, self.sources))

    @property
    def refers_to(self) -> tuple[str, ...]:
        return self.against


_FIFTH = Family("VTES fifth edition rulebook", VtesRule)
_NOT_OF_EDITIONS = frozenset({"kind", "tier", "cards", "question", "restates"})


def _steps() -> Vocabulary:
    from conformance.steps.vtes import vocabulary

    return vocabulary


def _deck_requirements(checked: Mapping[str, Any]) -> Iterator[tuple[str, ...]]:
    yield "crypt", cards(checked["crypt"]["size"]), f"at least {checked['limits']['crypt']}", "crypt-too-small"
    yield library(checked)
    groups = ", ".join(map(str, checked["groups"])) or "none"
    yield "groups", groups, "one, or two that follow one another", "groups-apart"


VTES = GameDescriptor(
    name="vtes",
    title="Vampire: The Eternal Struggle",
    prefix="VTES-",
    book=editions_of("vtes"),
    rules={
        "vtes_turn_and_actions": _FIFTH,
        "vtes_combat_to_discard": _FIFTH,
        "vtes_ending_sects_glossary": _FIFTH,
        "vtes_rulings": Family("VTES fifth edition rulebook", VtesRuling),
        "vtes_published": Family(
            "Published rulings on VTES",
            VtesPublishedRuling,
            frozenset({"line", "kind", "tier", "restates", "question"}),
        ),
        "vtes_classic": Family("VTES classic rulebook", VtesEdition, _NOT_OF_EDITIONS),
        "vtes_web": Family("VTES web rulebook, card chapter", VtesEdition, _NOT_OF_EDITIONS),
        "vtes_v5_2024": Family("VTES fifth edition rulebook of 2024", VtesEdition, _NOT_OF_EDITIONS),
    },
    words=Words(
        version=1,
        features=vtes.FEATURES,
        windows=vtes.WINDOWS,
        choices=vtes.CHOICES,
        directives=vtes.DIRECTIVES,
        events=vtes.EVENTS,
        problems=vtes.PROBLEMS,
        decks=decks.VTES,
        position=positions.Position,
        observation=positions.Observation,
    ),
    words_page="reference/protocol-vtes.md",
    steps=_steps,
    steps_page="reference/vocabulary-vtes.md",
    deck=DeckTable(parts=("crypt", "library"), requirements=_deck_requirements),
    cards=CardTable(
        verbs=("play", "use"),
        listed=("level", "discipline", "mode", "effect", "x"),
        noted=("target", "other", "from", "minion"),
        own=(("minion", "play"),),
    ),
    overflows=frozenset({"blood-drained"}),
    interchangeable=Interchangeable(
        counters={"pool": (2, 30)},
        card_counters={"blood": 1},
        zones=("hand", "ash_heap", "ready", "torpor", "uncontrolled", "in_play"),
        piles=("library", "unordered_library", "crypt", "unordered_crypt"),
        takes_copies=("library", "unordered_library", "ash_heap"),
        exchanged=("library", "unordered_library", "ash_heap"),
        of_first_seat=(("turn", "seat"),),
        most_seats=5,
    ),
)
