"""Questions in players' words find the rules that answer them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
import tomli

from conformance.catalogue import load
from conformance.search import index as kept
from conformance.search.ranking import Search

HERE = Path(__file__).parent


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question, and what answers it."""

    ask: str
    rules: tuple[str, ...]
    """Patterns of the ids of rules, of which any will do."""
    game: str | None = None


class Figures(NamedTuple):
    """Number of questions whose answer is first or among the first three, and those missed."""

    first: int
    among_three: int
    missed: list[str]


def questions(name: str) -> list[Question]:
    data = tomli.loads((HERE / f"{name}.toml").read_text(encoding="utf-8"))
    return msgspec.convert(data["question"], list[Question])


TUNED, HELD_OUT = questions("tuned"), questions("held_out")


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    made = kept.made(sqlite3.connect(tmp_path_factory.mktemp("index") / "ask.sqlite"))
    yield made
    made.close()


@pytest.fixture(scope="module")
def right(index: sqlite3.Connection) -> dict[str, list[bool]]:
    """Return for each question which of its first three results are right."""
    return {
        question.ask: [
            any(fnmatch(answer.id, rule) for rule in question.rules)
            for answer, _ in Search(index, question.game).find(question.ask, 3).results
        ]
        for question in TUNED + HELD_OUT
    }


def figures(right: dict[str, list[bool]], asked: list[Question]) -> Figures:
    results = {question.ask: right[question.ask] for question in asked}
    return Figures(
        first=sum(each[:1] == [True] for each in results.values()),
        among_three=sum(map(any, results.values())),
        missed=[question for question, each in results.items() if not any(each)],
    )


def test_there_are_a_hundred_and_fifty_questions_and_every_answer_exists() -> None:
    assert (len(TUNED), len(HELD_OUT)) == (100, 50)
    assert len({question.ask for question in TUNED + HELD_OUT}) == 150
    known = list(load())
    unknown = [rule for each in TUNED + HELD_OUT for rule in each.rules if not any(fnmatch(one, rule) for one in known)]
    assert unknown == []


def test_the_right_rule_is_among_the_first_three(right: dict[str, list[bool]]) -> None:
    first, among_three, missed = figures(right, TUNED + HELD_OUT)
    assert among_three >= 0.95 * 150, f"missed: {missed}"
    assert first >= 0.8 * 150


def test_questions_that_nothing_was_fitted_to_find_their_rules_too(right: dict[str, list[bool]]) -> None:
    assert figures(right, HELD_OUT).among_three >= 0.9 * len(HELD_OUT)


def test_a_question_of_another_kind_finds_nothing(index: sqlite3.Connection) -> None:
    assert Search(index).find("qqxyzzy wwplugh").results == []
