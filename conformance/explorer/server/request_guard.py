"""Guard every request: its origin, its size, and what the browser may do with the answer."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
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
REQUESTS = 500
"""Maximum number of requests in progress or waiting."""


TITLES = {
    404: "No such page",
    400: "Not this server",
    429: "The server is busy",
    500: "The server failed",
    503: "The server is busy",
}
"""HTTP status → title of its page for people."""


def problem(request: Request, status: int, message: str) -> Response:
    """Return an error: a page for people who follow a link, JSON for programs."""
    if request.method in SAFE and "text/html" in request.headers.get("accept", ""):
        title = TITLES.get(status, "That did not work")
        page = request.app.state.pages.problem_page(title, status, message.partition(";")[0])
        return Response(page, status, media_type="text/html; charset=utf-8")
    return JSONResponse({"error": message[:2_000]}, status)


class Guard:
    """Rejects requests from other pages and from rebound host names, and adds `HEADERS` to every answer."""

    def __init__(self, app: ASGIApp, host: str) -> None:
        """Wrap `app`. `host` is the server's name, besides any IP address and `localhost`."""
        self.app, self.host = app, host
        self._requests = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        if (found := self._problem(scope)) is not None:
            await problem(Request(scope), *found)(scope, receive, guarded)
            return
        self._requests += 1
        try:
            if self._requests > REQUESTS:
                busy = problem(Request(scope), 503, "the server is busy; try again in a moment")
                await busy(scope, receive, guarded)
            else:
                await self.app(scope, receive, guarded)
        finally:
            self._requests -= 1

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


async def whole_body(request: Request) -> bytes:
    """Read a request's body. Raises TooLarge as soon as it is too large."""
    found = bytearray()
    async for part in request.stream():
        found += part
        if len(found) > MOST_BYTES:
            raise TooLarge(f"too large: at most {MOST_BYTES:,} bytes")
    return bytes(found)
