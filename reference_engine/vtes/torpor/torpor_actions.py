"""Actions around torpor: leaving it, rescue and diablerie. V5 'Types of Actions'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import asks, procedure, rule
from reference_engine.vtes.actions.action_kind import ACTION_COSTS_BLOOD
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.control import regions
from reference_engine.vtes.playing import targets
from reference_engine.vtes.playing.requirements import TOO_LITTLE_POOL
from reference_engine.vtes.table.state import CONTESTED, READY, TORPOR, InPlay, Table
from reference_engine.vtes.torpor import diablerie
from reference_engine.vtes.torpor.diablerie import Diablerie
from scenarios.wire_types.declarations import Choice, Pass
from scenarios.wire_types.vtes.choices import DiableriseSomebody

ALLIES_BLEED_ONLY = "vtes.action.basic.ally-bleed-only"
ALLIES_DO_NOT_RESCUE = Refusal("vtes.rescue.who-any-ready-vampire", "only a vampire can rescue a vampire")
ALLIES_DO_NOT_DIABLERISE = Refusal(
    "vtes.diablerise-action.who-any-ready-vampire", "only a vampire can diablerise a vampire"
)
HAS_LEFT_TORPOR = "vtes.published.action-targeting-vampire-in-torpor.target-out-of-torpor"
NOT_IN_TORPOR = Refusal("vtes.leave-torpor.who-vampire-in-torpor", "the vampire is not in torpor")
VICTIM_NOT_IN_TORPOR = Refusal(
    "vtes.diablerise-action.target-vampire-in-torpor", "the target is not a vampire in torpor"
)
RESCUED_NOT_IN_TORPOR = Refusal("vtes.rescue.target-vampire-in-torpor", "the target is not a vampire in torpor")


@procedure
class LeaveTorpor(Action, kw_only=True):
    """The action to leave torpor. V5 'Leave Torpor'."""

    KIND = "leave-torpor"

    def inherent_stealth(self, game: Table) -> int:
        return 1

    def nature(self, game: Table) -> tuple[str, ...]:
        return (
            "vtes.leave-torpor.undirected-no-target",
            "vtes.leave-torpor.default-stealth-plus-one",
            "vtes.leave-torpor.who-vampire-in-torpor",
        )

    def cost_in_blood(self, game: Table) -> int:
        return 2

    def acting_region(self) -> str:
        return TORPOR

    def starts_combat_when_blocked(self) -> bool:
        return False

    @rule(
        "vtes.leave-torpor.success-moves-to-ready",
        "vtes.leave-torpor.no-longer-wounded",
        "vtes.leave-torpor.default-cost-two-blood",
    )
    def take_effect(self, game: Table) -> None:
        regions.to_ready(game, game.cards[self.minion])

    @asks(
        "vtes.leave-torpor.blocked-vampire-blocker-may-diablerise",
        "vtes.leave-torpor.blocked-no-combat",
        "vtes.leave-torpor.blocked-otherwise-simply-fails",
    )
    def offer_diablerie(self, game: Table) -> Decision | None:
        if self.state != "blocked" or self.minion not in game.cards:
            return None
        blocker = game.cards[self.blocker]
        choice = DiableriseSomebody(blocker.id, self.minion)
        if not blocker.facts.is_vampire or blocker.region != READY or not diablerie.may_diablerise(game, blocker):
            return None
        return Decision(blocker.controller, "diablerie-offer", [Pass(), choice])

    @rule("vtes.leave-torpor.blocked-vampire-blocker-may-diablerise")
    def settle_diablerie(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, DiableriseSomebody):
            game.call(Diablerie(diablerist=choice.minion, victim=choice.vampire))

    STEPS = (
        *Action.STEPS[: Action.PLACE["after_resolution"]],
        offer_diablerie, settle_diablerie,
        *Action.STEPS[Action.PLACE["after_resolution"] :],
    )  # fmt: skip


class OnTorpidVampire(Action, kw_only=True):
    """Common parts of rescue and diablerie. The target is a vampire in torpor; its controller decides how."""

    def inherent_stealth(self, game: Table) -> int:
        return 0 if self.directed_at(game) else 1

    def in_torpor(self, game: Table) -> bool:
        """Return whether the target is still in torpor. If not, the action is paid for and has no effect."""
        target = game.cards.get(self.target)
        return target is not None and target.region == TORPOR

    STEPS = Action.STEPS


@procedure
class Rescue(OnTorpidVampire, kw_only=True):
    """The action to rescue a vampire. V5 'Rescue a Vampire from Torpor'."""

    paid_by_vampire: int

    KIND = "rescue"
    COMBAT_IF_BLOCKED = ("vtes.rescue.blocked-leads-to-combat",)

    def nature(self, game: Table) -> tuple[str, ...]:
        anybody = ("vtes.rescue.who-any-ready-vampire", "vtes.rescue.target-vampire-in-torpor")
        if self.directed_at(game):
            return (
                *anybody,
                "vtes.rescue.directed-if-different-controller",
                "vtes.rescue.stealth-zero-if-different-controller",
            )
        return (
            *anybody,
            "vtes.rescue.undirected-if-same-controller",
            "vtes.rescue.stealth-plus-one-if-same-controller",
        )

    def cost_in_blood(self, game: Table) -> int:
        return 2 - self.paid_by_vampire

    def may_still_succeed(self, game: Table) -> bool:
        enough = not self.in_torpor(game) or game.cards[self.target].counters >= self.paid_by_vampire
        return super().may_still_succeed(game) and enough

    @rule(
        "vtes.rescue.success-moves-target-to-ready",
        "vtes.rescue.no-longer-wounded",
        "vtes.rescue.lock-state-of-rescued-unchanged",
        "vtes.rescue.default-cost-two-blood",
        "vtes.rescue.cost-may-be-shared",
    )
    def take_effect(self, game: Table) -> None:
        if not self.in_torpor(game):
            game.cite((HAS_LEFT_TORPOR,))
            return
        rescued = game.cards[self.target]
        game.burn_blood(rescued, self.paid_by_vampire)
        regions.to_ready(game, rescued)

    STEPS = Action.STEPS


@procedure
class Diablerise(OnTorpidVampire, kw_only=True):
    """The action to diablerise a vampire. V5 'Diablerise a Vampire in Torpor'."""

    KIND = "diablerise"
    COMBAT_IF_BLOCKED = ("vtes.diablerise-action.blocked-leads-to-combat",)

    def nature(self, game: Table) -> tuple[str, ...]:
        if self.directed_at(game):
            return (
                "vtes.diablerise-action.who-any-ready-vampire",
                "vtes.diablerise-action.directed-if-different-controller",
                "vtes.diablerise-action.stealth-zero-if-different-controller",
            )
        return (
            "vtes.diablerise-action.who-any-ready-vampire",
            "vtes.diablerise-action.undirected-if-same-controller",
            "vtes.diablerise-action.stealth-plus-one-if-same-controller",
        )

    @rule("vtes.diablerise-action.success-diablerises-victim", "vtes.diablerise-action.no-default-cost")
    def take_effect(self, game: Table) -> None:
        if not self.in_torpor(game):
            game.cite((HAS_LEFT_TORPOR,))
            return
        game.call(Diablerie(diablerist=self.minion, victim=self.target))

    STEPS = Action.STEPS


def leave_refusal(minion: InPlay) -> Refusal | None:
    """Return why a vampire in torpor may not leave it, or None."""
    return ACTION_COSTS_BLOOD if minion.counters < 2 else None


def rescue_refusal(game: Table, seat: Seat, minion: InPlay, rescued: InPlay | None, share: int) -> Refusal | None:
    """Return why a minion may not rescue a vampire that pays a share of the cost, or None."""
    if (refusal := target_refusal(game, seat, rescued)) is not None:
        return refusal
    if not minion.facts.is_vampire:
        game.cite((ALLIES_BLEED_ONLY,))
        return ALLIES_DO_NOT_RESCUE
    if rescued is None or rescued.region != TORPOR:
        return RESCUED_NOT_IN_TORPOR
    enough = 0 <= share <= 2 and rescued.counters >= share and minion.counters >= 2 - share
    return None if enough else ACTION_COSTS_BLOOD


def diablerise_refusal(game: Table, seat: Seat, minion: InPlay, victim: InPlay | None) -> Refusal | None:
    """Return why a minion may not diablerise a vampire, or None."""
    if (refusal := target_refusal(game, seat, victim)) is not None:
        return refusal
    if not minion.facts.is_vampire:
        game.cite((ALLIES_BLEED_ONLY,))
        return ALLIES_DO_NOT_DIABLERISE
    if victim is None or victim.region != TORPOR:
        return VICTIM_NOT_IN_TORPOR
    return None if diablerie.may_diablerise(game, minion) else diablerie.CANNOT_DIABLERISE


def target_refusal(game: Table, seat: Seat, vampire: InPlay | None) -> Refusal | None:
    """Return why an action cannot target a vampire in torpor, regardless of the kind of action, or None."""
    if vampire is not None and vampire.region == CONTESTED:
        return targets.CONTESTED_TARGET
    if (refusal := targets.shield_refusal(game, seat, vampire)) is not None:
        return refusal
    poor = vampire is not None and game.seats[seat].pool < targets.dearer(game, "action", seat, vampire.id)
    return TOO_LITTLE_POOL if poor else None
