"""What texts look at: conditions, relations and amounts."""

from __future__ import annotations

from collections import Counter

from reference_engine.kernel import NOBODY
from reference_engine.rivals.declarations import assault, in_force
from reference_engine.rivals.declarations.language import Amount, Condition, Relation, Speaker
from reference_engine.rivals.table.facts import ANTAGONIST, CHARACTERS, CITY, HUNTER, LIBRARY, MONSTERS
from reference_engine.rivals.table.pieces import BESIDE, InPlay
from reference_engine.rivals.table.state import Table

# Conditions.


def has(icon: str, times: int = 1) -> Condition:
    """The character of the text has a Discipline or Edge, so many times."""

    def holds(game: Table, speaker: Speaker) -> bool:
        game.cite(("rivals.discipline.start-of-text-gates-effect", "rivals.discipline.playable-without-benefit"))
        return in_force.icons(game, game.cards[speaker.host]).count(icon) >= times

    return holds


def has_one_of(*icons: str) -> Condition:
    return lambda game, speaker: any(has(icon)(game, speaker) for icon in icons)


def has_keyword(keyword: str) -> Condition:
    """The character of the text has a keyword."""
    return lambda game, speaker: keyword in in_force.keywords(game, game.cards[speaker.host])


def all_of(*conditions: Condition) -> Condition:
    return lambda game, speaker: all(condition(game, speaker) for condition in conditions)


def controls_clan(*clans: str) -> Condition:
    """An active character of that clan is in the coterie."""
    return lambda game, speaker: any(CHARACTERS[card.name].clan in clans for card in game.coterie(speaker.seat))


controls_caitiff = controls_clan("Caitiff", "Thin-Blood")


def no_caitiff(game: Table, speaker: Speaker) -> bool:
    return not controls_caitiff(game, speaker)


def target_is_mortal(game: Table, speaker: Speaker) -> bool:
    target = assault.target(game)
    return target is not None and target.name in CITY


def target_is_monster(game: Table, speaker: Speaker) -> bool:
    target = assault.target(game)
    return target is not None and target.name in MONSTERS


def target_is_monster_or_antagonist(game: Table, speaker: Speaker) -> bool:
    target = assault.target(game)
    return target is not None and (target.name in MONSTERS or is_antagonist(target))


def target_is_character(game: Table, speaker: Speaker) -> bool:
    """A vampire, a Hunter or a face-up Monster."""
    target = assault.target(game)
    return target is not None and is_character(target)


def reaction_was_played(game: Table, speaker: Speaker) -> bool:
    attack = assault.current(game)
    return attack is not None and bool(attack.reaction)


def three_disciplines(game: Table, speaker: Speaker) -> bool:
    """The character has three different Disciplines or more."""
    return len(set(in_force.icons(game, game.cards[speaker.host]))) >= 3


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
    """A character that the player does not control; a face-up Monster is one."""
    return is_character(card) and card.controller != speaker.seat


def any_character(game: Table, speaker: Speaker, card: InPlay) -> bool:
    return is_character(card)


def both(*relations: Relation) -> Relation:
    return lambda game, speaker, card: all(relation(game, speaker, card) for relation in relations)


def is_character(card: InPlay) -> bool:
    """Rulebook, 'Key Game Terms': a face-down Monster is none."""
    return card.name in CHARACTERS or (card.name in MONSTERS and not card.face_down)


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
    return sum(is_curse(game, game.cards[number], card) for number in card.attached)


def is_curse(game: Table, attached: InPlay, host: InPlay) -> bool:
    return attached.owner not in (NOBODY, host.controller)


def own_face_down(game: Table, speaker: Speaker) -> int:
    """Unattached face-down cards of the player in play."""
    return sum(
        card.face_down and card.place == BESIDE and card.controller == speaker.seat for card in game.cards.values()
    )


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


def different_disciplines(game: Table, speaker: Speaker) -> int:
    """In the player's coterie."""
    return len(set(in_force.coterie_icons(game, speaker.seat)))


def no_influence_in_defending_party(game: Table, speaker: Speaker) -> int:
    target = assault.target(game)
    return 0 if target is None else sum(member.no_influence for member in game.party(target))


def antagonists(game: Table, speaker: Speaker) -> int:
    """In The Streets."""
    return sum(map(is_antagonist, game.in_streets()))


def prestige_on(card: InPlay, seat: int) -> int:
    """Prestige of a player's colour on a card."""
    return card.prestige[seat] if 0 <= seat < len(card.prestige) else 0


def per(step: int, amount: Amount) -> Amount:
    """One for each whole number of so many."""
    return lambda game, speaker: amount(game, speaker) // step


def is_vampire(card: InPlay) -> bool:
    return card.name in CHARACTERS and CHARACTERS[card.name].faction != HUNTER


def icon_counts(game: Table, speaker: Speaker) -> Counter[str]:
    """All icons in the coterie."""
    return Counter(in_force.coterie_icons(game, speaker.seat))
