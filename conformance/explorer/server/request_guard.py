"""Guard every request: its origin, its size, and what the browser may do with the answer."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from conformance.game_tree.sharing import MOST_BYTES

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
SAFE = ("GET", "HEAD")


class Guard:
    """Rejects requests from other pages and from rebound host names, and adds `HEADERS` to every answer."""

    def __init__(self, app: ASGIApp, host: str) -> None:
        """Wrap `app`. `host` is the server's name, besides any IP address and `localhost`."""
        self.app, self.host = app, host

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        if (problem := self._problem(scope)) is not None:
            status, message = problem
            await JSONResponse({"error": message}, status)(scope, receive, guarded)
            return
        await self.app(scope, receive, guarded)

    def _problem(self, scope: Scope) -> tuple[int, str] | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._ours(host):
            return 400, "this server does not have that name; open it by its address"
        if scope["method"] in SAFE:
            return None
        origin = headers.get("origin")
        if (origin is not None and origin != f"{scope['scheme']}://{host}") or headers.get(
            "sec-fetch-site", "none"
        ) not in ("same-origin", "none"):
            return 403, "only this server's own pages may send this request"
        if headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            return 415, "the request must be JSON"
        return None

    def _ours(self, host: str) -> bool:
        """Return whether a host name is ours.

        A page that rebinds a name to this machine still sends that name, never an address.
        """
        try:
            name = urlsplit(f"//{host}").hostname or ""
            return name in ("localhost", self.host.lower()) or bool(ipaddress.ip_address(name))
        except ValueError:
            return False


class TooLarge(Exception):
    """A request body that is larger than any table."""


async def body(request: Request) -> bytes:
    """Read a request's body. Raises TooLarge as soon as it is too large."""
    found = bytearray()
    async for part in request.stream():
        found += part
        if len(found) > MOST_BYTES:
            raise TooLarge(f"too large: at most {MOST_BYTES:,} bytes")
    return bytes(found)
