"""The command line. What each command does is in `conformance.commands`, imported only when the command is called."""

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
"""Former name of a command → its name now. Both work; only the new one is listed."""


class Group(click.Group):
    """Knows former names of commands, and suggests a name for one that does not exist."""

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
            hint = f"Did you mean {near[0]!r}?" if near else f"There are {', '.join(self.list_commands(ctx))}."
            raise click.UsageError(f"There is no command {args[0]!r}. {hint}", ctx) from error


class Justicar(Group):
    """The whole command: what goes wrong around any command ends it with a message and a code of its own."""

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
            raise  # of BrokenPipeError: whoever read along has read enough
        except OSError as problem:
            if problem.errno not in NO_ROOM:
                raise
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left would fail once more
            raise NotWritten(f"cannot write ({problem.strerror}); make room, or send the output elsewhere") from None
        except Exception as problem:
            if (ending := _ending(problem)) is None:
                raise
            raise ending from problem
        return found


def _ending(problem: Exception) -> click.ClickException | None:
    """Return how an exception of the library ends a command; None if it is no fault of the command line or a file."""
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
"""What the system says where nothing more can be written."""


class Seconds(click.FloatRange):
    """A time above 0, and no more than a day."""

    def __init__(self) -> None:
        super().__init__(0, 86_400, min_open=True)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        seconds: float = super().convert(value, param, ctx)
        if math.isnan(seconds):
            self.fail(f"{value!r} is no time.", param, ctx)
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
    """A folder by name; an empty name is none."""

    def __init__(self) -> None:
        super().__init__(path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if value == "":
            self.fail("the name of a folder is empty; `.` is the one that you are in.", param, ctx)
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
    "4 reports or output could not be written, 130 interrupted.",
)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help="Show the version.")
def main() -> None:
    """Judges rules engines for the card games of the World of Darkness by the rulebooks' scenarios."""


def engine_options(command: Command) -> Command:
    """The options that say which engine, by which edition, within which limits."""
    sandbox = "Without network, nothing to write to but folders of its own; needs bubblewrap."
    options = [
        click.option("--engine", "spec", default="reference", metavar="E", help=f"{ENGINE_FORMS}. Default: reference."),
        click.option("--edition", metavar="E", help="Edition to judge by, such as v5 or vtes/v5."),
        click.option("--timeout", type=Seconds(), metavar="S", help="Seconds an answer may take. Default: 10."),
        click.option("--scenario-time", type=Seconds(), metavar="S", help="Seconds a scenario may take. Default: 60."),
        click.option(
            "--memory", type=click.IntRange(1), metavar="MB", help="Memory the engine may use, in MiB. Default: 2048."
        ),
        click.option(
            "--processes", type=click.IntRange(1), metavar="N", help="Processes the engine may have. Default: 256."
        ),
        click.option("--max-message", type=click.IntRange(1), metavar="BYTES", help="Longest message it may send."),
        click.option("--sandbox", is_flag=True, help=sandbox),
    ]
    for option in reversed(options):
        command = option(command)
    return command


@main.command(short_help="Judge an engine by the scenarios.")
@engine_options
@click.option("--game", metavar="G", help="Only this game. Default: every game that the engine declares.")
@click.option("--profile", metavar="P", help="Certify for this profile, and run just its scenarios.")
@click.option("--ledger", type=_FILE, metavar="FILE", help="TOML file of failures that are expected, with reasons.")
@click.option("--jobs", "-j", type=click.IntRange(1), default=1, metavar="N", help="Engines to run at once.")
@click.option("--run-time", type=Seconds(), metavar="S", help="No scenario is begun after so long. Default: 3600.")
@click.option("--restart-time", type=Seconds(), metavar="S", help="Patience with an engine that restarts. Default: 30.")
@click.option(
    "--breakdowns", type=click.IntRange(1), metavar="N", help="End after so many breakdowns in a row. Default: 50."
)
@click.option("--report", type=Folder(), metavar="DIR", help="Write the reports into this directory.")
@click.option(
    "--resume", type=Folder(), metavar="DIR", help="Go on with the run of which the reports were to go there."
)
@click.option("--sign", type=_FILE, metavar="KEY", help="Sign the certificate among the reports with this key (PEM).")
@click.option(
    "--artifact",
    type=click.Path(path_type=Path),
    metavar="PATH",
    help="The engine's file or folder: its digest goes into the certificate.",
)
@click.option("--id", "ids", multiple=True, metavar="ID", help="Only this scenario. May be given again.")
@click.option("--tag", "tags", multiple=True, metavar="TAG", help="Only scenarios with this tag. May be given again.")
@click.option(
    "--also", type=Folder(), metavar="DIR", help="Also run an author's own scenarios; no certificate rests on them."
)
@click.option("--against", type=_FILE, metavar="OLD.json", help="Also tell what moved since a former results.json.")
@click.option("--quiet", "-q", is_flag=True, help="Tell the outcome only.")
@click.pass_context
def certify(ctx: click.Context, /, **options: Any) -> None:
    """Run the scenarios against an engine, and judge it.

    With --profile the exit code is 0 only if the certificate is granted; with a ledger, or without a profile, it is 0
    if at least one scenario passed and none failed.
    """
    from conformance.runner.gc_tuning import collected_seldom

    with collected_seldom():
        from conformance.commands.certify import certify as run

        ctx.exit(run(**options))


@main.command(
    short_help="Check a certificate.",
    epilog="Exit codes: 0 it holds, 1 it does not, 2 wrong usage, 3 the engine could not be started.",
)
@click.argument("certificate", metavar="FILE", type=_FILE)
@click.option("--key", type=_FILE, metavar="KEY", help="The public key (PEM) of whoever has to have signed it.")
@click.option("--artifact", type=click.Path(path_type=Path), metavar="PATH", help="What the engine has to be.")
@click.option("--rerun", is_flag=True, help="Also judge the engine once more, for all that it is certified for.")
@engine_options
@click.option("--jobs", "-j", type=click.IntRange(1), default=1, metavar="N", help="Engines to run at once.")
@click.pass_context
def verify(ctx: click.Context, /, **options: Any) -> None:
    """Check the certificate.json of a run: whole, signed, by this suite; of this engine, if that is asked for.

    With --rerun, --engine says how the engine is reached here.
    """
    from conformance.runner.gc_tuning import collected_seldom

    with collected_seldom():
        from conformance.commands.verify import verify as run

        ctx.exit(run(**options))


@main.command(
    short_help="What moved between two runs.",
    epilog="Exit codes: 0 nothing that held was lost, 1 something was, 2 wrong usage.",
)
@click.argument("old", metavar="OLD.json", type=_FILE)
@click.argument("new", metavar="NEW.json", type=_FILE)
@click.option("--json", "json_file", type=_FILE, metavar="FILE", help="Write it down for a program.")
@click.option("--markdown", "as_markdown", is_flag=True, help="Tell it as Markdown, for a pull request.")
@click.pass_context
def compare(ctx: click.Context, /, **options: Any) -> None:
    """Tell what broke and what was mended from one run to another, out of their results.json: two versions of an
    engine, or two engines.
    """
    from conformance.commands.scoreboard import compare as run

    ctx.exit(run(**options))


@main.command(short_help="Engines side by side on a page.")
@click.argument("directory", metavar="DIR", type=Folder())
@click.argument("results", metavar="RESULTS.json...", type=_FILE, nargs=-1, required=True)
@click.pass_context
def board(ctx: click.Context, /, **options: Any) -> None:
    """Write a page with engines side by side, by profile and chapter, out of the results.json of their runs, and a
    badge for each engine and profile.
    """
    from conformance.commands.scoreboard import board as run

    ctx.exit(run(**options))


@main.command(short_help="Failures as notes on a pull request.")
@click.argument("results", metavar="RESULTS.json", type=_FILE)
@click.option("--summary", "summary_file", type=_FILE, metavar="FILE", help="Add a summary in Markdown to this file.")
@click.pass_context
def annotate(ctx: click.Context, /, **options: Any) -> None:
    """Print the failures of a run as workflow commands, which a forge shows on a pull request."""
    from conformance.commands.scoreboard import annotate as run

    ctx.exit(run(**options))


@main.command(short_help="Repeat one scenario, step by step.")
@click.argument("scenario", metavar="ID|FILE.feature")
@engine_options
@click.option("--game", metavar="G", help="Of a file: its game. Default: the one that knows most of its steps.")
@click.option("--transcript", is_flag=True, help="Show every message, also where the scenario passes.")
@click.pass_context
def case(ctx: click.Context, /, **options: Any) -> None:
    """Repeat one scenario and tell it step by step, with events and the rules they cite.

    A file of your own is played as well, wherever it lies: every scenario in it, with the steps of `justicar steps`.
    """
    from conformance.commands.case import case as run

    ctx.exit(run(**options))


@main.command(
    "try",
    short_help="Try a position: choose, ask why not, go back.",
    epilog="Exit codes: 0 left, 1 a line from a file could not be carried out, 2 wrong usage, "
    "3 the engine could not be started.",
)
@click.argument("source", metavar="[FILE|ID|LINK]", required=False)
@engine_options
@click.option("--game", metavar="G", help="The game. Default: the one that the file is of, or vtes.")
@click.option("--seat", metavar="S", help="Look at it as this seat may. Default: everything is seen.")
@click.option("--at", type=click.IntRange(0), metavar="N", help="Only so many steps of a scenario, lines of a record.")
@click.pass_context
def try_(ctx: click.Context, /, **options: Any) -> None:
    """Sit down at a table: see what is legal, choose, ask why something is not, go back, branch, and save.

    It begins with a scenario of the suite or of a file (.feature), a position (.toml, .json), a record (.jsonl), or a
    link or file in which a table was kept; without any, the table is described first, in the sentences of
    `justicar steps`.
    """
    from conformance.commands.try_position import try_ as run

    ctx.exit(run(**options))


@main.command(
    short_help="What moves between two editions, engines or results.",
    epilog="Exit codes: 0 nothing differs, 1 something does, 2 wrong usage, 3 the engine could not be started.",
)
@click.argument("a", required=False)
@click.argument("b", required=False)
@engine_options
@click.option("--game", metavar="G", help="The game. Default: vtes; of two files of results, all that are in them.")
@click.option("--catalogue", type=Folder(), metavar="OLD", help="Instead: which rules' entries have changed since OLD.")
@click.option("--jobs", "-j", type=click.IntRange(1), default=1, metavar="N", help="Engines to run at once.")
@click.option("--json", "json_file", type=_FILE, metavar="FILE", help="Write it down for a program.")
@click.option("--html", "html_file", type=_FILE, metavar="FILE", help="Write a page for people.")
@click.option("--markdown", "as_markdown", is_flag=True, help="Tell it as Markdown, for a pull request.")
@click.pass_context
def diff(ctx: click.Context, /, **options: Any) -> None:
    """Tell what moves between A and B: scenarios, recorded games, counts of decision paths, rules and readings.

    Each is an edition (v5, classic, v5+impulse_order=clockwise), played by --engine; an engine, which plays
    --edition; or the results.json of a former run. OLD is a folder of rules, or one file of it.
    """
    from conformance.runner.gc_tuning import collected_seldom

    with collected_seldom():
        from conformance.commands.diff import diff as run

        ctx.exit(run(**options))


@main.command(short_help="Find the rule that answers a question.", epilog="Exit codes: 0 found, 1 nothing found.")
@click.argument("words", nargs=-1, required=True, metavar="WORDS...")
@click.option("--game", metavar="G", help="Only this game. Default: the one that the question names, or all.")
@click.option("--edition", metavar="E", help="Only rules of this edition, such as v5 or vtes/classic.")
@click.option("--json", "as_json", is_flag=True, help="For a program: the ids of rules and scenarios, best first.")
@click.pass_context
def ask(ctx: click.Context, /, **options: Any) -> None:
    """Find the rule that answers a question in the words of players.

    WORDS may name cards (by name, part of it or official number) and Disciplines by their codes, and may have slips.
    """
    from conformance.commands.ask import ask as run

    ctx.exit(run(**options))


@main.command(short_help="Look a rule up, with its proofs.")
@click.argument("rule_id", metavar="ID")
@click.option("--run", "play", is_flag=True, help="Run the scenarios that prove it.")
@engine_options
@click.pass_context
def rule(ctx: click.Context, /, **options: Any) -> None:
    """Look a rule up: what it says and where, what is open and how that is read, which scenarios prove it.

    ID may also be the beginning of several ids, such as vtes.bleed, or a card, such as "Freak Drive".
    """
    from conformance.commands.rule import rule as run

    ctx.exit(run(**options))


@main.command(short_help="Rules and scenarios as web pages.")
@click.argument("directory", metavar="DIR", type=click.Path(path_type=Path, file_okay=False))
@click.pass_context
def site(ctx: click.Context, /, **options: Any) -> None:
    """Write rules, readings, editions and scenarios to DIR as static pages, with search, for any file host.

    Each scenario has a film: what lies on the table after each step, as everybody or one seat may see it, with events
    and rules. The reference engine plays them all, which takes some minutes.
    """
    from conformance.commands.site import site as run

    ctx.exit(run(**options))


@main.command(
    short_help="Pages and tables in a browser.",
    epilog="Exit codes: 0 ended, 2 wrong usage, 3 the engine could not be started.",
)
@click.argument("source", metavar="[FILE|ID|LINK]", required=False)
@click.option(
    "--host", default="127.0.0.1", metavar="H", help="Where to listen. Default: 127.0.0.1, this machine alone."
)
@click.option("--port", default=0, type=click.IntRange(0, 65535), metavar="N", help="Default: any that is free.")
@click.option("--no-open", is_flag=True, help="Open no browser.")
@click.option("--engine", "specs", multiple=True, metavar="E", help=f"{ENGINE_FORMS}. May be given again.")
@click.option("--timeout", type=Seconds(), metavar="S", help="Seconds an answer of an engine may take. Default: 10.")
@click.option("--sandbox", is_flag=True, help="Engines without network, and nothing to write to; needs bubblewrap.")
@click.pass_context
def explore(ctx: click.Context, /, **options: Any) -> None:
    """Serve the pages of `justicar site`, and tables: a scenario, position, record or link is played on in a browser,
    with every legal choice, and why another is not; with the reference engine or those that are named.
    """
    from conformance.commands.explore import explore as run

    ctx.exit(run(**options))


@main.command(short_help="How open questions of the rules are read.")
@click.option("--game", metavar="G", help="Only this game.")
@click.option("--markdown", is_flag=True, help="As a Markdown page.")
@click.pass_context
def readings(ctx: click.Context, /, **options: Any) -> None:
    """Tell how the open questions of the rulebooks are read, why, and how sure that is, in the order of the books."""
    from conformance.commands.readings import readings as run

    ctx.exit(run(**options))


@main.command(short_help="Which rules are proved, and which not.")
@click.option("--game", metavar="G", help="Only this game.")
@click.option(
    "--missing",
    is_flag=False,
    flag_value="",
    metavar="PREFIX",
    help="List the rules and checks without a scenario, by prefix.",
)
@click.option("--json", "json_file", type=click.Path(dir_okay=False, path_type=Path), help="Write the figures to FILE.")
@click.pass_context
def coverage(ctx: click.Context, /, **options: Any) -> None:
    """Tell which rules and which of their checks the scenarios prove, and which not."""
    from conformance.commands.listings import coverage as run

    ctx.exit(run(**options))


@main.command(short_help="Faults of features and vocabulary.")
@click.option("--update", is_flag=True, help="First enter what is new or has changed into the list of ids.")
@click.option("--next-id", "next_id_of", metavar="G", help="Only tell the next free id of this game.")
@click.pass_context
def lint(ctx: click.Context, /, **options: Any) -> None:
    """Name the faults of the features and of the vocabulary."""
    from conformance.commands.listings import lint as run

    ctx.exit(run(**options))


@main.command(short_help="Write the JSON Schemas.")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.pass_context
def schemas(ctx: click.Context, /, **options: Any) -> None:
    """Write the JSON Schemas of the protocol, of each game's words and of the results into FOLDER."""
    from conformance.commands.listings import schemas as run

    ctx.exit(run(**options))


@main.command("new-adapter", short_help="Begin an adapter.")
@click.argument("language", metavar="LANGUAGE")
@click.argument("folder", metavar="DIR", type=click.Path(file_okay=False, path_type=Path))
@click.pass_context
def new_adapter(ctx: click.Context, /, **options: Any) -> None:
    """Write an adapter to start from into DIR: python, typescript, java or rust.

    It is an engine of its own that knows the turn of VTES, and passes its first scenario at once.
    """
    from conformance.commands.adapter import new_adapter as run

    ctx.exit(run(**options))


@main.command(
    short_help="Export the scenarios as JSON.",
    epilog="Exit codes: 0 written or up to date, 1 out of date, 2 usage.",
)
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--game", metavar="G", help="Only this game.")
@click.option("--id", "ids", multiple=True, metavar="ID", help="Only this scenario. May be given again.")
@click.option(
    "--check", is_flag=True, help="Write nothing: tell whether the vectors in FOLDER are those of this suite."
)
@click.pass_context
def export(ctx: click.Context, /, **options: Any) -> None:
    """Write the scenarios into FOLDER as JSON vectors: the requests to an engine, and what its answers must say.

    Prefer not to write an adapter? Run the vectors with a program such as examples/vectors/judge.mjs
    (docs/how-to/vectors.md).
    """
    from conformance.commands.export import export as run

    ctx.exit(run(**options))


@main.command(short_help="The vocabulary, with examples.")
@click.option("--game", metavar="G", help="Only this game.")
@click.argument("words", nargs=-1, metavar="[WORD]...")
@click.pass_context
def steps(ctx: click.Context, /, **options: Any) -> None:
    """List the vocabulary with examples; with words, only the steps in which all of them occur."""
    from conformance.commands.listings import steps as run

    ctx.exit(run(**options))


@main.command(short_help="Offer the reference engine.")
@click.option("--tcp", "address", metavar="HOST:PORT", help="Listen there, for any number of clients. Port 0: any.")
@click.option("--idle", type=Seconds(), metavar="S", help="Over TCP: let go whoever is silent so long. Default: 600.")
@click.pass_context
def serve(ctx: click.Context, /, **options: Any) -> None:
    """Offer the reference engine over standard input and output, or over TCP."""
    from conformance.commands.serve import serve as run

    ctx.exit(run(**options))


@main.command(
    short_help="Play beside the reference until an engine parts from it.",
    epilog="Exit codes: 0 no difference, 1 differences, 2 wrong usage, 3 the engine could not be started, "
    "4 something could not be written.",
)
@engine_options
@click.option("--game", metavar="G", help="Only this game. Default: every game that the engine declares.")
@click.option("--for", "seconds", type=Duration(), metavar="TIME", help="How long: 90s, 10m, 2h. Default: 1m.")
@click.option("--games", "most", type=click.IntRange(1), metavar="N", help="How many games.")
@click.option("--seed", type=int, default=0, metavar="S", help="Another seed plays other games. Default: 0.")
@click.option("--out", type=Folder(), metavar="DIR", help="For scenarios and progress; a campaign there goes on.")
@click.option("--json", "json_file", type=_FILE, metavar="FILE", help="Write down for a program what was found.")
@click.option("--unguided", is_flag=True, help="Plain random play, which does not look for what was not reached.")
@click.option("--workers", type=click.IntRange(1, 256), metavar="N", help="Have N processes play (extra `campaign`).")
@click.option("--scheduler", metavar="ADDRESS", help="Have those of a dask scheduler play, as `tcp://host:8786`.")
@click.pass_context
def fuzz(ctx: click.Context, /, **options: Any) -> None:
    """Play random games on an engine and on the reference, decision by decision, and tell where they part.

    Each difference is made small and written as a scenario that `justicar case FILE` repeats. How much is compared
    depends on the level that the engine declares. A campaign that was cut off goes on with the same --out.
    """
    from conformance.commands.fuzz import fuzz as run

    ctx.exit(run(**options))


@main.command(
    short_help="Replay a record.",
    epilog="Exit codes: 0 played to its end, 1 it parts, 2 wrong usage, 3 the engine could not be started.",
)
@click.argument("record", type=_INPUT)
@engine_options
@click.option("--annotate", is_flag=True, help="Print the record with the events of every line, and their rules.")
@click.option("--convert", is_flag=True, help="Print the record by --edition, as far as it goes, and tell what parts.")
@click.pass_context
def replay(ctx: click.Context, /, **options: Any) -> None:
    """Replay a RECORD in the reference engine, and tell each choice in words with what it makes happen.

    With another --engine, that engine plays the record. The first thing that is done otherwise is told: a decision, a
    refusal with its rule and what was offered, or, of an annotated record, an event. A record of another edition than
    --edition is refused, or, with --convert, written down by that one.
    """
    from conformance.commands.serve import replay as run

    ctx.exit(run(**options))


@main.command(
    short_help="Count decision paths.",
    epilog="Exit codes: 0 counted, and the same on both sides, 1 an engine's counts are others, 2 wrong usage, "
    "3 the engine could not be started.",
)
@click.argument("position", type=_INPUT, required=False)
@engine_options
@click.option("--game", metavar="G", help="Without a position: only the published ones of this game.")
@click.option("--depth", type=click.IntRange(1), required=True, metavar="N", help="Decisions to look ahead.")
@click.pass_context
def perft(ctx: click.Context, /, **options: Any) -> None:
    """Count the decision paths from a POSITION (TOML or JSON) in the reference engine, for each depth up to N.

    With another --engine, both count, divided by the first choice, and the branch is told at which they part; without
    a POSITION from each that the suite has published counts for.
    """
    from conformance.commands.perft import perft as run

    ctx.exit(run(**options))


@main.group(cls=Group, short_help="Judge decks.")
def deck() -> None:
    """Judge decks of Vampire: The Eternal Struggle and of Vampire: The Masquerade Rivals."""


@deck.command(
    "check", short_help="Name every fault of a deck.", epilog="Exit codes: 0 legal, 1 illegal, 2 wrong usage."
)
@click.argument("deck", metavar="FILE", type=_INPUT)
@click.option("--game", default="", metavar="G", help="vtes or rivals. Default: what TOML says of itself, or vtes.")
@click.option(
    "--edition", default="", metavar="E", help="Edition whose rules for decks are applied. Default: the game's newest."
)
@click.option("--players", type=click.IntRange(2), metavar="N", help="How many play, where that decides sizes.")
@click.option("--cards", is_flag=True, help="Also list the cards, as they were understood.")
@click.pass_context
def deck_check(ctx: click.Context, /, **options: Any) -> None:
    """Name every fault of the deck in FILE, or that it is legal.

    FILE may be a list such as `4x Blood Doll`, the text of a tournament archive, a table between tabs, or TOML; `-` is
    standard input. Cards go by name, with or without accents; those of VTES also by their official (VEKN) number.
    """
    from conformance.commands.deck import check as run

    ctx.exit(run(**options))
