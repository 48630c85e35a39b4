"""Conditions, relations, and amounts in card texts."""

from __future__ import annotations

from collections.abc import Callable

from reference_engine.kernel import NOBODY
from reference_engine.rivals.card_dsl import current_attack, in_force
from reference_engine.rivals.card_dsl.language import Amount, Condition, Effect, Relation, Speaker
from reference_engine.rivals.effects.attaching import is_curse
from reference_engine.rivals.harm.damage import TakeDamage
from reference_engine.rivals.table.card_facts import ANTAGONIST, CHARACTERS, CITY, HUNTER, LIBRARY, MONSTERS
from reference_engine.rivals.table.pieces import BESIDE, STREETS, InPlay, prestige_on
from reference_engine.rivals.table.state import Table

# Conditions.


def has(icon: str, times: int = 1) -> Condition:
    """Condition that the text's character has a Discipline or Edge at least `times` times."""

    def holds(game: Table, speaker: Speaker) -> bool:
        game.cite(
            (
                "rivals.discipline.start-of-text-gates-effect",
                "rivals.discipline.playable-without-benefit",
                "rivals.retainer.static-bonus",
                "rivals.edge.list",
                "rivals.edge.bonus-by-card",
                "rivals.action-card.discipline-later-gates-effect",
                "rivals.terms.discipline-has-no-inherent-effect",
            )
        )
        return in_force.icons(game, game.cards[speaker.host]).count(icon) >= times

    return holds


def has_keyword(keyword: str) -> Condition:
    """Condition that the text's character has a keyword."""
    return lambda game, speaker: keyword in in_force.keywords(game, game.cards[speaker.host])


def all_of(*conditions: Condition) -> Condition:
    return lambda game, speaker: all(condition(game, speaker) for condition in conditions)


def controls_clan(*clans: str) -> Condition:
    """Condition that the coterie has an active character of a given clan."""
    return lambda game, speaker: any(CHARACTERS[card.name].clan in clans for card in game.coterie(speaker.seat))


def no_caitiff(game: Table, speaker: Speaker) -> bool:
    """Return whether the coterie has no active Caitiff or Thin-Blood."""
    return not controls_caitiff(game, speaker)


controls_caitiff = controls_clan("Caitiff", "Thin-Blood")


def at_least(least: int, amount: Amount) -> Condition:
    """Condition that an amount is at least a number."""
    return lambda game, speaker: amount(game, speaker) >= least


def at_most(most: int, amount: Amount) -> Condition:
    """Condition that an amount is at most a number."""
    return lambda game, speaker: amount(game, speaker) <= most


def host_is(relation: Relation) -> Condition:
    """Condition that the text's character satisfies a relation."""
    return _fits(lambda game, speaker: game.cards.get(speaker.host), relation)


def other_is(relation: Relation) -> Condition:
    """Condition that the second card of the trigger satisfies a relation."""
    return _fits(lambda game, speaker: game.cards.get(speaker.other), relation)


def target_is(relation: Relation) -> Condition:
    """Condition that the target of the current attack satisfies a relation."""
    return _fits(lambda game, speaker: current_attack.target(game), relation)


def attacker_is(relation: Relation) -> Condition:
    return _fits(lambda game, speaker: current_attack.attacker(game), relation)


def _fits(whom: Callable[[Table, Speaker], InPlay | None], relation: Relation) -> Condition:
    def holds(game: Table, speaker: Speaker) -> bool:
        card = whom(game, speaker)
        return card is not None and relation(game, speaker, card)

    return holds


def reaction_was_played(game: Table, speaker: Speaker) -> bool:
    attack = current_attack.current(game)
    return attack is not None and bool(attack.reaction)


# Relations.


def in_party(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """Return whether the card is in the character's party; the character itself is."""
    return speaker.host in game.cards and card in game.party(game.cards[speaker.host])


def attacker_in_party(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """Return whether the card is the attacker and in the character's party."""
    return card is current_attack.attacker(game) and in_party(game, speaker, card)


def is_target(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return card is current_attack.target(game)


def own(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """Return whether the player controls the card."""
    return card.controller == speaker.seat


def own_active(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return card.controller == speaker.seat and card.name in CHARACTERS and card.is_active


def not_own(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """Return whether the player does not control the card. Nobody controls a Monster, face up or face down."""
    return card.controller != speaker.seat


def any_character(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return is_character(card)


def both(one: Relation, other: Relation) -> Relation:
    return lambda game, speaker, card: one(game, speaker, card) and other(game, speaker, card)


def either(one: Relation, other: Relation) -> Relation:
    return lambda game, speaker, card: one(game, speaker, card) or other(game, speaker, card)


def active(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return card.is_active


def mortal(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return is_mortal(card)


def antagonist(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return is_antagonist(card)


def monster(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return card.name in MONSTERS


def with_own_prestige(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """Return whether the card has Prestige of the player's colour."""
    return prestige_on(card, speaker.seat) > 0


def is_character(card: InPlay) -> bool:
    """Return whether the card is a character. A face-down Monster is not. Rulebook, 'Key Game Terms'."""
    return card.name in CHARACTERS or (card.name in MONSTERS and not card.face_down)


def is_mortal(card: InPlay) -> bool:
    return card.name in CITY and "Mortal" in CITY[card.name].types


def is_antagonist(card: InPlay) -> bool:
    return card.name in CITY and CITY[card.name].subtype == ANTAGONIST


# Amounts.


def disciplines_shared(game: Table, speaker: Speaker) -> int:
    """Number of different Disciplines that attacker and defender share."""
    attacker, target = current_attack.attacker(game), current_attack.target(game)
    if attacker is None or target is None:
        return 0
    return len(set(in_force.icons(game, attacker)) & set(in_force.icons(game, target)))


def curses_on_target(game: Table, speaker: Speaker) -> int:
    target = current_attack.target(game)
    return 0 if target is None else curses(game, target)


def curses(game: Table, card: InPlay) -> int:
    """Return the number of Curses on a card: attachments from a foe. Rulebook, 'Curses'."""
    game.cite(("rivals.curse.definition", "rivals.affliction.curses-not-a-card-type"))
    return sum(is_curse(game.cards[number], card) for number in card.attached)


def face_down_cards(game: Table, speaker: Speaker) -> list[InPlay]:
    """Return the player's face-down cards beside the Haven."""
    return [
        card
        for card in game.cards.values()
        if card.face_down and (card.place, card.controller) == (BESIDE, speaker.seat)
    ]


def own_face_down(game: Table, speaker: Speaker) -> int:
    return len(face_down_cards(game, speaker))


def rich_face_down(game: Table, speaker: Speaker) -> int:
    """Number of the player's face-down cards with at least two Prestige."""
    return sum(
        card.face_down and card.controller == speaker.seat and sum(card.prestige) >= 2 for card in game.cards.values()
    )


def burned_characters(game: Table, speaker: Speaker) -> int:
    """Number of characters in the player's burned pile."""
    return sum(name in CHARACTERS for name in game.seats[speaker.seat].burned)


def own_relics(game: Table, speaker: Speaker) -> int:
    return sum(
        card.name in LIBRARY and "Relic" in LIBRARY[card.name].types and card.controller == speaker.seat
        for card in game.cards.values()
    )


def disciplines(game: Table, speaker: Speaker) -> int:
    """Number of different Disciplines of the text's character."""
    return len(set(in_force.icons(game, game.cards[speaker.host])))


def different_disciplines(game: Table, speaker: Speaker) -> int:
    """Number of different Disciplines and Edges in the player's coterie."""
    return len(set(in_force.coterie_icons(game, speaker.seat)))


def library_cards_in_hand(game: Table, speaker: Speaker) -> int:
    return sum(card in LIBRARY for card in game.seats[speaker.seat].hand)


def clanless_discards(game: Table, speaker: Speaker) -> int:
    """Number of Library cards in the player's discard pile; 0 if any of them has a clan."""
    pile = [LIBRARY[card] for card in game.seats[speaker.seat].discard if card in LIBRARY]
    return 0 if any(card.clan for card in pile) else len(pile)


def no_influence_in_defending_party(game: Table, speaker: Speaker) -> int:
    target = current_attack.target(game)
    return 0 if target is None else sum(member.no_influence for member in game.party(target))


def antagonists(game: Table, speaker: Speaker) -> int:
    """Number of Antagonists in The Streets."""
    return sum(map(is_antagonist, game.in_streets()))


def mortals(game: Table, speaker: Speaker) -> int:
    """Number of unattached Mortals in The Streets."""
    return sum(map(is_mortal, game.in_streets()))


def per(step: int, amount: Amount) -> Amount:
    """One for each full `step` of an amount."""
    return lambda game, speaker: amount(game, speaker) // step


def is_vampire(card: InPlay) -> bool:
    return card.name in CHARACTERS and CHARACTERS[card.name].faction != HUNTER


def conspiracies_this_turn(game: Table, speaker: Speaker) -> int:
    """Number of Conspiracies and Traps that the player has resolved this turn."""
    return game.conspiracies_resolved if game.active == speaker.seat else 0


def against(*kinds: str) -> Condition:
    """Condition that damage of a given type is about to be taken."""

    def holds(game: Table, speaker: Speaker) -> bool:
        taken = game.within(TakeDamage)
        return taken is not None and taken.type in kinds

    return holds


def own_action_phase(game: Table, speaker: Speaker) -> bool:
    return game.active == speaker.seat and game.phase == "action"


def strike_felled_somebody(game: Table, speaker: Speaker) -> bool:
    """Return whether the Preemptive Strike of this attack has defeated a member of the cell."""
    attack = current_attack.current(game)
    return attack is not None and attack.strike_felled


def in_an_attack(game: Table, speaker: Speaker) -> bool:
    return current_attack.current(game) is not None


def attacks_host(relation: Relation) -> Relation:
    """Relation that holds for the attacker of the text's character, if it satisfies another relation."""

    def holds(game: Table, speaker: Speaker, card: InPlay) -> bool:
        attack = current_attack.current(game)
        return attack is not None and attack.target == speaker.host and relation(game, speaker, card)

    return holds


def hunter(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return card.name in CHARACTERS and CHARACTERS[card.name].faction == HUNTER


def in_party_of(least: int) -> Relation:
    """Relation that holds for members of a party with at least `least` characters."""
    return lambda game, speaker, card: len(game.party(card)) >= least


def foes_character(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return card.name in CHARACTERS and card.controller != speaker.seat


def controlled(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """Return whether a player controls the card."""
    return card.controller != NOBODY


def hurt(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """Return whether the card has less Blood than its maximum."""
    return game.blood(card) < game.blood_potency(card)


def wounded(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return game.is_wounded(card)


def not_done_yet(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """Return whether the card's first-time effect is still to come."""
    return not card.done


def face_up_monster(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return card.name in MONSTERS and not card.face_down


def character_or_hidden_monster(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return is_character(card) or card.name in MONSTERS


def cursed(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """Return whether the card is a character with a Curse."""
    return is_character(card) and curses(game, card) > 0


def true_faith(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """Return whether the player's card has True Faith. The printed keyword also counts in recovery."""
    return card.controller == speaker.seat and "True Faith" in in_force.keywords(game, card)


def exhausted(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return card.exhausted


def attached_by_you(to: Relation) -> Relation:
    """Relation that holds for the player's attachments on cards that satisfy `to`."""

    def holds(game: Table, speaker: Speaker, card: InPlay) -> bool:
        host = game.cards.get(card.host)
        game.cite(("rivals.tag.moved-near-owner",))
        return card.owner == speaker.seat and host is not None and to(game, speaker, host)

    return holds


def in_streets(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return card.place == STREETS


def chosen_has(icon: str) -> Condition:
    """Condition that the chosen card has an Edge."""
    return lambda game, speaker: (
        isinstance(speaker, Effect) and icon in in_force.icons(game, game.cards[speaker.chosen[-1]])
    )


def brings_a_discipline(game: Table, speaker: Speaker) -> bool:
    """Return whether the new recruit has a Discipline or Edge that nobody else in the coterie has."""
    recruit = game.cards[speaker.subject]
    others = {icon for card in game.coterie(speaker.seat) if card is not recruit for icon in in_force.icons(game, card)}
    return not set(in_force.icons(game, recruit)) <= others


def plus(amount: Amount, condition: Condition) -> Amount:
    """The amount, plus one if a condition holds."""
    return lambda game, speaker: amount(game, speaker) + condition(game, speaker)


def own_prestige_on_chosen(game: Table, speaker: Speaker) -> int:
    """Amount of Prestige of the player's colour on the chosen card."""
    return prestige_on(game.cards[speaker.chosen[-1]], speaker.seat) if isinstance(speaker, Effect) else 0


def curses_on_chosen(game: Table, speaker: Speaker) -> int:
    return curses(game, game.cards[speaker.chosen[-1]]) if isinstance(speaker, Effect) else 0


def no_leader(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """Return whether the card is an active character of the player without the Leader token."""
    return own_active(game, speaker, card) and not card.leader


def own_character(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """Return whether the card is a character of the player, active or not."""
    return card.name in CHARACTERS and card.controller == speaker.seat


def full_discard_pile(game: Table, speaker: Speaker) -> int:
    """1 if the player's discard pile has five or more cards, 2 if it has exactly eleven, otherwise 0."""
    cards = len(game.seats[speaker.seat].discard)
    return 2 if cards == 11 else int(cards >= 5)


def first_recruit(game: Table, speaker: Speaker) -> bool:
    """Return whether this is the player's first recruit in their own turn."""
    return game.active == speaker.seat and game.recruited == 1


def another_of_yours(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """Return whether the card is another character of the player than the text's own."""
    return card.controller == speaker.seat and card.id != speaker.host


# Conditions on defeated cards.


def bore(least: int, most: int = 99) -> Relation:
    """Relation that holds for cards with `least` to `most` Prestige, of all colours."""
    return lambda game, speaker, card: least <= sum(card.prestige) <= most


def first_monster(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """Return whether the card is the first Monster that the player defeats in their own turn."""
    return card.name in MONSTERS and game.active == speaker.seat and not game.monsters_defeated


def prestige_out(game: Table, speaker: Speaker) -> int:
    """Amount of Prestige of the player's colour on characters and Monsters."""
    there = [card for card in game.cards.values() if card.name in CHARACTERS or card.name in MONSTERS]
    return sum(prestige_on(card, speaker.seat) for card in there)


def up_to(most: int, amount: Amount) -> Amount:
    """The amount, limited to `most`."""
    return lambda game, speaker: min(amount(game, speaker), most)


def itself_is_other(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """Return whether the text's character is the second card of the trigger."""
    return speaker.other == speaker.host


def lowest_of_yours(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """Return whether the card has the lowest Blood Potency in the player's coterie; ties count."""
    lowest = min(map(game.blood_potency, game.coterie(speaker.seat)), default=0)
    return own_active(game, speaker, card) and game.blood_potency(card) == lowest
