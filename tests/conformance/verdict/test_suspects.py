"""Suspected rules, inferred from failures, passes, and the rules that the reference engine applies."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import pytest

from conformance.catalogue import load
from conformance.runner.reference_replay import explained
from conformance.verdict.fault_localization.events import difference, sign_of
from conformance.verdict.fault_localization.evidence import APPLIED, Evidence, rules_of
from conformance.verdict.fault_localization.ranking import Suspicion, suspicion
from conformance.verdict.fault_localization.triage import rocks
from conformance.verdict.results import CaseResult, StepStatus, Verdict
from tests.cases import suite_cases
from tests.conformance.verdict.samples import case, step


class Rule(NamedTuple):
    id: str
    summary: str
    kind: str = "rule"
    where: str = "Rules"
    restates: tuple[str, ...] = ()


EDGE, BLOCK, MEND, HUNT = (
    Rule("vtes.edge", "A bleed takes the Edge."),
    Rule("vtes.block", "A ready unlocked minion can block."),
    Rule("vtes.mend", "Damage is mended with blood."),
    Rule("vtes.hunt", "A hunt brings blood from the bank."),
)
RULES = {rule.id: rule for rule in (EDGE, BLOCK, MEND, HUNT)}


def result(number: int | str, verdict: Verdict, *rules: Rule, steps: int = 3, **more: Any) -> CaseResult:
    """Return a scenario that stops in its last step, if it fails."""
    fails = verdict in (Verdict.FAILED, Verdict.ERROR)
    last: dict[str, Any] = {"status": StepStatus.FAILED, "message": "that is not so"} if fails else {}
    middle = [step("When", "Belinde bleeds Alexis", kind="when", pattern="{minion} bleeds {player}")] * (steps - 2)
    made = [step("Given", "Sarah plays", kind="given"), *middle, step("Then", "so it is", kind="then", **last)]
    fields: dict[str, Any] = {"rules": [rule.id for rule in rules], "steps": made, "title": f"Number {number}"}
    named = case(0, verdict, **(fields | more))
    named.id = number if isinstance(number, str) else f"VTES-{number:04}"
    return named


PASSING = [
    result(number, Verdict.PASSED, *rules) for number, rules in enumerate([(BLOCK,), (MEND,), (HUNT, BLOCK)], 50)
]


def names(found: Suspicion) -> list[str]:
    return [suspect.rule for suspect in found.suspects]


def test_run_without_failures_suspects_no_rule() -> None:
    assert suspicion(PASSING, RULES) == Suspicion()
    assert suspicion([], RULES) == Suspicion()


def test_rule_whose_scenarios_all_fail_comes_first() -> None:
    found = suspicion(
        [result(1, Verdict.FAILED, EDGE, BLOCK, steps=5), result(2, Verdict.ERROR, EDGE, MEND), *PASSING], RULES
    )
    first = found.suspects[0]
    assert first.rule == EDGE.id
    assert first.scenarios == ["VTES-0002", "VTES-0001"], "the shortest first"
    assert 0.5 < first.score <= 1


def test_two_faults_each_explain_their_failures() -> None:
    failing = [result(1, Verdict.FAILED, EDGE), result(2, Verdict.FAILED, EDGE), result(3, Verdict.FAILED, MEND)]
    found = suspicion([*failing, PASSING[0]], RULES)
    explained_by = {suspect.rule: set(suspect.scenarios) for suspect in found.suspects}
    assert explained_by[EDGE.id] == {"VTES-0001", "VTES-0002"}
    assert explained_by[MEND.id] == {"VTES-0003"}


def test_outline_rows_count_once() -> None:
    rows = [result(f"VTES-0001/{row}", Verdict.FAILED, EDGE) for row in range(1, 30)]
    others = [result(number, Verdict.FAILED, MEND) for number in range(2, 5)]
    assert len(Evidence([*rows, *others], RULES).failing) == 4
    one = suspicion([rows[0], *others, *PASSING], RULES).suspects
    all_ = suspicion([*rows, *others, *PASSING], RULES).suspects
    assert [(each.rule, each.score) for each in one] == [(each.rule, each.score) for each in all_]
    assert {len(each.scenarios) for each in all_ if each.rule == EDGE.id} == {29}


def test_outline_fails_although_one_row_passes() -> None:
    rows = [result("VTES-0001/1", Verdict.PASSED, EDGE), result("VTES-0001/2", Verdict.FAILED, EDGE)]
    assert suspicion([*rows, *PASSING], RULES).suspects[0].scenarios == ["VTES-0001/2"]


@pytest.mark.parametrize("verdict", [Verdict.UNSUPPORTED, Verdict.NOT_RUN])
def test_scenarios_that_did_not_run_are_no_evidence(verdict: Verdict) -> None:
    failing = [result(1, Verdict.FAILED, EDGE, BLOCK)]
    not_run = [result(number, verdict, EDGE) for number in range(2, 9)]
    assert suspicion([*failing, *not_run], RULES) == suspicion(failing, RULES)


def test_order_of_scenarios_does_not_matter() -> None:
    cases = [result(1, Verdict.FAILED, EDGE, BLOCK), result(2, Verdict.FAILED, MEND), result(3, Verdict.FAILED, HUNT)]
    cases += PASSING
    expected = suspicion(cases, RULES).suspects
    for seed in range(5):
        random.Random(seed).shuffle(cases)
        assert suspicion(cases, RULES).suspects == expected


TOLD = [
    [{"event": APPLIED, "rules": [MEND.id, BLOCK.id]}],
    [{"event": "edge-taken", "seat": "Sarah", "rules": [EDGE.id]}],
    [],
]


def test_rule_applied_at_the_divergence_is_more_suspect() -> None:
    cases = [result(1, Verdict.FAILED, MEND, EDGE), result(2, Verdict.FAILED, BLOCK, EDGE), *PASSING]
    for each in cases[:2]:
        each.steps[1].events = [{"event": "pool-burned", "seat": "Alexis"}]
    bare, informed = suspicion(cases, RULES), suspicion(cases, RULES, {"VTES-0001": TOLD, "VTES-0002": TOLD})
    score = {suspect.rule: suspect.score for suspect in bare.suspects}
    assert names(informed)[0] == EDGE.id
    assert informed.suspects[0].score > score[EDGE.id]


def test_rules_always_applied_together_are_one_suspect() -> None:
    taken = {"event": "edge-taken", "seat": "Sarah", "rules": [EDGE.id, MEND.id]}
    seen = [[{"event": APPLIED, "rules": [BLOCK.id]}], [taken], [{"event": "bled", "rules": [BLOCK.id, HUNT.id]}]]
    cases = [result(1, Verdict.FAILED, EDGE, MEND), result(2, Verdict.FAILED, MEND, BLOCK), *PASSING]
    found = suspicion(cases, RULES, {"VTES-0001": seen, "VTES-0002": seen}).suspects
    alike = {frozenset((each.rule, *each.alike)) for each in found}
    assert frozenset({EDGE.id, MEND.id}) in alike
    assert frozenset({BLOCK.id}) in alike, "half of its events are those of another"
    apart = suspicion(cases, RULES).suspects
    assert all(each.alike == [] for each in apart), "without events they are not known to be alike"


def test_rule_and_its_restatement_are_one_suspect() -> None:
    again = {**RULES, MEND.id: MEND._replace(restates=(EDGE.id,))}
    cases = [result(1, Verdict.FAILED, EDGE, BLOCK), result(2, Verdict.FAILED, MEND, HUNT), *PASSING]
    found = {frozenset((each.rule, *each.alike)) for each in suspicion(cases, again).suspects}
    assert frozenset({EDGE.id, MEND.id}) in found
    assert all(each.alike == [] for each in suspicion(cases, RULES).suspects)


def test_signature_lists_missing_extra_and_changed_events() -> None:
    seen: list[dict[str, Any]] = [
        {"event": "action-announced", "stealth": 1},
        {"event": "locked", "card": "Sully"},
    ]
    right: list[dict[str, Any]] = [
        {"event": "action-announced", "stealth": 0},
        {"event": "pool-burned", "amount": 2, "rules": [EDGE.id]},
    ]
    assert sign_of(difference(seen, right)) == {
        ("other", "action-announced", "stealth"),
        ("lacking", "pool-burned"),
        ("more", "locked"),
    }


def test_scenario_failing_before_its_rule_is_blocked() -> None:
    later = [[], [{"event": "edge-taken", "rules": [EDGE.id]}], [], [{"event": "mended", "rules": [MEND.id]}]]
    stopped = result(3, Verdict.FAILED, MEND, steps=3)
    stopped.steps.append(step("Then", "it is mended", StepStatus.SKIPPED, kind="then"))
    cases = [result(1, Verdict.FAILED, EDGE), result(2, Verdict.FAILED, EDGE), stopped, *PASSING]
    seen = {"VTES-0001": TOLD, "VTES-0002": TOLD, "VTES-0003": later}
    found = suspicion(cases, RULES, seen)
    assert found.blocked == {"VTES-0003": EDGE.id}
    assert found.suspects[0].rule == EDGE.id
    assert "VTES-0003" in found.suspects[0].scenarios


def test_events_are_compared_by_common_fields_only() -> None:
    taken = {"event": "edge-taken", "seat": "Sarah", "rules": [EDGE.id]}
    lost = {"event": "pool-lost", "seat": "Alexis", "amount": 1}
    assert difference([{"event": "edge-taken"}, lost], [lost, taken]) == ([], []), "order and fields left out"
    assert difference([{"event": "edge-taken", "seat": "Alexis"}], [taken]) == (
        [taken],
        [{"event": "edge-taken", "seat": "Alexis"}],
    )
    assert difference([lost, lost], [lost]) == ([], [lost])


def test_triage_lists_steps_that_nearly_always_fail() -> None:
    failing = [
        result(number, Verdict.FAILED, EDGE, transcript=[{"direction": "received", "text": WINDOW}])
        for number in range(4)
    ]
    for each in failing:
        each.steps[-1].pattern = "so it is"
    found = rocks([*failing, *PASSING])
    assert [(rock.kind, rock.what, rock.failed, rock.of) for rock in found] == [
        ("window", "block", 4, 4),
        ("step", "so it is", 4, 4),
    ]
    assert found[0].begin_with.id == "VTES-0000"
    assert rocks([*failing, *(result(number, Verdict.PASSED, HUNT) for number in range(100, 140))]) == []


WINDOW = '{"jsonrpc": "2.0", "id": 3, "result": {"pending": {"seat": "Alexis", "window": "block"}}}'


def test_reference_engine_reports_the_rules_it_applies() -> None:
    actions = (each for each in suite_cases("vtes") if each.uri.startswith("vtes/actions/"))
    cases = [each for each in actions if "provisional" not in each.tags][:40]
    seen = explained(cases, None)
    assert seen.keys() == {each.id for each in cases}
    kinds = {rule.id: rule.kind for rule in load("vtes").values()}
    for each in cases:
        applied = {rule for events in seen[each.id] for rule in rules_of(events)}
        assert [rule for rule in each.rules if kinds[rule] in ("rule", "definition") and rule not in applied] == []


def test_reference_engine_reports_each_applied_rule_once() -> None:
    seen = explained(suite_cases("vendetta")[:1], None)
    applied = [
        rule for events in next(iter(seen.values())) for e in events if e["event"] == APPLIED for rule in e["rules"]
    ]
    assert applied
    assert len(applied) == len(set(applied))
