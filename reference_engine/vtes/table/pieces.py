"""Players, cards in play and temporary effects, as flat records."""

from __future__ import annotations

import msgspec

from reference_engine.kernel import NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.flat_record import FlatRecord
from reference_engine.vtes.table.card_facts import Facts, facts_in_play, parts_of

NOTHING_PRINTED = Facts(Card(0), "", ())
"""Placeholder facts of a record that has no card yet."""


class Methuselah(FlatRecord):
    """A player: pool, piles and score. Piles hold printed cards; an ordered pile has its top first."""

    name: str
    pool: int = 30
    victory_points: int = 0
    ousted: bool = False
    withdrawing: bool = False
    """True if a withdrawal has been announced and has not failed so far."""
    hand: tuple[Card, ...] = ()
    library: tuple[Card, ...] = ()
    """Part of the library with a known order; `unordered_library` is below it."""
    unordered_library: tuple[Card, ...] = ()
    crypt: tuple[Card, ...] = ()
    unordered_crypt: tuple[Card, ...] = ()
    ash_heap: tuple[Card, ...] = ()
    removed: tuple[Card, ...] = ()
    awaited: tuple[str, ...] = ()
    """Period until which each played card waits to be replaced; one entry per card."""
    out_of_turn: bool = False
    """True if the player has played an out-of-turn master card since their last turn."""
    actions_ahead: int = 0
    """Change of the number of master phase actions in the next master phase, from cards played before it."""
    trifle_ahead: bool = False
    """True if an out-of-turn trifle gave such an action."""

    def no_longer_awaits(self, period: str) -> bool:
        """Remove the replacements that waited for this period, and return whether there were any."""
        waited = period in self.awaited
        if waited:
            self.awaited = tuple(other for other in self.awaited if other != period)
        return waited


class InPlay(FlatRecord):
    """A card on the table. Its counters are blood on a vampire, life on an ally or retainer."""

    id: CardId
    card: Card
    owner: Seat
    controller: Seat
    region: str
    locked: bool = False
    counters: int = 0
    host: CardId = NO_CARD
    attached: tuple[CardId, ...] = ()
    level: str = ""
    sect: str = ""
    """Sect, if play has changed it; else the printed one applies.

    `clan` and `title` work likewise; title `-` is none.
    """
    clan: str = ""
    """Clan of a minion if play has changed it; on a card attached to a minion, the clan it gives the minion."""
    title: str = ""
    city: str = ""
    """City of a title that play has changed, or the clan whose title it is."""
    contesting: bool = False
    """True if the title is contested, so that the vampire counts as having none."""
    used: tuple[str, ...] = ()
    """Limits already spent. Each is a period, a colon, and the limited use."""
    recruited: bool = False
    wounded: bool = False
    marked: bool = False
    """True for a Red List minion marked for the turn."""
    traits: tuple[str, ...] | None = None
    """All traits of the minion, if play has changed them; else the printed ones apply."""
    returns_to: str = ""
    """Region that a contested card left, unless it is on another card."""
    base_owner: Seat = NOBODY
    """Owner of a merged vampire's base card; `owner` owns the advanced one."""

    facts: Facts = NOTHING_PRINTED
    """Facts of `card` on the table, stored because they are read more often than anything else."""

    def __post_init__(self) -> None:
        self.facts = facts_in_play()[self.card]

    def become(self, card: Card) -> None:
        """Turn the card into another one."""
        self.card, self.facts = card, facts_in_play()[card]

    @property
    def parts(self) -> tuple[tuple[Card, Seat], ...]:
        """Printed cards in this card, each with its owner: two for a merged vampire, else one."""
        numbers = parts_of(self.card)
        if numbers is None:
            return ((self.card, self.owner),)
        return (numbers[0], self.owner), (numbers[1], self.base_owner)


class Change(msgspec.Struct, frozen=True):
    """A temporary change of a minion's number.

    `until` is action, referendum, combat, round or turn.
    """

    stat: str
    subject: CardId
    amount: int
    until: str
    source: Card = Card(0)
    seat: Seat = NOBODY
    """Methuselah whose number changes, if it is not a minion's."""
    by: CardId = NO_CARD
    """Card in play that the change depends on; the change ends with it."""
    about: CardId = NO_CARD
    """Card in play that the change refers to, where the name alone is ambiguous."""
    limit: int = 0
    """Maximum pool of the target at which the change counts, if it depends on that."""


class Loan(msgspec.Struct, frozen=True):
    """A card due to return to its earlier controller.

    `until` is `turn`, the end of a turn of `borrower`, or `unlock`, its unlock phase.
    """

    card: CardId
    lender: Seat
    borrower: Seat
    until: str


BURNED_WITH_HOST = {
    "equipment": ("vtes.equipment-card.burned-with-bearer",),
    "retainer": ("vtes.retainer-card.burned-with-employer",),
}
"""Rules for kinds of card that are burned with the minion they are on."""

INTO_ASH_HEAP = ("vtes.burn.card-goes-to-owners-ash-heap", "vtes.glossary.ash-heap.discarded-cards-to-owner")
"""Rules for the ash heap that a card goes to."""
