"""The report of a campaign: campaign.html, one self-contained page without network access."""

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
from conformance.verdict.reports.untrusted_text import printable, value_text

PAGE = "campaign.html"
WIDTH, HEIGHT = 600, 160
"""Size of the chart in its own units."""


class Chapter(NamedTuple):
    """Rules under one heading of the rulebook that were not reached."""

    title: str
    rules: list[tuple[str, str]]
    """Id and summary of each rule."""
    of: int
    """Number of rules under the heading."""


class GameCoverage(NamedTuple):
    """Coverage of one game."""

    title: str
    edition: str
    reached: int
    rules: int
    windows: int
    pairs: int
    left: list[Chapter]


def page(campaign: Campaign, groups: Sequence[DivergenceGroup]) -> bytes:
    """Return the page in UTF-8."""
    environment = environment_of(__package__)
    style = own(environment, "report.css") + "\n" + own(environment, "campaign.css")
    text = environment.get_template("campaign.html.j2").render(
        policy=f"default-src 'none'; style-src {hash_of(style)}",
        style=Markup(style),
        campaign=campaign,
        games=[_game_coverage(campaign, game, edition) for game, edition in campaign.settings.games.items()],
        groups=groups,
        scenario=_scenario,
        rate=campaign.decisions / campaign.seconds if campaign.seconds else 0.0,
        lines=list(_lines(campaign)),
        width=WIDTH,
        height=HEIGHT,
        value_text=value_text,
    )
    return text.encode("utf-8", "replace")


def _scenario(path: str) -> str:
    """Return the text of a scenario; empty if there is only a record or the file is gone."""
    if not path.endswith(".feature"):
        return ""
    try:
        return printable(Path(path).read_text(encoding="utf-8"))
    except OSError:
        return ""


def _game_coverage(campaign: Campaign, game: str, edition: str) -> GameCoverage:
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
    return GameCoverage(find(game).title, edition, len(reached), len(rules), windows, pairs, chapters)


def _lines(campaign: Campaign) -> Iterator[tuple[str, str, int]]:
    """Yield name, points, and final number of the chart's lines: rules, and pairs of rules."""
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
