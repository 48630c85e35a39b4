"""What lies on the table and who sits at it, as flat records; and what lasts for a time."""

from __future__ import annotations

import msgspec

from reference_engine.kernel import NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.record import FlatRecord
from reference_engine.vtes.table.facts import Facts, facts_in_play, parts_of

NOTHING_PRINTED = Facts(Card(0), "", ())
"""What a record holds until it knows which card it is."""


class Methuselah(FlatRecord):
    """A player: pool, piles and score. Piles hold printed cards; an ordered pile has its top first."""

    name: str
    pool: int = 30
    victory_points: int = 0
    ousted: bool = False
    withdrawing: bool = False
    """Whether a withdrawal has been announced and has not failed so far."""
    hand: tuple[Card, ...] = ()
    library: tuple[Card, ...] = ()
    """The part of which the order is known; below it lies `unordered_library`."""
    unordered_library: tuple[Card, ...] = ()
    crypt: tuple[Card, ...] = ()
    unordered_crypt: tuple[Card, ...] = ()
    ash_heap: tuple[Card, ...] = ()
    removed: tuple[Card, ...] = ()
    awaited: tuple[str, ...] = ()
    """One entry for each card played that is replaced later: until when."""
    out_of_turn: bool = False
    """Whether an out-of-turn master card has been played since the last turn of one's own."""
    actions_ahead: int = 0
    """What the next master phase has more, or fewer, master phase actions for what has been played before it."""
    trifle_ahead: bool = False
    """Whether one of these was gained from an out-of-turn trifle."""

    def no_longer_awaits(self, period: str) -> bool:
        """Whether cards played were to be replaced after this period; they are to be replaced now."""
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
    """Where play has changed it; else the printed one holds. `clan` and `title` likewise; title `-` is none."""
    clan: str = ""
    """Of a card on a minion: the clan that it gives the minion."""
    title: str = ""
    city: str = ""
    """Of a title that play has changed: its city, or the clan whose title it is."""
    contesting: bool = False
    """Whether the title is contested, so that the vampire counts as having none."""
    used: tuple[str, ...] = ()
    """Limits already spent: each is a period, a colon, and what was used."""
    recruited: bool = False
    wounded: bool = False
    marked: bool = False
    """Whether it is a Red List minion that is marked for the turn."""
    traits: tuple[str, ...] | None = None
    """Where play has changed them, all of its traits; else the printed ones hold."""
    returns_to: str = ""
    """Of a contested card that lies on no other: the region that it left."""
    base_owner: Seat = NOBODY
    """Of a merged vampire: who owns its base card; `owner` owns the advanced one."""

    facts: Facts = NOTHING_PRINTED
    """What `card` is on the table: looked up once, for it is asked more often than anything else."""

    def __post_init__(self) -> None:
        self.facts = facts_in_play()[self.card]

    def become(self, card: Card) -> None:
        """Be another card from now on."""
        self.card, self.facts = card, facts_in_play()[card]

    @property
    def parts(self) -> tuple[tuple[Card, Seat], ...]:
        """The printed cards that it consists of, each with its owner: two of a merged vampire, else one."""
        numbers = parts_of(self.card)
        if numbers is None:
            return ((self.card, self.owner),)
        return (numbers[0], self.owner), (numbers[1], self.base_owner)


class Change(msgspec.Struct, frozen=True):
    """A change of one of a minion's numbers, for a time: `until` is action, referendum, combat, round or turn."""

    stat: str
    subject: CardId
    amount: int
    until: str
    source: Card = Card(0)
    seat: Seat = NOBODY
    """The Methuselah whose number it is, where it is no minion's."""
    by: CardId = NO_CARD
    """The card in play that it hangs on: without that card it is over."""
    about: CardId = NO_CARD
    """The card in play that it is about, where its name alone does not say what changes."""
    limit: int = 0
    """The pool up to which it counts, where it depends on that."""


class Loan(msgspec.Struct, frozen=True):
    """That a card goes back: `until` is `turn`, the end of a turn of `borrower`, or `unlock`, its unlock phase."""

    card: CardId
    lender: Seat
    borrower: Seat
    until: str


BURNED_WITH_HOST = {
    "equipment": ("vtes.equipment-card.burned-with-bearer",),
    "retainer": ("vtes.retainer-card.burned-with-employer",),
}
"""What the rules say of the kinds of card that are burned with the minion that they lie on."""

INTO_ASH_HEAP = ("vtes.burn.card-goes-to-owners-ash-heap", "vtes.glossary.ash-heap.discarded-cards-to-owner")
"""What the rules say of whose ash heap a card goes to."""
