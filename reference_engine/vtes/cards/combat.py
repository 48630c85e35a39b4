"""What cards do in combat: maneuvers, strikes, presses, prevention, weapons. V5 'Combat Sequence', 'Strike Effects'."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from reference_engine.kernel import NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes import choices
from reference_engine.vtes.cards.language import BEHAVIOUR, UNAIMED, Ability, Effect, Targets
from reference_engine.vtes.choices import Play, Use
from reference_engine.vtes.combat import Combat, Round, Surroundings
from reference_engine.vtes.damage import DamageResolution
from reference_engine.vtes.strikes import Strike, StrikePair, retainers_of
from reference_engine.vtes.table import InPlay

if TYPE_CHECKING:
    from reference_engine.vtes.game import Vtes
    from reference_engine.vtes.play import PlayCard

TWO_MANEUVERS = Refusal("vtes.combat.maneuver.not-two-in-a-row", "the minion used the last maneuver itself")
SECOND_WEAPON = Refusal(
    "vtes.combat.maneuver.no-second-strike-card-or-weapon", "the minion has maneuvered with a weapon this round"
)
TWO_PRESSES = Refusal("vtes.combat.press.not-two-in-a-row", "the minion used the last press itself")
NOTHING_TO_END = Refusal(
    "vtes.combat.press.to-end-cancels-continue", "there is no press to continue that could be cancelled"
)
ALREADY_CONTINUES = Refusal("vtes.combat.press.to-continue", "combat already continues")
ONE_SOURCE = Refusal(
    "vtes.combat.additional.one-source-per-round", "the minion has gained additional strikes this round"
)
COMMITTED = Refusal("vtes.combat.choose.committed-by-maneuver", "the minion has to strike with what it maneuvered with")
NOTHING_TO_PREVENT = Refusal(
    "vtes.combat.damage.prevention-until-none-left-or-stop", "there is no damage left that this could prevent"
)
NO_DAMAGE = Refusal("vtes.combat.damage.prevention-by-damaged-minion", "the minion is not taking damage")
NOT_ITS_STEP = Refusal("vtes.combat.sequence.seven-steps-in-order", "the step of combat for this is another one")
RANGE_IS_SET = Refusal("vtes.combat.before-strikes.acting-first", "maneuvers are used while range is determined")
TOO_LATE_BEFORE_RANGE = Refusal(
    "vtes.combat.before-range.closed-once-maneuver-decision-starts", "this is used before range is determined"
)
NOT_END_OF_ROUND = Refusal("vtes.combat.end-of-round.effects-only-here", "this is used at the end of a round")
NOT_AFTER_FIRST_PAIR = Refusal(
    "vtes.combat.additional.gained-after-first-pair", "additional strikes are gained right after the first pair"
)
ONCE_EACH_ROUND = Refusal("vtes.golden-rule.cards-override-rules", "the card allows that once each round")
VAMPIRES_ONLY = Refusal("vtes.minion-card.vampire-requirements", "only a vampire can use this card")
ONCE_EACH_COMBAT = Refusal("vtes.golden-rule.cards-override-rules", "the card allows that once each combat")
NO_STRIKE_LEFT = Refusal("vtes.combat.additional.only-holders-may-strike", "the minion has no strike left")
NOT_A_STRIKE = Refusal("vtes.combat.choose.source-weapon", "the minion cannot strike with that")
HAS_CHOSEN = Refusal("vtes.combat.strike.one-per-round-by-default", "the minion has chosen its strike")
ACTING_FIRST = Refusal("vtes.combat.choose.acting-minion-first", "the acting minion chooses its strike first")
NOT_RANGED = Refusal(
    "vtes.combat.retainer.target-needs-ranged-strike", "a retainer can be struck at only with a ranged strike"
)
RETAINER_AT_LONG_RANGE = Refusal(
    "vtes.combat.retainer.target-only-at-long-range", "a retainer can be struck at only at long range"
)


def current_round(game: Vtes) -> Round:
    """The round of combat under way."""
    found = game.within(Round)
    assert found is not None
    return found


class Maneuver(Effect):
    """Change the range."""

    windows = frozenset({"range"})
    elsewhere = RANGE_IS_SET
    rules = ("vtes.combat.maneuver.sources", "vtes.combat.maneuver.not-two-in-a-row")

    def refusal(self, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return TWO_MANEUVERS if isinstance(frame, Round) and frame.last_maneuver == choice.minion else None

    def apply(self, game: Vtes, play: PlayCard) -> None:
        round_ = current_round(game)
        if round_.commitment(play.minion):
            game.cite(("vtes.combat.maneuver.non-strike-sources-still-allowed",))
        round_.maneuver(game, play.minion)


class Press(Effect):
    """Press to continue combat, or against the opponent's press, to end it."""

    windows = frozenset({"press"})
    elsewhere = NOT_ITS_STEP
    rules = ("vtes.combat.press.not-two-in-a-row",)

    def __init__(self, only: str = "") -> None:
        self.only = only

    def refusal(self, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not isinstance(frame, Round):
            return None
        if frame.last_press == choice.minion:
            return TWO_PRESSES
        if self.only == "continue" and frame.to_continue:
            return ALREADY_CONTINUES
        return NOTHING_TO_END if self.only == "end" and not frame.to_continue else None

    def apply(self, game: Vtes, play: PlayCard) -> None:
        current_round(game).press(game, play.minion)


class DamageEachRound(Effect):
    """Ranged environmental damage to the opponent in every round, at the normal strike resolution."""

    windows = frozenset({"before-range"})
    elsewhere = TOO_LATE_BEFORE_RANGE
    rules = ("vtes.combat.before-range.only-marked-effects",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def refusal(self, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return ONCE_EACH_COMBAT if game.spent(game.cards[choice.minion], once("combat", choice.card)) else None

    def played(self, game: Vtes, play: PlayCard) -> None:
        game.spend(game.cards[play.minion], once("combat", play.card))

    def apply(self, game: Vtes, play: PlayCard) -> None:
        combat = game.within(Combat)
        assert combat is not None
        combat.surroundings += (Surroundings(current_round(game).opponent(play.minion), self.amount),)


class GainBloodLost(Effect):
    """At the end of the round, as much blood from the bank as the opposing vampire has lost to damage in it."""

    windows = frozenset({"end-of-round"})
    elsewhere = NOT_END_OF_ROUND
    rules = ("vtes.combat.end-of-round.effects-only-here",)

    def refusal(self, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not game.cards[choice.minion].facts.is_vampire:
            return VAMPIRES_ONLY
        return ONCE_EACH_ROUND if game.spent(game.cards[choice.minion], once("round", choice.card)) else None

    def played(self, game: Vtes, play: PlayCard) -> None:
        game.spend(game.cards[play.minion], once("round", play.card))

    def apply(self, game: Vtes, play: PlayCard) -> None:
        round_ = current_round(game)
        game.add_blood(
            game.cards[play.minion], round_.opposing_lost if play.minion == round_.acting else round_.acting_lost
        )


def once(period: str, card: Card) -> str:
    """The limit by which a minion plays a card once in a period."""
    return f"{period}:{BEHAVIOUR[card].facts.name}"


class StrikeWith(Effect):
    """Strike so."""

    windows = frozenset({"strike"})
    elsewhere = NOT_ITS_STEP
    rules = ("vtes.combat.choose.source-combat-card",)

    def __init__(self, strike: Strike) -> None:
        self.strike = strike

    def targets(self, game: Vtes, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        if not self.strike.ranged:
            return UNAIMED
        retainers = retainers_of(game, current_round(game).opponent(minion))
        return [*UNAIMED, *((retainer.id, NOBODY, "") for retainer in retainers)]

    def refusal(self, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        round_ = current_round(game)
        if not isinstance(frame, StrikePair):
            return NO_STRIKE_LEFT
        if (refusal := opportunity_refusal(round_, frame, choice.minion)) is not None:
            return refusal
        if choice.target and round_.range != "long":
            return RETAINER_AT_LONG_RANGE
        if choice.target and not self.strike.ranged:
            return NOT_RANGED
        return COMMITTED if frame.initial and round_.commitment(choice.minion) else None

    def apply(self, game: Vtes, play: PlayCard) -> None:
        pair = game.within(StrikePair)
        assert pair is not None
        strike = msgspec.structs.replace(self.strike, name=BEHAVIOUR[play.card].facts.name, retainer=play.target)
        pair.set_strike(game, play.minion, strike)


class AdditionalStrikes(Effect):
    """More strikes in this round; limited: one source for each minion. V5 'Additional Strikes'."""

    windows = frozenset({"additional-strikes"})
    elsewhere = NOT_AFTER_FIRST_PAIR
    rules = ("vtes.combat.additional.one-source-per-round",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def refusal(self, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        round_ = current_round(game)
        gained = round_.acting_gained if choice.minion == round_.acting else round_.opposing_gained
        return ONE_SOURCE if gained else None

    def apply(self, game: Vtes, play: PlayCard) -> None:
        current_round(game).gain_additional(game, play.minion, self.amount)


class Prevent(Effect):
    """Prevent damage to the minion itself. V5 'Damage Resolution'."""

    windows = frozenset({"prevent"})
    elsewhere = NO_DAMAGE
    rules = ("vtes.combat.damage.prevention-by-damaged-minion",)

    def __init__(self, amount: int, aggravated: bool = True) -> None:
        self.amount, self.aggravated = amount, aggravated

    def refusal(self, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not isinstance(frame, DamageResolution) or frame.current.victim != choice.minion:
            return NO_DAMAGE
        left = frame.current.total if self.aggravated else frame.current.normal
        return None if left > 0 else NOTHING_TO_PREVENT

    def apply(self, game: Vtes, play: PlayCard) -> None:
        damage = game.within(DamageResolution)
        assert damage is not None
        damage.prevent(game, self.amount, self.aggravated)


class ManeuverOnceEachCombat(Ability):
    """The bearer's optional maneuver with a weapon, which then has to be struck with. V5 'Determine Range'."""

    windows = frozenset({"range"})
    name = "maneuver"

    def refusal(self, game: Vtes, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        round_ = game.within(Round)
        if round_ is None or card.host not in (round_.acting, round_.opposing):
            return Refusal("vtes.combat-card.played-in-combat", "the bearer is not in combat")
        if game.spent(card, "combat:maneuver"):
            return ONCE_EACH_COMBAT
        if round_.last_maneuver == card.host:
            return TWO_MANEUVERS
        committed = round_.commitment(card.host)
        return SECOND_WEAPON if committed and committed != card.id else None

    def apply(self, game: Vtes, card: InPlay, choice: Use) -> None:
        game.spend(card, "combat:maneuver")
        game.cite(("vtes.combat.maneuver.sources",))
        current_round(game).maneuver(game, card.host, card.id)


class OwnManeuverOnceEachCombat(Ability):
    """A minion's own optional maneuver, with no weapon."""

    windows = frozenset({"range"})
    name = "maneuver"

    def refusal(self, game: Vtes, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        round_ = game.within(Round)
        if round_ is None or card.id not in (round_.acting, round_.opposing):
            return Refusal("vtes.combat-card.played-in-combat", "the minion is not in combat")
        if game.spent(card, "combat:maneuver"):
            return ONCE_EACH_COMBAT
        return TWO_MANEUVERS if round_.last_maneuver == card.id else None

    def apply(self, game: Vtes, card: InPlay, choice: Use) -> None:
        game.spend(card, "combat:maneuver")
        game.cite(("vtes.combat.maneuver.sources",))
        current_round(game).maneuver(game, card.id)


class PressForLife(Ability):
    """The card burns 1 life to give its controller's combatant a press."""

    windows = frozenset({"press"})
    name = "press"

    def refusal(self, game: Vtes, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        combatant = frame.combatant_of(game, card.controller) if isinstance(frame, Round) else NO_CARD
        if not combatant:
            return Refusal("vtes.combat-card.played-in-combat", "the seat has no minion in combat")
        return Press().refusal(game, frame, card.controller, Play(card.card, combatant))

    def apply(self, game: Vtes, card: InPlay, choice: Use) -> None:
        round_ = current_round(game)
        combatant = round_.combatant_of(game, card.controller)
        game.burn_blood(card, 1)
        round_.press(game, combatant)
        game.lose_last_life(card)


def strike_sources(game: Vtes, minion: CardId) -> list[InPlay]:
    """The cards in play that a combatant can strike with now."""
    combatant = game.cards[minion]
    found = []
    for source in (combatant, *game.attached_to(combatant)):
        behaviour = BEHAVIOUR.get(source.card)
        printed = behaviour.strike if behaviour is not None else None
        if printed is not None and not (printed.once_each_combat and game.spent(source, "combat:strike")):
            found.append(source)
    return found


def opportunity_refusal(round_: Round, pair: StrikePair | None, minion: CardId) -> Refusal | None:
    """Why a combatant may not choose a strike at all now, or None. V5 'Choose Strike'."""
    mine = minion == round_.acting
    if pair is None or not (pair.acting_strikes if mine else pair.opposing_strikes):
        return NO_STRIKE_LEFT
    if (pair.acting_strike if mine else pair.opposing_strike) is not None:
        return HAS_CHOSEN
    return ACTING_FIRST if not mine and pair.acting_strikes and pair.acting_strike is None else None


def strike_refusal(game: Vtes, round_: Round, choice: choices.Strike) -> Refusal | None:
    """Why a strike that needs no card from the hand may not be chosen now, or None."""
    pair = game.within(StrikePair)
    if choice.minion not in (round_.acting, round_.opposing):
        return NOT_A_STRIKE
    if (refusal := opportunity_refusal(round_, pair, choice.minion)) is not None:
        return refusal
    committed = round_.commitment(choice.minion) if pair is not None and pair.initial else NO_CARD
    if committed and choice.with_ != committed:
        return COMMITTED
    if choice.target and round_.range != "long":
        return RETAINER_AT_LONG_RANGE
    if choice.with_ == choices.HANDS:
        return NOT_RANGED if choice.target else None
    source = game.cards.get(choice.with_)
    if source is None or (source.id != choice.minion and source.host != choice.minion):
        return NOT_A_STRIKE
    if choice.target and not strikes_at_range(source):
        return NOT_RANGED
    if source in strike_sources(game, choice.minion):
        return None
    return ONCE_EACH_COMBAT if game.spent(source, "combat:strike") else NOT_A_STRIKE


def strikes_at_range(source: InPlay) -> bool:
    """Whether the strike that a card in play gives is ranged and inflicts anything."""
    printed = BEHAVIOUR[source.card].strike if source.card in BEHAVIOUR else None
    return printed is not None and printed.strike.ranged


def printed_strike(game: Vtes, source: InPlay, minion: CardId) -> Strike:
    """The strike of a card in play, as it is chosen; its limit is spent by that."""
    printed = BEHAVIOUR[source.card].strike
    assert printed is not None
    if printed.once_each_combat:
        game.spend(source, "combat:strike")
    weapon = source.id if source.host else CardId(0)
    return msgspec.structs.replace(printed.strike, name=source.facts.name, weapon=weapon)
