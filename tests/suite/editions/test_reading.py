"""Test how files of editions are read, and how invalid ones are reported."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance import catalogue
from conformance.games import GAMES, GameDescriptor
from scenarios.editions import BadEditions, Edition, UnknownEdition, editions_of, read_editions

BOOK = editions_of("vtes")
EDITIONS = st.builds(
    BOOK.with_values,
    st.sampled_from(list(BOOK.presets)),
    st.fixed_dictionaries({name: st.sampled_from(list(toggle.values)) for name, toggle in BOOK.toggles.items()}),
)


@given(EDITIONS)
def test_an_edition_is_found_by_its_name(edition: Edition) -> None:
    assert BOOK.named(edition.name) == edition


@given(EDITIONS, st.data())
def test_a_scenario_is_judged_with_the_nearest_edition(edition: Edition, data: st.DataObject) -> None:
    every = [f"{name}={value}" for name, toggle in BOOK.toggles.items() for value in toggle.values]
    conditions = data.draw(st.lists(st.sampled_from(every), unique=True, max_size=4))
    found = BOOK.fitting(edition, conditions)
    assert found.has(conditions)
    wanted = {condition.partition("=")[0] for condition in conditions}
    assert {name for name in BOOK.toggles if found.values[name] != edition.values[name]} <= wanted
    assert found == edition or not edition.has(conditions)


@given(EDITIONS)
def test_only_the_rules_of_the_chosen_value_apply(edition: Edition) -> None:
    gone = BOOK.superseded(edition)
    for name, toggle in BOOK.toggles.items():
        for value, rules in toggle.values.items():
            assert set(rules).isdisjoint(gone) == (value == edition.values[name]) or not rules


def test_a_name_leaves_out_values_of_its_preset() -> None:
    assert BOOK.named("classic+impulse_order=clockwise").name == "classic"
    assert BOOK.named("web").values == BOOK.named("v5").values


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("clasic", "no edition is called 'clasic'; did you mean classic?"),
        ("", "no edition is called ''; there are v5, web"),
        ("v5+impulse=clockwise", "no toggle of an edition is called 'impulse'; did you mean impulse_order?"),
        ("v5+impulse_order=anticlockwise", "impulse_order has no value 'anticlockwise'; did you mean clockwise?"),
        ("v5+impulse_order", "impulse_order has no value ''"),
        ("v5+table_size=any+table_size=up-to-five", "gives table_size two values; leave one of them out"),
    ],
)
def test_an_unknown_name_is_an_error_with_a_suggestion(name: str, message: str) -> None:
    with pytest.raises(UnknownEdition) as refused:
        BOOK.named(name)
    assert message in str(refused.value)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_rule_of_a_toggle_exists_and_has_one_value(game: GameDescriptor) -> None:
    book = game.book
    rules = [rule for toggle in book.toggles.values() for rules in toggle.values.values() for rule in rules]
    assert len(rules) == len(set(rules))
    known = catalogue.load(game.name)
    assert [rule for rule in rules if rule not in known] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_toggle_is_played_or_has_a_reason_why_not(game: GameDescriptor) -> None:
    named = {rule.decided_by for rule in catalogue.load(game.name).values()} - {None}
    assert named <= game.book.toggles.keys() | game.book.unplayed.keys()


def test_no_scenario_applies_to_an_open_value() -> None:
    book = editions_of("vendetta")
    base = book.named(book.default)
    assert book.toggles["rival"].open == base.values["rival"]
    assert book.misnamed([f"rival={base.values['rival']}"]) is not None
    for value in book.toggles["rival"].decided:
        assert not base.has([f"rival={value}"])
        assert book.fitting(base, [f"rival={value}"]).name == f"base+rival={value}"


FINE = """
[presets.one]
title = "one"
values.colour = "red"
[presets.two]
title = "two"
like = "one"
[toggles.colour]
about = "the colour"
confidence = "high"
values.red = []
values.blue = []
"""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('title = "two"', 'tittle = "two"', ":6: presets: Object contains unknown field `tittle`"),
        ("[toggles.colour]", "[toggles.colour]\n[toggles.colour]", "is not valid TOML"),
        (
            'like = "one"',
            'like = "three"',
            ":5: presets.two: it is like 'three', and no preset before",
        ),
        (
            'like = "one"',
            'values.colour = "green"',
            ":5: presets.two: colour has no value 'green'; did you mean red?",
        ),
        ('like = "one"', 'like = "one"\nvalues.color = "red"', "no toggle is called 'color'; did you mean colour?"),
        ('like = "one"', "", ":5: presets.two: it gives the toggle colour no value"),
        ("values.blue = []", "", ":8: toggles.colour: it has no two values"),
        ("values.blue = []", 'values.blue = []\nopen = "blue"', ":8: toggles.colour: it has no two values"),
        ("values.blue = []", 'values.blue = []\nopen = "green"', ":8: toggles.colour: `open` is none of its values"),
        ('confidence = "high"', 'confidence = "low"', ":8: toggles.colour: `because` belongs to a toggle"),
        ('confidence = "high"', 'confidence = "sure"', "Invalid enum value 'sure'"),
        ("[presets.one]", '[unplayed]\ncolour = "no"\n[presets.one]', "it stands under [unplayed] as well"),
        (FINE, "", "missing required field `presets`"),
        (FINE, "a = " + "[" * 5000, "nested too deeply"),
    ],
)
def test_an_inconsistent_file_is_an_error_with_its_place(old: str, new: str, message: str, tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    file.write_text(FINE, "utf-8")
    assert list(read_editions(file).presets) == ["one", "two"]
    file.write_text(FINE.replace(old, new), "utf-8")
    with pytest.raises(BadEditions) as refused:
        read_editions(file)
    assert str(file) in str(refused.value)
    assert message in str(refused.value)


def test_an_unreadable_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadEditions, match=r"none\.toml: cannot be read"):
        read_editions(tmp_path / "none.toml")
    (tmp_path / "odd.toml").write_bytes(b"\xff")
    with pytest.raises(BadEditions, match="is not UTF-8"):
        read_editions(tmp_path / "odd.toml")
