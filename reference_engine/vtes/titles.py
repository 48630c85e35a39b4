"""Titles of which there is only one, and what becomes of them. V5 'Contested Titles', 'Vampire Sects'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Choice, Refusal
from reference_engine.vtes import choices, events
from reference_engine.vtes.table import READY, SECT_OF_TITLE, TORPOR, InPlay

if TYPE_CHECKING:
    from reference_engine.vtes.game import Vtes

OF_A_CITY = ("prince", "baron", "archbishop")
"""The titles that belong to a city, of which one vampire holds one."""

BELONGS_TO_A_CITY = {
    "prince": ("vtes.sect.camarilla.prince-belongs-to-a-city",),
    "baron": ("vtes.sect.anarch.baron-belongs-to-a-city",),
}
CONTESTED_BY_ANY = {
    "prince": ("vtes.sect.camarilla.prince-contested-by-any-title-of-same-city",),
    "baron": ("vtes.sect.anarch.baron-contested-by-prince-archbishop-baron-of-same-city",),
}

SUSPENDED = {
    "prince": ("vtes.sect.camarilla.titles-need-camarilla",),
    "primogen": ("vtes.sect.camarilla.titles-need-camarilla",),
    "baron": ("vtes.sect.anarch.baron-suspended-on-sect-change", "vtes.sect.anarch.baron-needs-anarch"),
}
"""What the rules say of a vampire that leaves the sect of its title."""

PAID = "turn:contest of titles"
"""The limit that is spent on a vampire once its blood has been paid in this turn."""

PAID_ELSEWHEN = Refusal(
    "vtes.title-contest.cost-one-blood-per-own-unlock-phase", "it is paid in the unlock phase of the vampire's seat"
)
YIELDED_ELSEWHEN = Refusal(
    "vtes.title-contest.may-yield-instead", "a title is yielded in the unlock phase of the vampire's seat"
)
NOT_DUE = Refusal("vtes.title-contest.cost-one-blood-per-own-unlock-phase", "the vampire has no contest to pay for now")
NO_BLOOD = Refusal("vtes.title-contest.must-yield-without-blood", "the vampire has no blood, and has to yield")
IN_TORPOR = Refusal(
    "vtes.title-contest.torpor-vampire-must-yield-in-unlock-phase", "the vampire is in torpor, and has to yield"
)
PAY_OR_YIELD = Refusal(
    "vtes.title-contest.may-yield-instead", "each contested title is paid for or yielded before the phase ends"
)


def held(vampire: InPlay) -> str:
    """The title that a vampire has, may it use it or not; empty where it has none."""
    title = vampire.title or vampire.facts.title
    return "" if title == "-" else title


def city(vampire: InPlay) -> str:
    """The city of the title that a vampire has; empty where it has none."""
    return (vampire.city or vampire.facts.city) if held(vampire) in OF_A_CITY else ""


def suits(game: Vtes, vampire: InPlay) -> bool:
    """Whether the sect of a vampire is the one of its title."""
    return game.sect(vampire) == SECT_OF_TITLE[held(vampire)]


def claimants(game: Vtes, vampire: InPlay) -> list[InPlay]:
    """The other vampires in play with a title to the same city."""
    wanted = city(vampire)
    return [
        other
        for other in game.cards.values()
        if wanted and other.id != vampire.id and other.region in (READY, TORPOR) and city(other) == wanted
    ]


def claim(game: Vtes, vampire: InPlay) -> None:
    """Called when a vampire has come into play, or to the sect of its title: with another claimant, a contest."""
    if held(vampire) == "primogen":
        game.cite(("vtes.sect.camarilla.primogen-not-unique-not-contested",))
    if vampire.region not in (READY, TORPOR) or not city(vampire) or not suits(game, vampire):
        return
    game.cite(("vtes.title-contest.some-titles-unique", *BELONGS_TO_A_CITY.get(held(vampire), ())))
    rivals = claimants(game, vampire)
    for suspended in [rival for rival in rivals if not suits(game, rival)]:
        give_up(game, suspended, "vtes.sect.title.suspended-title-yielded-when-contested")
        rivals.remove(suspended)
    for contestant in (*rivals, vampire) if rivals else ():
        if not contestant.contesting:
            contestant.contesting = True
            game.emit(
                events.TitleContested(contestant.id),
                "vtes.title-contest.starts-when-two-claim",
                "vtes.title-contest.contestants-count-as-untitled",
                "vtes.title-contest.contestants-stay-controlled-and-active",
                *CONTESTED_BY_ANY.get(held(contestant), ()),
            )


def give_up(game: Vtes, vampire: InPlay, *rules: str) -> None:
    """Take a title from a vampire, for good."""
    vampire.title, vampire.city, vampire.contesting = "-", "", False
    game.emit(events.TitleYielded(vampire.id), "vtes.title-contest.yielding-loses-title-for-good", *rules)


def rivals_left(game: Vtes, vampire: InPlay) -> bool:
    return any(other.contesting for other in claimants(game, vampire))


def due(game: Vtes, seat: Seat) -> list[InPlay]:
    """The vampires that have still to pay for their title, or to yield it, in this unlock phase."""
    return [
        vampire
        for vampire in game.controlled(seat, READY, TORPOR)
        if vampire.contesting and not game.spent(vampire, PAID) and rivals_left(game, vampire)
    ]


def win(game: Vtes, seat: Seat) -> None:
    """Give every vampire of a Methuselah the title that nobody contests any more."""
    for vampire in list(game.controlled(seat, READY, TORPOR)):
        if vampire.contesting and not rivals_left(game, vampire):
            vampire.contesting = False
            game.emit(events.TitleWon(vampire.id), "vtes.title-contest.winner-acquires-title-next-unlock-phase")


def ways_out(game: Vtes, seat: Seat) -> list[Choice]:
    """Paying and yielding, for each vampire that waits for it."""
    found: list[Choice] = []
    for vampire in due(game, seat):
        if vampire.region == READY and vampire.counters > 0:
            found.append(choices.ContestCard(vampire.id))
        found.append(choices.YieldCard(vampire.id))
    return found


def settle(game: Vtes, choice: choices.ContestCard | choices.YieldCard) -> None:
    """Pay for a contested title, or yield it."""
    vampire = game.cards[choice.card]
    if isinstance(choice, choices.ContestCard):
        game.spend(vampire, PAID)
        game.cite(("vtes.title-contest.cost-one-blood-per-own-unlock-phase",))
        game.burn_blood(vampire, 1)
    else:
        give_up(game, vampire, "vtes.title-contest.may-yield-instead")


def refusal(game: Vtes, seat: Seat, choice: Choice, vampire: InPlay, in_own_unlock_phase: bool) -> Refusal | None:
    """Why a title cannot be paid for or yielded now, or None."""
    pays = isinstance(choice, choices.ContestCard)
    if not in_own_unlock_phase:
        return PAID_ELSEWHEN if pays else YIELDED_ELSEWHEN
    if choice in ways_out(game, seat):
        return None
    if pays and vampire in due(game, seat):
        return IN_TORPOR if vampire.region == TORPOR else NO_BLOOD
    return NOT_DUE
