"""certificate.json: the certificates of an engine, as an in-toto Statement (https://in-toto.io/Statement/v1).

The subject is the engine. The predicate says which profiles it passed and what decided them. A statement has exactly
one byte representation, so any change to the file shows.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from conformance.protocol.json_schemas import BASE, JsonObject
from conformance.verdict.attestation.profile_strength import Strength, measured
from conformance.verdict.certificate import Basis, Certificate
from conformance.verdict.challenge_record import faults_of
from conformance.verdict.profiles import Profile, split_name
from conformance.verdict.results import RunResult, Verdict
from conformance.verdict.toml_tables import BadFile

PREDICATE_TYPE = f"{BASE}certificate/1"


class InvalidCertificate(ValueError):
    """A certificate that cannot be trusted. The message says why."""


class Subject(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The engine that was judged."""

    name: str
    digest: dict[str, str]
    """`sha256` of a file, `dirHash` of a folder, or `sha256` of the engine's description."""


class Engine(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The engine's description, and how the suite reached it."""

    name: str
    version: str
    language: str
    spec: str
    """The string that named the engine on the command line."""
    digest_of: Literal["artifact", "description"]
    """Source of the subject's digest: the artifact that was named, or the engine's answer to `initialize`."""


class Granted(
    Certificate, kw_only=True, tag="granted", tag_field="kind", omit_defaults=False, forbid_unknown_fields=True
):
    """One profile that the engine is certified for."""

    verdicts: dict[Verdict, int]
    """Number of the profile's scenarios with each verdict, including those that do not decide."""
    strength: Strength | None
    """Measured strength of the profile, or null if it was not measured."""


class Predicate(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Statement about the subject."""

    engine: Engine
    suite: str
    """Version of the suite."""
    started: str
    """Start of the run, in ISO 8601, UTC."""
    granted: list[Granted]
    signer: str | None = None
    """Public key of the signer, in PEM. It identifies the signer only to readers who know the key."""
    checksum: str = ""
    """SHA-256 of the statement with this field empty. Detects accidental changes, signed or not."""


class Statement(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """An in-toto Statement, version 1."""

    type: Literal["https://in-toto.io/Statement/v1"] = msgspec.field(
        name="_type", default="https://in-toto.io/Statement/v1"
    )
    subject: list[Subject]
    predicate_type: str = msgspec.field(name="predicateType", default=PREDICATE_TYPE)
    predicate: Predicate


def statement(
    result: RunResult,
    granted: Iterable[tuple[Certificate, Profile]],
    *,
    artifact: dict[str, str] | None = None,
) -> Statement:
    """Return the statement for a run. `artifact` is the digest of the engine's file or folder."""
    description = result.engine
    engine = Engine(
        name=str(description.get("name", "?")),
        version=str(description.get("version", "?")),
        language=str(description.get("language", "?")),
        spec=result.spec,
        digest_of="artifact" if artifact else "description",
    )
    predicate = Predicate(
        engine=engine,
        suite=result.suite,
        started=result.started,
        granted=[_granted(certificate, profile, result) for certificate, profile in granted],
    )
    subject = Subject(name=f"{engine.name} {engine.version}", digest=artifact or described(description))
    return sealed(Statement(subject=[subject], predicate=predicate))


def _granted(certificate: Certificate, profile: Profile, result: RunResult) -> Granted:
    verdicts: dict[Verdict, int] = {}
    for case in profile.select(result.cases):
        verdicts[case.verdict] = verdicts.get(case.verdict, 0) + 1
    _, _, plain = split_name(certificate.profile)
    return Granted(**msgspec.structs.asdict(certificate), verdicts=verdicts, strength=measured().get(plain))


def sealed(statement: Statement, signer: str | None = None) -> Statement:
    """Return the statement with its signing key and checksum filled in."""
    named = msgspec.structs.replace(statement, predicate=msgspec.structs.replace(statement.predicate, signer=signer))
    predicate = msgspec.structs.replace(named.predicate, checksum=checksum(named))
    return msgspec.structs.replace(named, predicate=predicate)


def checksum(of: Statement) -> str:
    """Return the SHA-256 of a statement without its checksum."""
    bare = msgspec.structs.replace(of, predicate=msgspec.structs.replace(of.predicate, checksum=""))
    return hashlib.sha256(written(bare)).hexdigest()


def described(engine: JsonObject) -> dict[str, str]:
    """Return the digest of an engine's answer to `initialize`, with sorted keys and no whitespace."""
    return {"sha256": hashlib.sha256(msgspec.json.encode(engine, order="deterministic")).hexdigest()}


def digest_of(artifact: Path) -> dict[str, str]:
    """Return the digest of a file, or the in-toto `dirHash` of a folder.

    The `dirHash` covers one line `SHA-256  path` for each file, sorted by path. Links and `__pycache__` are rejected:
    the digest would not cover the code behind them. Raises BadFile.
    """
    try:
        if artifact.is_file():
            return {"sha256": _sha256(artifact)}
        found = sorted((path.relative_to(artifact).as_posix(), path) for path in artifact.rglob("*"))
        for name, path in [(str(artifact), artifact), *found]:
            if path.is_symlink():
                raise BadFile(
                    f"{artifact}: {name} is a symbolic link, so the digest would not cover it; copy the files"
                )
            if path.name == "__pycache__":
                raise BadFile(f"{artifact}: {name} may replace the code beside it; delete it before the run")
        lines = "".join(f"{_sha256(path)}  {name}\n" for name, path in found if path.is_file())
    except OSError as problem:
        raise BadFile(f"{artifact}: cannot be read ({problem.strerror}); name the engine's file or folder") from problem
    if not lines:
        raise BadFile(f"{artifact}: no files found; name the engine's file or folder")
    return {"dirHash": hashlib.sha256(lines.encode()).hexdigest()}


def _sha256(path: Path) -> str:
    with path.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def written(value: Any) -> bytes:
    """Return the canonical bytes of a statement or an envelope."""
    return msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n"


def read(content: bytes) -> Statement:
    """Read a statement. Raises InvalidCertificate, which says what is wrong."""
    try:
        found = msgspec.json.decode(content, type=Statement)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise InvalidCertificate(f"it is not a statement about an engine ({problem})") from None
    if found.predicate_type != PREDICATE_TYPE:
        raise InvalidCertificate(
            f"its type is {found.predicate_type!r}, not {PREDICATE_TYPE!r}: it is not a certificate"
        )
    if checksum(found) != found.predicate.checksum:
        raise InvalidCertificate("its checksum does not match: it was changed after it was written")
    if written(found) != content:
        raise InvalidCertificate("its formatting was changed: whitespace, the order of keys, or a duplicate key")
    if len(found.subject) != 1 or not found.predicate.granted:
        raise InvalidCertificate("it names no engine or no profile")
    return found


def differences_from(found: Statement, here: Mapping[str, tuple[Basis, int]]) -> Iterator[str]:
    """Yield the differences between a certificate and this suite.

    `here` maps each profile of this suite to its basis and to the number of scenarios that decide it.
    """
    for each in found.predicate.granted:
        if each.profile not in here:
            yield f"{each.profile}: this suite has no such profile or edition"
            continue
        for fault in faults_of(each.challenge):
            yield f"{each.profile} {fault}"
        basis, scenarios = here[each.profile]
        held = (
            ("has different scenarios or rules", each.digest == basis.digest),
            ("has different card data", each.cards == basis.cards),
            (f"has {scenarios} deciding scenarios", each.scenarios == scenarios),
            ("has different interpretations", each.readings == list(basis.readings)),
        )
        for what, holds in held:
            if not holds:
                yield f"{each.profile} {what} in this suite; the certificate is from suite {each.suite}"
