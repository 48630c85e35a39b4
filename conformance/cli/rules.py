"""Commands under the heading "Look up rules"."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from conformance.cli.group import Group, epilog, main
from conformance.cli.options import INPUT, engine_options, language_option


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
@language_option()
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
@language_option()
@click.pass_context
def rule(ctx: click.Context, /, **options: Any) -> None:
    """Look up a rule: what it says, where, how we interpret it, which scenarios prove it, which code implements it.

    ID may be the start of several ids, such as vtes.bleed, or a card, such as "Freak Drive".
    """
    from conformance.commands.rule import rule as run

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


@main.group(cls=Group, short_help="Check decks.")
def deck() -> None:
    """Check decks of Vampire: The Eternal Struggle and Vampire: The Masquerade Rivals."""


@deck.command(
    "check",
    short_help="List everything wrong with a deck.",
    epilog=epilog("deck check deck.txt", "deck check deck.txt --cards", codes="0 legal, 1 illegal, 2 wrong usage"),
)
@click.argument("deck", metavar="FILE", type=INPUT)
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


@main.command(
    short_help="Build web pages of the rules and scenarios.",
    epilog=epilog("site pages"),
)
@click.argument("directory", metavar="DIR", type=click.Path(path_type=Path, file_okay=False))
@language_option()
@click.pass_context
def site(ctx: click.Context, /, **options: Any) -> None:
    """Build static web pages in DIR: rules, interpretations, editions and scenarios, with search.

    Each scenario has a replay: the table after each step, as everybody or one seat sees it, with events and rules. The
    reference engine plays all scenarios first, which takes some minutes.
    """
    from conformance.commands.site import site as run

    ctx.exit(run(**options))
