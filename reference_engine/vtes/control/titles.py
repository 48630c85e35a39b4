"""Titles of which there is only one, and what becomes of them. V5 'Contested Titles', 'Vampire Sects'."""

from __future__ import annotations

from reference_engine.kernel import Card, Seat
from reference_engine.kernel.decisions import Choice, Refusal
from reference_engine.vtes.table import choices, events
from reference_engine.vtes.table.state import ATTACHED, READY, TORPOR, InPlay, Table

SECT_OF_TITLE = {
    "primogen": "Camarilla", "prince": "Camarilla", "justicar": "Camarilla", "inner circle": "Camarilla",
    "baron": "Anarch",
    "bishop": "Sabbat", "archbishop": "Sabbat", "priscus": "Sabbat", "cardinal": "Sabbat", "regent": "Sabbat",
    "kholo": "Laibon", "magaji": "Laibon",
}  # fmt: skip
"""The sect that each title belongs to. Votes of an Independent's own belong to none. V5 'Vampire Sects'."""

OF_A_CITY = ("prince", "baron", "archbishop")
"""The titles that belong to a city, of which one vampire holds one."""

OF_A_CLAN = ("justicar", "inner circle", "kholo")
"""The titles of which each clan has one, for a vampire of that clan."""

OF_ALL = ("regent",)
"""The titles of which there is one."""

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
"""What the rules say of how many vampires hold a title."""

CONTESTED_BY_ANY = {
    "prince": ("vtes.sect.camarilla.prince-contested-by-any-title-of-same-city",),
    "baron": ("vtes.sect.anarch.baron-contested-by-prince-archbishop-baron-of-same-city",),
    "archbishop": ("vtes.legacy.sabbat.archbishop-contested-by-any-title-of-same-city",),
}

SUSPENDED = {
    **dict.fromkeys(("prince", "primogen", "justicar", "inner circle"), ("vtes.sect.camarilla.titles-need-camarilla",)),
    "baron": ("vtes.sect.anarch.baron-suspended-on-sect-change", "vtes.sect.anarch.baron-needs-anarch"),
    **dict.fromkeys(
        ("bishop", "archbishop", "priscus", "cardinal", "regent"), ("vtes.legacy.sabbat.titles-need-sabbat",)
    ),
    **dict.fromkeys(("kholo", "magaji"), ("vtes.legacy.laibon.titles-need-laibon",)),
}
"""What the rules say of a vampire outside the sect of its title."""

NEEDS_CLAN = {
    **dict.fromkeys(("justicar", "inner circle"), ("vtes.sect.camarilla.justicar-and-inner-circle-need-clan",)),
    "kholo": ("vtes.legacy.laibon.kholo-needs-clan",),
}
"""What the rules say of a vampire outside the clan of its title."""

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


def title(game: Table, vampire: InPlay) -> str:
    """The title that a vampire has and may use; empty where it has none, or it is contested or suspended."""
    found = held(vampire)
    if not found:
        return ""
    if vampire.contesting:
        game.cite(("vtes.title-contest.contestants-count-as-untitled",))
        return ""
    if found not in SECT_OF_TITLE:
        game.cite(
            (
                "vtes.sect.independent.printed-votes-count-as-title",
                "vtes.sect.independent.printed-vote-title-not-bound-to-sect",
            )
        )
    if suits(game, vampire):
        return found
    game.cite((*SUSPENDED.get(found, ()), *NEEDS_CLAN.get(found, ())))
    return ""


def city(vampire: InPlay) -> str:
    """The city of the title that a vampire has; empty where it has none."""
    return (vampire.city or vampire.facts.city) if held(vampire) in OF_A_CITY else ""


def clan_of(vampire: InPlay) -> str:
    """The clan whose title a vampire has; empty where the title is of no clan."""
    return (vampire.city or vampire.facts.clan) if held(vampire) in OF_A_CLAN else ""


def office(vampire: InPlay) -> tuple[str, str] | None:
    """What a vampire with a unique title claims, and nobody else may have; None without such a title."""
    found = held(vampire)
    if found in OF_A_CITY:
        return ("city", place) if (place := city(vampire)) else None
    if found in OF_A_CLAN:
        return found, clan_of(vampire)
    return (found, "") if found in OF_ALL else None


def suits(game: Table, vampire: InPlay) -> bool:
    """Whether a vampire is of the sect, and of the clan, of its title."""
    found = held(vampire)
    sect = game.sect(vampire)
    return SECT_OF_TITLE.get(found, sect) == sect and (found not in OF_A_CLAN or game.clan(vampire) == clan_of(vampire))


def claimants(game: Table, vampire: InPlay) -> list[InPlay]:
    """The other vampires in play with a title that only one can have, and that this one has too."""
    wanted = office(vampire)
    return [
        other
        for other in game.cards.values()
        if wanted and other.id != vampire.id and other.region in (READY, TORPOR) and office(other) == wanted
    ]


def claim(game: Table, vampire: InPlay) -> None:
    """Called when a vampire has come into play with a title, or has come to one: with another claimant, a contest."""
    if vampire.region not in (READY, TORPOR) or not held(vampire) or not suits(game, vampire):
        return
    game.cite(RULES_OF_CLAIM.get(held(vampire), ()))
    if office(vampire) is None:
        return
    game.cite(("vtes.title-contest.some-titles-unique",))
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
            if title_cards(game, contestant):
                game.cite(("vtes.glossary.title-card.contest-paid-with-blood",))


def title_cards(game: Table, vampire: InPlay) -> list[InPlay]:
    """The cards on a vampire that stand for its title. V5 glossary, 'Title'."""
    return [card for card in game.attached_to(vampire) if "title" in card.facts.subtypes]


def burn_title_cards(game: Table, vampire: InPlay) -> None:
    for card in title_cards(game, vampire):
        game.burn(card)
        game.cite(("vtes.glossary.title-card.burned-when-title-yielded-or-lost",))


def give_up(game: Table, vampire: InPlay, *rules: str) -> None:
    """Take a title from a vampire that contests it or may not use it, for good."""
    vampire.title, vampire.city, vampire.contesting = "-", "", False
    game.emit(events.TitleYielded(vampire.id), "vtes.title-contest.yielding-loses-title-for-good", *rules)
    burn_title_cards(game, vampire)


def may_receive(game: Table, vampire: InPlay, granted: str, of: str) -> bool:
    """Whether a vampire is of the sect, and of the clan, that a title belongs to."""
    game.cite(("vtes.sect.title.needs-appropriate-sect-to-receive", *SUSPENDED.get(granted, ())))
    if granted in OF_A_CLAN:
        game.cite(NEEDS_CLAN[granted])
        if game.clan(vampire) != of:
            return False
    return game.sect(vampire) == SECT_OF_TITLE[granted]


def receive(game: Table, vampire: InPlay, granted: str, of: str, card: Card, owner: Seat) -> None:
    """Give a vampire a title `of` a city or clan, with the card that stands for it. One that it has had is lost."""
    if held(vampire):
        game.cite(("vtes.sect.title.at-most-one",))
        if vampire.contesting:
            give_up(game, vampire, "vtes.sect.title.gain-while-contesting-yields-contested-one")
        elif not suits(game, vampire):
            give_up(game, vampire, "vtes.sect.title.suspended-title-yielded-on-new-title")
        else:
            game.emit(events.TitleLost(vampire.id), "vtes.sect.title.new-one-replaces-even-if-lower")
            burn_title_cards(game, vampire)
    game.put_in_play(card, owner, vampire.controller, ATTACHED, vampire.id)
    vampire.title, vampire.city = granted, of
    game.emit(events.TitleGained(vampire.id, granted), "vtes.glossary.title-card.is-placeholder")
    claim(game, vampire)


def rivals_left(game: Table, vampire: InPlay) -> bool:
    return any(other.contesting for other in claimants(game, vampire))


def due(game: Table, seat: Seat) -> list[InPlay]:
    """The vampires that have still to pay for their title, or to yield it, in this unlock phase."""
    return [
        vampire
        for vampire in game.controlled(seat, READY, TORPOR)
        if vampire.contesting and not game.spent(vampire, PAID) and rivals_left(game, vampire)
    ]


def win(game: Table, seat: Seat) -> None:
    """Give every vampire of a Methuselah the title that nobody contests any more."""
    for vampire in list(game.controlled(seat, READY, TORPOR)):
        if vampire.contesting and not rivals_left(game, vampire):
            vampire.contesting = False
            game.emit(events.TitleWon(vampire.id), "vtes.title-contest.winner-acquires-title-next-unlock-phase")


def ways_out(game: Table, seat: Seat) -> list[Choice]:
    """Paying and yielding, for each vampire that waits for it."""
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
        game.spend(vampire, PAID)
        game.cite(("vtes.title-contest.cost-one-blood-per-own-unlock-phase",))
        game.burn_blood(vampire, 1)
    else:
        give_up(game, vampire, "vtes.title-contest.may-yield-instead")


def refusal(game: Table, seat: Seat, choice: Choice, vampire: InPlay, in_own_unlock_phase: bool) -> Refusal | None:
    """Why a title cannot be paid for or yielded now, or None."""
    pays = isinstance(choice, choices.ContestCard)
    if not in_own_unlock_phase:
        return PAID_ELSEWHEN if pays else YIELDED_ELSEWHEN
    if choice in ways_out(game, seat):
        return None
    if pays and vampire in due(game, seat):
        return IN_TORPOR if vampire.region == TORPOR else NO_BLOOD
    return NOT_DUE
