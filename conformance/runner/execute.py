"""Run one case against one engine, step by step. Both front ends use this."""

from __future__ import annotations

import time
import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from conformance.games import GameDescriptor, UnknownGame, find
from conformance.protocol.engine import (
    CouldNotStart,
    Engine,
    EngineBroke,
    IllegalChoice,
    InvalidPosition,
    Malformed,
    Unsupported,
)
from conformance.protocol.messages import GameDescription
from conformance.runner.cases import Case, CaseStep
from conformance.runner.needs import VIEWS, features_of, missing_needs, understood
from conformance.runner.vacuous import ASSERTS_NOTHING, ONLY_SILENCE, STATES_NOTHING, only_silence
from conformance.steps.registry import Match, Vocabulary, VocabularyError
from conformance.steps.world import ScenarioFault, StepFailure, World
from conformance.verdict.reports.untrusted_text import bounded, shorten
from conformance.verdict.results import (
    NO_EVENTS,
    NOTHING_STATED,
    CaseResult,
    OtherReason,
    StepResult,
    StepStatus,
    Verdict,
)
from scenarios.editions import Edition, UnknownEdition
from scenarios.editions import Editions as Book

_VERDICTS = {
    StepStatus.FAILED: Verdict.FAILED,
    StepStatus.UNSUPPORTED: Verdict.UNSUPPORTED,
    StepStatus.ERROR: Verdict.ERROR,
}

AHEAD = (
    "but the engine settled something without a decision (`settled`), so it may be past the point that the step checks"
)

REASON_LIMIT = 300
"""Maximum number of characters of a refusal's reason that is kept although the step passed."""
Editions = str | Mapping[str, str] | None
"""Edition to judge, for every game or by game; `v5` and `vtes/v5` are the same. None: each game's default."""


def edition_of(case: Case, edition: Editions, game: GameDescriptor) -> str:
    """Return the edition to judge a case by: the requested one, or else one that the case applies to."""
    if (requested := requested_edition(case.game, edition)) is not None or not case.editions:
        return requested or game.edition
    return game.book.fitting(game.book.named(game.edition), case.editions).name


def requested_edition(game: str, edition: Editions) -> str | None:
    """Return the requested edition, without the name of the game."""
    named = edition.get(game) if isinstance(edition, Mapping) else edition
    return named.removeprefix(f"{game}/") if named else None


def not_declared(declared: GameDescription, edition: Edition, book: Book) -> str:
    """Return the part of an edition that an engine does not declare; empty if it declares all."""
    if edition.preset not in declared.editions:
        return f"edition {edition.preset}"
    of_preset = book.values_of(edition.preset)
    for toggle, value in edition.values.items():
        if value != of_preset[toggle] and value not in declared.toggles.get(toggle, ()):
            return f"value {value} of the toggle {toggle}"
    return ""


class CaseRun:
    """The run of one case. Call `perform` for each step, then `finish`."""

    def __init__(
        self, case: Case, engine: Engine, *, edition: Editions = None, game: GameDescriptor | None = None
    ) -> None:
        """Prepare the run. `game` provides the steps, by default the case's game."""
        self.case, self.engine = case, engine
        self.broke = False
        """True after the engine crashed: it must be restarted."""
        self._began = time.perf_counter()
        self.results: list[StepResult] = []
        """One result for each step performed."""
        self._stopped: tuple[Verdict, str] | None = None
        self._lacks: list[str] = []
        self._comparisons = set[str]()
        """Comparisons that the steps have stated so far."""
        engine.begin_scenario()
        try:
            game = game or find(case.game)
            words = game.vocabulary
        except (UnknownGame, VocabularyError) as fault:
            self._matches: list[Match | VocabularyError] = []
            self._stop(Verdict.ERROR, str(fault))
            return
        if (unknown := game.book.misnamed(case.editions)) is not None:
            self._matches = []
            self._stop(Verdict.ERROR, f"error in the scenario: {case.game} has no edition {unknown!r}")
            return
        self.edition, self._book = edition_of(case, edition, game), game.book
        self._matches = [_resolve(words, step.kind, step.text) for step in case.steps]
        matches = list(understood(case, words))
        needs = features_of(case, matches)
        self.world = World(engine, case.game, self.edition, words.places, listens=VIEWS in needs)
        if all(step.kind != "then" for step in case.steps):
            self._stop(Verdict.ERROR, str(ASSERTS_NOTHING))
        elif missing := self._missing(matches, words):
            self._stop(Verdict.UNSUPPORTED, missing)

    def _missing(self, matches: Sequence[Match], words: Vocabulary) -> str | None:
        """Return a sentence about what the case needs and the engine does not declare, or None."""
        case, name = self.case, self.engine.description.name
        game = self.engine.description.games.get(case.game)
        if game is None:
            return f"{name} does not declare the game {case.game}"
        try:
            edition = self._book.named(self.edition)
        except UnknownEdition as fault:
            return f"the edition {self.edition} cannot be judged: {fault}"
        if not edition.has(case.editions):
            return f"this applies to the edition {' and '.join(case.editions)}; the run judges {self.edition}"
        missing = list(missing_needs(case, matches, words, self.edition, game))
        self._lacks = [str(need) for need in missing]
        if without := not_declared(game, edition, self._book):
            self._lacks = [without, *self._lacks]
            return f"{name} does not declare the {without} of {case.game}"
        if not missing:
            return None
        first = [need for need in missing if need.kind == missing[0].kind]
        return f"{name} {first[0].kind.phrase} {' or '.join(need.name for need in first)}"

    def _stop(self, verdict: Verdict, reason: str) -> None:
        self._stopped = (verdict, reason)

    @property
    def stopped(self) -> tuple[Verdict, str] | None:
        """The verdict and the reason, once the case cannot pass any more."""
        return self._stopped

    def perform(self) -> StepResult:
        """Perform the next step. After a step that did not pass, the rest are skipped."""
        at = len(self.results)
        step = self.case.steps[at]
        result = _unperformed(step)
        match = self._matches[at] if self._matches else None
        result.pattern = match.step.pattern.source if isinstance(match, Match) else None
        self.results.append(result)
        if self._stopped is None:
            began = time.perf_counter()
            self._attempt(at, result)
            result.events = self.world.play.step_events or NO_EVENTS
            result.stated = self.world.stated or NOTHING_STATED
            result.other_reason = self._other_reason()
            result.seconds = time.perf_counter() - began
            if result.status is not StepStatus.PASSED:
                self._stop(_VERDICTS[result.status], result.message or "")
        return result

    def _other_reason(self) -> OtherReason | None:
        given = self.world.other_reason
        if given is None:
            return None
        rule, reason = (bounded(shorten(text, REASON_LIMIT)) for text in (given.rule or "", given.reason))
        return OtherReason(expected=list(self.world.because), rule=rule, reason=reason)

    def _attempt(self, at: int, result: StepResult) -> None:
        """Run a step, and after the last one check that nothing was left open."""
        step, match = self.case.steps[at], self._matches[at]
        result.status = StepStatus.ERROR
        try:
            if isinstance(match, VocabularyError):
                raise match
            self.engine.begin_step()
            self.world.begin(step.kind)
            match.call(self.world, step.table, step.docstring)
            if step.kind == "then" and not self.world.stated:
                raise ScenarioFault(str(STATES_NOTHING))
            self._comparisons.update(each.comparison for each in self.world.stated)
            if at == len(self.case.steps) - 1:
                self.world.finish()
                if only_silence(self._comparisons):
                    raise ScenarioFault(str(ONLY_SILENCE))
            result.status = StepStatus.PASSED
        except StepFailure as failure:
            result.status, result.message = StepStatus.FAILED, failure.message
            result.expected, result.actual, result.offered = failure.expected, failure.actual, failure.offered
            if self.world.play.may_be_ahead:
                result.status = StepStatus.UNSUPPORTED
                result.message = f"{failure.message}; {AHEAD}"
        except Unsupported as missing:
            result.status = StepStatus.UNSUPPORTED
            result.message = (
                f"{self.engine.description.name} says that it does not support the {missing.what} {missing.name}"
            )
        except IllegalChoice as refused:
            result.status, result.message = StepStatus.FAILED, f"the engine refused: {refused.reason}"
            result.offered = refused.options
        except InvalidPosition as refused:
            result.status, result.message = StepStatus.FAILED, f"the engine refused the position: {refused}"
        except Malformed as fault:
            result.message = f"protocol error: {fault}"
        except EngineBroke as broke:
            self.broke = True
            result.message = f"the engine broke: {broke}"
        except CouldNotStart as error:
            self.broke = True
            result.message = str(error)
        except (VocabularyError, ScenarioFault) as fault:
            result.message = f"error in the scenario: {fault}"
        except Exception as error:
            result.message = f"the step could not run: {_described(error)}"

    def finish(self) -> CaseResult:
        """Return the result. Steps that were not performed count as skipped."""
        while len(self.results) < len(self.case.steps) and self._stopped is not None:
            self.perform()
        if len(self.results) < len(self.case.steps):
            self._stop(Verdict.ERROR, f"only {len(self.results)} of {len(self.case.steps)} steps ran")
        verdict, reason = self._stopped or (Verdict.PASSED, None)
        if verdict is Verdict.FAILED and self.case.deprecated is not None:
            verdict, reason = Verdict.EXPECTED_FAILURE, f"deprecated since {self.case.deprecated}: {reason}"
        return case_result(
            self.case,
            verdict,
            reason,
            steps=self.results,
            transcript=[] if verdict is Verdict.PASSED else self.engine.transcript(),
            seconds=time.perf_counter() - self._began,
            lacks=self._lacks,
        )


def case_result(case: Case, verdict: Verdict, reason: str | None, **fields: Any) -> CaseResult:
    """Return a result with the fields that come from the case."""
    return CaseResult(
        id=case.id,
        verdict=verdict,
        title=case.title,
        feature=case.feature,
        uri=case.uri,
        line=case.line,
        game=case.game,
        rules=list(case.rules),
        tags=list(case.tags),
        provisional=case.provisional,
        deprecated=case.deprecated,
        reason=reason,
        **fields,
    )


class Brief(NamedTuple):
    """A passed scenario without the fields that come from its case."""

    seconds: float
    steps: list[tuple[float, str | None]]
    """Seconds and pattern of each step."""


def brief(result: CaseResult) -> Brief | CaseResult:
    """Return a result in its smallest form, for a receiver that has the case. `at_length` restores it."""
    whole = any(step.events or step.stated or step.other_reason for step in result.steps)
    if result.verdict is not Verdict.PASSED or whole:
        return result
    return Brief(result.seconds, [(step.seconds, step.pattern) for step in result.steps])


def at_length(sent: Brief | CaseResult, case: Case) -> CaseResult:
    """Return the whole result from its smallest form. Reverses `brief`."""
    if isinstance(sent, CaseResult):
        return sent
    steps = [_unperformed(step) for step in case.steps]
    for step, (seconds, pattern) in zip(steps, sent.steps, strict=True):
        step.status, step.seconds, step.pattern = StepStatus.PASSED, seconds, pattern
    return case_result(case, Verdict.PASSED, None, steps=steps, seconds=sent.seconds)


def unrun(case: Case, verdict: Verdict, reason: str) -> CaseResult:
    """Return the result of a case that did not start, with every step skipped."""
    return case_result(case, verdict, reason, steps=[_unperformed(step) for step in case.steps])


def _unperformed(step: CaseStep) -> StepResult:
    return StepResult(
        keyword=step.keyword,
        text=step.text,
        line=step.line,
        kind=step.kind,
        status=StepStatus.SKIPPED,
        events=NO_EVENTS,
        stated=NOTHING_STATED,
    )


def cited(result: CaseResult) -> set[str]:
    """Return the ids of the rules that the engine cited in events and refusals."""
    return {rule for step in result.steps for event in step.events for rule in event.get("rules") or ()}


def _resolve(vocabulary: Vocabulary, kind: Any, text: str) -> Match | VocabularyError:
    try:
        return vocabulary.resolve(kind, text)
    except VocabularyError as fault:
        return fault


def _described(error: Exception) -> str:
    """Describe an unexpected exception in a sentence, with its place in the code."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{place}"
