"""Check that an artifact is the engine that runs, so that a certificate is about what was judged."""

from __future__ import annotations

import os
import sys
from importlib.machinery import PathFinder
from pathlib import Path

from conformance.adapters.container import RUNTIMES, image_digest
from conformance.adapters.stdio import command_of
from conformance.commands import Refused
from conformance.protocol.engine import CouldNotStart
from conformance.verdict.attestation.statement import digest_of

CODE_OPTIONS = ("-c", "-e", "-m", "--eval", "--command", "-r", "-E")
"""Options by which an interpreter takes its program from elsewhere than a file."""


def artifact_digest(spec: str, artifact: Path | None) -> dict[str, str] | None:
    """Return the digest of the engine, or None without an artifact.

    For a container it is the image's, which needs no option. Raises Refused, BadFile, and CouldNotStart.
    """
    scheme, _, target = spec.partition(":")
    if scheme in RUNTIMES:
        if artifact is not None:
            raise Refused(f"leave out --artifact: the certificate records the digest of the {scheme} image")
        return {"sha256": image_digest(scheme, command_of(target)[0])}
    if artifact is None:
        return None
    if problem := _problem(scheme, target, artifact):
        raise Refused(f"--artifact {artifact} is not what runs: {problem}")
    return digest_of(artifact)


def _problem(scheme: str, target: str, artifact: Path) -> str | None:
    if scheme in ("python", "inprocess"):
        return _module_problem(target.partition(":")[0].partition(".")[0], artifact)
    if scheme != "stdio":
        return f"the harness starts no program for {scheme!r}; use stdio:, python:, docker:, or podman:"
    try:
        words = command_of(target)
    except CouldNotStart as error:
        return str(error)
    if _inside(Path(words[0]), artifact) and os.sep in words[0]:
        return None
    if code := next((word for word in words[1:] if word in CODE_OPTIONS), None):
        return f"{words[0]} takes its program from {code}; start a file of the artifact instead"
    if not any(_inside(Path(word), artifact) for word in words[1:]):
        return "no word of the command is a file in it"
    return None


def _module_problem(name: str, artifact: Path) -> str | None:
    found = PathFinder.find_spec(name, [str(Path.cwd()), *sys.path])  # runs no code of the engine
    places = [*(found.submodule_search_locations or ()), found.origin] if found else []
    if not found or not any(_inside(Path(place), artifact) for place in places if place):
        return f"the module {name!r} is not in it"
    return None


def _inside(path: Path, artifact: Path) -> bool:
    """Return whether a file or folder exists and is the artifact or inside it, with all links followed."""
    return path.exists() and path.resolve().is_relative_to(artifact.resolve())
