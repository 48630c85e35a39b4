"""Test the tests: none imports another, and every game of the reference engine takes part in the shared ones."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from reference_engine.engine import GAMES
from tests.conformance.steps.trials import TRIALS
from tests.conftest import FIRST, HAS_ONLY_NIGHTLY, IS_NIGHTLY, NIGHTLY, ROTATING, SHARED, group_of
from tests.engine.battery.subjects import subjects
from tests.engine.positions.refused import REFUSED
from tests.suite.faulty_engines.faulty import AT_LEAST

TESTS = Path(__file__).parents[1]


def imported(path: Path) -> Iterator[str]:
    """Yield the last part of the names of all modules and objects that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [alias.name for alias in node.names] + [getattr(node, "module", None) or ""]
            yield from (name.rpartition(".")[2] for name in names)


def test_no_test_imports_another() -> None:
    importing = [path for path in TESTS.rglob("*.py") if any(name.startswith("test_") for name in imported(path))]
    assert importing == [], "move shared code into its own module"


def test_every_game_is_in_every_table() -> None:
    assert list(REFUSED) == list(GAMES)
    assert [trial.game.name for trial in TRIALS] == list(GAMES)
    assert [subject.rules.NAME for subject in subjects()] == list(GAMES)
    assert list(AT_LEAST) == list(GAMES)


def test_tables_of_the_gate_name_existing_files() -> None:
    files = {entry: entry.partition("::")[0].partition("[")[0] for entry in (*NIGHTLY, *FIRST, *SHARED, *ROTATING)}
    assert [entry for entry, file in files.items() if not any(TESTS.parent.glob(file))] == []


def test_files_with_a_test_for_the_gate_are_read() -> None:
    assert HAS_ONLY_NIGHTLY.match("tests/suite/test_benchmarks.py")
    assert not HAS_ONLY_NIGHTLY.match("tests/suite/test_packaging.py")
    assert IS_NIGHTLY.match("tests/suite/test_packaging.py::test_a_user_s_script_has_types")
    assert not IS_NIGHTLY.match("tests/suite/test_packaging.py::test_only_one_package_is_installed")


def test_tests_with_common_fixtures_are_one_group() -> None:
    questions, asked = "tests/questions/test_questions.py::test_a", "tests/conformance/commands/test_ask.py::test_b"
    assert group_of(questions) == group_of(asked) != group_of("tests/suite/test_api.py::test_c")
    assert group_of("tests/suite/test_api.py::test_c") == group_of("tests/suite/test_api.py::test_d")
    assert group_of("tests/suite/test_api.py::test_c", gate=False) != group_of("tests/suite/test_api.py::test_d", False)
    assert group_of(questions, gate=False) == group_of(asked, gate=False)
