"""`justicar fuzz`: play an engine and the reference side by side until they differ."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from conformance.catalogue import load
from conformance.commands import FAILED, INTERRUPTED, OK, TOO_LITTLE, NotStarted, NotWritten, Refused
from conformance.commands.engines import choose_engine
from conformance.commands.files import write, write_json
from conformance.fuzzing.campaign import Campaign, summary
from conformance.fuzzing.grouping import DivergenceGroup, grouped
from conformance.fuzzing.page import PAGE, page
from conformance.fuzzing.resumable_campaign import ReportedDivergence
from conformance.fuzzing.settings import CampaignSettings
from conformance.games import find, known
from conformance.runner.engine_choice import games_of
from conformance.runner.execute import not_declared
from conformance.runner.gc_tuning import collected_seldom
from conformance.runner.line_file import CannotGoOn
from conformance.verdict.reports.console import Printer
from conformance.verdict.reports.untrusted_text import one_line, value_text

SECONDS = 60.0
"""Duration of a campaign by default, in seconds."""


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
    """Run a campaign or continue one.

    Return 1 if the engine differs from the reference, and 5 if too little was compared to tell.
    """
    choice, printer = choose_engine(**engine), Printer()
    session = choice.start()
    try:
        named = games_of(session.description, game, {name: each for name, each in known().items() if each.words})
        if missing := [name for name in named if name not in session.description.games]:
            raise Refused(f"{session.description.name} does not declare the game {missing[0]}")
        editions = choice.editions(named, session.description) or {}
        by_game = {name: editions.get(name, find(name).edition) for name in named}
        for name, edition in by_game.items():
            book = find(name).book
            if undeclared := not_declared(session.description.games[name], book.named(edition), book):
                raise Refused(
                    f"{session.description.name} does not declare the {undeclared} of {name}; change --edition"
                )
        if seconds is None and most is None:
            seconds = SECONDS
        settings = CampaignSettings(
            spec=choice.spec, games=by_game, seed=seed, seconds=seconds, most=most, guided=not unguided,
            flags=choice.flags, limits=choice.limits,
        )  # fmt: skip
        folder = out or Path(tempfile.mkdtemp(prefix="justicar-fuzz-"))
        try:
            campaign = Campaign(settings, folder)
        except CannotGoOn as other:
            raise Refused(f"{other}; choose another folder with --out, or use the same options") from other
        except OSError as problem:
            raise _unwritable(folder, problem) from problem
        interrupted = False
        if campaign.games:
            printer.say(f"continuing after {campaign.games} games, {campaign.seconds:.0f} s")
        try:
            with collected_seldom(), printer.console.status("playing") as status:

                def show_progress() -> None:
                    status.update(_progress(campaign))

                def show(found: ReportedDivergence) -> None:
                    _print_difference(printer, found)

                if workers is None and scheduler is None:
                    campaign.run(session, show, show_progress)
                else:
                    session.close()
                    _spread(campaign, workers or 1, scheduler, show, show_progress, printer)
        except KeyboardInterrupt:
            interrupted = True
        except OSError as problem:
            raise _unwritable(folder, problem) from problem
        finally:
            groups = grouped(campaign.divergences)
            if json_file is not None:
                write_json(json_file, summary(campaign))
            write(folder / PAGE, [page(campaign, groups)])
    finally:
        session.close()
    if not campaign.games and not interrupted:
        reason = campaign.over or "time ran out before a worker connected; check that workers are running"
        raise NotStarted(f"no game was played: {reason}")
    _print_campaign(printer, campaign, groups, folder)
    if interrupted:
        printer.say(f"interrupted; to continue, repeat the command with --out {folder}")
        return INTERRUPTED
    return FAILED if campaign.divergences else TOO_LITTLE if campaign.too_little else OK


def _spread(
    campaign: Campaign,
    workers: int,
    scheduler: str | None,
    show: Callable[[ReportedDivergence], None],
    show_progress: Callable[[], None],
    printer: Printer,
) -> None:
    """Play the campaign in several processes."""
    try:
        from conformance.fuzzing.distributed import NoScheduler, OtherSuite, Spread
        from conformance.fuzzing.workers import Workers
    except ModuleNotFoundError as missing:
        raise Refused(f"{missing.name} is not installed; `pip install 'justicar[campaign]'`") from missing
    try:
        with Spread(workers, scheduler) as spread:
            players = Workers(campaign, spread)
            players.run(show, show_progress)
    except (NoScheduler, OtherSuite) as refused:
        raise Refused(str(refused)) from refused
    if players.lost:
        printer.say(f"{players.lost} games are missing: their worker died twice")


def _progress(campaign: Campaign) -> str:
    rate = campaign.decisions / campaign.seconds if campaign.seconds else 0.0
    found = f", {len(campaign.divergences)} differences" if campaign.divergences else ""
    return f"{campaign.games} games, {rate:,.0f} decisions a second, {len(campaign.rules)} rules{found}"


def _unwritable(folder: Path, problem: OSError) -> NotWritten:
    return NotWritten(f"cannot write to {folder} ({problem.strerror}); choose another folder with --out")


def _print_difference(printer: Printer, found: ReportedDivergence) -> None:
    kind, window, subject = (one_line(each, 60) for each in found.manner)
    choices = "1 choice" if found.choices == 1 else f"{found.choices} choices"
    printer.say(f"{kind} ({', '.join(filter(None, (found.game, window, subject)))}), after {choices}")
    printer.paragraph(f"expected: {one_line(value_text(found.expected), 300)}", 2)
    printer.paragraph(f"actual:   {one_line(value_text(found.actual), 300)}", 2)
    if found.rules:
        printer.paragraph(f"rules: {' '.join(found.rules)}", 2)
    printer.paragraph(found.repeat, 2)


def _print_group(printer: Printer, group: DivergenceGroup) -> None:
    number = "1 difference" if len(group.differences) == 1 else f"{len(group.differences)} differences"
    found, shortest = f"{number}, seen {group.times} times", Path(group.differences[0].feature).name
    if group.rule is None:
        printer.paragraph(f"{found}, no suspected rule; shortest scenario: {shortest}", 2)
        return
    others = f", or {', '.join(group.alike)}" if group.alike else ""
    printer.paragraph(f"{found}, most likely {group.rule.id}{others}; shortest scenario: {shortest}", 2)
    printer.paragraph(f"{group.rule.summary} ({group.rule.where})", 4)


def _print_campaign(printer: Printer, campaign: Campaign, groups: Iterable[DivergenceGroup], folder: Path) -> None:
    differences, known_rules = campaign.divergences, sum(len(load(name)) for name in campaign.settings.games)
    printer.say(
        f"{campaign.games} games, {campaign.decisions} decisions in {campaign.seconds:.0f} s, "
        f"{campaign.compared} compared: "
        f"{len(campaign.rules)} of {known_rules} rules reached, {sum(map(len, campaign.pairs.values()))} pairs of rules"
    )
    for reason, number in campaign.skipped.most_common():
        printer.paragraph(f"{number} games ended early: {reason}", 2)
    if differences:
        times = sum(each.times for each in differences)
        printer.say(f"{len(differences)} differences, seen {times} times; scenarios in {folder}")
        for group in groups:
            _print_group(printer, group)
    elif campaign.too_little:
        printer.say(f"too little compared to tell: {campaign.compared} decisions; campaign saved in {folder}")
    else:
        printer.say(f"no difference; campaign saved in {folder}")
    if campaign.unproved:
        printer.say(f"{campaign.unproved} did not reproduce, or not as a scenario; each has a record")
    if campaign.over is not None:
        printer.say(f"ended early: {one_line(campaign.over, 300)}")
