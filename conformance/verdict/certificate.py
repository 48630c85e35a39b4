"""Grant or refuse a certificate for a profile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from conformance.verdict.challenge_record import ChallengeRecord
from conformance.verdict.ledger import Ledger
from conformance.verdict.profiles import Profile, Selectable, decides
from conformance.verdict.results import CaseResult, RunResult, Verdict

NAMED_IN_A_REASON = 5
"""Maximum number of scenarios that a reason names."""


class Certificate(msgspec.Struct, kw_only=True, tag="certificate", tag_field="kind", omit_defaults=True):
    """A certificate: the engine passed every scenario of a profile, and withstood its challenge."""

    engine: str
    version: str
    spec: str
    """The string that named the engine on the command line."""
    game: str
    edition: str
    profile: str
    title: str
    level: str
    """Level that the engine declares for the game."""
    suite: str
    """Version of the suite."""
    digest: str
    """SHA-256 over everything that decides this profile (docs/reference/certificates.md)."""
    cards: str
    """SHA-256 over the card data that the suite publishes for the game."""
    date: str
    """Start of the run, in ISO 8601, UTC."""
    scenarios: int
    """Number of deciding scenarios. All passed."""
    undecided: int = 0
    """Number of provisional or deprecated scenarios of the profile, which do not decide."""
    readings: list[str] = []
    """Ids of the interpretations that deciding scenarios rely on (`justicar readings`), in catalogue order."""
    challenge: ChallengeRecord | None = None
    """The challenge. Only a certificate with one is granted."""


class Basis(NamedTuple):
    """The data that decides a profile."""

    digest: str
    """SHA-256 over everything that decides the profile."""
    cards: str
    """SHA-256 over the card data of its game."""
    readings: Sequence[str] = ()
    """Ids of the interpretations that its deciding scenarios rely on."""


class Refusal(msgspec.Struct, kw_only=True, tag="refusal", tag_field="kind"):
    """A refused certificate, with the reasons."""

    profile: str
    title: str
    digest: str
    """Digest, as in a certificate."""
    reasons: list[str]
    passed: int
    """Number of deciding scenarios that passed."""
    scenarios: int
    """Number of deciding scenarios."""
    challenge: ChallengeRecord | None = None
    """The challenge that the engine did not withstand, if every scenario passed."""


Judgement = Certificate | Refusal

_FAULTS = {
    Verdict.FAILED: "failed",
    Verdict.ERROR: "ended in an error",
    Verdict.UNSUPPORTED: "not supported by the engine",
    Verdict.NOT_RUN: "did not run before the run ended",
    Verdict.EXPECTED_FAILURE: "failed as the ledger expects",
    Verdict.UNEXPECTED_PASS: "passed although the ledger expects a failure",
}


def judge(
    profile: Profile, suite: Sequence[Selectable], result: RunResult, ledger: Ledger | None = None, *, by: Basis
) -> Judgement:
    """Grant or refuse a profile's certificate.

    `suite` holds every scenario that the profile selects in the judged edition, run or not; a scenario that did not
    run is a reason to refuse. `by` is the data that decides the profile.
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
        reasons.append(_reason(unrun, "did not run; run without filters"))
    for verdict, phrase in _FAULTS.items():
        faulty = [case.id for case in deciding if any(ran.verdict is verdict for ran in results[case.id])]
        if faulty:
            reasons.append(_reason(faulty, phrase))
    excused = [case.id for case in selected if ledger is not None and case.id in ledger.reasons]
    if excused and ledger is not None:
        reasons.append(
            _reason(
                excused,
                f"listed in the ledger {ledger.path}; remove them, because certificates allow no expected failures",
            )
        )
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


def _reason(ids: list[str], phrase: str) -> str:
    named = ", ".join(ids[:NAMED_IN_A_REASON])
    more = f" and {len(ids) - NAMED_IN_A_REASON} more" if len(ids) > NAMED_IN_A_REASON else ""
    return f"{len(ids)} {phrase}: {named}{more}"
