"""Which engine a command line means, by which editions, within which limits."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import click

from conformance.adapters import EngineSession, Limits, connect
from conformance.commands import ENGINE_FORMS, NotStarted, Refused
from conformance.games import UnknownGame, find, known
from conformance.protocol.engine import CouldNotStart
from conformance.protocol.messages import Description
from conformance.runner.execute import not_declared
from conformance.supervision.sandbox import why_not
from scenarios.editions import UnknownEdition


@dataclass(frozen=True)
class EngineChoice:
    """An engine as the command line named it."""

    spec: str
    edition: str | None
    limits: Limits
    flags: tuple[str, ...]
    """The flags that repeat edition and limits."""

    def start(self) -> EngineSession:
        """The engine, running. Raises `NotStarted`."""
        try:
            return connect(self.spec, self.limits)
        except CouldNotStart as error:
            raise NotStarted(f"the engine {self.spec!r} could not be started: {error}") from error

    def by(self, game: str, edition: str) -> EngineChoice:
        """The same by an edition of a game, in which whatever `--edition` said has to agree."""
        if self.edition is None:
            named = f"{game}/{edition}"
            return replace(self, edition=named, flags=("--edition", named, *self.flags))
        self.hold(game, edition, "the profile")
        return self

    def hold(self, game: str, edition: str, what: str) -> None:
        """Raises a usage error where `--edition` asks for another than the one that something has."""
        of, slash, asked = (self.edition or edition).rpartition("/")
        try:
            book = find(game).book
            agrees = (not slash or of == game) and book.named(asked).name == book.named(edition).name
        except UnknownEdition as fault:
            raise click.BadParameter(str(fault), param_hint="--edition") from fault
        if not agrees:
            reason = f"{what} is of {game}/{edition}, and --edition asks for {self.edition}; leave --edition out"
            raise click.BadParameter(reason, param_hint="--edition")

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
        """The name of an edition that the engine declares, as it is always written. Raises a usage error."""
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
        raise click.BadParameter(f"{game}/{wanted} cannot be judged: {reason}", param_hint="--edition")


def _having(preset: str, games: Sequence[str]) -> Sequence[str]:
    """The games that have a preset of that name; of one game it is told elsewhere that it has none."""
    presets = {name: known()[name].book.presets for name in games if name in known()}
    having = [name for name, each in presets.items() if preset in each]
    if not having and len(games) > 1:
        names = ", ".join(f"{name}/{each}" for name in presets for each in presets[name])
        raise click.BadParameter(f"no edition is called {preset!r}; there are {names}", param_hint="--edition")
    return having or games


LIMITS = {
    "timeout": "request_seconds",
    "scenario_time": "scenario_seconds",
    "memory": "memory_mb",
    "processes": "processes",
    "max_message": "message_bytes",
}
"""Option → the limit that it sets. A repeat of a scenario needs them as well."""
LIMITS_OF_A_RUN = {"run_time": "run_seconds", "restart_time": "restart_seconds", "breakdowns": "breakdowns"}
"""Likewise, of a whole run alone."""


def choose_engine(spec: str, edition: str | None, sandbox: bool = False, **limits: float | None) -> EngineChoice:
    """An engine as the options name it. Raises a usage error where the string names none, or no sandbox can be had."""
    check_spec(spec)
    if sandbox:
        check_sandbox(spec)
    given = {name: value for name, value in limits.items() if value is not None}
    fields: dict[str, Any] = {(LIMITS | LIMITS_OF_A_RUN)[name]: value for name, value in given.items()}
    chosen = replace(Limits(sandbox=sandbox), **fields)
    flags = [*(["--edition", edition] if edition else []), *(["--sandbox"] if sandbox else [])]
    for name in (each for each in LIMITS if each in given):
        flags += [f"--{name.replace('_', '-')}", f"{given[name]:.15g}"]
    return EngineChoice(spec, edition, chosen, tuple(flags))


def check_sandbox(spec: str) -> None:
    """Refuses a sandbox that cannot be had."""
    if spec.partition(":")[0] not in ("stdio", "python"):
        raise Refused(f"{spec!r} cannot be put into a sandbox: only what the harness starts can, stdio: and python:")
    if reason := why_not():
        raise Refused(f"there can be no sandbox: {reason}; install what is missing, or leave out --sandbox")


def check_spec(spec: str) -> None:
    """Raises a usage error where a string cannot name an engine."""
    scheme, _, target = spec.partition(":")
    parts = [part for part in target.rsplit(":", 1) if part]
    problem = None
    if scheme in ("python", "inprocess"):
        problem = None if len(parts) == 2 else f"name a module and a factory, as in `{scheme}:my_engine:make`"
    elif scheme == "stdio":
        try:
            problem = None if shlex.split(target) else "name the command, as in `stdio:node engine.js`"
        except ValueError as error:
            problem = f"the command cannot be split into words ({error}); check its quotes"
    elif scheme == "tcp":
        if len(parts) != 2 or not parts[1].isdigit() or not 0 < int(parts[1]) < 65536:
            problem = "name host and port, as in `tcp:localhost:4000`"
    elif spec != "reference":
        problem = f"an engine is {ENGINE_FORMS}"
        if scheme == spec:
            problem += f"; for a program that speaks over its standard input and output write 'stdio:{spec}'"
    if problem:
        raise click.BadParameter(f"{spec!r} names no engine: {problem}", param_hint="--engine")


def games_of(description: Description, game: str | None, known: Mapping[str, object]) -> list[str]:
    """The games to judge: the one named, else all that the engine declares and the suite knows."""
    if game is not None:
        if game not in known:
            raise click.BadParameter(
                f"there are no features for {game!r}; there are some for {', '.join(known) or 'nothing'}",
                param_hint="--game",
            )
        return [game]
    declared = [name for name in description.games if name in known]
    if not declared:
        raise Refused(
            f"{description.name} declares {', '.join(description.games) or 'no game'}, of which the suite knows none; "
            f"there are features for {', '.join(known) or 'nothing'}"
        )
    return declared
