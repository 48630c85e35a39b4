"""When the game is over, and who has won. Rulebook, 'How to Win', 'Tiebreakers'.

Nothing is weighed in the midst of an effect: falls are noted, and `settle` looks once the effect under way has ended.
"""

from __future__ import annotations

from reference_engine.kernel import NOBODY, Seat
from reference_engine.rivals.table.facts import AGENDAS
from reference_engine.rivals.table.pieces import Player
from reference_engine.rivals.table.state import Table
from scenarios.protocol.rivals import events

TO_WIN = 13
REWARD_OF_ADVERSARY = 3
ENOUGH = (
    "rivals.win.agenda.reach-13",
    "rivals.win.agenda.13-cannot-be-switched-off",
    "rivals.agenda-on-character.not-in-total",
)


def falls(game: Table, seat: Seat, by: Seat, *rules: str) -> None:
    """Note that a player is knocked out: through `by`, or through nobody."""
    if not game.seats[seat].out:
        game.seats[seat].out = True
        game.fallen += ((seat, by),)
        game.emit(events.KnockedOut(seat, by), *rules)


def lose_prestige(game: Table, seat: Seat, amount: int, by: Seat, *rules: str) -> None:
    """To the general supply, at most what is there. Whoever has none left is knocked out."""
    lost = game.give_up(seat, amount)
    if lost:
        game.emit(events.PrestigeLost(seat, lost), *rules)
        look_at_supply(game, seat, by)


def look_at_supply(game: Table, seat: Seat, by: Seat) -> None:
    """After Prestige has gone: nobody stays in the game without any."""
    game.cite(("rivals.knockout.prestige-zero",))
    if not game.supply(seat):
        falls(game, seat, by, "rivals.knockout.prestige-zero")


def settle(game: Table) -> None:
    """An action, ability or effect is over: end the game if somebody has won."""
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
    """13, or what the Agenda card asks for instead."""
    needed = AGENDAS[player.agenda_card].to_win if player.agenda_card in AGENDAS else TO_WIN
    return player.agenda >= needed


def most_agenda(game: Table) -> list[Seat]:
    """The players left with the most Agenda, once the Adversaries of the fallen have been rewarded."""
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
    """Who of several wins: the active player, then most Prestige, then the last in player order."""
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
