"""Wrong about Rivals: whom texts target, and how exactly they are read."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.rivals.cards.words import looks, plotting
from reference_engine.rivals.cards.words.doing import EarnAgenda
from reference_engine.rivals.declarations.language import TEXTS, Speaker, Trigger
from reference_engine.rivals.effects import targets
from reference_engine.rivals.table.state import Table
from tests.suite.wrong_engines.wrong import Changes, Right, wrong

# Whom texts target.


@wrong(
    "the first round keeps characters from being targeted, but not their players",
    breaks="rivals.first-round.no-target",
)
def _(change: Changes) -> None:
    def players(right: Right, game: Table, by: Seat) -> list[Seat]:
        return [seat for seat in game.from_seat(by) if not game.seats[seat].out]

    change.replace(targets, "players", players)


@wrong(
    "a Conspiracy hits every foe who has contributed nothing, even before their first turn",
    breaks="rivals.first-round.no-target",
)
def _(change: Changes) -> None:
    def idle_foes(right: Right, game: Table, speaker: Speaker) -> list[Seat]:
        contributors = game.cards[speaker.card].contributors
        return [seat for seat in game.from_seat(speaker.seat)[1:] if seat not in contributors]

    change.replace(plotting, "idle_foes", idle_foes)


# Which cards texts speak of.


@wrong(
    "Observe & Report speaks of characters, so that a Monster that lies face down pays nothing",
    breaks="rivals.attach.action-card-to-actor",
)
def _(change: Changes) -> None:
    speaks_of = looks.attached_by_you(looks.both(looks.any_character, looks.not_own))
    change.set(TEXTS["Observe & Report"], "triggers", {"attaches": (Trigger(EarnAgenda(1), of=speaks_of),)})
