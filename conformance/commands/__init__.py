"""What the commands of `justicar` do. Each returns its exit code, or raises a `click.ClickException`."""

from __future__ import annotations

import click

OK, FAILED, USAGE, NOT_STARTED = 0, 1, 2, 3
ENGINE_FORMS = "`reference`, `python:MODULE:FACTORY`, `stdio:COMMAND ...` or `tcp:HOST:PORT`"
"""What a string that names an engine looks like."""


class Refused(click.ClickException):
    """Wrong usage, told without the usage line: the message names the remedy."""

    exit_code = USAGE


class NotStarted(click.ClickException):
    """The engine could not be started."""

    exit_code = NOT_STARTED
