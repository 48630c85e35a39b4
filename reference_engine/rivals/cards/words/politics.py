"""Conditions, amounts, and effects about Influence. Rulebook, 'Influence', 'Schemes'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.card_dsl.current_conflict import conflict
from reference_engine.rivals.card_dsl.language import Amount, Effect, Speaker
from reference_engine.rivals.cards.words.effects import ChoosePlayer
from reference_engine.rivals.table.card_facts import LIBRARY
from reference_engine.rivals.table.pieces import BESIDE, InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.rivals.choices import ChooseTarget


def is_own_leader(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return card.leader and card.controller == speaker.seat


def icons_of_leader(icon: str) -> Amount:
    """Number of times that the player's Leader has a Discipline."""

    def times(game: Table, speaker: Speaker) -> int:
        leader = in_force.active_leader(game, speaker.seat)
        return 0 if leader is None else in_force.icons(game, leader).count(icon)

    return times


def characters_with(icon: str) -> Amount:
    """Number of characters in the coterie that have a Discipline."""
    return lambda game, speaker: sum(icon in in_force.icons(game, card) for card in game.coterie(speaker.seat))


def ongoing_schemes(game: Table, speaker: Speaker) -> int:
    """Number of Ongoing Schemes that the player controls."""
    game.cite(("rivals.anatomy.every-banner-word-is-a-type",))
    return sum(is_ongoing_scheme(card) and card.controller == speaker.seat for card in game.cards.values())


def is_ongoing_scheme(card: InPlay) -> bool:
    return card.place == BESIDE and not card.face_down and "Scheme" in LIBRARY[card.name].types


def icons_in_coterie(icon: str) -> Amount:
    return lambda game, speaker: in_force.coterie_icons(game, speaker.seat).count(icon)


def less(amount: Amount) -> Amount:
    """The negative of an amount."""
    return lambda game, speaker: -amount(game, speaker)


def unmodified(game: Table, speaker: Speaker) -> bool:
    """Return whether the current Scheme is the player's and they have played no Influence Modifier in it."""
    current = conflict(game)
    return current is not None and current.seat == speaker.seat and not current.modifiers[current.seat]


def played_scheme(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """Return whether the card is a Scheme card played by a player; the city's Meeting is not."""
    game.cite(("rivals.rio.meeting.is-a-scheme",))
    return card.name in LIBRARY


class BarModifiers(ChoosePlayer):
    """Keep a player from playing an Influence Modifier in this Scheme."""

    def players(self, game: Table, speaker: Speaker) -> list[Seat]:
        """Return the players who could still play one: they have not declared and are not barred yet."""
        current = conflict(game)
        if current is None:
            return []
        order = game.from_seat(current.seat)[current.at :]
        could = {seat for seat in order if not current.modifiers[seat] and seat not in current.barred}
        return [seat for seat in super().players(game, speaker) if seat in could]

    def settle(self, game: Table, effect: Effect, choice: ChooseTarget) -> None:
        current = conflict(game)
        assert current is not None
        current.barred += (choice.target_seat,)
