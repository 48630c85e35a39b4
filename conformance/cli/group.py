"""The `justicar` command: its sections, its help, and how it ends."""

from __future__ import annotations

import errno
import io
import os
import sys
from typing import Any

import click

from conformance.commands import INTERRUPTED, NotStarted, NotWritten, Refused
from conformance.commands.guarded_output import guarded, unguarded

OLD_NAMES = {"fill": "export"}
"""Former name of a command → current name. Both work; only the current one is listed."""

SECTIONS = {
    "Judge an engine": ("certify", "case", "suspects", "fuzz", "verify", "new-adapter", "export", "annotate", "board"),
    "Look up rules": ("ask", "rule", "readings", "deck", "site"),
    "Play": ("explore", "try", "replay", "perft", "serve"),
    "Compare": ("compare", "diff"),
    "Maintain": ("coverage", "lint", "steps", "schemas"),
}
"""Heading in the list of commands → commands below it."""

NO_ROOM = {errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EFBIG}
"""Operating system errors that mean nothing more can be written."""


def epilog(*examples: str, codes: str = "") -> str:
    """Return the end of a command's help: examples, and the exit codes if they need explaining."""
    shown = "\n".join(f"  justicar {example}" for example in examples)
    return f"\b\nExamples:\n{shown}" + (f"\n\nExit codes: {codes}." if codes else "")


class Group(click.Group):
    """A group that accepts former names of commands and suggests a name for an unknown one."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return super().get_command(ctx, OLD_NAMES.get(cmd_name, cmd_name))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            import difflib

            near = difflib.get_close_matches(args[0], self.list_commands(ctx), n=1)
            hint = f"Did you mean {near[0]!r}?" if near else f"Choose from {', '.join(self.list_commands(ctx))}."
            raise click.UsageError(f"There is no command {args[0]!r}. {hint}", ctx) from error


class Justicar(Group):
    """The `justicar` command: groups its help, and ends every failure with a message and an exit code."""

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        width = max(map(len, self.commands)) + 2
        for heading, names in SECTIONS.items():
            with formatter.section(heading):
                found = [(name, self.commands[name]) for name in names]
                formatter.write_dl([(f"{name:{width - 2}}", command.get_short_help_str(80)) for name, command in found])

    def main(self, *args: Any, **kwargs: Any) -> Any:
        with guarded():
            return super().main(*args, **kwargs)

    def invoke(self, ctx: click.Context) -> Any:
        for stream in map(unguarded, (sys.stdout, sys.stderr)):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="backslashreplace")  # a terminal may know fewer letters than cards have
        try:
            found = super().invoke(ctx)
            sys.stdout.flush()
        except KeyboardInterrupt:
            click.echo("interrupted", err=True)
            ctx.exit(INTERRUPTED)
        except (BrokenPipeError, click.ClickException, click.exceptions.Exit, click.Abort):
            raise  # BrokenPipeError: the reader has seen enough
        except OSError as problem:
            if problem.errno not in NO_ROOM:
                raise
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # flushing the rest would fail again
            raise NotWritten(f"cannot write ({problem.strerror}); free some space, or write elsewhere") from None
        except Exception as problem:
            if (ending := _ending(problem)) is None:
                raise
            raise ending from problem
        return found


def _ending(problem: Exception) -> click.ClickException | None:
    """Return the error that ends the command for an exception; None for a bug of our own."""
    from conformance.catalogue import CatalogueError
    from conformance.protocol.engine import CouldNotStart
    from conformance.runner.errors import CannotRun, WrongArgument
    from conformance.verdict.toml_tables import BadFile

    match problem:
        case WrongArgument():
            return click.BadParameter(str(problem), param_hint=f"--{problem.argument}")
        case CatalogueError() | BadFile() | CannotRun():
            return Refused(str(problem))
        case CouldNotStart():
            return NotStarted(str(problem))
    return None


def _version(ctx: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted:
        from conformance.runner.suite_version import version

        click.echo(f"justicar {version()}")
        ctx.exit()


@click.group(
    cls=Justicar,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
    epilog="Exit codes: 0 certified or passed, 1 scenarios failed, 2 wrong usage, 3 the engine could not be started, "
    "4 reports or output could not be written, 5 too little compared to tell, 130 interrupted. "
    "`justicar COMMAND --help` shows examples.",
)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help="Show the version.")
def main() -> None:
    """Check whether a rules engine plays Vampire: The Eternal Struggle, Vendetta or Rivals by the book."""
