"""`justicar fuzz` reports a faulty engine with a scenario that it fails, and accepts conforming variants."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from conformance.adapters import connect
from conformance.adapters.limits import Limits
from conformance.fuzzing import resumable_campaign
from conformance.fuzzing.campaign import Campaign
from conformance.fuzzing.grouping import DivergenceGroup, grouped
from conformance.fuzzing.resumable_campaign import ReportedDivergence
from conformance.fuzzing.settings import CampaignSettings
from tests.conformance.fuzzing.fuzzing import TITLES, fuzz, justicar, wrong_engine
from tests.conforming_variants.lacking import WithoutFeature
from tests.conforming_variants.layers import (
    GivesUpMidway,
    PlayOnly,
    SaysLittle,
    SettlesWhatIsForced,
    TellsMore,
    offered,
)


@pytest.mark.parametrize("game", TITLES)
def test_faulty_engine_fails_a_new_scenario(game: str, tmp_path: Path) -> None:
    engine = wrong_engine(game)
    result, told = fuzz(tmp_path, engine, "--game", game, "--games", "4", "--seed", "1")
    assert result.exit_code == 1, result.output
    assert told.keys() == {"games", "decisions", "compared", "skipped", "rules_reached", "differences"}
    found = told["differences"][0]
    assert found.keys() == {"feature", "rules", "expected", "actual", "repeat"}
    assert found["repeat"].startswith(f"justicar case {found['feature']}")
    assert f"{game}." in found["rules"][0]
    assert Path(found["feature"]).read_text().count("When ") == 1
    assert "after 1 choice\n" in result.output
    assert justicar("case", found["feature"], "--engine", engine).exit_code == 1
    assert justicar("case", found["feature"]).exit_code == 0
    assert justicar("replay", found["feature"].removesuffix("feature") + "jsonl").exit_code == 0


@pytest.mark.parametrize(
    "layer", [TellsMore, SaysLittle, PlayOnly, SettlesWhatIsForced, GivesUpMidway], ids=lambda layer: layer.__name__
)
def test_conforming_variant_is_accepted(layer: type, tmp_path: Path) -> None:
    result, told = fuzz(tmp_path, offered(layer.__name__, layer), "--games", "6")
    assert (result.exit_code, told["differences"]) == (0, []), result.output
    assert told["decisions"] > 0
    assert told["rules_reached"] > 0


def test_undeclared_features_are_not_requested(tmp_path: Path) -> None:
    engine = offered("vtesWithoutCombat", lambda: WithoutFeature("vtes", "combat"))
    result, told = fuzz(tmp_path, engine, "--games", "6")
    assert (result.exit_code, told["differences"]) == (0, []), result.output


def test_interrupted_campaign_continues(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    whole.mkdir()
    cut.mkdir()
    _, at_once = fuzz(whole, "reference", "--game", "vendetta", "--games", "4")
    fuzz(cut, "reference", "--game", "vendetta", "--games", "2")
    kept = cut / "out" / resumable_campaign.FILE
    kept.write_bytes(
        kept.read_bytes() + kept.read_bytes().splitlines()[-1][:-9]
    )  # as if the process was killed while writing
    _, gone_on = fuzz(cut, "reference", "--game", "vendetta", "--games", "4")
    assert gone_on["games"] == at_once["games"] == 4
    numbers = [json.loads(line)["number"] for line in kept.read_text().splitlines()[1:]]
    assert numbers == [1, 2, 3, 4]
    assert fuzz(cut, "reference", "--game", "vendetta", "--games", "4")[1] == gone_on


def test_other_campaign_does_not_continue_the_folder(tmp_path: Path) -> None:
    fuzz(tmp_path, "reference", "--game", "vendetta", "--games", "1")
    result, _ = fuzz(tmp_path, "reference", "--game", "vendetta", "--games", "1", "--seed", "7")
    assert result.exit_code == 2
    assert "seed differ" in result.output


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (["--game", "chess"], 2, "chess"),
        (["--for", "soon"], 2, "soon"),
        (["--games", "0"], 2, "0"),
        (["--edition", "v9"], 2, "v9"),
        (["--engine", "nonsense"], 2, "nonsense"),
        (["--engine", "python:no.such.module:engine"], 3, "could not be started"),
    ],
)
def test_unplayable_arguments_are_rejected(arguments: list[str], code: int, says: str) -> None:
    result = justicar("fuzz", *arguments)
    assert result.exit_code == code
    assert says in result.output


def test_breaking_engine_is_reported(tmp_path: Path) -> None:
    result, told = fuzz(
        tmp_path, "inprocess:tests.conformance.fuzzing.breaking:engine", "--game", "vtes", "--games", "2"
    )
    assert result.exit_code == 1, result.output
    assert "crashed" in told["differences"][0]["actual"]


def test_campaign_ends_if_the_engine_breaks_every_game(tmp_path: Path) -> None:
    with connect("inprocess:tests.conformance.fuzzing.breaking:engine") as engine:
        asked = CampaignSettings(spec=engine.spec, games={"vtes": "v5"}, most=20, limits=Limits(breakdowns=3))
        campaign = Campaign(asked, tmp_path)
        campaign.run(engine)
    assert campaign.over == "the engine broke in 3 games in a row"
    assert campaign.games < 20


def test_divergences_of_one_cause_are_grouped_under_a_rule(tmp_path: Path) -> None:
    engine = wrong_engine("vendetta", "who has Withdrawn comes last in the ranking")
    result, told = fuzz(tmp_path, engine, "--game", "vendetta", "--games", "30", "--seed", "4")
    differences = len(told["differences"])
    assert differences > 1, result.output
    said = " ".join(result.output.split())
    assert re.search(
        rf"{differences} differences, seen \d+ times, most likely (\S+ or )?(\S+ )*vendetta\.rewards\.", said
    )
    page = (tmp_path / "out" / "campaign.html").read_text()
    assert page.count('<section class="cause">') == 1
    assert page.count('<article class="difference">') == differences
    assert "No suspected rule" not in page


def test_divergence_without_a_scenario_suspects_no_rule(tmp_path: Path) -> None:
    shown = ReportedDivergence(
        feature=str(tmp_path / "gone.feature"), rules=["vtes.hunt.amount"], expected=1, actual=2, game="vtes",
        manner=("state", "", "blood"), last="hunt", choices=1, failed=None,
    )  # fmt: skip
    assert grouped([shown]) == [DivergenceGroup(None, (), [shown])]
