"""Granting of titles. V5 'Vampire Sects', glossary 'Title'."""

from __future__ import annotations

from reference_engine.kernel import Card, Seat
from reference_engine.vtes.sects import contested_titles, titles
from reference_engine.vtes.sects.titles import NEEDS_CLAN, OF_A_CLAN, SECT_OF_TITLE, SUSPENDED
from reference_engine.vtes.table.state import ATTACHED, InPlay, Table
from scenarios.wire_types.vtes import events


def may_receive(game: Table, vampire: InPlay, granted: str, of: str) -> bool:
    """Return whether a vampire is of the sect, and of the clan, that a title belongs to."""
    game.cite(("vtes.sect.title.needs-appropriate-sect-to-receive", *SUSPENDED.get(granted, ())))
    if granted in OF_A_CLAN:
        game.cite(NEEDS_CLAN[granted])
        if game.clan(vampire) != of:
            return False
    return game.sect(vampire) == SECT_OF_TITLE[granted]


def receive(game: Table, vampire: InPlay, granted: str, of: str, card: Card, owner: Seat) -> None:
    """Give a vampire a title `of` a city or clan, with the card that represents it. An earlier title is lost."""
    if titles.held(vampire):
        game.cite(("vtes.sect.title.at-most-one",))
        if vampire.contesting:
            contested_titles.give_up(game, vampire, "vtes.sect.title.gain-while-contesting-yields-contested-one")
        elif not titles.suits(game, vampire):
            contested_titles.give_up(game, vampire, "vtes.sect.title.suspended-title-yielded-on-new-title")
        else:
            game.emit(events.TitleLost(vampire.id), "vtes.sect.title.new-one-replaces-even-if-lower")
            contested_titles.burn_title_cards(game, vampire)
    game.put_in_play(card, owner, vampire.controller, ATTACHED, vampire.id)
    vampire.title, vampire.city = granted, of
    game.emit(events.TitleGained(vampire.id, granted), "vtes.glossary.title-card.is-placeholder")
    contested_titles.claim(game, vampire)
