"""The scoreboard: many engines side by side, by profile and by chapter."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

import msgspec

from conformance.protocol.json_schemas import JsonObject
from conformance.verdict.reports.comparison import Comparison, Moved, Ran, Standing, passed
from conformance.verdict.reports.json_results import schema_of
from conformance.verdict.results import CaseResult, Verdict
from conformance.verdict.results_file import RunRecord

DID_NOT_RUN = (Verdict.UNSUPPORTED, Verdict.NOT_RUN)


class Column(msgspec.Struct, frozen=True):
    """An engine."""

    key: str
    """Part of file names, such as `my-engine-1-2`."""
    engine: str
    """Name and version."""
    language: str
    suite: str
    editions: dict[str, str]


class Share(msgspec.Struct, frozen=True):
    """Result of an engine in a profile or a chapter."""

    passed: int
    failed: int
    """Number of scenarios that failed or ended in an error. Always 0 in a profile, which does not distinguish these."""
    not_asked: int
    """Number of other scenarios. In a chapter, those that were not declared or never reached."""
    certified: bool = False

    @property
    def total(self) -> int:
        """Number of scenarios."""
        return self.passed + self.failed + self.not_asked


class Row(msgspec.Struct, frozen=True):
    """A profile or chapter with each engine's result, or None if the engine was not judged."""

    name: str
    title: str
    game: str
    shares: list[Share | None]


class Board(msgspec.Struct, frozen=True):
    """The whole scoreboard."""

    engines: list[Column]
    profiles: list[Row]
    chapters: list[Row]
    """One row per feature file."""


def board(runs: Sequence[RunRecord], certified: Sequence[Collection[str]]) -> Board:
    """Return a scoreboard of these runs, in this order. `certified` names the certified profiles of each."""
    keys: list[str] = []
    for run in runs:
        key = re.sub(r"[^a-z0-9]+", "-", run.name.lower()).strip("-")[:60] or "engine"
        keys.append(key if key not in keys else f"{key}-{len(keys) + 1}")
    columns = [
        Column(key, run.name, str(run.engine.get("language", "?")), run.suite, run.editions)
        for key, run in zip(keys, runs, strict=True)
    ]
    return Board(columns, _profiles(runs, certified), _chapters(runs))


def schemas() -> dict[str, JsonObject]:
    """Return the JSON Schemas of board.json and of `justicar compare --json`, by name without the suffix."""
    return {
        "board": schema_of("board", Board, Column, Row, Share),
        "comparison": schema_of("comparison", Comparison, Ran, Standing, Moved),
    }


def _profiles(runs: Sequence[RunRecord], certified: Sequence[Collection[str]]) -> list[Row]:
    judged = [{each.profile: each for each in run.certificates} for run in runs]
    titles = {name: each.title for found in judged for name, each in found.items()}
    rows = []
    for name, title in titles.items():
        shares: list[Share | None] = []
        for found, valid in zip(judged, certified, strict=True):
            judgement = found.get(name)
            counted = passed(judgement)
            if judgement is None or counted is None:
                shares.append(None)
            else:
                done, total = counted
                shares.append(Share(done, 0, total - done, name in valid))
        rows.append(Row(name, title, name.partition("/")[0], shares))
    return rows


def _chapters(runs: Sequence[RunRecord]) -> list[Row]:
    by_file: list[dict[str, list[CaseResult]]] = []
    titles: dict[str, tuple[str, str]] = {}
    for run in runs:
        found: dict[str, list[CaseResult]] = {}
        for case in run.scenarios:
            found.setdefault(case.uri, []).append(case)
            titles.setdefault(case.uri, (case.feature, case.game))
        by_file.append(found)
    return [
        Row(uri, title, game, [_share(found[uri]) if uri in found else None for found in by_file])
        for uri, (title, game) in titles.items()
    ]


def _share(cases: Sequence[CaseResult]) -> Share:
    done = sum(case.verdict in (Verdict.PASSED, Verdict.UNEXPECTED_PASS) for case in cases)
    not_run = sum(case.verdict in DID_NOT_RUN for case in cases)
    return Share(done, len(cases) - done - not_run, not_run)
