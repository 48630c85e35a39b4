"""The challenge after a run: it decides which of the earned certificates are granted."""

from __future__ import annotations

import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

import msgspec

from conformance.adapters import connect
from conformance.challenge.challenge import SECONDS, Challenge, Challenged, ChallengeSeed
from conformance.challenge.findings import Finding
from conformance.protocol.engine import CouldNotStart
from conformance.runner.direct import described
from conformance.runner.engine_choice import EngineChoice
from conformance.runner.judged_run import JudgedRun
from conformance.runner.reference_replay import EXPLAINING
from conformance.runner.scenario_suite import Suite, holds_for
from conformance.verdict.certificate import Certificate, Judgement, Refusal
from conformance.verdict.challenge_record import ChallengeRecord, committed
from conformance.verdict.profiles import Profile, decides

NOT_CHALLENGED = "no challenge was played (--no-challenge); all deciding scenarios passed"
OTHER_ENGINE = "the engine describes itself differently in the challenge than in the scenarios"


class ChallengeOutcome(NamedTuple):
    """Result of a challenge."""

    seed: ChallengeSeed
    profiles: list[Challenged]
    seconds: float

    @property
    def findings(self) -> list[Finding]:
        """Every difference once, in the order of the profiles."""
        found = [each for profile in self.profiles for each in profile.findings]
        found += [each.doubtful for each in self.profiles if each.doubtful is not None and each.differs_too_often]
        return list({each.file: each for each in found}.values())


def drawn_seed(given: str | None = None) -> ChallengeSeed:
    """Return the given seed, or draw one."""
    return ChallengeSeed(secrets.token_hex(16)) if given is None else ChallengeSeed(given, drawn=False)


def promise(seed: ChallengeSeed) -> str:
    """Return the line that commits to a seed before anything runs."""
    return f"challenge: seed with SHA-256 {committed(seed.text)}"


def challenged(
    judged: JudgedRun,
    choice: EngineChoice,
    suite: Suite,
    seed: ChallengeSeed,
    seconds: float = SECONDS,
    heard: Callable[[str], None] = lambda _: None,
) -> tuple[JudgedRun, ChallengeOutcome]:
    """Challenge the engine for every certificate that it earned with the scenarios, and refuse where it fails.

    A game that the reference engine does not play has no challenge, and `justicar verify` says so. `heard` is called
    with each game before it begins.
    """
    earned: Mapping[str, list[Profile]] = defaultdict(list)
    for profile, judgement in judged.judgements.items():
        if isinstance(judgement, Certificate):
            earned[profile.game].append(profile)
    if earned:
        with connect(EXPLAINING) as reference:
            games = reference.description.games
        earned = {game: profiles for game, profiles in earned.items() if game in games}
    began, found = time.monotonic(), list[Challenged]()
    if not earned:
        return judged, ChallengeOutcome(seed, found, 0.0)
    try:
        with choice.start() as engine:
            same = described(engine) == judged.result.engine
            for game, profiles in earned.items():
                if not same:
                    found += [Challenged(name=each.name, cases=(), trouble=OTHER_ENGINE) for each in profiles]
                    continue
                heard(game)
                edition = judged.result.editions[game]
                cases = [case for case in suite.games[game] if decides(case) and holds_for(case, edition)]
                with Challenge(engine, game, edition, seed, until=began + seconds) as challenge:
                    found += challenge.run((each.name, each.select(cases)) for each in profiles)
    except CouldNotStart as error:
        done = {each.name for each in found}
        left = (each.name for profiles in earned.values() for each in profiles if each.name not in done)
        found += [Challenged(name=name, cases=(), trouble=str(error)) for name in left]
    by_name = {each.name: each for each in found}
    judgements = {
        profile: _decided(judgement, by_name[profile.name], seed)
        if isinstance(judgement, Certificate) and profile.name in by_name
        else judgement
        for profile, judgement in judged.judgements.items()
    }
    return judged._replace(judgements=judgements), ChallengeOutcome(seed, found, time.monotonic() - began)


def unchallenged(judged: JudgedRun) -> JudgedRun:
    """Refuse every certificate that was earned, because there was no challenge."""
    judgements: dict[Profile, Judgement] = {
        profile: refused(each, [NOT_CHALLENGED]) if isinstance(each, Certificate) else each
        for profile, each in judged.judgements.items()
    }
    return judged._replace(judgements=judgements)


def passed_scenarios(judgements: Iterable[Judgement]) -> bool:
    """Return whether only the challenge is missing for every certificate."""
    return all(isinstance(each, Refusal) and each.reasons == [NOT_CHALLENGED] for each in judgements)


def lost_by_challenge(judgement: Judgement) -> bool:
    """Return whether every scenario passed and the challenge refused the certificate."""
    return isinstance(judgement, Refusal) and judgement.challenge is not None


def _decided(earned: Certificate, result: Challenged, seed: ChallengeSeed) -> Judgement:
    if reasons := list(result.reasons()):
        return refused(earned, reasons, result.record(seed))
    return msgspec.structs.replace(earned, challenge=result.record(seed))


def refused(earned: Certificate, reasons: list[str], challenge: ChallengeRecord | None = None) -> Refusal:
    """Return the refusal of a certificate whose scenarios all passed."""
    return Refusal(
        profile=earned.profile,
        title=earned.title,
        digest=earned.digest,
        reasons=reasons,
        passed=earned.scenarios,
        scenarios=earned.scenarios,
        challenge=challenge,
    )
