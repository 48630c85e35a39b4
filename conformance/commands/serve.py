"""`justicar serve`: the reference engine as a process or a server."""

from __future__ import annotations

import click

from conformance.adapters.inprocess import REFERENCE, make_engine
from conformance.adapters.server import IDLE_SECONDS, serve_stdio, serve_tcp
from conformance.commands import OK, NotStarted, Refused
from conformance.protocol.engine import CouldNotStart


def serve(*, address: str | None, idle: float | None) -> int:
    """Answer requests until the client is done. Over TCP, serve many clients until interrupted."""
    host, port = _address(address) if address is not None else ("", 0)
    try:
        engine = make_engine(REFERENCE)
    except CouldNotStart as error:
        raise NotStarted(str(error)) from error
    if address is None:
        serve_stdio(engine)
        return OK
    try:
        serve_tcp(lambda: make_engine(REFERENCE), host, port, idle_seconds=idle or IDLE_SECONDS)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise Refused(
            f"cannot listen on {address} ({reason}); choose another address, or port 0 for any free one"
        ) from problem
    except KeyboardInterrupt:
        click.echo("stopped", err=True)
    return OK


def _address(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise click.BadParameter(f"{text!r} is not an address; write it like 127.0.0.1:4000", param_hint="--tcp")
    return host.strip("[]"), int(port)
