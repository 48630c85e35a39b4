"""Titles: of what sect, clan or city they are, and who may use theirs. V5 'Vampire Sects'."""

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
"""The sect that each title belongs to. Votes of an Independent's own belong to none. V5 'Vampire Sects'."""

OF_A_CITY = ("prince", "baron", "archbishop")
"""The titles that belong to a city, of which one vampire holds one."""

OF_A_CLAN = ("justicar", "inner circle", "kholo")
"""The titles of which each clan has one, for a vampire of that clan."""

OF_ALL = ("regent",)
"""The titles of which there is one."""

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


def own_votes(title: str) -> int:
    """The votes of an Independent's own, which count as a title: as many as it says; 0 for any other title."""
    found = re.fullmatch(r"(1) vote|([2-9]|[1-9]\d+) votes", title)
    return int(found[1] or found[2]) if found else 0


def known(title: str) -> bool:
    """Whether there is a title of that name. `-` stands for having none."""
    return title in ("", "-") or title in SECT_OF_TITLE or own_votes(title) > 0


def held(vampire: InPlay) -> str:
    """The title that a vampire has, may it use it or not; empty where it has none."""
    title = vampire.title or vampire.facts.title
    return "" if title == "-" else title


@cached_query
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
                "vtes.published.personal-titles.kept-in-another-sect",
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
