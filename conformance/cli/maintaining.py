"""Commands under the heading "Maintain"."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from conformance.cli.group import epilog, main


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
    from conformance.commands.coverage import coverage as run

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
    from conformance.commands.lint import lint as run

    ctx.exit(run(**options))


@main.command(
    short_help="List the steps for scenarios, with examples.",
    epilog=epilog("steps --game vtes", "steps bleed"),
)
@click.option("--game", metavar="G", help="Only this game.")
@click.argument("words", nargs=-1, metavar="[WORD]...")
@click.pass_context
def steps(ctx: click.Context, /, **options: Any) -> None:
    """List the steps that scenarios can use, with examples; with words, only the steps that contain every word."""
    from conformance.commands.steps import steps as run

    ctx.exit(run(**options))


@main.command(short_help="Write the JSON Schemas.", epilog=epilog("schemas schemas"))
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.pass_context
def schemas(ctx: click.Context, /, **options: Any) -> None:
    """Write the JSON Schemas of the protocol, of each game and of the results into FOLDER."""
    from conformance.commands.schemas import schemas as run

    ctx.exit(run(**options))
