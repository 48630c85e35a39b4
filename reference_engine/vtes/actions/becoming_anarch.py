"""Becoming Anarch. V5 'Become Anarch'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import procedure, rule
from reference_engine.vtes.actions.action_kind import ACTION_COSTS_BLOOD
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.sects import membership, titles
from reference_engine.vtes.table.state import InPlay, Table

NOT_FOR_ANARCH = Refusal(
    "vtes.become-anarch.who-ready-untitled-non-anarch-vampire",
    "only an untitled vampire that is not Anarch yet can become Anarch",
)


@procedure
class BecomeAnarch(Action, kw_only=True):
    """The action to become Anarch. V5 'Become Anarch'."""

    cost: int
    """Cost in blood when the action was announced."""

    KIND = "become-anarch"

    def inherent_stealth(self, game: Table) -> int:
        return 1

    def nature(self, game: Table) -> tuple[str, ...]:
        return (
            "vtes.become-anarch.undirected-no-target",
            "vtes.become-anarch.default-stealth-plus-one",
            "vtes.sect.anarch.become-anarch-stealth-and-undirected",
            "vtes.sect.anarch.become-anarch-action-who",
        )

    def cost_in_blood(self, game: Table) -> int:
        return self.cost

    @rule(
        "vtes.become-anarch.success-changes-sect",
        "vtes.become-anarch.cost-two-blood",
        "vtes.become-anarch.cost-one-with-other-ready-anarch",
        "vtes.sect.anarch.become-anarch-cost-2",
        "vtes.sect.anarch.become-anarch-cost-1-with-other-ready-anarch",
    )
    def take_effect(self, game: Table) -> None:
        membership.change_sect(game, game.cards[self.minion], "Anarch")

    STEPS = Action.STEPS


def cost(game: Table, seat: Seat) -> int:
    """Return the cost: 2 blood, or 1 if the controller has another ready Anarch. V5 'Become Anarch'."""
    return 1 if any(game.sect(other) == "Anarch" for other in game.minions(seat)) else 2


def refusal(game: Table, seat: Seat, minion: InPlay) -> Refusal | None:
    """Return why a minion may not perform the action to become Anarch, or None."""
    if not minion.facts.is_vampire or game.sect(minion) == "Anarch" or titles.title(game, minion):
        return NOT_FOR_ANARCH
    return ACTION_COSTS_BLOOD if minion.counters < cost(game, seat) else None
