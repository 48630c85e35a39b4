"""Faulty engines of Vendetta: Draining, Diablerie and Frenzy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from reference_engine.kernel import NOBODY, Seat
from reference_engine.vendetta.card_dsl import in_force
from reference_engine.vendetta.card_dsl.language import TEXTS, CardText
from reference_engine.vendetta.frenzy import blood, diablerie, draining
from reference_engine.vendetta.frenzy.draining import Draining
from reference_engine.vendetta.frenzy.frenzy import Frenzy
from reference_engine.vendetta.planning import turns
from reference_engine.vendetta.planning.turns import PlanningTurn
from reference_engine.vendetta.table.card_facts import ALLIES, VICTIM
from reference_engine.vendetta.table.pieces import NOWHERE
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vendetta.choices import DrainCard, PlayBlood
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

# Draining and Diablerie.


@wrong("a Drained Victim gives 2 Blood", breaks="vendetta.cards.victim.example-values")
def _(change: Changes) -> None:
    change.set(draining, "ALLIES", {**ALLIES, VICTIM: replace(ALLIES[VICTIM], drain=2)})


@wrong("nothing is Drained once the card is played", breaks="vendetta.draining.may-fund-same-turn")
def _(change: Changes) -> None:
    def at_any_point(right: Right, self: PlanningTurn, game: Table) -> list[Choice]:
        return [choice for choice in right(self, game) if self.location == NOWHERE or not isinstance(choice, DrainCard)]

    change.replace(PlanningTurn, "at_any_point", at_any_point)


@wrong("a Drained card keeps its ability", breaks="vendetta.draining.loses-special-ability")
def _(change: Changes) -> None:
    def allies(right: Right, game: Table, seat: Seat) -> Iterator[CardText]:
        for card in game.seats[seat].alliance + game.seats[seat].drained:
            yield TEXTS[card]

    change.replace(in_force, "allies", allies)


@wrong("a Vampire Drained at will brings no token", breaks="vendetta.draining.vampire-adds-diablerie-token")
def _(change: Changes) -> None:
    def commit(right: Right, self: Draining, game: Table) -> None:
        if game.within(Frenzy) is not None:
            right(self, game)

    change.replace(Draining, "commit_diablerie", commit)


@wrong("a Vampire Drained in Frenzy brings no token", breaks="vendetta.frenzy.vampire-drain-is-diablerie")
def _(change: Changes) -> None:
    def commit(right: Right, self: Draining, game: Table) -> None:
        if game.within(Frenzy) is None:
            right(self, game)

    change.replace(Draining, "commit_diablerie", commit)


@wrong("the third Diablerie token is survived", breaks="vendetta.diablerie.third-token-eliminates")
def _(change: Changes) -> None:
    change.replace(diablerie, "eliminate", lambda right, game, seat: None)


@wrong("tokens that lie face down do not count for the third", breaks="vendetta.diablerie.third-token-eliminates")
def _(change: Changes) -> None:
    def eliminate(right: Right, game: Table, seat: Seat) -> None:
        if game.seats[seat].diablerie >= game.numbers.diablerie_out:
            right(game, seat)

    change.replace(diablerie, "eliminate", eliminate)


@wrong("Blood for flipped tokens counts among the three", breaks="vendetta.diablerie.flip-beyond-three-limit")
def _(change: Changes) -> None:
    def blood_plays(right: Right, game: Table, turn: PlanningTurn) -> list[PlayBlood]:
        left = game.numbers.blood_with_a_card - turn.blood
        return [choice for choice in right(game, turn) if choice.amount + choice.diablerie <= left]

    change.replace(turns, "blood_plays", blood_plays)


@wrong("Blood for flipped tokens comes into the Pool", breaks="vendetta.diablerie.flip-gives-deployed-blood")
def _(change: Changes) -> None:
    def play_blood(right: Right, self: PlanningTurn, game: Table, choice: PlayBlood) -> None:
        right(self, game, choice)
        game.return_blood(self.seat, self.location, choice.diablerie)

    change.replace(PlanningTurn, "play_blood", play_blood)


@wrong("a token is flipped again in the same round", breaks="vendetta.diablerie.flip-back-end-of-round")
def _(change: Changes) -> None:
    def play_blood(right: Right, self: PlanningTurn, game: Table, choice: PlayBlood) -> None:
        right(self, game, choice)
        player = game.seats[self.seat]
        player.diablerie, player.diablerie_face_down = player.tokens, 0

    change.replace(PlanningTurn, "play_blood", play_blood)


@wrong("Edward Neally brings one token like any Vampire", breaks="vendetta.cards.ally.edward-neally")
def _(change: Changes) -> None:
    def take(right: Right, game: Table, seat: Seat, amount: int, *rules: str) -> None:
        right(game, seat, 1, *rules)

    change.replace(diablerie, "take_tokens", take)


# Frenzy.


@wrong("nobody enters Frenzy by their own doing", breaks="vendetta.frenzy.trigger")
def _(change: Changes) -> None:
    def emptied(right: Right, game: Table, seat: Seat, causer: Seat, location: int) -> None:
        if causer != NOBODY:
            right(game, seat, causer, location)

    change.replace(blood, "emptied", emptied)


@wrong("what could not be lost is lost after the Drain", breaks="vendetta.frenzy.excess-loss-does-not-carry")
def _(change: Changes) -> None:
    owed: Counter[Seat] = Counter()

    def lose(right: Right, game: Table, seat: Seat, amount: int, *cause: Any) -> None:
        owed[seat] = max(amount - game.seats[seat].blood, 0)
        right(game, seat, amount, *cause)

    def drain(right: Right, self: Draining, game: Table) -> None:
        right(self, game)
        player = game.seats[self.seat]
        player.blood -= min(owed.pop(self.seat, 0), player.blood)

    change.replace(blood, "lose", lose)
    change.replace(Draining, "drain", drain)


@wrong("who causes a Frenzy gains nothing", breaks="vendetta.frenzy.causer-gains-influence")
def _(change: Changes) -> None:
    change.replace(Frenzy, "reward_causer", lambda right, self, game: None)


@wrong("who causes their own Frenzy gains 1 Influence", breaks="vendetta.frenzy.causer-gains-influence")
def _(change: Changes) -> None:
    def reward(right: Right, self: Frenzy, game: Table) -> None:
        right(self, game)
        if self.causer in (NOBODY, self.seat):
            game.gain_influence(self.seat, 1)

    change.replace(Frenzy, "reward_causer", reward)


@wrong("in Frenzy a Victim is Drained before any Ally", breaks="vendetta.frenzy.drain-pool")
def _(change: Changes) -> None:
    def drainable(right: Right, self: Frenzy, game: Table) -> Counter[str]:
        found: Counter[str] = right(self, game)
        return Counter({VICTIM: 1}) if VICTIM in found else found

    change.replace(Frenzy, "_drainable", drainable)


@wrong("the card that Frenzy Drains gives no Blood", breaks="vendetta.frenzy.drain-gives-blood")
def _(change: Changes) -> None:
    def drain(right: Right, self: Draining, game: Table) -> None:
        right(self, game)
        if game.within(Frenzy) is not None:
            game.seats[self.seat].blood = 1

    change.replace(Draining, "drain", drain)


@wrong("Frenzy with an empty Alliance costs no Influence", breaks="vendetta.frenzy.no-cards")
def _(change: Changes) -> None:
    def drain(right: Right, self: Frenzy, game: Table) -> None:
        before = game.seats[self.seat].influence
        right(self, game)
        game.seats[self.seat].influence = before

    change.replace(Frenzy, "drain", drain)


@wrong("Frenzy with an empty Alliance gives as much Blood as a Victim", breaks="vendetta.frenzy.no-cards")
def _(change: Changes) -> None:
    def drain(right: Right, self: Frenzy, game: Table) -> None:
        empty = not self._drainable(game)
        right(self, game)
        if empty:
            game.gain_blood(self.seat, 2)

    change.replace(Frenzy, "drain", drain)


@wrong("who sends an empty Alliance into Frenzy gains nothing", breaks="vendetta.frenzy.causer-gains-influence")
def _(change: Changes) -> None:
    def reward(right: Right, self: Frenzy, game: Table) -> None:
        if game.seats[self.seat].alliance:
            right(self, game)

    change.replace(Frenzy, "reward_causer", reward)


@wrong("a thief has not caused the Frenzy", breaks="vendetta.frenzy.causer-gains-influence")
def _(change: Changes) -> None:
    thieves: list[Seat] = []

    def steal(right: Right, game: Table, thief: Seat, *rest: Any) -> None:
        thieves.append(thief)
        right(game, thief, *rest)
        thieves.pop()

    def emptied(right: Right, game: Table, seat: Seat, causer: Seat, location: int) -> None:
        right(game, seat, NOBODY if causer in thieves else causer, location)

    change.replace(blood, "steal", steal)
    change.replace(blood, "emptied", emptied)


@wrong("Deployed Blood keeps a player out of Frenzy", breaks="vendetta.frenzy.trigger")
def _(change: Changes) -> None:
    def emptied(right: Right, game: Table, seat: Seat, causer: Seat, location: int) -> None:
        if not any(spot.blood for spot in game.seats[seat].spots):
            right(game, seat, causer, location)

    change.replace(blood, "emptied", emptied)


@wrong("one Blood in the Pool is Frenzy already", breaks="vendetta.frenzy.trigger")
def _(change: Changes) -> None:
    def emptied(right: Right, game: Table, seat: Seat, causer: Seat, location: int) -> None:
        player = game.seats[seat]
        player.blood -= player.blood == 1
        right(game, seat, causer, location)

    change.replace(blood, "emptied", emptied)
