"""Traits of minions: labels that rules and cards refer to. V5 'Traits'."""

from __future__ import annotations

from collections.abc import Iterable

from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.table.clans_and_disciplines import clan_today, rules_of_clan
from reference_engine.vtes.table.state import InPlay, Table

BLACK_HAND, BLOOD_CURSED, FLIGHT, INFERNAL = "Black Hand", "Blood Cursed", "Flight", "Infernal"
RED_LIST, SCARCE, STERILE = "Red List", "Scarce", "Sterile"
DEFINITION = "vtes.legacy.trait.general.definition"

REQUIRED = {
    BLACK_HAND: "vtes.legacy.trait.black-hand.allows-black-hand-cards",
    FLIGHT: "vtes.legacy.trait.flight.allows-flight-cards",
}
"""Rules by which a trait lets a minion play and use cards."""

LACKS_TRAIT = {
    trait: Refusal(REQUIRED.get(trait, DEFINITION), f"the card requires a minion with the trait {trait}")
    for trait in (BLACK_HAND, FLIGHT)
}
BARRED_BY_TRAIT = Refusal(DEFINITION, "a trait of the minion prevents that")
AFFECTS_ANOTHER_CLAN = Refusal(
    "vtes.crypt.clan-may-limit-affected-vampires", "the card affects only vampires of another clan"
)
WITHOUT_TRAIT = Refusal(DEFINITION, "the target does not have the required trait")


def of(minion: InPlay) -> tuple[str, ...]:
    """Return a minion's current traits."""
    return minion.facts.traits if minion.traits is None else minion.traits


def has(minion: InPlay, trait: str) -> bool:
    return trait in of(minion)


def change(minion: InPlay, gained: str = "", lost: str = "") -> None:
    """Give a minion a trait, or remove one."""
    left = tuple(trait for trait in of(minion) if trait != lost)
    minion.traits = (*left, gained) if gained and gained not in left else left


def requirement_refusal(game: Table, required: Iterable[str], minions: Iterable[InPlay]) -> Refusal | None:
    """Return why none of the minions has the traits that a card requires, or None."""
    for trait in required:
        if not any(has(minion, trait) for minion in minions):
            return LACKS_TRAIT[trait]
        game.cite((DEFINITION, REQUIRED.get(trait, DEFINITION)))
    return None


def target_refusal(game: Table, target: InPlay, clan: str = "", trait: str = "") -> Refusal | None:
    """Return why a minion is no target for a card limited to a clan or a trait, or None."""
    game.cite(("vtes.glossary.target.eligibility-from-card-text",))
    if clan and not of_clan(game, target, clan):
        return AFFECTS_ANOTHER_CLAN
    if trait and not has(target, trait):
        return WITHOUT_TRAIT
    game.cite(((DEFINITION,) if trait else ()) + (("vtes.crypt.clan-may-limit-affected-vampires",) if clan else ()))
    return None


def of_clan(game: Table, minion: InPlay, clan: str) -> bool:
    """Return whether a minion belongs to a clan, by its current name or an older one."""
    if game.clan(minion) != clan_today(clan):
        return False
    game.cite(rules_of_clan(clan))
    if not minion.clan:
        game.cite(rules_of_clan(minion.facts.printed_clan))
    return True
