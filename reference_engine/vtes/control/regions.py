"""Moves of vampires between regions: into play, to torpor and back. V5 'Influence Phase', 'Torpor'."""

from __future__ import annotations

from reference_engine.vtes.card_dsl import in_force, rulings
from reference_engine.vtes.control import contests
from reference_engine.vtes.sects import membership
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Table
from scenarios.wire_types.vtes import events

BROUGHT_OUT = (
    "vtes.influence.reveal-when-capacity-reached",
    "vtes.influence.reveal-ready-and-unlocked",
    "vtes.influence.reveal-counters-become-blood",
    "vtes.crypt.reveal-allowed-when-stack-reaches-capacity",
    "vtes.crypt.revealed-vampire-goes-to-ready-region",
    "vtes.crypt.revealed-vampire-keeps-counters-as-blood",
    "vtes.control.vampires-put-into-play",
    "vtes.area.uncontrolled-and-controlled-regions",
    "vtes.crypt.capacity-definition",
    "vtes.crypt.clan-definition",
    "vtes.crypt.discipline-definition",
    "vtes.crypt.text-box-content",
)
"""Rules for a vampire that moves from the uncontrolled to the ready region. V5 'Influence Phase'."""

ADVANCED_BROUGHT_OUT = (
    "vtes.crypt.advanced-card-is-a-vampire-card",
    "vtes.crypt.advanced-card-influenced-normally",
    "vtes.influence.advanced.counts-as-vampire-card",
)
"""Additional rules for an advanced vampire."""


def bring_out(game: Table, vampire: InPlay) -> None:
    """Move a vampire from the uncontrolled to the ready region. V5 'Influence Phase'."""
    game.move_to(vampire, READY)
    game.emit(events.ToReady(vampire.id), *BROUGHT_OUT, *(ADVANCED_BROUGHT_OUT if vampire.facts.advanced else ()))
    if any(other.facts.group not in ("", vampire.facts.group) for other in game.minions(vampire.controller)):
        game.cite(("vtes.deck.group-does-not-limit-control-in-play",))
    if vampire.counters > game.capacity(vampire):
        game.cite(("vtes.influence.reveal-excess-drains", "vtes.crypt.revealed-vampire-excess-drains"))
    game.drain(vampire)
    entered(game, vampire)


def entered(game: Table, vampire: InPlay) -> None:
    """Called when a vampire has come into play, to check for contests of the vampire and its title."""
    contests.enter(game, vampire)
    membership.enter(game, vampire)


def to_torpor(game: Table, vampire: InPlay) -> None:
    """Send a minion to torpor; a minion other than a vampire is burned. V5 'Torpor'."""
    if not vampire.facts.is_vampire:
        game.cite(("vtes.ally.as-vampire.torpor-means-burned",))
        game.burn(vampire)
        return
    game.move_to(vampire, TORPOR)
    vampire.wounded = True
    game.emit(
        events.ToTorpor(vampire.id),
        "vtes.torpor.region-placement",
        "vtes.torpor.attachments-stay",
        "vtes.area.controlled-region-split",
        "vtes.area.torpor-is-for-wounded-vampires",
        "vtes.control.changes-only-by-explicit-effect",
    )
    went_to_torpor(game, vampire)


def went_to_torpor(game: Table, vampire: InPlay) -> None:
    """Apply the effects of cards on a vampire that goes to torpor."""
    for card, said in in_force.about(game, in_force.WENT_TO_TORPOR):
        if card.host == vampire.id:
            game.cite(rulings.followed(card.card, "at work"))
            said.went(game, card, vampire)


def to_ready(game: Table, vampire: InPlay) -> None:
    """Bring a vampire back from torpor, no longer wounded."""
    game.move_to(vampire, READY)
    vampire.wounded = False
    game.emit(events.ToReady(vampire.id), "vtes.area.torpor-is-for-wounded-vampires")
