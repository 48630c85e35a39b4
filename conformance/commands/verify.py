"""`justicar verify`: whether a certificate holds."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from conformance.commands import FAILED, OK, Refused
from conformance.commands.engines import choose_engine
from conformance.commands.files import read_beyond
from conformance.runner.engine_choice import EngineChoice
from conformance.runner.errors import WrongArgument
from conformance.runner.judging import Arguments, basis, held_by, judged_run
from conformance.runner.scenario_suite import Suite, holds_for
from conformance.verdict.attestation.signing import NotInstalled, opened, public_key
from conformance.verdict.attestation.statement import Bent, Granted, Statement, digest_of, held_against
from conformance.verdict.certificate import Basis, Certificate
from conformance.verdict.problems import BadFile
from conformance.verdict.profiles import decides
from conformance.verdict.reports.console import Teller
from conformance.verdict.reports.text import one_line

LIMIT = 1_000_000
"""Bytes of a certificate. One for everything is a hundredth of that."""


def verify(*, certificate: Path, key: Path | None, artifact: Path | None, rerun: bool, jobs: int, **engine: Any) -> int:
    """Tell what the certificate says and everything that is wrong with it; 0 if nothing is."""
    choice, teller = choose_engine(**engine), Teller()
    if not rerun and choice.spec != "reference":
        raise Refused("--engine is for --rerun: without it, no engine is asked anything")
    try:
        trusted = public_key(key) if key else None
        found, by = opened(_content(certificate), trusted)
    except (BadFile, NotInstalled) as wrong:
        raise Refused(str(wrong)) from wrong
    except Bent as bent:
        teller.say(f"{certificate}: does not hold")
        teller.paragraph(one_line(str(bent), 600), 2, "red")
        return FAILED
    suite = Suite()
    faults = [*_of_artifact(found, artifact), *held_against(found, dict(_here(found, suite)))]
    if rerun and not faults:
        faults = list(_rerun(found, choice, suite, jobs, teller))
    _tell(certificate, found, faults, teller)
    if by is None:
        teller.paragraph("nobody signed it: who has written it is not known", 2, "yellow")
    elif trusted is None:
        teller.paragraph(f"signed by the key {by}, which it names itself; --key FILE holds it to one that you know", 2)
    else:
        teller.paragraph(f"signed by the key {by}, as asked for", 2)
    for fault in faults:
        teller.paragraph(one_line(fault, 600), 2, "red")
    return FAILED if faults else OK


def _content(path: Path) -> bytes:
    content = read_beyond(path, LIMIT)
    if len(content) > LIMIT:
        raise Bent(f"it has more than {LIMIT:,} bytes, and no certificate has")
    return content


def _of_artifact(found: Statement, artifact: Path | None) -> Iterator[str]:
    if artifact is None:
        return
    if found.predicate.engine.digest_of != "artifact":
        yield f"it is about what the engine said of itself, and not about a file: {artifact} cannot be held against it"
    elif digest_of(artifact) != found.subject[0].digest:
        yield f"{artifact} is not what was judged: its digest is another"


def _here(found: Statement, suite: Suite) -> Iterator[tuple[str, tuple[Basis, int]]]:
    """What this suite judges each of the profiles by, as far as it has them."""
    for each in found.predicate.granted:
        with suppress(WrongArgument):
            profile, edition = suite.profile(each.profile)
            judged = edition or each.edition
            profile = held_by(profile, judged)
            cases = profile.select(case for case in suite.games[profile.game] if holds_for(case, judged))
            yield each.profile, (basis(profile, cases), sum(map(decides, cases)))


def _rerun(found: Statement, choice: EngineChoice, suite: Suite, jobs: int, teller: Teller) -> Iterator[str]:
    """What comes out otherwise now."""
    asked: dict[tuple[str, str], list[Granted]] = {}
    for each in found.predicate.granted:
        asked.setdefault((each.game, each.edition), []).append(each)
    for (game, edition), granted in asked.items():
        alone = suite.profile(granted[0].profile)[0] if len(granted) == 1 else None
        by = choice.by(game, edition)
        judged = judged_run(by, suite, Arguments(alone, game, (), (), jobs), teller.progress)
        now = {judgement.profile: judgement for judgement in judged.judgements.values()}
        told = judged.result.engine
        for each in granted:
            judgement = now[each.profile]
            if not isinstance(judgement, Certificate):
                yield f"{each.profile} is not granted any more: {'; '.join(judgement.reasons)}"
            elif (judgement.engine, judgement.version) != (each.engine, each.version):
                yield f"the engine asked is {told.get('name')} {told.get('version')}, not {each.engine} {each.version}"
                return
            elif judgement.level != each.level:
                yield f"{each.profile} was granted at level {each.level}, and the engine declares {judgement.level}"


def _tell(path: Path, found: Statement, faults: list[str], teller: Teller) -> None:
    """What the certificate says."""
    stated = found.predicate
    (subject,) = found.subject
    teller.say(f"{path}: {'does not hold' if faults else 'holds'}")
    of = "what it is" if stated.engine.digest_of == "artifact" else "what it says of itself"
    digest = ", ".join(f"{kind} {value}" for kind, value in subject.digest.items())
    teller.paragraph(one_line(f"{subject.name}, by suite {stated.suite}, {stated.started}"), 2)
    teller.paragraph(one_line(f"{of}: {digest}"), 2, "dim")
    for each in stated.granted:
        passed = f"{each.scenarios:,} scenarios decide it, and passed"
        left = f", {each.undecided} more do not decide" if each.undecided else ""
        edition = f"edition {each.edition}, level {each.level}"
        teller.paragraph(one_line(f"{each.profile}: {edition}; {passed}{left}"), 2)
