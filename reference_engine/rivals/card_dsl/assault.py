"""An attack under way, as texts see it. Rulebook, 'Make an Attack', 'Attack Sequence'."""

from __future__ import annotations

import msgspec

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat
from reference_engine.kernel.frames import Frame
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table


class Fallen(msgspec.Struct, frozen=True):
    """Somebody without Blood, and by what; in an attack, who stays until Step 10."""

    character: CardId
    by: Seat
    victor: CardId = NO_CARD
    damaged: bool = False
    """Whether damage has taken the last Blood: it may be lost or stolen as well."""
    aggravated: bool = False


class Shield(msgspec.Struct, frozen=True):
    """Shields that a character has for the rest of an attack."""

    character: CardId
    amount: int


class Assault(Frame, kw_only=True):
    """Who attacks whom, and with what: a character's attack, or a Monster's."""

    attacker: CardId
    target: CardId
    type: str = ""
    attack_card: str = ""
    """The card placed in Step 2, until it is discarded."""
    attack_up: bool = False
    """Whether it lies face up."""
    reaction: str = ""
    """The card placed in Step 4, until it is discarded."""
    reaction_up: bool = False
    reactor: CardId = CardId(0)
    """Who has played it."""
    blocked: bool = False
    blocks_asked: int = 0
    """How many players have been asked whether they Block."""
    settled: bool = False
    """Whether Step 3 is over, so that what is said of 'the target' looks at whoever it is now."""
    more_damage: int = 0
    """What has been used or paid for, beside what is always on."""
    aggravated: int = 0
    """Damage of it that is Aggravated, beyond the rest."""
    superficial: bool = False
    shields: tuple[Shield, ...] = ()
    """What has been used or paid for, for single characters."""
    fewer_shields: int = 0
    """What has been taken from the target."""
    party_shield: int = 0
    """For each member of the target's party."""
    prevented: int = 0
    """Damage to the target that has been paid for not to happen."""
    splash: tuple[CardId, ...] = ()
    """Others who are dealt damage by the card."""
    splash_damage: int = 0
    attackers_player: Seat = NOBODY
    reactors_player: Seat = NOBODY
    holding: bool = False
    """Whether it is before Step 10, so that whoever of the two has no Blood left is not removed yet."""
    falling: tuple[Fallen, ...] = ()
    burns_attacker: bool = False
    """Whether the attacker has to be burned as the attack ends."""
    strike_felled: bool = False
    """Whether the Preemptive Strike of this attack has defeated anybody."""
    taken: int = 0
    """Blood that the target has lost to the damage."""
    was_wounded: bool = False
    """Whether the target was Wounded before the damage."""


def current(game: Table) -> Assault | None:
    """The attack under way, a Preemptive Strike before the attack in which it is made."""
    return game.within(Assault)


def attacker(game: Table) -> InPlay | None:
    """Who is attacking."""
    assault = current(game)
    return None if assault is None else game.cards.get(assault.attacker)


def target(game: Table) -> InPlay | None:
    """Whom texts call the target: nobody before Step 3 is over."""
    assault = current(game)
    return game.cards.get(assault.target) if assault is not None and assault.settled else None
