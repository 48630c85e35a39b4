"""The ledger of expected failures: how it changes verdicts, and errors in a bad one."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.verdict.ledger import Ledger, load_ledger
from conformance.verdict.results import Verdict
from conformance.verdict.toml_tables import BadFile
from tests.conformance.verdict.samples import case, error, every_verdict, failed, passed, run

KNOWN = ["VTES-0001", "VTES-0002", "VTES-0003"]


def written(folder: Path, text: str) -> Path:
    path = folder / "ledger.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_ledger_excuses_failures_and_reports_passes(tmp_path: Path) -> None:
    text = "".join(f'[[expected]]\nid = "{name}"\nreason = "not built {name}"\n' for name in KNOWN)
    ledger = load_ledger(written(tmp_path, text), KNOWN)
    unsupported = case(4, Verdict.UNSUPPORTED)
    judged = ledger.apply(run([passed(1), failed(2), error(3), unsupported]))
    verdicts = [each.verdict for each in judged.cases]
    assert verdicts == [Verdict.UNEXPECTED_PASS, Verdict.EXPECTED_FAILURE, Verdict.ERROR, Verdict.UNSUPPORTED]
    assert judged.cases[1].reason == "not built VTES-0002"
    assert "not built VTES-0001" in str(judged.cases[0].reason)
    assert "ledger.toml" in str(judged.cases[0].reason)


def test_scenario_outside_the_ledger_keeps_its_verdict() -> None:
    before = run(every_verdict())
    assert Ledger("none", {}).apply(before) == before


def test_empty_ledger_is_valid(tmp_path: Path) -> None:
    assert load_ledger(written(tmp_path, "# nothing is expected to fail\n"), KNOWN).reasons == {}


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ('[[expected]]\nid = "VTES-0009"\nreason = "x"', ["ledger.toml:1", "VTES-0009", "did you mean"]),
        ('[[expected]]\nid = "nonsense"\nreason = "x"', ["ledger.toml:1", "'nonsense'", "lists every id"]),
        (
            '\n[[expected]]\nid = "VTES-0001"\nreason = "x"\n\n[[expected]]\nid = "VTES-0001"\nreason = "y"',
            ["ledger.toml:6", "VTES-0001", "twice"],
        ),
        ('[[expected]]\nid = "VTES-0001"\nreason = "  "', ["ledger.toml:1", "'reason' is empty"]),
        ('[[expected]]\nid = "VTES-0001"', ["ledger.toml:1", "'reason' is missing"]),
        ('[[expected]]\nid = "VTES-0001"\nreason = 3', ["ledger.toml:1", "'reason' is not text"]),
        (
            '[[expected]]\nid = "VTES-0001"\nreasn = "x"',
            ["ledger.toml:1", "unknown key 'reasn'", "did you mean 'reason'"],
        ),
        ('[[expcted]]\nid = "VTES-0001"', ["unknown key 'expcted'", "[[expected]]"]),
        ('[expected]\nid = "VTES-0001"', ["not a list of tables", "[[expected]]"]),
        ("[[expected]]\nid = VTES", ["not valid TOML", "line 2"]),
        ('[[expected]]\nid = "VTES-0009"\nreason = """\n[[expected]]\n"""', ["entry 1", "VTES-0009"]),
    ],
)
def test_faulty_ledger_error_names_place_and_remedy(tmp_path: Path, text: str, parts: list[str]) -> None:
    with pytest.raises(BadFile) as caught:
        load_ledger(written(tmp_path, text), KNOWN)
    for part in parts:
        assert part in str(caught.value)


def test_missing_ledger_error_names_the_file(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"gone\.toml: cannot be read"):
        load_ledger(tmp_path / "gone.toml", KNOWN)


def test_ledger_that_is_not_utf8_is_rejected(tmp_path: Path) -> None:
    path = tmp_path / "ledger.toml"
    path.write_bytes(b'[[expected]]\nid = "\xff"')
    with pytest.raises(BadFile, match="not UTF-8"):
        load_ledger(path, KNOWN)
