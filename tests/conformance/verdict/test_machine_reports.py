"""results.json, certificates.json, junit.xml, messages.ndjson and badge.json: valid, complete, and safe to read."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import jsonschema
import msgspec
import pytest

from conformance.verdict.profiles import Profile
from conformance.verdict.reports.badge import badge
from conformance.verdict.reports.cucumber import messages
from conformance.verdict.reports.json_results import Certificates, Results, certificates, results, schemas
from conformance.verdict.reports.junit import junit
from conformance.verdict.reports.report import Report
from conformance.verdict.results import CaseResult, Verdict
from tests.conformance.verdict.samples import (
    FEATURE,
    case,
    error,
    every_verdict,
    failed,
    judge,
    parsed,
    passed,
    run,
    sample,
    whole,
)

ALL = Profile("vtes/basic", "vtes", "Everything", ("vtes/*",))
ONE = Profile("vtes/one", "vtes", "One", (), ("id:VTES-0001",))


def judged(cases: list[CaseResult] | None = None) -> Report:
    cases = every_verdict() if cases is None else cases
    return sample(cases, judgements=[judge(profile, cases, run(cases)) for profile in (ALL, ONE)])


# -- JSON ------------------------------------------------------------------------------------------------------------


SCHEMAS = schemas()


@pytest.mark.parametrize("cases", [every_verdict(), [passed()], []])
def test_results_follow_the_published_schema(cases: list[CaseResult]) -> None:
    for name, file, kind in (("results", results, Results), ("certificates", certificates, Certificates)):
        jsonschema.Draft202012Validator.check_schema(SCHEMAS[name])
        written = whole(file(judged(cases)))
        jsonschema.validate(json.loads(written), SCHEMAS[name])
        read = msgspec.json.decode(written, type=kind)
        assert json.loads(msgspec.json.encode(read)) == json.loads(written), "a key that the schema does not have"


def test_schema_describes_its_keys() -> None:
    scenario = SCHEMAS["results"]["$defs"]["CaseResult"]["properties"]
    assert scenario["uri"]["description"] == "The feature file, relative to `features/`."
    step = SCHEMAS["results"]["$defs"]["StepResult"]["properties"]
    assert {"kind", "pattern"} <= step.keys()


def test_schema_rejects_an_unknown_verdict() -> None:
    document = json.loads(whole(results(judged())))
    document["scenarios"][0]["verdict"] = "perhaps"
    with pytest.raises(jsonschema.ValidationError, match="perhaps"):
        jsonschema.validate(document, SCHEMAS["results"])


def test_results_list_each_scenario_with_its_verdict() -> None:
    document = json.loads(whole(results(judged())))
    assert {each["id"]: each["verdict"] for each in document["scenarios"]} == {
        "VTES-0001": "passed",
        "VTES-0002": "failed",
        "VTES-0003": "error",
        "VTES-0004": "unsupported",
        "VTES-0005": "expected-failure",
        "VTES-0006": "unexpected-pass",
        "VTES-0007": "not-asked",
    }
    assert set(document["counts"].values()) == {1}
    assert [each["kind"] for each in document["certificates"]] == ["refusal", "certificate"]


def test_flood_of_engine_output_is_cut_with_a_note() -> None:
    text = whole(results(sample([error(1)])))
    assert len(text) < 200_000
    transcript = json.loads(text)["scenarios"][0]["transcript"]
    assert "characters left out" in transcript[0]["text"]


def test_long_transcript_keeps_its_ends() -> None:
    lines = [{"direction": "received", "text": f"{number} " + "y" * 1000} for number in range(5000)]
    kept = sample([failed(1, transcript=lines)]).result.cases[0].transcript
    assert kept[0]["text"].startswith("0 ")
    assert kept[-1]["text"].startswith("4999 ")
    assert [line["direction"] for line in kept].count("note") == 1
    assert sum(len(line["text"]) for line in kept) < 110_000


def test_deep_and_wide_values_are_cut() -> None:
    deep: Any = []
    for _ in range(10_000):
        deep = [deep]
    broken = failed(1)
    broken.steps[2].actual = {"deep": deep, "wide": list(range(100_000)), "nan": float("nan")}
    text = whole(results(sample([broken])))
    assert len(text) < 100_000
    json.loads(text)


def test_certificates_have_their_own_file() -> None:
    document = json.loads(whole(certificates(judged())))
    assert [each["profile"] for each in document["granted"]] == ["vtes/one"]
    assert [each["profile"] for each in document["refused"]] == ["vtes/basic"]


# -- JUnit -----------------------------------------------------------------------------------------------------------


def test_junit_counts_every_verdict() -> None:
    root = ElementTree.fromstring(whole(junit(judged())))
    assert {name: root.get(name) for name in ("tests", "failures", "errors", "skipped")} == {
        "tests": "7",
        "failures": "2",
        "errors": "1",
        "skipped": "3",
    }
    kinds = {case.get("name", "")[:9]: [child.tag for child in case] for case in root.iter("testcase")}
    assert kinds["VTES-0001"] == []
    assert kinds["VTES-0002"] == ["failure", "system-out"]
    assert kinds["VTES-0003"] == ["error", "system-out"]
    assert kinds["VTES-0004"] == ["skipped"]
    assert kinds["VTES-0005"] == ["skipped", "system-out"]
    assert kinds["VTES-0006"] == ["failure"]
    skipped = [each.get("message", "") for each in root.iter("skipped")]
    assert skipped == [
        "unsupported: feature 'politics' is not supported",
        "expected failure: not built yet",
        "not run: the time of the run was over",
    ]


def test_junit_failure_has_step_rule_and_repeat_command() -> None:
    root = ElementTree.fromstring(whole(junit(judged())))
    text = root.findtext(".//failure") or ""
    assert "failed      Then nobody has the Edge" in text
    assert "actual: Sarah" in text
    assert '{"do": "bleed", "minion": "Belinde", "target": "Alexis"}' in text
    assert "rule: vtes.bleed.edge (Minion Phase > Bleed) A bleed for one or more" in text
    assert "repeat: justicar case VTES-0002 --engine \"stdio:node toy.js --rules 'strict'\"" in text


def test_junit_stays_valid_xml_with_hostile_output() -> None:
    text = whole(junit(judged())).decode("utf-8")
    assert not set(text) & {chr(code) for code in range(32) if chr(code) not in "\n\t"}
    assert "\\x1b[31mred" in text
    assert "\ufffe" not in text


# -- Cucumber --------------------------------------------------------------------------------------------------------


def envelopes(report: Report) -> list[tuple[str, Any]]:
    lines = whole(messages(report)).decode("utf-8").splitlines()
    found = [json.loads(line) for line in lines]
    assert all(len(envelope) == 1 for envelope in found)
    return [next(iter(envelope.items())) for envelope in found]


def of(report: Report, kind: str) -> list[Any]:
    return [body for name, body in envelopes(report) if name == kind]


def test_messages_are_in_a_readable_order() -> None:
    kinds = [kind for kind, _ in envelopes(judged())]
    assert kinds[:3] == ["meta", "source", "gherkinDocument"]
    assert kinds.index("pickle") < kinds.index("testRunStarted") < kinds.index("testCase")
    assert kinds[-1] == "testRunFinished"
    counted = Counter(kinds)
    assert counted["pickle"] == counted["testCase"] == counted["testCaseStarted"] == counted["testCaseFinished"] == 7
    assert counted["testStepStarted"] == counted["testStepFinished"] > 6


def test_ids_are_unique_and_references_resolve() -> None:
    report = judged()
    defined: Counter[str] = Counter()
    nodes: set[str] = set()

    def collect(value: Any) -> None:
        if isinstance(value, dict):
            if isinstance(value.get("id"), str):
                nodes.add(value["id"])
                defined[value["id"]] += 1
            for item in value.values():
                collect(item)
        elif isinstance(value, list):
            for item in value:
                collect(item)

    for _, body in envelopes(report):
        collect(body)
    assert set(defined.values()) == {1}

    pickles = {pickle["id"]: pickle for pickle in of(report, "pickle")}
    for pickle in pickles.values():
        assert set(pickle["astNodeIds"]) <= nodes
        assert {tag["astNodeId"] for tag in pickle["tags"]} <= nodes
        assert {node for step in pickle["steps"] for node in step["astNodeIds"]} <= nodes
    definitions = {definition["id"] for definition in of(report, "stepDefinition")}
    tests = {test["id"]: test for test in of(report, "testCase")}
    runs = {started["id"] for started in of(report, "testRunStarted")}
    for test in tests.values():
        pickle = pickles[test["pickleId"]]
        assert test["testRunStartedId"] in runs
        assert [step["pickleStepId"] for step in test["testSteps"]] == [step["id"] for step in pickle["steps"]]
        assert all(set(step["stepDefinitionIds"]) <= definitions for step in test["testSteps"])
    attempts = {started["id"]: tests[started["testCaseId"]] for started in of(report, "testCaseStarted")}
    for kind in ("testStepStarted", "testStepFinished"):
        for body in of(report, kind):
            assert body["testStepId"] in {step["id"] for step in attempts[body["testCaseStartedId"]]["testSteps"]}
    assert {body["testCaseStartedId"] for body in of(report, "testCaseFinished")} == set(attempts)
    assert {body["testCaseStartedId"] for body in of(report, "attachment")} <= set(attempts)


def test_scenario_is_paired_with_its_own_pickle() -> None:
    report = sample([failed(2), passed(1)])
    by_id = {pickle["id"]: pickle["name"] for pickle in of(report, "pickle")}
    names = [by_id[test["pickleId"]] for test in of(report, "testCase")]
    assert names == ["A bleed for nothing leaves the Edge", "A bleed for one takes the Edge"]


def test_outline_rows_are_paired_by_line() -> None:
    feature = """\
Feature: Rows
  @id:VTES-0009
  Scenario Outline: A row
    When <who> bleeds
    Examples:
      | who     |
      | Belinde |
      | Colette |
"""
    rows = [case(9, Verdict.PASSED, id=f"VTES-0009/{number}", line=6 + number, title="A row") for number in (2, 1)]
    report = sample(rows, sources={"vtes/03_bleed.feature": parsed(feature)})
    by_id = {pickle["id"]: pickle["steps"][0]["text"] for pickle in of(report, "pickle")}
    assert [by_id[test["pickleId"]] for test in of(report, "testCase")] == ["Colette bleeds", "Belinde bleeds"]


@pytest.mark.parametrize(
    ("cases", "statuses", "success"),
    [
        ([passed(1)], ["PASSED"] * 3, True),
        ([failed(2)], ["PASSED", "PASSED", "FAILED"], False),
        ([case(2, Verdict.UNSUPPORTED, reason="no", steps=[])], ["SKIPPED"] * 3, True),
        ([case(2, Verdict.ERROR, reason="no start", steps=[])], ["FAILED", "SKIPPED", "SKIPPED"], False),
    ],
)
def test_step_results_carry_the_verdict(cases: list[CaseResult], statuses: list[str], success: bool) -> None:
    report = sample(cases)
    found = [body["testStepResult"]["status"] for body in of(report, "testStepFinished")]
    assert found == statuses
    assert of(report, "testRunFinished")[0]["success"] is success


def test_messages_contain_the_source() -> None:
    assert of(judged(), "source")[0]["data"] == FEATURE


# -- badge -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cases", "message", "color"),
    [
        ([passed(1)], "certified vtes/basic, vtes/one", "brightgreen"),
        ([passed(1), case(4, Verdict.UNSUPPORTED)], "certified vtes/one", "green"),
        ([failed(1)], "0 of 1 passed", "red"),
        ([case(4, Verdict.UNSUPPORTED)], "0 of 1 passed", "yellow"),
        ([], "0 of 0 passed", "yellow"),
    ],
)
def test_badge_has_the_format_of_shields(cases: list[CaseResult], message: str, color: str) -> None:
    document = json.loads(whole(badge(judged(cases))))
    assert document == {"schemaVersion": 1, "label": "justicar", "message": message, "color": color}
