"""Mutation score of each profile: the mutants that its deciding scenarios kill, among those that they execute."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from conformance.verdict.profiles import Profile, decides, load_profiles
from scenarios import ROOT
from tests.mutants.verdicts import AnyChange, Finding, Judging, in_processes


class Worth(msgspec.Struct):
    """Numbers of mutants that a profile's deciding scenarios execute and kill, among those that any scenario kills."""

    reached: int = 0
    refused: int = 0


def worths(
    judging: Judging, changes: Sequence[AnyChange], found: Mapping[str, Finding], jobs: int
) -> Iterator[tuple[str, Worth]]:
    """Yield each profile of the game with its score, as each is done."""
    refused = [change for change in changes if found[change.name].refused]
    for profile in load_profiles(ROOT / "profiles.toml").values():
        if profile.game == judging.reached.game:
            yield profile.name, worth(judging, profile, refused, found, jobs)


def worth(
    judging: Judging, profile: Profile, refused: Sequence[AnyChange], found: Mapping[str, Finding], jobs: int
) -> Worth:
    """Return the score of one profile. A scenario that killed a mutant before is not run again."""
    cases = judging.reached.cases
    own = {at for at, case in enumerate(cases) if profile.holds(case) and decides(case)}
    found_worth, asked = Worth(), []
    for change in refused:
        able = [at for at in judging.scenarios(change) if at in own]
        breaks = found[change.name].by not in judging.places
        found_worth.reached += bool(able)
        if able and (breaks or judging.places[found[change.name].by] in own):
            found_worth.refused += 1
        elif able:
            asked.append((change, able))
    for _, finding in in_processes(lambda trial: judging.judge(*trial), asked, jobs):
        found_worth.refused += finding.refused
    return found_worth
