"""Blood from the Alliances. Rulebook, 'Feed'."""

from __future__ import annotations

from reference_engine.kernel.frames import Frame, procedure, rule
from reference_engine.vendetta.frenzy import blood
from reference_engine.vendetta.table.card_facts import ALLIES
from reference_engine.vendetta.table.state import Table


@procedure
class Feed(Frame, kw_only=True):
    """The phase in which every player collects Blood from their Alliance."""

    @rule(
        "vendetta.feed.collect-blood",
        "vendetta.feed.allies-and-victims-both-feed",
        "vendetta.feed.drained-cards-do-not-feed",
        "vendetta.cards.ally.feed-value",
    )
    def collect(self, game: Table) -> None:
        for seat in game.turn_order():
            fed = sum(ALLIES[card].feed for card in game.seats[seat].alliance)
            game.gain_blood(seat, fed)
            if fed < 0 and game.edition.negative_feed == "costs-blood":
                blood.lose(game, seat, -fed)

    STEPS = (collect,)
