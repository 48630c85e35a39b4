"""The position editor, as a server offers it: its page, what it needs to know of a game, and what an engine says.

All that may lie on a table, and every key of it, the editor reads from the published schema of the game's positions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
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
from conformance.game_tree import saving
from conformance.game_tree.opening import Setting, at_position, known_game
from conformance.game_tree.tree import GameTreeError, JsonObject
from conformance.games import DEFAULT, GameDescriptor
from conformance.protocol.engine import Engine, EngineError, InvalidPosition
from conformance.protocol.json_schemas import build
from conformance.runner.cases import Case, CaseStep, FeatureError, read_feature
from conformance.runner.execute import edition_of
from conformance.verdict.reports.html import environment_of, own

MOST_BYTES = 2_000_000
"""Of what is asked: as much as a table in a link may have."""
STILL = {
    **dict.fromkeys(("editor.js", "fields.js", "link.js", "position.js", "sheet.js", "tiles.js"), "text/javascript"),
    "editor.css": "text/css",
}
"""Name and kind of each file that the page loads, beside `explorer.js`, `table.js` and `explorer.css`."""
Lease = Callable[[], AbstractContextManager[Engine]]


class EditorError(Exception):
    """What is wrong with what was asked, and the status that says so."""

    def __init__(self, message: str, status: int = 400) -> None:
        super().__init__(message)
        self.status = status


class Editing:
    """The editor's part of a server."""

    def __init__(self, lease: Lease, cases: Iterable[Case]) -> None:
        """`lease`: an engine that is nobody else's as long as it is held; one that broke comes back as it is, to be
        started again. `cases`: scenarios to begin from."""
        self.lease, self.cases = lease, cases

    @cached_property
    def _by_id(self) -> dict[str, Case]:
        return {case.id: case for case in self.cases}

    @property
    def routes(self) -> list[Route]:
        """To be put into an application at its root, beside `explorer.js`, `table.js` and `explorer.css`."""
        environment: Environment = environment_of(__package__)
        page = environment.get_template("editor.html.j2").render(
            root="", live=True, games=[game for game in games.GAMES if game.words]
        )
        files = {"editor": ("text/html", page)} | {name: (kind, own(environment, name)) for name, kind in STILL.items()}
        return [
            *(Route(f"/{name}", _still(kind, content)) for name, (kind, content) in files.items()),
            Route("/api/editor/{game}", self._kit),
            Route("/api/position", self._asking(self._position), methods=["POST"]),
            Route("/api/begun", self._asking(self._begun), methods=["POST"]),
            Route("/api/scenario", self._asking(self._scenario), methods=["POST"]),
        ]

    async def _kit(self, request: Request) -> Response:
        try:
            return _json(await run_in_threadpool(kit, known_game(request.path_params["game"]).name))
        except GameTreeError as problem:
            return _json({"error": str(problem)}, 404)

    def _asking(self, answer: Callable[[JsonObject], JsonObject]) -> Callable[[Request], Any]:
        async def asked(request: Request) -> Response:
            try:
                return _json(await run_in_threadpool(answer, await _object(request)))
            except EditorError as fault:
                return _json({"error": str(fault)}, fault.status)
            except (GameTreeError, EngineError, FeatureError) as problem:
                return _json({"error": str(problem)}, 422)

        return asked

    def _position(self, asked: JsonObject) -> JsonObject:
        """What an engine says of a `position`: `problem`, or what is open there as `says`."""
        position = _field(asked, "position", dict)
        with self.lease() as engine:
            try:
                table = at_position(engine, position)
            except InvalidPosition as refused:
                return {"problem": {"problem": refused.problem, "where": refused.where, "detail": refused.detail}}
            except (GameTreeError, EngineError) as refused:
                return {"problem": {"problem": "", "where": "", "detail": str(refused)}}
            pending = table.pending
            open_there = (
                f"it is for {pending.seat} to decide: {pending.window}"
                if pending
                else "nobody decides anything, and the game ends"
            )
            return {"problem": None, "says": open_there}

    def _begun(self, asked: JsonObject) -> JsonObject:
        """The `position` that the Givens of a `scenario` of the suite describe, or those of a `text`, or TOML."""
        if "scenario" in asked:
            name = _field(asked, "scenario", str)
            if (case := self._by_id.get(name)) is None:
                raise EditorError(f"the suite has no scenario {name}", 404)
            game, edition, steps = known_game(case.game), edition_of(case, None, known_game(case.game)), case.steps
        else:
            game, text = known_game(_field(asked, "game", str)), _field(asked, "text", str)
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

    def _scenario(self, asked: JsonObject) -> JsonObject:
        """A `position` as the `text` of a scenario, in Givens as far as there are words."""
        with self.lease() as engine:
            return {"text": saving.scenario(at_position(engine, _field(asked, "position", dict)))}


@cache
def kit(name: str) -> JsonObject:
    """What the editor needs of a game: the schema of its positions, its editions, cards and starter positions, and what
    each problem of a position means."""
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
    """The published positions of a game, by what their first line says of them."""
    found = []
    for path in sorted((scenarios.ROOT / "positions").glob("*.toml")):
        text = path.read_text(encoding="utf-8")
        position = tomli.loads(text)
        if "seats" in position and position.get("game", DEFAULT) == game.name:
            found.append({"name": text.partition("\n")[0].lstrip("# "), "position": position})
    return found


def _steps(text: str, game: GameDescriptor) -> tuple[CaseStep, ...]:
    """The steps of a scenario, which may lack its heads."""
    whole = text if "Feature:" in text else f"Feature: Given\n  Scenario: Given\n{text}"
    cases = read_feature(whole, PurePath("what was opened").as_posix(), game.name).cases
    if not cases:
        raise EditorError("there is no scenario in that")
    return tuple(cases[0].steps)


def _toml(text: str) -> JsonObject | None:
    """A position that is written as TOML; None for another text."""
    try:
        found: JsonObject = tomli.loads(text)
    except (tomli.TOMLDecodeError, RecursionError):
        return None
    return found if "seats" in found else None


def _field(asked: JsonObject, name: str, kind: type) -> Any:
    if not isinstance(asked.get(name), kind):
        raise EditorError(f"`{name}` is missing, or of another kind")
    return asked[name]


async def _object(request: Request) -> JsonObject:
    """The object that is asked. Raises Fault."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > MOST_BYTES:
            raise EditorError(f"too large: at most {MOST_BYTES:,} bytes", 413)
    try:
        return msgspec.json.decode(body, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise EditorError(f"that is no JSON object: {problem}") from problem


def _json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def _still(kind: str, content: str) -> Callable[[Request], Any]:
    async def told(request: Request) -> Response:
        return Response(content, media_type=kind)

    return told
