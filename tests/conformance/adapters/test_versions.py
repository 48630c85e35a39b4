"""Harness and engine agree on a version of the protocol, or say why they cannot."""

from __future__ import annotations

from typing import Any

import pytest
from click.testing import CliRunner

from conformance.adapters import CouldNotStart, connect
from conformance.cli import main
from conformance.protocol import messages
from conformance.protocol.messages import Versions
from tests.conformance.adapters.counting_game import CountingGame, Refused

JsonObject = dict[str, Any]


class ByTheInteger(CountingGame):
    """Knows version 1, looks at nothing but the integer, and refuses any other."""

    def initialize(self, params: JsonObject) -> JsonObject:
        if params["protocol"] != 1:
            raise Refused("unsupported", "version 1 only", what="feature", name=f"protocol {params['protocol']}")
        return super().initialize(params)


class Newest(CountingGame):
    """Speaks every version up to 7, and chooses the newest that is offered."""

    def initialize(self, params: JsonObject) -> JsonObject:
        return super().initialize(params) | {"protocol": min(7, params["versions"]["max"])}


class Ahead(CountingGame):
    """Speaks nothing but version 9."""

    def initialize(self, params: JsonObject) -> JsonObject:
        return super().initialize(params) | {"protocol": 9}


@pytest.fixture
def offer(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Has the harness speak these versions."""

    def offer(oldest: int, newest: int) -> None:
        monkeypatch.setattr(messages, "OFFERED", Versions(min=oldest, max=newest))
        monkeypatch.setattr(messages, "PROTOCOL", newest if oldest > 1 else 1)

    return offer


def spoken(engine: str) -> int:
    """The version that is agreed on."""
    with connect(f"inprocess:{__name__}:{engine}") as session:
        assert session.setup("count", "plain", {"seats": ["Ann", "Ben"]}).pending is not None
        return session.description.protocol


def test_what_is_offered_today() -> None:
    assert Versions(min=1, max=1) == messages.OFFERED
    assert spoken("Newest") == 1
    assert spoken("ByTheInteger") == 1


@pytest.mark.parametrize(("newest", "agreed"), [(3, 3), (7, 7), (8, 7)])
def test_the_engine_chooses_one_of_a_range(offer: Any, newest: int, agreed: int) -> None:
    offer(1, newest)
    assert spoken("Newest") == agreed
    assert spoken("ByTheInteger") == 1


def test_a_version_out_of_range_is_told(offer: Any) -> None:
    offer(1, 3)
    with pytest.raises(CouldNotStart, match="it speaks protocol 9, the harness 1 to 3"):
        spoken("Ahead")
    offer(2, 3)
    with pytest.raises(CouldNotStart, match="'protocol 2' is not supported"):
        spoken("ByTheInteger")


@pytest.mark.parametrize("command", ["certify", "case VTES-0001", "rule vtes.bleed.edge-to-acting-controller --run"])
def test_the_command_ends_with_3(command: str) -> None:
    result = CliRunner().invoke(main, [*command.split(), "--engine", f"inprocess:{__name__}:Ahead"])
    assert result.exit_code == 3
    assert "it speaks protocol 9, the harness 1" in result.output
