"""campaign.html: what a campaign has come to, on one self-contained page, without network access."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from markupsafe import Markup

from conformance.catalogue import load
from conformance.fuzzing.campaign import Campaign
from conformance.fuzzing.grouping import DivergenceGroup
from conformance.games import find
from conformance.verdict.reports.html import environment_of, hash_of, own
from conformance.verdict.reports.text import printable, told

PAGE = "campaign.html"
WIDTH, HEIGHT = 600, 160
"""Of the drawing, in its own units."""


class Chapter(NamedTuple):
    """Rules under one heading that were not reached."""

    title: str
    rules: list[tuple[str, str]]
    """Id and summary."""
    of: int
    """How many rules the heading has."""


class OfGame(NamedTuple):
    """What was reached of a game."""

    title: str
    edition: str
    reached: int
    rules: int
    windows: int
    pairs: int
    left: list[Chapter]


def page(campaign: Campaign, groups: Sequence[DivergenceGroup]) -> bytes:
    """The page, in UTF-8."""
    environment = environment_of(__package__)
    style = own(environment, "report.css") + "\n" + own(environment, "campaign.css")
    text = environment.get_template("campaign.html.j2").render(
        policy=f"default-src 'none'; style-src {hash_of(style)}",
        style=Markup(style),
        campaign=campaign,
        games=[_of_game(campaign, game, edition) for game, edition in campaign.asked.games.items()],
        groups=groups,
        scenario=_scenario,
        rate=campaign.decisions / campaign.seconds if campaign.seconds else 0.0,
        lines=list(_lines(campaign)),
        width=WIDTH,
        height=HEIGHT,
        told=told,
    )
    return text.encode("utf-8", "replace")


def _scenario(path: str) -> str:
    """What a scenario says; nothing where there is a record alone, or the file has gone."""
    if not path.endswith(".feature"):
        return ""
    try:
        return printable(Path(path).read_text(encoding="utf-8"))
    except OSError:
        return ""


def _of_game(campaign: Campaign, game: str, edition: str) -> OfGame:
    rules = load(game)
    reached = campaign.rules & rules.keys()
    left: dict[str, Chapter] = {}
    for rule in rules.values():
        heading = rule.where.partition(" > ")[0]
        chapter = left.get(heading, Chapter(heading, [], 0))
        left[heading] = chapter._replace(of=chapter.of + 1)
        if rule.id not in reached:
            chapter.rules.append((rule.id, rule.summary))
    windows, pairs = len(campaign.windows[game]), len(campaign.pairs[game])
    chapters = [chapter for chapter in left.values() if chapter.rules]
    return OfGame(find(game).title, edition, len(reached), len(rules), windows, pairs, chapters)


def _lines(campaign: Campaign) -> Iterator[tuple[str, str, int]]:
    """Of rules and of pairs: name, the points of the line, and what it comes to."""
    if not campaign.reached:
        return
    last = max(campaign.seconds, campaign.reached[-1][0], 0.001)
    for name, at in (("rules", 1), ("pairs of rules", 2)):
        most = int(campaign.reached[-1][at]) or 1
        points = [(0.0, float(HEIGHT))]
        for each in campaign.reached:
            x = round(each[0] / last * WIDTH, 1)
            if x > points[-1][0] or each is campaign.reached[-1]:
                points.append((x, round(HEIGHT - each[at] / most * HEIGHT, 1)))
        points.append((float(WIDTH), points[-1][1]))
        yield name, " ".join(f"{x},{y}" for x, y in points), int(campaign.reached[-1][at])
