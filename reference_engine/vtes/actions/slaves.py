"""Slaves: their limits, and how they fight for a blocked member of the clan they serve. V5 'Slave'."""

from __future__ import annotations

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.vtes.actions.action_kind import Acting
from reference_engine.vtes.table import legacy_traits
from reference_engine.vtes.table.clans_and_disciplines import clan_today
from reference_engine.vtes.table.state import READY, InPlay, Table
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.vtes import choices

SLAVE = " slave"
"""Suffix of slave traits; the prefix is the clan served."""

MASTERLESS = Refusal(
    "vtes.legacy.trait.slave.no-directed-action-without-ready-clan-member",
    "a slave needs a ready vampire of the clan it serves for a directed action",
)
SUBSTITUTION = "vtes.legacy.trait.slave.substitute-in-combat-when-clan-member-blocked"
NO_COMBAT_AFTER_BLOCK = Refusal(SUBSTITUTION, "no blocked action of yours is about to start combat")
NO_SLAVE = Refusal(SUBSTITUTION, "that is not a ready minion of yours")
SERVES_ANOTHER = Refusal(
    "vtes.legacy.trait.slave.belongs-to-clan", "the slave does not serve the blocked minion's clan"
)
SLAVE_LOCKED = Refusal(SUBSTITUTION, "the slave is locked")


def serves(minion: InPlay) -> str:
    """Return the clan that a minion serves as a slave, or an empty string."""
    for trait in legacy_traits.of(minion):
        if trait.endswith(SLAVE):
            return clan_today(trait.removesuffix(SLAVE))
    return ""


def slave_refusal(game: Table, seat: Seat, minion: InPlay, choice: Choice) -> Refusal | None:
    """Return why a slave may not announce a directed action, or None. V5 'Slave'."""
    clan = serves(minion)
    if not clan or not is_directed(game, seat, choice):
        return None
    if any(legacy_traits.of_clan(game, member, clan) for member in game.minions(seat)):
        game.cite(("vtes.legacy.trait.slave.belongs-to-clan",))
        return None
    return MASTERLESS


def is_directed(game: Table, seat: Seat, choice: Choice) -> bool:
    """Return whether a choice of the minion phase announces an action against another Methuselah.

    V5 'Directed Actions'.
    """
    match choice:
        case choices.BleedSomebody(target=prey):
            return prey != seat
        case choices.RescueSomebody(vampire=card) | choices.DiableriseSomebody(vampire=card):
            target = card
        case choices.AttackMarked(target=card):
            target = card
        case choices.Play(target=card, target_seat=at) | choices.Use(target=card, target_seat=at):
            if at not in (NOBODY, seat):
                return True
            target = card
        case _:
            return False
    return target in game.cards and game.cards[target].controller != seat


def offer(game: Table, action: Acting) -> Decision | None:
    """Return the decision whether a slave fights in place of the blocked acting minion, if one can."""
    found: list[Choice] = [
        choices.Substitute(minion.id)
        for minion in game.minions(action.seat)
        if substitute_refusal(game, action, action.seat, minion) is None
    ]
    if not found:
        return None
    game.cite((SUBSTITUTION,))
    return Decision(action.seat, "substitute", [PASS, *found])


def substitute_refusal(game: Table, action: Acting, seat: Seat, slave: InPlay | None) -> Refusal | None:
    """Return why a minion cannot fight in place of the blocked one, or None."""
    fought = action.pc > action.PLACE["fight"]
    if fought or action.state != "blocked" or not action.starts_combat_when_blocked() or seat != action.seat:
        return NO_COMBAT_AFTER_BLOCK
    if slave is None or slave.controller != seat or slave.region != READY:
        return NO_SLAVE
    acting = game.cards.get(action.minion)
    if acting is None or not serves(slave) or not legacy_traits.of_clan(game, acting, serves(slave)):
        return SERVES_ANOTHER
    return SLAVE_LOCKED if slave.locked else None


def substitute(game: Table, action: Acting, slave: InPlay) -> None:
    """Lock a slave to fight, and unlock the acting minion."""
    action.substitute = slave.id
    game.lock(slave)
    game.unlock(game.cards[action.minion])
    game.cite(("vtes.legacy.trait.slave.belongs-to-clan",))
