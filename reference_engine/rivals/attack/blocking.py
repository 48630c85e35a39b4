"""Legal Blocks. Rulebook, 'Step 3: Blocking'; for Monsters, 'Preemptive Strike', 'Hunter End of Turn Sequence'."""

from __future__ import annotations

from msgspec.structs import replace

from reference_engine.kernel import NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.card_dsl.current_attack import Assault
from reference_engine.rivals.card_dsl.language import TEXTS, TextSource, can_all
from reference_engine.rivals.table.card_facts import CHARACTERS, RANGED
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.rivals.choices import Block

TARGET = Refusal("rivals.attack.s3.target-cannot-block", "the target cannot Block an attack on itself")
NOT_IN_PARTY = Refusal("rivals.attack.s3.block-by-party-member", "only a ready member of the target's party can Block")
NO_GUARD = Refusal("rivals.attack.s3.ranged-needs-guard", "only a character with Guard can Block a Ranged attack")


def order(game: Table, assault: Assault) -> tuple[Seat, ...]:
    """Return the seats that may Block, in order.

    The defending player comes first, then the others clockwise. Without a defending player, the seat to the attacker's
    left comes first.
    """
    attackers = game.cards[assault.attacker].controller
    first = game.cards[assault.target].controller
    if first == NOBODY:
        return game.from_seat(attackers)[1:]
    return tuple(seat for seat in game.from_seat(first) if seat != attackers)


def block_decision(game: Table, assault: Assault) -> Decision | None:
    """Return the Block decision of the next player who can Block; None if nobody can."""
    game.cite(("rivals.party.haven-is-one",))
    for seat in order(game, assault)[assault.blocks_offered :]:
        options: list[Choice] = [
            Block(card.id) for card in game.coterie(seat) if refusal(game, assault, seat, card) is None
        ]
        if options:
            return Decision(seat, "block", [PASS, *options])
    return None


def party_decision(game: Table, target: InPlay, kind: str) -> Decision | None:
    """Return the Block decision of the target's party against a Monster; None if no member can Block."""
    options: list[Choice] = [
        Block(card.id) for card in game.party(target) if in_party(game, target, kind, card) is None
    ]
    return Decision(target.controller, "block", [PASS, *options]) if options else None


def in_party(game: Table, target: InPlay, kind: str, character: InPlay) -> Refusal | None:
    """Return the reason why a character cannot Block an attack of type `kind` on a member of its party, or None."""
    if character is target:
        return TARGET
    if character not in game.party(target) or character.exhausted:
        return NOT_IN_PARTY
    if kind == RANGED and "Guard" not in in_force.keywords(game, character):
        return NO_GUARD
    return None


def refusal(game: Table, assault: Assault, seat: Seat, character: InPlay) -> Refusal | None:
    """Return the reason why a character cannot Block, or None."""
    target = game.cards[assault.target]
    found = NOT_IN_PARTY
    if target.name in CHARACTERS:
        why = in_party(game, target, assault.type, character)
        if why is None:
            return None
        found = why
    return None if from_anywhere(game, assault, target.id, character) else found


def from_anywhere(game: Table, assault: Assault, target: CardId, character: InPlay) -> TextSource | None:
    """Return a usable text that lets a character Block an attack outside its party, if any."""
    if target == character.id or character.exhausted:
        return None
    blocked_for = game.cards[target]
    if blocked_for.name in CHARACTERS and in_party(game, blocked_for, assault.type, character) is None:
        return None
    for source in in_force.sources(game, "blocks_anywhere"):
        text = TEXTS[source.text]
        about = replace(source, subject=assault.attacker)
        if source.host == character.id and assault.type != RANGED:
            game.cite(("rivals.relentless.direct-event-response", "rivals.mortal.no-defences", *text.rules))
            game.cite(("rivals.activated.exception-relentless", "rivals.cost.move-to-streets-wording"))
            if source.text in character.used:
                return None
            return about if can_all(text.parts["blocks_anywhere"], game, about) else None
    return None
