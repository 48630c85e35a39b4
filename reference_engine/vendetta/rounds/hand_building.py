"""Adding Clan cards to hands. Rulebook, 'Hand Building', '3-Player mode'."""

from __future__ import annotations

from itertools import combinations

from reference_engine.kernel import CHANCE, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vendetta.card_dsl import in_force
from reference_engine.vendetta.table import clan_decks
from reference_engine.vendetta.table.card_facts import name_of
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vendetta import events
from scenarios.wire_types.vendetta.choices import Draw, Keep

REGULAR = "vendetta.hand-building.draw-two-keep-one"

KEEP_ONE = Refusal("vendetta.hand-building.draw-two-keep-one", "you keep exactly one of the drawn cards")
KEEP_TWO = Refusal(
    "vendetta.variant.three-players.first-round-draw-three-keep-two",
    "you keep exactly two of the drawn cards in the first round",
)
NO_DISCARD = Refusal(
    "vendetta.hand-building.other-to-bottom", "you cannot discard a card from your hand to keep a drawn one"
)


THREE_PLAYERS = (
    "vendetta.variant.three-players.first-round-draw-three-keep-two",
    "vendetta.variant.three-players.starting-hand-four",
)
LATER = ("vendetta.hand-building.hand-size-by-round", "vendetta.overview.hand-grows-over-three-rounds")
THREE_PLAYERS_LATER = (
    *LATER,
    "vendetta.variant.three-players.later-rounds-draw-two",
    "vendetta.variant.three-players.otherwise-regular",
)
FIRST_ROUND = (*LATER, "vendetta.hand-building.first-round-hand")
"""Citations of keeping cards, in addition to the regular rule, by number of players and round."""


@procedure
class HandBuilding(Frame, kw_only=True):
    """The phase in which each seat in turn draws and chooses in secret."""

    order: tuple[Seat, ...] = ()
    at: int = 0
    drawn: tuple[str, ...] = ()
    """Cards drawn by the deciding seat, in the order drawn."""

    @rule(REGULAR)
    def begin(self, game: Table) -> None:
        self.order = game.turn_order()

    @asks(REGULAR)
    def draw(self, game: Table) -> Decision | None:
        if len(self.drawn) == game.for_players.drawn[game.round - 1]:
            return None
        tops = clan_decks.possible_tops(game, self.order[self.at])
        if len(tops) < 2:
            return None
        return Decision(CHANCE, "clan-card", [Draw(name) for name in sorted(map(name_of, tops))])

    @rule(REGULAR)
    def take_drawn(self, game: Table, choice: Draw) -> None:
        seat = self.order[self.at]
        self.take(game, game.own_card(seat, choice.card))
        self.goto(HandBuilding.draw)

    @rule(REGULAR)
    def take_known(self, game: Table) -> None:
        seat = self.order[self.at]
        tops = clan_decks.possible_tops(game, seat)
        if tops and len(self.drawn) < game.for_players.drawn[game.round - 1]:
            self.take(game, tops[0])
            self.goto(HandBuilding.draw)
        elif self.drawn:
            game.emit(events.CardsDrawn(seat, len(self.drawn)))

    def take(self, game: Table, card: str) -> None:
        clan_decks.take_top(game, self.order[self.at], card)
        self.drawn += (card,)

    @asks(REGULAR)
    def choose(self, game: Table) -> Decision | None:
        if not self.drawn:
            return None
        seat = self.order[self.at]
        kept = min(game.for_players.kept[game.round - 1], len(self.drawn))
        names = [name_of(card) for card in self.drawn]
        options: list[Choice] = [Keep(chosen) for chosen in combinations(names, kept)]
        if kept < len(names) and in_force.has_ally(game, seat, "keeps_both"):
            options += [Keep(tuple(names), name_of(card)) for card in game.seats[seat].hand]
        return Decision(seat, "hand-building", options)

    @rule(REGULAR, "vendetta.hand-building.other-to-bottom")
    def keep(self, game: Table, choice: Keep) -> None:
        seat = self.order[self.at]
        player = game.seats[seat]
        kept = tuple(card for card in self.drawn if name_of(card) in choice.cards)
        player.hand += kept
        player.clan_deck_bottom += tuple(card for card in self.drawn if card not in kept)
        if choice.discard:
            card = game.own_card(seat, choice.discard)
            game.take_from_hand(seat, card)
            if game.edition.roberta_urbani == "under-the-deck":
                player.clan_deck_bottom += (card,)
            game.cite(("vendetta.conflicts-of-rules.card-over-rulebook",))
        self.drawn = ()
        if len(game.seats) == 3:
            game.cite(THREE_PLAYERS if game.round == 1 else THREE_PLAYERS_LATER)
        else:
            game.cite(FIRST_ROUND if game.round == 1 else LATER)
        game.emit(events.CardsKept(seat, len(kept)))

    @rule(REGULAR)
    def next_seat(self, game: Table) -> None:
        self.at += 1
        if self.at < len(self.order):
            self.goto(HandBuilding.draw)

    STEPS = (begin, draw, take_drawn, take_known, choose, keep, next_seat)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        """Return the refusal of keeping cards, or None."""
        if not isinstance(choice, Keep) or game.window_of(seat) != "hand-building":
            return None
        if choice.discard:
            return NO_DISCARD
        return KEEP_TWO if game.for_players.kept[game.round - 1] == 2 else KEEP_ONE
