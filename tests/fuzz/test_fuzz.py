"""Test a short, repeatable fuzzing run, and that fuzzing finds faults."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from reference_engine.engine import GAMES, ReferenceEngine
from tests.fuzz import __main__ as fuzz
from tests.fuzz import files, requests
from tests.fuzz.files import Kind
from tests.fuzz.findings import ROOT, Finding, FindingCounts, shrunk
from tests.fuzz.guided import Fed
from tests.fuzz.material import material
from tests.fuzz.mutation import mutated, places

ONE_IN = 20
"""Every 20th scenario gives material here, since playing the others would take most of the time."""

KINDS = files.kinds(ONE_IN)


def always_the_same(examples: int) -> Callable[[Any], Any]:
    """Return settings of hypothesis for a short, repeatable run that also shrinks failures."""
    return settings(
        max_examples=examples, deadline=None, derandomize=True, print_blob=False, database=None,
        phases=(Phase.generate, Phase.shrink), suppress_health_check=list(HealthCheck),
    )  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_requests_are_answered_properly(game: str) -> None:
    tally = FindingCounts()
    for number in range(40):
        requests.converse(requests.Talk(tally, game), material(game, ONE_IN), Random(number))
    assert tally.plays[game] > 10, "too little was accepted"
    assert tally.decisions[game] > 100
    refused = sum(number for answer, number in tally.answered.items() if "accepted" not in answer)
    assert refused > tally.asked[game] / 20, "too little was refused"


@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.name)
def test_files_are_read_properly(kind: Kind) -> None:
    @always_the_same(25)
    @given(st.randoms(use_true_random=False, note_method_calls=False))
    def texts(chance: Random) -> None:
        assert files.found_in(kind, files.changed(kind, chance))[0] is None

    texts()


# ---- Faults are found.


class Odd(ReferenceEngine):
    """Engine with one of several faults, which `at` selects."""

    at = ""

    def setup(self, params: dict[str, Any]) -> dict[str, Any]:
        if self.at == "crash" and len(params["position"].get("seats", "")) == 4:
            raise KeyError("turn")
        answer = super().setup(params)
        if self.at == "events":
            answer["events"] = [{"event": "of-our-own"}] * 1001
        if self.at == "options" and answer["pending"]:
            answer["pending"]["options"] = []
        return answer

    def choose(self, params: dict[str, Any]) -> dict[str, Any]:
        if self.at == "refuses":
            return super().choose({**params, "choice": {"do": "pass", "never": 1}})
        answer = super().choose(params)
        if self.at == "shape" and answer["pending"]:
            answer["pending"]["window"] = "elsewhere"
        return answer

    def arrange(self, params: dict[str, Any]) -> dict[str, Any]:
        if self.at == "state" and self.session is not None:
            self.session.game.round = 1 + self.session.game.round % 3  # type: ignore[attr-defined]
        return super().arrange(params)

    def observe(self, params: dict[str, Any]) -> dict[str, Any]:
        answer = super().observe(params)
        if self.at == "restored":
            answer["position"]["ambition"] = answer["position"]["seats"][-1]["name"]
        return answer


@pytest.mark.parametrize(
    ("at", "key"),
    [
        ("crash", "KeyError in "),
        ("events", "events"),
        ("options", "no options: "),
        ("refuses", "offered and refused: "),
        ("shape", "shape: `result.pending.window`: 'elsewhere'"),
        ("state", "changed by a refusal"),
        ("restored", "not given back"),
    ],
)
def test_a_fault_of_an_engine_is_found_and_reduced(at: str, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Odd, "at", at)
    known = material("vendetta", ONE_IN)
    found = (requests.fuzz(known, Random(f"{at} {number}"), FindingCounts(), number, Odd) for number in range(200))
    # A position with a seal cannot be made smaller.
    fitting = (each for each in found if each is not None and "seal" not in str(each.case))
    finding = next(each for each in fitting if each.key.startswith(key))
    assert requests.repeated("vendetta", finding.case, Odd) == finding.key
    assert requests.repeated("vendetta", finding.case) is None, "the reference engine has the fault, too"
    assert len(finding.case) <= 3
    assert all(len(msgspec.json.encode(each)) < 700 for each in finding.case)


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (KeyError("a"), "odd: KeyError"),
        (ValueError("no place is named"), "odd: the message does not name the file"),
        (ValueError("x.txt"), "odd: the message says nothing"),
    ],
)
def test_a_fault_of_a_reader_is_found_and_reduced(error: Exception, key: str) -> None:
    def read(folder: Path) -> None:
        if b"4" in (folder / "x.txt").read_bytes():
            raise error

    kind = Kind("odd", lambda: ["1\n4\n3\n", "5\n"], files.refusing(read, "x.txt", ValueError), "x.txt")
    found = (files.fuzz(kind, Random(number), FindingCounts()) for number in range(20))
    finding = next(each for each in found if each is not None)
    assert (finding.key, finding.case) == (key, ["4"])


def test_unescaped_control_characters_are_found(tmp_path: Path) -> None:
    with pytest.raises(files.ReaderFault, match="printed unescaped"):
        files._is_shown_safely("a deck called \x1b[31mred")
    files._is_shown_safely("a deck called red\n")


def test_a_case_is_reduced_to_its_necessary_parts() -> None:
    case = [{"a": [1, 2, {"b": "needed and more"}], "c": 3}, "text"]
    assert shrunk(case, lambda smaller: "needed" in str(smaller)) == [{"a": [{"b": "needed"}]}]


def test_mutations_do_not_change_the_original() -> None:
    value = {"seats": [{"name": "Sarah", "pool": 3}, {"name": "Alexis"}]}
    before = msgspec.json.encode(value)
    changed = [mutated(value, Random(seed), 3, {"pool": [1, 2]}, ["Sully"]) for seed in range(300)]
    assert msgspec.json.encode(value) == before
    assert sum(each != value for each in changed) > 250
    assert all(holder is not value for each in changed for holder, _ in places(each))


# ---- Guided fuzzing.


@given(st.binary(max_size=200))
def test_random_numbers_come_from_bytes(data: bytes) -> None:
    chance, again = Fed(data), Fed(data)
    drawn = [chance.randrange(10), chance.choice("abc"), chance.random(), chance.sample(range(9), 4)]
    assert drawn == [again.randrange(10), again.choice("abc"), again.random(), again.sample(range(9), 4)]
    assert drawn[0] in range(10)
    assert 0 <= chance.random() < 1


def test_a_conversation_depends_on_the_bytes_only() -> None:
    def asked(data: bytes) -> list[Any]:
        talk = requests.Talk(FindingCounts(), "vendetta")
        requests.converse(talk, material("vendetta", ONE_IN), Fed(data))
        return talk.asked

    data = Random(5).randbytes(4000)
    assert asked(data) == asked(data) != asked(data[::-1])


# ---- Long runs.


def run(*arguments: str | Path) -> tuple[int, str]:
    result = CliRunner().invoke(fuzz.main, [str(each) for each in ("--jobs", "1", *arguments)])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


def saved(path: Path) -> dict[str, fuzz.FuzzRun]:
    return msgspec.json.decode(path.read_bytes(), type=fuzz.RunFile).parts


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run small batches in this process."""
    monkeypatch.setattr(fuzz, "CONVERSATIONS", 3)
    monkeypatch.setattr(fuzz, "FILES", len(KINDS))
    monkeypatch.setattr(fuzz, "material", lambda game: material(game, ONE_IN))
    monkeypatch.setattr(files, "kinds", lambda: KINDS)
    monkeypatch.setattr(fuzz, "ProcessPoolExecutor", fuzz.Here)


def test_an_interrupted_run_resumes(small: None, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    assert run("--requests", "800", "--files", "50", "--json", whole)[0] == 0
    for number in ("300", "300", "800"):
        assert run("--requests", number, "--files", "50", "--json", parts)[0] == 0
    one, other = saved(whole), saved(parts)
    for part, run_of in one.items():
        assert run_of.tally.asked == other[part].tally.asked
        assert run_of.tally.answered == other[part].tally.answered
    assert sum(one[game].asked for game in GAMES) >= 800


def test_run_stops_in_time_and_resumes(small: None, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    assert run("--requests", "800", "--files", "50", "--json", path, "--for", "1e-9")[0] == 0
    assert not any(each.batches for each in saved(path).values())
    run("--requests", "100", "--files", "0", "--json", path)
    assert all(saved(path)[game].batches for game in GAMES)


def test_figures_of_other_code_are_kept_apart(small: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kept.json"
    run("--requests", "100", "--files", "0", "--json", path)
    former, digest = saved(path), fuzz.digest
    monkeypatch.setattr(fuzz, "digest", lambda part: "other" if part == "rivals" else digest(part))
    monkeypatch.setattr(fuzz, "commit", lambda: "abc+")
    run("--requests", "100", "--files", "0", "--json", path)
    kept = msgspec.json.decode(path.read_bytes(), type=fuzz.RunFile)
    assert kept.former == [former["rivals"]]
    assert (kept.parts["rivals"].code, kept.parts["rivals"].commit) == ("other", "abc+")
    assert kept.parts["rivals"].tally.asked == former["rivals"].tally.asked
    assert {part: each for part, each in kept.parts.items() if part != "rivals"} == {
        part: each for part, each in former.items() if part != "rivals"
    }


def test_only_affected_parts_start_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("reference_engine/kernel/a.py", "reference_engine/vtes/a.py", "conformance/explorer/a.js"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text("")
    monkeypatch.setattr(fuzz, "ROOT", tmp_path)
    parts = (*GAMES, fuzz.FILES_PART)

    def changed(name: str) -> set[str]:
        before = {part: fuzz.digest(part) for part in parts}
        (tmp_path / name).write_text(name)
        return {part for part in parts if fuzz.digest(part) != before[part]}

    assert changed("reference_engine/kernel/a.py") == set(parts)
    assert changed("reference_engine/vtes/a.py") == {"vtes", "files"}
    assert changed("conformance/explorer/a.js") == {"files"}


def test_requests_reach_nothing_that_their_digest_leaves_out() -> None:
    code = "import sys; from tests.fuzz import requests; from tests.fuzz.material import material; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    above = [f"conformance.{name}" for name in fuzz.ABOVE]
    assert "conformance.steps" in loaded.stdout
    assert not [name for name in loaded.stdout.split() if name in above]


def test_a_file_of_another_seed_is_an_error(small: None, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    run("--requests", "50", "--files", "0", "--json", path)
    code, output = run("--requests", "50", "--files", "0", "--json", path, "--seed", "1")
    assert code == 2
    assert "has the figures of --seed 0" in output


def test_a_finding_is_listed_once_and_its_file_repeats_it(
    small: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash(self: ReferenceEngine, params: dict[str, Any]) -> dict[str, Any]:
        raise ZeroDivisionError

    monkeypatch.setattr(ReferenceEngine, "observe", crash)
    code, output = run("--requests", "100", "--files", "0", "--findings", tmp_path / "found")
    assert code == 1
    assert output.count("ZeroDivisionError") == 1
    [path] = (tmp_path / "found").iterdir()
    assert msgspec.json.decode(path.read_bytes(), type=Finding).key.startswith("ZeroDivisionError")
    assert run("--repeat", path)[0] == 1
    monkeypatch.undo()
    assert run("--repeat", path)[0] == 0
