"""`justicar fuzz`: an engine and the reference play side by side, until they part."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from conformance.catalogue import load
from conformance.commands import FAILED, INTERRUPTED, OK, NotStarted, NotWritten, Refused
from conformance.commands.engines import choose_engine
from conformance.commands.files import write, write_json
from conformance.fuzzing.campaign import Campaign, summary
from conformance.fuzzing.grouping import DivergenceGroup, grouped
from conformance.fuzzing.page import PAGE, page
from conformance.fuzzing.progress import ReportedDivergence
from conformance.fuzzing.settings import CampaignSettings
from conformance.games import find, known
from conformance.runner.engine_choice import games_of
from conformance.runner.execute import not_declared
from conformance.runner.gc_tuning import collected_seldom
from conformance.runner.line_file import CannotGoOn
from conformance.verdict.reports.console import Teller
from conformance.verdict.reports.text import one_line, told

SECONDS = 60.0
"""How long a campaign takes where nothing is said."""


def fuzz(
    *,
    game: str | None,
    seconds: float | None,
    most: int | None,
    seed: int,
    out: Path | None,
    json_file: Path | None,
    unguided: bool,
    workers: int | None = None,
    scheduler: str | None = None,
    **engine: Any,
) -> int:
    """Play the campaign, or go on with it; 1 where the engine has parted from the reference."""
    choice, teller = choose_engine(**engine), Teller()
    session = choice.start()
    try:
        named = games_of(session.description, game, {name: each for name, each in known().items() if each.words})
        if missing := [name for name in named if name not in session.description.games]:
            raise Refused(f"{session.description.name} does not declare the game {missing[0]}")
        asked_editions = choice.editions(named, session.description) or {}
        by_game = {name: asked_editions.get(name, find(name).edition) for name in named}
        for name, edition in by_game.items():
            book = find(name).book
            if lack := not_declared(session.description.games[name], book.named(edition), book):
                raise Refused(
                    f"{session.description.name} does not declare the {lack} of {name}; name one by --edition"
                )
        if seconds is None and most is None:
            seconds = SECONDS
        asked = CampaignSettings(
            spec=choice.spec, games=by_game, seed=seed, seconds=seconds, most=most, guided=not unguided,
            flags=choice.flags, limits=choice.limits,
        )  # fmt: skip
        folder = out or Path(tempfile.mkdtemp(prefix="justicar-fuzz-"))
        try:
            campaign = Campaign(asked, folder)
        except CannotGoOn as other:
            raise Refused(f"{other}; name another folder by --out, or ask for the same") from other
        except OSError as problem:
            raise _unwritable(folder, problem) from problem
        interrupted = False
        if campaign.games:
            teller.say(f"going on after {campaign.games} games, {campaign.seconds:.0f} s")
        try:
            with collected_seldom(), teller.console.status("playing") as status:

                def hear() -> None:
                    status.update(_progress(campaign))

                def tell(found: ReportedDivergence) -> None:
                    _tell(teller, found)

                if workers is None and scheduler is None:
                    campaign.run(session, tell, hear)
                else:
                    session.close()
                    _spread(campaign, workers or 1, scheduler, tell, hear, teller)
        except KeyboardInterrupt:
            interrupted = True
        except OSError as problem:
            raise _unwritable(folder, problem) from problem
        finally:
            groups = grouped(campaign.told, campaign.asked.games)
            if json_file is not None:
                write_json(json_file, summary(campaign))
            write(folder / PAGE, [page(campaign, groups)])
    finally:
        session.close()
    if not campaign.games and not interrupted:
        reason = campaign.over or "the time was over before anybody had come to play; see that there are workers"
        raise NotStarted(f"no game was played: {reason}")
    _tell_all(teller, campaign, groups, folder)
    if interrupted:
        teller.say("interrupted; the same command with this folder for --out goes on")
        return INTERRUPTED
    return FAILED if campaign.told else OK


def _spread(
    campaign: Campaign,
    workers: int,
    scheduler: str | None,
    tell: Callable[[ReportedDivergence], None],
    hear: Callable[[], None],
    teller: Teller,
) -> None:
    """Has many processes play."""
    try:
        from conformance.fuzzing.distributed import NoScheduler, OtherSuite, Spread
        from conformance.fuzzing.workers import Workers
    except ModuleNotFoundError as missing:
        raise Refused(f"{missing.name} is not installed; `pip install 'justicar[campaign]'` brings it") from missing
    try:
        with Spread(workers, scheduler) as spread:
            players = Workers(campaign, spread)
            players.run(tell, hear)
    except (NoScheduler, OtherSuite) as refused:
        raise Refused(str(refused)) from refused
    if players.lost:
        teller.say(f"{players.lost} games were played by nobody: the process that played them died, twice")


def _progress(campaign: Campaign) -> str:
    rate = campaign.decisions / campaign.seconds if campaign.seconds else 0.0
    found = f", {len(campaign.told)} differences" if campaign.told else ""
    return f"{campaign.games} games, {rate:,.0f} decisions a second, {len(campaign.rules)} rules{found}"


def _unwritable(folder: Path, problem: OSError) -> NotWritten:
    return NotWritten(f"cannot write into {folder} ({problem.strerror}); name another folder by --out")


def _tell(teller: Teller, found: ReportedDivergence) -> None:
    kind, window, subject = (one_line(each, 60) for each in found.manner)
    teller.say(f"{kind} ({', '.join(filter(None, (found.game, window, subject)))}), after {found.choices} choices")
    teller.paragraph(f"expected: {one_line(told(found.expected), 300)}", 2)
    teller.paragraph(f"actual:   {one_line(told(found.actual), 300)}", 2)
    if found.rules:
        teller.paragraph(f"rules: {' '.join(found.rules)}", 2)
    teller.paragraph(found.repeat, 2)


def _tell_group(teller: Teller, group: DivergenceGroup) -> None:
    number = "1 difference" if len(group.differences) == 1 else f"{len(group.differences)} differences"
    of, shortest = f"{number}, seen {group.times} times", Path(group.differences[0].feature).name
    if group.suspect is None or group.rule is None:
        teller.paragraph(f"{of}, point to no rule; the shortest is {shortest}", 2)
        return
    others = f", or {', '.join(group.suspect.alike)}" if group.suspect.alike else ""
    teller.paragraph(f"{of}, most likely by {group.rule.id}{others}; the shortest is {shortest}", 2)
    teller.paragraph(f"{group.rule.summary} ({group.rule.where})", 4)


def _tell_all(teller: Teller, campaign: Campaign, groups: Iterable[DivergenceGroup], folder: Path) -> None:
    told_, known_rules = campaign.told, sum(len(load(name)) for name in campaign.asked.games)
    teller.say(
        f"{campaign.games} games, {campaign.decisions} decisions in {campaign.seconds:.0f} s: "
        f"{len(campaign.rules)} of {known_rules} rules reached, {sum(map(len, campaign.pairs.values()))} pairs of rules"
    )
    if told_:
        times = sum(each.times for each in told_)
        teller.say(f"{len(told_)} differences, seen {times} times; scenarios in {folder}")
        for group in groups:
            _tell_group(teller, group)
    else:
        teller.say(f"no difference; the campaign is kept in {folder}")
    if campaign.unproved:
        teller.say(f"{campaign.unproved} of them did not show again, or in no scenario; there is a record of each")
    if campaign.over is not None:
        teller.say(f"ended early: {one_line(campaign.over, 300)}")
