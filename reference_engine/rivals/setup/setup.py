"""Steps of the set-up. Rulebook, 'Set-Up'."""

from __future__ import annotations

from reference_engine.kernel import CHANCE, NOBODY, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.kernel.piles import drawn_from, without
from reference_engine.rivals.effects.drawing import Drawing
from reference_engine.rivals.setup.monsters import MonsterSetUp
from reference_engine.rivals.table import requested_stop
from reference_engine.rivals.table.card_facts import CHARACTERS, CITY, HUNTER, PRINCE
from reference_engine.rivals.table.pieces import HAVEN
from reference_engine.rivals.table.state import Table, with_more
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import BeFirst, Bid, ChooseLeader, Draw

EVENTS_OUT = 4
PERSONAL_SUPPLY = 20
FACTION_CARDS, LIBRARY_CARDS = 2, 4

NOT_IN_DECK = Refusal("rivals.setup.faction.choose-leader-face-down", "that character is not in the Faction deck")
TAKEN = Refusal("rivals.setup.leader-bid.losers-choose-another", "another Leader already has that name")
OPENING = Refusal("rivals.setup.leader-bid.opening-bid-forced", "the player who opens the bidding must bid")
TOO_LITTLE = Refusal("rivals.setup.leader-bid.once-higher-or-pass", "your bid must be higher than the last one")


@procedure
class TableSetUp(Frame, kw_only=True):
    """The twelve steps of set-up, in the order of the rulebook."""

    at: int = 0
    """Number of players who have finished the current step."""
    losers: tuple[Seat, ...] = ()
    """Players who have lost a Leader and must still choose another."""

    @rule(
        "rivals.setup.step-order",
        "rivals.setup.city-deck.one-city",
        "rivals.setup.city-deck.prince-set-aside",
        "rivals.game.city-deck-is-27",
        "rivals.game.player-count",
    )
    def gather_the_city_deck(self, game: Table) -> None:
        deck = [name for name, card in CITY.items() for _ in range(card.copies)]
        if len(game.seats) == 2:
            deck.remove(PRINCE)
            game.set_aside = (PRINCE,)
        game.unordered_city_deck = tuple(sorted(deck))
        requested_stop.begin(game, "setup", "city-deck")
        game.call(MonsterSetUp())

    @asks("rivals.setup.city-deck.four-events-out")
    def which_events_are_out(self, game: Table) -> Decision | None:
        if self.at == EVENTS_OUT:
            return None
        return drawn_from([name for name in game.unordered_city_deck if "Event" in CITY[name].types], "event", Draw)

    @rule("rivals.setup.city-deck.four-events-out")
    def put_an_event_back(self, game: Table, choice: Draw) -> None:
        game.unordered_city_deck = without(game.unordered_city_deck, choice.card)
        game.set_aside += (choice.card,)
        self.at += 1
        self.goto(TableSetUp.which_events_are_out)

    @rule(
        "rivals.setup.city-deck.final-size-23",
        "rivals.setup.supply.personal-20",
        "rivals.setup.supply.total-32",
        "rivals.setup.supply.distinct-colours",
    )
    def form_the_supplies(self, game: Table) -> None:
        self.at = 0
        for place, player in enumerate(game.seats):
            player.prestige = with_more((), place, PERSONAL_SUPPLY)
        requested_stop.begin(game, "setup", "leaders")

    @asks("rivals.setup.faction.choose-leader-face-down", "rivals.game.factions-mix-at-table")
    def choose_leader(self, game: Table) -> Decision | None:
        if self.at == len(game.seats):
            return None
        deck = game.seats[self.at].unordered_faction_deck
        return Decision(Seat(self.at), "leader", [ChooseLeader(name) for name in sorted(deck)])

    @rule("rivals.setup.faction.choose-leader-face-down", "rivals.setup.faction.rest-shuffled")
    def lay_leader_face_down(self, game: Table, choice: ChooseLeader) -> None:
        take_leader(game, Seat(self.at), choice.character)
        self.at += 1
        self.goto(TableSetUp.choose_leader)

    @rule("rivals.setup.step-order")
    def go_on_to_player_order(self, game: Table) -> None:
        requested_stop.begin(game, "setup", "player-order")

    @asks("rivals.setup.order.random-first-player", "rivals.setup.leader.simultaneous-reveal")
    def who_is_first(self, game: Table) -> Decision | None:
        return Decision(CHANCE, "first-player", [BeFirst(Seat(place)) for place in range(len(game.seats))])

    @rule("rivals.setup.order.random-first-player", "rivals.setup.order.clockwise-numbering")
    def take_the_first_player_token(self, game: Table, choice: BeFirst) -> None:
        game.first = game.active = choice.player
        game.emit(events.FirstPlayer(choice.player))
        requested_stop.begin(game, "setup", "reveal-leaders")

    @rule("rivals.setup.leader.simultaneous-reveal", "rivals.setup.leader-bid.when-same-leader")
    def reveal_leaders(self, game: Table) -> None:
        for seat in game.from_seat(game.first):
            game.emit(events.LeaderRevealed(seat, game.seats[seat].leader))
        wanted = {game.seats[seat].leader: None for seat in game.from_seat(game.first)}
        for leader in reversed(wanted):
            bidders = tuple(seat for seat in game.from_seat(game.first) if game.seats[seat].leader == leader)
            if len(bidders) > 1:
                game.call(Bidding(bidders=bidders))

    @rule("rivals.setup.leader-bid.losers-choose-another")
    def count_the_losers(self, game: Table) -> None:
        self.losers = tuple(seat for seat in game.from_seat(game.first) if not game.seats[seat].leader)

    @asks("rivals.setup.leader-bid.losers-choose-another")
    def choose_another_leader(self, game: Table) -> Decision | None:
        taken = {player.leader for player in game.seats}
        for seat in self.losers:
            # A position with an incomplete Faction deck may leave no character: then there is no Leader.
            if free := sorted(set(game.seats[seat].unordered_faction_deck) - taken):
                return Decision(seat, "another-leader", [ChooseLeader(name) for name in free])
        return None

    @rule("rivals.setup.leader-bid.losers-choose-another")
    def take_another_leader(self, game: Table, choice: ChooseLeader) -> None:
        take_leader(game, game.decider, choice.character)
        game.emit(events.LeaderRevealed(game.decider, choice.character))
        self.losers = tuple(seat for seat in self.losers if seat != game.decider)
        self.goto(TableSetUp.choose_another_leader)

    @rule(
        "rivals.setup.leader.blood-from-personal-supply",
        "rivals.setup.faction.leader-is-not-recruited",
        "rivals.haven.leader-starts-there",
        "rivals.leader-token.tag-and-ability",
    )
    def place_leaders(self, game: Table) -> None:
        for seat in game.from_seat(game.first):
            name, game.seats[seat].leader = game.seats[seat].leader, ""
            if not name:
                continue
            leader = game.enter(name, seat, seat, HAVEN)
            leader.leader = True
            leader.influence_side = CHARACTERS[name].faction != HUNTER
            side = "vampire-influence" if leader.influence_side else "hunter-secrecy"
            game.place_blood(leader, game.blood_potency(leader), f"rivals.setup.leader.token.{side}")
        requested_stop.begin(game, "setup", "reveal-havens")

    @rule("rivals.setup.haven.reveal-after-leader-blood", "rivals.setup.haven.duplicates-allowed")
    def reveal_havens(self, game: Table) -> None:
        for seat in game.from_seat(game.first):
            game.seats[seat].haven_up = True
            if haven := game.seats[seat].haven_card:
                game.emit(events.HavenRevealed(seat, haven))

    @rule("rivals.setup.rivals.pool-matches-player-count")
    def mix_rival_tokens(self, game: Table) -> None:
        self.at = 0
        for player in game.seats:
            player.rival = NOBODY
        requested_stop.begin(game, "setup", "rivals")

    @asks(
        "rivals.setup.rivals.draw-clockwise-and-reveal",
        "rivals.setup.rivals.never-own-token",
        "rivals.setup.rivals.never-mutual",
    )
    def draw_rival_token(self, game: Table) -> Decision | None:
        if self.at == len(game.seats):
            return None
        seat = game.from_seat(game.first)[self.at]
        left = rivals_left(game)
        allowed = [rival for rival in left if may_be_rival(game, seat, rival)]
        return Decision(CHANCE, "rival-token", [BeFirst(rival) for rival in allowed or left])

    @rule(
        "rivals.setup.rivals.draw-clockwise-and-reveal",
        "rivals.setup.rivals.never-own-token",
        "rivals.setup.rivals.never-mutual",
        "rivals.setup.rivals.rejected-token-goes-back-afterwards",
        "rivals.setup.rivals.token-number-is-rival",
    )
    def reveal_rival_token(self, game: Table, choice: BeFirst) -> None:
        seat = game.from_seat(game.first)[self.at]
        game.seats[seat].rival = choice.player
        game.emit(events.RivalDrawn(seat, choice.player))
        if choice.player == seat:
            trade_own_token(game, seat)
        self.at += 1
        self.goto(TableSetUp.draw_rival_token)

    @rule(
        "rivals.setup.hand.player-1",
        "rivals.setup.hand.players-2-to-4",
        "rivals.setup.hand.no-mulligan",
        "rivals.setup.step-order",
        "rivals.setup.agenda.duplicates-allowed",
        "rivals.setup.library.shuffled-face-down",
        "rivals.setup.leader-bid.lost-leader-kept-out-of-hand",
    )
    def draw_hands(self, game: Table) -> None:
        requested_stop.begin(game, "setup", "starting-hand")
        for seat in reversed(game.from_seat(game.first)):
            fewer = seat == game.first
            game.call(Drawing(seat=seat, deck="library", cards=LIBRARY_CARDS))
            game.call(Drawing(seat=seat, deck="faction", cards=FACTION_CARDS - fewer))

    @rule("rivals.setup.leader-bid.lost-leader-kept-out-of-hand")
    def shuffle_lost_leaders_back(self, game: Table) -> None:
        for player in game.seats:
            player.unordered_faction_deck += player.kept_out
            player.kept_out = ()

    STEPS = (
        gather_the_city_deck, which_events_are_out, put_an_event_back, form_the_supplies, choose_leader,
        lay_leader_face_down, go_on_to_player_order, who_is_first, take_the_first_player_token, reveal_leaders,
        count_the_losers, choose_another_leader, take_another_leader, place_leaders, reveal_havens, mix_rival_tokens,
        draw_rival_token, reveal_rival_token, draw_hands, shuffle_lost_leaders_back,
    )  # fmt: skip

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, ChooseLeader) and game.decision is not None and game.decision.seat == seat:
            held = choice.character in game.seats[seat].unordered_faction_deck
            return TAKEN if held else NOT_IN_DECK
        return None


@procedure
class Bidding(Frame, kw_only=True):
    """One round of bids for a Leader chosen by several players. Rulebook, 'Reveal Leaders'."""

    bidders: tuple[Seat, ...]
    at: int = 0
    highest: int = -1
    winner: Seat = NOBODY

    @asks("rivals.setup.leader-bid.when-same-leader", "rivals.setup.leader-bid.clockwise")
    def bid(self, game: Table) -> Decision | None:
        for seat in self.bidders[self.at :]:
            most = game.supply(seat) - CHARACTERS[game.seats[seat].leader].blood_potency - 1
            bids: list[Choice] = [Bid(amount) for amount in range(self.highest + 1, max(most, 0) + 1)]
            if bids:
                return Decision(seat, "bid", [PASS, *bids] if self.at else bids)
        return None

    @rule("rivals.setup.leader-bid.once-higher-or-pass", "rivals.setup.leader-bid.opening-bid-forced")
    def take_the_bid(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, Bid):
            self.highest, self.winner = choice.amount, game.decider
            game.emit(events.BidMade(self.winner, choice.amount))
        self.at = self.bidders.index(game.decider) + 1
        self.goto(Bidding.bid)

    @rule(
        "rivals.setup.leader-bid.winner-keeps-and-pays",
        "rivals.setup.leader-bid.unopposed",
        "rivals.setup.leader-bid.losers-pay-nothing",
    )
    def settle(self, game: Table) -> None:
        paid = game.give_up(self.winner, self.highest)
        if paid:
            game.emit(events.PrestigeLost(self.winner, paid))
        for seat in self.bidders:
            player = game.seats[seat]
            if seat != self.winner:
                game.emit(events.LeaderLost(seat, player.leader))
                player.kept_out, player.leader = (player.leader,), ""

    STEPS = (bid, take_the_bid, settle)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if game.decision is None or game.decision.seat != seat:
            return None
        return TOO_LITTLE if isinstance(choice, Bid) else OPENING


def take_leader(game: Table, seat: Seat, name: str) -> None:
    """Make a character of a player's Faction deck the Leader."""
    player = game.seats[seat]
    player.leader = name
    player.unordered_faction_deck = tuple(other for other in player.unordered_faction_deck if other != name)


def rivals_left(game: Table) -> list[Seat]:
    """Return the Rival tokens that nobody has drawn yet."""
    taken = {player.rival for player in game.seats}
    return [Seat(place) for place in range(len(game.seats)) if place not in taken]


def may_be_rival(game: Table, seat: Seat, rival: Seat) -> bool:
    """Return whether the rival is neither the player nor, with more than two players, the player's own Adversary."""
    return rival != seat and (len(game.seats) == 2 or game.seats[rival].rival != seat)


def trade_own_token(game: Table, seat: Seat) -> None:
    """Trade the last player's own token counterclockwise, so that no two players are each other's Rivals."""
    for other in reversed(game.from_seat(seat)[1:]):
        rival = game.seats[other].rival
        if game.seats[rival].rival != seat:
            game.seats[seat].rival, game.seats[other].rival = rival, seat
            game.cite(("rivals.setup.rivals.last-player-own-token-trade",))
            game.emit(events.RivalsTraded(seat, other))
            return
