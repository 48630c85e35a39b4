"""Ledgers of expected failures: TOML files of `[[expected]]` entries with `id` and `reason`."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

import msgspec

from conformance.verdict.results import CaseResult, RunResult, Verdict
from conformance.verdict.toml_tables import BadFile, nearest, read_tables, text_of


@dataclass(frozen=True)
class Ledger:
    """Expected failures: scenario id → reason."""

    path: str
    reasons: dict[str, str]

    def apply(self, result: RunResult) -> RunResult:
        """Return the run with the ledger applied.

        A failure in the ledger becomes an expected failure, and a pass becomes an unexpected pass. Unsupported
        scenarios and errors keep their verdicts, because the ledger is about rules.
        """
        return msgspec.structs.replace(result, cases=[self.apply_to(case) for case in result.cases])

    def apply_to(self, case: CaseResult) -> CaseResult:
        """Return one scenario's result with the ledger applied."""
        reason = self.reasons.get(case.id)
        if reason is None:
            return case
        if case.verdict is Verdict.FAILED:
            return msgspec.structs.replace(case, verdict=Verdict.EXPECTED_FAILURE, reason=reason)
        if case.verdict is Verdict.PASSED:
            message = f"passed, although the ledger expects a failure ({reason}); delete its entry from {self.path}"
            return msgspec.structs.replace(case, verdict=Verdict.UNEXPECTED_PASS, reason=message)
        return case


def load_ledger(path: Path, known: Collection[str]) -> Ledger:
    """Read a ledger. `known` holds the ids of all scenarios. Raises `BadFile`."""
    reasons: dict[str, str] = {}
    for place, entry in read_tables(path, "expected", {"id": True, "reason": True}):
        scenario = text_of(entry, "id", place)
        if scenario not in known:
            hint = nearest(scenario, known) or "`justicar certify --report DIR` lists every id"
            raise BadFile(f"{place}: no scenario has the id {scenario!r}; {hint}")
        if scenario in reasons:
            raise BadFile(f"{place}: {scenario} is listed twice; keep one entry")
        reasons[scenario] = text_of(entry, "reason", place)
    return Ledger(str(path), reasons)
