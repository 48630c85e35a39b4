"""The server: pages, and tables at which people choose, ask why not, go back, and save their play."""

from __future__ import annotations

import asyncio
import contextvars
import logging
import threading
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from conformance.explorer.position_editor import Editing
from conformance.explorer.server.compare import compare
from conformance.explorer.server.language_choice import LanguageChoice
from conformance.explorer.server.pages import LivePages, kind, starts
from conformance.explorer.server.request_guard import Guard, TooLarge, problem, whole_body
from conformance.explorer.server.table_view import refused, table_state
from conformance.explorer.server.tables import REFERENCE, Gone, Sitting, Tables
from conformance.game_tree import saving, sharing
from conformance.game_tree.explain import why_in_words
from conformance.game_tree.opening import at_record, play
from conformance.game_tree.tree import GameTree, GameTreeError, JsonObject
from conformance.games import DEFAULT
from conformance.protocol.engine import CouldNotStart, Engine, EngineBroke, EngineError
from conformance.runner.cases import Case
from conformance.runner.game_records import read as read_record
from conformance.translation import _
from conformance.verdict.reports.untrusted_text import one_line, printable
from conformance.verdict.toml_tables import BadFile

Found = TypeVar("Found")
WORKERS = 8
"""Maximum number of parallel requests. A long one delays no other below this number."""
EDITORS = 2
"""Maximum number of parallel requests of position editors, besides."""
SECONDS = 20.0
"""Time limit of a request. A longer one loses its table."""
WAIT_SECONDS = 30.0
"""Maximum wait before a request starts."""
BODY_SECONDS = 10.0
"""Time limit for receiving a request's body."""
TIDY_SECONDS = 30.0
KEPT = {
    "scenario": ("tried.feature", saving.scenario),
    "record": ("tried.jsonl", saving.record),
    "position": ("tried.json", saving.position),
    "table": ("table.json", lambda table: sharing.written(sharing.document_of(table))),
    "link": ("", lambda table: sharing.pack(sharing.document_of(table))),
}
"""Kinds of downloads of a table: file name, and the function that writes it."""


class TreeRequest(msgspec.Struct, kw_only=True):
    """An action at a table."""

    do: str
    seat: str | None = None
    """The viewing seat; None: everything is visible."""
    at: int | None = None
    """The moment that the page showed."""
    number: int = 0
    """Number of a choice or of a moment."""
    text: str = ""


class Begin(msgspec.Struct, kw_only=True):
    """The start of a table. Exactly one source is given."""

    document: JsonObject | None = None
    scenario: str | None = None
    moment: int | None = None
    """Moment in the scenario's replay; None: its end."""
    start: str | None = None
    """Name of a published position."""
    position: JsonObject | None = None
    record: str | None = None
    """A recorded game, as text."""
    engine: str | None = None
    seat: str | None = None


class CompareRequest(msgspec.Struct, kw_only=True):
    """A table to compare on several engines."""

    document: JsonObject


class Server:
    """The request handlers."""

    def __init__(self, pages: LivePages, engines: Mapping[str, Callable[[], Engine]], tables: Tables | None = None):
        """Set up the server. `engines` maps each name to a function that starts the engine."""
        self.pages, self.engines = pages, dict(engines)
        self.tables = tables or Tables(engines)
        self._workers = ThreadPoolExecutor(WORKERS, "explore")
        self._editors = ThreadPoolExecutor(EDITORS, "edit")
        self.starts = {each["name"]: each for each in starts()}

    # -- work in threads --------------------------------------------------------------------------------------------

    async def work(self, task: Callable[[], Found], among: ThreadPoolExecutor | None = None) -> Found:
        """Run a task in a thread. Raises Busy if none is free, TimeoutError, and the task's own errors."""
        loop = asyncio.get_running_loop()
        begun = asyncio.Event()

        def run() -> Found:
            loop.call_soon_threadsafe(begun.set)
            return task()

        context = contextvars.copy_context()  # it has the language of the request
        found = asyncio.wrap_future((among or self._workers).submit(context.run, run))
        try:
            await asyncio.wait_for(begun.wait(), WAIT_SECONDS)
        except TimeoutError:
            found.cancel()
            raise Busy(_("the server is busy; try again in a moment")) from None
        return await asyncio.wait_for(found, SECONDS)

    async def edit(self, task: Callable[[], Found]) -> Found:
        """Run a task of a position editor. A task past its deadline keeps its thread, so editors delay no table."""
        return await self.work(task, self._editors)

    def read_ahead(self) -> None:
        """Load the suite and the search index in the background, so that later requests do not wait."""
        threading.Thread(target=lambda: (self.pages.pages, self.pages.search), daemon=True).start()

    @asynccontextmanager
    async def life(self, app: Starlette) -> AsyncIterator[None]:
        """Close idle tables while the server runs, and all tables at the end."""
        tidying = asyncio.create_task(self._tidy())
        try:
            yield
        finally:
            tidying.cancel()
            await asyncio.to_thread(self.tables.close)
            self.pages.close()
            for pool in (self._workers, self._editors):
                pool.shutdown(wait=False, cancel_futures=True)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            await asyncio.to_thread(self.tables.tidy)

    # -- pages ------------------------------------------------------------------------------------------------------

    async def page(self, request: Request) -> Response:
        path = request.path_params["path"] or "index.html"
        found = await self.work(lambda: self.pages.content(path))
        if found is None:
            return problem(request, 404, _("nothing has this address; start at /index.html"))
        return Response(found, media_type=kind(path))

    async def own_page(self, request: Request) -> Response:
        name = request.url.path.removeprefix("/")
        in_language = [self.starts[each["name"]] | {"words": each["words"]} for each in starts()]
        values = {"starts": in_language, "engines": list(self.engines)}
        return Response(await self.work(lambda: self.pages.own_page(name, **values)), media_type=kind(".html"))

    # -- tables -----------------------------------------------------------------------------------------------------

    async def begin(self, request: Request) -> Response:
        body = msgspec.json.decode(await self.body(request), type=Begin)
        return _json(await self.work(lambda: self._begun(body)), 201)

    def _begun(self, body: Begin) -> JsonObject:
        document = self._document(body)
        seat = body.seat or (document.seat if document else None)

        def opened(engine: Engine) -> GameTree:
            if document is None:
                try:
                    head, lines = read_record(body.record or "", Path("the record"))
                except BadFile as bad:
                    raise GameTreeError(str(bad)) from bad
                return at_record(engine, head, lines)
            return sharing.open_document(document, engine, self.pages.case)

        sitting = self.tables.open(body.engine, opened)
        with self.tables.at(sitting.key):
            return {
                "id": sitting.key,
                "engines": list(self.engines),
                "by": sitting.name,
                **table_state(sitting.table, seat),
            }

    def _document(self, body: Begin) -> sharing.Document | None:
        """Return the document that a table starts from; None for a record. Raises GameTreeError."""
        given = [each for each in (body.document, body.scenario, body.start, body.position, body.record) if each]
        if len(given) != 1:
            raise GameTreeError(
                _("a table needs exactly one of a document, a scenario, a start, a position, and a record")
            )
        if body.scenario is not None:
            case = self.pages.case(body.scenario)
            if case is None:
                raise GameTreeError(_("the suite has no scenario {scenario}", scenario=body.scenario))
            step = None if body.moment is None else _step_of(case, body.moment)
            return sharing.Document(
                format=1, game=case.game, start=sharing.SharedStart(scenario=body.scenario, step=step)
            )
        if body.start is not None and body.start not in self.starts:
            raise GameTreeError(
                _("there is no start {start!r}; known: {starts}", start=body.start, starts=", ".join(self.starts))
            )
        position = self.starts[body.start]["position"] if body.start else body.position
        if position is not None:
            return sharing.of_position(position, str(position.get("game", DEFAULT)))
        return sharing.read(msgspec.json.encode(body.document)) if body.document is not None else None

    async def act(self, request: Request) -> Response:
        key = request.path_params["key"]
        body = msgspec.json.decode(await self.body(request), type=TreeRequest)
        try:
            return _json(await self.work(lambda: self._done(key, body)))
        except TimeoutError:
            self._workers.submit(self.tables.end, key)
            raise

    def _done(self, key: str, body: TreeRequest) -> JsonObject:
        if body.do == "close":
            self.tables.end(key)
            return {}
        with self.tables.at(key) as sitting:
            try:
                return _do(sitting, body)
            except EngineBroke as broke:
                sitting.table.recover()
                raise GameTreeError(_("the engine broke and was restarted: {problem}", problem=broke)) from broke

    async def compare(self, request: Request) -> Response:
        document = sharing.read(
            msgspec.json.encode(msgspec.json.decode(await self.body(request), type=CompareRequest).document)
        )
        rows = await self.work(lambda: self._compared(document))
        return _json({"engines": list(self.engines), "rows": rows, "game": document.game})

    def _compared(self, document: sharing.Document) -> list[JsonObject]:
        engines: dict[str, Engine] = {}
        try:
            for name, start in self.engines.items():
                engines[name] = start()
            return compare(document, engines, self.pages.case)
        finally:
            for engine in engines.values():
                engine.close()

    async def body(self, request: Request) -> bytes:
        """Read a request's body. Raises TooLarge and TimeoutError."""
        return await asyncio.wait_for(whole_body(request), BODY_SECONDS)


def _do(sitting: Sitting, body: TreeRequest) -> JsonObject:
    """Perform an action at a table. Raises GameTreeError and EngineError."""
    table = sitting.table
    if body.at is not None and body.at != table.at.number:
        raise Stale(_("the table has changed in the meantime; reload it and try again"))
    if body.seat is not None and body.do in ("why", *KEPT, "say"):
        raise GameTreeError(_("that would reveal hidden cards; switch the view to “everything” first"))
    if body.do == "why":
        return refused(why_in_words(table, body.text[:500]))
    if body.do in KEPT:
        name, write = KEPT[body.do]
        return {"name": name, "text": write(table)}
    if body.do == "choose":
        options = table.choices()
        if body.seat is not None and (table.pending is None or table.pending.seat != body.seat):
            raise GameTreeError(_("Not now: {seat} does not decide this", seat=body.seat))
        if not 1 <= body.number <= len(options):
            raise GameTreeError(
                _("there is no choice {number}; choose 1 to {last}", number=body.number, last=len(options))
            )
        table.choose(options[body.number - 1].choice)
    elif body.do == "say":
        play(table, body.text[:500])
    elif body.do == "go":
        table.go(body.number)
    elif body.do == "back":
        table.back()
    elif body.do == "forward":
        table.forward()
    elif body.do != "look":
        raise GameTreeError(_("there is no action {action!r}", action=body.do))
    return table_state(table, body.seat)


class Busy(Exception):
    """The request was not started; nothing has changed."""


class Stale(GameTreeError):
    """The table is no longer at the moment that the page showed."""


def _step_of(case: Case, moment: int) -> int:
    """Return how many steps of a scenario are played at a moment of its replay."""
    first = next((at for at, step in enumerate(case.steps) if step.kind != "given"), len(case.steps))
    played = [at + 1 for at, step in enumerate(case.steps) if at >= first and step.kind != "then"]
    if not 0 <= moment <= len(played):
        raise GameTreeError(
            _(
                "the replay of {scenario} has no moment {moment}; it has 0 to {last}",
                scenario=case.id,
                moment=moment,
                last=len(played),
            )
        )
    return [first, *played][moment]


def _json(value: Any, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(value), status, media_type="application/json", headers={"Cache-Control": "no-store"}
    )


STATUS: tuple[tuple[type[Exception], int], ...] = (
    (Gone, 410),
    (Stale, 409),
    (TooLarge, 413),
    (Busy, 429),
    (GameTreeError, 422),
    (CouldNotStart, 502),
    (EngineError, 422),
    (msgspec.MsgspecError, 400),
    (UnicodeDecodeError, 400),
    (RecursionError, 400),
    (TimeoutError, 503),
)
"""Exceptions and their HTTP status, the most specific first."""


async def _failed(request: Request, fault: Exception) -> Response:
    status = next((status for kind, status in STATUS if isinstance(fault, kind)), 500)
    message = str(fault)
    if status == 503:
        message = _("that took too long; ask for less, or open the table again from its link")
    elif status == 500:
        logging.getLogger(__name__).error("%s", printable(request.url.path), exc_info=fault)
        message = _("the server failed; its terminal shows the error")
    return problem(request, status, message)


async def _aborted(request: Request, fault: Exception) -> Response:
    """Log a request that its client gave up, on one line. Nobody reads the answer."""
    logging.getLogger(__name__).warning("%s: the client left in the middle of its request", one_line(request.url.path))
    return Response(status_code=400)


class Ahead(Iterable[Case]):
    """The scenarios of the suite, loaded on first use."""

    def __init__(self, pages: LivePages) -> None:
        self.pages = pages

    def __iter__(self) -> Iterator[Case]:
        return iter(self.pages.cases)


def editing(server: Server) -> list[Route]:
    """Return the routes of the position editor. Each request gets its own engine."""

    @contextmanager
    def lease() -> Iterator[Engine]:
        _, engine = server.tables.starting(REFERENCE)
        try:
            yield engine
        finally:
            engine.close()

    return Editing(lease, Ahead(server.pages), server.edit, server.body).routes


def application(server: Server, host: str = "127.0.0.1", language: str | None = None) -> Starlette:
    """Return the whole server.

    `host` is the name by which it is reached. `language` is the language of pages whose path names none; None leaves
    it to the browser.
    """
    found = Starlette(
        routes=[
            Route("/table", server.own_page),
            Route("/compare", server.own_page),
            Route("/api/tables", server.begin, methods=["POST"]),
            Route("/api/tables/{key}", server.act, methods=["POST"]),
            Route("/api/compare", server.compare, methods=["POST"]),
            *editing(server),
            Route("/favicon.ico", lambda _: Response(status_code=204)),
            Route("/{path:path}", server.page),
        ],
        middleware=[Middleware(Guard, host=host), Middleware(LanguageChoice, default=language)],
        exception_handlers={kind: _failed for kind, _status in STATUS}
        | {Exception: _failed, ClientDisconnect: _aborted},
        lifespan=server.life,
    )
    found.state.pages = server.pages
    return found
