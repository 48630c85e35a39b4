"""Titles: their sect, clan or city, and the vampires that may use them. V5 'Vampire Sects'."""

from __future__ import annotations

import re

from reference_engine.kernel.cached_query import cached_query
from reference_engine.vtes.table.state import InPlay, Table

SECT_OF_TITLE = {
    "primogen": "Camarilla", "prince": "Camarilla", "justicar": "Camarilla", "inner circle": "Camarilla",
    "baron": "Anarch",
    "bishop": "Sabbat", "archbishop": "Sabbat", "priscus": "Sabbat", "cardinal": "Sabbat", "regent": "Sabbat",
    "kholo": "Laibon", "magaji": "Laibon",
}  # fmt: skip
"""Maps each title to its sect. An Independent's own votes belong to no sect. V5 'Vampire Sects'."""

OF_A_CITY = ("prince", "baron", "archbishop")
"""Titles that belong to a city; each city has one holder."""

OF_A_CLAN = ("justicar", "inner circle", "kholo")
"""Titles that belong to a clan; each clan has one holder."""

OF_ALL = ("regent",)
"""Titles with a single holder."""

SUSPENDED = {
    **dict.fromkeys(("prince", "primogen", "justicar", "inner circle"), ("vtes.sect.camarilla.titles-need-camarilla",)),
    "baron": ("vtes.sect.anarch.baron-suspended-on-sect-change", "vtes.sect.anarch.baron-needs-anarch"),
    **dict.fromkeys(
        ("bishop", "archbishop", "priscus", "cardinal", "regent"), ("vtes.legacy.sabbat.titles-need-sabbat",)
    ),
    **dict.fromkeys(("kholo", "magaji"), ("vtes.legacy.laibon.titles-need-laibon",)),
}
"""Rules for a vampire outside the sect of its title."""

NEEDS_CLAN = {
    **dict.fromkeys(("justicar", "inner circle"), ("vtes.sect.camarilla.justicar-and-inner-circle-need-clan",)),
    "kholo": ("vtes.legacy.laibon.kholo-needs-clan",),
}
"""Rules for a vampire outside the clan of its title."""


def own_votes(title: str) -> int:
    """Return the number of votes in an Independent's own title, such as `2 votes`; 0 for any other title."""
    found = re.fullmatch(r"(1) vote|([2-9]|[1-9]\d+) votes", title)
    return int(found[1] or found[2]) if found else 0


def known(title: str) -> bool:
    """Return whether a title exists. `-` means none."""
    return title in ("", "-") or title in SECT_OF_TITLE or own_votes(title) > 0


def held(vampire: InPlay) -> str:
    """Return a vampire's title, usable or not; empty if it has none."""
    title = vampire.title or vampire.facts.title
    return "" if title == "-" else title


@cached_query
def title(game: Table, vampire: InPlay) -> str:
    """Return the title that a vampire may use; empty if it has none, or it is contested or suspended."""
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
                "vtes.published.personal-titles.kept-in-another-sect",
            )
        )
    if suits(game, vampire):
        return found
    game.cite((*SUSPENDED.get(found, ()), *NEEDS_CLAN.get(found, ())))
    return ""


def city(vampire: InPlay) -> str:
    """Return the city of a vampire's title; empty if it has none."""
    return (vampire.city or vampire.facts.city) if held(vampire) in OF_A_CITY else ""


def clan_of(vampire: InPlay) -> str:
    """Return the clan of a vampire's title; empty if it is of no clan."""
    return (vampire.city or vampire.facts.clan) if held(vampire) in OF_A_CLAN else ""


def office(vampire: InPlay) -> tuple[str, str] | None:
    """Return the unique office that a vampire claims, or None without a unique title."""
    found = held(vampire)
    if found in OF_A_CITY:
        return ("city", place) if (place := city(vampire)) else None
    if found in OF_A_CLAN:
        return found, clan_of(vampire)
    return (found, "") if found in OF_ALL else None


def suits(game: Table, vampire: InPlay) -> bool:
    """Return whether a vampire is of the sect, and of the clan, of its title."""
    found = held(vampire)
    sect = game.sect(vampire)
    return SECT_OF_TITLE.get(found, sect) == sect and (found not in OF_A_CLAN or game.clan(vampire) == clan_of(vampire))
