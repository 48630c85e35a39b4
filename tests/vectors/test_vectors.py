"""Vectors express every Then, agree with the protocol's verdicts, and are rejected when out of date."""

from __future__ import annotations

import json
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from msgspec import UNSET

from conformance.cli import main
from conformance.games import find
from conformance.runner.cases import Case
from conformance.steps import expect
from conformance.vectors import expectations
from conformance.vectors.card_routes import called
from conformance.vectors.event_checks import one_for_each
from conformance.vectors.export import INDEX, export, observing, of_suite, stale, without_deprecated
from conformance.vectors.model import Index, Line, Unsayable, Vector
from conformance.vectors.path_mapping import SEEN, at
from tests.cases import one_of_each_step, suite_cases
from tests.vectors.agreement import JAVASCRIPT, TEN, WRONG, by_protocol, by_vectors, honest, java

CASES = suite_cases()
JUDGING = without_deprecated(CASES)
NODE = pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")


def sample() -> list[Case]:
    """Return a case for each step in use, and every 200th of the others."""
    each = one_of_each_step()
    return [*each, *(case for case in JUDGING[::200] if case not in each)]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Export vectors of the sample, of what the JavaScript engine can play, and of what a faulty engine gets wrong."""
    folder = tmp_path_factory.mktemp("vectors")
    chosen = sample()
    more = [case for case in JUDGING if case.id.startswith("VTES-05") or WRONG[TEN[1]].breaks in case.rules]
    list(export(folder, [*chosen, *(case for case in more if case not in chosen)]))
    return folder


def test_every_when_and_then_becomes_data(folder: Path) -> None:
    for case in one_of_each_step():
        vector = msgspec.json.decode((folder / f"{case.game}/{case.id}.json").read_bytes(), type=Vector)
        asked = {line.step for line in vector.script if line.ask not in (UNSET, "observe") or line.do}
        held = {line.step for line in vector.script if line.path or line.if_}
        for number, step in enumerate(case.steps):
            if step.kind != "given":
                left = held if step.kind == "then" else asked
                assert number in left, f"{case.id}: nothing is left of {step.text!r}"


def test_vectors_match_their_schema(folder: Path) -> None:
    index = msgspec.json.decode((folder / INDEX).read_bytes(), type=Index)
    assert {entry.game for entry in index.vectors} == set(index.games) == {"vtes", "vendetta", "rivals"}
    for entry in index.vectors:
        vector = msgspec.json.decode((folder / entry.file).read_bytes(), type=Vector)
        assert (vector.id, vector.game) == (entry.id, entry.game)
        assert vector.script[0].ask in ("setup", "deck")


def test_outdated_vectors_are_rejected(folder: Path, tmp_path: Path) -> None:
    index = json.loads((folder / INDEX).read_text())
    for change, reason in (
        ({}, None),
        ({"vectors": [{"id": "VTES-0", "game": "vtes", "file": ""}]}, "scenario VTES-0 no longer exists"),
        ({"vectors": 3}, "is not an index of vectors"),
        ({"digest": of_suite(CASES[:3])}, "the vectors come from another suite"),
    ):
        (tmp_path / INDEX).write_text(json.dumps(index | change))
        why = stale(tmp_path, CASES)
        assert why is None if reason is None else why is not None and reason in why
    result = CliRunner().invoke(main, ["export", str(tmp_path), "--check"])
    assert (result.exit_code, "out of date: the vectors come from another suite" in result.output) == (1, True)


def test_deprecated_scenarios_have_no_vectors(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    exported: list[str] = []

    def fake_export(folder: Path, cases: list[Case]) -> Iterator[Vector]:
        exported.extend(case.id for case in cases)
        return iter(())

    monkeypatch.setattr("conformance.vectors.export.export", fake_export)
    assert CliRunner().invoke(main, ["export", str(tmp_path)]).exit_code == 0
    assert exported == [case.id for case in CASES if not case.deprecated]
    assert len(exported) < len(CASES)


def test_digest_depends_on_the_scenarios_content() -> None:
    assert of_suite(CASES[:9]) == of_suite(CASES[:9][::-1])
    assert of_suite(CASES[:9]) != of_suite(CASES[:8])
    changed = msgspec.structs.replace(CASES[0].steps[-1], text="otherwise")
    other = msgspec.structs.replace(CASES[0], steps=(*CASES[0].steps[:-1], changed))
    assert of_suite([other, *CASES[1:9]]) != of_suite(CASES[:9])


@NODE
@pytest.mark.parametrize("number", [None, TEN[1]], ids=["the reference engine", WRONG[TEN[1]].title])
def test_vectors_and_protocol_agree_on_an_engine(number: int | None, folder: Path) -> None:
    game = "" if number is None else WRONG[number].game
    found = by_vectors(folder, number, game)
    assert found == by_protocol(number, game, only=found)
    assert {"passed"} == set(found.values()) if number is None else "failed" in found.values()


@NODE
@pytest.mark.parametrize("consumer", ["javascript", "java"])
def test_vectors_and_certify_agree_on_the_javascript_engine(consumer: str, folder: Path, tmp_path: Path) -> None:
    if consumer == "java" and shutil.which("javac") is None:
        pytest.skip("a JDK is not installed")
    engine = "node examples/engines/ousting.mjs"
    judge = JAVASCRIPT if consumer == "javascript" else java(tmp_path)
    found = by_vectors(folder, None, "vtes", engine.split(" "), judge)
    assert found == by_protocol(None, "vtes", only=found, engine=f"stdio:{engine}")
    assert set(found.values()) == {"passed", "unsupported"}


@NODE
@pytest.mark.parametrize("consumer", ["javascript", "java"])
def test_vectors_and_protocol_agree_on_missing_features(consumer: str, folder: Path, tmp_path: Path) -> None:
    if consumer == "java" and shutil.which("javac") is None:
        pytest.skip("a JDK is not installed")
    engine = honest("LacksALittle")
    found = by_vectors(folder, None, "vtes", engine, JAVASCRIPT if consumer == "javascript" else java(tmp_path))
    assert found == by_protocol(None, "vtes", only=found, engine=f"stdio:{shlex.join(engine)}")
    assert set(found.values()) == {"passed", "unsupported"}


@NODE
@pytest.mark.parametrize("layer", ["AnyOrder", "SaysLittle", "AsksEverybody"])
def test_vectors_accept_conforming_variants(layer: str, folder: Path) -> None:
    found = by_vectors(folder, None, "", honest(layer))
    assert "passed" in found.values()
    assert [case for case, verdict in found.items() if verdict not in ("passed", "unsupported")] == []


@pytest.mark.skipif(shutil.which("javac") is None, reason="a JDK is not installed")
def test_java_consumer_passes_the_reference_engine(folder: Path, tmp_path: Path) -> None:
    assert set(by_vectors(folder, None, "vendetta", consumer=java(tmp_path)).values()) == {"passed"}


def test_card_name_gives_its_fields_and_number() -> None:
    for game, name, kind, number in (
        ("vtes", "The Horde#2", {"card": ["The Horde"]}, 2),
        ("vtes", "?", {"card": ["?", None]}, 1),
        ("rivals", "Lucky#1", {"card": ["Lucky"], "face_down": [False, None]}, 1),
        ("rivals", "Monster#3", {"face_down": [True], "in": ["haven", "streets", "torpor"]}, 3),
        ("rivals", "Conspiracy", {"face_down": [True], "in": ["beside"]}, 1),
        ("rivals", "Curse#2", {"face_down": [True], "in": ["attached"]}, 2),
    ):
        table = find(game).vocabulary.places.table
        assert table is not None
        assert called(table, name) == ({"like": kind}, number)


def test_controlled_cards_are_counted_first() -> None:
    """A name must mean the same card in both lists."""
    for game in ("vtes", "rivals"):
        table = find(game).vocabulary.places.table
        assert table is not None
        last = [keys for _, keys in table.lists if set(keys) & set(table.uncontrolled)]
        assert last in ([], [table.lists[-1][1]])
        assert all(set(keys) <= set(table.uncontrolled) for keys in last)


def test_each_row_of_a_table_needs_its_own_event() -> None:
    kinds = [{"event": ["drawn"]}, {"event": ["drawn"], "seat": ["Ana"]}, {"event": ["drawn"], "seat": ["Ana"]}]
    assert [line.least for line in one_for_each(("events",), kinds)] == [3, 2]
    with pytest.raises(Unsayable, match="name another field"):
        list(one_for_each((), [{"seat": ["Ana"]}, {"card": ["Dodge"]}]))


def test_unsayable_expectation_about_all_cards_is_reported() -> None:
    with pytest.raises(Unsayable, match="state it for each card by name"):
        list(expectations.lines(expect.be("cards", []), find("vtes")))
    assert list(expectations.lines(expect.lack("cards", "Smudge the Ignored"), find("vtes")))


def test_ambiguous_rows_are_reported_with_their_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def ambiguous(*_: object) -> Iterator[Line]:
        return one_for_each((), [{"seat": ["Ana"]}, {"card": ["Dodge"]}])

    monkeypatch.setattr(expectations, "lines", ambiguous)
    result = CliRunner().invoke(main, ["fill", str(tmp_path), "--id", CASES[0].id])
    assert result.exit_code == 2
    for named in (f"{CASES[0].uri}:", CASES[0].id, "name another field"):
        assert named in result.output


def test_observation_is_made_once_per_turnpoint() -> None:
    """Positions that nothing uses are not kept."""
    pool = Line(path=(*SEEN, "pool"), is_=[3])
    chosen = Line(ask="choose", as_="now")
    before = Line(keep={"before": [at(SEEN)]})
    made = [line.ask or line.path or line.keep for line in observing([pool, pool, before, chosen, pool])]
    assert made == [
        "observe",
        pool.path,
        pool.path,
        "choose",
        "observe",
        pool.path,
    ]
