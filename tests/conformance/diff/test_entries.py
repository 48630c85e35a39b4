"""Changed catalogue entries, and the scenarios and code that cite them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from conformance.catalogue import RULES
from conformance.diff.catalogue_changes import catalogue_diff
from conformance.verdict.toml_tables import BadFile
from tests.cases import suite_cases

RULE = "vtes.sequencing.order-undirected-action"
FILE = "vtes_turn_and_actions.toml"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    shutil.copy(RULES / FILE, tmp_path)
    return tmp_path


def edited(folder: Path, old: str, new: str) -> None:
    text = (folder / FILE).read_text("utf-8")
    assert old in text
    (folder / FILE).write_text(text.replace(old, new, 1), "utf-8")


def test_same_catalogue_has_no_changes(old: Path) -> None:
    assert catalogue_diff(old / FILE, []).rules == []


def test_changed_field_lists_scenarios_and_code(old: Path) -> None:
    edited(old, f'id = "{RULE}"', f'id = "{RULE}"\nnote = "what it once said"')
    (entry,) = catalogue_diff(old / FILE, suite_cases("vtes")).rules
    assert (entry.id, entry.change) == (RULE, "changed")
    (field,) = entry.fields
    assert (field.field, field.before, field.after) == ("note", "what it once said", None)
    assert "VTES-2470" in entry.scenarios
    assert any(place.startswith("reference_engine/vtes/actions/course_of_action.py:") for place in entry.steps)


def test_renamed_entry_is_removed_and_added(old: Path) -> None:
    edited(old, f'id = "{RULE}"', 'id = "vtes.sequencing.once"')
    changed = {entry.id: entry for entry in catalogue_diff(old / FILE, []).rules}
    assert {name: entry.change for name, entry in changed.items()} == {
        RULE: "added",
        "vtes.sequencing.once": "removed",
    }
    assert all(field.before is None for field in changed[RULE].fields)
    assert changed["vtes.sequencing.once"].steps == []


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("vtes_ruling.toml", "", "no file of the catalogue is called 'vtes_ruling'; did you mean 'vtes_rulings'"),
        (FILE, "[[rule", f"{FILE}: is not valid TOML"),
        (FILE, "a = " + "[" * 5000, "nested too deeply"),
        (FILE, "[[rule]]\nline = 1", f"{FILE}: rule number 1: the entry has no `id`"),
        (FILE, '[[rule]]\nid = "a"\n[[rule]]\nid = "a"', f"{FILE}: a: duplicate id"),
        (FILE, "[[rules]]", "only [[rule]] tables are allowed here"),
    ],
)
def test_invalid_file_is_rejected(name: str, text: str, message: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(BadFile) as refused:
        catalogue_diff(tmp_path / name, [])
    assert message in str(refused.value)
    assert str(tmp_path) in str(refused.value)


def test_folder_adds_and_removes_entries(tmp_path: Path) -> None:
    shutil.copy(RULES / FILE, tmp_path)
    (tmp_path / "rivals.toml").write_text('[[rule]]\nid = "rivals.once"\n')
    then, now = tmp_path, tmp_path / "now"
    now.mkdir()
    shutil.copy(RULES / FILE, now)
    changed = {entry.id: (entry.change, entry.file) for entry in catalogue_diff(then, [], now).rules}
    assert changed == {"rivals.once": ("removed", "rivals.toml")}


def test_missing_file_or_empty_folder_is_rejected(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be read"):
        catalogue_diff(tmp_path / FILE, [])
    with pytest.raises(BadFile, match="no rules files in this folder"):
        catalogue_diff(tmp_path, [])
