"""Faulty engines for editions of VTES: one rule of the older book is missing."""

from __future__ import annotations

import msgspec

from reference_engine.vtes.playing.card_being_played import Playing
from reference_engine.vtes.table.edition import Edition
from reference_engine.vtes.table.state import Table
from reference_engine.vtes.wire import positions
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


def always(change: Changes, toggle: str, value: str) -> None:
    """Use one value of a toggle for every edition."""

    def read(right: Right, name: str | None, game: str, kind: type[Edition]) -> Edition:
        found: Edition = right(name, game, kind)
        return msgspec.structs.replace(found, **{toggle: value})

    change.replace(positions, "edition_of", read)


@wrong("The older book seats no sixth Methuselah", breaks="vtes.classic.overview.player-count")
def _(change: Changes) -> None:
    always(change, "table_size", "up-to-five")


@wrong("By the older book vampires come out at any time", breaks="vtes.classic.influence.emerges-at-end-of-phase")
def _(change: Changes) -> None:
    always(change, "influence_reveal_timing", "any-time")


@wrong("By the older book a vampire may stay", breaks="vtes.classic.influence.emerges-automatically")
def _(change: Changes) -> None:
    always(change, "influence_reveal_mandatory", "no")


@wrong("Blood beyond the capacity stays on the uncontrolled", breaks="vtes.classic.influence.threshold-is-equality")
def _(change: Changes) -> None:
    always(change, "influence_reveal_threshold", "at-least")


@wrong("By the older book a merge burns blood", breaks="vtes.classic.advanced.counters-and-cards-remain")
def _(change: Changes) -> None:
    always(change, "merge_incoming_stack", "burn")


@wrong("By the older book a card waits for its resolution", breaks="vtes.classic.play.to-ash-heap-when-played")
def _(change: Changes) -> None:
    always(change, "played_card_goes_to_ash_heap", "on-resolution")


def waits(change: Changes, masters: bool) -> None:
    """Use the fifth edition's rule for one kind of card, in every edition."""

    def show(right: Right, self: Playing, game: Table) -> None:
        edition = game.edition
        if masters is not bool(self.minion):
            game.edition = msgspec.structs.replace(edition, played_card_goes_to_ash_heap="on-resolution")
        right(self, game)
        game.edition = edition

    change.replace(Playing, "show", show)


@wrong("By the older book a master waits for its resolution", breaks="vtes.classic.master.others-discarded-when-played")
def _(change: Changes) -> None:
    waits(change, masters=True)


@wrong(
    "By the older book a minion's card waits for its resolution", breaks="vtes.classic.minion-card.burned-after-play"
)
def _(change: Changes) -> None:
    waits(change, masters=False)


@wrong("By the older book the predator is asked second", breaks="vtes.classic.sequence.order-after-acting")
def _(change: Changes) -> None:
    always(change, "impulse_order", "prey-predator-rest")
