"""What a seat may play and use in a window, and its carrying out. V5 'Card Types', 'Sequencing'."""

from __future__ import annotations

from reference_engine.kernel import NO_CARD, Seat
from reference_engine.kernel.decisions import Choice, Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.declarations.declaring import BEHAVIOUR, OUT_OF_PLAY, PLAYED_IN, USED_IN, way_of
from reference_engine.vtes.declarations.language import Ability, Mode
from reference_engine.vtes.playing import requirements
from reference_engine.vtes.playing.play_card import PlayCard
from reference_engine.vtes.table.choices import Play, Use
from reference_engine.vtes.table.state import STOLEN, InPlay, Table

GRANTED: dict[str, Ability] = {}
"""Abilities that an effect gives to a minion for a time, by name: a change of that name in force says to whom."""


def granted(game: Table, card: InPlay, name: str) -> Ability | None:
    """What an effect has granted a card in play to be used for, by the `effect` of the choice."""
    return GRANTED[name] if name in GRANTED and game.modified(name, card.id) else None


def play_refusal(game: Table, mode: Mode, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
    """Why a card may not be played so now, or None."""
    return requirements.requirement_refusal(game, mode, seat, choice) or mode.refusal(game, frame, seat, choice)


def usable(game: Table, seat: Seat, window: str, frame: Frame) -> list[Choice]:
    """Every legal play from the hand and use of a card in play that a seat has in a window."""
    found: list[Choice] = []
    playable = PLAYED_IN.get(window, {})
    for number in dict.fromkeys(card for card in game.seats[seat].hand if card in playable):
        for mode in playable[number]:
            players = mode.players(game, frame, seat) if mode.BY_MINION else (NO_CARD,)
            for minion in players:
                plays = mode.plays(game, frame, seat, minion)
                found += [play for play in plays if play_refusal(game, mode, frame, seat, play) is None]
    useful = USED_IN.get(window, {})
    for held in [card for card in game.cards.values() if card.card in useful and card.region not in OUT_OF_PLAY]:
        if game.spent(held, STOLEN):
            continue
        for ability in useful[held.card]:
            if ability.user(game, held) != seat:
                continue
            uses = ability.choices(game, frame, held)
            found += [use for use in uses if ability.refusal(game, frame, held, use) is None]
    for grant in game.modifiers:
        if grant.stat in GRANTED and grant.subject in game.cards and window in GRANTED[grant.stat].windows:
            ability, held = GRANTED[grant.stat], game.cards[grant.subject]
            if ability.user(game, held) == seat:
                uses = ability.choices(game, frame, held)
                found += [use for use in uses if ability.refusal(game, frame, held, use) is None]
    return found


def carry_out(game: Table, seat: Seat, choice: Choice) -> None:
    """Play a card from the hand, or use one in play."""
    if isinstance(choice, Play):
        way = way_of(choice)
        assert way is not None
        game.call(way.announce(game, seat, choice) or as_it_is(seat, choice))
    elif isinstance(choice, Use):
        card = game.cards[choice.card]
        if "location" in card.facts.subtypes:
            game.cite(("vtes.master.location.repeated-use", "vtes.master.location.usable-the-turn-played"))
        ability = granted(game, card, choice.effect)
        if ability is None:
            behaviour = BEHAVIOUR[card.card]
            ability = behaviour.used_for(game, game.stack[-1], card, choice)
            game.cite(behaviour.reasons.get(id(ability), ()))
        ability.apply(game, card, choice)


def as_it_is(seat: Seat, choice: Play) -> PlayCard:
    """The playing of a card that announces no action."""
    return PlayCard(
        seat=seat, card=choice.card, minion=choice.minion, level=choice.level,
        target=choice.target, target_seat=choice.target_seat, mode=choice.mode, other=choice.other, x=choice.x,
        discipline=choice.discipline,
    )  # fmt: skip
