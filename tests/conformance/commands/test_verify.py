"""`certificate.json`, its signature, and `justicar verify`."""

from __future__ import annotations

import base64
import json
import sys
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest
from click.testing import CliRunner, Result
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ed25519
from hypothesis import given
from hypothesis import strategies as st

from conformance.cli import main
from conformance.verdict.attestation import signing
from conformance.verdict.attestation.profile_strength import measured
from conformance.verdict.attestation.signing import opened, private_key, public_key, signed
from conformance.verdict.attestation.statement import InvalidCertificate, Statement, digest_of, read, sealed, written
from conformance.verdict.profiles import load_profiles
from conformance.verdict.reports.json_results import schemas
from conformance.verdict.toml_tables import BadFile
from reference_engine.engine import ReferenceEngine
from scenarios import ROOT
from tests.conformance.challenge.cheats import PROXIES, cheat
from tests.conformance.commands.materials import MAKERS, RUN, SERVE, keys
from tests.conformance.runner.toy import RefusalError

PROFILE = "vtes/ending"
WRONG = "inprocess:tests.conformance.commands.test_verify:wrong"


def started(folder: Path) -> str:
    """Return what starts the engine in a folder."""
    return f"stdio:{sys.executable} {folder / 'engine'}"


def certify(directory: Path, *arguments: str) -> Result:
    return CliRunner().invoke(main, ["certify", "--profile", PROFILE, "--report", str(directory), *arguments])


def verify(file: Path, *arguments: str) -> Result:
    return CliRunner().invoke(main, ["verify", str(file), *arguments])


class Renamed(ReferenceEngine):
    """The reference engine with another name."""

    def initialize(self, params: dict[str, Any]) -> dict[str, Any]:
        return {**super().initialize(params), "name": "Somebody"}


class Wrong(ReferenceEngine):
    """Refuses every choice."""

    def choose(self, params: dict[str, Any]) -> dict[str, Any]:
        raise RefusalError("illegal", "no")


def renamed() -> ReferenceEngine:
    return Renamed()


def wrong() -> ReferenceEngine:
    return Wrong()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Folder with `key.pem`, `key.pub`, an `engine`, and a signed certificate for it."""
    made = tmp_path_factory.mktemp("certificate")
    keys(made)
    (made / "engine").write_text(SERVE + RUN)
    options = ("--sign", str(made / "key.pem"), "--artifact", str(made / "engine"), "--engine", started(made))
    assert certify(made, *options).exit_code == 0
    return made


@pytest.fixture(scope="module")
def stated(folder: Path) -> Statement:
    return opened((folder / "certificate.json").read_bytes())[0]


def test_certificate_names_engine_and_profiles(stated: Statement, folder: Path) -> None:
    assert stated.subject[0].name == "justicar-reference 0.1.0"
    assert stated.subject[0].digest == digest_of(folder / "engine")
    (granted,) = stated.predicate.granted
    (same,) = json.loads((folder / "certificates.json").read_bytes())["granted"]
    output = msgspec.to_builtins(granted)
    assert {key: output[key] for key in same if key != "kind"} == {key: same[key] for key in same if key != "kind"}
    assert granted.verdicts == {"passed": granted.scenarios + granted.undecided}
    assert granted.strength == measured()[PROFILE]


def test_certificate_follows_the_published_schema(stated: Statement) -> None:
    jsonschema.validate(json.loads(written(stated)), schemas()["certificate"])
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**json.loads(written(stated)), "subject": "me"}, schemas()["certificate"])


def test_valid_certificate_is_verified(folder: Path) -> None:
    file = folder / "certificate.json"
    trusted = ("--key", str(folder / "key.pub"), "--artifact", str(folder / "engine"))
    result = verify(file, *trusted, "--rerun", "--engine", started(folder))
    assert (result.exit_code, ": valid" in result.stdout, "signed by the trusted key" in result.stdout) == (
        0,
        True,
        True,
    )
    result = verify(file)
    assert (result.exit_code, "which the certificate itself names" in result.stdout) == (0, True)


def test_unsigned_certificate_is_reported_and_replaced(tmp_path: Path) -> None:
    certify(tmp_path)
    file = tmp_path / "certificate.json"
    assert json.loads(file.read_bytes())["predicateType"].endswith("/certificate/1")
    result = verify(file)
    assert (result.exit_code, "not signed" in result.stdout) == (0, True)
    _, public = keys(tmp_path / "keys")
    result = verify(file, "--key", str(public))
    assert (result.exit_code, "it is not signed, so it cannot be checked with a key" in result.stdout) == (1, True)
    assert certify(tmp_path, "--engine", WRONG).exit_code == 1
    assert not file.exists(), "the one of a former run is left over"


@pytest.mark.parametrize("kind", MAKERS)
def test_every_key_type_signs(tmp_path: Path, stated: Statement, kind: str) -> None:
    secret, public = keys(tmp_path, kind)
    content = signed(stated, private_key(secret))
    assert opened(content, public_key(public))[1] == public_key(public).keyid
    _, other = keys(tmp_path, "ed25519", "other")
    with pytest.raises(InvalidCertificate, match="not with the given key"):
        opened(content, public_key(other))


@given(place=st.integers(0, 10**9), bit=st.integers(0, 7), bare=st.booleans())
def test_every_flipped_bit_is_detected(folder: Path, stated: Statement, place: int, bit: int, bare: bool) -> None:
    content = bytearray(written(sealed(stated)) if bare else (folder / "certificate.json").read_bytes())
    content[place % len(content)] ^= 1 << bit
    with pytest.raises(InvalidCertificate):
        opened(bytes(content))


def test_forged_certificates_are_detected(folder: Path, stated: Statement) -> None:
    """Forgers fix the checksum, or sign with another key under the first key's name."""
    more = msgspec.structs.replace(stated.predicate.granted[0], scenarios=10_000)
    changed = msgspec.structs.replace(stated, predicate=msgspec.structs.replace(stated.predicate, granted=[more]))
    payload = written(sealed(changed, stated.predicate.signer))
    with pytest.raises(InvalidCertificate, match="names a signing key but has no signature"):
        opened(payload)
    envelope = msgspec.json.decode((folder / "certificate.json").read_bytes(), type=signing.Envelope)
    forged = msgspec.structs.replace(envelope, payload=base64.b64encode(payload).decode())
    with pytest.raises(InvalidCertificate, match="does not match this content"):
        opened(written(forged))
    secret, _ = keys(folder, name="other")
    anew = private_key(secret)
    with pytest.raises(InvalidCertificate, match="labelled with the key"):
        opened(signed(changed, signing.Signer(anew.signer, stated.predicate.signer or "")))
    with pytest.raises(InvalidCertificate, match="not with the given key"):
        opened(signed(changed, anew), public_key(folder / "key.pub"))


def test_other_suite_is_reported_for_each_profile(folder: Path, tmp_path: Path, stated: Statement) -> None:
    older = msgspec.structs.replace(stated.predicate.granted[0], digest="00" * 32, scenarios=22, profile="vtes/basic")
    unknown = msgspec.structs.replace(older, profile="vtes/none")
    predicate = msgspec.structs.replace(stated.predicate, granted=[older, unknown])
    file = tmp_path / "certificate.json"
    file.write_bytes(signed(msgspec.structs.replace(stated, predicate=predicate), private_key(folder / "key.pem")))
    result = verify(file)
    output = " ".join(result.stdout.split())
    assert result.exit_code == 1
    assert "vtes/basic has different scenarios or rules in this suite" in output
    assert "vtes/none: this suite has no such profile" in output


def test_other_engine_is_reported(folder: Path, tmp_path: Path) -> None:
    file, artifact = folder / "certificate.json", tmp_path / "engine"
    artifact.write_bytes(b"something else")
    result = verify(file, "--artifact", str(artifact))
    assert (result.exit_code, "is not the judged file" in result.stdout) == (1, True)
    result = verify(file, "--rerun", "--engine", "inprocess:tests.conformance.commands.test_verify:renamed")
    assert (result.exit_code, "the engine is Somebody" in " ".join(result.stdout.split())) == (1, True)
    result = verify(file, "--rerun", "--engine", WRONG)
    assert (result.exit_code, "vtes/ending is no longer granted" in " ".join(result.stdout.split())) == (1, True)


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", "not a statement"),
        (b"[" * 100_000, "not a statement"),
        (b"\xff\xfe", "not a statement"),
        (b"{}", "not a statement"),
        (b" " * 1_000_001, "larger than 1,000,000 bytes"),
    ],
)
def test_file_that_is_no_certificate_is_invalid(tmp_path: Path, content: bytes, fault: str) -> None:
    file = tmp_path / "certificate.json"
    file.write_bytes(content)
    result = verify(file)
    assert (result.exit_code, fault in result.stdout) == (1, True)


def test_wrong_usage_is_reported_before_the_run(tmp_path: Path, folder: Path) -> None:
    rubbish = tmp_path / "key.pem"
    rubbish.write_bytes(b"rubbish")
    for arguments, fault in (
        (["verify", str(tmp_path / "missing.json")], "cannot read"),
        (["verify", str(folder / "certificate.json"), "--key", str(rubbish)], "not a public key"),
        (["verify", str(folder / "certificate.json"), "--engine", "stdio:x"], "--engine needs --rerun"),
        (["certify", "--sign", str(folder / "key.pem")], "add --report DIR"),
        (["certify", "--report", str(tmp_path), "--sign", str(rubbish)], "not a private key"),
        (["certify", "--report", str(tmp_path), "--artifact", str(tmp_path / "none")], "starts no program"),
    ):
        result = CliRunner().invoke(main, arguments)
        assert (result.exit_code, fault in " ".join(result.output.split())) == (2, True), result.output


def test_encrypted_key_is_rejected(tmp_path: Path) -> None:
    locked = serialization.BestAvailableEncryption(b"secret")
    pem, form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    (tmp_path / "key.pem").write_bytes(ed25519.Ed25519PrivateKey.generate().private_bytes(pem, form, locked))
    with pytest.raises(BadFile, match="protected by a password"):
        private_key(tmp_path / "key.pem")


def test_missing_library_message_names_the_package(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setitem(__import__("sys").modules, "securesystemslib", None)
    result = CliRunner().invoke(main, ["certify", "--report", str(folder), "--sign", str(folder / "key.pem")])
    assert (result.exit_code, "pip install 'justicar[sign]'" in result.output) == (2, True)


def test_folder_digest_depends_on_its_files(tmp_path: Path) -> None:
    engine = tmp_path / "engine"
    (engine / "inner").mkdir(parents=True)
    (engine / "inner" / "a").write_bytes(b"one")
    (engine / "b").write_bytes(b"two")
    before = digest_of(engine)
    assert before.keys() == {"dirHash"}
    (engine / "b").rename(engine / "c")
    assert digest_of(engine) != before


def test_strengths_match_the_page() -> None:
    page = (ROOT.parent / "docs" / "evidence" / "strength.md").read_text(encoding="utf-8")
    assert measured().keys() <= load_profiles(ROOT / "profiles.toml").keys()
    for profile, each in measured().items():
        assert 0 < each.refused <= each.executed
        assert f"| `{profile}` | {each.executed} | {each.refused} | {100 * each.refused / each.executed:.1f}% |" in page


def test_statement_of_another_kind_is_rejected(stated: Statement) -> None:
    other = msgspec.structs.replace(stated, predicate_type="https://example.org/other/1")
    with pytest.raises(InvalidCertificate, match="it is not a certificate"):
        read(written(sealed(other)))


def test_certificate_without_a_challenge_is_invalid(stated: Statement, tmp_path: Path) -> None:
    (granted,) = stated.predicate.granted
    assert granted.challenge is not None
    for challenge, says in (
        (None, "has no challenge"),
        (msgspec.structs.replace(granted.challenge, seed="x"), "commits to another seed"),
        (msgspec.structs.replace(granted.challenge, decisions=3), "compared 3 decisions"),
    ):
        other = msgspec.structs.replace(granted, challenge=challenge)
        changed = msgspec.structs.replace(
            stated, predicate=msgspec.structs.replace(stated.predicate, granted=[other], signer=None)
        )
        file = tmp_path / "certificate.json"
        file.write_bytes(written(sealed(changed)))
        result = verify(file)
        assert result.exit_code == 1
        assert says in result.stdout


def test_verifier_challenges_with_a_seed_of_its_own(tmp_path: Path) -> None:
    assert certify(tmp_path, "--engine", PROXIES["in-process"], "--challenge-seed", "1").exit_code == 0
    file = tmp_path / "certificate.json"
    again = verify(file, "--rerun", "--engine", PROXIES["in-process"], "--challenge-seed", "2")
    assert again.exit_code == 0, again.output
    assert "seed given by the certifier" in again.stdout
    assert "word for word those of the reference engine" in again.stdout
    table = verify(file, "--rerun", "--engine", cheat("table-with-canonical-seats", PROFILE))
    assert table.exit_code == 1
    assert f"{PROFILE} is no longer granted: the challenge found a difference" in table.stdout


def test_seed_without_a_rerun_is_rejected(folder: Path) -> None:
    result = verify(folder / "certificate.json", "--challenge-seed", "1")
    assert result.exit_code == 2
    assert "--challenge-seed needs --rerun" in result.output
