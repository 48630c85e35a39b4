"""A challenge compares an engine with the reference from varied positions, and shows each difference in a scenario."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from conformance.adapters import connect
from conformance.challenge.challenge import Challenge, Challenged, ChallengeSeed
from conformance.cli import main
from conformance.games import find
from conformance.verdict.challenge_record import COMPARED_AT_LEAST, ChallengeRecord, committed, faults_of
from conformance.verdict.profiles import decides
from tests.cases import suite_cases
from tests.conforming_variants.layers import Honest, offered

PROFILE = "vtes/ending"


class Tires(Honest):
    """A faulty engine: after its twelfth choice in a game, nobody may pass any more. No short scenario shows it."""

    made = 0

    def setup(self, params: dict[str, Any]) -> dict[str, Any]:
        self.made = 0
        return super().setup(params)

    def turnpoint(self, turnpoint: dict[str, Any]) -> dict[str, Any]:
        self.made += 1
        pending = turnpoint["pending"]
        if self.made > 12 and pending is not None and len(pending["options"]) > 1:
            pending["options"] = [each for each in pending["options"] if each != {"do": "pass"}]
        return turnpoint


class ChangesItsMind(Honest):
    """Declares less when it is started again."""

    started = 0

    def description(self, description: dict[str, Any]) -> dict[str, Any]:
        type(self).started += 1
        if type(self).started > 1:
            description["games"]["vtes"]["level"] = "play"
        return description


def challenge(engine: str, game: str, seed: str = "1", decisions: int = 60) -> Challenged:
    edition = find(game).edition
    cases = [case for case in suite_cases(game) if decides(case)]
    with connect(engine) as session, Challenge(session, game, edition, ChallengeSeed(seed), enough=decisions) as played:
        return played.run([(game, cases)])[0]


def certify(*arguments: str, profile: str = PROFILE) -> Any:
    return CliRunner().invoke(main, ["certify", "--profile", profile, *arguments])


@pytest.mark.parametrize("game", ["vtes", "vendetta", "rivals"])
def test_the_reference_withstands_its_own_challenge(game: str) -> None:
    found = challenge("reference", game)
    assert (found.findings, found.provisional, found.unsteady) == ([], 0, 0)
    assert found.decisions >= 60
    assert len(found.rules) > 40
    assert found.likeness.reasons == found.likeness.refusals > 0


def test_a_seed_repeats_a_challenge() -> None:
    once, again, other = (challenge("reference", "vendetta", seed) for seed in ("x", "x", "y"))
    assert (once.decisions, once.positions, once.rules) == (again.decisions, again.positions, again.rules)
    assert (once.decisions, once.rules) != (other.decisions, other.rules)


def test_a_difference_is_shown_in_a_scenario_that_the_engine_fails(tmp_path: Path) -> None:
    engine = offered("Tires", Tires)
    arguments = ("--engine", engine, "--report", str(tmp_path), "--challenge-seed", "1")
    result = certify(*arguments, profile="vendetta/variants")
    assert result.exit_code == 1
    assert "the challenge found a difference, beginning from a position of VEND-" in result.output
    assert not (tmp_path / "certificate.json").exists()
    (file,) = (tmp_path / "challenge").iterdir()
    assert f"repeat: justicar case {file}" in result.output
    again = CliRunner().invoke(main, ["case", str(file), "--engine", engine])
    assert again.exit_code == 1, again.output
    assert CliRunner().invoke(main, ["case", str(file)]).exit_code == 0
    (judged,) = json.loads((tmp_path / "results.json").read_bytes())["certificates"]
    assert judged["passed"] == judged["scenarios"]
    assert judged["challenge"]["seed"] == "1"


def test_an_engine_that_declares_less_in_the_challenge_is_refused() -> None:
    ChangesItsMind.started = 0
    result = certify("--engine", offered("ChangesItsMind", ChangesItsMind))
    assert result.exit_code == 1
    assert "describes itself differently in the challenge" in result.output


class StartsOnce(Honest):
    """Cannot be started again."""

    started = 0

    def initialize(self, params: dict[str, Any]) -> dict[str, Any]:
        type(self).started += 1
        if type(self).started > 1:
            raise RuntimeError("no")
        return super().initialize(params)


def test_an_engine_that_does_not_start_again_is_refused() -> None:
    StartsOnce.started = 0
    result = certify("--engine", offered("StartsOnce", StartsOnce))
    assert result.exit_code == 1
    assert "27 passed" in result.output
    assert "the challenge could not be finished: " in result.output


def test_time_that_is_up_leaves_what_was_compared() -> None:
    edition, cases = find("vendetta").edition, [case for case in suite_cases("vendetta") if decides(case)]
    seed = ChallengeSeed("1")
    with connect("reference") as engine, Challenge(engine, "vendetta", edition, seed, until=0.0) as played:
        (found,) = played.run([("vendetta", cases)])
    assert (found.decisions, found.trouble) == (0, "")
    assert "too little compared" in next(found.reasons())


def test_certificate_states_its_challenge(tmp_path: Path) -> None:
    result = certify("--report", str(tmp_path))
    assert result.exit_code == 0, result.output
    (granted,) = json.loads((tmp_path / "certificate.json").read_bytes())["predicate"]["granted"]
    stated = granted["challenge"]
    assert stated["drawn"] is True
    assert stated["commitment"] == committed(stated["seed"])
    assert f"challenge: seed with SHA-256 {stated['commitment']}" in result.output.splitlines()[0]
    assert stated["decisions"] >= COMPARED_AT_LEAST
    assert "warning" not in result.output


def test_without_a_challenge_there_is_no_certificate(tmp_path: Path) -> None:
    result = certify("--no-challenge", "--report", str(tmp_path))
    assert result.exit_code == 0
    assert f"not certified {PROFILE}: no challenge was played" in result.output
    assert not (tmp_path / "certificate.json").exists()


@pytest.mark.parametrize("option", [["--sign", "key.pem", "--report", "r"], ["--challenge-seed", "1"]])
def test_certificates_need_a_challenge(option: list[str]) -> None:
    result = certify("--no-challenge", *option)
    assert result.exit_code == 2
    assert "no certificate without a challenge" in result.output


RECORD = ChallengeRecord(
    seed="1", commitment=committed("1"), drawn=True, positions=50, decisions=COMPARED_AT_LEAST, rules=40, skipped={},
    provisional=0, refusals=100, same_reasons=0, same_rules=30,
)  # fmt: skip


def test_record_of_a_challenge_is_checked() -> None:
    assert faults_of(RECORD) == []
    assert faults_of(None) == ["has no challenge"]
    assert faults_of(replace(RECORD, seed="2")) == ["commits to another seed than it names"]
    assert "fewer than" in faults_of(replace(RECORD, decisions=COMPARED_AT_LEAST - 1))[0]


@pytest.mark.parametrize(
    ("same", "refusals", "warned"), [(0, 100, False), (49, 100, False), (50, 100, True), (9, 9, False)]
)
def test_reasons_of_the_reference_are_a_fingerprint(same: int, refusals: int, warned: bool) -> None:
    record = replace(RECORD, same_reasons=same, refusals=refusals)
    assert (record.warning is not None) == warned


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"decisions": COMPARED_AT_LEAST}, None),
        ({"decisions": COMPARED_AT_LEAST - 1}, "too little compared"),
        ({"decisions": 500, "skipped": {"unsupported": 3}}, "`unsupported`"),
        ({"decisions": 500, "skipped": {"undeclared": 20}}, None),
        ({"decisions": 500, "provisional": 6}, None),
        ({"decisions": 500, "provisional": 7}, "provisional"),
        ({"decisions": 500, "unsteady": 3}, "once and not again"),
        ({"decisions": 500, "trouble": "it is down"}, "it is down"),
    ],
)  # fmt: skip
def test_silence_does_not_acquit(fields: dict[str, Any], says: str | None) -> None:
    fields = {**fields, "skipped": Counter(fields.get("skipped", {}))}
    counted = Challenged(name=PROFILE, cases=(), positions=20, **fields)
    reasons = list(counted.reasons())
    assert len(reasons) == (says is not None)
    assert says is None or says in reasons[0]


class Lenient(Honest):
    """A faulty engine: overlooks that a library is too large if the deck has many different cards."""

    def deck(self, params: dict[str, Any]) -> dict[str, Any]:
        judgement = super().deck(params)
        faults = [each for each in judgement.get("faults", ()) if each["fault"] != "library-too-large"]
        many = sum(len(held) for held in params["deck"].values()) != 2
        if not many:
            return judgement
        return {"legal": not faults, "faults": faults} if faults else {"legal": True}


def test_a_difference_about_a_deck_is_a_scenario(tmp_path: Path) -> None:
    cases = [case for case in suite_cases("vtes") if "deck_construction" in case.uri]
    engine, edition = offered("Lenient", Lenient), find("vtes").edition
    with connect(engine) as session, Challenge(session, "vtes", edition, ChallengeSeed("3")) as played:
        (found,) = played.run([("vtes/decks", cases)])
    (finding,) = found.findings
    file = tmp_path / finding.file
    file.write_text(finding.text)
    assert finding.text.count("the deck holds") <= 3
    assert CliRunner().invoke(main, ["case", str(file)]).exit_code == 0
    assert CliRunner().invoke(main, ["case", str(file), "--engine", engine]).exit_code == 1
