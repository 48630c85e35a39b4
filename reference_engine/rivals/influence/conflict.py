"""The Influence Conflict: a question to all players, decided by Influence. Rulebook, 'Schemes'.

Secret information stays in this procedure until the reveal. Influence Modifiers are face down, and no event reveals the
Prestige in a fist. That Prestige stays in the personal supply until then, so all players see the true total.
"""

from __future__ import annotations

from typing import TypeVar

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import asks, procedure, rule
from reference_engine.rivals.card_dsl.current_conflict import NO_FIST, Conflict
from reference_engine.rivals.effects import abilities, triggers
from reference_engine.rivals.influence import amounts
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.rivals import choices, events

YES, NO = "yes", "no"

NOT_NOW = Refusal("rivals.influence.when-needed", "you cannot exert Influence now")
NOT_YET = Refusal("rivals.scheme.others-clockwise", "players exert Influence and declare clockwise, one at a time")
TOO_LATE = Refusal("rivals.scheme.own-chance-only-once", "your chance to exert Influence has passed")
MUST_DECLARE = Refusal("rivals.scheme.others-must-declare", "every player must declare yes or no")
ONLY_YES = Refusal("rivals.scheme.player-cannot-say-no", "the player who started the conflict must declare yes")
ALREADY_COMMITTED = Refusal("rivals.scheme.prestige.commit-is-final", "you have already held out your fist")
LAST_PRESTIGE = Refusal("rivals.influence.not-last-prestige", "you cannot exert your last Prestige")
HAS_TOKEN = Refusal("rivals.no-influence.blocks-exerting", "that character has a 'No Influence' token")
HAS_NONE = Refusal("rivals.influence.other-sources", "that character has no Influence for you to exert")
ONE_MODIFIER = Refusal("rivals.influence.modifier-limit-1", "you have already played an Influence Modifier")
NO_MODIFIER = Refusal("rivals.influence.modifier-adds", "that is not an Influence Modifier in your hand")
BARRED = Refusal("rivals.golden.prohibition-beats-permission", "a card forbids you to play an Influence Modifier here")
NOT_MEANWHILE = Refusal("rivals.scheme.no-relentless-in-others-exertion", "it is another player's chance to exert")
NOT_RELENTLESS = Refusal("rivals.scheme.non-active-relentless-only", "only a Relentless ability can be used now")

T = TypeVar("T")


@procedure
class InfluenceConflict(Conflict, kw_only=True):
    """An Influence Conflict: all players exert and declare clockwise from the player who asks, then reveal together.

    Subclasses define the result of success and failure; see `succeed` and `fail`.
    """

    def current(self, game: Table) -> Seat:
        """Return the player whose turn it is to exert."""
        return game.from_seat(self.seat)[self.at]

    @rule("rivals.scheme.starts-influence-conflict", "rivals.scheme.face-up-and-read")
    def begin(self, game: Table) -> None:
        players = len(game.seats)
        self.open, self.fists = (0,) * players, (NO_FIST,) * players
        self.modifiers = self.answers = ("",) * players
        game.emit(events.ConflictBegan(self.seat, self.card))

    @asks(
        "rivals.scheme.others-clockwise",
        "rivals.scheme.others-must-declare",
        "rivals.scheme.player-announces-and-says-yes",
        "rivals.influence.never-forced",
        "rivals.hunter-misc.hunters-join-vampiric-matters",
    )
    def exert(self, game: Table) -> Decision | None:
        if self.at == len(game.seats):
            return None
        seat = self.current(game)
        options: list[Choice] = [choices.Exert(card.id) for card in self.exertable(game, seat)]
        options += map(choices.LayModifier, self.laying(game, seat))
        options += map(choices.HoldOut, self.amounts(game, seat))
        options += abilities.uses(game, seat)
        options += map(choices.Declare, (YES,) if seat == self.seat else (YES, NO))
        return Decision(seat, "influence", options)

    def exertable(self, game: Table, seat: Seat) -> list[InPlay]:
        """Return the characters whose Influence the player may exert."""
        return amounts.exertable(game, seat)

    def laying(self, game: Table, seat: Seat) -> list[str]:
        """Return the Influence Modifiers that the player may play."""
        return [] if self.modifiers[seat] or seat in self.barred else amounts.modifiers(game, seat)

    def amounts(self, game: Table, seat: Seat) -> range:
        """Return the amounts of Prestige that the player may hold out."""
        return range(amounts.most_prestige(game, seat) + 1 if self.fists[seat] == NO_FIST else 0)

    @rule("rivals.scheme.own-chance-only-once")
    def settle(self, game: Table, choice: Choice) -> None:
        self.goto(InfluenceConflict.exert)
        seat = self.current(game)
        match choice:
            case choices.Exert(character=character):
                self.exert_all(game, seat, character)
            case choices.LayModifier(card=name):
                game.take_from_hand(seat, name)
                self.modifiers = put(self.modifiers, seat, name)
                game.emit(events.ModifierLaid(seat), "rivals.scheme.modifiers-face-down")
            case choices.HoldOut(amount=amount):
                self.fists = put(self.fists, seat, amount)
                game.emit(
                    events.FistHeldOut(seat),
                    "rivals.scheme.prestige.secret-fist",
                    "rivals.scheme.prestige.commit-is-final",
                    "rivals.scheme.prestige.zero-fist-allowed",
                )
            case choices.Use(card=card, ability=ability):
                game.call(abilities.UseAbility(seat=seat, card=card, ability=ability))
            case choices.Declare(answer=answer):
                self.answers = put(self.answers, seat, answer)
                self.at += 1
                game.emit(
                    events.Declared(seat, answer, self.open[seat]),
                    "rivals.influence.announce-total",
                    "rivals.scheme.open-total-excludes-fist",
                )

    def exert_all(self, game: Table, seat: Seat, number: CardId) -> None:
        character = game.cards[number]
        amount = amounts.influence(game, character)
        character.no_influence = True
        self.open = put(self.open, seat, self.open[seat] + amount)
        game.emit(
            events.InfluenceExerted(number, amount),
            "rivals.influence.exert-all",
            "rivals.influence.exert-places-token",
            "rivals.influence.any-number-of-characters",
        )

    @rule("rivals.scheme.resolution-after-all-declared", "rivals.scheme.resolve.simultaneous-reveal")
    def reveal(self, game: Table) -> None:
        totals = {YES: 0, NO: 0}
        for seat in game.from_seat(self.seat):
            total = self.open[seat]
            if self.fists[seat] != NO_FIST:
                total += self.fists[seat]
                game.emit(events.FistOpened(seat, self.fists[seat]), "rivals.influence.prestige-one-to-one")
            if name := self.modifiers[seat]:
                more = amounts.of_modifier(name, self.exerted_against(seat))
                total += more
                game.emit(
                    events.ModifierRevealed(seat, name, more),
                    "rivals.influence.modifier-adds",
                    "rivals.influence.modifier-not-by-character",
                )
            totals[self.answers[seat]] += max(total + amounts.in_total(game, seat), 0)
        self.answer = NO if totals[NO] > totals[YES] else YES
        game.emit(
            events.ConflictDecided(self.card, totals[YES], totals[NO], self.answer),
            "rivals.scheme.resolve.sum-per-side",
            "rivals.scheme.resolve.no-higher-fails"
            if self.answer == NO
            else "rivals.scheme.resolve.yes-at-least-equal-succeeds",
        )

    def exerted_against(self, seat: Seat) -> int:
        """Return the number of players who have exerted Influence, openly or secretly, for the other answer."""
        return sum(
            answer != self.answers[seat]
            and (self.open[other] > 0 or self.fists[other] > 0 or self.modifiers[other] != "")
            for other, answer in enumerate(self.answers)
        )

    @rule("rivals.scheme.prestige.lost-only-if-side-wins")
    def settle_prestige(self, game: Table) -> None:
        for seat in game.from_seat(self.seat):
            amount, self.fists = self.fists[seat], put(self.fists, seat, NO_FIST)
            if amount > 0 and self.answers[seat] == self.answer:
                game.give_up(seat, amount)
                game.emit(events.PrestigeSpent(seat, amount), "rivals.scheme.resolve.winners-pay")
            elif amount > 0:
                game.emit(events.PrestigeReturned(seat, amount), "rivals.scheme.resolve.losers-get-back")

    @rule("rivals.scheme.resolve.discard", "rivals.influence.modifier-discarded", "rivals.influence.excess-lost")
    def discard_modifiers(self, game: Table) -> None:
        for seat in game.from_seat(self.seat):
            if name := self.modifiers[seat]:
                game.seats[seat].discard += (name,)
                game.emit(events.CardDiscarded(seat, name))

    @rule("rivals.scheme.resolve.yes-at-least-equal-succeeds", "rivals.scheme.resolve.no-higher-fails")
    def resolve(self, game: Table) -> None:
        if self.answer == YES:
            triggers.happens(game, "scheme_won", self.succeed(game))
        else:
            self.fail(game)

    def succeed(self, game: Table) -> InPlay:
        """Carry out a YES and return the card it is about."""
        raise NotImplementedError

    def fail(self, game: Table) -> None:
        """Carry out a NO."""

    STEPS = (begin, exert, settle, reveal, settle_prestige, discard_modifiers, resolve)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if game.window() != "influence":
            return None
        if isinstance(choice, choices.Use):
            return self.use_refusal(game, seat, choice)
        if seat != self.current(game):
            order = game.from_seat(self.seat)
            return TOO_LATE if order.index(seat) < self.at else NOT_YET
        match choice:
            case choices.Exert(character=number):
                character = game.cards[number]
                own = character.controller == seat and character.no_influence
                return HAS_TOKEN if own else HAS_NONE
            case choices.LayModifier(card=name):
                if seat in self.barred and name in game.seats[seat].hand:
                    return BARRED
                return ONE_MODIFIER if self.modifiers[seat] and name in game.seats[seat].hand else NO_MODIFIER
            case choices.HoldOut():
                return LAST_PRESTIGE if self.fists[seat] == NO_FIST else ALREADY_COMMITTED
            case choices.Declare(answer=answer) if answer == NO:
                return ONLY_YES
            case choices.Contribute() | choices.Show() | choices.Invite() | choices.Reveal():
                return None
        return MUST_DECLARE

    def use_refusal(self, game: Table, seat: Seat, choice: choices.Use) -> Refusal:
        """Return the reason why an ability cannot be used now."""
        if seat != self.current(game):
            return NOT_MEANWHILE
        return abilities.refusal(game, seat, choice) if seat == game.active else NOT_RELENTLESS


def put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """Return a tuple with the value at one place replaced."""
    return (*row[:place], value, *row[place + 1 :])
