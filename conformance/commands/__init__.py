"""Commands of `justicar`. Each returns its exit code or raises a `click.ClickException`."""

from __future__ import annotations

import os

import click

from conformance.translation import ENGLISH, VARIABLE, current
from conformance.verdict.reports.untrusted_text import printable

OK, FAILED, USAGE, NOT_STARTED, NOT_WRITTEN, TOO_LITTLE, INTERRUPTED = 0, 1, 2, 3, 4, 5, 130
ENGINE_FORMS = (
    "`reference`, `python:MODULE:FACTORY`, `inprocess:MODULE:FACTORY`, `stdio:COMMAND ...`, `docker:IMAGE ...`, "
    "`podman:IMAGE ...`, `tcp:HOST:PORT`"
)
"""Forms of a string that names an engine."""


def lang_option() -> str:
    """Return the option that a command in a message needs for the current language, with a space before it."""
    code = current().code
    return "" if code in (ENGLISH, os.environ.get(VARIABLE)) else f" --lang {code}"


class Ended(click.ClickException):
    """Error that ends a command. File and engine names in its message are made safe to print."""

    def __init__(self, message: str) -> None:
        super().__init__(printable(message))


class Refused(Ended):
    """Wrong usage. The message names the remedy, so no usage line is printed."""

    exit_code = USAGE


class NotStarted(Ended):
    """The engine could not be started."""

    exit_code = NOT_STARTED


class NotWritten(Ended):
    """The output of a command cannot be written."""

    exit_code = NOT_WRITTEN
