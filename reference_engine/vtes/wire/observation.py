"""Writes a game as a position, complete or as one seat sees it."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import NOBODY, Card, Seat
from reference_engine.kernel.saving_procedures import write_stack
from reference_engine.kernel.wire_format import write
from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.actions.card_actions import CardAction
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.combat.rounds import Combat, Round
from reference_engine.vtes.playing import looking
from reference_engine.vtes.playing.search import Search
from reference_engine.vtes.politics.political_actions import CalledReferendum
from reference_engine.vtes.politics.referendum import Referendum
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table import legacy_traits
from reference_engine.vtes.table.card_and_seat_names import REGIONS, TableNames, in_position_order
from reference_engine.vtes.table.card_facts import facts, parts_of
from reference_engine.vtes.table.clans_and_disciplines import DISCIPLINE_CARDS
from reference_engine.vtes.table.state import CONTESTED, TORPOR, UNCONTROLLED, InPlay, Table
from reference_engine.vtes.torpor.diablerie import BloodHunt
from reference_engine.vtes.turn.discard_phase import DiscardPhase
from reference_engine.vtes.turn.influence_phase import InfluencePhase
from reference_engine.vtes.turn.master_phase import MasterPhase
from scenarios.wire_types.declarations import HIDDEN

TRAITS = ("sect", "clan", "title", "city")
"""Traits of a minion that play can change."""


def position(game: Table, viewer: Seat | None = None) -> dict[str, Any]:
    """Return the canonical position.

    With a viewer, hidden information is left out, and only names that the seat knows are used.
    """
    names = TableNames(game, departed=False, viewer=viewer)
    table: dict[str, Any] = {"game": "vtes", "edition": game.edition.name}
    table["edge"] = None if game.edge == NOBODY else names.name_of_seat(game.edge)
    table["turn"] = turn(game, names)
    if game.events_played:
        table["events_played"] = [names.name_of_print(card) for card in game.events_played]
    table["seats"] = [seat_position(game, names, Seat(place), viewer) for place in range(len(game.seats))]
    if (action := game.within(Action)) is not None:
        table["action"] = action_summary(game, names, action, viewer)
    if (round_ := game.within(Round)) is not None and (combat := game.within(Combat)) is not None:
        table["combat"] = {
            "acting": names.name_of_card(round_.acting), "opposing": names.name_of_card(round_.opposing),
            "round": combat.rounds, "range": round_.range,
        }  # fmt: skip
    if (referendum := game.within(Referendum)) is not None:
        table["referendum"] = {
            "for": referendum.tally("for"), "against": referendum.tally("against"),
            "ballots_for": referendum.ballots("for"), "ballots_against": referendum.ballots("against"),
        }  # fmt: skip
        if isinstance(referendum, CalledReferendum):
            table["referendum"]["card"] = BEHAVIOUR[referendum.card].facts.name
            terms = {word: term for word, term in write(referendum.terms, names).items() if word != "do"}
            table["referendum"] |= {"terms": terms} if terms else {}
        if isinstance(referendum, BloodHunt) and referendum.diablerist in game.cards:
            table["referendum"]["diablerist"] = names.name_of_card(referendum.diablerist)
    if viewer is None:
        table["continuation"] = continuation(game, names)
    else:
        game.cite(("vtes.setup.may-look-at-own-hand-and-uncontrolled", "vtes.burn.ash-heap-is-public"))
    return table


def turn(game: Table, names: TableNames) -> dict[str, Any]:
    """Return the active seat and the remaining resources of its turn."""
    influence, master, discard = game.within(InfluencePhase), game.within(MasterPhase), game.within(DiscardPhase)
    return {
        "number": game.turn,
        "seat": names.name_of_seat(game.active),
        "phase": game.phase,
        "transfers": influence.transfers if influence is not None else 0,
        "master_actions": master.actions if master is not None else 0,
        "discard_actions": discard.actions if discard is not None else 0,
    }


def pile(cards: tuple[Card, ...], visible: bool) -> list[str]:
    if not visible:
        return [HIDDEN] * len(cards)
    return [facts()[card].name for card in cards] if cards else []


def seat_position(game: Table, names: TableNames, seat: Seat, viewer: Seat | None) -> dict[str, Any]:
    """Return a Methuselah and all their cards. Only the owner sees a hand; nobody sees a deck."""
    methuselah = game.seats[seat]
    everything, own = viewer is None, viewer in (None, seat)
    search = game.within(Search) if viewer == seat else None
    searched = search.text().piles if search is not None and search.seat == seat else ()
    prey, predator = game.prey(seat), game.predator(seat)
    gone = methuselah.ousted or game.over
    written: dict[str, Any] = {
        "name": methuselah.name,
        "pool": methuselah.pool,
        "victory_points": methuselah.victory_points,
        "ousted": methuselah.ousted,
        **({"withdrawing": True} if methuselah.withdrawing else {}),
        "prey": None if gone or prey == NOBODY else names.name_of_seat(prey),
        "predator": None if gone or predator == NOBODY else names.name_of_seat(predator),
        "hand": pile(methuselah.hand, own or (viewer is not None and looking.may_see_hand(game, viewer, seat))),
        "library": pile(methuselah.library, everything or "library" in searched),
        "unordered_library": pile(tuple(sorted(methuselah.unordered_library)), everything or "library" in searched),
        "crypt": pile(methuselah.crypt, everything or "crypt" in searched),
        "unordered_crypt": pile(tuple(sorted(methuselah.unordered_crypt)), everything or "crypt" in searched),
        "ash_heap": pile(methuselah.ash_heap, True),
        "removed": pile(methuselah.removed, True),
    }
    lying: dict[str, list[InPlay]] = {region: [] for region in REGIONS}
    for card in game.cards.values():
        if card.controller == seat and card.region in lying and (card.region != CONTESTED or not card.host):
            lying[card.region].append(card)
    for region, cards in lying.items():
        if region == CONTESTED and not cards:
            continue
        written[region] = [card_position(game, names, card, own or region != UNCONTROLLED) for card in cards]
    return written


def card_position(game: Table, names: TableNames, card: InPlay, visible: bool) -> dict[str, Any]:
    """Return a card in play with the cards on it."""
    printed = card.facts
    written: dict[str, Any] = {"card": printed.name if visible else HIDDEN, "locked": card.locked}
    if printed.is_crypt_card or not visible:
        written["blood"] = card.counters
        if visible:
            written["capacity"] = game.capacity(card)
            written["wounded"] = card.wounded or card.region == TORPOR
            written["disciplines"] = disciplines(game, card)
    elif "ally" in printed.types or "retainer" in printed.types:
        written["life"] = card.counters
    elif card.counters:
        written["counters"] = card.counters
    if not visible:
        return written
    if (parts := parts_of(card.card)) is not None:
        written["base"] = facts()[parts[1]].name
        if card.base_owner != card.owner:
            written["base_owner"] = names.name_of_seat(card.base_owner)
    host = game.cards.get(card.host)
    if card.owner != card.controller or (host is not None and card.owner != host.controller):
        written["owner"] = names.name_of_seat(card.owner)
    if host is not None and card.controller != host.controller:
        written["controller"] = names.name_of_seat(card.controller)
    if card.level:
        written["level"] = card.level
    if card.clan and host is not None:
        written["clan"] = card.clan
    if printed.is_minion:
        written |= {
            "sect": game.sect(card) or None,
            "clan": game.clan(card) or None,
            "title": titles.title(game, card) or None,
        }
        written["traits"] = list(legacy_traits.of(card))
    if card.region == CONTESTED and not card.host:
        written["returns_to"] = card.returns_to
    if card.region == CONTESTED and host is not None and host.region != CONTESTED:
        written["contested"] = True
    if titles.title(game, card):
        if city := titles.city(card):
            written["city"] = city
        elif clan := titles.clan_of(card):
            written["title_clan"] = clan
    if (against := game.aimed_at(card)) != NOBODY:
        written["against"] = names.name_of_seat(against)
    if card.contesting:
        written["title_contested"] = True
    if card.used:
        written["used"] = list(card.used)
    if card.recruited:
        written["recruited"] = True
    if card.marked:
        written["marked"] = True
    written["attached"] = [card_position(game, names, attached, True) for attached in game.lying_on(card)]
    return written


def disciplines(game: Table, vampire: InPlay) -> list[str]:
    """Return the codes of a vampire's current Disciplines, in capitals at the superior level."""
    codes = {
        *vampire.facts.disciplines,
        *(DISCIPLINE_CARDS.get(card.facts.name, "") for card in game.attached_to(vampire)),
    }
    levels = {code: game.discipline(vampire, code) for code in sorted(codes - {""})}
    return [code.upper() if level == 2 else code for code, level in levels.items()]


def action_summary(game: Table, names: TableNames, action: Action, viewer: Seat | None) -> dict[str, Any]:
    """Return the action under way as the viewer sees it. Only its controller knows a face-down target."""
    there = action.minion in game.cards
    targets = [names.name_of_seat(action.target_seat)] if action.target_seat != NOBODY else []
    if (target := game.cards.get(action.target)) is not None:
        visible = target.region != UNCONTROLLED or viewer in (None, target.controller)
        targets.append(names.name_of_card(target.id) if visible else HIDDEN)
    if isinstance(action, CardAction):
        targets += [names.name_of_card(victim) for victim in action.victims if victim in game.cards]
        targets += [facts()[action.target_].name] if action.target_ else []
    written: dict[str, Any] = {"minion": names.name_of_card(action.minion) if there else HIDDEN, "kind": action.KIND}
    if card := action.text or action.card:
        written["card"] = BEHAVIOUR[card].facts.name
    if action.level:
        written["level"] = action.level
    written["targets"] = targets
    written["directed"] = bool(action.directed_at(game))
    if there:
        written["stealth"] = action.stealth(game)
        if isinstance(action, Bleed):
            written["bleed"] = action.amount(game)
        written["cost"] = {"blood": action.cost_in_blood(game), "pool": action.cost_in_pool(game)}
    written["state"] = STATES.get(action.state, action.state)
    if action.blocker in game.cards:
        written["blocker"] = names.name_of_card(action.blocker)
        if action.state == "block-attempt":
            written["intercept"] = action.intercept(game, action.blocker)
    return written


STATES = {
    "announced": "as-announced",
    "blocked": "combat",
    "successful": "resolving",
    "block-successful": "block-attempt",
    "ended": "resolving",
}


def continuation(game: Table, names: TableNames) -> dict[str, Any]:
    """Return the additions that complete a position during a procedure: the stack and the changes in force."""
    return {
        "stack": write_stack(game.stack, names),
        "modifiers": [write(modifier, names) for modifier in game.modifiers],
        "loans": [write(loan, names) for loan in game.loans],
        "awaited": [list(seat.awaited) for seat in game.seats],
        "ahead": [[seat.out_of_turn, seat.actions_ahead, seat.trifle_ahead] for seat in game.seats],
        "traits": [
            {"card": names.name_of_card(card.id), **{trait: getattr(card, trait) for trait in TRAITS}}
            for card in in_position_order(game)
            if any(getattr(card, trait) for trait in TRAITS)
        ],
    }
