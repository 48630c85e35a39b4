"""docs/protocol-vendetta.md, the tables of the protocol and the engine's records name the same things."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from conformance.protocol import vendetta
from conformance.protocol.tables import Table
from reference_engine.kernel.events import Event
from reference_engine.kernel.notation import fields_of
from reference_engine.vendetta.table.choices import VERBS
from reference_engine.vendetta.wire.directives import DIRECTIVES
from reference_engine.vendetta.wire.rules import VendettaRules

TEXT = (Path(__file__).parents[3] / "docs" / "protocol-vendetta.md").read_text("utf-8")


def section(title: str) -> str:
    """The text under a heading, up to the next; code blocks left out."""
    text = re.sub(r"```.*?```", "", TEXT, flags=re.DOTALL)
    found = re.search(rf"^#+ {re.escape(title)}.*?\n(.*?)(?=^#|\Z)", text, re.DOTALL | re.MULTILINE)
    assert found is not None, f"no section {title!r}"
    return found[1]


def bare(text: str) -> str:
    """A text without what stands in parentheses."""
    while text != (text := re.sub(r"\([^()]*\)", "", text)):
        pass
    return text


def names(text: str) -> list[str]:
    """What stands in backticks, outside parentheses."""
    return re.findall(r"`([^`]+)`", bare(text))


def rows(title: str) -> Iterator[list[str]]:
    """The rows of a section's first table, without its head."""
    lines = re.search(r"(?:^\|.*\n)+", section(title), re.MULTILINE)
    assert lines is not None
    for line in lines[0].splitlines()[1:]:
        if not set(line) <= set("|-"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def test_features_windows_and_problems() -> None:
    assert set(names(section("Features an engine may declare"))) == set(vendetta.FEATURES)
    assert set(names(section("Windows"))) == set(vendetta.WINDOWS)
    problems = section("Positions").partition("Problems of a position:")[2]
    assert set(names(problems)) == set(vendetta.PROBLEMS)


@pytest.mark.parametrize(
    ("title", "table"), [("Choices", vendetta.CHOICES), ("Directives (feature `arrange`)", vendetta.DIRECTIVES)]
)
def test_choices_and_directives_with_their_fields(title: str, table: Table) -> None:
    written = {names(row[0])[0]: set(names(row[1])) for row in rows(title)}
    assert written == {name: set(shape.fields) for name, shape in table.items()}


def test_where_a_choice_may_be_made() -> None:
    stated = {names(row[0])[0]: set(names(row[2])) for row in rows("Choices")}
    for name, shape in vendetta.CHOICES.items():
        assert set(shape.where) <= stated[name] & set(vendetta.WINDOWS), name


def test_events_with_their_fields() -> None:
    """Where a row has several events, they have the same fields."""
    found = {}
    for row in rows("Events"):
        fields = set(names(bare(row[1]).split(":")[0].split(";")[0]))
        for name in names(row[0]):
            found[name] = fields
    assert found == {name: set(shape.fields) for name, shape in vendetta.EVENTS.items()}


def test_the_engine_says_what_the_tables_say() -> None:
    assert set(VERBS) == set(vendetta.CHOICES)
    assert set(DIRECTIVES) == set(vendetta.DIRECTIVES)
    assert set(VendettaRules.FEATURES) == set(vendetta.FEATURES)
    kinds = {
        str(kind.__struct_config__.tag): kind
        for kind in Event.__subclasses__()
        if kind.__module__.startswith("reference_engine.vendetta.")
    }
    assert set(kinds) == set(vendetta.EVENTS)
    for name, kind in kinds.items():
        fields = {field.wire + ("" if field.required else "?") for field in fields_of(kind)}
        assert fields == set(vendetta.EVENTS[name].fields), name
