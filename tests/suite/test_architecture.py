"""Test that docs/explanation/architecture.md matches the code."""

from __future__ import annotations

import re
import sys
from types import FrameType

import pytest

from conformance.runner.direct import run
from conformance.runner.scenario_suite import Suite
from tests.suite.architecture import BEGIN, END, PAGE, ROOT, drawn, floors, imports, reduced

TEXT = PAGE.read_text(encoding="utf-8")
STOP = re.compile(r"^\d\. `([\w./]+)`(?: \(`([\w.]+)`\))?", re.MULTILINE)
STOPS: list[tuple[str, str]] = STOP.findall(TEXT.partition("## The way of a choice")[2])


def test_the_diagrams_match_the_imports() -> None:
    assert drawn(TEXT) == TEXT, "the diagrams are out of date; run python -m tests.suite.architecture"


def test_every_package_is_in_a_diagram() -> None:
    drawings = set(re.findall(BEGIN.format(r"(\w[\w., ]*)"), TEXT))
    games = {room for room in imports().find_children("reference_engine") if f"{room}.cards" in imports().modules}
    assert len(games) >= 2
    assert drawings == {"conformance, reference_engine", *games}


def test_every_path_on_the_page_exists() -> None:
    named = set(re.findall(r"`([\w./]+/[\w./]*)`", TEXT)) | {
        (PAGE.parent / link).resolve().relative_to(ROOT).as_posix() for link in re.findall(r"\]\(([^)#]+)\)", TEXT)
    }
    assert len(named) > 30
    assert [place for place in sorted(named) if not (ROOT / place).exists()] == []


def test_a_choice_follows_the_calls_on_the_page() -> None:
    """Play the scenario, and check that it calls the functions of the page in their order."""
    assert 5 <= len(STOPS) <= 7
    (identity,) = re.findall(r"in ([A-Z]+-\d+):", TEXT)
    (case,) = [case for case in Suite().cases if case.id == identity]
    feature, *ahead = STOPS
    assert feature[0] == f"features/{case.uri}"
    step = re.search(r"`When ([^`]+)`", TEXT)
    assert step is not None
    assert step[1] in {each.text for each in case.steps if each.keyword == "When"}

    def listen(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and ahead:
            place, name = ahead[0]
            code = frame.f_code
            if code.co_filename == str(ROOT / place) and name in ("", code.co_qualname):
                del ahead[0]

    run([case], "reference")
    sys.setprofile(listen)
    try:
        run([case], "reference")
    finally:
        sys.setprofile(None)
    assert ahead == [], "these functions were not called in this order"


# -- The diagrams themselves ------------------------------------------------------------------------------------------


def graph(text: str) -> dict[str, frozenset[str]]:
    """Return the graph of a text such as `a:bc b:c c:`."""
    return {room: frozenset(others) for room, _, others in (word.partition(":") for word in text.split())}


def test_implied_edges_are_left_out() -> None:
    assert reduced(graph("a:bcd b:cd c:d d:")) == graph("a:b b:c c:d d:")
    assert reduced(graph("a:bc b:d c:d d:")) == graph("a:bc b:d c:d d:")


def test_a_package_imports_from_lower_layers_only() -> None:
    assert floors(graph("a:bc b:c c: d:c")) == [["c"], ["b", "d"], ["a"]]


def test_a_circle_of_imports_is_an_error() -> None:
    with pytest.raises(ValueError, match="these packages import from each other: (a -> b -> a|b -> a -> b)"):
        floors(graph("a:b b:a c:"))


def test_updating_a_diagram_keeps_the_text_around_it() -> None:
    begin = BEGIN.format("conformance.verdict")
    stale = f"before\n{begin}\nwhatever\n{END}\nafter"
    fresh = drawn(stale)
    assert fresh.startswith(f"before\n{begin}\n\n```mermaid\nflowchart TD\n")
    assert fresh.endswith(f"|\n\n{END}\nafter")
    assert "    conformance_verdict_reports[reports]\n" in fresh
    assert "whatever" not in fresh
    assert drawn(fresh) == fresh


@pytest.mark.parametrize("rest", ["and nothing more", f"{BEGIN.format('conformance.runner')}\n{END}"])
def test_a_diagram_without_an_end_is_an_error(rest: str) -> None:
    with pytest.raises(ValueError, match="write it below the drawing"):
        drawn(f"{BEGIN.format('conformance.verdict')}\n{rest}")
