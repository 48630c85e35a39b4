"""Test that the benchmarks measure what they claim, and keep their figures' names. Speed itself is not tested."""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from benchmarks import certification, engines, page, runners, toggles
from benchmarks.__main__ import main
from benchmarks.engines import Batch, MeasuredGames, count_calls, play_round
from benchmarks.figures import FIGURES, KINDS, RIVALS, Figure
from benchmarks.games import Play, RandomVtes, random_decks, starters
from benchmarks.generated import Shape, write
from benchmarks.grown import grow
from benchmarks.measure import ROOT, Sheet, Spent, Wrong, cores, launched
from conformance.runner.cases import load_cases
from tests.cases import suite_cases

PAGE_FILE = ROOT / "docs" / "evidence" / "performance.md"
PAGE = PAGE_FILE.read_text(encoding="utf-8")


class Countdown(Play):
    """Game of 90 turns with two decisions. Each makes as many calls as the number of the turn."""

    def __init__(self, seed: int) -> None:
        self.length = 0

    @property
    def turn(self) -> int:
        return 1 + self.length // 2

    @property
    def over(self) -> bool:
        return self.turn > 90

    def step(self) -> bool:
        self.apply(self.turn)
        self.length += 1
        return self.length % 2 == 0

    def apply(self, calls: int) -> None:
        for each in range(calls - 1):  # one call is this one
            abs(each)

    def copy(self) -> object:
        return Countdown(0)

    def ready_minions(self) -> int:
        return self.turn // 9


def subjects(quick: bool) -> dict[str, MeasuredGames]:
    tables = {kind: MeasuredGames(kind, Countdown, games=2, called=1 if kind.startswith("5") else 0) for kind in KINDS}
    others = (engines.CATAN, engines.POKER, *(f"rivals_{kind}" for kind in RIVALS))
    return tables | {other: MeasuredGames(other, Countdown, games=3, copied=2) for other in others}


def of_part(*names: str) -> set[str]:
    return {figure.name for figure in FIGURES if figure.part in names}


def error_of(*arguments: str) -> str:
    """Return the error output for arguments that cannot be used."""
    result = CliRunner().invoke(main, list(arguments), terminal_width=200)
    assert result.exit_code in (1, 2)
    return result.output


def test_json_has_every_figure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "suite").mkdir()
    grow(tmp_path / "suite", 5)
    monkeypatch.setattr(certification, "SUITE", tmp_path / "suite")
    monkeypatch.setattr(engines, "all_subjects", subjects)
    file = tmp_path / "found.json"
    run = CliRunner().invoke(main, ["engines", "certification", "--quick", "--rounds", "1", "--json", str(file)])
    assert run.exit_code == 0, run.output
    found: dict[str, Any] = json.loads(file.read_text())
    summary = found["summary"]
    assert summary.keys() == of_part("engines", "certification")
    greater = {name for name in summary if "memory" in name}
    unmeasured = greater | ({name for name in summary if "two_cores" in name} if one_core() else set())
    assert {name for name, value in summary.items() if value is None} == unmeasured
    assert all(summary[name] > 0 for name in summary.keys() - unmeasured)
    assert summary["certify_scenarios"] == 5
    assert len(found["parts"]["certification"]["runs"]) == (1 if one_core() else 2)
    assert found["parts"]["engines"]["games"]["catanatron"][0]["games"] == 3
    for name in summary:
        assert name in run.output


def one_core() -> bool:
    return len(cores()) == 1


def test_the_page_has_every_figure_and_table() -> None:
    for figure in FIGURES:
        assert f"| `{figure.name}` |" in PAGE
        assert figure.meaning in PAGE
    quick = engines.measure(1, True, lambda stage, detail: None, subjects(True))
    assert {"figures", "run", "certification", *(sheet.name for sheet in quick.sheets)} <= set(page.places(PAGE))


def test_figures_have_unique_names() -> None:
    names = [figure.name for figure in FIGURES]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("figure", "value", "expected"),
    [
        (Figure("", "", "", least=0.95), 0.95, "at least 0.95: met"),
        (Figure("", "", "", least=0.95), 0.94, "at least 0.95: not met"),
        (Figure("", "", "", most=250), 250, "at most 250: met"),
        (Figure("", "", "", most=250), 251, "at most 250: not met"),
        (Figure("", "", "", most=250), None, "at most 250"),
        (Figure("", "", ""), 7, ""),
    ],
)
def test_a_goal_is_a_minimum_or_a_maximum(figure: Figure, value: float | None, expected: str) -> None:
    assert figure.goal(value) == expected


def test_decisions_are_counted_by_turn_and_by_ready_minions() -> None:
    batch = play_round({"only": MeasuredGames("", Countdown, games=2, copied=1)}, 0)["only"]
    assert (batch.games, batch.whole.decisions, batch.choices) == (2, 360, 180)
    turns = {row: tally.decisions for row, tally in batch.by_turns.items()}
    assert turns == {"1 to 10": 40, "11 to 20": 40, "21 to 40": 80, "41 to 80": 160, "81 and later": 40}
    minions = {row: tally.decisions for row, tally in batch.by_minions.items()}
    assert minions == {"0 to 2": 104, "3 to 5": 108, "6 to 8": 108, "9 to 11": 40}
    assert sum(len(tally.copies) for tally in batch.by_turns.values()) == 45
    assert len(batch.whole.copies) == 22


def test_only_the_engine_s_calls_are_counted() -> None:
    batch = count_calls(MeasuredGames("", Countdown, games=1, called=1))
    assert batch.whole.calls == sum(2 * turn for turn in range(1, 91))
    assert batch.by_turns["1 to 10"].calls == sum(2 * turn for turn in range(1, 11))


@pytest.mark.parametrize("decks", [starters, random_decks])
def test_random_play_depends_on_its_seed_only(decks: Any) -> None:
    start = partial(RandomVtes, players=2, decks=decks)
    batch = Batch()
    length = batch.play(start(4))
    batch.copy(start(4), length)  # fails if the game is not over after that many decisions
    assert length == batch.whole.decisions > batch.choices > 0
    with pytest.raises(Wrong, match="another game the second time"):
        batch.copy(start(4), length - 1)


def test_ready_minions_are_counted_in_ready_regions() -> None:
    game = RandomVtes(1, decks=starters)
    assert game.ready_minions() == 0
    sarah = {"name": "Sarah", "ready": [{"card": "Nik Sikko"}, {"card": "Tamoszius"}], "torpor": [{"card": "Min-seo"}]}
    alexis = {"name": "Alexis", "ready": [{"card": "Mkhokheli"}], "uncontrolled": [{"card": "Kathy Glens"}]}
    game.game = game.rules.start({"seats": [sarah, alexis]}, "v5")
    assert game.ready_minions() == 3


def test_a_suite_grows_to_any_size_with_unique_ids(tmp_path: Path) -> None:
    own = suite_cases()
    size = len(own) + 67
    grow(tmp_path, size)
    cases = load_cases(root=tmp_path / "features")
    assert len(cases) == size == len({case.id for case in cases})
    assert {case.id for case in own} < {case.id for case in cases}


def test_a_size_that_no_features_add_up_to_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match="no feature fits the last 1"):
        grow(tmp_path, 1)


@pytest.mark.parametrize("runner", [runners.DIRECT, runners.FRONT_END])
def test_the_project_s_runners_run_a_generated_suite(tmp_path: Path, runner: str) -> None:
    suite = write(Shape(scenarios=4, definitions=10), tmp_path / "suite")
    run = runners.run(runner, suite)
    assert (run.passed, run.failed) == (4, 0)
    assert run.requests > 4


def test_a_launched_command_reports_its_memory_and_time(tmp_path: Path) -> None:
    def holding(held: int) -> Spent:
        return launched([sys.executable, "-c", f"held = b'x' * {held}"], tmp_path, {})[1]

    small, large = holding(1), holding(60_000_000)
    assert large.memory_bytes - small.memory_bytes == pytest.approx(60_000_000, rel=0.1)
    assert small.seconds > 0 < small.cpu_seconds


def test_tables_of_a_page_are_replaced_in_place(tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    path.write_text("before\n<!-- table speed -->\nold\n<!-- end -->\nafter\n")
    page.renew(path, [Sheet("speed", "Speed", ("what", "how fast", "why"), [("it", "9", "so")], words=("why",))])
    table = "Speed:\n\n| what | how fast | why |\n| --- | ---: | --- |\n| it | 9 | so |\n"
    assert path.read_text() == f"before\n<!-- table speed -->\n{table}<!-- end -->\nafter\n"


@pytest.mark.parametrize(("names", "fault"), [(["speed", "other"], "add"), ([], "remove")])
def test_a_page_with_missing_or_extra_tables_is_an_error(tmp_path: Path, names: list[str], fault: str) -> None:
    path = tmp_path / "page.md"
    path.write_text("<!-- table speed -->\nold\n<!-- end -->\n")
    with pytest.raises(Wrong, match=fault):
        page.renew(path, [Sheet(name, "", ("what",), []) for name in names])
    assert "old" in path.read_text()


def test_wrong_arguments_fail_before_measuring(tmp_path: Path) -> None:
    assert "'speed' is not one of" in error_of("speed")
    assert "leave out the names of parts" in error_of("engines", "--page", str(PAGE_FILE))
    assert "leave out the names of parts" in error_of("--quick", "--page", str(PAGE_FILE))
    assert "does not exist" in error_of("--page", str(tmp_path / "page.md"))
    assert "create it, or name another file" in error_of("--json", str(tmp_path / "none" / "found.json"))
    assert "is not in the range" in error_of("--rounds", "0")


def test_a_missing_library_is_named_with_a_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    def lacking(quick: bool) -> dict[str, MeasuredGames]:
        raise ModuleNotFoundError("no", name="catanatron")

    monkeypatch.setattr(engines, "all_subjects", lacking)
    assert "engines needs catanatron, which is not installed: `make bench`" in error_of("engines")


def test_the_engine_without_toggles_plays_the_same_games() -> None:
    inlined, asking = (toggles.played(ROOT, way, 1, 0) for way in ("inlined", "asking"))
    assert inlined["places"] > asking["places"] == 0
    assert {**inlined, "seconds": 0, "places": 0} == {**asking, "seconds": 0}
    sheet = toggles.told({"as it is": [asking], "without": [inlined]}, alike=True)
    assert [row[0] for row in sheet.rows] == ["as it is", "without"]
    with pytest.raises(Wrong, match="plays different games"):
        toggles.told({"as it is": [asking], "without": [inlined | {"course": "another"}]}, alike=True)


def test_a_folder_that_is_no_checkout_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match="is not a checkout"):
        toggles.played(tmp_path, "asking", 1, 0)
