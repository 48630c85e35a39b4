"""What texts look at: conditions, relations and amounts."""

from __future__ import annotations

from collections.abc import Callable

from reference_engine.kernel import NOBODY
from reference_engine.rivals.card_dsl import assault, in_force
from reference_engine.rivals.card_dsl.language import Amount, Condition, Effect, Relation, Speaker
from reference_engine.rivals.effects.attaching import is_curse
from reference_engine.rivals.harm.damage import TakeDamage
from reference_engine.rivals.table.facts import ANTAGONIST, CHARACTERS, CITY, HUNTER, LIBRARY, MONSTERS
from reference_engine.rivals.table.pieces import BESIDE, STREETS, InPlay, prestige_on
from reference_engine.rivals.table.state import Table

# Conditions.


def has(icon: str, times: int = 1) -> Condition:
    """The character of the text has a Discipline or Edge, so many times."""

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
    """The character of the text has a keyword."""
    return lambda game, speaker: keyword in in_force.keywords(game, game.cards[speaker.host])


def all_of(*conditions: Condition) -> Condition:
    return lambda game, speaker: all(condition(game, speaker) for condition in conditions)


def controls_clan(*clans: str) -> Condition:
    """An active character of that clan is in the coterie."""
    return lambda game, speaker: any(CHARACTERS[card.name].clan in clans for card in game.coterie(speaker.seat))


def no_caitiff(game: Table, speaker: Speaker) -> bool:
    """No active Caitiff or Thin-Blood is in the coterie."""
    return not controls_caitiff(game, speaker)


controls_caitiff = controls_clan("Caitiff", "Thin-Blood")


def at_least(least: int, amount: Amount) -> Condition:
    """An amount reaches a number."""
    return lambda game, speaker: amount(game, speaker) >= least


def at_most(most: int, amount: Amount) -> Condition:
    """An amount does not exceed a number."""
    return lambda game, speaker: amount(game, speaker) <= most


def host_is(relation: Relation) -> Condition:
    """The character of the text fits a relation."""
    return _fits(lambda game, speaker: game.cards.get(speaker.host), relation)


def other_is(relation: Relation) -> Condition:
    """The second card that the moment is about fits a relation."""
    return _fits(lambda game, speaker: game.cards.get(speaker.other), relation)


def target_is(relation: Relation) -> Condition:
    """The target of the attack under way fits a relation."""
    return _fits(lambda game, speaker: assault.target(game), relation)


def attacker_is(relation: Relation) -> Condition:
    return _fits(lambda game, speaker: assault.attacker(game), relation)


def _fits(whom: Callable[[Table, Speaker], InPlay | None], relation: Relation) -> Condition:
    def holds(game: Table, speaker: Speaker) -> bool:
        card = whom(game, speaker)
        return card is not None and relation(game, speaker, card)

    return holds


def reaction_was_played(game: Table, speaker: Speaker) -> bool:
    attack = assault.current(game)
    return attack is not None and bool(attack.reaction)


# Relations.


def in_party(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """In the party of the character, itself among them."""
    return speaker.host in game.cards and card in game.party(game.cards[speaker.host])


def attacker_in_party(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """The attacker, if it is in the character's party."""
    return card is assault.attacker(game) and in_party(game, speaker, card)


def is_target(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return card is assault.target(game)


def own(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """A character of the player."""
    return card.controller == speaker.seat


def own_active(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return card.controller == speaker.seat and card.name in CHARACTERS and card.is_active


def not_own(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """A card that the player does not control. Nobody controls a Monster, whichever way it lies."""
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
    """A card with Prestige of the player's colour."""
    return prestige_on(card, speaker.seat) > 0


def is_character(card: InPlay) -> bool:
    """Rulebook, 'Key Game Terms': a face-down Monster is none."""
    return card.name in CHARACTERS or (card.name in MONSTERS and not card.face_down)


def is_mortal(card: InPlay) -> bool:
    return card.name in CITY and "Mortal" in CITY[card.name].types


def is_antagonist(card: InPlay) -> bool:
    return card.name in CITY and CITY[card.name].subtype == ANTAGONIST


# Amounts.


def disciplines_shared(game: Table, speaker: Speaker) -> int:
    """Different Disciplines that attacker and defender both have."""
    attacker, target = assault.attacker(game), assault.target(game)
    if attacker is None or target is None:
        return 0
    return len(set(in_force.icons(game, attacker)) & set(in_force.icons(game, target)))


def curses_on_target(game: Table, speaker: Speaker) -> int:
    target = assault.target(game)
    return 0 if target is None else curses(game, target)


def curses(game: Table, card: InPlay) -> int:
    """Cards that a foe has attached. Rulebook, 'Curses'."""
    game.cite(("rivals.curse.definition", "rivals.affliction.curses-not-a-card-type"))
    return sum(is_curse(game.cards[number], card) for number in card.attached)


def face_down_cards(game: Table, speaker: Speaker) -> list[InPlay]:
    """The player's face-down cards beside the Haven."""
    return [
        card
        for card in game.cards.values()
        if card.face_down and (card.place, card.controller) == (BESIDE, speaker.seat)
    ]


def own_face_down(game: Table, speaker: Speaker) -> int:
    return len(face_down_cards(game, speaker))


def rich_face_down(game: Table, speaker: Speaker) -> int:
    """Face-down cards of the player with two Prestige or more."""
    return sum(
        card.face_down and card.controller == speaker.seat and sum(card.prestige) >= 2 for card in game.cards.values()
    )


def burned_characters(game: Table, speaker: Speaker) -> int:
    """Characters in one's own burned pile."""
    return sum(name in CHARACTERS for name in game.seats[speaker.seat].burned)


def own_relics(game: Table, speaker: Speaker) -> int:
    return sum(
        card.name in LIBRARY and "Relic" in LIBRARY[card.name].types and card.controller == speaker.seat
        for card in game.cards.values()
    )


def disciplines(game: Table, speaker: Speaker) -> int:
    """Different Disciplines of the character of the text."""
    return len(set(in_force.icons(game, game.cards[speaker.host])))


def different_disciplines(game: Table, speaker: Speaker) -> int:
    """Different Disciplines or Edges in the player's coterie."""
    return len(set(in_force.coterie_icons(game, speaker.seat)))


def library_cards_in_hand(game: Table, speaker: Speaker) -> int:
    return sum(card in LIBRARY for card in game.seats[speaker.seat].hand)


def clanless_discards(game: Table, speaker: Speaker) -> int:
    """Library cards in the player's discard pile; 0 if any of them has a clan."""
    pile = [LIBRARY[card] for card in game.seats[speaker.seat].discard if card in LIBRARY]
    return 0 if any(card.clan for card in pile) else len(pile)


def no_influence_in_defending_party(game: Table, speaker: Speaker) -> int:
    target = assault.target(game)
    return 0 if target is None else sum(member.no_influence for member in game.party(target))


def antagonists(game: Table, speaker: Speaker) -> int:
    """In The Streets."""
    return sum(map(is_antagonist, game.in_streets()))


def mortals(game: Table, speaker: Speaker) -> int:
    """Unattached Mortals in The Streets."""
    return sum(map(is_mortal, game.in_streets()))


def per(step: int, amount: Amount) -> Amount:
    """One for each whole number of so many."""
    return lambda game, speaker: amount(game, speaker) // step


def is_vampire(card: InPlay) -> bool:
    return card.name in CHARACTERS and CHARACTERS[card.name].faction != HUNTER


def conspiracies_this_turn(game: Table, speaker: Speaker) -> int:
    """Conspiracies and Traps that the player has resolved in this turn."""
    return game.conspiracies_resolved if game.active == speaker.seat else 0


def against(*kinds: str) -> Condition:
    """Damage of such a type is about to be taken."""

    def holds(game: Table, speaker: Speaker) -> bool:
        taken = game.within(TakeDamage)
        return taken is not None and taken.type in kinds

    return holds


def own_action_phase(game: Table, speaker: Speaker) -> bool:
    return game.active == speaker.seat and game.phase == "action"


def strike_felled_somebody(game: Table, speaker: Speaker) -> bool:
    """The Preemptive Strike of this attack has defeated a member of the cell."""
    attack = assault.current(game)
    return attack is not None and attack.strike_felled


def in_an_attack(game: Table, speaker: Speaker) -> bool:
    return assault.current(game) is not None


def attacks_host(relation: Relation) -> Relation:
    """The attacker of the character of the text, if it fits a relation."""

    def holds(game: Table, speaker: Speaker, card: InPlay) -> bool:
        attack = assault.current(game)
        return attack is not None and attack.target == speaker.host and relation(game, speaker, card)

    return holds


def hunter(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return card.name in CHARACTERS and CHARACTERS[card.name].faction == HUNTER


def in_party_of(least: int) -> Relation:
    """A member of a party of that size or more."""
    return lambda game, speaker, card: len(game.party(card)) >= least


def foes_character(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return card.name in CHARACTERS and card.controller != speaker.seat


def controlled(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """A card that some player controls."""
    return card.controller != NOBODY


def hurt(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """A card with less Blood than its maximum."""
    return game.blood(card) < game.blood_potency(card)


def wounded(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return game.is_wounded(card)


def not_done_yet(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """A card whose text has not taken effect yet."""
    return not card.done


def face_up_monster(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return card.name in MONSTERS and not card.face_down


def character_or_hidden_monster(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return is_character(card) or card.name in MONSTERS


def cursed(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """A character with a Curse."""
    return is_character(card) and curses(game, card) > 0


def true_faith(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """One's own, in recovery too: the printed keyword counts there."""
    return card.controller == speaker.seat and "True Faith" in in_force.keywords(game, card)


def exhausted(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return card.exhausted


def attached_by_you(to: Relation) -> Relation:
    """A card of the player that is attached to such a card."""

    def holds(game: Table, speaker: Speaker, card: InPlay) -> bool:
        host = game.cards.get(card.host)
        game.cite(("rivals.tag.moved-near-owner",))
        return card.owner == speaker.seat and host is not None and to(game, speaker, host)

    return holds


def in_streets(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return card.place == STREETS


def chosen_has(icon: str) -> Condition:
    """What has been chosen has an Edge."""
    return lambda game, speaker: (
        isinstance(speaker, Effect) and icon in in_force.icons(game, game.cards[speaker.chosen[-1]])
    )


def brings_a_discipline(game: Table, speaker: Speaker) -> bool:
    """The character just recruited has one that nobody else in the coterie has."""
    recruit = game.cards[speaker.subject]
    others = {icon for card in game.coterie(speaker.seat) if card is not recruit for icon in in_force.icons(game, card)}
    return not set(in_force.icons(game, recruit)) <= others


def plus(amount: Amount, condition: Condition) -> Amount:
    """One more, if something holds."""
    return lambda game, speaker: amount(game, speaker) + condition(game, speaker)


def own_prestige_on_chosen(game: Table, speaker: Speaker) -> int:
    """Prestige of the player's colour on what has been chosen."""
    return prestige_on(game.cards[speaker.chosen[-1]], speaker.seat) if isinstance(speaker, Effect) else 0


def curses_on_chosen(game: Table, speaker: Speaker) -> int:
    return curses(game, game.cards[speaker.chosen[-1]]) if isinstance(speaker, Effect) else 0


def no_leader(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """An active character of one's own without the Leader token."""
    return own_active(game, speaker, card) and not card.leader


def own_character(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """A character of the player, active or not."""
    return card.name in CHARACTERS and card.controller == speaker.seat


def full_discard_pile(game: Table, speaker: Speaker) -> int:
    """1 with five cards in one's discard pile or more, 2 with exactly eleven."""
    cards = len(game.seats[speaker.seat].discard)
    return 2 if cards == 11 else int(cards >= 5)


def first_recruit(game: Table, speaker: Speaker) -> bool:
    """The first time in a turn of one's own."""
    return game.active == speaker.seat and game.recruited == 1


def another_of_yours(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """A character of the player, other than the text's own."""
    return card.controller == speaker.seat and card.id != speaker.host


# What lay on the fallen, and who they were.


def bore(least: int, most: int = 99) -> Relation:
    """So much Prestige lies on it, whosever."""
    return lambda game, speaker, card: least <= sum(card.prestige) <= most


def first_monster(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """The first Monster that falls to the player in the turn, which is the player's."""
    return card.name in MONSTERS and game.active == speaker.seat and not game.monsters_defeated


def prestige_out(game: Table, speaker: Speaker) -> int:
    """Prestige of the player's colour on characters and Monsters."""
    there = [card for card in game.cards.values() if card.name in CHARACTERS or card.name in MONSTERS]
    return sum(prestige_on(card, speaker.seat) for card in there)


def up_to(most: int, amount: Amount) -> Amount:
    """An amount, or `most` if it is more."""
    return lambda game, speaker: min(amount(game, speaker), most)


def itself_is_other(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """It is the second card that the moment is about."""
    return speaker.other == speaker.host


def lowest_of_yours(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """One of those with the lowest Blood Potency in the player's coterie."""
    lowest = min(map(game.blood_potency, game.coterie(speaker.seat)), default=0)
    return own_active(game, speaker, card) and game.blood_potency(card) == lowest
