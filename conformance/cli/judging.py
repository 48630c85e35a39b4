"""Commands under the heading "Judge an engine"."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from conformance.cli.group import epilog, main
from conformance.cli.options import FILE, Duration, Folder, Seconds, engine_options


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
@click.option("--ledger", type=FILE, metavar="FILE", help="TOML file of known failures, with reasons.")
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
@click.option("--sign", type=FILE, metavar="KEY", help="Sign the certificate with this private key (PEM).")
@click.option(
    "--artifact",
    type=click.Path(path_type=Path),
    metavar="PATH",
    help="File or folder that holds the engine's program; the certificate records its digest.",
)
@click.option("--id", "ids", multiple=True, metavar="ID", help="Only this scenario. Repeatable.")
@click.option("--tag", "tags", multiple=True, metavar="TAG", help="Only scenarios with this tag. Repeatable.")
@click.option("--also", type=Folder(), metavar="DIR", help="Also run your own scenarios; they decide no certificate.")
@click.option("--against", type=FILE, metavar="OLD.json", help="Also show what changed since an earlier results.json.")
@click.option(
    "--no-challenge",
    "challenge",
    flag_value=False,
    default=True,
    type=bool,
    help="Run scenarios only. No certificate is granted.",
)
@click.option("--challenge-seed", metavar="S", help="Repeat the challenge with this seed. Default: a new one.")
@click.option("--quiet", "-q", is_flag=True, help="Print only the outcome.")
@click.pass_context
def certify(ctx: click.Context, /, **options: Any) -> None:
    """Run the scenarios against an engine and print the verdict.

    An engine that passes is then challenged: it plays on from varied positions next to the reference engine, and both
    must agree. With --profile, the exit code is 0 only if the certificate is granted. With a ledger or without a
    profile, it is 0 if at least one scenario passed, none failed, and the challenge found no difference.
    """
    from conformance.runner.gc_tuning import collected_seldom

    with collected_seldom():
        from conformance.commands.certify import certify as run

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
    short_help="Rank the suspected rules of a recorded run.",
    epilog=epilog(
        "suspects report/results.json",
        "suspects report/results.json --json suspects.json",
        codes="0 nothing is suspected, 1 a rule is suspected or an error was found, 2 wrong usage",
    ),
)
@click.argument("results", metavar="RESULTS.json", type=FILE)
@click.option("--json", "json_file", type=FILE, metavar="FILE", help="Write the suspected rules as JSON.")
@click.pass_context
def suspects(ctx: click.Context, /, **options: Any) -> None:
    """Show the rules that an engine most likely breaks, from the results.json of an earlier run.

    The engine does not run again. The file may be compressed with gzip.
    """
    from conformance.commands.suspects import suspects as run

    ctx.exit(run(**options))


@main.command(
    short_help="Play random games until an engine differs.",
    epilog=epilog(
        "fuzz --engine 'stdio:node engine.js' --for 10m --out campaign",
        "fuzz --engine 'stdio:node engine.js' --game vtes --games 500",
        codes="0 no difference, 1 differences, 2 wrong usage, 3 the engine could not be started, "
        "4 output could not be written, 5 too little compared to tell",
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
@click.option("--json", "json_file", type=FILE, metavar="FILE", help="Write the findings as JSON.")
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
    short_help="Check a certificate.",
    epilog=epilog(
        "verify report/certificate.json --key author.pub.pem",
        "verify report/certificate.json --rerun --engine 'stdio:node engine.js'",
        codes="0 valid, 1 not valid, 2 wrong usage, 3 the engine could not be started",
    ),
)
@click.argument("certificate", metavar="FILE", type=FILE)
@click.option("--key", type=FILE, metavar="KEY", help="Public key (PEM) of the expected signer.")
@click.option(
    "--artifact",
    type=click.Path(path_type=Path),
    metavar="PATH",
    help="File or folder that must be the certified engine.",
)
@click.option("--rerun", is_flag=True, help="Also run the engine again for every certified profile.")
@click.option("--challenge-seed", metavar="S", help="Seed of the challenge of --rerun. Default: a new one.")
@engine_options
@click.option("--jobs", "-j", type=click.IntRange(1), default=1, metavar="N", help="Number of engines to run at once.")
@click.pass_context
def verify(ctx: click.Context, /, **options: Any) -> None:
    """Check that a certificate.json is complete, signed, and made by this version of the suite.

    With --artifact, also check that it certifies this engine. With --rerun, --engine says how to start the engine; it
    runs every scenario again, and a challenge with a new seed.
    """
    from conformance.runner.gc_tuning import collected_seldom

    with collected_seldom():
        from conformance.commands.verify import verify as run

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
    short_help="Show failures on a pull request.",
    epilog=epilog('annotate report/results.json --summary "$GITHUB_STEP_SUMMARY"'),
)
@click.argument("results", metavar="RESULTS.json", type=FILE)
@click.option("--summary", "summary_file", type=FILE, metavar="FILE", help="Append a Markdown summary to this file.")
@click.pass_context
def annotate(ctx: click.Context, /, **options: Any) -> None:
    """Print the failures of a run as GitHub workflow commands. The pull request then shows each at its scenario."""
    from conformance.commands.annotate import annotate as run

    ctx.exit(run(**options))


@main.command(
    short_help="Build a scoreboard of several engines.",
    epilog=epilog("board scoreboard alpha/results.json beta/results.json"),
)
@click.argument("directory", metavar="DIR", type=Folder())
@click.argument("results", metavar="RESULTS.json...", type=FILE, nargs=-1, required=True)
@click.option("--key", type=FILE, metavar="FILE", help="Public key, in PEM, that must have signed the certificates.")
@click.pass_context
def board(ctx: click.Context, /, **options: Any) -> None:
    """Build a page that compares engines by profile and chapter, and a badge for each engine and profile.

    A profile counts as certified only if the certificate.json next to the results verifies.
    """
    from conformance.commands.scoreboard import board as run

    ctx.exit(run(**options))
