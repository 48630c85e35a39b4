"""Engine that listens on a TCP port."""

from __future__ import annotations

import socket
import time

from conformance.adapters.limits import Limits
from conformance.adapters.line_io import LineStream, WireLink
from conformance.protocol.engine import CouldNotStart, EngineBroke

PATIENCE_SECONDS = 2.0
"""Time for retries of a refused connection, in seconds, because the engine may still be starting."""


class TcpLink(WireLink):
    """TCP connection. The engine's process, memory and standard error are not under its control."""

    NOT_OPEN = ("closed", "the connection is not open")

    def __init__(self, address: str, limits: Limits) -> None:
        self._limits = limits
        host, colon, port = address.rpartition(":")
        if not colon or not host or not port.isascii() or not port.isdigit() or not 0 < int(port) < 65536:
            raise CouldNotStart(f"{address!r} is not an address; write it like `tcp:localhost:4000`")
        self._address = (host.removeprefix("[").removesuffix("]"), int(port))
        self._socket: socket.socket | None = None

    def open(self, deadline: float) -> None:
        self.kill()
        patient_until = min(deadline, time.monotonic() + PATIENCE_SECONDS)
        while True:
            try:
                connection = socket.create_connection(self._address, timeout=max(0.05, deadline - time.monotonic()))
                break
            except (OSError, UnicodeError) as error:
                if not isinstance(error, ConnectionRefusedError) or time.monotonic() >= patient_until:
                    host, port = self._address
                    raise CouldNotStart(
                        f"cannot connect to {host}, port {port} ({error}); check that the engine listens there"
                    ) from None
                time.sleep(0.05)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket = connection
        self._wire = LineStream(self._limits, source=connection.fileno(), sink=connection.fileno(), ended=_ended)

    def finish(self, deadline: float) -> None:
        """Do nothing, because the engine's process is not ours."""

    def kill(self) -> None:
        if self._socket is not None:
            self._socket.close()
        self._socket = self._wire = None

    def last_words(self) -> str:
        return ""


def _ended() -> EngineBroke:
    return EngineBroke("closed", "it closed the connection")
