"""Requirements that a card's text makes of its player or the table. V5 'Requirements for Playing Cards'."""

from __future__ import annotations

from collections.abc import Callable

from reference_engine.kernel import Card, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.language import CardInUse, Condition, Effect
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table.state import IN_PLAY, OUT_OF_PLAY, InPlay, Table
from scenarios.wire_types.vtes.choices import Play

RULE = "vtes.card.req.text-requirements-count"
OTHER_TITLE = Refusal(RULE, "the vampire does not have a title that the card requires")
NOT_TITLED = Refusal(RULE, "the card requires a titled vampire")
OTHER_SECT = Refusal(RULE, "the vampire is not of a sect that the card requires")

OF_SECT = {
    "Anarch": ("vtes.sect.anarch.some-cards-need-anarch",),
    "Independent": ("vtes.sect.independent.default-when-no-major-sect",),
}
"""Rules on vampires of a sect that a card requires."""

NO_ANARCH = Refusal("vtes.sect.anarch.some-cards-need-anarch", "the card requires an Anarch")
IS_ANARCH = Refusal(RULE, "the card requires a vampire that is not an Anarch")
TOO_YOUNG = Refusal(RULE, "the vampire's capacity is too small for this card")
NO_TITLE = Refusal("vtes.card.req.text-requirements-count", "the vampire does not have a title that the card requires")
ONLY_WITH_THE_EDGE = Refusal("vtes.golden-rule.cards-override-rules", "you need the Edge to play this card")
TOO_FEW_IN_PLAY = Refusal("vtes.golden-rule.cards-override-rules", "too few cards of the required kind are in play")


def requires_title(*allowed: str) -> Condition:
    """Require a vampire with a title from `allowed`."""

    def condition(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        game.cite((RULE,))
        return None if titles.title(game, game.cards[choice.minion]) in allowed else OTHER_TITLE

    return condition


def requires_titled(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
    """Require a vampire with any title."""
    return None if titles.title(game, game.cards[choice.minion]) else NOT_TITLED


def requires_sect(*sects: str) -> Condition:
    """Require a vampire of a sect from `sects`."""

    def condition(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        sect = game.sect(game.cards[choice.minion])
        if sect in sects:
            game.cite((RULE, *OF_SECT.get(sect, ())))
            return None
        return NO_ANARCH if sects == ("Anarch",) else OTHER_SECT

    return condition


def requires_no_anarch(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
    """Require a vampire of any sect but the Anarchs."""
    return IS_ANARCH if game.sect(game.cards[choice.minion]) == "Anarch" else None


def requires_capacity(least: int) -> Condition:
    """Require a vampire of that capacity or more."""

    def condition(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return None if game.capacity(game.cards[choice.minion]) >= least else TOO_YOUNG

    return condition


def all_of(*conditions: Condition) -> Condition:
    """Require a vampire that meets all of the conditions."""

    def condition(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        for each in conditions:
            if (refusal := each(game, frame, seat, choice)) is not None:
                return refusal
        return None

    return condition


class Holding(Effect):
    """Requires a vampire with a title from `titles`."""

    def __init__(self, *titles: str) -> None:
        self.titles = titles

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return None if titles.title(game, game.cards[choice.minion]) in self.titles else NO_TITLE

    def apply(self, game: Table, play: CardInUse) -> None:
        game.cite((NO_TITLE.rule,))


def with_the_edge(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
    """Require the Edge."""
    return None if game.edge == seat else ONLY_WITH_THE_EDGE


def copies_controlled(card: Card) -> Callable[[Table, Seat], int]:
    """Return a function that counts a Methuselah's copies of a card."""

    def count(game: Table, seat: Seat) -> int:
        return sum(other.card == card for other in game.controlled(seat, IN_PLAY))

    return count


def in_play_at_least(amount: int, subtype: str) -> Condition:
    """Require at least this many cards of a subtype in play."""

    def condition(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        there = [card for card in game.cards.values() if card.region not in OUT_OF_PLAY]
        found = sum(subtype in card.facts.subtypes for card in there)
        return None if found >= amount else TOO_FEW_IN_PLAY

    return condition


def bearer_has(code: str, level: int = 1) -> Callable[[Table, InPlay], bool]:
    """Return a test whether the bearer has at least that level of a Discipline."""

    def condition(game: Table, bearer: InPlay) -> bool:
        game.cite(("vtes.glossary.bearer.qualified-bearer-only-may-use",))
        return game.discipline(bearer, code) >= level

    return condition
