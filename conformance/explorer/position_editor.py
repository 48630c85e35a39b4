"""Server side of the position editor: its page, data about a game, and the engine's answers.

The editor reads which cards and keys a table may have from the published schema of the game's positions.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AbstractContextManager
from functools import cache, cached_property
from pathlib import PurePath
from typing import Any

import msgspec
import tomli
from jinja2 import Environment
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import scenarios
from conformance import games
from conformance.explorer.localization import translating
from conformance.game_tree import saving
from conformance.game_tree.opening import Setting, at_position, known_game
from conformance.game_tree.tree import GameTreeError, JsonObject
from conformance.games import DEFAULT, GameDescriptor
from conformance.protocol.engine import Engine, EngineError, InvalidPosition
from conformance.protocol.json_schemas import build
from conformance.runner.cases import Case, CaseStep, FeatureError, read_feature
from conformance.runner.execute import edition_of
from conformance.translation import _, current, grouped
from conformance.verdict.reports.html import own

MOST_BYTES = 2_000_000
"""Maximum size of a request, the same as of a table in a link."""
MOST_CELLS = 300_000
"""Maximum size of a scenario outline: lines of the text, times rows, times cells of a row. Takes some two seconds."""
STILL = {
    **dict.fromkeys(("editor.js", "fields.js", "link.js", "position.js", "sheet.js", "tiles.js"), "text/javascript"),
    "editor.css": "text/css",
}
"""Name and media type of each file of the page, besides those of every page."""
Lease = Callable[[], AbstractContextManager[Engine]]
Work = Callable[[Callable[[], JsonObject]], Awaitable[JsonObject]]
"""Runs a task outside the event loop, within the limits of a server."""
_HEADER = re.compile(r"^[ \t]*(?:Scenario(?: Outline| Template)?|Example):", re.MULTILINE)
_ROW = re.compile(r"^[ \t]*\|.*$", re.MULTILINE)


class EditorError(Exception):
    """An invalid request, with the HTTP status."""

    def __init__(self, message: str, status: int = 400) -> None:
        super().__init__(message)
        self.status = status


class Editing:
    """The editor's routes."""

    def __init__(
        self,
        lease: Lease,
        cases: Iterable[Case],
        work: Work = run_in_threadpool,
        read: Callable[[Request], Awaitable[bytes]] = Request.body,
    ) -> None:
        """Set up the editor.

        `lease` provides an engine for exclusive use; a broken one is returned as it is, to be restarted.
        `cases` holds the scenarios to start from. `work` and `read` hold requests to the server's limits.
        """
        self.lease, self.cases, self.work, self.read = lease, cases, work, read

    @cached_property
    def _by_id(self) -> dict[str, Case]:
        return {case.id: case for case in self.cases}

    @property
    def routes(self) -> list[Route]:
        """Routes for the root of an application that also serves the files of every page."""
        environment: Environment = translating(__package__)
        template = environment.get_template("editor.html.j2")
        files = {name: (kind, own(environment, name)) for name, kind in STILL.items()}

        async def page(request: Request) -> Response:
            shown = [game for game in games.GAMES if game.words]
            return Response(template.render(root="", live=True, games=shown), media_type="text/html")

        return [
            Route("/editor", page),
            *(Route(f"/{name}", _still(kind, content)) for name, (kind, content) in files.items()),
            Route("/api/editor/{game}", self._kit),
            Route("/api/position", self._answering(self._position), methods=["POST"]),
            Route("/api/begun", self._answering(self._begun), methods=["POST"]),
            Route("/api/scenario", self._answering(self._scenario), methods=["POST"]),
        ]

    async def _kit(self, request: Request) -> Response:
        try:
            name = known_game(request.path_params["game"]).name
            return _json(await self.work(lambda: kit(name)))
        except GameTreeError as problem:
            return _json({"error": str(problem)}, 404)

    def _answering(self, answer: Callable[[JsonObject], JsonObject]) -> Callable[[Request], Any]:
        async def respond(request: Request) -> Response:
            try:
                asked = _object(await self.read(request))
                return _json(await self.work(lambda: answer(asked)))
            except EditorError as fault:
                return _json({"error": str(fault)}, fault.status)
            except (GameTreeError, EngineError, FeatureError) as problem:
                return _json({"error": str(problem)}, 422)

        return respond

    def _position(self, request: JsonObject) -> JsonObject:
        """Return the engine's answer to a `position`: `problem`, or the open decision as `says`."""
        position = _field(request, "position", dict)
        with self.lease() as engine:
            try:
                table = at_position(engine, position)
            except InvalidPosition as refused:
                return {
                    "problem": {
                        "problem": refused.problem,
                        "where": refused.where,
                        "detail": current().reason(refused.detail),
                    }
                }
            except (GameTreeError, EngineError) as refused:
                return {"problem": {"problem": "", "where": "", "detail": str(refused)}}
            pending = table.pending
            if pending is None:
                return {"problem": None, "says": _("no decision is open, and the game ends")}
            says = known_game(table.game).vocabulary.open_decision(pending.seat, pending.window)
            return {"problem": None, "says": says}

    def _begun(self, request: JsonObject) -> JsonObject:
        """Return the `position` from the Givens of a `scenario` of the suite or of a `text`, or from TOML."""
        if "scenario" in request:
            name = _field(request, "scenario", str)
            if (case := self._by_id.get(name)) is None:
                raise EditorError(_("the suite has no scenario {scenario}", scenario=name), 404)
            game, edition, steps = known_game(case.game), edition_of(case, None, known_game(case.game)), case.steps
        else:
            game, text = known_game(_field(request, "game", str)), _field(request, "text", str)
            if (position := _toml(text)) is not None:
                return {"position": {"game": game.name, **position}}
            edition, steps = game.edition, _steps(text, game)
        with self.lease() as engine:
            setting = Setting(engine, game, edition)
            for step in steps:
                if step.kind != "given":
                    break
                setting.take(step)
            return {"position": {"game": game.name, "edition": edition, **setting.position}}

    def _scenario(self, request: JsonObject) -> JsonObject:
        """Return a `position` as the `text` of a scenario, in Givens as far as the vocabulary allows."""
        with self.lease() as engine:
            return {"text": saving.scenario(at_position(engine, _field(request, "position", dict)))}


def kit(name: str) -> JsonObject:
    """Return the editor's data about a game: schema, edition, cards, starting positions, and meanings of problems."""
    return _kit(name, current().code)


@cache
def _kit(name: str, language: str) -> JsonObject:
    game = games.find(name)
    assert game.words is not None  # games that can be played have words
    return {
        "game": game.name,
        "title": game.title,
        "edition": game.edition,
        "schema": build({game.name: game.words})[f"{game.name}-position"],
        "cards": sorted(game.vocabulary.names.known),
        "problems": dict(game.words.problems),
        "starts": _starts(game),
    }


def _starts(game: GameDescriptor) -> list[JsonObject]:
    """Return the published positions of a game, named by their first line."""
    found = []
    for path in sorted((scenarios.ROOT / "positions").glob("*.toml")):
        text = path.read_text(encoding="utf-8")
        position = tomli.loads(text)
        if "seats" in position and position.get("game", DEFAULT) == game.name:
            found.append({"name": _(text.partition("\n")[0].lstrip("# ")), "position": position})
    return found


def _steps(text: str, game: GameDescriptor) -> tuple[CaseStep, ...]:
    """Parse the steps of a scenario, whose Feature and Scenario lines may be missing."""
    whole = _first(text if "Feature:" in text else f"Feature: Given\n  Scenario: Given\n{text}")
    cases = read_feature(whole, PurePath("the opened text").as_posix(), game.name).cases
    if not cases:
        raise EditorError(_("the text has no scenario"))
    return tuple(cases[0].steps)


def _first(text: str) -> str:
    """Return the text up to its second scenario. Raises EditorError if its outline is too large to expand."""
    headers = [found.start() for found in _HEADER.finditer(text)]
    lines = text[: headers[1] if len(headers) > 1 else None].splitlines()
    while lines and (not (last := lines[-1].strip()) or last[0] in "@#"):  # tags and comments of the second scenario
        lines.pop()
    first = "\n".join(lines)
    rows = [row.count("|") for row in _ROW.findall(first)]
    if len(lines) * (len(rows) + 1) * max(rows, default=1) > MOST_CELLS:
        raise EditorError("too large: the outline has too many steps, rows, or columns; leave out Examples", 413)
    return first


def _toml(text: str) -> JsonObject | None:
    """Parse a position in TOML; None for any other text."""
    try:
        found: JsonObject = tomli.loads(text)
    except (tomli.TOMLDecodeError, RecursionError):
        return None
    return found if "seats" in found else None


def _field(request: JsonObject, name: str, kind: type) -> Any:
    if not isinstance(request.get(name), kind):
        raise EditorError(_("`{name}` is missing or has the wrong type", name=name))
    return request[name]


def _object(body: bytes) -> JsonObject:
    """Decode a request's JSON object. Raises EditorError."""
    if len(body) > MOST_BYTES:
        raise EditorError(_("too large: at most {most} bytes", most=grouped(MOST_BYTES)), 413)
    try:
        return msgspec.json.decode(body, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise EditorError(_("not a JSON object: {problem}", problem=problem)) from problem


def _json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def _still(kind: str, content: str) -> Callable[[Request], Any]:
    async def respond(request: Request) -> Response:
        return Response(content, media_type=kind)

    return respond
