"""Commands under the heading "Play"."""

from __future__ import annotations

from typing import Any

import click

from conformance.cli.group import epilog, main
from conformance.cli.options import INPUT, Seconds, engine_options, language_option
from conformance.commands import ENGINE_FORMS


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
@click.option(
    "--sandbox",
    is_flag=True,
    help="Run engines without network or home folder; needs bubblewrap.",
)
@language_option(exposed=True)
@click.pass_context
def explore(ctx: click.Context, /, **options: Any) -> None:
    """Serve the pages of `justicar site`, with tables to play at.

    Continue a scenario, position, record or link in the browser: every legal choice is listed, and you can ask why
    another is not legal. Needs the extra `explore`.
    """
    from conformance.commands.explore import explore as run

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
@language_option()
@click.pass_context
def try_(ctx: click.Context, /, **options: Any) -> None:
    """Sit down at a table: see the legal choices, make one, ask why something is not legal, go back, branch, save.

    Start from a scenario (an id or a .feature file), a position (.toml, .json), a record (.jsonl), or a saved table
    (a link or file). Without any of these, describe the table first, in the sentences of `justicar steps`.
    """
    from conformance.commands.try_position import try_ as run

    ctx.exit(run(**options))


@main.command(
    short_help="Replay a recorded game.",
    epilog=epilog(
        "replay game.jsonl",
        "replay game.jsonl --engine 'stdio:node engine.js'",
        codes="0 played to its end, 1 a difference, 2 wrong usage, 3 the engine could not be started",
    ),
)
@click.argument("record", type=INPUT)
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
    from conformance.commands.replay import replay as run

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
@click.argument("position", type=INPUT, required=False)
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
