"""Faulty engines of Rivals: misreadings on set-up, the Beginning Phase and the order of turns."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import NO_CARD, NOBODY
from reference_engine.kernel.decisions import Decision
from reference_engine.rivals.city import open_season
from reference_engine.rivals.conspiracies import adding
from reference_engine.rivals.effects import abilities, triggers
from reference_engine.rivals.setup.setup import Bidding, TableSetUp
from reference_engine.rivals.table.pieces import TORPOR, InPlay, prestige_on
from reference_engine.rivals.table.state import Table
from reference_engine.rivals.turn.beginning import CityDeckStep, ReadyAndReturn
from reference_engine.rivals.turn.turns import Turns
from scenarios.wire_types.rivals import choices
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

# Set-up.


def with_bidders(change: Changes, bidders: Any) -> None:
    """Let players bid for a Leader in the order that `bidders` returns."""

    def reveal(right: Right, self: TableSetUp, game: Table) -> None:
        right(self, game)
        for frame in game.stack:
            if isinstance(frame, Bidding):
                frame.bidders = bidders(frame.bidders)

    change.replace(TableSetUp, "reveal_leaders", reveal)


@wrong("the players who bid for a Leader bid counterclockwise", breaks="rivals.setup.leader-bid.clockwise")
def _(change: Changes) -> None:
    with_bidders(change, lambda bidders: (bidders[0], *reversed(bidders[1:])))


@wrong("the players who bid for a Leader bid in the order of the seats", breaks="rivals.setup.leader-bid.clockwise")
def _(change: Changes) -> None:
    with_bidders(change, lambda bidders: tuple(sorted(bidders)))


@wrong("a player who has been outbid bids once more", breaks="rivals.setup.leader-bid.once-higher-or-pass")
def _(change: Changes) -> None:
    with_bidders(change, lambda bidders: (*bidders, bidders[0]))


@wrong("of two Leaders that two players each have chosen only one is bid for", breaks=(
    "rivals.setup.leader-bid.when-same-leader", "rivals.setup.leader-bid.losers-choose-another",
))  # fmt: skip
def _(change: Changes) -> None:
    def reveal(right: Right, self: TableSetUp, game: Table) -> None:
        before = len(game.stack)
        right(self, game)
        del game.stack[before:-1]

    change.replace(TableSetUp, "reveal_leaders", reveal)


@wrong("two players who have lost their Leader choose the same one", breaks=(
    "rivals.setup.leader-bid.losers-choose-another",
))  # fmt: skip
def _(change: Changes) -> None:
    def choose(right: Right, self: TableSetUp, game: Table) -> Decision | None:
        taken = {player.leader for player in game.seats if not player.kept_out}
        for seat in self.losers:
            if free := sorted(set(game.seats[seat].unordered_faction_deck) - taken):
                return Decision(seat, "another-leader", [choices.ChooseLeader(name) for name in free])
        return None

    change.replace(TableSetUp, "choose_another_leader", choose)


@wrong(
    "only the player in the first seat draws without the lost Leader",
    breaks="rivals.setup.leader-bid.lost-leader-kept-out-of-hand",
)
def _(change: Changes) -> None:
    def draw(right: Right, self: TableSetUp, game: Table) -> None:
        for player in game.seats[1:]:
            player.unordered_faction_deck += player.kept_out
            player.kept_out = ()
        right(self, game)

    change.replace(TableSetUp, "draw_hands", draw)


# The Beginning Phase.


@wrong("an Ongoing Event burns after the new city card has been placed", breaks=(
    "rivals.begin.city.burn-own-ongoing-events",
))  # fmt: skip
def _(change: Changes) -> None:
    def burn(right: Right, self: CityDeckStep, game: Table) -> None:
        if game.active == game.first and not game.seats[game.active].had_turn:
            self.left = len(game.seats)
        there = game.in_streets()
        self.kept_back = tuple(c.name for c in there if c.token == game.active or prestige_on(c, game.active))

    def last(right: Right, self: CityDeckStep, game: Table) -> None:
        for card in list(game.in_streets()):
            if card.name in self.kept_back:
                open_season.put_back(game, card)
                game.burn(card)
        self.kept_back = ()
        right(self, game)

    change.replace(CityDeckStep, "burn_own_events", burn)
    change.replace(CityDeckStep, "shuffle_the_prince_in", last)


@wrong("the city discard pile becomes the deck as soon as the last city card is placed", breaks=(
    "rivals.begin.city.reshuffle-when-empty",
))  # fmt: skip
def _(change: Changes) -> None:
    def place(right: Right, self: CityDeckStep, game: Table) -> None:
        right(self, game)
        if not game.city_deck and not game.unordered_city_deck:
            game.unordered_city_deck, game.city_discard = game.city_discard, ()

    change.replace(CityDeckStep, "place_it", place)


def with_cards_placed(change: Changes, number: Any) -> None:
    """Place the number of city cards that `number` returns. It gets the right number."""

    def burn(right: Right, self: CityDeckStep, game: Table) -> None:
        right(self, game)
        self.left = number(game, self.left)

    change.replace(CityDeckStep, "burn_own_events", burn)


@wrong("in every player's first turn as many city cards are placed as there are players", breaks=(
    "rivals.begin.city.first-turn-n-cards", "rivals.begin.city.reveal-top-card",
))  # fmt: skip
def _(change: Changes) -> None:
    first = "had_turn"
    with_cards_placed(change, lambda game, n: n if getattr(game.seats[game.active], first) else len(game.seats))


@wrong("however many play, Player 1 places 2 city cards in the first turn", breaks=(
    "rivals.begin.city.first-turn-n-cards",
))  # fmt: skip
def _(change: Changes) -> None:
    with_cards_placed(change, lambda game, n: min(n, 2))


@wrong("Player 4 places no city card in the first turn", breaks=(
    "rivals.begin.city.first-turn-n-cards", "rivals.begin.city.reveal-top-card",
))  # fmt: skip
def _(change: Changes) -> None:
    def number(game: Table, placed: int) -> int:
        return 0 if game.number_of(game.active) == 4 and not game.seats[game.active].had_turn else placed

    with_cards_placed(change, number)


def readied_too(change: Changes, cards: Any) -> None:
    """Ready these cards, too, in the Ready and Return Step."""

    def ready(right: Right, self: ReadyAndReturn, game: Table) -> None:
        right(self, game)
        for card in cards(game):
            game.ready(card)

    change.replace(ReadyAndReturn, "ready", ready)


@wrong("each player's turn readies every tagged Monster", breaks="rivals.tag.turn-timing")
def _(change: Changes) -> None:
    readied_too(change, lambda game: [card for card in game.cards.values() if card.tagged != NOBODY])


@wrong("a card that foes have attached readies with its bearer", breaks="rivals.begin.ready.all-controlled-cards")
def _(change: Changes) -> None:
    def borne(game: Table) -> list[InPlay]:
        attached = [card for card in game.cards.values() if card.host != NO_CARD]
        return [card for card in attached if game.cards[card.host].controller == game.active]

    readied_too(change, borne)


@wrong("an exhausted character in torpor stays exhausted", breaks="rivals.begin.ready.all-controlled-cards")
def _(change: Changes) -> None:
    def ready(right: Right, self: ReadyAndReturn, game: Table) -> None:
        tired = [card for card in game.characters(game.active, TORPOR) if card.exhausted]
        right(self, game)
        for card in tired:
            card.exhausted = True

    change.replace(ReadyAndReturn, "ready", ready)


@wrong("a start of a turn removes one Fear token of each character", breaks="rivals.fear.several-no-extra")
def _(change: Changes) -> None:
    def remove(right: Right, self: ReadyAndReturn, game: Table) -> None:
        before = {card.id: card.fear for card in game.cards.values()}
        right(self, game)
        for card in game.cards.values():
            card.fear = card.fear or max(before[card.id] - 1, 0)

    change.replace(ReadyAndReturn, "remove_tokens", remove)


# What lasts for a turn.


@wrong("an Unhosted Action that was gained and not used is left in the next turn", breaks="rivals.action.gained-expire")
def _(change: Changes) -> None:
    def begin(right: Right, self: Turns, game: Table) -> None:
        kept = game.unhosted_actions
        right(self, game)
        game.unhosted_actions = kept

    change.replace(Turns, "begin_turn", begin)


@wrong("a Relentless ability is used again only after its player's next turn has begun", breaks=(
    "rivals.activated.exception-relentless",
))  # fmt: skip
def _(change: Changes) -> None:
    def forget(right: Right, game: Table) -> None:
        foes = [card for card in game.cards.values() if card.controller not in (game.active, NOBODY)]
        used = {card.id: card.used for card in foes}
        right(game)
        for number, names in used.items():
            game.cards[number].used = names

    change.replace(abilities, "forget_uses", forget)


@wrong("what lasts for a turn lasts until its player's next turn", breaks="rivals.golden.card-beats-rulebook")
def _(change: Changes) -> None:
    def forget(right: Right, game: Table) -> None:
        kept = tuple(each for each in game.lasting if each.foes_of not in (NOBODY, game.active))
        right(game)
        game.lasting = kept

    change.replace(abilities, "forget_uses", forget)


@wrong("a Monster that Holy Water has calmed attacks at the end of no turn", breaks="rivals.golden.card-beats-rulebook")
def _(change: Changes) -> None:
    def forget(right: Right, game: Table) -> None:
        quiet = [card for card in game.cards.values() if card.calmed]
        right(game)
        for card in quiet:
            card.calmed = True

    change.replace(abilities, "forget_uses", forget)


@wrong("Hasty Embrace takes a Retainer of an earlier turn", breaks="rivals.terms.target.none-means-unplayable")
def _(change: Changes) -> None:
    def begin(right: Right, self: Turns, game: Table) -> None:
        kept = game.retainers
        right(self, game)
        game.retainers = kept

    change.replace(Turns, "begin_turn", begin)


@wrong("the first Conspiracy of a turn is the first of the Round", breaks="rivals.golden.card-beats-rulebook")
def _(change: Changes) -> None:
    def begin(right: Right, self: Turns, game: Table) -> None:
        kept = game.conspiracies_resolved
        right(self, game)
        game.conspiracies_resolved = kept

    change.replace(Turns, "begin_turn", begin)


@wrong("a player who has declined to contribute is not asked in later turns", breaks=(
    "rivals.conspiracy.declined-not-later-same-turn", "rivals.conspiracy.add.no-new-reveal-needed",
))  # fmt: skip
def _(change: Changes) -> None:
    def begin(right: Right, game: Table) -> None:
        cards = list(game.cards.values())
        declined = {card.id: tuple(seat for seat in card.asked if seat not in card.contributors) for card in cards}
        right(game)
        for card in cards:
            card.asked = declined[card.id]

    change.replace(adding, "begin_turn", begin)


@wrong("a player without an active character is passed over", breaks="rivals.end.draw.next-player-left")
def _(change: Changes) -> None:
    def following(right: Right, self: Turns, game: Table) -> None:
        others = game.from_seat(game.active)[1:]
        game.active = next((seat for seat in others if game.coterie(seat)), others[0])
        self.goto(Turns.begin_turn)

    change.replace(Turns, "next_player", following)


# Whose effects come first.


@wrong("the effects of several foes resolve counterclockwise", breaks="rivals.priority.active-player-first")
def _(change: Changes) -> None:
    def in_order(right: Right, game: Table, waiting: list[triggers.SetOff]) -> tuple[triggers.SetOff, ...]:
        order = (game.active, *reversed(game.from_seat(game.active)[1:]), NOBODY)
        return tuple(sorted(waiting, key=lambda each: order.index(each.source.seat)))

    change.replace(triggers, "in_order", in_order)


@wrong("the effects of several foes resolve in the order in which their cards came into play", breaks=(
    "rivals.priority.active-player-first",
))  # fmt: skip
def _(change: Changes) -> None:
    def in_order(right: Right, game: Table, waiting: list[triggers.SetOff]) -> tuple[triggers.SetOff, ...]:
        return tuple(sorted(waiting, key=lambda each: each.source.seat != game.active))

    change.replace(triggers, "in_order", in_order)
