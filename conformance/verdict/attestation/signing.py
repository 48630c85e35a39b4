"""Signatures: an envelope of DSSE (https://github.com/secure-systems-lab/dsse) around a statement.

Keys are PEM files of Ed25519, ECDSA or RSA. The library that signs is an extra of the distribution, and imported here
alone.
"""

from __future__ import annotations

import base64
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from conformance.verdict.attestation.statement import Bent, Statement, read, sealed, written
from conformance.verdict.problems import BadFile

if TYPE_CHECKING:
    from securesystemslib.signer._crypto_signer import CryptoSigner
    from securesystemslib.signer._key import SSlibKey

PAYLOAD_TYPE = "application/vnd.in-toto+json"


class Signature(msgspec.Struct, forbid_unknown_fields=True):
    """Of one key."""

    keyid: str
    sig: str


class Envelope(msgspec.Struct, forbid_unknown_fields=True):
    """The file of a signed certificate."""

    payload: str
    payload_type: str = msgspec.field(name="payloadType")
    signatures: list[Signature]


class Signer(NamedTuple):
    """Who signs."""

    signer: CryptoSigner
    public: str
    """The public key, in PEM."""


class NotInstalled(Exception):
    """The library that signs is not there. The message names the remedy."""

    def __init__(self) -> None:
        super().__init__("signatures need securesystemslib; install the extra: pip install 'justicar[sign]'")


def private_key(path: Path) -> Signer:
    """The key that signs. Raises BadFile, or NotInstalled."""
    library, serialization = _library()
    remedy = "name a private key in PEM, such as `openssl genpkey -algorithm ed25519 -out key.pem` makes"
    content = _content(path, remedy)
    try:
        private = serialization.load_pem_private_key(content, password=None)
        form = serialization.PublicFormat.SubjectPublicKeyInfo
        public = private.public_key().public_bytes(serialization.Encoding.PEM, form).decode()
        return Signer(library.CryptoSigner(private), public)
    except TypeError:
        raise BadFile(f"{path}: the key is locked with a password; {remedy}") from None
    except Exception as problem:  # the library has an exception for each way in which a key can be odd
        raise BadFile(f"{path}: is no key that can sign ({problem}); {remedy}") from None


def public_key(path: Path) -> SSlibKey:
    """The key that checks. Raises BadFile, or NotInstalled."""
    _library()
    remedy = "name a public key in PEM, such as `openssl pkey -in key.pem -pubout` tells"
    try:
        return _key(_content(path, remedy))
    except ValueError as problem:
        raise BadFile(f"{path}: is no public key ({problem}); {remedy}") from None


def _content(path: Path, remedy: str) -> bytes:
    try:
        with path.open("rb") as stream:
            return stream.read(100_000)
    except OSError as problem:
        raise BadFile(f"{path}: cannot be read ({problem.strerror}); {remedy}") from problem


def _key(pem: bytes) -> SSlibKey:
    """Raises ValueError."""
    library, serialization = _library()
    try:
        key: SSlibKey = library.SSlibKey.from_crypto(serialization.load_pem_public_key(pem))
    except Exception as problem:
        raise ValueError(str(problem) or type(problem).__name__) from None
    return key


def signed(statement: Statement, by: Signer) -> bytes:
    """The envelope around a statement, which names the key; in the one form that it may have."""
    from securesystemslib import dsse

    named = sealed(statement, by.public)
    envelope = dsse.Envelope(written(named), PAYLOAD_TYPE, {})
    envelope.sign(by.signer)
    return written(msgspec.convert(envelope.to_dict(), Envelope))


def opened(content: bytes, key: SSlibKey | None = None) -> tuple[Statement, str | None]:
    """The statement in a file, and the id of the key that signed it, if one did.

    Without `key` a signature is checked by the key that the statement itself names. Raises Bent, or NotInstalled.
    """
    try:
        envelope = msgspec.json.decode(content, type=Envelope)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        found = read(content)
        if found.predicate.signer is not None:
            raise Bent("it names somebody who signed it, and has no signature") from None
        if key is not None:
            raise Bent("nobody signed it, and a key is asked for") from None
        return found, None
    if written(envelope) != content:
        raise Bent("it is not in the form in which it was written: blanks, the order of keys or a key given twice")
    if envelope.payload_type != PAYLOAD_TYPE:
        raise Bent(f"its payload is called {envelope.payload_type!r}, not {PAYLOAD_TYPE!r}")
    if len(envelope.signatures) != 1:
        raise Bent(f"it has {len(envelope.signatures)} signatures, and one is expected")
    payload = _bytes(envelope.payload)
    found, by = read(payload), envelope.signatures[0]
    if found.predicate.signer is None:
        raise Bent("it is signed, and does not name by whom")
    try:
        named = _key(found.predicate.signer.encode())
    except ValueError as problem:
        raise Bent(f"the key that it names is none ({problem})") from None
    if key is not None and key.keyid != named.keyid:
        raise Bent(f"it is signed by the key {named.keyid}, and not by the one given, {key.keyid}")
    if by.keyid != named.keyid:
        raise Bent(f"its signature is said to be of the key {by.keyid!r}, and it names {named.keyid}")
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
        raise Bent("its signature is not one over this content by that key") from None


def _bytes(text: str) -> bytes:
    """What Base64 stands for, in its one form. Raises Bent."""
    try:
        found = base64.b64decode(text, validate=True)
    except ValueError as problem:
        raise Bent(f"it is not in Base64 ({problem})") from None
    if base64.b64encode(found).decode() != text:
        raise Bent("it is not in Base64 as that is written")
    return found


def _library() -> tuple[Any, Any]:
    """What is needed of the library. Raises NotInstalled."""
    try:
        from cryptography.hazmat.primitives import serialization
        from securesystemslib import signer
    except ImportError:
        raise NotInstalled from None
    return signer, serialization
