"""The engine to judge, by which editions, within which limits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from conformance.adapters import EngineSession, Limits, connect
from conformance.games import UnknownGame, find, known
from conformance.protocol.messages import Description
from conformance.runner.errors import CannotRun, WrongArgument
from conformance.runner.execute import not_declared
from scenarios.editions import UnknownEdition


@dataclass(frozen=True)
class EngineChoice:
    """The engine to judge, the edition to judge it by, and its limits."""

    spec: str
    edition: str | None
    limits: Limits
    flags: tuple[str, ...]
    """The flags that repeat edition and limits."""

    def start(self) -> EngineSession:
        """Start the engine. Raises CouldNotStart."""
        return connect(self.spec, self.limits)

    def by(self, game: str, edition: str) -> EngineChoice:
        """The same by an edition of a game, in which whatever `--edition` said has to agree."""
        if self.edition is None:
            named = f"{game}/{edition}"
            return replace(self, edition=named, flags=("--edition", named, *self.flags))
        self.hold(game, edition, "the profile")
        return self

    def hold(self, game: str, edition: str, what: str) -> None:
        """Raise WrongArgument if another edition was asked for than the one that `what` is of."""
        of, slash, asked = (self.edition or edition).rpartition("/")
        try:
            book = find(game).book
            agrees = (not slash or of == game) and book.named(asked).name == book.named(edition).name
        except UnknownEdition as fault:
            raise WrongArgument("edition", str(fault)) from fault
        if not agrees:
            reason = (
                f"{what} is of {game}/{edition}, and the edition asked for is {self.edition}; leave the edition out"
            )
            raise WrongArgument("edition", reason)

    def editions(self, games: Iterable[str], description: Description) -> dict[str, str] | None:
        """The edition asked for, by game; None where none was. It must be one that the engine declares.

        A name without a game means the games that have a preset of that name.
        """
        if self.edition is None:
            return None
        game, slash, edition = self.edition.rpartition("/")
        asked = {game: edition} if slash else dict.fromkeys(_having(edition.partition("+")[0], list(games)), edition)
        return {name: self._declared(name, wanted, description) for name, wanted in asked.items()}

    def _declared(self, game: str, wanted: str, description: Description) -> str:
        """The name of an edition that the engine declares, as it is always written. Raises WrongArgument."""
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
                if not (lack := not_declared(declared, edition, book)):
                    return edition.name
                known = ", ".join(f"{game}/{each}" for each in declared.editions)
                reason = f"{description.name} does not declare the {lack}; it declares {known}"
        raise WrongArgument("edition", f"{game}/{wanted} cannot be judged: {reason}")


def _having(preset: str, games: Sequence[str]) -> Sequence[str]:
    """The games that have a preset of that name; of one game it is told elsewhere that it has none."""
    presets = {name: known()[name].book.presets for name in games if name in known()}
    having = [name for name, each in presets.items() if preset in each]
    if not having and len(games) > 1:
        names = ", ".join(f"{name}/{each}" for name in presets for each in presets[name])
        raise WrongArgument("edition", f"no edition is called {preset!r}; there are {names}")
    return having or games


def games_of(description: Description, game: str | None, known: Mapping[str, object]) -> list[str]:
    """The games to judge: the one named, else all that the engine declares and the suite knows."""
    if game is not None:
        if game not in known:
            raise WrongArgument(
                "game", f"there are no features for {game!r}; there are some for {', '.join(known) or 'nothing'}"
            )
        return [game]
    declared = [name for name in description.games if name in known]
    if not declared:
        raise CannotRun(
            f"{description.name} declares {', '.join(description.games) or 'no game'}, of which the suite knows none; "
            f"there are features for {', '.join(known) or 'nothing'}"
        )
    return declared
