"""Requirements of Library cards. Rulebook, 'Play or Place an Action Card', 'Clan Requirements'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.table.card_facts import CHARACTERS, LIBRARY
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table

NO_CLAN = Refusal(
    "rivals.action-card.clan-missing-discard", "your coterie has no character of the required clan or creed"
)
LOW_BP = Refusal("rivals.action-card.bp-too-low-discard", "the character's Blood Potency is too low for that card")
NO_ICON = Refusal(
    "rivals.action-card.discipline-missing-discard", "the character does not have the required Discipline or Edge"
)
ONE_EACH = Refusal("rivals.one-per-player.one-copy-each", "you already control a card with that name")


def clan_refusal(game: Table, seat: Seat, card: str) -> Refusal | None:
    """Return a refusal if the player's coterie has no character of the required clan or creed."""
    clan = LIBRARY[card].clan
    game.cite(("rivals.unhosted-card.clan-icon-place", "rivals.unhosted-card.clan-missing-discard", NO_CLAN.rule))
    if not clan:
        return None
    game.cite(("rivals.clan.must-be-active", "rivals.torpor.only-bp-type-name"))
    if any(CHARACTERS[member.name].clan == clan for member in game.coterie(seat)):
        return None
    return NO_CLAN


def bp_refusal(game: Table, character: InPlay, card: str) -> Refusal | None:
    needed = LIBRARY[card].bp
    return LOW_BP if needed and game.blood_potency(character) < needed else None


def icon_refusal(game: Table, character: InPlay, card: str) -> Refusal | None:
    """Return a refusal if the acting character does not have the Discipline or Edge required by an Action card."""
    needed = LIBRARY[card].requires
    game.cite(
        (
            "rivals.discipline.start-of-text-gates-effect",
            "rivals.animal.requires-discipline",
            "rivals.action-card.discipline-required-only-at-top",
        )
    )
    return NO_ICON if needed and needed not in in_force.icons(game, character) else None
