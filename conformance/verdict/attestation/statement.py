"""certificate.json: what an engine was certified for, as a Statement of in-toto (https://in-toto.io/Statement/v1).

The subject is the engine; the predicate says what it passed, by what. A statement has one form in bytes and no other,
so that whatever is changed in the file shows.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from conformance.protocol.json_schemas import BASE, JsonObject
from conformance.verdict.attestation.strength import Strength, measured
from conformance.verdict.certificate import Basis, Certificate
from conformance.verdict.problems import BadFile
from conformance.verdict.profiles import Profile, split_name
from conformance.verdict.results import RunResult, Verdict

PREDICATE_TYPE = f"{BASE}certificate/1"


class Bent(ValueError):
    """A certificate that cannot be trusted. The message says why."""


class Subject(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What was judged."""

    name: str
    digest: dict[str, str]
    """`sha256` of a file, `dirHash` of a folder, or `sha256` of what the engine says of itself."""


class Engine(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What the engine says of itself, and how it was reached."""

    name: str
    version: str
    language: str
    spec: str
    """The string that named it on the command line."""
    digest_of: Literal["artifact", "description"]
    """What the subject's digest is of: the artifact that was named, or the engine's answer to `initialize`."""


class Granted(
    Certificate, kw_only=True, tag="granted", tag_field="kind", omit_defaults=False, forbid_unknown_fields=True
):
    """One profile that the engine is certified for."""

    verdicts: dict[Verdict, int]
    """How many of the profile's scenarios met each verdict, those that do not decide among them."""
    strength: Strength | None
    """How strong the profile is, where that was measured."""


class Predicate(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What is stated of the subject."""

    engine: Engine
    suite: str
    """Version of the suite."""
    started: str
    """ISO 8601, UTC: when the run began."""
    granted: list[Granted]
    signer: str | None = None
    """The public key, in PEM, of whoever signed it; says who it is only to somebody who knows the key."""
    checksum: str = ""
    """SHA-256 of the statement with nothing in this place: what befell the file by accident shows, signed or not."""


class Statement(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A Statement of in-toto, version 1."""

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
    """What a run has shown. `artifact` is the digest of the file or folder that the engine is."""
    told = result.engine
    engine = Engine(
        name=str(told.get("name", "?")),
        version=str(told.get("version", "?")),
        language=str(told.get("language", "?")),
        spec=result.spec,
        digest_of="artifact" if artifact else "description",
    )
    predicate = Predicate(
        engine=engine,
        suite=result.suite,
        started=result.started,
        granted=[_granted(certificate, profile, result) for certificate, profile in granted],
    )
    subject = Subject(name=f"{engine.name} {engine.version}", digest=artifact or described(told))
    return sealed(Statement(subject=[subject], predicate=predicate))


def _granted(certificate: Certificate, profile: Profile, result: RunResult) -> Granted:
    verdicts: dict[Verdict, int] = {}
    for case in profile.select(result.cases):
        verdicts[case.verdict] = verdicts.get(case.verdict, 0) + 1
    _, _, plain = split_name(certificate.profile)
    return Granted(**msgspec.structs.asdict(certificate), verdicts=verdicts, strength=measured().get(plain))


def sealed(statement: Statement, signer: str | None = None) -> Statement:
    """A statement with the key of whoever signs it, and its checksum."""
    named = msgspec.structs.replace(statement, predicate=msgspec.structs.replace(statement.predicate, signer=signer))
    predicate = msgspec.structs.replace(named.predicate, checksum=checksum(named))
    return msgspec.structs.replace(named, predicate=predicate)


def checksum(of: Statement) -> str:
    """SHA-256 of a statement without its checksum."""
    bare = msgspec.structs.replace(of, predicate=msgspec.structs.replace(of.predicate, checksum=""))
    return hashlib.sha256(written(bare)).hexdigest()


def described(engine: JsonObject) -> dict[str, str]:
    """The digest of what an engine says of itself: its answer to `initialize`, keys sorted, without blanks."""
    return {"sha256": hashlib.sha256(msgspec.json.encode(engine, order="deterministic")).hexdigest()}


def digest_of(artifact: Path) -> dict[str, str]:
    """The digest of a file; of a folder the `dirHash` of in-toto: over a line `SHA-256  path` for each file, by path,
    without what Python compiles. Raises BadFile.
    """
    try:
        if artifact.is_file():
            return {"sha256": _sha256(artifact)}
        found = (path for path in artifact.rglob("*") if path.is_file() and path.parent.name != "__pycache__")
        files = sorted((path.relative_to(artifact).as_posix(), path) for path in found)
        lines = "".join(f"{_sha256(path)}  {name}\n" for name, path in files)
    except OSError as problem:
        raise BadFile(f"{artifact}: cannot be read ({problem.strerror}); name the engine's file or folder") from problem
    if not files:
        raise BadFile(f"{artifact}: there is no file in it; name the engine's file or folder")
    return {"dirHash": hashlib.sha256(lines.encode()).hexdigest()}


def _sha256(path: Path) -> str:
    with path.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def written(value: Any) -> bytes:
    """The one form of a statement, or of an envelope, in bytes."""
    return msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n"


def read(content: bytes) -> Statement:
    """A statement out of its bytes. Raises Bent, saying what is wrong with it."""
    try:
        found = msgspec.json.decode(content, type=Statement)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Bent(f"it is no statement about an engine ({problem})") from None
    if found.predicate_type != PREDICATE_TYPE:
        raise Bent(f"it states something else than a certificate: {found.predicate_type!r}, not {PREDICATE_TYPE!r}")
    if checksum(found) != found.predicate.checksum:
        raise Bent("its checksum is that of another content: it was changed after it was written")
    if written(found) != content:
        raise Bent("it is not in the form in which it was written: blanks, the order of keys or a key given twice")
    if len(found.subject) != 1 or not found.predicate.granted:
        raise Bent("it names no engine, or no profile")
    return found


def held_against(found: Statement, here: Mapping[str, tuple[Basis, int]]) -> Iterator[str]:
    """What a suite holds against a certificate. `here` says for each profile that the suite has what it is judged by,
    and how many scenarios decide it."""
    for each in found.predicate.granted:
        if each.profile not in here:
            yield f"{each.profile}: this suite has no such profile or edition"
            continue
        basis, scenarios = here[each.profile]
        held = (
            ("is decided by other scenarios or rules", each.digest == basis.digest),
            ("is about other card data", each.cards == basis.cards),
            (f"is decided by {scenarios} scenarios", each.scenarios == scenarios),
            ("rests on other readings", each.readings == list(basis.readings)),
        )
        for what, holds in held:
            if not holds:
                yield f"{each.profile} {what} here than the certificate says, which is of suite {each.suite}"
