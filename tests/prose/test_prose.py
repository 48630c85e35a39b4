"""Our English follows the rules, and the rules find what they should."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.prose import check
from tests.prose.check import Lapse, accepted, baseline, every, found, listed, new
from tests.prose.rules import LONGEST, lapses
from tests.prose.texts import ROOT, texts


def test_every_lapse_is_in_the_baseline() -> None:
    assert [f"{lapse.file}:{lapse.line}: {lapse.says}" for lapse in new()] == []


def test_the_baseline_has_no_room_left() -> None:
    assert baseline() == Counter(map(listed, found())), "lower it: python -m tests.prose --lower"


def test_baseline_follows_a_text_to_another_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lapse = Lapse("old.md", 1, "The result is told.", "'is told': say who reports, shows or lists it")
    monkeypatch.setattr(check, "BASELINE", tmp_path / "baseline.txt")
    check.BASELINE.write_text(listed(lapse), encoding="utf-8")
    monkeypatch.setattr(check, "found", lambda: [lapse._replace(file="new.md", line=9)])
    assert new() == []
    monkeypatch.setattr(check, "found", lambda: [lapse, lapse._replace(file="copy.md")])
    assert [each.file for each in new()] == ["copy.md"]
    check.write_baseline()
    assert baseline() == {listed(lapse): 1}


def test_every_accepted_text_still_breaks_a_rule() -> None:
    broken = [lapse.text for lapse in every()]
    assert [part for part in accepted() if not any(part in text for text in broken)] == []
    assert all(accepted().values())


def test_words_are_spelled_right() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "codespell_lib"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stdout == ""


@pytest.mark.parametrize(
    ("kind", "text", "says"),
    [
        ("docstring", "Of a card, its name.", "opens with 'Of'"),
        ("help", "Whether it runs.", "opens with 'Whether'"),
        ("title", "Nor the other one", "opens with 'Nor'"),
        ("doc", "The result is told at the end.", "'is told'"),
        ("catalogue", "Whoever plays it pays.", "'Whoever'"),
        ("doc", "It is 62 % of all.", "'2 %'"),
        ("doc", "word " * (LONGEST + 1), f"a sentence of {LONGEST + 1} words"),
    ],
)
def test_a_lapse_is_found(kind: str, text: str, says: str) -> None:
    assert any(each.lower().startswith(says.lower()) for each in lapses(kind, text))


@pytest.mark.parametrize(
    ("kind", "text"),
    [("docstring", "Return the legal choices."), ("title", "A locked minion cannot act")],
)
def test_plain_english_passes(kind: str, text: str) -> None:
    assert list(lapses(kind, text)) == []


def test_every_kind_of_text_is_read() -> None:
    kinds = {
        text.kind
        for name in (
            "README.md",
            "conformance/cli/judging.py",
            "conformance/steps/vtes/event_narration.py",
            "features/vtes/turn/turn_sequence.feature",
            "scenarios/rules/vendetta.toml",
        )
        for text in texts(ROOT / name)
    }
    assert kinds == {"doc", "docstring", "help", "narration", "title", "catalogue"}
