"""Sign and verify statements in DSSE envelopes (https://github.com/secure-systems-lab/dsse).

Keys are PEM files of Ed25519, ECDSA, or RSA. The signing library is an optional extra, and only this module imports it.
"""

from __future__ import annotations

import base64
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from conformance.verdict.attestation.statement import InvalidCertificate, Statement, read, sealed, written
from conformance.verdict.toml_tables import BadFile

if TYPE_CHECKING:
    from securesystemslib.signer._crypto_signer import CryptoSigner
    from securesystemslib.signer._key import SSlibKey

PAYLOAD_TYPE = "application/vnd.in-toto+json"


class Signature(msgspec.Struct, forbid_unknown_fields=True):
    """A signature made with one key."""

    keyid: str
    sig: str


class Envelope(msgspec.Struct, forbid_unknown_fields=True):
    """The file of a signed certificate."""

    payload: str
    payload_type: str = msgspec.field(name="payloadType")
    signatures: list[Signature]


class Signer(NamedTuple):
    """A private key with its public half."""

    signer: CryptoSigner
    public: str
    """The public key, in PEM."""


class NotInstalled(Exception):
    """The signing library is not installed. The message says how to install it."""

    def __init__(self) -> None:
        super().__init__("signatures need securesystemslib; install the extra: pip install 'justicar[sign]'")


def private_key(path: Path) -> Signer:
    """Read a private key. Raises BadFile or NotInstalled."""
    library, serialization = _library()
    remedy = "name a private key in PEM, such as `openssl genpkey -algorithm ed25519 -out key.pem` makes"
    content = _content(path, remedy)
    try:
        private = serialization.load_pem_private_key(content, password=None)
        form = serialization.PublicFormat.SubjectPublicKeyInfo
        public = private.public_key().public_bytes(serialization.Encoding.PEM, form).decode()
        return Signer(library.CryptoSigner(private), public)
    except TypeError:
        raise BadFile(f"{path}: the key is protected by a password; {remedy}") from None
    except Exception as problem:  # the library raises many kinds of exceptions for bad keys
        raise BadFile(f"{path}: not a private key ({problem}); {remedy}") from None


def public_key(path: Path) -> SSlibKey:
    """Read a public key. Raises BadFile or NotInstalled."""
    _library()
    remedy = "name a public key in PEM, such as `openssl pkey -in key.pem -pubout` prints"
    try:
        return _key(_content(path, remedy))
    except ValueError as problem:
        raise BadFile(f"{path}: not a public key ({problem}); {remedy}") from None


def _content(path: Path, remedy: str) -> bytes:
    try:
        with path.open("rb") as stream:
            return stream.read(100_000)
    except OSError as problem:
        raise BadFile(f"{path}: cannot be read ({problem.strerror}); {remedy}") from problem


def _key(pem: bytes) -> SSlibKey:
    """Parse a public key in PEM. Raises ValueError."""
    library, serialization = _library()
    try:
        key: SSlibKey = library.SSlibKey.from_crypto(serialization.load_pem_public_key(pem))
    except Exception as problem:
        raise ValueError(str(problem) or type(problem).__name__) from None
    return key


def signed(statement: Statement, by: Signer) -> bytes:
    """Return the statement, with the public key in it, in a signed envelope, as canonical bytes."""
    from securesystemslib import dsse

    named = sealed(statement, by.public)
    envelope = dsse.Envelope(written(named), PAYLOAD_TYPE, {})
    envelope.sign(by.signer)
    return written(msgspec.convert(envelope.to_dict(), Envelope))


def opened(content: bytes, key: SSlibKey | None = None) -> tuple[Statement, str | None]:
    """Return the statement in a file, and the id of the key that signed it, if any.

    Without `key`, the signature is checked against the key in the statement itself. Raises InvalidCertificate or
    NotInstalled.
    """
    try:
        envelope = msgspec.json.decode(content, type=Envelope)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        found = read(content)
        if found.predicate.signer is not None:
            raise InvalidCertificate("it names a signing key but has no signature") from None
        if key is not None:
            raise InvalidCertificate("it is not signed, so it cannot be checked with a key") from None
        return found, None
    if written(envelope) != content:
        raise InvalidCertificate("its formatting was changed: whitespace, the order of keys, or a duplicate key")
    if envelope.payload_type != PAYLOAD_TYPE:
        raise InvalidCertificate(f"its payload type is {envelope.payload_type!r}, not {PAYLOAD_TYPE!r}")
    if len(envelope.signatures) != 1:
        raise InvalidCertificate(f"it has {len(envelope.signatures)} signatures instead of one")
    payload = _bytes(envelope.payload)
    found, by = read(payload), envelope.signatures[0]
    if found.predicate.signer is None:
        raise InvalidCertificate("it is signed but does not name the signing key")
    try:
        named = _key(found.predicate.signer.encode())
    except ValueError as problem:
        raise InvalidCertificate(f"the signing key that it names is not a public key ({problem})") from None
    if key is not None and key.keyid != named.keyid:
        raise InvalidCertificate(f"it is signed with the key {named.keyid}, not with the given key {key.keyid}")
    if by.keyid != named.keyid:
        raise InvalidCertificate(f"its signature is labelled with the key {by.keyid!r}, but it names {named.keyid}")
    _verify(payload, by, named)
    return found, named.keyid


def _verify(payload: bytes, by: Signature, key: SSlibKey) -> None:
    from securesystemslib import dsse
    from securesystemslib.exceptions import VerificationError
    from securesystemslib.signer import _signature

    signature = _signature.Signature(by.keyid, _bytes(by.sig).hex())
    envelope = dsse.Envelope(payload, PAYLOAD_TYPE, {by.keyid: signature})
    try:
        envelope.verify([key], 1)
    except VerificationError:
        raise InvalidCertificate("its signature does not match this content and key") from None


def _bytes(text: str) -> bytes:
    """Decode canonical Base64. Raises InvalidCertificate."""
    try:
        found = base64.b64decode(text, validate=True)
    except ValueError as problem:
        raise InvalidCertificate(f"it is not valid Base64 ({problem})") from None
    if base64.b64encode(found).decode() != text:
        raise InvalidCertificate("it is not canonical Base64")
    return found


def _library() -> tuple[Any, Any]:
    """Import the two modules used here. Raises NotInstalled."""
    try:
        from cryptography.hazmat.primitives import serialization
        from securesystemslib import signer
    except ImportError:
        raise NotInstalled from None
    return signer, serialization
