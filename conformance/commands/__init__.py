"""What the commands of `justicar` do. Each returns its exit code, or raises a `click.ClickException`."""

from __future__ import annotations

import click

from conformance.verdict.reports.text import printable

OK, FAILED, USAGE, NOT_STARTED, NOT_WRITTEN, INTERRUPTED = 0, 1, 2, 3, 4, 130
ENGINE_FORMS = "`reference`, `python:MODULE:FACTORY`, `inprocess:MODULE:FACTORY`, `stdio:COMMAND ...`, `tcp:HOST:PORT`"
"""What a string that names an engine looks like."""


class Ended(click.ClickException):
    """A command ends with a message, which is made safe to show whatever names of files or engines stand in it."""

    def __init__(self, message: str) -> None:
        super().__init__(printable(message))


class Refused(Ended):
    """Wrong usage, told without the usage line: the message names the remedy."""

    exit_code = USAGE


class NotStarted(Ended):
    """The engine could not be started."""

    exit_code = NOT_STARTED


class NotWritten(Ended):
    """What a command has to tell or to keep cannot be written."""

    exit_code = NOT_WRITTEN
