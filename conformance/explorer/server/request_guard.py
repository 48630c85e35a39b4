"""What stands before every request: whose it may be, how large, and what a browser may do with the answer."""

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
    """Refuses what another page, or a name that was made to lead here, asks for; every answer bears `HEADERS`."""

    def __init__(self, app: ASGIApp, host: str) -> None:
        """`host`: the name by which the server is reached, beside any address and `localhost`."""
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
            status, said = problem
            await JSONResponse({"error": said}, status)(scope, receive, guarded)
            return
        await self.app(scope, receive, guarded)

    def _problem(self, scope: Scope) -> tuple[int, str] | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._ours(host):
            return 400, "this server is not known by that name; open it by its address"
        if scope["method"] in SAFE:
            return None
        origin = headers.get("origin")
        if (origin is not None and origin != f"{scope['scheme']}://{host}") or headers.get(
            "sec-fetch-site", "none"
        ) not in ("same-origin", "none"):
            return 403, "only the pages of this server may ask for that"
        if headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            return 415, "what is asked for has to be JSON"
        return None

    def _ours(self, host: str) -> bool:
        """A page that rebinds a name to this machine still sends its own name: an address is never one."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
            return name in ("localhost", self.host.lower()) or bool(ipaddress.ip_address(name))
        except ValueError:
            return False


class TooLarge(Exception):
    """A body that is larger than any table."""


async def body(request: Request) -> bytes:
    """What a request bears. Raises TooLarge, as soon as that is known."""
    found = bytearray()
    async for part in request.stream():
        found += part
        if len(found) > MOST_BYTES:
            raise TooLarge(f"too large: at most {MOST_BYTES:,} bytes")
    return bytes(found)
