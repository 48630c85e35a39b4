"""Each comparison holds in its own case, and describes the difference otherwise."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from conformance.steps import expect
from conformance.steps.comparison import COMPARISONS, Failed, check
from conformance.steps.expect import Expectation
from conformance.steps.paths import Places

BEFORE: dict[str, Any] = {"seats": [{"name": "Ann", "pool": 5, "hand": ["a", "b", "b"]}], "edge": "Ann"}
NOW: dict[str, Any] = {
    "seats": [{"name": "Ann", "pool": 3, "hand": ["b", "b", "b", "c"]}],
    "edge": "Ann",
    "combat": {"acting": "X", "round": 2},
}
EVENTS = [
    {"event": "hit", "card": "X", "amount": 1},
    {"event": "hit", "card": "Y", "amount": 4},
    {"event": "hit", "card": "X", "amount": 2, "deadly": True},
]


class Table:
    """Sample state: a position before and after."""

    events = EVENTS

    def found(self, expected: Expectation) -> Any:
        return Places().read(NOW, expected.path)

    def found_before(self, expected: Expectation) -> Any:
        return Places().read(BEFORE, expected.path)


POOL, HAND = "seats/Ann/pool", "seats/Ann/hand"


@pytest.mark.parametrize(
    ("holds", "fails", "message"),
    [
        (expect.be(POOL, 3), expect.be(POOL, 4), "the pool of Ann: expected 4, found 3"),
        (expect.fit("combat", {"round": 2}), expect.fit("combat", {"round": 1, "acting": "X"}),
         "the combat: round: expected 1, found 2"),
        (expect.fit("combat", {"acting": "X"}), expect.fit("combat", {"round": 1, "acting": "Y"}),
         "the combat: expected {'round': 1, 'acting': 'Y'}, found {'round': 2, 'acting': 'X'}"),
        (expect.be_none_of("edge", ["Bob"]), expect.be_none_of("edge", ["Bob", "Ann"]), "the edge is 'Ann'"),
        (expect.hold(HAND, ["c", "b", "b", "b"]), expect.hold(HAND, ["b", "c", "d"]),
         "the hand of Ann: missing ['d'], unexpected ['b', 'b', 'b']"),
        (expect.count(HAND, 4), expect.count(HAND, 3), "the hand of Ann: expected 3, found 4"),
        (expect.have(HAND, "c"), expect.have(HAND, "a"), "the hand of Ann: 'a' is not there"),
        (expect.lack(HAND, "a"), expect.lack(HAND, "c"), "the hand of Ann: 'c' is there"),
        (expect.grow(POOL, -2), expect.grow(POOL, 2), "the pool of Ann: expected 2, found -2"),
        (expect.fall(POOL, 2), expect.fall(POOL, 1, what="pool burned"), "pool burned: expected 1, found 2"),
        (expect.gain(HAND, ["b", "c"]), expect.gain(HAND, ["c"]), "the hand of Ann: missing [], unexpected ['b']"),
        (expect.stay("edge"), expect.stay(POOL), "the pool of Ann does not stay the same: it was 5 and is 3"),
        (expect.happen("hit", card="Y"), expect.happen("hit", card="Y", amount=3),
         "hit: expected {'card': 'Y', 'amount': 3}, found {'card': 'X', 'amount': 1}"),
        (expect.happen("hit"), expect.happen("missed"), "missed did not happen"),
        (expect.not_happen("missed"), expect.not_happen("hit", card="X"), "hit happened"),
        (expect.end_as("how", "hit missed", {"card": "X"}, deadly=True),
         expect.end_as("how", "hit", {"card": "Y"}, deadly=True), "how: expected True, found False"),
        (expect.end_as("how", "hit", amount=2), expect.end_as("how", "missed fled", amount=2),
         "how: missed or fled did not happen"),
        (expect.add_up("damage", {"event": "hit", "card": "X"}, {"amount": 3}),
         expect.add_up("damage", {"event": "hit"}, {"amount": 3}), "damage: expected 3, found 7"),
    ],
)  # fmt: skip
def test_comparison_holds_or_describes_the_difference(holds: Expectation, fails: Expectation, message: str) -> None:
    check(holds, Table())
    with pytest.raises(Failed, match=re.escape(message)):
        check(fails, Table())


def test_every_comparison_is_explained() -> None:
    rows = re.findall(r"^\| (.*?) \|", expect.__doc__ or "", re.MULTILINE)
    assert set(COMPARISONS) <= set(re.findall(r"`([a-z ]+)`", "\n".join(rows)))


def test_value_that_is_not_a_number_is_reported() -> None:
    with pytest.raises(Failed, match="the engine does not report the hand of Ann"):
        check(expect.grow(HAND, 1), Table())


def test_expectation_is_plain_data() -> None:
    declared = expect.fall("seats/{players}/pool", "{n}", what="pool burned by {players}")
    [one, other] = declared.filled({"players": ["Ann", "Bob"], "n": 2})
    assert msgspec.json.decode(msgspec.json.encode(one)) == {
        "comparison": "falls by", "path": ["seats", "Ann", "pool"], "value": 2, "what": "pool burned by Ann",
    }  # fmt: skip
    assert msgspec.json.decode(msgspec.json.encode(other), type=Expectation) == other
