"""A certificate's digest covers everything that decides its profile, and nothing else."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

import features
import scenarios
from conformance.cli import main
from conformance.games import find
from conformance.runner.cases import Case, read_feature
from conformance.runner.digest import DigestInput, code, digest, fingerprint, material, of_cards, of_game
from conformance.runner.id_ledger import hashed, meaning
from conformance.verdict.profiles import load_profiles
from tests.cases import suite_cases

PROFILE = load_profiles(scenarios.ROOT / "profiles.toml")["vtes/ending"]
CASES = PROFILE.select(suite_cases("vtes"))
VTES = material(find("vtes"))
FIRST = digest(PROFILE, CASES, of_game(find("vtes")))

FEATURE = """
# A place
Feature: Turns

  @id:VTES-9000 @vtes.turn.clockwise @example
  Scenario: Whose turn it is
    Given Ann, Ben and Cid sit clockwise
    # a comment
    When nobody does anything
    Then these events happen in order:
      | event      | seat |
      | turn-began | Ben  |
"""


def read(text: str) -> Case:
    [case] = read_feature(text, "vtes/turns.feature", "vtes").cases
    return case


def with_more_in(module: str, line: str) -> str:
    """Return the digest as if the module ended with that line."""
    changed = {**VTES.code, module: f"{VTES.code[module]}\n\n{line}\n"}
    return digest(PROFILE, CASES, fingerprint(VTES._replace(code=changed)))


@pytest.mark.parametrize("module", VTES.code)
def test_code_changes_the_digest_but_comments_do_not(module: str) -> None:
    assert with_more_in(module, "x = 1") != FIRST
    assert with_more_in(module, "# what a step does") == FIRST
    assert with_more_in(module, '"""What a step does,\nin two lines."""') == FIRST


def test_gutted_step_changes_the_digest() -> None:
    ousted = find("vtes").vocabulary.resolve("then", "Sarah is ousted").step
    source = VTES.code[ousted.module]
    stated = '"seats/{players}/ousted", True'
    assert source.count(stated) == 1
    gutted = VTES._replace(code={**VTES.code, ousted.module: source.replace(stated, stated.replace("ousted", "name"))})
    assert digest(PROFILE, CASES, fingerprint(gutted)) != FIRST


def test_digest_reads_all_deciding_data_of_one_game() -> None:
    modules = {step.module for step in find("vtes").vocabulary.steps}
    words = {f"conformance.protocol.{name}" for name in ("messages", "wire_vocabulary", "decks", "vtes")}
    words.add("scenarios.wire_types.vtes.positions")
    assert modules | words | {"conformance.steps.world", "conformance.steps.registry"} <= VTES.code.keys()
    assert not [name for name in (*VTES.code, *VTES.cards) if "vendetta" in name]
    assert {rule.id.partition(".")[0] for rule in VTES.rules} == {"vtes"}
    assert "vtes.toml" in VTES.cards


def with_a_card_changed() -> DigestInput:
    cards = copy.deepcopy(dict(VTES.cards))
    cards["vtes.toml"]["card"][0]["name"] += "!"
    return VTES._replace(cards=cards)


def with_a_rule_changed() -> DigestInput:
    return VTES._replace(rules=[msgspec.structs.replace(VTES.rules[0], tier="legacy"), *VTES.rules[1:]])


def with_a_deck_changed() -> DigestInput:
    decks = copy.deepcopy(dict(VTES.decks))
    decks["malkavian.toml"]["library"][0]["copies"] += 1
    return VTES._replace(decks=decks)


@pytest.mark.parametrize("changed", [with_a_card_changed, with_a_rule_changed, with_a_deck_changed])
def test_cards_rules_and_decks_change_the_digest(changed: Callable[[], DigestInput]) -> None:
    assert digest(PROFILE, CASES, fingerprint(changed())) != FIRST


def test_card_digest_covers_only_card_data() -> None:
    cards = of_cards(find("vtes"))
    assert cards == hashed((VTES.cards,)) != hashed((with_a_card_changed().cards,))
    assert cards != of_cards(find("vendetta"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("anything", "something"),
        ("When nobody", "Then nobody"),
        ("| turn-began | Ben  |", "| turn-began | Cid  |"),
        ("@example", "@provisional"),
        ("@vtes.turn.clockwise", "@vtes.turn.other"),
    ],
)
def test_scenario_steps_and_tags_change_the_digest(old: str, new: str) -> None:
    game, case, other = of_game(find("vtes")), read(FEATURE), read(FEATURE.replace(old, new))
    assert meaning(case) != meaning(other)
    assert digest(PROFILE, [case], game) != digest(PROFILE, [other], game)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Whose turn it is", "Who has a turn"),
        ("# a comment", "# another one"),
        ("# A place", "# Another place"),
        ("Feature: Turns", "Feature: The turn"),
        ("| event      | seat |", "|event|seat|"),
        ("@vtes.turn.clockwise @example", "@example @vtes.turn.clockwise"),
        ("    When nobody", "\n    When nobody"),
    ],
)
def test_titles_and_comments_do_not_change_the_digest(old: str, new: str) -> None:
    assert old in FEATURE
    game, case, other = of_game(find("vtes")), read(FEATURE), read(FEATURE.replace(old, new))
    assert digest(PROFILE, [case], game) == digest(PROFILE, [other], game)


def test_choice_of_scenarios_and_profile_changes_the_digest() -> None:
    game = of_game(find("vtes"))
    assert digest(PROFILE, CASES[::-1], game) == FIRST
    assert digest(PROFILE, CASES[1:], game) != FIRST
    assert digest(replace(PROFILE, without=("vtes/x*",)), CASES, game) != FIRST
    assert digest(PROFILE, CASES, of_game(find("vendetta"))) != FIRST


def test_code_excludes_comments_and_docstrings() -> None:
    source = '''"""A module."""
import re  # for patterns


def bare(text: str) -> str:
    """What is left # of it."""
    return re.sub(r"#.*", \'it"s # no comment\', text)   # the rest
'''
    assert code(source) == (
        "import re\n"
        "def bare(text: str) -> str:\n"
        """    return re.sub(r"#.*", 'it"s # no comment', text)"""
    )


def test_certificate_has_the_digest_of_its_game_only(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def certified(folder: str) -> str:
        command = ["certify", "--profile", "vtes/ending", "--quiet", "--report", str(tmp_path / folder)]
        assert CliRunner().invoke(main, command).exit_code == 0
        [granted] = json.loads((tmp_path / folder / "certificates.json").read_text())["granted"]
        return str(granted["digest"])

    assert certified("before") == FIRST
    copied = tmp_path / "features"
    for uri in {case.uri for case in CASES}:
        path = copied / uri
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"# another comment\n\n{(features.ROOT / uri).read_text()}")
    elsewhere = copied / "vendetta" / "feed.feature"
    elsewhere.parent.mkdir()
    elsewhere.write_text((features.ROOT / "vendetta" / "feed.feature").read_text().replace("@id:", "@example @id:"))
    monkeypatch.setattr(features, "ROOT", copied)
    assert certified("after") == FIRST
