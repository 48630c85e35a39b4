"""Sects and clans, and titles after a change of either. V5 'Vampire Sects'."""

from __future__ import annotations

from reference_engine.vtes.sects import contested_titles, titles
from reference_engine.vtes.table.state import InPlay, Table
from scenarios.wire_types.vtes import events

INDEPENDENT = "Independent"

PRINTED = {
    "Anarch": ("vtes.sect.anarch.printed-default",),
    INDEPENDENT: ("vtes.sect.independent.default-when-no-major-sect",),
}
"""Rules for vampires that belong to a sect from the start."""


def enter(game: Table, vampire: InPlay) -> None:
    """Called when a vampire has come into play, with the sect on its card."""
    game.cite(
        (
            "vtes.sect.exactly-one-at-any-time",
            "vtes.glossary.sect.clans-have-no-default-sect",
            *PRINTED.get(game.sect(vampire), ()),
        )
    )
    contested_titles.claim(game, vampire)


def change_sect(game: Table, vampire: InPlay, sect: str) -> None:
    """Change a vampire's sect; its clan stays. A title of another sect cannot be used."""
    before = titles.title(game, vampire)
    vampire.sect = sect
    game.emit(
        events.SectChanged(vampire.id, sect), "vtes.sect.change-replaces-old-sect", "vtes.sect.exactly-one-at-any-time"
    )
    if sect == "Anarch":
        game.cite(
            (
                "vtes.sect.anarch.becoming-anarch-is-change-of-sect",
                "vtes.sect.anarch.sect-has-no-effect-of-its-own",
            )
        )
    if before and not titles.title(game, vampire):
        game.cite(("vtes.sect.title.benefit-suspended-after-sect-change", *titles.SUSPENDED.get(before, ())))
    look_at_title(game, vampire)


def clan_changed(game: Table, vampire: InPlay, before: str) -> None:
    """Called when a vampire's clan has changed; its sect stays. `before` is its title before the change."""
    game.emit(events.ClanChanged(vampire.id, game.clan(vampire)), "vtes.glossary.sect.clan-change-keeps-sect")
    if before and not titles.title(game, vampire):
        game.cite(("vtes.sect.title.benefit-suspended-after-clan-change", *titles.NEEDS_CLAN.get(before, ())))
    look_at_title(game, vampire)


def clan_leaves(game: Table, card: InPlay, vampire: InPlay) -> None:
    """Called when a card is about to leave a vampire to which it gives a clan."""
    before, clan = titles.title(game, vampire), game.clan(vampire)
    card.clan = ""
    if game.clan(vampire) != clan:
        clan_changed(game, vampire, before)


def look_at_title(game: Table, vampire: InPlay) -> None:
    """Update the title of a vampire whose sect or clan has changed: it may be lost to a contest, or be back."""
    if titles.held(vampire) and titles.office(vampire) is None and titles.held(vampire) not in titles.SECT_OF_TITLE:
        game.cite(("vtes.sect.independent.printed-vote-title-not-bound-to-sect",))
    if vampire.contesting and not titles.suits(game, vampire):
        contested_titles.give_up(game, vampire, "vtes.sect.title.suspended-title-yielded-when-contested")
    contested_titles.claim(game, vampire)
