"""Faulty engines of Rivals: set-up, the turn, Actions, recruiting and moving."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.rivals.coterie import moving, recruiting
from reference_engine.rivals.effects.drawing import Drawing
from reference_engine.rivals.playing.play_card import PlayLibraryCard
from reference_engine.rivals.setup import setup as setup
from reference_engine.rivals.setup.setup import Bidding, TableSetUp
from reference_engine.rivals.table.card_facts import LIBRARY
from reference_engine.rivals.table.pieces import HAVEN, STREETS
from reference_engine.rivals.table.state import ACTIONS, Table
from reference_engine.rivals.turn import end_phase, turns
from reference_engine.rivals.turn.action_phase import ActionPhase
from reference_engine.rivals.turn.beginning import CityDeckStep, ReadyAndReturn
from reference_engine.rivals.turn.turns import Turns
from scenarios.wire_types.declarations import PASS
from scenarios.wire_types.rivals import choices
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

# Set-up.


@wrong("everybody begins with 21 Prestige", breaks="rivals.setup.supply.personal-20")
def _(change: Changes) -> None:
    change.set(setup, "PERSONAL_SUPPLY", 21)


@wrong(
    "the Prince is among the city cards of two players from the beginning",
    breaks="rivals.setup.city-deck.prince-set-aside",
)
def _(change: Changes) -> None:
    def gather(right: Right, self: TableSetUp, game: Table) -> None:
        right(self, game)
        game.unordered_city_deck += game.set_aside
        game.set_aside = ()

    change.replace(TableSetUp, "gather_the_city_deck", gather)


@wrong("three Events are left out", breaks="rivals.setup.city-deck.four-events-out")
def _(change: Changes) -> None:
    change.set(setup, "EVENTS_OUT", 3)


@wrong("Player 1 draws as many cards as the others", breaks="rivals.setup.hand.player-1")
def _(change: Changes) -> None:
    def draw(right: Right, self: TableSetUp, game: Table) -> None:
        right(self, game)
        game.call(Drawing(seat=game.first, deck="faction"))

    change.replace(TableSetUp, "draw_hands", draw)


@wrong("four players may be each other's Rivals", breaks="rivals.setup.rivals.never-mutual")
def _(change: Changes) -> None:
    change.replace(setup, "may_be_rival", lambda right, game, seat, rival: rival != seat)


@wrong("a player keeps their own token if they draw it", breaks="rivals.setup.rivals.never-own-token")
def _(change: Changes) -> None:
    change.replace(setup, "may_be_rival", lambda right, game, seat, rival: rival == seat or right(game, seat, rival))


@wrong("the last player's own token is not traded", breaks="rivals.setup.rivals.last-player-own-token-trade")
def _(change: Changes) -> None:
    change.replace(setup, "trade_own_token", lambda right, game, seat: None)


@wrong("who is outbid pays as well", breaks="rivals.setup.leader-bid.losers-pay-nothing")
def _(change: Changes) -> None:
    def settle(right: Right, self: Bidding, game: Table) -> None:
        for seat in self.bidders:
            if seat != self.winner:
                game.give_up(seat, self.highest)
        right(self, game)

    change.replace(Bidding, "settle", settle)


@wrong("the winner of a Leader pays nothing", breaks="rivals.setup.leader-bid.winner-keeps-and-pays")
def _(change: Changes) -> None:
    def settle(right: Right, self: Bidding, game: Table) -> None:
        self.highest = 0
        right(self, game)

    change.replace(Bidding, "settle", settle)


@wrong("the first to bid may pass", breaks="rivals.setup.leader-bid.opening-bid-forced")
def _(change: Changes) -> None:
    def bid(right: Right, self: Bidding, game: Table) -> Decision | None:
        decision: Decision | None = right(self, game)
        if decision is not None and not self.at:
            decision.options = [PASS, *decision.options]
        return decision

    change.replace(Bidding, "bid", bid)


@wrong("a Hunter Leader begins with Influence", breaks="rivals.setup.leader.token.hunter-secrecy")
def _(change: Changes) -> None:
    def place(right: Right, self: TableSetUp, game: Table) -> None:
        right(self, game)
        for card in game.cards.values():
            card.influence_side = card.leader

    change.replace(TableSetUp, "place_leaders", place)


# The turn.


@wrong("one city card comes in the first turn, as in all others", breaks="rivals.begin.city.first-turn-n-cards")
def _(change: Changes) -> None:
    def burn(right: Right, self: CityDeckStep, game: Table) -> None:
        right(self, game)
        self.left = 1

    change.replace(CityDeckStep, "burn_own_events", burn)


@wrong("characters stay in The Streets from turn to turn", breaks="rivals.begin.ready.return-to-haven")
def _(change: Changes) -> None:
    change.replace(ReadyAndReturn, "come_home", lambda right, self, game: None)


@wrong("everybody's cards are readied in every turn", breaks="rivals.begin.ready.all-controlled-cards")
def _(change: Changes) -> None:
    def ready(right: Right, self: ReadyAndReturn, game: Table) -> None:
        right(self, game)
        for card in game.cards.values():
            game.ready(card)

    change.replace(ReadyAndReturn, "ready", ready)


@wrong("'No Influence' tokens stay", breaks="rivals.no-influence.removed-each-turn")
def _(change: Changes) -> None:
    change.replace(ReadyAndReturn, "remove_tokens", lambda right, self, game: None)


@wrong("turns go counterclockwise", breaks="rivals.end.draw.next-player-left")
def _(change: Changes) -> None:
    def next_player(right: Right, self: Turns, game: Table) -> None:
        game.active = game.from_seat(game.active)[-1]
        self.goto(Turns.begin_turn)

    change.replace(Turns, "next_player", next_player)


@wrong("one card is drawn at the end of a turn", breaks="rivals.end.draw.two-cards")
def _(change: Changes) -> None:
    change.set(end_phase, "CARDS_DRAWN", 1)


@wrong("three Actions a turn", breaks="rivals.action.exactly-two-per-turn")
def _(change: Changes) -> None:
    change.set(turns, "ACTIONS", 3)


@wrong("no Action may be taken twice", breaks="rivals.action.same-twice")
def _(change: Changes) -> None:
    taken: list[type] = []

    def carry_out(right: Right, self: ActionPhase, game: Table, choice: Any) -> None:
        taken.append(type(choice))
        right(self, game, choice)

    def act(right: Right, self: ActionPhase, game: Table) -> Decision | None:
        if game.actions == ACTIONS:
            taken.clear()
        decision: Decision | None = right(self, game)
        if decision is not None:
            once = (choices.DrawCard, choices.Recruit, choices.Attack, choices.PlayCard)
            decision.options = [
                option for option in decision.options if not isinstance(option, once) or type(option) not in taken
            ]
        return decision

    change.replace(ActionPhase, "carry_out", carry_out)
    change.replace(ActionPhase, "act", act)


@wrong("drawing a card as an Action brings three", breaks="rivals.draw.action-draws-one")
def _(change: Changes) -> None:
    def carry_out(right: Right, self: ActionPhase, game: Table, choice: Any) -> None:
        right(self, game, choice)
        if isinstance(choice, choices.DrawCard):
            game.call(Drawing(seat=game.active, deck=choice.deck, cards=2))

    change.replace(ActionPhase, "carry_out", carry_out)


# Recruiting and moving.


@wrong(
    "a character is recruited though one of that name is at the table",
    breaks="rivals.recruit.not-same-name-in-any-coterie",
)
def _(change: Changes) -> None:
    def refusal(right: Right, *arguments: Any) -> Refusal | None:
        found: Refusal | None = right(*arguments)
        return None if found is recruiting.AT_THE_TABLE else found

    change.replace(recruiting, "refusal", refusal)


@wrong("recruits cost nothing", breaks="rivals.recruit.pay-bp-as-blood")
def _(change: Changes) -> None:
    def recruit(right: Right, game: Table, seat: Seat, name: str, discount: int = 0) -> None:
        before = game.seats[seat].prestige
        right(game, seat, name, discount)
        game.seats[seat].prestige = before

    change.replace(recruiting, "recruit", recruit)


@wrong("exhausted characters move", breaks="rivals.move.only-ready")
def _(change: Changes) -> None:
    def moves(right: Right, game: Table, seat: Seat) -> Any:
        yield from right(game, seat)
        for card in game.characters(seat, HAVEN):
            if card.exhausted:
                yield choices.Move((card.id,))

    change.replace(moving, "moves", moves)


@wrong("characters in The Streets are all one party", breaks="rivals.party.many-in-streets")
def _(change: Changes) -> None:
    def new_party(right: Right, self: Table, seat: Seat) -> int:
        return next((card.party for card in self.characters(seat, STREETS)), 1)

    change.replace(Table, "new_party", new_party)


@wrong("whoever recruits a Hunter draws no card", breaks="rivals.hunter-recruit.draw-1")
def _(change: Changes) -> None:
    def carry_out(right: Right, self: ActionPhase, game: Table, choice: Any) -> None:
        faction = game.seats[game.active].faction
        if isinstance(choice, choices.Recruit):
            game.seats[game.active].faction = ""
        right(self, game, choice)
        game.seats[game.active].faction = faction

    change.replace(ActionPhase, "carry_out", carry_out)


# Action cards.


@wrong("an Action card that is discarded gives its costs back", breaks="rivals.action-card.reveal-and-pay")
def _(change: Changes) -> None:
    def put_away(right: Right, self: PlayLibraryCard, game: Table) -> None:
        right(self, game)
        game.gain_prestige(self.seat, LIBRARY[self.card].prestige)

    change.replace(PlayLibraryCard, "put_away", put_away)
