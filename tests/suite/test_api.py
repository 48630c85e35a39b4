"""Test the public API: its examples, and its exports."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import justicar
from justicar import api

ROOT = Path(__file__).resolve().parents[2]
PAGE_NAME = "docs/reference/python-api.md"
PAGE = (ROOT / PAGE_NAME).read_text(encoding="utf-8")
EXAMPLES = [block for block in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if block.startswith(">>>")]


def test_the_examples_of_the_page_print_their_results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(EXAMPLES) == 6
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    runner = doctest.DocTestRunner()
    for number, block in enumerate(EXAMPLES):
        test = doctest.DocTestParser().get_doctest(block, names, f"example {number}", PAGE_NAME, None)
        runner.run(test, clear_globs=False)
        names = test.globs
    assert runner.summarize(verbose=False) == (0, sum(block.count(">>> ") for block in EXAMPLES))


def test_every_public_name_exists_and_has_a_docstring() -> None:
    assert justicar.__all__ == api.__all__ == sorted(api.__all__)
    assert [name for name in api.__all__ if not getattr(justicar, name).__doc__] == []
    assert set(api.__all__) <= set(dir(justicar))


def test_an_unknown_name_raises_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'justicar' has no attribute 'conect'"):
        _ = justicar.conect  # type: ignore[attr-defined]


def test_the_pytest_plugin_does_not_import_the_harness() -> None:
    script = "import sys, justicar.pytest_plugin; print([each for each in sys.modules if 'conformance' in each])"
    assert subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True).stdout == "[]\n"


def test_a_wrong_argument_is_named() -> None:
    suite = justicar.load_suite()
    with pytest.raises(justicar.WrongArgument, match="there is no profile 'vtes/basics'; did you mean") as caught:
        justicar.certify(profile="vtes/basics", suite=suite)
    assert caught.value.argument == "profile"
    with pytest.raises(justicar.WrongArgument) as caught:
        justicar.certify(game="chess", suite=suite)
    assert caught.value.argument == "game"
    with pytest.raises(justicar.WrongArgument) as caught:
        justicar.certify(edition="first", suite=suite)
    assert caught.value.argument == "edition"


def test_an_engine_that_does_not_start_is_an_error() -> None:
    with pytest.raises(justicar.CouldNotStart):
        justicar.certify("stdio:no-such-program", profile="vendetta/variants")


def test_a_refused_certificate_has_reasons(tmp_path: Path) -> None:
    heard: list[str] = []
    suite = justicar.load_suite()
    limits = justicar.Limits(run_seconds=1e-9)
    outcome = justicar.certify(
        profile="vendetta/variants", suite=suite, limits=limits, progress=lambda result: heard.append(result.id)
    )
    assert not outcome.granted
    assert outcome.certificates == []
    assert "did not run before the run ended" in outcome.refusals[0].reasons[0]
    assert heard == [case.id for case in outcome.result.cases]
    assert heard


def test_a_user_s_scenarios_load_from_a_file_or_a_folder(tmp_path: Path) -> None:
    text = "Feature: own\n  Scenario: one\n    Given a game with the players Sarah and Alexis\n"
    (tmp_path / "deep").mkdir()
    (tmp_path / "one.feature").write_text(text)
    (tmp_path / "deep" / "two.feature").write_text(text)
    assert len(justicar.load_scenarios(tmp_path / "one.feature")) == 1
    assert [case.game for case in justicar.load_scenarios(tmp_path)] == ["vtes", "vtes"]
    (tmp_path / "empty").mkdir()
    with pytest.raises(justicar.CannotRun, match="no .feature files found"):
        justicar.load_scenarios(tmp_path / "empty")
