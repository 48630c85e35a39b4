"""The data of an action: its performer, means, targets and effects. V5 'Types of Actions'."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from reference_engine.kernel import NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.card_dsl import modifiers
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.combat.gains import Gained
from reference_engine.vtes.playing import targets
from reference_engine.vtes.playing.card_being_played import Playing
from reference_engine.vtes.table.state import InPlay, Table

OWN_TEXT_LIMIT = "vtes.action.limit.own-card-text-action-once-per-turn"
COPY_LIMIT = "vtes.action.limit.same-copy-in-play-once-per-turn"
BASIC = "vtes.action.basic.vampire-bleed-or-hunt"
SPECIAL_VERSION = "vtes.card-action.special-version-follows-basic-rules"
ACTION_COSTS_BLOOD = Refusal("vtes.card.cost.blood-needs-enough-blood", "there is too little blood for this action")


def performed(effect: str) -> str:
    """Return the key for having performed an action that a copy in play describes."""
    return f"performed {effect}".rstrip()


class Played(msgspec.Struct, frozen=True):
    """A card that a minion played during the current action, and the level."""

    minion: CardId
    card: Card
    level: str = ""


class Acting(Playing, kw_only=True):
    """An action of a minion, with or without a card. Subclasses are the kinds of action.

    `seat` controls the acting minion; `card` is set aside until the action resolves.
    """

    minion: CardId
    means: CardId = NO_CARD
    """Copy in play that describes the action: the acting minion itself or another card."""
    text: Card = Card(0)
    """Printed card of that copy."""
    effect: str = ""
    """Name of the action where the copy describes several."""
    blocker: CardId = NO_CARD
    declined: tuple[Seat, ...] = ()
    """Methuselahs who have declined to block for good."""
    blocker_was_awake: bool = False
    """True if the blocking minion had woken before it attempted to block."""
    awake: tuple[CardId, ...] = ()
    """Minions that count as unlocked for reacting and blocking until the action ends."""
    played: tuple[Played, ...] = ()
    doomed: tuple[CardId, ...] = ()
    """Minions that failed to block and will lock for it when the action resolves."""
    unlocks_clans: tuple[str, ...] = ()
    """Clans named by cards played: a minion of any such clan unlocks after a successful action."""
    if_blocks: tuple[Gained, ...] = ()
    """Gains from cards for minions in a combat in which they block this action."""
    was_due: bool = False
    """True if the action was mandatory for the minion when it was announced."""
    substitute: CardId = NO_CARD
    """Slave that fights in place of the acting minion."""
    state: str = "as-played"
    successful: bool = False

    ROUND_THE_TABLE: ClassVar[bool] = True
    KIND = ""
    """Name of the action in the protocol."""
    COMBAT_IF_BLOCKED: ClassVar[tuple[str, ...]] = ()
    """Rules on combat after a block, from the section on this kind of action."""

    # Properties that differ by kind of action.

    def inherent_stealth(self, game: Table) -> int:
        """Return the stealth with which the action starts."""
        raise NotImplementedError

    def stealth(self, game: Table) -> int:
        """Return the acting minion's current stealth; 0 once it has left play. V5 'Stealth and Intercept'."""
        acting = game.cards.get(self.minion)
        return self.inherent_stealth(game) + modifiers.bonus(game, "stealth", acting) if acting is not None else 0

    def intercept(self, game: Table, minion: CardId) -> int:
        """Return a minion's intercept during the action; 0 once it has left play."""
        return modifiers.bonus(game, "intercept", game.cards[minion]) if minion in game.cards else 0

    def directed_at(self, game: Table) -> tuple[Seat, ...]:
        """Return the other Methuselahs at whom the action is directed, clockwise; empty if it is undirected.

        V5 'Who May Attempt to Block'.
        """
        if self.target_seat not in (NOBODY, self.seat):
            return (self.target_seat,)
        if self.target in game.cards and game.cards[self.target].controller != self.seat:
            return (game.cards[self.target].controller,)
        return ()

    def is_about(self) -> tuple[CardId, ...]:
        """Return the cards on the table that distinguish this action from others of its kind."""
        return (self.target,)

    def cost_in_blood(self, game: Table) -> int:
        return super().blood_to_pay(game) if self.card else 0

    def cost_in_pool(self, game: Table) -> int:
        own = super().pool_to_pay(game) if self.card else 0
        return own + targets.dearer(game, "action", self.seat, self.target)

    def blood_to_pay(self, game: Table) -> int:
        return self.cost_in_blood(game)

    def pool_to_pay(self, game: Table) -> int:
        return self.cost_in_pool(game)

    def bars(self, game: Table, minion: InPlay) -> bool:
        """Return whether the action itself prevents a minion from blocking it."""
        return False

    def starts_combat_when_blocked(self) -> bool:
        return True

    def limits(self) -> tuple[str, ...]:
        """Return the limits that the action spends on the acting minion for the turn."""
        if self.means:
            return ()
        return (f"turn:{BEHAVIOUR[self.card].facts.name}" if self.card else f"turn:{self.KIND}",)

    def spend_limit(self, game: Table) -> None:
        """Record that the minion has performed the action this turn. V5 'Types of Actions'."""
        for limit in self.limits():
            game.spend(game.cards[self.minion], limit)
        if self.means:
            game.modify(performed(self.effect), self.minion, 1, "turn", self.text, about=self.means)
            game.cite((OWN_TEXT_LIMIT if self.means == self.minion else COPY_LIMIT,))

    def order(self, game: Table) -> tuple[Seat, ...]:
        """Return the order of the impulse: acting Methuselah, targets, others clockwise.

        In some editions the prey and the predator come next if the action is undirected.
        """
        others = game.clockwise(self.seat)
        first = self.directed_at(game)
        if not first and game.edition.impulse_order == "prey-predator-rest":
            first = (*others[:1], *others[-1:])
        return (self.seat, *dict.fromkeys((*first, *others)))

    def nature(self, game: Table) -> tuple[str, ...]:
        """Return the rules that define this kind of action: its default stealth, and whether it is directed."""
        return ()

    def when_blocked(self) -> tuple[str, ...]:
        """Return the rules for a block that are specific to this kind of action."""
        return ()

    def level_played(self, minion: CardId, card: Card) -> str | None:
        """Return the level at which a minion has played a card during this action, or None."""
        for played in self.played:
            if played.minion == minion and played.card == card:
                return played.level
        return None
