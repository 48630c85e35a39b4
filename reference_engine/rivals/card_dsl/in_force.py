"""Texts in force and the values they give.

Rulebook, 'Character Abilities', 'Attachment Abilities', 'Ongoing Abilities', 'Torpor'. Texts are in force on active
characters, on the cards attached to them, on face-up cards beside a Haven or in The Streets, and on a face-up Agenda
card. An active Haven gives its text to the Leader. In an attack, the texts of the revealed cards are in force too.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from reference_engine.kernel import NO_CARD, NOBODY, Seat
from reference_engine.kernel.cached_query import cached_query
from reference_engine.rivals.card_dsl.current_attack import Assault, current
from reference_engine.rivals.card_dsl.language import DEFINING_CARDS, TEXTS, TextSource
from reference_engine.rivals.table.card_facts import AGENDAS, CHARACTERS, CITY, HAVENS, LIBRARY, MONSTERS
from reference_engine.rivals.table.pieces import ATTACHED, STREETS, TORPOR, InPlay
from reference_engine.rivals.table.state import Table

PLAYED_IN_ATTACKS = {"Attack", "Reaction"}
RETAINERS = frozenset(name for name, card in CITY.items() if "Retainer" in card.types)
TEXTS_THAT_SHARE = (
    "rivals.ruling.share-the-wealth.vagrant",
    "rivals.ruling.share-the-wealth.politician",
    "rivals.torpor.no-party",
)
OF_HAVENS = (
    "rivals.haven-card.leader-ability-banner",
    "rivals.haven-card.leader-ability-as-own-text",
    "rivals.haven-card.leader-ability-off-when-out-of-play",
)


ALWAYS_ON = (
    "rivals.character-ability.static-by-default",
    "rivals.character-ability.attacker",
    "rivals.character-ability.party",
    "rivals.ongoing.always-on",
    "rivals.ongoing.only-text-after-ongoing",
    "rivals.triggered.always-on",
    "rivals.activated.cost.non-exhaust-on-exhausted-card",
)


def sources(game: Table, word: str, whose: Seat | None = None) -> list[TextSource]:
    """Return the texts in force that define `word`; with `whose`, only those of that player."""
    found: list[TextSource] = []
    names, of_players, of_attacks = cards_defining(word)
    if not names and not of_players:
        return found
    game.cite(ALWAYS_ON)
    for card in game.roll[names]:
        if (whose is None or player_of(game, card) == whose) and is_in_force(game, card):
            source = source_of(game, card)
            found.append(source)
            if card.host != NO_CARD:
                found += [replace(source, host=mate.id) for mate in sharing(game, card)]
    for place, player in enumerate(game.seats) if of_players else ():
        if whose not in (None, place):
            continue
        if player.agenda_card in of_players and player.agenda_up:
            found.append(TextSource(player.agenda_card, Seat(place)))
        if player.haven_card in of_players and player.haven_up:
            leader = active_leader(game, Seat(place))
            game.cite(OF_HAVENS)
            if leader is not None:
                found.append(TextSource(player.haven_card, Seat(place), host=leader.id))
    assault = current(game) if of_attacks else None
    if assault is not None:
        found += [
            source for source in played(game, assault) if source.text in of_attacks and whose in (None, source.seat)
        ]
    return found


@cache
def cards_defining(word: str) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Return the names of the cards that define `word`, in three groups.

    The groups are cards that come into play, Agenda cards and Havens, and cards played in an attack.
    """
    names = frozenset(DEFINING_CARDS.get(word, ()))
    of_players = names & {*AGENDAS, *HAVENS}
    of_attacks = frozenset(name for name in names if name in LIBRARY and PLAYED_IN_ATTACKS & {*LIBRARY[name].types})
    return names - of_players, of_players, of_attacks


def hidden_agendas(game: Table, word: str) -> Iterator[TextSource]:
    """Yield the face-down Agenda cards that define `word`."""
    of_players = cards_defining(word)[1]
    for place, player in enumerate(game.seats) if of_players else ():
        if player.agenda_card in of_players and not player.agenda_up and not player.out:
            yield TextSource(player.agenda_card, Seat(place))


def is_in_force(game: Table, card: InPlay) -> bool:
    """Return whether the text of a card in play is in force."""
    if card.name in MONSTERS:
        game.cite(("rivals.monster.text-only-face-up", "rivals.monster-attack.text-may-apply"))
    if card.place == TORPOR:
        game.cite(("rivals.triggered.any-phase-any-turn",))
        return False
    if card.face_down:
        return False
    if card.place == STREETS:
        return card.name not in RETAINERS
    return card.place != ATTACHED or (card.name not in MONSTERS and game.cards[card.host].place != TORPOR)


def is_retainer(card: InPlay) -> bool:
    return card.place == ATTACHED and card.name in RETAINERS


def shares_retainers(game: Table, seat: Seat) -> bool:
    """Return whether a text gives the Leader's Retainers to the Leader's whole party."""
    names, *_ = cards_defining("shares_retainers")
    there = game.roll[names]
    return bool(there) and any(card.controller == seat and not card.face_down for card in there)


def sharing(game: Table, card: InPlay) -> list[InPlay]:
    """Return the party members who share a Retainer with its bearer, if a text lets the Leader's party share."""
    bearer = game.cards.get(card.host)
    if bearer is None or not bearer.leader or not is_retainer(card) or not shares_retainers(game, bearer.controller):
        return []
    game.cite(TEXTS_THAT_SHARE)
    return [mate for mate in game.party(bearer) if mate is not bearer]


def bearing(game: Table, character: InPlay) -> list[InPlay]:
    """Return the cards that benefit a character: its attachments, and Retainers shared by its Leader."""
    found = [game.cards[number] for number in character.attached]
    if character.is_active and not character.leader and shares_retainers(game, character.controller):
        for leader in [mate for mate in game.party(character) if mate.leader]:
            found += [card for card in (game.cards[number] for number in leader.attached) if is_retainer(card)]
    return found


def player_of(game: Table, card: InPlay) -> Seat:
    """Return the player whom "you" means in the text of a card in play.

    An attachment belongs to the player who attached it, a Monster to the player who tagged it, a city card in The
    Streets to the active player, and any other card to its controller.
    """
    if card.place == ATTACHED:
        return card.controller if card.owner == NOBODY else card.owner
    if card.name in MONSTERS:
        return card.tagged
    return game.active if card.place == STREETS and card.name in CITY else card.controller


def source_of(game: Table, card: InPlay) -> TextSource:
    """Return the text of a card in play.

    Its host is the character or Monster itself, or the bearer of the attachment.
    """
    host = card.id if card.name in CHARACTERS or card.name in MONSTERS else NO_CARD
    return TextSource(card.name, player_of(game, card), card.id, card.host if card.place == ATTACHED else host)


def played(game: Table, assault: Assault) -> Iterator[TextSource]:
    """Yield the face-up Attack and Reaction cards of an attack."""
    if assault.attack_card and assault.attack_up and assault.attacker in game.cards:
        yield TextSource(assault.attack_card, game.cards[assault.attacker].controller, host=assault.attacker)
    if assault.reaction and assault.reaction_up and assault.reactor in game.cards:
        yield TextSource(assault.reaction, game.cards[assault.reactor].controller, host=assault.reactor)


def active_leader(game: Table, seat: Seat) -> InPlay | None:
    """Return a player's Leader if it is active."""
    return next((card for card in game.coterie(seat) if card.leader), None)


def bonus(game: Table, word: str, subject: InPlay) -> int:
    """Return the total that the texts in force and lasting effects add to `word` for a card."""
    total = 0
    for source in sources(game, word):
        for each in TEXTS[source.text].bonuses[word]:
            if each.of(game, source, subject) and each.when(game, source):
                total += each.amount(game, source)
    for lasting in game.lasting:
        if lasting.word == word and (lasting.card == subject.id or lasting.foes_of not in (NOBODY, subject.controller)):
            total += lasting.amount
    return total


def in_streets(game: Table, word: str) -> int:
    """Return the sum of a number over the city cards in The Streets that declare it; 0 if none do."""
    return sum(getattr(TEXTS[card.name], word) for card in game.in_streets_called(cards_defining(word)[0]))


def attached_texts(game: Table, character: InPlay, word: str) -> Iterator[str]:
    """Yield the names of the face-up cards attached to a character that define `word`."""
    names, *_ = cards_defining(word)
    if game.roll[names]:
        yield from (card.name for card in bearing(game, character) if card.name in names and not card.face_down)


@cached_query
def icons(game: Table, character: InPlay) -> tuple[str, ...]:
    """Return a character's Disciplines and Edges, with repetitions; none in torpor."""
    if character.name not in CHARACTERS or not character.is_active:
        return ()
    game.cite(("rivals.discipline.list", "rivals.discipline.multiple-copies-count-once"))
    printed = CHARACTERS[character.name]
    game.cite(("rivals.discipline-token.plus-grants",))
    found = printed.disciplines + printed.edges + character.disciplines
    for name in attached_texts(game, character, "grants"):
        found += TEXTS[name].grants
    return found


def keywords(game: Table, character: InPlay) -> tuple[str, ...]:
    """Return a character's keywords, including those from attachments."""
    found = CHARACTERS[character.name].keywords if character.name in CHARACTERS else ()
    for name in attached_texts(game, character, "keywords"):
        found += TEXTS[name].keywords
    return found


def coterie_icons(game: Table, seat: Seat) -> list[str]:
    """Return all Disciplines and Edges of a player's active characters."""
    return [icon for character in game.coterie(seat) for icon in icons(game, character)]
