"""Connections to engines: in process, over stdio, or over TCP."""

from __future__ import annotations

from conformance.adapters.inprocess import REFERENCE, InProcessLink
from conformance.adapters.limits import Limits
from conformance.adapters.session import EngineSession
from conformance.adapters.transcript import Transcript
from conformance.adapters.transport import Link
from conformance.protocol.engine import (
    CouldNotStart,
    Engine,
    EngineBroke,
    EngineError,
    IllegalChoice,
    InvalidPosition,
    Malformed,
    Unsupported,
)

__all__ = [
    "CouldNotStart",
    "Engine",
    "EngineBroke",
    "EngineError",
    "EngineSession",
    "IllegalChoice",
    "InvalidPosition",
    "Limits",
    "Malformed",
    "Unsupported",
    "connect",
]


def connect(spec: str, limits: Limits = Limits()) -> EngineSession:  # noqa: B008 - it is immutable
    """Start the engine that `spec` names and ask it to describe itself. Raises `CouldNotStart`.

    `spec` is `reference`, `python:MODULE:FACTORY` (own process), `inprocess:MODULE:FACTORY` (this process, which the
    engine can end), `stdio:COMMAND ...`, `docker:IMAGE ...`, `podman:IMAGE ...` or `tcp:HOST:PORT`.
    """
    transcript = Transcript(limits.stderr_bytes)
    return EngineSession(spec, _link(spec, limits, transcript), limits, transcript)


def _link(spec: str, limits: Limits, transcript: Transcript) -> Link:
    scheme, _, target = spec.partition(":")
    if limits.sandbox and scheme not in ("stdio", "python"):  # a container is one already
        raise CouldNotStart("only an engine that the harness starts as a process can run in a sandbox")
    if spec == "reference":
        return InProcessLink(REFERENCE, limits, transcript)
    if scheme == "inprocess":
        return InProcessLink(target, limits, transcript)
    # Imported here because wires need POSIX, and in-process engines do not.
    if scheme in ("stdio", "python"):
        from conformance.adapters.stdio import StdioLink, command_of, python_command, python_environment

        if scheme == "stdio":
            return StdioLink(command_of(target), limits, transcript)
        return StdioLink(python_command(target), limits, transcript, python_environment(), target)
    if scheme in ("docker", "podman"):
        from conformance.adapters.container import ContainerLink
        from conformance.adapters.stdio import command_of

        return ContainerLink(scheme, command_of(target), limits, transcript)
    if scheme == "tcp":
        from conformance.adapters.tcp import TcpLink

        return TcpLink(target, limits)
    raise CouldNotStart(
        f"{spec!r} names no engine; write `reference`, `python:MODULE:FACTORY`, `inprocess:MODULE:FACTORY`, "
        "`stdio:COMMAND ...`, `docker:IMAGE ...`, `podman:IMAGE ...` or `tcp:HOST:PORT`"
    )
