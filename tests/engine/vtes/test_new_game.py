"""New games from decks: positions of the phase `setup`, the order of the deal, saving during the deal."""

from __future__ import annotations

from typing import Any

import pytest

from reference_engine import ReferenceEngine
from reference_engine.kernel.decisions import InvalidPosition

JsonObject = dict[str, Any]

DECKS: list[JsonObject] = [
    {"name": "Sarah", "unordered_library": ["Bonding"] * 8, "unordered_crypt": ["Ryan", "Nassir"]},
    {"name": "Alexis", "library": ["Vessel", "Blur"], "crypt": ["Colette"]},
    {"name": "Tom"},
]


def new_game(seats: list[JsonObject] = DECKS, seed: int | None = None, **position: Any) -> tuple[ReferenceEngine, Any]:
    """Return an engine with a new game, and its first turnpoint."""
    engine = ReferenceEngine()
    whole = {"seats": seats, "turn": {"phase": "setup"}} | position
    params = {"game": "vtes", "edition": "v5", "position": whole} | ({} if seed is None else {"seed": seed})
    return engine, engine.setup(params)


@pytest.mark.parametrize(
    ("position", "where"),
    [
        ({"turn": {"phase": "setup", "number": 1}}, "turn.number"),
        ({"turn": {"phase": "setup", "seat": "Sarah"}}, "turn.seat"),
        ({"edge": "Sarah"}, "edge"),
        ({"seats": [{"name": "Sarah", "pool": 30}, {"name": "Alexis"}]}, "seats[0].pool"),
        ({"seats": [{"name": "Sarah"}, {"name": "Alexis", "hand": ["Bonding"]}]}, "seats[1].hand"),
        ({"seats": [{"name": "Sarah"}, {"name": "Alexis", "ready": [{"card": "Ryan"}]}]}, "seats[1].ready"),
    ],
)
def test_setup_position_has_only_names_and_decks(position: JsonObject, where: str) -> None:
    with pytest.raises(InvalidPosition) as caught:
        new_game(**position)
    assert (caught.value.problem, caught.value.where) == ("unknown-key", where)


def test_chance_decides_seats_first_player_and_unknown_cards() -> None:
    engine, turnpoint = new_game()
    asked = []
    while turnpoint["pending"]["seat"] == "chance":
        asked.append(turnpoint["pending"]["window"])
        turnpoint = engine.choose({"seat": "chance", "choice": turnpoint["pending"]["options"][0]})
    assert asked == ["seating"] * 3 + ["first-methuselah"] + ["draw"] * 7 + ["draw-crypt"] * 2
    assert (turnpoint["pending"]["seat"], turnpoint["pending"]["window"]) == ("Sarah", "unlock")


def test_seed_decides_the_deal_and_seeds_differ() -> None:
    seatings = set()
    for seed in range(20):
        engine, turnpoint = new_game(seed=seed)
        assert turnpoint["pending"]["window"] == "unlock"
        position = engine.observe({"seat": None})["position"]
        assert position["turn"]["number"] == 1
        assert position["turn"]["seat"] == turnpoint["pending"]["seat"]
        seatings.add((*(seat["name"] for seat in position["seats"]), position["turn"]["seat"]))
    assert len(seatings) > 5


def test_game_saved_during_the_deal_continues_alike() -> None:
    engine, turnpoint = new_game()
    while turnpoint["pending"]["seat"] == "chance":
        saved = engine.observe({"seat": None})["position"]
        assert saved["turn"]["phase"] == "setup"
        twin = ReferenceEngine()
        again = twin.setup({"game": "vtes", "edition": "v5", "position": saved})
        assert again["pending"] == turnpoint["pending"]
        assert twin.observe({"seat": None})["position"] == saved
        choice = turnpoint["pending"]["options"][-1]
        turnpoint = engine.choose({"seat": "chance", "choice": choice})
        assert twin.choose({"seat": "chance", "choice": choice}) == turnpoint
