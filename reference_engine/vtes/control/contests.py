"""Contested cards: copies of one unique card, out of play until all but one are yielded. V5 'Contested Cards'."""

from __future__ import annotations

from reference_engine.kernel import Card, Seat
from reference_engine.kernel.cached_query import cached_query
from reference_engine.kernel.decisions import Refusal
from reference_engine.vtes.sects import contested_titles
from reference_engine.vtes.table.card_facts import Facts, facts, parts_of
from reference_engine.vtes.table.state import ATTACHED, CONTESTED, IN_PLAY, READY, TORPOR, UNCONTROLLED, InPlay, Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vtes import choices, events

PAID = "turn:contest"
"""Limit spent on a contested card once its pool has been paid this turn."""

SELF_CONTEST = Refusal("vtes.contest.no-voluntary-self-contest", "you already control a copy of that card")
OTHER_VERSION = Refusal(
    "vtes.influence.merge.no-self-contest-alternative",
    "you control the other version of that vampire; merge them instead",
)
PAID_ELSEWHEN = Refusal(
    "vtes.contest.cost-one-pool-per-own-unlock-phase", "you can pay for a contest only in your unlock phase"
)
YIELDED_ELSEWHEN = Refusal(
    "vtes.contest.may-yield-instead-of-paying", "you can yield a card only in your unlock phase, instead of paying"
)
NOT_DUE = Refusal("vtes.contest.cost-one-pool-per-own-unlock-phase", "you have no contest of that card to pay for")
PAY_OR_YIELD = Refusal(
    "vtes.contest.may-yield-instead-of-paying", "you must pay for or yield each contested card first"
)
IS_CONTESTED = Refusal("vtes.contest.cards-face-down-and-out-of-play", "the card is contested and out of play")


def is_unique(card: InPlay) -> bool:
    """Return whether only one copy may be in play: cards printed as unique, and crypt cards."""
    return printed_unique(facts()[card.card])


def printed_unique(printed: Facts) -> bool:
    """Return whether only one copy may be in play, by the printed facts."""
    return printed.unique or (printed.is_crypt_card and not printed.non_unique)


def are_versions(one: Card, other: Card) -> bool:
    """Return whether one card is the advanced and one the base version of a vampire, neither of them merged."""
    return parts_of(one) is None and parts_of(other) is None and facts()[one].advanced != facts()[other].advanced


def second_copy_refusal(game: Table, seat: Seat, unique: Card) -> Refusal | None:
    """Return why a unique card may not come into play now, or None.

    Nobody contests with themselves. V5 'Contested Cards'.
    """
    if not printed_unique(facts()[unique]):
        return None
    persona = facts()[unique].persona
    for card in game.controlled(seat, READY, TORPOR, IN_PLAY, ATTACHED, CONTESTED):
        if card.facts.persona == persona:
            game.cite(("vtes.contest.cannot-control-two-of-same-unique",))
            return OTHER_VERSION if are_versions(card.card, unique) else SELF_CONTEST
    return None


def copies(game: Table, card: InPlay) -> list[InPlay]:
    """Return the other copies of a card in play or contested, for a vampire in either version."""
    persona = card.facts.persona
    return [
        other
        for other in game.cards.values()
        if other.id != card.id and other.region != UNCONTROLLED and other.facts.persona == persona
    ]


def enter(game: Table, card: InPlay) -> None:
    """Called when a card has come into play and its effects are done. If there is another copy, all are contested."""
    game.cite(("vtes.contest.unique-cards-are-marked",))
    if not is_unique(card):
        return
    others = copies(game, card)
    if any(other.region == CONTESTED for other in others):
        game.cite(("vtes.contest.third-copy-joins-immediately",))
    for copy in (*others, card) if others else ():
        if copy.region != CONTESTED:
            turn_down(game, copy)
            game.emit(
                events.Contested(copy.id),
                "vtes.contest.starts-when-second-copy-enters-play",
                "vtes.contest.cards-face-down-and-out-of-play",
                *(("vtes.crypt.cards-are-unique",) if copy.facts.is_vampire else ()),
                *(("vtes.influence.advanced.contests-other-copies",) if copy.facts.advanced else ()),
            )


def turn_down(game: Table, card: InPlay) -> None:
    """Take a card out of play, with all cards on it. An attached card stays there, without effect."""
    if not card.host:
        card.returns_to = card.region
    game.move_to(card, CONTESTED)
    for attached in game.lying_on(card):
        turn_down(game, attached)


def turn_up(game: Table, card: InPlay) -> None:
    """Bring a card back into play, with the cards on it that are not contested themselves."""
    game.move_to(card, ATTACHED if card.host else card.returns_to)
    card.returns_to = ""
    for attached in game.lying_on(card):
        if not is_unique(attached) or not copies(game, attached):
            turn_up(game, attached)
    game.drain(card)
    contested_titles.claim(game, card)


def contested_by(game: Table, seat: Seat) -> list[InPlay]:
    """Return the contested unique cards of a Methuselah."""
    return [card for card in game.controlled(seat, CONTESTED) if is_unique(card)]


@cached_query
def due(game: Table, seat: Seat) -> list[InPlay]:
    """Return the cards that a Methuselah still has to pay for or yield in this unlock phase."""
    contested = contested_by(game, seat) if game.controlled(seat, CONTESTED) else []
    return [card for card in contested if not game.spent(card, PAID) and copies(game, card)]


def win(game: Table, seat: Seat) -> None:
    """Bring back every card of a Methuselah that nobody contests any more."""
    for card in contested_by(game, seat):
        host = game.cards.get(card.host)
        if card.region == CONTESTED and not (host is not None and host.region == CONTESTED) and not copies(game, card):
            turn_up(game, card)
            game.emit(events.ContestWon(card.id), "vtes.contest.last-contestant-wins-in-next-unlock-phase")
            game.unlock(card)


def ways_out(game: Table, seat: Seat) -> list[Choice]:
    """Return the choices to pay or yield, for each card that needs one."""
    return [way(card.id) for card in due(game, seat) for way in (choices.ContestCard, choices.YieldCard)]


def settle(game: Table, seat: Seat, choice: choices.ContestCard | choices.YieldCard) -> None:
    """Pay for a contested card, or yield it."""
    card = game.cards[choice.card]
    if isinstance(choice, choices.ContestCard):
        game.spend(card, PAID)
        game.cite(("vtes.contest.cost-one-pool-per-own-unlock-phase",))
        game.burn_pool(seat, 1)
    else:
        game.cite(("vtes.contest.may-yield-instead-of-paying", "vtes.contest.yielded-card-is-burned"))
        if card.attached or card.counters:
            game.cite(("vtes.contest.yielded-card-attachments-burned",))
        game.burn(card)


def refusal(game: Table, seat: Seat, choice: Choice, in_own_unlock_phase: bool) -> Refusal | None:
    """Return why a Methuselah cannot pay for or yield a card now, or None."""
    if not in_own_unlock_phase:
        return PAID_ELSEWHEN if isinstance(choice, choices.ContestCard) else YIELDED_ELSEWHEN
    return None if choice in ways_out(game, seat) else NOT_DUE
