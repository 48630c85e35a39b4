"""The tokens that a player plays after a card, in words."""

from __future__ import annotations

import pytest

from conformance.games import find


@pytest.mark.parametrize(
    ("stake", "words"),
    [
        ({"amount": 3, "diablerie": 1}, "3 Blood and 1 flipped Diablerie token"),
        ({"amount": 0, "diablerie": 2}, "2 flipped Diablerie tokens"),
        ({"amount": 0}, "0 Blood"),
    ],
)
def test_stake_is_written_in_the_right_number(stake: dict[str, int], words: str) -> None:
    write = find("vendetta").vocabulary.types["stake"].write
    assert write is not None
    assert write(stake) == words
