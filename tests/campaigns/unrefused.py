"""Faulty engines that pass every scenario, because no scenario has the right amounts. A campaign detects them.

    python -m tests.campaigns.unrefused           # each passes all scenarios, and is detected within a minute

Each is served as `python:tests.campaigns.unrefused:e0`, with its index in the list.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import click

from conformance.adapters import connect
from conformance.fuzzing.campaign import Campaign
from conformance.fuzzing.settings import CampaignSettings
from conformance.games import find
from conformance.runner.cases import read_feature
from conformance.runner.direct import run_case
from conformance.verdict.results import Verdict
from reference_engine.engine import engine
from reference_engine.rivals.table.state import Table as Rivals
from reference_engine.vendetta.table.state import Table as Vendetta
from reference_engine.vtes.table.state import Table as Vtes
from tests.cases import suite_cases
from tests.suite.faulty_engines.faulty import Changes, made


class Unrefused(NamedTuple):
    """One amount that is wrong, in one place."""

    title: str
    game: str
    change: Callable[[Changes], None]


def amount(owner: type, name: str, wrong: Callable[..., int]) -> Callable[[Changes], None]:
    """Change the amount of a verb of the table. The amount is its last argument before the rules."""

    def change(changes: Changes) -> None:
        def instead(right: Callable[..., Any], game: Any, whose: Any, number: int, *rules: str) -> Any:
            return right(game, whose, wrong(game, whose, number), *rules)

        changes.replace(owner, name, instead)

    return change


def pool(at: int, number: int, instead: int) -> Callable[..., int]:
    return lambda game, seat, n: instead if (game.seats[seat].pool, n) == (at, number) else n


def blood(capacity: int, at: int, number: int, instead: int) -> Callable[..., int]:
    return lambda game, card, n: instead if (game.capacity(card), card.counters, n) == (capacity, at, number) else n


def held(field: str, at: int, number: int, instead: int) -> Callable[..., int]:
    return lambda game, seat, n: instead if (getattr(game.seats[seat], field), n) == (at, number) else n


def supply(at: int, number: int, instead: int) -> Callable[..., int]:
    return lambda game, seat, n: instead if (game.supply(seat), n) == (at, number) else n


def wounds(potency: int, at: int, number: int, instead: int) -> Callable[..., int]:
    return lambda game, card, n: (
        instead if (game.blood_potency(card), game.blood(card), n) == (potency, at, number) else n
    )


UNREFUSED = (
    Unrefused("with 9 pool one gains none", "vtes", amount(Vtes, "gain_pool", pool(9, 1, 0))),
    Unrefused("with 5 pool one burns 2 instead of 1", "vtes", amount(Vtes, "burn_pool", pool(5, 1, 2))),
    Unrefused("with 31 pool one gains 2 instead of 1", "vtes", amount(Vtes, "gain_pool", pool(31, 1, 2))),
    Unrefused("capacity 7 stays at 4 blood", "vtes", amount(Vtes, "add_blood", blood(7, 4, 1, 0))),
    Unrefused("capacity 6 loses no blood of 4", "vtes", amount(Vtes, "burn_blood", blood(6, 4, 4, 3))),
    Unrefused(
        "5 Influence grow by 3 instead of 2", "vendetta", amount(Vendetta, "gain_influence", held("influence", 5, 2, 3))
    ),
    Unrefused(
        "of 4 Influence none is lost", "vendetta", amount(Vendetta, "lose_influence", held("influence", 4, 1, 0))
    ),
    Unrefused("7 Blood grow by 2 instead of 3", "vendetta", amount(Vendetta, "gain_blood", held("blood", 7, 3, 2))),
    Unrefused("4 Agenda grow by 2 instead of 1", "rivals", amount(Rivals, "earn", held("agenda", 4, 1, 2))),
    Unrefused("with 2 Prestige one gains 1 instead of 2", "rivals", amount(Rivals, "gain_prestige", supply(2, 2, 1))),
    Unrefused("Blood Potency 2 does not mend", "rivals", amount(Rivals, "mend", wounds(2, 1, 1, 0))),
    Unrefused("of 4 Blood of 5, 2 go instead of 1", "rivals", amount(Rivals, "remove_blood", wounds(5, 4, 1, 2))),
)
FOR_GOOD = ExitStack()
"""Changes of this process, which are never undone."""


def __getattr__(name: str) -> Callable[[], Any]:
    named = re.fullmatch(r"e(\d+)", name)
    if named is None:
        raise AttributeError(name)

    def wrong() -> Any:
        FOR_GOOD.enter_context(made(UNREFUSED[int(named[1])].change))
        return engine()

    return wrong


def steps_of_the_scenario(place: int, seconds: float, seed: int = 0) -> int | None:
    """Return the number of steps of the first scenario that detects the engine; None if none does in time."""
    spec, game = f"python:{__name__ if __name__ != '__main__' else __spec__.name}:e{place}", UNREFUSED[place].game
    with tempfile.TemporaryDirectory() as folder, connect(spec) as wrong:
        settings = CampaignSettings(spec=spec, games={game: find(game).edition}, seconds=seconds, seed=seed)
        campaign = Campaign(settings, Path(folder))

        def end(_: object) -> None:
            campaign.over = "detected"

        campaign.run(wrong, end)
        if not campaign.divergences or not campaign.divergences[0].feature.endswith(".feature"):
            return None
        (case,) = read_feature(Path(campaign.divergences[0].feature).read_text("utf-8"), "found.feature", game).cases
        return len(case.steps)


def refused_by(place: int) -> list[str]:
    """Return the scenarios that the engine fails."""
    cases = [case for case in suite_cases(UNREFUSED[place].game) if not case.deprecated]
    with made(UNREFUSED[place].change), connect("reference") as wrong:
        return [case.id for case in cases if run_case(case, wrong).verdict is not Verdict.PASSED]


@click.command()
@click.option("--seconds", default=60.0, show_default=True, help="Processor time for each engine.")
def main(seconds: float) -> None:
    """Check that each engine passes all scenarios, and show how a campaign detects it."""
    for place, each in enumerate(UNREFUSED):
        refused, steps = refused_by(place), steps_of_the_scenario(place, seconds)
        by = f"rejected by {' '.join(refused[:5])}" if refused else "passes all scenarios"
        how = "not detected" if steps is None else f"detected by a scenario of {steps} steps"
        click.echo(f"{each.game}: {each.title}: {by}; {how}")


if __name__ == "__main__":
    main()
