"""The language of each request: from its path, such as `/fr/table`, or else from the browser's settings."""

from __future__ import annotations

from babel import negotiate_locale
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from conformance.explorer.localization import HERE
from conformance.translation import ENGLISH, languages, speaking


class LanguageChoice:
    """Answers each request in its language. A path without a language has the default, or the browser's choice."""

    def __init__(self, app: ASGIApp, default: str | None = None) -> None:
        """Wrap `app`. `default` is the language of paths without one; None leaves it to the browser."""
        self.app, self.default = app, default

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        first, slash, rest = scope["path"].removeprefix("/").partition("/")
        named = first in languages()
        if named and not slash:
            await RedirectResponse(f"/{first}/")(scope, receive, send)
            return
        if named:
            scope = {**scope, "path": f"/{rest}", "raw_path": f"/{rest}".encode()}
        code = first if named else self.default or negotiated(Headers(scope=scope).get("accept-language", ""))

        async def labelled(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["Content-Language"] = code
                if not named:
                    headers.add_vary_header("Accept-Language")
            await send(message)

        here = HERE.set(scope["path"].removeprefix("/"))
        try:
            with speaking(code):
                await self.app(scope, receive, labelled)
        finally:
            HERE.reset(here)


def negotiated(accepted: str) -> str:
    """Return the language that suits an `Accept-Language` header best, by default English."""
    wanted: list[tuple[float, str]] = []
    for part in accepted[:500].split(","):
        name, _, quality = part.partition(";")
        try:
            weight = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if name.strip() and weight > 0:
            wanted.append((-weight, name.strip()))
    wanted.sort(key=lambda each: each[0])
    return negotiate_locale([name for _, name in wanted], languages(), sep="-") or ENGLISH
