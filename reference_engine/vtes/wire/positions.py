"""Builds a game from a position, or rejects it with a named problem. Nothing is repaired."""

from __future__ import annotations

from typing import Any

import msgspec

from reference_engine.kernel import NO_CARD, Card, CardId, Seat
from reference_engine.kernel.decisions import InvalidPosition, Unsupported
from reference_engine.kernel.deck_lists import plain
from reference_engine.kernel.editions import edition_of, not_in_force
from reference_engine.kernel.position_reader import (
    PositionReader,
    given_back,
    only,
    places,
    seats_by_name,
    with_fields,
)
from reference_engine.kernel.saving_procedures import read_stack
from reference_engine.kernel.wire_format import Unreadable, read
from reference_engine.vtes.card_dsl import declaring
from reference_engine.vtes.card_dsl.declaring import is_implemented, lies_on_minions
from reference_engine.vtes.control import contests
from reference_engine.vtes.decks.index import by_name
from reference_engine.vtes.ending import ousting
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.sects import contested_titles, titles
from reference_engine.vtes.table.card_and_seat_names import REGIONS, TableNames
from reference_engine.vtes.table.card_facts import Facts, facts, facts_in_play, ids_by_name, parts_of
from reference_engine.vtes.table.clans_and_disciplines import clan_today
from reference_engine.vtes.table.edition import Edition
from reference_engine.vtes.table.pieces import Change, Loan
from reference_engine.vtes.table.state import (
    ATTACHED,
    CONTESTED,
    IN_PLAY,
    READY,
    TORPOR,
    UNCONTROLLED,
    InPlay,
    Methuselah,
)
from reference_engine.vtes.turn import setup, turns
from scenarios.wire_types.vtes.positions import CardInPlay, ObservedCard, Position, SeatPosition, Turn

SETUP = "setup"
"""Phase of a game that is still to be dealt."""

DECKS = ("library", "unordered_library", "crypt", "unordered_crypt")
PILES = ("hand", *DECKS, "ash_heap", "removed")
TRAITS = ("sect", "clan", "title", "city")
"""Traits of a card that play can change."""
MOST_ATTACHED = 12
"""Maximum number of cards on one card: another minion may take any set of its equipment, and each is a choice."""

PLAYERS = {"up-to-five": range(2, 6), "any": range(2, 21)}
"""Numbers of seats that an edition allows. Twenty is the limit of "any number"."""

INPUT = with_fields(Position, {"seats": list[SeatPosition]})
"""A position with any number of seats: how many may play depends on the edition."""
SAVED_SEAT: Any = given_back(SeatPosition, dict.fromkeys(REGIONS, list[ObservedCard]))
SAVED = given_back(Position, {"seats": list[SAVED_SEAT], "turn": given_back(Turn)})
"""A complete observation, given back to restore its game."""


class Continuation(msgspec.Struct, forbid_unknown_fields=True):
    """Additions of a complete observation: the procedures under way, and other state without a key in positions."""

    stack: list[dict[str, Any]] = []
    modifiers: list[dict[str, Any]] = []
    loans: list[dict[str, Any]] = []
    awaited: list[tuple[str, ...]] = []
    """One entry per seat."""
    ahead: list[tuple[bool, int, bool]] = []
    """One entry per seat: out of turn, actions ahead, trifle ahead."""
    traits: list[dict[str, str]] = []


def card_number(name: str, where: str) -> Card:
    """Return the id of a card. Raises InvalidPosition for an unknown one, Unsupported for one not built yet."""
    number = ids_by_name().get(name)
    if number is None and by_name().get(plain(name)):
        raise Unsupported("card", name)
    if number is None:
        raise InvalidPosition("unknown-card", where, f"no card is called {name!r}")
    if not is_implemented(number):
        raise Unsupported("card", name)
    return number


class GameReader(PositionReader[Position, Continuation]):
    """Builds a game from one position."""

    def __init__(self, given: dict[str, Any]) -> None:
        super().__init__(given, INPUT, SAVED, Continuation)
        self.game = Vtes()

    def read(self) -> Vtes:
        position, game = self.position, self.game
        game.edition = edition_of(position.edition, "vtes", Edition)
        game.not_in_force = not_in_force("vtes", game.edition.name)
        self.names = seats_by_name([seat.name for seat in position.seats], PLAYERS[game.edition.table_size])
        game.seats += map(Methuselah, self.names)
        self.read_turn(position.turn)
        for seat, where in places(position.seats, "seats"):
            self.read_seat(self.names[seat.name], seat, where)
        if not self.complete and sum(not seat.ousted for seat in game.seats) < 2:
            raise InvalidPosition("too-few-seats", "seats", "fewer than 2 Methuselahs are still in the game")
        if position.edge is not None:
            game.edge = self.seat(position.edge, "edge")
            if game.seats[game.edge].ousted:
                raise InvalidPosition("unknown-seat", "edge", "an ousted Methuselah cannot hold the Edge")
        self.check_unique()
        self.read_events(position.events_played)
        if not self.complete:
            self.check_titles()
        game.due.clear()
        if self.continuation is not None:
            self.restore(self.continuation)
        elif game.phase == SETUP:
            setup.begin(game)
        else:
            game.stack = [turns.start_of(game.phase)]
        return game

    @property
    def is_new(self) -> bool:
        """Return whether the game is still to be dealt."""
        return self.position.turn.phase == SETUP and not self.complete

    def read_turn(self, turn: Turn) -> None:
        game = self.game
        if self.is_new:
            only(self.given["turn"], ("phase",), "turn")
            only(self.given, ("game", "edition", "seats", "turn"), "")
        game.turn, game.phase = turn.number, turn.phase
        game.active = self.seat(turn.seat, "turn.seat") if turn.seat is not None else Seat(0)

    def read_seat(self, seat: Seat, value: SeatPosition, where: str) -> None:
        if self.is_new:
            only(self.given["seats"][seat], ("name", *DECKS), where)
        methuselah = self.game.seats[seat]
        methuselah.ousted, methuselah.withdrawing = value.ousted, value.withdrawing
        methuselah.pool, methuselah.victory_points = value.pool, value.victory_points
        if methuselah.ousted and methuselah.pool:
            raise InvalidPosition("ousted-with-pool", f"{where}.pool", "an ousted Methuselah has no pool")
        if not methuselah.ousted and not methuselah.pool:
            raise InvalidPosition("pool-without-counters", f"{where}.pool", "a Methuselah without pool is ousted")
        if methuselah.ousted and seat == self.game.active and not self.complete:
            raise InvalidPosition("unknown-seat", "turn.seat", "it cannot be the turn of an ousted Methuselah")
        for pile in PILES:
            if names := getattr(value, pile):
                listed = places(names, f"{where}.{pile}")
                numbers = tuple(card_number(name, at) for name, at in listed)
                for number, (_, at) in zip(numbers, listed, strict=True):
                    self.check_pile(pile, facts()[number], at)
                setattr(methuselah, pile, numbers)
        for region in REGIONS:
            if cards := getattr(value, region):
                for card, at in places(cards, f"{where}.{region}"):
                    self.read_card(seat, region, card, at)

    def check_pile(self, pile: str, printed: Facts, where: str) -> None:
        crypt_pile = pile in ("crypt", "unordered_crypt")
        if pile in ("ash_heap", "removed") or printed.is_crypt_card == crypt_pile:
            return
        raise InvalidPosition("wrong-region", where, f"{printed.name!r} cannot be in a {pile.replace('_', ' ')}")

    def read_card(self, seat: Seat, region: str, value: CardInPlay, where: str, host: InPlay | None = None) -> InPlay:
        if value.returns_to is not None and region != CONTESTED:
            raise InvalidPosition("unknown-key", f"{where}.returns_to", "only a card in `contested` can have this key")
        if value.contested and host is None:
            raise InvalidPosition("unknown-key", f"{where}.contested", "only a card on another card can have this key")
        number = self.version(card_number(value.card, f"{where}.card"), value, where)
        printed = facts_in_play()[number]
        contested = region == CONTESTED or value.contested
        if region == CONTESTED:
            region = value.returns_to or (READY if printed.is_minion else IN_PLAY)
        check_place(number, region, where)
        if contested and not contests.printed_unique(facts()[number]):
            raise InvalidPosition("wrong-region", where, f"{printed.name!r} is not unique and cannot be contested")
        game = self.game
        controller = self.seat(value.controller, f"{where}.controller") if value.controller is not None else seat
        owner = self.seat(value.owner, f"{where}.owner") if value.owner is not None else controller
        base_owner = self.seat(value.base_owner, f"{where}.base_owner") if value.base_owner is not None else owner
        card = InPlay(CardId(game.next_id), number, owner, controller, region, host=host.id if host else NO_CARD)
        game.lay_down(card)
        if parts_of(number) is not None:
            card.base_owner = base_owner
        card.locked, card.recruited, card.marked = value.locked, value.recruited, value.marked
        for key in ("level",) if self.complete else ("level", *TRAITS):
            setattr(card, key, getattr(value, key) or "")
        if not titles.known(card.title):
            raise InvalidPosition("unknown-title", f"{where}.title", f"there is no title {card.title!r}")
        card.clan = clan_today(card.clan)
        if isinstance(value.traits, list) and (listed := tuple(value.traits)) != printed.traits:
            card.traits = listed
        if card.title in titles.OF_A_CLAN:
            card.city = value.title_clan or card.clan or printed.clan
        card.contesting = value.title_contested
        card.used = tuple(value.used)
        if value.against is not None and not self.complete:
            game.aim(card, self.seat(value.against, f"{where}.against"))
        if len(value.attached) > MOST_ATTACHED:
            raise InvalidPosition(
                "too-many-attachments", f"{where}.attached", f"a card can have at most {MOST_ATTACHED} cards on it"
            )
        for attached, at in places(value.attached, f"{where}.attached"):
            self.read_card(seat, ATTACHED, attached, at, card)
        self.read_counters(card, value, where)
        card.wounded = region == TORPOR or (isinstance(value, ObservedCard) and value.wounded)
        if contested:
            contests.turn_down(game, card)
        return card

    def version(self, number: Card, value: CardInPlay, where: str) -> Card:
        """Return the id of a card, or of the vampire that it has merged into with its base card."""
        if value.base is None:
            if value.base_owner is not None:
                raise InvalidPosition("wrong-merge", f"{where}.base_owner", "only a merged vampire has a base card")
            return number
        base = card_number(value.base, f"{where}.base")
        top, under = facts()[number], facts()[base]
        if not top.advanced or under.advanced or top.persona != under.persona:
            raise InvalidPosition(
                "wrong-merge", f"{where}.base", f"{under.name!r} is not the base version of {top.name!r}"
            )
        return declaring.merge(number, base)

    def read_counters(self, card: InPlay, value: CardInPlay, where: str) -> None:
        """Read the blood, life, or other counters of a card: the kind that it can have."""
        printed = card.facts
        kind = "blood" if printed.is_crypt_card else "life" if {"ally", "retainer"} & set(printed.types) else "counters"
        for other in ("blood", "life", "counters"):
            if other != kind and getattr(value, other):
                raise InvalidPosition("wrong-type", f"{where}.{other}", f"{printed.name!r} has {kind}, not {other}")
        capacity = self.game.capacity(card) if printed.is_crypt_card else 0
        default = capacity if kind == "blood" and card.region == READY else printed.life if kind == "life" else 0
        given = getattr(value, kind)
        card.counters = default if given is None else given
        over = printed.is_crypt_card and card.region != UNCONTROLLED and card.counters > capacity
        if over and not self.complete:
            raise InvalidPosition(
                "blood-over-capacity", f"{where}.blood", f"{card.counters} is more than the capacity of {capacity}"
            )

    def read_events(self, played: list[str]) -> None:
        """Read the events played earlier, and add those in play, each of which must be there once."""
        in_play = [card.card for card in self.game.cards.values() if "event" in card.facts.types]
        for number in in_play:
            if in_play.count(number) > 1:
                raise InvalidPosition("event-twice", "seats", f"{facts()[number].name!r} is in play twice")
        before = [card_number(name, at) for name, at in places(played, "events_played")]
        for place, number in enumerate(before):
            if "event" not in facts()[number].types:
                where = f"events_played[{place}]"
                raise InvalidPosition("wrong-type", where, f"{facts()[number].name!r} is not an event")
        self.game.events_played = tuple(dict.fromkeys((*before, *in_play)))

    def check_unique(self) -> None:
        """Check that a unique card is in play once, or contested by several Methuselahs."""
        for card in self.game.cards.values():
            if card.region != UNCONTROLLED and contests.is_unique(card):
                others = contests.copies(self.game, card)
                if others and card.region != CONTESTED:
                    raise InvalidPosition("unique-twice", "seats", f"{card.facts.name!r} is in play twice")
                if any(other.controller == card.controller for other in others):
                    raise InvalidPosition("unique-twice", "seats", f"one seat controls {card.facts.name!r} twice")

    def check_titles(self) -> None:
        """Check that no two vampires have one unique title. It may be contested, or not suit them."""
        for vampire in self.game.cards.values():
            office = titles.office(vampire)
            if vampire.contesting and office is None:
                raise InvalidPosition(
                    "wrong-type", "seats", f"{vampire.facts.name!r} has no title that could be contested"
                )
            if vampire.region not in (READY, TORPOR) or office is None:
                continue
            if (
                titles.suits(self.game, vampire)
                and not vampire.contesting
                and contested_titles.claimants(self.game, vampire)
            ):
                title, name = " ".join(office).rstrip(), vampire.facts.name
                raise InvalidPosition(
                    "title-twice", "seats", f"{name!r} has the title of {title}, and so does another vampire"
                )

    def restore(self, saved: Continuation) -> None:
        """Restore the procedures under way and the changes in force."""
        game, names = self.game, TableNames(self.game)
        try:
            game.stack = read_stack(saved.stack, names)
            game.modifiers = [read(Change, modifier, names) for modifier in saved.modifiers]
            game.loans = [read(Loan, loan, names) for loan in saved.loans]
        except (Unreadable, KeyError, TypeError) as error:
            raise InvalidPosition("wrong-type", "continuation", str(error)) from None
        for seat, awaited in zip(game.seats, saved.awaited, strict=False):
            seat.awaited = awaited
        for seat, ahead in zip(game.seats, saved.ahead, strict=False):
            seat.out_of_turn, seat.actions_ahead, seat.trifle_ahead = ahead
        for changed in saved.traits:
            card = names.card_named(changed["card"])
            if card in game.cards:
                for key in TRAITS:
                    setattr(game.cards[card], key, changed[key])
        if not game.stack:
            game.over, game.winner = True, ousting.winner([seat.victory_points for seat in game.seats])


LIE_ON_OTHERS = {"equipment", "retainer", "master", "action", "action modifier", "political action"}
"""Types of cards that some text attaches to another card."""


LIE_ON_OTHERS_ALWAYS = {"equipment", "retainer"}
"""Types of cards that are always attached to another card. Cards whose text puts them on a minion are as well."""


def check_place(number: Card, region: str, where: str) -> None:
    """Reject a card in a region where its kind cannot be."""
    printed = facts_in_play()[number]
    if region in (TORPOR, UNCONTROLLED):
        fits = printed.is_crypt_card
    elif region == READY:
        fits = printed.is_minion
    elif region == IN_PLAY:
        always_on_others = bool(LIE_ON_OTHERS_ALWAYS & set(printed.types)) or lies_on_minions(number)
        fits = not printed.is_crypt_card and not always_on_others
    else:
        fits = bool(LIE_ON_OTHERS & set(printed.types))
        if not fits:
            raise InvalidPosition("wrong-attachment", where, f"{printed.name!r} cannot be on another card")
    if not fits:
        raise InvalidPosition(
            "wrong-region", where, f"{printed.name!r} cannot be in the {region.replace('_', ' ')} region"
        )


def from_position(position: dict[str, Any]) -> Vtes:
    """Return the game that a position describes, not yet run to its first decision.

    Raises InvalidPosition with a named problem, or Unsupported for a card that the engine cannot play.
    """
    return GameReader(position).read()
