"""Looking at face-down cards, for Blood. Rulebook, 'Playing cards'; the Ally Ambrus Maropis."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.vendetta.card_dsl.language import TEXTS
from reference_engine.vendetta.frenzy import blood
from reference_engine.vendetta.table.pieces import Deployed
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vendetta import events
from scenarios.wire_types.vendetta.choices import Look

CANNOT_LOOK = Refusal(
    "vendetta.cards.ally.ambrus-maropis",
    "you need Ambrus Maropis, and Blood to Spend, to look at another player's face-down card",
)


def options(game: Table, seat: Seat) -> list[Choice]:
    """Return the choices of Spending Blood to look at a face-down card."""
    player = game.seats[seat]
    if not any(TEXTS[card].looks_for_blood for card in player.alliance):
        return []
    found: list[Choice] = []
    for other in range(len(game.seats)):
        for location, spot in enumerate(game.seats[other].spots):
            for place, deployed in enumerate(spot.cards, 1):
                if deployed.face_down and seat not in deployed.seen_by and game.owner(deployed.card) != seat:
                    found.append(Look(Seat(other), game.locations[location], place))
    return found


def look(game: Table, seat: Seat, choice: Look) -> None:
    """Spend 1 Blood to look at a face-down card."""
    location = game.location_named(choice.location)
    deployed = game.spot(choice.seat, location).cards[choice.place - 1]
    game.replace(
        choice.seat, location, deployed, Deployed(deployed.card, True, (*deployed.seen_by, seat), deployed.drew)
    )
    blood.spend(game, seat, 1)
    game.emit(
        events.CardLookedAt(seat, choice.seat, choice.location, choice.place),
        "vendetta.cards.ally.ambrus-maropis",
        "vendetta.planning.play.face-down-hides-information",
    )
