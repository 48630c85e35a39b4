"""Commands under the heading "Compare"."""

from __future__ import annotations

from typing import Any

import click

from conformance.cli.group import epilog, main
from conformance.cli.options import FILE, Folder, engine_options


@main.command(
    short_help="Compare the results of two runs.",
    epilog=epilog(
        "compare old/results.json new/results.json",
        "compare old/results.json new/results.json --markdown",
        codes="0 nothing that passed fails now, 1 something does, 2 wrong usage",
    ),
)
@click.argument("old", metavar="OLD.json", type=FILE)
@click.argument("new", metavar="NEW.json", type=FILE)
@click.option("--json", "json_file", type=FILE, metavar="FILE", help="Write the comparison as JSON.")
@click.option("--markdown", "as_markdown", is_flag=True, help="Print Markdown, for a pull request.")
@click.pass_context
def compare(ctx: click.Context, /, **options: Any) -> None:
    """Show what broke and what was fixed between two results.json: two versions of an engine, or two engines."""
    from conformance.commands.compare import compare as run

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
@click.option("--json", "json_file", type=FILE, metavar="FILE", help="Write the comparison as JSON.")
@click.option("--html", "html_file", type=FILE, metavar="FILE", help="Write the comparison as a web page.")
@click.option("--markdown", "as_markdown", is_flag=True, help="Print Markdown, for a pull request.")
@click.pass_context
def diff(ctx: click.Context, /, **options: Any) -> None:
    """Show what differs between A and B: scenarios, recorded games, decision counts, rules and interpretations.

    A and B are two editions (v5, classic, v5+impulse_order=clockwise) played by --engine, two engines playing
    --edition, or two results.json. With --catalogue, give no A and B: the rules of today are
    compared with those in OLD, a folder of rules or one of its files.
    """
    from conformance.runner.gc_tuning import collected_seldom

    with collected_seldom():
        from conformance.commands.diff import diff as run

        ctx.exit(run(**options))
