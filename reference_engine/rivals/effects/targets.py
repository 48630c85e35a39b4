"""What effects may be aimed at. Rulebook, 'Target', 'First Round Rule', 'Torpor', 'Tagged Monsters'."""

from __future__ import annotations

from reference_engine.kernel import NOBODY
from reference_engine.rivals.declarations.language import Relation, Speaker
from reference_engine.rivals.table.facts import CHARACTERS, HUNTER, MONSTERS
from reference_engine.rivals.table.pieces import TORPOR, InPlay
from reference_engine.rivals.table.state import Table


def targets(
    game: Table, speaker: Speaker, relation: Relation, torpor: bool = False, harming: bool = False
) -> list[InPlay]:
    """The cards to which a text stands as it has to, and which its player may aim at."""
    game.cite(
        (
            "rivals.terms.target.you-choose",
            "rivals.haven-card.secrecy-only-against-attacks",
            "rivals.torpor.targeting-restriction",
            "rivals.terms.character",
            "rivals.terms.vampire-word-scope",
            "rivals.monster.face-down-not-target-character",
        )
    )
    return [
        card
        for card in game.in_order()
        if relation(game, speaker, card) and may_aim(game, speaker, card, torpor, harming)
    ]


def may_aim(game: Table, speaker: Speaker, card: InPlay, torpor: bool, harming: bool) -> bool:
    """Whether nothing protects a card: torpor, a player's first turn to come, another player's tag."""
    if card.place == TORPOR and not torpor:
        game.cite(("rivals.torpor.targeting-restriction",))
        return False
    if card.name in MONSTERS and harming:
        if game.seats[speaker.seat].faction != HUNTER:
            game.cite(("rivals.hunter-misc.vampires-cannot-harm-monsters",))
            return False
        return card.tagged in (NOBODY, speaker.seat)
    if card.name in CHARACTERS and card.controller != speaker.seat and not game.seats[card.controller].had_turn:
        game.cite(("rivals.first-round.no-target", "rivals.first-round.no-damage"))
        return False
    return True
