"""The reference pages of the documentation name everything that the code has."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

import justicar
from conformance.adapters import Limits
from conformance.commands import FAILED, INTERRUPTED, NOT_STARTED, NOT_WRITTEN, OK, TOO_LITTLE, USAGE
from conformance.commands.engines import LIMITS, LIMITS_OF_A_RUN
from conformance.verdict.reports.json_results import schemas
from conformance.verdict.results import Verdict

PAGES = Path(__file__).resolve().parents[2] / "docs" / "reference"
SCHEMAS: dict[str, Any] = schemas()


def words(page: str) -> set[str]:
    """Return everything in backticks on a page."""
    return set(re.findall(r"`([^`\n]+)`", (PAGES / page).read_text("utf-8")))


@pytest.mark.parametrize(
    ("page", "schema", "kind"),
    [
        ("results.md", "results", "Results"),
        ("results.md", "results", "CaseResult"),
        ("results.md", "results", "StepResult"),
        ("results.md", "results", "Suspect"),
        ("results.md", "certificates", "Certificates"),
        ("results.md", "certificates", "Refusal"),
        ("certificates.md", "certificate", "Granted"),
        ("certificates.md", "certificate", "Strength"),
    ],
)
def test_every_key_of_a_report_is_on_its_page(page: str, schema: str, kind: str) -> None:
    properties = SCHEMAS[schema]["$defs"][kind]["properties"]
    assert sorted(properties.keys() - words(page) - {"kind"}) == []


def test_every_key_of_the_predicate_is_on_the_page_of_certificates() -> None:
    named = {each.removeprefix("predicate.") for each in words("certificates.md")}
    assert SCHEMAS["certificate"]["$defs"]["Predicate"]["properties"].keys() <= named


def test_every_public_name_is_in_the_reference_of_the_python_api() -> None:
    members = (PAGES / "python-api.md").read_text("utf-8").partition("members: [")[2].partition("]")[0]
    assert re.findall(r"\w+", members) == justicar.__all__


def test_every_verdict_is_on_the_page_of_results() -> None:
    assert set(Verdict) <= words("results.md")


def test_every_exit_code_is_on_its_page() -> None:
    codes = re.findall(r"^\| (\d+) \|", (PAGES / "exit-codes.md").read_text("utf-8"), re.MULTILINE)
    assert [int(code) for code in codes] == [OK, FAILED, USAGE, NOT_STARTED, NOT_WRITTEN, TOO_LITTLE, INTERRUPTED]


def test_every_limit_of_an_engine_is_on_its_page_with_option_and_default() -> None:
    rows = [line for line in (PAGES / "limits.md").read_text("utf-8").splitlines() if line.startswith("|")]
    options = {field: f"`--{name.replace('_', '-')}`" for name, field in (LIMITS | LIMITS_OF_A_RUN).items()}
    for field in fields(Limits):
        if field.name not in ("sandbox", "exposure"):
            row = next((row for row in rows if f"`{field.name}`" in row), "")
            assert f"{int(getattr(Limits(), field.name)):,}" in row, field.name
            assert options.get(field.name, "") in row, field.name
