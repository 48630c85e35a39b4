"""Advanced vampires and how two versions of a vampire merge into one card. V5 'Influence Phase', 'Advanced'."""

from __future__ import annotations

from functools import cache

from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.card_dsl import declaring, rulings
from reference_engine.vtes.control import contests
from reference_engine.vtes.sects import contested_titles
from reference_engine.vtes.table.card_facts import Facts, facts
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Table
from scenarios.wire_types.vtes import events

NO_OTHER_VERSION = Refusal(
    "vtes.influence.merge.condition-one-controlled-other-uncontrolled",
    "you control no other version of that vampire to merge it with",
)


@cache
def several_versions() -> frozenset[str]:
    """Return every vampire with an advanced card."""
    return frozenset(printed.persona for printed in facts().values() if printed.advanced)


def other_version(game: Table, vampire: InPlay) -> InPlay | None:
    """Return the vampire in play with which an uncontrolled one may merge, or None."""
    persona = vampire.facts.persona
    if persona not in several_versions():
        return None
    for card in game.controlled(vampire.controller, READY, TORPOR):
        if card.facts.persona == persona and contests.are_versions(card.card, vampire.card):
            return card
    return None


def refusal(game: Table, vampire: InPlay) -> Refusal | None:
    """Return why an uncontrolled vampire may not merge, or None."""
    return NO_OTHER_VERSION if other_version(game, vampire) is None else None


def merge(game: Table, incoming: InPlay) -> None:
    """Merge an uncontrolled vampire with its other version. The one in play keeps its counters and cards."""
    vampire = other_version(game, incoming)
    assert vampire is not None
    keeps = game.edition.merge_incoming_stack == "keep"
    if incoming.counters or incoming.attached:
        game.cite(KEPT if keeps else BURNED)
    if vampire.counters or vampire.attached:
        game.cite(("vtes.influence.merge.in-play-counters-and-cards-kept",))
    if keeps:
        game.move_blood(incoming.counters, incoming, vampire, drains=False)
        for card in game.lying_on(incoming):
            game.attach(card, vampire)
    game.strip(incoming)
    game.take_away(incoming)
    before = vampire.facts
    advanced, base = (incoming, vampire) if incoming.facts.advanced else (vampire, incoming)
    under = base.facts
    vampire.owner, vampire.base_owner = advanced.owner, base.owner
    game.came_or_went(vampire)
    game.turn_into(vampire, declaring.merge(advanced.card, base.card))
    game.came_or_went(vampire)
    game.cite(rulings.followed(advanced.card, "at work"))
    game.emit(events.Merged(vampire.id), *TOGETHER, *differences(vampire.facts, under))
    entitle(game, vampire, (before.title, before.city))
    game.drain(vampire)


BURNED = ("vtes.influence.merge.incoming-counters-and-cards-burned",)
KEPT = ("vtes.classic.advanced.counters-and-cards-remain",)
"""Rules for counters and cards on the vampire from the uncontrolled region."""

TOGETHER = (
    "vtes.influence.merge.condition-one-controlled-other-uncontrolled",
    "vtes.influence.merge.advanced-on-top-single-vampire",
    "vtes.influence.merge.in-play-effects-follow",
    "vtes.influence.merge.advanced-applies-in-full",
    "vtes.influence.merge.base-contributes-text-only",
    "vtes.influence.merge.merged-icon-effects",
)


def differences(merged: Facts, base: Facts) -> tuple[str, ...]:
    """Return the rule on conflicts between the two texts, if they differ."""
    conflict = (merged.sect, merged.title, merged.city) != (base.sect, base.title, base.city)
    return ("vtes.influence.merge.conflict-advanced-wins",) if conflict else ()


def entitle(game: Table, vampire: InPlay, before: tuple[str, str]) -> None:
    """Update a vampire's title after merging.

    A new title is not contested as the old one was, but may be contested.
    """
    if (vampire.facts.title, vampire.facts.city) != before:
        if vampire.title == "-":
            vampire.title, vampire.city = "", ""
        vampire.contesting = False
    contested_titles.claim(game, vampire)
