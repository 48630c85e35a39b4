"""Blood moving from a player to the Bank or elsewhere. Card glossary, 'Lose', 'Spend', 'Steal', 'Play Blood'."""

from __future__ import annotations

from reference_engine.kernel import NOBODY, Seat
from reference_engine.vendetta.card_dsl import in_force
from reference_engine.vendetta.frenzy.frenzy import Frenzy
from reference_engine.vendetta.table.pieces import NOWHERE
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.vendetta import events

CUT_SHORT = ("vendetta.conflicts-of-rules.apply-as-much-as-possible", "vendetta.frenzy.excess-loss-does-not-carry")
"""Citations for an effect that cannot be carried out completely."""


def lose(game: Table, seat: Seat, amount: int, causer: Seat = NOBODY, location: int = NOWHERE, card: str = "") -> None:
    """Make a player Lose Blood, at most all they have, to an effect of `causer` at a Location."""
    player = game.seats[seat]
    if protected(game, seat, location, card):
        game.cite(("vendetta.conflicts-of-rules.impossible-ignored",))
        return
    lost = min(amount, player.blood)
    if lost == 0:
        return
    player.blood -= lost
    if lost < amount:
        game.cite(CUT_SHORT)
    game.emit(events.BloodLost(seat, lost), "vendetta.glossary.lose", "vendetta.glossary.bank")
    _keep(game, seat, lost)
    emptied(game, seat, causer, location)
    _pass_on(game, seat, lost, location)


def steal(game: Table, thief: Seat, seat: Seat, amount: int, location: int = NOWHERE, card: str = "") -> None:
    """Steal Blood, at most all there is, from one Pool for another."""
    if protected(game, seat, location, card):
        game.cite(("vendetta.conflicts-of-rules.impossible-ignored",))
        return
    stolen = min(amount, game.seats[seat].blood)
    if stolen == 0:
        return
    game.seats[seat].blood -= stolen
    game.seats[thief].blood += stolen
    if stolen < amount:
        game.cite((*CUT_SHORT, "vendetta.conflicts-of-rules.example-steal-three-of-two"))
    game.emit(events.BloodStolen(thief, seat, stolen), "vendetta.glossary.steal")
    emptied(game, seat, thief, location)
    _pass_on(game, seat, stolen, location)


def spend(game: Table, seat: Seat, amount: int, location: int = NOWHERE) -> None:
    """Move Blood from a player to the Bank as a cost at a Location."""
    if not amount:
        return
    game.seats[seat].blood -= amount
    game.emit(events.BloodSpent(seat, amount), "vendetta.glossary.spend", "vendetta.glossary.bank")
    _keep(game, seat, amount)
    emptied(game, seat, NOBODY, location)
    _pass_on(game, seat, amount, location)


def play(game: Table, seat: Seat, location: int, amount: int, *rules: str) -> None:
    """Move Blood from a player's Pool to their Position."""
    if not amount:
        return
    game.seats[seat].blood -= amount
    game.add_blood(seat, location, amount)
    game.emit(
        events.BloodPlayed(seat, game.locations[location], amount, "pool"), "vendetta.glossary.play-blood", *rules
    )
    emptied(game, seat, NOBODY, location)


def swap(game: Table, seat: Seat, location: int) -> None:
    """Swap the Deployed Blood at a Location with the Blood in the Pool."""
    deployed, pool = game.spot(seat, location).blood, game.seats[seat].blood
    game.return_blood(seat, location, deployed)
    play(game, seat, location, pool)


def protected(game: Table, seat: Seat, location: int, card: str) -> bool:
    """Return True if a player is immune to an effect that would take Blood."""
    if any(change.kind == "immune" and change.seat == seat and change.card == card for change in game.changes):
        return True
    return any(where == location and text.immune_here for where, _, text in in_force.texts(game, seat))


def emptied(game: Table, seat: Seat, causer: Seat, location: int) -> None:
    """Send a player with an empty Pool into Frenzy as soon as the current step ends."""
    game.cite(("vendetta.frenzy.trigger", "vendetta.glossary.pool"))
    if game.seats[seat].blood == 0:
        game.set_off(Frenzy(seat=seat, causer=causer, location=location))


def _keep(game: Table, seat: Seat, amount: int) -> None:
    """Move Blood that a face-up card saves from the Bank to its Position."""
    for location, _, text in in_force.texts(game, seat):
        if text.keeps_lost_blood:
            game.play_bank_blood(seat, location, amount, "vendetta.conflicts-of-rules.card-over-rulebook")


def _pass_on(game: Table, seat: Seat, amount: int, location: int) -> None:
    """Make each Rival Lose the same Blood if a face-up card here says so."""
    for where, deployed, text in list(in_force.texts(game, seat)):
        if where == location and text.passes_losses_on:
            game.cite(("vendetta.conflicts-of-rules.card-over-rulebook",))
            for rival in game.rivals(seat, location):
                lose(game, rival, amount, seat, location, deployed.card)
