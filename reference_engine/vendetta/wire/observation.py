"""Positions written from a game: complete, or as visible to one seat."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.saving_procedures import write_stack
from reference_engine.kernel.wire_format import write
from reference_engine.vendetta.cards.words.auction import BloodAuction
from reference_engine.vendetta.ending import end_of_game
from reference_engine.vendetta.planning.turns import Planning, PlanningTurn
from reference_engine.vendetta.resolution import power
from reference_engine.vendetta.resolution.resolution import LocationResolution
from reference_engine.vendetta.resolution.withdraw import WithdrawStep
from reference_engine.vendetta.rounds.hand_building import HandBuilding
from reference_engine.vendetta.setup.setup import SetUp
from reference_engine.vendetta.table.card_and_seat_names import SeatNames
from reference_engine.vendetta.table.card_facts import name_of
from reference_engine.vendetta.table.pieces import Deployed
from reference_engine.vendetta.table.state import NO_STOP, Table
from scenarios.wire_types.declarations import HIDDEN


def position(game: Table, viewer: Seat | None = None) -> dict[str, Any]:
    """Return the canonical position. With a viewer, everything hidden from that seat is hidden."""
    names, everything = SeatNames(game), viewer is None
    table: dict[str, Any] = {
        "game": "vendetta",
        "edition": game.edition.name,
        "variants": list(game.variants),
        "round": game.round,
        "phase": game.phase,
        "ambition": names.name_of_seat(game.ambition),
    }
    if game.phase == "planning":
        table["turn"] = turn(game, names)
    conflict = game.within(LocationResolution)
    if game.phase == "resolution" and conflict is not None:
        table["location"], table["step"] = game.locations[conflict.location], conflict.step
    if game.stop_at != NO_STOP:
        table["stop"] = stop(*game.stop_at)
    table["locations"] = [
        {"location": name, "ally": place.ally or None, "card": place.card or None}
        for name, place in zip(game.locations, game.places, strict=False)
    ]
    table["ally_deck"] = pile(game.ally_deck, everything)
    table["unordered_ally_deck"] = pile(tuple(sorted(game.unordered_ally_deck)), everything)
    table["victims"] = game.victims
    table["removed"] = list(game.removed)
    table["seats"] = [seat_position(game, Seat(place), viewer) for place in range(len(game.seats))]
    table["turn_order"] = [names.name_of_seat(seat) for seat in game.turn_order()]
    table["bank"] = bank(game)
    table["planning_turns"] = game.for_players.planning_turns[game.round - 1]
    if (setup := game.within(SetUp)) is not None:
        sheets = setup.pc > setup.PLACE["clear_for_sheets"]
        table["clan_sheets"] = list(setup.laid_out) if sheets else []
        table["relics"] = list(setup.relics)
    if conflict is not None:
        table["conflict"] = conflict_summary(game, names, conflict)
    if viewer is None:
        table["continuation"] = continuation(game, names)
    return table


def stop(place: str, step: str) -> dict[str, str]:
    """Return the place where the game will pause."""
    return {"location": place, "step": step} if place else {"phase": step}


def turn(game: Table, names: SeatNames) -> dict[str, Any]:
    """Return the player and the number of the current Planning turn."""
    planning, taking = game.within(Planning), game.within(PlanningTurn)
    seat = game.turn_order()[0] if taking is None else taking.seat
    return {"number": 1 if planning is None else planning.number, "seat": names.name_of_seat(seat)}


def bank(game: Table) -> dict[str, int]:
    """Return the tokens that no player has, never below 0. Rulebook, 'Components'."""
    box = game.numbers.box
    blood = sum(player.blood + sum(spot.blood for spot in player.spots) for player in game.seats)
    influence, diablerie = sum(player.influence for player in game.seats), sum(player.tokens for player in game.seats)
    return {
        "blood": max(box.blood - blood, 0),
        "influence": max(box.influence - influence, 0),
        "diablerie": max(box.diablerie - diablerie, 0),
    }


def pile(cards: tuple[str, ...], visible: bool) -> list[str]:
    return list(cards) if visible else [HIDDEN] * len(cards)


def clan_pile(cards: tuple[str, ...], visible: bool) -> list[str]:
    return [name_of(card) for card in cards] if visible else [HIDDEN] * len(cards)


def seat_position(game: Table, seat: Seat, viewer: Seat | None) -> dict[str, Any]:
    """Return one player with all their cards and tokens."""
    player = game.seats[seat]
    everything, own = viewer is None, viewer in (None, seat)
    return {
        "name": player.name,
        "clan": player.clan or None,
        "blood": player.blood,
        "influence": player.influence,
        "diablerie": player.diablerie,
        "diablerie_face_down": player.diablerie_face_down,
        "hand": clan_pile(player.hand, own),
        "clan_deck": clan_pile(player.clan_deck, everything),
        "unordered_clan_deck": sorted(clan_pile(player.unordered_clan_deck, everything)),
        "clan_deck_bottom": clan_pile(player.clan_deck_bottom, own),
        "alliance": list(player.alliance),
        "drained": list(player.drained),
        "relic": player.relic or None,
        "relic_used": player.relic_used,
        "out": player.out,
        "positions": [spot_position(game, seat, location, viewer) for location in range(len(player.spots))],
        "score": end_of_game.final_influence(game, seat),
        "looking_at": looking_at(game, seat, own),
        "token": token(game, seat, own),
        "bid": bid(game, seat, own),
    }


def spot_position(game: Table, seat: Seat, location: int, viewer: Seat | None) -> dict[str, Any]:
    """Return a Position at a Location."""
    spot = game.spot(seat, location)
    return {
        "location": game.locations[location],
        "blood": spot.blood,
        "cards": [card_position(game, seat, location, card, viewer) for card in spot.cards],
        "power": power.total(game, seat, location),
    }


def card_position(game: Table, seat: Seat, location: int, deployed: Deployed, viewer: Seat | None) -> dict[str, Any]:
    """Return a card on a Position."""
    owner = game.owner(deployed.card)
    visible = not deployed.face_down or viewer is None or viewer == owner or viewer in deployed.seen_by
    written: dict[str, Any] = {"card": name_of(deployed.card) if visible else HIDDEN, "face_down": deployed.face_down}
    if owner != seat:
        written["owner"] = game.seats[owner].name
    written["seen_by"] = [game.seats[watcher].name for watcher in deployed.seen_by]
    written["power"] = power.of_card(game, seat, location, deployed)
    return written


def looking_at(game: Table, seat: Seat, visible: bool) -> list[str]:
    """Return the Clan cards that a player has drawn and not yet chosen from."""
    building = game.within(HandBuilding)
    if building is None or building.at >= len(building.order) or building.order[building.at] != seat:
        return []
    return clan_pile(building.drawn, visible)


def token(game: Table, seat: Seat, visible: bool) -> str | None:
    """Return the token that a player put down in the current Withdraw Step."""
    step = game.within(WithdrawStep)
    if step is None or game.seats[seat].out:
        return None
    for put in step.tokens:
        if put.seat == seat:
            return put.side if visible or step.revealed else HIDDEN
    return None


def bid(game: Table, seat: Seat, visible: bool) -> int | str | None:
    """Return a player's bid in the current auction."""
    auction = game.within(BloodAuction)
    if auction is None:
        return None
    for made in auction.bids:
        if made.seat == seat:
            return made.amount if visible or auction.revealed else HIDDEN
    return None


def conflict_summary(game: Table, names: SeatNames, conflict: LocationResolution) -> dict[str, Any]:
    """Return the Location being resolved."""
    written: dict[str, Any] = {
        "location": game.locations[conflict.location],
        "step": conflict.step,
        "withdrawn": [names.name_of_seat(seat) for seat in conflict.withdrawn],
        "ranking": [names.name_of_seat(seat) for seat in conflict.ranking],
    }
    if conflict.winner != NOBODY:
        written["winner"] = names.name_of_seat(conflict.winner)
    return written


def continuation(game: Table, names: SeatNames) -> dict[str, Any]:
    """Return the additional state needed to restore a game during a procedure."""
    return {
        "stack": write_stack(game.stack, names),
        "changes": [write(change, names) for change in game.changes],
        "resolving": game.resolving,
        "drew": [
            deployed.card for player in game.seats for spot in player.spots for deployed in spot.cards if deployed.drew
        ],
        "winner": None if game.winner == NOBODY else names.name_of_seat(game.winner),
    }
