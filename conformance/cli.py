"""The command line: names, options and help.

`conformance.commands` has the code of each command, imported only when the command runs.
"""

from __future__ import annotations

import errno
import io
import math
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from conformance.commands import ENGINE_FORMS, INTERRUPTED, NotStarted, NotWritten, Refused

Command = TypeVar("Command", bound=Callable[..., Any])

_FILE = click.Path(path_type=Path, dir_okay=False)
_INPUT = click.Path(path_type=Path, dir_okay=False, allow_dash=True)


OLD_NAMES = {"fill": "export"}
"""Former name of a command → current name. Both work; only the current one is listed."""

SECTIONS = {
    "Judge an engine": ("certify", "case", "fuzz", "verify", "new-adapter", "export", "annotate", "board"),
    "Look up rules": ("ask", "rule", "readings", "deck", "site"),
    "Play": ("explore", "try", "replay", "perft", "serve"),
    "Compare": ("compare", "diff"),
    "Maintain": ("coverage", "lint", "steps", "schemas"),
}
"""Heading in the list of commands → commands below it."""


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

    def invoke(self, ctx: click.Context) -> Any:
        for stream in (sys.stdout, sys.stderr):
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
    from conformance.verdict.problems import BadFile

    match problem:
        case WrongArgument():
            return click.BadParameter(str(problem), param_hint=f"--{problem.argument}")
        case CatalogueError() | BadFile() | CannotRun():
            return Refused(str(problem))
        case CouldNotStart():
            return NotStarted(str(problem))
    return None


NO_ROOM = {errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EFBIG}
"""Operating system errors that mean nothing more can be written."""


class Seconds(click.FloatRange):
    """A time in seconds: above 0, at most a day."""

    def __init__(self) -> None:
        super().__init__(0, 86_400, min_open=True)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        seconds: float = super().convert(value, param, ctx)
        if math.isnan(seconds):
            self.fail(f"{value!r} is not a time.", param, ctx)
        return seconds


class Duration(Seconds):
    """A time as people write it: `90`, `90s`, `10m`, `2h`."""

    name = "duration"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        text = str(value).strip().lower()
        unit = {"s": 1, "m": 60, "h": 3600}.get(text[-1:])
        number = super().convert(text[:-1] if unit else text, param, ctx)
        return super().convert(number * (unit or 1), param, ctx)


class Folder(click.Path):
    """A folder; an empty name is rejected."""

    def __init__(self) -> None:
        super().__init__(path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if value == "":
            self.fail("the folder name is empty; use `.` for the current folder.", param, ctx)
        return super().convert(value, param, ctx)


def _version(ctx: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted:
        from conformance.runner.suite import version

        click.echo(f"justicar {version()}")
        ctx.exit()


@click.group(
    cls=Justicar,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
    epilog="Exit codes: 0 certified or passed, 1 scenarios failed, 2 wrong usage, 3 the engine could not be started, "
    "4 reports or output could not be written, 130 interrupted. `justicar COMMAND --help` shows examples.",
)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help="Show the version.")
def main() -> None:
    """Check whether a rules engine plays Vampire: The Eternal Struggle, Vendetta or Rivals by the book."""


def engine_options(command: Command) -> Command:
    """Add the options that choose the engine, the edition and the limits."""
    sandbox = "Run the engine without network and with read-only disk, except for its own folders; needs bubblewrap."
    options = [
        click.option(
            "--engine",
            "spec",
            default="reference",
            metavar="E",
            help=f"Engine to judge: {ENGINE_FORMS}. Default: reference.",
        ),
        click.option("--edition", metavar="E", help="Edition of the rules, such as v5 or vtes/v5."),
        click.option("--timeout", type=Seconds(), metavar="S", help="Maximum seconds for an answer. Default: 10."),
        click.option(
            "--scenario-time", type=Seconds(), metavar="S", help="Maximum seconds for a scenario. Default: 60."
        ),
        click.option(
            "--memory",
            type=click.IntRange(1),
            metavar="MB",
            help="Maximum memory of the engine, in MiB. Default: 2048.",
        ),
        click.option(
            "--processes",
            type=click.IntRange(1),
            metavar="N",
            help="Maximum number of processes of the engine. Default: 256.",
        ),
        click.option("--max-message", type=click.IntRange(1), metavar="BYTES", help="Maximum length of a message."),
        click.option("--sandbox", is_flag=True, help=sandbox),
    ]
    for option in reversed(options):
        command = option(command)
    return command


@main.command(
    short_help="Run the scenarios and judge an engine.",
    epilog=epilog(
        "certify",
        "certify --engine 'stdio:node engine.js' --report report",
        "certify --engine 'stdio:node engine.js' --profile vtes/basic --ledger known.toml",
    ),
)
@engine_options
@click.option("--game", metavar="G", help="Only this game. Default: every game the engine declares.")
@click.option("--profile", metavar="P", help="Certify for this profile; run only its scenarios.")
@click.option("--ledger", type=_FILE, metavar="FILE", help="TOML file of known failures, with reasons.")
@click.option("--jobs", "-j", type=click.IntRange(1), default=1, metavar="N", help="Number of engines to run at once.")
@click.option(
    "--run-time", type=Seconds(), metavar="S", help="Start no scenario after this many seconds. Default: 3600."
)
@click.option("--restart-time", type=Seconds(), metavar="S", help="Maximum seconds for a restart. Default: 30.")
@click.option(
    "--breakdowns", type=click.IntRange(1), metavar="N", help="Stop after this many crashes in a row. Default: 50."
)
@click.option("--report", type=Folder(), metavar="DIR", help="Write the reports into this folder.")
@click.option("--resume", type=Folder(), metavar="DIR", help="Continue the interrupted run that reports into DIR.")
@click.option("--sign", type=_FILE, metavar="KEY", help="Sign the certificate with this private key (PEM).")
@click.option(
    "--artifact",
    type=click.Path(path_type=Path),
    metavar="PATH",
    help="File or folder of the engine; the certificate records its digest.",
)
@click.option("--id", "ids", multiple=True, metavar="ID", help="Only this scenario. Repeatable.")
@click.option("--tag", "tags", multiple=True, metavar="TAG", help="Only scenarios with this tag. Repeatable.")
@click.option("--also", type=Folder(), metavar="DIR", help="Also run your own scenarios; they decide no certificate.")
@click.option("--against", type=_FILE, metavar="OLD.json", help="Also show what changed since an earlier results.json.")
@click.option("--quiet", "-q", is_flag=True, help="Print only the outcome.")
@click.pass_context
def certify(ctx: click.Context, /, **options: Any) -> None:
    """Run the scenarios against an engine and print the verdict.

    With --profile, the exit code is 0 only if the certificate is granted. With a ledger or without a profile, it is 0
    if at least one scenario passed and none failed.
    """
    from conformance.runner.gc_tuning import collected_seldom

    with collected_seldom():
        from conformance.commands.certify import certify as run

        ctx.exit(run(**options))


@main.command(
    short_help="Check a certificate.",
    epilog=epilog(
        "verify report/certificate.json --key author.pub.pem",
        "verify report/certificate.json --rerun --engine 'stdio:node engine.js'",
        codes="0 valid, 1 not valid, 2 wrong usage, 3 the engine could not be started",
    ),
)
@click.argument("certificate", metavar="FILE", type=_FILE)
@click.option("--key", type=_FILE, metavar="KEY", help="Public key (PEM) of the expected signer.")
@click.option(
    "--artifact",
    type=click.Path(path_type=Path),
    metavar="PATH",
    help="File or folder that must be the certified engine.",
)
@click.option("--rerun", is_flag=True, help="Also run the engine again for every certified profile.")
@engine_options
@click.option("--jobs", "-j", type=click.IntRange(1), default=1, metavar="N", help="Number of engines to run at once.")
@click.pass_context
def verify(ctx: click.Context, /, **options: Any) -> None:
    """Check that a certificate.json is complete, signed, and made by this version of the suite.

    With --artifact, also check that it certifies this engine. With --rerun, --engine says how to start the engine.
    """
    from conformance.runner.gc_tuning import collected_seldom

    with collected_seldom():
        from conformance.commands.verify import verify as run

        ctx.exit(run(**options))


@main.command(
    short_help="Compare the results of two runs.",
    epilog=epilog(
        "compare old/results.json new/results.json",
        "compare old/results.json new/results.json --markdown",
        codes="0 nothing that passed fails now, 1 something does, 2 wrong usage",
    ),
)
@click.argument("old", metavar="OLD.json", type=_FILE)
@click.argument("new", metavar="NEW.json", type=_FILE)
@click.option("--json", "json_file", type=_FILE, metavar="FILE", help="Write the comparison as JSON.")
@click.option("--markdown", "as_markdown", is_flag=True, help="Print Markdown, for a pull request.")
@click.pass_context
def compare(ctx: click.Context, /, **options: Any) -> None:
    """Show what broke and what was fixed between two results.json: two versions of an engine, or two engines."""
    from conformance.commands.scoreboard import compare as run

    ctx.exit(run(**options))


@main.command(
    short_help="Build a scoreboard of several engines.",
    epilog=epilog("board scoreboard alpha/results.json beta/results.json"),
)
@click.argument("directory", metavar="DIR", type=Folder())
@click.argument("results", metavar="RESULTS.json...", type=_FILE, nargs=-1, required=True)
@click.pass_context
def board(ctx: click.Context, /, **options: Any) -> None:
    """Build a page that compares engines by profile and chapter, and a badge for each engine and profile."""
    from conformance.commands.scoreboard import board as run

    ctx.exit(run(**options))


@main.command(
    short_help="Show failures on a pull request.",
    epilog=epilog('annotate report/results.json --summary "$GITHUB_STEP_SUMMARY"'),
)
@click.argument("results", metavar="RESULTS.json", type=_FILE)
@click.option("--summary", "summary_file", type=_FILE, metavar="FILE", help="Append a Markdown summary to this file.")
@click.pass_context
def annotate(ctx: click.Context, /, **options: Any) -> None:
    """Print the failures of a run as workflow commands, so that the pull request shows each at its scenario."""
    from conformance.commands.scoreboard import annotate as run

    ctx.exit(run(**options))


@main.command(
    short_help="Run one scenario, step by step.",
    epilog=epilog(
        "case VTES-0001",
        "case VTES-0001 --engine 'stdio:node engine.js' --transcript",
        "case mine.feature",
        "case mine.feature:12",
    ),
)
@click.argument("scenario", metavar="ID|FILE.feature")
@engine_options
@click.option("--game", metavar="G", help="Game of a file. Default: the game that knows most of its steps.")
@click.option("--transcript", is_flag=True, help="Show every message, even if the scenario passes.")
@click.pass_context
def case(ctx: click.Context, /, **options: Any) -> None:
    """Run one scenario and show each step, with its events and the rules they cite.

    A file of your own works too: all its scenarios run, or with FILE:LINE the one at that line. `justicar steps` lists
    the steps you can use.
    """
    from conformance.commands.case import case as run

    ctx.exit(run(**options))


@main.command(
    "try",
    short_help="Play at a table: choose, ask why not, go back.",
    epilog=epilog(
        "try VTES-0001",
        "try mine.feature --seat Sarah",
        "try",
        codes="0 finished, 1 a line from a file could not be played, 2 wrong usage, 3 the engine could not be started",
    ),
)
@click.argument("source", metavar="[FILE|ID|LINK]", required=False)
@engine_options
@click.option("--game", metavar="G", help="Game. Default: the game of the file, or vtes.")
@click.option("--seat", metavar="S", help="Show only what this seat may see. Default: everything.")
@click.option(
    "--at", type=click.IntRange(0), metavar="N", help="Start after N steps of a scenario or N lines of a record."
)
@click.pass_context
def try_(ctx: click.Context, /, **options: Any) -> None:
    """Sit down at a table: see the legal choices, make one, ask why something is not legal, go back, branch, save.

    Start from a scenario (an id or a .feature file), a position (.toml, .json), a record (.jsonl), or a saved table
    (a link or file). Without any of these, describe the table first, in the sentences of `justicar steps`.
    """
    from conformance.commands.try_position import try_ as run

    ctx.exit(run(**options))


@main.command(
    short_help="Compare two editions, engines or results.",
    epilog=epilog(
        "diff v5 classic",
        "diff v5 v5+impulse_order=clockwise --markdown",
        "diff reference 'stdio:node engine.js'",
        "diff --catalogue OLD",
        codes="0 no difference, 1 differences, 2 wrong usage, 3 the engine could not be started",
    ),
)
@click.argument("a", required=False)
@click.argument("b", required=False)
@engine_options
@click.option("--game", metavar="G", help="Game. Default: vtes, or every game in two results files.")
@click.option(
    "--catalogue", type=Folder(), metavar="OLD", help="Show which catalogue entries changed since OLD instead."
)
@click.option("--jobs", "-j", type=click.IntRange(1), default=1, metavar="N", help="Number of engines to run at once.")
@click.option("--json", "json_file", type=_FILE, metavar="FILE", help="Write the comparison as JSON.")
@click.option("--html", "html_file", type=_FILE, metavar="FILE", help="Write the comparison as a web page.")
@click.option("--markdown", "as_markdown", is_flag=True, help="Print Markdown, for a pull request.")
@click.pass_context
def diff(ctx: click.Context, /, **options: Any) -> None:
    """Show what differs between A and B: scenarios, recorded games, decision counts, rules and interpretations.

    A and B are two editions (v5, classic, v5+impulse_order=clockwise) played by --engine, two engines playing
    --edition, or two results.json. OLD is a folder of rules, or one of its files.
    """
    from conformance.runner.gc_tuning import collected_seldom

    with collected_seldom():
        from conformance.commands.diff import diff as run

        ctx.exit(run(**options))


@main.command(
    short_help="Find the rule that answers a question.",
    epilog=epilog(
        "ask can I bounce a bleed twice",
        "ask deflection",
        codes="0 found, 1 nothing found",
    ),
)
@click.argument("words", nargs=-1, required=True, metavar="WORDS...")
@click.option("--game", metavar="G", help="Only this game. Default: the game named in the question, or all.")
@click.option("--edition", metavar="E", help="Only rules of this edition, such as v5 or vtes/classic.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON: ids of rules and scenarios, best first.")
@click.pass_context
def ask(ctx: click.Context, /, **options: Any) -> None:
    """Find the rule that answers a question.

    Ask as you would at the table. Name cards by name, part of a name or official number, and Disciplines by name or
    code; spelling mistakes are fine.
    """
    from conformance.commands.ask import ask as run

    ctx.exit(run(**options))


@main.command(
    short_help="Look up a rule and the scenarios that prove it.",
    epilog=epilog("rule vtes.bleed", 'rule "Freak Drive"', "rule vtes.object.pool-is-influence --run"),
)
@click.argument("rule_id", metavar="ID")
@click.option("--run", "play", is_flag=True, help="Run the scenarios that prove the rule.")
@engine_options
@click.pass_context
def rule(ctx: click.Context, /, **options: Any) -> None:
    """Look up a rule: what it says, where, how we interpret it, which scenarios prove it, which code implements it.

    ID may be the start of several ids, such as vtes.bleed, or a card, such as "Freak Drive".
    """
    from conformance.commands.rule import rule as run

    ctx.exit(run(**options))


@main.command(
    short_help="Build web pages of the rules and scenarios.",
    epilog=epilog("site pages"),
)
@click.argument("directory", metavar="DIR", type=click.Path(path_type=Path, file_okay=False))
@click.pass_context
def site(ctx: click.Context, /, **options: Any) -> None:
    """Build static web pages in DIR: rules, interpretations, editions and scenarios, with search.

    Each scenario has a replay: the table after each step, as everybody or one seat sees it, with events and rules. The
    reference engine plays all scenarios first, which takes some minutes.
    """
    from conformance.commands.site import site as run

    ctx.exit(run(**options))


@main.command(
    short_help="Open rules, scenarios and tables in a browser.",
    epilog=epilog(
        "explore",
        "explore VTES-0001",
        "explore --engine reference --engine 'stdio:node engine.js'",
        codes="0 finished, 2 wrong usage, 3 the engine could not be started",
    ),
)
@click.argument("source", metavar="[FILE|ID|LINK]", required=False)
@click.option(
    "--host", default="127.0.0.1", metavar="H", help="Address to listen on. Default: 127.0.0.1, this computer only."
)
@click.option(
    "--port", default=0, type=click.IntRange(0, 65535), metavar="N", help="Port to listen on. Default: any free one."
)
@click.option("--no-open", is_flag=True, help="Do not open a browser.")
@click.option("--engine", "specs", multiple=True, metavar="E", help=f"Engine to play with: {ENGINE_FORMS}. Repeatable.")
@click.option("--timeout", type=Seconds(), metavar="S", help="Maximum seconds for an answer of an engine. Default: 10.")
@click.option("--sandbox", is_flag=True, help="Run engines without network and with read-only disk; needs bubblewrap.")
@click.pass_context
def explore(ctx: click.Context, /, **options: Any) -> None:
    """Serve the pages of `justicar site`, with tables to play at.

    Continue a scenario, position, record or link in the browser: every legal choice is listed, and you can ask why
    another is not legal. Needs the extra `explore`.
    """
    from conformance.commands.explore import explore as run

    ctx.exit(run(**options))


@main.command(
    short_help="List our interpretations of unclear rules.",
    epilog=epilog("readings --game vtes", "readings --markdown"),
)
@click.option("--game", metavar="G", help="Only this game.")
@click.option("--markdown", is_flag=True, help="Print a Markdown page.")
@click.pass_context
def readings(ctx: click.Context, /, **options: Any) -> None:
    """List how we interpret what the rulebooks leave open, why, and how certain we are, in the order of the books."""
    from conformance.commands.readings import readings as run

    ctx.exit(run(**options))


@main.command(
    short_help="Show which rules have scenarios.",
    epilog=epilog("coverage", "coverage --missing vtes.combat"),
)
@click.option("--game", metavar="G", help="Only this game.")
@click.option(
    "--missing",
    is_flag=False,
    flag_value="",
    metavar="PREFIX",
    help="List the rules and checks without a scenario whose ids start with PREFIX.",
)
@click.option(
    "--json",
    "json_file",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write the figures as JSON.",
)
@click.pass_context
def coverage(ctx: click.Context, /, **options: Any) -> None:
    """Show which rules, and which of their checks, the scenarios prove."""
    from conformance.commands.listings import coverage as run

    ctx.exit(run(**options))


@main.command(
    short_help="Check features and vocabulary for mistakes.",
    epilog=epilog("lint", "lint --update", "lint --next-id vtes"),
)
@click.option("--update", is_flag=True, help="First add new and changed scenarios to the list of ids.")
@click.option("--next-id", "next_id_of", metavar="G", help="Only print the next free id of this game.")
@click.pass_context
def lint(ctx: click.Context, /, **options: Any) -> None:
    """Check the features and the vocabulary, and list every mistake with its place."""
    from conformance.commands.listings import lint as run

    ctx.exit(run(**options))


@main.command(short_help="Write the JSON Schemas.", epilog=epilog("schemas schemas"))
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.pass_context
def schemas(ctx: click.Context, /, **options: Any) -> None:
    """Write the JSON Schemas of the protocol, of each game and of the results into FOLDER."""
    from conformance.commands.listings import schemas as run

    ctx.exit(run(**options))


@main.command("new-adapter", short_help="Create an adapter to start from.", epilog=epilog("new-adapter rust my-engine"))
@click.argument("language", metavar="LANGUAGE")
@click.argument("folder", metavar="DIR", type=click.Path(file_okay=False, path_type=Path))
@click.pass_context
def new_adapter(ctx: click.Context, /, **options: Any) -> None:
    """Create an adapter in DIR, in python, typescript, java or rust.

    It is a small engine that knows the turn of VTES, and passes its first scenario at once.
    """
    from conformance.commands.adapter import new_adapter as run

    ctx.exit(run(**options))


@main.command(
    short_help="Export the scenarios as JSON.",
    epilog=epilog(
        "export vectors",
        "export vectors --check",
        codes="0 written or up to date, 1 out of date, 2 wrong usage",
    ),
)
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--game", metavar="G", help="Only this game.")
@click.option("--id", "ids", multiple=True, metavar="ID", help="Only this scenario. Repeatable.")
@click.option("--check", is_flag=True, help="Write nothing; check that the vectors in FOLDER are up to date.")
@click.pass_context
def export(ctx: click.Context, /, **options: Any) -> None:
    """Write the scenarios into FOLDER as JSON vectors: the requests to an engine, and what its answers must contain.

    Prefer not to write an adapter? Run the vectors with a program such as examples/vectors/judge.mjs
    (docs/how-to/vectors.md).
    """
    from conformance.commands.export import export as run

    ctx.exit(run(**options))


@main.command(
    short_help="List the steps for scenarios, with examples.",
    epilog=epilog("steps --game vtes", "steps bleed"),
)
@click.option("--game", metavar="G", help="Only this game.")
@click.argument("words", nargs=-1, metavar="[WORD]...")
@click.pass_context
def steps(ctx: click.Context, /, **options: Any) -> None:
    """List the steps that scenarios can use, with examples; with words, only the steps that contain all of them."""
    from conformance.commands.listings import steps as run

    ctx.exit(run(**options))


@main.command(
    short_help="Run the reference engine as a server.",
    epilog=epilog("serve", "serve --tcp 127.0.0.1:4000"),
)
@click.option(
    "--tcp", "address", metavar="HOST:PORT", help="Listen there for any number of clients. Port 0: any free one."
)
@click.option(
    "--idle", type=Seconds(), metavar="S", help="Over TCP: disconnect a client after this silence. Default: 600."
)
@click.pass_context
def serve(ctx: click.Context, /, **options: Any) -> None:
    """Run the reference engine over standard input and output, or over TCP."""
    from conformance.commands.serve import serve as run

    ctx.exit(run(**options))


@main.command(
    short_help="Play random games until an engine differs.",
    epilog=epilog(
        "fuzz --engine 'stdio:node engine.js' --for 10m --out campaign",
        "fuzz --engine 'stdio:node engine.js' --game vtes --games 500",
        codes="0 no difference, 1 differences, 2 wrong usage, 3 the engine could not be started, "
        "4 output could not be written",
    ),
)
@engine_options
@click.option("--game", metavar="G", help="Only this game. Default: every game the engine declares.")
@click.option("--for", "seconds", type=Duration(), metavar="TIME", help="Duration: 90s, 10m, 2h. Default: 1m.")
@click.option("--games", "most", type=click.IntRange(1), metavar="N", help="Number of games.")
@click.option("--seed", type=int, default=0, metavar="S", help="Random seed. Default: 0.")
@click.option(
    "--out", type=Folder(), metavar="DIR", help="Folder for scenarios and progress; a campaign there continues."
)
@click.option("--json", "json_file", type=_FILE, metavar="FILE", help="Write the findings as JSON.")
@click.option("--unguided", is_flag=True, help="Play at random, without steering towards unreached rules.")
@click.option("--workers", type=click.IntRange(1, 256), metavar="N", help="Play in N processes (extra `campaign`).")
@click.option(
    "--scheduler", metavar="ADDRESS", help="Play on the workers of a dask scheduler, such as tcp://host:8786."
)
@click.pass_context
def fuzz(ctx: click.Context, /, **options: Any) -> None:
    """Play random games on an engine and on the reference engine, and report where they differ.

    Each difference is reduced and written as a scenario for `justicar case FILE`. How much is compared depends on the
    level that the engine declares. An interrupted campaign continues with the same --out.
    """
    from conformance.commands.fuzz import fuzz as run

    ctx.exit(run(**options))


@main.command(
    short_help="Replay a recorded game.",
    epilog=epilog(
        "replay game.jsonl",
        "replay game.jsonl --engine 'stdio:node engine.js'",
        codes="0 played to its end, 1 a difference, 2 wrong usage, 3 the engine could not be started",
    ),
)
@click.argument("record", type=_INPUT)
@engine_options
@click.option("--annotate", is_flag=True, help="Print the record with the events of every line and their rules.")
@click.option("--convert", is_flag=True, help="Print the record as played by --edition, up to the first difference.")
@click.pass_context
def replay(ctx: click.Context, /, **options: Any) -> None:
    """Replay a recorded game in the reference engine, and show each choice with its events.

    With --engine, that engine plays the record, and the first difference is shown: a decision, a refusal with its rule
    and the options, or an event if the record is annotated. A record of another edition is rejected; --convert
    rewrites it.
    """
    from conformance.commands.serve import replay as run

    ctx.exit(run(**options))


@main.command(
    short_help="Count decision paths from a position.",
    epilog=epilog(
        "perft scenarios/positions/combat.toml --depth 4",
        "perft --depth 3 --engine 'stdio:node engine.js'",
        codes="0 counted, and equal on both sides, 1 the engine counts differently, 2 wrong usage, "
        "3 the engine could not be started",
    ),
)
@click.argument("position", type=_INPUT, required=False)
@engine_options
@click.option("--game", metavar="G", help="Without a position: only the published positions of this game.")
@click.option("--depth", type=click.IntRange(1), required=True, metavar="N", help="Number of decisions to look ahead.")
@click.pass_context
def perft(ctx: click.Context, /, **options: Any) -> None:
    """Count the decision paths from a POSITION (TOML or JSON) in the reference engine, for each depth up to N.

    With --engine, both engines count, and the first branch with different counts is shown. Without a POSITION, they
    count from every position with published counts.
    """
    from conformance.commands.perft import perft as run

    ctx.exit(run(**options))


@main.group(cls=Group, short_help="Check decks.")
def deck() -> None:
    """Check decks of Vampire: The Eternal Struggle and Vampire: The Masquerade Rivals."""


@deck.command(
    "check",
    short_help="List everything wrong with a deck.",
    epilog=epilog("deck check deck.txt", "deck check deck.txt --cards", codes="0 legal, 1 illegal, 2 wrong usage"),
)
@click.argument("deck", metavar="FILE", type=_INPUT)
@click.option("--game", default="", metavar="G", help="vtes or rivals. Default: the game a TOML deck names, or vtes.")
@click.option("--edition", default="", metavar="E", help="Edition of the rules for decks. Default: the newest.")
@click.option(
    "--players", type=click.IntRange(2), metavar="N", help="Number of players, if it decides the size of a deck."
)
@click.option("--cards", is_flag=True, help="Also list the cards as understood.")
@click.pass_context
def deck_check(ctx: click.Context, /, **options: Any) -> None:
    """List everything wrong with the deck in FILE, or say that it is legal.

    FILE may be a list such as `4x Blood Doll`, a text from the tournament archive, a tab-separated table, or TOML; `-`
    is standard input. Name cards with or without accents; VTES cards also by official (VEKN) number.
    """
    from conformance.commands.deck import check as run

    ctx.exit(run(**options))
