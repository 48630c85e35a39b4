"""Mandatory actions, and minions stuck between them. V5 'Mandatory Actions', 'Hunt'."""

from __future__ import annotations

import msgspec

from reference_engine.kernel import NO_CARD, Card, CardId, Seat
from reference_engine.kernel.cached_query import cached_query
from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.actions import action_kind
from reference_engine.vtes.card_dsl import modifiers
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR, OBLIGING
from reference_engine.vtes.table.state import READY, InPlay, Table

HUNT_FIRST = Refusal(
    "vtes.mandatory.performed-first", "another of your minions must perform its mandatory action first"
)
MUST_HUNT = Refusal("vtes.mandatory.no-other-action-for-that-minion", "a vampire without blood must hunt")
MUST_OBEY = Refusal(
    "vtes.mandatory.no-other-action-for-that-minion", "the minion must first perform the action that a card requires"
)
STUCK_BETWEEN = Refusal(
    "vtes.mandatory.stuck-with-two-different", "the minion has two different mandatory actions and so cannot act"
)
STUCK = Refusal(
    "vtes.mandatory.stuck-if-impossible", "the minion has a mandatory action that it cannot perform, and so cannot act"
)

ENDED = "mandatory action ended"
"""Turn-long note on a minion whose mandatory action an effect ended before its resolution."""

HAS_TO_HUNT = "turn:has to hunt"
"""Mark on a vampire that has to hunt this turn because of a card."""


class Duty(msgspec.Struct, frozen=True):
    """A mandatory action: a hunt, or the action that a card in play describes."""

    kind: str = ""
    means: CardId = NO_CARD
    effect: str = ""


HUNT = Duty("hunt")
FREE = Duty()
"""Any action that no duty requires."""


@cached_query
def duties(game: Table, minion: InPlay) -> tuple[Duty, ...]:
    """Return the different mandatory actions of a minion that could act now."""
    if minion.region != READY or minion.locked or minion.recruited:
        return ()
    hungry = minion.facts.is_vampire and (
        minion.counters == 0 or (HAS_TO_HUNT in minion.used and "turn:hunt" not in minion.used)
    )
    if not hungry and not minion.attached and minion.card not in OBLIGING:
        return ()
    found = [HUNT] if hungry else []
    for source in (minion, *game.attached_to(minion)):
        if source.card in OBLIGING:
            found += [
                Duty("", source.id, must.name)
                for must in BEHAVIOUR[source.card].musts
                if not hungry
                and (must.when is None or must.when(game, minion))
                and not is_done(game, minion.id, must.name, source.id)
            ]
    return tuple(dict.fromkeys(found))


def is_done(game: Table, minion: CardId, effect: str, means: CardId) -> bool:
    """Return whether a minion has performed this turn the action that a card in play requires."""
    return has_performed(game, minion, effect, means) and not has_noted(game, ENDED, minion, means)


def end(game: Table, action: action_kind.Acting, by: Card) -> None:
    """Record that an effect has ended an action before its resolution.

    If it was mandatory, it does not count as done. Without a card, it cannot be performed again this turn.
    """
    if action.was_due:
        about = NO_CARD if action.KIND == "hunt" else action.means
        game.modify(ENDED, action.minion, 1, "turn", by, about=about)
    if not action.card and not action.means:
        for card in action.is_about():
            game.modify(f"not again {action.KIND}", action.minion, 1, "turn", by, about=card)


def stuck(game: Table, minion: InPlay, due: tuple[Duty, ...]) -> Refusal | None:
    """Return why a minion with mandatory actions cannot act at all, or None if it can perform its action."""
    if len(due) > 1:
        return STUCK_BETWEEN
    return None if possible(game, minion, due[0]) else STUCK


def possible(game: Table, minion: InPlay, duty: Duty) -> bool:
    """Return whether a minion can perform its mandatory action at all."""
    if duty == HUNT:
        if noted(game, minion, "hunt") or has_noted(game, ENDED, minion.id, NO_CARD):
            return False
        if not modifiers.bonus(game, "cannot hunt as normal", minion):
            return True
        return any(
            ability.kind == "hunt" and ability.is_possible(game, minion, minion)
            for ability in BEHAVIOUR[minion.card].own_actions()
        )
    means = game.cards[duty.means]
    ability = next(way for way in BEHAVIOUR[means.card].own_actions() if way.name == duty.effect)
    return ability.is_possible(game, means, minion)


def noted(game: Table, minion: InPlay, kind: str, about: CardId = NO_CARD) -> bool:
    """Return whether a minion may not repeat this kind of action on a card this turn, unless it uses a card."""
    return has_noted(game, f"not again {kind}", minion.id, about)


def has_performed(game: Table, minion: CardId, effect: str, means: CardId) -> bool:
    """Return whether a minion has performed an action described by a copy in play this turn. V5 'Types of Actions'."""
    return has_noted(game, action_kind.performed(effect), minion, means)


def has_noted(game: Table, stat: str, minion: CardId, about: CardId) -> bool:
    """Return whether a minion has that note for the turn."""
    return (stat, minion, about) in [(done.stat, done.subject, done.about) for done in game.modifiers]


@cached_query
def come_first(game: Table, seat: Seat) -> bool:
    """Return whether a minion of the seat can still perform a mandatory action. V5 'Mandatory Actions'."""
    for minion in game.minions(seat):
        if due := duties(game, minion):
            if stuck(game, minion, due) is None:
                return True
            game.cite(("vtes.mandatory.stuck-does-not-block-others",))
    return False


def refusal(game: Table, seat: Seat, minion: InPlay, act: Duty) -> Refusal | None:
    """Return why mandatory actions prevent a minion's action, or None.

    They may be its own or those of other minions.
    """
    due = duties(game, minion)
    if due:
        if (why := stuck(game, minion, due)) is not None:
            return why
        if due[0] == act or (due[0] == HUNT and act.kind == "hunt"):
            return None
        return MUST_HUNT if due[0] == HUNT else MUST_OBEY
    return HUNT_FIRST if come_first(game, seat) else None
