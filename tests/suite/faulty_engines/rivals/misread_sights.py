"""Faulty engines of Rivals: visibility of hands, decks, face-down cards, and public information."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reference_engine.kernel import Seat
from reference_engine.rivals.card_dsl.current_attack import Assault, current
from reference_engine.rivals.table.card_facts import HUNTER, LIBRARY, MONSTERS
from reference_engine.rivals.table.pieces import ATTACHED, BESIDE, InPlay, prestige_on
from reference_engine.rivals.table.state import Table
from reference_engine.rivals.wire import observation
from scenarios.wire_types.declarations import HIDDEN
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

# What a player sees of another, or of the own decks.


def shown(change: Changes, key: str, sees: Callable[[Table, Seat, Seat], bool]) -> None:
    """Show a viewer everything under a key of a player if `sees` accepts the player and the viewer."""

    def seat_position(right: Right, game: Table, names: Any, seat: Seat, viewer: Seat | None) -> dict[str, Any]:
        found: dict[str, Any] = right(game, names, seat, viewer)
        if viewer is not None and sees(game, seat, viewer):
            found[key] = right(game, names, seat, None)[key]
        return found

    change.replace(observation, "seat_position", seat_position)


def is_rival(game: Table, seat: Seat, viewer: Seat) -> bool:
    return game.seats[viewer].rival == seat


@wrong("a player sees the known order of the own Library", breaks="rivals.setup.library.shuffled-face-down")
def _(change: Changes) -> None:
    shown(change, "library", lambda game, seat, viewer: seat == viewer)


@wrong("a player sees what is left in the own Library", breaks="rivals.setup.library.shuffled-face-down")
def _(change: Changes) -> None:
    shown(change, "unordered_library", lambda game, seat, viewer: seat == viewer)


@wrong("a player sees what is left in the own Faction deck", breaks="rivals.setup.faction.rest-shuffled")
def _(change: Changes) -> None:
    shown(change, "unordered_faction_deck", lambda game, seat, viewer: seat == viewer)


@wrong("a player sees the known order of the own Faction deck", breaks="rivals.setup.faction.rest-shuffled")
def _(change: Changes) -> None:
    shown(change, "faction_deck", lambda game, seat, viewer: seat == viewer)


@wrong("in set-up everybody sees all Faction decks", breaks="rivals.setup.faction.choose-leader-face-down")
def _(change: Changes) -> None:
    shown(change, "unordered_faction_deck", lambda game, seat, viewer: game.phase == "setup")


@wrong("a chosen Leader is seen by the next player", breaks="rivals.setup.faction.choose-leader-face-down")
def _(change: Changes) -> None:
    shown(change, "chosen_leader", lambda game, seat, viewer: viewer == game.from_seat(seat)[1])


@wrong("chosen Leaders lie open once Player 1 is known", breaks="rivals.setup.leader.simultaneous-reveal")
def _(change: Changes) -> None:
    shown(change, "chosen_leader", lambda game, seat, viewer: game.phase_step == "reveal-leaders")


@wrong("an Adversary sees the hand of the Rival", breaks="rivals.info.hand-private")
def _(change: Changes) -> None:
    shown(change, "hand", is_rival)


@wrong("an attacking player sees the hand of the defending player", breaks="rivals.info.hand-private")
def _(change: Changes) -> None:
    def sees(game: Table, seat: Seat, viewer: Seat) -> bool:
        attack = current(game)
        target = None if attack is None else game.cards.get(attack.target)
        return attack is not None and attack.attackers_player == viewer and getattr(target, "controller", None) == seat

    shown(change, "hand", sees)


@wrong("a hand that Comeuppance shows is seen until the attack is over", breaks="rivals.info.looked-hand.not-passed-on")
def _(change: Changes) -> None:
    def sees(game: Table, seat: Seat, viewer: Seat) -> bool:
        attack = current(game)
        if attack is None or attack.reaction != "Comeuppance" or not attack.reaction_up:
            return False
        return (attack.reactors_player, attack.attackers_player) == (viewer, seat)

    shown(change, "hand", sees)


@wrong("every tagged Monster opens its tagger's hand", breaks="rivals.info.hand-private")
def _(change: Changes) -> None:
    def is_open(right: Right, game: Table, seat: Seat) -> bool:
        return any(card.tagged == seat for card in game.cards.values())

    change.replace(observation, "is_open", is_open)


@wrong("The Strange opens every player's hand", breaks="rivals.info.hand-private")
def _(change: Changes) -> None:
    change.replace(observation, "is_open", lambda right, game, seat: any(right(game, s) for s in game.from_seat(seat)))


@wrong("an Adversary sees the Agenda card of the Rival", breaks="rivals.setup.agenda.one-face-down")
def _(change: Changes) -> None:
    shown(change, "agenda_card", is_rival)


@wrong("an Agenda card with Agenda on it lies open", breaks="rivals.agenda-card.collects-while-face-down")
def _(change: Changes) -> None:
    shown(change, "agenda_card", lambda game, seat, viewer: game.seats[seat].agenda > 0)


# Piles that belong to nobody.


def pile_shown(change: Changes, key: str) -> None:
    """Show everybody the cards under a key of the table."""

    def position(right: Right, game: Table, viewer: Seat | None = None) -> dict[str, Any]:
        found: dict[str, Any] = right(game, viewer)
        found[key] = list(getattr(game, key))
        return found

    change.replace(observation, "position", position)


@wrong("everybody sees which Events are out of the game", breaks="rivals.setup.city-deck.four-events-out")
def _(change: Changes) -> None:
    pile_shown(change, "set_aside")


@wrong("everybody sees the Monster deck", breaks="rivals.monster.enters-face-down")
def _(change: Changes) -> None:
    pile_shown(change, "monster_deck")


@wrong("everybody sees the unused Monsters", breaks="rivals.monster.setup.unused")
def _(change: Changes) -> None:
    pile_shown(change, "unused_monsters")


# Cards in play that lie face down.


def card_shown(change: Changes, sees: Callable[[Table, InPlay, Seat], bool], seen: bool = True) -> None:
    """Show or hide the identity of a face-down card if `sees` accepts the card and the viewer."""

    def card_position(right: Right, game: Table, card: InPlay, viewer: Seat | None) -> dict[str, Any]:
        found: dict[str, Any] = right(game, card, viewer)
        if viewer is not None and card.face_down and sees(game, card, viewer):
            found["card"] = card.name if seen else HIDDEN
        return found

    change.replace(observation, "card_position", card_position)


CURSES = "rivals.affliction.curses-may-be-face-down"


@wrong("a player sees the face-down Curses on the own characters", breaks=CURSES)
def _(change: Changes) -> None:
    card_shown(change, lambda game, card, viewer: card.place == ATTACHED and game.cards[card.host].controller == viewer)


@wrong("a player does not see the own face-down Curses", breaks=CURSES)
def _(change: Changes) -> None:
    card_shown(change, lambda game, card, viewer: card.place == ATTACHED and card.owner == viewer, seen=False)


@wrong("a third player sees face-down Curses", breaks=CURSES)
def _(change: Changes) -> None:
    def sees(game: Table, card: InPlay, viewer: Seat) -> bool:
        return card.place == ATTACHED and viewer not in (card.owner, game.cards[card.host].controller)

    card_shown(change, sees)


@wrong("everybody sees face-down Curses on a Monster", breaks=CURSES)
def _(change: Changes) -> None:
    card_shown(change, lambda game, card, viewer: card.place == ATTACHED and game.cards[card.host].name in MONSTERS)


@wrong("every Hunter player sees face-down Monsters", breaks="rivals.monster.enters-face-down")
def _(change: Changes) -> None:
    card_shown(change, lambda game, card, viewer: card.name in MONSTERS and game.seats[viewer].faction == HUNTER)


@wrong("every vampire player sees face-down Monsters", breaks="rivals.monster.enters-face-down")
def _(change: Changes) -> None:
    card_shown(change, lambda game, card, viewer: card.name in MONSTERS and game.seats[viewer].faction != HUNTER)


@wrong("everybody sees the Blood Potency of a face-down Monster", breaks="rivals.monster.enters-face-down")
def _(change: Changes) -> None:
    def card_position(right: Right, game: Table, card: InPlay, viewer: Seat | None) -> dict[str, Any]:
        found: dict[str, Any] = right(game, card, viewer)
        if card.name in MONSTERS:
            found["blood_potency"] = game.blood_potency(card)
        return found

    change.replace(observation, "card_position", card_position)


def peeked(change: Changes, sees: Any) -> None:
    """Let `sees` decide which players see a face-down Monster. It gets the original function."""

    def may_look(right: Right, game: Table, card: InPlay, viewer: Seat | None) -> bool:
        if viewer is None or card.name not in MONSTERS:
            return bool(right(game, card, viewer))
        return bool(sees(right, game, card, viewer))

    change.replace(observation, "may_look", may_look)


PEEK = "rivals.prestige-on.peek-at-three"


@wrong("3 Prestige of several colours show a Monster to those whose they are", breaks=PEEK)
def _(change: Changes) -> None:
    def sees(right: Right, game: Table, card: InPlay, viewer: Seat) -> bool:
        return prestige_on(card, viewer) > 0 and sum(card.prestige) >= observation.PRESTIGE_TO_LOOK

    peeked(change, sees)


@wrong("a Monster that one player may look at is seen by all", breaks=PEEK)
def _(change: Changes) -> None:
    peeked(change, lambda right, game, card, viewer: any(right(game, card, seat) for seat in game.from_seat(viewer)))


@wrong("3 Prestige show a Monster in the own turn alone", breaks=PEEK)
def _(change: Changes) -> None:
    peeked(change, lambda right, game, card, viewer: right(game, card, viewer) and game.active == viewer)


FACE_DOWN = "rivals.conspiracy.place-face-down"


@wrong("an Adversary sees the Conspiracies of the Rival", breaks=FACE_DOWN)
def _(change: Changes) -> None:
    card_shown(change, lambda game, card, viewer: card.place == BESIDE and is_rival(game, card.controller, viewer))


@wrong("a Conspiracy with all the Prestige that it needs lies open", breaks=FACE_DOWN)
def _(change: Changes) -> None:
    def sees(game: Table, card: InPlay, viewer: Seat) -> bool:
        return card.place == BESIDE and sum(card.prestige) >= LIBRARY[card.name].prestige_needed

    card_shown(change, sees)


@wrong("a player sees the own Conspiracies in the own turn alone", breaks=FACE_DOWN)
def _(change: Changes) -> None:
    def sees(game: Table, card: InPlay, viewer: Seat) -> bool:
        return card.place == BESIDE and viewer == card.controller != game.active

    card_shown(change, sees, seen=False)


# Attack and Reaction cards.


def attack_shown(change: Changes, key: str, sees: Callable[[Table, Assault, Seat], bool], seen: bool = True) -> None:
    """Show or hide the card under a key of an attack if `sees` accepts the attack and the viewer."""

    def attack(right: Right, game: Table, names: Any, assault: Assault, viewer: Seat | None) -> dict[str, Any]:
        found: dict[str, Any] = right(game, names, assault, viewer)
        if key in found and viewer is not None and sees(game, assault, viewer):
            found[key] = getattr(assault, key) if seen else HIDDEN
        return found

    change.replace(observation, "attack", attack)


def defends(game: Table, assault: Assault, viewer: Seat) -> bool:
    return assault.target in game.cards and game.cards[assault.target].controller == viewer


@wrong("the defending player sees an Attack card that lies face down", breaks="rivals.attack.s2.may-place-face-down")
def _(change: Changes) -> None:
    attack_shown(change, "attack_card", defends)


@wrong("the defending player sees the Attack card once Blocking is over", breaks="rivals.attack.s2.may-place-face-down")
def _(change: Changes) -> None:
    attack_shown(change, "attack_card", lambda game, attack, viewer: attack.settled and defends(game, attack, viewer))


@wrong("a third player sees an Attack card that lies face down", breaks="rivals.attack.s2.may-place-face-down")
def _(change: Changes) -> None:
    attack_shown(change, "attack_card", lambda game, attack, viewer: not defends(game, attack, viewer))


@wrong("an Attack card is hidden from foes after its reveal", breaks="rivals.attack.s5.attacker-reveals")
def _(change: Changes) -> None:
    attack_shown(change, "attack_card", lambda game, attack, viewer: viewer != attack.attackers_player, seen=False)


@wrong("a Reaction is hidden from foes after its reveal", breaks="rivals.attack.s5.defender-reveals")
def _(change: Changes) -> None:
    attack_shown(change, "reaction", lambda game, attack, viewer: viewer != attack.reactors_player, seen=False)


# What everybody may see.


def hidden(change: Changes, key: str, instead: Any, sees: Callable[[Table, Seat, Seat], bool] | None = None) -> None:
    """Replace a value of a player for all others, or for those that `sees` does not accept."""

    def seat_position(right: Right, game: Table, names: Any, seat: Seat, viewer: Seat | None) -> dict[str, Any]:
        found: dict[str, Any] = right(game, names, seat, viewer)
        if viewer not in (None, seat) and (sees is None or not sees(game, seat, Seat(viewer or 0))):
            found[key] = instead
        return found

    change.replace(observation, "seat_position", seat_position)


@wrong("burned piles are seen by their players alone", breaks="rivals.terms.burn.face-up")
def _(change: Changes) -> None:
    hidden(change, "burned", [])


@wrong("whose Rival a player is only the two of them see", breaks="rivals.setup.rivals.draw-clockwise-and-reveal")
def _(change: Changes) -> None:
    hidden(change, "rival", None, lambda game, seat, viewer: game.seats[seat].rival == viewer)


@wrong("the Agenda on a face-down Agenda card is seen by its player alone", breaks=(
    "rivals.agenda-card.collects-while-face-down",
))  # fmt: skip
def _(change: Changes) -> None:
    hidden(change, "agenda", 0, lambda game, seat, viewer: game.seats[seat].agenda_up)


@wrong("the colours of a personal supply are seen by its player alone", breaks="rivals.icons.prestige.public")
def _(change: Changes) -> None:
    hidden(change, "foreign_prestige", {})
