"""A position read, and refused by name where it cannot be. Nothing is repaired."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import NO_CARD, Card, CardId, Seat
from reference_engine.kernel.decisions import InvalidPosition, Unsupported
from reference_engine.kernel.deck_lists import plain
from reference_engine.kernel.editions import edition_in, not_in_force
from reference_engine.kernel.notation import Unreadable, read
from reference_engine.kernel.position_reader import count, expect, only, seats_by_name, words
from reference_engine.kernel.saving import read_stack
from reference_engine.vtes.card_dsl import declaring
from reference_engine.vtes.card_dsl.declaring import is_implemented, lies_on_minions
from reference_engine.vtes.control import contests
from reference_engine.vtes.decks.index import by_name
from reference_engine.vtes.ending import ousting
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.sects import contested_titles, titles
from reference_engine.vtes.table.clans_and_disciplines import clan_today
from reference_engine.vtes.table.edition import Edition
from reference_engine.vtes.table.facts import Facts, facts, facts_in_play, ids_by_name, parts_of
from reference_engine.vtes.table.names import REGIONS, TableNames
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
from reference_engine.vtes.turn.turns import PHASES

SETUP = "setup"
"""In place of a phase: the game is still to be dealt."""

PILES = ("hand", "library", "unordered_library", "crypt", "unordered_crypt", "ash_heap", "removed")
DECKS = ("library", "unordered_library", "crypt", "unordered_crypt")
RESULTS_OF_SEAT = ("prey", "predator")
SUMMARIES = ("action", "combat", "referendum")
LEVELS = ("", "basic", "superior")
MOST_ATTACHED = 12
"""On one card: any of its equipment may be taken by another minion, and so any set of it is a choice."""

PLAYERS = {"up-to-five": range(2, 6), "any": range(2, 21)}
"""How many may sit at a table, by its edition. Twenty stands for any number."""


def card_number(value: Any, where: str) -> Card:
    """The id of a card by its name. Raises InvalidPosition for an unknown one, Unsupported for one not built yet."""
    name = expect(value, str, where)
    number = ids_by_name().get(name)
    if number is None and by_name().get(plain(name)):
        raise Unsupported("card", name)
    if number is None:
        raise InvalidPosition("unknown-card", where, f"no card is called {name!r}")
    if not is_implemented(number):
        raise Unsupported("card", name)
    return number


class PositionReader:
    """Reads one position into a game."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.position = expect(position, dict, "position")
        self.game = Vtes()
        self.names: dict[str, Seat] = {}

    def read(self) -> Vtes:
        position, game = self.position, self.game
        complete = "continuation" in position
        only(
            position,
            (
                "game",
                "edition",
                "edge",
                "seats",
                "turn",
                "events_played",
                *(("continuation", *SUMMARIES) if complete else ()),
            ),
            "",
        )
        if position.get("game", "vtes") != "vtes":
            raise InvalidPosition("unknown-game", "game", f"{position['game']!r} is not vtes")
        game.edition = edition_in(position, "vtes", Edition)
        game.not_in_force = not_in_force("vtes", game.edition.name)
        if "seats" not in position:
            raise InvalidPosition("missing-key", "seats", "a position needs its seats")
        self.names = seats_by_name(expect(position["seats"], list, "seats"), PLAYERS[game.edition.table_size])
        game.seats += map(Methuselah, self.names)
        self.read_turn(position.get("turn", {}), complete)
        for place, seat in enumerate(position["seats"]):
            self.read_seat(Seat(place), seat, f"seats[{place}]", complete)
        if not complete and sum(not seat.ousted for seat in game.seats) < 2:
            raise InvalidPosition("too-few-seats", "seats", "fewer than 2 Methuselahs are still in the game")
        if position.get("edge") is not None:
            game.edge = self.seat(position["edge"], "edge")
            if game.seats[game.edge].ousted:
                raise InvalidPosition("unknown-seat", "edge", "an ousted Methuselah cannot hold the Edge")
        self.check_unique()
        self.read_events(expect(position.get("events_played", []), list, "events_played"))
        if not complete:
            self.check_titles()
        game.due.clear()
        if complete:
            self.read_continuation(expect(position["continuation"], dict, "continuation"))
        elif game.phase == SETUP:
            setup.begin(game)
        else:
            game.stack = [turns.start_of(game.phase)]
        return game

    def seat(self, value: Any, where: str) -> Seat:
        name = expect(value, str, where)
        if name not in self.names:
            raise InvalidPosition("unknown-seat", where, f"nobody called {name!r} sits at this table")
        return self.names[name]

    def read_turn(self, turn: Any, complete: bool) -> None:
        results = ("transfers", "master_actions", "discard_actions") if complete else ()
        game = self.game
        new = expect(turn, dict, "turn").get("phase") == SETUP and not complete
        only(turn, ("phase",) if new else ("number", "seat", "phase", *results), "turn")
        if new:
            only(self.position, ("game", "edition", "seats", "turn"), "")
        game.turn = count(turn.get("number", 10), "turn.number")
        if game.turn < 1:
            raise InvalidPosition("unknown-turn", "turn.number", "turns are counted from 1")
        game.active = self.seat(turn["seat"], "turn.seat") if "seat" in turn else Seat(0)
        game.phase = expect(turn.get("phase", "minion"), str, "turn.phase")
        if game.phase not in (*PHASES, SETUP):
            raise InvalidPosition("unknown-phase", "turn.phase", f"known are {', '.join((*PHASES, SETUP))}")

    def read_seat(self, seat: Seat, value: dict[str, Any], where: str, complete: bool) -> None:
        results = RESULTS_OF_SEAT if complete else ()
        new = self.game.phase == SETUP and not complete
        keys = DECKS if new else ("pool", "victory_points", "ousted", "withdrawing", *PILES, *REGIONS, *results)
        only(value, ("name", *keys), where)
        methuselah = self.game.seats[seat]
        methuselah.ousted = expect(value.get("ousted", False), bool, f"{where}.ousted")
        methuselah.withdrawing = expect(value.get("withdrawing", False), bool, f"{where}.withdrawing")
        methuselah.pool = count(value.get("pool", 0 if methuselah.ousted else 30), f"{where}.pool")
        methuselah.victory_points = count(value.get("victory_points", 0), f"{where}.victory_points")
        if methuselah.ousted and methuselah.pool:
            raise InvalidPosition("ousted-with-pool", f"{where}.pool", "an ousted Methuselah has no pool")
        if not methuselah.ousted and not methuselah.pool:
            raise InvalidPosition("pool-without-counters", f"{where}.pool", "a Methuselah without pool is ousted")
        if methuselah.ousted and seat == self.game.active and not complete:
            raise InvalidPosition("unknown-seat", "turn.seat", "an ousted Methuselah has no turn")
        for pile in PILES:
            cards = expect(value.get(pile, []), list, f"{where}.{pile}")
            numbers = tuple(card_number(card, f"{where}.{pile}[{place}]") for place, card in enumerate(cards))
            for place, number in enumerate(numbers):
                self.check_pile(pile, facts()[number], f"{where}.{pile}[{place}]")
            setattr(methuselah, pile, numbers)
        for region in REGIONS:
            for place, card in enumerate(expect(value.get(region, []), list, f"{where}.{region}")):
                self.read_card(seat, region, card, f"{where}.{region}[{place}]", complete)

    def check_pile(self, pile: str, printed: Facts, where: str) -> None:
        crypt_pile = pile in ("crypt", "unordered_crypt")
        if pile in ("ash_heap", "removed") or printed.is_crypt_card == crypt_pile:
            return
        raise InvalidPosition("wrong-region", where, f"{printed.name!r} cannot lie in a {pile.replace('_', ' ')}")

    def read_card(
        self, seat: Seat, region: str, value: Any, where: str, complete: bool, host: InPlay | None = None
    ) -> InPlay:
        results = ("capacity", "wounded", "disciplines") if complete else ()
        keys = (
            "card",
            "base",
            "base_owner",
            "locked",
            "blood",
            "life",
            "counters",
            "attached",
            "owner",
            "controller",
            "level",
            "sect",
            "clan",
            "title",
            "city",
            "title_clan",
            "title_contested",
            "used",
            "against",
            "recruited",
            "marked",
            "traits",
            *(("returns_to",) if region == CONTESTED else ("contested",) if host is not None else ()),
        )
        only(expect(value, dict, where), (*keys, *results), where)
        if "card" not in value:
            raise InvalidPosition("missing-key", f"{where}.card", "a card in play has a name")
        number = self.version(card_number(value["card"], f"{where}.card"), value, where)
        printed = facts_in_play()[number]
        contested = region == CONTESTED or expect(value.get("contested", False), bool, f"{where}.contested")
        if region == CONTESTED:
            default = READY if printed.is_minion else IN_PLAY
            region = expect(value.get("returns_to", default), str, f"{where}.returns_to")
            if region not in (READY, TORPOR, IN_PLAY):
                raise InvalidPosition("wrong-region", f"{where}.returns_to", "known are ready, torpor, in_play")
        check_place(number, region, where)
        if contested and not contests.printed_unique(facts()[number]):
            raise InvalidPosition("wrong-region", where, f"{printed.name!r} is not unique and cannot be contested")
        game = self.game
        owner = self.seat(value["owner"], f"{where}.owner") if "owner" in value else seat
        controller = self.seat(value["controller"], f"{where}.controller") if "controller" in value else seat
        if "controller" in value and "owner" not in value:
            owner = controller
        base_owner = self.seat(value["base_owner"], f"{where}.base_owner") if "base_owner" in value else owner
        card = InPlay(CardId(game.next_id), number, owner, controller, region, host=host.id if host else NO_CARD)
        game.lay_down(card)
        if parts_of(number) is not None:
            card.base_owner = base_owner
        card.locked = expect(value.get("locked", False), bool, f"{where}.locked")
        card.recruited = expect(value.get("recruited", False), bool, f"{where}.recruited")
        card.marked = expect(value.get("marked", False), bool, f"{where}.marked")
        for key in ("level",) if complete else ("level", "sect", "clan", "title", "city"):
            setattr(card, key, expect(value.get(key, ""), str, f"{where}.{key}"))
        if card.level not in LEVELS:
            raise InvalidPosition(
                "unknown-level", f"{where}.level", f"{card.level!r} is none of {', '.join(LEVELS[1:])}"
            )
        if not titles.known(card.title):
            raise InvalidPosition("unknown-title", f"{where}.title", f"no title is called {card.title!r}")
        card.clan = clan_today(card.clan)
        listed = words(value, "traits", where)
        card.traits = listed if "traits" in value and listed != printed.traits else None
        if card.title in titles.OF_A_CLAN:
            card.city = expect(value.get("title_clan", card.clan or printed.clan), str, f"{where}.title_clan")
        card.contesting = expect(value.get("title_contested", False), bool, f"{where}.title_contested")
        card.used = tuple(
            expect(item, str, f"{where}.used") for item in expect(value.get("used", []), list, f"{where}.used")
        )
        if "against" in value and not complete:
            game.aim(card, self.seat(value["against"], f"{where}.against"))
        on_it = expect(value.get("attached", []), list, f"{where}.attached")
        if len(on_it) > MOST_ATTACHED:
            raise InvalidPosition(
                "too-many-attachments", f"{where}.attached", f"at most {MOST_ATTACHED} can lie on a card"
            )
        for place, attached in enumerate(on_it):
            self.read_card(seat, ATTACHED, attached, f"{where}.attached[{place}]", complete, card)
        self.read_counters(card, value, where)
        card.wounded = region == TORPOR or bool(complete and value.get("wounded"))
        if contested:
            contests.turn_down(game, card)
        return card

    def version(self, number: Card, value: dict[str, Any], where: str) -> Card:
        """The number of a card, or of the vampire that it has merged to with the base card beneath it."""
        if "base" not in value:
            if "base_owner" in value:
                raise InvalidPosition("wrong-merge", f"{where}.base_owner", "only a merged vampire has a base card")
            return number
        base = card_number(value["base"], f"{where}.base")
        top, under = facts()[number], facts()[base]
        if not top.advanced or under.advanced or top.persona != under.persona:
            raise InvalidPosition("wrong-merge", f"{where}.base", f"{under.name!r} is no base version of {top.name!r}")
        return declaring.merge(number, base)

    def read_counters(self, card: InPlay, value: dict[str, Any], where: str) -> None:
        """Blood, life or other counters: the one that the card can have."""
        printed = card.facts
        kind = "blood" if printed.is_crypt_card else "life" if {"ally", "retainer"} & set(printed.types) else "counters"
        for other in ("blood", "life", "counters"):
            if other != kind and value.get(other):
                raise InvalidPosition("wrong-type", f"{where}.{other}", f"{printed.name!r} has {kind}, not {other}")
        capacity = self.game.capacity(card) if printed.is_crypt_card else 0
        default = capacity if kind == "blood" and card.region == READY else printed.life if kind == "life" else 0
        card.counters = count(value.get(kind, default), f"{where}.{kind}")
        if (
            printed.is_crypt_card
            and card.region != UNCONTROLLED
            and card.counters > capacity
            and "continuation" not in self.position
        ):
            raise InvalidPosition(
                "blood-over-capacity", f"{where}.blood", f"{card.counters} is more than the capacity of {capacity}"
            )

    def read_events(self, played: list[Any]) -> None:
        """The events played before, and those in play; the latter cannot be there twice."""
        in_play = [card.card for card in self.game.cards.values() if "event" in card.facts.types]
        for number in in_play:
            if in_play.count(number) > 1:
                raise InvalidPosition("event-twice", "seats", f"{facts()[number].name!r} is in play twice")
        before = [card_number(name, f"events_played[{place}]") for place, name in enumerate(played)]
        for place, number in enumerate(before):
            if "event" not in facts()[number].types:
                where = f"events_played[{place}]"
                raise InvalidPosition("wrong-type", where, f"{facts()[number].name!r} is no event")
        self.game.events_played = tuple(dict.fromkeys((*before, *in_play)))

    def check_unique(self) -> None:
        """Of a unique card there is one in play, or several are contested, each by another Methuselah."""
        for card in self.game.cards.values():
            if card.region != UNCONTROLLED and contests.is_unique(card):
                others = contests.copies(self.game, card)
                if others and card.region != CONTESTED:
                    raise InvalidPosition("unique-twice", "seats", f"{card.facts.name!r} is in play twice")
                if any(other.controller == card.controller for other in others):
                    raise InvalidPosition("unique-twice", "seats", f"one seat controls {card.facts.name!r} twice")

    def check_titles(self) -> None:
        """Of several vampires in play with one unique title, none has it: it is contested, or does not suit them."""
        for vampire in self.game.cards.values():
            office = titles.office(vampire)
            if vampire.contesting and office is None:
                raise InvalidPosition("wrong-type", "seats", f"{vampire.facts.name!r} has no title to be contested")
            if vampire.region not in (READY, TORPOR) or office is None:
                continue
            if (
                titles.suits(self.game, vampire)
                and not vampire.contesting
                and contested_titles.claimants(self.game, vampire)
            ):
                title, name = " ".join(office).rstrip(), vampire.facts.name
                raise InvalidPosition("title-twice", "seats", f"{name!r} has the title of {title}, and another as well")

    def read_continuation(self, value: dict[str, Any]) -> None:
        """The stack and the changes in force, as an observation of everything gave them."""
        only(value, ("stack", "modifiers", "loans", "awaited", "ahead", "traits"), "continuation")
        game, names = self.game, TableNames(self.game)
        try:
            game.stack = read_stack(value.get("stack", []), names)
            game.modifiers = [read(Change, modifier, names) for modifier in value.get("modifiers", [])]
            game.loans = [read(Loan, loan, names) for loan in value.get("loans", [])]
        except (Unreadable, KeyError, TypeError) as error:
            raise InvalidPosition("wrong-type", "continuation", str(error)) from None
        for seat, awaited in zip(game.seats, value.get("awaited", []), strict=False):
            seat.awaited = tuple(awaited)
        for seat, ahead in zip(game.seats, value.get("ahead", []), strict=False):
            seat.out_of_turn, seat.actions_ahead, seat.trifle_ahead = ahead
        for changed in value.get("traits", []):
            card = names.card_named(changed["card"])
            if card in game.cards:
                for key in ("sect", "clan", "title", "city"):
                    setattr(game.cards[card], key, changed[key])
        if not game.stack:
            game.over, game.winner = True, ousting.winner([seat.victory_points for seat in game.seats])


LIE_ON_OTHERS = {"equipment", "retainer", "master", "action", "action modifier", "political action"}
"""The types of the cards that some text puts on another card."""


LIE_ON_OTHERS_ALWAYS = {"equipment", "retainer"}
"""The types of the cards that never lie anywhere else, as do those whose text puts them on a minion."""


def check_place(number: Card, region: str, where: str) -> None:
    """Refuse a card in a region where its kind cannot lie."""
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
            raise InvalidPosition("wrong-attachment", where, f"{printed.name!r} cannot lie on another card")
    if not fits:
        raise InvalidPosition(
            "wrong-region", where, f"{printed.name!r} cannot lie in the {region.replace('_', ' ')} region"
        )


def from_position(position: dict[str, Any]) -> Vtes:
    """The game that a position describes, not yet run to its first decision.

    Raises InvalidPosition with a named problem, or Unsupported for a card that the engine cannot play.
    """
    return PositionReader(position).read()
