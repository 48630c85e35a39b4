"""The scenarios of the suite, found by id, and selected by profile, tag, and game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path

from msgspec import structs

import scenarios
from conformance.games import GameDescriptor, UnknownGame, find, known
from conformance.runner.cases import Case, CaseStep, FeatureError, FeatureFile, load_cases, load_files
from conformance.runner.errors import CannotRun, WrongArgument
from conformance.steps.registry import VocabularyError
from conformance.verdict.profiles import Profile, find_profile, load_profiles, split_name
from conformance.verdict.reports.parsed_features import Parsed
from conformance.verdict.toml_tables import nearest
from scenarios.editions import UnknownEdition

PROFILES = scenarios.ROOT / "profiles.toml"


class Suite:
    """The project's scenarios."""

    def __init__(self) -> None:
        """Read every feature file. Raises CannotRun, listing unreadable files or duplicate ids."""
        files, faults = load_files()
        if faults:
            listed = "\n".join(f"  features/{fault}" for fault in faults)
            raise CannotRun(f"some features cannot be read; correct them first:\n{listed}")
        self.files: list[FeatureFile] = files
        self.cases: list[Case] = [case for file in files for case in file.cases]
        if twice := sorted(name for name, times in Counter(case.id for case in self.cases).items() if times > 1):
            places = ", ".join(f"{case.uri}:{case.line}" for case in self.cases if case.id == twice[0])
            raise CannotRun(f"the id {twice[0]} is used twice, at {places}; give one scenario a new id")

    @cached_property
    def games(self) -> dict[str, list[Case]]:
        """Game → scenarios."""
        games: dict[str, list[Case]] = {}
        for case in self.cases:
            games.setdefault(case.game, []).append(case)
        return games

    @cached_property
    def sources(self) -> dict[str, Parsed]:
        """Feature path → parsed feature."""
        return {file.uri: file.parsed for file in self.files}

    @cached_property
    def profiles(self) -> dict[str, Profile]:
        """Every profile by name."""
        return load_profiles(PROFILES)

    def profile(self, name: str, game: str | None = None) -> tuple[Profile, str | None]:
        """Return the profile of that name, and the edition in the name. Raises WrongArgument."""
        _, edition, plain = split_name(name)
        try:
            profile = find_profile(self.profiles, plain)
            named = find(profile.game).book.named(edition).name if edition else None
        except (KeyError, UnknownEdition) as error:
            raise WrongArgument("profile", str(error.args[0])) from error
        if game is not None and profile.game != game:
            raise WrongArgument("profile", f"{name!r} is a profile of {profile.game}, not of {game}")
        return profile, named

    def named(self, scenario: str) -> list[Case]:
        """Return the scenario of that id, or every row if it is an outline's. Raises CannotRun, naming similar ids."""
        found = [case for case in self.cases if case.id == scenario or case.id.startswith(f"{scenario}/")]
        if not found:
            near = nearest(scenario, [case.id for case in self.cases], 4)
            raise CannotRun(f"no scenario has the id {scenario!r}; {near or 'ids look like VTES-0001'}")
        return found

    def filtered(self, cases: Sequence[Case], ids: Sequence[str], tags: Sequence[str]) -> list[Case]:
        """Return the cases with any of the ids and any of the tags. Raises CannotRun for an unknown id or tag."""
        kept = list(cases)
        if ids:
            wanted = {case.id for each in ids for case in self.named(each)}
            kept = [case for case in kept if case.id in wanted]
        if tags:
            known = {tag for case in self.cases for tag in case.tags}
            for tag in (tag.lstrip("@") for tag in tags):
                if tag not in known:
                    near = nearest(tag, known)
                    raise CannotRun(f"no scenario is tagged {'@' + tag!r}; {near or '`justicar lint` checks tags'}")
            wanted_tags = {tag.lstrip("@") for tag in tags}
            kept = [case for case in kept if wanted_tags & set(case.tags)]
        return kept


def scenarios_in(path: Path, game: str | None = None) -> list[Case]:
    """Return the scenarios of a feature file, or of all feature files below a folder. Raises CannotRun."""
    if not path.is_dir():
        return scenarios_of_file(path, game=game)
    files = sorted(path.rglob("*.feature"))
    if not files:
        raise CannotRun(f"{path}: no .feature files found; `justicar fuzz --out` and `justicar try` write some")
    return [case for file in files for case in scenarios_of_file(file, game=game)]


def scenarios_of_file(path: Path, line: str | None = None, game: str | None = None) -> list[Case]:
    """Return the scenarios of any feature file, or the one at `line`.

    Without `game`, the game that knows most of the steps is used. Raises CannotRun, listing every error of the
    file.
    """
    try:
        of = find(game) if game else None
        cases = load_cases([path], game=of.name if of else "", root=path.resolve().parent)
    except UnknownGame as unknown:
        raise CannotRun(str(unknown)) from None
    except FeatureError as error:
        raise CannotRun(f"this feature cannot be read:\n{error}") from None
    found = [case for case in cases if line is None or line in (str(case.line), str(case.scenario_line))]
    if not found:
        lines = ", ".join(str(case.line) for case in cases)
        raise CannotRun(
            f"{path}: " + (f"no scenario at line {line}; there are some at {lines}" if lines else "no scenarios")
        )
    of = of or max(known().values(), key=lambda each: sum(_knows(each, step) for step in _steps(cases)))
    return [
        structs.replace(
            case, game=of.name, uri=str(path.resolve()), id=case.id if case.permanent else f"{path}:{case.line}"
        )
        for case in found
    ]


def _steps(cases: Sequence[Case]) -> Iterator[CaseStep]:
    return (step for case in cases for step in case.steps)


def _knows(game: GameDescriptor, step: CaseStep) -> bool:
    with suppress(VocabularyError):
        return bool(game.vocabulary.resolve(step.kind, step.text))
    return False


def holds_for(case: Case, edition: str | None) -> bool:
    """Return whether a scenario applies to an edition. Without an edition, it always does."""
    return edition is None or not case.editions or find(case.game).book.named(edition).has(case.editions)
