"""Faulty engines: contested titles and the sects of titles."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.sects import contested_titles, titles
from reference_engine.vtes.table.state import InPlay, Table
from scenarios.wire_types.vtes import choices
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong("who has the title keeps it in a contest", breaks="vtes.title-contest.contestants-count-as-untitled")
def _(change: Changes) -> None:
    def title(right: Right, game: Table, vampire: InPlay) -> str:
        contesting, vampire.contesting = vampire.contesting, False
        found: str = right(game, vampire)
        vampire.contesting = contesting
        return found

    change.replace(titles, "title", title)


@wrong("a prince and a baron can have the same city", breaks="vtes.title-contest.starts-when-two-claim")
def _(change: Changes) -> None:
    def claimants(right: Right, game: Vtes, vampire: InPlay) -> list[InPlay]:
        return [other for other in right(game, vampire) if titles.held(other) == titles.held(vampire)]

    change.replace(contested_titles, "claimants", claimants)


@wrong("all princes contest one title", breaks="vtes.title-contest.some-titles-unique")
def _(change: Changes) -> None:
    change.replace(titles, "office", lambda right, vampire: ("city", "") if right(vampire) else None)


@wrong("a title is paid for in pool", breaks="vtes.title-contest.cost-one-blood-per-own-unlock-phase")
def _(change: Changes) -> None:
    def settle(right: Right, game: Vtes, choice: Any) -> None:
        if isinstance(choice, choices.ContestCard):
            vampire = game.cards[choice.card]
            game.spend(vampire, contested_titles.TITLE_PAID)
            game.burn_pool(vampire.controller, 1)
        else:
            right(game, choice)

    change.replace(contested_titles, "settle", settle)


@wrong(
    "a vampire in torpor may pay for its title", breaks="vtes.title-contest.torpor-vampire-must-yield-in-unlock-phase"
)
def _(change: Changes) -> None:
    def ways_out(right: Right, game: Vtes, seat: Seat) -> list[Any]:
        return [
            way(vampire.id)
            for vampire in contested_titles.due(game, seat)
            for way in (choices.ContestCard, choices.YieldCard)
        ]

    change.replace(contested_titles, "ways_out", ways_out)


@wrong("the winner has the title at once", breaks="vtes.title-contest.winner-acquires-title-next-unlock-phase")
def _(change: Changes) -> None:
    def give_up(right: Right, game: Vtes, vampire: InPlay, *rules: str) -> None:
        right(game, vampire, *rules)
        for seat in range(len(game.seats)):
            contested_titles.win(game, Seat(seat))

    change.replace(contested_titles, "give_up", give_up)


@wrong("a suspended title is contested", breaks="vtes.sect.title.suspended-title-yielded-when-contested")
def _(change: Changes) -> None:
    change.replace(titles, "suits", lambda right, game, vampire: True)
