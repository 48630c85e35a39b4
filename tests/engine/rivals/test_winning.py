"""Who wins, and when: Agenda, knock-outs, the Adversary's 3, and the tie-breakers."""

from __future__ import annotations

from random import Random

import pytest

from reference_engine.kernel import NO_CARD, NOBODY, Seat
from reference_engine.rivals.attack.answerable_attack import Answered
from reference_engine.rivals.card_dsl.conflict import Conflict
from reference_engine.rivals.card_dsl.language import Played
from reference_engine.rivals.ending import winning
from reference_engine.rivals.game import Rivals
from reference_engine.rivals.harm.defeat import Defeat
from reference_engine.rivals.influence.scheme import Scheme
from reference_engine.rivals.table.facts import CHARACTERS, MONSTERS, PRINCE
from reference_engine.rivals.table.pieces import STREETS, TORPOR
from scenarios.protocol.rivals import events
from scenarios.protocol.rivals.choices import AnnounceType, Attack
from tests.engine.rivals.tables import between_actions, have, new, play


def in_the_air(game: Rivals, seat: int) -> list[str]:
    """A player's cards that are being played, or lie in an attack."""
    found = []
    for frame in game.stack:
        if isinstance(frame, Answered):
            found += [frame.attack_card] if frame.attackers_player == seat else []
            found += [frame.reaction] if frame.reactors_player == seat else []
        if isinstance(frame, Played) and not frame.kept and frame.pc < len(frame.STEPS):
            found += [frame.card] if frame.seat == seat and frame.pc > 0 else []
        if isinstance(frame, Conflict) and not frame.answer:
            found.append(frame.modifiers[seat])
            found += [frame.card] if frame.seat == seat and isinstance(frame, Scheme) else []
    return found


def table(*agenda: int) -> Rivals:
    """Players with that Agenda; each is the Rival of the one before."""
    game = between_actions(len(agenda))
    for place, (player, points) in enumerate(zip(game.seats, agenda, strict=True)):
        player.agenda = points
        have(game, place, ("Lucky", "Hope", "Benicio", "Prudence")[place])
    return game


@pytest.mark.parametrize(("points", "winner"), [(12, NOBODY), (13, 1), (14, 1)])
def test_thirteen_agenda_win(points: int, winner: int) -> None:
    game = table(0, points, 0)
    winning.settle(game)
    assert (game.winner, game.over) == (winner, winner != NOBODY)


@pytest.mark.parametrize(("by", "winner"), [(0, 0), (2, 3), (NOBODY, 3)])
def test_who_knocks_out_the_rival_wins_and_else_the_most_agenda(by: int, winner: int) -> None:
    game = table(1, 12, 1, 5)
    winning.falls(game, Seat(1), Seat(by))
    winning.settle(game)
    assert game.winner == winner
    assert game.seats[0].agenda == (1 if by == 0 else 4)


def test_the_adversarys_three_agenda_count_in_the_comparison() -> None:
    game = table(3, 12, 1, 5)
    winning.falls(game, Seat(1), Seat(2))
    winning.settle(game)
    assert (game.seats[0].agenda, game.winner) == (6, 0)


def test_of_two_with_the_most_the_active_player_wins() -> None:
    game = table(10, 4, 2, 7)
    game.seats[3].rival, game.seats[0].rival = Seat(1), Seat(2)
    winning.falls(game, Seat(1), Seat(0))
    winning.settle(game)
    assert [player.agenda for player in game.seats] == [10, 4, 2, 10]
    assert game.winner == 0


@pytest.mark.parametrize(("prestige", "winner"), [((9, 8, 7), 1), ((9, 7, 8), 2), ((9, 8, 8), 2)])
def test_then_who_has_more_prestige_and_then_the_last_in_player_order(prestige: tuple[int, ...], winner: int) -> None:
    game = table(0, 13, 13)
    for place, amount in enumerate(prestige):
        game.seats[place].prestige = tuple(amount if colour == place else 0 for colour in range(3))
    winning.settle(game)
    assert game.winner == winner


def test_the_last_in_player_order_is_counted_from_player_1() -> None:
    game = table(0, 13, 13)
    game.first = Seat(2)
    winning.settle(game)
    assert game.winner == 1


@pytest.mark.parametrize(("amount", "over"), [(9, False), (10, True), (12, True)])
def test_without_prestige_a_player_is_knocked_out(amount: int, over: bool) -> None:
    game = table(0, 0, 0)
    winning.lose_prestige(game, Seat(1), amount, Seat(0))
    winning.settle(game)
    assert (game.over, game.winner) == (over, 0 if over else NOBODY)


def test_the_last_active_character_loses_the_game_and_the_attacker_wins_it() -> None:
    game = between_actions(3)
    attacker, target = have(game, 0, "Jorge Guerrero"), have(game, 1, "Hope", blood=2)
    have(game, 1, "Lucky", TORPOR, blood=1)
    have(game, 2, "Prudence")
    game.run()
    game.choose(Seat(0), Attack(attacker.id, target.id))
    game.choose(Seat(0), AnnounceType("Physical"))
    assert (game.over, game.winner, game.decision) == (True, 0, None)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_random_games_keep_what_always_holds(players: int, seed: int) -> None:
    game, chance = new(players, Random(seed)), Random(seed)

    def holds(now: Rivals) -> bool:
        now.copy()
        names = [card.name for card in now.cards.values() if card.name in CHARACTERS and card.place != TORPOR]
        assert len(names) == len(set(names))
        for card in now.cards.values():
            if card.name in MONSTERS and card.place == STREETS:
                hidden = 0 if card.face_down else 1
                assert hidden <= now.blood(card) <= hidden * now.blood_potency(card)
                assert card.tagged == NOBODY or not card.face_down
                assert card.controller == NOBODY
            if card.name in CHARACTERS:
                falling = now.within(Defeat) is not None or any(getattr(frame, "falling", ()) for frame in now.stack)
                assert int(not falling) <= now.blood(card) <= now.blood_potency(card)
                assert (card.party > 0) == (card.place == "streets")
        if now.turn:
            monsters = [*now.monster_deck, *now.unused_monsters, *now.burned_monsters]
            monsters += [card.name for card in now.cards.values() if card.name in MONSTERS]
            assert sorted(monsters) == sorted(MONSTERS)
        for title in [card for card in now.cards.values() if card.name == PRINCE]:
            assert (title.place == "streets") == (title.host == NO_CARD)
        for seat, player in enumerate(now.seats):
            coloured = player.prestige[seat] if player.prestige else 0
            on_cards = sum(card.blood[seat] for card in now.cards.values() if len(card.blood) > seat)
            assert coloured + on_cards <= 32 or now.turn > 20
            cards = [*player.hand, *player.library, *player.unordered_library, *player.discard, *player.burned]
            cards += [*player.faction_deck, *player.unordered_faction_deck, *player.kept_out]
            cards += [card.name for card in now.cards.values() if card.owner == seat]
            cards += in_the_air(now, seat)
            cards += (
                [player.leader] if now.turn == 0 and not any(card.owner == seat for card in now.cards.values()) else []
            )
            assert len([name for name in cards if name]) == 47
        return False

    play(game, chance, holds, 1500)
    if game.over:
        assert game.winner != NOBODY
        assert any(isinstance(cited.event, events.GameOver) for cited in game.events)
