"""Static checks of the engine: tables of steps, records, and citations."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import reference_engine
from conformance.catalogue import games, load
from reference_engine.kernel.frames import PROCEDURES, Frame
from tests.engine.battery.state import changeable_fields
from tests.engine.battery.subjects import Subject, subjects

SOURCE = Path(reference_engine.__file__).parent
CATALOGUE = load()
AN_ID = re.compile(rf"(?:{'|'.join(games())})(?:\.[a-z0-9]+(?:-[a-z0-9]+)*){{2,}}")


def ids_in_the_source() -> Iterator[tuple[str, str]]:
    """Yield every rule id in the engine's source, with its place."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and AN_ID.fullmatch(node.value):
                yield node.value, f"{path.relative_to(SOURCE.parent)}:{node.lineno}"


def test_every_cited_rule_is_in_the_catalogue() -> None:
    cited = list(ids_in_the_source())
    assert len(cited) > 100
    unknown = [f"{place} cites {rule}" for rule, place in cited if rule not in CATALOGUE]
    assert not unknown, "\n".join(unknown)


@pytest.mark.parametrize("procedure", PROCEDURES.values(), ids=PROCEDURES)
class TestProcedure:
    def test_asking_step_precedes_its_settling_step(self, procedure: type[Frame]) -> None:
        for step, following in zip(procedure.STEPS, (*procedure.STEPS[1:], None), strict=True):
            if step.asks:  # type: ignore[attr-defined]
                assert following is not None
                assert not following.asks  # type: ignore[attr-defined]

    def test_steps_have_unique_names(self, procedure: type[Frame]) -> None:
        assert len(procedure.PLACE) == len(procedure.STEPS)

    def test_fields_are_immutable(self, procedure: type[Frame]) -> None:
        assert list(changeable_fields(procedure)) == []


@pytest.mark.parametrize("subject", subjects(), ids=lambda subject: str(subject.rules.NAME))
def test_records_of_the_table_are_immutable(subject: Subject) -> None:
    assert [fault for record in subject.records for fault in changeable_fields(record)] == []
