"""Attack and Reaction cards: placement and legality.

Rulebook, 'Step 2', 'Step 4', 'Step 5', 'Reactions', 'Face-up Attack and Reaction Cards'.
"""

from __future__ import annotations

from collections.abc import Callable

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.rivals.card_dsl.current_attack import Assault
from reference_engine.rivals.card_dsl.language import TEXTS, TextSource
from reference_engine.rivals.effects import requirements
from reference_engine.rivals.table.card_facts import LIBRARY, MONSTERS
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import HIDDEN, PASS, Choice
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import PlayCard

ATTACK, REACTION = "Attack", "Reaction"

NOT_IN_HAND = Refusal("rivals.terms.play", "that card is not in your hand")
WRONG_TYPE = Refusal("rivals.attack.s5.wrong-type-discard", "the card does not match the announced attack type")
LOW_BP = Refusal("rivals.attack.s5.bp-too-low-discard", "the character's Blood Potency is too low for this card")
NO_CLAN = Refusal(
    "rivals.attack.s5.clan-missing-discard", "your coterie has no character of the required clan or creed"
)
NO_ATTACK_CARD = Refusal("rivals.attack.s2.may-place-face-down", "only an Attack card can be placed with an attack")
NO_REACTION = Refusal("rivals.attack.s4.target-may-place-face-down", "only a Reaction can answer an attack")
NOT_FACE_UP = Refusal("rivals.faceup.dictated-by-card", "this card cannot be placed face up")
NO_MONSTER = Refusal("rivals.reaction.played-by-a-character", "this card can only answer a Monster's attack")

Fault = Callable[[Table, Assault, InPlay, str], Refusal | None]


def goes_face_up(game: Table, seat: Seat, card: str) -> bool:
    """Return whether a player must place an Attack card face up."""
    if not LIBRARY[card].face_up:
        return False
    unless = TEXTS[card].face_down_if
    return not unless or not all(condition(game, TextSource(card, seat)) for condition in unless)


def attack_fault(game: Table, assault: Assault, attacker: InPlay, card: str) -> Refusal | None:
    """Return the reason why an Attack card is discarded when revealed, or cannot be placed face up, or None."""
    game.cite(("rivals.anatomy.attack-card-type-by-icon",))
    if LIBRARY[card].attack_type != assault.type:
        return WRONG_TYPE
    return who_fault(game, attacker, card)


def reaction_fault(game: Table, assault: Assault, target: InPlay, card: str) -> Refusal | None:
    """Return the reason why a Reaction is discarded when revealed, or None."""
    if assault.type not in LIBRARY[card].reaction_types:
        return WRONG_TYPE
    if "Special" in LIBRARY[card].types and game.cards[assault.attacker].name not in MONSTERS:
        return NO_MONSTER
    return who_fault(game, target, card)


def who_fault(game: Table, character: InPlay, card: str) -> Refusal | None:
    game.cite(("rivals.icons.bp.limits-cards", "rivals.icons.bp.unaffected-by-damage"))
    if requirements.clan_refusal(game, character.controller, card):
        return NO_CLAN
    game.cite(
        (
            "rivals.minus-bp.lowers-bp",
            "rivals.minus-bp.limits-mending-and-cards",
            "rivals.retainer.bp-increase-allows-cards",
        )
    )
    return LOW_BP if requirements.bp_refusal(game, character, card) else None


def attack_card_decision(game: Table, assault: Assault) -> Decision | None:
    """Return the choice of an Attack card. Any may be placed face down; a face-up one must be legal."""
    game.cite(("rivals.faceup.dictated-by-card",))
    attacker = game.cards[assault.attacker]
    seat, options = attacker.controller, list[Choice]()
    for card in sorted(set(game.seats[seat].hand)):
        if card in TEXTS and ATTACK in LIBRARY_TYPES.get(card, ()):
            options.append(PlayCard(card))
            if LIBRARY[card].face_up and attack_fault(game, assault, attacker, card) is None:
                options.append(PlayCard(card, face_up=True))
    return Decision(seat, "attack-card", [PASS, *options]) if options else None


def reaction_decision(game: Table, assault: Assault) -> Decision | None:
    """Return the target's choice of a Reaction."""
    target = game.cards[assault.target]
    if target.controller == NOBODY:
        return None
    hand = sorted(set(game.seats[target.controller].hand))
    options = [PlayCard(card) for card in hand if card in TEXTS and REACTION in LIBRARY_TYPES.get(card, ())]
    return Decision(target.controller, "reaction", [PASS, *options]) if options else None


LIBRARY_TYPES = {name: card.types for name, card in LIBRARY.items()}


def is_attack_card(card: str) -> bool:
    return ATTACK in LIBRARY_TYPES.get(card, ())


def place(game: Table, character: InPlay, choice: PlayCard, kind: str) -> None:
    """Move a card from hand to the character."""
    game.take_from_hand(character.controller, choice.card)
    shown = choice.card if choice.face_up else HIDDEN
    game.emit(events.CardPlaced(character.id, shown, kind))


def discard_played(game: Table, seat: Seat, card: str, *rules: str) -> None:
    """Put a played card on its player's discard pile."""
    game.seats[seat].discard += (card,)
    game.cite(("rivals.terms.play",))
    game.emit(events.CardDiscarded(seat, card), *rules)


def play_refusal(game: Table, assault: Assault, seat: Seat, choice: PlayCard) -> Refusal | None:
    """Return the reason why a card cannot be placed this way in the current step, or None."""
    window = game.window()
    if window not in ("attack-card", "reaction") or game.decision is None or game.decision.seat != seat:
        return None
    if choice.card not in game.seats[seat].hand:
        return NOT_IN_HAND
    kind = ATTACK if window == "attack-card" else REACTION
    game.cite(("rivals.anatomy.every-banner-word-is-a-type",))
    if kind not in LIBRARY_TYPES.get(choice.card, ()):
        return NO_ATTACK_CARD if kind == ATTACK else NO_REACTION
    if not LIBRARY[choice.card].face_up:
        return NOT_FACE_UP
    return attack_fault(game, assault, game.cards[assault.attacker], choice.card)
