"""Showing a Conspiracy to other players, and adding Prestige to it.

Rulebook, 'Conspiracies', 'Adding Prestige to a Conspiracy'.
"""

from __future__ import annotations

from collections.abc import Iterator

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.rivals.conspiracies.placing import contribute
from reference_engine.rivals.table.card_facts import CONSPIRACY, kind_of
from reference_engine.rivals.table.pieces import BESIDE, InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import Contribute, Invite, Show

NOT_YOURS = Refusal("rivals.conspiracy.add.only-in-owners-turn", "that is not one of your face-down Conspiracies")
ONCE = Refusal("rivals.conspiracy.add.you-once-per-turn", "you have already added Prestige to the Conspiracy this turn")
LAST_PRESTIGE = Refusal("rivals.conspiracy.shown-player-may-contribute-1", "you would have no Prestige left")
TO_ONESELF = Refusal("rivals.conspiracy.reveal-to-players", "you can show a Conspiracy only to other players")
ONCE_A_TURN = Refusal(
    "rivals.conspiracy.add.others-once-per-later-turn", "that player has already been asked to contribute this turn"
)
NOT_SHOWN = Refusal("rivals.conspiracy.add.only-in-owners-turn", "you have not shown that player the Conspiracy")
UNBIDDEN = Refusal(
    "rivals.conspiracy.add.permission-first-time",
    "you can contribute only with the controller's permission, unless you have contributed before",
)
NO_PERMISSION_NEEDED = Refusal(
    "rivals.conspiracy.add.no-permission-afterwards", "that player has contributed before and needs no permission"
)
NOT_IN_TURN = Refusal(
    "rivals.conspiracy.add.only-in-owners-turn",
    "you can do this only in the turn of the player who controls the Conspiracy",
)
NOT_NOW = Refusal("rivals.conspiracy.add.not-during-action-or-event", "you cannot add to a Conspiracy now")
TWO = Refusal("rivals.conspiracy.shown-player-may-contribute-1", "you can contribute exactly 1 Prestige")


def conspiracies(game: Table, seat: Seat) -> list[InPlay]:
    """Return a player's face-down Conspiracies."""
    beside = game.layout.players.get((seat, BESIDE), ())
    return [card for card in beside if card.face_down and kind_of(card.name) == CONSPIRACY]


def additions(game: Table, seat: Seat) -> Iterator[Choice]:
    """Yield a player's legal choices about their Conspiracies between Actions, except reveals."""
    for card in conspiracies(game, seat):
        others = game.from_seat(seat)[1:]
        wanted: list[Contribute | Show | Invite] = [Contribute(card.id)]
        wanted += [kind(card.id, other) for kind in (Show, Invite) for other in others]
        for choice in wanted:
            if refusal(game, seat, choice) is None:
                yield choice


def refusal(game: Table, seat: Seat, choice: Contribute | Show | Invite) -> Refusal | None:
    """Return the reason why a player cannot add to a Conspiracy, show it, or invite a contribution, or None."""
    card = game.cards[choice.card]
    if card not in conspiracies(game, seat):
        return NOT_YOURS
    if isinstance(choice, Contribute):
        if seat in card.asked:
            return ONCE
        return LAST_PRESTIGE if game.supply(seat) <= 1 else None
    if choice.player == seat:
        return TO_ONESELF
    if choice.player in card.asked:
        return ONCE_A_TURN
    if isinstance(choice, Invite):
        if choice.player not in card.shown:
            return NOT_SHOWN
        return NO_PERMISSION_NEEDED if choice.player in card.contributors else None
    return None


def out_of_place(game: Table, seat: Seat, choice: Choice) -> Refusal:
    """Return the reason why a player outside their window cannot act on a Conspiracy."""
    if seat == game.active:
        return NOT_NOW
    card = game.cards[choice.card] if isinstance(choice, Contribute) else None
    return UNBIDDEN if card and seat in card.shown and card.controller == game.active else NOT_IN_TURN


def add(game: Table, seat: Seat, choice: Contribute | Show | Invite) -> None:
    """Carry out a choice. The other player is asked to contribute."""
    card = game.cards[choice.card]
    if isinstance(choice, Contribute):
        card.asked += (seat,)
        contribute(game, seat, card, 1, "rivals.conspiracy.add.you-once-per-turn")
        return
    if isinstance(choice, Show):
        if choice.player in card.shown:
            game.cite(("rivals.conspiracy.add.no-new-reveal-needed",))
        else:
            card.shown += (choice.player,)
        game.emit(
            events.CardShown(seat, card.id, choice.player),
            "rivals.conspiracy.reveal-to-players",
            "rivals.conspiracy.reveal-same-or-later-turn",
        )
    else:
        game.cite(("rivals.conspiracy.add.permission-first-time", "rivals.conspiracy.add.no-new-reveal-needed"))
    card.asked += (choice.player,)
    game.call(Contribution(seat=choice.player, card=choice.card, shown=isinstance(choice, Show)))


@procedure
class Contribution(Frame, kw_only=True):
    """A player's opportunity to contribute 1 Prestige to another player's Conspiracy."""

    seat: Seat
    card: CardId
    shown: bool = False
    """True if the card is shown to the player during the decision."""

    @asks("rivals.conspiracy.shown-player-may-contribute-1", "rivals.conspiracy.add.others-once-per-later-turn")
    def contribute_or_not(self, game: Table) -> Decision | None:
        if game.supply(self.seat) <= 1:
            return None
        return Decision(self.seat, "contribute", [PASS, Contribute(self.card)])

    @rule("rivals.conspiracy.shown-player-may-contribute-1", "rivals.conspiracy.declined-not-later-same-turn")
    def settle(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, Contribute):
            contribute(game, self.seat, game.cards[self.card], 1)

    STEPS = (contribute_or_not, settle)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        return TWO if isinstance(choice, Contribute) and seat == self.seat else None


@procedure
class Contributors(Frame, kw_only=True):
    """Opportunity for former contributors to the active player's Conspiracies, once in each later turn."""

    at: int = 1
    """Current player, counted clockwise from the active one."""

    @asks("rivals.conspiracy.add.no-permission-afterwards", "rivals.conspiracy.add.others-once-per-later-turn")
    def ask(self, game: Table) -> Decision | None:
        placed = conspiracies(game, game.active)
        for seat in game.from_seat(game.active)[self.at :] if placed else ():
            options = [Contribute(card.id) for card in placed if seat in card.contributors and seat not in card.asked]
            if options and game.supply(seat) > 1:
                return Decision(seat, "contribute", [PASS, *options])
        return None

    @rule("rivals.conspiracy.add.no-permission-afterwards", "rivals.conspiracy.add.others-once-per-later-turn")
    def settle(self, game: Table, choice: Choice) -> None:
        self.at = game.from_seat(game.active).index(game.decider)
        if isinstance(choice, Contribute):
            card = game.cards[choice.card]
            card.asked += (game.decider,)
            contribute(game, game.decider, card, 1)
        else:
            self.at += 1
        self.goto(Contributors.ask)

    STEPS = (ask, settle)


def may_look(game: Table, card: InPlay, viewer: Seat) -> bool:
    """Return whether another player may look at a face-down Conspiracy: while it is shown, or after a contribution."""
    game.cite(("rivals.conspiracy.contributor-may-look",))
    if viewer in card.contributors:
        return True
    showing = game.within(Contribution)
    return showing is not None and (showing.seat, showing.card, showing.shown) == (viewer, card.id, True)


def begin_turn(game: Table) -> None:
    """Allow each player to add to Conspiracies again."""
    for card in game.cards.values():
        card.asked = ()
