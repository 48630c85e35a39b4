"""What the rules have against a choice in view of a procedure under way: whose rules are asked, choice by choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.kernel import NO_CARD, CardId, Seat
from reference_engine.kernel.decisions import Choice, Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.actions import slaves
from reference_engine.vtes.actions.course import Action
from reference_engine.vtes.combat import gains
from reference_engine.vtes.combat.course import Round
from reference_engine.vtes.combat.striking import JUST_STOLEN, strike_refusal
from reference_engine.vtes.control import contests
from reference_engine.vtes.declarations import declaring, language
from reference_engine.vtes.declarations.declaring import BEHAVIOUR
from reference_engine.vtes.legacy import red_list
from reference_engine.vtes.playing import offers
from reference_engine.vtes.playing.as_played import AS_PLAYED, NOTHING_ELSE, Playing
from reference_engine.vtes.playing.play import requirement_refusal
from reference_engine.vtes.politics import referendum as politics
from reference_engine.vtes.politics.political_actions import terms_refusal
from reference_engine.vtes.table import choices
from reference_engine.vtes.table.state import CONTESTED, STOLEN
from reference_engine.vtes.torpor.diablerie import NOT_BLOCKED, BloodHunt
from reference_engine.vtes.turn import burn_option, legality
from reference_engine.vtes.turn.phases import Phase

if TYPE_CHECKING:
    from reference_engine.vtes.game import Vtes


def refusal(game: Vtes, frame: Frame, seat: Seat, choice: Choice) -> Refusal | None:
    """What the rules have against a choice in view of one procedure under way, or None."""
    match choice:
        case choices.Play():
            return refusal_of_play(game, frame, seat, choice)
        case choices.Use(card_=played) if played:
            return refusal_of_gain(game, frame, seat, choice)
        case choices.Use(card=card_id):
            return refusal_of_use(game, frame, seat, choice, card_id)
        case choices.Discard(card=card) if isinstance(frame, burn_option.BurnOption):
            return frame.discard_refusal(game, seat, card)
        case choices.Block() if isinstance(frame, Playing) and game.window() == AS_PLAYED:
            return NOTHING_ELSE
        case choices.Block() if isinstance(frame, BloodHunt):
            return NOT_BLOCKED
        case choices.Substitute(minion=minion) if isinstance(frame, Action):
            return slaves.substitute_refusal(game, frame, seat, game.cards.get(minion))
        case choices.Take() | choices.Award() if isinstance(frame, red_list.AwardTrophies):
            return red_list.award_refusal(game, frame, seat, choice)
        case choices.Block(minion=minion) if isinstance(frame, Action):
            blocker = game.cards.get(minion)
            return legality.NOT_YOUR_MINION if blocker is None else frame.block_refusal(game, seat, blocker)
        case choices.Vote() | choices.CastBallot() if isinstance(frame, politics.Referendum):
            return frame.cast_refusal(game, seat, choice)
        case choices.ChooseTerms():
            return terms_refusal(game, frame, seat, choice)
        case choices.Strike() if isinstance(frame, Round):
            return strike_refusal(game, frame, choice)
        case _ if isinstance(frame, Phase):
            return legality.phase_refusal(game, frame, seat, choice)
    return None


def refusal_of_play(game: Vtes, frame: Frame, seat: Seat, choice: choices.Play) -> Refusal | None:
    mode = declaring.way_of(choice)
    if mode is None:
        return language.NO_SUCH_LEVEL
    if game.decision is None or frame is not game.stack[-1]:
        return None
    refusal = requirement_refusal(game, mode, seat, choice)
    if refusal is None and game.decision.window not in mode.windows:
        if game.decision.window == AS_PLAYED:
            return mode.not_as_played() or NOTHING_ELSE
        refusal = mode.out_of_place(game, frame, seat, choice)
    return refusal or mode.refusal(game, frame, seat, choice)


def refusal_of_gain(game: Vtes, frame: Frame, seat: Seat, choice: choices.Use) -> Refusal | None:
    if game.decision is None or frame is not game.stack[-1]:
        return None
    round_ = game.within(Round)
    minion = round_.combatant_of(game, seat) if round_ is not None else NO_CARD
    if round_ is None or not minion:
        return gains.none_left(choice)
    return gains.refusal(game, round_.combat(game), round_, minion, choice, game.decision.window)


def refusal_of_use(game: Vtes, frame: Frame, seat: Seat, choice: choices.Use, card_id: CardId) -> Refusal | None:
    card = game.cards.get(card_id)
    if card is None or game.decision is None or frame is not game.stack[-1]:
        return None
    if card.region == CONTESTED:
        return contests.OUT_OF_PLAY
    if game.spent(card, STOLEN):
        return JUST_STOLEN
    by_window = BEHAVIOUR[card.card].abilities if card.card in BEHAVIOUR else {}
    if (grant := offers.granted(game, card, choice.effect)) is not None:
        by_window = {window: [grant] for window in grant.windows}
    open_now = game.decision.window
    for window in sorted(by_window, key=lambda name: name != open_now):
        for ability in by_window[window]:
            if ability.name == choice.effect:
                if open_now == AS_PLAYED and AS_PLAYED not in ability.windows:
                    return NOTHING_ELSE
                if ability.user(game, card) != seat:
                    return language.NOT_ITS_USER
                if (refusal := ability.refusal(game, frame, card, choice)) is not None:
                    return refusal
                if game.decision.window in ability.windows:
                    return None
                return ability.elsewhere
    return None
