"""`justicar ask`: the rules that answer a question in players' words."""

from __future__ import annotations

import sqlite3

import click
import msgspec

from conformance.commands import FAILED, OK, Refused
from conformance.search import index as kept
from conformance.search.answers import Answer, Taken
from conformance.search.ranking import Found, Search
from conformance.verdict.reports.lines import Lines

FOUND = 10
"""How many rules a machine is told."""
BESIDE = 4
"""How many rules are named beside the first."""
SHOWN = 2
"""How many scenarios are told of a rule."""
RULINGS = 3
"""How many of the entries that apply a rule are told."""


def ask(*, words: tuple[str, ...], game: str | None, edition: str | None, as_json: bool) -> int:
    """Tell the rule that answers best, and name the next ones; 1 if there is none."""
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
        tell(Lines(), found)
    return OK if found.results else FAILED


def _chosen(index: sqlite3.Connection, game: str | None, edition: str | None) -> tuple[str | None, str | None]:
    """The game and the edition that are asked about. Raises Refused where there is no such."""
    known: dict[str, list[str]] = {}
    for of_game, name in index.execute("select distinct game, edition from answers order by id"):
        known.setdefault(of_game, []).append(name)
    if edition and "/" in edition:
        of_game, _, edition = edition.partition("/")
        if game not in (None, of_game):
            raise Refused(f"--edition {of_game}/{edition} is of another game than --game {game}; give one of them")
        game = of_game
    if game is not None and game not in known:
        raise Refused(f"no game is called {game!r}; there are {', '.join(known)}")
    names = [f"{each}/{name}" for each in known for name in known[each] if game in (None, each)]
    if edition is not None and edition not in {name.partition("/")[2] for name in names}:
        raise Refused(f"no edition is called {edition!r}; there are {', '.join(names)}")
    return game, edition


def tell(teller: Lines, found: Found) -> None:
    """An answer, on a screen."""
    say = teller.paragraph
    for word, meant in found.read_as.items():
        say(f"{word!r} is read as {meant!r}", style="dim")
    for card in found.cards:
        if not card.built:
            say(f"{card.name} is a card, and not built here: no scenario plays it.", style="yellow")
    if not found.results:
        say("Nothing is found. Fewer or other words may do, or the name of a card; `justicar rule vtes` lists rules.")
        return
    (answer, _), *others = found.results
    _rule(teller, answer)
    if others:
        teller.console.print()
        say("see also:", style="bold")
        for other, _ in others[:BESIDE]:
            say(f"{other.id}  {other.summary}", 2)
    teller.console.print()
    cases = [f"justicar case {case.id}" for case in answer.scenarios[:1]]
    say(f"next: {', '.join([f'justicar rule {answer.id}', *cases])}", style="dim")


def _rule(teller: Lines, answer: Answer) -> None:
    say = teller.paragraph
    say(answer.summary, style="bold")
    say(f"{answer.id}: {answer.place}", style="italic dim")
    for reading in answer.readings:
        _reading(teller, reading)
    if answer.undecided:
        say("The books do not settle this, and no reading has been taken:", style="yellow")
        say(answer.undecided, 2)
    if answer.related:
        say("it applies:" if answer.kind in ("ruling", "faq", "example") else "applied by:", style="bold")
        for other in answer.related[:RULINGS]:
            say(f"{other.id}  {other.summary}", 2)
    if answer.scenarios:
        say("shown by:", style="bold")
        for case in answer.scenarios[:SHOWN]:
            say(f"{case.id}  {case.title}", 2)
            say(f"→ {case.outcome}", 4, "dim")
    else:
        say("no scenario shows it yet", style="dim")


def _reading(teller: Lines, reading: Taken) -> None:
    say = teller.paragraph
    if reading.certain:
        say(reading.question, style="cyan")
        say(f"{reading.reading} (certain: {reading.why})", 2)
        return
    say(f"The books do not settle this: {reading.question}", style="yellow")
    say(f"taken here: {reading.reading}", 2)
    say(f"because {reading.why}", 2, "dim")
    if reading.open:
        say(f"uncertain of it: {reading.open}", 2, "dim")
    if reading.otherwise:
        say(f"the other reading: {reading.otherwise}", 2)
