"""Setup up to the first round. Rulebook, 'Setup', 'Location cards', 'Relic cards'."""

from __future__ import annotations

from reference_engine.kernel import CHANCE, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vendetta.effects import acquiring_allies
from reference_engine.vendetta.table.card_facts import (
    ALLIES,
    CLANS,
    DECKS,
    LOCATION_CARD_FACTS,
    LOCATION_CARDS,
    RELIC_FACTS,
    RELICS,
    STARTING_CARDS,
    VICTIM,
)
from reference_engine.vendetta.table.pieces import EMPTY, Place
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vendetta import events
from scenarios.wire_types.vendetta.choices import BeFirst, ChooseClan, ChooseRelic, Draw

LOCATION_RULES = {
    3: "vendetta.setup.locations-3-players",
    4: "vendetta.setup.locations-4-players",
    5: "vendetta.setup.locations-5-players",
}
"""Rule for the Locations in play, by number of players."""

NOT_LAID_OUT = Refusal("vendetta.setup.clan-sheets-players-plus-one", "that Clan sheet is not on offer")
TAKEN = Refusal("vendetta.setup.clan-choice-order", "another player has taken that Clan")
CLAN_TURN = Refusal("vendetta.setup.clan-choice-order", "another player is choosing a Clan")
RELIC_TURN = Refusal("vendetta.variant.relics.choice-order", "another player is choosing a Relic")
NO_SUCH_RELIC = Refusal("vendetta.variant.relics.players-plus-one", "that Relic is not on offer")


@procedure
class SetUp(Frame, kw_only=True):
    """The steps of the rulebook's list, in its order."""

    laid_out: tuple[str, ...] = ()
    """Location cards while they are being drawn; later, Clan sheets that have not been chosen."""
    relics: tuple[str, ...] = ()
    """Relics that are face up."""
    at: int = 0
    """Place of the next player to choose, counted from the Ambition holder."""

    @asks("vendetta.setup.random-first-player")
    def who_is_first(self, game: Table) -> Decision | None:
        return Decision(CHANCE, "first-player", [BeFirst(Seat(place)) for place in range(len(game.seats))])

    @rule("vendetta.setup.random-first-player", "vendetta.components.ambition-token")
    def take_ambition(self, game: Table, choice: BeFirst) -> None:
        game.ambition = choice.player
        game.emit(events.AmbitionTaken(choice.player))

    @rule(
        "vendetta.setup.location-count-by-players",
        "vendetta.setup.locations-ascending-haven-last",
        "vendetta.components.location-tiles",
        "vendetta.components.player-count",
    )
    def place_locations(self, game: Table) -> None:
        game.cite((LOCATION_RULES[len(game.seats)],))
        game.places = tuple(Place() for _ in game.locations)

    @asks("vendetta.variant.location-cards.setup", "vendetta.variant.location-cards.haven-excluded")
    def draw_location_card(self, game: Table) -> Decision | None:
        if LOCATION_CARDS not in game.variants or len(self.laid_out) == game.haven:
            return None
        return Decision(
            CHANCE, "location-card", [Draw(name) for name in sorted(LOCATION_CARD_FACTS) if name not in self.laid_out]
        )

    @rule(
        "vendetta.variant.location-cards.setup",
        "vendetta.variant.location-cards.haven-excluded",
        "vendetta.components.location-cards",
    )
    def place_location_card(self, game: Table, choice: Draw) -> None:
        location = len(self.laid_out)
        self.laid_out += (choice.card,)
        game.set_place(location, Place(card=choice.card))
        game.emit(events.LocationCardPlaced(game.locations[location], choice.card), "vendetta.variant.combinable")
        self.goto(SetUp.draw_location_card)

    @asks("vendetta.variant.relics.players-plus-one")
    def draw_relic(self, game: Table) -> Decision | None:
        if RELICS not in game.variants or len(self.relics) == len(game.seats) + 1:
            return None
        return Decision(CHANCE, "relic", [Draw(name) for name in sorted(RELIC_FACTS) if name not in self.relics])

    @rule("vendetta.variant.relics.players-plus-one", "vendetta.components.relic-cards")
    def lay_out_relic(self, game: Table, choice: Draw) -> None:
        self.relics += (choice.card,)
        game.emit(events.RelicLaidOut(choice.card), "vendetta.variant.combinable")
        self.goto(SetUp.draw_relic)

    @rule("vendetta.setup.clan-sheets-players-plus-one")
    def clear_for_sheets(self, game: Table) -> None:
        self.laid_out = ()

    @asks("vendetta.setup.clan-sheets-players-plus-one", "vendetta.components.clan-sheets")
    def draw_clan_sheet(self, game: Table) -> Decision | None:
        if len(self.laid_out) == len(game.seats) + 1:
            return None
        return Decision(CHANCE, "clan-sheet", [Draw(clan) for clan in CLANS if clan not in self.laid_out])

    @rule("vendetta.setup.clan-sheets-players-plus-one", "vendetta.components.clan-sheets")
    def lay_out_clan_sheet(self, game: Table, choice: Draw) -> None:
        self.laid_out += (choice.card,)
        game.emit(events.ClanSheetLaidOut(choice.card))
        self.goto(SetUp.draw_clan_sheet)

    @asks("vendetta.setup.clan-choice-order")
    def choose_clan(self, game: Table) -> Decision | None:
        return Decision(game.turn_order()[self.at], "choose-clan", [ChooseClan(clan) for clan in self.laid_out])

    @rule("vendetta.setup.clan-choice-order", "vendetta.ambition.turn-order")
    def take_clan(self, game: Table, choice: ChooseClan) -> None:
        seat = game.turn_order()[self.at]
        game.seats[seat].clan = choice.clan
        self.laid_out = tuple(clan for clan in self.laid_out if clan != choice.clan)
        game.emit(events.ClanChosen(seat, choice.clan))
        self.at += 1
        if self.at < len(game.seats):
            self.goto(SetUp.choose_clan)

    @rule("vendetta.setup.unused-clan-sheets-removed")
    def put_sheets_away(self, game: Table) -> None:
        self.laid_out, self.at = (), 0

    @asks("vendetta.variant.relics.choice-order")
    def choose_relic(self, game: Table) -> Decision | None:
        if not self.relics:
            return None
        seat = game.turn_order()[-1 - self.at]
        return Decision(seat, "choose-relic", [ChooseRelic(relic) for relic in self.relics])

    @rule("vendetta.variant.relics.choice-order", "vendetta.variant.relics.unused-removed")
    def take_relic(self, game: Table, choice: ChooseRelic) -> None:
        seat = game.turn_order()[-1 - self.at]
        game.seats[seat].relic = choice.relic
        self.relics = tuple(relic for relic in self.relics if relic != choice.relic)
        game.emit(events.RelicChosen(seat, choice.relic))
        self.at += 1
        if self.at < len(game.seats):
            self.goto(SetUp.choose_relic)
        else:
            self.relics = ()

    @rule(
        "vendetta.setup.stay-withdraw-each",
        "vendetta.setup.position-tile-per-location",
        "vendetta.components.position-tiles",
        "vendetta.components.stay-withdraw-tokens",
    )
    def place_positions(self, game: Table) -> None:
        for player in game.seats:
            player.spots = (EMPTY,) * len(game.places)

    @rule(
        "vendetta.setup.victim-deck-face-up",
        "vendetta.setup.ally-deck-shuffled",
        "vendetta.components.victim-cards",
        "vendetta.components.ally-cards",
    )
    def make_decks(self, game: Table) -> None:
        game.victims = ALLIES[VICTIM].copies
        game.unordered_ally_deck = tuple(sorted(name for name in ALLIES if name != VICTIM))

    @rule("vendetta.setup.starting-cards", "vendetta.setup.clan-deck", "vendetta.components.clan-cards")
    def take_clan_cards(self, game: Table) -> None:
        for player in game.seats:
            player.hand = STARTING_CARDS[player.clan]
            player.unordered_clan_deck = DECKS[player.clan]

    @rule(
        "vendetta.setup.starting-pool",
        "vendetta.setup.bank",
        "vendetta.glossary.pool",
        "vendetta.components.influence-tokens",
        "vendetta.components.blood-tokens",
    )
    def fill_pools(self, game: Table) -> None:
        for seat in game.turn_order():
            game.gain_blood(seat, game.numbers.starting_blood)
            game.gain_influence(seat, game.numbers.starting_influence)

    @rule("vendetta.setup.starting-victim", "vendetta.setup.alliance-holds-acquired-cards")
    def take_victims(self, game: Table) -> None:
        for seat in game.turn_order():
            for _ in range(game.numbers.starting_victims):
                acquiring_allies.acquire(game, seat, VICTIM)

    STEPS = (
        who_is_first,
        take_ambition,
        place_locations,
        draw_location_card,
        place_location_card,
        draw_relic,
        lay_out_relic,
        clear_for_sheets,
        draw_clan_sheet,
        lay_out_clan_sheet,
        choose_clan,
        take_clan,
        put_sheets_away,
        choose_relic,
        take_relic,
        place_positions,
        make_decks,
        take_clan_cards,
        fill_pools,
        take_victims,
    )

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        """Return the refusal of taking a Clan sheet or a Relic, or None."""
        match choice:
            case ChooseClan(clan=clan) if game.window_of(seat) == "choose-clan":
                return TAKEN if any(player.clan == clan for player in game.seats) else NOT_LAID_OUT
            case ChooseRelic() if game.window_of(seat) == "choose-relic":
                return NO_SUCH_RELIC
        return None
