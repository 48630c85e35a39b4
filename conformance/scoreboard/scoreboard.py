"""Many engines beside each other, by profile and by chapter."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from conformance.protocol.json_schemas import JsonObject
from conformance.verdict.certificate import Certificate
from conformance.verdict.reports.comparison import Comparison, Moved, Ran, Standing, passed
from conformance.verdict.reports.json_results import schema_of
from conformance.verdict.results import CaseResult, Verdict
from conformance.verdict.results_file import RunRecord

NOT_ASKED = (Verdict.UNSUPPORTED, Verdict.NOT_ASKED)


class Column(msgspec.Struct, frozen=True):
    """An engine."""

    key: str
    """Part of a file's name: `my-engine-1-2`."""
    engine: str
    """Name and version."""
    language: str
    suite: str
    editions: dict[str, str]


class Share(msgspec.Struct, frozen=True):
    """How an engine fares in a profile or a chapter."""

    passed: int
    failed: int
    """Failed, or ended in an error. Of a profile it is not told apart from the rest, and is none."""
    not_asked: int
    """The rest: of a chapter what was not declared or never reached."""
    certified: bool = False

    @property
    def total(self) -> int:
        """How many scenarios there are."""
        return self.passed + self.failed + self.not_asked


class Row(msgspec.Struct, frozen=True):
    """A profile, or a chapter, with a share for each engine; None where it was not judged."""

    name: str
    title: str
    game: str
    shares: list[Share | None]


class Board(msgspec.Struct, frozen=True):
    """All of it."""

    engines: list[Column]
    profiles: list[Row]
    chapters: list[Row]
    """By feature file."""


def board(runs: Sequence[RunRecord]) -> Board:
    """Runs beside each other, in the order given."""
    keys: list[str] = []
    for run in runs:
        key = re.sub(r"[^a-z0-9]+", "-", run.name.lower()).strip("-")[:60] or "engine"
        keys.append(key if key not in keys else f"{key}-{len(keys) + 1}")
    columns = [
        Column(key, run.name, str(run.engine.get("language", "?")), run.suite, run.editions)
        for key, run in zip(keys, runs, strict=True)
    ]
    return Board(columns, _profiles(runs), _chapters(runs))


def schemas() -> dict[str, JsonObject]:
    """The schema of board.json and of what `justicar compare --json` writes, by name without the suffix."""
    return {
        "board": schema_of("board", Board, Column, Row, Share),
        "comparison": schema_of("comparison", Comparison, Ran, Standing, Moved),
    }


def _profiles(runs: Sequence[RunRecord]) -> list[Row]:
    judged = [{each.profile: each for each in run.certificates} for run in runs]
    titles = {name: each.title for found in judged for name, each in found.items()}
    rows = []
    for name, title in titles.items():
        shares: list[Share | None] = []
        for found in judged:
            judgement = found.get(name)
            counted = passed(judgement)
            if judgement is None or counted is None:
                shares.append(None)
            else:
                did, of = counted
                shares.append(Share(did, 0, of - did, isinstance(judgement, Certificate)))
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
    did = sum(case.verdict in (Verdict.PASSED, Verdict.UNEXPECTED_PASS) for case in cases)
    unasked = sum(case.verdict in NOT_ASKED for case in cases)
    return Share(did, len(cases) - did - unasked, unasked)
