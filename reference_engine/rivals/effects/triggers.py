"""Triggered effects. Rulebook, 'Triggered Abilities', 'Ability Priority', 'Start of Turn Step'."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from reference_engine.kernel import NO_CARD, CardId, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.card_dsl.language import TEXTS, TextSource, Trigger, can_all
from reference_engine.rivals.effects.effect import effect_of
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.rivals.choices import Resolve, RevealAgenda


class SetOff(msgspec.Struct, frozen=True):
    """A triggered text, with one of its triggers."""

    source: TextSource
    timing: str
    hidden: bool = False
    """True if the text is on a face-down Agenda card. It takes effect if that card is turned up now."""


def found(game: Table, timing: str, subject: InPlay, other: CardId = NO_CARD) -> tuple[SetOff, ...]:
    """Return the texts triggered by a moment about a card, the active player's first, then clockwise.

    `other`: the second card involved, if any.
    """
    waiting = []
    for in_play, hidden in texts(game, timing):
        source = replace(in_play, subject=subject.id, other=other)
        for number, trigger in enumerate(TEXTS[source.text].triggers[timing]):
            if trigger.of(game, source, subject) and works(game, source, trigger, hidden):
                waiting.append(SetOff(source, f"{timing} {number}", hidden))
    return in_order(game, waiting)


def texts(game: Table, timing: str) -> list[tuple[TextSource, bool]]:
    """Return the texts with a trigger for a moment: those in force, and those of face-down Agenda cards."""
    found = [(source, False) for source in in_force.sources(game, timing)]
    return found + [(source, True) for source in in_force.hidden_agendas(game, timing)]


def works(game: Table, source: TextSource, trigger: Trigger, hidden: bool) -> bool:
    """Return whether a text takes effect now. A face-down one must take effect completely."""
    return trigger.when(game, source) and (not hidden or can_all(trigger.parts, game, source))


def victory(game: Table, fallen: InPlay, by: Seat) -> tuple[SetOff, ...]:
    """Return a player's texts triggered because their effect has defeated a character or a Monster."""
    return tuple(each for each in found(game, "victory", fallen) if each.source.seat == by)


def in_order(game: Table, waiting: list[SetOff]) -> tuple[SetOff, ...]:
    """Sort the texts: the active player's first, then clockwise, nobody's last. Rulebook, 'Ability Priority'."""
    if len(waiting) > 1:
        game.cite(("rivals.priority.active-player-first",))
        order = game.from_seat(game.active)
        waiting.sort(key=lambda each: order.index(each.source.seat) if each.source.seat in order else len(order))
    return tuple(waiting)


def in_turn(game: Table, timing: str) -> None:
    """Trigger the texts for a moment of the turn, which is about no card.

    These are the texts of the active player and those that apply to every player's turn.
    """
    set_off(
        game,
        in_order(
            game,
            [
                SetOff(source, f"{timing} {number}", hidden)
                for source, hidden in texts(game, timing)
                for number, trigger in enumerate(TEXTS[source.text].triggers[timing])
                if is_the_turn(game, source, trigger) and works(game, source, trigger, hidden)
            ],
        ),
    )


def is_the_turn(game: Table, source: TextSource, trigger: Trigger) -> bool:
    """Return whether the current turn is one to which the trigger applies."""
    game.cite(("rivals.tag.turn-timing",))
    if trigger.hosts_turn:
        return in_force.player_of(game, game.cards[source.host]) == game.active
    return trigger.every_turn or source.seat == game.active


def happens(game: Table, timing: str, subject: InPlay, other: CardId = NO_CARD) -> None:
    """Trigger the texts for a moment. They take effect as soon as the current step has ended."""
    set_off(game, found(game, timing, subject, other))


def exhaust(game: Table, card: InPlay, *rules: str) -> None:
    """Exhaust a card for any purpose, and trigger the effects of that."""
    game.exhaust(card, *rules)
    happens(game, "exhausts", card)


def set_off(game: Table, waiting: tuple[SetOff, ...]) -> None:
    """Let the texts take effect. References to cards that have left play are removed."""
    if waiting:
        game.set_off(Triggered(waiting=tuple(still_there(game, each) for each in waiting)))


def still_there(game: Table, each: SetOff) -> SetOff:
    source = each.source
    gone = {
        key: NO_CARD
        for key in ("card", "host", "subject", "other")
        if getattr(source, key) not in game.cards and getattr(source, key) != NO_CARD
    }
    return replace(each, source=replace(source, **gone)) if gone else each


TRIGGERED = (
    "rivals.triggered.always-on",
    "rivals.triggered.any-phase-any-turn",
    "rivals.triggered.no-once-per-turn",
    "rivals.relentless.no-response-to-triggers",
)


@procedure
class Triggered(Frame, kw_only=True):
    """Simultaneous triggered texts, one after the other. Each player orders their own."""

    waiting: tuple[SetOff, ...]

    @asks("rivals.agenda-card.flip-during-action-or-trigger", "rivals.agenda-card.text-off-while-face-down")
    def offer_to_turn_up(self, game: Table) -> Decision | None:
        """Let the player of a face-down Agenda card that would take effect now turn it up."""
        first = self.asleep(game)
        return None if first is None else Decision(first.source.seat, "agenda", [PASS, RevealAgenda()])

    @rule("rivals.agenda-card.flip-during-action-or-trigger", "rivals.agenda-card.text-off-while-face-down")
    def turn_up(self, game: Table, choice: Choice) -> None:
        first = self.asleep(game)
        assert first is not None
        if isinstance(choice, RevealAgenda):
            game.reveal_agenda(first.source.seat)
        else:
            self.waiting = tuple(each for each in self.waiting if each is not first)
        self.goto(Triggered.offer_to_turn_up)

    def asleep(self, game: Table) -> SetOff | None:
        """Return the first text of a face-down Agenda card that would change something."""
        for each in self.waiting:
            if each.hidden and not game.seats[each.source.seat].agenda_up:
                return each
        return None

    @asks("rivals.priority.own-effects-own-order", "rivals.priority.active-player-first")
    def choose_next(self, game: Table) -> Decision | None:
        if not self.waiting:
            return None
        seat = self.waiting[0].source.seat
        options: dict[Choice, None] = {}
        for each in self.waiting:
            if each.source.seat == seat:
                options[Resolve(each.source.text, each.source.card)] = None
        return Decision(seat, "resolve", list(options)) if len(options) > 1 else None

    @rule("rivals.priority.own-effects-own-order")
    def take_first(self, game: Table, choice: Resolve) -> None:
        chosen = next(each for each in self.waiting if Resolve(each.source.text, each.source.card) == choice)
        self.waiting = (chosen, *(each for each in self.waiting if each is not chosen))

    @rule("rivals.triggered.definition", *TRIGGERED)
    def carry_out(self, game: Table) -> None:
        if not self.waiting:
            return
        first, self.waiting = still_there(game, self.waiting[0]), self.waiting[1:]
        self.goto(Triggered.choose_next)
        game.call(effect_of(first.source, first.timing))

    STEPS = (offer_to_turn_up, turn_up, choose_next, take_first, carry_out)
