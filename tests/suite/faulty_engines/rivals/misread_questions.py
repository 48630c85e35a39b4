"""Faulty engines of Rivals: misreadings on Schemes, the Meeting and Conspiracies."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.rivals.card_dsl.current_conflict import NO_FIST, Conflict
from reference_engine.rivals.cards.words import conspiracies
from reference_engine.rivals.cards.words.conspiracies import PrestigeOfThatPlayer, TakePrestige
from reference_engine.rivals.cards.words.politics import BarModifiers
from reference_engine.rivals.conspiracies import adding, revealing
from reference_engine.rivals.conspiracies.adding import Contribution
from reference_engine.rivals.conspiracies.revealing import ResolveConspiracy
from reference_engine.rivals.ending import winning
from reference_engine.rivals.influence import amounts, meeting
from reference_engine.rivals.influence.conflict import NO, YES, InfluenceConflict
from reference_engine.rivals.influence.meeting import Meeting
from reference_engine.rivals.influence.scheme import Scheme
from reference_engine.rivals.playing.play_card import PlayLibraryCard
from reference_engine.rivals.table.card_facts import CHARACTERS, LIBRARY
from reference_engine.rivals.table.pieces import TORPOR, InPlay, prestige_on
from reference_engine.rivals.table.state import Table, with_more
from reference_engine.rivals.wire import observation
from scenarios.wire_types.declarations import HIDDEN, Choice
from scenarios.wire_types.rivals import choices
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

# Schemes: the answers, and what is left of one that fails.


@wrong("after the second player the answers are given counterclockwise", breaks="rivals.scheme.others-clockwise")
def _(change: Changes) -> None:
    def current(right: Right, self: InfluenceConflict, game: Table) -> Seat:
        first, second, *rest = game.from_seat(self.seat)
        return (first, second, *reversed(rest))[self.at]

    change.replace(InfluenceConflict, "current", current)


def failing(change: Changes, fail: Any) -> None:
    """Call `fail` after a Scheme that fails."""

    def failed(right: Right, self: Scheme, game: Table) -> None:
        right(self, game)
        fail(self, game)

    change.replace(Scheme, "fail", failed)


@wrong("a Scheme that fails gives its characters' Influence back", breaks="rivals.influence.exert-places-token")
def _(change: Changes) -> None:
    def fail(scheme: Scheme, game: Table) -> None:
        for card in game.coterie(scheme.seat):
            card.no_influence = False

    failing(change, fail)


@wrong("the losing side of a Scheme has its characters' Influence back", breaks="rivals.influence.exert-places-token")
def _(change: Changes) -> None:
    def settle(right: Right, self: InfluenceConflict, game: Table) -> None:
        right(self, game)
        for seat in game.from_seat(self.seat):
            if self.answers[seat] != self.answer:
                for card in game.coterie(seat):
                    card.no_influence = False

    change.replace(InfluenceConflict, "settle_prestige", settle)


@wrong("a Scheme that fails gives its Action back", breaks="rivals.action.costs-one")
def _(change: Changes) -> None:
    def fail(scheme: Scheme, game: Table) -> None:
        game.actions += 1

    failing(change, fail)


@wrong("a Scheme that fails goes back to its player's hand", breaks="rivals.scheme.resolve.no-higher-fails")
def _(change: Changes) -> None:
    def fail(scheme: Scheme, game: Table) -> None:
        player = game.seats[scheme.seat]
        player.discard = player.discard[:-1]
        player.hand += (scheme.card,)

    failing(change, fail)


@wrong("a character whose Scheme fails readies", breaks="rivals.scheme.exhaust-unless-unhosted")
def _(change: Changes) -> None:
    acting: list[CardId] = []

    def reveal(right: Right, self: PlayLibraryCard, game: Table) -> None:
        right(self, game)
        acting[:] = [self.actor]

    def fail(scheme: Scheme, game: Table) -> None:
        for number in acting:
            game.ready(game.cards[number])

    change.replace(PlayLibraryCard, "reveal", reveal)
    failing(change, fail)


@wrong("a player whom Majesty bars from Modifiers is barred for the turn", breaks=(
    "rivals.golden.prohibition-beats-permission",
))  # fmt: skip
def _(change: Changes) -> None:
    mark = "barred by Majesty"

    def begin(right: Right, self: InfluenceConflict, game: Table) -> None:
        right(self, game)
        self.barred = tuple(seat for seat in game.from_seat(self.seat) if mark in game.seats[seat].used)

    def settle(right: Right, self: BarModifiers, game: Table, effect: Any, choice: choices.ChooseTarget) -> None:
        right(self, game, effect, choice)
        game.seats[choice.target_seat].used += (mark,)

    change.replace(InfluenceConflict, "begin", begin)
    change.replace(BarModifiers, "settle", settle)


@wrong("Dark Money lowers the total of the next player alone", breaks="rivals.ruling.dark-money.total-only")
def _(change: Changes) -> None:
    def in_total(right: Right, game: Table, seat: Seat) -> int:
        owners = {card.controller for card in game.cards.values() if card.name == "Dark Money"}
        return int(right(game, seat)) if game.from_seat(seat)[-1] in owners else 0

    change.replace(amounts, "in_total", in_total)


@wrong("Persecution counts one foe at the most", breaks="rivals.influence.modifier-adds")
def _(change: Changes) -> None:
    change.replace(amounts, "of_modifier", lambda right, name, against: right(name, min(against, 1)))


@wrong("a Scheme fails if nobody exerts any Influence", breaks="rivals.scheme.resolve.yes-at-least-equal-succeeds")
def _(change: Changes) -> None:
    def reveal(right: Right, self: InfluenceConflict, game: Table) -> None:
        right(self, game)
        if not any(self.open) and max(self.fists) <= 0 and not any(self.modifiers):
            self.answer = NO

    change.replace(InfluenceConflict, "reveal", reveal)


@wrong("a Scheme with as much Influence for YES as for NO fails if more players say NO", breaks=(
    "rivals.scheme.resolve.yes-at-least-equal-succeeds",
))  # fmt: skip
def _(change: Changes) -> None:
    def reveal(right: Right, self: InfluenceConflict, game: Table) -> None:
        right(self, game)
        totals = {YES: 0, NO: 0}
        for seat in game.from_seat(self.seat):
            total = self.open[seat] + max(self.fists[seat], 0)
            if name := self.modifiers[seat]:
                total += amounts.of_modifier(name, self.exerted_against(seat))
            totals[self.answers[seat]] += max(total + amounts.in_total(game, seat), 0)
        if totals[YES] == totals[NO] and self.answers.count(NO) > self.answers.count(YES):
            self.answer = NO

    change.replace(InfluenceConflict, "reveal", reveal)


# Schemes: what is secret.


def conflict_seen(change: Changes, key: str, sees: Any) -> None:
    """Show a viewer a player's secret under a key of an Influence Conflict if `sees` accepts the two."""

    def told(right: Right, game: Table, names: Any, asked: Conflict, viewer: Seat | None) -> dict[str, Any]:
        found: dict[str, Any] = right(game, names, asked, viewer)
        everything = right(game, names, asked, None)
        for place, row in enumerate(found["players"]):
            if viewer is not None and sees(asked, Seat(place), viewer):
                row[key] = everything["players"][place][key]
        return found

    change.replace(observation, "influence_conflict", told)


@wrong("a fist lies open once its player has answered", breaks="rivals.scheme.prestige.secret-fist")
def _(change: Changes) -> None:
    conflict_seen(change, "fist", lambda asked, seat, viewer: asked.answers[seat] != "")


@wrong("a Modifier lies open once its player has answered", breaks="rivals.scheme.modifiers-face-down")
def _(change: Changes) -> None:
    conflict_seen(change, "modifier", lambda asked, seat, viewer: asked.answers[seat] != "")


@wrong("the player of a Scheme sees all fists", breaks="rivals.scheme.prestige.secret-fist")
def _(change: Changes) -> None:
    conflict_seen(change, "fist", lambda asked, seat, viewer: viewer == asked.seat)


@wrong("the player of a Scheme sees all Modifiers", breaks="rivals.scheme.modifiers-face-down")
def _(change: Changes) -> None:
    conflict_seen(change, "modifier", lambda asked, seat, viewer: viewer == asked.seat)


@wrong("a fist lies open to the next player clockwise", breaks="rivals.scheme.prestige.secret-fist")
def _(change: Changes) -> None:
    conflict_seen(change, "fist", lambda asked, seat, viewer: viewer == (seat + 1) % len(asked.fists))


@wrong("players who have given the same answer see each other's fists", breaks="rivals.scheme.prestige.secret-fist")
def _(change: Changes) -> None:
    def same(asked: Conflict, seat: Seat, viewer: Seat) -> bool:
        return asked.answers[seat] != "" and asked.answers[seat] == asked.answers[viewer]

    conflict_seen(change, "fist", same)


@wrong("a player without a fist is shown as one with a fist", breaks="rivals.scheme.prestige.secret-fist")
def _(change: Changes) -> None:
    def told(right: Right, game: Table, names: Any, asked: Conflict, viewer: Seat | None) -> dict[str, Any]:
        found: dict[str, Any] = right(game, names, asked, viewer)
        for place, row in enumerate(found["players"]):
            if viewer not in (None, place) and asked.fists[place] == NO_FIST and not asked.answer:
                row["fist"] = HIDDEN
        return found

    change.replace(observation, "influence_conflict", told)


# The Meeting.


@wrong("a player without Agenda gains no Prestige by the Meeting", breaks="rivals.rio.meeting.success")
def _(change: Changes) -> None:
    def succeed(right: Right, self: Meeting, game: Table) -> InPlay:
        player = game.seats[self.about]
        agenda, prestige = player.agenda, player.prestige
        found: InPlay = right(self, game)
        if not agenda:
            player.prestige = prestige
        return found

    change.replace(Meeting, "succeed", succeed)


@wrong("a player with 1 Agenda loses none by the Meeting", breaks="rivals.rio.meeting.success")
def _(change: Changes) -> None:
    def succeed(right: Right, self: Meeting, game: Table) -> InPlay:
        agenda = game.seats[self.about].agenda
        found: InPlay = right(self, game)
        if agenda == 1:
            game.seats[self.about].agenda = 1
        return found

    change.replace(Meeting, "succeed", succeed)


@wrong("nobody calls the Meeting about themselves", breaks="rivals.rio.meeting.success")
def _(change: Changes) -> None:
    change.replace(
        meeting, "meetings", lambda right, game, seat: (each for each in right(game, seat) if each.player != seat)
    )


# Conspiracies.


@wrong("the effect of a Conspiracy ends with the first player whom it knocks out", breaks=(
    "rivals.knockout.game-ends-after-current-action", "rivals.win.knock-out-rival",
))  # fmt: skip
def _(change: Changes) -> None:
    def apply(right: Right, self: TakePrestige, game: Table, effect: Any) -> None:
        foes = conspiracies.idle_foes(game, effect)
        for foe in foes:
            if not game.fallen:
                game.steal_prestige(effect.seat, foe, self.single if len(foes) == 1 else self.each)
                winning.look_at_supply(game, foe, effect.seat)

    change.replace(TakePrestige, "apply", apply)


@wrong("players have contributed to a Conspiracy if Prestige of their colour lies on it", breaks=(
    "rivals.colour.conspiracy-contributors",
))  # fmt: skip
def _(change: Changes) -> None:
    def idle(right: Right, game: Table, speaker: Any) -> list[Seat]:
        card = game.cards[speaker.card]
        return [seat for seat in game.from_seat(speaker.seat)[1:] if not prestige_on(card, seat)]

    change.replace(conspiracies, "idle_foes", idle)


@wrong("a player whose Prestige Jimmy takes for a Conspiracy has contributed to it", breaks=(
    "rivals.colour.conspiracy-contributors",
))  # fmt: skip
def _(change: Changes) -> None:
    def apply(right: Right, self: PrestigeOfThatPlayer, game: Table, effect: Any) -> None:
        right(self, game, effect)
        game.cards[effect.chosen[-1]].contributors += (effect.chosen_seats[-1],)

    change.replace(PrestigeOfThatPlayer, "apply", apply)


def looked_at(change: Changes, sees: Any) -> None:
    """Let `sees` decide which players see another's Conspiracy. It gets the original function."""
    change.replace(adding, "may_look", sees)


@wrong("a player to whom a Conspiracy was shown sees it for good", breaks="rivals.conspiracy.contributor-may-look")
def _(change: Changes) -> None:
    looked_at(change, lambda right, game, card, viewer: right(game, card, viewer) or viewer in card.shown)


@wrong("a contributor sees a Conspiracy only in its player's turn", breaks="rivals.conspiracy.contributor-may-look")
def _(change: Changes) -> None:
    looked_at(change, lambda right, game, card, viewer: right(game, card, viewer) and game.active == card.controller)


@wrong("a contributor sees all Conspiracies of that player", breaks="rivals.conspiracy.contributor-may-look")
def _(change: Changes) -> None:
    def sees(right: Right, game: Table, card: InPlay, viewer: Seat) -> bool:
        return any(right(game, each, viewer) for each in adding.conspiracies(game, card.controller))

    looked_at(change, sees)


@wrong("a Conspiracy that is shown to one player is seen by all", breaks="rivals.conspiracy.reveal-to-players")
def _(change: Changes) -> None:
    def sees(right: Right, game: Table, card: InPlay, viewer: Seat) -> bool:
        return any(right(game, card, seat) for seat in game.from_seat(viewer))

    looked_at(change, sees)


def declining(change: Changes, follows: Any) -> None:
    """Call `follows` after a player declines to contribute."""

    def settle(right: Right, self: Contribution, game: Table, choice: Choice) -> None:
        right(self, game, choice)
        if not isinstance(choice, choices.Contribute):
            follows(game, game.cards[self.card], self.seat)

    change.replace(Contribution, "settle", settle)


@wrong("a Conspiracy to which somebody has declined to contribute gets nothing of its own player in that turn", breaks=(
    "rivals.conspiracy.add.you-once-per-turn",
))  # fmt: skip
def _(change: Changes) -> None:
    def follows(game: Table, card: InPlay, seat: Seat) -> None:
        card.asked += (card.controller,)

    declining(change, follows)


@wrong("a player who has declined one Conspiracy is shown no other in that turn", breaks=(
    "rivals.conspiracy.declined-not-later-same-turn",
))  # fmt: skip
def _(change: Changes) -> None:
    def follows(game: Table, card: InPlay, seat: Seat) -> None:
        for each in adding.conspiracies(game, card.controller):
            each.asked += (seat,)

    declining(change, follows)


def cleaning_up(change: Changes, first: Any) -> None:
    """Call `first` with the Prestige on a resolved Conspiracy before it is discarded."""

    def clean_up(right: Right, self: ResolveConspiracy, game: Table) -> None:
        first(game, game.cards[self.card])
        right(self, game)

    change.replace(ResolveConspiracy, "clean_up", clean_up)


@wrong("the Prestige on a resolved Conspiracy goes to its contributors", breaks="rivals.conspiracy.resolve.cleanup")
def _(change: Changes) -> None:
    def first(game: Table, card: InPlay) -> None:
        for seat, amount in enumerate(card.prestige):
            game.add_to_supply(Seat(seat), amount)

    cleaning_up(change, first)


@wrong("the Prestige of others on a resolved Conspiracy is its player's", breaks="rivals.conspiracy.resolve.cleanup")
def _(change: Changes) -> None:
    def first(game: Table, card: InPlay) -> None:
        player = game.seats[card.controller]
        for seat, amount in enumerate(card.prestige):
            if seat != card.controller:
                player.prestige = with_more(player.prestige, seat, amount)

    cleaning_up(change, first)


@wrong("a character in torpor is enough for the clan of a Conspiracy", breaks=(
    "rivals.clan.must-be-active", "rivals.action-card.face-down-reveal-needs-clan-and-discipline",
))  # fmt: skip
def _(change: Changes) -> None:
    def clan(right: Right, game: Table, seat: Seat, card: str) -> Refusal | None:
        lying = game.characters(seat, TORPOR)
        found: Refusal | None = right(game, seat, card)
        return None if any(CHARACTERS[each.name].clan == LIBRARY[card].clan for each in lying) else found

    change.replace(revealing, "clan_refusal", clan)


@wrong("Matthew rewards every Conspiracy of a turn", breaks="rivals.triggered.definition")
def _(change: Changes) -> None:
    change.replace(conspiracies, "first_resolved", lambda right, game, speaker, card: card.controller == speaker.seat)


# Prestige of several colours.


@wrong("a thief takes Prestige of the own colour first", breaks="rivals.colour.steal-prestige")
def _(change: Changes) -> None:
    def steal(right: Right, self: Table, thief: Seat, victim: Seat, amount: int, *rules: str) -> int:
        row = [*self.seats[victim].prestige, *[0] * len(self.seats)]
        own = min(row[thief], amount)
        row[thief] -= own
        self.seats[victim].prestige = tuple(row[: len(self.seats)])
        self.seats[thief].prestige = with_more(self.seats[thief].prestige, thief, own)
        return own + int(right(self, thief, victim, amount - own, *rules))

    change.replace(Table, "steal_prestige", steal)
