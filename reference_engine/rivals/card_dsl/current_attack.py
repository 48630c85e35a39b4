"""The current attack, as card texts see it. Rulebook, 'Make an Attack', 'Attack Sequence'."""

from __future__ import annotations

import msgspec

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat
from reference_engine.kernel.frames import Frame
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table


class Fallen(msgspec.Struct, frozen=True):
    """A character without Blood, and its victor. During an attack, attacker and target stay in play until Step 10."""

    character: CardId
    by: Seat
    victor: CardId = NO_CARD
    damaged: bool = False
    """True if damage took the last Blood; otherwise it was lost or stolen."""
    aggravated: bool = False


class Shield(msgspec.Struct, frozen=True):
    """Shields of one character for the rest of an attack."""

    character: CardId
    amount: int


class Assault(Frame, kw_only=True):
    """An attack by a character or a Monster: attacker, target, cards, and modifiers."""

    attacker: CardId
    target: CardId
    type: str = ""
    attack_card: str = ""
    """The card placed in Step 2, until it is discarded."""
    attack_up: bool = False
    """True if the Attack card is face up."""
    reaction: str = ""
    """The card placed in Step 4, until it is discarded."""
    reaction_up: bool = False
    reactor: CardId = CardId(0)
    """The character who played the Reaction."""
    blocked: bool = False
    blocks_offered: int = 0
    """Number of players who have had their chance to Block."""
    settled: bool = False
    """True if Step 3 is over. From then on, "the target" in a text means the current target."""
    more_damage: int = 0
    """Damage from abilities used and costs paid, in addition to static bonuses."""
    aggravated: int = 0
    """Additional Aggravated damage."""
    superficial: bool = False
    shields: tuple[Shield, ...] = ()
    """Shields from abilities used and costs paid, per character."""
    fewer_shields: int = 0
    """Shields taken from the target."""
    party_shield: int = 0
    """Additional shields of each member of the target's party."""
    prevented: int = 0
    """Damage to the target that has been prevented for a cost."""
    splash: tuple[CardId, ...] = ()
    """Other characters to whom the card deals damage."""
    splash_damage: int = 0
    attackers_player: Seat = NOBODY
    reactors_player: Seat = NOBODY
    holding: bool = False
    """True if Step 10 is still to come. Until then, an attacker or target without Blood stays in play."""
    falling: tuple[Fallen, ...] = ()
    burns_attacker: bool = False
    """True if the attacker is burned when the attack ends."""
    strike_felled: bool = False
    """True if the Preemptive Strike of this attack has defeated a character."""
    taken: int = 0
    """Blood that the target has lost to the damage."""
    was_wounded: bool = False
    """True if the target was Wounded before the damage."""


def current(game: Table) -> Assault | None:
    """Return the current attack; a Preemptive Strike takes precedence over the attack it interrupts."""
    return game.within(Assault)


def attacker(game: Table) -> InPlay | None:
    """Return the attacker of the current attack."""
    assault = current(game)
    return None if assault is None else game.cards.get(assault.attacker)


def target(game: Table) -> InPlay | None:
    """Return the target of the current attack; None before the end of Step 3."""
    assault = current(game)
    return game.cards.get(assault.target) if assault is not None and assault.settled else None
