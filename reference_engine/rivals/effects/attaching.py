"""Attachment of cards to characters. Rulebook, 'Attachments', 'Curses'."""

from __future__ import annotations

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.card_dsl.in_force import source_of
from reference_engine.rivals.effects import triggers
from reference_engine.rivals.effects.effect import effect_of, has
from reference_engine.rivals.table.card_facts import LIBRARY
from reference_engine.rivals.table.pieces import ATTACHED, InPlay
from reference_engine.rivals.table.state import Table

FULL = Refusal("rivals.attach.limit-three", "that card cannot bear any more attachments")
ONE_OF_EACH = Refusal("rivals.attach.max-1-per-character", "that character already bears a card with that name")


def is_curse(attached: InPlay, host: InPlay) -> bool:
    """Return whether a foe attached the card. Rulebook, 'Curses'."""
    return attached.owner not in (NOBODY, host.controller)


def can_bear(game: Table, host: InPlay, name: str) -> bool:
    """Return whether a card with this name can be attached to a character."""
    return bearer_refusal(game, host, name) is None


def bearer_refusal(game: Table, host: InPlay, name: str) -> Refusal | None:
    """Return the reason why a card with this name cannot be attached to a character, or None."""
    if name in LIBRARY and LIBRARY[name].max_1:
        game.cite(("rivals.attach.max-1-per-character", "rivals.attach.max-1-different-names"))
        if any(game.cards[number].name == name for number in host.attached):
            return ONE_OF_EACH
    game.cite(("rivals.affliction.no-curse-at-limit",))
    return None if game.has_room(host) else FULL


def attach_card(game: Table, seat: Seat, name: str, host: InPlay, face_down: bool = False) -> None:
    """Put a card into play attached to a character. On a foe's character, it is a Curse."""
    card = game.enter(name, seat, seat, ATTACHED)
    card.face_down = face_down
    if face_down:
        game.cite(("rivals.affliction.curses-may-be-face-down",))
    attach(game, card, host)


def attach(game: Table, card: InPlay, host: InPlay) -> None:
    """Attach a card in play to a character, and trigger the effects of attaching."""
    game.attach(card, host)
    if in_force.is_retainer(card) and host.controller == game.active:
        game.retainers += (card.id,)
    source = source_of(game, card)
    game.cite(("rivals.retainer.one-time-effects-on-attach", "rivals.retainer.static-bonus"))
    if has(card.name, "attached") and not card.face_down:
        game.set_off(effect_of(source, "attached"))
    if source.seat != NOBODY and source.seat != host.controller:
        game.cite(("rivals.curse.definition", "rivals.attachment-ability.controller-of-effects"))
    triggers.happens(game, "attaches", card, host.id)
