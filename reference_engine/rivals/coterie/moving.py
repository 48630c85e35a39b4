"""Movement to The Streets, and parties there. Rulebook, 'Moving to The Streets', 'Parties'."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from reference_engine.kernel import NO_CARD, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.rivals.table.pieces import HAVEN, STREETS
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import Move, Regroup

NOT_NOW = Refusal("rivals.move.not-during-action", "you can only move characters in your own turn, between Actions")
NOT_READY = Refusal("rivals.move.only-ready", "only ready characters can move")
NOT_FROM_THERE = Refusal("rivals.move.not-back-home", "only characters in the Haven can move to The Streets")
NOT_IN_STREETS = Refusal("rivals.party.form-or-join", "only characters in The Streets can form or join a party")
ALREADY_THERE = Refusal("rivals.party.form-or-join", "that character already belongs to that party")
ALREADY_ALONE = Refusal("rivals.party.form-or-join", "that character is already the only one in its party")


def moves(game: Table, seat: Seat) -> Iterator[Move]:
    """Yield all sets of ready characters in the Haven, each as one party."""
    game.cite(("rivals.party.clan-irrelevant", "rivals.party.one-coterie-one-location"))
    ready = [card.id for card in game.characters(seat, HAVEN) if not card.exhausted]
    for number in range(1, len(ready) + 1):
        for chosen in combinations(ready, number):
            yield Move(chosen)


def regroupings(game: Table, seat: Seat) -> Iterator[Regroup]:
    """Yield all regroupings in The Streets: a ready character alone, or with a member of another party."""
    there = game.characters(seat, STREETS)
    parties = [character.party for character in there]
    for character in there:
        if not character.exhausted:
            if parties.count(character.party) > 1:
                yield Regroup(character.id)
            yield from (Regroup(character.id, other.id) for other in there if other.party != character.party)


def move(game: Table, seat: Seat, characters: tuple[CardId, ...]) -> None:
    """Move characters to The Streets as one party."""
    party = game.new_party(seat)
    for number in characters:
        game.put(game.cards[number], STREETS, party)
    game.emit(
        events.Moved(seat, characters),
        "rivals.move.between-actions",
        "rivals.move.free",
        "rivals.move.only-ready",
        "rivals.relentless.no-response-to-moving",
    )


def regroup(game: Table, seat: Seat, choice: Regroup) -> None:
    """Move a character to another's party, or to a new one."""
    character = game.cards[choice.character]
    alone = choice.other == NO_CARD
    character.party = game.new_party(seat) if alone else game.cards[choice.other].party
    others = tuple(card.id for card in game.party(character) if card is not character)
    game.emit(
        events.Regrouped(character.id, others),
        "rivals.party.form-or-join",
        "rivals.move.between-parties",
        "rivals.party.many-in-streets",
        "rivals.relentless.no-response-to-forming-parties",
    )


def refusal(game: Table, seat: Seat, choice: Move | Regroup) -> Refusal | None:
    """Return the reason why characters cannot move this way in their player's Action Phase, or None."""
    named = choice.characters if isinstance(choice, Move) else (choice.character,)
    characters = [game.cards[number] for number in named]
    if any(character.controller != seat for character in characters):
        return None
    wanted = HAVEN if isinstance(choice, Move) else STREETS
    if any(character.place != wanted for character in characters):
        return NOT_FROM_THERE if isinstance(choice, Move) else NOT_IN_STREETS
    if any(character.exhausted for character in characters):
        return NOT_READY
    return ALREADY_ALONE if isinstance(choice, Regroup) and choice.other == NO_CARD else ALREADY_THERE
