"""Vectors made from the suite: each scenario is run with the reference engine, and what its steps asked and stated is
written down."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

import msgspec

from conformance.adapters import connect
from conformance.games import Game, find
from conformance.protocol.engine import Engine
from conformance.protocol.untracked import keys_of
from conformance.runner import suite
from conformance.runner.cases import Case
from conformance.runner.digest import of_game
from conformance.runner.execute import CaseRun
from conformance.runner.ids import hashed, meaning
from conformance.runner.needs import cards_of, features_of, rehearsed, understood
from conformance.vectors import lowering, model
from conformance.vectors.model import Entry, GameIndex, Index, Request, Vector
from conformance.verdict.results import Verdict
from conformance.vocabulary.script import Asked

INDEX = "index.json"


class Unfillable(Exception):
    """A scenario that the reference engine does not pass has no vector."""


def fill(folder: Path, cases: Sequence[Case]) -> Iterator[Vector]:
    """Writes the vectors of these cases and their index into a folder, and tells each. Raises Unfillable, and OSError
    where the folder cannot be written."""
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
    games = {name: find(name) for name in dict.fromkeys(case.game for case in cases)}
    indexed = {
        name: GameIndex(
            digest=of_suite(_of(cases, name)),
            table=game.vocabulary.places.table,
            part_of={part: each.part_of for part, each in game.vocabulary.features.items() if each.part_of},
        )
        for name, game in games.items()
    }
    _write(folder / INDEX, Index(suite=suite.version(), digest=of_suite(cases), games=indexed, vectors=entries))


def _of(cases: Iterable[Case], game: str) -> list[Case]:
    return [case for case in cases if case.game == game]


def of_suite(cases: Sequence[Case]) -> str:
    """SHA-256 over what decides these cases: what they demand, their games as they are installed, and this format."""
    games = sorted({case.game for case in cases})
    demanded = sorted((case.id, meaning(case)) for case in cases)
    return hashed((model.VERSION, demanded, [of_game(find(game)) for game in games]))


def stale(folder: Path, cases: Sequence[Case]) -> str | None:
    """Why a folder of vectors does not say what these cases demand; None: it does. Raises OSError where it cannot be
    read."""
    try:
        index = msgspec.json.decode((folder / INDEX).read_bytes(), type=Index)
    except msgspec.DecodeError as fault:
        return f"{folder / INDEX} is no index of vectors: {fault}"
    known = {case.id: case for case in cases}
    if unknown := [entry.id for entry in index.vectors if entry.id not in known]:
        return f"there is no scenario {unknown[0]} any more"
    if index.digest != (now := of_suite([known[entry.id] for entry in index.vectors])):
        return f"they were made from another suite: their digest is {index.digest[:12]}, that of this suite {now[:12]}"
    return None


def vector_of(case: Case, engine: Engine) -> Vector:
    """One scenario as data."""
    run = CaseRun(case, engine)
    while run.stopped is None and len(run.results) < len(case.steps):
        run.perform()
    result = run.finish()
    if result.verdict is not Verdict.PASSED:
        raise Unfillable(f"{case.id}: the reference engine does not pass it: {result.reason}")
    game = find(case.game)
    matches = list(understood(case, game.vocabulary))
    spoken = rehearsed(case, game.vocabulary, run.edition)
    edition = game.book.named(run.edition)
    usual = game.book.values_of(edition.preset)
    return Vector(
        id=case.id,
        title=case.title,
        game=case.game,
        edition=edition.preset,
        toggles={toggle: value for toggle, value in edition.values.items() if value != usual[toggle]},
        rules=list(case.rules),
        needs=features_of(case, matches),
        cards=cards_of(matches),
        in_use=[card for card in cards_of(matches) if card in spoken.in_use],
        keys=sorted(spoken.keys & _keys(game)),
        seats=spoken.seats,
        chance=spoken.chance,
        provisional=case.provisional,
        deprecated=case.deprecated,
        listens=list(run.world.play.told),
        steps=[f"{step.keyword} {step.text}" for step in case.steps],
        requests=requests(run, game),
    )


@cache
def _keys(game: Game) -> frozenset[str]:
    return frozenset() if game.words is None else keys_of(game.words)


def requests(run: CaseRun, game: Game) -> list[Request]:
    """What was asked, each with what must hold after it. What is remembered and never compared is left out."""
    found: list[Request] = []
    for step, line in run.world.script.lines:
        if isinstance(line, Asked):
            found.append(_request(line, step))
        else:
            found[-1].holds += lowering.holds(line, step)
    first = found[0]
    first.refusable = first.method == "setup" and any(
        hold.path == ("problem",) for request in found for hold in request.holds
    )
    return [request for at, request in enumerate(found) if request.method != "remember" or _is_used(found[at:])]


def _request(asked: Asked, step: int) -> Request:
    fields = msgspec.structs.asdict(asked)
    if asked.method == "remember":  # what it is told to keep is no params of a request
        given = fields.pop("params")
        fields |= {name: value for name, value in given.items() if value is not None}
    return Request(step=step, **fields)


def _is_used(requests: Sequence[Request]) -> bool:
    """Whether what the first of them remembers is compared with, before something else is remembered; or events are
    counted from it, or something must hold there."""
    if requests[0].forget or requests[0].holds:
        return True
    for at, request in enumerate(requests):
        if at and request.method == "remember":
            return False
        if any(lowering.needs_before(hold) for hold in request.holds):
            return True
    return False


def _write(file: Path, content: msgspec.Struct) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    plain = msgspec.to_builtins(content)
    file.write_text(json.dumps(plain, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
