"""Victory and knockouts. Rulebook, 'How to Win', 'Tiebreakers'.

A game never ends during an effect. Knockouts are recorded, and `settle` evaluates them after the current
effect.
"""

from __future__ import annotations

from reference_engine.kernel import NOBODY, Seat
from reference_engine.rivals.table.card_facts import AGENDAS
from reference_engine.rivals.table.pieces import Player
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.rivals import events

TO_WIN = 13
REWARD_OF_ADVERSARY = 3
ENOUGH = (
    "rivals.win.agenda.reach-13",
    "rivals.win.agenda.13-cannot-be-switched-off",
    "rivals.agenda-on-character.not-in-total",
)


def falls(game: Table, seat: Seat, by: Seat, *rules: str) -> None:
    """Record that a player is knocked out by the player `by`, or by nobody."""
    if not game.seats[seat].out:
        game.seats[seat].out = True
        game.fallen += ((seat, by),)
        game.emit(events.KnockedOut(seat, by), *rules)


def lose_prestige(game: Table, seat: Seat, amount: int, by: Seat, *rules: str) -> None:
    """Return lost Prestige to the general supply, up to the amount there. At 0, the player is knocked out."""
    lost = game.give_up(seat, amount)
    if lost:
        game.emit(events.PrestigeLost(seat, lost), *rules)
        look_at_supply(game, seat, by)


def look_at_supply(game: Table, seat: Seat, by: Seat) -> None:
    """Knock out a player who has no Prestige left."""
    game.cite(("rivals.knockout.prestige-zero",))
    if not game.supply(seat):
        falls(game, seat, by, "rivals.knockout.prestige-zero")


def settle(game: Table) -> None:
    """End the game if a player has won. Called after each action, ability, or effect."""
    game.cite(ENOUGH)
    claims = [Seat(place) for place, player in enumerate(game.seats) if has_enough_agenda(player)]
    for fallen, by in game.fallen:
        game.cite(
            (
                "rivals.win.knock-out-rival",
                "rivals.win.most-agenda-when-foe-falls",
                "rivals.knockout.adversary-gains-3.by-neutral-effect",
            )
        )
        if by != NOBODY and game.seats[by].rival == fallen:
            claims.append(by)
    if not claims and game.fallen:
        claims = most_agenda(game)
    if claims:
        game.cite(("rivals.knockout.game-ends-after-current-action",))
        end(game, first_of(game, claims))


def has_enough_agenda(player: Player) -> bool:
    """Return whether a player has 13 Agenda, or the number on the Agenda card instead."""
    needed = AGENDAS[player.agenda_card].to_win if player.agenda_card in AGENDAS else TO_WIN
    return player.agenda >= needed


def most_agenda(game: Table) -> list[Seat]:
    """Return the remaining players with the most Agenda, after rewarding the Adversaries of those knocked out."""
    for fallen, by in game.fallen:
        rule = "by-neutral-effect" if by in (NOBODY, fallen) else "by-another-player"
        adversary = game.adversary(fallen)
        if adversary != NOBODY:
            game.earn(adversary, REWARD_OF_ADVERSARY, f"rivals.knockout.adversary-gains-3.{rule}")
    left = [Seat(place) for place, player in enumerate(game.seats) if not player.out]
    game.cite(("rivals.knockout.compare-agenda-without-fallen",))
    most = max((game.seats[seat].agenda for seat in left), default=0)
    return [seat for seat in left if game.seats[seat].agenda == most]


def first_of(game: Table, claims: list[Seat]) -> Seat:
    """Return the winner among several: the active player, then most Prestige, then last in player order."""
    game.cite(("rivals.tie.applies-to-simultaneous-wins",))
    if len(set(claims)) > 1:
        game.cite(("rivals.tie.1-active-player",))
        if game.active not in claims:
            game.cite(("rivals.tie.2-most-prestige",))
            most = max(map(game.supply, claims))
            if sum(game.supply(seat) == most for seat in set(claims)) > 1:
                game.cite(("rivals.tie.3-latest-in-player-order",))
    return max(claims, key=lambda seat: (seat == game.active, game.supply(seat), game.number_of(seat)))


def end(game: Table, winner: Seat) -> None:
    game.winner, game.over = winner, True
    game.emit(events.GameOver(winner))
    game.stop()
