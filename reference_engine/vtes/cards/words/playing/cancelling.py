"""Cancellation of a card as it is played. V5 'Playing a Card', 'Cancel a card', 'Reflex cards'."""

from __future__ import annotations

from collections.abc import Callable

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.card_dsl.language import CardInUse, Effect
from reference_engine.vtes.combat.rounds import Round
from reference_engine.vtes.playing import card_being_played
from reference_engine.vtes.playing.card_being_played import AS_PLAYED, Playing
from reference_engine.vtes.table.state import Table
from scenarios.wire_types.vtes.choices import Play

TOO_LATE = Refusal("vtes.card.as-played.cancel-effects-allowed", "a card can be cancelled only as it is played")
NO_SUCH_CARD = Refusal("vtes.golden-rule.cards-override-rules", "this cannot cancel a card of that kind")
NOT_THEIRS = Refusal("vtes.golden-rule.cards-override-rules", "this cannot cancel that player's card")
NOT_AGAINST_IT = Refusal(
    "vtes.reflex.cancels-card-played-against-the-minion", "no card is being played against the minion"
)
OTHER_KIND = Refusal("vtes.reflex.cancels-card-played-against-the-minion", "this cannot cancel a card of that kind")


Matter = Callable[[Table, Playing, Seat, Play], Refusal | None]
"""Returns why an effect does not concern the card being played, or None."""


def a_card(*kinds: str, needing: tuple[str, ...] = (), subtype: str = "") -> Matter:
    """Return a test for a card played as one of several kinds.

    `needing` and `subtype` limit it to cards with such a Discipline or subtype.
    """

    def matter(game: Table, playing: Playing, seat: Seat, choice: Play) -> Refusal | None:
        way = playing.way()
        fits = way.played_as(game, playing.seat) in kinds and (
            not needing or any(code in needing for code, _ in way.needs)
        )
        if subtype and subtype not in BEHAVIOUR[playing.card].facts.subtypes:
            return NO_SUCH_CARD
        return None if fits else NO_SUCH_CARD

    return matter


def a_minion_card(game: Table, playing: Playing, seat: Seat, choice: Play) -> Refusal | None:
    """Accept only a card that a minion plays."""
    return None if playing.way().BY_MINION else NO_SUCH_CARD


def of_another_methuselah(game: Table, playing: Playing, seat: Seat, choice: Play) -> Refusal | None:
    return None if playing.seat != seat else NOT_THEIRS


def of_predator_or_prey(game: Table, playing: Playing, seat: Seat, choice: Play) -> Refusal | None:
    return None if playing.seat in (game.predator(seat), game.prey(seat)) else NOT_THEIRS


def of_the_opposing_minion(game: Table, playing: Playing, seat: Seat, choice: Play) -> Refusal | None:
    round_ = game.within(Round)
    return None if round_ is not None and playing.minion == round_.opponent(choice.minion) else NOT_THEIRS


class Cancel(Effect):
    """Cancels the card being played. Its cost is not paid, unless the text leaves that out."""

    windows = frozenset({AS_PLAYED})
    elsewhere = TOO_LATE

    def __init__(self, *matters: Matter, unpaid: bool = True) -> None:
        self.matters, self.unpaid = matters, unpaid

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not isinstance(frame, Playing):
            return TOO_LATE
        for matter in self.matters:
            if (refusal := matter(game, frame, seat, choice)) is not None:
                return refusal
        return None

    def apply(self, game: Table, play: CardInUse) -> None:
        if (playing := card_being_played.played_last(game)) is not None:
            playing.cancel(game, self.unpaid)


class Reflex(Cancel):
    """Lets a minion cancel a card played against it. V5 'Reflex cards'."""

    rules = ("vtes.reflex.cancels-card-played-against-the-minion",)

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not isinstance(frame, Playing) or of_the_opposing_minion(game, frame, seat, choice) is not None:
            return NOT_AGAINST_IT
        if super().refusal(game, frame, seat, choice) is not None:
            return OTHER_KIND
        return None
