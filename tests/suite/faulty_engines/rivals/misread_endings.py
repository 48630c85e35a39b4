"""Faulty engines of Rivals: misreadings on the city, Hunters and the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.rivals.attack import mortals
from reference_engine.rivals.attack.attack_sequence import MakeAttack
from reference_engine.rivals.card_dsl.language import TEXTS
from reference_engine.rivals.city.caveira import DriveOut
from reference_engine.rivals.effects import attaching, payment
from reference_engine.rivals.ending import winning
from reference_engine.rivals.game import Rivals
from reference_engine.rivals.harm import defeat
from reference_engine.rivals.table.card_facts import CITY
from reference_engine.rivals.table.pieces import HAVEN, InPlay, prestige_on
from reference_engine.rivals.table.state import Table
from reference_engine.rivals.turn import beginning
from reference_engine.rivals.turn.beginning import CityDeckStep
from reference_engine.rivals.turn.turns import Turns
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.rivals import choices
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

# The city.


def corrupted(change: Changes, spared: Callable[[InPlay, Seat], bool]) -> None:
    """Let Corruption take nothing of a gain if `spared` accepts the card and the player."""

    def gain(right: Right, self: Rivals, seat: Seat, amount: int, *rules: str) -> None:
        if any(card.name == "Corruption" and spared(card, seat) for card in self.in_streets()):
            Table.gain_prestige(self, seat, amount, *rules)
        else:
            right(self, seat, amount, *rules)

    change.replace(Rivals, "gain_prestige", gain)


@wrong("Corruption takes of one gain and no other", breaks="rivals.rio.corruption.gains-token")
def _(change: Changes) -> None:
    corrupted(change, lambda card, seat: sum(card.prestige) > 0)


@wrong("Corruption takes of each player once", breaks="rivals.rio.corruption.gains-token")
def _(change: Changes) -> None:
    corrupted(change, lambda card, seat: prestige_on(card, seat) > 0)


@wrong("Corruption leaves only in the turn of the player whose Prestige it has most of", breaks=(
    "rivals.rio.corruption.leaves-in-coloured-beginning",
))  # fmt: skip
def _(change: Changes) -> None:
    def burn(right: Right, self: CityDeckStep, game: Table) -> None:
        there = [card for card in game.in_streets() if card.name == "Corruption"]
        kept = [
            (card, card.prestige) for card in there if prestige_on(card, game.active) < max(card.prestige, default=0)
        ]
        for card, _ in kept:
            card.prestige = ()
        right(self, game)
        for card, prestige in kept:
            card.prestige = prestige

    change.replace(CityDeckStep, "burn_own_events", burn)


@wrong("Crackdown turns down one player's Haven", breaks="rivals.rio.crackdown.lasts-until-next-turn")
def _(change: Changes) -> None:
    def end(right: Right, self: Turns, game: Table) -> None:
        if any(card.name == "Crackdown" and card.token == game.active for card in game.in_streets()):
            right(self, game)

    change.replace(Turns, "end_of_beginning_phase", end)


@wrong("as Crackdown leaves all Havens are turned up", breaks="rivals.rio.crackdown.lasts-until-next-turn")
def _(change: Changes) -> None:
    def burn(right: Right, self: CityDeckStep, game: Table) -> None:
        before = {card.name for card in game.in_streets()}
        right(self, game)
        if "Crackdown" in before - {card.name for card in game.in_streets()}:
            for seat in game.from_seat(game.active):
                beginning.turn_haven(game, seat, True)

    change.replace(CityDeckStep, "burn_own_events", burn)


@wrong("the Caveira drives out nobody who is exhausted", breaks="rivals.rio.caveira.forces-out")
def _(change: Changes) -> None:
    def who(right: Right, self: DriveOut, game: Table) -> Decision | None:
        decision: Decision | None = right(self, game)
        if decision is not None:
            ready = [card.id for card in game.characters(game.active, HAVEN) if not card.exhausted]
            decision.options = [choices.ChooseTarget(number) for number in ready]
        return decision if decision is not None and decision.options else None

    change.replace(DriveOut, "who_goes", who)


def freed_once(change: Changes) -> None:
    """Mark a Retainer that has been set free."""

    def free(right: Right, self: Table, card: InPlay, *rules: str) -> None:
        right(self, card, *rules)
        card.done = True

    change.replace(Table, "set_free", free)


@wrong("a Mortal that has been a Retainer is worth no Agenda any more", breaks="rivals.mortal.citizen-vagrant-agenda")
def _(change: Changes) -> None:
    def earn(right: Right, self: mortals.Reward, game: Table) -> None:
        player = game.seats[game.cards[self.attacker].controller]
        before, worthless = player.agenda, game.cards[self.mortal].done
        right(self, game)
        player.agenda = before if worthless else player.agenda

    freed_once(change)
    change.replace(mortals.Reward, "earn", earn)


@wrong("a Retainer that has been set free sets nothing off when it is attached again", breaks=(
    "rivals.retainer.one-time-effects-on-attach",
))  # fmt: skip
def _(change: Changes) -> None:
    def attach(right: Right, game: Table, card: InPlay, host: InPlay) -> None:
        if card.done:
            game.attach(card, host)
        else:
            right(game, card, host)

    freed_once(change)
    change.replace(attaching, "attach", attach)


@wrong("Uprising looks at the first target, whoever has Blocked", breaks="rivals.attack.s3.blocker-becomes-target")
def _(change: Changes) -> None:
    def withstood(game: Table, speaker: Any) -> bool:
        attack = game.within(MakeAttack)
        target = None if attack is None else game.cards.get(attack.first_target)
        if game.attacks_made != 1 or target is None or target.name in CITY or target.face_down:
            return False
        return target.is_active and game.blood_potency(target) >= 5

    change.set(TEXTS["Uprising"].triggers["attack_over"][0], "when", withstood)


# Hunters.


@wrong(
    "the Rival of a player has that player's tagged Monsters attack",
    breaks="rivals.monster-end.adversary-chooses-target",
)
def _(change: Changes) -> None:
    def decides(right: Right, self: Table, seat: Seat) -> Seat:
        return self.seats[seat].rival if self.seats[seat].rival != NOBODY else Seat(right(self, seat))

    change.replace(Table, "decides_for_monsters", decides)


@wrong("the next player clockwise has a player's tagged Monsters attack", breaks=(
    "rivals.monster-end.adversary-chooses-target",
))  # fmt: skip
def _(change: Changes) -> None:
    change.replace(Table, "decides_for_monsters", lambda right, self, seat: self.from_seat(seat)[1])


@wrong("Prestige of other players' colours on a character pays", breaks="rivals.prestige-on.spend-when-interacting")
def _(change: Changes) -> None:
    change.replace(payment, "prestige_on", lambda right, card, seat: sum(card.prestige))


@wrong("Prestige on one's own character pays", breaks="rivals.prestige-on.spend-when-interacting")
def _(change: Changes) -> None:
    def ways(right: Right, game: Table, seat: Seat, amount: int, character: InPlay | None) -> list[Choice]:
        there = 0 if character is None else prestige_on(character, seat)
        most = max(game.supply(seat) - 1, 0)
        return [choices.Pay(amount, share) for share in range(min(amount, there) + 1) if amount - share <= most]

    change.replace(payment, "ways", ways)


@wrong("a defeated Monster goes under the Monster deck", breaks="rivals.monster.defeated-prestige-to-general")
def _(change: Changes) -> None:
    def fallen(right: Right, game: Table, monster: InPlay, by: Seat) -> None:
        right(game, monster, by)
        game.monster_deck += (monster.name,)

    change.replace(defeat, "defeat_monster", fallen)


# The end of the game.


@wrong("of several players who fall at once only the first one's Adversary gains 3", breaks=(
    "rivals.knockout.adversary-gains-3.by-another-player",
))  # fmt: skip
def _(change: Changes) -> None:
    def most(right: Right, game: Table) -> list[Seat]:
        kept, game.fallen = game.fallen, game.fallen[:1]
        found: list[Seat] = right(game)
        game.fallen = kept
        return found

    change.replace(winning, "most_agenda", most)


@wrong("of several players who fall at once one may win with the most Agenda", breaks=(
    "rivals.knockout.compare-agenda-without-fallen",
))  # fmt: skip
def _(change: Changes) -> None:
    def most(right: Right, game: Table) -> list[Seat]:
        found: list[Seat] = right(game)
        if len(game.fallen) > 1:
            best = max(player.agenda for player in game.seats)
            return [seat for seat in game.from_seat(game.first) if game.seats[seat].agenda == best]
        return found

    change.replace(winning, "most_agenda", most)


def settling(change: Changes, before: Callable[[Table], Callable[[], None]]) -> None:
    """Call `before` before checking for a win, and its result if nobody has won."""

    def settle(right: Right, game: Table) -> None:
        undo = before(game)
        right(game)
        if not game.over:
            undo()

    change.replace(winning, "settle", settle)


@wrong("13 Agenda win in the own turn alone", breaks="rivals.win.agenda.reach-13")
def _(change: Changes) -> None:
    def before(game: Table) -> Callable[[], None]:
        kept = [player.agenda for player in game.seats]

        def undo() -> None:
            for player, agenda in zip(game.seats, kept, strict=True):
                player.agenda = agenda

        for seat in game.from_seat(game.active)[1:]:
            game.seats[seat].agenda = min(kept[seat], winning.TO_WIN - 1)
        return undo

    settling(change, before)


@wrong("a player who knocks out the Rival wins in the own turn alone", breaks="rivals.win.knock-out-rival")
def _(change: Changes) -> None:
    def before(game: Table) -> Callable[[], None]:
        game.fallen = tuple((seat, by if by == game.active else NOBODY) for seat, by in game.fallen)
        return lambda: None

    settling(change, before)


def deciding(change: Changes, key: Callable[[Table, Seat], Any]) -> None:
    """Choose the winner by the highest `key` among several who can claim victory."""
    change.replace(winning, "first_of", lambda right, game, able: max(able, key=lambda seat: key(game, seat)))


@wrong("of several who can claim victory the one with the most Agenda wins", breaks=(
    "rivals.tie.applies-to-simultaneous-wins", "rivals.tie.1-active-player",
))  # fmt: skip
def _(change: Changes) -> None:
    def key(game: Table, seat: Seat) -> Any:
        return game.seats[seat].agenda, seat == game.active, game.supply(seat), game.number_of(seat)

    deciding(change, key)


@wrong("the last tie-breaker is for the next player clockwise from the active one", breaks=(
    "rivals.tie.3-latest-in-player-order",
))  # fmt: skip
def _(change: Changes) -> None:
    def key(game: Table, seat: Seat) -> Any:
        return seat == game.active, game.supply(seat), -game.from_seat(game.active).index(seat)

    deciding(change, key)


@wrong("the last tie-breaker is for the last player clockwise from the active one", breaks=(
    "rivals.tie.3-latest-in-player-order",
))  # fmt: skip
def _(change: Changes) -> None:
    def key(game: Table, seat: Seat) -> Any:
        return seat == game.active, game.supply(seat), game.from_seat(game.active).index(seat)

    deciding(change, key)


@wrong("Prestige of other colours counts for nothing in a tie", breaks="rivals.tie.2-most-prestige")
def _(change: Changes) -> None:
    def key(game: Table, seat: Seat) -> Any:
        own = dict(enumerate(game.seats[seat].prestige)).get(seat, 0)
        return seat == game.active, own, game.number_of(seat)

    deciding(change, key)
