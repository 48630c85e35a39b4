"""Export of a game as a position, complete or as seen by one seat. Rulebook, 'Revealing Information'."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.saving_procedures import write_stack
from reference_engine.kernel.wire_format import write
from reference_engine.rivals.card_dsl.current_attack import Assault, current
from reference_engine.rivals.card_dsl.current_conflict import NO_FIST, Conflict, conflict
from reference_engine.rivals.card_dsl.language import TEXTS
from reference_engine.rivals.cards.words.fighting import LookAtHand
from reference_engine.rivals.conspiracies import adding
from reference_engine.rivals.effects.effect import TextEffect
from reference_engine.rivals.setup.setup import TableSetUp
from reference_engine.rivals.table.card_and_seat_names import SavedNames, TableNames
from reference_engine.rivals.table.card_facts import CHARACTERS, CITY, MONSTERS
from reference_engine.rivals.table.pieces import ATTACHED, BESIDE, HAVEN, STREETS, TORPOR, InPlay, Tokens, prestige_on
from reference_engine.rivals.table.state import ACTIONS, Table, Where
from scenarios.wire_types.declarations import HIDDEN

FOR_ALL_TO_SEE_OR_NOT = (
    "rivals.icons.prestige.public",
    "rivals.info.hand-private",
    "rivals.info.no-showing-hand-cards",
    "rivals.info.looked-hand.not-passed-on",
    "rivals.discard.piles-public",
    "rivals.setup.agenda.one-face-down",
    "rivals.setup.haven.one-face-down",
    "rivals.terms.discard-pile.own-face-up",
    "rivals.terms.burn.face-up",
)
PRESTIGE_TO_LOOK = 3
"""Prestige of the player's colour required to look at a face-down Monster."""
FACE_DOWN = {
    STREETS: ("rivals.monster.enters-face-down",),
    BESIDE: ("rivals.conspiracy.place-face-down", "rivals.conspiracy.undeclared"),
    ATTACHED: ("rivals.affliction.curses-may-be-face-down",),
}
"""Rules that put a card in play face down, by place."""


def position(game: Table, viewer: Seat | None = None) -> dict[str, Any]:
    """Return the canonical position. With a viewer, hide the information that this seat may not see."""
    names, everything = TableNames(game), viewer is None
    table: dict[str, Any] = {
        "game": "rivals",
        "edition": game.edition.name,
        "first": names.name_of_seat(game.first),
        "turn": {
            "number": game.turn,
            "seat": names.name_of_seat(game.active),
            "phase": game.phase,
            **({"step": game.phase_step} if game.phase_step else {}),
            "actions": game.actions,
            **{key: getattr(game, key) for key in ("unhosted_actions", "recruited") if getattr(game, key)},
            **({"spent": game.spent} if game.spent != max(ACTIONS - game.actions, 0) else {}),
            **({"retainers": list(map(names.name_of_card, game.retainers))} if game.retainers else {}),
            **({"lasting": [write(each, names) for each in game.lasting]} if game.lasting else {}),
            "title_lost": game.title_lost,
            "conspiracies_resolved": game.conspiracies_resolved,
        },
        "city_deck": pile(game.city_deck, everything),
        "unordered_city_deck": sorted(pile(game.unordered_city_deck, everything)),
        "city_discard": list(game.city_discard),
        "city_burned": list(game.city_burned),
        "set_aside": [name if everything or "Event" not in CITY[name].types else HIDDEN for name in game.set_aside],
        "monster_deck": pile(game.monster_deck, everything),
        "unused_monsters": sorted(pile(game.unused_monsters, everything)),
        "burned_monsters": list(game.burned_monsters),
        "streets": cards(game, NOBODY, STREETS, viewer),
        "seats": [seat_position(game, names, Seat(place), viewer) for place in range(len(game.seats))],
    }
    if game.stop_at is not None:
        table["stop"] = stop(names, game.stop_at)
    if assaults := [frame for frame in game.stack if isinstance(frame, Assault)]:
        table["attacks"] = [attack(game, names, each, viewer) for each in assaults]
    current = conflict(game)
    if current is not None:
        table["influence_conflict"] = influence_conflict(game, names, current, viewer)
    if everything:
        table["continuation"] = continuation(game, names)
    else:
        game.cite(FOR_ALL_TO_SEE_OR_NOT)
        game.cite(hidden_for_now(game))
    return table


def hidden_for_now(game: Table) -> Iterator[str]:
    """Yield the rules that currently hide cards or reveal hidden ones."""
    for card in game.cards.values():
        if card.face_down:
            yield from FACE_DOWN.get(card.place, ())
    if game.unused_monsters:
        yield "rivals.monster.setup.unused"
    for player in game.seats:
        if player.library or player.unordered_library:
            yield "rivals.setup.library.shuffled-face-down"
        if player.faction_deck or player.unordered_faction_deck:
            yield "rivals.setup.faction.rest-shuffled"
        if player.leader and not leaders_are_revealed(game):
            yield "rivals.setup.faction.choose-leader-face-down"
        if player.agenda and not player.agenda_up:
            yield "rivals.agenda-card.collects-while-face-down"
        if player.rival != NOBODY:
            yield "rivals.setup.rivals.draw-clockwise-and-reveal"


def stop(names: TableNames, where: Where) -> dict[str, Any]:
    shown: dict[str, Any] = {"phase": where.phase}
    if where.step:
        shown["step"] = where.step
    if where.seat != NOBODY:
        shown["seat"] = names.name_of_seat(where.seat)
    return shown


def influence_conflict(game: Table, names: TableNames, current: Conflict, viewer: Seat | None) -> dict[str, Any]:
    """Return an Influence Conflict: the question and the Influence exerted so far. Rulebook, 'Schemes'.

    The supplies shown still include the Prestige in a fist.
    """
    game.cite(("rivals.scheme.prestige.total-must-be-truthful", "rivals.scheme.prestige.supply-not-displayed"))
    players = []
    for place, player in enumerate(game.seats):
        own = viewer in (None, place) or current.answer != ""
        fist = current.fists[place]
        players.append({
            "name": player.name,
            "influence": current.open[place],
            "fist": None if fist == NO_FIST else fist if own else HIDDEN,
            "modifier": shown(current.modifiers[place], own),
            "answer": current.answers[place] or None,
        })  # fmt: skip
    return {"seat": names.name_of_seat(current.seat), "card": current.card, "players": players}


def attack(game: Table, names: TableNames, assault: Assault, viewer: Seat | None) -> dict[str, Any]:
    """Return an attack. Rulebook, 'Attack Sequence'.

    A Monster's strike follows the attack that it interrupts. Only its player knows a card placed face down.
    """
    shown: dict[str, Any] = {
        key: names.name_of_card(number)
        for key, number in (("attacker", assault.attacker), ("target", assault.target), ("reactor", assault.reactor))
        if number in game.cards
    }
    if assault.type:
        shown["type"] = assault.type
    for key, card, face_up, seat in (
        ("attack_card", assault.attack_card, assault.attack_up, assault.attackers_player),
        ("reaction", assault.reaction, assault.reaction_up, assault.reactors_player),
    ):
        if card:
            shown[key] = card if face_up or viewer in (None, seat) else HIDDEN
            game.cite(("rivals.attack.s2.may-place-face-down", "rivals.attack.s4.target-may-place-face-down"))
    return shown


def looks_at_hand(game: Table, viewer: Seat | None, seat: Seat) -> bool:
    """Return whether the viewer is looking at another player's hand."""
    effect = game.stack[-1] if game.stack else None
    if not isinstance(effect, TextEffect) or effect.seat != viewer or not isinstance(effect.now(), LookAtHand):
        return False
    assault = current(game)
    return assault is not None and assault.attackers_player == seat


def is_open(game: Table, seat: Seat) -> bool:
    """Return whether a Monster that the player has tagged reveals their hand to all."""
    tagged = [card.name for card in game.cards.values() if card.tagged == seat]
    return any(name in TEXTS and TEXTS[name].opens_hand for name in tagged)


def pile(names: Iterable[str], visible: bool) -> list[str]:
    return [name if visible else HIDDEN for name in names]


def seat_position(game: Table, names: TableNames, seat: Seat, viewer: Seat | None) -> dict[str, Any]:
    """Return a player with all their cards and tokens."""
    player = game.seats[seat]
    everything, own = viewer is None, viewer in (None, seat)
    return {
        "name": player.name,
        "faction": player.faction,
        "prestige": game.supply(seat),
        "foreign_prestige": shares(game, player.prestige, seat),
        "agenda": player.agenda,
        "agenda_card": shown(player.agenda_card, own or player.agenda_up),
        "agenda_up": player.agenda_up,
        "agenda_exhausted": player.agenda_exhausted,
        "haven_card": shown(player.haven_card, own or player.haven_up),
        "haven_up": player.haven_up,
        "haven_exhausted": player.haven_exhausted,
        "chosen_leader": shown(player.leader, own or leaders_are_revealed(game)),
        "rival": None if player.rival == NOBODY else names.name_of_seat(player.rival),
        "hand": pile(player.hand, own or looks_at_hand(game, viewer, seat) or is_open(game, seat)),
        "library": pile(player.library, everything),
        "unordered_library": sorted(pile(player.unordered_library, everything)),
        "faction_deck": pile(player.faction_deck, everything),
        "unordered_faction_deck": sorted(
            pile(player.unordered_faction_deck, everything or (own and game.phase == "setup"))
        ),
        "discard": list(player.discard),
        "burned": list(player.burned),
        "had_turn": player.had_turn,
        "out": player.out,
        **({"token_turned": True} if player.token_turned else {}),
        **({"used": list(player.used)} if player.used else {}),
        **{place: cards(game, seat, place, viewer) for place in (HAVEN, STREETS, TORPOR, BESIDE)},
    }


def leaders_are_revealed(game: Table) -> bool:
    """Return whether the Leaders are revealed but not in play yet."""
    setup = game.within(TableSetUp)
    return setup is not None and setup.pc > TableSetUp.PLACE["reveal_leaders"]


def shown(name: str, visible: bool) -> str | None:
    """Return a card, or None if there is none. An invisible card is hidden."""
    return (name if visible else HIDDEN) if name else None


def shares(game: Table, tokens: Tokens, own: Seat = NOBODY) -> dict[str, int]:
    """Return the tokens of other players by colour."""
    return {game.seats[colour].name: amount for colour, amount in enumerate(tokens) if amount and colour != own}


def cards(game: Table, controller: Seat, place: str, viewer: Seat | None) -> list[dict[str, Any]]:
    """Return a player's cards in a place, each with its attachments."""
    here = [card for card in game.cards.values() if (card.controller, card.place) == (controller, place)]
    return [card_position(game, card, viewer) for card in here]


def card_position(game: Table, card: InPlay, viewer: Seat | None) -> dict[str, Any]:
    """Return a card in play. Missing keys have their defaults."""
    holder = card.owner if card.place == ATTACHED and card.owner != NOBODY else card.controller
    visible = not card.face_down or viewer in (None, holder) or may_look(game, card, viewer)
    written: dict[str, Any] = {"card": card.name if visible else HIDDEN}
    if card.owner != card.controller:
        written["owner"] = None if card.owner == NOBODY else game.seats[card.owner].name
    for key in ("exhausted", "face_down", "leader", "influence_side", "no_influence", "calmed", "done"):
        if getattr(card, key):
            written[key] = True
    for key in ("party", "fear", "minus_bp", "agenda"):
        if getattr(card, key):
            written[key] = getattr(card, key)
    if game.blood(card) or card.name in CHARACTERS or may_fall(card):
        written["blood"] = game.blood(card)
        if foreign := shares(game, card.blood[: len(game.seats)], card.controller):
            written["foreign_blood"] = foreign
    if sum(card.prestige):
        written["prestige"] = shares(game, card.prestige)
    for key in ("token", "tagged"):
        if getattr(card, key) != NOBODY:
            written[key] = game.seats[getattr(card, key)].name
    for key in ("shown", "contributors", "asked"):
        if getattr(card, key):
            written[key] = [game.seats[seat].name for seat in getattr(card, key)]
    for key in ("disciplines", "used"):
        if getattr(card, key):
            written[key] = list(getattr(card, key))
    if card.attached:
        written["attached"] = [card_position(game, game.cards[each], viewer) for each in card.attached]
    if card.name in CHARACTERS and card.place != ATTACHED:
        game.cite(("rivals.torpor.only-bp-type-name",))
        written["blood_potency"] = game.blood_potency(card)
    return written


def may_fall(card: InPlay) -> bool:
    """Return whether the card is a face-up Monster in The Streets. Without Blood, it is about to be defeated."""
    return card.name in MONSTERS and not card.face_down and card.place != ATTACHED


def may_look(game: Table, card: InPlay, viewer: Seat | None) -> bool:
    """Return whether a player may look at a face-down Monster or another player's face-down card.

    Rulebook, 'Conspiracies', 'Prestige on Characters and Monsters'.
    """
    if viewer is None:
        return False
    if card.name not in MONSTERS:
        return adding.may_look(game, card, viewer)
    game.cite(("rivals.prestige-on.peek-at-three",))
    return prestige_on(card, viewer) >= PRESTIGE_TO_LOOK


def continuation(game: Table, names: TableNames) -> dict[str, Any]:
    """Return the data that a position needs during a procedure."""
    return {
        "stack": write_stack(game.stack, SavedNames(game)),
        "entered": [names.name_of_card(number) for number in game.cards],
        "kept_out": [list(player.kept_out) for player in game.seats],
        "attacks_made": game.attacks_made,
        "monsters_defeated": game.monsters_defeated,
        "fallen": [[seat, by] for seat, by in game.fallen],
        "winner": None if game.winner == NOBODY else names.name_of_seat(game.winner),
    }
