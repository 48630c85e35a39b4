"""Faulty engines of Rivals: winning, knocking out, ties; Monsters and Investigating."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.rivals.attack import attack_sequence
from reference_engine.rivals.attack.attack_sequence import MakeAttack
from reference_engine.rivals.attack.monsters import EndOfTurnAttack, PreemptiveStrike, Strike
from reference_engine.rivals.ending import winning
from reference_engine.rivals.harm import defeat
from reference_engine.rivals.hunters import investigating
from reference_engine.rivals.hunters.tagged_monster_attacks import MonstersLashOut
from reference_engine.rivals.table.card_facts import ATTRIBUTES, MONSTERS
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table
from reference_engine.rivals.wire import observation
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.rivals.choices import Investigate
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

# Winning.


@wrong("12 Agenda win", breaks="rivals.win.agenda.reach-13")
def _(change: Changes) -> None:
    change.set(winning, "TO_WIN", 12)


@wrong("13 Agenda do not win, 14 do", breaks="rivals.win.agenda.reach-13")
def _(change: Changes) -> None:
    change.set(winning, "TO_WIN", 14)


@wrong("whose Rival falls wins, whoever brought it about", breaks="rivals.win.knock-out-rival")
def _(change: Changes) -> None:
    def settle(right: Right, game: Table) -> None:
        game.fallen = tuple((fallen, game.adversary(fallen)) for fallen, _ in game.fallen)
        right(game)

    change.replace(winning, "settle", settle)


@wrong("whoever knocks out anybody wins", breaks="rivals.win.most-agenda-when-foe-falls")
def _(change: Changes) -> None:
    def most_agenda(right: Right, game: Table) -> list[Seat]:
        return [by for fallen, by in game.fallen if by not in (NOBODY, fallen)] or right(game)

    change.replace(winning, "most_agenda", most_agenda)


@wrong("who has been knocked out wins with the most Agenda", breaks="rivals.knockout.compare-agenda-without-fallen")
def _(change: Changes) -> None:
    def most_agenda(right: Right, game: Table) -> list[Seat]:
        right(game)
        seats = [Seat(place) for place in range(len(game.seats))]
        most = max(game.seats[seat].agenda for seat in seats)
        return [seat for seat in seats if game.seats[seat].agenda == most]

    change.replace(winning, "most_agenda", most_agenda)


@wrong("3 Agenda are for who has knocked out", breaks="rivals.knockout.adversary-gains-3.by-another-player")
def _(change: Changes) -> None:
    def most_agenda(right: Right, game: Table) -> list[Seat]:
        for fallen, by in game.fallen:
            if by not in (NOBODY, fallen):
                game.earn(by, winning.REWARD_OF_ADVERSARY)
        left = [Seat(place) for place, player in enumerate(game.seats) if not player.out]
        most = max(game.seats[seat].agenda for seat in left)
        return [seat for seat in left if game.seats[seat].agenda == most]

    change.replace(winning, "most_agenda", most_agenda)


@wrong("nobody gets Agenda for who falls through nobody", breaks="rivals.knockout.adversary-gains-3.by-neutral-effect")
def _(change: Changes) -> None:
    def most_agenda(right: Right, game: Table) -> list[Seat]:
        for fallen, by in game.fallen:
            if by in (NOBODY, fallen) and game.adversary(fallen) != NOBODY:
                game.seats[game.adversary(fallen)].agenda -= winning.REWARD_OF_ADVERSARY
        found: list[Seat] = right(game)
        return found

    change.replace(winning, "most_agenda", most_agenda)


@wrong("a player without Prestige plays on", breaks="rivals.knockout.prestige-zero")
def _(change: Changes) -> None:
    change.replace(winning, "look_at_supply", lambda right, game, seat, by: None)


@wrong("a player whose last character falls plays on", breaks="rivals.knockout.last-active-character")
def _(change: Changes) -> None:
    def reward(right: Right, self: defeat.Defeat, game: Table) -> None:
        keep = game.seats[self.controller].out
        game.seats[self.controller].out = True
        right(self, game)
        game.seats[self.controller].out = keep

    change.replace(defeat.Defeat, "reward", reward)


def tied(change: Changes, key: Any) -> None:
    """Choose the winner among several with another key."""
    change.replace(winning, "first_of", lambda right, game, claims: max(claims, key=lambda seat: key(game, seat)))


@wrong("of several the active player does not win", breaks="rivals.tie.1-active-player")
def _(change: Changes) -> None:
    tied(change, lambda game, seat: (seat != game.active, game.supply(seat), game.number_of(seat)))


@wrong("of several the one with the least Prestige wins", breaks="rivals.tie.2-most-prestige")
def _(change: Changes) -> None:
    tied(change, lambda game, seat: (seat == game.active, -game.supply(seat), game.number_of(seat)))


@wrong("of several the first in player order wins", breaks="rivals.tie.3-latest-in-player-order")
def _(change: Changes) -> None:
    tied(change, lambda game, seat: (seat == game.active, game.supply(seat), -game.number_of(seat)))


# Hunters and Monsters.


@wrong(
    "a Monster that is attacked turns up and strikes nobody",
    breaks="rivals.monster-attack.preemptive-if-not-blocked",
)
def _(change: Changes) -> None:
    change.replace(PreemptiveStrike, "determine_type", lambda right, self, game: self.finish())


@wrong("a Monster strikes once in the game", breaks="rivals.preemptive.every-attack")
def _(change: Changes) -> None:
    def pause(right: Right, self: MakeAttack, game: Table) -> None:
        monster = game.cards[self.target]
        self.struck = self.struck or (monster.name in MONSTERS and not monster.face_down)
        right(self, game)

    change.replace(MakeAttack, "pause_for_preemptive_strike", pause)


def striking(change: Changes, kind: Any) -> None:
    """Make Monsters strike with another attribute, which `kind` returns."""

    def take_type(right: Right, self: Strike, game: Table) -> None:
        right(self, game)
        self.type = kind(game, game.cards[self.attacker])

    change.replace(Strike, "take_type", take_type)


@wrong("a Monster strikes with its lowest attribute", breaks="rivals.preemptive.best-attribute")
def _(change: Changes) -> None:
    striking(
        change,
        lambda game, monster: min(ATTRIBUTES, key=lambda kind: getattr(game.printed(monster), kind.lower())),
    )


@wrong(
    "whom a Monster attacks in the End Phase the attacked player says",
    breaks="rivals.monster-end.adversary-chooses-target",
)
def _(change: Changes) -> None:
    def choose(right: Right, self: MonstersLashOut, game: Table) -> Decision | None:
        decision: Decision | None = right(self, game)
        if decision is not None:
            decision.seat = game.active
        return decision

    change.replace(MonstersLashOut, "choose_attack", choose)


@wrong("a Monster that has lashed out stays ready", breaks="rivals.monster-end.exhausts-monster")
def _(change: Changes) -> None:
    def discard(right: Right, self: EndOfTurnAttack, game: Table) -> None:
        right(self, game)
        monster = game.cards[self.attacker]
        game.ready(monster)
        monster.calmed = True

    change.replace(EndOfTurnAttack, "discard_played_cards", discard)


@wrong("nobody tags a Monster", breaks="rivals.tag.first-successful-attack")
def _(change: Changes) -> None:
    def no_tag(right: Right, game: Table, monster: InPlay, seat: Seat) -> None:
        """Leave the Monster untagged."""

    change.replace(attack_sequence, "tag", no_tag)


@wrong("the first attack on a Monster deals all its damage", breaks="rivals.tag.superficial")
def _(change: Changes) -> None:
    def resume(right: Right, self: MakeAttack, game: Table) -> None:
        right(self, game)
        self.superficial = False

    change.replace(MakeAttack, "resume", resume)


@wrong("others' Prestige stays on a Monster that has been tagged", breaks="rivals.tag.others-collect-prestige")
def _(change: Changes) -> None:
    def tag(right: Right, game: Table, monster: InPlay, seat: Seat) -> None:
        monster.tagged = seat

    change.replace(attack_sequence, "tag", tag)


@wrong("a Monster that attacks in return exhausts", breaks="rivals.preemptive.no-exhaust")
def _(change: Changes) -> None:
    def determine(right: Right, self: PreemptiveStrike, game: Table) -> None:
        right(self, game)
        game.exhaust(game.cards[self.attacker])

    change.replace(PreemptiveStrike, "determine_type", determine)


@wrong("a defeated Monster is worth nothing", breaks="rivals.monster.agenda-when-defeated")
def _(change: Changes) -> None:
    def defeat_monster(right: Right, game: Table, monster: InPlay, by: Seat) -> None:
        right(game, monster, by)
        if by != NOBODY:
            game.lose_agenda(by, MONSTERS[monster.name].agenda)

    change.replace(defeat, "defeat_monster", defeat_monster)


@wrong("a Hunter Leader's token never turns", breaks="rivals.hunter-leader.flips-after-defeating-character")
def _(change: Changes) -> None:
    change.replace(defeat, "turn_leader_token", lambda right, game, seat: None)


@wrong("Investigating places 1 Prestige, whoever exhausts for it", breaks="rivals.investigate.cost-and-effect")
def _(change: Changes) -> None:
    def investigate(right: Right, game: Table, seat: Seat, choice: Investigate) -> None:
        right(game, seat, choice)
        game.take_from(game.cards[choice.target], seat, len(choice.characters) - 1)

    change.replace(investigating, "investigate", investigate)


@wrong("Hunters Investigate once in a turn", breaks="rivals.investigate.any-number")
def _(change: Changes) -> None:
    def investigations(right: Right, game: Table, seat: Seat) -> Any:
        return () if any(card.exhausted for card in game.coterie(seat)) else right(game, seat)

    change.replace(investigating, "investigations", investigations)


@wrong("2 Prestige on a Monster show it", breaks="rivals.prestige-on.peek-at-three")
def _(change: Changes) -> None:
    change.set(observation, "PRESTIGE_TO_LOOK", 2)


@wrong("face-up Monsters are Investigated", breaks="rivals.investigate.never-face-up-monster")
def _(change: Changes) -> None:
    def refused(right: Right, game: Table, seat: Seat, card: InPlay) -> Any:
        found = right(game, seat, card)
        return None if found is investigating.FACE_UP else found

    change.replace(investigating, "target_refusal", refused)


@wrong("a Hunter is attacked as though the attack had been Blocked", breaks="rivals.monster-end.block")
def _(change: Changes) -> None:
    def offer(right: Right, self: EndOfTurnAttack, game: Table) -> Decision | None:
        return None

    change.replace(EndOfTurnAttack, "offer_block", offer)


@wrong("a Monster that is Blocked strikes with another type", breaks="rivals.monster-end.no-type-change")
def _(change: Changes) -> None:
    def block(right: Right, self: EndOfTurnAttack, game: Table, choice: Choice) -> None:
        right(self, game, choice)
        if self.blocked:
            self.take_type(game)

    change.replace(EndOfTurnAttack, "block", block)
