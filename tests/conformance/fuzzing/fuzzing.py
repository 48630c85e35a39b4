"""Helpers of the campaign tests: `justicar fuzz`, and faulty engines by name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from conformance.cli import main
from tests.suite.faulty_engines.faulty import written_by_hand

TITLES = {"vtes": "a hunt has no stealth", "rivals": "the whole party exhausts for an attack"}


def wrong_engine(game: str, title: str = "") -> str:
    """Return the spec of a faulty engine in a process of its own."""
    wanted = (game, title or TITLES[game])
    place = next(at for at, each in enumerate(written_by_hand()) if (each.game, each.title) == wanted)
    return f"python:tests.suite.faulty_engines.served:w{place}"


def justicar(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def fuzz(folder: Path, engine: str, *arguments: str) -> tuple[Result, dict[str, Any]]:
    told = folder / "told.json"
    result = justicar("fuzz", "--engine", engine, "--out", str(folder / "out"), "--json", str(told), *arguments)
    return result, json.loads(told.read_text()) if told.exists() else {}
