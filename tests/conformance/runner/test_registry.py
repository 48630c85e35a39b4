"""Patterns, their types, and finding exactly one step for a text."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest

from conformance.steps.patterns import BUILT_IN, PatternError, enumerated, read_pattern
from conformance.steps.placeholder_filling import filled
from conformance.steps.registry import (
    Ambiguous,
    Table,
    Unmatched,
    Vocabulary,
    VocabularyError,
    by_rarest_word,
    records,
)

NAMES = [
    "Spirit's Touch",
    "Smiling Jack, The Anarch",
    "Wake with Evening's Freshness",
    "Cats' Guidance",
    "Vessel",
    ".44 Magnum",
]


def reading(pattern: str, *, names: list[str] | None = None) -> Callable[[str], dict[str, Any] | None]:
    """Return a function from a text to the arguments of a one-step vocabulary; None if it does not match."""
    vocabulary = Vocabulary("one", names=lambda: NAMES if names is None else names)
    slots = re.findall(r"(?<!\\)\{(\w+)", pattern)
    vocabulary.given(pattern, example="")(function_of(*slots))

    def read(text: str) -> dict[str, Any] | None:
        try:
            return vocabulary.resolve("given", text).arguments
        except Unmatched:
            return None

    return read


def function_of(*slots: str) -> Callable[..., None]:
    """Return a step function with these parameters."""
    scope: dict[str, Callable[..., None]] = {}
    exec(f"def step(world, {', '.join(slots)}): ...", scope)
    return scope["step"]


@pytest.mark.parametrize(
    ("pattern", "text", "arguments"),
    [
        ("{seat} burns {n} pool", "Alexis burns two pool", {"seat": "Alexis", "n": 2}),
        ("{seat} burns {n} pool", "Alexis burns 12 pool", {"seat": "Alexis", "n": 12}),
        ("{seat} burns {n} pool", "the Edge burns 2 pool", None),
        ("{seat}'s {minion} is ready", "Sarah's Tamoszius is ready", {"seat": "Sarah", "minion": "Tamoszius"}),
        ("{seat}'s {minion} is ready", "Ines\u2019s Colette is ready", {"seat": "Ines", "minion": "Colette"}),
        ("{seat}'s {card} is ready", "Ines's Spirit's Touch is ready", {"seat": "Ines", "card": "Spirit's Touch"}),
        ("{seat}'s {card} is ready", "Spirit's Touch is ready", None),
        ("{card} is ready", "Spirit's Touch is ready", {"card": "Spirit's Touch"}),
        ("{card} is ready", "Sarah's Vessel is ready", None),
        ("{minion} is ready", "Flávio Gonçalves is ready", {"minion": "Flávio Gonçalves"}),
        ("{minion} is ready", "Horst von Brühl#2 is ready", {"minion": "Horst von Brühl#2"}),
        ("{card} burns", "Elysium: The Palace of Versailles burns", {"card": "Elysium: The Palace of Versailles"}),
        ("{minion} is ready", "Ayelech and Colette is ready", None),
        ("{minion} strikes {target:minion}", "Belinde strikes Sully with .44 Magnum", None),
        ("{minion} uses {card}", "Min-seo uses .44 Magnum", {"minion": "Min-seo", "card": ".44 Magnum"}),
        ("{minion} uses {card}", "A uses Wake with Evening's Freshness", {"minion": "A", "card": NAMES[2]}),
        ("{seats} sit clockwise", "Sarah, Alexis and Tom sit clockwise", {"seats": ["Sarah", "Alexis", "Tom"]}),
        ("{cards} burn(s)", "Vessel burns", {"cards": ["Vessel"]}),
        (
            "{cards} burn(s)",
            "Smiling Jack, The Anarch, Vessel and Cats' Guidance burn",
            {"cards": ["Smiling Jack, The Anarch", "Vessel", "Cats' Guidance"]},
        ),
        (
            "{owned} is/are ready",
            "Sarah's Wauneka and Spirit's Touch, and Ines's Colette are ready",
            {"owned": [("Sarah", "Wauneka"), ("Sarah", "Spirit's Touch"), ("Ines", "Colette")]},
        ),
        ("{owned} is/are ready", "Wauneka are ready", None),
        ("because {rule}", "because vtes.combat.damage.normal-first", {"rule": "vtes.combat.damage.normal-first"}),
        ("because {rule}", "because of", None),
        ("at {level}", "at superior", {"level": "superior"}),
        ("at {level}", "at best", None),
        (r"\{a\} (or b)c", "{a} or bc", {}),
        (r"\{a\} (or b)c", "{a} c", {}),
    ],
)  # fmt: skip
def test_pattern_reads_its_arguments(pattern: str, text: str, arguments: dict[str, Any] | None) -> None:
    assert reading(pattern)(text) == arguments


def test_text_is_matched_as_a_whole() -> None:
    assert reading("{seat} hunts")("Sarah hunts again") is None
    assert reading("{seat} hunts")("then Sarah hunts") is None


def test_name_with_small_words_must_be_known() -> None:
    assert reading("{seat} plays {card}", names=[])("Sarah plays Wake with Evening's Freshness") is None
    assert reading("{seat} plays {card}")("Sarah plays Wake with Evening's Freshness") is not None


@pytest.mark.parametrize(
    ("pattern", "message"),
    [
        ("{seat} and {seat}", "appears twice; name one {other:seat}"),
        ("{hat} on", "no type 'hat'; the types are card,"),
        ("{Seat} on", "is not {name} or {name:type}"),
        ("{seat on", r"unbalanced '{'; write \{"),
        ("on) top", r"unbalanced ')'; write \)"),
    ],
)
def test_bad_pattern_error_says_what_is_wrong(pattern: str, message: str) -> None:
    with pytest.raises(PatternError) as error:
        Vocabulary("bad").given(pattern, example="")(function_of("seat"))
    assert message in str(error.value)


def test_placeholders_and_parameters_must_match() -> None:
    with pytest.raises(PatternError, match=r"placeholders \['n'\].*takes \['seat'\]"):
        Vocabulary("bad").given("{n} coins", example="")(function_of("seat"))


def test_vocabulary_has_its_own_types() -> None:
    vocabulary = Vocabulary("own")
    vocabulary.enumerate("range", {"close": 0, "at long range": 1})
    vocabulary.type("share", r"\d+%", lambda text: int(text[:-1]) / 100, meaning="a share")
    vocabulary.then("{range}, {share}", example="close, 5%")(function_of("range", "share"))
    assert vocabulary.resolve("then", "at long range, 50%").arguments == {"range": 1, "share": 0.5}
    with pytest.raises(PatternError, match="declared twice"):
        vocabulary.enumerate("range", ["far"])
    with pytest.raises(PatternError, match="captures"):
        vocabulary.type("pair", "(a)(b)", meaning="a pair")
    with pytest.raises(PatternError, match="no wordings"):
        vocabulary.enumerate("nothing", [])


def test_ambiguity_names_both_patterns_and_places() -> None:
    vocabulary = Vocabulary("two")
    vocabulary.when("{minion} hunts", example="Sarah hunts")(function_of("minion"))
    vocabulary.when("{seat} hunts", example="Sarah hunts")(function_of("seat"))
    with pytest.raises(Ambiguous) as error:
        vocabulary.resolve("when", "Sarah hunts")
    assert "{minion} hunts (<string>:1)" in str(error.value)
    assert "{seat} hunts (<string>:1)" in str(error.value)
    assert len(vocabulary.check()) == 2


def test_step_kinds_are_separate() -> None:
    vocabulary = Vocabulary("kinds")
    vocabulary.when("{seat} hunts", example="Sarah hunts")(function_of("seat"))
    vocabulary.then("{seat} hunts", example="Sarah hunts")(function_of("seat"))
    assert vocabulary.resolve("when", "Sarah hunts").step.kind == "when"
    assert vocabulary.resolve("then", "Sarah hunts").step.kind == "then"
    with pytest.raises(Unmatched, match="it is a When and a Then step"):
        vocabulary.resolve("given", "Sarah hunts")


def test_unmatched_text_suggests_similar_steps() -> None:
    vocabulary = Vocabulary("near")
    vocabulary.when("{seat} passes", example="Sarah passes")(function_of("seat"))
    with pytest.raises(Unmatched, match="similar steps: Sarah passes"):
        vocabulary.resolve("when", "Sarah pases")


def test_example_must_call_its_own_step() -> None:
    vocabulary = Vocabulary("examples")
    vocabulary.when("{seat} passes", example="Sarah hunts")(function_of("seat"))
    vocabulary.when("{seat} hunts", example="Sarah hunts")(function_of("seat"))
    [fault] = vocabulary.check()
    assert "its example 'Sarah hunts' matches When {seat} hunts" in fault


class Told:
    """A part of a step that records its calls."""

    def __init__(self, said: object) -> None:
        self.said = said

    def filled(self, arguments: Mapping[str, Any]) -> list[Told]:
        return [Told(filled(self.said, arguments))]

    def carry_out(self, world: list[object]) -> None:
        world.append(self.said)


class Noted(list[object]):
    """A world that accepts everything."""

    seats: ClassVar[list[str]] = ["Ann", "Bob"]

    def must_sit(self, *names: str) -> None:
        self.append(names)


def test_step_is_declared_by_its_parts() -> None:
    vocabulary = Vocabulary("parts")
    vocabulary.then("{seat} has {n} coins", "Ann has 2 coins", "Now.", Told(["{n}", "{seat}"]), Told("{everybody}"))
    match = vocabulary.resolve("then", "Bob has 3 coins")
    world = Noted()
    match.call(world)
    assert world == [("Bob",), [3, "Bob"], ["Ann", "Bob"]]
    assert match.step.meaning == "Now."
    assert match.step.module == __name__
    file, _, line = match.step.where.rpartition(":")
    assert Path(__file__).read_text().splitlines()[int(line) - 1].startswith('    vocabulary.then("{seat} has')
    assert __file__.endswith(file)
    with pytest.raises(VocabularyError, match="the step does not read its datatable"):
        match.call(world, table=[["a"]])


def test_crashing_step_names_itself() -> None:
    vocabulary = Vocabulary("names")

    @vocabulary.when("{seat} stumbles", "Ann stumbles")
    def stumbles(world: object, seat: str) -> None:
        raise KeyError(seat)

    with pytest.raises(KeyError) as error:
        vocabulary.resolve("when", "Ann stumbles").call(None)
    [note] = error.value.__notes__
    assert note.startswith("in the step When {seat} stumbles (")
    assert note.endswith(f"test_registry.py:{stumbles.__code__.co_firstlineno})")
    assert error.traceback[-1].name == "stumbles"


def test_text_is_compared_only_with_possible_patterns() -> None:
    vocabulary = Vocabulary("many")
    for pattern in ("{seat} burns {n} pool", "{seat} gains {n} pool", "the pool is/are low", "{card}{n}"):
        vocabulary.then(pattern, "", "", Told(""))
    by_word = by_rarest_word(vocabulary.steps)
    assert {word: [step.pattern.source for step in steps] for word, steps in by_word.items()} == {
        "burns": ["{seat} burns {n} pool"], "gains": ["{seat} gains {n} pool"], "low": ["the pool is/are low"],
        "": ["{card}{n}"],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        ("{seat} burns {n} pool", {"burns", "pool"}),
        ("{seat}'s pool is {n}, or more", {"pool", "is", "or", "more"}),
        ("{minions} is/are ready{state}", set()),
        ("coin(s) of {seat} burn", {"of", "burn"}),
        (r"\{a\} b{seat}c d", {"{a}", "d"}),
    ],
)
def test_required_words_of_a_pattern(pattern: str, words: set[str]) -> None:
    types = {**BUILT_IN, "state": enumerated("state", ["", " and locked"])}
    assert read_pattern(pattern, types).words == words


def test_one_regular_expression_matches_and_extracts() -> None:
    vocabulary = Vocabulary("one")
    card = vocabulary.types["card"].regex
    vocabulary.type(
        "how", rf"(?: on (?P<target>{card}))?(?: for (?P<x>\d+))?", lambda **said: said, meaning="on Sully for 3"
    )
    vocabulary.when("{seat} plays{how}", "Ann plays", "", Told("{how}"))
    found = [vocabulary.resolve("when", f"Ann plays{how}").arguments["how"] for how in (" on Sully", " for 3", "")]
    assert found == [{"target": "Sully", "x": None}, {"target": None, "x": "3"}, {"target": None, "x": None}]


def test_cards_of_a_match_are_bare_names() -> None:
    vocabulary = Vocabulary("cards")
    vocabulary.given("{owned} and {n} of {card}", example="")(function_of("owned", "n", "card"))
    match = vocabulary.resolve("given", "Ann's Sully#2 and Belinde and 2 of Vessel#3")
    assert match.cards == ("Sully", "Belinde", "Vessel")


def test_arguments_are_not_shared_between_calls() -> None:
    seen: list[list[str]] = []

    def step(world: object, cards: list[str]) -> None:
        cards.append("more")
        seen.append(cards)

    vocabulary = Vocabulary("shared")
    vocabulary.given("{cards} lie", example="Vessel lie")(step)
    for _ in range(2):
        vocabulary.resolve("given", "Vessel lie").call(None)
    assert seen == [["Vessel", "more"], ["Vessel", "more"]]


def test_unwanted_table_or_docstring_is_an_error() -> None:
    got: list[object] = []

    def wants(world: object, table: Table) -> None:
        got.append(table)

    def may(world: object, docstring: str | None = None) -> None:
        got.append(docstring)

    vocabulary = Vocabulary("tables")
    vocabulary.given("wants", example="wants")(wants)
    vocabulary.given("may", example="may")(may)
    vocabulary.resolve("given", "wants").call(None, table=[["a"]])
    vocabulary.resolve("given", "may").call(None)
    vocabulary.resolve("given", "may").call(None, docstring="b")
    assert got == [[["a"]], None, "b"]
    with pytest.raises(VocabularyError, match="the datatable is missing"):
        vocabulary.resolve("given", "wants").call(None)
    with pytest.raises(VocabularyError, match="the step does not read its datatable"):
        vocabulary.resolve("given", "may").call(None, table=[["a"]])


def test_table_becomes_records() -> None:
    assert records([["a", "b"], ["1", "2"]]) == [{"a": "1", "b": "2"}]
    with pytest.raises(VocabularyError, match="names that all differ"):
        records([["a", "a"], ["1", "2"]])
