"""The Beginning Phase: City Deck Step, Start of Turn Step, Ready and Return Step. Rulebook, 'Beginning Phase'."""

from __future__ import annotations

from reference_engine.kernel import NO_CARD, NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.kernel.piles import drawn_from, without
from reference_engine.rivals.card_dsl.in_force import source_of
from reference_engine.rivals.card_dsl.language import TEXTS
from reference_engine.rivals.city import open_season
from reference_engine.rivals.effects.effect import effect_of, has
from reference_engine.rivals.harm import blood_loss, mending
from reference_engine.rivals.setup.monsters import place_monster
from reference_engine.rivals.table.card_facts import CITY
from reference_engine.rivals.table.pieces import HAVEN, STREETS, TORPOR, prestige_on
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import Draw


@procedure
class CityDeckStep(Frame, kw_only=True):
    """Ongoing Events end, and city cards enter The Streets."""

    left: int = 1
    """Number of cards still to be placed."""
    placed: CardId = NO_CARD
    """The Event being carried out."""
    kept_back: tuple[str, ...] = ()
    """Events to be shuffled back after a replacement has been placed."""

    @rule(
        "rivals.begin.city.burn-own-ongoing-events",
        "rivals.begin.city.first-turn-n-cards",
        "rivals.rio.corruption.leaves-in-coloured-beginning",
    )
    def burn_own_events(self, game: Table) -> None:
        for card in list(game.in_streets()):
            if card.token == game.active or prestige_on(card, game.active):
                game.cite(("rivals.begin.city.ongoing-token-to-general-supply",))
                open_season.put_back(game, card)
                game.burn(card)
        if game.active == game.first and not game.seats[game.active].had_turn:
            self.left = len(game.seats)

    @rule(
        "rivals.begin.city.nothing-when-both-empty",
        "rivals.begin.city.first-turn-one-at-a-time",
        "rivals.begin.city.reshuffle-when-empty",
    )
    def look_at_the_deck(self, game: Table) -> None:
        if not self.left:
            self.goto(CityDeckStep.shuffle_the_prince_in)
        elif not game.city_deck and not game.unordered_city_deck:
            if not game.city_discard:
                self.goto(CityDeckStep.shuffle_the_prince_in)
                return
            game.unordered_city_deck, game.city_discard = game.city_discard, ()
            game.emit(events.CityDeckShuffled(len(game.unordered_city_deck)), "rivals.begin.city.burned-not-reshuffled")

    @asks("rivals.begin.city.reveal-top-card")
    def what_lies_on_top(self, game: Table) -> Decision | None:
        if game.city_deck:
            return None
        return drawn_from(game.unordered_city_deck, "city-card", Draw)

    @rule("rivals.begin.city.reveal-top-card")
    def lay_it_on_top(self, game: Table, choice: Draw) -> None:
        game.city_deck, game.unordered_city_deck = (choice.card,), without(game.unordered_city_deck, choice.card)

    @rule(
        "rivals.begin.city.reveal-top-card",
        "rivals.terms.streets-shared-zone",
        "rivals.begin.city.event-ongoing-gets-token",
        "rivals.begin.city.event-resolves-then-burns",
    )
    def place_it(self, game: Table) -> None:
        name, game.city_deck = game.city_deck[0], game.city_deck[1:]
        game.emit(events.CityCardPlaced(name))
        if name in TEXTS and TEXTS[name].waits_for_second_round:
            game.cite(("rivals.rio.open-season.round-1-exception",))
            if game.turn <= len(game.seats):
                self.kept_back += (name,)
                self.goto(CityDeckStep.look_at_the_deck)
                return
        self.left -= 1
        card = game.enter(name, NOBODY, NOBODY, STREETS)
        self.shuffle_back(game)
        if "Event" not in CITY[name].types:
            self.goto(CityDeckStep.look_at_the_deck)
            return
        self.placed = card.id
        if self.is_first_step(game):
            game.cite(("rivals.monster.not-added-first-turn",))
        else:
            place_monster(game, "rivals.monster.added-on-event", "rivals.monster.not-added-first-turn")

    @rule("rivals.begin.city.event-resolves-then-burns")
    def resolve_event(self, game: Table) -> None:
        card = game.cards[self.placed]
        if has(card.name, "played"):
            game.call(effect_of(source_of(game, card), "played"))

    @rule("rivals.begin.city.event-resolves-then-burns")
    def put_event_away(self, game: Table) -> None:
        card = game.cards[self.placed]
        printed = CITY[card.name]
        if "Ongoing" not in printed.types:
            game.burn(card)
        elif not printed.no_token:
            card.token = game.active
        self.placed = NO_CARD
        self.goto(CityDeckStep.look_at_the_deck)

    def shuffle_back(self, game: Table) -> None:
        """Shuffle back Events that came too early, after their replacements have been placed."""
        for name in self.kept_back:
            game.unordered_city_deck += (*game.city_deck, name)
            game.city_deck = ()
            game.emit(events.ShuffledBack(name))
        self.kept_back = ()

    @rule("rivals.setup.city-deck.prince-shuffled-back")
    def shuffle_the_prince_in(self, game: Table) -> None:
        self.shuffle_back(game)
        if self.is_first_step(game) and len(game.seats) == 2:
            prince = tuple(name for name in game.set_aside if CITY[name].types == ("Title",))
            game.unordered_city_deck += prince
            game.set_aside = tuple(name for name in game.set_aside if name not in prince)

    def is_first_step(self, game: Table) -> bool:
        """Return whether this is the first City Deck Step of the game."""
        return game.active == game.first and not game.seats[game.active].had_turn

    STEPS = (
        burn_own_events,
        look_at_the_deck,
        what_lies_on_top,
        lay_it_on_top,
        place_it,
        resolve_event,
        put_event_away,
        shuffle_the_prince_in,
    )


def turn_haven(game: Table, seat: Seat, up: bool) -> None:
    """Turn a player's active Haven face up or face down, unless it already is."""
    player = game.seats[seat]
    if player.haven_card and player.haven_up != up:
        player.haven_up = up
        game.emit(events.HavenTurned(seat, up), "rivals.haven-card.active-haven")


@procedure
class ReadyAndReturn(Frame, kw_only=True):
    """Ready the active player's cards, and return their characters to the Haven."""

    @rule(
        "rivals.begin.ready.all-controlled-cards",
        "rivals.terms.control",
        "rivals.begin.ready.order-ready-return-remove",
        "rivals.tag.turn-timing",
        "rivals.monster-end.exhausts-monster",
        "rivals.fear.no-readying-at-start",
        "rivals.fear.on-ready-character",
    )
    def ready(self, game: Table) -> None:
        for card in game.cards.values():
            controller = card.controller if card.owner == NOBODY else card.owner
            if game.active in (controller, card.tagged) and not card.fear:
                game.ready(card)
        player = game.seats[game.active]
        player.agenda_exhausted = player.haven_exhausted = False

    @rule("rivals.begin.ready.return-to-haven", "rivals.move.bonuses-switch", "rivals.fear.exhausted-still-returns")
    def come_home(self, game: Table) -> None:
        for character in game.characters(game.active, STREETS):
            game.put(character, HAVEN)
            game.emit(events.Returned(character.id))
        blood_loss.lose_excess(game)
        mending.leave_torpor(game, game.active)

    @rule(
        "rivals.begin.ready.remove-temporary-tokens",
        "rivals.no-influence.removed-each-turn",
        "rivals.fear.removed-after-applying",
        "rivals.fear.several-no-extra",
        "rivals.affliction.tokens-not-detachable",
    )
    def remove_tokens(self, game: Table) -> None:
        for character in game.characters(game.active, HAVEN, TORPOR):
            character.no_influence, character.fear = False, 0

    STEPS = (ready, come_home, remove_tokens)
