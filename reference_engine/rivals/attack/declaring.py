"""Legal attacks. Rulebook, 'Make an Attack', 'First Round Rule'."""

from __future__ import annotations

from collections.abc import Iterator

from reference_engine.kernel import NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.effects import payment
from reference_engine.rivals.effects.targets import awaits_first_turn
from reference_engine.rivals.table.card_facts import CHARACTERS, CITY, HAVENS, HUNTER, MONSTERS
from reference_engine.rivals.table.pieces import ATTACHED, HAVEN, STREETS, InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.rivals.choices import Attack

NOT_THERE = Refusal("rivals.attack.exhaust.ready-in-streets", "only your ready characters in The Streets can attack")
PARTY_EXHAUSTED = Refusal(
    "rivals.attack.exhaust.no-exhausted-in-party", "a member of the attacker's party is exhausted"
)
NO_TARGET = Refusal("rivals.attack.target.legal-foe-character", "that is not a legal target")
IN_TORPOR = Refusal("rivals.torpor.not-attackable", "characters in torpor cannot be attacked")
HUNTERS_ONLY = Refusal("rivals.attack.target.monsters-hunters-only", "only Hunters can attack Monsters")
TAGGED = Refusal("rivals.tag.protected-from-others", "another player has tagged that Monster")
TOO_DEAR = Refusal("rivals.cost.never-last-even-to-win", "you do not have enough Prestige for this attack")
NOT_IN_PLAY = Refusal("rivals.rio.open-season.not-in-play", "that Monster is on an Event, out of play")
OF_HAVENS = (
    "rivals.haven-card.secrecy-stacks",
    "rivals.haven-card.text-protects",
    "rivals.haven-card.leader-ability-banner",
)
TOO_EARLY = Refusal("rivals.first-round.no-attack", "that player has not taken a turn yet")


def attacks(game: Table, seat: Seat) -> Iterator[Attack]:
    """Yield all legal attacks of a player."""
    game.cite(("rivals.first-round.no-attack", "rivals.attack.intel.ask-first", "rivals.rio.cristo.claim-attacks-free"))
    attackers = [card.id for card in game.characters(seat, STREETS) if attacker_refusal(game, card) is None]
    if not attackers:
        return
    price = in_force.in_streets(game, "attack_costs")
    targets = [
        card.id
        for card in game.in_order()
        if target_refusal(game, seat, card) is None and (not price or can_pay(game, seat, card, price))
    ]
    yield from (Attack(attacker, target) for attacker in attackers for target in targets)


def attacker_refusal(game: Table, character: InPlay) -> Refusal | None:
    """Return the reason why a player's own character cannot attack now, or None."""
    game.cite(("rivals.torpor.no-actions",))
    if character.place != STREETS or character.exhausted or character.name not in CHARACTERS:
        return NOT_THERE
    game.cite(("rivals.attack.exhaust.regroup-first", "rivals.attack.exhaust.exception-not-your-turn"))
    if any(member.exhausted for member in game.party(character)):
        return PARTY_EXHAUSTED
    return None


def target_refusal(game: Table, seat: Seat, card: InPlay) -> Refusal | None:
    """Return the reason why a player cannot attack a card, or None."""
    if card.place == STREETS and card.name in CITY:
        game.cite(("rivals.attack.target.legal-mortal",))
        return None if "Mortal" in CITY[card.name].types else NO_TARGET
    if card.name in MONSTERS:
        return monster_refusal(game, seat, card)
    game.cite(("rivals.attack.target.legal-foe-character", "rivals.hunter.word-equivalents"))
    if card.name not in CHARACTERS or card.controller in (seat, NOBODY):
        return NO_TARGET
    if not card.is_active:
        return IN_TORPOR
    return TOO_EARLY if awaits_first_turn(game, seat, card.controller) else None


def monster_refusal(game: Table, seat: Seat, monster: InPlay) -> Refusal | None:
    """Return the reason why a player cannot attack a Monster, or None.

    Rulebook, 'Tagged Monsters', 'Miscellaneous Hunter/Monster Rules'.
    """
    if monster.place == ATTACHED:
        return NOT_IN_PLAY
    game.cite((HUNTERS_ONLY.rule,))
    if game.seats[seat].faction != HUNTER:
        game.cite(("rivals.hunter-misc.vampires-cannot-harm-monsters",))
        return HUNTERS_ONLY
    game.cite(("rivals.monster.setup.neutral", "rivals.tag.still-in-streets", "rivals.tag.only-first-hunter"))
    return None if monster.tagged in (NOBODY, seat) else TAGGED


def refusal(game: Table, seat: Seat, choice: Attack) -> Refusal | None:
    """Return the reason why an attack cannot be declared, or None."""
    attacker, target = game.cards[choice.character], game.cards[choice.target]
    if attacker.controller != seat:
        return NOT_THERE
    if target.name in MONSTERS:
        game.cite(("rivals.monster-attack.like-attack",))
    why = attacker_refusal(game, attacker) or target_refusal(game, seat, target)
    price = in_force.in_streets(game, "attack_costs")
    return why or (None if can_pay(game, seat, target, price) else TOO_DEAR)


def can_pay(game: Table, seat: Seat, target: InPlay, price: int) -> bool:
    """Return whether a player can pay the price that Events put on an attack."""
    game.cite(("rivals.rio.cristo.claim-attacks-free",))
    return not price or bool(payment.ways(game, seat, price, target))


def secrecy(game: Table, target: CardId) -> int:
    """Return the Secrecy that Intel must match. Rulebook, 'Intel Step', 'Haven Cards', 'Hunter Leader Token'."""
    card = game.cards[target]
    if card.name in CITY:
        game.cite(("rivals.attack.intel.mortals-no-secrecy",))
        return 0
    more = in_force.bonus(game, "secrecy", card)
    game.cite(("rivals.attack.target.passive-defender-effects-on",))
    if card.name in MONSTERS:
        game.cite(("rivals.monster-attack.like-attack",))
        return more
    return max(haven_secrecy(game, card) + leader_secrecy(game, card) + more, 0)


def haven_secrecy(game: Table, card: InPlay) -> int:
    """Return the Secrecy from the active Haven of the character's player."""
    player = game.seats[card.controller]
    haven = HAVENS.get(player.haven_card)
    if haven is None or not player.haven_up:
        return 0
    rule = "hunter-secrecy" if player.faction == HUNTER else "vampire-haven-secrecy"
    game.cite((f"rivals.attack.intel.{rule}", "rivals.move.bonuses-switch", *OF_HAVENS))
    return haven.secrecy if haven.everywhere or card.place == HAVEN else 0


def leader_secrecy(game: Table, card: InPlay) -> int:
    """Return 1 if the party has a Hunter Leader whose token shows the Secrecy side, otherwise 0."""
    return int(any(member.leader and not member.influence_side for member in game.party(card)))
