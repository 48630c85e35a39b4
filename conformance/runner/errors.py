"""What keeps a run from being begun, whether the command line or a program asks for it."""

from __future__ import annotations


class CannotRun(ValueError):
    """The run cannot begin as requested. The message says why, and what to do."""


class WrongArgument(CannotRun):
    """One argument has a value that nothing fits."""

    def __init__(self, argument: str, message: str) -> None:
        """`argument`: its name, such as `edition`; on the command line it has two hyphens in front."""
        super().__init__(message)
        self.argument = argument
