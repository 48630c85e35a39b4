"""Rule citations: rules lead to the lines of the reference engine that carry them out."""

from __future__ import annotations

from pathlib import Path

import reference_engine
from conformance.catalogue import load
from conformance.rule_citations import cited_in

ROOT = Path(reference_engine.__file__).parent.parent


def test_citation_names_step_and_line() -> None:
    rule = "vtes.action.announce.locks-acting-minion"
    citations = cited_in({rule})[rule]
    assert "Action.announce" in [each.inside for each in citations]
    for each in citations:
        assert rule in (ROOT / each.file).read_text(encoding="utf-8").splitlines()[each.line - 1]


def test_citation_in_a_constant_names_the_constant() -> None:
    [citations] = cited_in({"vtes.influence.merge.incoming-counters-and-cards-burned"}).values()
    assert "BURNED" in [each.inside for each in citations]
    assert all(each.file.startswith("reference_engine/vtes/") for each in citations)


def test_uncited_rule_is_missing() -> None:
    assert cited_in({"vtes.no.such-rule"}) == {}


def test_most_testable_rules_lead_to_a_line() -> None:
    for game in ("vtes", "vendetta", "rivals"):
        rules = [rule for rule in load(game).values() if rule.testable and rule.kind == "rule"]
        cited = cited_in({name for rule in rules for name in (rule.id, *rule.same_as)})
        reached = [rule for rule in rules if not cited.keys().isdisjoint({rule.id, *rule.same_as})]
        assert len(reached) > 0.75 * len(rules), game


def test_citation_with_placeholder_matches_many_rules() -> None:
    rules = {f"vendetta.rewards.first-influence-round-{number}" for number in (1, 2, 3)}
    assert cited_in(rules).keys() == rules
