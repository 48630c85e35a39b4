"""Harness and engine agree on a protocol version, or report why not."""

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
    """Knows version 1, reads only `protocol`, and refuses any other version."""

    def initialize(self, params: JsonObject) -> JsonObject:
        if params["protocol"] != 1:
            raise Refused("unsupported", "version 1 only", what="feature", name=f"protocol {params['protocol']}")
        return super().initialize(params)


class Newest(CountingGame):
    """Speaks every version up to 7, and chooses the newest one offered."""

    def initialize(self, params: JsonObject) -> JsonObject:
        return super().initialize(params) | {"protocol": min(7, params["versions"]["max"])}


class Ahead(CountingGame):
    """Speaks only version 9."""

    def initialize(self, params: JsonObject) -> JsonObject:
        return super().initialize(params) | {"protocol": 9}


@pytest.fixture
def offer(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a function that sets the versions of the harness."""

    def offer(oldest: int, newest: int) -> None:
        monkeypatch.setattr(messages, "OFFERED", Versions(min=oldest, max=newest))
        monkeypatch.setattr(messages, "PROTOCOL", newest if oldest > 1 else 1)

    return offer


def spoken(engine: str) -> int:
    """Return the agreed version."""
    with connect(f"inprocess:{__name__}:{engine}") as session:
        assert session.setup("count", "plain", {"seats": ["Ann", "Ben"]}).pending is not None
        return session.description.protocol


def test_offered_versions() -> None:
    assert Versions(min=1, max=1) == messages.OFFERED
    assert spoken("Newest") == 1
    assert spoken("ByTheInteger") == 1


@pytest.mark.parametrize(("newest", "agreed"), [(3, 3), (7, 7), (8, 7)])
def test_engine_chooses_a_version_from_the_range(offer: Any, newest: int, agreed: int) -> None:
    offer(1, newest)
    assert spoken("Newest") == agreed
    assert spoken("ByTheInteger") == 1


def test_version_out_of_range_is_reported(offer: Any) -> None:
    offer(1, 3)
    with pytest.raises(CouldNotStart, match="it speaks protocol 9, but the harness needs 1 to 3"):
        spoken("Ahead")
    offer(2, 3)
    with pytest.raises(CouldNotStart, match="'protocol 2' is not supported"):
        spoken("ByTheInteger")


@pytest.mark.parametrize("command", ["certify", "case VTES-0001", "rule vtes.bleed.edge-to-acting-controller --run"])
def test_command_exits_with_3(command: str) -> None:
    result = CliRunner().invoke(main, [*command.split(), "--engine", f"inprocess:{__name__}:Ahead"])
    assert result.exit_code == 3
    assert "it speaks protocol 9, but the harness needs 1" in result.output
