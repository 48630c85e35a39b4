"""Legal targets of effects. Rulebook, 'Target', 'First Round Rule', 'Torpor', 'Tagged Monsters'."""

from __future__ import annotations

from collections.abc import Iterator

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.rivals.card_dsl.language import Relation, Speaker
from reference_engine.rivals.table.card_facts import CHARACTERS, HUNTER, MONSTERS
from reference_engine.rivals.table.pieces import TORPOR, InPlay
from reference_engine.rivals.table.state import Table

FACE_DOWN = Refusal("rivals.monster.face-down-not-target-character", "a face-down Monster is not a character")
NO_CHARACTER = Refusal("rivals.terms.character", "that is not a character")
IN_TORPOR = Refusal("rivals.torpor.targeting-restriction", "characters in torpor cannot be targeted")
NOT_BY_VAMPIRES = Refusal("rivals.hunter-misc.vampires-cannot-harm-monsters", "only Hunters can harm Monsters")
TAGGED = Refusal("rivals.tag.protected-from-others", "another player has tagged that Monster")
TOO_EARLY = Refusal("rivals.first-round.no-target", "that player has not taken a turn yet")


def awaits_first_turn(game: Table, by: Seat, player: Seat) -> bool:
    """Return whether a player is protected from another because they have not taken a turn yet."""
    return player not in (NOBODY, by) and not game.seats[player].had_turn


def too_early(game: Table, by: Seat, player: Seat) -> Refusal | None:
    """Return a refusal if another player cannot target a player and their characters yet.

    Rulebook, 'First Round Rule'.
    """
    if not awaits_first_turn(game, by, player):
        return None
    game.cite((TOO_EARLY.rule,))
    return TOO_EARLY


def players(game: Table, by: Seat) -> list[Seat]:
    """Return the players whom `by` may target, clockwise from `by`, who is included."""
    return [seat for seat in game.from_seat(by) if not game.seats[seat].out and too_early(game, by, seat) is None]


def foes(game: Table, by: Seat) -> list[Seat]:
    """Return the foes whom `by` may target, clockwise."""
    game.cite(("rivals.terms.foe",))
    return [seat for seat in players(game, by) if seat != by]


def targets(
    game: Table, speaker: Speaker, relation: Relation, torpor: bool = False, harming: bool = False
) -> Iterator[InPlay]:
    """Yield the cards that satisfy the text's relation and that its player may target."""
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
    for card in game.in_order():
        if relation(game, speaker, card) and may_aim(game, speaker, card, torpor, harming):
            yield card


def may_aim(game: Table, speaker: Speaker, card: InPlay, torpor: bool, harming: bool) -> bool:
    """Return whether nothing protects a card: torpor, a player's pending first turn, or another player's tag."""
    return protection(game, speaker, card, torpor, harming) is None


def protection(game: Table, speaker: Speaker, card: InPlay, torpor: bool, harming: bool) -> Refusal | None:
    """Return the protection of a card from being targeted, regardless of the text."""
    if card.place == TORPOR and not torpor:
        game.cite((IN_TORPOR.rule,))
        return IN_TORPOR
    if card.name in MONSTERS and harming:
        if game.seats[speaker.seat].faction != HUNTER:
            game.cite((NOT_BY_VAMPIRES.rule,))
            return NOT_BY_VAMPIRES
        return None if card.tagged in (NOBODY, speaker.seat) else TAGGED
    if card.name in CHARACTERS and (early := too_early(game, speaker.seat, card.controller)):
        game.cite(("rivals.first-round.no-damage",))
        return early
    return None


def refusal(game: Table, speaker: Speaker, card: InPlay, torpor: bool, harming: bool) -> Refusal | None:
    """Return the reason why a card is not a legal target; None if only the text itself excludes it."""
    if card.name in MONSTERS and card.face_down:
        return FACE_DOWN
    if card.name not in CHARACTERS and card.name not in MONSTERS:
        return NO_CHARACTER
    return protection(game, speaker, card, torpor, harming)
