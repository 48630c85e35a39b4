"""`justicar verify`: check that a certificate is valid."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from conformance.commands import FAILED, OK, Refused
from conformance.commands import challenge as of_challenge
from conformance.commands.artifact import artifact_digest
from conformance.commands.challenge import ChallengeRun
from conformance.commands.engines import choose_engine
from conformance.commands.files import read_beyond
from conformance.runner.engine_choice import EngineChoice
from conformance.runner.errors import WrongArgument
from conformance.runner.judged_run import Arguments, basis, held_by, judged_run
from conformance.runner.scenario_suite import Suite, holds_for
from conformance.verdict.attestation.signing import NotInstalled, opened, public_key
from conformance.verdict.attestation.statement import (
    Granted,
    InvalidCertificate,
    Statement,
    differences_from,
    digest_of,
)
from conformance.verdict.certificate import Basis, Certificate
from conformance.verdict.profiles import decides
from conformance.verdict.reports.console import Printer
from conformance.verdict.reports.untrusted_text import one_line
from conformance.verdict.toml_tables import BadFile

LIMIT = 1_000_000
"""Maximum size of a certificate in bytes, about 100 times what the largest needs."""


def verify(
    *,
    certificate: Path,
    key: Path | None,
    artifact: Path | None,
    rerun: bool,
    jobs: int,
    challenge_seed: str | None = None,
    **engine: Any,
) -> int:
    """Print the content of a certificate and all its faults. Return 0 if there are none."""
    choice, printer = choose_engine(**engine).exposing(artifact), Printer()
    if not rerun and choice.spec != "reference":
        raise Refused("--engine needs --rerun: without it, no engine runs")
    if not rerun and challenge_seed is not None:
        raise Refused("--challenge-seed needs --rerun: without it, no engine runs")
    try:
        trusted = public_key(key) if key else None
        found, by = opened(certificate_content(certificate), trusted)
    except (BadFile, NotInstalled) as wrong:
        raise Refused(str(wrong)) from wrong
    except InvalidCertificate as invalid:
        printer.say(f"{certificate}: invalid")
        printer.paragraph(one_line(str(invalid), 600), 2, "red")
        return FAILED
    suite = Suite()
    faults = [
        *_of_artifact(found, artifact, choice.spec if rerun else ""),
        *differences_from(found, dict(known_here(found, suite))),
    ]
    if rerun and not faults:
        faults = list(_rerun(found, choice, suite, jobs, challenge_seed, printer))
    _print(certificate, found, faults, printer)
    if by is None:
        printer.paragraph("not signed, so its author is unknown", 2, "yellow")
    elif trusted is None:
        printer.paragraph(
            f"signed by key {by}, which the certificate itself names; use --key FILE to check a key you trust", 2
        )
    else:
        printer.paragraph(f"signed by the trusted key {by}", 2)
    for fault in faults:
        printer.paragraph(one_line(fault, 600), 2, "red")
    return FAILED if faults else OK


def certificate_content(path: Path) -> bytes:
    """Return the content of a certificate file. Raises InvalidCertificate if it is too large."""
    content = read_beyond(path, LIMIT)
    if len(content) > LIMIT:
        raise InvalidCertificate(f"it is larger than {LIMIT:,} bytes, the maximum for a certificate")
    return content


def _of_artifact(found: Statement, artifact: Path | None, spec: str) -> Iterator[str]:
    """Yield why the artifact, and the engine that `spec` starts, are not the certified ones."""
    digest = artifact_digest(spec, artifact) if spec else digest_of(artifact) if artifact is not None else None
    if digest is None:
        return
    what = artifact or spec
    if found.predicate.engine.digest_of != "artifact":
        yield f"it covers the engine's own description, not a file, so {what} cannot be checked"
    elif digest != found.subject[0].digest:
        yield f"{what} is not the judged file: its digest differs"


def known_here(found: Statement, suite: Suite) -> Iterator[tuple[str, tuple[Basis, int]]]:
    """Yield what this suite requires for each profile that it knows."""
    for each in found.predicate.granted:
        with suppress(WrongArgument):
            profile, edition = suite.profile(each.profile)
            judged = edition or each.edition
            profile = held_by(profile, judged)
            cases = profile.select(case for case in suite.games[profile.game] if holds_for(case, judged))
            yield each.profile, (basis(profile, cases), sum(map(decides, cases)))


def _rerun(
    found: Statement, choice: EngineChoice, suite: Suite, jobs: int, seed: str | None, printer: Printer
) -> Iterator[str]:
    """Run the suite again, with a challenge of its own, and yield each difference from the certificate."""
    by_edition: dict[tuple[str, str], list[Granted]] = {}
    for each in found.predicate.granted:
        by_edition.setdefault((each.game, each.edition), []).append(each)
    for (game, edition), granted in by_edition.items():
        alone = suite.profile(granted[0].profile)[0] if len(granted) == 1 else None
        by = choice.by(game, edition)
        run = judged_run(by, suite, Arguments(alone, game, (), (), jobs), printer.progress)
        judged, outcome = ChallengeRun(by, suite, seed).play(run, printer)
        of_challenge.tell(outcome, by, None, printer)
        now = {judgement.profile: judgement for judgement in judged.judgements.values()}
        engine = judged.result.engine
        for each in granted:
            judgement = now[each.profile]
            if not isinstance(judgement, Certificate):
                yield f"{each.profile} is no longer granted: {'; '.join(judgement.reasons)}"
            elif (judgement.engine, judgement.version) != (each.engine, each.version):
                yield f"the engine is {engine.get('name')} {engine.get('version')}, not {each.engine} {each.version}"
                return
            elif judgement.level != each.level:
                yield f"{each.profile} was granted at level {each.level}, and the engine declares {judgement.level}"


def _print(path: Path, found: Statement, faults: list[str], printer: Printer) -> None:
    """Print the content of the certificate."""
    stated = found.predicate
    (subject,) = found.subject
    printer.say(f"{path}: {'invalid' if faults else 'valid'}")
    source = "artifact" if stated.engine.digest_of == "artifact" else "engine description"
    digest = ", ".join(f"{kind} {value}" for kind, value in subject.digest.items())
    printer.paragraph(one_line(f"{subject.name}, by suite {stated.suite}, {stated.started}"), 2)
    printer.paragraph(one_line(f"{source}: {digest}"), 2, "dim")
    for each in stated.granted:
        passed = f"{each.scenarios:,} deciding scenarios passed"
        undecided = f", {each.undecided} more do not count" if each.undecided else ""
        edition = f"edition {each.edition}, level {each.level}"
        printer.paragraph(one_line(f"{each.profile}: {edition}; {passed}{undecided}"), 2)
        if (challenge := each.challenge) is not None:
            drawn = "drawn by the suite" if challenge.drawn else "given by the certifier"
            compared = f"{challenge.decisions:,} decisions compared from {challenge.positions:,} positions"
            printer.paragraph(one_line(f"challenge: {compared}, {challenge.rules} rules; seed {drawn}"), 4, "dim")
            if challenge.warning is not None and each.spec != "reference":
                printer.paragraph(f"warning: {challenge.warning}", 4, "yellow")
