"""Export of vectors: each scenario runs on the reference engine, and its requests and expectations are written down."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from conformance.adapters import connect
from conformance.games import find
from conformance.protocol.engine import Engine
from conformance.runner import suite_version
from conformance.runner.cases import Case
from conformance.runner.digest import of_game
from conformance.runner.execute import CaseRun
from conformance.runner.id_ledger import hashed, meaning
from conformance.steps.paths import CardLists
from conformance.steps.script import ScriptRequest
from conformance.vectors import card_routes as tables
from conformance.vectors import expectations, model, needs, path_mapping, requests
from conformance.vectors.card_routes import whence
from conformance.vectors.model import Entry, Index, Line, Unsayable, Vector
from conformance.verdict.results import Verdict

INDEX = "index.json"


class NotExportable(Exception):
    """A scenario has no vector: the reference engine does not pass it, or no check can express a step."""


def export(folder: Path, cases: Sequence[Case]) -> Iterator[Vector]:
    """Write the vectors of these cases and their index into a folder, and yield each vector.

    Raises NotExportable, and OSError if the folder cannot be written.
    """
    engine = connect("reference")
    entries = []
    try:
        for case in cases:
            vector = vector_of(case, engine)
            entry = Entry(id=case.id, game=case.game, file=f"{case.game}/{case.id}.json")
            _write(folder / entry.file, vector)
            entries.append(entry)
            yield vector
    finally:
        engine.close()
    names = dict.fromkeys(case.game for case in cases)
    games = {name: of_suite([case for case in cases if case.game == name]) for name in names}
    _write(folder / INDEX, Index(suite=suite_version.version(), digest=of_suite(cases), games=games, vectors=entries))


def without_deprecated(cases: Sequence[Case]) -> list[Case]:
    """The cases that decide a certificate or may yet do so: the reference engine may fail a deprecated scenario."""
    return [case for case in cases if not case.deprecated]


def of_suite(cases: Sequence[Case]) -> str:
    """Return the SHA-256 digest of everything that decides these cases.

    It covers their steps and tags, the installed code of their games, and the vector format.
    """
    games = sorted({case.game for case in cases})
    demanded = sorted((case.id, meaning(case)) for case in cases)
    return hashed((model.VERSION, demanded, [of_game(find(game)) for game in games]))


def stale(folder: Path, cases: Sequence[Case]) -> str | None:
    """Return the reason a folder of vectors is out of date, or None if it is current.

    Raises OSError if it cannot be read.
    """
    try:
        index = msgspec.json.decode((folder / INDEX).read_bytes(), type=Index)
    except msgspec.DecodeError as fault:
        return f"{folder / INDEX} is not an index of vectors: {fault}"
    known = {case.id: case for case in cases}
    if unknown := [entry.id for entry in index.vectors if entry.id not in known]:
        return f"scenario {unknown[0]} no longer exists"
    if index.digest != (now := of_suite([known[entry.id] for entry in index.vectors])):
        return f"the vectors come from another suite: their digest is {index.digest[:12]}, this suite's is {now[:12]}"
    return None


def vector_of(case: Case, engine: Engine) -> Vector:
    """Return one scenario as a vector."""
    run = CaseRun(case, engine)
    while run.stopped is None and len(run.results) < len(case.steps):
        run.perform()
    result = run.finish()
    if result.verdict is not Verdict.PASSED:
        raise NotExportable(f"{case.id}: the reference engine does not pass it: {result.reason}")
    game = find(case.game)
    listens = list(run.world.play.seen)
    found: list[Line] = []
    for step, line in run.world.script.lines:
        lowered = (
            requests.lines(line, game, listens) if isinstance(line, ScriptRequest) else expectations.lines(line, game)
        )
        try:
            found += [msgspec.structs.replace(each, step=step) for each in lowered]
        except Unsayable as fault:
            raise NotExportable(f"{case.uri}:{case.steps[step].line}: {case.id}: {fault}") from fault
    if any(line.path == path_mapping.ANSWERS["problem"] for line in found):
        found[0].refused = requests.BAD_POSITION
    table = game.vocabulary.places.table
    cards = {} if table is None else laid_out(found, table)
    return Vector(
        id=case.id,
        title=case.title,
        game=case.game,
        rules=list(case.rules),
        provisional=case.provisional,
        deprecated=case.deprecated,
        steps=[f"{step.keyword} {step.text}" for step in case.steps],
        needs=list(needs.lines(case, game, run.edition)),
        script=list(observing(found)),
        after={requests.NOW: list(requests.after(listens)), **cards},
    )


def laid_out(script: Sequence[Line], table: CardLists) -> dict[str, list[Line]]:
    """Return the lines that keep the cards of each position that is used, by the name of the position."""
    names = dict.fromkeys(_names(msgspec.to_builtins(script)))
    kept = dict.fromkeys(whence(name) for name in names if name != whence(name))
    return {name: [tables.laid_out(table, path_mapping.kept(name), names)] for name in kept}


def observing(script: Sequence[Line]) -> Iterator[Line]:
    """Yield the lines, with an observation before each line that uses one not made since the last turnpoint.

    Drops a `keep` of the earlier position that nothing uses.
    """
    fresh: set[str] = set()
    for place, line in enumerate(script):
        if line.keep and "before" in line.keep and not _is_used(script[place + 1 :]):
            continue
        positions = (whence(name) for name in _names(msgspec.to_builtins(line)))
        names = dict.fromkeys(name for name in positions if name.startswith(path_mapping.OBSERVED))
        for name in names:
            if name not in fresh:
                yield Line(step=line.step, ask="observe", params={"seat": path_mapping.viewer(name)}, as_=name)
        fresh |= names.keys()
        yield line
        if line.ask == "observe":
            fresh.add(str(line.as_))
        elif line.ask or line.do:
            fresh.clear()


def _is_used(script: Sequence[Line]) -> bool:
    """Return True if a line uses the earlier position before it is replaced."""
    for line in script:
        if line.keep and "before" in line.keep:
            return False
        if "before" in map(whence, _names(msgspec.to_builtins(line))):
            return True
    return False


def _names(data: Any) -> Iterator[str]:
    """Yield the first key of every path in the data."""
    if isinstance(data, list | tuple):
        for each in data:
            yield from _names(each)
    elif isinstance(data, dict):
        for key, each in data.items():
            if key in ("path", "at") and isinstance(each, list | tuple) and each and isinstance(each[0], str):
                yield each[0]
            yield from _names(each)


def _write(file: Path, content: msgspec.Struct) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    plain = msgspec.to_builtins(content)
    file.write_text(json.dumps(plain, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
