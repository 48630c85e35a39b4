"""The reference engine without one of its steps is refused, whichever step it is.

What is found here is coarser than in the wrong engines that are written by hand: any scenario that no longer passes
will do. But no step of any procedure can be forgotten.
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
    "Action.take_effect": "every kind of action has an effect of its own",
    "Referendum.enact": "every kind of referendum has an outcome of its own",
    "Deal.take_pool": "a Methuselah has 30 pool to begin with",
    "Stop.go_on": "a scenario comes but once to the point where its position stops the game",
    "MinionPhase.begin": "it only reports that the phase begins, which an engine may leave out",
    "Rounds.begin_round": "it only reports that the round begins, which an engine may leave out",
    "TextEffect.begin": "it says which rules a text is about, and does nothing",
}
"""Steps without which every scenario still passes, and why."""

ENDLESS = {
    "StrikeResolution.choose_equipment": "without a question nothing is chosen, and a choice is waited for",
    "Action.lay_down_card": "it leads on to the end of the action; without it, there is none",
    "Frenzy.drain": "without Blood from it the Pool stays empty, and there is Frenzy again",
    "WithdrawStep.choose": "without a question no token is put down, and all tokens are waited for",
    "ActionPhase.act": "without a question no Action is spent, and the phase goes on as long as there are any",
    "AntagonistStep.act": "without a question no Antagonist acts, and all of them are waited for",
}
"""Steps without which the engine would never answer."""


def owner(procedure: type[Frame], step: Step) -> type:
    """The class that a step of a procedure is declared in."""
    return next(cls for cls in procedure.__mro__ if step.__name__ in vars(cls))


def does_nothing(step: Step) -> bool:
    """Whether a step only stands for one that is left out here: that an attack on a claimant has no Blocks."""
    names = {instruction.opname for instruction in dis.get_instructions(step)}
    return names <= {"RESUME", "LOAD_CONST", "RETURN_VALUE", "RETURN_CONST"}


def steps() -> dict[str, tuple[str, type, Step]]:
    """Every step by name, with its game and the class it is declared in."""
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
    """The reference engine in this process."""
    engine = connect("reference")
    yield engine
    engine.close()


def is_noticed(name: str, engine: Engine) -> bool:
    """Whether a scenario no longer passes while a step is left out; those that tag its rules come first."""
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
def test_a_scenario_notices_that_a_step_is_left_out(name: str, engine: Engine) -> None:
    assert is_noticed(name, engine), f"every scenario still passes without {name}: one is missing"


@pytest.mark.parametrize("name", NOTICED_BY_NOBODY)
def test_a_reason_does_not_outlive_what_it_excuses(name: str, engine: Engine) -> None:
    assert name in STEPS, "there is no such step any more; remove the entry"
    assert not is_noticed(name, engine), "a scenario notices it now; remove the entry"


def test_endless_steps_are_still_there() -> None:
    assert ENDLESS.keys() <= STEPS.keys()
