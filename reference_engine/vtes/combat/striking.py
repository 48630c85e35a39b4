"""Strikes that cards give: from the hand, from weapons, from a minion's own text. V5 'Choose Strike'."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from reference_engine.kernel import NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.combat import gains
from reference_engine.vtes.combat.course import Commitment, Round
from reference_engine.vtes.combat.strikes import HAND_STRIKE, Strike, StrikePair, equipment_of, retainers_of
from reference_engine.vtes.declarations.declaring import BEHAVIOUR, way_of
from reference_engine.vtes.declarations.language import UNAIMED, Effect, Targets
from reference_engine.vtes.table import choices
from reference_engine.vtes.table.choices import Play
from reference_engine.vtes.table.state import STOLEN, InPlay

if TYPE_CHECKING:
    from reference_engine.vtes.game import Vtes
    from reference_engine.vtes.playing.play import PlayCard

NOT_ITS_STEP = Refusal("vtes.combat.sequence.seven-steps-in-order", "the step of combat for this is another one")
COMMITTED = Refusal("vtes.combat.choose.committed-by-maneuver", "the minion has to strike with what it maneuvered with")
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
SECOND_STRIKE = Refusal(
    "vtes.combat.maneuver.no-second-strike-card-or-weapon",
    "the minion has maneuvered with a weapon or a strike card this round",
)
MANEUVER_EARLIER = Refusal(
    "vtes.combat.maneuver.strike-card-played-in-range-step", "its maneuver is used while range is determined"
)
HANDS_ONLY = Refusal("vtes.golden-rule.cards-override-rules", "a card allows hand strikes only in this round")
NO_EQUIPMENT = Refusal(
    "vtes.combat.destroy-equipment.burns-one", "the opposing minion has no equipment that the strike could take"
)
NO_WEAPON = Refusal(
    "vtes.combat.destroy-weapon.must-choose-weapon", "the opposing minion has no weapon that the strike could take"
)
JUST_STOLEN = Refusal(
    "vtes.combat.steal-equipment.unusable-this-round", "stolen equipment cannot be used in the round of the theft"
)


class StrikeWith(Effect):
    """Strike so; `maneuver`: with an optional maneuver, `close` for one to close range only."""

    windows = frozenset({"strike"})
    elsewhere = NOT_ITS_STEP
    rules = ("vtes.combat.choose.source-combat-card",)

    def __init__(self, strike: Strike, maneuver: str = "") -> None:
        self.strike, self.maneuver = strike, maneuver
        if maneuver:
            self.windows = frozenset({"range", "strike"})

    def targets(self, game: Vtes, frame: Frame, seat: Seat, minion: CardId) -> Targets:
        if isinstance(frame, Round):
            return ((NO_CARD, NOBODY, gains.MANEUVER),)
        if not self.strike.ranged or self.strike.takes:
            return UNAIMED
        round_ = game.within(Round)
        assert round_ is not None
        return [*UNAIMED, *((retainer.id, NOBODY, "") for retainer in retainers_of(game, round_.opponent(minion)))]

    def refusal(self, game: Vtes, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        round_ = game.within(Round)
        assert round_ is not None
        if isinstance(frame, Round):
            return self.maneuver_refusal(round_, choice)
        if not isinstance(frame, StrikePair):
            return NO_STRIKE_LEFT
        if choice.mode:
            return MANEUVER_EARLIER
        if (refusal := opportunity_refusal(game, round_, frame, choice.minion)) is not None:
            return refusal
        if choice.target and round_.range != "long":
            return RETAINER_AT_LONG_RANGE
        if choice.target and not self.strike.ranged:
            return NOT_RANGED
        if frame.initial and round_.commitment(choice.minion) is not None:
            return COMMITTED
        return self.usable_refusal(game, round_, choice.minion)

    def maneuver_refusal(self, round_: Round, choice: Play) -> Refusal | None:
        """Why the card may not be played for its maneuver now, or None."""
        if not self.maneuver or choice.mode != gains.MANEUVER:
            return NOT_ITS_STEP
        if round_.commitment(choice.minion) is not None:
            return SECOND_STRIKE
        only = "close" if self.maneuver == "close" else ""
        return gains.maneuver_refusal(round_, choice.minion, only)

    def usable_refusal(self, game: Vtes, round_: Round, minion: CardId) -> Refusal | None:
        """Why this strike cannot be made now, or None."""
        if round_.hands_only and not self.strike.hand:
            return HANDS_ONLY
        if self.strike.takes and not equipment_of(game, round_.opponent(minion), self.strike.takes_weapon):
            return NO_WEAPON if self.strike.takes_weapon else NO_EQUIPMENT
        return None

    def apply(self, game: Vtes, play: PlayCard) -> None:
        pair = game.within(StrikePair)
        if pair is None:
            round_ = game.within(Round)
            assert round_ is not None
            game.cite(("vtes.combat.maneuver.strike-card-played-in-range-step",))
            round_.maneuver(game, play.minion, Commitment(NO_CARD, play.card, play.level, play.discipline))
        else:
            pair.set_strike(game, play.minion, self.named(play.card, play.target))

    def named(self, card: Card, retainer: CardId = NO_CARD) -> Strike:
        return msgspec.structs.replace(self.strike, name=BEHAVIOUR[card].facts.name, retainer=retainer)


def strike_card(commitment: Commitment) -> StrikeWith:
    """What the strike card says that a combatant has maneuvered with."""
    mode = way_of(Play(commitment.card, level=commitment.level, discipline=commitment.discipline))
    assert mode is not None
    return next(effect for effect in mode.effects if isinstance(effect, StrikeWith))


def strike_sources(game: Vtes, minion: CardId) -> list[InPlay]:
    """The cards in play that could give a combatant a strike: itself, and what it bears."""
    combatant = game.cards[minion]
    return [
        source
        for source in (combatant, *game.attached_to(combatant))
        if source.card in BEHAVIOUR and BEHAVIOUR[source.card].strike is not None
    ]


def opportunity_refusal(game: Vtes, round_: Round, pair: StrikePair | None, minion: CardId) -> Refusal | None:
    """Why a combatant may not choose a strike at all now, or None. V5 'Choose Strike'."""
    mine = minion == round_.acting
    if pair is None or not (pair.acting_strikes if mine else pair.opposing_strikes):
        return NO_STRIKE_LEFT
    if (pair.acting_strike if mine else pair.opposing_strike) is not None:
        return HAS_CHOSEN
    return ACTING_FIRST if not mine and pair.choosing(game) == round_.acting else None


def strike_refusal(game: Vtes, round_: Round, choice: choices.Strike) -> Refusal | None:
    """Why a strike that plays no card from the hand may not be chosen now, or None."""
    pair = game.within(StrikePair)
    if choice.minion not in (round_.acting, round_.opposing):
        return NOT_A_STRIKE
    if (refusal := opportunity_refusal(game, round_, pair, choice.minion)) is not None:
        return refusal
    commitment = round_.commitment(choice.minion) if pair is not None and pair.initial else None
    if commitment is not None and (choice.with_, choice.with__) != (commitment.weapon, commitment.card):
        return COMMITTED
    if choice.target and round_.range != "long":
        return RETAINER_AT_LONG_RANGE
    if choice.with_ == choices.HANDS:
        return NOT_RANGED if choice.target else None
    if choice.with__:
        if commitment is None:
            return NOT_A_STRIKE
        effect = strike_card(commitment)
        if choice.target and not effect.strike.ranged:
            return NOT_RANGED
        return effect.usable_refusal(game, round_, choice.minion)
    return source_refusal(game, round_, choice)


def source_refusal(game: Vtes, round_: Round, choice: choices.Strike) -> Refusal | None:
    """Why a combatant may not strike with a card in play, itself or one that it bears, or None."""
    source = game.cards.get(choice.with_)
    if source is None or (source.id != choice.minion and source.host != choice.minion):
        return NOT_A_STRIKE
    printed = BEHAVIOUR[source.card].strike if source.card in BEHAVIOUR else None
    if choice.target and (printed is None or not printed.strike.ranged):
        return NOT_RANGED
    if printed is None:
        return NOT_A_STRIKE
    if game.spent(source, STOLEN):
        return JUST_STOLEN
    if printed.once_each_combat and game.spent(source, "combat:strike"):
        return ONCE_EACH_COMBAT
    return HANDS_ONLY if round_.hands_only and not printed.strike.hand else None


def chosen_strike(game: Vtes, round_: Round, choice: choices.Strike) -> Strike:
    """The strike that a choice stands for, which plays no card; its limit is spent by that."""
    if choice.with_ == choices.HANDS:
        return HAND_STRIKE
    if choice.with__:
        commitment = round_.commitment(choice.minion)
        assert commitment is not None
        return strike_card(commitment).named(commitment.card)
    source = game.cards[choice.with_]
    printed = BEHAVIOUR[source.card].strike
    assert printed is not None
    if printed.once_each_combat:
        game.spend(source, "combat:strike")
    weapon, weapon_card = (source.id, source.card) if source.host else (NO_CARD, Card(0))
    return msgspec.structs.replace(printed.strike, name=source.facts.name, weapon=weapon, weapon_card=weapon_card)
