"""Investigation. Rulebook, 'The Hunter Keyword and Investigating', 'Prestige on Characters and Monsters'.

A player with three or more Prestige on a face-down Monster may look at it. This needs no choice, so the observation
handles it instead of this module.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.rivals.card_dsl.language import TEXTS
from reference_engine.rivals.effects import targets, triggers
from reference_engine.rivals.table.card_facts import CHARACTERS, HUNTER, MONSTERS
from reference_engine.rivals.table.pieces import HAVEN, STREETS, InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import Investigate

NOT_NOW = Refusal("rivals.investigate.when", "Hunters can only Investigate in their Action Phase, between Actions")
NO_HUNTER = Refusal("rivals.investigate.hunter-keyword", "only Hunters can Investigate")
NOT_THERE = Refusal("rivals.investigate.cost-and-effect", "only your Hunters in The Streets can Investigate")
TWICE = Refusal("rivals.investigate.cost-and-effect", "each Hunter can exhaust only once")
EXHAUSTED = Refusal("rivals.investigate.again-after-readying", "an exhausted Hunter cannot Investigate")
NO_TARGET = Refusal("rivals.investigate.cost-and-effect", "that cannot be Investigated")
FACE_UP = Refusal("rivals.investigate.never-face-up-monster", "that Monster is face up")
IN_TORPOR = Refusal("rivals.torpor.targeting-restriction", "characters in torpor cannot be targeted")


def investigations(game: Table, seat: Seat) -> Iterator[Investigate]:
    """Yield all sets of ready Hunters with all targets."""
    if game.seats[seat].faction != HUNTER:
        return
    ready = [card.id for card in game.characters(seat, HAVEN, STREETS) if hunter_refusal(card) is None]
    targets = [card.id for card in game.in_order() if target_refusal(game, seat, card) is None] if ready else []
    for number in range(1, len(ready) + 1):
        for chosen in combinations(ready, number):
            for target in targets:
                yield Investigate(chosen, target)


def hunter_refusal(card: InPlay) -> Refusal | None:
    """Return the reason why a Hunter cannot Investigate, or None. In the Hideout, a text must allow it."""
    at_home = card.place == HAVEN and card.name in TEXTS and TEXTS[card.name].investigates_at_home
    if card.place != STREETS and not at_home:
        return NOT_THERE
    return EXHAUSTED if card.exhausted else None


def target_refusal(game: Table, seat: Seat, card: InPlay) -> Refusal | None:
    """Return the reason why a player cannot Investigate a card, or None."""
    if card.name in MONSTERS:
        return None if card.face_down else FACE_UP
    if card.name not in CHARACTERS or card.controller == seat:
        return NO_TARGET
    if not card.is_active:
        return IN_TORPOR
    return targets.too_early(game, seat, card.controller)


def refusal(game: Table, seat: Seat, choice: Investigate) -> Refusal | None:
    """Return the reason why a player cannot Investigate this way between the Actions of their turn, or None."""
    if game.seats[seat].faction != HUNTER:
        return NO_HUNTER
    characters = [game.cards[number] for number in choice.characters]
    faults = [hunter_refusal(card) if card.controller == seat else NOT_THERE for card in characters]
    if not characters or NOT_THERE in faults:
        return NOT_THERE
    if len(set(choice.characters)) < len(characters):
        return TWICE
    return EXHAUSTED if EXHAUSTED in faults else target_refusal(game, seat, game.cards[choice.target])


def investigate(game: Table, seat: Seat, choice: Investigate) -> None:
    """Exhaust Hunters to put Prestige on the target."""
    for number in choice.characters:
        triggers.exhaust(game, game.cards[number])
        triggers.happens(game, "investigates", game.cards[number], choice.target)
    game.emit(
        events.Investigated(seat, choice.characters, choice.target),
        "rivals.investigate.cost-and-effect",
        "rivals.investigate.any-number",
        "rivals.investigate.hunter-keyword",
        "rivals.investigate.again-after-readying",
        "rivals.investigate.not-character-ability",
    )
    game.place_prestige(game.cards[choice.target], seat, len(choice.characters))
