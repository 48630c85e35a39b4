"""What an action is: who performs it, by what, at whom, and for what. V5 'Types of Actions'."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from reference_engine.kernel import NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.card_dsl import modifiers
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.combat.gains import Gained
from reference_engine.vtes.playing import targets
from reference_engine.vtes.playing.as_played import Playing
from reference_engine.vtes.table.state import InPlay, Table

OWN_TEXT_LIMIT = "vtes.action.limit.own-card-text-action-once-per-turn"
COPY_LIMIT = "vtes.action.limit.same-copy-in-play-once-per-turn"
BASIC = "vtes.action.basic.vampire-bleed-or-hunt"
SPECIAL_VERSION = "vtes.card-action.special-version-follows-basic-rules"
ACTION_COSTS_BLOOD = Refusal("vtes.card.cost.blood-needs-enough-blood", "there is less blood than the action costs")


def performed(effect: str) -> str:
    """The name under which it is noted that a minion has performed an action that a copy in play describes."""
    return f"performed {effect}".rstrip()


class Played(msgspec.Struct, frozen=True):
    """That a minion has played a card during the action under way, and at which level."""

    minion: CardId
    card: Card
    level: str = ""


class Acting(Playing, kw_only=True):
    """An action of a minion, with a card or without. Kinds of action say what is special to them.

    `seat` controls the acting minion; `card` is set aside until the action resolves.
    """

    minion: CardId
    means: CardId = NO_CARD
    """The copy in play that describes it, the acting minion itself or another."""
    text: Card = Card(0)
    """What is printed on that copy."""
    effect: str = ""
    """Which of its actions, where it describes several."""
    blocker: CardId = NO_CARD
    declined: tuple[Seat, ...] = ()
    """Who has declined to block for good."""
    blocker_was_awake: bool = False
    """Whether the blocking minion had woken before it attempted to block."""
    awake: tuple[CardId, ...] = ()
    """Minions that count as unlocked for reacting and blocking until the action ends."""
    played: tuple[Played, ...] = ()
    doomed: tuple[CardId, ...] = ()
    """Minions that failed to block while that was to lock them as the action resolves."""
    unlocks_clans: tuple[str, ...] = ()
    """Clans for which a card was used: a minion that is of one of them after its success unlocks."""
    if_blocks: tuple[Gained, ...] = ()
    """What cards give minions for the combat in which they block the action."""
    was_due: bool = False
    """Whether it was a mandatory action of the minion as it was announced."""
    substitute: CardId = NO_CARD
    """The slave that fights in place of the acting minion."""
    state: str = "as-played"
    successful: bool = False

    ROUND_THE_TABLE: ClassVar[bool] = True
    KIND = ""
    """What the action is called on the wire."""
    COMBAT_IF_BLOCKED: ClassVar[tuple[str, ...]] = ()
    """What the section on this kind of action says of the combat after a block."""

    # What kinds of action say of themselves.

    def inherent_stealth(self, game: Table) -> int:
        """The stealth that the action starts with."""
        raise NotImplementedError

    def stealth(self, game: Table) -> int:
        """The stealth of the acting minion as it stands; none, once it has left play. V5 'Stealth and Intercept'."""
        acting = game.cards.get(self.minion)
        return self.inherent_stealth(game) + modifiers.bonus(game, "stealth", acting) if acting is not None else 0

    def intercept(self, game: Table, minion: CardId) -> int:
        """The intercept of a minion during the action; none, once it has left play."""
        return modifiers.bonus(game, "intercept", game.cards[minion]) if minion in game.cards else 0

    def directed_at(self, game: Table) -> tuple[Seat, ...]:
        """The other Methuselahs at whom the action is directed, clockwise; none: it is undirected.

        V5 'Who May Attempt to Block'.
        """
        if self.target_seat not in (NOBODY, self.seat):
            return (self.target_seat,)
        if self.target in game.cards and game.cards[self.target].controller != self.seat:
            return (game.cards[self.target].controller,)
        return ()

    def is_about(self) -> tuple[CardId, ...]:
        """The cards on the table that make it another action than one of its kind about none of them."""
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
        """Whether the action itself says that a minion cannot block it."""
        return False

    def starts_combat_when_blocked(self) -> bool:
        return True

    def limits(self) -> tuple[str, ...]:
        """The limits that performing it spends on the acting minion for the turn."""
        if self.means:
            return ()
        return (f"turn:{BEHAVIOUR[self.card].facts.name}" if self.card else f"turn:{self.KIND}",)

    def spend_limit(self, game: Table) -> None:
        """Note that the minion has performed it this turn. V5 'Types of Actions'."""
        for limit in self.limits():
            game.spend(game.cards[self.minion], limit)
        if self.means:
            game.modify(performed(self.effect), self.minion, 1, "turn", self.text, about=self.means)
            game.cite((OWN_TEXT_LIMIT if self.means == self.minion else COPY_LIMIT,))

    def order(self, game: Table) -> tuple[Seat, ...]:
        """Acting Methuselah; those it is directed at, or, by edition, prey and predator; everybody else clockwise."""
        others = game.clockwise(self.seat)
        first = self.directed_at(game)
        if not first and game.edition.impulse_order == "prey-predator-rest":
            first = (*others[:1], *others[-1:])
        return (self.seat, *dict.fromkeys((*first, *others)))

    def nature(self, game: Table) -> tuple[str, ...]:
        """The rules that make this kind of action what it is: its default stealth, and whether it is directed."""
        return ()

    def when_blocked(self) -> tuple[str, ...]:
        """The rules of this kind of action, beside those of all, for when it is blocked."""
        return ()

    def level_played(self, minion: CardId, card: Card) -> str | None:
        """The level at which a minion has played a card during this action; None where it has not."""
        for played in self.played:
            if played.minion == minion and played.card == card:
                return played.level
        return None
