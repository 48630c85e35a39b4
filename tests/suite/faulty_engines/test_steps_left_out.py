"""Test that scenarios reject the reference engine without any one of its steps.

This is coarser than the faulty engines: any scenario that no longer passes counts. But no step can be forgotten.
"""

from __future__ import annotations

import dis
from collections.abc import Iterator

import pytest

from conformance.adapters import connect
from conformance.protocol.engine import Engine
from conformance.runner.cases import Case
from conformance.runner.direct import run_case
from conformance.verdict.results import Verdict
from reference_engine.engine import GAMES
from reference_engine.kernel.frames import PROCEDURES, Frame, Step
from tests.cases import suite_cases
from tests.suite.faulty_engines.faulty import Changes

NOTICED_BY_NOBODY = {
    "Action.take_effect": "every kind of action has its own effect",
    "Referendum.enact": "every kind of referendum has its own outcome",
    "Deal.take_pool": "a Methuselah has 30 pool from the start",
    "Stop.go_on": "a scenario reaches the point where its position stops the game only once",
    "MinionPhase.begin": "it only reports that the phase begins, which an engine may leave out",
    "Rounds.begin_round": "it only reports that the round begins, which an engine may leave out",
    "TextEffect.begin": "it only cites the rules of a text",
}
"""Steps without which every scenario still passes, with the reason."""

ENDLESS = {
    "StrikeResolution.choose_equipment": "without a decision nothing is chosen, and the engine waits for a choice",
    "Action.lay_down_card": "without it the action never ends",
    "Frenzy.drain": "without its Blood the Pool stays empty, and Frenzy follows again",
    "WithdrawStep.choose": "without a decision no token is placed, and the engine waits for all tokens",
    "ActionPhase.act": "without a decision no Action is spent, and the phase goes on while any are left",
    "AntagonistStep.act": "without a decision no Antagonist acts, and the engine waits for every Antagonist",
}
"""Steps without which the engine would never respond."""


def owner(procedure: type[Frame], step: Step) -> type:
    """Return the class that declares a step of a procedure."""
    return next(cls for cls in procedure.__mro__ if step.__name__ in vars(cls))


def does_nothing(step: Step) -> bool:
    """Return True for an empty step that replaces another, such as the Blocks in an attack on a claimant."""
    names = {instruction.opname for instruction in dis.get_instructions(step)}
    return names <= {"RESUME", "LOAD_CONST", "RETURN_VALUE", "RETURN_CONST"}


def steps() -> dict[str, tuple[str, type, Step]]:
    """Return every step by name, with its game and the class that declares it."""
    found = {}
    for procedure in PROCEDURES.values():
        game = procedure.__module__.split(".")[1]
        if game in GAMES:
            for step in procedure.STEPS:
                declared_in = owner(procedure, step)
                if not does_nothing(vars(declared_in)[step.__name__]):
                    found[f"{declared_in.__name__}.{step.__name__}"] = (game, declared_in, step)
    return found


STEPS = steps()


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    """Reference engine in this process."""
    engine = connect("reference")
    yield engine
    engine.close()


def is_noticed(name: str, engine: Engine) -> bool:
    """Return True if a scenario no longer passes without the step. Scenarios that tag its rules run first."""
    game, declared_in, step = STEPS[name]
    rules = set(step.rules)  # type: ignore[attr-defined]

    def matters_less(case: Case) -> bool:
        return rules.isdisjoint(case.rules)

    changes = Changes()
    changes.replace(declared_in, step.__name__, lambda right, self, game, *choice: None)
    try:
        cases = sorted((case for case in suite_cases(game) if not case.deprecated), key=matters_less)
        return any(run_case(case, engine).verdict is not Verdict.PASSED for case in cases)
    finally:
        changes.undo()
        engine.restart()


@pytest.mark.parametrize("name", sorted(STEPS.keys() - NOTICED_BY_NOBODY.keys() - ENDLESS.keys()))
def test_a_scenario_fails_without_the_step(name: str, engine: Engine) -> None:
    assert is_noticed(name, engine), f"every scenario still passes without {name}; write one that fails"


@pytest.mark.parametrize("name", NOTICED_BY_NOBODY)
def test_a_step_with_a_reason_is_still_unnoticed(name: str, engine: Engine) -> None:
    assert name in STEPS, "this step no longer exists; remove the entry"
    assert not is_noticed(name, engine), "a scenario fails without it now; remove the entry"


def test_endless_steps_exist() -> None:
    assert ENDLESS.keys() <= STEPS.keys()
