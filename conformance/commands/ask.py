"""`justicar ask`: find the rules that answer a player's question."""

from __future__ import annotations

import sqlite3

import click
import msgspec

from conformance.commands import FAILED, OK, Refused, lang_option
from conformance.search import index as kept
from conformance.search.answer_model import Answer, Taken
from conformance.search.ranking import Found, Search
from conformance.terminal_lines import Lines
from conformance.translation import _

FOUND = 10
"""Maximum number of rules in JSON output."""
BESIDE = 4
"""Maximum number of rules under "See also"."""
SHOWN = 2
"""Maximum number of scenarios shown for a rule."""
RULINGS = 3
"""Maximum number of rulings, FAQ entries and examples shown for a rule."""


def ask(*, words: tuple[str, ...], game: str | None, edition: str | None, as_json: bool) -> int:
    """Print the rule that answers best, and list the next best. Return 1 if there is none."""
    index = kept.opened(lambda line: click.echo(line, err=True))
    game, edition = _chosen(index, game, edition)
    found = Search(index, game, edition).find(" ".join(words), FOUND)
    if as_json:
        results = [
            {"rule": answer.id, "score": score, "scenarios": [case.id for case in answer.scenarios]}
            for answer, score in found.results
        ]
        click.echo(msgspec.json.encode({"results": results}).decode())
    else:
        print_out(Lines(), found)
    return OK if found.results else FAILED


def _chosen(index: sqlite3.Connection, game: str | None, edition: str | None) -> tuple[str | None, str | None]:
    """Return the game and edition to search, or None for all. Raises Refused if they do not exist."""
    known: dict[str, list[str]] = {}
    for named_game, name in index.execute("select distinct game, edition from answers order by id"):
        known.setdefault(named_game, []).append(name)
    if edition and "/" in edition:
        whole = edition
        named_game, _slash, edition = whole.partition("/")
        if game not in (None, named_game):
            raise Refused(
                _(
                    "--edition {edition} and --game {game} name different games; leave one out",
                    edition=whole,
                    game=game,
                )
            )
        game = named_game
    if game is not None and game not in known:
        raise Refused(_("no game is called {game!r}; the games are {games}", game=game, games=", ".join(known)))
    names = [f"{each}/{name}" for each in known for name in known[each] if game in (None, each)]
    if edition is not None and edition not in {name.partition("/")[2] for name in names}:
        raise Refused(
            _(
                "no edition is called {edition!r}; the editions are {editions}",
                edition=edition,
                editions=", ".join(names),
            )
        )
    return game, edition


def print_out(printer: Lines, found: Found) -> None:
    """Print an answer to the console."""
    say = printer.paragraph
    for word, meant in found.read_as.items():
        say(_("Searching for {found!r} instead of {word!r}", found=meant, word=word), style="dim")
    for card in found.cards:
        if not card.built:
            say(_("{card} is a card that no scenario plays yet.", card=card.name), style="yellow")
    if not found.results:
        say(_("No rule found. Try fewer or different words, or a card name; `justicar rule vtes` lists all rules."))
        return
    (answer, _score), *others = found.results
    _rule(printer, answer)
    if others:
        printer.console.print()
        say(_("See also:"), style="bold")
        for other, _score in others[:BESIDE]:
            say(f"{other.id}  {other.summary}", 2)
    printer.console.print()
    cases = [f"justicar case {case.id}" for case in answer.scenarios[:1]]
    commands = ", ".join([f"justicar rule {answer.id}{lang_option()}", *cases])
    say(_("Next: {commands}", commands=commands), style="dim")


def _rule(printer: Lines, answer: Answer) -> None:
    say = printer.paragraph
    say(answer.summary, style="bold")
    say(f"{answer.id}: {answer.place}", style="italic dim")
    for reading in answer.readings:
        _reading(printer, reading)
    if answer.undecided:
        say(_("The rulebooks leave this open, and there is no ruling here yet:"), style="yellow")
        say(answer.undecided, 2)
    if answer.related:
        say(_("Applies:") if answer.kind in ("ruling", "faq", "example") else _("Applied by:"), style="bold")
        for other in answer.related[:RULINGS]:
            say(f"{other.id}  {other.summary}", 2)
    if answer.scenarios:
        say(_("Scenarios:"), style="bold")
        for case in answer.scenarios[:SHOWN]:
            say(f"{case.id}  {case.title}", 2)
            say(f"→ {case.outcome}", 4, "dim")
    else:
        say(_("No scenario shows this rule yet."), style="dim")


def _reading(printer: Lines, reading: Taken) -> None:
    say = printer.paragraph
    if reading.certain:
        say(reading.question, style="cyan")
        say(_("{ruling} (certain: {reason})", ruling=reading.reading, reason=reading.why), 2)
        return
    say(_("The rulebooks leave this open: {question}", question=reading.question), style="yellow")
    say(_("Our ruling: {ruling}", ruling=reading.reading), 2)
    say(_("Because {reason}", reason=reading.why), 2, "dim")
    if reading.open:
        say(_("Uncertain: {part}", part=reading.open), 2, "dim")
    if reading.otherwise:
        say(_("Alternative: {ruling}", ruling=reading.otherwise), 2)
