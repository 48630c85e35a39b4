"""The pages of the static site, each made on demand in the current language, with replays played on demand."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Any

import tomli

import scenarios
from conformance.explorer.browser_search import index
from conformance.explorer.localization import script_texts, translating
from conformance.explorer.page_model import PageModel
from conformance.explorer.replays import ReplayFile, packed
from conformance.explorer.site import Pages, record_replay_path, recorded
from conformance.game_tree.tree import JsonObject
from conformance.games import DEFAULT, GAMES
from conformance.protocol.engine import Engine
from conformance.runner.cases import Case
from conformance.runner.game_records import RecordLine
from conformance.translation import _, current
from conformance.verdict.reports.html import own

TEMPLATES = __package__.rpartition(".")[0]
STILL = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
KINDS = STILL | {".html": "text/html; charset=utf-8", ".z": "application/octet-stream"}
MAX_REPLAYS = 128
"""Maximum number of cached replays, about 5 kB each."""


class LivePages:
    """The content of each path. The suite is loaded once, by the first request that needs it."""

    def __init__(self, cases: Callable[[], Sequence[Case]], engine: Callable[[], Engine]) -> None:
        """Set up the pages. `cases` loads the scenarios; `engine` starts the engine for replays."""
        self._read, self._start = cases, engine
        self._reading, self._indexing, self._playing = threading.Lock(), threading.Lock(), threading.Lock()
        self._environment = translating(TEMPLATES)
        self._environment.globals["live"] = True
        self._still = {
            path.name for path in files(TEMPLATES).joinpath("templates").iterdir() if _suffix(path.name) in STILL
        }
        self._replays = lru_cache(MAX_REPLAYS)(self._replay)
        self._by_language: dict[str, Pages] = {}
        self._made: dict[str, dict[str, Callable[[], bytes]]] = {}
        self._indexes: dict[str, bytes] = {}

    def content(self, path: str) -> bytes | None:
        """Return the content of a path, or None. Raises GameTreeError and EngineError for unplayable replays."""
        if path in self._still:
            return own(self._environment, path).encode()
        if path == "texts.js":
            return script_texts()
        if path == "search.json.z":
            return self.search
        if path.startswith("films/"):
            name = _bare(path)
            return self.replay(name) if name in self.pages.model.scenarios or name in self._games else None
        pages, code = self.pages, current().code
        make = self._made.setdefault(code, dict(pages.written())).get(path)
        return make() if make else None

    def replay(self, name: str) -> bytes:
        """Return the replays of a scenario or recorded game."""
        return self._replays(name, current().code)

    def own_page(self, template: str, **values: Any) -> bytes:
        """Return one of the server's own pages, which do not need the suite."""
        return self._environment.get_template(f"{template}.html.j2").render(root="", **values).encode()

    def problem_page(self, title: str, status: int, message: str) -> bytes:
        """Return the page that tells people what went wrong. Its links work at any path."""
        values = {"title": title, "status": status, "message": message}
        return self._environment.get_template("problem.html.j2").render(root="/", **values).encode()

    def case(self, name: str) -> Case | None:
        """Return a scenario, or one row, by its id."""
        return self._cases.get(name)

    @property
    def pages(self) -> Pages:
        """The pages in the current language."""
        code = current().code
        with self._reading:
            if code not in self._by_language:
                self._by_language[code] = self._pages()
            return self._by_language[code]

    @property
    def cases(self) -> list[Case]:
        """Every scenario that has a page, with all its rows."""
        return [case for each in self.pages.model.scenarios.values() for case in each.rows]

    @property
    def search(self) -> bytes:
        """The search data in the current language."""
        code = current().code
        with self._indexing:
            if code not in self._indexes:
                self._indexes[code] = packed(index())
            return self._indexes[code]

    def _pages(self) -> Pages:
        records = {name: (head["game"], len(lines) - 1) for name, head, lines in self._games.values()}
        pages = Pages(PageModel(self._suite), records)
        pages.environment.globals["live"] = True
        pages.environment.filters["film"] = lambda case: f"films/{case.id.partition('/')[0]}.json.z"
        return pages

    @cached_property
    def _games(self) -> dict[str, tuple[str, JsonObject, list[RecordLine]]]:
        """Recorded games, by the path of their replays."""
        found = ((name, head, lines) for name, (head, lines) in recorded().items())
        return {_bare(record_replay_path(name, head["game"])): (name, head, lines) for name, head, lines in found}

    @cached_property
    def _suite(self) -> Sequence[Case]:
        return self._read()

    @cached_property
    def _cases(self) -> dict[str, Case]:
        scenarios_of = self.pages.model.scenarios
        rows = {case.id: case for case in self.cases}
        return {name: each.case for name, each in scenarios_of.items()} | rows

    @cached_property
    def _engine(self) -> Engine:
        return self._start()

    def _replay(self, name: str, language: str) -> bytes:
        reel = ReplayFile()
        with self._playing:
            if name in self._games:
                reel.record(self._engine, *self._games[name])
            else:
                for case in self.pages.model.scenarios[name].rows:
                    reel.shoot(self._engine, case)
        return reel.packed()

    def close(self) -> None:
        """Stop the engine for replays."""
        if "_engine" in self.__dict__:
            self._engine.close()


def _bare(path: str) -> str:
    """Return the name of a replay from its path."""
    return path.removeprefix("films/").removesuffix(".json.z")


def kind(path: str) -> str:
    """Return the media type of a path."""
    return KINDS.get(_suffix(path), "application/octet-stream")


def _suffix(name: str) -> str:
    return name[name.rfind(".") :] if "." in name else ""


def starts() -> list[JsonObject]:
    """Return the published starting positions: `game`, the game's `title`, `name`, `words`, and `position`.

    The words are in the current language.
    """
    found = []
    titles = {game.name: game.title for game in GAMES}
    for path in sorted((scenarios.ROOT / "positions").glob("*.toml")):
        text = path.read_text(encoding="utf-8")
        position = tomli.loads(text)
        if "seats" in position:
            game = str(position.get("game", DEFAULT))
            words = _(text.partition("\n")[0].lstrip("# "))
            found.append({"game": game, "title": titles[game], "name": path.stem, "words": words, "position": position})
    return found
