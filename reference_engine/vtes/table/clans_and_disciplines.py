"""Clans and Disciplines, and their names on older cards. V5 glossary."""

from __future__ import annotations

from functools import cache

CLANS = (
    "Abomination", "Ahrimane", "Akunanse", "Assamite", "Baali", "Banu Haqim", "Blood Brother", "Brujah",
    "Brujah antitribu", "Caitiff", "Daughter of Cacophony", "Follower of Set", "Gangrel", "Gangrel antitribu",
    "Gargoyle", "Giovanni", "Guruhi", "Harbinger of Skulls", "Hecata", "Ishtarri", "Kiasyd", "Lasombra", "Malkavian",
    "Malkavian antitribu", "Ministry", "Nagaraja", "Nosferatu", "Nosferatu antitribu", "Osebo", "Pander", "Ravnos",
    "Salubri", "Salubri antitribu", "Samedi", "Toreador", "Toreador antitribu", "Tremere", "Tremere antitribu",
    "True Brujah", "Tzimisce", "Ventrue", "Ventrue antitribu",
)  # fmt: skip
"""Every clan, even those without a vampire in the data."""

DISCIPLINE_CARDS = {
    "Animalism": "ani", "Auspex": "aus", "Celerity": "cel", "Dominate": "dom", "Fortitude": "for", "Obfuscate": "obf",
    "Potence": "pot", "Presence": "pre", "Blood Sorcery": "tha", "Thaumaturgy": "tha",
}  # fmt: skip
"""Master cards of the subtype Discipline, with the code of the Discipline they give."""

OLD_CLANS = {"Assamite": "Banu Haqim", "Follower of Set": "Ministry"}
"""Maps an old clan name to the current one."""

RULES_OF_CLANS = {
    "Banu Haqim": ("vtes.glossary.alias.assamite-is-banu-haqim",),
    "Ministry": ("vtes.glossary.alias.follower-of-set-is-ministry",),
}
"""Maps a renamed clan to the rules that rename it."""

OLD_DISCIPLINES = {"Thaumaturgy": ("vtes.glossary.alias.thaumaturgy-is-blood-sorcery",)}
"""Discipline cards with an old name, and the rules that give today's Discipline."""

ANTITRIBU = " antitribu"


@cache
def clan_today(clan: str) -> str:
    """Return the current name of a clan.

    Names separated by a slash are renamed one by one, antitribu clans along with their counterparts.
    """
    return "/".join(_today(each) for each in clan.split("/"))


def _today(clan: str) -> str:
    bare = clan.removesuffix(ANTITRIBU)
    return OLD_CLANS.get(bare, bare) + clan[len(bare) :]


@cache
def rules_of_clan(printed: str) -> tuple[str, ...]:
    """Return the rules that read an old clan name as today's; empty for a current name."""
    old = [each for each in printed.split("/") if _today(each) != each]
    return tuple(rule for each in old for rule in RULES_OF_CLANS[_today(each.removesuffix(ANTITRIBU))])
