"""axe-core finds nothing on the pages written to files: a run, the scoreboard, and a campaign."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from conformance.cli import main
from tests.conformance.browser import chromium, fresh_page
from tests.conformance.explorer.axe import violations
from tests.vectors.agreement import TEN, WRONG

VIEWS = [(390, "dark"), (1400, "light")]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Return pages of a faulty engine: its run, a scoreboard with a correct one, and a campaign."""
    folder = tmp_path_factory.mktemp("pages")
    number = next(number for number in TEN if WRONG[number].game == "vendetta")
    wrong = f"stdio:{sys.executable} -m tests.vectors serve {number}"
    runs = [("right", "reference", ()), ("wrong", wrong, ("--against", folder / "right" / "results.json"))]
    for name, engine, more in runs:
        asked = ("certify", "--tag", WRONG[number].breaks, "--engine", engine, "--report", folder / name, "-q", *more)
        assert justicar(*asked) == (name == "wrong")
    assert justicar("board", folder / "board", *(folder / name / "results.json" for name, *_ in runs)) == 0
    fuzzed = ("fuzz", "--game", "vendetta", "--engine", wrong, "--games", "3", "--out", folder / "campaign")
    assert justicar(*fuzzed) in (0, 1)
    return {
        "a run": folder / "wrong" / "report.html",
        "engines": folder / "board" / "index.html",
        "a campaign": folder / "campaign" / "campaign.html",
    }


def justicar(*arguments: str | Path) -> int:
    return CliRunner().invoke(main, [str(each) for each in arguments]).exit_code


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as running:
        yield running


@pytest.mark.parametrize("name", ["a run", "engines", "a campaign"])
@pytest.mark.parametrize(("width", "scheme"), VIEWS, ids=["narrow-dark", "wide-light"])
def test_axe_finds_nothing(browser: Any, pages: dict[str, Path], name: str, width: int, scheme: str) -> None:
    page = fresh_page(browser, width, color_scheme=scheme, bypass_csp=True)
    page.goto(pages[name].as_uri())
    for closed in page.locator("main details:not(.case):not(.feature) > summary").all()[:40]:
        if closed.is_visible():
            closed.evaluate("each => { each.parentElement.open = true }")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
