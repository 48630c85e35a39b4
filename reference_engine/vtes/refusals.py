"""Reasons why a card cannot be played or used as chosen, from every chapter of the rules."""

from __future__ import annotations

from collections.abc import Mapping

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl import declaring, language, rulings, usable_cards
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.combat import combat_state
from reference_engine.vtes.combat.striking import JUST_STOLEN
from reference_engine.vtes.control import contests
from reference_engine.vtes.playing import requirements
from reference_engine.vtes.playing.card_being_played import AS_PLAYED, NOTHING_ELSE
from reference_engine.vtes.table.state import CONTESTED, STOLEN, InPlay, Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vtes import choices

ELSEWHEN: Mapping[type[Choice], Refusal] = {
    choices.Block: Refusal("vtes.minion-phase.others-ready-unlocked-minions-may-block", "there is no action to block"),
    choices.ChooseStrike: Refusal(
        "vtes.combat.choose.every-minion-chooses-a-strike", "strikes are chosen only in the strike step of combat"
    ),
    choices.ChooseTerms: Refusal(
        "vtes.politics.terms-chosen-only-after-success", "there is no referendum with terms to choose"
    ),
}
"""Maps a kind of choice to its refusal outside its windows."""


def refusal(game: Table, frame: Frame, seat: Seat, choice: Choice) -> Refusal | None:
    """Return why one frame does not allow a choice, or None.

    Only the innermost frame judges plays and uses; every frame judges the other choices.
    """
    if not isinstance(choice, choices.Play | choices.Use):
        return frame.refusal(game, seat, choice)
    if isinstance(choice, choices.Play) and declaring.way_of(choice) is None:
        return language.NO_SUCH_LEVEL
    if game.decision is None or frame is not game.stack[-1]:
        return None
    if isinstance(choice, choices.Play):
        return refusal_of_play(game, frame, seat, choice)
    if choice.card_:
        return combat_state.gain_refusal(game, frame, seat, choice)
    return refusal_of_use(game, frame, seat, choice)


def refusal_of_play(game: Table, frame: Frame, seat: Seat, choice: choices.Play) -> Refusal | None:
    mode = declaring.way_of(choice)
    assert mode is not None
    refusal = requirements.requirement_refusal(game, mode, seat, choice)
    if refusal is None and game.window() not in mode.windows:
        if game.window() == AS_PLAYED:
            refusal = mode.not_as_played() or NOTHING_ELSE
        else:
            refusal = mode.out_of_place(game, frame, seat, choice)
    refusal = refusal or mode.refusal(game, frame, seat, choice)
    game.cite(rulings.followed(choice.card, refusal.rule) if refusal is not None else ())
    return refusal


def refusal_of_use(game: Table, frame: Frame, seat: Seat, choice: choices.Use) -> Refusal | None:
    card = game.cards.get(choice.card)
    if card is None:
        return None
    refusal = refusal_of_use_in_play(game, frame, seat, choice, card)
    game.cite(rulings.followed(card.card, refusal.rule) if refusal is not None else ())
    return refusal


def refusal_of_use_in_play(game: Table, frame: Frame, seat: Seat, choice: choices.Use, card: InPlay) -> Refusal | None:
    if card.region == CONTESTED:
        return contests.IS_CONTESTED
    if game.spent(card, STOLEN):
        return JUST_STOLEN
    by_window = BEHAVIOUR[card.card].abilities if card.card in BEHAVIOUR else {}
    if (grant := usable_cards.granted(game, card, choice.effect)) is not None:
        by_window = {window: [grant] for window in grant.windows}
    elif choice.effect in usable_cards.GRANTED:
        return usable_cards.NOT_GRANTED
    open_now = game.window()
    for window in sorted(by_window, key=lambda name: name != open_now):
        for ability in by_window[window]:
            if ability.name == choice.effect:
                if open_now == AS_PLAYED and AS_PLAYED not in ability.windows:
                    return NOTHING_ELSE
                if ability.user(game, card) != seat:
                    return language.NOT_ITS_USER
                if (refusal := ability.refusal(game, frame, card, choice)) is not None:
                    return refusal
                if open_now in ability.windows:
                    return None
                return ability.elsewhere
    return None
