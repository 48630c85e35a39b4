"""Advanced vampires: how two versions of a vampire become one card. V5 'Influence Phase', 'Advanced'."""

from __future__ import annotations

from functools import cache

from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.card_dsl import declaring, rulings
from reference_engine.vtes.control import contests
from reference_engine.vtes.sects import contested_titles
from reference_engine.vtes.table.facts import Facts, facts
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Table
from scenarios.protocol.vtes import events

NO_OTHER_VERSION = Refusal(
    "vtes.influence.merge.condition-one-controlled-other-uncontrolled",
    "the seat has no other version of that vampire, ready or in torpor, to merge it with",
)


@cache
def several_versions() -> frozenset[str]:
    """Every vampire of whom there is an advanced card."""
    return frozenset(printed.persona for printed in facts().values() if printed.advanced)


def other_version(game: Table, vampire: InPlay) -> InPlay | None:
    """The vampire in play with which an uncontrolled one may merge, or None."""
    persona = vampire.facts.persona
    if persona not in several_versions():
        return None
    for card in game.controlled(vampire.controller, READY, TORPOR):
        if card.facts.persona == persona and contests.are_versions(card.card, vampire.card):
            return card
    return None


def refusal(game: Table, vampire: InPlay) -> Refusal | None:
    """Why an uncontrolled vampire may not merge, or None."""
    return NO_OTHER_VERSION if other_version(game, vampire) is None else None


def merge(game: Table, incoming: InPlay) -> None:
    """Put an uncontrolled vampire and its other version together. What the one in play has and bears it keeps."""
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
"""What becomes of counters and cards on the one that comes from the uncontrolled region."""

TOGETHER = (
    "vtes.influence.merge.condition-one-controlled-other-uncontrolled",
    "vtes.influence.merge.advanced-on-top-single-vampire",
    "vtes.influence.merge.in-play-effects-follow",
    "vtes.influence.merge.advanced-applies-in-full",
    "vtes.influence.merge.base-contributes-text-only",
    "vtes.influence.merge.merged-icon-effects",
)


def differences(merged: Facts, base: Facts) -> tuple[str, ...]:
    """The rule about what the two texts say differently, where they do."""
    conflict = (merged.sect, merged.title, merged.city) != (base.sect, base.title, base.city)
    return ("vtes.influence.merge.conflict-advanced-wins",) if conflict else ()


def entitle(game: Table, vampire: InPlay, before: tuple[str, str]) -> None:
    """See to the title that merging gives a vampire: a new one is not contested as the old one was, and may be."""
    if (vampire.facts.title, vampire.facts.city) != before:
        if vampire.title == "-":
            vampire.title, vampire.city = "", ""
        vampire.contesting = False
    contested_titles.claim(game, vampire)
