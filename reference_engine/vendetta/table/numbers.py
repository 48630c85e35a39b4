"""Numbers of the rulebook that are certain. Uncertain ones belong to the edition."""

from __future__ import annotations

import msgspec


class Tokens(msgspec.Struct, frozen=True):
    """The tokens in the box. Rulebook, 'Components'."""

    blood: int
    influence: int
    diablerie: int


class ForPlayers(msgspec.Struct, frozen=True):
    """Numbers that depend on the number of players. Tuples have an entry per round, except `locations`, in order."""

    locations: tuple[int, ...]
    planning_turns: tuple[int, ...]
    drawn: tuple[int, ...]
    kept: tuple[int, ...]


class Numbers(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of the game."""

    rounds: int
    starting_blood: int
    starting_influence: int
    starting_victims: int
    blood_with_a_card: int
    """Maximum Blood played with a card."""
    price_of_hiding: int
    """Blood Spent to play a card face down."""
    diablerie_out: int
    """Number of Diablerie tokens that puts a player out of the game."""
    haven_bonus: int
    """Influence of the first player at the Prince's Haven in addition to the table."""
    players: dict[int, ForPlayers]
    box: Tokens


RULEBOOK = Numbers(
    rounds=3,
    starting_blood=6,
    starting_influence=3,
    starting_victims=1,
    blood_with_a_card=3,
    price_of_hiding=1,
    diablerie_out=3,
    haven_bonus=1,
    players={
        3: ForPlayers(locations=(1, 2), planning_turns=(3, 4, 5), drawn=(3, 2, 2), kept=(2, 1, 1)),
        4: ForPlayers(locations=(1, 2), planning_turns=(2, 3, 4), drawn=(2, 2, 2), kept=(1, 1, 1)),
        5: ForPlayers(locations=(1, 2, 3), planning_turns=(2, 3, 4), drawn=(2, 2, 2), kept=(1, 1, 1)),
    },
    box=Tokens(blood=70, influence=80, diablerie=8),
)
