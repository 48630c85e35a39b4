"""Check that the certificates which a results file claims are real."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from conformance.commands import Refused
from conformance.commands.verify import certificate_content, known_here
from conformance.runner.scenario_suite import Suite
from conformance.verdict.attestation.signing import NotInstalled, opened
from conformance.verdict.attestation.statement import InvalidCertificate, differences_from
from conformance.verdict.certificate import Certificate
from conformance.verdict.results_file import RunRecord

if TYPE_CHECKING:
    from securesystemslib.signer._key import SSlibKey


def certified_by(file: Path, run: RunRecord, key: SSlibKey | None) -> tuple[set[str], list[str]]:
    """Return the profiles that a certificate grants to the engine of a run, and why others are not.

    Anyone can write "certified" into a results file. So the certificate must be intact, from the same run, for the
    same engine, and for this suite; with `key`, also signed by it.
    """
    claimed = {each.profile for each in run.certificates if isinstance(each, Certificate)}
    if not claimed:
        return set(), []
    try:
        found, _ = opened(certificate_content(file), key)
    except (Refused, InvalidCertificate, NotInstalled) as fault:
        return set(), [f"its certificates do not count: {file.name}: {getattr(fault, 'message', fault)}"]
    predicate = found.predicate
    faults = list(differences_from(found, dict(known_here(found, _suite()))))
    if (predicate.engine.name, predicate.engine.version) != (run.engine.get("name"), run.engine.get("version")):
        faults.append("it is for another engine")
    if (predicate.started, predicate.suite) != (run.started, run.suite):
        faults.append("it is from another run")
    if faults:
        return set(), [f"its certificates do not count: {file.name}: {'; '.join(faults)}"]
    granted = claimed & {each.profile for each in predicate.granted}
    missing = sorted(claimed - granted)
    return granted, [f"{file.name} does not grant {', '.join(missing)}"] if missing else []


@cache
def _suite() -> Suite:
    return Suite()
