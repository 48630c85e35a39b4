"""Names of everything on the table. A number distinguishes cards with the same name."""

from __future__ import annotations

from collections import Counter
from copy import copy
from typing import Self

from reference_engine.kernel import Card, CardId, Seat
from reference_engine.vtes.table.card_facts import facts, ids_by_name, merged_number, parts_of
from reference_engine.vtes.table.state import CONTESTED, IN_PLAY, READY, TORPOR, UNCONTROLLED, InPlay, Table
from scenarios.wire_types.declarations import HIDDEN
from scenarios.wire_types.vtes.choices import EDGE, HANDS

REGIONS = (READY, TORPOR, UNCONTROLLED, IN_PLAY, CONTESTED)
"""Regions in the order in which a position lists them."""

FACE_UP = (READY, TORPOR, IN_PLAY, CONTESTED)
"""Regions whose cards everyone knows; contested cards are face down, but no secret."""

GONE = CardId(-3)
"""Placeholder id of a card that has left the table while a procedure still refers to it."""

MERGED = " + "
"""Separates the two card names of a merged vampire, where a procedure refers to its text."""

SPECIAL = {HANDS: "hands", EDGE: "Edge", GONE: "(gone)"}


class TableNames:
    """Names on the table as it is now: of seats, cards in play and printed cards.

    Events also name the cards that have just `departed`; a position has no word for them. Numbering for a viewer skips
    cards hidden from the viewer.
    """

    def __init__(self, game: Table, departed: bool = True, viewer: Seat | None = None) -> None:
        self._game = game
        self._gone = game.gone if departed else {}
        self._name: dict[CardId, str] = {}
        self._card: dict[str, CardId] = {}
        self._face_down: dict[CardId, Seat] = {}
        """The seat that knows each face-down card."""
        counts: dict[str, int] = {}
        for card in in_position_order(game):
            if viewer is not None and card.region == UNCONTROLLED and card.controller != viewer:
                continue
            if card.region == UNCONTROLLED:
                self._face_down[card.id] = card.controller
            name = facts()[card.card].name
            counts[name] = number = counts.get(name, 0) + 1
            if number > 1:
                name += f"#{number}"
            self._name[card.id] = name
            self._card[name] = card.id

    def seen_by(self, seat: Seat) -> Self:
        """Return the names as a Methuselah knows them: only its controller knows the name of a face-down vampire."""
        seen, face_down = copy(self), self._face_down
        seen._name = self._name | dict.fromkeys(face_down, HIDDEN)
        counts = Counter(bare(name) for card, name in self._name.items() if card not in face_down)
        for own in [card for card, controller in face_down.items() if controller == seat]:
            name = bare(self._name[own])
            counts[name] += 1
            seen._name[own] = f"{name}#{counts[name]}" if counts[name] > 1 else name
        return seen

    def name_of_seat(self, seat: Seat) -> str:
        return self._game.seats[seat].name

    def name_of_card(self, card: CardId) -> str:
        if card in self._name:
            return self._name[card]
        if card in SPECIAL:
            return SPECIAL[card]
        return facts()[self._gone[card]].name if card in self._gone else SPECIAL[GONE]

    def name_of_print(self, card: Card) -> str:
        parts = parts_of(card)
        return facts()[card].name if parts is None else MERGED.join(facts()[part].name for part in parts)

    def seat_named(self, name: str) -> Seat | None:
        for place, seat in enumerate(self._game.seats):
            if seat.name == name:
                return Seat(place)
        return None

    def card_named(self, name: str) -> CardId | None:
        for special, word in SPECIAL.items():
            if word == name:
                return special
        return self._card.get(name.removesuffix("#1"))

    def print_named(self, name: str) -> Card | None:
        advanced, merged, base = name.partition(MERGED)
        if merged:
            both = ids_by_name().get(advanced), ids_by_name().get(base)
            return None if both[0] is None or both[1] is None else merged_number(both[0], both[1])
        return ids_by_name().get(name)


def bare(name: str) -> str:
    """Return the name without the number that distinguishes two cards."""
    return name.partition("#")[0]


def in_position_order(game: Table) -> tuple[InPlay, ...]:
    """Return the cards clockwise from the first seat, region by region, each followed by the cards on it.

    Face-down cards come last, so that they do not change the name of a visible card.
    """
    try:
        found: tuple[InPlay, ...] = game.laid[POSITION_ORDER]
    except KeyError:
        places = sorted(
            [
                (card.region not in FACE_UP, card.controller, REGIONS.index(card.region), number, card)
                for number, card in enumerate(game.cards.values())
                if not card.host
            ]
        )
        found = tuple(
            [each for *_, card in places for each in (with_attached(game, card) if card.attached else (card,))]
        )
        game.laid[POSITION_ORDER] = found
    return found


POSITION_ORDER = "in the order of a position"


def with_attached(game: Table, card: InPlay) -> list[InPlay]:
    """Return a card and all cards on it."""
    found = [card]
    for attached in card.attached:
        found += with_attached(game, game.cards[attached])
    return found
