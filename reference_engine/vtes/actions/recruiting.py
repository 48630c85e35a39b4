"""Retainers and allies. V5 'Employ Retainer', 'Recruit Ally'."""

from __future__ import annotations

from reference_engine.kernel import Card
from reference_engine.kernel.frames import procedure, rule
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.control import entering_play
from reference_engine.vtes.table.state import Table


@procedure
class Employ(Action, kw_only=True):
    """Put a retainer on the acting minion. V5 'Employ Retainer'."""

    life: int

    KIND = "employ"

    def inherent_stealth(self, game: Table) -> int:
        return 1

    def nature(self, game: Table) -> tuple[str, ...]:
        return (
            "vtes.employ.who-any-ready-minion",
            "vtes.employ.retainer-cards-are-action-cards",
            "vtes.employ.undirected-no-target",
            "vtes.employ.default-stealth-plus-one",
            "vtes.employ.cost-as-printed",
        )

    @rule(
        "vtes.employ.success-puts-card-on-acting-minion",
        "vtes.employ.life-from-bank",
        "vtes.counter.one-kind-three-names",
        "vtes.employ.no-limit-on-number",
    )
    def take_effect(self, game: Table) -> None:
        entering_play.put_on(game, self.card, self.seat, self.minion, self.level, self.life)
        self.card = Card(0)

    STEPS = Action.STEPS


@procedure
class Recruit(Action, kw_only=True):
    """Bring an ally into play. V5 'Recruit Ally'."""

    life: int

    KIND = "recruit"

    def inherent_stealth(self, game: Table) -> int:
        return 1

    def nature(self, game: Table) -> tuple[str, ...]:
        return (
            "vtes.recruit.who-any-ready-minion",
            "vtes.recruit.undirected-no-target",
            "vtes.recruit.default-stealth-plus-one",
            "vtes.recruit.cost-as-printed",
        )

    @rule(
        "vtes.recruit.success-puts-ally-in-ready-region",
        "vtes.recruit.life-from-bank",
        "vtes.counter.one-kind-three-names",
        "vtes.recruit.ally-cannot-act-this-turn",
        "vtes.recruit.ally-becomes-independent-minion",
        "vtes.ally.definition",
    )
    def take_effect(self, game: Table) -> None:
        placed = entering_play.put_in_ready_region(game, self.card, self.seat, self.level, self.life)
        placed.recruited = True
        self.card = Card(0)

    STEPS = Action.STEPS
