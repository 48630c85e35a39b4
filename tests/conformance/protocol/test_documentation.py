"""docs/protocol.md and the tables in code name the same things."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from conformance.protocol import messages, vtes
from conformance.protocol.tables import Table

TEXT = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text("utf-8")


def section(title: str) -> str:
    """The text under a heading, up to the next."""
    found = re.search(rf"^#+ {re.escape(title)}.*?\n(.*?)(?=^#|\Z)", TEXT, re.DOTALL | re.MULTILINE)
    assert found is not None, f"no section {title!r}"
    return found[1]


def names(text: str) -> list[str]:
    """What stands in backticks, outside parentheses."""
    while text != (text := re.sub(r"\([^()]*\)", "", text)):
        pass
    return re.findall(r"`([^`]+)`", text)


def rows(title: str) -> Iterator[list[str]]:
    """The rows of a section's tables, without their heads."""
    lines = [line for line in section(title).splitlines() if line.startswith("|")]
    for line in lines[1:]:
        if not set(line) <= set("|-"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def words(text: str) -> set[str]:
    """The names of a paragraph list, up to the first blank line."""
    return set(names(text.strip().split("\n\n")[0]))


def test_methods() -> None:
    assert {names(row[0])[0] for row in rows("Methods")} == set(messages.PARAMS)


def test_errors() -> None:
    own = {names(row[1])[0]: int(row[0]) for row in rows("Errors") if names(row[1])}
    assert own == dict(messages.ERROR_CODES)


def test_features_windows_and_problems() -> None:
    assert words(section("Features an engine may declare")) == set(vtes.FEATURES)
    assert [names(row[0])[0] for row in rows("Windows")] == list(vtes.WINDOWS)
    problems = section("Positions").partition("Problems of a position:")[2]
    assert words(problems) == set(vtes.PROBLEMS)


@pytest.mark.parametrize(("title", "table"), [("Choices", vtes.CHOICES), ("Directives", vtes.DIRECTIVES)])
def test_choices_and_directives_with_their_fields(title: str, table: Table) -> None:
    written = {}
    for row in rows(title):
        (name,) = names(row[0])
        written[name] = set(names(row[1]))
    assert written == {name: set(shape.fields) for name, shape in table.items()}


def test_where_a_choice_may_be_made() -> None:
    for row in rows("Choices"):
        (name,) = names(row[0])
        stated = set(names(row[2])) & set(vtes.WINDOWS)
        for window in vtes.CHOICES[name].where:
            assert window in vtes.WINDOWS
            if not row[2].startswith("chance"):
                assert window in stated, f"{name} in {window}"


def test_events_with_their_fields() -> None:
    """Where a row has several events, each has some of the fields, and one of them all."""
    written = {}
    for row in rows("Events"):
        first, _, second = row[1].partition(";")
        group = {name: vtes.EVENTS[name].fields for name in names(row[0])}
        fields = {name.rstrip("?") for name in names(first)}
        told = {name: {field.rstrip("?") for field in own} for name, own in group.items()}
        assert all(own <= fields for own in told.values()), row
        assert fields in told.values(), row
        written.update(group)
        if second:
            name, *rest = names(second)
            written[name] = vtes.EVENTS[name].fields
            assert set(rest) == set(written[name])
    assert set(written) == set(vtes.EVENTS)
