"""Action cards and the actions they announce. V5 'Action cards', 'Equip', 'Employ Retainer', 'Recruit Ally'."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from reference_engine.kernel import NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame, procedure, rule
from reference_engine.vtes.actions import bleeding, hunting, mandatory, performers, slaves
from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.actions.card_actions import CardAction, EquipByCard
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.actions.equipping import Equip
from reference_engine.vtes.actions.hunting import Hunt
from reference_engine.vtes.actions.recruiting import Employ, Recruit
from reference_engine.vtes.card_dsl import declaring
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.card_dsl.language import ENOUGH_OF_THEM, Condition, Effect, Mode, Targets
from reference_engine.vtes.control import contests
from reference_engine.vtes.playing import costs, targets
from reference_engine.vtes.playing.requirements import TOO_LITTLE_POOL
from reference_engine.vtes.table.state import TORPOR, Table
from reference_engine.vtes.torpor.diablerie import BloodHunt
from reference_engine.vtes.turn.minion_phase import MinionPhase
from scenarios.wire_types.vtes.choices import Play

SAME_CARD_TWICE = Refusal(
    "vtes.action.limit.same-action-card-once-per-turn", "the minion has already played this action card this turn"
)
NOT_TO_MODIFY = Refusal("vtes.action-card.cannot-modify-another-action", "another action is under way")


class ActionMode(Mode):
    """An action that a card from the hand announces."""

    IS_ACTION = True
    KIND = "action"
    WINDOWS = frozenset({"minion"})
    act = mandatory.FREE
    """Duty that the action fulfills if an action is mandatory."""

    def players(self, game: Table, frame: Frame, seat: Seat) -> Iterable[CardId]:
        if not isinstance(frame, MinionPhase):
            return super().players(game, frame, seat)
        return performers.able(game, seat, self.act)

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not isinstance(frame, MinionPhase):
            return self.out_of_place(game, frame, seat, choice)
        minion = game.cards[choice.minion]
        if minion.locked or minion.region == TORPOR:
            game.cite(("vtes.action-card.needs-ready-unlocked-minion",))
        if (refusal := performers.performing_refusal(game, seat, minion, self.act)) is not None:
            return refusal
        if minion.region == TORPOR:
            return performers.ONLY_LEAVE_TORPOR
        if game.spent(minion, f"turn:{BEHAVIOUR[self.card].facts.name}"):
            return SAME_CARD_TWICE
        if (refusal := targets.shield_refusal(game, seat, game.cards.get(choice.target))) is not None:
            return refusal
        price = costs.pool_cost(game, choice) + targets.dearer(game, "action", seat, choice.target)
        lacking = price - game.seats[seat].pool
        if lacking > 0 and lacking > costs.could_be_saved(game, self, seat, choice)[1]:
            return TOO_LITTLE_POOL
        if (
            BEHAVIOUR[self.card].facts.unique
            and (refusal := contests.second_copy_refusal(game, seat, self.card)) is not None
        ):
            return refusal
        return super().refusal(game, frame, seat, choice) or slaves.slave_refusal(game, seat, minion, choice)

    def out_of_place(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal:
        action = game.within(Action)
        if action is not None:
            game.cite(("vtes.faq.stealth.printed-stealth-only-for-own-action",))
        if action is not None and action.card:
            game.cite(("vtes.action-card.one-per-action",))
        return NOT_TO_MODIFY if action is not None else performers.NOT_YOUR_TURN

    def announce(self, game: Table, seat: Seat, choice: Play) -> Action:
        action = self.action(game, seat, choice)
        action.mode, action.discipline = choice.mode, choice.discipline
        return action

    def action(self, game: Table, seat: Seat, choice: Play) -> Action:
        """Return the action that is about to be announced."""
        raise NotImplementedError


class BleedMode(ActionMode):
    """A bleed with a card: `bonus` more than the minion's own."""

    def __init__(self, bonus: int, stealth: int = 0) -> None:
        super().__init__()
        self.bonus, self.stealth = bonus, stealth

    def targets(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        prey = game.prey(seat)
        return ((CardId(0), prey, ""),) if prey != NOBODY else ()

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if (refusal := super().refusal(game, frame, seat, choice)) is not None:
            return refusal
        if game.spent(game.cards[choice.minion], "turn:bleed"):
            return bleeding.BLED_ALREADY
        if choice.target_seat == seat:
            return bleeding.NEVER_ONESELF
        return None if choice.target_seat == game.prey(seat) else bleeding.NOT_THE_PREY

    def action(self, game: Table, seat: Seat, choice: Play) -> Action:
        return Bleed(
            minion=choice.minion,
            seat=seat,
            card=choice.card,
            level=choice.level,
            target_seat=choice.target_seat,
            bonus=self.bonus,
            own_stealth=self.stealth,
        )


@procedure
class HuntThatOutrages(Hunt, kw_only=True):
    """A hunt with a card whose text calls a blood hunt on the vampire if it succeeds."""

    @rule("vtes.hunt.gains-hunt-amount-from-bank", "vtes.hunt.default-amount-one")
    def take_effect(self, game: Table) -> None:
        super().take_effect(game)
        game.call(BloodHunt(diablerist=self.minion, seat=self.seat))

    STEPS = Hunt.STEPS


class HuntMode(ActionMode):
    """A hunt with a card: `bonus` more than the vampire's own. It may call a blood hunt on the vampire."""

    act = mandatory.HUNT

    def __init__(self, bonus: int, calls_blood_hunt: bool = False) -> None:
        super().__init__()
        self.bonus, self.calls_blood_hunt = bonus, calls_blood_hunt

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not game.cards[choice.minion].facts.is_vampire:
            return hunting.ALLIES_DO_NOT_HUNT
        return super().refusal(game, frame, seat, choice)

    def action(self, game: Table, seat: Seat, choice: Play) -> Action:
        kind = HuntThatOutrages if self.calls_blood_hunt else Hunt
        return kind(minion=choice.minion, seat=seat, card=choice.card, level=choice.level, bonus=self.bonus)


class CardActionMode(ActionMode):
    """Any other action that a card describes."""

    def __init__(self, *effects: Effect, stealth: int = 0, when: Condition | None = None) -> None:
        super().__init__(*effects, when=when)
        self.stealth = stealth

    def plays(self, game: Table, frame: Frame, seat: Seat, minion: CardId) -> Iterable[Play]:
        chosen = BEHAVIOUR[self.card].facts.cost_x and BEHAVIOUR[self.card].cost_x is None
        most = game.cards[minion].counters if chosen else 0
        for choice in super().plays(game, frame, seat, minion):
            yield from (msgspec.structs.replace(choice, x=x) for x in range(most + 1)) if most else (choice,)

    def action(self, game: Table, seat: Seat, choice: Play) -> Action:
        kind = EquipByCard if any(effect.equips for effect in self.effects) else CardAction
        return kind(
            minion=choice.minion,
            seat=seat,
            card=choice.card,
            level=choice.level,
            target=choice.target,
            target_seat=choice.target_seat,
            victims=tuple(card for effect in self.effects for card in effect.victims(game, seat)),
            target_=choice.target_,
            from_=choice.from_,
            x=choice.x,
            mode=choice.mode,
        )


class EquipMode(ActionMode):
    """Equip with the card."""

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if declaring.too_many(game, choice.minion, [choice.card]):
            return ENOUGH_OF_THEM
        return super().refusal(game, frame, seat, choice)

    def action(self, game: Table, seat: Seat, choice: Play) -> Action:
        return Equip(minion=choice.minion, seat=seat, card=choice.card, level=choice.level)


class EmployMode(ActionMode):
    """Employ the card as a retainer with this much life."""

    def __init__(self, life: int) -> None:
        super().__init__()
        self.life = life

    def action(self, game: Table, seat: Seat, choice: Play) -> Action:
        return Employ(minion=choice.minion, seat=seat, card=choice.card, level=choice.level, life=self.life)


class RecruitMode(ActionMode):
    """Recruit the card as an ally with this much life."""

    def __init__(self, life: int, when: Condition | None = None) -> None:
        super().__init__(when=when)
        self.life = life

    def action(self, game: Table, seat: Seat, choice: Play) -> Action:
        return Recruit(minion=choice.minion, seat=seat, card=choice.card, level=choice.level, life=self.life)
