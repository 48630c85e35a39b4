"""Clans and Disciplines, and the names that they had on older cards. V5 glossary."""

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
"""Every clan that there is, whether the data have a vampire of it or not."""

DISCIPLINE_CARDS = {
    "Animalism": "ani", "Auspex": "aus", "Celerity": "cel", "Dominate": "dom", "Fortitude": "for", "Obfuscate": "obf",
    "Potence": "pot", "Presence": "pre", "Blood Sorcery": "tha", "Thaumaturgy": "tha",
}  # fmt: skip
"""Master cards of the subtype Discipline, with the code of what they give."""

OLD_CLANS = {"Assamite": "Banu Haqim", "Follower of Set": "Ministry"}
"""Old names of clans, with the names that they have now."""

RULES_OF_CLANS = {
    "Banu Haqim": ("vtes.glossary.alias.assamite-is-banu-haqim",),
    "Ministry": ("vtes.glossary.alias.follower-of-set-is-ministry",),
}
"""What says so."""

OLD_DISCIPLINES = {"Thaumaturgy": ("vtes.glossary.alias.thaumaturgy-is-blood-sorcery",)}
"""Discipline cards with an old name, and what says that they give the Discipline of today."""

ANTITRIBU = " antitribu"


@cache
def clan_today(clan: str) -> str:
    """The name of a clan now; of several separated by a slash, each; an antitribu clan with its counterpart."""
    return "/".join(_today(each) for each in clan.split("/"))


def _today(clan: str) -> str:
    bare = clan.removesuffix(ANTITRIBU)
    return OLD_CLANS.get(bare, bare) + clan[len(bare) :]


@cache
def rules_of_clan(printed: str) -> tuple[str, ...]:
    """The rules that read an old name on a card as the clan of today; none for a name that is not old."""
    old = [each for each in printed.split("/") if _today(each) != each]
    return tuple(rule for each in old for rule in RULES_OF_CLANS[_today(each.removesuffix(ANTITRIBU))])
