"""Engine options: the engine that a command line names, its limits, and calls to the reference engine."""

from __future__ import annotations

import shlex
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from conformance.adapters import Limits
from conformance.adapters.inprocess import reference_function
from conformance.commands import ENGINE_FORMS, NotStarted, Refused
from conformance.protocol.engine import CouldNotStart
from conformance.runner.engine_choice import EngineChoice
from conformance.supervision.sandbox import why_not
from conformance.verdict.reports.untrusted_text import one_line

LIMITS = {
    "timeout": "request_seconds",
    "scenario_time": "scenario_seconds",
    "memory": "memory_mb",
    "processes": "processes",
    "max_message": "message_bytes",
}
"""Option → the limit that it sets. Commands that repeat a scenario repeat these options too."""
LIMITS_OF_A_RUN = {"run_time": "run_seconds", "restart_time": "restart_seconds", "breakdowns": "breakdowns"}
"""Option → the limit that it sets for a whole run."""


def choose_engine(spec: str, edition: str | None, sandbox: bool = False, **limits: float | None) -> EngineChoice:
    """Return the engine that the options name.

    Raises a usage error if the string names no engine, or if there is no sandbox.
    """
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
    """Raise Refused if the engine cannot run in a sandbox."""
    if spec.partition(":")[0] not in ("stdio", "python"):
        raise Refused(
            f"{spec!r} cannot run in a sandbox: only engines that the harness starts can (stdio: and python:)"
        )
    if reason := why_not():
        raise Refused(f"no sandbox available: {reason}; install what is missing, or leave out --sandbox")


def check_spec(spec: str) -> None:
    """Raise a usage error if a string names no engine."""
    scheme, _, target = spec.partition(":")
    parts = [part for part in target.rsplit(":", 1) if part]
    problem = None
    if scheme in ("python", "inprocess"):
        problem = None if len(parts) == 2 else f"name a module and a factory, as in `{scheme}:my_engine:make`"
    elif scheme in ("stdio", "docker", "podman"):
        what = "command, as in `stdio:node engine.js`" if scheme == "stdio" else f"image, as in `{scheme}:my-engine`"
        try:
            problem = None if shlex.split(target) else f"name the {what}"
        except ValueError as error:
            problem = f"the command cannot be split into words ({error}); check its quotes"
    elif scheme == "tcp":
        if len(parts) != 2 or not parts[1].isdigit() or not 0 < int(parts[1]) < 65536:
            problem = "name host and port, as in `tcp:localhost:4000`"
    elif spec != "reference":
        problem = f"an engine is {ENGINE_FORMS}"
        if scheme == spec:
            problem += f"; for a program that uses standard input and output, write 'stdio:{spec}'"
    if problem:
        raise click.BadParameter(f"{spec!r} names no engine: {problem}", param_hint="--engine")


def call_reference(name: str, *arguments: Any, place: Path) -> Any:
    """Call a function of the reference engine. Errors that the engine defines become Refused."""
    try:
        function = reference_function(name)
    except CouldNotStart as error:
        raise NotStarted(str(error)) from error
    try:
        return function(*arguments)
    except Exception as refused:
        # Errors that the engine defines are refusals; builtin errors are bugs, so show their traceback.
        if type(refused).__module__ == "builtins":
            raise
        message = str(getattr(refused, "message", None) or refused)
        raise Refused(f"{place}: {one_line(message, 1000)}") from refused
