"""Positions with contested cards and titles: what is read, and what is refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from reference_engine.kernel.decisions import InvalidPosition
from reference_engine.vtes.wire import observation
from reference_engine.vtes.wire.positions import from_position

JsonObject = dict[str, Any]
PRINCE = {"title": "prince", "city": "Copenhagen"}


def position(sarah: JsonObject, alexis: JsonObject) -> JsonObject:
    return {"seats": [{"name": "Sarah", **sarah}, {"name": "Alexis", **alexis}], "turn": {"phase": "unlock"}}


@pytest.mark.parametrize(
    ("sarah", "alexis", "problem"),
    [
        ({"ready": [{"card": "Ryan"}]}, {"ready": [{"card": "Ryan"}]}, "unique-twice"),
        ({"contested": [{"card": "Ryan"}]}, {"ready": [{"card": "Ryan"}]}, "unique-twice"),
        ({"contested": [{"card": "Ryan"}, {"card": "Ryan"}]}, {}, "unique-twice"),
        ({"contested": [{"card": ".44 Magnum"}]}, {}, "wrong-region"),
        ({"contested": [{"card": "Ryan", "returns_to": "in_play"}]}, {}, "wrong-region"),
        ({"contested": [{"card": "Ryan", "returns_to": "hand"}]}, {}, "wrong-region"),
        ({"contested": [{"card": "Ryan", "blood": 5}]}, {}, "blood-over-capacity"),
        ({"ready": [{"card": "Ryan", "contested": True}]}, {}, "unknown-key"),
        ({"ready": [{"card": "Belinde"}]}, {"ready": [{"card": "Ryan", **PRINCE}]}, "title-twice"),
        ({"ready": [{"card": "Ryan", "title_contested": True}]}, {}, "wrong-type"),
    ],
)
def test_what_cannot_be_is_refused_by_name(sarah: JsonObject, alexis: JsonObject, problem: str) -> None:
    with pytest.raises(InvalidPosition) as refused:
        from_position(position(sarah, alexis))
    assert refused.value.data["problem"] == problem


def test_a_contested_card_goes_out_as_it_came_in() -> None:
    bow = {"card": "Ivory Bow", "contested": True}
    game = from_position(
        position(
            {"contested": [{"card": "Ryan", "blood": 2, "returns_to": "torpor", "attached": [{"card": ".44 Magnum"}]}]},
            {"contested": [{"card": "Ryan"}], "ready": [{"card": "Nassir", "attached": [bow]}]},
        )
    )
    game.run()
    sarah, alexis = observation.position(game)["seats"]
    ryan = sarah["contested"][0]
    assert (ryan["card"], ryan["blood"], ryan["returns_to"]) == ("Ryan", 2, "torpor")
    assert [card["card"] for card in ryan["attached"]] == [".44 Magnum"]
    assert "contested" not in ryan["attached"][0]
    assert alexis["ready"][0]["attached"][0]["contested"]
    assert observation.position(from_position(observation.position(game)))["seats"] == [sarah, alexis]
