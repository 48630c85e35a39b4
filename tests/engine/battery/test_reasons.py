"""Choices that were available earlier are refused with the rule that says why, rarely with a generic reason."""

from __future__ import annotations

import json
from random import Random

import pytest

from conformance.catalogue import load
from reference_engine.kernel.decisions import NOT_OFFERED, Decision, IllegalChoice, Refusal
from reference_engine.kernel.session import Session
from reference_engine.kernel.wire_format import write
from tests.engine.battery.play import decisions, playing
from tests.engine.battery.subjects import Subject, subjects

SELDOM = {"vtes": 0.03, "vendetta": 0.05, "rivals": 0.05}
"""Maximum share of refusals with only a generic reason."""


@pytest.mark.parametrize("subject", subjects(), ids=lambda subject: subject.rules.NAME)
def test_refusal_of_an_earlier_option_cites_a_rule(subject: Subject) -> None:
    rules, drawn = load(subject.rules.NAME), Random(5)
    reasons: list[str] = []
    for number in range(2):
        with playing(subject, subject.opening(Random(number), subject.players[-1])) as play:
            offered: dict[str, tuple[str, dict[str, object]]] = {}
            for decision in decisions(play, drawn, 300):
                if decision.by_chance:
                    continue
                session = Session(subject.rules, play.game)
                seat = session.names.name_of_seat(decision.seat)
                now = {
                    json.dumps(choice): choice for choice in (write(each, session.names) for each in decision.options)
                }
                before = [choice for key, (who, choice) in offered.items() if who == seat and key not in now]
                for choice in drawn.sample(before, min(2, len(before))):
                    if (refused := refusal(session, decision, choice)) is not None:
                        assert refused.rule in rules, (choice, refused)
                        reasons.append(refused.reason)
                offered |= {key: (seat, choice) for key, choice in now.items() if choice["do"] != "pass"}
    assert len(reasons) > 300
    assert reasons.count(NOT_OFFERED.reason) <= SELDOM[subject.rules.NAME] * len(reasons)


def refusal(session: Session, decision: Decision, written: dict[str, object]) -> Refusal | None:
    """Return the refusal of a choice, or None if it cannot be read any more or is legal under another name."""
    try:
        choice = session.read_choice(written)
    except IllegalChoice:
        return None
    return None if choice in decision.options else session.game.why_not(decision.seat, choice)
