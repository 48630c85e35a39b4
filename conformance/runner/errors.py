"""Errors that keep a run from starting, from the command line or a program."""

from __future__ import annotations


class CannotRun(ValueError):
    """The run cannot start as requested. The message says why and what to do."""


class WrongArgument(CannotRun):
    """One argument has an unusable value."""

    def __init__(self, argument: str, message: str) -> None:
        """Create the error. `argument` is the name without hyphens, such as `edition`."""
        super().__init__(message)
        self.argument = argument
