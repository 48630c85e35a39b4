"""Keys and engines that several tests of commands write into a folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, rsa
from cryptography.hazmat.primitives.asymmetric.types import PrivateKeyTypes

ROOT = Path(__file__).parents[3]
SERVE = f"""import runpy, sys
sys.path.insert(0, {str(ROOT)!r})
sys.argv = ["justicar", "serve"]
"""
RUN = 'runpy.run_module("conformance", run_name="__main__")\n'

MAKERS: dict[str, Callable[[], PrivateKeyTypes]] = {
    "ed25519": ed25519.Ed25519PrivateKey.generate,
    "ecdsa": lambda: ec.generate_private_key(ec.SECP256R1()),
    "rsa": lambda: rsa.generate_private_key(65537, 3072),
}


def keys(folder: Path, kind: str = "ed25519", name: str = "key") -> tuple[Path, Path]:
    """Write a new key pair and return the private and public file."""
    private = MAKERS[kind]()
    pem, form = serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
    folder.mkdir(exist_ok=True)
    secret, public = folder / f"{name}.pem", folder / f"{name}.pub"
    bare = serialization.NoEncryption()
    secret.write_bytes(private.private_bytes(pem, serialization.PrivateFormat.PKCS8, bare))
    public.write_bytes(private.public_key().public_bytes(pem, form))
    return secret, public
