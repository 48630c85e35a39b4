"""Implementation of the public API. Import these names from `justicar` itself."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

from conformance.adapters import EngineSession, Limits, connect
from conformance.adapters.request_handler import EngineObject
from conformance.adapters.server import serve_stdio, serve_tcp
from conformance.challenge.judging import challenged, drawn_seed, unchallenged
from conformance.game_tree.tree import GameTree, GameTreeError, Move, Node, Option
from conformance.protocol.engine import (
    CouldNotStart,
    EngineBroke,
    EngineError,
    IllegalChoice,
    InvalidPosition,
    Malformed,
    Unsupported,
)
from conformance.protocol.messages import Description, Outcome, Pending, Turnpoint
from conformance.runner import direct
from conformance.runner.cases import Case, CaseStep
from conformance.runner.engine_choice import EngineChoice
from conformance.runner.errors import CannotRun, WrongArgument
from conformance.runner.judged_run import Arguments, judged_run
from conformance.runner.scenario_suite import Suite, scenarios_in
from conformance.verdict.certificate import Certificate, Refusal
from conformance.verdict.results import CaseResult, RunResult, StepResult, StepStatus, Verdict
from reference_engine import ReferenceEngine

__all__ = [
    "CannotRun",
    "Case",
    "CaseResult",
    "CaseStep",
    "Certificate",
    "Certification",
    "CouldNotStart",
    "Description",
    "EngineBroke",
    "EngineError",
    "EngineObject",
    "EngineSession",
    "GameTree",
    "GameTreeError",
    "IllegalChoice",
    "InvalidPosition",
    "Limits",
    "Malformed",
    "Move",
    "Node",
    "Option",
    "Outcome",
    "Pending",
    "ReferenceEngine",
    "Refusal",
    "RunResult",
    "StepResult",
    "StepStatus",
    "Suite",
    "Turnpoint",
    "Unsupported",
    "Verdict",
    "WrongArgument",
    "certify",
    "connect",
    "load_scenarios",
    "load_suite",
    "run",
    "serve_stdio",
    "serve_tcp",
]


@dataclass(frozen=True)
class Certification:
    """The result of `certify`."""

    result: RunResult
    """The result of every scenario that ran."""
    judgements: tuple[Certificate | Refusal, ...]
    """One judgement for each profile: a certificate, or the reasons why there is none."""

    @property
    def granted(self) -> bool:
        """True if every judged profile earned its certificate."""
        return bool(self.judgements) and all(isinstance(each, Certificate) for each in self.judgements)

    @property
    def certificates(self) -> list[Certificate]:
        """The certificates that were granted."""
        return [each for each in self.judgements if isinstance(each, Certificate)]

    @property
    def refusals(self) -> list[Refusal]:
        """The refusals, each with its reasons."""
        return [each for each in self.judgements if isinstance(each, Refusal)]


def load_suite() -> Suite:
    """Load the project's own scenarios. Takes about two seconds; keep the result. Raises CannotRun."""
    return Suite()


def load_scenarios(path: str | os.PathLike[str], game: str | None = None) -> list[Case]:
    """Load scenarios of your own from a feature file, or from every feature file in a folder and below.

    `game` is `vtes`, `vendetta`, or `rivals`; by default it is the game whose vocabulary knows most of the steps.
    Raises CannotRun if there is no scenario, or a file is not Gherkin.
    """
    return scenarios_in(Path(path), game)


def run(
    scenarios: Iterable[Case],
    engine: str = "reference",
    *,
    edition: str | Mapping[str, str] | None = None,
    limits: Limits | None = None,
    jobs: int = 1,
    progress: Callable[[CaseResult], None] | None = None,
) -> RunResult:
    """Run scenarios against an engine and return their results in the same order.

    `engine` is a string as `connect` takes it. `edition` names the edition to judge by, such as `v5`, or one for each
    game. `jobs` is the number of engines that run at once, each in its own process. `progress` is called with each
    result as soon as it is there. Raises CouldNotStart.
    """
    return direct.run(list(scenarios), engine, edition=edition, limits=limits, jobs=jobs, progress=progress)


def certify(
    engine: str = "reference",
    *,
    profile: str | None = None,
    game: str | None = None,
    edition: str | None = None,
    limits: Limits | None = None,
    jobs: int = 1,
    suite: Suite | None = None,
    progress: Callable[[CaseResult], None] | None = None,
    challenge: bool = True,
    challenge_seed: str | None = None,
) -> Certification:
    """Judge an engine as `justicar certify` does.

    `profile` is the certificate to judge for, such as `vtes/basic`, or `vtes-classic/basic` for another edition.
    Without one, every profile of `game` is judged, or of every game that the engine declares. Pass `suite` if you have
    loaded it already. Without `challenge`, only the scenarios run and no certificate is granted; `challenge_seed`
    repeats a challenge. Raises CouldNotStart, WrongArgument for a profile, game, or edition that does not exist, and
    CannotRun if there is nothing to run.
    """
    suite = suite or Suite()
    choice = EngineChoice(engine, edition, limits or Limits(), ())
    chosen, of_profile = suite.profile(profile, game) if profile else (None, None)
    if chosen and of_profile:
        choice = choice.by(chosen.game, of_profile)
    arguments = Arguments(chosen, chosen.game if chosen else game, jobs=jobs)
    judged = judged_run(choice, suite, arguments, lambda _: nullcontext(progress or _ignore))
    if challenge:
        judged, _ = challenged(judged, choice, suite, drawn_seed(challenge_seed))
    else:
        judged = unchallenged(judged)
    return Certification(judged.result, tuple(judged.judgements.values()))


def _ignore(_: CaseResult) -> None:
    pass
