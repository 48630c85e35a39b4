"""Comparisons of two sides: equal sides, symmetry, toggles, recorded games and counts."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.diff import perft, records
from conformance.diff.compare import ComparisonInput, compare
from conformance.diff.model import Diff
from conformance.diff.records import Record
from conformance.diff.sides import ComparedSide
from conformance.games import find
from conformance.runner.cases import Case
from conformance.runner.game_records import RecordLine
from conformance.verdict.results import Verdict
from reference_engine import ReferenceEngine
from scenarios.editions import Edition, Editions
from tests.cases import suite_cases
from tests.engine.battery.subjects import subjects

BOOK = find("vtes").book
CASES = suite_cases("vtes")
TAGGED = [case for case in CASES if case.editions]
SAMPLED = {case.id: case for case in TAGGED + [case for case in CASES if not case.editions][::60]}
POSITIONS = [entry._replace(counts=entry.counts[:3]) for entry in perft.published("vtes")]
SUBJECTS = {subject.rules.NAME: subject for subject in subjects()}


def editions(book: Editions) -> st.SearchStrategy[Edition]:
    """Strategy for any preset with any value of every toggle."""
    values = {name: st.sampled_from(list(toggle.values)) for name, toggle in book.toggles.items()}
    return st.builds(book.with_values, st.sampled_from(list(book.presets)), st.fixed_dictionaries(values))


@cache
def scenarios_of(game: str) -> dict[str, Case]:
    """Return the scenarios with edition tags and a sample of the others."""
    cases = suite_cases(game)
    others = [case for case in cases if not case.editions]
    return {case.id: case for case in [*(case for case in cases if case.editions), *others[::60]]}


def material(data: st.DataObject, game: str, edition: Edition) -> ComparisonInput:
    """Draw some scenarios, a random game and, if the game has one, a published position."""
    seed, known = data.draw(st.integers(0, 10_000)), scenarios_of(game)
    ids = data.draw(st.lists(st.sampled_from(list(known)), max_size=6, unique=True))
    counted = [entry._replace(counts=entry.counts[:3]) for entry in perft.published(game)]
    chosen = [data.draw(st.sampled_from(counted))] if counted else []
    return ComparisonInput([known[each] for each in ids], [game_at_random(seed, edition.name, game=game)], chosen)


def side(edition: Edition | str, game: str = "vtes") -> ComparedSide:
    name = edition if isinstance(edition, str) else edition.name
    return ComparedSide(name, {game: find(game).book.named(name).name})


def named(*ids: str) -> list[Case]:
    return [case for case in CASES if case.id in ids]


def found(a: Edition | str, b: Edition | str, material: ComparisonInput, game: str = "vtes") -> Diff:
    return compare(side(a, game), side(b, game), material, [game])


def exchanged(diff: Diff) -> Any:
    """Return a comparison with its sides swapped, as sorted plain data."""
    plain = msgspec.to_builtins(diff)
    plain["a"], plain["b"] = plain["b"], plain["a"]
    for kind in ("toggles", "scenarios", "records", "perft", "rules"):
        for each in plain[kind]:
            each["before"], each["after"] = each["after"], each["before"]
    return ordered(plain)


def ordered(diff: Any) -> Any:
    plain = msgspec.to_builtins(diff)
    plain["rules"].sort(key=lambda rule: rule["id"])
    return plain


def game_at_random(seed: int, edition: str, choices: int = 30, game: str = "vtes") -> Record:
    """Return a random game as a record."""
    chance = Random(seed)
    subject, engine = SUBJECTS[game], ReferenceEngine()
    position = subject.middle(chance, chance.choice(subject.players)) | {"edition": edition}
    turnpoint = engine.setup({"game": game, "edition": edition, "position": position})
    lines = [RecordLine(1, "", {}, None)]
    for _ in range(choices):
        if (pending := turnpoint["pending"]) is None:
            break
        choice = chance.choice(pending["options"])
        if not pending.get("forced"):
            lines.append(RecordLine(len(lines) + 1, pending["seat"], choice, None))
        turnpoint = engine.choose({"seat": pending["seat"], "choice": choice})
    return Record("at random", game, position, lines)


@pytest.mark.parametrize("game", SUBJECTS)
@settings(max_examples=5, deadline=None)
@given(data=st.data())
def test_edition_does_not_differ_from_itself(game: str, data: st.DataObject) -> None:
    edition = data.draw(editions(find(game).book))
    held = material(data, game, edition)
    diff = found(edition, edition, held, game)
    assert not diff.differs
    assert diff.unplayed == []
    assert (diff.compared.records, diff.compared.perft) == (1, len(held.perft))


@pytest.mark.parametrize("game", SUBJECTS)
@settings(max_examples=4, deadline=None)
@given(data=st.data())
def test_swapped_sides_give_the_same_comparison(game: str, data: st.DataObject) -> None:
    one, other = (data.draw(editions(find(game).book)) for _ in range(2))
    held = material(data, game, one)
    assert exchanged(found(one, other, held, game)) == ordered(found(other, one, held, game))


@settings(max_examples=6, deadline=None)
@given(st.sampled_from([case.id for case in TAGGED]), st.data())
def test_tagged_scenario_is_changed_by_its_toggle(name: str, data: st.DataObject) -> None:
    case = SAMPLED[name]
    one = BOOK.fitting(BOOK.named(BOOK.default), case.editions)
    others = [
        (toggle, value)
        for toggle in {condition.partition("=")[0] for condition in case.editions} & set(BOOK.toggles)
        for value in BOOK.toggles[toggle].values
        if f"{toggle}={value}" not in case.editions
    ]
    toggle, value = data.draw(st.sampled_from(sorted(others)))
    (moved,) = found(one, BOOK.with_values(one.preset, one.values | {toggle: value}), ComparisonInput([case])).scenarios
    assert (moved.id, moved.before, moved.foreseen) == (case.id, Verdict.PASSED, True)
    assert moved.after is not Verdict.PASSED
    assert moved.step is not None
    assert moved.toggles == [toggle]


def test_change_names_step_and_rules() -> None:
    diff = found("v5", "v5+impulse_order=clockwise", ComparisonInput(named("VTES-2470", "VTES-4500", "VTES-0001")))
    assert diff.compared.scenarios == 3
    gone, come = diff.scenarios
    assert (gone.id, gone.before, gone.after) == ("VTES-2470", Verdict.PASSED, Verdict.FAILED)
    assert gone.step == "Then it is for Ines to block or decline"
    assert gone.because is not None
    assert "not now: Tom decides" in gone.because
    assert "vtes.sequencing.order-undirected-action" in gone.rules
    assert (come.id, come.before, come.after) == ("VTES-4500", Verdict.FAILED, Verdict.PASSED)
    assert [gone.toggles, come.toggles] == [["impulse_order"], ["impulse_order"]]
    in_force = {rule.id: (rule.before, rule.after) for rule in diff.rules}
    assert in_force["vtes.sequencing.order-undirected-action"] == (True, False)
    assert in_force["vtes.classic.sequence.order-after-acting"] == (False, True)
    assert in_force["vtes.sequencing.order-others-clockwise"] == (True, True)


def test_change_names_the_toggle_that_causes_it() -> None:
    cases = named("VTES-2470", "VTES-1209", "VTES-4513")
    moved = {each.id: each.toggles for each in found("v5", "classic", ComparisonInput(cases)).scenarios}
    assert moved == {
        "VTES-2470": ["impulse_order"],
        "VTES-1209": ["merge_incoming_stack"],
        "VTES-4513": ["influence_reveal_mandatory"],
    }


def test_scenario_of_a_third_value_does_not_run() -> None:
    case = next(case for case in TAGGED if "influence_reveal_threshold=equal" in case.editions)
    assert found("v5", "v5+impulse_order=clockwise", ComparisonInput([case])).compared.scenarios == 0


def test_untagged_scenario_is_not_foreseen() -> None:
    case = msgspec.structs.replace(named("VTES-2470")[0], editions=(), tags=("id:VTES-2470",))
    (moved,) = found("v5", "v5+impulse_order=clockwise", ComparisonInput([case])).scenarios
    assert not moved.foreseen


def published(name: str) -> records.Record:
    return next(record for record in records.published("vtes") if record.name == name)


def test_record_differs_at_another_seats_decision() -> None:
    clockwise = ComparisonInput([], [published("contested-impulse.jsonl")])
    (parted,) = found("v5", "v5+impulse_order=clockwise", clockwise).records
    assert (parted.decision, parted.what) == (2, "decision")
    assert (parted.before.seat, parted.after.seat) == ("Ines", "Tom")


def test_record_differs_at_missing_choices() -> None:
    game = published("starter-decks.jsonl")
    timing = "v5+influence_reveal_timing=end-of-phase"
    (parted,) = found("v5", timing, ComparisonInput([], [game])).records
    assert (parted.record, parted.what) == ("starter-decks.jsonl", "options")
    assert parted.line == parted.decision + 1
    assert [choice["do"] for choice in parted.before.options or []] == ["bring-out"]
    assert parted.after.options == []
    upto = game._replace(lines=game.lines[: parted.decision])
    assert records.change(upto, side("v5"), side(timing)) is None


def test_record_differs_in_events() -> None:
    lines = [RecordLine(1, "", {}, None)]
    position: dict[str, Any] = {
        "game": "vtes",
        "seats": [
            {"name": "Sarah", "ready": [{"card": "Sully"}], "hand": ["Govern the Unaligned"]},
            {"name": "Alexis", "ready": [{"card": "Ayelech"}]},
        ],
    }
    play = {"do": "play", "card": "Govern the Unaligned", "minion": "Sully", "level": "basic", "target": "Alexis"}
    lines.append(RecordLine(2, "Sarah", play, None))
    record = Record("govern", "vtes", position, lines)
    changed = records.change(record, side("v5"), side("v5+played_card_goes_to_ash_heap=on-play"))
    assert changed is not None
    assert (changed.what, changed.decision) == ("events", 1)
    assert changed.before.events != changed.after.events


def test_choice_illegal_on_both_sides_is_no_difference() -> None:
    lines = [RecordLine(1, "", {}, None), RecordLine(2, "Sarah", {"do": "rise-from-the-table"}, None)]
    position = {"game": "vtes", "seats": [{"name": "Sarah"}, {"name": "Alexis"}]}
    assert records.change(Record("left", "vtes", position, lines), side("v5"), side("classic")) is None


def test_position_refused_by_one_side() -> None:
    names = ["Sarah", "Alexis", "Tom", "Rui", "Ines", "Scott"]
    position = {"game": "vtes", "seats": [{"name": name} for name in names]}
    record = Record("six", "vtes", position, [RecordLine(1, "", {}, None)])
    changed = records.change(record, side("v5"), side("v5+table_size=any"))
    assert changed is not None
    assert (changed.what, changed.decision) == ("refused", 0)
    assert changed.before.refused is not None
    assert changed.after.refused is None


def test_counts_name_the_first_different_depth() -> None:
    entry = next(entry for entry in perft.published("vtes") if entry.file == "influence-phase.toml")
    changed = perft.change(
        entry._replace(counts=entry.counts[:4]), side("v5"), side("v5+influence_reveal_timing=end-of-phase")
    )
    assert changed is not None
    assert changed.before == entry.counts[:4]
    assert changed.depth == 1
    assert changed.after[0] < changed.before[0]
    assert changed.toggles == ["influence_reveal_timing"]


@pytest.mark.parametrize("preset", ["web", "v5-2024"])
def test_equivalent_presets_do_not_differ(preset: str) -> None:
    diff = found("v5", preset, ComparisonInput(list(SAMPLED.values())[::8], [], POSITIONS[:2]))
    assert not diff.differs


def test_uncovered_differences_have_a_reason() -> None:
    uncovered = {each.name: each for each in found("v5", "classic", ComparisonInput([])).unplayed}
    assert uncovered["payment_counts_as_burn"].because == BOOK.unplayed["payment_counts_as_burn"]
    assert all(rule.startswith("vtes.classic.") for each in uncovered.values() for rule in each.rules)
    assert uncovered.keys().isdisjoint(BOOK.toggles)
