"""What cards do in combat: maneuvers, strikes, presses, prevention, weapons. V5 'Combat Sequence', 'Strike Effects'."""

from __future__ import annotations

from reference_engine.kernel import NO_CARD, Card, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.combat import fight
from reference_engine.vtes.combat.fight import Commitment, Surroundings
from reference_engine.vtes.combat.rounds import Combat, Round
from reference_engine.vtes.combat.striking import JUST_STOLEN, NOT_ITS_STEP, ONCE_EACH_COMBAT, SECOND_STRIKE
from reference_engine.vtes.declarations.declaring import BEHAVIOUR
from reference_engine.vtes.declarations.language import Ability, CardInUse, Effect
from reference_engine.vtes.table.choices import Play, Use
from reference_engine.vtes.table.state import STOLEN, InPlay, Table

ONE_SOURCE = Refusal(
    "vtes.combat.additional.one-source-per-round", "the minion has gained additional strikes this round"
)
RANGE_IS_SET = Refusal("vtes.combat.before-strikes.acting-first", "maneuvers are used while range is determined")
TOO_LATE_BEFORE_RANGE = Refusal(
    "vtes.combat.before-range.closed-once-maneuver-decision-starts", "this is used before range is determined"
)
NOT_END_OF_ROUND = Refusal("vtes.combat.end-of-round.effects-only-here", "this is used at the end of a round")
NOT_AFTER_FIRST_PAIR = Refusal(
    "vtes.combat.additional.gained-after-first-pair", "additional strikes are gained right after the first pair"
)
ONCE_EACH_ROUND = Refusal("vtes.golden-rule.cards-override-rules", "the card allows that once each round")
OPPOSING_VAMPIRE_ONLY = Refusal(
    "vtes.golden-rule.cards-override-rules", "the card looks at the blood of an opposing vampire, and this is none"
)
VAMPIRES_ONLY = Refusal("vtes.minion-card.vampire-requirements", "only a vampire can use this card")


class Maneuver(Effect):
    """Change the range."""

    windows = frozenset({"range"})
    elsewhere = RANGE_IS_SET
    rules = (
        "vtes.combat.maneuver.sources",
        "vtes.combat.maneuver.not-two-in-a-row",
        "vtes.combat.maneuver.mandatory-part-must-be-used",
    )

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return frame.maneuver_refusal(choice.minion) if isinstance(frame, Round) else None

    def apply(self, game: Table, play: CardInUse) -> None:
        round_ = fight.under_way(game)
        if round_.commitment(play.minion) is not None:
            game.cite(("vtes.combat.maneuver.non-strike-sources-still-allowed",))
        round_.maneuver(game, play.minion)


class Press(Effect):
    """Press to continue combat, or against the opponent's press, to end it."""

    windows = frozenset({"press"})
    elsewhere = NOT_ITS_STEP
    rules = ("vtes.combat.press.not-two-in-a-row",)

    def __init__(self, only: str = "") -> None:
        self.only = only

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return frame.press_refusal(choice.minion, self.only) if isinstance(frame, Round) else None

    def apply(self, game: Table, play: CardInUse) -> None:
        fight.under_way(game).press(game, play.minion)


class EnvironmentalDamage(Effect):
    """Ranged environmental damage to the opponent in every round, at the normal strike resolution."""

    windows = frozenset({"before-range"})
    elsewhere = TOO_LATE_BEFORE_RANGE
    rules = ("vtes.combat.before-range.only-marked-effects",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return ONCE_EACH_COMBAT if game.spent(game.cards[choice.minion], once("combat", choice.card)) else None

    def played(self, game: Table, play: CardInUse) -> None:
        game.spend(game.cards[play.minion], once("combat", play.card))

    def apply(self, game: Table, play: CardInUse) -> None:
        combat = game.within(Combat)
        assert combat is not None
        combat.surroundings += (Surroundings(fight.under_way(game).opponent(play.minion), self.amount),)


class GainBloodLost(Effect):
    """At the end of the round, as much blood from the bank as the opposing vampire has lost to damage in it."""

    windows = frozenset({"end-of-round"})
    elsewhere = NOT_END_OF_ROUND
    rules = ("vtes.combat.end-of-round.effects-only-here",)

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not game.cards[choice.minion].facts.is_vampire:
            return VAMPIRES_ONLY
        round_ = fight.under_way(game)
        if round_.opponent(choice.minion) not in round_.combat(game).vampires:
            return OPPOSING_VAMPIRE_ONLY
        return ONCE_EACH_ROUND if game.spent(game.cards[choice.minion], once("round", choice.card)) else None

    def played(self, game: Table, play: CardInUse) -> None:
        game.spend(game.cards[play.minion], once("round", play.card))

    def apply(self, game: Table, play: CardInUse) -> None:
        round_ = fight.under_way(game)
        game.add_blood(
            game.cards[play.minion], round_.opposing_lost if play.minion == round_.acting else round_.acting_lost
        )


def once(period: str, card: Card) -> str:
    """The limit by which a minion plays a card once in a period."""
    return f"{period}:{BEHAVIOUR[card].facts.name}"


class OnceEachRound(Effect):
    """A minion plays the card once in a round of combat, even if it is cancelled."""

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return ONCE_EACH_ROUND if game.spent(game.cards[choice.minion], once("round", choice.card)) else None

    def played(self, game: Table, play: CardInUse) -> None:
        game.spend(game.cards[play.minion], once("round", play.card))

    def apply(self, game: Table, play: CardInUse) -> None:
        pass


class AdditionalStrikes(Effect):
    """More strikes in this round; limited: one source for each minion. V5 'Additional Strikes'."""

    windows = frozenset({"additional-strikes"})
    elsewhere = NOT_AFTER_FIRST_PAIR
    rules = ("vtes.combat.additional.one-source-per-round",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        round_ = fight.under_way(game)
        gained = round_.acting_gained if choice.minion == round_.acting else round_.opposing_gained
        return ONE_SOURCE if gained else None

    def apply(self, game: Table, play: CardInUse) -> None:
        fight.under_way(game).gain_additional(game, play.minion, self.amount)


class ManeuverOnceEachCombat(Ability):
    """The bearer's optional maneuver with a weapon, which then has to be struck with. V5 'Determine Range'."""

    windows = frozenset({"range"})
    name = "maneuver"

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        round_ = game.within(Round)
        if round_ is None or card.host not in (round_.acting, round_.opposing):
            return Refusal("vtes.combat-card.played-in-combat", "the bearer is not in combat")
        if game.spent(card, "combat:maneuver"):
            return ONCE_EACH_COMBAT
        if game.spent(card, STOLEN):
            return JUST_STOLEN
        if (refusal := round_.maneuver_refusal(card.host)) is not None:
            return refusal
        return SECOND_STRIKE if round_.commitment(card.host) not in (None, Commitment(card.id)) else None

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.spend(card, "combat:maneuver")
        game.cite(("vtes.combat.maneuver.sources",))
        fight.under_way(game).maneuver(game, card.host, Commitment(card.id))


class OwnManeuverOnceEachCombat(Ability):
    """A minion's own optional maneuver, with no weapon."""

    windows = frozenset({"range"})
    name = "maneuver"

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        round_ = game.within(Round)
        if round_ is None or card.id not in (round_.acting, round_.opposing):
            return Refusal("vtes.combat-card.played-in-combat", "the minion is not in combat")
        if game.spent(card, "combat:maneuver"):
            return ONCE_EACH_COMBAT
        return round_.maneuver_refusal(card.id)

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.spend(card, "combat:maneuver")
        game.cite(("vtes.combat.maneuver.sources",))
        fight.under_way(game).maneuver(game, card.id)


class PressForLife(Ability):
    """The card burns 1 life to give its controller's combatant a press."""

    windows = frozenset({"press"})
    name = "press"

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        combatant = frame.combatant_of(game, card.controller) if isinstance(frame, Round) else NO_CARD
        if not combatant:
            return Refusal("vtes.combat-card.played-in-combat", "the seat has no minion in combat")
        return Press().refusal(game, frame, card.controller, Play(card.card, combatant))

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        round_ = fight.under_way(game)
        combatant = round_.combatant_of(game, card.controller)
        game.burn_blood(card, 1)
        round_.press(game, combatant)
        game.lose_last_life(card)
