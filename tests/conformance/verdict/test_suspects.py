"""Suspected rules, inferred from failures, passes, and the rules that the reference engine applies."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import pytest

from conformance.catalogue import load
from conformance.runner.reference_replay import explained
from conformance.steps.expect import Expectation
from conformance.verdict.fault_localization.events import difference
from conformance.verdict.fault_localization.evidence import META, Evidence, rules_of
from conformance.verdict.fault_localization.ranking import Suspicion, suspicion
from conformance.verdict.fault_localization.signatures import (
    APPLIED,
    Departure,
    cause_of,
    departures,
    of_step,
    own_ways,
)
from conformance.verdict.fault_localization.triage import rocks
from conformance.verdict.results import CaseResult, StepStatus, Verdict
from tests.cases import suite_cases
from tests.conformance.verdict.samples import case, step


class Rule(NamedTuple):
    id: str
    restates: tuple[str, ...] = ()


EDGE, BLOCK, MEND, HUNT = (Rule("vtes.edge"), Rule("vtes.block"), Rule("vtes.mend"), Rule("vtes.hunt"))
RULES = {rule.id: rule for rule in (EDGE, BLOCK, MEND, HUNT)}
Fields = dict[str, Any]


def value(of: str = "pool", expected: int = 3, actual: int = 2) -> Fields:
    """Return the fields of a step that finds a wrong value."""
    stated = Expectation(comparison="is", path=("seats", "Alexis", of), value=expected)
    return {"stated": [stated], "message": f"the {of} of Alexis: expected {expected}, found {actual}"}


def allowed(because: Rule, do: str = "bleed") -> Fields:
    """Return the fields of a step at which the engine allows an illegal choice."""
    choice = {"do": do, "minion": "Belinde"}
    stated = Expectation(comparison="is refused", value={"seat": "Sarah", "choice": choice})
    return {
        "text": f"Belinde cannot {do} Ines because {because.id}",
        "stated": [stated],
        "message": f"the engine allowed {choice} to Sarah",
    }


def refused(do: str = "hunt") -> Fields:
    """Return the fields of a step at which the engine refuses a legal choice."""
    return {"expected": {"do": do}, "message": "the engine refuses Sarah: no"}


def result(
    number: int | str, verdict: Verdict, *rules: Rule, wrong: Fields | None = None, steps: int = 3, **more: Any
) -> CaseResult:
    """Return a scenario that stops in its last step, if it fails, because of `wrong`."""
    fails = verdict is not Verdict.PASSED
    last = {"status": StepStatus.FAILED, **(wrong or value())} if fails else {}
    text = last.pop("text", "so it is")
    middle = [step("When", "Belinde bleeds Alexis", kind="when", pattern="{minion} bleeds {player}")] * (steps - 2)
    made = [step("Given", "Sarah plays", kind="given"), *middle, step("Then", text, kind="then", **last)]
    named = case(0, verdict, **({"rules": [rule.id for rule in rules], "steps": made} | more))
    named.id = number if isinstance(number, str) else f"VTES-{number:04}"
    return named


def failed(number: int | str, *rules: Rule, **more: Any) -> CaseResult:
    return result(number, Verdict.FAILED, *rules, **more)


PASSING = [
    result(number, Verdict.PASSED, *rules) for number, rules in enumerate([(BLOCK,), (MEND,), (HUNT, BLOCK)], 50)
]


def names(found: Suspicion) -> list[str]:
    return [suspect.rule for suspect in found.suspects]


def claims(found: Suspicion) -> dict[str, list[str]]:
    return {suspect.rule: suspect.scenarios for suspect in found.suspects}


def test_run_without_failures_suspects_no_rule() -> None:
    assert suspicion(PASSING, RULES) == Suspicion()
    assert suspicion([], RULES) == Suspicion()


def test_failures_that_look_alike_are_one_suspicion() -> None:
    cases = [failed(1, EDGE, BLOCK, steps=5), failed(2, EDGE, MEND), failed(3, EDGE, HUNT), *PASSING]
    found = suspicion(cases, RULES)
    assert claims(found) == {EDGE.id: ["VTES-0002", "VTES-0003", "VTES-0001"]}, "the shortest first"


def test_failures_that_look_different_are_several_suspicions() -> None:
    cases = [failed(1, EDGE), failed(2, EDGE), failed(3, MEND, wrong=refused()), PASSING[0]]
    assert claims(suspicion(cases, RULES)) == {EDGE.id: ["VTES-0001", "VTES-0002"], MEND.id: ["VTES-0003"]}


def test_rule_named_by_the_failing_step_goes_before_the_tags() -> None:
    cases = [failed(1, BLOCK, EDGE, wrong=allowed(EDGE)), failed(2, HUNT, EDGE, wrong=allowed(EDGE)), *PASSING]
    found = suspicion(cases, RULES)
    assert claims(found) == {EDGE.id: ["VTES-0001", "VTES-0002"]}
    assert found.suspects[0].because == (
        "2 scenarios fail as at “Belinde cannot bleed Ines because vtes.edge”: the engine allowed bleed. "
        "2 of 2 scenarios about this rule fail in this way."
    )


def test_passing_scenarios_clear_a_rule() -> None:
    cases = [failed(1, BLOCK, EDGE), failed(2, BLOCK, EDGE), *PASSING]
    assert names(suspicion(cases, RULES)) == [EDGE.id]
    passing = [result(number, Verdict.PASSED, EDGE) for number in range(60, 66)]
    assert names(suspicion([*cases, *passing], RULES)) == [BLOCK.id]


def test_suspicion_that_fits_best_comes_first() -> None:
    cases = [failed(number, BLOCK, wrong=refused()) for number in range(2)] + [failed(5, EDGE), *PASSING]
    assert names(suspicion(cases, RULES)) == [EDGE.id, BLOCK.id], "some scenarios about blocks pass"


@pytest.mark.parametrize("meta", sorted(META))
def test_rules_about_rules_are_never_suspected(meta: str) -> None:
    assert meta in load(meta.partition(".")[0])
    rules = {**RULES, meta: Rule(meta)}
    found = suspicion([failed(1, rules[meta], EDGE), failed(2, rules[meta]), *PASSING], rules)
    assert claims(found) == {EDGE.id: ["VTES-0001", "VTES-0002"]}
    alone = suspicion([failed(2, rules[meta], wrong=allowed(rules[meta])), *PASSING], rules)
    assert alone.suspects == []


def test_rules_outside_the_catalogue_are_not_suspected() -> None:
    own = Rule("own.rule")
    assert suspicion([failed(1, own), failed(2, own, wrong=allowed(own))], RULES).suspects == []
    assert claims(suspicion([failed(1, own, EDGE)], RULES)) == {EDGE.id: ["VTES-0001"]}


def test_outline_rows_that_fail_alike_count_once() -> None:
    rows = [failed(f"VTES-0001/{row}", EDGE) for row in range(1, 30)]
    others = [failed(number, MEND, wrong=refused()) for number in range(2, 5)]
    assert len(Evidence([*rows, *others], RULES).failures) == 4
    one, all_ = (suspicion([*some, *others, *PASSING], RULES).suspects for some in (rows[:1], rows))
    assert [(each.rule, each.score) for each in one] == [(each.rule, each.score) for each in all_]
    assert {len(each.scenarios) for each in all_ if each.rule == EDGE.id} == {29}


def test_outline_rows_that_fail_differently_count_apart() -> None:
    rows = [failed("VTES-0001/1", EDGE), failed("VTES-0001/2", MEND, wrong=refused())]
    assert claims(suspicion(rows, RULES)) == {EDGE.id: ["VTES-0001/1"], MEND.id: ["VTES-0001/2"]}


@pytest.mark.parametrize("verdict", [Verdict.UNSUPPORTED, Verdict.NOT_RUN])
def test_scenarios_that_did_not_run_are_no_evidence(verdict: Verdict) -> None:
    failing = [failed(1, EDGE, BLOCK)]
    not_run = [result(number, verdict, EDGE) for number in range(2, 9)]
    assert suspicion([*failing, *not_run], RULES) == suspicion(failing, RULES)


def test_errors_are_grouped_and_suspect_no_rule() -> None:
    ended = [
        result(
            number, Verdict.ERROR, EDGE, reason=f"the engine broke: IndexError in request {number}", steps=9 - number
        )
        for number in (1, 2)
    ]
    other = result(3, Verdict.ERROR, EDGE, reason="no answer in time")
    found = suspicion([*ended, other, failed(4, MEND), *PASSING], RULES)
    assert claims(found) == {MEND.id: ["VTES-0004"]}
    assert [error.scenarios for error in found.errors] == [["VTES-0002", "VTES-0001"], ["VTES-0003"]]
    assert found.errors[1].message == "no answer in time"


def test_provisional_scenarios_prove_no_certain_rule() -> None:
    unsure = [failed(number, EDGE, wrong=refused(), provisional=True) for number in (1, 2)]
    sure = [failed(number, MEND) for number in (3, 4)]
    found = suspicion([*unsure, *sure], RULES).suspects
    assert [(each.rule, each.provisional) for each in found] == [(MEND.id, False), (EDGE.id, True)]


def test_order_of_scenarios_does_not_matter() -> None:
    cases = [failed(1, EDGE, BLOCK), failed(2, MEND, wrong=refused()), failed(3, HUNT, wrong=allowed(BLOCK))]
    cases += [failed(4, EDGE, wrong=value("blood")), *PASSING]
    expected = suspicion(cases, RULES).suspects
    for seed in range(5):
        random.Random(seed).shuffle(cases)
        assert suspicion(cases, RULES).suspects == expected


BLED: list[list[Fields]] = [
    [{"event": APPLIED, "rules": [MEND.id, BLOCK.id]}],
    [{"event": "pool-burned", "amount": 2, "rules": [EDGE.id]}],
    [],
]


def test_wrong_value_is_grouped_by_the_event_that_explains_it() -> None:
    cases = [failed(1, EDGE, wrong=value("pool", 3, 2)), failed(2, EDGE, wrong=value("pool", 3, 4)), *PASSING]
    for each in cases[:2]:
        each.steps[1].events = [{"event": "pool-burned", "amount": 1}]
    assert len(suspicion(cases, RULES).suspects) == 2, "too high and too low"
    (found,) = suspicion(cases, RULES, {"VTES-0001": BLED, "VTES-0002": BLED}).suspects
    assert found.scenarios == ["VTES-0001", "VTES-0002"]
    assert "the engine's pool-burned differed in amount" in found.because


def test_rule_cited_where_the_engine_departs_is_more_suspect() -> None:
    cases = [failed(1, MEND, EDGE), failed(2, BLOCK, EDGE), failed(3, MEND, BLOCK)]
    for each in cases:
        each.steps[1].events = [{"event": "pool-burned", "amount": 1}]
    assert names(suspicion(cases, RULES)) != [EDGE.id]
    reference = {each.id: BLED for each in cases}
    assert names(suspicion(cases, RULES, reference)) == [EDGE.id]


def test_failures_that_are_not_replayed_go_with_their_kind() -> None:
    cases = [failed(number, EDGE) for number in range(4)]
    for each in cases:
        each.steps[1].events = [{"event": "pool-burned", "amount": 1}]
    (found,) = suspicion(cases, RULES, {"VTES-0001": BLED}).suspects
    assert len(found.scenarios) == 4


def test_ways_to_fail_at_most_scenarios_of_a_rule_are_joined() -> None:
    cases = [failed(1, EDGE), failed(2, EDGE, wrong=value("blood")), failed(3, MEND, wrong=refused())]
    assert claims(suspicion(cases, RULES))[EDGE.id] == ["VTES-0001", "VTES-0002"]
    passing = [result(number, Verdict.PASSED, EDGE) for number in range(60, 66)]
    assert names(suspicion([*cases, *passing], RULES)).count(EDGE.id) == 2
    both_ways = [failed(1, EDGE), failed(2, EDGE, wrong=value(actual=5))]
    assert names(suspicion(both_ways, RULES)) == [EDGE.id] * 2, "too low and too high have two causes"


def test_rules_tagged_together_are_one_suspect() -> None:
    cases = [failed(1, EDGE, MEND), failed(2, MEND, EDGE), failed(3, HUNT, wrong=refused())]
    groups = {frozenset((each.rule, *each.alike)) for each in suspicion(cases, RULES).suspects}
    assert groups == {frozenset({EDGE.id, MEND.id}), frozenset({HUNT.id})}
    apart = suspicion([*cases, PASSING[1]], RULES).suspects
    assert all(each.alike == [] for each in apart), "a passing scenario tells them apart"


def test_rule_and_its_restatement_are_one_suspect() -> None:
    again = {**RULES, MEND.id: MEND._replace(restates=(EDGE.id,))}
    cases = [failed(1, EDGE), failed(2, EDGE), failed(3, MEND), *PASSING]
    assert suspicion(cases, again).suspects[0].alike == [MEND.id]
    assert suspicion(cases, RULES).suspects[0].alike == []


def test_scenario_that_fails_in_the_way_of_another_rule_before_its_own_is_blocked() -> None:
    later = [[], [{"event": "locked", "rules": [EDGE.id]}], [], [{"event": "mended", "rules": [MEND.id]}]]
    stopped = failed(3, MEND, wrong=refused())
    stopped.steps.append(step("Then", "it is mended", StepStatus.SKIPPED, kind="then"))
    cases = [failed(1, EDGE, wrong=refused()), failed(2, EDGE, wrong=refused()), stopped, *PASSING]
    found = suspicion(cases, RULES, {"VTES-0003": later})
    assert found.blocked == {"VTES-0003": EDGE.id}
    assert claims(found)[EDGE.id] == ["VTES-0001", "VTES-0002", "VTES-0003"]
    stopped.rules.append(EDGE.id)
    assert suspicion(cases, RULES, {"VTES-0003": later}).blocked == {}, "it reaches one of its rules"
    alone = suspicion([stopped, *PASSING], RULES, {"VTES-0003": later})
    assert alone.blocked == {}, "no other rule fails in this way"


@pytest.mark.parametrize(
    ("wrong", "signature"),
    [
        (allowed(EDGE), ("allowed", "bleed", EDGE.id)),
        (refused("hunt"), ("refused", "hunt")),
        ({"expected": {"seat": "Alexis", "window": "block"}, "message": "no"}, ("not asked", "block")),
        ({"expected": {"seat": "Alexis", "choice": {"do": "pass"}}, "message": "no"}, ("not asked", "pass")),
        (value("pool", 3, 2), ("value", "pool", "too low")),
        (value("pool", 3, 5), ("value", "pool", "too high")),
        (
            {
                "stated": [Expectation(comparison="falls by", path=("seats", "Tom", "pool"))],
                "message": "expected 3, found 1",
            },
            ("value", "pool", "too high"),
        ),
        (
            {
                "stated": [Expectation(comparison="fits", path=("cards", "Sully"))],
                "message": "Sully: life: expected 1, found 2",
            },
            ("value", "life", "too high"),
        ),
        (
            {"stated": [Expectation(comparison="happened", value={"event": "frenzy"})], "message": "no"},
            ("no event", "frenzy"),
        ),
        (
            {
                "stated": [Expectation(comparison="happened", value={"event": "frenzy"})],
                "message": "no",
                "expected": {"seat": "Tom", "causer": "Rui"},
                "actual": {"seat": "Tom", "causer": "Ines"},
            },
            ("other event", "frenzy", "causer"),
        ),
        (
            {"stated": [Expectation(comparison="did not happen", value={"event": "frenzy"})], "message": "no"},
            ("extra event", "frenzy"),
        ),
        ({"message": "no", "pattern": "so it is"}, ("step", "so it is")),
    ],
)
def test_signature_of_a_failing_step_has_no_names_or_numbers(wrong: Fields, signature: tuple[str, ...]) -> None:
    assert of_step(failed(1, EDGE, wrong=wrong)) == signature


def test_departures_are_in_the_order_of_the_reference_engine() -> None:
    each = failed(1, EDGE)
    each.steps[1].events = [{"event": "locked", "card": "Sully"}, {"event": "action-announced", "stealth": 1}]
    reference: list[list[Fields]] = [
        [{"event": APPLIED, "rules": [EDGE.id]}],
        [{"event": "pool-burned", "rules": [EDGE.id]}, {"event": "action-announced", "stealth": 0}],
        [],
    ]
    assert departures(each, reference, 2) == [
        Departure(1, ("no event", "pool-burned"), (EDGE.id,)),
        Departure(1, ("other event", "action-announced", "stealth", "more"), ()),
        Departure(1, ("extra event", "locked"), ()),
    ]
    assert departures(each, reference, 0) == []


def test_wrong_value_is_explained_by_an_event_about_it() -> None:
    locked, burned = Departure(1, ("no event", "locked"), ()), Departure(1, ("no event", "pool-burned"), ())
    assert cause_of(("value", "pool", "too high"), [locked, burned]) is burned
    assert cause_of(("value", "blood", "too high"), [locked, burned]) is None
    assert cause_of(("refused", "hunt"), [locked, burned]) is locked


def test_events_that_an_engine_never_reports_explain_nothing() -> None:
    silent = Departure(1, ("no event", "phase-began"), ())
    kinds = {"phase-began"}
    many = [(("refused", f"choice {number}"), [silent], kinds) for number in range(8)]
    assert own_ways(many) == {silent.signature}
    assert own_ways([(("value", "locked", "wrong"), [silent], kinds)] * 8) == set(), "all fail alike: it is the fault"
    assert own_ways([*many, *((("refused", "hunt"), [], kinds) for _ in range(8))]) == set(), "it reports some"


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
    failing = [failed(number, EDGE, transcript=[{"direction": "received", "text": WINDOW}]) for number in range(4)]
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
    reference = explained(cases, None)
    assert reference.keys() == {each.id for each in cases}
    kinds = {rule.id: rule.kind for rule in load("vtes").values()}
    for each in cases:
        applied = {rule for events in reference[each.id] for rule in rules_of(events)}
        assert [rule for rule in each.rules if kinds[rule] in ("rule", "definition") and rule not in applied] == []


def test_reference_engine_reports_each_applied_rule_once() -> None:
    reference = explained(suite_cases("vendetta")[:1], None)
    applied = [
        rule
        for events in next(iter(reference.values()))
        for e in events
        if e["event"] == APPLIED
        for rule in e["rules"]
    ]
    assert applied
    assert len(applied) == len(set(applied))
