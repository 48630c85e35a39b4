"""Plays and uses available to a seat in a window, and their execution. V5 'Card Types', 'Sequencing'."""

from __future__ import annotations

from reference_engine.kernel import NO_CARD, CardId, Seat
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl import rulings, usable_cards
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR, PLAYED_IN, way_of
from reference_engine.vtes.card_dsl.language import Mode
from reference_engine.vtes.playing import requirements
from reference_engine.vtes.playing.play_card import PlayCard
from reference_engine.vtes.table.state import STOLEN, Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vtes.choices import Play, Use


def usable(game: Table, seat: Seat, window: str, frame: Frame) -> list[Choice]:
    """Return every legal play from a seat's hand and use of a card in play in a window."""
    found: list[Choice] = []
    playable = PLAYED_IN.get(window, {})
    held = [card for card in game.seats[seat].hand if card in playable]
    for number in dict.fromkeys(held) if held else ():
        for mode in playable[number]:
            for minion in mode.players(game, frame, seat) if mode.BY_MINION else (NO_CARD,):
                found += plays(game, mode, frame, seat, minion)
    for card, ability in usable_cards.to_use(game, window):
        if ability.user(game, card) == seat and not game.spent(card, STOLEN):
            uses = ability.choices(game, frame, card)
            found += [use for use in uses if ability.refusal(game, frame, card, use) is None]
    return found


def carry_out(game: Table, seat: Seat, choice: Choice) -> None:
    """Play a card from the hand, or use one in play."""
    if isinstance(choice, Play):
        way = way_of(choice)
        assert way is not None
        game.call(way.announce(game, seat, choice) or as_it_is(seat, choice))
    elif isinstance(choice, Use):
        card = game.cards[choice.card]
        game.cite(rulings.followed(card.card, "used"))
        if "location" in card.facts.subtypes:
            game.cite(("vtes.master.location.repeated-use", "vtes.master.location.usable-the-turn-played"))
        ability = usable_cards.granted(game, card, choice.effect)
        if ability is None:
            behaviour = BEHAVIOUR[card.card]
            ability = behaviour.used_for(game, game.stack[-1], card, choice)
            game.cite(behaviour.reasons.get(id(ability), ()))
        ability.apply(game, card, choice)


def as_it_is(seat: Seat, choice: Play) -> PlayCard:
    """Return the procedure for playing a card that announces no action."""
    return PlayCard(
        seat=seat, card=choice.card, minion=choice.minion, level=choice.level,
        target=choice.target, target_seat=choice.target_seat, mode=choice.mode, other=choice.other, x=choice.x,
        discipline=choice.discipline,
    )  # fmt: skip


def plays(game: Table, mode: Mode, frame: Frame, seat: Seat, minion: CardId) -> list[Play]:
    """Return every legal play of a card in hand by a minion in one way.

    Missing means are checked first, because they do not depend on the target.
    """
    if requirements.means_refusal(game, mode, seat, mode.unaimed(minion)) is not None:
        return []
    return [
        play
        for play in mode.plays(game, frame, seat, minion)
        if mode.refusal(game, frame, seat, play) is None and requirements.means_refusal(game, mode, seat, play) is None
    ]
