"""Grants a certificate for a profile, or refuses it with reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from conformance.verdict.ledger import Ledger
from conformance.verdict.profiles import Profile, Selectable, decides
from conformance.verdict.results import CaseResult, RunResult, Verdict

NAMED_IN_A_REASON = 5
"""How many scenarios a reason names before it says how many more there are."""


class Certificate(msgspec.Struct, kw_only=True, tag="certificate", tag_field="kind", omit_defaults=True):
    """That an engine passed every scenario of a profile."""

    engine: str
    version: str
    spec: str
    """The string that named the engine on the command line."""
    game: str
    edition: str
    profile: str
    title: str
    level: str
    """The level that the engine declares for the game."""
    suite: str
    """Version of the suite."""
    digest: str
    """SHA-256 over all that decides this profile (docs/reference/certificates.md)."""
    cards: str
    """SHA-256 over the card data that the suite publishes for the game."""
    date: str
    """ISO 8601, UTC: when the run started."""
    scenarios: int
    """How many scenarios decided it, all of them passed."""
    undecided: int = 0
    """How many more belong to the profile, but are provisional or deprecated and do not decide."""
    readings: list[str] = []
    """The ids of the readings that deciding scenarios rest on (`justicar readings`), in the order of the catalogue."""


class Basis(NamedTuple):
    """What a profile is judged by."""

    digest: str
    """SHA-256 over all that decides the profile."""
    cards: str
    """SHA-256 over the card data of its game."""
    readings: Sequence[str] = ()
    """The ids of the readings that its deciding scenarios rest on."""


class Refusal(msgspec.Struct, kw_only=True, tag="refusal", tag_field="kind"):
    """That a certificate was not granted, and why."""

    profile: str
    title: str
    digest: str
    """As in a certificate."""
    reasons: list[str]
    passed: int
    """How many of the deciding scenarios passed."""
    scenarios: int
    """How many scenarios decide."""


Judgement = Certificate | Refusal

_FAULTS = {
    Verdict.FAILED: "failed",
    Verdict.ERROR: "ended in an error",
    Verdict.UNSUPPORTED: "not supported by the engine",
    Verdict.NOT_ASKED: "not asked any more",
    Verdict.EXPECTED_FAILURE: "failed as the ledger expects",
    Verdict.UNEXPECTED_PASS: "passed although the ledger expects a failure",
}


def judge(
    profile: Profile, suite: Sequence[Selectable], result: RunResult, ledger: Ledger | None = None, *, by: Basis
) -> Judgement:
    """Grant or refuse a profile's certificate.

    `suite` is every scenario that the profile could select for the judged edition, whether it ran or not: what did
    not run is a reason to refuse. `by` says what the profile is judged by.
    """
    selected = profile.select(suite)
    results: dict[str, list[CaseResult]] = {case.id: [] for case in selected}
    for ran in result.cases:
        if ran.id in results:
            results[ran.id].append(ran)
    deciding = [case for case in selected if decides(case)]
    reasons = []
    if not selected:
        reasons.append("the suite has no scenario of this profile")
    elif not deciding:
        reasons.append("every scenario of this profile is provisional or deprecated")
    unrun = [case.id for case in deciding if not results[case.id]]
    if unrun:
        reasons.append(_reason(unrun, "did not run; leave out the filters"))
    for verdict, told in _FAULTS.items():
        faulty = [case.id for case in deciding if any(ran.verdict is verdict for ran in results[case.id])]
        if faulty:
            reasons.append(_reason(faulty, told))
    excused = [case.id for case in selected if ledger is not None and case.id in ledger.reasons]
    if excused and ledger is not None:
        reasons.append(_reason(excused, f"in the ledger {ledger.path}; a certificate allows no ledger"))
    passed = sum(
        bool(results[case.id]) and all(ran.verdict is Verdict.PASSED for ran in results[case.id]) for case in deciding
    )
    if reasons:
        return Refusal(
            profile=profile.name,
            title=profile.title,
            digest=by.digest,
            reasons=reasons,
            passed=passed,
            scenarios=len(deciding),
        )
    games = result.engine.get("games", {})
    return Certificate(
        engine=str(result.engine.get("name", "?")),
        version=str(result.engine.get("version", "?")),
        spec=result.spec,
        game=profile.game,
        edition=result.editions.get(profile.game, "?"),
        profile=profile.name,
        title=profile.title,
        level=str(games.get(profile.game, {}).get("level", "?")),
        suite=result.suite,
        digest=by.digest,
        cards=by.cards,
        date=result.started,
        scenarios=len(deciding),
        undecided=len(selected) - len(deciding),
        readings=list(by.readings),
    )


def _reason(ids: list[str], told: str) -> str:
    named = ", ".join(ids[:NAMED_IN_A_REASON])
    more = f" and {len(ids) - NAMED_IN_A_REASON} more" if len(ids) > NAMED_IN_A_REASON else ""
    return f"{len(ids)} {told}: {named}{more}"
