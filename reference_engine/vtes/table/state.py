"""The table: seats, cards in play, and the few methods that move counters and cards.

V5 'Components', 'Important Terms in the Game'.
"""

from __future__ import annotations

from typing import Self

import msgspec

from reference_engine.kernel import NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.table.card_facts import parts_of
from reference_engine.vtes.table.clans_and_disciplines import DISCIPLINE_CARDS
from reference_engine.vtes.table.edition import V5, Edition
from reference_engine.vtes.table.layout import ATTACHED as ATTACHED
from reference_engine.vtes.table.layout import CONTESTED as CONTESTED
from reference_engine.vtes.table.layout import IN_PLAY as IN_PLAY
from reference_engine.vtes.table.layout import OUT_OF_PLAY as OUT_OF_PLAY
from reference_engine.vtes.table.layout import READY as READY
from reference_engine.vtes.table.layout import TORPOR as TORPOR
from reference_engine.vtes.table.layout import UNCONTROLLED as UNCONTROLLED
from reference_engine.vtes.table.layout import Layout as Layout
from reference_engine.vtes.table.pieces import BURNED_WITH_HOST, INTO_ASH_HEAP, Change, Loan
from reference_engine.vtes.table.pieces import InPlay as InPlay
from reference_engine.vtes.table.pieces import Methuselah as Methuselah
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vtes import events

SLEEPS = "unlock:sleeps"
"""Limit on a card that does not unlock in its next unlock phase."""

CAPPED = {"at-least": (READY, TORPOR), "equal": (READY, TORPOR, UNCONTROLLED)}
"""Regions where capacity bounds a vampire's blood, by edition: an uncontrolled one may have more, or may not."""

DRAINS = ("vtes.crypt.excess-blood-drains-immediately",)
THRESHOLD_IS_EQUALITY = ("vtes.classic.influence.threshold-is-equality",)

STOLEN = "round:stolen"
"""Limit that prevents the use of stolen equipment in the round of the theft."""


class Table(Layout, kw_only=True):
    """The state of a game, and the methods that move counters and cards. It knows no procedure."""

    edition: Edition = V5
    edge: Seat = NOBODY
    active: Seat = Seat(0)
    turn: int = 1
    phase: str = "unlock"
    modifiers: list[Change] = msgspec.field(default_factory=list)
    loans: list[Loan] = msgspec.field(default_factory=list)
    winner: Seat = NOBODY
    over: bool = False
    events_played: tuple[Card, ...] = ()
    """Event cards played in this game; none is played twice. V5 'Event Cards'."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.modifiers, twin.loans = self.modifiers.copy(), self.loans.copy()
        return twin

    # Hooks. A chapter of the rules calls the chapters below it, and the table is below all of them. When something
    # here or in a lower chapter triggers a rule of a higher one, a method of this section is called. Here it does
    # nothing; `Vtes` in game.py overrides it and calls the chapter concerned.

    def usable(self, seat: Seat, window: str, frame: Frame) -> list[Choice]:
        """Return the legal plays from the hand and uses of cards of a seat.

        Called in every window where a seat may use something.
        """
        return []

    def carry_out(self, seat: Seat, choice: Choice) -> None:
        """Called when a seat has chosen a play or use, to carry it out."""

    def pool_left(self, seat: Seat) -> None:
        """Called after a pool decreased."""

    def blood_left(self, card: InPlay) -> None:
        """Called after a card lost or gave counters."""

    def keeps_all(self, card: InPlay) -> None:
        """Called after counters went to a card that has no limit, since it is not a controlled vampire."""

    def came_or_went(self, card: InPlay) -> None:
        """Called after a card entered or left play or changed its region, and around a change of its controller."""

    def clan_leaves(self, card: InPlay, vampire: InPlay) -> None:
        """Called when a card is about to leave a vampire to which it gives a clan."""

    def hunted_down(self, card: InPlay) -> CardId:
        """Called when a card is about to be burned.

        Returns the vampire that hunted it down and is rewarded for it, or 0.
        """
        return NO_CARD

    def reward(self, hunter: CardId) -> None:
        """Called once the card that a vampire has hunted down is burned."""

    def award_trophies(self, hunter: CardId) -> None:
        """Called after simultaneous effects are done, for each vampire that earned a reward through them."""

    # Counters. V5 'Counters'.

    def burn_pool(self, seat: Seat, amount: int, *rules: str) -> int:
        """Return up to `amount` pool to the bank, and return the amount burned."""
        methuselah = self.seats[seat]
        burned = min(amount, methuselah.pool)
        if burned > 0:
            methuselah.pool -= burned
            self.emit(events.PoolBurned(seat, burned), "vtes.counter.burned-counters-return-to-bank", *rules)
            self.pool_left(seat)
        return max(burned, 0)

    def gain_pool(self, seat: Seat, amount: int) -> None:
        if amount > 0:
            self.seats[seat].pool += amount
            self.emit(
                events.PoolGained(seat, amount),
                "vtes.counter.gained-counters-come-from-bank",
                "vtes.bank.never-runs-out",
            )

    def burn_blood(self, card: InPlay, amount: int) -> int:
        """Return up to `amount` blood or life to the bank, and return the amount burned."""
        burned = min(amount, card.counters)
        if burned > 0:
            card.counters -= burned
            self.emit(events.BloodBurned(card.id, burned), "vtes.counter.burned-counters-return-to-bank")
            self.blood_left(card)
        return max(burned, 0)

    def add_blood(self, card: InPlay, amount: int) -> None:
        """Put blood or life from the bank on a card; a vampire's excess drains off."""
        if amount > 0:
            card.counters += amount
            self.emit(
                events.BloodGained(card.id, amount),
                "vtes.counter.gained-counters-come-from-bank",
                "vtes.counter.added-blood-comes-from-bank",
                "vtes.bank.never-runs-out",
            )
            self.drain(card)

    def drain(self, card: InPlay) -> None:
        """Drain a controlled vampire's blood beyond its capacity. V5 'Blood Capacity'."""
        if card.facts.is_crypt_card and card.region in CAPPED[self.edition.influence_reveal_threshold]:
            excess = card.counters - self.capacity(card)
            if excess > 0:
                card.counters -= excess
                rules = THRESHOLD_IS_EQUALITY if card.region == UNCONTROLLED else DRAINS
                self.emit(events.BloodDrained(card.id, excess), *rules)
        else:
            self.keeps_all(card)

    def move_blood(self, amount: int, source: InPlay | Seat, target: InPlay | Seat, *, drains: bool = True) -> int:
        """Move up to `amount` counters, and return the amount moved.

        Counters become pool, blood or life with their new place. Without `drains` the target keeps its excess for the
        moment, because more counters are about to move.
        """
        if isinstance(source, InPlay):
            moved = min(amount, source.counters)
            source.counters -= moved
        else:
            moved = min(amount, self.seats[source].pool)
            self.seats[source].pool -= moved
        if moved <= 0:
            return 0
        origin = {"source": source.id} if isinstance(source, InPlay) else {"source_seat": source}
        if isinstance(target, InPlay):
            target.counters += moved
            self.emit(events.BloodMoved(amount=moved, target=target.id, **origin), "vtes.counter.one-kind-three-names")
            if drains:
                self.drain(target)
        else:
            self.seats[target].pool += moved
            self.emit(
                events.BloodMoved(amount=moved, target_seat=target, **origin), "vtes.counter.one-kind-three-names"
            )
        if isinstance(source, InPlay):
            self.blood_left(source)
        else:
            self.pool_left(source)
        return moved

    def lose_last_life(self, card: InPlay) -> None:
        """Burn an ally or retainer that has no life left."""
        if card.id in self.cards and card.counters == 0 and {"ally", "retainer"} & set(card.facts.types):
            self.burn(card)
            is_retainer = "retainer" in card.facts.types
            self.cite(
                (
                    "vtes.retainer-card.burned-at-zero-life"
                    if is_retainer
                    else "vtes.recruit.burned-when-last-life-lost",
                )
            )

    def take_edge(self, seat: Seat) -> None:
        """Give the Edge to a seat, or back to the centre."""
        if self.edge != seat:
            self.edge = seat
            self.emit(events.EdgeTaken(seat), "vtes.edge.symbol")

    # Locking. V5 'Locking and Unlocking'.

    def lock(self, card: InPlay) -> None:
        if not card.locked:
            card.locked = True
            self.emit(events.Locked(card.id), "vtes.lock.turned-sideways")

    def unlock(self, card: InPlay) -> None:
        if card.locked:
            card.locked = False
            self.emit(events.Unlocked(card.id), "vtes.unlock.restores-card")

    # Cards that come and go. V5 'Burn', 'Control', 'Rules of Card Ownership'.

    def put_in_play(self, card: Card, owner: Seat, controller: Seat, region: str, host: CardId = NO_CARD) -> InPlay:
        """Put a card on the table, on `host` if given, unlocked and without counters."""
        placed = InPlay(CardId(self.next_id), card, owner, controller, region, host=host)
        self.lay_down(placed)
        self.emit(events.CardPutInPlay(placed.id, controller, host))
        self.came_or_went(placed)
        return placed

    def attach(self, card: InPlay, host: InPlay) -> None:
        """Move a card in play onto another one. V5 'Control': a minion card follows the controller of its minion."""
        self.lay_on(card, host)
        if "master" not in card.facts.types:
            self.hand_over(card, host.controller)
        self.emit(events.CardMoved(card.id, host.id), "vtes.minion-card.control.follows-host-minion")

    def move_to(self, card: InPlay, region: str) -> None:
        """Move a card to another region of its controller, behind the cards already there."""
        self.lay_in(card, region)
        if parts_of(card.card) is not None:
            self.cite(("vtes.influence.merge.stays-one-card-until-burned",))
        self.came_or_went(card)

    def burn(self, card: InPlay) -> None:
        """Put a card in its owner's ash heap, and burn all cards on it."""
        hunter = self.hunted_down(card)
        self._leave(card, "ash_heap")
        for part, owner in card.parts:
            self.emit(events.CardBurned(part, owner), *INTO_ASH_HEAP)
        if hunter:
            self.reward(hunter)

    def remove(self, card: InPlay) -> None:
        """Remove a card from the game, and burn all cards on it."""
        self._leave(card, "removed")
        for part, owner in card.parts:
            self.emit(events.CardRemoved(part, owner))

    def strip(self, card: InPlay) -> None:
        """Burn the counters on a card and all cards on it."""
        if card.counters:
            self.burn_blood(card, card.counters)
        for attached in self.lying_on(card):
            attached.clan = ""
            self.burn(attached)
            self.cite(
                ("vtes.burn.attached-cards-and-counters-burned-too", *BURNED_WITH_HOST.get(attached.facts.types[0], ()))
            )
            if "retainer" in attached.facts.types:
                self.cite(("vtes.combat.retainer.burned-with-employer",))

    def _leave(self, card: InPlay, pile: str) -> None:
        self.strip(card)
        host = self.cards.get(card.host)
        if host is not None and card.clan:
            self.clan_leaves(card, host)
        self.take_away(card)
        if host is not None:
            if "discipline" in card.facts.subtypes:
                self.cite(("vtes.master.discipline.capacity-plus-one",))
            self.drain(host)
        for part, seat in card.parts:
            owner = self.seats[seat]
            setattr(owner, pile, (*getattr(owner, pile), part))
        if len(card.parts) > 1:
            self.cite(("vtes.influence.merge.stays-one-card-until-burned",))
        if self.modifiers:
            self.modifiers = [modifier for modifier in self.modifiers if modifier.by != card.id]
        self.came_or_went(card)

    # Numbers, computed when needed and never stored.

    def modified(self, stat: str, minion: CardId) -> int:
        """Return the sum of the temporary changes of a minion's number."""
        total = 0
        for change in self.modifiers:
            if change.subject == minion and change.stat == stat:
                total += change.amount
        return total

    def modify(
        self, stat: str, minion: CardId, amount: int, until: str, source: Card,
        seat: Seat = NOBODY, by: CardId = NO_CARD, about: CardId = NO_CARD, limit: int = 0,
    ) -> None:  # fmt: skip
        """Change a number of a minion or a Methuselah temporarily.

        `until` is action, combat, round or turn.
        """
        self.modifiers.append(Change(stat, minion, amount, until, source, seat, by, about, limit))

    def aim(self, card: InPlay, seat: Seat) -> None:
        """Record which Methuselah a card in play refers to, for as long as it is in play."""
        self.modifiers.append(Change("against", NO_CARD, 0, "game", card.card, seat, card.id))

    def aimed_at(self, card: InPlay) -> Seat:
        """Return the Methuselah that a card in play refers to, or NOBODY."""
        return next((note.seat for note in self.modifiers if note.stat == "against" and note.by == card.id), NOBODY)

    def expire(self, until: str) -> None:
        """End the changes that last until the end of a period."""
        if self.modifiers:
            self.modifiers = [modifier for modifier in self.modifiers if modifier.until != until]

    def expire_limits(self, period: str, seat: Seat = NOBODY) -> None:
        """Restore every limit of a period, on all cards or on those that a seat controls."""
        prefix = period + ":"
        for card in self.cards.values():
            if card.used and seat in (NOBODY, card.controller):
                card.used = tuple(limit for limit in card.used if not limit.startswith(prefix))

    def capacity(self, vampire: InPlay) -> int:
        """Return a vampire's capacity: the printed number, plus 1 for each Discipline card on it."""
        capacity = vampire.facts.capacity
        for card in self.attached_to(vampire):
            capacity += "discipline" in card.facts.subtypes
        return capacity

    def sect(self, minion: InPlay) -> str:
        return minion.sect or minion.facts.sect

    def clan(self, minion: InPlay) -> str:
        """Return a minion's clan: that given by the latest card on it, else its own."""
        for attached in reversed(minion.attached):
            if changed := self.cards[attached].clan:
                return changed
        return minion.clan or minion.facts.clan

    def discipline(self, minion: InPlay, code: str) -> int:
        """Return the level of a Discipline, including Discipline cards on the vampire: 0 none, 1 basic, 2 superior."""
        level = minion.facts.discipline(code)
        for card in self.attached_to(minion):
            level += DISCIPLINE_CARDS.get(card.facts.name) == code
        return min(level, 2)

    def spent(self, card: InPlay, limit: str) -> bool:
        """Return whether a limit has been used up on a card."""
        return limit in card.used

    def spend(self, card: InPlay, limit: str) -> None:
        if limit not in card.used:
            card.used += (limit,)
