"""The engine to judge, with editions and limits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from conformance.adapters import EngineSession, Limits, connect
from conformance.games import UnknownGame, find, known
from conformance.protocol.messages import Description
from conformance.runner.errors import CannotRun, WrongArgument
from conformance.runner.execute import not_declared
from conformance.supervision.sandbox import Exposure
from scenarios.editions import UnknownEdition


@dataclass(frozen=True)
class EngineChoice:
    """The engine to judge, the edition to judge it by, and its limits."""

    spec: str
    edition: str | None
    limits: Limits
    flags: tuple[str, ...]
    """Command-line options that repeat edition and limits."""

    def start(self) -> EngineSession:
        """Start the engine. Raises CouldNotStart."""
        return connect(self.spec, self.limits)

    def exposing(self, artifact: Path | None, *hidden: Path | None) -> EngineChoice:
        """Return this choice, with what a sandbox shows and hides. Python writes no bytecode into an artifact."""
        shown = () if artifact is None else (str(artifact.absolute()),)
        exposure = Exposure(shown, tuple(str(path.absolute()) for path in hidden if path is not None))
        return replace(self, limits=replace(self.limits, exposure=exposure))

    def by(self, game: str, edition: str) -> EngineChoice:
        """Return this choice with an edition of a game. An earlier `--edition` must agree."""
        if self.edition is None:
            named = f"{game}/{edition}"
            return replace(self, edition=named, flags=("--edition", named, *self.flags))
        self.hold(game, edition, "the profile")
        return self

    def hold(self, game: str, edition: str, what: str) -> None:
        """Raise WrongArgument if `--edition` differs from the edition of `what`."""
        requested_game, slash, requested = (self.edition or edition).rpartition("/")
        try:
            book = find(game).book
            agrees = (not slash or requested_game == game) and book.named(requested).name == book.named(edition).name
        except UnknownEdition as fault:
            raise WrongArgument("edition", str(fault)) from fault
        if not agrees:
            reason = f"{what} is for {game}/{edition}, but --edition is {self.edition}; leave out --edition"
            raise WrongArgument("edition", reason)

    def editions(self, games: Iterable[str], description: Description) -> dict[str, str] | None:
        """Return game → requested edition, or None if none was requested.

        A name without a game applies to all games that have such a preset. Raises WrongArgument if the engine
        does not declare the edition.
        """
        if self.edition is None:
            return None
        game, slash, edition = self.edition.rpartition("/")
        requested = (
            {game: edition} if slash else dict.fromkeys(_having(edition.partition("+")[0], list(games)), edition)
        )
        return {name: self._declared(name, wanted, description) for name, wanted in requested.items()}

    def _declared(self, game: str, wanted: str, description: Description) -> str:
        """Return the full name of a declared edition. Raises WrongArgument."""
        declared = description.games.get(game)
        if declared is None:
            reason = f"{description.name} does not declare the game {game!r}"
        else:
            try:
                book = find(game).book
                edition = book.named(wanted)
            except (UnknownEdition, UnknownGame) as fault:
                reason = str(fault)
            else:
                if not (missing := not_declared(declared, edition, book)):
                    return edition.name
                known = ", ".join(f"{game}/{each}" for each in declared.editions)
                reason = f"{description.name} does not declare the {missing}; it declares {known}"
        raise WrongArgument("edition", f"{game}/{wanted} cannot be judged: {reason}")


def _having(preset: str, games: Sequence[str]) -> Sequence[str]:
    """Return the games that have a preset of that name.

    A single game is returned even without the preset; its error is reported elsewhere.
    """
    presets = {name: known()[name].book.presets for name in games if name in known()}
    having = [name for name, each in presets.items() if preset in each]
    if not having and len(games) > 1:
        names = ", ".join(f"{name}/{each}" for name in presets for each in presets[name])
        raise WrongArgument("edition", f"no edition is called {preset!r}; there are {names}")
    return having or games


def games_of(description: Description, game: str | None, known: Mapping[str, object]) -> list[str]:
    """Return the games to judge: the one named, or all that the engine declares and the suite has features for."""
    if game is not None:
        if game not in known:
            raise WrongArgument(
                "game", f"there are no features for {game!r}; known games: {', '.join(known) or 'none'}"
            )
        return [game]
    declared = [name for name in description.games if name in known]
    if not declared:
        raise CannotRun(
            f"{description.name} declares {', '.join(description.games) or 'no game'}; "
            f"the suite only has features for {', '.join(known) or 'no game'}"
        )
    return declared
