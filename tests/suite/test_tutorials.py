"""The tutorials work as printed: their files, edits and commands give the results that the pages show."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from conformance.cli import main
from conformance.docgen.page import DOCS

RULING = (DOCS / "tutorials/first-ruling.md").read_text(encoding="utf-8")
ENGINE = (DOCS / "tutorials/first-engine.md").read_text(encoding="utf-8")


def blocks(page: str, language: str) -> list[str]:
    """Return the code blocks of `page` in `language`."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)


def test_the_ruling_is_played_as_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    [feature] = blocks(RULING, "gherkin")
    Path("mine.feature").write_text(feature, encoding="utf-8")
    typed = re.findall(r"^try> (.+)$", RULING, re.MULTILINE)

    played = CliRunner().invoke(main, ["try", "mine.feature"], input="\n".join(typed) + "\n")

    assert played.exit_code == 0, played.output
    shown = [line for line in RULING.splitlines() if line.startswith(("    5  from", "●   6  from", "saved;"))]
    assert len(shown) == 3
    assert set(shown) <= set(played.output.splitlines())
    assert CliRunner().invoke(main, ["case", "bounce.feature"]).exit_code == 0


def test_the_adapter_passes_after_the_printed_edits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert CliRunner().invoke(main, ["new-adapter", "python", str(tmp_path / "my-engine")]).exit_code == 0
    monkeypatch.chdir(tmp_path / "my-engine")
    features, arrange, _ = blocks(ENGINE, "python")
    shutil.move("engine.py", "tutorial_engine.py")  # a name that no other test imports
    engine = Path("tutorial_engine.py")
    adapter = engine.read_text(encoding="utf-8")
    command = ["case", "VTES-0500", "--engine", "python:tutorial_engine:make"]
    assert "does not declare" in CliRunner().invoke(main, command).output

    adapter = re.sub(r"^FEATURES = .*\n", features, adapter, flags=re.MULTILINE)
    start, end = adapter.index("    def arrange"), adapter.index("    def observe")
    adapter = f"{adapter[:start]}{arrange}\n{adapter[end:]}"
    engine.write_text(adapter, encoding="utf-8")
    assert "✗ And Steve is ousted" in CliRunner().invoke(main, command).output

    assert '"ousted": False' in adapter
    engine.write_text(adapter.replace('"ousted": False', '"ousted": seat["pool"] == 0'), encoding="utf-8")
    passed = CliRunner().invoke(main, command)
    assert passed.exit_code == 0, passed.output
