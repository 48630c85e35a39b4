"""Faulty engines of Rivals: the worked examples, claims, and the course of an attack."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from reference_engine.kernel.decisions import Decision
from reference_engine.rivals.attack import blocking, cards
from reference_engine.rivals.attack.attack_sequence import MakeAttack
from reference_engine.rivals.claim.claim import AttackOnClaimant
from reference_engine.rivals.coterie import moving
from reference_engine.rivals.ending import winning
from reference_engine.rivals.harm import damage
from reference_engine.rivals.setup import setup as setup
from reference_engine.rivals.setup.setup import TableSetUp
from reference_engine.rivals.table.card_facts import LIBRARY
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.rivals.choices import Block, PlayCard
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


def after(change: Changes, procedure: type, name: str, more: Any) -> None:
    """Call `more` after a step of a procedure."""

    def step(right: Right, self: Any, game: Table, *choice: Choice) -> None:
        right(self, game, *choice)
        more(self, game, *choice)

    change.replace(procedure, name, step)


@wrong("moving costs an Action", breaks="rivals.move.free")
def _(change: Changes) -> None:
    def move(right: Right, game: Table, *arguments: Any) -> None:
        right(game, *arguments)
        game.spend_action()

    change.replace(moving, "move", move)


@wrong("the defending player is the last to say whether anybody Blocks", breaks="rivals.attack.s3.block-priority")
def _(change: Changes) -> None:
    change.replace(blocking, "order", lambda right, *arguments: tuple(reversed(right(*arguments))))


@wrong("nobody remembers that there was an attack", breaks="rivals.attack.s11.made-an-attack-remembered")
def _(change: Changes) -> None:
    def forget(self: MakeAttack, game: Table) -> None:
        game.attacks_made = 0

    after(change, MakeAttack, "spend_the_action", forget)


@wrong("a claimant answers with Reactions", breaks="rivals.claim.no-reactions")
def _(change: Changes) -> None:
    change.replace(AttackOnClaimant, "which_reaction", lambda right, self, game: MakeAttack.which_reaction(self, game))


@wrong("without a Block there is no Reaction", breaks="rivals.attack.seq.never-skipped")
def _(change: Changes) -> None:
    change.replace(MakeAttack, "which_reaction", lambda right, self, game: right(self, game) if self.blocked else None)


@wrong("a vampire Leader begins with the other side of the token", breaks="rivals.setup.leader.token.vampire-influence")
def _(change: Changes) -> None:
    def turn(self: TableSetUp, game: Table) -> None:
        for card in game.cards.values():
            card.influence_side = False

    after(change, TableSetUp, "place_leaders", turn)


@wrong("Prestige goes before the turn where several win", breaks="rivals.tie.example.p1-knocks-out-p2")
def _(change: Changes) -> None:
    change.replace(
        winning,
        "first_of",
        lambda right, game, claims: max(claims, key=lambda seat: (game.supply(seat), game.number_of(seat))),
    )


@wrong("who has most Prestige wins, whoever can claim victory", breaks="rivals.tie.applies-to-simultaneous-wins")
def _(change: Changes) -> None:
    change.replace(winning, "first_of", lambda right, game, claims: max(game.from_seat(game.first), key=game.supply))


@wrong("Player 2 may keep the token of Player 1, who has theirs", breaks="rivals.setup.rivals.example.p2-draws-token-1")
def _(change: Changes) -> None:
    change.replace(setup, "may_be_rival", lambda right, game, seat, rival: rival != seat)


@wrong("a Rival token is about the player after its number", breaks="rivals.setup.rivals.example.token-2")
def _(change: Changes) -> None:
    def shift(self: TableSetUp, game: Table, choice: Any) -> None:
        game.seats[game.from_seat(game.first)[self.at - 1]].rival = game.from_seat(choice.player)[1]

    after(change, TableSetUp, "reveal_rival_token", shift)


@wrong("a Mental attack has the Social attribute added", breaks="rivals.attack.s8.example.mental")
def _(change: Changes) -> None:
    def add(self: MakeAttack, game: Table) -> None:
        if self.type == "Mental":
            own = game.cards[self.attacker]
            self.amount += damage.attribute(game, own, "Social") - damage.attribute(game, own, "Mental")

    after(change, MakeAttack, "determine_damage", add)


@wrong("the target's mate takes as much as the target", breaks="rivals.attack.s8.example.shotgun")
def _(change: Changes) -> None:
    def apply(right: Right, self: MakeAttack, game: Table) -> None:
        self.splash_damage = self.amount
        right(self, game)

    change.replace(MakeAttack, "apply_damage", apply)


@wrong("a card placed face down is told of", breaks="rivals.attack.example.3-type-and-card")
def _(change: Changes) -> None:
    def place(right: Right, game: Table, character: Any, choice: PlayCard, kind: str) -> None:
        right(game, character, PlayCard(choice.card, face_up=True), kind)

    change.replace(cards, "place", place)


@wrong("who has Blocked stands up again", breaks="rivals.attack.example.4-block-and-trigger")
def _(change: Changes) -> None:
    def stand_up(self: MakeAttack, game: Table, choice: Choice) -> None:
        if isinstance(choice, Block):
            game.ready(game.cards[choice.character])

    after(change, MakeAttack, "block", stand_up)


@wrong("an Attack card's own damage is left out", breaks="rivals.attack.example.5-reveal-and-damage")
def _(change: Changes) -> None:
    def leave_out(self: MakeAttack, game: Table) -> None:
        self.amount -= LIBRARY[self.attack_card].damage or 0 if self.attack_card else 0

    after(change, MakeAttack, "determine_damage", leave_out)


@wrong("who has attacked stands up again", breaks="rivals.attack.example.6-result")
def _(change: Changes) -> None:
    def stand_up(self: MakeAttack, game: Table) -> None:
        if self.attacker in game.cards:
            game.ready(game.cards[self.attacker])

    after(change, MakeAttack, "discard_played_cards", stand_up)


@wrong("the attacker's mates exhaust as well", breaks="rivals.attack.example.2-declare-and-intel")
def _(change: Changes) -> None:
    def exhaust(self: MakeAttack, game: Table) -> None:
        for mate in game.party(game.cards[self.attacker]):
            game.exhaust(mate)

    after(change, MakeAttack, "exhaust_step", exhaust)


@wrong("nobody is burned for Aggravated damage", breaks="rivals.aggravated.example.five-then-one")
def _(change: Changes) -> None:
    change.replace(damage, "fall", lambda right, game, fallen: right(game, replace(fallen, aggravated=False)))


@wrong("nobody makes a Mental attack", breaks="rivals.attack.s1.four-types")
def _(change: Changes) -> None:
    def announce(right: Right, self: MakeAttack, game: Table) -> Decision:
        decision: Decision = right(self, game)
        decision.options = decision.options[:-1]
        return decision

    change.replace(MakeAttack, "announce_type", announce)
