"""Legal plays of Action and Unhosted Action cards. Rulebook, 'Play or Place an Action Card', '1 per Player'."""

from __future__ import annotations

from collections.abc import Iterator

from reference_engine.kernel import NO_CARD, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.rivals.attack.cards import ATTACK, REACTION
from reference_engine.rivals.card_dsl.current_attack import current
from reference_engine.rivals.card_dsl.language import TEXTS, TextSource, all_legal
from reference_engine.rivals.effects import requirements
from reference_engine.rivals.table.card_facts import ACTION, LIBRARY, UNHOSTED, by_kind, kind_of
from reference_engine.rivals.table.pieces import HAVEN, STREETS, InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.rivals.choices import PlayCard

NO_ACTION_NOW = Refusal("rivals.action.seven-options", "you cannot take an Action now")
NO_ATTACK_NOW = {
    ATTACK: Refusal("rivals.attack.s2.may-place-face-down", "you can only place Attack cards in Step 2 of an attack"),
    REACTION: Refusal(
        "rivals.attack.s4.target-may-place-face-down", "you can only place Reactions in Step 4 of an attack"
    ),
}
NOT_IN_HAND = Refusal("rivals.terms.play", "that card is not in your hand")
NO_ACTION_CARD = Refusal("rivals.action.seven-options", "that is not an Action card")
NO_ACTOR = Refusal("rivals.action-card.exhaust-anywhere", "one of your ready characters must play it")
NO_HOST = Refusal("rivals.action.unhosted-no-acting-character", "Unhosted Action cards are played without a character")
NO_CLAN = Refusal(
    "rivals.unhosted-card.clan-missing-discard", "your coterie has no character of the required clan or creed"
)
NO_TARGET = Refusal(
    "rivals.terms.target.none-means-unplayable", "the card has no legal target, or you cannot pay for the card"
)
NEEDS_TARGETS = (
    "rivals.action-card.target-missing-discard",
    "rivals.unhosted-card.no-target-discard",
    "rivals.terms.target.none-means-unplayable",
)


def unhosted_plays(game: Table, seat: Seat) -> Iterator[PlayCard]:
    """Yield all legal plays of Unhosted Action cards from hand."""
    game.cite(("rivals.action.action-needs-ready-character",))
    for card in by_kind(game.seats[seat].hand)[UNHOSTED]:
        if card_refusal(game, seat, card) is None and actor_refusal(game, seat, card, None) is None:
            yield PlayCard(card)


def action_plays(game: Table, seat: Seat) -> Iterator[PlayCard]:
    """Yield all legal plays of Action cards from hand."""
    game.cite(("rivals.action.action-needs-ready-character",))
    for card in by_kind(game.seats[seat].hand)[ACTION]:
        if card_refusal(game, seat, card) is None:
            for character in game.characters(seat, HAVEN, STREETS):
                if not character.exhausted and actor_refusal(game, seat, card, character) is None:
                    yield PlayCard(card, character.id)


def refusal(game: Table, seat: Seat, choice: PlayCard) -> Refusal | None:
    """Return the reason why a card cannot be played this way, or None."""
    name, actor = choice.card, game.cards.get(choice.character)
    if name not in game.seats[seat].hand or name not in LIBRARY:
        return NOT_IN_HAND
    kind = kind_of(name)
    if kind not in (ACTION, UNHOSTED):
        return NO_ACTION_CARD
    if kind == UNHOSTED and choice.character != NO_CARD:
        return NO_HOST
    game.cite(("rivals.action.action-needs-ready-character",))
    if kind == ACTION and not can_act(seat, actor):
        return NO_ACTOR
    why = card_refusal(game, seat, name)
    if why is requirements.NO_CLAN and kind == UNHOSTED:
        return NO_CLAN
    return why or actor_refusal(game, seat, name, actor)


def card_refusal(game: Table, seat: Seat, name: str) -> Refusal | None:
    """Return the reason why a card cannot be played by any character, or None."""
    return requirements.clan_refusal(game, seat, name) or copy_refusal(game, seat, name)


def actor_refusal(game: Table, seat: Seat, name: str, actor: InPlay | None) -> Refusal | None:
    """Return the reason why a card cannot be played by a character; `actor` is None for an Unhosted Action card."""
    if actor is not None:
        why = requirements.bp_refusal(game, actor, name)
        if why is None and "Ongoing" not in LIBRARY[name].types:
            why = requirements.icon_refusal(game, actor, name)
        if why is not None:
            return why
    game.cite(NEEDS_TARGETS)
    source = TextSource(name, seat, host=NO_CARD if actor is None else actor.id)
    return None if all_legal(TEXTS[name].parts.get("played", ()), game, source) else NO_TARGET


def out_of_place(game: Table, choice: PlayCard) -> Refusal | None:
    """Return the reason why a card of that kind cannot be played outside its windows; None if it might be legal."""
    kind = kind_of(choice.card)
    if game.window() == "action":
        return None
    if kind in (ACTION, UNHOSTED):
        return NO_ACTION_NOW
    return NO_ATTACK_NOW.get(kind) if current(game) is None else None


def can_act(seat: Seat, actor: InPlay | None) -> bool:
    return actor is not None and actor.controller == seat and actor.is_active and not actor.exhausted


def copy_refusal(game: Table, seat: Seat, name: str) -> Refusal | None:
    """Return a refusal if the player already controls a card that is limited to one per player."""
    game.cite(("rivals.one-per-player.one-copy-each",))
    if LIBRARY[name].one_per_player and any(
        (card.name, card.controller) == (name, seat) for card in game.cards.values()
    ):
        return requirements.ONE_EACH
    return None
