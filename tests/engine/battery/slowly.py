"""VTES without caches: checks every card in hand and in play at every query."""

from __future__ import annotations

from collections.abc import Iterator

from reference_engine.kernel import NO_CARD, CardId, Seat
from reference_engine.kernel.frames import Frame
from reference_engine.vtes import Vtes
from reference_engine.vtes.card_dsl import usable_cards
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR, PLAYED_IN, USED_IN
from reference_engine.vtes.card_dsl.language import Ability
from reference_engine.vtes.playing import requirements
from reference_engine.vtes.playing.sequencing import Sequenced
from reference_engine.vtes.table.card_and_seat_names import in_position_order
from reference_engine.vtes.table.state import OUT_OF_PLAY, STOLEN, InPlay
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vtes.choices import Play, Use

WINDOWS = sorted(PLAYED_IN.keys() | USED_IN.keys())


def stale_caches(game: Vtes) -> Iterator[str]:
    """Yield differences between the game's caches and the cards that are actually in play and in hand."""
    fresh = game.copy()
    for place in range(len(game.seats)):
        seat = Seat(place)
        for region in dict.fromkeys(card.region for card in game.cards.values()):
            there = [card.id for card in game.cards.values() if card.controller == seat and card.region == region]
            if [card.id for card in game.controlled(seat, region)] != there:
                yield f"seat {seat} controls {there} in the region {region}"
    if [card.id for card in in_position_order(game)] != [card.id for card in in_position_order(fresh)]:
        yield "the cards are in another order"
    for window in WINDOWS:
        uses = list(to_use(game, window))
        if list(usable_cards.to_use(game, window)) != uses:
            yield f"in the window {window} usable are {[(card.id, ability.name) for card, ability in uses]}"
        able = {ability.user(game, card) for card, ability in uses}
        able |= {Seat(place) for place, seat in enumerate(game.seats) if any(ways(card, window) for card in seat.hand)}
        if usable_cards.who_could(game, window) != able:
            yield f"in the window {window} the seats {sorted(able)} hold something"
    if game.decision is not None and not game.decision.by_chance:
        yield from not_offered(fresh)


def not_offered(game: Vtes) -> Iterator[str]:
    """Yield missing plays and uses of the open decision, and of seats that should have decided earlier."""
    decision, frame = game.decision, game.stack[-1]
    assert decision is not None
    offered = [option for option in decision.options if isinstance(option, Play | Use)]
    found = list(usable(game, decision.seat, decision.window, frame))
    if isinstance(frame, Sequenced):
        found += [each for each in frame.extra_options(game, decision.seat, decision.window) if isinstance(each, Use)]
        for seat in frame.order(game)[: frame.order(game).index(decision.seat)]:
            if seat not in frame.passed and any(usable(game, seat, decision.window, frame)):
                yield f"seat {seat} would have been asked first"
    if len(offered) != len(found) or set(offered) != set(found):
        yield f"offered {offered} out of {found}"


def ways(card: int, window: str) -> list[object]:
    """Return the ways to play a card in a window."""
    return [mode for mode in BEHAVIOUR[card].modes.values() if window in mode.windows]  # type: ignore[index]


def to_use(game: Vtes, window: str) -> Iterator[tuple[InPlay, Ability]]:
    """Yield every ability of every card in play."""
    for card in game.cards.values():
        if card.card in BEHAVIOUR and card.region not in OUT_OF_PLAY:
            for ability in BEHAVIOUR[card.card].abilities.get(window, ()):
                yield card, ability
    for change in game.modifiers:
        for name, ability in usable_cards.GRANTED.items():
            if change.stat == name and change.subject in game.cards and window in ability.windows:
                yield game.cards[change.subject], ability


def usable(game: Vtes, seat: Seat, window: str, frame: Frame) -> Iterator[Choice]:
    """Yield every legal play and use of a seat, trying each card in hand with each card in play."""
    for card in dict.fromkeys(game.seats[seat].hand):
        for mode in BEHAVIOUR[card].modes.values():
            if window in mode.windows:
                players = [CardId(player) for player in game.cards] if mode.BY_MINION else [NO_CARD]
                for player in players:
                    for play in mode.plays(game, frame, seat, player):
                        lacking = requirements.requirement_refusal(game, mode, seat, play)
                        if (lacking or mode.refusal(game, frame, seat, play)) is None:
                            yield play
    for held, ability in to_use(game, window):
        if ability.user(game, held) == seat and not game.spent(held, STOLEN):
            for use in ability.choices(game, frame, held):
                if ability.refusal(game, frame, held, use) is None:
                    yield use
