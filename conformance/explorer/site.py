"""The static site: pages for rules, scenarios, recorded games, rulings, and editions, with their replays.

Everything is in the language that is current while the site is made.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any

from jinja2 import Environment

from conformance.catalogue_entries import Rule
from conformance.explorer.browser_search import index
from conformance.explorer.localization import script_texts, translating
from conformance.explorer.page_model import PageModel, Scenario, differences, outcome
from conformance.explorer.replays import ReplayFile, packed
from conformance.game_tree.tree import JsonObject
from conformance.games import GAMES, GameDescriptor, find
from conformance.protocol.engine import Engine
from conformance.runner.cases import Case
from conformance.runner.game_records import RecordLine, read
from conformance.translation import _
from conformance.verdict.reports.html import own
from scenarios import ROOT

_SAFE = re.compile(r"[A-Za-z0-9._-]+")
ProgressReport = Callable[[str], None]
Making = Callable[[], bytes]


RECORDS = ROOT / "games"
"""Folder of the suite's recorded games."""


def files(
    cases: list[Case], engine: Engine, progress: ProgressReport = lambda _: None, records: Sequence[Path] | None = None
) -> Iterator[tuple[str, bytes]]:
    """Yield path and content of each file of the site.

    `progress` is called with a line after each file. `records` are recorded games; None means all in the suite. Raises
    GameTreeError and EngineError if the engine does not play a scenario, and BadFile for an invalid record.
    """
    played = recorded(records)
    pages = Pages(PageModel(cases), {name: (head["game"], len(lines) - 1) for name, (head, lines) in played.items()})
    yield from ((name, make()) for name, make in pages.written())
    for name, (head, lines) in played.items():
        progress(_("replays: {name}", name=name))
        reel = ReplayFile()
        reel.record(engine, name, head, lines)
        yield record_replay_path(name, head["game"]), reel.packed()
    yield "search.json.z", packed(index())
    by_file: dict[str, list[Case]] = {}
    for scenario in pages.model.scenarios.values():
        for case in scenario.rows:
            by_file.setdefault(case.uri, []).append(case)
    for number, of in enumerate(by_file.values(), 1):
        reel = ReplayFile()
        for case in of:
            reel.shoot(engine, case)
        progress(_("replays: {number} of {count} files of features", number=number, count=len(by_file)))
        yield replay_path(of[0]), reel.packed()


def replay_path(case: Case) -> str:
    """Return the path of a scenario's replay, from the root of the site."""
    return f"films/{case.uri.removesuffix('.feature')}.json.z"


def record_replay_path(name: str, game: str) -> str:
    """Return the path of a recorded game's replay, from the root of the site."""
    return f"films/{game}/records/{name}.json.z"


def recorded(paths: Sequence[Path] | None = None) -> dict[str, tuple[JsonObject, list[RecordLine]]]:
    """Read recorded games: name → header and lines. None means all in the suite. Raises BadFile."""
    found = sorted(RECORDS.glob("*.jsonl")) if paths is None else paths
    return {_safe(path.stem): read(path.read_text(encoding="utf-8"), path) for path in found}


class Pages:
    """All pages, rendered from templates."""

    def __init__(self, model: PageModel, records: Mapping[str, tuple[str, int]] = MappingProxyType({})) -> None:
        """Set up the pages. `records` maps each recorded game to its game and its number of choices."""
        self.model, self.records = model, records
        self.environment: Environment = translating(__package__)
        self.games = [game for game in GAMES if game.steps]
        self.environment.globals |= {"games": self.games, "rules": model.rules, "records": records}
        self.environment.filters |= {"outcome": outcome, "film": replay_path}
        self.environment.globals["live"] = False  # True if a server offers tables to play at

    def written(self) -> Iterator[tuple[str, Making]]:
        """Yield the path of each page, script, and style sheet, with a function that makes its content."""
        for name in ("explorer.css", "explorer.js", "table.js", "words.js", "icon.svg"):
            yield name, partial(self._own, name)
        yield "texts.js", script_texts
        yield "index.html", lambda: self.page("index", "", counts=self._counts())
        for game in self.games:
            yield f"games/{game.name}.html", partial(self._game, game)
            yield f"readings/{game.name}.html", partial(self._readings, game)
            yield f"rules/{game.name}.json.z", partial(self._sayings, game)
            yield f"editions/{game.name}.html", partial(self._editions, game)
        for rule in self.model.rules.values():
            yield f"rules/{_safe(rule.id)}.html", partial(self._rule, rule)
        for name, (game_name, choices) in self.records.items():
            of = {"name": name, "game": find(game_name), "choices": choices}
            yield f"records/{name}.html", partial(self.page, "record", "../", **of)
        for scenario in self.model.scenarios.values():
            yield f"scenarios/{_safe(scenario.id)}.html", partial(self.page, "scenario", "../", scenario=scenario)

    def _own(self, name: str) -> bytes:
        return own(self.environment, name).encode()

    def _game(self, game: GameDescriptor) -> bytes:
        return self.page("game", "../", game=game, chapters=self._chapters(game))

    def _readings(self, game: GameDescriptor) -> bytes:
        readings = [each for each in self.model.readings if each.rules[0].startswith(f"{game.name}.")]
        return self.page("readings", "../", game=game, readings=readings)

    def _editions(self, game: GameDescriptor) -> bytes:
        return self.page("editions", "../", game=game, differences=differences(game))

    def _sayings(self, game: GameDescriptor) -> bytes:
        """Return each rule's summary and place, for the replays."""
        return packed({rule.id: (rule.summary, rule.where) for rule in self._rules(game)})

    def _rule(self, rule: Rule) -> bytes:
        return self.page("rule", "../", rule_page=self.model.rule_page(rule))

    def page(self, template: str, root: str, **values: Any) -> bytes:
        """Render a page. `root` is the relative path from the page to the root of the site."""
        text = self.environment.get_template(f"{template}.html.j2").render(root=root, **values)
        return re.sub(r"\n\s*", "\n", text).encode()

    def _chapters(self, game: GameDescriptor) -> list[tuple[str, dict[str, list[Any]]]]:
        """Return the rules of a game by rulebook, then by heading."""
        books: dict[str, dict[str, list[Any]]] = {}
        for rule in self._rules(game):
            heading = rule.where.partition(" > ")[0]
            books.setdefault(self.model.rules.book(rule), {}).setdefault(heading, []).append(rule)
        return list(books.items())

    def _rules(self, game: GameDescriptor) -> list[Rule]:
        return [rule for rule in self.model.rules.values() if rule.id.startswith(f"{game.name}.")]

    def _counts(self) -> dict[str, tuple[int, int]]:
        """Return game → number of rules and scenarios."""
        scenarios: dict[str, list[Scenario]] = {}
        for scenario in self.model.scenarios.values():
            scenarios.setdefault(scenario.case.game, []).append(scenario)
        of = [rule.partition(".")[0] for rule in self.model.rules]
        return {game.name: (of.count(game.name), len(scenarios.get(game.name, ()))) for game in GAMES}


def _safe(name: str) -> str:
    """Return a permanent id as a file name. Raises ValueError for anything else."""
    if not _SAFE.fullmatch(name):
        raise ValueError(f"{name!r} cannot be a page name: ids have letters, digits, dots, and hyphens")
    return name
