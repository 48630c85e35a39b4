"""Test which changes of a module are found, and that each makes a valid program."""

from __future__ import annotations

import ast

import pytest

from tests.mutants.card_values import fact_changes
from tests.mutants.changes import Change, changed, changes_of
from tests.mutants.verdicts import rule_changes, sample

SOURCE = '''
"""A module."""
from somewhere import card, rule

TOPIC = "a topic"

@rule("vtes.some.rule")
def may_pay(game, minion: int = 2) -> bool:
    """Whether it may."""
    assert minion
    game.cite(("vtes.some.rule",))
    if minion.blood >= game.cost and not minion.locked:
        game.burn(minion)
    if minion.cited:
        game.cite(("vtes.some.rule",))
    return [each for each in game.minions if each.ready]

@card(100001)
class Gun:
    text = Play(Bleed(1), stealth=2)

class Course:
    STEPS = (first, second)
'''


def texts(kind: str) -> list[str]:
    return [change.text for change in changes_of("some.module", SOURCE) if change.kind == kind]


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("comparison", ["minion.blood >= game.cost → <"]),
        ("boundary", ["minion.blood >= game.cost → >"]),
        ("junction", ["minion.blood >= game.cost and (not minion.locked) → or"]),
        ("negation", ["not minion.locked → minion.locked"]),
        ("statement", ["game.burn(minion) is left out"]),
        ("number", ["2 → 3", "2 → 1", "1 → 2", "1 → 0", "2 → 3", "2 → 1"]),
        ("step", ["step first is left out", "step second is left out", "steps first and second exchanged"]),
        (
            "part",
            [
                "text = Play(Bleed(1), stealth=2) is left out",
                "Bleed(1) is left out of Play(Bleed(1), stealth=2)",
                "stealth=2 is left out of Play(Bleed(1), stealth=2)",
            ],
        ),
        ("word", []),
    ],
)
def test_each_kind_of_change_is_found_only_in_rules(kind: str, expected: list[str]) -> None:
    assert texts(kind) == expected


def test_every_change_compiles() -> None:
    for change in changes_of("some.module", SOURCE):
        compile(changed(SOURCE, change), "some.module", "exec")


def test_operands_and_comprehension_conditions_are_filters() -> None:
    assert "the filter if each.ready is left out" in texts("filter")
    assert "not minion.locked is left out of minion.blood >= game.cost and (not minion.locked)" in texts("filter")


@pytest.mark.parametrize(
    "source",
    [
        "Condition = Callable[[Table], bool]\n",
        '__all__ = ["a", "b"]\n',
        'def f():\n    if number in KNOWN:\n        raise ValueError(f"{number} twice")\n',
        'def nature(self) -> tuple[str, ...]:\n    return ("vtes.a.b",) if self.card else ()\n',
        'def f(self):\n    self.tell(("vtes.a.b", BASIC, *OTHERS))\n',
        'def f(self):\n    self.why = "vtes.a." + ("b" if self.passed else "c")\n',
    ],
)
def test_evidence_and_error_checks_are_not_changed(source: str) -> None:
    assert [change.text for change in changes_of("some.module", source) if change.kind != "statement"] == []


def test_a_call_that_only_cites_is_not_changed() -> None:
    source = "def f(game):\n    {}(game, 1)\n"
    assert changes_of("some.module", source.format("ignored_without")) == []
    assert changes_of("some.module", source.format("ignored")) != []


def test_a_change_in_a_reason_function_affects_reasons_only() -> None:
    source = "def why_not(self) -> Refusal:\n    return LATE if self.late else EARLY\n"
    assert {change.of for change in changes_of("some.module", source)} == {"reason"}


def test_every_change_alters_the_code() -> None:
    for change in changes_of("some.module", SOURCE):
        before, after = ast.unparse(ast.parse(SOURCE)), ast.unparse(changed(SOURCE, change))
        assert before != after, change.name
        compile(after, "changed", "exec")


def test_every_change_of_the_rules_has_a_unique_name() -> None:
    for game in ("vtes", "vendetta"):
        changes = rule_changes(game)
        assert len({change.name for change in changes}) == len(changes)
        assert len({change.name for change in fact_changes(game)}) == len(fact_changes(game))


def test_a_sample_depends_on_its_seed_only() -> None:
    changes: list[Change] = rule_changes("vendetta")
    first, again, other = (sample(changes, 20, seed) for seed in (1, 1, 2))
    assert [change.name for change in first] == [change.name for change in again]
    assert [change.name for change in first] != [change.name for change in other]
