"""`justicar explore`: serve the explorer pages and playable tables to a browser."""

from __future__ import annotations

import ipaddress
import socket
import threading
import webbrowser
from collections.abc import Callable
from typing import Any

import click

from conformance.commands import OK, Refused
from conformance.commands.engines import choose_engine
from conformance.protocol.engine import Engine
from conformance.translation import _
from conformance.verdict.reports.untrusted_text import printable


def explore(
    *, source: str | None, host: str, port: int, no_open: bool, specs: tuple[str, ...], lang: str | None, **limits: Any
) -> int:
    """Serve until interrupted. Raises Refused."""
    try:
        import uvicorn

        from conformance.explorer.server.app import Server, application
        from conformance.explorer.server.deadlines import protocol
        from conformance.explorer.server.pages import LivePages
    except ModuleNotFoundError as missing:
        raise Refused(f"{missing.name} is not installed; `pip install 'justicar[explore]'`") from missing
    engines = _engines(specs, limits)
    fragment = _fragment(source, choose_engine("reference", None).start) if source else ""
    listening = _listen(host, port)
    named = f"[{host}]" if ":" in host else host
    address = f"http://{named}:{listening.getsockname()[1]}/{fragment}"
    server = Server(LivePages(_cases, choose_engine("reference", None).start), engines)
    server.read_ahead()
    click.echo(printable(_("{address}  (press Ctrl-C to stop)", address=address)))
    if not _loopback(host):
        click.echo(_("warning: there is no password, so anyone who can reach this machine can view and play"), err=True)
    if not no_open:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    config = uvicorn.Config(
        application(server, host, lang),
        log_level="warning",
        access_log=False,
        server_header=False,
        http=protocol(),
        timeout_keep_alive=20,
        timeout_graceful_shutdown=3,
        h11_max_incomplete_event_size=32_768,
    )
    uvicorn.Server(config).run(sockets=[listening])
    return OK


def _cases() -> list[Any]:
    from conformance.runner.scenario_suite import Suite

    return Suite().cases


def _engines(specs: tuple[str, ...], limits: dict[str, Any]) -> dict[str, Callable[[], Engine]]:
    """Return a map from name to starter: the reference and the engines of the command line."""
    chosen = {spec: choose_engine(spec, None, **limits) for spec in dict.fromkeys(("reference", *specs))}
    return {spec: each.start for spec, each in chosen.items()}


def _fragment(source: str, start: Callable[[], Engine]) -> str:
    """Return the URL fragment that opens a file, a scenario or a link. Raises Refused."""
    from conformance.commands.try_position import opened
    from conformance.game_tree import sharing

    engine = start()
    try:
        return f"table#t={sharing.pack(sharing.document_of(opened(engine, source)))}"
    except sharing.LinkError as problem:
        raise Refused(_("cannot open {source}: {problem}", source=source, problem=problem)) from problem
    finally:
        engine.close()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # with IPPROTO_TCP, asyncio sets TCP_NODELAY
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen(512)  # accept connections while the server still starts
    except OSError as problem:
        found.close()
        reason = problem.strerror or str(problem)
        raise Refused(f"cannot listen on {host}:{port} ({reason}); choose another --port, or leave it out") from problem
    return found


def _loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
