"""Unique titles and their contests. V5 'Contested Titles'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.cached_query import cached_query
from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vtes import choices, events

RULES_OF_CLAIM = {
    "prince": ("vtes.sect.camarilla.prince-belongs-to-a-city",),
    "baron": ("vtes.sect.anarch.baron-belongs-to-a-city",),
    "archbishop": ("vtes.legacy.sabbat.archbishop-belongs-to-a-city",),
    "justicar": ("vtes.sect.camarilla.justicar-unique-per-clan",),
    "inner circle": ("vtes.sect.camarilla.inner-circle-unique-per-clan",),
    "kholo": ("vtes.legacy.laibon.kholo-unique-per-clan",),
    "regent": ("vtes.legacy.sabbat.regent-unique",),
    "primogen": ("vtes.sect.camarilla.primogen-not-unique-not-contested",),
    "magaji": ("vtes.legacy.laibon.magaji-not-unique",),
    **dict.fromkeys(("bishop", "priscus", "cardinal"), ("vtes.legacy.sabbat.bishop-priscus-cardinal-not-unique",)),
}
"""Rules on how many vampires can hold a title."""

CONTESTED_BY_ANY = {
    "prince": ("vtes.sect.camarilla.prince-contested-by-any-title-of-same-city",),
    "baron": ("vtes.sect.anarch.baron-contested-by-prince-archbishop-baron-of-same-city",),
    "archbishop": ("vtes.legacy.sabbat.archbishop-contested-by-any-title-of-same-city",),
}

TITLE_PAID = "turn:contest of titles"
"""Limit spent on a vampire once its blood has been paid this turn."""

TITLE_PAID_ELSEWHEN = Refusal(
    "vtes.title-contest.cost-one-blood-per-own-unlock-phase",
    "you can pay for a contested title only in your unlock phase",
)
TITLE_YIELDED_ELSEWHEN = Refusal(
    "vtes.title-contest.may-yield-instead", "you can yield a title only in your unlock phase"
)
NO_TITLE_DUE = Refusal(
    "vtes.title-contest.cost-one-blood-per-own-unlock-phase", "the vampire has no contested title to pay for"
)
NO_BLOOD_FOR_TITLE = Refusal("vtes.title-contest.must-yield-without-blood", "the vampire has no blood and must yield")
IN_TORPOR = Refusal(
    "vtes.title-contest.torpor-vampire-must-yield-in-unlock-phase", "the vampire is in torpor and must yield"
)
PAY_OR_YIELD_TITLE = Refusal(
    "vtes.title-contest.may-yield-instead", "you must pay for or yield each contested title first"
)


def claimants(game: Table, vampire: InPlay) -> list[InPlay]:
    """Return the other vampires in play that claim the same unique title."""
    wanted = titles.office(vampire)
    return [
        other
        for other in game.cards.values()
        if other.id != vampire.id and other.region in (READY, TORPOR) and titles.office(other) == wanted
    ]


def claim(game: Table, vampire: InPlay) -> None:
    """Called when a vampire has come into play with a title, or gained one. Another claimant starts a contest."""
    if not titles.suits(game, vampire):
        return
    game.cite(("vtes.title-contest.some-titles-unique", *RULES_OF_CLAIM.get(titles.held(vampire), ())))
    if titles.office(vampire) is None:
        return
    rivals = claimants(game, vampire)
    for suspended in [rival for rival in rivals if not titles.suits(game, rival)]:
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
                *CONTESTED_BY_ANY.get(titles.held(contestant), ()),
            )
            if title_cards(game, contestant):
                game.cite(("vtes.glossary.title-card.contest-paid-with-blood",))


def title_cards(game: Table, vampire: InPlay) -> list[InPlay]:
    """Return the cards on a vampire that represent its title. V5 glossary, 'Title'."""
    return [card for card in game.attached_to(vampire) if "title" in card.facts.subtypes]


def burn_title_cards(game: Table, vampire: InPlay) -> None:
    for card in title_cards(game, vampire):
        game.burn(card)
        game.cite(("vtes.glossary.title-card.burned-when-title-yielded-or-lost",))


def give_up(game: Table, vampire: InPlay, *rules: str) -> None:
    """Permanently take a title from a vampire that contests it or may not use it."""
    vampire.title, vampire.city, vampire.contesting = "-", "", False
    game.emit(events.TitleYielded(vampire.id), "vtes.title-contest.yielding-loses-title-for-good", *rules)
    burn_title_cards(game, vampire)


def rivals_left(game: Table, vampire: InPlay) -> bool:
    return any(other.contesting for other in claimants(game, vampire))


@cached_query
def due(game: Table, seat: Seat) -> list[InPlay]:
    """Return the vampires that still have to pay for their title, or yield it, in this unlock phase."""
    return [
        vampire
        for vampire in game.controlled(seat, READY, TORPOR)
        if vampire.contesting and not game.spent(vampire, TITLE_PAID) and rivals_left(game, vampire)
    ]


def win(game: Table, seat: Seat) -> None:
    """Give every vampire of a Methuselah the title that nobody contests any more."""
    for vampire in list(game.controlled(seat, READY, TORPOR)):
        if vampire.contesting and not rivals_left(game, vampire):
            vampire.contesting = False
            game.emit(events.TitleWon(vampire.id), "vtes.title-contest.winner-acquires-title-next-unlock-phase")


def ways_out(game: Table, seat: Seat) -> list[Choice]:
    """Return the choices to pay or yield, for each vampire that needs one."""
    found: list[Choice] = []
    for vampire in due(game, seat):
        if vampire.region == READY and vampire.counters > 0:
            found.append(choices.ContestCard(vampire.id))
        found.append(choices.YieldCard(vampire.id))
    return found


def settle(game: Table, choice: choices.ContestCard | choices.YieldCard) -> None:
    """Pay for a contested title, or yield it."""
    vampire = game.cards[choice.card]
    if isinstance(choice, choices.ContestCard):
        game.spend(vampire, TITLE_PAID)
        game.cite(("vtes.title-contest.cost-one-blood-per-own-unlock-phase",))
        game.burn_blood(vampire, 1)
    else:
        give_up(game, vampire, "vtes.title-contest.may-yield-instead")


def refusal(game: Table, seat: Seat, choice: Choice, vampire: InPlay, in_own_unlock_phase: bool) -> Refusal | None:
    """Return why a title cannot be paid for or yielded now, or None."""
    pays = isinstance(choice, choices.ContestCard)
    if not in_own_unlock_phase:
        return TITLE_PAID_ELSEWHEN if pays else TITLE_YIELDED_ELSEWHEN
    if choice in ways_out(game, seat):
        return None
    if pays and vampire in due(game, seat):
        return IN_TORPOR if vampire.region == TORPOR else NO_BLOOD_FOR_TITLE
    return NO_TITLE_DUE
