"""What a card requires of the vampire that plays it, by its text. V5 'Requirements for Playing Cards'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.declarations.language import Condition
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table.choices import Play
from reference_engine.vtes.table.state import Table

RULE = "vtes.card.req.text-requirements-count"

OTHER_TITLE = Refusal(RULE, "the card requires another title of the vampire")
NOT_TITLED = Refusal(RULE, "the card requires a titled vampire")
OTHER_SECT = Refusal(RULE, "the card requires a vampire of another sect")
OF_SECT = {
    "Anarch": ("vtes.sect.anarch.some-cards-need-anarch",),
    "Independent": ("vtes.sect.independent.default-when-no-major-sect",),
}
"""What the rules say of vampires of a sect that a card requires."""

NO_ANARCH = Refusal("vtes.sect.anarch.some-cards-need-anarch", "the card requires an Anarch")
IS_ANARCH = Refusal(RULE, "the card requires a vampire that is not Anarch")
TOO_YOUNG = Refusal(RULE, "the card requires a vampire of larger capacity")


def requires_title(*allowed: str) -> Condition:
    """A vampire with one of these titles."""

    def condition(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        game.cite((RULE,))
        return None if titles.title(game, game.cards[choice.minion]) in allowed else OTHER_TITLE

    return condition


def requires_titled(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
    """A vampire with any title."""
    return None if titles.title(game, game.cards[choice.minion]) else NOT_TITLED


def requires_sect(*sects: str) -> Condition:
    """A vampire of one of these sects."""

    def condition(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        sect = game.sect(game.cards[choice.minion])
        if sect in sects:
            game.cite((RULE, *OF_SECT.get(sect, ())))
            return None
        return NO_ANARCH if sects == ("Anarch",) else OTHER_SECT

    return condition


def requires_no_anarch(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
    """A vampire of any sect but the Anarchs."""
    return IS_ANARCH if game.sect(game.cards[choice.minion]) == "Anarch" else None


def requires_capacity(least: int) -> Condition:
    """A vampire of that capacity or more."""

    def condition(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        return None if game.capacity(game.cards[choice.minion]) >= least else TOO_YOUNG

    return condition


def all_of(*conditions: Condition) -> Condition:
    """A vampire that meets all of these."""

    def condition(game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        for each in conditions:
            if (refusal := each(game, frame, seat, choice)) is not None:
                return refusal
        return None

    return condition
