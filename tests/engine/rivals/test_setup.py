"""Set-up: who has what before the first turn, and who is whose Rival."""

from __future__ import annotations

from random import Random

import pytest

from reference_engine.kernel import NOBODY, Seat
from reference_engine.rivals.game import Rivals
from reference_engine.rivals.setup.setup import Bidding
from reference_engine.rivals.table.facts import CHARACTERS, CITY, MONSTERS, PRINCE
from reference_engine.rivals.table.pieces import STREETS
from scenarios.protocol.declarations import PASS
from scenarios.protocol.rivals import events
from scenarios.protocol.rivals.choices import BeFirst, Bid, ChooseLeader
from tests.engine.rivals.tables import NAMES, new, play, refused, told


def is_set_up(game: Rivals) -> bool:
    return game.turn > 0


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_everybody_has_a_leader_with_blood_a_hand_and_the_rest_of_the_supply(players: int, seed: int) -> None:
    game, chance = new(players, Random(seed)), Random(seed)
    game.stack[0].pc = len(game.stack[0].STEPS)  # no turn begins
    bids: dict[Seat, int] = {}

    def note_bids(now: Rivals) -> bool:
        bids.update({event.seat: event.amount for event in told(now, events.BidMade)})
        return False

    play(game, chance, note_bids)
    for seat in map(Seat, range(players)):
        (leader,) = game.coterie(seat)
        player = game.seats[seat]
        potency = CHARACTERS[leader.name].blood_potency
        assert leader.leader
        assert leader.influence_side == (player.faction == "vampire")
        assert game.blood(leader) == potency
        assert 20 - potency - bids.get(seat, 0) <= game.supply(seat) <= 20 - potency
        in_hand = sum(name in CHARACTERS for name in player.hand)
        assert in_hand == (1 if seat == game.first else 2)
        assert len(player.hand) - in_hand == 4
        assert len(player.unordered_faction_deck) + in_hand == 6
        assert len(player.unordered_library) == 36
        assert player.haven_up
        assert not player.agenda_up
    characters = [card.name for card in game.cards.values() if card.name in CHARACTERS]
    assert len(set(characters)) == len(characters) == players
    hunters = sum(player.faction == "hunter" for player in game.seats)
    monsters = [card for card in game.cards.values() if card.name in MONSTERS]
    assert (len(monsters), len(game.monster_deck), len(game.unused_monsters)) == (hunters, hunters, 10 - 2 * hunters)
    assert {*game.monster_deck, *game.unused_monsters, *(card.name for card in monsters)} == set(MONSTERS)
    for monster in monsters:
        assert (monster.face_down, monster.place, monster.controller) == (True, STREETS, NOBODY)
        assert (game.blood(monster), monster.tagged) == (0, NOBODY)


@pytest.mark.parametrize(("players", "cards"), [(2, 22), (3, 23), (4, 23)])
def test_the_city_deck_has_six_of_ten_events_and_the_prince_but_for_two(players: int, cards: int) -> None:
    game = new(players, Random(3))
    play(game, Random(3), lambda now: now.window() == "leader")
    deck = game.unordered_city_deck
    assert len(deck) == cards
    assert sum("Event" in CITY[name].types for name in deck) == 6
    assert (PRINCE in deck) == (players > 2)
    play(game, Random(3), lambda now: now.phase == "action")
    in_play = [card.name for card in game.in_streets()]
    assert PRINCE in (*game.unordered_city_deck, *in_play)
    assert len(game.city_burned) + len(in_play) == players


def rivals_of(players: int) -> tuple[list[tuple[Seat, ...]], int]:
    """Every outcome of the Rival tokens, and how many of them came by a trade."""
    game = new(players, Random(1))
    play(game, Random(1), lambda now: now.window() == "rival-token")
    found, trades = [], 0
    waiting = [game]
    while waiting:
        now = waiting.pop()
        if now.window() != "rival-token":
            found.append(tuple(player.rival for player in now.seats))
            continue
        assert now.decision is not None
        for choice in now.decision.options:
            twin = now.copy()
            twin.apply(choice)
            trades += bool(told(twin, events.RivalsTraded))
            waiting.append(twin)
    return found, trades


@pytest.mark.parametrize(("players", "trades"), [(2, 0), (3, 0), (4, 2)])
def test_nobody_is_their_own_rival_and_of_more_than_two_no_pair_is_mutual(players: int, trades: int) -> None:
    found, by_trade = rivals_of(players)
    assert by_trade == trades
    for rivals in found:
        assert sorted(rivals) == list(range(players))
        for seat, rival in enumerate(rivals):
            assert rival != seat
            assert players == 2 or rivals[rival] != seat
    assert len(set(found)) == {2: 1, 3: 2, 4: 6}[players]


def bidding(*leaders: str) -> Rivals:
    """Players who have chosen these Leaders, as they are revealed; the second one is Player 1."""
    game = new(len(leaders), Random(2), ["vampire"])
    for player, leader in zip(game.seats, leaders, strict=True):
        others = [name for name in player.unordered_faction_deck if name not in leaders]
        player.unordered_faction_deck = (leader, *others[:6])
    play(game, Random(2), lambda now: now.window() == "leader")
    for place, leader in enumerate(leaders):
        game.choose(Seat(place), ChooseLeader(leader))
    game.apply(BeFirst(Seat(1)))
    return game


def test_who_is_nearest_to_player_1_has_to_bid_and_the_highest_bid_wins() -> None:
    game = bidding("Lucky", "Benicio", "Lucky", "Lucky")
    assert game.decision is not None
    assert (game.window(), game.decision.seat, game.decision.optional) == ("bid", 2, False)
    most = max(choice.amount for choice in game.decision.options if isinstance(choice, Bid))
    assert most == 20 - CHARACTERS["Lucky"].blood_potency - 1
    game.choose(Seat(2), Bid(2))
    assert game.decision.seat == 3
    assert refused(game, 3, Bid(2)) == "rivals.setup.leader-bid.once-higher-or-pass"
    game.choose(Seat(3), Bid(4))
    game.choose(Seat(0), PASS)
    assert [player.leader for player in game.seats] == ["", "Benicio", "", "Lucky"]
    assert [game.supply(Seat(place)) for place in range(4)] == [20, 20, 20, 16]
    assert game.decision.seat == 2
    assert ChooseLeader("Lucky") not in game.decision.options
    assert refused(game, 2, ChooseLeader("Lucky")) == "rivals.setup.faction.choose-leader-face-down"


def test_a_lost_leader_is_in_no_opening_hand_and_back_in_the_deck_afterwards() -> None:
    game = bidding("Lucky", "Lucky")
    game.choose(Seat(1), Bid(0))
    game.choose(Seat(0), PASS)
    play(game, Random(5), is_set_up)
    loser = game.seats[0]
    assert "Lucky" not in loser.hand
    assert "Lucky" in loser.unordered_faction_deck
    assert game.supply(Seat(1)) == 20 - CHARACTERS["Lucky"].blood_potency


def test_two_auctions_begin_with_the_one_nearest_to_player_1() -> None:
    game = bidding("Lucky", "Benicio", "Lucky", "Benicio")
    frame = game.stack[-1]
    assert isinstance(frame, Bidding)
    assert [NAMES[seat] for seat in frame.bidders] == ["Bruno", "Davi"]
